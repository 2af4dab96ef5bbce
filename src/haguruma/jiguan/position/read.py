"""Reading a position: plain data to a state, or every fault by place, value and rule.

What is not named has a default: two seats, or as many as `seats` reaches to; tokens, tracks, benches and cards are
empty; workshops, tiles, display, decks, stacks and gears are dealt from what is left, by the seed; it is the first
turn of the seat on move, at its beginning. Seats, gears, cards and pending items have modules of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.contract import Game
from ...kernel.faults import BadPosition
from ...kernel.position import Reader
from ...kernel.rng import Rng
from ..constants import SEATS, C
from ..rules import steps
from ..rules.fields import Fields
from ..rules.scoring import trading
from ..rules.supply import any_gear
from . import census
from .blueprints import Chest
from .deal import HIDDEN_KEYS, deal_cards, deal_stacks, deal_tiles
from .gears import deal_gears
from .pending import read_items
from .seats import read_seats
from .turn import MOST_TURNS, read_turn

TOP: tuple[str, ...] = (
    "game", "edition", "options", "period", "turn", "seat", "over", "airship", "closing", "houses", "stacks",
    "display", "decks", "tiles", "box", "held", "drawn", "later", "seats", "pending", "used_ability", "due", "hidden",
)  # fmt: skip


def count_seats(data: Mapping[str, object]) -> int:
    """How many play: as many as it takes to reach the last seat named in `seats`, two at least."""
    seats = data.get("seats")
    named = [SEATS.index(name) for name in seats if name in SEATS] if isinstance(seats, Mapping) else []
    return max(2, *(number + 1 for number in named)) if named else 2


def read(state: Fields, game: Game, data: Mapping[str, object], seed: int) -> None:
    """Fill a blank state. Raises `BadPosition` naming everything that is wrong."""
    reader = Reader(data)
    reader.only(data, "", TOP)
    reader.header(game)
    _read_period(state, reader, data)
    rng = Rng(seed)
    hidden = reader.table(data, "hidden", "hidden")
    reader.only(hidden, "hidden", HIDDEN_KEYS)
    chest = Chest(state, reader)
    read_seats(state, reader, chest, rng)
    _read_hands(state, reader, chest)
    deal_stacks(state, reader, hidden, chest, rng)
    deal_gears(state, reader, hidden, rng)
    deal_cards(state, reader, hidden, rng)
    deal_tiles(state, reader, rng)
    state.rng = reader.generator(hidden, rng)
    _read_moment(state, reader, data)
    _check(state, reader, chest)
    if reader.faults:
        raise BadPosition("position", reader.faults)
    if state.mover >= 0:
        steps.run(state)


def _seat(state: Fields, reader: Reader, key: str) -> int:
    """The seat named at a key, -1 if there is none."""
    name = reader.data.get(key)
    if name is None:
        return -1
    if name not in SEATS[: state.n]:
        reader.fault(key, name, "", "is no seat of this game: " + ", ".join(SEATS[: state.n]))
        return -1
    return SEATS.index(str(name))


def _read_period(state: Fields, reader: Reader, data: Mapping[str, object]) -> None:
    """Period, who took its last gear, and who holds the airship for it (J21)."""
    last = 1 if state.beginner else 2
    state.period = reader.number(data, "period", "period", 1, 1, last)
    state.closing = _seat(state, reader, "closing")
    holder = _seat(state, reader, "airship")
    if state.closing >= 0 and holder not in (-1, state.closing):
        reader.fault("airship", SEATS[holder], "J21", "does not hold it: whoever took the last gear does")
    if state.closing < 0 and state.period == 1 and holder >= 0:
        text = "nobody holds it in period 1 until the last gear is taken: name who did, as `closing`"
        reader.fault("airship", SEATS[holder], "J21", text)
    state.airship = state.closing if state.closing >= 0 else holder
    if state.period == 2 and state.airship < 0:
        state.airship = 0


def _read_hands(state: Fields, reader: Reader, chest: Chest) -> None:
    """Gears and blueprints taken and not yet placed."""
    held = reader.words(reader.data, "held", "held", state.t.gears)
    state.held = sorted(state.t.gear_no[gear] for gear in held)
    drawn = reader.items(reader.data, "drawn", "drawn")
    state.drawn = [chest.tile(drawn[i], f"drawn[{i}]") for i in range(len(drawn))]


def _read_moment(state: Fields, reader: Reader, data: Mapping[str, object]) -> None:
    """Who is on move and what is pending; or that the game is over."""
    over = data.get("over", False)
    if not isinstance(over, bool):
        reader.fault("over", over, "", "must be true or false")
    items = read_items(state, reader)
    named = _seat(state, reader, "seat")
    if over is not True:
        read_turn(state, reader, items, named)
        return
    default = state.n * state.period + max(0, state.closing) + 1
    state.turn = reader.number(data, "turn", "turn", default, 1, MOST_TURNS) - 1
    _check_over(state, reader, items, named)


def _check_over(state: Fields, reader: Reader, items: list[int], named: int) -> None:
    """A finished game: the last period, its last gear taken, nothing pending or in hand."""
    state.mover = -1
    if named >= 0:
        reader.fault("seat", SEATS[named], "", "cannot be on move: the game is over")
    if items or state.held or state.drawn or state.due:
        reader.fault("pending", "", "", "the game is over: nothing can be pending or in hand")
    if state.closing < 0 or (state.period == 1 and not state.beginner):
        reader.fault("over", True, "J21", "the game ends after the last turns of its last period: name `closing`")


def _check(state: Fields, reader: Reader, chest: Chest) -> None:
    """What can only be seen once everything lies on the table."""
    if reader.faults:
        return
    for text in census.faults(state):
        reader.fault("position", "", "components", text)
    if any_gear(state) and state.closing >= 0:
        reader.fault("closing", SEATS[state.closing], "J21", "took the last gear, but gears lie on the houses")
    if not any_gear(state) and state.closing < 0:
        reader.fault("houses", "", "J21", "no gear lies there: name who took the last one, as `closing`")
    if state.period == 1 and not state.beginner and not state.later:
        reader.fault("later", 0, "J4", "gears are set aside for period 2, which needs at least one")
    traded = sum(len(chest.of_colour(colour)) for colour in range(C))
    if traded and state.period == 1 and not trading(state):
        reader.fault("stacks", traded, "J23", "blueprints lie nowhere; none leaves the game before the first trade-in")
    if not reader.faults and state.mover >= 0:
        _check_sequel(state, reader)


def _check_sequel(state: Fields, reader: Reader) -> None:
    """Somebody can act, now or as soon as the game has settled what lapses."""
    later = state.copy()
    assert isinstance(later, Fields)
    steps.run(later)
    if later.mover >= 0 and not steps.legal(later):
        reader.fault("pending", "", "", "nothing could be done in this position")
