"""Which drawn places are buttons: legal actions gathered by place and written as groups one can click or focus.

Which place an action belongs to is the game's drawing's business; what a click does is the table's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..kernel.action import Action
from ..kernel.contract import Game
from .svg import element, group, safe

Where = Callable[[Action], str]
"""The key of the place an action belongs to in a drawing, e.g. `street:s14`; '' if it has none there."""


class Targets:
    """The actions offered in one drawing, by place. Raises `UnknownAction` for a notation the game does not have."""

    __slots__ = ("_offers",)

    def __init__(self, game: Game, offered: Mapping[str, str], where: Where) -> None:
        """`offered` maps notation to label, in words."""
        self._offers: dict[str, list[tuple[str, str]]] = {}
        for notation, label in offered.items():
            place = where(game.vocabulary.find(notation))
            if place:
                self._offers.setdefault(place, []).append((notation, label))

    def __contains__(self, place: str) -> bool:
        return place in self._offers

    def __len__(self) -> int:
        return len(self._offers)

    def actions(self, place: str) -> tuple[str, ...]:
        """The notations offered at a place."""
        return tuple(notation for notation, _ in self._offers.get(place, ()))

    def draw(
        self,
        place: str,
        content: str,
        title: str = "",
        halo: str = "",
        hit: str = "",
        ask: Iterable[str] = (),
        kind: str = "",
    ) -> str:
        """The group of a place: a button if something is offered there, else something one may ask about.

        `halo` glows round a button; `hit` is the (unseen) area in which it takes clicks; `title` tells what lies there;
        `ask` are the notations whose refusal answers "why not?". `kind` says how it glows: `quiet` only when pointed
        at, for what is possible at any time; `fine-target` with a thin rim, for small things.
        """
        said = element("title", safe(title)) if title else ""
        if place not in self:
            return group(said + content, class_="place", data_place=place, data_ask="|".join(ask))
        rings = group(halo, class_="aura") + group(halo, class_="rim")
        glow = group(rings, class_="halo", aria_hidden="true", pointer_events="none") if halo else ""
        area = group(hit, fill="none", stroke="none", pointer_events="all") if hit else ""
        return element(
            "g", said + content + glow + area, role="button", tabindex=0, class_=f"target {kind}".strip(),
            data_place=place, **self._button(place),
        )  # fmt: skip

    def _button(self, place: str) -> dict[str, object]:
        offers = self._offers[place]
        if len(offers) == 1:
            return {"data_action": offers[0][0], "aria_label": offers[0][1]}
        labels = "; ".join(label for _, label in offers)
        return {
            "data_actions": "|".join(notation for notation, _ in offers),
            "aria_label": f"{len(offers)} choices: {labels}",
            "aria_haspopup": "true",
        }
