"""What the commands about editions say, line by line; what there is to say they are handed."""

from __future__ import annotations

from collections.abc import Iterator

from ..editions import Change, Difference, Report
from ..kernel.editions.notes import quote

MOST = 100
"""Faults, or differences of a kind, that are listed."""


def fault_lines(report: Report) -> Iterator[str]:
    """A line for each fault, the first `MOST` of them."""
    yield from (str(fault) for fault in report.faults[:MOST])
    if len(report.faults) > MOST:
        yield f"… and {len(report.faults) - MOST} more"


def summary(report: Report) -> Iterator[str]:
    """Whether it can be played, under which hashes, and where its values are from."""
    count = len(report.faults)
    if count:
        yield f"{report.name}: {count} fault{'s' * (count > 1)}"
    else:
        hashes = ", ".join(f"{mode} {found}".strip() for mode, found in report.hashes.items())
        yield f"{report.name}: can be played ({hashes})"
    total = sum(report.marks.values())
    if total:
        kinds = ", ".join(f"{number} {source}" for source, number in report.marks.items() if number)
        yield f"{total} printed values: {kinds}"


def difference_lines(found: Difference) -> Iterator[str]:
    """Everything that differs, and whether the games are the same."""
    for word, changes in (("changed", found.changed), ("only A", found.only_a), ("only B", found.only_b)):
        yield from (f"{word:<8} {_values(change)}" for change in changes[:MOST])
        if len(changes) > MOST:
            yield f"{word:<8} … and {len(changes) - MOST} more"
    for moved in found.moved:
        yield f"order    {moved.where}: {', '.join(moved.old)} → {', '.join(moved.new)}"
    if found.marks:
        yield f"marks    {len(found.marks)} equal values are marked otherwise"
    for report in (found.a, found.b):
        if not report.playable:
            faults = len(report.faults)
            yield f"{report.name}: {faults} fault{'s' if faults > 1 else ''}; 'haguruma edition check' lists them"
    for mode, equal in found.equal.items():
        yield f"{mode + ': ' if mode else ''}{_verdict(found, mode, equal)}"


def _values(change: Change) -> str:
    if change.new is None:
        return f"{change.where} = {quote(change.old)}"
    if change.old is None:
        return f"{change.where} = {quote(change.new)}  {change.new_source}".rstrip()
    marks = f"  {change.old_source} → {change.new_source}" if change.old_source != change.new_source else ""
    return f"{change.where}  {quote(change.old)} → {quote(change.new)}{marks}"


def _verdict(found: Difference, mode: str, equal: bool | None) -> str:
    if equal is None:
        return "no telling whether they make the same game"
    hashes = found.a.hashes[mode], found.b.hashes[mode]
    return f"the same game ({hashes[0]})" if equal else f"different games ({hashes[0]}, {hashes[1]})"
