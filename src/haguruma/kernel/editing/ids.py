"""Ids in an edition: no two things may bear the same one."""

from __future__ import annotations

from ..faults import Fault


def repeated(where: str, ids: list[str], taken: tuple[str, ...] = ()) -> list[Fault]:
    """A fault for every id of the list at `where` that occurs for a second time, or that something else bears."""
    seen = set(taken)
    faults = []
    for name in ids:
        if name in seen:
            text = f"'{name}' is the id of something else already"
            faults.append(Fault(f"{where}[{name}].id", name, "", text))
        seen.add(name)
    return faults
