"""Squares on the board: the plaza, the fans on it, its Victory Points, the Billboard once it is empty."""

from __future__ import annotations

from ...kernel.view import items, part, words
from ...kikai.constants import KINDS
from ...kikai.editions.edition import Effect, Square
from ...kikai.words.names import effect_words
from ..svg import circle, fitted, group, inked, line, path, rect, text
from ..targets import Targets
from . import effects, pieces
from .geometry import Map
from .icons import sign as sign_of
from .view import KikaiView


def square(scene: KikaiView, plan: Map, targets: Targets, one: Square) -> str:
    """One Square with all that stands on it, as a place of the board."""
    x, y = plan.squares[one.id]
    radius = plan.sizes[one.id]
    state = part(part(scene.view, "squares"), one.id)
    fans, sign = words(state, "fans"), [str(item) for item in items(state, "billboard")]
    drawn = _plaza(radius)
    drawn += _billboard(scene, *sign[:2]) if len(sign) >= 2 else _crowd(fans, radius)
    drawn += _alarm(radius) if len(fans) == 1 else ""
    asks = [f"attract {kind}<{one.id}" for kind in KINDS]
    disc = circle(0, 0, max(radius, 33), "none")
    title = _title(scene, one, fans, sign)
    return group(
        targets.draw(f"square:{one.id}", drawn, title, circle(0, 0, radius + 6, "none"), disc, asks), x, y
    )


def _plaza(radius: float) -> str:
    """Paving in two rings."""
    stones = circle(0, 0, radius - 6, "plaza", stroke="plaza-2", sw=2)
    joints = circle(0, 0, radius - 3, "none", stroke="road-edge", sw=4, stroke_dasharray="1.4 7")
    return circle(2, 4, radius, "shade") + inked(circle(0, 0, radius, "plaza-2"), 2.6) + joints + stones


def label(plan: Map, one: Square) -> str:
    """A Square's name, written over everything else."""
    if not one.name:
        return ""
    x, y = plan.squares[one.id]
    plain = fitted(x + plan.labels[one.id][0], y + plan.labels[one.id][1], one.name, 13.5, 112, "text")
    halo = plain.replace('stroke="none"', 'stroke="var(--ground)" stroke-width="4" stroke-linejoin="round"')
    return halo + plain


def _crowd(fans: list[str], radius: float) -> str:
    """Fans in rows, those in front overlapping those behind."""
    rows = _rows(len(fans))
    if not rows:
        return ""
    across = 26.0 if len(rows) == 1 or max(rows) <= 3 else 2 * (radius - 10) / max(rows)
    down = 27.0 if len(rows) <= 2 else 2 * (radius - 8) / len(rows)
    drawn, left = [], list(fans)
    for i, amount in enumerate(rows):
        y = (i - (len(rows) - 1) / 2) * down + 2
        for k in range(amount):
            drawn.append(group(pieces.fan(left.pop(0)), (k - (amount - 1) / 2) * across, y, 1.08))
    return "".join(drawn)


def _rows(count: int) -> list[int]:
    """How many fans stand in each row."""
    if count <= 3:
        return [count] if count else []
    if count <= 6:
        return [count // 2, count - count // 2]
    widest = max(3, -(-count // 4))
    return [min(widest, count - start) for start in range(0, count, widest)]


def worth(scene: KikaiView, plan: Map, one: Square) -> str:
    """What the last fan brings, on the rim and over the glow: Victory Points on a star, anything else on a plate."""
    gone = bool(items(part(part(scene.view, "squares"), one.id), "billboard"))
    (x, y), (across, down) = plan.squares[one.id], plan.stars[one.id]
    return group(_worth(one), x + across, y + down, opacity=0.35 if gone else None)


def _worth(one: Square) -> str:
    vp = one.bonus.vp if one.bonus == Effect(vp=one.bonus.vp) else 0
    if one.bonus == Effect() or vp:
        points = vp or one.vp
        return group(sign_of("vp"), scale=1.6) + text(0, 7, points, 18 if 0 <= points < 10 else 14, "on-yellow")
    wide = max(min(effects.width(one.bonus, 19), 52) + 12, 34)
    plate = rect(-wide / 2, -16, wide, 32, "gold", 9) + rect(3.5 - wide / 2, -12.5, wide - 7, 25, "cream", 6)
    return inked(plate, 2) + effects.row(one.bonus, 0, 0, 19, "on-yellow", 52)


def _alarm(radius: float) -> str:
    """A dashed ring: one fan is left here."""
    return circle(0, 0, radius - 7, "none", stroke="accent", sw=3.4, stroke_dasharray="7 5")


def pennant(scene: KikaiView, plan: Map, one: Square) -> str:
    """A pennant with a 1 on a Square with one fan left, over everything else."""
    if len(words(part(part(scene.view, "squares"), one.id), "fans")) != 1:
        return ""
    (x, y), (across, down) = plan.squares[one.id], plan.flags[one.id]
    side = -1 if across < 0 else 1
    pole = line("M0 0v-38", "ink", 3.4, stroke_linecap="round")
    flag = inked(path(f"M0 -37h{30 * side}l{-7 * side} 9l{7 * side} 9h{-30 * side}z", "accent"), 2)
    return group(pole + flag + text(12 * side, -22, "1", 17, "bone"), x + across, y + down)


def _billboard(scene: KikaiView, seat: str, board: str) -> str:
    known = scene.billboards.get(board)
    shown = effects.row(known.effect, 0, -4.5, 14, "on-yellow", 31) if known else ""
    if known and known.effect == Effect():  # all alike
        shown = group(sign_of("influence"), 0, -5, 0.62)
    drawn = pieces.billboard(seat if seat in ("yellow", "purple") else "stone") + shown
    return group(drawn, 0, 2, 1.3) + group(pieces.badge(seat), -20, 22, 0.74)


def _brings(one: Square) -> str:
    """What the last fan of a Square brings, in words."""
    return f"{one.vp} VP" if one.bonus == Effect() else effect_words(one.bonus)


def _title(scene: KikaiView, one: Square, fans: list[str], sign: list[str]) -> str:
    name = f"{one.name} ({one.id})" if one.name else f"Square {one.id}"
    if len(sign) >= 2:
        board = scene.billboards.get(sign[1])
        gave = f" ({effect_words(board.effect)})" if board and board.effect != Effect() else ""
        return f"{name}: {scene.seat_name(sign[0])}'s Billboard{gave}, {_brings(one)}"
    crowd = (
        ", ".join(f"{fans.count(colour)} {colour}" for colour in pieces.SIGNS if colour in fans) or "no fans"
    )
    last = "; the last fan" if len(fans) == 1 else ""
    return f"{name}: {crowd}{last}; {_brings(one)} with the last fan"
