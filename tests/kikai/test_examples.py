"""The rulebook's own worked examples, played on the example edition."""

from __future__ import annotations

from haguruma.kernel.history import History
from haguruma.kikai.constants import DISTRICTS
from haguruma.kikai.state import KikaiState

from .helpers import (
    EDITION,
    GAME,
    Data,
    acting,
    at,
    fans,
    legal,
    line,
    part,
    phase,
    play,
    price,
    said,
    seat,
    tokens,
    value_shown,
    view,
)

# The four-turn game (Gameplay Example; facts 3.1)

HANDS = {
    "yellow": ["diner", "diner", "parking", "parking"],
    "purple": ["school", "school", "station", "casino"],
}
OFFER = ["station", "cinema"]
PILE = ["diner", "school", "cinema", "casino", "parking", "cinema", "station"]
"""Turned up or drawn one after the other in the four turns."""


def example_start() -> Data:
    """The table of the gameplay example before the set-up: hands, cards and Squares as the story needs them."""
    used = [*HANDS["yellow"], *HANDS["purple"], *OFFER, *PILE]
    every = [name for name in DISTRICTS for _ in range(EDITION.cards_per_district)]
    for card in used:
        every.remove(card)
    return {
        "turn": 0,
        "offer": OFFER,
        "hidden": {"pile": [PILE + every]},
        "display": {"foot": ["blue-foot-2", "red-foot-1", "green-foot-1"]},
        "squares": {
            "q1": fans(blue=3, red=2), "q2": fans(red=3, green=2), "q3": fans(red=1, green=1),
            "q4": fans(red=2, blue=2, green=1), "q5": fans(green=5), "q6": fans(blue=2),
        },
        "seats": {
            name: {
                "energy": EDITION.start.energy, "megaphones": EDITION.start.megaphone,
                "ladders": EDITION.start.ladder, "hand": hand,
                "foundations": dict(zip(DISTRICTS, EDITION.foundations, strict=True)),
            }
            for name, hand in HANDS.items()
        },
    }  # fmt: skip


SET_UP = (
    "place blue-foot-yellow casino", "deploy s9", "place red-foot-purple school", "deploy s7",
    "place green-foot-purple parking", "deploy s1", "place red-foot-yellow station", "deploy s5",
)  # fmt: skip


def ledger(state: KikaiState, name: str) -> tuple[int, int, int, int]:
    """Energy, Megaphones, Ladders and spaces cleared: a row of the ledger."""
    return (*tokens(state, name), seat(state, name)["cleared"])


def test_the_four_turn_example_ends_with_eight_and_eight_energy() -> None:
    """Gameplay Example; facts 3.1: every figure the rulebook states."""
    state = GAME.position(example_start())
    play(state, *SET_UP)
    assert ledger(state, "yellow") == ledger(state, "purple") == (5, 1, 1, 2)
    # Turn 1: a blue Foot for 2; a double street for 4, which shows a value of 5.
    play(state, "play diner", "build blue-foot-2", "done", "take station", "done")
    assert ledger(state, "yellow") == (3, 1, 1, 2)
    assert seat(state)["influence"] == {"red": 1, "blue": 2, "green": 0}
    play(state, "play school", "deploy s8", "done", "take cinema", "done")
    assert ledger(state, "purple") == (1, 1, 1, 4)
    assert value_shown(4) == 5
    # Turn 2: a single street for 2, which shows 4; a red fan from the Square of five, for 2 Energy.
    play(state, "play diner", "deploy s3", "done", "take diner", "done")
    assert ledger(state, "yellow") == (1, 1, 1, 3)
    assert value_shown(3) == 4
    play(state, "play school")
    assert legal(state, "attract") == {"attract foot<q3", "attract foot<q4"}
    play(state, "attract foot<q4", "done", "take school", "done")
    assert ledger(state, "purple") == (3, 1, 1, 4)
    assert len(view(state)["squares"]["q4"]["fans"]) == 4
    # Turn 3: two Parking cards act in Diner; an Exhibition in Train Station fetches the School fan.
    play(state, "pair parking>diner", "attract foot<q1")
    assert ledger(state, "yellow") == (1, 2, 1, 3)
    play(state, "done", "take cinema", "done")
    assert len(seat(state)["hand"]) == 3
    play(state, "play station", "exhibit", "fetch school")
    assert ledger(state, "purple") == (8, 0, 1, 4)
    assert seat(state, "purple")["renown"] == 1
    play(state, "take casino", "done")
    # Turn 4: a red fan at Train Station, then an Exhibition in Diner that fetches it, then two cards.
    play(state, "play station", "attract foot<q2", "play diner", "exhibit")
    assert ledger(state, "yellow") == (3, 1, 1, 3)
    events = play(state, "fetch station")
    assert said(events, "exhibition") == [{"energy": 4, "renown": 3, "to": 3}]
    assert ledger(state, "yellow") == (8, 0, 1, 3)
    play(state, "take parking", "draw")
    assert ledger(state, "yellow") == (8, 0, 0, 3)
    assert sorted(seat(state)["hand"]) == ["cinema", "parking", "station"]
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (8, 8)


