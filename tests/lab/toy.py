"""A game small enough to read at a glance, for tests of what must not know KIKAI; and ways to break it."""

from __future__ import annotations

from collections.abc import Mapping

from haguruma.kernel.action import Action, Event, Refusal, Vocabulary
from haguruma.kernel.contract import Game, Plain, State, Words
from haguruma.kernel.faults import BadPosition, Fault
from haguruma.kernel.outcome import Outcome, Sheet, SheetLine
from haguruma.kernel.rng import Rng

CARDS = 8


class ToyWords(Words):
    def action(self, state: State, action: Action) -> str:
        return action.notation.capitalize()

    def event(self, event: Event) -> str:
        return f"{event.kind} {event.fields.get('value', '')}".strip()

    def prompt(self, state: State) -> str:
        return "Somebody: draw, or put the card down."

    def board(self, view: Mapping[str, object]) -> str:
        return f"left {view['left']}, right {view['right']}"

    def rules(self) -> str:
        return "# Toy\n\nDraw a card, put it left or right, say done."


class Toy(Game):
    name = "toy"
    title = "Toy"
    ruleset = 1
    edition = "plain"
    edition_hash = "0"
    reconstruction = False
    seats = ("north", "south")
    seat_names = ("North", "South")
    counts = (2,)

    def __init__(self, state: type[ToyState] | None = None) -> None:
        self.options: Plain = {}
        self.words: Words = ToyWords()
        self.vocabulary = Vocabulary((word, (), word) for word in ("draw", "left", "right", "done"))
        self._state = state or ToyState

    def start(self, seats: int = 0, seed: int = 0) -> State:
        state = self._state(self)
        Rng(seed).shuffle(state.pile)
        return state

    def position(self, data: Mapping[str, object], seed: int = 0) -> State:
        if "pile" not in data:
            raise BadPosition("position", [Fault("pile", None, "", "is missing")])
        state = self._state(self)
        state.fill(data)
        return state


class ToyState(State):
    """Draw a card, put it left (its value for me) or right (its value for you), say done."""

    def __init__(self, game: Toy) -> None:
        super().__init__()
        self.toy = game
        self.pile = list(range(CARDS))
        self.held = -1
        self.mover = 0
        self.placed = False
        self.points = [0, 0]

    def fill(self, data: Mapping[str, object]) -> None:
        for name in ("pile", "held", "mover", "placed", "points"):
            value = data[name]
            setattr(self, name, list(value) if isinstance(value, list) else value)

    @property
    def game(self) -> Game:
        return self.toy

    @property
    def seat(self) -> int | None:
        return self.mover if self.pile or self.held >= 0 or self.placed else None

    def legal(self) -> list[int]:
        if self.seat is None:
            return []
        return [3] if self.placed else [1, 2] if self.held >= 0 else [0]

    def apply(self, id: int) -> None:
        seat, reveals = self.mover, id == 0
        if id == 0:
            self.held = self.pile.pop()
        elif id == 3:
            self.placed = False
            self.mover = 1 - self.mover
        else:
            self.points[self.mover if id == 1 else 1 - self.mover] += self.held
            self.held, self.placed = -1, True
        if id in (0, 3):
            self.close()
        if self.events is not None:
            self.events.append(Event(self.game.vocabulary[id].kind, seat, {"value": self.held}, reveals))

    def close(self) -> None:
        self.barrier += 1

    def why_not(self, action: Action) -> Refusal | None:
        return None if action.id in self.legal() else Refusal("not-now", "T1", "Not now.")

    def copy(self) -> State:
        twin = type(self)(self.toy)
        twin.fill(self.position())
        twin.barrier = self.barrier
        return twin

    def resample(self, rng: Rng) -> None:
        rng.shuffle(self.pile)

    def view(self, seat: int | None) -> Plain:
        mine = seat is not None and seat == self.seat
        actions = [action.notation for action in self.actions()] if mine else []
        return {"left": self.points[0], "right": self.points[1], "pile": len(self.pile), "actions": actions}

    def position(self) -> Plain:
        plain: Plain = {"pile": list(self.pile), "held": self.held, "mover": self.mover}
        return plain | {"placed": self.placed, "points": list(self.points)}

    def as_ints(self) -> list[int]:
        return [*self.pile, 99, self.held, self.mover, int(self.placed), *self.points]

    def sheet(self) -> Sheet:
        return Sheet((SheetLine("cards", "Cards", (self.points[0], self.points[1])),))

    @property
    def outcome(self) -> Outcome | None:
        if self.seat is not None:
            return None
        first, second = self.points
        ranking = ((0, 1),) if first == second else ((0,), (1,)) if first > second else ((1,), (0,))
        return Outcome(ranking, "empty", "The pile is empty.", self.sheet())


class SharesItsPile(ToyState):
    """A copy that keeps hold of the original's points."""

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, ToyState)
        twin.points = self.points
        return twin


class ForgetsBarriers(ToyState):
    """Lets undo cross a revelation."""

    def close(self) -> None:
        self.barrier += 1 if self.placed or not self.held >= 0 else 0


class ForgetsSeats(ToyState):
    """Lets undo cross a change of seat."""

    def close(self) -> None:
        self.barrier += int(self.held >= 0)


class SlowIsOther(ToyState):
    """Makes more of an action when somebody listens."""

    def apply(self, id: int) -> None:
        super().apply(id)
        self.points[0] += int(self.events is not None)


class TwoOfAKind(ToyState):
    """Offers the same action twice."""

    def legal(self) -> list[int]:
        return super().legal() * 2


class ShowsThePile(ToyState):
    """Tells every seat the order of the pile."""

    def view(self, seat: int | None) -> Plain:
        return super().view(seat) | {"top": self.pile[-1:]}


class LosesAPlace(ToyState):
    """Leaves something out of its position."""

    def position(self) -> Plain:
        return super().position() | {"points": [0, 0]}

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, ToyState)
        twin.points = list(self.points)
        return twin


class NeverEnds(ToyState):
    """Puts drawn cards back."""

    def apply(self, id: int) -> None:
        super().apply(id)
        if id == 3:
            self.pile.insert(0, 1)


class StopsDead(ToyState):
    """Has nothing to offer with three cards left."""

    def legal(self) -> list[int]:
        return [] if len(self.pile) == 3 else super().legal()


class RefusesWhatItOffers(ToyState):
    """Offers `left` and refuses it."""

    def why_not(self, action: Action) -> Refusal | None:
        return Refusal("no", "", "No.") if action.id == 1 else super().why_not(action)


class Careful(ToyState):
    """Counts its cards."""

    def faults(self) -> list[str]:
        return ["a card is lost"] if len(self.pile) < 2 else []


class Trips(ToyState):
    """Has a bug."""

    def apply(self, id: int) -> None:
        super().apply(id)
        if len(self.pile) == 2:
            self.points[5] = 0
