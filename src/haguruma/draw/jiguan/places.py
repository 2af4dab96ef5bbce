"""Where on the drawings each action belongs: the keys of places, the same for every picture.

`cell:black:c5` (with a gear, `cell:black:c5:red3`, while one or two different ones are in hand), `slot:black:n2`,
`held:red3`, `beside:black:red3`, `front:black:parts-red`, `row:black:a1`, `ability:black:a`, `energy:black`,
`coins:black`, `exchange:black`, `stack:red1`, `card:parts-red`, `pair:h3`, `house:h3`, `box`, `tower:red`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.action import Action
from ...kernel.view import word
from ..targets import Targets, Where
from .lines import in_hand
from .view import JiguanView

_PLAIN: dict[str, str] = {"take": "stack:{}", "pair": "pair:{}", "house": "house:{}", "card": "card:{}",
                          "tower": "tower:{}", "refuse": "held:{}"}  # fmt: skip
_OWN: dict[str, str] = {"at": "slot:{}:{}", "complete": "slot:{}:{}", "coin": "slot:{}:{}", "buy": "row:{}:{}",
                        "mission": "front:{}:{}"}  # fmt: skip
_SINGLE: dict[str, str] = {"exchange": "exchange:{}", "workshop": "ability:{}:a", "convert": "ability:{}:a",
                           "set": "ability:{}:b"}  # fmt: skip


def targets(shown: JiguanView, offered: Mapping[str, str]) -> Targets:
    """The actions offered, by place. Raises `UnknownAction` for a notation the game does not have."""
    return Targets(shown.game, offered, places(shown))


def splits(shown: JiguanView) -> bool:
    """Whether cells are chosen gear by gear: while one or two different ones are in hand."""
    return 0 < len(set(in_hand(shown, shown.mover))) < 3


def places(shown: JiguanView) -> Where:
    """The place of each action of the seat on move; '' for those that only the prompt offers."""
    mover = shown.mover

    def place(action: Action) -> str:
        first = action.args[0] if action.args else ""
        if action.kind in _PLAIN:
            return _PLAIN[action.kind].format(first)
        if action.kind in _OWN:
            return _OWN[action.kind].format(mover, first)
        if action.kind in _SINGLE:
            return _SINGLE[action.kind].format(mover)
        return _rest(shown, action, first)

    return place


def _rest(shown: JiguanView, action: Action, first: str) -> str:
    """The kinds whose place depends on more than a name."""
    kind, mover = action.kind, shown.mover
    if kind == "put":
        return f"cell:{mover}:{action.args[1]}" + (f":{first}" if splits(shown) else "")
    if kind == "pay":
        return f"{'cell' if first[:1] == 'c' and first[1:].isdigit() else 'beside'}:{mover}:{first}"
    if kind == "sell":
        return f"coins:{mover}" if first == "coin" else f"slot:{mover}:{first}"
    if kind == "settle":
        return f"{'coins' if first == 'coin' else 'energy'}:{mover}"
    if kind == "claim":
        return f"house:{word(shown.view, 'item').rpartition(' ')[2]}"
    return "box" if kind == "box" else ""