def test_giza_controls_both_accesses_to_school() -> None:
    """Gameplay Example, turn 1: Elliot can no longer deploy from there."""
    state = GAME.position(example_start())
    play(state, *SET_UP)
    data: Data = state.position()
    data["streets"]["s8"] = "purple"
    data["seats"]["purple"]["cleared"] = 4
    data["pending"] = ["act school", "more", "take", "draws", "end-turn"]
    assert legal(GAME.position(data), "deploy") == set()


def test_the_four_turn_example_can_be_recorded_and_replayed() -> None:
    """A game from a position is a record like any other."""
    history = History(GAME, position=example_start())
    for notation in SET_UP:
        history.play(notation)
    assert history.record().position == example_start()


# Setup


def test_elliots_red_foot_in_parking_leaves_him_several_single_streets() -> None:
    """Player Setup example."""
    state = GAME.start(seed=1)
    play(state, "place red-foot-yellow parking")
    assert seat(state)["influence"]["red"] == 1
    assert legal(state) == {"deploy s1", "deploy s2"}


# Build


def test_the_build_example_takes_fourteen_energy_and_three_ladders() -> None:
    """Effects example: blue Foot 1, blue Body 6, green Head 7; blue +3, green +3."""
    names = {"foot": "blue-foot-1", "body": "blue-body-6", "head": "green-head-7"}
    shown = {kind: [name] for kind, name in names.items()}
    pending = ["act casino", "more", "take", "draws", "end-turn"]
    state = at({"energy": 14, "ladders": 3}, display=shown, pending=pending)
    play(state, "build blue-foot-1")
    assert (tokens(state)[0], seat(state)["influence"]["blue"]) == (13, 1)
    for kind in ("body", "head"):
        state = GAME.position({**state.position(), "pending": pending})
        influence = seat(state)["influence"]
        play(state, f"build {names[kind]}")
        assert seat(state)["influence"] == influence
    assert tokens(state) == (0, 0, 3)
    play(state, "ladder casino body")
    assert (tokens(state)[2], seat(state)["influence"]) == (2, {"red": 0, "blue": 3, "green": 0})
    play(state, "ladder casino head")
    assert (tokens(state)[2], seat(state)["influence"]) == (0, {"red": 0, "blue": 3, "green": 3})
    assert sum(part(name).cost for name in names.values()) == 14


# Deploy


def test_the_deploy_example_pays_four_and_gains_a_ladder_and_a_choice() -> None:
    """Deploy example: a double street with a Ladder, two spaces cleared, and one of them gives the choice."""
    streets = {"s3": "yellow", "s5": "yellow", "s9": "yellow"}
    state = acting("diner", {"energy": 4}, streets=streets)
    assert seat(state)["cleared"] == 3
    events = play(state, "deploy s12")
    assert price("s12") == 4
    assert tokens(state) == (0, 0, 1)
    assert said(events, "deploy")[0]["droppers"] == 2
    assert legal(state) == {"choose megaphone", "choose ladder"}
    play(state, "choose megaphone")
    assert tokens(state) == (0, 1, 1)


