"""What a position of Jigūan is worth to a seat, in points: those banked and what is expected of the rest.

Looks at open information only, and only at the seat's own things: the others matter through tower bonuses and the
clock. How turns are searched is `turn`'s business.
"""

from __future__ import annotations

from ...jiguan.constants import COLOURS, C
from ...jiguan.rules.fields import Fields
from ...jiguan.rules.gains import score_of
from ...jiguan.rules.missions import entries
from ...jiguan.rules.paying import fits
from .appraisal import Appraisal, scoring_points
from .bench import Bench


class Prospect:
    """One position looked at: energy points, what each blueprint would bring, the bench, and the value of it all."""

    def __init__(self, state: Fields, scene: Appraisal) -> None:
        self.state = state
        self.scene = scene
        self.seat = scene.seat
        self.base = scene.seat * state.t.n_slots
        self.ranks = state.ranks[scene.seat * C : scene.seat * C + C]
        self.scoring = scoring_points(state, scene.seat)
        self.each = [scene.energy_point(colour, self.scoring) for colour in range(C)]
        self.steps: list[float | None] = [None] * C
        self.worth = self._worth()
        self.bench = Bench(state, scene.seat, scene, self.worth)

    def _worth(self) -> list[float]:
        """Per slot what completing its blueprint would bring; 0 without one."""
        state, t, base = self.state, self.state.t, self.base
        found = [0.0] * t.n_slots
        for slot in range(t.n_slots):
            tile = state.slots[base + slot]
            if tile >= 0 and not state.beast[base + slot]:
                found[slot] = self.beast(tile, slot)
        return found

    def step(self, tower: int) -> float:
        """What one step on a tower is worth."""
        found = self.steps[tower]
        if found is None:
            found = self.scene.step(self.ranks, self.state.paired[self.seat], tower)
            found += self.scene.point * (self.ranks[tower] in (2, 4, 6))
            self.steps[tower] = found
        return found

    def beast(self, tile: int, slot: int) -> float:
        """What completing a blueprint in a slot would bring."""
        t, scene = self.state.t, self.scene
        colour = t.bp_colour[tile]
        more = t.bp_beast[tile] - t.bp_energy[tile]
        value = more * (self.each[colour] + self.drive()) + self.step(colour) + scene.w.reward
        value += scene.extra_beast
        if scene.advanced and slot in t.special and t.special[slot][0] == colour:
            value += t.special[slot][1]
        if not scene.beginner:
            value -= t.edition.scoring.blueprint_points * 0.7
        return max(0.5, value)

    def drive(self) -> float:
        """What an energy point on the bench will bring through future gears."""
        return self.scene.w.drive * self.scene.all * self.scene.rate

    def value(self) -> float:
        """All of it."""
        state, scene, seat = self.state, self.scene, self.seat
        value = score_of(state, seat) + scene.energy[state.energy[seat]] + scene.coin * state.coins[seat]
        value += self._energy_points() + self.bench.total()
        value += scene.towers(self.ranks, state.paired[seat]) + self._beside() + self._missions()
        if state.closing == seat:
            value += state.t.edition.scoring.airship - scene.w.turn * 0.85
        if scene.rows:
            value += self._rows()
        return value

    def _energy_points(self) -> float:
        """Blueprints, beasts and turned cards: points to score, energy to be driven, trading in."""
        state, t, base = self.state, self.state.t, self.base
        drive = self.drive()
        value = 0.0
        for slot in range(t.n_slots):
            tile = state.slots[base + slot]
            if tile < 0:
                continue
            beast = state.beast[base + slot]
            points = t.bp_beast[tile] if beast else t.bp_energy[tile]
            value += points * (self.each[t.bp_colour[tile]] + drive)
            if not beast and not self.scene.beginner:
                value += t.edition.scoring.blueprint_points * 0.7
        for card in state.back[self.seat]:
            if t.card_bottle[card] >= 0:
                value += t.card_back[card] * self.each[t.card_bottle[card]]
        for colour in range(C):
            if self.scoring[colour]:
                value += self.scoring[colour] * min(4.0, self.scene.all * 0.25) * self.scene.scorings * 0.7
        return value

    def _beside(self) -> float:
        """Gears beside the workshop: stock for sets and cards."""
        gears = self.state.beside[self.seat]
        if not self.scene.set:
            return self.scene.w.beside * len(gears) * min(1.0, self.scene.all / 3)
        have = {gear % 5 for gear in gears}
        spare = len(gears) - len(have)
        five = self.state.t.edition.abilities.set_points
        share = float((len(have) / 5) ** 1.5) * min(1.0, self.scene.all / 3 + len(have) // 5)
        return five * share * 0.85 + spare * 0.4

    def _rows(self) -> float:
        """The rows bonus to come: the lower row counts."""
        a, b = self.state.rows[self.seat * 2 : self.seat * 2 + 2]
        low = min(a, b)
        next_one = [points for space, points in self.state.t.edition.abilities.row_points if space == low + 2]
        share = 0.45 if a != b else 0.2
        return share * sum(next_one) * min(1.0, self.scene.all / 4) + 0.3 * max(a, b) * min(
            1.0, self.scene.all / 6
        )

    def _missions(self) -> float:
        value = 0.0
        for card in self.state.front[self.seat]:
            kind = self.state.t.card_kind[card]
            if self.scene.beginner or kind not in ("beasts", "parts"):
                continue
            back = self.state.t.card_back[card] * self.each[self.state.t.card_bottle[card]]
            value += self._beasts(card, back) if kind == "beasts" else self._parts(card, back)
        return value

    def _beasts(self, card: int, back: float) -> float:
        """A beast mission: the window of slots nearest to it."""
        state, t = self.state, self.state.t
        data = t.edition.cards[card]
        wanted = [COLOURS.index(colour) for colour in data.beasts]
        best = 0.0
        none = 0.3 * min(1.0, self.scene.all / 10)
        bare = 0.62 * min(1.0, self.scene.all / 4)
        for start in range(t.n_slots):
            left = wanted[:]
            share = 1.0
            for k in range(len(wanted)):
                at = self.base + (start + k) % t.n_slots
                tile = state.slots[at]
                if tile < 0:
                    share *= none
                elif t.bp_colour[tile] in left:
                    left.remove(t.bp_colour[tile])
                    share *= 1.0 if state.beast[at] else bare
                else:
                    share = 0.0
                    break
            best = max(best, share)
        reward = data.points + self.scene.point + self.scene.mission + back
        return best * reward * (self.scene.w.mission if best < 1 else 0.95)

    def _parts(self, card: int, back: float) -> float:
        """A part mission: how many of its gears are there, most surely those beside the workshop."""
        data = self.state.t.edition.cards[card]
        colour = COLOURS.index(data.tower)
        reward = self.scene.step(self.ranks, self.state.paired[self.seat], colour, data.steps)
        reward += back + self.scene.mission
        gears = list(self.state.beside[self.seat])
        own = [gear for gear in self.bench.cells if gear >= 0]
        share = 1.0
        for code in entries(self.state, card):
            if (gear := next((g for g in gears if fits(g, code)), -1)) >= 0:
                gears.remove(gear)
            elif (gear := next((g for g in own if fits(g, code)), -1)) >= 0:
                own.remove(gear)
                share *= 0.8
            else:
                share *= 0.55 * min(1.0, self.scene.all / 3)
        return reward * share * self.scene.w.mission


def value(state: Fields, scene: Appraisal) -> float:
    """The state's worth to the scene's seat."""
    return Prospect(state, scene).value()
