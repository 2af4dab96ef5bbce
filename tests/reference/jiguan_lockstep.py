"""Plays the engine and the reference side by side with the same choices, and says where they part."""

from __future__ import annotations

import random
from collections import Counter
from typing import NoReturn

from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.state import JiguanState

from .jiguan_asking import Doing
from .jiguan_game import Reference
from .jiguan_table import Data, Table, number_of

LIKED = {
    "complete": 40, "mission": 30, "settle": 4, "buy": 8, "card": 6, "put": 6, "set": 6, "tower": 4, "house": 4,
    "workshop": 4, "pair": 3, "take": 3, "at": 3, "pay": 3, "claim": 3, "convert": 2, "done": 1.5, "exchange": 0.3,
    "coin": 0.2, "decline": 2,
}  # fmt: skip
"""How gladly the random player does things, by verb; the others are liked 1."""
SHOWN = 12
"""So many of the last actions are shown where the two part."""


class Parted(AssertionError):
    """The engine and the reference disagree."""


class Lockstep:
    """One game played by both; the whole tables are compared after every so many-th action, and at the end."""

    def __init__(self, name: str, game: JiguanGame, state: JiguanState, seed: int, every: int) -> None:
        self.name = f"{name}, {state.seats} players, seed {seed}"
        self.game = game
        self.state = state
        self.every = every
        self.rng = random.Random(seed)
        self.actions: list[str] = []
        position = self.position()
        self.drafted = str(position["pending"][0]).startswith("draft")
        self.reference = Reference(game.edition_data, position, self.houses, game.beginner, game.advanced)

    def position(self) -> Data:
        """What the engine says lies where."""
        return dict(self.state.position())

    def houses(self) -> dict[str, list[str]]:
        """The gears on the houses, as the engine has dealt them."""
        return dict(self.position()["hidden"]["houses"])

    def play(self) -> Counter[str]:
        """To the end; returns how often which rare rule came up, and how many actions there were. Raises `Parted`."""
        playing = self.reference.play(self.drafted)
        wanted = next(playing)
        while wanted:
            action = self.chosen(wanted)
            self.taken(action)
            wanted = self.answered(playing, action)
            if len(self.actions) % self.every == 0 or not wanted:
                self.compare_tables()
        self.compare_ends()
        return self.reference.seen + Counter(actions=len(self.actions))

    def chosen(self, wanted: set[str]) -> str:
        """The same seat has the same actions in both; the player chooses one."""
        legal = {action.notation for action in self.state.actions()}
        if wanted != legal:
            missing, more = sorted(wanted - legal), sorted(legal - wanted)
            self.part(f"the engine does not offer {missing}; it offers besides {more}")
        if self.state.seat != self.reference.mover:
            self.part(f"on move: reference {self.reference.mover}, engine {self.state.seat}")
        action = choose(self.rng, self.reference, sorted(legal))
        self.actions.append(action)
        return action

    def taken(self, action: str) -> None:
        """The engine takes the action."""
        try:
            self.state.apply(self.state.find(action).id)
        except Exception as error:
            self.part(f"the engine cannot go on: {type(error).__name__} {error}", error)

    def answered(self, playing: Doing, action: str) -> set[str]:
        """The reference takes the action; returns what it offers next, nothing at the end of the game."""
        try:
            return playing.send(action)
        except StopIteration:
            return set()
        except Exception as error:
            self.part(f"the reference cannot go on: {type(error).__name__} {error}", error)

    def compare_tables(self) -> None:
        """Everything lies in the same place in both."""
        theirs = Table(self.game.edition_data, self.position())
        if differences := self.reference.differences(theirs):
            self.part("\n  ".join(differences))

    def compare_ends(self) -> None:
        """Both are over, and agree on the places."""
        ranking, outcome = self.reference.ranking(), self.state.outcome
        if outcome is None or list(outcome.ranking) != ranking:
            self.part(f"the end: reference {ranking}, engine {outcome and outcome.ranking}")

    def part(self, text: str, cause: Exception | None = None) -> NoReturn:
        """Say which game it was, what was done last, and what differs."""
        last = ", ".join(self.actions[-SHOWN:])
        raise Parted(f"{self.name}, after {len(self.actions)} actions (last: {last}):\n  {text}") from cause


def choose(rng: random.Random, table: Reference, legal: list[str]) -> str:
    """An action of a verb drawn by liking; sometimes a coin towards a beast that needs it."""
    helpful = sorted({*legal} & coins_that_help(table))
    if helpful and rng.random() < 0.25:
        return rng.choice(helpful)
    by_verb: dict[str, list[str]] = {}
    for action in legal:
        by_verb.setdefault(action.split()[0], []).append(action)
    weights = [LIKED.get(verb, 1) * min(len(actions), 3) for verb, actions in by_verb.items()]
    return rng.choice(by_verb[rng.choices(list(by_verb), weights)[0]])


def coins_that_help(table: Reference) -> set[str]:
    """Coins that bring a blueprint nearer to the sum of its full line, if the seat has enough of them."""
    seat, found = table.seat, set()
    for slot in seat.blueprints if seat.coins else []:
        gears = [seat.cells[cell] for cell in table.line(slot) if cell in seat.cells]
        short = sum(map(number_of, gears)) - table.value(slot)
        if len(gears) == 3 and 0 < abs(short) <= seat.coins:
            found.add(f"coin {slot} {'up' if short > 0 else 'down'}")
    return found
