"""What the rulebook's examples tell about the Energy Track (ET) and the Master's Board (MB).

Evidence about the map is in `streets`, about everything else in `evidence`.
"""

from __future__ import annotations

from ...kernel.editions.checks import Constraint, Finding, unless
from .edition import Edition, Effect

# The Energy Track


def value_after(edition: Edition, removed: int) -> int:
    """What an Exhibition pays with so many droppers off the track: the rightmost cleared value, 0 if none (K32)."""
    values = [space.value for space in edition.track[:removed] if space.value is not None]
    return values[-1] if values else 0


def _third_and_fourth(edition: Edition) -> list[Finding]:
    return [
        (f"{edition.mode}.track[#{removed}].value", value_after(edition, removed))
        for removed, value in ((3, 4), (4, 5))
        if value_after(edition, removed) != value
    ]


def _plain_beginning(edition: Edition) -> list[Finding]:
    return [
        (f"{edition.mode}.track[#{i + 1}].bonus", space.bonus)
        for i, space in enumerate(edition.track[:4])
        if space.bonus != Effect()
    ]


def _megaphone_or_ladder(edition: Edition) -> list[Finding]:
    wanted = {Effect(megaphone=1), Effect(ladder=1)}
    found = [space for space in edition.track[4:] if set(space.bonus.choice) == wanted]
    return unless(bool(found), f"{edition.mode}.track", len(found))


def _unlocked_vp(edition: Edition) -> list[Finding]:
    total = sum(space.vp for space in edition.track)
    return unless(total > 0, f"{edition.mode}.track", total)


def _rising(edition: Edition) -> list[Finding]:
    best = -1
    falls: list[Finding] = []
    for i, space in enumerate(edition.track):
        if space.value is not None:
            if space.value <= best:
                falls.append((f"{edition.mode}.track[#{i + 1}].value", space.value))
            best = max(best, space.value)
    return falls


def _second(edition: Edition) -> list[Finding]:
    value = value_after(edition, 2)
    return unless(value <= 4, f"{edition.mode}.track[#2].value", value)


def _slower(edition: Edition) -> list[Finding]:
    value = value_after(edition, len(edition.track))
    return unless(value < 21, f"{edition.mode}.track", value)


# The Master's Board


def row_at(edition: Edition, renown: int) -> int:
    """The number (from 1) of the row that holds a space of the Master's Track; 0 for a START outside the rows."""
    return sum(row.first <= renown for row in edition.master.rows)


def _nine_rows(edition: Edition) -> list[Finding]:
    count = len(edition.master.rows)
    return unless(count == 9, f"{edition.mode}.master.rows", count)


def _eleven_renown(edition: Edition) -> list[Finding]:
    row = row_at(edition, 11)
    where = f"{edition.mode}.master.rows"
    if row != 4:
        return [(where, row)]
    return unless(edition.master.rows[3].vp == 4, f"{where}[#4].vp", edition.master.rows[3].vp)


def _third_row(edition: Edition) -> list[Finding]:
    rows = edition.master.rows
    return unless(
        len(rows) < 4 or rows[3].first <= 11, f"{edition.mode}.master.rows[#4].first", row_at(edition, 11)
    )


def _rows_of_three(edition: Edition) -> list[Finding]:
    starts = [*(row.first for row in edition.master.rows[1:]), edition.master.spaces + 1]
    where = f"{edition.mode}.master.rows"
    uneven = [i for i in range(1, len(starts)) if starts[i] - starts[i - 1] != 3]
    if starts[0] not in (3, 4):
        return [(f"{where}[#2].first", starts[0])]
    return [(f"{where}[#{i + 2}].first", starts[i]) for i in uneven]


def _first_bonus(edition: Edition) -> list[Finding]:
    early = [(space, bonus) for space, bonus in edition.master.bonuses if space <= 3]
    holds = len(early) == 1 and early[0][0] > 1 and early[0][1] == Effect(energy=1)
    return unless(holds, f"{edition.mode}.master.bonuses[#1]", early)


def _four_bonuses(edition: Edition) -> list[Finding]:
    early = [bonus for space, bonus in edition.master.bonuses if space <= 12]
    wanted = [Effect(energy=1), Effect(energy=1), Effect(ladder=1), Effect(megaphone=1)]
    return unless(early == wanted, f"{edition.mode}.master.bonuses", early)


def _one_a_row(edition: Edition) -> list[Finding]:
    early = [space for space, _ in edition.master.bonuses if space <= 12]
    return unless(early in ([3, 6, 9, 12], [2, 5, 8, 11]), f"{edition.mode}.master.bonuses", early)


def _row_numbers(edition: Edition) -> list[Finding]:
    return [
        (f"{edition.mode}.master.rows[#{i + 1}].vp", row.vp)
        for i, row in enumerate(edition.master.rows)
        if row.vp != i + 1
    ]


TRACKS: tuple[Constraint[Edition], ...] = (
    Constraint("ET2", "three droppers off the track show 4 Energy, four show 5", _third_and_fourth),
    Constraint("ET3", "the first four spaces pay nothing once", _plain_beginning),
    Constraint("ET4", "some space after the fourth gives 1 Megaphone or 1 Ladder", _megaphone_or_ladder),
    Constraint("ET5", "some spaces unlock VP", _unlocked_vp),
    Constraint("ET6", "values rise from left to right", _rising),
    Constraint("ET7", "two droppers off the track show at most 4 Energy", _second),
    Constraint("ET8", "the values do not go on rising by 1 a space", _slower),
    Constraint("MB1", "there are nine rows", _nine_rows),
    Constraint("MB2", "11 renown lie in the fourth row, which is worth 4 VP", _eleven_renown),
    Constraint("MB3", "the third row ends before 11", _third_row),
    Constraint("MB4", "every row has three spaces, START not counted", _rows_of_three),
    Constraint("MB5", "spaces 1 to 3 hold one bonus, 1 Energy, and not on space 1", _first_bonus),
    Constraint("MB6", "spaces 1 to 12 give Energy, Energy, Ladder and Megaphone, 1 each", _four_bonuses),
    Constraint("MB7", "the first four bonuses stand on 3, 6, 9, 12 or on 2, 5, 8, 11", _one_a_row),
    Constraint("MB9", "a row is worth its number in VP", _row_numbers),
)
"""ET1 is a hard rule (`checking`); ET9, MB8 are rules of play and no data; MB10 concerns the Advanced side."""
