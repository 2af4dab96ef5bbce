"""What a bench of Jigūan promises: lines on the way to a blueprint's value, and where gears are placed best.

Only counts and sums of lines matter; what a beast is worth comes from the appraisal.
"""

from __future__ import annotations

from functools import lru_cache

from ...jiguan.constants import CELLS, PUT, REFUSE
from ...jiguan.rules.bench import drives
from ...jiguan.rules.fields import Fields
from ...jiguan.rules.tables import Tables
from .appraisal import Appraisal, bench_lines, cell_lines

Tiles = list[tuple[list[tuple[float, float]], float]]
"""The blueprints on a line: what is counted of each by count and sum (see `Appraisal.shares`), and its worth."""


class Bench:
    """One seat's gears, their lines' counts and sums, and what these promise."""

    def __init__(self, state: Fields, seat: int, scene: Appraisal, worth: list[float]) -> None:
        """`worth` is what completing each slot's blueprint would bring, 0 where there is none."""
        self.state = state
        self.seat = seat
        self.scene = scene
        self.cells = state.cells[seat * CELLS : seat * CELLS + CELLS]
        self.lines, self.through = layout(state.t)
        self.tiles: list[Tiles] = []
        """Per line its blueprints."""
        self.at: list[int] = []
        """Per line its count * 16 + sum."""
        self.seen: list[dict[int, float]] = [{} for _ in self.lines]
        base = seat * state.t.n_slots
        for cells, slots in self.lines:
            self.tiles.append(
                [
                    (scene.shares(state.t.bp_value[state.slots[base + s]] + state.shift[base + s]), worth[s])
                    for s in slots
                    if worth[s]
                ]
            )
            at = 0
            for cell in cells:
                gear = self.cells[cell]
                if gear >= 0:
                    at += 17 + gear % 5
            self.at.append(at)

    def total(self) -> float:
        """What all lines promise: the best count most, for there are only so many turns."""
        found = sorted([self.promise(line, at) for line, at in enumerate(self.at)], reverse=True)
        left = self.scene.all * 0.62 + 0.3
        total = 0.0
        for promise in found:
            if left <= 0 or not promise:
                break
            total += promise * min(1.0, left)
            left -= 1
        used = CELLS - self.cells.count(-1)
        return total - self.scene.w.loose * max(0, used - 6) * min(1.0, self.scene.all / 2)

    def promise(self, line: int, at: int) -> float:
        """What a line would promise with this count * 16 + sum."""
        seen = self.seen[line]
        if at not in seen:
            seen[at] = promise(self.tiles[line], at, self.scene.w.second)
        return seen[at]

    def change(self, cell: int, gear: int) -> float:
        """What the lines would promise more if a gear came to a cell, in place of what lies there."""
        old = self.cells[cell]
        step = 17 + gear % 5 - (17 + old % 5 if old >= 0 else 0)
        total = 0.0
        for line in self.through[cell]:
            if self.tiles[line]:
                here = self.at[line]
                total += self.promise(line, here + step) - self.promise(line, here)
        return total

    def set(self, cell: int, gear: int) -> None:
        """Put a gear (-1: none) into a cell."""
        old = self.cells[cell]
        step = (17 + gear % 5 if gear >= 0 else 0) - (17 + old % 5 if old >= 0 else 0)
        for line in self.through[cell]:
            self.at[line] += step
        self.cells[cell] = gear

    def options(self, gear: int) -> list[tuple[float, int]]:
        """(gain, cell) for every cell a gear may come to; cell -1 is the box."""
        free = [cell for cell in range(CELLS) if self.cells[cell] < 0]
        rate = self.scene.rate
        found = [
            (self.change(cell, gear) + rate * drives(self.state, self.seat, gear, cell), cell)
            for cell in free or range(CELLS)
        ]
        if not free:
            found.append((0.0, -1))
        found.sort(reverse=True)
        return found

    def best(self, gears: list[int], width: int = 4) -> tuple[float, list[int]]:
        """The gain and the action ids of placing all these gears."""
        if not gears:
            return 0.0, []
        top: tuple[float, list[int]] = (-1e9, [])
        first = self.state.t.first
        orders = range(len(gears)) if self.cells.count(-1) < len(gears) else range(1)
        for k in orders:
            gear = gears[k]
            rest = gears[:k] + gears[k + 1 :]
            for gain, cell in self.options(gear)[: width if rest else 1]:
                if cell < 0:
                    more, ids = self.best(rest, width)
                    ids = [first[REFUSE] + gear, *ids]
                else:
                    old = self.cells[cell]
                    self.set(cell, gear)
                    more, ids = self.best(rest, width)
                    self.set(cell, old)
                    ids = [first[PUT] + gear * CELLS + cell, *ids]
                if gain + more > top[0]:
                    top = (gain + more, ids)
        return top


@lru_cache(maxsize=8)
def layout(t: Tables) -> tuple[list[tuple[tuple[int, ...], tuple[int, ...]]], list[tuple[int, ...]]]:
    """Lines, and lines by cell, of a game's benches."""
    lines = bench_lines(t)
    return lines, cell_lines(lines)


def promise(tiles: Tiles, at: int, second: float) -> float:
    """What a line with these blueprints promises at a count * 16 + sum: the best one, and a share of the other."""
    found = 0.0
    others = 0.0
    for shares, worth in tiles:
        share, cost = shares[at]
        more = share * worth - cost
        if more > found:
            others += found
            found = more
        elif more > 0:
            others += more
    return found + second * others
