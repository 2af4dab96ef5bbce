"""Each reason for a refusal by itself: its code, its rule, and the numbers in its sentence."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from haguruma.jiguan.constants import ITEMS, LAST_DECISION
from haguruma.jiguan.editions.edition import Entry
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.rules import steps
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.action import Refusal

from .wander import jiguan, moments, some, variants

GAMES = variants()
GAME = GAMES["full"]
OWN = GAME.edition_data
PRICES = next(OWN.prices_on(board) for board in OWN.workshops if board.id == "drawing")
"""Of that board, row a1 and row a2."""
END = ["end", "end-turn"]
OPEN = ("held", "drawn", "houses", "used_ability")
"""Keys of a position that belong to no seat."""

Data = dict[str, Any]


def codes() -> set[str]:
    """Every code that the room's refusals can bear."""
    found = set()
    for path in Path(steps.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found


def at(pending: list[str], game: JiguanGame = GAME, **data: Any) -> JiguanState:
    """A position with Black on move and these items pending; keys that are no seat's go to the table."""
    table: Data = {key: data.pop(key) for key in OPEN if key in data}
    return game.position({"seats": {"black": data, "white": {}}, "pending": pending, **table}, 1)


def tile(colour: str, value: int, **more: object) -> Data:
    """A blueprint for a slot."""
    return {"colour": colour, "value": value, **more}


def slots_full() -> Data:
    """A blueprint on every slot, of values there are."""
    tiles = [(colour, value) for colour in ("red", "yellow", "green", "blue") for value in (7, 8, 9, 10)]
    return {slot.id: tile(*pair) for slot, pair in zip(OWN.slots, tiles, strict=True)}


def acting(item: str, card: str, **data: Any) -> JiguanState:
    """A position in which Black has bought this card and its effect is under way."""
    return at([item, "bought a2", *END], turned=[card], **data)


ACT = ["action", *END]
BUY = ["purchase 1", *END]
GEAR = ["gear", "purchase 1", *END]
LINE = {"c1": "blue3", "c4": "red4", "c7": "green1"}
TOP = {"red": 7, "yellow": 7, "green": 7, "blue": 7, "purple": 7}
CARDS = "rulebook: Card Introduction"
ONE = {"h1": {"count": 1, "top": "red2"}}

CASES: list[tuple[Callable[[], JiguanState], str, str, str]] = [
    (lambda: at(ACT, houses=ONE), "pair h4", "no-gear", "J2"),
    (lambda: at(ACT, houses=ONE), "house h1", "pair-wanted", "J1"),
    (lambda: at(ACT), "complete n1 c1", "no-blueprint", "J8"),
    (lambda: at(ACT, slots={"n1": tile("blue", 8, beast=True)}), "complete n1 c1", "completed", "J8"),
    (lambda: at(ACT, slots={"n1": tile("blue", 8)}), "complete n1 c1", "line-open", "J8"),
    (lambda: at(ACT, slots={"n1": tile("blue", 9)}, cells=LINE), "complete n1 c1", "wrong-sum", "J8"),
    (lambda: at(ACT), "buy a1", "not-yet", "J14"),
    (lambda: at(ACT), "done", "wrong-step", "rulebook: Game Flow"),
    (lambda: at(ACT), "claim coin", "no-empty-house", "J2"),
    (lambda: at(ACT), "put red1 c1", "not-in-hand", "J7"),
    (lambda: at(ACT), "box red1", "no-box", "J31"),
    (lambda: at(ACT), "pay c1", "nothing-to-pay", "J32"),
    (lambda: at(ACT), "decline", "nothing-to-decline", "J37"),
    (lambda: at(ACT), "sell coin", "not-in-turn", "J23"),
    (lambda: at(ACT), "at n1", "not-in-hand", "J10"),
    (lambda: at(ACT), "coin n1 up", "no-blueprint", "J9"),
    (lambda: at(ACT, slots={"n1": tile("blue", 8)}), "coin n1 up", "no-coin", "J9"),
    (lambda: at(ACT, slots={"n1": tile("blue", 8, beast=True)}), "coin n1 up", "completed", "J9"),
    (lambda: at(ACT, energy=2), "exchange", "no-energy", "J30"),
    (lambda: at(GEAR, held=["blue1"], cells=LINE), "put blue1 c1", "cell-taken", "J7"),
    (lambda: at(GEAR, held=["blue1"], cells=LINE), "put blue2 c2", "not-in-hand", "J7"),
    (lambda: at(GEAR, held=["blue1"], cells=LINE), "refuse blue1", "cell-free", "J7"),
    (lambda: at(GEAR, held=["blue1"]), "buy a1", "not-yet", "J14"),
    (lambda: at(["claim h2", *GEAR], held=["blue1"], houses=ONE), "claim coin", "other-icon", "J2"),
    (lambda: at(["claim h2", *GEAR], held=["blue1"], houses=ONE), "put blue1 c1", "wrong-step", "J2"),
    (lambda: at(BUY, energy=PRICES[1][0], rows=[2, 1], workshop="drawing"), "buy a1", "no-energy", "J14"),
    (lambda: at(BUY, energy=9, slots=slots_full()), "buy a1", "no-slot", "J10"),
    (lambda: at(BUY, energy=9), "take red1", "pay-first", "J14"),
    (lambda: at(BUY, energy=9), "pair h1", "action-taken", "rulebook: Game Flow"),
    (lambda: at(END), "buy a1", "no-purchase", "J14"),
    (lambda: at(["action extra", *END], workshop="treadmill", used_ability=True), "buy a1", "no-purchase", "J34"),
    (lambda: at(["action extra", *END], workshop="treadmill", used_ability=True), "workshop", "ability-used", "J34"),
    (lambda: at(ACT, workshop="treadmill", energy=9), "workshop", "not-yet", "J29"),
    (lambda: at(END, workshop="treadmill", energy=6), "workshop", "no-energy", "J18"),
    (lambda: at(END, workshop="scaffold", energy=9, ranks=TOP), "workshop", "tower-full", "J12"),
    (lambda: at(END, workshop="scaffold", energy=9, used_ability=True), "workshop", "ability-used", "J18"),
    (lambda: at(END, workshop="scaffold", energy=9), "convert energy", "other-ability", "J18"),
    (lambda: at(END, workshop="drawing", energy=9, slots=slots_full()), "workshop", "no-slot", "J10"),
    (lambda: at(END, workshop="alembic", energy=9), "workshop", "other-ability", "J18"),
    (lambda: at(END, workshop="alembic", energy=1), "convert points", "no-energy", "J18"),
    (lambda: at(END, workshop="alembic", energy=1), "convert energy", "no-points", "J18"),
    (lambda: at(END, workshop="alembic", energy=20), "convert energy", "track-full", "J26"),
    (lambda: at(END, workshop="scaffold"), "set", "other-ability", "J18"),
    (lambda: at(END, workshop="foundry", beside=["red1", "red3"]), "set", "no-set", "J32"),
    (lambda: at(["tower 1", *END], workshop="scaffold", used_ability=True, ranks={**TOP, "red": 0}),
     "tower blue", "tower-full", "J12"),
    (lambda: at(END), "house h1", "no-single-gear", "J15"),
    (lambda: at(END), "mission goods-red", "no-mission", "J17"),
    (lambda: at(END), "mission beasts-ryg", "not-yours", "J17"),
    (lambda: at(END, cards=["beasts-ryg"]), "mission beasts-ryg", "not-connected", "J17"),
    (lambda: at(END, cards=["parts-red"]), "mission parts-red", "no-gears", "J33"),
    (lambda: at(END, turned=["parts-red"]), "mission parts-red", "done-already", "J17"),
    (lambda: at(ACT, cards=["parts-red"]), "mission parts-red", "not-yet", "J17"),
    (lambda: at(END, GAMES["beginner"]), "mission parts-red", "beginner", "J27"),
    (lambda: at(["any-card", "bought a2", *END], cards=["scoring-red"]), "card scoring-red", "not-displayed", "J16"),
    (lambda: acting("any-blueprint red", "blueprint-red"), "take blue1", "other-colour", CARDS),
    (lambda: acting("sell-gears sell-red", "sell-red", beside=["red1", "blue1"]), "pay blue1", "wrong-gear", CARDS),
    (lambda: acting("sell-gears sell-red", "sell-red", beside=["red1"]), "pay red2", "not-beside", "J32"),
    (lambda: acting("sell-gears sell-red", "sell-red", beside=["red1"]), "pay c2", "cell-empty", "J32"),
    (lambda: acting("price two-steps-1", "two-steps-1", energy=5), "settle coin", "no-coin", "J37"),
    (lambda: acting("price two-steps-1", "two-steps-1", coins=3), "settle energy", "no-energy", "J37"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "notation", "code", "rule"), CASES, ids=[f"{c[1]}: {c[2]}" for c in CASES])
def test_the_reason(table: Callable[[], JiguanState], notation: str, code: str, rule: str) -> None:
    refusal = table().refusal(notation)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule), refusal


