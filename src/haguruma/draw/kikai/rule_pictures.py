"""KIKAI's pictures for the rules page, each made from the edition by the drawings of the table. The page says where.

What stands on them is an example: a view is laid out by hand where the beginning of a game does not show the rule.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.contract import Game
from ...kernel.view import Plain
from ...kikai.constants import COLOURS, KINDS, SEATS
from ...kikai.editions.edition import BonusTile, Effect, Street
from ..figures import Sized, beside, figure, stacked, window, within
from ..svg import group, inked, line, rect
from ..targets import Targets
from . import cards, effects, pieces, slabs, statue
from .board import board
from .components import TALL as CARD_TALL
from .components import WIDE as CARD_WIDE
from .components import face
from .districts import district
from .geometry import HALF_TALL, HALF_WIDE, plan
from .master import master
from .squares import label, pennant, square, worth
from .streets import owned, street
from .track import WIDE as TRACK_WIDE
from .track import track
from .view import KikaiView, scene

CLEARED = 7
"""How much of the Energy Track is cleared in its picture."""
PLAZA = 168.0
STREET = (220.0, 180.0)
TRACK_TALL = 144.0


def rule_picture(game: Game, name: str, said: str) -> str:
    """The picture of a name, described by `said`; '' if there is none."""
    draw = PICTURES.get(name)
    return figure(draw(game), said, "rule") if draw else ""


def _look(game: Game, **changes: object) -> KikaiView:
    """The beginning of a game with parts of the view replaced."""
    return scene(game, {**game.start(seed=1).view(None), **changes})


def _none(shown: KikaiView) -> Targets:
    return Targets(shown.game, {}, lambda action: "")


def _board(game: Game) -> Sized:
    return within(board(game, game.start(seed=1).view(None), {}))


def _cards(game: Game) -> Sized:
    first, second = _look(game).edition.districts[:2]
    pair = group(cards.stack(second.id, second.name, 2), 0, 6)
    return beside([(group(cards.face(first.id, first.name), 0, 6), cards.WIDE, cards.TALL + 8),
                   (pair, cards.WIDE + 6, cards.TALL + 8)], 40)  # fmt: skip


def _components(game: Game) -> Sized:
    shown = _look(game)
    parts = [next(part for part in shown.edition.components if part.kind == kind and not part.start) for kind in KINDS]
    drawn: list[Sized] = [(face(part), CARD_WIDE, CARD_TALL) for part in parts]
    built = group(statue.standing(parts), statue.WIDE / 2, statue.TALL)
    return beside([*drawn, (built, statue.WIDE, statue.TALL + 4)])


def _tiles(game: Game) -> Sized:
    drawn = [_tile(tile) for tile in _look(game).edition.bonus_tiles]
    half = -(-len(drawn) // 2)
    return stacked([beside(drawn[:half]), beside(drawn[half:])])


def _tile(tile: BonusTile) -> Sized:
    """A Construction Bonus Tile, large."""
    scale = 2.2
    wide, tall = slabs.WIDE * scale, slabs.TALL * scale
    return group(slabs.face(tile), wide / 2, tall / 2, scale), wide, tall


def _foundations(game: Game) -> Sized:
    """Each Foundation Tile of a player."""
    edition = _look(game).edition
    if edition.advanced:
        drawn = [slabs.foundation_gift(SEATS[0], effect) for effect in edition.foundation_bonuses]
    else:
        drawn = [slabs.foundation_cost(SEATS[0], value) for value in sorted(edition.foundations)]
    large: list[Sized] = [(group(one, 42, 78, 1.75), 84.0, 80.0) for one in drawn]
    half = -(-len(large) // 2)
    return stacked([beside(large[:half]), beside(large[half:])])


def _district(game: Game) -> Sized:
    """A KIKAI of Yellow with two fans, a Foot of Purple; no tiles."""
    parts = {kind: [part for part in _look(game).edition.components if part.kind == kind] for kind in KINDS}
    tall = {kind: parts[kind][-1].id for kind in KINDS}
    fans = {kind: parts[kind][-1].colour for kind in KINDS[:2]}
    where = _look(game).edition.districts[-2].id
    yellow = {where: {**tall, "ladders": 1, "fans": fans}}
    purple = {where: {KINDS[0]: parts[KINDS[0]][4].id, "ladders": 0, "fans": {}}}
    seats = {SEATS[0]: {"kikai": yellow}, SEATS[1]: {"kikai": purple}}
    return _one_district(_look(game, seats=seats, bonus_tiles={}), where)


def _empty_district(game: Game) -> Sized:
    shown = _look(game)
    return _one_district(shown, shown.edition.districts[-2].id)


def _one_district(shown: KikaiView, where: str) -> Sized:
    here = plan(shown.edition)
    one = next(one for one in shown.edition.districts if one.id == where)
    drawn = district(shown, here, _none(shown), one)
    return window(drawn, *here.districts[where], 2 * HALF_WIDE + 24, 2 * HALF_TALL + 24)


def _squares(game: Game) -> Sized:
    """A full Square, one on its last fan, one with a Billboard."""
    edition = _look(game).edition
    largest = sorted(edition.squares, key=lambda one: -one.fans)[:3]
    crowd = [COLOURS[i % 3] for i in range(largest[0].fans)]
    states: list[Plain] = [{"fans": crowd}, {"fans": COLOURS[:1]}]
    states.append({"fans": [], "billboard": [SEATS[0], edition.billboards[0].id]})
    shown = _look(game, squares=dict(zip([one.id for one in largest], states, strict=False)))
    here, drawn = plan(edition), []
    for one in largest:
        content = square(shown, here, _none(shown), one) + worth(shown, here, one)
        content += label(here, one) + pennant(shown, here, one)
        drawn.append(window(content, *here.squares[one.id], PLAZA, PLAZA))
    return beside(drawn)


def _streets(game: Game) -> Sized:
    """A street of one space, taken by Yellow; a free one of two, with its bonus."""
    streets = _look(game).edition.streets
    singles = [one for one in streets if one.spaces == 1] or list(streets)
    doubles = [one for one in streets if one.spaces == 2] or list(streets)
    free = next((one for one in doubles if one.bonus != Effect()), doubles[0])
    taken = next((one for one in singles if not {one.a, one.b} & {free.a, free.b}), singles[0])
    return beside([_one_street(_look(game, streets={taken.id: SEATS[0]}), taken), _one_street(_look(game), free)])


def _one_street(shown: KikaiView, one: Street) -> Sized:
    """A street with the places at its ends."""
    here, targets = plan(shown.edition), _none(shown)
    way = here.streets[one.id]
    road = line(way.d, "road-edge", 27) + line(way.d, "road", 22.5) + line(way.d, "road-line", 2, stroke_dasharray="9 8")
    ends = "".join(district(shown, here, targets, end) for end in shown.edition.districts if end.id in (one.a, one.b))
    plazas = [end for end in shown.edition.squares if end.id in (one.a, one.b)]
    ends += "".join(square(shown, here, targets, end) + worth(shown, here, end) for end in plazas)
    band = owned(shown, here)
    return window(road + band + ends + street(shown, here, targets, one), *way.middle, *STREET)


def _track(game: Game) -> Sized:
    """The Energy Track of a player in the middle of a game."""
    shown = _look(game, seats={SEATS[0]: {"cleared": CLEARED}})
    frame = inked(rect(0, 0, TRACK_WIDE, TRACK_TALL + 10, "card", 10), 2)
    return frame + group(track(shown, SEATS[0]), 0, 6), TRACK_WIDE, TRACK_TALL + 10


def _master(game: Game) -> Sized:
    """The Master's Board in the first round, Yellow half way up."""
    edition = _look(game).edition
    standing = (edition.master.spaces // 2, edition.master.spaces // 5)
    starts = [row.first for row in edition.master.rows]
    seats = {
        seat: {"renown": steps, "row": sum(first <= steps for first in starts)}
        for seat, steps in zip(SEATS, standing, strict=True)
    }
    return within(master(game, _look(game, seats=seats, round=1, bonus_tiles={}).view))


def _billboards(game: Game) -> Sized:
    """Each Billboard of a player."""
    drawn: list[Sized] = []
    for one in _look(game).edition.billboards:
        face_of = pieces.billboard(SEATS[0]) + effects.row(one.effect, 0, -5, 14.5, "on-yellow", 31)
        drawn.append((group(face_of, 40, 44, 1.9), 80.0, 84.0))
    return beside(drawn[:3]) if len(drawn) < 4 else stacked([beside(drawn[:3]), beside(drawn[3:])])


PICTURES: dict[str, Callable[[Game], Sized]] = {
    "board": _board, "cards": _cards, "components": _components, "tiles": _tiles, "foundations": _foundations,
    "district": _district, "empty-district": _empty_district, "squares": _squares, "streets": _streets,
    "track": _track, "master": _master, "billboards": _billboards,
}  # fmt: skip
"""What each picture is called in the text of the rules."""
