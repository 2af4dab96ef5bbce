"""Log sentences: one for each event, made from its kind and fields alone. Names come from `words_names`."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.action import Event
from ...kernel.prose import capital, listed, plural
from .names import SEAT_NAMES, SOURCE_WORDS, Names
from .phrases import colour_word, counted, gear_word, gear_words

Fields = Mapping[str, object]

GEARS: tuple[str, ...] = ("pair", "take-gear", "reveal-gear", "take-box", "put", "refuse", "pay-gear", "last-gear")
TILES: tuple[str, ...] = ("take-blueprint", "reveal-blueprint", "place-blueprint", "coin", "beast", "trade")
PAID: tuple[str, ...] = ("exchange", "buy", "price", "decline", "convert", "workshop")
GAINS: tuple[str, ...] = ("gain", "points", "score", "bonus", "step", "full", "neighbours", "unclaimed")


def sentence(names: Names, event: Event) -> str:
    """The sentence for an event; '' for a kind nobody knows."""
    who = "" if event.seat is None else SEAT_NAMES[event.seat]
    kind, fields = event.kind, event.fields
    if kind in GEARS:
        return _gear(kind, who, fields)
    if kind in TILES:
        return _tile(names, kind, who, fields)
    if kind in PAID:
        return _paid(names, kind, who, fields)
    if kind in GAINS:
        return _gain(names, kind, who, fields)
    if kind in ("card", "refill", "mission"):
        return _card(names, kind, who, fields)
    return _course(kind, who, fields)


def _number(fields: Fields, key: str) -> int:
    found = fields.get(key)
    return found if isinstance(found, int) else 0


def _items(fields: Fields, key: str) -> list[str]:
    found = fields.get(key)
    return [str(item) for item in found] if isinstance(found, (list, tuple)) else []


# Gears ---------------------------------------------------------------------------------------------------------


def _gear(kind: str, who: str, fields: Fields) -> str:
    if kind == "pair":
        return f"{who} chooses the houses {listed(_items(fields, 'houses'))}."
    if kind == "last-gear":
        return f"{who} takes the last gear of the board, and the airship with it: everybody else has one more turn."
    gear = gear_word(fields["gear"])
    if kind == "put":
        return _put(who, gear, fields)
    if kind == "reveal-gear":
        return f"House {fields['house']} now shows {gear}."
    house = fields.get("house", "")
    verbs = {
        "take-gear": f"takes {gear} from house {house}",
        "take-box": f"takes {gear} out of the box",
        "refuse": f"puts {gear} into the box, undriven",
        "pay-gear": f"pays {gear} into the box",
    }
    return f"{who} {verbs[kind]}."


def _put(who: str, gear: str, fields: Fields) -> str:
    energy = _number(fields, "energy")
    gained = f" and gains {energy} energy" if energy else ""
    gone = f"; {gear_word(fields['replaces'])} goes into the box" if "replaces" in fields else ""
    return f"{who} puts {gear} on {fields['cell']}{gained}{gone}."


# Blueprints and beasts -----------------------------------------------------------------------------------------


def _tile(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "trade":
        return _trade(who, fields)
    if kind == "beast":
        aside = gear_words(_items(fields, "aside"))
        beast = names.beast(fields["colour"])
        return f"{who} completes the {beast} on {fields['slot']}; {aside} go beside the workshop."
    if kind == "coin":
        sign = "+1" if fields["up"] else "-1"
        tile = f"the blueprint on {fields['slot']}, which is {counted(fields['value'])} now"
        return f"{who} lays a coin ({sign}) on {tile}."
    if kind == "place-blueprint":
        return f"{who} puts the {colour_word(fields['colour'])} blueprint {fields['value']} on {fields['slot']}."
    stack = str(fields["stack"])
    tile = f"{stack.rstrip('0123456789')} blueprint {fields['value']}"
    if kind == "take-blueprint":
        return f"{who} takes the {tile} from stack {stack}."
    return f"Stack {stack} now shows a {tile}."


def _trade(who: str, fields: Fields) -> str:
    """What is traded in, and how many of the coins were energy a moment ago."""
    coins, made, slots = _number(fields, "coins"), _number(fields, "made"), _items(fields, "blueprints")
    parts = []
    if coins:
        parts.append(plural(coins, "coin") + (f" ({made} of them from energy)" if made else ""))
    if slots:
        parts.append(f"the {'blueprint' if len(slots) == 1 else 'blueprints'} on {listed(slots)}")
    return f"{who} trades in {listed(parts)}."


# Cards ---------------------------------------------------------------------------------------------------------


def _card(names: Names, kind: str, who: str, fields: Fields) -> str:
    card = names.turned(fields["card"]) if fields.get("turned") else f"the card {names.card(fields['card'])}"
    if kind == "refill":
        return f"{capital(card)} fills a gap in the {fields['row']} row."
    if kind == "mission":
        back = names.back(fields["card"])
        return f"{who} fulfils {names.card(fields['card'])} and turns it over{f' for {back}' if back else ''}."
    return f"{who} takes {card}."


# Prices and abilities ------------------------------------------------------------------------------------------


def _paid(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "decline":
        return f"{who} does not pay."
    if kind == "convert" and fields["to"] == "energy":
        return f"{who} turns {plural(fields['points'], 'point')} into {fields['energy']} energy (workshop)."
    if kind == "workshop":
        return f"{who} uses the workshop: {names.a_ability(str(fields['ability']))}."
    price = f"{fields['energy']} energy" if "energy" in fields else plural(fields["coins"], "coin")
    goods = {
        "exchange": " for 1 coin",
        "buy": f" for a {'blueprint' if fields.get('row') == 'a1' else 'card'} (row {fields.get('row')})",
        "convert": " for points (workshop)",
    }
    return f"{who} pays {price}{goods.get(kind, '')}."


# Gains ---------------------------------------------------------------------------------------------------------


def _gain(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "step":
        return f"{who} climbs the {fields['tower']} tower to rank {fields['rank']}."
    if kind == "full":
        return f"{who} stands at the top of the {fields['tower']} tower: no step."
    if kind == "neighbours":
        rank = names.edition.scoring.neighbour_rank
        return f"{who} has the neighbouring towers {listed(_items(fields, 'towers'))} both at rank {rank} or higher."
    if kind == "unclaimed":
        return f"{who} claims nothing from the empty house {fields['house']}."
    parts = []
    if fields.get("coin"):
        parts.append(plural(fields["coin"], "coin"))
    if fields.get("energy"):
        parts.append(f"{fields['energy']} energy")
    if fields.get("points"):
        parts.append(plural(fields["points"], "point"))
    if kind == "bonus":
        return f"{who} gains {listed(parts)} as the highest on the {fields['tower']} tower."
    source = SOURCE_WORDS[_number(fields, "source")]
    if parts:
        return f"{who} gains {listed(parts)} {source}."
    why = "the energy track is full" if "energy" in fields else "no coin is left"
    return f"{who} gains nothing {source}: {why}."


# The course of the game ----------------------------------------------------------------------------------------


def _course(kind: str, who: str, fields: Fields) -> str:
    if kind == "turn":
        return f"Period {fields['period']}, turn {fields['turn']}: {who}."
    if kind == "period-end":
        return f"Period {fields['period']} is over and is scored."
    if kind == "period":
        new = "the gears set aside are dealt to the houses and the bonus tiles are turned over"
        return f"Period {fields['period']} begins: {new}; everything else stays as it is."
    return "The game is over." if kind == "end" else ""
