"""The words of every game: each event has a sentence, each action a label, no two choices read alike.

What single events and actions are called stands in each game's own `test_words`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from tests.jiguan import test_words as jiguan_words
from tests.jiguan import wander as jiguan_wander
from tests.kikai import test_words as kikai_words
from tests.kikai import wander as kikai_wander

from haguruma.kernel.action import Event
from haguruma.kernel.contract import Game, State


@dataclass(frozen=True)
class Talk:
    """A game in one of its variants, and how it is wandered through."""

    game: Game
    wander: Any
    seeds: range

    def moments(self) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Every moment of some random games."""
        for seed in self.seeds:
            yield from self.wander.moments(self.game, seed)


TALKS = {
    **{f"kikai-{name}": Talk(game, kikai_wander, range(8)) for name, game in kikai_words.GAMES.items()},
    **{f"jiguan-{name}": Talk(game, jiguan_wander, range(9)) for name, game in jiguan_words.GAMES.items()},
}


@pytest.fixture(scope="module", params=TALKS)
def talk(request: pytest.FixtureRequest) -> Talk:
    """Every game in every variant."""
    return TALKS[request.param]


def told(game: str, silent: Callable[[Event], bool]) -> set[str]:
    """The kinds of events in random games of all variants; each must be told in a sentence unless it is `silent`."""
    seen = set()
    for name, talk in TALKS.items():
        if name.startswith(game):
            for _, events in talk.moments():
                for event in events:
                    text = talk.game.words.event(event)
                    seen.add(event.kind)
                    if silent(event):
                        assert text == ""
                    else:
                        assert re.fullmatch(r"[A-Z][^\n{}]*\.", text), (event, text)
    return seen


def test_every_event_of_random_games_of_kikai_is_told_in_a_sentence() -> None:
    assert told("kikai", kikai_words.discards_only) == kikai_words.KINDS


def test_every_event_of_random_games_of_jiguan_is_told_in_a_sentence() -> None:
    seen = told("jiguan", lambda event: False)
    assert jiguan_words.KINDS - jiguan_words.RARE <= seen <= jiguan_words.KINDS


def test_every_choice_has_a_label_and_no_two_choices_read_alike(talk: Talk) -> None:
    for state, _ in talk.moments():
        labels = [talk.game.words.action(state, action) for action in state.actions()]
        assert len(set(labels)) == len(labels), labels
        for label in labels:
            assert re.fullmatch(r"[A-Z][^\n{}]*[^.]", label), label


def test_every_prompt_is_one_sentence_that_names_who_is_awaited(talk: Talk) -> None:
    for state, _ in talk.moments():
        if not state.over:
            name, prompt = talk.game.seat_names[state.seat or 0], talk.game.words.prompt(state)
            assert re.fullmatch(name + r": [a-z][^\n{}.]*\.", prompt), prompt


def test_the_prompt_of_a_finished_game_is_its_outcome(talk: Talk) -> None:
    state = talk.wander.moment(talk.game, 1, 10_000)
    assert state.outcome is not None
    assert talk.game.words.prompt(state) == state.outcome.text


@pytest.mark.parametrize("number", [0, 1, 30, 80, 10_000])
def test_even_an_action_that_is_not_offered_has_a_label(talk: Talk, number: int) -> None:
    state = talk.wander.moment(talk.game, 3, number)
    for action in talk.game.vocabulary:
        assert talk.game.words.action(state, action)


def test_a_label_changes_nothing(talk: Talk) -> None:
    for number, (state, _) in enumerate(talk.wander.moments(talk.game, 2)):
        if number % 9 == 0:
            before = state.as_ints()
            for action in talk.game.vocabulary:
                talk.game.words.action(state, action)
            talk.game.words.prompt(state)
            assert state.as_ints() == before


def test_an_event_nobody_knows_needs_no_words(talk: Talk) -> None:
    assert talk.game.words.event(Event("fireworks", 0, {})) == ""
