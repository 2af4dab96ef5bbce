"""The game-neutral entrance: KIKAI's pictures by region, the style sheet of both games."""

from __future__ import annotations

import re

import pytest

from haguruma import draw
from haguruma.draw.stylesheet import palettes
from haguruma.kernel.contract import Game

from .conftest import Moment


def test_kikai_has_its_board_in_the_middle_and_its_seats_beside_it(moments: list[Moment]) -> None:
    moment = moments[30]
    pictures = draw.scene(moment.game, moment.view, moment.labels)
    assert pictures.layout == "board"
    assert [panel.name for panel in pictures.main] == ["board"]
    assert [[panel.name for panel in panels] for panels in pictures.seats] == [["seat", "cards"]] * 2
    assert [panel.name for panel in pictures.shared] == ["display", "offer"]
    assert [panel.name for panel in pictures.extra] == ["round"]
    assert moment.game.seats[pictures.own] == moment.view["viewer"]


def test_the_scene_holds_the_single_drawings(moments: list[Moment]) -> None:
    moment = moments[20]
    game, view, labels = moment.game, moment.view, moment.labels
    pictures = {panel.name: panel for panel in draw.scene(game, view, labels)}
    assert pictures["board"].svg == draw.board(game, view, labels)
    assert pictures["offer"].svg == draw.offer(game, view, labels)
    assert pictures["display"].narrow == draw.components(game, view, labels, 3)
    assert pictures["round"].svg == draw.master(game, view)
    assert pictures["seat"].svg == draw.seat(game, view, "purple", labels)


@pytest.mark.slow
def test_every_action_that_has_a_place_is_on_the_scene(moments: list[Moment]) -> None:
    for moment in moments[::9]:
        shown = "".join(panel.svg for panel in draw.scene(moment.game, moment.view, moment.labels))
        offered = "|".join(re.findall(r'data-actions?="([^"]*)"', shown)).replace("&lt;", "<").replace("&gt;", ">")
        missing = {one for one in moment.labels if one not in offered.split("|")}
        assert {one.split()[0] for one in missing} <= {"choose", "done", "ladder"} - {"ladder"}


def test_each_game_wears_its_own_palette(game: Game) -> None:
    css = draw.style()
    for name, palette in palettes().items():
        for side in (0, 1):
            assert f"--ground:{palette['ground'][side]}" in css, name
    assert "[data-game=jiguan]" in css
    assert "[data-game=jiguan]" in draw.style(".hg", "dark")
