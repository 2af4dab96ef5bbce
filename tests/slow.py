"""Which parameters of a test are tried every time, and which only where there is time for the slow tests too."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def first_quick(values: Iterable[object], quick: int = 1) -> list[object]:
    """The values as parameters; all but the first `quick` are marked `slow`."""
    return [
        value if number < quick else pytest.param(value, marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]
