"""How a game ended or would end: ranking, reason, and the score sheet line by line."""

from __future__ import annotations


class SheetLine:
    """One line of a score sheet: a stable `key`, its words, and a number for each seat."""

    __slots__ = ("key", "label", "values")

    def __init__(self, key: str, label: str, values: tuple[int, ...]) -> None:
        self.key = key
        self.label = label
        self.values = values

    def plain(self) -> dict[str, object]:
        """The line as plain data, for JSON."""
        return {"key": self.key, "label": self.label, "values": list(self.values)}


class Sheet:
    """A score sheet; `totals` are the sums of the lines, in the game's unit of victory."""

    __slots__ = ("lines",)

    def __init__(self, lines: tuple[SheetLine, ...]) -> None:
        self.lines = lines

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of each seat."""
        if not self.lines:
            return ()
        return tuple(sum(line.values[i] for line in self.lines) for i in range(len(self.lines[0].values)))

    def plain(self) -> dict[str, object]:
        """The sheet as plain data, for JSON."""
        return {"lines": [line.plain() for line in self.lines], "totals": list(self.totals)}


class Outcome:
    """The end of a game.

    `ranking` groups the seats from first to last, equals together; `reason` is a stable code, `text` a sentence;
    `sheet` is what was scored (empty where a game ends without scoring).
    """

    __slots__ = ("ranking", "reason", "text", "sheet")

    def __init__(self, ranking: tuple[tuple[int, ...], ...], reason: str, text: str, sheet: Sheet) -> None:
        self.ranking = ranking
        self.reason = reason
        self.text = text
        self.sheet = sheet

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; more than one is a shared victory or a draw."""
        return self.ranking[0]

    @property
    def draw(self) -> bool:
        """Whether nobody stands alone in first place."""
        return len(self.ranking[0]) > 1

    def plain(self) -> dict[str, object]:
        """The outcome as plain data, for JSON."""
        ranking = [list(group) for group in self.ranking]
        return {"ranking": ranking, "reason": self.reason, "text": self.text, "sheet": self.sheet.plain()}
