"""What is known of the printed game: the rulebook's own numbers, and what its worked examples force.

A foreign edition may contradict all of it and still be played; whether it can be played is `checking`'s.
"""

from __future__ import annotations

from ...kernel.editions.checks import Constraint
from ...kernel.faults import Fault
from .boards import BOARDS
from .edition import Edition
from .pieces import PIECES

CONSTRAINTS: tuple[Constraint[Edition], ...] = (*PIECES, *BOARDS)
"""Every constraint."""


def disagreements(edition: Edition) -> list[Fault]:
    """Everything in an edition that disagrees with what is known of the printed game."""
    return [fault for constraint in CONSTRAINTS for fault in constraint.faults(edition)]
