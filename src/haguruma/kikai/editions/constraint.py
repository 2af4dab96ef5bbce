"""One constraint that the evidence about the printed game puts on an edition: the kernel's, of KIKAI's editions.

The constraints themselves are in `evidence`, `tracks` and `streets`.
"""

from __future__ import annotations

from typing import TypeAlias

from ...kernel.editions.checks import Constraint as AnyConstraint
from ...kernel.editions.checks import Finding, differing, unless
from .edition import Edition

__all__ = ["Constraint", "Finding", "differing", "unless"]

Constraint: TypeAlias = AnyConstraint[Edition]
