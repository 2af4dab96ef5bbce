"""Legal actions on the drawings: each that has a place is one button there, and nothing else is."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from haguruma import draw
from haguruma.kernel.action import UnknownAction
from haguruma.kernel.contract import Game

from .conftest import Moment

pytestmark = pytest.mark.slow

SVG = "{http://www.w3.org/2000/svg}"
ON_THE_BOARD = {"place", "deploy", "play", "pair", "attract", "exhibit", "fetch", "ladder", "billboard"}
PHASES = {
    "place",
    "lay",
    "play",
    "act",
    "attract",
    "collect",
    "more",
    "take",
    "draws",
    "choose",
    "sign",
    "over",
}
DRAWINGS: dict[str, tuple[set[str], Callable[[Moment], str]]] = {
    "board": (ON_THE_BOARD, lambda m: draw.board(m.game, m.view, m.labels)),
    "components": ({"build"}, lambda m: draw.components(m.game, m.view, m.labels)),
    "cards": ({"play", "pair"}, lambda m: draw.cards(m.game, m.view, str(m.view.get("seat", "yellow")), m.labels)),
    "offer": ({"take", "draw"}, lambda m: draw.offer(m.game, m.view, m.labels)),
    "seat": ({"billboard", "place"}, lambda m: draw.seat(m.game, m.view, str(m.view.get("seat", "yellow")), m.labels)),
}  # fmt: skip


def buttons(svg: str) -> Iterator[ET.Element]:
    """The buttons of a drawing."""
    return (node for node in ET.fromstring(svg).iter(SVG + "g") if node.get("role") == "button")


def offered(svg: str) -> Counter[str]:
    """How often each notation is offered in a drawing."""
    found: Counter[str] = Counter()
    for node in buttons(svg):
        many = node.get("data-actions")
        found.update(many.split("|") if many else [str(node.get("data-action"))])
    return found


def test_the_games_tried_come_through_every_phase(moments: list[Moment]) -> None:
    assert {moment.phase for moment in moments} == PHASES


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_legal_action_with_a_place_has_exactly_one_button(name: str, moments: list[Moment]) -> None:
    kinds, drawn = DRAWINGS[name]
    for moment in moments:
        wanted = Counter(notation for notation in moment.labels if notation.split()[0] in kinds)
        assert offered(drawn(moment)) == wanted, moment.phase


def test_a_button_has_a_name_and_can_be_reached_by_keyboard(moments: list[Moment]) -> None:
    for moment in moments[::4]:
        for node in buttons(draw.board(moment.game, moment.view, moment.labels)):
            assert node.get("tabindex") == "0"
            assert node.get("aria-label")
            assert (node.get("data-action") is None) != (node.get("data-actions") is None)


def test_one_action_is_named_by_its_label_and_several_by_all_of_them(moments: list[Moment]) -> None:
    for moment in moments[1::4]:
        for node in buttons(draw.board(moment.game, moment.view, moment.labels)):
            said = str(node.get("aria-label"))
            for notation in (node.get("data-actions") or str(node.get("data-action"))).split("|"):
                assert moment.labels[notation] in said


def test_no_button_stands_inside_another(moments: list[Moment]) -> None:
    for moment in moments[::5]:
        for _, drawn in DRAWINGS.values():
            assert not [
                inner
                for node in buttons(drawn(moment))
                for inner in node.iter()
                if inner is not node and inner.get("role")
            ]


def test_without_targets_there_are_no_buttons_but_places_to_ask_about(moments: list[Moment]) -> None:
    moment = moments[0]
    root = ET.fromstring(draw.board(moment.game, moment.view))
    places = {node.get("data-place") for node in root.iter() if node.get("data-ask")}
    assert not list(buttons(draw.board(moment.game, moment.view)))
    assert {"street:s14", "square:q3", "district:casino"} <= places


def test_what_is_asked_about_are_words_of_the_game(moments: list[Moment]) -> None:
    for moment in moments[::25]:
        for name in DRAWINGS:
            root = ET.fromstring(DRAWINGS[name][1](moment))
            asked = [node.get("data-ask", "") for node in root.iter() if node.get("data-ask")]
            for notation in "|".join(asked).split("|") if asked else []:
                moment.game.vocabulary.find(notation)


def test_a_target_the_game_does_not_know_is_refused(game: Game) -> None:
    with pytest.raises(UnknownAction, match="'fly casino' is not an action"):
        draw.board(game, game.start(seed=1).view(0), {"fly casino": "Fly"})


def test_only_the_seat_on_move_can_play_from_its_hand(moments: list[Moment]) -> None:
    moment = next(moment for moment in moments if moment.phase == "play")
    other = {"yellow": "purple", "purple": "yellow"}[str(moment.view["seat"])]
    assert not list(buttons(draw.cards(moment.game, moment.view, other, moment.labels)))
