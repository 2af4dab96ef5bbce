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
    return names.turned_card(fields["card"]) if fields.get("turned") else f"the card {names.card(fields['card'])}"


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
    "pair": lambda n, who, e: f"{who} chooses the houses {listed(_items(e, 'houses'))}.",
    "take-gear": lambda n, who, e: f"{who} takes {gear_word(e['gear'])} from house {e.get('house', '')}.",
    "reveal-gear": lambda n, who, e: f"House {e['house']} now shows {gear_word(e['gear'])}.",
    "take-box": lambda n, who, e: f"{who} takes {gear_word(e['gear'])} out of the box.",
    "put": _put,
    "refuse": lambda n, who, e: f"{who} puts {gear_word(e['gear'])} into the box, undriven.",
    "pay-gear": lambda n, who, e: f"{who} pays {gear_word(e['gear'])} into the box.",
    "last-gear": lambda n, who, e: (
        f"{who} takes the last gear of the board, and the airship with it: everybody else has one more turn."
    ),
    "take-blueprint": lambda n, who, e: f"{who} takes the {_tile(e)} from stack {e['stack']}.",
    "reveal-blueprint": lambda n, who, e: f"Stack {e['stack']} now shows a {_tile(e)}.",
    "place-blueprint": _place,
    "coin": _coin,
    "beast": _beast,
    "trade": _trade,
    "card": lambda n, who, e: f"{who} takes {_card(n, e)}.",
    "refill": lambda n, who, e: f"{capital(_card(n, e))} fills a gap in the {e['row']} row.",
    "mission": _mission,
    "exchange": lambda n, who, e: f"{who} pays {_price(e)} for 1 coin.",
    "buy": _buy,
    "price": lambda n, who, e: f"{who} pays {_price(e)}.",
    "decline": lambda n, who, e: f"{who} does not pay.",
    "convert": _convert,
    "workshop": lambda n, who, e: f"{who} uses the workshop: {n.a_ability(str(e['ability']))}.",
    "gain": _gain,
    "points": _gain,
    "score": _gain,
    "bonus": lambda n, who, e: f"{who} gains {_goods(e)} as the highest on the {e['tower']} tower.",
    "step": lambda n, who, e: f"{who} climbs the {e['tower']} tower to rank {e['rank']}.",
    "full": lambda n, who, e: f"{who} stands at the top of the {e['tower']} tower: no step.",
    "neighbours": _neighbours,
    "unclaimed": lambda n, who, e: f"{who} claims nothing from the empty house {e['house']}.",
    "turn": lambda n, who, e: f"Period {e['period']}, turn {e['turn']}: {who}.",
    "period-end": lambda n, who, e: f"Period {e['period']} is over and is scored.",
    "period": lambda n, who, e: (
        f"Period {e['period']} begins: the gears set aside are dealt to the houses and the bonus tiles are "
        "turned over; everything else stays as it is."
    ),
    "end": lambda n, who, e: "The game is over.",
}
"""The sentence of each kind of event."""
