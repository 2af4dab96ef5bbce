"""Whether the values of an edition make a game that can be played to its end under the rules.

Whether they also agree with what is known of the printed game is `evidence`'s question.
"""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.editions.checks import Check, repeated, run
from ...kernel.faults import Fault
from ..constants import ADVANCED_KINDS, BONUS_KINDS, DISTRICTS, KINDS, SEATS
from .droppers import enough
from .edition import Edition
from .evidence import disagreements
from .town import places_left, reachable, streets_at

OF_EACH_KIND = 12
START_FEET = 2
PIECES = 6
"""Billboards, Foundation Tiles and Construction Bonus Tiles of a box: six of each (per player for the first two)."""
TRACK_SPACES = 20
MOST_STREETS = 60
MOST_TURNS = 8
"""Turns of one player in one round: columns of a Player Board."""
MOST_ROUNDS = 8


def check(edition: Edition, evidence: bool, spoiled: Collection[str] = ()) -> list[Fault]:
    """Every fault in an edition; with `evidence`, what disagrees with the rulebook's examples is one too.

    `spoiled` names blocks in which something is wrong in form: what depends on them is not looked at.
    """
    town = run(TOWN, edition, spoiled)
    if not town:
        town = run(MAP, edition, spoiled)
    faults = town + run(CHECKS, edition, spoiled)
    return faults + disagreements(edition) if evidence and not spoiled else faults


def _districts(edition: Edition) -> list[Fault]:
    ids = tuple(district.id for district in edition.districts)
    if ids == DISTRICTS:
        return []
    return [Fault("districts", ids, "K1", f"must be {', '.join(DISTRICTS)}, in this order")]


def _ids(edition: Edition) -> list[Fault]:
    mode = edition.mode
    squares = [square.id for square in edition.squares]
    faults = repeated(f"{mode}.squares", squares, DISTRICTS)
    return faults + repeated(f"{mode}.streets", [street.id for street in edition.streets], (*DISTRICTS, *squares))


def _component_ids(edition: Edition) -> list[Fault]:
    return repeated("components", [component.id for component in edition.components])


def _billboard_ids(edition: Edition) -> list[Fault]:
    return repeated(f"{edition.mode}.billboards", [board.id for board in edition.billboards])


def _streets(edition: Edition) -> list[Fault]:
    where = f"{edition.mode}.streets"
    places = {*DISTRICTS, *(square.id for square in edition.squares)}
    faults = []
    for street in edition.streets:
        for key, end in (("a", street.a), ("b", street.b)):
            if end not in places:
                text = f"there is no District or Square '{end}'"
                faults.append(Fault(f"{where}[{street.id}].{key}", end, "K3", text))
        if street.a == street.b:
            faults.append(
                Fault(f"{where}[{street.id}].b", street.b, "K3", "a street joins two different places")
            )
    if len(edition.streets) > MOST_STREETS:
        text = f"there can be at most {MOST_STREETS} streets"
        faults.append(Fault(where, len(edition.streets), "", text))
    return faults


def _access(edition: Edition) -> list[Fault]:
    """Every District has a street, and every Square can be reached from a District."""
    mode = edition.mode
    faults = [
        Fault(f"{mode}.streets", name, "K4", f"no street touches the District '{name}'")
        for name in DISTRICTS
        if not streets_at(edition, name)
    ]
    found = {place for name in DISTRICTS for place in reachable(edition, name)}
    for square in edition.squares:
        if square.id not in found:
            text = "no streets join this Square to a District"
            faults.append(Fault(f"{mode}.squares[{square.id}]", square.id, "K4", text))
    return faults


def _setup(edition: Edition) -> list[Fault]:
    """Whoever places last still finds a single-space street: three may be taken, and one District is the own one."""
    faults = []
    for name in DISTRICTS:
        left = places_left(edition, name)
        if left < 2 * START_FEET:
            text = (
                f"only {left} single-space streets for starting Feet outside {name}, and all could be taken"
            )
            faults.append(Fault(f"{edition.mode}.streets", left, "K31", text))
    return faults


def _fans(edition: Edition) -> list[Fault]:
    where = f"{edition.mode}.squares"
    placed, bag = sum(square.fans for square in edition.squares), 3 * edition.fans_per_colour
    faults = []
    if not edition.squares:
        faults.append(Fault(where, 0, "rulebook: Game Setup", "there are no Squares"))
    if placed > bag:
        text = f"the Squares ask for {placed} fans, and the bag holds {bag}"
        faults.append(Fault(where, placed, "K28", text))
    return faults


