"""Edition files of KIKAI: what source a value has, which modes a file must hold, what the content hash covers.

What holds of every game's files stands in `tests/sharing/test_edition_files.py`.
"""

from __future__ import annotations

import pytest
from tests.kikai.editing import DATA, GONE, changed, faults
from tests.sharing.editing import Tables

from haguruma.kernel.faults import BadEdition
from haguruma.kikai.constants import MODES
from haguruma.kikai.editions.loading import edition_of, load_edition

# Sources


def test_the_nearest_source_mark_counts() -> None:
    data = changed("standard.squares.source", "derived")
    data = changed("standard.squares.sources", {"vp": "rulebook"}, data)
    data = changed("standard.squares[q2].source", "box", data)
    data = changed("standard.squares[q3].sources", {"fans": "box"}, data)
    found = edition_of(data, "marked").sources
    marks = [found[f"standard.squares[{q}].{key}"] for q in ("q1", "q2", "q3") for key in ("fans", "vp")]
    assert marks == ["derived", "rulebook", "box", "box", "box", "rulebook"]
    assert found["standard.streets[s1].spaces"] == "invented"


def test_a_value_without_a_source_is_a_fault() -> None:
    bare = changed("standard.start.source", "rulebook", changed("source", GONE))
    named = {where for where, _ in faults(bare)}
    assert "board.size" in named
    assert "standard.start.energy" not in named


# Modes


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(BadEdition, match="the modes are: standard, advanced") as caught:
        load_edition("reconstruction", "expert")
    assert caught.value.faults


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_the_file_lacks_is_refused(mode: str) -> None:
    """The other side alone is good for games of that mode."""
    half = changed(mode, GONE)
    with pytest.raises(BadEdition, match=rf"no table \[{mode}\]"):
        edition_of(half, "half", mode)
    other = next(name for name in MODES if name != mode)
    assert edition_of(half, "half", other).mode == other


# The content hash


def content(data: Tables) -> str:
    return edition_of(data, "any").hash


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("edition.title", "Another"),
        ("edition.notes", "Copied by hand."),
        ("source", "derived"),
        ("districts[casino].name", "Bank"),
        ("districts[casino].at", [1, 2]),
        ("components[blue-foot-1].name", "Boot"),
        ("standard.streets[s10].via", GONE),
        ("standard.squares[q1].name", "Fountain"),
    ],
)
def test_what_no_game_depends_on_leaves_the_hash_alone(path: str, value: object) -> None:
    assert content(changed(path, value)) == content(DATA)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("components[blue-foot-1].id", "boot"),
        ("components[blue-foot-1].cost", 2),
        ("components[blue-foot-1].effect", {"energy": 2}),
        ("counts.dropper_cost", 3),
        ("turns.purple[#4]", 5),
        ("caps", {"ladder": 15}),
        ("standard.squares[q1].vp", 6),
        ("standard.streets[s4].bonus", GONE),
        ("standard.streets[s2].b", "q1"),
        ("standard.track[#20].vp", 6),
        ("standard.master.rows[#1].first", 1),
        ("standard.foundations.values[#1]", 7),
    ],
)
def test_what_a_game_depends_on_changes_the_hash(path: str, value: object) -> None:
    assert content(changed(path, value)) != content(DATA)
