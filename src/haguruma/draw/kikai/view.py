"""What every KIKAI drawing is made from: the edition, the view, look-ups between them, places of actions. No shapes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...kernel.action import Action
from ...kernel.contract import Game
from ...kernel.view import Plain, part, word, words
from ...kikai.constants import SEATS
from ...kikai.editions.edition import Billboard, BonusTile, Component, Edition, Effect
from ...kikai.game import KikaiGame


@dataclass(frozen=True, slots=True)
class KikaiView:
    """One view of one game."""

    game: KikaiGame
    edition: Edition
    view: Plain
    components: Mapping[str, Component]
    billboards: Mapping[str, Billboard]
    names: Mapping[str, str]
    square_names: Mapping[str, str]

    def seat(self, seat: str) -> Plain:
        """What the view says of a seat."""
        return part(part(self.view, "seats"), seat)

    def built(self, seat: str, district: str) -> list[Component]:
        """The components of a seat's KIKAI in a District, from the Foot up."""
        kikai = self.kikai(seat, district)
        ids = [word(kikai, kind) for kind in ("foot", "body", "head")]
        return [self.components[id] for id in ids if id in self.components]

    def kikai(self, seat: str, district: str) -> Plain:
        """A seat's KIKAI in a District; empty where there is none."""
        return part(part(self.seat(seat), "kikai"), district)

    def tile(self, district: str) -> BonusTile | None:
        """The Construction Bonus Tile that still lies in a District."""
        kind = word(part(self.view, "bonus_tiles"), district)
        return next((tile for tile in self.edition.bonus_tiles if tile.kind == kind), None)

    def kept(self, seat: str) -> list[BonusTile]:
        """The permanent Construction Bonus Tiles a seat keeps (Advanced)."""
        own = words(self.seat(seat), "tiles")
        return [tile for tile in self.edition.bonus_tiles if tile.kind in own]

    def foundation_bonus(self, seat: str, district: str) -> Effect | None:
        """What a seat's Foundation Tile in a District gives in Advanced mode; None where none lies."""
        notation = word(part(self.seat(seat), "foundations"), district)
        known = self.game.tables.effects
        return known.effects[known.words.index(notation)] if notation in known.words else None

    def seat_name(self, seat: str) -> str:
        """What a seat is called."""
        return self.game.seat_names[SEATS.index(seat)] if seat in SEATS else seat


def scene(game: Game, view: Plain) -> KikaiView:
    """A game and a view of it, made ready for drawing. Raises `TypeError` for a game that is not KIKAI."""
    if not isinstance(game, KikaiGame):
        raise TypeError(f"this draws KIKAI, not {game.name}")
    edition = game.edition_data
    return KikaiView(
        game,
        edition,
        view,
        {component.id: component for component in edition.components},
        {billboard.id: billboard for billboard in edition.billboards},
        {district.id: district.name for district in edition.districts},
        {square.id: square.name for square in edition.squares},
    )


def place_of(places: Mapping[str, str], action: Action, **known: str) -> str:
    """Where an action belongs: by its kind a template of its arguments and of what is `known`; '' for nowhere."""
    place = places.get(action.kind, "").format(*action.args, **known)
    return "" if place.endswith(":") else place
