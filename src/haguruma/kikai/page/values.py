"""The last part of the rules page: tables of the edition's printed values, and where each kind of value comes from."""

from __future__ import annotations

from ...kernel.editions.notes import NONE, Blocks
from ..constants import KINDS, MODES
from ..editions.edition import Edition, Effect
from ..words.names import Names, effect_words

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

LOOKS: tuple[str, ...] = ("id", "name", "at", "via", "art", "size")
"""Keys that name or draw something and change nothing in play."""


def values(edition: Edition, names: Names) -> list[str]:
    """The tables of components, Squares, streets and Energy Track."""
    lines = ["## The printed values of this edition {#values}", ""]
    for kind in KINDS:
        lines += [*_components(edition, kind), ""]
    return [*lines, *_squares(edition), "", *_streets(edition, names), "", *_track(edition), ""]


def _components(edition: Edition, kind: str) -> list[str]:
    plurals = {"foot": "Feet", "body": "Bodies", "head": "Heads"}
    lines = [
        f"### {plurals[kind]} {{#{plurals[kind].lower()}}}",
        "",
        "| Name | Colour | Cost | A fan brings |",
    ]
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
        lines.append(
            f"| {name} | {square.fans} | {effect_words(square.bonus) if edition.advanced else square.vp} |"
        )
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
    blocks = Blocks(BLOCKS, "board", LOOKS, "names and drawing", MODES)
    return blocks.told(edition.reconstruction, edition.notes, edition.sources)
