"""Whether the values of an edition make a game that can be played to its end under the rules.

Whether they also agree with what is known of the printed game is `evidence`' question.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ...kernel.editions.checks import Check, repeated, run
from ...kernel.faults import Fault
from ..constants import A_ABILITIES, B_ABILITIES, COLOURS, FRAMES, SEATS
from .edition import Edition
from .evidence import disagreements, gears_left
from .sections import MOST_RANKS, TRIO

PARTS = "rulebook: Game Components"
HOUSES = 10
GEARS_PER_COLOUR = 12
BLUEPRINTS_PER_COLOUR = 10
CARDS = 54
FIVE = 5
"""Scoring tiles, bonus tiles and workshop boards of a box."""
MOST_SPACES = 20
"""Spaces of a payment row."""
LAST: Final = 4
"""The last column and row of the frame; the gear cells lie between it and 0."""
LINE: Final = 3
"""Gear cells of a line that completes a blueprint."""
AROUND: Final = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
"""The eight directions."""
RESERVED: tuple[str, ...] = ("coin", "energy", "points", "nothing")
"""Words that stand in an action where a slot could."""
Row = tuple[int, ...] | None
"""A payment row: the price of leaving each space, or none where a board has the common one."""


def check(edition: Edition, evidence: bool, spoiled: Collection[str] = ()) -> list[Fault]:
    """Every fault in an edition; with `evidence`, what disagrees with what is known of the printed game is one too.

    `spoiled` names blocks in which something is wrong in form: what depends on them is not looked at.
    """
    faults = run(CHECKS, edition, spoiled)
    return faults + disagreements(edition) if evidence and not spoiled else faults


def _count(where: str, count: int, wanted: int, rule: str, what: str = "") -> list[Fault]:
    """A fault unless there are as many as wanted."""
    if count == wanted:
        return []
    return [Fault(where, count, rule, f"there must be {wanted}{what}, not {count}")]


def _gears(edition: Edition) -> list[Fault]:
    faults = []
    for colour in COLOURS:
        count = sum(gear.colour == colour for gear in edition.gears)
        faults += _count("gears", count, GEARS_PER_COLOUR, PARTS, f" {colour} gears")
    for seats in range(2, len(SEATS) + 1):
        for kind in (1, 2):
            left = gears_left(edition, kind, seats)
            if left < HOUSES:
                text = f"only {left} gears of type {kind} for {HOUSES} houses with {seats} players"
                faults.append(Fault("gears", left, "J4", text))
    return faults


def _houses(edition: Edition) -> list[Fault]:
    return _count("houses.icons", len(edition.houses), HOUSES, "J1")


def _blueprints(edition: Edition) -> list[Fault]:
    faults = []
    for colour in COLOURS:
        count = sum(blueprint.colour == colour for blueprint in edition.blueprints)
        faults += _count("blueprints", count, BLUEPRINTS_PER_COLOUR, PARTS, f" {colour} blueprints")
    if BLUEPRINTS_PER_COLOUR % edition.stacks:
        text = f"{BLUEPRINTS_PER_COLOUR} blueprints of a colour do not make {edition.stacks} equal stacks"
        faults.append(Fault("blueprints.stacks", edition.stacks, "rulebook: Setup 2", text))
    return faults


def _cards(edition: Edition) -> list[Fault]:
    ids = [card.id for card in edition.cards]
    return repeated("cards", ids) + _count("cards", len(ids), CARDS, PARTS)


def _decks(edition: Edition) -> list[Fault]:
    """Enough cards of each frame for the display, and enough with the gear mark for the one of Beginner Play."""
    shown = edition.cards_per_frame * len(COLOURS)
    faults = []
    for frame in FRAMES:
        count = sum(card.frame == frame for card in edition.cards)
        if count < shown:
            text = f"{shown} cards with {frame} frames are shown, and there are {count}"
            faults.append(Fault("cards", count, "J16", text))
    marked = sum(card.gear_mark for card in edition.cards)
    if marked < 2 * shown:
        text = f"{2 * shown} cards with the gear mark are shown in Beginner Play, and there are {marked}"
        faults.append(Fault("cards", marked, "J27", text))
    return faults


def _towers(edition: Edition) -> list[Fault]:
    faults = []
    if sorted(edition.towers) != sorted(COLOURS):
        text = f"must name each colour once: {', '.join(COLOURS)}"
        faults.append(Fault("towers.order", edition.towers, "J11", text))
    ranks, needed = len(edition.ranks), edition.scoring.neighbour_rank
    if not 1 <= ranks <= MOST_RANKS:
        text = f"there must be 1 to {MOST_RANKS} ranks, not {ranks}"
        faults.append(Fault("towers.ranks", ranks, "rulebook: Action B", text))
    elif needed > ranks:
        text = f"there are only {ranks} ranks"
        faults.append(Fault("scoring.neighbour_rank", needed, "J11", text))
    return faults


def _tiles(edition: Edition) -> list[Fault]:
    """One scoring tile for each tower, and for each a bonus tile of its base and multiplier."""
    tiles = sorted((tile.base, tile.times) for tile in edition.scoring_tiles)
    bonuses = sorted((tile.base, tile.times) for tile in edition.bonus_tiles)
    faults = _count("scoring_tiles", len(tiles), FIVE, PARTS)
    if bonuses != tiles:
        text = "their bases and multipliers must be those of the scoring tiles"
        faults.append(Fault("bonus_tiles", bonuses, "J23", text))
    return faults


def _workshops(edition: Edition) -> list[Fault]:
    shops = edition.workshops
    faults = repeated("workshops", [shop.id for shop in shops]) + _count("workshops", len(shops), FIVE, PARTS)
    for key, found, known in (
        ("a", [shop.a for shop in shops], A_ABILITIES),
        ("b", [shop.b for shop in shops], B_ABILITIES),
    ):
        seen: set[str] = set()
        for shop, ability in zip(shops, found, strict=True):
            if ability in seen:
                text = f"each board has one of its own: {', '.join(known)}"
                faults.append(Fault(f"workshops[{shop.id}].{key}", ability, "J18", text))
            seen.add(ability)
    return faults


def _rows(edition: Edition) -> list[Fault]:
    """The common payment rows, and those that a board prints itself."""
    blocks: list[tuple[str, Row, Row]] = [("purchase", *edition.prices)]
    blocks += [(f"workshops[{shop.id}]", shop.a1, shop.a2) for shop in edition.workshops]
    faults = []
    for block, a1, a2 in blocks:
        for key, prices in (("a1", a1), ("a2", a2)):
            if prices is not None and not 1 <= len(prices) <= MOST_SPACES:
                text = f"a row has 1 to {MOST_SPACES} spaces, not {len(prices)}"
                faults.append(Fault(f"{block}.{key}", len(prices), "J14", text))
    return faults


def _row_points(edition: Edition) -> list[Fault]:
    """Both rows of the board that is paid for them reach as far as the points do."""
    paid = [edition.prices_on(shop) for shop in edition.workshops if shop.b == "rows"]
    shorter = min(len(prices) for rows in paid or [edition.prices] for prices in rows)
    faults = []
    before = 1
    for i, (space, _) in enumerate(edition.abilities.row_points):
        if not before < space <= shorter:
            text = f"spaces stand in order, each once, and both rows have {shorter} spaces"
            faults.append(Fault(f"abilities.row_points[#{i + 1}].space", space, "J20", text))
        before = max(before, space)
    return faults


def _start(edition: Edition) -> list[Fault]:
    energy = edition.start.energy
    faults = _count("start.energy", len(energy), len(SEATS), "J25", " numbers, one a seat")
    for i, value in enumerate(energy):
        if value > edition.energy_cap:
            text = f"the energy track ends at {edition.energy_cap}"
            faults.append(Fault(f"start.energy[#{i + 1}]", value, "J26", text))
    return faults


def _draft(edition: Edition) -> list[Fault]:
    """Each seat takes as many blueprints as any other, of different colours, and has slots for them."""
    draft = edition.start.draft
    most = min(len(COLOURS), len(edition.slots))
    counts = {draft.count(seat + 1) for seat in range(len(SEATS))}
    if len(counts) == 1 and 1 <= max(counts) <= most:
        return []
    text = f"must name each seat from 1 to {len(SEATS)} equally often, and 1 to {most} times"
    return [Fault("start.draft", draft, "J25", text)]


def _caps(edition: Edition) -> list[Fault]:
    coins = edition.start.coins * len(SEATS)
    if edition.caps.get("coin", coins) >= coins:
        return []
    text = f"four players begin with {coins} coins, so the supply is too small"
    return [Fault("caps.coin", edition.caps["coin"], "J35", text)]


# The bench ----------------------------------------------------------------------------------------------------


def _bench(edition: Edition) -> list[Fault]:
    """Every fault of the slots and of the designated ones."""
    ids = repeated("slots", [slot.id for slot in edition.slots], RESERVED)
    return ids + (_places(edition) or _ring(edition)) + _enough(edition) + _specials(edition)


def _places(edition: Edition) -> list[Fault]:
    faults = []
    taken: set[tuple[int, int]] = set()
    for slot in edition.slots:
        where, at = f"slots[{slot.id}].at", (slot.x, slot.y)
        if not on_frame(*at):
            faults.append(Fault(where, at, "J5", "a slot lies on the frame, not among the gear cells"))
        elif not has_full_line(*at):
            faults.append(Fault(where, at, "J8", "no line of three cells leads from here"))
        if at in taken:
            faults.append(Fault(where, at, "J5", "another slot lies here already"))
        taken.add(at)
    return faults


def _ring(edition: Edition) -> list[Fault]:
    back = first_step_back([(slot.x, slot.y) for slot in edition.slots])
    if back < 0:
        return []
    slot = edition.slots[back]
    text = "slots stand in the list as they lie, clockwise round the frame"
    return [Fault(f"slots[{slot.id}].at", (slot.x, slot.y), "J17", text)]


def _enough(edition: Edition) -> list[Fault]:
    count = len(edition.slots)
    if count >= TRIO:
        return []
    return [Fault("slots", count, "J17", f"there must be {TRIO} or more: so many beasts has a mission")]


def _specials(edition: Edition) -> list[Fault]:
    faults = []
    known = {slot.id for slot in edition.slots}
    for special in edition.specials:
        where = f"specials[{special.slot}].slot"
        if special.slot not in known:
            faults.append(
                Fault(where, special.slot, "J36", "there is no such slot, or it is designated already")
            )
        known.discard(special.slot)
    return faults


# The frame of a bench (J5, J17) -------------------------------------------------------------------------------


def on_frame(x: int, y: int) -> bool:
    """Whether a place lies on the frame, not among the gear cells."""
    return x in (0, LAST) or y in (0, LAST)


def cells_towards(x: int, y: int, dx: int, dy: int) -> int:
    """How many gear cells lie in a direction from a place."""
    places = ((x + dx * step, y + dy * step) for step in range(1, LAST + 1))
    return sum(0 < cx < LAST and 0 < cy < LAST for cx, cy in places)


def has_full_line(x: int, y: int) -> bool:
    """Whether in some direction from a place lie the three cells of a line, so that it can be completed there."""
    return any(cells_towards(x, y, dx, dy) == LINE for dx, dy in AROUND)


def way_round(x: int, y: int) -> int:
    """How far a place of the frame lies from the top left corner, going clockwise: 0 to 15."""
    if y == 0:
        return x
    if x == LAST:
        return LAST + y
    if y == LAST:
        return 3 * LAST - x
    return 4 * LAST - y


def first_step_back(places: list[tuple[int, int]]) -> int:
    """The first index at which a list of places goes back instead of on clockwise round the frame; -1 if none.

    The list may begin anywhere, so passing the top left corner once is going on.
    """
    ways = [way_round(x, y) for x, y in places]
    passed = False
    for i in range(1, len(ways)):
        if ways[i] < ways[i - 1]:
            if passed:
                return i
            passed = True
        if passed and ways[i] >= ways[0]:
            return i
    return -1


CHECKS: tuple[Check[Edition], ...] = (
    (_gears, ("gears",)),
    (_houses, ("houses",)),
    (_bench, ("slots", "specials")),
    (_blueprints, ("blueprints",)),
    (_cards, ("cards",)),
    (_decks, ("cards",)),
    (_towers, ("towers", "scoring")),
    (_tiles, ("scoring_tiles", "bonus_tiles")),
    (_workshops, ("workshops",)),
    (_rows, ("purchase", "workshops")),
    (_row_points, ("abilities", "purchase", "workshops")),
    (_start, ("start", "energy")),
    (_draft, ("start", "slots")),
    (_caps, ("caps", "start")),
)