def told(state: JiguanState, notation: str) -> Refusal:
    """The refusal of an action that is not legal."""
    refusal = state.refusal(notation)
    assert refusal is not None
    return refusal


def test_numbers_in_a_reason_are_those_of_the_table() -> None:
    assert "makes 8, its blueprint is a 9: 1 coin on it" in told(
        at(ACT, slots={"n1": tile("blue", 9)}, cells=LINE), "complete n1 c1"
    ).text
    assert "c4 and c7 are empty" in told(
        at(ACT, slots={"n1": tile("blue", 9)}, cells={"c1": "red1"}), "complete n1 c1"
    ).text
    poor = at(BUY, energy=PRICES[1][0], rows=[3, 1], workshop="drawing")
    assert f"costs {PRICES[0][2]} energy; you have {PRICES[1][0]}" in told(poor, "buy a1").text
    lacking = told(at(END, workshop="foundry", beside=["red1", "red3"]), "set")
    assert lacking.text == "For the set you lack a 2, a 4 and a 5."


def test_the_second_tower_of_a_card_is_another_one() -> None:
    state = acting("price two-steps-1", "two-steps-1", energy=5)
    state.play("settle energy")
    state.play("tower red")
    assert told(state, "tower red").code == "same-tower"


def test_the_gear_from_a_card_comes_from_the_board() -> None:
    state = at(["supply-gear", "gear", "bought a2", *END], turned=["gear-red"], houses=ONE)
    assert (told(state, "box red1").code, told(state, "box red1").rule) == ("no-box", "J15")
    assert told(state, "house h5").code == "house-empty"
    box = at(["supply-gear box", "gear", *END], workshop="foundry", used_ability=True, houses=ONE)
    gears = {str(gear) for gear in box.view(0)["box"]}  # type: ignore[attr-defined]
    missing = next(gear for gear in GAME.tables.gears if gear not in gears)
    assert told(box, f"box {missing}").code == "not-in-box"


