"""Where on the drawings each action belongs: the keys of places, the same for every picture.

`cell:black:c5` (with a gear, `cell:black:c5:red3`, while one or two different ones are in hand), `slot:black:n2`,
`held:red3`, `beside:black:red3`, `front:black:parts-red`, `row:black:a1`, `ability:black:a`, `energy:black`,
`coins:black`, `exchange:black`, `stack:red1`, `card:parts-red`, `pair:h3`, `house:h3`, `box`, `tower:red`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.action import Action
from ...kernel.view import word
from ..targets import Targets, Where
from .hints import in_hand
from .view import JiguanView


def targets(shown: JiguanView, offered: Mapping[str, str]) -> Targets:
    """The actions offered, by place. Raises `UnknownAction` for a notation the game does not have."""
    return Targets(shown.game, offered, places(shown))


def splits(shown: JiguanView) -> bool:
    """Whether cells are chosen gear by gear: while one or two different ones are in hand."""
    return 0 < len(set(in_hand(shown, shown.mover))) < 3


def places(shown: JiguanView) -> Where:
    """The place of each action of the seat on move; '' for those that only the prompt offers."""

    def place(action: Action) -> str:
        where = PLACES.get(action.kind)
        return where(shown, *action.args) if where else ""

    return place


def _put(shown: JiguanView, gear: str, cell: str) -> str:
    return f"cell:{shown.mover}:{cell}" + (f":{gear}" if splits(shown) else "")


def _pay(shown: JiguanView, gear: str) -> str:
    return f"{'cell' if gear[:1] == 'c' and gear[1:].isdigit() else 'beside'}:{shown.mover}:{gear}"


def _sell(shown: JiguanView, what: str) -> str:
    return f"coins:{shown.mover}" if what == "coin" else f"slot:{shown.mover}:{what}"


PLACES: Final[dict[str, Callable[..., str]]] = {
    "take": lambda shown, stack: f"stack:{stack}",
    "at": lambda shown, slot: f"slot:{shown.mover}:{slot}",
    "complete": lambda shown, slot, _: f"slot:{shown.mover}:{slot}",
    "coin": lambda shown, slot, _: f"slot:{shown.mover}:{slot}",
    "sell": _sell,
    "pair": lambda shown, house: f"pair:{house}",
    "house": lambda shown, house: f"house:{house}",
    "claim": lambda shown, _: f"house:{word(shown.view, 'item').rpartition(' ')[2]}",
    "box": lambda shown, _: "box",
    "put": _put,
    "refuse": lambda shown, gear: f"held:{gear}",
    "pay": _pay,
    "card": lambda shown, card: f"card:{card}",
    "mission": lambda shown, card: f"front:{shown.mover}:{card}",
    "buy": lambda shown, row: f"row:{shown.mover}:{row}",
    "tower": lambda shown, colour: f"tower:{colour}",
    "exchange": lambda shown: f"exchange:{shown.mover}",
    "workshop": lambda shown: f"ability:{shown.mover}:a",
    "convert": lambda shown, _: f"ability:{shown.mover}:a",
    "set": lambda shown: f"ability:{shown.mover}:b",
    "settle": lambda shown, goods: f"{'coins' if goods == 'coin' else 'energy'}:{shown.mover}",
}
"""The place of each kind of action, from its arguments."""
