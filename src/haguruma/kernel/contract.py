"""The contract every game keeps: `Game` (immutable: rules, options, data) and `State` (mutable, cheap to copy).

Surfaces, bots and records are written against these two and `Words` alone, and so know no rule of any game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from .action import Action, Event, Refusal, Refused, Vocabulary
from .faults import BadOption
from .outcome import Outcome, Sheet
from .rng import Rng

Plain = dict[str, object]
"""Nested plain data: dicts, lists, strings, numbers, booleans, None."""

MAX_SEED: Final = 9223372036854775807
"""The largest seed, 2**63 - 1."""


class Option:
    """A rule option a game offers: `kind` is `bool` or `choice`, `choices` the words allowed for a choice."""

    __slots__ = ("name", "kind", "default", "choices", "label", "help")

    def __init__(
        self, name: str, kind: str, default: object, choices: tuple[str, ...], label: str, help: str
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.label = label
        self.help = help


def checked_seed(seed: object) -> int:
    """The seed, if it is a whole number from 0 to `MAX_SEED`; else `BadOption` is raised."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED}, not {str(seed)[:40]}")
    return seed


def checked_options(title: str, offered: tuple[Option, ...], given: Mapping[str, object]) -> Plain:
    """The options in force: those given, the others at their defaults; `edition` is left to the game.

    `title` is what the game is called in a sentence. Raises `BadOption` for an unknown name or a wrong value.
    """
    chosen: Plain = {option.name: option.default for option in offered}
    for name, value in given.items():
        if name != "edition":
            chosen[name] = _checked(title, offered, name, value)
    return chosen


def _checked(title: str, offered: tuple[Option, ...], name: str, value: object) -> object:
    for option in offered:
        if option.name == name:
            if option.kind == "bool" and not isinstance(value, bool):
                raise BadOption(f"option '{name}' is true or false, not {str(value)[:40]!r}")
            if option.kind == "choice" and value not in option.choices:
                known = ", ".join(option.choices)
                raise BadOption(f"option '{name}' is one of {known}, not {str(value)[:40]!r}")
            return value
    known = ", ".join(["edition"] + [option.name for option in offered])
    raise BadOption(f"{title} has no option '{str(name)[:40]}'; its options are {known}")


class Words(ABC):
    """All sentences of one game in one language; surfaces print what comes from here."""

    @abstractmethod
    def action(self, state: State, action: Action) -> str:
        """A short label for an action offered in `state`, e.g. for a button."""

    @abstractmethod
    def event(self, event: Event) -> str:
        """One sentence for the log; '' for an event that needs no words."""

    @abstractmethod
    def prompt(self, state: State) -> str:
        """Who is awaited and for what, one sentence."""

    @abstractmethod
    def board(self, view: Mapping[str, object]) -> str:
        """The view in words and symbols, for a terminal or a screen reader; several lines."""

    @abstractmethod
    def rules(self) -> str:
        """The rules in our own words, Markdown; every rule and ruling a heading that ends in its `{#anchor}`."""

    def anchor(self, rule: str) -> str:
        """The anchor in `rules` of a rule named by a refusal or fault; '' if it has none."""
        return ""

    def aside(self, action: Action) -> bool:
        """Whether an action is open at any time, so that lists may put it behind what the decision is about."""
        return False

    def batch(self, action: Action) -> str:
        """What choices of one kind are listed together by; their labels then begin alike."""
        return action.kind

    def milestone(self, event: Event) -> bool:
        """Whether an event changes the course of the game, so that everybody should read it before going on."""
        return False


class Game(ABC):
    """The rules of one game under chosen options and data. Immutable; share it freely."""

    name: str
    """The id used in commands and records, e.g. `kikai`."""
    title: str
    ruleset: int
    """Version of the rules as coded; raised whenever old games would replay differently."""
    edition: str
    edition_hash: str
    reconstruction: bool
    """Whether the edition holds invented values, which every screen must say."""
    options: Plain
    """The options in force, by name."""
    seats: tuple[str, ...]
    """Ids of the seats, e.g. ('yellow', 'purple'); a game for fewer players uses the first ones."""
    seat_names: tuple[str, ...]
    counts: tuple[int, ...]
    """Numbers of players the game is for, ascending; the first is the default."""
    vocabulary: Vocabulary
    words: Words

    def check_count(self, players: int) -> None:
        """Raise `BadOption` unless the game is for so many players."""
        if players not in self.counts:
            counts = " or ".join(str(count) for count in self.counts)
            raise BadOption(f"{self.title} is for {counts} players, not {players}")

    @abstractmethod
    def start(self, seats: int = 0, seed: int = 0) -> State:
        """A new game for `seats` players (0: the first of `counts`). Raises `BadOption`."""

    @abstractmethod
    def position(self, data: Mapping[str, object], seed: int = 0) -> State:
        """The state a position describes; hidden order not given comes from `seed`. Raises `BadPosition`."""


