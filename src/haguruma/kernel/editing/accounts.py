"""The end of a rules page: where the numbers of an edition come from, block by block. The blocks are the games'."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from .notes import SOURCES

NONE = "–"
"""What stands in an empty cell of a table."""

MARKS: dict[str, str] = {
    "rulebook": "the published rulebook states it",
    "derived": "it follows from the rulebook's text or examples",
    "invented": "our own; a real box will differ",
    "box": "read off a printed copy",
}


class Blocks:
    """The blocks of a game's edition files.

    `titles` are pairs of a block's id and its name, in the order of the file; `printed` is what a reconstruction is
    not; the keys in `looks` change nothing in play and are counted as `aside`; a block may lie in a table of `modes`.
    """

    __slots__ = ("titles", "printed", "looks", "aside", "modes")

    def __init__(
        self,
        titles: Sequence[tuple[str, str]],
        printed: str,
        looks: Collection[str],
        aside: str,
        modes: Sequence[str] = (),
    ) -> None:
        self.titles = titles
        self.printed = printed
        self.looks = looks
        self.aside = aside
        self.modes = modes

    def told(self, reconstruction: bool, notes: str, sources: Mapping[str, str]) -> list[str]:
        """The lines of the part: a count for each block and mark, and which keys are invented.

        `sources` maps key paths to marks.
        """
        lines = ["## Where the numbers come from {#sources}", ""]
        if reconstruction:
            lines += [f"The edition is a reconstruction, not the publisher's {self.printed}.", ""]
        if notes:
            lines += [" ".join(notes.split()), ""]
        if not sources:
            return [*lines, "This edition does not say where its values come from.", ""]
        used = [mark for mark in SOURCES if mark in sources.values()]
        lines += ["Every value of the edition file carries a mark:", ""]
        lines += [f"* **{mark}**: {MARKS[mark]} ({_count(sources, mark)});" for mark in used]
        lines[-1] = lines[-1][:-1] + "."
        lines += [
            "",
            "| Part | " + " | ".join(used) + " | What is invented |",
            "|---" * (len(used) + 2) + "|",
        ]
        return [*lines, *self._rows(sources, used), ""]

    def _rows(self, sources: Mapping[str, str], used: list[str]) -> list[str]:
        """A line for each block that has marks."""
        found: dict[str, list[tuple[str, str]]] = {}
        for path, mark in sources.items():
            found.setdefault(self._block(path), []).append((path.rsplit(".", 1)[-1], mark))
        return [self._row(title, found[block], used) for block, title in self.titles if block in found]

    def _row(self, title: str, marks: list[tuple[str, str]], used: list[str]) -> str:
        """A block's values by mark, and which keys are invented; those that change nothing in play are put together."""
        counts = [sum(1 for _, mark in marks if mark == column) or NONE for column in used]
        invented = sorted({key for key, mark in marks if mark == "invented"})
        played = [key for key in invented if key not in self.looks]
        aside = [self.aside] if len(invented) > len(played) else []
        return f"| {title} | {' | '.join(map(str, counts))} | {', '.join(played + aside) or NONE} |"

    def _block(self, path: str) -> str:
        """The block a key path lies in; a mode's table in front of it does not count."""
        for mode in self.modes:
            path = path.removeprefix(f"{mode}.")
        return path.split(".")[0].split("[")[0]


def _count(sources: Mapping[str, str], mark: str) -> str:
    """How many values bear a mark."""
    number = list(sources.values()).count(mark)
    return "1 value" if number == 1 else f"{number} values"
