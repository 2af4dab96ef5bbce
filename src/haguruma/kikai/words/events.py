"""Log sentences: one for each event, made from its kind and fields alone. Names come from `words_names`."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.action import Event
from ...kernel.prose import article, capital, listed, plural
from ..editions.edition import Effect
from .advanced import claimed, lost, mix_words
from .names import SEAT_NAMES, TILE_ONE, TILE_WORDS, Names, gains_of

Fields = Mapping[str, object]

CARDS: frozenset[str] = frozenset(
    ("take", "take-pile", "draw", "pair-draw", "little-bre", "reveal-card", "reveal-component", "play", "extra")
)
"""Events about cards and what is turned up."""


def sentence(names: Names, event: Event) -> str:
    """The sentence for an event; '' for one that the sentences beside it tell already, and for an unknown kind."""
    who = "" if event.seat is None else SEAT_NAMES[event.seat]
    kind, fields = event.kind, event.fields
    if kind in ("claim", "pay", "discard-fan", "no-fan", "lose"):
        return _advanced(names, kind, who, fields)
    if kind in CARDS:
        return _card(names, kind, who, fields)
    if kind in ("attract", "exhibit", "fetch", "collect", "exhibition", "billboard", "square-vp", "media-victory"):
        return _fan(names, kind, who, fields)
    if kind in ("seat", "turn", "no-card", "round-end", "reward", "end"):
        return _course(names, kind, who, fields)
    return _board(names, kind, who, fields)


def _number(fields: Fields, key: str) -> int:
    found = fields.get(key)
    return found if isinstance(found, int) else 0


def _where(names: Names, fields: Fields) -> str:
    """`the Head in Casino`."""
    return f"the {str(fields['kind']).capitalize()} in {names.place(fields['district'])}"


def _other(who: str) -> str:
    return SEAT_NAMES[1 - SEAT_NAMES.index(who)]


# What only Advanced mode has -----------------------------------------------------------------------------------


def _advanced(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "claim":
        return claimed(names, who, fields["district"], fields["tile"])
    if kind == "pay":
        return f"{who} pays {mix_words(_number(fields, 'megaphones'), _number(fields, 'ladders'))}."
    if kind == "lose":
        return lost(who, fields["energy"], fields["row"])
    if kind == "no-fan":
        return "No Square holds a fan that could be discarded."
    return f"{who} discards a {fields['colour']} fan from {names.place(fields['square'])}, out of the game."


# District Cards ------------------------------------------------------------------------------------------------


def _card(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "reveal-component":
        return f"The {names.part(fields['component'])} is turned up."
    if kind == "extra":
        if not fields["megaphones"]:
            return f"{who} takes an additional action."
        return f"{who} discards {plural(fields['megaphones'], 'Megaphone')} for an additional action."
    card = names.place(fields["card"])
    if kind == "play" and fields["count"] == 2:
        return f"{who} plays two {card} cards to act in {names.place(fields['district'])}."
    verbs = {
        "play": f"plays {article(card)} card",
        "take": f"takes the open {card} card",
        "take-pile": f"takes the top card of the pile: {card}",
        "draw": f"discards 1 Ladder and draws {article(card)} card",
        "pair-draw": f"draws {article(card)} card for the pair",
        "little-bre": f"draws {article(card)} card (Little Bré)",
    }
    return f"{capital(article(card))} card is turned up." if kind == "reveal-card" else f"{who} {verbs[kind]}."


# Fans, Exhibitions, Billboards ---------------------------------------------------------------------------------


def _fan(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "attract":
        toll = f" and pays {fields['toll']} Energy to {_other(who)}" if fields["toll"] else ""
        fan = f"a {fields['colour']} fan from {names.place(fields['square'])}"
        return f"{who} attracts {fan} to {_where(names, fields)}{toll}."
    if kind == "exhibit":
        return f"{who} hosts an Exhibition in {names.place(fields['district'])}."
    if kind == "fetch":
        if not fields["megaphones"]:
            return f"{who} fetches the fans from {names.place(fields['district'])}."
        cost = plural(fields["megaphones"], "Megaphone")
        return f"{who} discards {cost} to fetch the fans from {names.place(fields['district'])}."
    if kind == "collect":
        return _collected(names, who, fields)
    if kind == "exhibition":
        return _paid(names, who, fields)
    if kind == "billboard":
        board = f"{names.billboard(fields['billboard'])} on {names.place(fields['square'])}"
        return f"{who} puts up {board}: {fields['placed']} of {len(names.edition.billboards)} placed."
    if kind == "square-vp":
        return f"{who} gains {fields['vp']} VP for {names.place(fields['square'])}."
    return f"{who} has placed every Billboard and wins at once by Media Victory."


def _collected(names: Names, who: str, fields: Fields) -> str:
    fans = fields["fans"]
    colours = [str(fan) for fan in fans] if isinstance(fans, list) else [str(fans)]
    counted = [plural(colours.count(colour), f"{colour} fan") for colour in dict.fromkeys(colours)]
    return f"{who} collects {listed(counted)} in {names.place(fields['district'])}."


def _paid(names: Names, who: str, fields: Fields) -> str:
    """Energy and renown of an Exhibition, and how far the marker got."""
    renown, space = _number(fields, "renown"), _number(fields, "to")
    if not renown:
        return f"{who} gains {fields['energy']} Energy and no renown."
    row = sum(1 for row in names.edition.master.rows if row.first <= space)
    end = ", the last one," if space == names.edition.master.spaces else ""
    at = f"space {space}{end} of the Master's Track, row {row}" if row else f"space {space} of the Master's Track"
    lost = f"; {plural(fields['lost'], 'step')} too many" if fields.get("lost") else ""
    return f"{who} gains {fields['energy']} Energy and {renown} renown: now on {at}{lost}."


# KIKAI, streets, tokens ----------------------------------------------------------------------------------------


def _board(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "place":
        piece = f"the starting {names.part(fields['component'])} in {names.place(fields['district'])}"
        return f"{who} places {piece}{_foot(names, fields)}."
    if kind == "build":
        piece = f"the {names.part(fields['component'])} in {names.place(fields['district'])}"
        return f"{who} builds {piece} for {fields['cost']} Energy{_foot(names, fields)}."
    if kind == "deploy":
        cost = f" for {fields['cost']} Energy" if fields["cost"] else ""
        droppers = plural(fields["droppers"], "Flyer Dropper")
        return f"{who} deploys {droppers} on {names.street(fields['street'])}{cost}."
    if kind == "ladder":
        steps = names.steps(1 if fields["kind"] == "body" else 2)
        ladders = plural(fields["ladders"], "Ladder")
        colour = f"{fields['colour']} " if "colour" in fields else ""
        return f"{who} places {ladders} at {_where(names, fields)}: {colour}{steps}."
    if kind == "construction-bonus":
        return _bonus(names, who, fields)
    if kind == "gain":
        return _gain(names, who, fields)
    if kind == "discard":
        droppers = plural(fields["droppers"], "Flyer Dropper")
        return f"{who} discards {droppers} from the Energy Track, out of the game."
    return ""


def _foot(names: Names, fields: Fields) -> str:
    """What a Foot brings as it is put down; other components bring nothing yet."""
    for part in names.edition.components:
        if part.id == fields["component"] and part.kind == "foot":
            return f": its Foundation Tile goes, {part.colour} {names.steps(0)}"
    return ""


def _bonus(names: Names, who: str, fields: Fields) -> str:
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


# The course of the game ----------------------------------------------------------------------------------------


def _course(names: Names, kind: str, who: str, fields: Fields) -> str:
    if kind == "seat":
        return f"{who} is next to place a starting Foot."
    if kind == "turn":
        return f"Round {fields['round']}, turn {fields['turn']}: {who}."
    if kind == "no-card":
        return f"There is no card for {who} to play or to take."
    if kind == "round-end":
        return f"Round {fields['round']} ends; the cards played in it are shuffled and go under the pile."
    if kind == "reward":
        return _reward(names, who, fields)
    return "The last round is over: final scoring."


def _reward(names: Names, who: str, fields: Fields) -> str:
    row = f", row {fields['row']}" if fields["row"] else ""
    at = f"space {fields['renown']}" if fields["renown"] else "START"
    if names.edition.advanced and not fields["vp"]:
        return f"{who} ends the round on {at}{row} of the Master's Track; from there the marker goes back to START."
    pay = f"{fields['vp']} VP × {fields['times']} = {fields['total']} VP"
    return f"The Master rewards {who} on {at}{row} of the Master's Track: {pay}. The marker goes back to START."
