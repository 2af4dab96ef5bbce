"""Pebbles, a third game, made up for the tests: it shows that nobody outside a game's own room knows its rules.

A turn: take one to three pebbles (whoever takes three must bow), flip the top pebble of the bag if you like, pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from haguruma.kernel.action import Action, Event, Refusal, Vocabulary
from haguruma.kernel.contract import Game, Option, Plain, State, Words, checked_options
from haguruma.kernel.faults import BadPosition, Fault
from haguruma.kernel.outcome import Outcome, Sheet, SheetLine
from haguruma.kernel.rng import Rng
from haguruma.kernel.title import Title

WORDS = ("take 1", "take 2", "take 3", "bow", "flip", "pass")
TAKE3, BOW, FLIP, PASS = 2, 3, 4, 5
OPTIONS = (
    Option("short", "bool", False, (), "Short game", "Five pebbles only."),
    Option("bag", "choice", "plain", ("plain", "fancy"), "Bag", "How the bag looks."),
)


class PebbleWords(Words):
    def action(self, state: State, action: Action) -> str:
        return action.notation.capitalize()

    def event(self, event: Event) -> str:
        return f"{event.kind} <{event.fields['n']}>" if event.fields else ""

    def prompt(self, state: State) -> str:
        return "The heap is empty." if state.seat is None else f"{state.game.seat_names[state.seat]}: move."

    def board(self, view: Mapping[str, object]) -> str:
        return f"{view['heap']} pebbles"

    def rules(self) -> str:
        taking = "# Pebbles\n\nTake **one to three** pebbles <at a time>.\n\n## P1 Taking {#P1}\n\n- one\n- two\n"
        return taking + "\n## P2 Bowing {#P2}\n\n| taken | bow |\n|---|---|\n| 3 | yes |\n"


class Pebbles(Game):
    name, title, ruleset, edition, edition_hash, reconstruction = "pebbles", "Pebbles", 1, "plain", "0", True
    seats, seat_names, counts = ("left", "right"), ("Left", "Right"), (2,)

    def __init__(self, heap: int = 12, state: type[PebbleState] | None = None) -> None:
        self.heap, self.blank = heap, state or PebbleState
        self.options: Plain = {"short": heap < 12}
        self.words: Words = PebbleWords()
        self.vocabulary = Vocabulary((word.split()[0], tuple(word.split()[1:]), word) for word in WORDS)

    def start(self, seats: int = 0, seed: int = 0) -> State:
        self.check_count(seats or self.counts[0])
        return self.position({"heap": self.heap, "got": [0] * (seats or self.counts[0])}, seed)

    def position(self, data: Mapping[str, object], seed: int = 0) -> State:
        heap = data.get("heap")
        if not isinstance(heap, int) or heap < (0 if "stage" in data else 1):
            raise BadPosition("position", [Fault("heap", heap, "P1", "must be a whole number, at least 1")])
        bag = list(range(heap))
        Rng(seed).shuffle(bag)
        return self.blank(self, {"bag": bag, "got": [0] * self.counts[0], "mover": 0, "stage": "take", **data})


class PebbleState(State):
    def __init__(self, game: Pebbles, data: dict[str, Any]) -> None:
        super().__init__()
        self.pebbles, self.heap, self.bag, self.got = game, data["heap"], list(data["bag"]), list(data["got"])
        self.mover, self.stage = data["mover"], data["stage"]

    @property
    def game(self) -> Game:
        return self.pebbles

    @property
    def seats(self) -> int:
        return len(self.got)

    @property
    def seat(self) -> int | None:
        return None if self.stage == "over" else self.mover

    def legal(self) -> list[int]:
        if self.stage == "take":
            return list(range(min(3, self.heap)))
        return {"bow": [BOW], "free": [FLIP, PASS] if self.bag else [PASS], "over": []}[self.stage]

    def apply(self, id: int) -> None:
        seat, n = self.mover, id + 1
        if id <= TAKE3:
            self.heap -= n
            self.got[seat] += n
        elif id == FLIP:
            n = self.bag.pop()
        elif id == PASS:
            self.mover = (seat + 1) % self.seats
        self.stage = {TAKE3: "bow", PASS: "take" if self.heap else "over"}.get(id, "free")
        self.close(id)
        if self.events is not None:
            self.events.append(Event(WORDS[id].split()[0], seat, {} if id == PASS else {"n": n}, id == FLIP))

    def close(self, id: int) -> None:
        self.barrier += id >= FLIP

    def why_not(self, action: Action) -> Refusal | None:
        rule = "P2" if self.stage == "bow" else "P1"
        return None if action.id in self.legal() else Refusal("not-now", rule, f"You cannot {action.kind} now.")

    def copy(self) -> State:
        twin = type(self)(self.pebbles, self.position())
        twin.barrier = self.barrier
        return twin

    def resample(self, rng: Rng) -> None:
        rng.shuffle(self.bag)

    def view(self, seat: int | None) -> Plain:
        mine = seat is not None and seat == self.seat
        return {"game": "pebbles", "heap": self.heap, "actions": [a.notation for a in self.actions()] if mine else []}

    def position(self) -> Plain:
        return {"game": "pebbles"} | {key: getattr(self, key) for key in ("heap", "bag", "mover", "stage", "got")}

    def as_ints(self) -> list[int]:
        return [self.heap, *self.bag, 99, self.mover, ("take", "bow", "free", "over").index(self.stage), *self.got]

    def sheet(self) -> Sheet:
        return Sheet((SheetLine("pebbles", "Pebbles taken", tuple(self.got)),))

    @property
    def outcome(self) -> Outcome | None:
        if self.seat is not None:
            return None
        counts = sorted(set(self.got), reverse=True)
        ranking = tuple(tuple(i for i, got in enumerate(self.got) if got == count) for count in counts)
        return Outcome(ranking, "heap", "The heap is empty.", self.sheet())


def make(options: Mapping[str, object]) -> Game:
    """Pebbles under options."""
    return Pebbles(5 if checked_options("Pebbles", OPTIONS, options)["short"] else 12)


TITLE = Title("pebbles", "Pebbles", make, OPTIONS)
