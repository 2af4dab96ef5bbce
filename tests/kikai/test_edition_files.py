"""Edition files: where they are found, which are refused, what source a value has, what the content hash covers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.kikai.editing import DATA, EXAMPLE, GONE, TEXT, changed, faults

from haguruma.kernel.faults import BadEdition
from haguruma.kikai.editions.sections import MODES
from haguruma.kikai.loading import LARGEST, edition_of, editions, load_edition, read_edition

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


# Files


def test_editions_that_come_along_are_known_by_name() -> None:
    assert "reconstruction" in editions()
    assert load_edition("reconstruction").name == "reconstruction"


def test_a_file_is_known_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "My Box (2).toml"
    path.write_text("\ufeff" + TEXT.replace("\n", "\r\n"), "utf-8")
    assert load_edition(str(path)).name == "my-box-2"
    assert load_edition(str(path)).hash == load_edition(str(EXAMPLE)).hash


def refusal(source: str, mode: str = "standard") -> str:
    """The sentence with which an edition is refused."""
    with pytest.raises(BadEdition) as caught:
        load_edition(source, mode)
    assert caught.value.faults
    return str(caught.value)


def test_an_unknown_name_is_met_with_those_there_are() -> None:
    assert "the editions are: " in refusal("atlantis")
    assert "the editions are: " in refusal("")


def test_an_unknown_mode_is_refused() -> None:
    assert "the modes are: standard, advanced" in refusal("reconstruction", "expert")


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_the_file_lacks_is_refused(mode: str) -> None:
    """The other side alone is good for games of that mode."""
    half = changed(mode, GONE)
    with pytest.raises(BadEdition, match=rf"no table \[{mode}\]"):
        edition_of(half, "half", mode)
    other = next(name for name in MODES if name != mode)
    assert edition_of(half, "half", other).mode == other


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe\x00", "is not UTF-8 text (byte 0)"),
        (b"[edition\n", "is not valid TOML"),
        (b"a = 1\na = 2\n", "line 2"),
        (b"a = " + b"[" * 100_000, "is nested too deeply"),
        (b"a = " + b"9" * 5000, "is not valid TOML"),
        (b"#" * (LARGEST + 1), f"is larger than {LARGEST} bytes"),
        (b"", "edition: is missing"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert reason in refusal(str(path))


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(str(tmp_path / "none.toml"))
    assert "cannot be read" in refusal(f"{tmp_path}/")
    assert "is no name of a file" in refusal("a\0b.toml")
    assert "cannot be read" in refusal("x" * 5000 + ".toml")


# Anything anywhere


def places(value: object, path: str = "") -> Iterator[str]:
    """Every key path of an edition's tables, list entries by place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "list":
                yield from places(inner, path)
            else:
                yield (here := f"{path}.{key}" if path else key)
                yield from places(inner, here)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield (here := f"{path}[#{i + 1}]")
            yield from places(inner, here)


JUNK: list[object] = [
    GONE,
    None,
    "",
    "x",
    "q1",
    -1,
    0,
    1,
    98,
    10**9,
    1.5,
    True,
    [],
    {},
    [{}],
    {"": 1},
    {"vp": {}},
]


def test_whatever_stands_wherever_the_loader_loads_or_names_faults() -> None:
    rng = random.Random(1)
    for path in places(DATA):
        junk = rng.choice(JUNK)
        assert all(where for where, _ in faults(changed(path, junk))), f"{path} = {junk!r}"


# The content hash


def content(data: dict[str, Any]) -> str:
    return edition_of(data, "any").hash


def test_the_hash_is_twelve_hex_digits_and_the_same_for_the_same_content() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", content(DATA))
    assert read_edition("# a comment\n" + TEXT, "other").hash == content(DATA)


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


def test_an_edition_of_another_game_is_refused_in_one_sentence() -> None:
    """Not with a fault for each of its blocks."""
    with pytest.raises(BadEdition, match="none of the blocks of an edition of KIKAI") as caught:
        edition_of({"edition": {"title": "x"}, "gears": {"list": []}}, "other")
    assert len(caught.value.faults) == 1
