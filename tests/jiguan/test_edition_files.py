"""Edition files of Jigūan: where they are found, which are refused, sources of values, what the hash covers.

How files are opened and parsed is the kernel's business, and the tests of KIKAI's editions go through all of it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.jiguan.editing import DATA, EXAMPLE, GONE, TEXT, changed, faults

from haguruma.jiguan.loading import edition_of, editions, load_edition, read_edition
from haguruma.kernel.faults import BadEdition

# Sources


def test_the_nearest_source_mark_counts() -> None:
    data = changed("slots.source", "derived")
    data = changed("slots.sources", {"at": "rulebook"}, data)
    data = changed("slots[n2].source", "box", data)
    data = changed("slots[n3].sources", {"at": "box"}, data)
    found = edition_of(data, "marked").sources
    marks = [found[f"slots[{slot}].{key}"] for slot in ("n1", "n2", "n3") for key in ("id", "at")]
    assert marks == ["derived", "rulebook", "box", "box", "derived", "box"]
    assert found["houses.blank.points"] == "invented"
    assert found["cards[parts-both].entries[#1].number"] == "invented"


def test_a_value_without_a_source_is_a_fault() -> None:
    bare = changed("gears[#3].source", "rulebook", changed("source", GONE))
    named = {where for where, _ in faults(bare)}
    assert {"houses.blank.coin", "gears[#1].numbers", "gears[#2].mark"} <= named
    assert "gears[#3].numbers" not in named
    assert "edition.title" not in named


def test_a_mark_of_nothing_is_a_fault() -> None:
    assert faults(changed("start.sources", {"gears": "box"})) == [("start.sources.gears", "")]


# Files


def test_editions_that_come_along_are_known_by_name() -> None:
    assert "reconstruction" in editions()
    assert load_edition("reconstruction").name == "reconstruction"


def test_a_file_is_known_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "My Box (2).toml"
    path.write_text("\ufeff" + TEXT.replace("\n", "\r\n"), "utf-8")
    assert load_edition(str(path)).name == "my-box-2"
    assert load_edition(str(path)).hash == load_edition(str(EXAMPLE)).hash


def refusal(source: str) -> str:
    """The sentence with which an edition is refused."""
    with pytest.raises(BadEdition) as caught:
        load_edition(source)
    assert caught.value.faults
    return str(caught.value)


def test_what_is_no_edition_is_refused(tmp_path: Path) -> None:
    assert "the editions are: " in refusal("atlantis")
    assert "cannot be read" in refusal(str(tmp_path / "none.toml"))
    assert "is no name of a file" in refusal("a\0b.toml")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe\x00", "is not UTF-8 text (byte 0)"),
        (b"[edition\n", "is not valid TOML"),
        (b"a = 1\na = 2\n", "line 2"),
        (b"a = " + b"[" * 100_000, "is nested too deeply"),
        (b"#" * 1_000_001, "is larger than 1000000 bytes"),
        (b"", "edition: is missing"),
    ],
)
def test_a_file_that_holds_no_edition_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert reason in refusal(str(path))


def test_an_edition_of_the_other_game_is_refused() -> None:
    other = Path(__file__).parents[1] / "kikai" / "example.toml"
    assert "none of the blocks of an edition of Jigūan" in refusal(str(other))


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
    "red",
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
    [[]],
    {"": 1},
    {"list": []},
    {"coin": {}},
]


def test_whatever_stands_wherever_the_loader_loads_or_names_faults() -> None:
    rng = random.Random(1)
    claiming = changed("edition.evidence", True)
    for path in rng.sample(list(places(claiming)), 300):
        junk = rng.choice(JUNK)
        assert all(where for where, _ in faults(changed(path, junk, claiming))), f"{path} = {junk!r}"


def test_no_list_is_so_short_that_the_checks_fail_on_it() -> None:
    claiming = changed("edition.evidence", True)
    for path in (
        "houses.icons",
        "towers.order",
        "towers.ranks",
        "purchase.a1",
        "start.energy",
        "start.draft",
    ):
        for length in (0, 1, 2):
            assert faults(changed(path, example_list(path)[:length], claiming))
    for block in (
        "gears",
        "slots",
        "specials",
        "blueprints",
        "cards",
        "scoring_tiles",
        "bonus_tiles",
        "workshops",
    ):
        assert faults(changed(f"{block}.list", [], claiming))


def example_list(path: str) -> list[Any]:
    """The list that the example edition has at `block.key`."""
    block, key = path.split(".")
    found: list[Any] = DATA[block][key]
    return found


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
        ("edition.reconstruction", False),
        ("source", "derived"),
        ("workshops[w-gear].name", "Forge"),
        ("beasts.red", "wolf"),
    ],
)
def test_what_no_game_depends_on_leaves_the_hash_alone(path: str, value: object) -> None:
    assert content(changed(path, value)) == content(DATA)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("gears[#1].numbers", [1, 1, 2, 3]),
        ("houses.icons[#1]", "coin"),
        ("houses.blank.points", 2),
        ("slots[n2].id", "north"),
        ("specials[s2].points", 3),
        ("blueprints[#1].values[#1]", 5),
        ("blueprints[#1].beast_energy", 3),
        ("cards[goods-red].id", "gift"),
        ("cards[goods-red].bottle", "blue"),
        ("cards[beasts-red].beasts[#1]", "blue"),
        ("cards[parts-both].entries[#1].number", 2),
        ("towers.ring", False),
        ("towers.ranks[#1]", {"coin": 2}),
        ("bonus_tiles[#1].first", {"coin": 2}),
        ("abilities.set_points", 6),
        ("purchase.a1[#1]", 2),
        ("workshops[w-gear].a1", [1, 2, 3, 4, 6]),
        ("energy.cap", 20),
        ("start.draft", [1, 2, 3, 4, 4, 3, 2, 1]),
        ("scoring.airship", 6),
        ("caps", {"coin": 36}),
    ],
)
def test_what_a_game_depends_on_changes_the_hash(path: str, value: object) -> None:
    data = changed("specials.list", [{"slot": "s2", "colour": "red", "points": 2}])
    assert content(changed(path, value, data)) != content(data)


def test_an_edition_of_another_game_is_refused_in_one_sentence() -> None:
    """Not with a fault for each of its blocks."""
    with pytest.raises(BadEdition, match="none of the blocks of an edition of Jigūan") as caught:
        edition_of({"edition": {"title": "x"}, "standard": {}}, "other")
    assert len(caught.value.faults) == 1
