"""The Energy Track: its spaces with what they show when cleared, and the Flyer Droppers that still cover them."""

from __future__ import annotations

from ...kernel.view import count
from ...kikai.editions.edition import Effect, TrackSpace
from ..svg import fitted, group, inked, rect, text
from . import effects, icons, pieces
from .view import KikaiView

WIDE = 320.0
PER_ROW = 10
STEP, TALL = 30.2, 58.0


def current(shown: KikaiView, seat: str) -> int | None:
    """The place of the rightmost cleared space that shows a value: what an Exhibition pays."""
    cleared = count(shown.seat(seat), "cleared")
    valued = [i for i, space in enumerate(shown.edition.track[:cleared]) if space.value is not None]
    return valued[-1] if valued else None


def track(shown: KikaiView, seat: str) -> str:
    """The track of one seat, `WIDE` by about 136."""
    cleared = count(shown.seat(seat), "cleared")
    best = current(shown, seat)
    pays = shown.edition.track[best].value if best is not None else 0
    aside = f"Exhibition pays {pays}"
    if any(space.vp for space in shown.edition.track):
        aside += f", {sum(space.vp for space in shown.edition.track[:cleared])} VP at the end"
    drawn = [text(12, 11, "Energy Track", 13, "text", "start")]
    drawn.append(fitted(WIDE - 12, 11, aside, 11.5, 190, "muted", "end", font_weight=600))
    for i, space in enumerate(shown.edition.track):
        x, y = 9 + STEP * (i % PER_ROW), 16 + (TALL + 3) * (i // PER_ROW)
        drawn.append(group(_space(space, seat, i < cleared, i == best), x, y))
    return "".join(drawn)


def _space(space: TrackSpace, seat: str, cleared: bool, best: bool) -> str:
    """One space: value above, bonus or Victory Points below; a Flyer Dropper stands on it until it is cleared."""
    box = rect(1, 0, STEP - 2, TALL, "paper" if cleared else "card-2", 5, stroke="road-edge", sw=1.4)
    if best:
        box = inked(rect(1, 0, STEP - 2, TALL, "gold", 5), 2.6)
    faded = None if cleared else 0.62
    ink = "on-yellow" if best else "text"
    middle, both = STEP / 2, space.value is not None and space.bonus != Effect()
    shown = text(middle, 13 if both else 19, space.value, 14 if both else 18, ink) if space.value is not None else ""
    low = 45.0 if not cleared else 40.0
    if space.vp:
        shown += group(icons.sign("vp"), middle, low if space.value is not None else 18, 0.94)
        shown += text(middle, (low if space.value is not None else 18) + 5, space.vp, 12, "on-yellow")
    if space.bonus != Effect():
        shown += group(_bonus(space.bonus, middle, ink), 0, (24 if cleared else 8) if both else 0)
    cube = "" if cleared else group(pieces.dropper(seat), middle, 42, 0.9)
    return box + group(shown, opacity=faded) + cube


def _bonus(bonus: Effect, middle: float, ink: str) -> str:
    """A bonus in a space; the parts of a choice one above the other."""
    if len(bonus.choice) == 2:
        first, second = bonus.choice
        return effects.row(first, middle - 6.4, 13, 13, ink, 13) + effects.row(
            second, middle + 6.4, 13, 13, ink, 13
        )
    return effects.row(bonus, middle, 14, 15, ink, STEP - 5)
