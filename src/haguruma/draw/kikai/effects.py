"""Effects as rows of small signs, made from the same data as their words."""

from __future__ import annotations

from collections.abc import Collection

from ...kikai.editions.edition import Effect
from ..svg import Number, group, text
from .icons import sign


def amounts(effect: Effect) -> list[tuple[str, int]]:
    """The fields of an effect that are not nought, in the order they are paid."""
    fields = ("energy", effect.energy), ("megaphone", effect.megaphone), ("ladder", effect.ladder)
    rest = ("vp", effect.vp), ("discard", effect.discard)
    return [(name, amount) for name, amount in (*fields, *rest) if amount]


def only(effect: Effect, names: Collection[str]) -> Effect:
    """Those parts of an effect without a choice that give things of these names."""
    kept = {name: amount for name, amount in amounts(effect) if name in names}
    return Effect(
        energy=kept.get("energy", 0),
        megaphone=kept.get("megaphone", 0),
        ladder=kept.get("ladder", 0),
        vp=kept.get("vp", 0),
        discard=kept.get("discard", 0),
    )


def _signs(effect: Effect) -> list[tuple[str, str]]:
    """What a row shows, left to right: ('sign', name) or ('text', letters)."""
    row: list[tuple[str, str]] = []
    for place, option in enumerate(effect.choice):
        row += [("text", "/")] if place else []
        row += _signs(option)
    for name, amount in amounts(effect):
        row += [("gap", "")] if row and row[-1][0] == "sign" else []
        row += [("text", str(amount))] if amount != 1 or name == "vp" else []
        row.append(("sign", name))
    return row


def _step(kind: str, said: str, size: Number) -> float:
    return {"sign": 1.0, "gap": 0.3}.get(kind, len(said) * 0.6) * size


def width(effect: Effect, size: Number) -> float:
    """How wide `row` comes out for signs of this size."""
    return sum(_step(kind, said, size) for kind, said in _signs(effect))


def row(effect: Effect, x: Number, y: Number, size: Number, colour: str = "text", most: Number = 0) -> str:
    """The signs of an effect in a row centred on (x, y), each `size` units; kept within `most` units if given."""
    if most and width(effect, size) > most:
        size = size * most / width(effect, size)
    left = x - width(effect, size) / 2
    drawn = []
    for kind, said in _signs(effect):
        step = _step(kind, said, size)
        if kind == "sign":
            drawn.append(group(sign(said), left + step / 2, y, size / 26))
        elif said:
            drawn.append(text(left + step / 2, y + size * 0.34, said, size * 0.92, colour))
        left += step
    return "".join(drawn)


def block(effect: Effect, x: Number, y: Number, wide: Number, tall: Number, colour: str = "text") -> str:
    """An effect in a block round (x, y): two lines where it gives several things, the first kind alone in its line."""
    names = [name for name, _ in amounts(effect)]
    if effect.choice or len(names) < 2:
        return row(effect, x, y, min(tall * 0.74, 20), colour, wide)
    above, below = only(effect, names[:1]), only(effect, names[1:])
    return row(above, x, y - tall / 4, tall * 0.52, colour, wide) + row(
        below, x, y + tall / 4, tall * 0.52, colour, wide
    )