def test_the_deploy_example_goes_no_further_than_train_station() -> None:
    """Deploy example: his network reaches Train Station, and still he cannot deploy from there with a Diner card."""
    streets = {"s3": "yellow", "s12": "yellow", "s5": "yellow"}
    state = acting("diner", {"energy": 9}, streets=streets)
    assert "deploy s6" not in legal(state)
    assert "deploy s6" in legal(acting("station", {"energy": 9}, streets=streets))


# Attract


def test_the_attract_example_pays_head_and_body() -> None:
    """Attract example: blue Foot, green Body, blue Head; one blue and one green fan, no Ladder placed."""
    mine = {"kikai": {"casino": {"foot": "blue-foot-1", "body": "green-body-4", "head": "blue-head-8"}}}
    state = acting(
        "casino",
        mine,
        streets={"s9": "yellow"},
        squares={"q4": fans(blue=1, green=1, red=1)},
        offer=["diner"],
    )
    play(state, "attract head<q4", "attract body<q4")
    assert tokens(state) == (2, 0, 1)
    assert seat(state)["vp"] == 2
    assert seat(state)["kikai"]["casino"]["fans"] == {"body": "green", "head": "blue"}
    assert seat(state)["influence"] == {"red": 0, "blue": 0, "green": 0}
    assert phase(state) == "take"


# Exhibition


def test_the_exhibition_example_brings_twelve_renown_and_four_bonuses() -> None:
    """Exhibition example: two red fans in Parking, one blue and one green fetched from Cinema; 5 + 3 + 2 × 2."""
    mine = {
        "megaphones": 1, "influence": {"blue": 5, "green": 3, "red": 2},
        "kikai": {
            "parking": {"foot": "red-foot-1", "body": "red-body-4", "fans": {"foot": "red", "body": "red"}},
            "cinema": {"foot": "blue-foot-1", "body": "green-body-4", "fans": {"foot": "blue", "body": "green"}},
        },
    }  # fmt: skip
    state = acting("parking", mine)
    events = play(state, "exhibit", "fetch cinema")
    assert seat(state)["renown"] == 12
    assert tokens(state) == (2, 1, 1)
    assert [fields["effect"] for fields in said(events, "gain")] == [
        "energy",
        "energy",
        "ladder",
        "megaphone",
    ]
    assert seat(state)["collected"] == {"red": 2, "blue": 1, "green": 1}


# Rounds


def test_the_round_end_example_pays_sixteen() -> None:
    """End of a Round example: 11 renown, row 4, 4 VP, ×4 in round 1."""
    last = sum(turns[0] for turns in EDITION.turns)
    state = at(
        {"renown": 11},
        turn=last,
        pending=["take", "draws", "end-turn"],
        offer=["school"],
        squares={"q1": fans(red=1)},
    )
    assert seat(state)["row"] == 4
    play(state, "take school")
    assert line(state, "rounds")[0] == 16


# Cards


def test_the_cinema_pair_acts_in_casino() -> None:
    """District Cards example: Giza, turns 2 and 3; a Megaphone could add an action with a further card."""
    state = at(
        None,
        {"hand": ["cinema", "cinema", "diner"], "megaphones": 1, "played": [["parking"], ["casino"]]},
        turn=6,
    )
    play(state, "pair cinema>casino", "exhibit")
    assert seat(state, "purple")["played"] == [["parking"], ["casino"], ["cinema", "cinema"]]
    assert legal(state) == {"play diner", "done"}
    play(state, "done")
    assert tokens(state, "purple")[1] == 1


def test_parking_neighbours_cinema_and_diner() -> None:
    """District Cards: the ring of the text."""
    for name in ("cinema", "diner"):
        foot = {name: {"foot": "red-foot-1", "fans": {"foot": "red"}}}
        state = acting("parking", {"megaphones": 1, "kikai": foot})
        play(state, "exhibit", f"fetch {name}")
        assert tokens(state)[1] == 0
