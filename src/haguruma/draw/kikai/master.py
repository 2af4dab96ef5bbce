"""The Master's Board: rows climbed by Renown, what they bring in this round, bonuses, markers."""

from __future__ import annotations

from ...kernel.contract import Game
from ...kernel.view import Plain, count
from ...kikai.constants import SEATS
from ...kikai.editions.edition import Effect, MasterRow
from ...kikai.words.names import row_words
from ..svg import circle, group, inked, oval, path, picture, rect, text
from . import effects, icons, pieces, slabs
from .view import KikaiView, scene

WIDE = 320.0
HEAD = 74.0
ROW = 30.0
LEFT, RIGHT = 62.0, 262.0


def master(game: Game, view: Plain) -> str:
    """The Master's Track with both markers, the rows' rewards and what they bring in this round."""
    shown = scene(game, view)
    floors = rows(shown)
    below = HEAD + ROW * len(floors) + 14
    height = below + slabs.legend_height(shown)
    drawn = _frame(height) + _master() + (_rounds(shown) if rewards(shown) else _says(shown))
    for level, floor in enumerate(floors):
        drawn += group(_floor(shown, level, floor), 0, HEAD + ROW * (len(floors) - 1 - level))
    drawn += group(slabs.legend(shown, WIDE), 0, below)
    return picture(drawn, WIDE, height, _label(shown), "master")


Floor = tuple[int, int, MasterRow | None]
"""First space, last space, and the row; None for START where it lies off the rows."""


def rows(shown: KikaiView) -> list[Floor]:
    """The floors of the Master's Track from the bottom."""
    track = shown.edition.master
    starts = [row.first for row in track.rows]
    ends = [start - 1 for start in starts[1:]] + [track.spaces]
    floors: list[Floor] = [(row.first, end, row) for row, end in zip(track.rows, ends, strict=True)]
    return ([(0, starts[0] - 1, None)] if starts and starts[0] > 0 else []) + floors


def rewards(shown: KikaiView) -> bool:
    """Whether the rows give Victory Points, times the round's multiplier."""
    return any(row.vp for row in shown.edition.master.rows)


def multiplier(shown: KikaiView) -> int:
    """What this round's rows are multiplied by."""
    factors = shown.edition.master.multipliers
    return factors[min(max(count(shown.view, "round"), 1), len(factors)) - 1] if factors else 1


def _frame(height: float) -> str:
    return inked(rect(2, 2, WIDE - 4, height - 4, "card", 14), 2.4) + rect(
        2, 2, WIDE - 4, height - 4, "none", 14
    )


def _master() -> str:
    """The Master: a top hat, a monocle and a great moustache."""
    face = (
        circle(0, 8, 17, "bone")
        + path("M-15 -2L-17 -30H17L15 -2z", "iron")
        + rect(-15.6, -12, 31, 7, "accent", stroke="none")
    )
    brim = oval(0, -2, 25, 5, "iron")
    glass = circle(6.5, 8, 5.5, "lamp") + circle(-6.5, 8, 1.8, "ink") + circle(7, 8, 1.8, "ink")
    beard = path(
        "M0 15Q-6 11 -12 16Q-17 20 -21 15Q-19 24 -9 22Q-3 21 0 18Q3 21 9 22Q19 24 21 15Q17 20 12 16Q6 11 0 15z",
        "wood-2",
    )
    return group(inked(face + brim + glass + beard, 1.9), 36, 43)


def _rounds(shown: KikaiView) -> str:
    """The rounds' multipliers, this round's lit."""
    now = count(shown.view, "round")
    factors = shown.edition.master.multipliers[:6]
    title = text(72, 27, f"Round {now} of {len(factors)}", 17, "text", "start")
    drawn = [title]
    for i, factor in enumerate(factors):
        lit = i + 1 == now
        chip = inked(rect(0, 0, 48, 26, "gold" if lit else "card-2", 8), 2.6 if lit else 1.4)
        worth = text(24, 19, f"×{factor}", 17, "on-yellow" if lit else "muted")
        drawn.append(group(chip + worth, 72 + 56 * i, 37, opacity=None if lit or i + 1 > now else 0.5))
    return "".join(drawn)