def _components(edition: Edition) -> list[Fault]:
    faults = []
    for kind in KINDS:
        count = sum(component.kind == kind for component in edition.components)
        if count != OF_EACH_KIND:
            text = f"there must be {OF_EACH_KIND} components of kind '{kind}', not {count}"
            faults.append(Fault("components", count, "rulebook: Game Components", text))
    pile = OF_EACH_KIND - 2 * START_FEET
    if edition.display_size > pile:
        text = f"at most {pile} Feet are left to show"
        faults.append(Fault("counts.display_size", edition.display_size, "rulebook: Game Setup", text))
    return faults


def _starters(edition: Edition) -> list[Fault]:
    faults = []
    for component in edition.components:
        if component.start and component.kind != "foot":
            where = f"components[{component.id}].start"
            faults.append(Fault(where, component.start, "K31", "only a Foot can be a starting piece"))
    for seat in SEATS:
        count = sum(component.start == seat for component in edition.components)
        if count != START_FEET:
            text = f"{seat} must have {START_FEET} starting Feet, not {count}"
            faults.append(Fault("components", count, "K31", text))
    return faults


def _track(edition: Edition) -> list[Fault]:
    count = len(edition.track)
    if count == TRACK_SPACES:
        return []
    text = f"there must be {TRACK_SPACES} spaces, one per Flyer Dropper, not {count}"
    return [Fault(f"{edition.mode}.track", count, "ET1", text)]


def _rows(edition: Edition) -> list[Fault]:
    where, rows = f"{edition.mode}.master.rows", edition.master.rows
    if not rows:
        return [Fault(where, 0, "K14", "there are no rows")]
    faults = []
    if rows[0].first > 1:
        text = "the first row begins at 0 (START) or 1"
        faults.append(Fault(f"{where}[#1].first", rows[0].first, "K14", text))
    for i in range(1, len(rows)):
        if not rows[i - 1].first < rows[i].first <= edition.master.spaces:
            text = "a row begins after the one before it, and on the track"
            faults.append(Fault(f"{where}[#{i + 1}].first", rows[i].first, "K14", text))
    return faults


def _master_bonuses(edition: Edition) -> list[Fault]:
    faults = []
    before = 0
    for i, (space, _) in enumerate(edition.master.bonuses):
        if not before < space <= edition.master.spaces:
            text = (
                f"bonuses stand in track order, one a space, and the track has {edition.master.spaces} spaces"
            )
            faults.append(Fault(f"{edition.mode}.master.bonuses[#{i + 1}].space", space, "K8", text))
        before = max(before, space)
    return faults


def _pieces(edition: Edition) -> list[Fault]:
    rule = "rulebook: Game Components"
    kinds = sorted(tile.kind for tile in edition.bonus_tiles)
    wanted = ADVANCED_KINDS if edition.advanced else BONUS_KINDS
    tiles = len(edition.foundation_bonuses if edition.advanced else edition.foundations)
    faults = []
    for key, count in (
        ("billboards", len(edition.billboards)),
        ("foundations" if edition.advanced else "foundations.values", tiles),
    ):
        if count != PIECES:
            where = f"{edition.mode}.{key}"
            faults.append(Fault(where, count, rule, f"there must be {PIECES}, not {count}"))
    if kinds != sorted(wanted):
        text = f"there must be one tile of each kind: {', '.join(wanted)}"
        faults.append(Fault(f"{edition.mode}.bonus_tiles", kinds, rule, text))
    return faults


def _turns(edition: Edition) -> list[Fault]:
    rounds = len(edition.master.multipliers)
    faults = []
    if not 1 <= rounds <= MOST_ROUNDS:
        where = f"{edition.mode}.master.multipliers"
        faults.append(Fault(where, rounds, "", f"there must be 1 to {MOST_ROUNDS} rounds, not {rounds}"))
    for seat, turns in zip(SEATS, edition.turns, strict=True):
        if len(turns) != rounds:
            text = f"there are {rounds} multipliers, so {rounds} rounds, not {len(turns)}"
            faults.append(Fault(f"turns.{seat}", len(turns), "rulebook: End of a Round", text))
        for i, count in enumerate(turns):
            if count > MOST_TURNS:
                text = f"a Player Board has at most {MOST_TURNS} columns"
                faults.append(Fault(f"turns.{seat}[#{i + 1}]", count, "", text))
    return faults


