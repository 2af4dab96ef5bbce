"""Tables computed once per game from an edition: numbers for names, neighbours, action ids.

States point here and never change it. Places are numbered Districts first (0–5), then Squares (6 …).
"""

from __future__ import annotations

from ...kernel.action import Vocabulary
from .. import constants as c
from ..constants import COLOURS, DISTRICTS, KINDS, D
from ..editions.edition import Edition
from ..words.names import Names
from .effects import EffectTable


class Tables:
    """Everything a rule looks up. Lists are indexed by number: District, Square, street, component, action id."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.effects = EffectTable(edition)
        self.names = Names(edition, self.effects)
        self._number(edition)
        self._geometry(edition)
        self._printed(edition)
        self._words(edition)

    def _number(self, edition: Edition) -> None:
        self.squares: tuple[str, ...] = tuple(square.id for square in edition.squares)
        self.streets: tuple[str, ...] = tuple(street.id for street in edition.streets)
        self.parts: tuple[str, ...] = tuple(component.id for component in edition.components)
        self.billboards: tuple[str, ...] = tuple(board.id for board in edition.billboards)
        self.square_no: dict[str, int] = {name: i for i, name in enumerate(self.squares)}
        self.street_no: dict[str, int] = {name: i for i, name in enumerate(self.streets)}
        self.part_no: dict[str, int] = {name: i for i, name in enumerate(self.parts)}
        self.n_squares: int = len(self.squares)
        self.n_streets: int = len(self.streets)

    def _geometry(self, edition: Edition) -> None:
        places = list(DISTRICTS) + list(self.squares)
        place_no = {name: i for i, name in enumerate(places)}
        self.places: tuple[str, ...] = tuple(places)
        self.end_a: list[int] = [place_no[street.a] for street in edition.streets]
        self.end_b: list[int] = [place_no[street.b] for street in edition.streets]
        self.spaces: list[int] = [street.spaces for street in edition.streets]
        self.at: list[tuple[tuple[int, int], ...]] = [
            tuple(
                (s, self.end_b[s] if self.end_a[s] == p else self.end_a[s])
                for s in range(self.n_streets)
                if p in (self.end_a[s], self.end_b[s])
            )
            for p in range(len(places))
        ]
        """Per place: (street, place at its other end)."""
        self.distance: list[int] = [min((a - b) % D, (b - a) % D) for a in range(D) for b in range(D)]
        """Ring distance of Districts a, b at index a * 6 + b (K1)."""

    def _printed(self, edition: Edition) -> None:
        effect_id = self.effects.id
        self.advanced: bool = edition.advanced
        self.square_bonus: list[int] = [effect_id(square.bonus) for square in edition.squares]
        self.foundation: list[int] = list(edition.foundations)
        """What a Foundation Tile is on the state: the VP it costs, or (Advanced) the id of the effect it gives."""
        if edition.advanced:
            self.foundation = [effect_id(bonus) for bonus in edition.foundation_bonuses]
        self.row_effect: list[int] = [effect_id(row.effect) for row in edition.master.rows]
        self.tile_effect: list[int] = [effect_id(tile.effect) for tile in edition.bonus_tiles]
        self.tile_kept: list[int] = [
            1 << c.PERMANENT.index(tile.kind) if tile.kind in c.PERMANENT else 0 for tile in edition.bonus_tiles
        ]
        """Per Construction Bonus Tile its bit among what a seat keeps, 0 for one that is settled and gone."""
        self.cheap_cost: int = sum(tile.amount for tile in edition.bonus_tiles if tile.kind == c.CHEAP_DROPPERS)
        self.street_bonus: list[int] = [effect_id(street.bonus) for street in edition.streets]
        self.square_vp: list[int] = [square.vp for square in edition.squares]
        self.part_kind: list[int] = [KINDS.index(part.kind) for part in edition.components]
        self.part_colour: list[int] = [COLOURS.index(part.colour) for part in edition.components]
        self.part_cost: list[int] = [part.cost for part in edition.components]
        self.part_effect: list[int] = [effect_id(part.effect) for part in edition.components]
        self.part_start: list[int] = [{"": -1, "yellow": 0, "purple": 1}[part.start] for part in edition.components]
        self.track_bonus: list[int] = [effect_id(space.bonus) for space in edition.track]
        self.track_vp: list[int] = [space.vp for space in edition.track]
        self.track_value: list[int] = _running_values(edition)
        self.billboard_effect: list[int] = [effect_id(board.effect) for board in edition.billboards]
        self.master_bonus: list[int] = [0] * (edition.master.spaces + 1)
        for space, bonus in edition.master.bonuses:
            self.master_bonus[space] = effect_id(bonus)
        self.master_row: list[int] = _rows(edition)
        self.round_of_turn: list[int] = _rounds(edition)
        self.column_of_turn: list[int] = _columns(self.round_of_turn)
        self.influence_step: tuple[int, int, int] = edition.influence
        self.caps: list[int] = [edition.caps.get(name, -1) for name in ("energy", "megaphone", "ladder")]
        self.ladder_cost: list[int] = [0, edition.body_ladders, edition.head_ladders]
        """Per kind of component the Ladders placed beside it at once."""
        self.least_ladders: int = min(edition.body_ladders, edition.head_ladders)
        self.influence_cap: int = edition.caps.get("influence", -1)

    def district_name(self, district: int) -> str:
        """A District's printed name, for a refusal."""
        return self.edition.districts[district].name

    def square_name(self, square: int) -> str:
        """A Square's name, for a refusal."""
        return self.names.place(self.squares[square])

    def street_name(self, street: int) -> str:
        """A street with its ends, for a refusal."""
        return self.names.street(self.streets[street])

    def _words(self, edition: Edition) -> None:
        words = _Words()
        self.starters: list[int] = [c for c in range(len(self.parts)) if self.part_start[c] >= 0]
        self.first: list[int] = []
        """Per verb number (PLACE …): the id of its first action."""
        options = sorted({o for choice in self.effects.options for o in choice})
        self.options: list[int] = options
        names = DISTRICTS
        parts, words_of = self.parts, self.effects.words
        lists: list[list[tuple[str, ...]]] = [
            [(parts[c], d) for c in self.starters for d in names],
            [(d,) for d in names],
            [(c, d) for c in names for d in names],
            [(part,) for part in parts],
            [(s,) for s in self.streets],
            [(kind, q) for kind in KINDS for q in self.squares],
            [()],
            [(d,) for d in names],
            [(d, kind) for kind in KINDS[1:] for d in names],
            [(b,) for b in self.billboards],
            [(words_of[o],) for o in options],
            [(d,) for d in names],
            [("pile",)],
            [()],
            [()],
            [(mix,) for mix in c.MIXES] if edition.advanced else [],
            [(colour, q) for colour in COLOURS for q in self.squares] if edition.advanced else [],
        ]
        for verb in range(len(lists)):
            self.first.append(len(words.verb))
            for k in range(len(lists[verb])):
                words.add(verb, k, lists[verb][k])
        self.verb: list[int] = words.verb
        self.arg: list[int] = words.arg
        self.vocabulary = Vocabulary(words.words)


