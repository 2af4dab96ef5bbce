"""Pebbles, a game made up for these tests: it shows that table and browser know no rule of the real ones.

A turn: take one to three pebbles (whoever takes three must bow), flip the top pebble of the bag if you like, pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

from haguruma.kernel.action import Action, Event, Refusal, Vocabulary
from haguruma.kernel.contract import Game, Option, Plain, State, Words
from haguruma.kernel.faults import BadEdition, BadOption, BadPosition, BadRecord, Fault, MissingEdition
from haguruma.kernel.history import History
from haguruma.kernel.outcome import Outcome, Sheet, SheetLine
from haguruma.kernel.record import read
from haguruma.kernel.replay import replay
from haguruma.kernel.rng import Rng

WORDS = ("take 1", "take 2", "take 3", "bow", "flip", "pass")
TAKE3, BOW, FLIP, PASS = 2, 3, 4, 5

RULES = """# Pebbles

Take **one to three** pebbles <at a time>.

## P1 Taking {#P1}

- one
- two

## P2 Bowing {#P2}

| taken | bow |
|---|---|
| 3 | yes |
"""


class PebbleWords(Words):
    def action(self, state: State, action: Action) -> str:
        return action.notation.capitalize()

    def event(self, event: Event) -> str:
        return "" if event.kind == "pass" else f"{event.kind} <{event.fields['n']}>"

    def prompt(self, state: State) -> str:
        return "The heap is empty." if state.seat is None else f"{state.game.seat_names[state.seat]}: move."

    def board(self, view: Mapping[str, object]) -> str:
        return f"{view['heap']} pebbles"

    def rules(self) -> str:
        return RULES


class Pebbles(Game):
    name = "pebbles"
    title = "Pebbles"
    ruleset = 1
    edition = "plain"
    edition_hash = "0"
    reconstruction = True
    seats = ("left", "right")
    seat_names = ("Left", "Right")
    counts = (2,)

    def __init__(self, heap: int = 12) -> None:
        self.heap = heap
        self.options: Plain = {"short": heap < 12}
        self.words: Words = PebbleWords()
        self.vocabulary = Vocabulary((word.split()[0], tuple(word.split()[1:]), word) for word in WORDS)

    def start(self, seats: int = 0, seed: int = 0) -> State:
        bag = list(range(self.heap))
        Rng(seed).shuffle(bag)
        return PebbleState(self, self.heap, bag)

    def position(self, data: Mapping[str, object], seed: int = 0) -> State:
        heap = data.get("heap")
        if not isinstance(heap, int) or heap < 1:
            raise BadPosition("position", [Fault("heap", heap, "P1", "must be a whole number, at least 1")])
        return PebbleState(self, heap, [0] * heap)


class PebbleState(State):
    def __init__(self, game: Pebbles, heap: int, bag: list[int]) -> None:
        super().__init__()
        self.pebbles = game
        self.heap, self.bag = heap, bag
        self.mover, self.stage, self.got = 0, "take", [0, 0]

    @property
    def game(self) -> Game:
        return self.pebbles

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
            self.stage = "bow" if id == TAKE3 else "free"
        elif id == BOW:
            self.stage = "free"
        elif id == FLIP:
            n = self.bag.pop()
            self.barrier += 1
        else:
            self.mover = 1 - seat
            self.stage = "take" if self.heap else "over"
            self.barrier += 1
        if self.events is not None:
            self.events.append(Event(WORDS[id].split()[0], seat, {"n": n}, id == FLIP))

    def why_not(self, action: Action) -> Refusal | None:
        if action.id in self.legal():
            return None
        return Refusal("not-now", "P2" if self.stage == "bow" else "P1", f"You cannot {action.kind} now.")

    def copy(self) -> State:
        twin = PebbleState(self.pebbles, self.heap, list(self.bag))
        twin.mover, twin.stage, twin.got, twin.barrier = self.mover, self.stage, list(self.got), self.barrier
        return twin

    def resample(self, rng: Rng) -> None:
        rng.shuffle(self.bag)

    def view(self, seat: int | None) -> Plain:
        mine = seat is not None and seat == self.seat
        return {
            "game": "pebbles",
            "heap": self.heap,
            "actions": [a.notation for a in self.actions()] if mine else [],
        }

    def position(self) -> Plain:
        return {"heap": self.heap, "bag": list(self.bag)}

    def as_ints(self) -> list[int]:
        return [self.heap, *self.bag, 99, self.mover, len(self.stage), *self.got]

    def sheet(self) -> Sheet:
        return Sheet((SheetLine("pebbles", "Pebbles taken", (self.got[0], self.got[1])),))

    @property
    def outcome(self) -> Outcome | None:
        if self.stage != "over":
            return None
        first = 0 if self.got[0] > self.got[1] else 1
        return Outcome(((first,), (1 - first,)), "heap", "The heap is empty.", self.sheet())


OPTIONS = (
    Option("short", "bool", False, (), "Short game", "Five pebbles only."),
    Option("bag", "choice", "plain", ("plain", "fancy"), "Bag", "How the bag looks."),
)


def make(name: str, **options: object) -> Game:
    if name != "pebbles":
        raise BadOption(f"there is no game '{name}'")
    unknown = set(options) - {"short", "bag", "edition"}
    if unknown:
        raise BadOption(f"Pebbles has no option '{min(unknown)}'")
    return Pebbles(5 if options.get("short") else 12)


def game_from(name: str, text: str, called: str, **options: object) -> Game:
    """An edition of Pebbles is a line that says how many there are, e.g. `heap 7`; its hash is that number."""
    heap = text.removeprefix("heap ").strip()
    if not heap.isdecimal():
        raise BadEdition(called, [Fault("heap", text, "P1", "must be a whole number")])
    game = Pebbles(int(heap))
    game.edition, game.edition_hash = called, heap
    return game


def load_record(
    text: str, files: Mapping[str, str] | None = None, texts: Mapping[str, str] | None = None
) -> History:
    record = read(text)
    own = (texts or {}).get(record.edition_hash)
    if own is not None:
        return replay(record, game_from("pebbles", own, record.edition))
    if record.game == "pebbles" and record.edition != "plain":
        raise MissingEdition("pebbles", record.edition, record.edition_hash)
    if record.game != "pebbles":
        raise BadRecord(f"this is a record of '{record.game}', which is no game here")
    return replay(record, make("pebbles", **record.options))


GAMES = SimpleNamespace(
    GAMES={"pebbles": "Pebbles"},
    game=make,
    game_from=game_from,
    options=lambda name: OPTIONS,
    editions=lambda name: ("plain",),
    load_record=load_record,
)
"""Stands where `haguruma.registry` stands."""


def check_bot(spec: str) -> object:
    """One bot is known: `pebbler`."""
    if spec != "pebbler":
        raise BadOption(f"there is no bot '{spec}'")
    return spec


def pebbler(state: State, task: object) -> str:
    """Takes two if it can, and passes."""
    legal = [action.notation for action in state.actions()]
    return next(word for word in ("take 2", "take 1", "bow", "pass") if word in legal)
