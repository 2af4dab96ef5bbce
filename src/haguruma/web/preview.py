"""What an action would bring before it is taken, and why another cannot be: previews and refusals in words."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.contract import State
from ..kernel.faults import HagurumaError


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would cause: sentences, whether it could be undone, whether something is turned up then."""

    label: str
    sentences: list[str]
    undo: bool
    reveals: bool

    def plain(self) -> dict[str, object]:
        """As JSON tells it."""
        keys = ("label", "sentences", "undo", "reveals")
        return {key: getattr(self, key) for key in keys} | {"then": self.then}

    @property
    def then(self) -> str:
        """How final it is, in words."""
        if self.reveals:
            return "Then something is revealed: this cannot be undone."
        return "This can be undone." if self.undo else "This cannot be undone: it passes the turn."


def preview_of(state: State, action: str) -> Preview:
    """The consequence of an action before it is taken. Raises `UnknownAction` or `Refused`."""
    found = state.find(action)
    shown, undo = state.preview(found)
    trial = state.copy()
    reveals = any(event.reveals for event in trial.play(found))
    words = state.game.words
    said = [sentence for event in shown if (sentence := words.event(event))]
    return Preview(words.action(state, found), said, undo, reveals)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not possible now; `rule` is the ruling's id, '' where none stands behind it."""

    notation: str
    text: str
    rule: str

    def plain(self) -> dict[str, object]:
        """As JSON tells it."""
        return {"action": self.notation, "text": self.text, "rule": self.rule}


def reasons(state: State, asked: list[str], seat: int | None, most: int = 3) -> list[Reason]:
    """Why the actions asked about are not possible, each sentence once; one that is possible says so."""
    found: dict[str, Reason] = {}
    for notation in asked:
        try:
            action = state.find(notation)
            refusal = state.refusal(action, seat)
        except HagurumaError as error:
            reason = Reason(notation, str(error), "")
        else:
            text = "You can: it is one of your choices now." if refusal is None else refusal.text
            reason = Reason(action.notation, text, "" if refusal is None else refusal.rule)
        found.setdefault(reason.text, reason)
        if len(found) >= most:
            break
    return list(found.values())
