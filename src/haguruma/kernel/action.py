"""Actions as words of a game's vocabulary, and what comes of one: the events it caused, or why it was refused.

A game builds its vocabulary once; states hand out references into it. Words are made from events elsewhere, in one
place per language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from .faults import HagurumaError


class Action:
    """One word of a vocabulary.

    `id` is its place in the vocabulary (the action number of learning environments), `kind` its verb, `args` the
    ids of what it names (components, places, seats …), `notation` what a person types and a record holds.
    """

    __slots__ = ("id", "kind", "args", "notation")

    def __init__(self, id: int, kind: str, args: tuple[str, ...], notation: str) -> None:
        self.id = id
        self.kind = kind
        self.args = args
        self.notation = notation

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.id}, {self.notation!r})"


class UnknownAction(HagurumaError):
    """A notation or id that is no word of this game's vocabulary."""


class Vocabulary:
    """Every action that can ever be taken in one game under its edition, in id order."""

    __slots__ = ("_actions", "_by_notation")

    def __init__(self, words: Iterable[tuple[str, tuple[str, ...], str]]) -> None:
        """`words` are (kind, args, notation) in id order; notations must differ."""
        self._actions = tuple(Action(i, kind, args, text) for i, (kind, args, text) in enumerate(words))
        self._by_notation = {action.notation: action for action in self._actions}
        if len(self._by_notation) != len(self._actions):
            raise HagurumaError("two actions of the vocabulary share a notation")

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, id: int) -> Action:
        return self._actions[id]

    def find(self, action: object) -> Action:
        """The action meant by a notation (case and spacing do not matter), an id or an `Action`.

        Raises `UnknownAction` with the nearest known notations.
        """
        if isinstance(action, Action):
            return self._own(action)
        if isinstance(action, bool) or not isinstance(action, (int, str)):
            raise UnknownAction(f"an action is a notation or a number, not {type(action).__name__}")
        if isinstance(action, int):
            if 0 <= action < len(self._actions):
                return self._actions[action]
            raise UnknownAction(f"action number {action} is not between 0 and {len(self._actions) - 1}")
        return self._parse(action)

    def _own(self, action: Action) -> Action:
        found = self._by_notation.get(action.notation)
        if found is None:
            raise UnknownAction(f"'{action.notation}' is a word of another game")
        return found

    def _parse(self, text: str) -> Action:
        clean = " ".join(text.strip().lower().split())
        found = self._by_notation.get(clean)
        if found is not None:
            return found
        shown = clean if len(clean) <= 60 else clean[:57] + "..."
        near = get_close_matches(clean[:60], list(self._by_notation), 3, 0.6)
        hint = " Did you mean " + " or ".join(f"'{word}'" for word in near) + "?" if near else ""
        raise UnknownAction(f"'{shown}' is not an action of this game.{hint}")


class Event:
    """One thing that happened. `fields` holds plain values (str, int, bool, lists of them).

    `seat` is the seat it happened to (None: the table). `reveals` says that something hidden was turned up.
    """

    __slots__ = ("kind", "seat", "fields", "reveals")

    def __init__(self, kind: str, seat: int | None, fields: dict[str, object], reveals: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.fields = fields
        self.reveals = reveals

    def plain(self) -> dict[str, object]:
        """The event as plain data, for JSON."""
        return {"kind": self.kind, "seat": self.seat, **self.fields, "reveals": self.reveals}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        inner = ", ".join(f"{key}={value!r}" for key, value in self.fields.items())
        return f"Event({self.kind!r}, {self.seat}, {inner})"


class Refusal:
    """`code` is stable and short, `rule` a ruling id such as `K4` or a rulebook section, `text` one sentence."""

    __slots__ = ("code", "rule", "text")

    def __init__(self, code: str, rule: str, text: str) -> None:
        self.code = code
        self.rule = rule
        self.text = text

    def plain(self) -> dict[str, str]:
        """The refusal as plain data, for JSON."""
        return {"code": self.code, "rule": self.rule, "text": self.text}

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.text!r})"


class Refused(HagurumaError):
    """Raised by `State.play` for an action that is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))
