"""Log sentences: one for each event, made from its kind and fields alone. Names come from `names`.

A kind that is always told alike has a template; one whose sentence depends on the fields has a function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.action import Event
from ...kernel.prose import article, capital, listed, plural
from ..editions.edition import Effect
from .names import (
    SEAT_NAMES,
    TILE_ONE,
    TILE_WORDS,
    Names,
    gains_of,
    mix_words,
    tile_of,
)

Fields = Mapping[str, object]
Sentence = Callable[[Names, str, Fields], str]
"""The sentence of an event, from who it is about ('' for nobody) and its fields."""


def sentence(names: Names, event: Event) -> str:
    """The sentence for an event; '' for one that the sentences beside it tell already, and for an unknown kind."""
    who, fields = "" if event.seat is None else SEAT_NAMES[event.seat], event.fields
    found = SENTENCES.get(event.kind, "")
    if not isinstance(found, str):
        return found(names, who, fields)
    words = {key: PHRASES[key](names, value) if key in PHRASES else value for key, value in fields.items()}
    return found.format(who=who, **words)


def _number(fields: Fields, key: str) -> int:
    found = fields.get(key)
    return found if isinstance(found, int) else 0


def _where(names: Names, fields: Fields) -> str:
    """`the Head in Casino`."""
    return f"the {str(fields['kind']).capitalize()} in {names.place(fields['district'])}"


def _other(who: str) -> str:
    return SEAT_NAMES[1 - SEAT_NAMES.index(who)]


# District Cards and payments -----------------------------------------------------------------------------------


def _card(template: str) -> Sentence:
    """A sentence about one card, which `template` names with its article."""
    return lambda names, who, fields: capital(template.format(who=who, card=article(names.place(fields["card"]))))


def _play(names: Names, who: str, fields: Fields) -> str:
    card = names.place(fields["card"])
    if fields["count"] == 2:
        return f"{who} plays two {card} cards to act in {names.place(fields['district'])}."
    return f"{who} plays {article(card)} card."


def _extra(_: Names, who: str, fields: Fields) -> str:
    if not fields["megaphones"]:
        return f"{who} takes an additional action."
    return f"{who} discards {plural(fields['megaphones'], 'Megaphone')} for an additional action."


def _pay(_: Names, who: str, fields: Fields) -> str:
    return f"{who} pays {mix_words(_number(fields, 'megaphones'), _number(fields, 'ladders'))}."


# Fans, Exhibitions, Billboards ---------------------------------------------------------------------------------


def _attract(names: Names, who: str, fields: Fields) -> str:
    toll = f" and pays {fields['toll']} Energy to {_other(who)}" if fields["toll"] else ""
    fan = f"a {fields['colour']} fan from {names.place(fields['square'])}"
    return f"{who} attracts {fan} to {_where(names, fields)}{toll}."


def _fetch(names: Names, who: str, fields: Fields) -> str:
    if not fields["megaphones"]:
        return f"{who} fetches the fans from {names.place(fields['district'])}."
    cost = plural(fields["megaphones"], "Megaphone")
    return f"{who} discards {cost} to fetch the fans from {names.place(fields['district'])}."


def _collect(names: Names, who: str, fields: Fields) -> str:
    fans = fields["fans"]
    colours = [str(fan) for fan in fans] if isinstance(fans, list) else [str(fans)]
    counted = [plural(colours.count(colour), f"{colour} fan") for colour in dict.fromkeys(colours)]
    return f"{who} collects {listed(counted)} in {names.place(fields['district'])}."


def _exhibition(names: Names, who: str, fields: Fields) -> str:
    """Energy and renown of an Exhibition, and how far the marker got."""
    renown, space = _number(fields, "renown"), _number(fields, "to")
    if not renown:
        return f"{who} gains {fields['energy']} Energy and no renown."
    row = sum(1 for row in names.edition.master.rows if row.first <= space)
    end = ", the last one," if space == names.edition.master.spaces else ""
    at = f"space {space}{end} of the Master's Track, row {row}" if row else f"space {space} of the Master's Track"
    lost = f"; {plural(fields['lost'], 'step')} too many" if fields.get("lost") else ""
    return f"{who} gains {fields['energy']} Energy and {renown} renown: now on {at}{lost}."


def _billboard(names: Names, who: str, fields: Fields) -> str:
    board = f"{names.billboard(fields['billboard'])} on {names.place(fields['square'])}"
    return f"{who} puts up {board}: {fields['placed']} of {len(names.edition.billboards)} placed."


# KIKAI, streets, tokens ----------------------------------------------------------------------------------------


def _place(names: Names, who: str, fields: Fields) -> str:
    piece = f"the starting {names.part(fields['component'])} in {names.place(fields['district'])}"
    return f"{who} places {piece}{_foot(names, fields)}."


def _build(names: Names, who: str, fields: Fields) -> str:
    piece = f"the {names.part(fields['component'])} in {names.place(fields['district'])}"
    return f"{who} builds {piece} for {fields['cost']} Energy{_foot(names, fields)}."


def _foot(names: Names, fields: Fields) -> str:
    """What a Foot brings as it is put down; other components bring nothing yet."""
    for part in names.edition.components:
        if part.id == fields["component"] and part.kind == "foot":
            return f": its Foundation Tile goes, {part.colour} {names.steps(0)}"
    return ""


def _deploy(names: Names, who: str, fields: Fields) -> str:
    cost = f" for {fields['cost']} Energy" if fields["cost"] else ""
    droppers = plural(fields["droppers"], "Flyer Dropper")
    return f"{who} deploys {droppers} on {names.street(fields['street'])}{cost}."


def _ladder(names: Names, who: str, fields: Fields) -> str:
    steps = names.steps(1 if fields["kind"] == "body" else 2)
    ladders = plural(fields["ladders"], "Ladder")
    colour = f"{fields['colour']} " if "colour" in fields else ""
    return f"{who} places {ladders} at {_where(names, fields)}: {colour}{steps}."


def _construction_bonus(names: Names, who: str, fields: Fields) -> str:
    tile = str(fields["tile"])
    each = sum(bonus.amount for bonus in names.edition.bonus_tiles if bonus.kind == tile)
    counted = TILE_ONE[tile] if fields["count"] == 1 else TILE_WORDS[tile]
    what = f"{fields['count']} {counted} × {each} VP = {fields['vp']} VP"
    return f"{who} has the first Head in {names.place(fields['district'])} and takes the Construction Bonus: {what}."


def _gain(names: Names, who: str, fields: Fields) -> str:
    """A gain, with what the supply had no more of; a mere discard has a sentence of its own."""
    effect = names.effect(fields["effect"])
    printed = gains_of(effect)
    if not printed:
        return ""
    source, got = names.source(_number(fields, "source")), fields.get("got")
    if not isinstance(got, (list, tuple)):
        return f"{who} gains {listed(printed)} {source}."
    gains = gains_of(Effect(energy=got[0], megaphone=got[1], ladder=got[2], vp=effect.vp))
    return f"{who} gains {listed(gains) or 'nothing'} {source}: the supply holds no more."


def _reward(names: Names, who: str, fields: Fields) -> str:
    row = f", row {fields['row']}" if fields["row"] else ""
    at = f"space {fields['renown']}" if fields["renown"] else "START"
    if names.edition.advanced and not fields["vp"]:
        return f"{who} ends the round on {at}{row} of the Master's Track; from there the marker goes back to START."
    pay = f"{fields['vp']} VP × {fields['times']} = {fields['total']} VP"
    return f"The Master rewards {who} on {at}{row} of the Master's Track: {pay}. The marker goes back to START."


# Every kind ----------------------------------------------------------------------------------------------------

SENTENCES: Final[Mapping[str, str | Sentence]] = {
    "seat": "{who} is next to place a starting Foot.",
    "turn": "Round {round}, turn {turn}: {who}.",
    "play": _play,
    "pair-draw": _card("{who} draws {card} card for the pair."),
    "extra": _extra,
    "pay": _pay,
    "take": "{who} takes the open {card} card.",
    "take-pile": "{who} takes the top card of the pile: {card}.",
    "draw": _card("{who} discards 1 Ladder and draws {card} card."),
    "little-bre": _card("{who} draws {card} card (Little Bré)."),
    "no-card": "There is no card for {who} to play or to take.",
    "reveal-card": _card("{card} card is turned up."),
    "reveal-component": "The {component} is turned up.",
    "place": _place,
    "build": _build,
    "construction-bonus": _construction_bonus,
    "claim": "{who} has the first Head in {district} and takes the tile {tile}.",
    "deploy": _deploy,
    "discard": "{who} discards {droppers} from the Energy Track, out of the game.",
    "ladder": _ladder,
    "gain": _gain,
    "attract": _attract,
    "square-vp": "{who} gains {vp} VP for {square}.",
    "billboard": _billboard,
    "discard-fan": "{who} discards a {colour} fan from {square}, out of the game.",
    "no-fan": "No Square holds a fan that could be discarded.",
    "exhibit": "{who} hosts an Exhibition in {district}.",
    "fetch": _fetch,
    "collect": _collect,
    "exhibition": _exhibition,
    "round-end": "Round {round} ends; the cards played in it are shuffled and go under the pile.",
    "reward": _reward,
    "lose": "{who} loses {energy} Energy to the Master for row {row}.",
    "media-victory": "{who} has placed every Billboard and wins at once by Media Victory.",
    "end": "The last round is over: final scoring.",
}

PHRASES: Final[Mapping[str, Callable[[Names, object], str]]] = {
    "card": Names.place,
    "district": Names.place,
    "square": Names.place,
    "component": Names.part,
    "tile": tile_of,
    "droppers": lambda _, count: plural(count, "Flyer Dropper"),
}
"""How a field is told in a template, where not as it is."""
