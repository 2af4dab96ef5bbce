"""Actions as words of a game's vocabulary: immutable, numbered, with a notation that can be typed and parsed.

A game builds its vocabulary once; states hand out references into it.
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