def test_a_gear_that_another_entry_needs_cannot_be_paid() -> None:
    cards = list(OWN.cards)
    number = next(k for k, card in enumerate(cards) if card.id == "parts-red")
    entries = (Entry("blue"), Entry("", 3), Entry("red"), Entry("green"))
    cards[number] = replace(cards[number], entries=entries)
    game = jiguan(replace(OWN, cards=tuple(cards), hash="x"))
    beside = ["blue1", "blue3", "green1", "red1", "yellow1"]
    state = at(END, game, cards=["parts-red"], beside=beside)
    state.play("mission parts-red")
    assert (told(state, "pay blue3").code, told(state, "pay blue3").rule) == ("needed-later", "J33")
    assert (told(state, "pay green1").code, told(state, "pay green1").rule) == ("wrong-gear", "J33")
    state.play("pay blue1")
    assert "asked for is any 3" in told(state, "pay green1").text


def test_the_reward_for_a_beast_is_of_its_own_row() -> None:
    state = at(ACT, slots={"n1": tile("blue", 8)}, cells=LINE)
    state.play("complete n1 c1")
    assert (told(state, "take red1").code, told(state, "take red1").rule) == ("other-row", "J8")
    row = next(card for card in state.view(0)["display"]["red"] if card)  # type: ignore[index]
    assert told(state, f"card {row}").code == "other-row"


def test_outside_the_own_turn_nothing_is_exchanged() -> None:
    state = GAME.start(seed=3)
    for notation, rule in (("exchange", "J30"), ("coin n1 up", "J30"), ("workshop", "J18"), ("set", "J18")):
        assert told(state, notation).rule == rule
        assert "the start draft" in told(state, notation).text
    assert told(state, "pair h1").rule == "J25"
    state.play("take red1")
    state.play("at n1")
    while state.seat != 0:
        state.play(state.actions()[-1])
    assert told(state, "take red2").code == "same-colour"


def test_after_the_first_scoring_only_trading_in_is_left() -> None:
    seen = False
    for seed in range(4):
        for state, _ in moments(GAME, seed):
            if not state.over and state.view(None)["phase"] == "trade":
                seen = True
                assert told(state, "exchange").text == "Exchanges belong to your own turn, not to scoring."
                assert told(state, "pair h1").rule == "J23"
    assert seen


def test_the_end_of_the_game_refuses_everything() -> None:
    state = some(GAME, 1, 10_000)[-1]
    assert state.over
    assert told(state, "done").code == "over"


def test_every_phase_has_its_words() -> None:
    assert [step.decides for step in steps.STEPS] == [kind <= LAST_DECISION for kind in range(len(ITEMS))]
    assert all(bool(step.awaits and step.rule) == step.decides for step in steps.STEPS)
    assert ITEMS[LAST_DECISION] == "trade"


def test_what_hardly_ever_happens() -> None:
    state = at(BUY, energy=9)
    state.display = [-1] * len(state.display)
    assert told(state, "buy a2").code == "display-empty"
    state.stacks = [stack[:0] for stack in state.stacks]
    assert told(state, "buy a1").code == "stack-empty"
    taken = at(["blueprint", "bought a1", *END], drawn=[tile("red", 7)], slots={"n1": tile("blue", 8)})
    assert told(taken, "at n1").code == "slot-taken"
    gears = ["red1", "red2", "red3", "red4", "red5"]
    paying = at(["pay set", *END], workshop="foundry", beside=gears, energy=9)
    assert told(paying, "set").code == told(paying, "workshop").code == "paying"


def test_every_reason_is_met_by_a_test() -> None:
    met = {case[2] for case in CASES}
    met |= {"same-tower", "house-empty", "not-in-box", "other-row", "no-exchange", "no-ability", "same-colour"}
    met |= {"needed-later", "display-empty", "stack-empty", "slot-taken", "paying"}
    assert codes() == met