def _says(shown: KikaiView) -> str:
    """The round, and what the rows mean where they give no Victory Points."""
    rounds = len(shown.edition.turns[0])
    drawn = text(72, 27, f"Round {count(shown.view, 'round')} of {rounds}", 17, "text", "start")
    for i, said in enumerate(("At its end each row takes the Energy", "or gives the bonus at its left.")):
        drawn += text(72, 46 + 16 * i, said, 12.5, "muted", "start", font_weight=600)
    return drawn


def _floor(shown: KikaiView, level: int, floor: Floor) -> str:
    first, last, row = floor
    standing = [seat for seat in SEATS if first <= _at(shown, seat) <= last]
    fill = "card-2" if level % 2 else "paper"
    drawn = rect(8, 1, WIDE - 16, ROW - 2, fill, 7)
    if standing:
        drawn += rect(8, 1, WIDE - 16, ROW - 2, "none", 7, stroke="gold", sw=2.6)
    if row is not None:
        drawn += _reward(shown, row, bool(standing)) if rewards(shown) else group(_effect(row), 36, 15)
    right = RIGHT if rewards(shown) else WIDE - 14
    wide = (right - LEFT) / max(last - first + 1, 1)
    cells = [
        group(_space(shown, space, wide), LEFT + wide * (space - first)) for space in range(first, last + 1)
    ]
    return drawn + "".join(cells)


def _reward(shown: KikaiView, row: MasterRow, standing: bool) -> str:
    """The row's Victory Points at its left, what it brings in this round at its right."""
    drawn = text(30, 21, row.vp, 17, "text", "end") + group(icons.sign("vp"), 43, 15, 0.72)
    brings, tone = row.vp * multiplier(shown), "text" if standing else "muted"
    if row.lose or row.effect != Effect():  # such a row has little to multiply
        return drawn + group(_effect(row), 286, 15)
    return drawn + text(WIDE - 16, 21, f"= {brings}", 16 if standing else 14, tone, "end")


def _effect(row: MasterRow) -> str:
    """What a row takes and gives, round (0, 0)."""
    if not row.lose:
        return effects.row(row.effect, 0, 0, 18, "text", 46)
    taken = text(-2, 6, f"−{row.lose}", 17, "lack", "end") + group(icons.sign("energy"), 11, 0, 0.72)
    if row.effect == Effect():
        return taken
    return group(taken, -12, scale=0.8) + effects.row(row.effect, 16, 0, 13, most=20)


def _at(shown: KikaiView, seat: str) -> int:
    """The space a seat's marker stands on."""
    return min(count(shown.seat(seat), "renown"), shown.edition.master.spaces)


def _space(shown: KikaiView, space: int, wide: float) -> str:
    bonus = dict(shown.edition.master.bonuses).get(space, Effect())
    middle = wide / 2
    cell = rect(
        2, 4, wide - 4, ROW - 8, "plaza" if bonus != Effect() else "card", 6, stroke="road-edge", sw=1.5
    )
    here = [seat for seat in SEATS if _at(shown, seat) == space]
    name = "START" if space == 0 else str(space)
    said = "" if here or bonus != Effect() else text(middle, 19.5, name, 11 if space else 9.5, "muted")
    gift = effects.row(bonus, middle, 15, 17, "text", wide - 8) if bonus != Effect() else ""
    shift = 9 if len(here) > 1 else 0
    pegs = "".join(
        group(pieces.badge(seat), middle + (-shift, shift)[i], 15, 0.86) for i, seat in enumerate(here)
    )
    return cell + said + group(gift, opacity=0.45 if here else None) + pegs


def _label(shown: KikaiView) -> str:
    parts = []
    for seat in SEATS:
        level = count(shown.seat(seat), "row")
        said = f"{shown.seat_name(seat)} has {count(shown.seat(seat), 'renown')} Renown, row {level}"
        parts.append(said + _due(shown, level))
    times = f", times {multiplier(shown)}" if rewards(shown) else ""
    return f"Master's Track, round {count(shown.view, 'round')}{times}: {'; '.join(parts)}"


def _due(shown: KikaiView, level: int) -> str:
    """What a row without Victory Points does at the round's end, in words."""
    if not 0 < level <= len(shown.edition.master.rows):
        return ""
    said = row_words(shown.edition.master.rows[level - 1])
    return f", at the round's end: {said}" if said else ""
