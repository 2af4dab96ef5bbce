"""The state of a game of KIKAI: the contract's verbs over the flat fields."""

from __future__ import annotations

from ..kernel.action import Action, Refusal
from ..kernel.contract import Plain
from ..kernel.outcome import Outcome, Sheet
from . import view
from .position import census, write
from .rules import scoring, steps
from .rules.fields import Fields


class KikaiState(Fields):
    """A moment of a game of KIKAI; see `haguruma.kernel.contract.State` for the verbs."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """Ids of the legal actions, ascending."""
        return steps.legal(self)

    def apply(self, id: int) -> None:
        """Take an action that `legal` lists."""
        steps.apply(self, id)

    def why_not(self, action: Action) -> Refusal | None:
        """None if `action` is legal, else why not."""
        return steps.why_not(self, action)

    def copy(self) -> KikaiState:
        """An independent state with the same future."""
        twin = KikaiState()
        twin.fill(self)
        return twin

    def view(self, seat: int | None) -> Plain:
        """What a seat, or a spectator, may see."""
        return view.view(self, self._game, seat)

    def position(self) -> Plain:
        """The state as readable data, hidden order included."""
        return write.position(self, self._game)

    def sheet(self) -> Sheet:
        """The score sheet as if the game ended now."""
        return scoring.sheet(self)

    def faults(self) -> list[str]:
        """What does not add up in this state (components, tokens, caches); empty in every state play can reach."""
        return census.faults(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return scoring.outcome(self)
