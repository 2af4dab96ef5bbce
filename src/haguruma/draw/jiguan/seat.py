"""A seat's board: coins and energy, the payment rows, the workshop's two abilities, the gears beside it."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.contract import Game
from ...kernel.view import count, numbers, word, words
from ..svg import circle, element, fitted, group, inked, path, picture, rect, safe, text
from ..targets import Targets
from . import abilities, gears, icons, places
from .view import JiguanView, scene, split_gear

WIDE = 320.0
HEIGHT = 424.0
PIPS = 31
"""Spaces of the energy track that are drawn one by one; a longer track is a bar."""


def seat(game: Game, view: Mapping[str, object], which: str, offered: Mapping[str, str]) -> str:
    """The board of one seat."""
    shown = scene(game, view)
    targets = places.targets(shown, offered)
    mine = shown.mover == which
    drawn = _frame(which, mine) + head(shown, which, WIDE) + group(_tokens(shown, targets, which), 0, 58)
    drawn += group(_track(shown, targets, which), 0, 106) + group(_rows(shown, targets, which), 0, 154)
    drawn += group(_workshop(shown, targets, which), 0, 246) + group(_beside(shown, targets, which), 0, 344)
    return picture(
        drawn, WIDE, HEIGHT, f"{shown.seat_name(which)}'s workshop", f"jiguan hg-seat hg-{which}", live=True
    )


def _frame(which: str, mine: bool) -> str:
    card = inked(rect(3, 3, WIDE - 6, HEIGHT - 6, "card", 14), 2.4)
    return card + (rect(3, 3, WIDE - 6, HEIGHT - 6, "none", 14, stroke="accent", sw=5) if mine else "")


def head(shown: JiguanView, which: str, wide: float) -> str:
    """The band on top: who this is, whether on move, the airship, the score; 50 tall."""
    colour = which if which in icons.SEALED else "steel"
    ink = f"on-{which}" if which in icons.SEALED else "on-light"
    band = inked(
        path(f"M4.5 48V17Q4.5 4.5 17 4.5H{wide - 17}Q{wide - 4.5} 4.5 {wide - 4.5} 17V48z", colour), 2.2
    )
    drawn = (
        band
        + group(icons.seal(which), 27, 26, 1.22)
        + fitted(50, 34, shown.seat_name(which), 22, 82, ink, "start")
    )
    if shown.mover == which:
        flag = inked(path("M0 -11H66L58 0L66 11H0z", "accent"), 1.8) + fitted(
            29, 5.2, "to move", 14, 50, "on-accent"
        )
        drawn += group(flag, 136 if wide > 310 else 130, 26, 1 if wide > 310 else 0.8)
    if word(shown.view, "airship") == which:
        drawn += group(
            element("title", safe("holds the airship")) + icons.sign("airship"), wide - 99, 26, 1.1
        )
    points = text(wide - 48, 35, count(shown.seat(which), "score"), 25, ink, "start")
    return drawn + group(icons.sign("points"), wide - 66, 26, 1.15) + points


def _tokens(shown: JiguanView, targets: Targets, which: str) -> str:
    """Coins, energy, and the exchange between them."""
    state = shown.seat(which)
    coins, energy = count(state, "coins"), count(state, "energy")
    price = shown.edition.exchange
    purse = _box(94) + group(icons.sign("coin"), 24, 20, 1.3) + text(46, 30, coins, 27, "text", "start")
    cell = _box(94) + group(icons.sign("energy"), 24, 20, 1.3) + text(46, 30, energy, 27, "text", "start")
    swap = _box(94) + _price(price)
    outline = rect(0, 0, 94, 40, "none", 9)
    mine = which == shown.own
    drawn = targets.draw(
        f"coins:{which}", purse, f"{coins} coins", outline, outline, ["sell coin"] if mine else ()
    )
    drawn += group(cell, 103)
    title = f"Exchange: {price} energy for a coin"
    asked = ["exchange"] if mine else ()
    return group(
        drawn + group(targets.draw(f"exchange:{which}", swap, title, outline, outline, asked, "quiet"), 206),
        10,
    )


def _box(wide: float) -> str:
    return rect(0, 0, wide, 40, "paper", 9, stroke="muted", sw=1.5)


def _price(price: int) -> str:
    given = text(20, 27, price, 19, "text", "end") + group(icons.sign("energy"), 33, 20, 0.9)
    return given + group(icons.sign("arrow"), 56, 20, 0.8) + group(icons.sign("coin"), 78, 20, 0.95)


def _track(shown: JiguanView, targets: Targets, which: str) -> str:
    """The energy track from 0 to its end, filled up to what there is."""
    cap, energy = max(shown.edition.energy_cap, 1), count(shown.seat(which), "energy")
    spaces = min(cap + 1, PIPS)
    step = 300 / spaces
    at = round(min(energy, cap) * (spaces - 1) / cap)
    drawn = rect(8, 0, 304, 36, "card-2", 8, stroke="muted", sw=1.4)
    for i in range(spaces):
        lit = 0 < i <= at or (i == 0 and at == 0)
        drawn += rect(
            10 + step * i + 0.8, 4, step - 1.6, 16, "jade" if lit else "paper", 3, stroke="muted", sw=0.8
        )
        if spaces == cap + 1 and i % 5 == 0:
            drawn += text(10 + step * (i + 0.5), 32, i, 11, "muted")
    x = 10 + step * (at + 0.5)
    drawn += group(icons.seal(which), x, 12, 0.74)
    outline = rect(8, 0, 304, 36, "none", 8)
    asked = ["settle energy"] if which == shown.own else ()
    return targets.draw(
        f"energy:{which}", drawn, f"Energy {energy} of at most {cap}", outline, outline, asked
    )


def _rows(shown: JiguanView, targets: Targets, which: str) -> str:
    """The payment rows: what a space costs to leave, and the marker."""
    standing = [*numbers(shown.seat(which), "rows"), 1, 1][:2]
    shop = shown.shop(which)
    rows = shown.edition.prices_on(shop) if shop else shown.edition.prices
    drawn = ""
    for i, name in enumerate(("a1", "a2")):
        prices = rows[i]
        sign, goods = (
            ("blueprint", "a blueprint of any colour")
            if name == "a1"
            else ("card", "a card from the display")
        )
        box = rect(8, 0, 304, 40, "paper", 8, stroke="muted", sw=1.4)
        box += text(28, 27, name, 16, "text") + group(icons.sign(sign), 56, 20, 1.08)
        step = 228 / max(len(prices), 1)
        for k, price in enumerate(prices):
            box += group(_space(which, price, k + 1 == standing[i], step), 80 + step * k, 0)
        outline = rect(8, 0, 304, 40, "none", 8)
        now = prices[min(max(standing[i] - 1, 0), len(prices) - 1)] if prices else 0
        title = f"Row {name} buys {goods}: {now} energy now"
        asked = [f"buy {name}"] if which == shown.own else ()
        drawn += group(targets.draw(f"row:{which}:{name}", box, title, outline, outline, asked), 0, 45 * i)
    return drawn


def _space(which: str, price: int, here: bool, step: float) -> str:
    shape = rect(2, 5, step - 4, 30, "card-2", 6, stroke="muted", sw=1.2)
    if not here:
        return (
            shape
            + text(step / 2 - 7, 26, price, 16, "muted")
            + group(icons.sign("energy"), step / 2 + 8, 20, 0.5, opacity=0.6)
        )
    shape = inked(rect(1, 3, step - 2, 34, "gold", 7), 2)
    digits = text(step - 5, 27, price, 19, "on-light", "end")
    return shape + group(icons.seal(which), 13, 20, 0.82) + digits


def _workshop(shown: JiguanView, targets: Targets, which: str) -> str:
    """The workshop's name and its abilities, A on the left and B on the right."""
    shop = shown.shop(which)
    if shop is None:
        return ""
    drawn = fitted(12, 11, shop.name, 13.5, 296, "text", "start")
    for i, (letter, ability) in enumerate((("a", shop.a), ("b", shop.b))):
        box = inked(rect(0, 0, 149, 72, "paper", 9, stroke="lacquer"), 2)
        box += path("M1 17V9Q1 1 9 1H28L20 17z", "lacquer") + text(12, 13.5, letter.upper(), 12.5, "on-dark")
        box += abilities.signs(shown.edition, ability, 74, 34, 134)
        box += fitted(74, 63, abilities.short(ability), 12, 138, "muted")
        outline = rect(0, 0, 149, 72, "none", 9)
        place = f"ability:{which}:{letter}"
        title = abilities.describe(shown.edition, ability)
        asked = _questions(letter, ability) if which == shown.own else ()
        drawn += group(targets.draw(place, box, title, outline, outline, asked, "quiet"), 8 + 155 * i, 17)
    return drawn


