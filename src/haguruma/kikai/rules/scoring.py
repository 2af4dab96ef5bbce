"""Final scoring, the score sheet at any time, and who won (K26, K27, K33)."""

from __future__ import annotations

from ...kernel.outcome import Outcome, Sheet, SheetLine
from ..constants import BILLBOARDS, COLOURS, CONSTRUCTION, N_SOURCES, SOURCES
from .fields import Fields

RED: int = COLOURS.index("red")
EARNED_LABELS: tuple[str, ...] = (
    "Effects of fans", "Street bonuses", "Energy Track bonuses", "Squares", "Billboards",
    "Construction Bonus Tiles", "Master's Track bonuses", "Master's rewards",
)  # fmt: skip
TILES_LABEL = "Foundation and Construction Bonus Tiles"
"""What the line of Construction Bonus Tiles is called in Advanced mode, where Foundation Tiles give too."""


def sheet(state: Fields) -> Sheet:
    """Everything that would be scored now, line by line; the first lines are already banked."""
    if state.t.advanced:
        return Sheet(tuple(_advanced(state)))
    lines = [_earned(state, source) for source in range(N_SOURCES)]
    lines.append(SheetLine("unlocked", "Unlocked on the Energy Track", _both(unlocked(state, 0), unlocked(state, 1))))
    lines.append(SheetLine("most-fans", "Most fans collected", most_fans(state)))
    lines.append(SheetLine("foundations", "Foundation Tiles left", _both(-at_risk(state, 0), -at_risk(state, 1))))
    scoring = state.t.edition.scoring
    lines.append(_leftover("energy", "Energy left", state.energy, scoring.energy_per_vp))
    lines.append(_leftover("megaphones", "Megaphones left", state.megaphones, scoring.megaphones_per_vp))
    lines.append(_leftover("ladders", "Ladders left", state.ladders, scoring.ladders_per_vp))
    return Sheet(tuple(lines))


def _advanced(state: Fields) -> list[SheetLine]:
    """VP earned, and the items the edition's Advanced side names (K24); the rounds' rewards only where rows give VP."""
    lines = [_earned(state, source) for source in range(N_SOURCES) if source != BILLBOARDS]
    if not any(row.vp for row in state.t.edition.master.rows) and not any(lines[-1].values):
        lines.pop()
    scoring = state.t.edition.scoring
    if not scoring.without_unlocked:
        both = _both(unlocked(state, 0), unlocked(state, 1))
        lines.append(SheetLine("unlocked", "Unlocked on the Energy Track", both))
    if scoring.most_fans:
        lines.append(SheetLine("most-fans", "Most fans collected", most_fans(state)))
    fans = [fans_collected(state, seat) * scoring.fan_vp for seat in range(2)]
    influence = [sum(state.influence[seat * 3 : seat * 3 + 3]) * scoring.influence_vp for seat in range(2)]
    lines.append(SheetLine("collected", "Fans collected", _both(fans[0], fans[1])))
    lines.append(SheetLine("influence", "Influence", _both(influence[0], influence[1])))
    if scoring.energy_per_vp:
        lines.append(_leftover("energy", "Energy left", state.energy, scoring.energy_per_vp))
    if scoring.megaphones_per_vp:
        lines.append(_leftover("megaphones", "Megaphones left", state.megaphones, scoring.megaphones_per_vp))
    if scoring.ladders_per_vp:
        lines.append(_leftover("ladders", "Ladders left", state.ladders, scoring.ladders_per_vp))
    return lines


def _both(yellow: int, purple: int) -> tuple[int, ...]:
    return (yellow, purple)


def _earned(state: Fields, source: int) -> SheetLine:
    values = _both(state.vp[source], state.vp[N_SOURCES + source])
    label = TILES_LABEL if source == CONSTRUCTION and state.t.advanced else EARNED_LABELS[source]
    return SheetLine(SOURCES[source], label, values)


def _leftover(key: str, label: str, tokens: list[int], each: int) -> SheetLine:
    """1 VP for every full `each`, rounded down, each kind on its own (K27)."""
    return SheetLine(key, label, _both(tokens[0] // each, tokens[1] // each))


def earned(state: Fields, seat: int) -> int:
    """VP earned so far."""
    return sum(state.vp[seat * N_SOURCES : seat * N_SOURCES + N_SOURCES])


def unlocked(state: Fields, seat: int) -> int:
    """VP of every cleared Energy Track space (K32)."""
    return sum(state.t.track_vp[: state.cleared[seat]])


def at_risk(state: Fields, seat: int) -> int:
    """VP the seat's remaining Foundation Tiles take away (K33); Advanced ones take none."""
    if state.t.advanced:
        return 0
    return sum(value for value in state.foundation[seat * 6 : seat * 6 + 6] if value > 0)


def fans_collected(state: Fields, seat: int) -> int:
    """Fans taken in by Exhibitions (K26)."""
    return sum(state.collected[seat * 3 : seat * 3 + 3])


def most_fans(state: Fields) -> tuple[int, ...]:
    """The award for the seat that collected more fans; nobody on a tie (K26)."""
    yellow, purple = fans_collected(state, 0), fans_collected(state, 1)
    award = state.t.edition.scoring.most_fans
    return _both(award if yellow > purple else 0, award if purple > yellow else 0)


def outcome(state: Fields) -> Outcome | None:
    """How the game ended; None while it goes on. A Media victory scores nothing (K18)."""
    if state.mover >= 0:
        return None
    if state.winner >= 0:
        text = f"{_name(state.winner)} placed the sixth Billboard and wins by Media Victory."
        return Outcome(((state.winner,), (1 - state.winner,)), "media", text, Sheet(()))
    final = sheet(state)
    return _by_points(state, final)


def _name(seat: int) -> str:
    return ("Yellow", "Purple")[seat]


def _by_points(state: Fields, final: Sheet) -> Outcome:
    """Most VP; then most red fans collected; then a draw (K26)."""
    yellow, purple = final.totals
    reds = (state.collected[RED], state.collected[3 + RED])
    score = f"{max(yellow, purple)} to {min(yellow, purple)} Victory Points"
    if yellow != purple:
        first = 0 if yellow > purple else 1
        return Outcome(((first,), (1 - first,)), "points", f"{_name(first)} wins, {score}.", final)
    if reds[0] != reds[1]:
        first = 0 if reds[0] > reds[1] else 1
        text = f"{_name(first)} wins the tie on red fans, {max(reds)} to {min(reds)}; {score}."
        return Outcome(((first,), (1 - first,)), "red-fans", text, final)
    return Outcome(((0, 1),), "draw", f"A draw: {score}, and equal red fans.", final)
