"""Legal actions on Jigūan's drawings: each that has a place is one button on one of them, and nothing else is."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator

import pytest

from haguruma import draw
from haguruma.jiguan.constants import ITEMS, LAST_DECISION
from haguruma.jiguan.game import JiguanGame
from haguruma.kernel.action import UnknownAction

from .conftest import Moment, scene

pytestmark = pytest.mark.slow

SVG = "{http://www.w3.org/2000/svg}"
PROMPT_ALONE = {"done", "decline"}
"""Kinds of actions without a place: only the prompt offers them."""


def buttons(svg: str) -> Iterator[ET.Element]:
    """The buttons of a drawing."""
    return (node for node in ET.fromstring(svg).iter(SVG + "g") if node.get("role") == "button")


def offered(node: ET.Element) -> list[str]:
    """The notations a button offers."""
    many = node.get("data-actions")
    return many.split("|") if many else [str(node.get("data-action"))]


def test_the_games_tried_come_through_every_phase(played: list[Moment]) -> None:
    assert {moment.phase for moment in played} == {*ITEMS[: LAST_DECISION + 1], "over"}


@pytest.mark.parametrize("size", [pytest.param("wide", marks=pytest.mark.slow), "narrow"])
def test_every_legal_action_with_a_place_has_exactly_one_button(size: str, played: list[Moment]) -> None:
    for moment in played:
        found: Counter[str] = Counter()
        for panel in scene(moment):
            svg = panel.narrow if size == "narrow" and panel.narrow else panel.svg
            for node in buttons(svg):
                found.update(offered(node))
        wanted = Counter(notation for notation in moment.labels if notation.split()[0] not in PROMPT_ALONE)
        assert found == wanted, moment.phase


def test_the_whole_table_has_the_same_buttons(played: list[Moment]) -> None:
    for moment in played[::7]:
        svg = draw.board(moment.game, moment.view, moment.labels)
        found = Counter(notation for node in buttons(svg) for notation in offered(node))
        assert found == Counter(n for n in moment.labels if n.split()[0] not in PROMPT_ALONE), moment.phase


def test_a_panel_counts_its_buttons(played: list[Moment]) -> None:
    for moment in played[::9]:
        for panel in scene(moment):
            assert panel.buttons == len(list(buttons(panel.svg)))


def test_a_button_has_a_name_and_can_be_reached_by_keyboard(played: list[Moment]) -> None:
    for moment in played[::3]:
        for panel in scene(moment):
            for node in buttons(panel.svg):
                assert node.get("tabindex") == "0"
                assert all(moment.labels[one] in str(node.get("aria-label")) for one in offered(node))
                assert (node.get("data-action") is None) != (node.get("data-actions") is None)


def test_no_button_stands_inside_another(played: list[Moment]) -> None:
    for moment in played[::4]:
        for panel in scene(moment):
            for node in buttons(panel.svg):
                assert not [inner for inner in node.iter() if inner is not node and inner.get("role")]


def test_a_place_is_drawn_once(played: list[Moment]) -> None:
    for moment in played[::5]:
        places = [
            node.get("data-place")
            for panel in scene(moment)
            for node in ET.fromstring(panel.svg).iter()
            if node.get("data-place")
        ]
        assert [place for place, number in Counter(places).items() if number > 1] == []


def test_without_targets_there_are_no_buttons_but_places_to_ask_about(played: list[Moment]) -> None:
    moment = next(moment for moment in played if moment.phase == "action")
    asked: dict[str | None, str] = {}
    for panel in draw.scene(moment.game, moment.view):
        root = ET.fromstring(panel.svg)
        assert not list(buttons(panel.svg))
        asked |= {node.get("data-place"): node.get("data-ask", "") for node in root.iter() if node.get("data-ask")}
    own = moment.view["viewer"]
    assert {"pair:h1", "house:h1", "stack:red1", f"row:{own}:a1", f"exchange:{own}", f"cell:{own}:c1"} <= set(asked)


def test_what_is_asked_about_are_words_of_the_game(played: list[Moment]) -> None:
    for moment in played[::6]:
        for panel in scene(moment):
            for node in ET.fromstring(panel.svg).iter():
                for notation in filter(None, node.get("data-ask", "").split("|")):
                    moment.game.vocabulary.find(notation)


def test_the_choices_are_on_the_side_of_the_seat_on_move(played: list[Moment]) -> None:
    for moment in played[::5]:
        if moment.phase == "over":
            continue
        pictures = scene(moment)
        assert moment.game.seats[pictures.own] == moment.view["seat"]
        for number, panels in enumerate(pictures.seats):
            if number != pictures.own:
                assert not any(panel.buttons for panel in panels)


def test_choices_turn_the_table_to_the_seat_that_has_them(jiguan: JiguanGame) -> None:
    state = jiguan.start(seats=3, seed=4)
    labels = {action.notation: action.notation for action in state.actions()}
    view = state.view((state.seat or 0) + 1)
    assert draw.scene(jiguan, view, labels).own == state.seat
    assert draw.scene(jiguan, view).own != state.seat


def test_with_two_gears_in_hand_every_cell_offers_each_of_them_by_itself(played: list[Moment]) -> None:
    moment = next(one for one in played if one.phase == "gear" and len(set(one.view["held"])) == 2)  # type: ignore[call-overload]
    svg = scene(moment).main[0].svg
    assert all(node.get("data-action") for node in buttons(svg) if "put" in str(node.get("data-action")))


def test_a_coin_for_a_blueprint_does_not_glow_until_it_is_pointed_at(played: list[Moment]) -> None:
    for moment in played:
        for node in buttons(scene(moment).main[0].svg):
            if all(notation.startswith("coin ") for notation in offered(node)):
                assert "quiet" in str(node.get("class"))


def test_a_target_the_game_does_not_know_is_refused(jiguan: JiguanGame) -> None:
    with pytest.raises(UnknownAction, match="'fly red' is not an action"):
        draw.scene(jiguan, jiguan.start(seed=1).view(0), {"fly red": "Fly"})
