"""The last part of the rules page: tables of the edition's printed values, and where each kind of value comes from."""

from __future__ import annotations

from .edition import KINDS, Edition, Effect
from .editions.notes import SOURCES
from .words_names import Names, effect_words, plural

BLOCKS: tuple[tuple[str, str], ...] = (
    ("board", "Size of the drawing"),
    ("districts", "Districts"),
    ("components", "Components"),
    ("counts", "Counts, costs, influence"),
    ("turns", "Turns in each round"),
    ("squares", "Squares"),
    ("streets", "Streets"),
    ("track", "Energy Track"),
    ("master", "Master's Track"),
    ("billboards", "Billboards"),
    ("bonus_tiles", "Construction Bonus Tiles"),
    ("foundations", "Foundation Tiles"),
    ("start", "What players begin with"),
    ("scoring", "Final scoring"),
    ("caps", "Limits of tokens and influence"),
)
"""Blocks of an edition file and their names, in the order of the file."""

NONE = "–"
"""What stands in an empty cell of a table."""

LOOKS: tuple[str, ...] = ("id", "name", "at", "via", "art", "size")
"""Keys that name or draw something and change nothing in play."""

MARKS: dict[str, str] = {
    "rulebook": "the published rulebook states it",
    "derived": "it follows from the rulebook's text or examples",
    "invented": "our own; a real box will differ",
    "box": "read off a printed copy",
}


def values(edition: Edition, names: Names) -> list[str]:
    """The tables of components, Squares, streets and Energy Track."""
    lines = ["## The printed values of this edition {#values}", ""]
    for kind in KINDS:
        lines += [*_components(edition, kind), ""]
    return [*lines, *_squares(edition), "", *_streets(edition, names), "", *_track(edition), ""]


def _components(edition: Edition, kind: str) -> list[str]:
    plurals = {"foot": "Feet", "body": "Bodies", "head": "Heads"}
    lines = [f"### {plurals[kind]} {{#{plurals[kind].lower()}}}", "", "| Name | Colour | Cost | A fan brings |"]
    lines.append("|---|---|---|---|")
    for part in edition.components:
        if part.kind == kind:
            cost = f"starting Foot of {part.start.capitalize()}" if part.start else f"{part.cost} Energy"
            lines.append(f"| {part.name} | {part.colour} | {cost} | {effect_words(part.effect)} |")
    return lines


def _squares(edition: Edition) -> list[str]:
    brings = "Its last fan brings" if edition.advanced else "VP for its last fan"
    lines = ["### Squares {#squares}", "", f"| Square | Fans at the start | {brings} |", "|---|---|---|"]
    for square in edition.squares:
        name = f"{square.name} ({square.id})" if square.name else square.id
        lines.append(f"| {name} | {square.fans} | {effect_words(square.bonus) if edition.advanced else square.vp} |")
    return lines


def _streets(edition: Edition, names: Names) -> list[str]:
    lines = ["### Streets {#streets}", "", "| Street | Between | Spaces | Bonus |", "|---|---|---|---|"]
    for street in edition.streets:
        bonus = NONE if street.bonus == Effect() else effect_words(street.bonus)
        lines.append(f"| {street.id} | {names.streets[street.id]} | {street.spaces} | {bonus} |")
    return lines


def _track(edition: Edition) -> list[str]:
    lines = ["### The Energy Track, from the left {#energy-track}", ""]
    unlocked = not edition.scoring.without_unlocked
    lines += ["| Space | An Exhibition pays | Bonus when cleared |" + " VP at the end |" * unlocked]
    lines += ["|---|---|---|" + "---|" * unlocked]
    for number, space in enumerate(edition.track, 1):
        value = NONE if space.value is None else f"{space.value} Energy"
        bonus = NONE if space.bonus == Effect() else effect_words(space.bonus)
        lines.append(f"| {number} | {value} | {bonus} |" + f" {space.vp or NONE} |" * unlocked)
    return lines


def sources(edition: Edition) -> list[str]:
    """Where the numbers come from: a count for each block and mark, and which keys are invented."""
    lines = ["## Where the numbers come from {#sources}", ""]
    if edition.reconstruction:
        lines += ["The edition is a reconstruction, not the publisher's board.", ""]
    if edition.notes:
        lines += [" ".join(edition.notes.split()), ""]
    if not edition.sources:
        return [*lines, "This edition does not say where its values come from.", ""]
    used = [mark for mark in SOURCES if mark in edition.sources.values()]
    lines += ["Every value of the edition file carries a mark:", ""]
    lines += [f"* **{mark}**: {MARKS[mark]} ({_count(edition, mark)});" for mark in used]
    lines[-1] = lines[-1][:-1] + "."
    lines += ["", "| Part | " + " | ".join(used) + " | What is invented |", "|---" * (len(used) + 2) + "|"]
    return [*lines, *_rows(edition, used), ""]


def _count(edition: Edition, mark: str) -> str:
    return plural(list(edition.sources.values()).count(mark), "value")


def _rows(edition: Edition, used: list[str]) -> list[str]:
    """A line for each block that has marks."""
    blocks: dict[str, list[tuple[str, str]]] = {}
    for path, mark in edition.sources.items():
        blocks.setdefault(_block(path), []).append((_key(path), mark))
    return [_row(title, blocks[block], used) for block, title in BLOCKS if block in blocks]


def _row(title: str, marks: list[tuple[str, str]], used: list[str]) -> str:
    """A block's values by mark, and which keys are invented; those that only name or draw are put together."""
    counts = [sum(1 for _, mark in marks if mark == column) or NONE for column in used]
    invented = sorted({key for key, mark in marks if mark == "invented"})
    played = [key for key in invented if key not in LOOKS]
    drawn = ["names and drawing"] if len(invented) > len(played) else []
    return f"| {title} | {' | '.join(map(str, counts))} | {', '.join(played + drawn) or NONE} |"


def _block(path: str) -> str:
    """The block a key path lies in; the mode's table in front of it does not count."""
    path = path.removeprefix("standard.").removeprefix("advanced.")
    return path.split(".")[0].split("[")[0]


def _key(path: str) -> str:
    """The last name of a key path."""
    return path.rsplit(".", 1)[-1]
