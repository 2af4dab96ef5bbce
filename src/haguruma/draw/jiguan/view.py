"""What every Jigūan drawing is made from: the edition, the view, look-ups between them. No shapes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...jiguan.constants import COLOURS, SEATS
from ...jiguan.editions.edition import Card, Edition, Workshop
from ...jiguan.game import JiguanGame
from ...kernel.contract import Game
from ...kernel.view import Plain, part, word


@dataclass(frozen=True, slots=True)
class JiguanView:
    """One view of one game."""

    game: JiguanGame
    edition: Edition
    view: Plain
    cards: Mapping[str, Card]
    shops: Mapping[str, Workshop]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in play, in order."""
        playing = part(self.view, "seats")
        return tuple(seat for seat in SEATS if seat in playing)

    @property
    def own(self) -> str:
        """Whose side of the table this is: the viewer's, else the awaited seat's, else the first one's."""
        for key in ("viewer", "seat"):
            if word(self.view, key) in SEATS:
                return word(self.view, key)
        return SEATS[0]

    @property
    def mover(self) -> str:
        """The seat awaited, '' if none."""
        return word(self.view, "seat")

    @property
    def beginner(self) -> bool:
        """Whether this is Beginner Play."""
        return bool(self.game.options.get("beginner"))

    @property
    def base(self) -> str:
        """The base of the scoring tiles that count in this period (J23, J27)."""
        return "black" if self.beginner or self.view.get("period") == 2 else "white"

    def seat(self, seat: str) -> Plain:
        """What the view says of a seat."""
        return part(part(self.view, "seats"), seat)

    def seat_name(self, seat: str) -> str:
        """What a seat is called."""
        return self.game.seat_names[SEATS.index(seat)] if seat in SEATS else seat

    def beast(self, colour: str) -> str:
        """The name of a colour's beast."""
        return self.edition.beasts[COLOURS.index(colour)] if colour in COLOURS else ""

    def shop(self, seat: str) -> Workshop | None:
        """The workshop of a seat."""
        return self.shops.get(word(self.seat(seat), "workshop"))


def scene(game: Game, view: Plain) -> JiguanView:
    """A game and a view of it, made ready for drawing. Raises `TypeError` for a game that is not Jigūan."""
    if not isinstance(game, JiguanGame):
        raise TypeError(f"this draws Jigūan, not {game.name}")
    edition = game.edition_data
    cards = {card.id: card for card in edition.cards}
    return JiguanView(game, edition, view, cards, {shop.id: shop for shop in edition.workshops})


def split_gear(gear: str) -> tuple[str, int]:
    """The colour and number of a gear's id, e.g. ('red', 3) for `red3`; ('', 0) for what is none."""
    colour, number = gear.rstrip("0123456789"), gear[len(gear.rstrip("0123456789")) :]
    return (colour, int(number)) if colour in COLOURS and number else ("", 0)