def _questions(letter: str, ability: str) -> list[str]:
    """What one asks about at an ability."""
    if letter == "a":
        return ["convert points", "convert energy"] if ability == "convert" else ["workshop"]
    return ["set"] if ability == "set" else []


def _beside(shown: JiguanView, targets: Targets, which: str) -> str:
    """The gears beside the workshop, equal ones as one with their number."""
    lying = words(shown.seat(which), "beside")
    drawn = text(12, 11, "Beside the workshop", 13, "text", "start")
    drawn += text(
        WIDE - 12,
        11,
        f"{len(lying)} gear{'s' if len(lying) > 1 else ''}" if lying else "no gear yet",
        11.5,
        "muted",
        "end",
        font_weight=600,
    )
    kinds = sorted(set(lying), key=lying.index)
    per_row = max(8, -(-len(kinds) // 2))
    step = 300 / per_row
    size = min(step * 0.0096, 0.33)
    for i, gear in enumerate(kinds):
        x, y = 12 + step * (i % per_row + 0.5), 34 + (31 if len(kinds) > per_row else 0) * (i // per_row)
        drawn += group(_gear(shown, targets, which, gear, lying.count(gear), size), x, y)
    return drawn


def _gear(shown: JiguanView, targets: Targets, which: str, gear: str, amount: int, size: float) -> str:
    colour, value = split_gear(gear)
    shape = group(gears.small(colour, value), scale=size)
    more = (
        inked(circle(0, 0, 7.5, "bone"), 1.3) + text(0, 4, f"×{amount}", 9.5, "on-light")
        if amount > 1
        else ""
    )
    outline = circle(0, 0, size * 52, "none")
    title = f"{colour} gear {value}" + (f", {amount} of them" if amount > 1 else "")
    asked = [f"pay {gear}"] if which == shown.own else ()
    return targets.draw(
        f"beside:{which}:{gear}", shape + group(more, 11, -10), title, outline, outline, asked, "fine-target"
    )
