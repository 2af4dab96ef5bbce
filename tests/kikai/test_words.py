"""The sentences of KIKAI: what single events, prompts and actions are told as.

That all of them are told at all, and told apart, is checked for every game by `tests/sharing/test_words.py`.
"""

from __future__ import annotations

from dataclasses import replace

from haguruma.kernel.action import Event
from haguruma.kernel.prose import article, listed, plural
from haguruma.kikai.constants import BONUS_KINDS
from haguruma.kikai.editions.edition import Edition, Effect
from haguruma.kikai.editions.loading import load_edition
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState
from haguruma.kikai.words.names import TILE_ONE, TILE_WORDS, effect_words

from .wander import EXAMPLE, kikai

OWN = load_edition("reconstruction")
GAMES = {"reconstruction": kikai(), "little-bre": kikai(little_bre=True), "example": kikai(EXAMPLE)}
KINDS = {
    "place", "seat", "deploy", "turn", "play", "extra", "build", "reveal-component", "attract", "gain", "billboard",
    "square-vp", "exhibit", "collect", "fetch", "exhibition", "ladder", "discard", "take", "take-pile", "draw",
    "reveal-card", "round-end", "reward", "little-bre", "construction-bonus", "end",
}  # fmt: skip
"""Every kind of event but `media-victory`, which random players hardly ever reach."""


def discards_only(event: Event) -> bool:
    """Whether an event is a gain of nothing but discarded droppers, which the next event tells."""
    return event.kind == "gain" and str(event.fields["effect"]).endswith("discard")


def test_a_media_victory_is_told() -> None:
    assert "Media Victory" in GAMES["reconstruction"].words.event(Event("media-victory", 1, {}))


def said(game: KikaiGame, kind: str, seat: int | None, /, **fields: object) -> str:
    """The sentence for an event made by hand."""
    return game.words.event(Event(kind, seat, fields))


def test_one_of_a_thing_is_told_in_the_singular() -> None:
    game = kikai()
    assert "1 Flyer Dropper on street" in said(
        game, "deploy", 0, street="s1", droppers=1, cost=2, by="yellow"
    )
    assert "2 Flyer Droppers on street" in said(
        game, "deploy", 0, street="s3", droppers=2, cost=4, by="yellow"
    )
    assert "red fan and 2 blue fans" in said(
        game, "collect", 0, fans=["red", "blue", "blue"], district="diner"
    )


def test_a_toll_names_who_gets_it() -> None:
    fields: dict[str, object] = {"colour": "red", "square": "q4", "kind": "foot", "district": "diner"}
    assert "pays 2 Energy to Yellow" in said(kikai(), "attract", 1, toll=2, **fields)
    assert "pays" not in said(kikai(), "attract", 1, toll=0, **fields)


def test_a_construction_bonus_shows_its_sum() -> None:
    for kind in BONUS_KINDS:
        amount = next(tile.amount for tile in OWN.bonus_tiles if tile.kind == kind)
        for count, words in ((1, TILE_ONE), (2, TILE_WORDS)):
            text = said(
                kikai(), "construction-bonus", 0, district="diner", tile=kind, count=count, vp=count * amount
            )
            assert f"{count} {words[kind]} × {amount} VP = {count * amount} VP" in text


def test_a_reward_says_where_the_marker_stood() -> None:
    fields = {"round": 1, "times": 4}
    told = said(kikai(), "reward", 0, row=4, vp=4, total=16, renown=11, **fields)
    assert "space 11, row 4" in told
    assert "4 VP × 4 = 16 VP" in told
    assert "on START of" in said(kikai(), "reward", 0, row=0, vp=0, total=0, renown=0, **fields)


def at_choice(edition: Edition, effect: str) -> KikaiState:
    """A state in which one has to choose from an effect of the Energy Track."""
    pending = [f"choose {effect} track", "more", "take", "draws", "end-turn"]
    return kikai(edition).position({"turn": 1, "pending": pending}, seed=1)


def test_a_choice_is_put_in_words() -> None:
    state = at_choice(OWN, "megaphone/ladder")
    assert "choose 1 Megaphone or 1 Ladder from the Energy Track" in state.game.words.prompt(state)
    labels = [state.game.words.action(state, action) for action in state.actions()]
    assert labels == ["Take 1 Megaphone", "Take 1 Ladder"]


def test_things_of_the_same_name_are_told_apart_by_their_ids() -> None:
    twins = tuple(replace(square, name="Market") for square in OWN.squares)
    game = kikai(replace(OWN, squares=twins, hash="x"))
    assert game.words.place("q3") == "Market (q3)"
    assert GAMES["example"].words.place("q3") == "Square q3"
    assert game.words.place("nowhere") == "nowhere"


def test_small_words() -> None:
    assert article("Arcade") == "an Arcade"
    assert article("Diner") == "a Diner"
    assert plural(1, "Ladder") == "1 Ladder"
    assert plural(0, "Ladder") == "0 Ladders"
    assert listed(["x"]) == "x"
    assert listed(["x", "y", "z"]) == "x, y and z"
    assert effect_words(Effect()) == "nothing"
    assert effect_words(Effect(ladder=1, vp=2)) == "1 Ladder and 2 VP"
    assert effect_words(Effect(choice=(Effect(megaphone=1), Effect(ladder=2)))) == "1 Megaphone or 2 Ladders"
    assert effect_words(Effect(discard=2)) == "discard 2 Flyer Droppers"
