"""How the reference asks for a decision, and beside it for what may be done at any time of the own turn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable

from .jiguan_gains import Gains

Asked = Generator[set[str], str, str]
"""Yields the notations that are legal now, is sent the one chosen, and returns one."""
Doing = Generator[set[str], str, None]
"""The same for a part of the game that returns nothing."""
LAPSED = ""
"""The answer where nothing can be chosen."""


class Asking(Gains):
    """One decision after another."""

    def ask(self, options: Callable[[], Iterable[str]]) -> Asked:
        """J30, J18: before the answer come any number of asides; J37: without options, then or now, it lapses.

        The options are looked at again after each aside, which may have opened or closed some.
        """
        while found := set(options()):
            answer = yield found | (self.asides() if self.own_turn else set())
            if answer in found:
                return answer
            yield from self.do_aside(answer)
        return LAPSED

    @abstractmethod
    def asides(self) -> set[str]:
        """What may be done at every decision of the own turn."""

    @abstractmethod
    def do_aside(self, action: str) -> Doing:
        """Do one of the asides."""
