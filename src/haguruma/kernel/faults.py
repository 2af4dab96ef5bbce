"""Typed errors: everything that can be wrong with what somebody hands us, with the place and the reason.

Every error is a `ValueError`, so a caller who does not care for the difference catches one class.
"""

from __future__ import annotations

from collections.abc import Iterable


class HagurumaError(ValueError):
    """Any input we refuse; `str()` of it is the sentence a person reads."""


class Fault:
    """One thing wrong with a piece of data: where it stands, what stood there, and the rule it breaks."""

    __slots__ = ("where", "value", "rule", "text")

    def __init__(self, where: str, value: object, rule: str, text: str) -> None:
        self.where = where
        self.value = value
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        return f"{self.where}: {self.text}{rule}"

    def __repr__(self) -> str:
        return f"Fault({str(self)!r})"


class Faulty(HagurumaError):
    """Data with one or more faults, all of them named; base of the errors for editions and positions."""

    def __init__(self, source: str, faults: Iterable[Fault]) -> None:
        self.source = source
        self.faults = tuple(faults)
        super().__init__(f"{source}: " + "; ".join(str(fault) for fault in self.faults))


class BadEdition(Faulty):
    """An edition file that cannot be played; `faults` names every key, value and rule."""


class BadPosition(Faulty):
    """A position that is not one of this game's; `faults` names everything that does not add up."""


class BadRecord(HagurumaError):
    """A game record that cannot be read or replayed; `ply` is the first action that differs, if one does."""

    def __init__(self, text: str, ply: int | None = None) -> None:
        self.ply = ply
        super().__init__(text)


class MissingEdition(BadRecord):
    """A record or a position whose edition is not at hand: the name and the content hash of the one that is wanted."""

    def __init__(self, game: str, edition: str, edition_hash: str, what: str = "game was played") -> None:
        self.game = game
        self.edition = edition
        self.edition_hash = edition_hash
        super().__init__(
            f"this {what} with the edition '{edition[:40]}' ({edition_hash[:12]}); its file is needed to open it"
        )


class BadOption(HagurumaError):
    """An option, a seat count, a seed or a name that makes no sense for this game."""
