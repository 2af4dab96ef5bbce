"""Edition files of every game: where they are found, which are refused, and what the content hash covers.

The key paths and values that are one game's own stand in that game's `test_edition_files`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.jiguan import editing as jiguan_editing
from tests.kikai import editing as kikai_editing
from tests.sharing.editing import GONE, Tables

from haguruma import registry
from haguruma.jiguan.editions import loading as jiguan_loading
from haguruma.kernel.editions.files import LARGEST
from haguruma.kernel.faults import BadEdition
from haguruma.kikai.editions import loading as kikai_loading


@dataclass(frozen=True)
class OneGame:
    """The editions of one game: its example, how it is changed and read, and an id that stands in it."""

    title: str
    game: str
    editing: Any
    loading: Any
    id: str

    def hash(self, data: Tables) -> str:
        """The content hash of an edition of these tables."""
        return str(self.loading.edition_of(data, "any").hash)

    def refusal(self, load: Callable[..., object], *given: object) -> str:
        """The sentence with which an edition is refused."""
        with pytest.raises(BadEdition) as caught:
            load(*given)
        assert caught.value.faults
        return str(caught.value)


KIKAI = OneGame("KIKAI", "kikai", kikai_editing, kikai_loading, "q1")
JIGUAN = OneGame("Jigūan", "jiguan", jiguan_editing, jiguan_loading, "red")
of_every_game = pytest.mark.parametrize("editions", [KIKAI, JIGUAN], ids=["kikai", "jiguan"])
"""For editions of each game."""


# Files


@of_every_game
def test_editions_that_come_along_are_known_by_name(editions: OneGame) -> None:
    assert "reconstruction" in registry.editions(editions.game)
    assert editions.loading.load_edition("reconstruction").name == "reconstruction"


@of_every_game
def test_the_reconstruction_says_that_it_is_one(editions: OneGame) -> None:
    own = editions.loading.load_edition("reconstruction")
    assert own.reconstruction
    assert "reconstruction" in own.title
    assert "reconstruction" in own.notes


@of_every_game
def test_a_file_is_known_by_its_path(editions: OneGame, tmp_path: Path) -> None:
    path, load = tmp_path / "My Box (2).toml", editions.loading.load_edition
    path.write_text("\ufeff" + editions.editing.TEXT.replace("\n", "\r\n"), "utf-8")
    assert load(str(path)).name == "my-box-2"
    assert load(str(path)).hash == load(str(editions.editing.EXAMPLE)).hash


@of_every_game
def test_an_unknown_name_is_met_with_those_there_are(editions: OneGame) -> None:
    assert "the editions are: " in editions.refusal(editions.loading.load_edition, "atlantis")
    assert "the editions are: " in editions.refusal(editions.loading.load_edition, "")


@of_every_game
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
def test_a_file_that_is_no_edition_is_refused(
    editions: OneGame, tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert reason in editions.refusal(editions.loading.load_edition, str(path))


@of_every_game
def test_what_is_no_file_is_refused(editions: OneGame, tmp_path: Path) -> None:
    load = editions.loading.load_edition
    assert "cannot be read" in editions.refusal(load, str(tmp_path / "none.toml"))
    assert "cannot be read" in editions.refusal(load, f"{tmp_path}/")
    assert "is no name of a file" in editions.refusal(load, "a\0b.toml")
    assert "cannot be read" in editions.refusal(load, "x" * 5000 + ".toml")


@pytest.mark.parametrize(("editions", "other"), [(KIKAI, JIGUAN), (JIGUAN, KIKAI)], ids=["kikai", "jiguan"])
def test_an_edition_of_the_other_game_is_refused_in_one_sentence(editions: OneGame, other: OneGame) -> None:
    """Not with a fault for each of its blocks; neither a whole one nor a block alone."""
    sentence = f"none of the blocks of an edition of {editions.title}"
    assert sentence in editions.refusal(editions.loading.load_edition, str(other.editing.EXAMPLE))
    for block in ({"gears": {"list": []}}, {"standard": {}}):
        if not set(block) & set(editions.editing.DATA):
            with pytest.raises(BadEdition, match=sentence) as caught:
                editions.loading.edition_of({"edition": {"title": "x"}, **block}, "other")
            assert len(caught.value.faults) == 1


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


JUNK: tuple[object, ...] = (
    GONE, None, "", "x", -1, 0, 1, 98, 10**9, 1.5, True, [], {}, [{}], [[]], {"": 1}, {"list": []}, {"vp": {}},
    {"coin": {}},
)  # fmt: skip
"""Beside an id of the game."""


CLAIMING = jiguan_editing.changed("edition.evidence", True)
"""The example of Jigūan, said to agree with what is known of the printed game."""


@pytest.mark.parametrize(
    ("editions", "data", "tries"),
    [
        pytest.param(KIKAI, kikai_editing.DATA, 0, marks=pytest.mark.slow),
        (KIKAI, kikai_editing.DATA, 100),
        (JIGUAN, CLAIMING, 100),
        pytest.param(JIGUAN, CLAIMING, 300, marks=pytest.mark.slow),
    ],
    ids=["kikai", "kikai-some", "jiguan-some", "jiguan"],
)
def test_whatever_stands_wherever_the_loader_loads_or_names_faults(
    editions: OneGame, data: Tables, tries: int
) -> None:
    """At every place, or at so many of them."""
    rng, ways = random.Random(1), list(places(data))
    assert len(ways) > 900
    for path in rng.sample(ways, tries) if tries else ways:
        junk = rng.choice((editions.id, *JUNK))
        found = editions.editing.faults(editions.editing.changed(path, junk, data))
        assert all(where for where, _ in found), f"{path} = {junk!r}"


# The content hash


@of_every_game
def test_the_hash_is_twelve_hex_digits_and_the_same_for_the_same_content(editions: OneGame) -> None:
    here = editions.hash(editions.editing.DATA)
    assert re.fullmatch(r"[0-9a-f]{12}", here)
    assert editions.loading.read_edition("# a comment\n" + editions.editing.TEXT, "other").hash == here
