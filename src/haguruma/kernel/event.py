"""Events: what an action caused, as kind and fields. Words are made from them elsewhere, in one place per language."""

from __future__ import annotations


class Event:
    """One thing that happened. `fields` holds plain values (str, int, bool, lists of them).

    `seat` is the seat it happened to (None: the table). `reveals` says that something hidden was turned up.
    """

    __slots__ = ("kind", "seat", "fields", "reveals")

    def __init__(self, kind: str, seat: int | None, fields: dict[str, object], reveals: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.fields = fields
        self.reveals = reveals

    def plain(self) -> dict[str, object]:
        """The event as plain data, for JSON."""
        return {"kind": self.kind, "seat": self.seat, **self.fields, "reveals": self.reveals}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        inner = ", ".join(f"{key}={value!r}" for key, value in self.fields.items())
        return f"Event({self.kind!r}, {self.seat}, {inner})"
