"""The sentences of Jigūan: what single events, labels and phrases read like.

That all of them are told at all, and told apart, is checked for every game by `tests/sharing/test_words.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from haguruma.jiguan.constants import COLOURS
from haguruma.jiguan.editions.edition import Card, Entry, Reward
from haguruma.jiguan.editions.loading import load_edition
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.state import JiguanState
from haguruma.jiguan.words.names import (
    card_name,
    card_signs,
    entries_words,
    gear_sign,
    gear_word,
    reward_signs,
    reward_words,
)
from haguruma.kernel.action import Event
from haguruma.kernel.prose import distinct, listed, plural

from .wander import jiguan, variants

OWN = load_edition("reconstruction")
GAMES = variants()
GAME = GAMES["full"]
KINDS = {
    "turn", "pair", "take-gear", "reveal-gear", "take-box", "put", "refuse", "last-gear", "pay-gear", "exchange",
    "take-blueprint", "reveal-blueprint", "place-blueprint", "coin", "beast", "trade", "card", "refill", "mission",
    "buy", "price", "decline", "convert", "workshop", "gain", "points", "score", "bonus", "step", "full", "neighbours",
    "unclaimed", "period-end", "period", "end",
}  # fmt: skip
"""Every kind of event."""
RARE = {"full", "neighbours", "mission", "price", "decline"}
"""Kinds that random players may miss; they are told below."""


# Single events


def said(kind: str, seat: int | None, /, **fields: object) -> str:
    """The sentence for an event made by hand."""
    return GAME.words.event(Event(kind, seat, fields))


def test_rare_events_are_told() -> None:
    assert "neighbouring towers green and blue both at rank 3" in said(
        "neighbours", 0, towers=["green", "blue"]
    )
    told = said("mission", 1, card="beasts-ryg")
    assert told == (
        "White fulfils “mission: red, yellow, green beasts side by side, 8 points” (red bottle) "
        "and turns it over for 1 red energy point."
    )
    assert said("price", 2, coins=3) == "Orange pays 3 coins."
    assert said("price", 2, energy=5) == "Orange pays 5 energy."
    assert said("decline", 3) == "Teal does not pay."


def test_one_of_a_thing_is_told_in_the_singular() -> None:
    assert "1 coin and 3 energy from the card" in said("gain", 0, coin=1, energy=3, source=3)
    assert "1 point from the tower" in said("points", 0, points=1, source=0)
    assert "2 points from the tower" in said("points", 0, points=2, source=0)
    assert said("trade", 0, coins=1, blueprints=[]) == "Black trades in 1 coin."
    assert said("trade", 0, coins=0, blueprints=["n1"]) == "Black trades in the blueprint on n1."
    both = said("trade", 0, coins=3, made=1, blueprints=["n1", "e2"])
    assert both == "Black trades in 3 coins (1 of them from energy) and the blueprints on n1 and e2."


def test_a_gain_without_room_says_why() -> None:
    assert (
        said("gain", 0, energy=0, source=0) == "Black gains nothing from the tower: the energy track is full."
    )
    assert said("gain", 0, coin=0, source=0) == "Black gains nothing from the tower: no coin is left."


def test_a_replaced_gear_is_told() -> None:
    told = said("put", 0, gear="red3", cell="c5", energy=2, replaces="blue1")
    assert told == "Black puts red 3 on c5 and gains 2 energy; blue 1 goes into the box."
    assert said("put", 0, gear="red3", cell="c5", energy=0) == "Black puts red 3 on c5."


def test_the_second_period_says_what_stays() -> None:
    told = said("period", None, period=2, tops=[])
    assert "gears set aside are dealt" in told
    assert "bonus tiles are turned over" in told
    assert "everything else stays" in told


# Labels with consequences


def at(game: JiguanGame = GAME, **data: Any) -> JiguanState:
    """A position with Black on move."""
    seats = {"black": data.pop("black", {}), "white": {}}
    return game.position({"seats": seats, **data}, 1)


def label(state: JiguanState, notation: str) -> str:
    """The label of an action."""
    return state.game.words.action(state, state.find(notation))


def tile(colour: str, value: int, **more: object) -> dict[str, object]:
    """A blueprint for a slot of a position."""
    return {"colour": colour, "value": value, **more}


LINE = {"cells": {"c1": "blue3", "c4": "red4", "c7": "green1"}, "slots": {"n1": tile("blue", 8)}}


def test_placing_a_gear_says_what_it_drives_and_what_its_lines_make() -> None:
    black = {"cells": {"c1": "blue3", "c4": "red4"}, "slots": {"n1": tile("blue", 8), "w3": tile("green", 7)}}
    state = at(black=black, held=["blue1", "green2"], pending=["gear", "purchase 1", "end", "end-turn"])
    assert (
        label(state, "put blue1 c7")
        == "Put blue 1 on c7 (1 energy; n1: complete; w3: 1 of 7, 2 gears missing)"
    )
    assert (
        label(state, "put green2 c7")
        == "Put green 2 on c7 (1 energy; n1: 1 coin away; w3: 2 of 7, 2 gears missing)"
    )
    assert label(state, "put blue1 c9") == "Put blue 1 on c9 (w3: 1 of 7, 2 gears missing)"


def test_energy_beyond_the_track_is_told_as_lost() -> None:
    black = {"energy": 20, "slots": {"n1": tile("blue", 8)}}
    state = at(black=black, held=["blue1"], pending=["gear", "purchase 1", "end", "end-turn"])
    assert "0 of 1 energy, the track is full" in label(state, "put blue1 c1")


def test_completing_says_what_goes_aside_and_what_is_gained() -> None:
    state = at(black={**LINE, "ranks": {"blue": 2, "green": 3}})
    told = label(state, "complete n1 c1")
    assert told == (
        "Complete the blue bear on n1, keeping blue 3 on c1 (red 4 and green 1 go aside; "
        "blue tower to rank 3: 2 points; 5 points with the green tower)"
    )


def test_a_designated_slot_is_told_before_and_after() -> None:
    game = GAMES["advanced"]
    special = OWN.specials[0]
    state = at(game, drawn=[tile(special.colour, 8)], pending=["blueprint", "bought a1", "end", "end-turn"])
    assert f"{special.points} points when completed here" in label(state, f"at {special.slot}")
    plain = at(GAME, drawn=[tile(special.colour, 8)], pending=["blueprint", "bought a1", "end", "end-turn"])
    assert "when completed here" not in label(plain, f"at {special.slot}")


def test_a_coin_says_what_the_line_then_lacks() -> None:
    state = at(black={**LINE, "coins": 1, "slots": {"n1": tile("blue", 7)}})
    assert label(state, "coin n1 up") == "Lay a coin on the blue blueprint on n1: 7 becomes 8 (complete)"
    assert (
        label(state, "coin n1 down") == "Lay a coin on the blue blueprint on n1: 7 becomes 6 (2 coins away)"
    )


def test_a_pair_says_what_empty_houses_give() -> None:
    state = at(houses={"h1": {"count": 1, "top": "red2"}, "h5": {"count": 1, "top": "red3"}})
    assert label(state, "pair h1") == "Choose houses h1 and h2: red 2; 2 energy"
    assert label(state, "pair h10") == "Choose houses h10 and h1: 2 energy; red 2"
    assert label(state, "house h1") == "Take red 2 from house h1"
    assert label(state, "house h2") == "Take the top gear from house h2"


def test_taking_the_last_gear_is_told() -> None:
    state = at(houses={"h1": {"count": 1, "top": "red2"}})
    assert label(state, "pair h1") == (
        "Choose houses h1 and h2: red 2; 2 energy (the last of the board: you take the airship)"
    )
    assert "last of the board" in label(state, "house h1")


def test_a_purchase_says_its_price_and_the_rows_bonus() -> None:
    black = {"energy": 9, "rows": [4, 2], "workshop": "scaffold"}
    state = at(black=black, pending=["purchase 1", "end", "end-turn"])
    a1, a2 = next(OWN.prices_on(board) for board in OWN.workshops if board.id == "scaffold")
    points = dict(OWN.abilities.row_points)[3]
    assert label(state, "buy a1") == f"Buy a blueprint (row a1) for {a1[3]} energy"
    bonus = f"(both rows then on space 3: {points} points)"
    assert label(state, "buy a2") == f"Buy a card (row a2) for {a2[1]} energy {bonus}"
    assert label(state, "done") == "Buy nothing"


# Phrases


def test_every_kind_of_card_has_a_name_and_signs_of_its_own() -> None:
    names = [GAME.words.names.card(card.id) for card in OWN.cards]
    assert len(set(names)) == len(names)
    for card in OWN.cards:
        assert card_name(card).startswith("“")
        assert card_signs(card)
    twins = distinct({"a": "x", "b": "x", "c": "y"})
    assert twins == {"a": "x (a)", "b": "x (b)", "c": "y"}


def test_entries_of_part_missions_in_words_and_signs() -> None:
    entries = (Entry("blue"), Entry("blue"), Entry("", 3), Entry("red", 2))
    card = Card("x", "parts", "black", "red", 1, entries=entries, tower="green", steps=2)
    assert entries_words(entries) == "2 × blue, any 3, red 2"
    assert card_signs(card) == "B B 3 R2: G tower +2"
    assert card_signs(replace(card, entries=(Entry("blue"), Entry()))) == "B?: G tower +2"


def test_names_of_things_unknown_are_themselves() -> None:
    names = GAME.words.names
    assert names.card("nothing") == names.beast("nothing") == "nothing"
    assert names.back("nothing") == ""
    assert names.rank(0) == names.rank(99) == "nothing"
    assert GAME.words.beast("blue") == names.beast(COLOURS.index("blue")) == "blue bear"
    assert GAME.words.card("goods-red") == "“1 coin and 3 energy” (red bottle)"


def test_small_words() -> None:
    assert plural(1, "coin") == "1 coin"
    assert plural(0, "coin") == "0 coins"
    assert listed(["x"]) == "x"
    assert listed(["x", "y", "z"]) == "x, y and z"
    assert gear_word("red3") == "red 3"
    assert gear_sign("purple5") == "P5"
    assert reward_words(Reward()) == "nothing"
    assert reward_words(Reward(1, 2, 3)) == "1 coin, 2 energy and 3 points"
    assert reward_signs(Reward()) == "–"
    assert reward_signs(Reward(1, 0, 3)) == "1C+3VP"
    assert jiguan().words.rules()