def _alternation(edition: Edition) -> list[Fault]:
    """Turns alternate through the whole game, Yellow first: a round's opener has as many as the other, or one more."""
    opener = 0
    for i, counts in enumerate(zip(*edition.turns, strict=False)):
        more = counts[opener] - counts[1 - opener]
        if more not in (0, 1):
            text = f"turns cannot alternate in round {i + 1}, which {SEATS[opener]} opens"
            return [Fault(f"turns.{SEATS[opener]}[#{i + 1}]", counts[opener], "K2", text)]
        opener = (opener + more) % 2
    return []


def _cards(edition: Edition) -> list[Fault]:
    cards, dealt = len(DISTRICTS) * edition.cards_per_district, 2 * edition.hand_size + edition.offer_size
    if dealt <= cards:
        return []
    text = f"{dealt} cards are dealt and shown, and there are {cards}"
    return [Fault("counts.hand_size", edition.hand_size, "rulebook: Game Setup", text)]


def _caps(edition: Edition) -> list[Fault]:
    start = {
        "energy": edition.start.energy,
        "megaphone": edition.start.megaphone,
        "ladder": edition.start.ladder,
    }
    return [
        Fault(
            f"caps.{key}",
            edition.caps[key],
            "K21",
            f"both players begin with {needed}, so the supply is too small",
        )
        for key, needed in start.items()
        if edition.caps.get(key, 2 * needed) < 2 * needed
    ]


def _row_effects(edition: Edition) -> list[Fault]:
    """A round's reward is paid to both players at once: it asks nothing, and its VP are those that are multiplied."""
    faults = []
    for i, row in enumerate(edition.master.rows):
        where = f"{edition.mode}.master.rows[#{i + 1}]"
        if row.effect.choice or row.effect.discard:
            text = "a row gives Energy, Megaphones or Ladders, and leaves nothing to choose"
            faults.append(Fault(f"{where}.effect", row.effect, "K23", text))
        if row.effect.vp:
            text = "the VP of a row stand in its `vp`, for they are multiplied"
            faults.append(Fault(f"{where}.effect.vp", row.effect.vp, "K23", text))
        if row.lose and row.effect.energy:
            faults.append(Fault(f"{where}.lose", row.lose, "K23", "a row takes Energy or gives it, not both"))
    return faults


def _grant_effect(edition: Edition) -> list[Fault]:
    """A Construction Bonus is settled at once, before any Ladder: it leaves nothing to choose (K19)."""
    return [
        Fault(
            f"{edition.mode}.bonus_tiles[{tile.kind}].effect",
            tile.effect,
            "K19",
            "a tile is settled at once, so it gives Energy, Megaphones, Ladders or VP and leaves nothing to choose",
        )
        for tile in edition.bonus_tiles
        if tile.effect.choice or tile.effect.discard
    ]


TOWN: tuple[Check[Edition], ...] = (
    (_districts, ("districts",)),
    (_ids, ("districts", "squares", "streets")),
    (_streets, ("districts", "squares", "streets")),
)
MAP: tuple[Check[Edition], ...] = (
    (_access, ("districts", "squares", "streets")),
    (_setup, ("districts", "squares", "streets")),
)
"""What is looked at once the town's places and streets are sound."""
CHECKS: tuple[Check[Edition], ...] = (
    (_component_ids, ("components",)),
    (_billboard_ids, ("billboards",)),
    (_fans, ("squares", "counts")),
    (_components, ("components", "counts")),
    (_starters, ("components",)),
    (_track, ("track",)),
    (enough, ("districts", "squares", "streets", "track", "foundations")),
    (_rows, ("master",)),
    (_row_effects, ("master",)),
    (_grant_effect, ("bonus_tiles",)),
    (_master_bonuses, ("master",)),
    (_pieces, ("billboards", "foundations", "bonus_tiles")),
    (_turns, ("turns", "master")),
    (_alternation, ("turns",)),
    (_cards, ("counts",)),
    (_caps, ("caps", "start")),
)