class _Words:
    """Collects the vocabulary: per action id its verb number and its place among that verb's actions."""

    def __init__(self) -> None:
        self.verb: list[int] = []
        self.arg: list[int] = []
        self.words: list[tuple[str, tuple[str, ...], str]] = []

    def add(self, verb: int, k: int, args: tuple[str, ...]) -> None:
        """Add one action."""
        kind = c.VERBS[verb]
        joint = {c.PAIR: ">", c.ATTRACT: "<", c.DISCARD: "<"}.get(verb, " ")
        self.verb.append(verb)
        self.arg.append(k)
        self.words.append((kind, args, " ".join([kind, joint.join(args)]).strip()))


def _running_values(edition: Edition) -> list[int]:
    """Energy an Exhibition pays with n spaces cleared (n = 0 … all): the rightmost cleared value (K32)."""
    values = [0]
    for space in edition.track:
        values.append(values[-1] if space.value is None else space.value)
    return values


def _rows(edition: Edition) -> list[int]:
    """Per space of the Master's Track the row it belongs to (0-based), -1 for a START outside the rows (K14)."""
    rows = edition.master.rows
    return [
        sum(1 for row in rows if row.first <= space) - 1 for space in range(edition.master.spaces + 1)
    ]


def _rounds(edition: Edition) -> list[int]:
    """Per turn (0-based, both seats') its round (0-based)."""
    rounds: list[int] = []
    for number in range(len(edition.turns[0])):
        rounds += [number] * (edition.turns[0][number] + edition.turns[1][number])
    return rounds


def _columns(round_of_turn: list[int]) -> list[int]:
    """Per turn (0-based) its column on the Player Board; turns alternate strictly, so every other one counts (K2)."""
    return [(turn - round_of_turn.index(round_of_turn[turn])) // 2 for turn in range(len(round_of_turn))]
