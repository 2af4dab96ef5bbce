"""Pearls, a game for three or four unlike any game here: hidden hands, seats that drop out, a tie for first place.

On a turn a seat puts any number of its pearls on the table (`keep 7`), then passes, which draws a new one. A seat
without pearls is passed over. When everybody is out of pearls the game ends: the highest sum on the table wins.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from haguruma.kernel import contract
from haguruma.kernel.action import Action, Event, Refusal, Vocabulary
from haguruma.kernel.contract import Game, Plain, State, Words
from haguruma.kernel.faults import BadOption, BadPosition, Fault
from haguruma.kernel.outcome import Outcome, Sheet, SheetLine
from haguruma.kernel.rng import Rng

if not str(contract.__file__).endswith(".py"):
    pytest.skip(
        "compiled classes have no interpreted subclasses, so no game for tests", allow_module_level=True
    )

PEARLS = 12
IN_HAND = 2


class PearlWords(Words):
    """English for Pearls."""

    def action(self, state: State, action: Action) -> str:
        return action.notation.capitalize()

    def event(self, event: Event) -> str:
        return f"{event.kind} {event.fields.get('pearl', '')}".strip()

    def prompt(self, state: State) -> str:
        return "The game is over." if state.seat is None else f"Seat {state.seat}: keep pearls or pass."

    def board(self, view: Mapping[str, object]) -> str:
        return f"{view['tables']}"

    def rules(self) -> str:
        return "# Pearls\n\nKeep pearls or pass."


class Pearls(Game):
    """The rules for three or four seats."""

    name = "pearls"
    title = "Pearls"
    ruleset = 3
    edition = "shore"
    edition_hash = "0123456789ab"
    reconstruction = False
    seats = ("north", "east", "south", "west")
    seat_names = ("North", "East", "South", "West")
    counts = (3, 4)

    def __init__(self) -> None:
        self.options: Plain = {"shells": False}
        self.words: Words = PearlWords()
        names = [("keep", (str(n),), f"keep {n}") for n in range(1, PEARLS + 1)]
        self.vocabulary = Vocabulary([*names, ("pass", (), "pass")])

    def start(self, seats: int = 0, seed: int = 0) -> State:
        if seats not in (0, *self.counts):
            raise BadOption(f"this is a game for 3 or 4, not {seats}")
        state = PearlState(self, seats or self.counts[0])
        state.pile = list(range(1, PEARLS + 1))
        Rng(seed).shuffle(state.pile)
        for hand in state.hands:
            hand += [state.pile.pop() for _ in range(IN_HAND)]
        return state

    def position(self, data: Mapping[str, object], seed: int = 0) -> State:
        hands = data.get("hands", [])
        if not isinstance(hands, list) or len(hands) not in self.counts:
            raise BadPosition("position", [Fault("hands", hands, "P1", "must be one hand for each seat")])
        state = PearlState(self, len(hands))
        state.hands = [[int(pearl) for pearl in hand] for hand in hands]
        state.mover = int(str(data.get("mover", 0)))
        left = sorted(set(range(1, PEARLS + 1)) - {pearl for hand in state.hands for pearl in hand})
        Rng(seed).shuffle(left)
        state.pile = left
        return state


class PearlState(State):
    """Pile, hidden hands, pearls on the table."""

    def __init__(self, game: Pearls, players: int) -> None:
        super().__init__()
        self.pearls = game
        self.mover = 0
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.tables: list[list[int]] = [[] for _ in range(players)]

    @property
    def game(self) -> Game:
        return self.pearls

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def seat(self) -> int | None:
        return self.mover if any(self.hands) else None

    def legal(self) -> list[int]:
        if self.seat is None:
            return []
        return [*sorted(pearl - 1 for pearl in self.hands[self.mover]), PEARLS]

    def apply(self, id: int) -> None:
        seat = self.mover
        if id < PEARLS:
            self.hands[seat].remove(id + 1)
            self.tables[seat].append(id + 1)
            self._say(Event("keep", seat, {"pearl": id + 1}))
            if not self.hands[seat]:
                self._on()
            return
        if self.pile:
            self.hands[seat].append(self.pile.pop())
            self._say(Event("pass", seat, {}))
            self._say(Event("draw", seat, {"pearl": self.hands[seat][-1]}, True))
        else:
            self.tables[seat] += self.hands[seat]
            self.hands[seat] = []
            self._say(Event("pass", seat, {}))
        self._on()

    def _on(self) -> None:
        """Hand on to the next seat that has pearls."""
        self.barrier += 1
        for step in range(1, len(self.hands) + 1):
            if self.hands[(self.mover + step) % len(self.hands)]:
                self.mover = (self.mover + step) % len(self.hands)
                return

    def _say(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def why_not(self, action: Action) -> Refusal | None:
        if action.id in self.legal():
            return None
        return Refusal("not-yours", "P2", f"You hold no pearl {action.args[0]}.")

    def copy(self) -> State:
        twin = PearlState(self.pearls, len(self.hands))
        twin.mover, twin.barrier = self.mover, self.barrier
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.tables = [table[:] for table in self.tables]
        return twin

    def resample(self, rng: Rng) -> None:
        rng.shuffle(self.pile)

    def view(self, seat: int | None) -> Plain:
        data: Plain = {"pile": len(self.pile), "tables": [table[:] for table in self.tables]}
        data["hands"] = [sorted(hand) if i == seat else len(hand) for i, hand in enumerate(self.hands)]
        mine = seat is not None and seat == self.seat
        data["actions"] = [action.notation for action in self.actions()] if mine else []
        return data

    def position(self) -> Plain:
        return {"hands": [hand[:] for hand in self.hands], "mover": self.mover}

    def as_ints(self) -> list[int]:
        flat = [self.mover, len(self.pile), *self.pile]
        for pearls in (*self.hands, *self.tables):
            flat += [len(pearls), *pearls]
        return flat

    def sheet(self) -> Sheet:
        return Sheet((SheetLine("pearls", "Pearls", tuple(sum(table) for table in self.tables)),))

    @property
    def outcome(self) -> Outcome | None:
        if self.seat is not None:
            return None
        totals = self.sheet().totals
        ranking = tuple(
            tuple(i for i, total in enumerate(totals) if total == score)
            for score in sorted(set(totals), reverse=True)
        )
        return Outcome(ranking, "pearls", f"The best has {max(totals)}.", self.sheet())
