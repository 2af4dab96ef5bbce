"""Positions with something wrong on the table, each with the place of its fault and words of its sentence."""

from __future__ import annotations

from typing import Any

from .helpers import EDITION, Data, beast

ROW = 2 * EDITION.cards_per_frame
NINE = {f"c{k}": "red1" for k in range(1, 10)}


def black(**data: Any) -> Data:
    """A position that names something of Black's."""
    return {"seats": {"black": data}}


ON_THE_TABLE: dict[str, tuple[Data, str, str]] = {
    # the header
    "another game": ({"game": "kikai"}, "game", "not a position of jiguan"),
    "an unknown key": ({"energy": 5}, "energy", "is no key here"),
    "another edition": ({"edition": {"hash": "0123"}}, "edition.hash", "belongs to edition 0123"),
    "an edition that is no table": ({"edition": "example"}, "edition", "must be a table"),
    "another option": ({"options": {"beginner": True}}, "options.beginner", "played otherwise"),
    "an unknown option": ({"options": {"fog": 1}}, "options.fog", "played otherwise"),
    # period, turn, seat, airship
    "a third period": ({"period": 3}, "period", "from 1 to 2"),
    "a turn of nought": ({"turn": 0}, "turn", "must be from 1"),
    "a turn in words": ({"turn": "3"}, "turn", "whole number"),
    "a turn that is true": ({"turn": True}, "turn", "whole number"),
    "an unknown seat": ({"seat": "green"}, "seat", "is no seat of this game: black, white"),
    "a seat that does not play": ({"seat": "teal"}, "seat", "is no seat of this game"),
    "a seat whose turn it is not": ({"turn": 1, "seat": "white"}, "seat", "black is (J25)"),
    "the taker of the last gear on move": (
        {"closing": "white", "seat": "white"},
        "seat",
        "no further turn this period (J21)",
    ),
    "an airship in period 1 that nobody took": (
        {"airship": "white"},
        "airship",
        "name who did, as `closing` (J21)",
    ),
    "an airship that another took": (
        {"closing": "white", "airship": "black"},
        "airship",
        "took the last gear does (J21)",
    ),
    "an unknown taker": ({"closing": "nobody"}, "closing", "is no seat"),
    "a taker with gears left": (
        {"closing": "white", "houses": {"h1": ["red1"]}},
        "closing",
        "gears lie on the houses (J21)",
    ),
    "an empty supply nobody took": (
        {"houses": {}},
        "houses",
        "name who took the last one, as `closing` (J21)",
    ),
    "no gears for period 2": ({"later": 0}, "later", "needs at least one (J4)"),
    "gears for period 2 in period 2": ({"period": 2, "later": 5}, "later", "from 0 to 0"),
    "an end too early": ({"over": True, "closing": "white"}, "over", "last period: name `closing` (J21)"),
    "an end without a taker": ({"over": True, "period": 2, "closing": None}, "over", "name `closing` (J21)"),
    "a seat on move after the end": (
        {"over": True, "period": 2, "closing": "white", "seat": "black"},
        "seat",
        "the game is over",
    ),
    "something pending after the end": (
        {"over": True, "period": 2, "closing": "white", "pending": ["action"]},
        "pending",
        "the game is over",
    ),
    "an end in words": ({"over": "yes"}, "over", "true or false"),
    # gears
    "an unknown house": ({"houses": {"h11": ["red1"]}}, "houses.h11", "is no key here"),
    "an unknown gear": ({"houses": {"h1": ["red6"]}}, "houses.h1", "is none of red1"),
    "a house that is a gear": ({"houses": {"h1": "red1"}}, "houses.h1", "must be a table"),
    "a pile smaller than its top": (
        {"houses": {"h1": {"count": 0, "top": "red1"}}},
        "houses.h1.count",
        "must be from 1",
    ),
    "a pile that is listed otherwise": (
        {"houses": {"h1": {"count": 2, "top": "red1"}}, "hidden": {"houses": {"h1": ["blue1", "red1"]}}},
        "houses.h1",
        "do not agree with this pile",
    ),
    "more gears of a kind than there are": (black(cells=NINE), "position", "6 gear(s) red1 too many"),
    "a box that leaves gears nowhere": ({"box": [], "houses": {"h1": ["red1"]}}, "position", "too few"),
    "an unknown cell": (black(cells={"c10": "red1"}), "seats.black.cells.c10", "is no key here"),
    "two gears in a cell": (black(cells={"c1": ["red1", "red2"]}), "seats.black.cells.c1", "is none of"),
    "gears in hand that are not due": ({"held": ["red1"]}, "held", "`gear` is not pending (J7)"),
    "gears set aside that are listed otherwise": (
        {"later": 3, "hidden": {"later": ["red2"]}},
        "later",
        "lists 1 gears",
    ),
    # blueprints
    "an unknown slot": (black(slots={"x1": "blue8"}), "seats.black.slots.x1", "is no key here"),
    "a blueprint of no value there is": (
        black(slots={"n2": "blue3"}),
        "seats.black.slots.n2",
        "no such blueprint",
    ),
    "a blueprint of no colour": (black(slots={"n2": "pink8"}), "seats.black.slots.n2", "is no blueprint"),
    "a blueprint without colour": (
        black(slots={"n2": {"value": 8}}),
        "seats.black.slots.n2",
        "has one of the colours",
    ),
    "a blueprint number too high": (black(slots={"n2": 50}), "seats.black.slots.n2", "0 to 49"),
    "a number of another blueprint": (
        black(slots={"n2": {"tile": 0, "colour": "blue"}}),
        "seats.black.slots.n2",
        "is another one",
    ),
    "a blueprint twice": (black(slots={"n2": 7, "s2": 7}), "seats.black.slots.s2", "lies elsewhere already"),
    "more blueprints of a kind than there are": (
        black(slots={"n1": "blue8", "n2": "blue8", "n3": "blue8"}),
        "seats.black.slots.n3",
        "none left",
    ),
    "a beast in words": (
        black(slots={"n2": {"colour": "blue", "beast": "yes"}}),
        "seats.black.slots.n2.beast",
        "true or false",
    ),
    "coins on a beast": (black(slots={"n2": beast("blue", coins=1)}), "position", "no open blueprint"),
    "a change that the coins cannot make": (
        black(slots={"n2": {"colour": "blue", "coins": 2, "shift": 1}}),
        "position",
        "cannot make a change of 1",
    ),
    "a change larger than the coins": (
        black(slots={"n2": {"colour": "blue", "coins": 1, "shift": 2}}),
        "seats.black.slots.n2.shift",
        "from -1 to 1",
    ),
    "blueprints gone before a trade-in": (
        {"stacks": {"red1": [], "red2": []}},
        "stacks",
        "before the first trade-in (J23)",
    ),
    "a stack listed otherwise": (
        {"stacks": {"red1": {"count": 2}}, "hidden": {"stacks": {"red1": [0, 1, 2]}}},
        "stacks.red1",
        "do not agree",
    ),
    "a blueprint in hand that is not due": ({"drawn": ["blue8"]}, "drawn", "0 are about to be placed (J10)"),
    # cards
    "an unknown card": (black(cards=["joker"]), "seats.black.cards", "is none of"),
    "a card twice": (black(turned=["goods-red", "goods-red"]), "position", "goods-red lies in 2 places"),
    "an immediate card face up": (
        black(cards=["goods-red"]),
        "seats.black.cards",
        "does not stay face up (J15)",
    ),
    "a scoring card turned": (
        black(turned=["scoring-red"]),
        "seats.black.turned",
        "no energy side to be turned to (J15)",
    ),
    "a row of too many cards": (
        {"display": {"red": [""] * (ROW + 1)}},
        "display.red",
        f"a row has {ROW} places (J16)",
    ),
    "a card in the other frame's place": (
        {"display": {"red": ["scoring-red"]}},
        "display.red",
        "cannot lie in this place (J16)",
    ),
    "a card in the other frame's deck": (
        {"decks": {"orange": ["scoring-red"]}},
        "decks.orange",
        "not belong to this deck (J16)",
    ),
    "a deck too small": ({"decks": {"orange": {"count": 1}}}, "position", "lies in 0 places"),
    "an unknown deck": ({"decks": {"green": []}}, "decks.green", "is no key here"),
    # tokens and tracks
    "energy above the track": (
        black(energy=EDITION.energy_cap + 1),
        "seats.black.energy",
        f"must be from 0 to {EDITION.energy_cap}",
    ),
    "coins below nought": (black(coins=-1), "seats.black.coins", "must be from 0"),
    "a rank above the tower": (
        black(ranks={"red": len(EDITION.ranks) + 1}),
        "seats.black.ranks.red",
        "must be from 0",
    ),
    "a tower of no colour": (black(ranks={"pink": 1}), "seats.black.ranks.pink", "is no key here"),
    "a row marker off its row": (black(rows=[9, 1]), "seats.black.rows[0]", "must be from 1"),
    "one row marker": (black(rows=[1]), "seats.black.rows", "two spaces, of rows a1 and a2 (J14)"),
    "points of an unknown source": (black(points={"luck": 3}), "seats.black.points.luck", "is no key here"),
    "points spent that were not held": (
        black(points={"workshop": -2}),
        "seats.black.points",
        "that are held can be spent (J18)",
    ),
    "pairs that cannot have been paid": (
        black(paired=[["red", "green"]]),
        "seats.black.paired",
        "both come to rank 3",
    ),
    "an unknown workshop": (black(workshop="smithy"), "seats.black.workshop", "is no workshop; there are"),
    "a workshop twice": (
        {"seats": {"black": {"workshop": "w-gear"}, "white": {"workshop": "w-gear"}}},
        "seats.white.workshop",
        "another seat's workshop (J18)",
    ),
    "an unknown player": ({"seats": {"green": {}}}, "seats.green", "is no key here"),
    "a seat's unknown key": (black(gold=3), "seats.black.gold", "is no key here"),
    # tiles
    "a scoring tile twice": (
        {"tiles": {"red": {"base": "white", "times": 2}, "blue": {"base": "white", "times": 2}}},
        "tiles.",
        "at another tower",
    ),
    "a scoring tile that is none": ({"tiles": {"red": {"times": 9}}}, "tiles.red", "no such scoring tile"),
    "a bonus tile elsewhere": (
        {"tiles": {"red": {"base": "white", "times": 2, "bonus": 4}}},
        "tiles.red.bonus",
        "does not belong (J23)",
    ),
    "the other side of a bonus tile": (
        {"tiles": {"red": {"base": "white", "times": 2, "bonus_reward": {}}}},
        "tiles.red.bonus_reward",
        "that lies up (J22)",
    ),
    # hidden
    "a generator that is none": ({"hidden": {"rng": "xyz"}}, "hidden.rng", "16 hexadecimal digits"),
    "an unknown hidden thing": ({"hidden": {"piles": {}}}, "hidden.piles", "is no key here"),
}
