"""Refusals: why an action cannot be taken now, as a code, the ruling behind it and one sentence."""

from __future__ import annotations

from .faults import HagurumaError


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