class State(ABC):
    """A moment of a game. `legal` and `apply` are the unchecked fast path; `actions` and `play` the checked one."""

    __slots__ = ("events", "barrier", "mover", "_game")

    def __init__(self, game: Game | None = None) -> None:
        """A state of `game`; a class without one says itself what its `game` is."""
        if game is not None:
            self._game: Game = game
        self.events: list[Event] | None = None
        """Where events go while `play` runs; None on the fast path, where none are made."""
        self.barrier: int = 0
        """Counts the points undo may not cross: something was revealed, or the turn passed to another seat."""
        self.mover: int = 0
        """Seat on move, -1 when over."""

    @property
    def game(self) -> Game:
        """The game this is a state of."""
        return self._game

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return None if self.mover < 0 else self.mover

    @abstractmethod
    def legal(self) -> list[int]:
        """Ids of all legal actions, ascending; empty only when the game is over."""

    @abstractmethod
    def apply(self, id: int) -> None:
        """Take an action that `legal` lists. Unchecked."""

    @abstractmethod
    def why_not(self, action: Action) -> Refusal | None:
        """None if `action` is legal for the seat on move, else why not."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state with the same future."""

    @abstractmethod
    def resample(self, rng: Rng) -> None:
        """Shuffle, in place, exactly what no seat may know: the future then is one of the possible ones."""

    @abstractmethod
    def view(self, seat: int | None) -> Plain:
        """What `seat` (None: a spectator) may see, as plain data, the legal actions of that seat included."""

    @abstractmethod
    def position(self) -> Plain:
        """A complete, readable description; `Game.position` builds the same state from it."""

    @abstractmethod
    def as_ints(self) -> list[int]:
        """The whole state as ints, the basis of the fingerprint."""

    @abstractmethod
    def sheet(self) -> Sheet:
        """The score sheet as if the game ended now."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @property
    def seats(self) -> int:
        """How many players there are: seats 0 to `seats` - 1 are in the game."""
        return len(self.game.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def actions(self) -> list[Action]:
        """The legal actions, in id order; never empty before the end."""
        words = self.game.vocabulary
        return [words[id] for id in self.legal()]

    def find(self, action: object) -> Action:
        """The action meant by a notation, id or `Action`. Raises `UnknownAction`."""
        return self.game.vocabulary.find(action)

    def refusal(self, action: object, seat: int | None = None) -> Refusal | None:
        """None if `action` is legal now, else why not. With `seat`, also whether that seat is on move."""
        found = self.find(action)
        if self.seat is None:
            return Refusal("over", "", "The game is over.")
        if seat is not None and seat != self.seat:
            names = self.game.seat_names
            who = names[seat] if 0 <= seat < self.seats else f"Seat {seat}"
            return Refusal("not-your-turn", "", f"{who} is not on move: {names[self.seat]} is.")
        return self.why_not(found)

    def play(self, action: object, seat: int | None = None) -> tuple[Event, ...]:
        """Take a legal action and return the events it caused. Raises `Refused` and changes nothing if illegal."""
        found = self.find(action)
        refusal = self.refusal(found, seat)
        if refusal is not None:
            raise Refused(refusal)
        caused: list[Event] = []
        self.events = caused
        try:
            self.apply(found.id)
        finally:
            self.events = None
        return tuple(caused)

    def emit(self, kind: str, seat: int, fields: dict[str, object], reveals: bool = False) -> None:
        """Note an event; only called where `events` is open. Seat -1 is the table."""
        if self.events is not None:
            self.events.append(Event(kind, None if seat < 0 else seat, fields, reveals))

    def preview(self, action: object) -> tuple[tuple[Event, ...], bool]:
        """What a legal action would cause, up to the first thing it reveals, and whether it could be undone."""
        trial = self.copy()
        events = trial.play(action)
        shown: list[Event] = []
        for event in events:
            if event.reveals:
                break
            shown.append(event)
        return tuple(shown), trial.barrier == self.barrier

    def fingerprint(self) -> str:
        """Twelve hex digits that differ when anything about the state differs, hidden order included."""
        text = ",".join([str(number) for number in self.as_ints()])
        return blake2b(text.encode("ascii"), digest_size=6).hexdigest()
