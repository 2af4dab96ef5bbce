"""The display of cards: its gaps and their refill (rulebook: Setup 3, Action B; J16)."""

from __future__ import annotations

import pytest

from haguruma.jiguan.constants import FRAMES

from .helpers import (
    EDITION,
    GAME,
    at,
    buying,
    ending,
    legal,
    phase,
    play,
    said,
    shop,
    view,
)

EACH = EDITION.cards_per_frame


def test_a_card_taken_leaves_a_gap_until_the_turns_end() -> None:
    """J16."""
    state = buying({"energy": 5})
    row = view(state)["display"]["red"]
    play(state, "buy a2", f"card {row[EACH]}")
    while phase(state) != "end":
        play(
            state,
            next(
                n
                for n in sorted(legal(state))
                if n.split()[0] in ("done", "decline", "take", "at", "house", "put")
            ),
        )
    assert view(state)["display"]["red"][EACH] == ""


@pytest.mark.parametrize("frame", range(2))
def test_gaps_are_filled_from_the_deck_of_the_same_frame_at_the_turns_end(frame: int) -> None:
    """rulebook: Action B, [Note]; J16."""
    full = view(at())["display"]
    place = frame * EACH
    row = [name if k != place else "" for k, name in enumerate(full["red"])]
    state = ending(display={**full, "red": row})
    top = view(state)["decks"][FRAMES[frame]]["top"]
    events = play(state, "done")
    assert view(state)["display"]["red"][place] == top
    assert said(events, "refill") == [{"card": top, "row": "red"}]


def test_gaps_are_filled_row_by_row_in_tower_order_left_to_right() -> None:
    """J16."""
    full = view(at())["display"]
    towers = list(EDITION.towers)
    rows = {
        towers[0]: [full[towers[0]][0], "", *full[towers[0]][2:]],
        towers[1]: ["", "", *full[towers[1]][2:]],
    }
    state = ending(display={**full, **rows})
    deck = state.position()["hidden"]["decks"]["orange"]  # type: ignore[index]
    play(state, "done")
    shown = view(state)["display"]
    assert [shown[towers[0]][1], shown[towers[1]][0], shown[towers[1]][1]] == deck[:3]


def test_gaps_stay_open_in_the_extra_action_too() -> None:
    """J16: the extra action is the same turn."""
    row = ["", *view(at())["display"]["red"][1:]]
    black = {"energy": EDITION.abilities.extra_price, "workshop": shop("extra")}
    state = ending(black, display={**view(at())["display"], "red": row})
    play(state, "workshop", "pair h1")
    assert view(state)["display"]["red"][0] == ""


def test_an_empty_deck_leaves_the_gap() -> None:
    """rulebook: Action B, "if there are no cards left, do not refill"; J16."""
    full = view(at())["display"]
    orange = [card.id for card in EDITION.cards if card.frame == "orange"]
    lying = [name for row in full.values() for name in row]
    rest = [name for name in orange if name not in lying]
    row = ["", *full["red"][1:]]
    white = {"turned": [*rest, full["red"][0]]}
    state = ending({}, white, display={**full, "red": row}, decks={"orange": []})
    events = play(state, "done")
    assert view(state)["display"]["red"] == row
    assert not said(events, "refill")


def test_a_row_belongs_to_a_towers_colour() -> None:
    """rulebook: Action B, "the row under that mechanical beast's color"."""
    assert list(view(GAME.start())["display"]) == list(EDITION.towers)
