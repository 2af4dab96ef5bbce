"""The table and web rooms serve every game alike: they import no game's room and name none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.test_house import SOURCE, found, imports, lines

from haguruma import registry

ROOMS = ("web", "table")
OF_GAMES = re.compile(rf"haguruma\.(?:draw\.|box\.)?(?:{'|'.join(registry.GAMES)})\b")


def written(room: str) -> Iterator[Path]:
    """What somebody wrote in a room: modules, templates, scripts, style sheets."""
    for path in sorted((SOURCE / room).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_of_a_game_is_imported(room: str) -> None:
    wrong = [
        found(path, line, f"imports {name}")
        for path in written(room)
        if path.suffix == ".py"
        for line, name in imports(path)
        if OF_GAMES.match(name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", ROOMS)
def test_no_game_is_named(room: str) -> None:
    names = re.compile("|".join(registry.GAMES))
    wrong = [
        found(path, number, line.strip()[:80])
        for path in written(room)
        for number, line in enumerate(lines(path), 1)
        if names.search(line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "name", ["haguruma.kikai.editions.edition", "haguruma.draw.jiguan", "haguruma.draw.kikai.components"]
)
def test_the_rooms_of_games_are_known_by_their_names(name: str) -> None:
    assert OF_GAMES.match(name)
