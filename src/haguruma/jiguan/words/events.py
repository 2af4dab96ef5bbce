"""Log sentences: one for each event, made from its kind and fields alone. Names come from `names`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.action import Event
from ...kernel.prose import capital, listed, plural
from .names import SEAT_NAMES, SOURCE_WORDS, Names, colour_word, counted, gear_word, gear_words

Fields = Mapping[str, object]
Sentence = Callable[[Names, str, Fields], str]
"""The sentence of an event, from who it is about ('' for nobody) and its fields."""


def sentence(names: Names, event: Event) -> str:
    """The sentence for an event; '' for a kind nobody knows."""
    write = SENTENCES.get(event.kind)
    who = "" if event.seat is None else SEAT_NAMES[event.seat]
    return write(names, who, event.fields) if write else ""


def _number(fields: Fields, key: str) -> int:
    found = fields.get(key)
    return found if isinstance(found, int) else 0


def _items(fields: Fields, key: str) -> list[str]:
    found = fields.get(key)
    return [str(item) for item in found] if isinstance(found, (list, tuple)) else []


# Gears ---------------------------------------------------------------------------------------------------------


def _put(_: Names, who: str, fields: Fields) -> str:
    energy = _number(fields, "energy")
    gained = f" and gains {energy} energy" if energy else ""
    gone = f"; {gear_word(fields['replaces'])} goes into the box" if "replaces" in fields else ""
    return f"{who} puts {gear_word(fields['gear'])} on {fields['cell']}{gained}{gone}."


# Blueprints and beasts -----------------------------------------------------------------------------------------


def _tile(fields: Fields) -> str:
    """The blueprint an event takes from a stack or shows there."""
    return f"{str(fields['stack']).rstrip('0123456789')} blueprint {fields['value']}"


def _place(_: Names, who: str, fields: Fields) -> str:
    return f"{who} puts the {colour_word(fields['colour'])} blueprint {fields['value']} on {fields['slot']}."


def _coin(_: Names, who: str, fields: Fields) -> str:
    sign = "+1" if fields["up"] else "-1"
    tile = f"the blueprint on {fields['slot']}, which is {counted(fields['value'])} now"
    return f"{who} lays a coin ({sign}) on {tile}."


def _beast(names: Names, who: str, fields: Fields) -> str:
    aside = gear_words(_items(fields, "aside"))
    beast = names.beast(fields["colour"])
    return f"{who} completes the {beast} on {fields['slot']}; {aside} go beside the workshop."


def _trade(_: Names, who: str, fields: Fields) -> str:
    """What is traded in, and how many of the coins were energy a moment ago."""
    coins, made, slots = _number(fields, "coins"), _number(fields, "made"), _items(fields, "blueprints")
    parts = []
    if coins:
        parts.append(plural(coins, "coin") + (f" ({made} of them from energy)" if made else ""))
    if slots:
        parts.append(f"the {'blueprint' if len(slots) == 1 else 'blueprints'} on {listed(slots)}")
    return f"{who} trades in {listed(parts)}."


# Cards ---------------------------------------------------------------------------------------------------------


def _card(names: Names, fields: Fields) -> str:
    """The card of an event, as it lies."""
    return names.turned(fields["card"]) if fields.get("turned") else f"the card {names.card(fields['card'])}"


def _mission(names: Names, who: str, fields: Fields) -> str:
    back = names.back(fields["card"])
    return f"{who} fulfils {names.card(fields['card'])} and turns it over{f' for {back}' if back else ''}."


# Prices and abilities ------------------------------------------------------------------------------------------


def _price(fields: Fields) -> str:
    return f"{fields['energy']} energy" if "energy" in fields else plural(fields["coins"], "coin")


def _buy(_: Names, who: str, fields: Fields) -> str:
    goods = "blueprint" if fields.get("row") == "a1" else "card"
    return f"{who} pays {_price(fields)} for a {goods} (row {fields.get('row')})."


def _convert(_: Names, who: str, fields: Fields) -> str:
    if fields["to"] == "energy":
        return f"{who} turns {plural(fields['points'], 'point')} into {fields['energy']} energy (workshop)."
    return f"{who} pays {_price(fields)} for points (workshop)."


# Gains ---------------------------------------------------------------------------------------------------------


def _goods(fields: Fields) -> str:
    """What is gained: `1 coin and 2 points`; '' for nothing."""
    parts = []
    if fields.get("coin"):
        parts.append(plural(fields["coin"], "coin"))
    if fields.get("energy"):
        parts.append(f"{fields['energy']} energy")
    if fields.get("points"):
        parts.append(plural(fields["points"], "point"))
    return listed(parts)


def _gain(_: Names, who: str, fields: Fields) -> str:
    source, goods = SOURCE_WORDS[_number(fields, "source")], _goods(fields)
    if goods:
        return f"{who} gains {goods} {source}."
    why = "the energy track is full" if "energy" in fields else "no coin is left"
    return f"{who} gains nothing {source}: {why}."


def _neighbours(names: Names, who: str, fields: Fields) -> str:
    rank = names.edition.scoring.neighbour_rank
    return f"{who} has the neighbouring towers {listed(_items(fields, 'towers'))} both at rank {rank} or higher."


# Every kind ----------------------------------------------------------------------------------------------------

SENTENCES: Final[dict[str, Sentence]] = {
    "pair": lambda names, who, fields: f"{who} chooses the houses {listed(_items(fields, 'houses'))}.",
    "take-gear": lambda names, who, fields: (
        f"{who} takes {gear_word(fields['gear'])} from house {fields.get('house', '')}."
    ),
    "reveal-gear": lambda names, who, fields: f"House {fields['house']} now shows {gear_word(fields['gear'])}.",
    "take-box": lambda names, who, fields: f"{who} takes {gear_word(fields['gear'])} out of the box.",
    "put": _put,
    "refuse": lambda names, who, fields: f"{who} puts {gear_word(fields['gear'])} into the box, undriven.",
    "pay-gear": lambda names, who, fields: f"{who} pays {gear_word(fields['gear'])} into the box.",
    "last-gear": lambda names, who, fields: (
        f"{who} takes the last gear of the board, and the airship with it: everybody else has one more turn."
    ),
    "take-blueprint": lambda names, who, fields: (
        f"{who} takes the {_tile(fields)} from stack {fields['stack']}."
    ),
    "reveal-blueprint": lambda names, who, fields: f"Stack {fields['stack']} now shows a {_tile(fields)}.",
    "place-blueprint": _place,
    "coin": _coin,
    "beast": _beast,
    "trade": _trade,
    "card": lambda names, who, fields: f"{who} takes {_card(names, fields)}.",
    "refill": lambda names, who, fields: (
        f"{capital(_card(names, fields))} fills a gap in the {fields['row']} row."
    ),
    "mission": _mission,
    "exchange": lambda names, who, fields: f"{who} pays {_price(fields)} for 1 coin.",
    "buy": _buy,
    "price": lambda names, who, fields: f"{who} pays {_price(fields)}.",
    "decline": lambda names, who, fields: f"{who} does not pay.",
    "convert": _convert,
    "workshop": lambda names, who, fields: (
        f"{who} uses the workshop: {names.a_ability(str(fields['ability']))}."
    ),
    "gain": _gain,
    "points": _gain,
    "score": _gain,
    "bonus": lambda names, who, fields: (
        f"{who} gains {_goods(fields)} as the highest on the {fields['tower']} tower."
    ),
    "step": lambda names, who, fields: f"{who} climbs the {fields['tower']} tower to rank {fields['rank']}.",
    "full": lambda names, who, fields: f"{who} stands at the top of the {fields['tower']} tower: no step.",
    "neighbours": _neighbours,
    "unclaimed": lambda names, who, fields: f"{who} claims nothing from the empty house {fields['house']}.",
    "turn": lambda names, who, fields: f"Period {fields['period']}, turn {fields['turn']}: {who}.",
    "period-end": lambda names, who, fields: f"Period {fields['period']} is over and is scored.",
    "period": lambda names, who, fields: (
        f"Period {fields['period']} begins: the gears set aside are dealt to the houses and the bonus tiles are "
        "turned over; everything else stays as it is."
    ),
    "end": lambda names, who, fields: "The game is over.",
}
"""The sentence of each kind of event."""
