"""Options of a game of KIKAI: what is offered, and what is refused with the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import haguruma
from haguruma.kernel.faults import BadEdition, BadOption

from .helpers import EDITION, EXAMPLE, GAME, make


def test_the_options_are_the_mode_and_little_bre() -> None:
    offered = {option.name: (option.kind, option.default) for option in haguruma.options("kikai")}
    assert offered == {"mode": ("choice", "standard"), "little_bre": ("bool", False)}


def test_a_game_says_its_options_and_edition() -> None:
    game = make(little_bre=True)
    assert game.options == {"mode": "standard", "little_bre": True}
    assert (game.name, game.edition, game.reconstruction) == ("kikai", "example", True)
    assert game.edition_hash == GAME.edition_hash == EDITION.hash


def test_the_mode_chooses_the_side_of_boards_and_tiles() -> None:
    """Game Setup, step 1."""
    advanced = make(mode="advanced")
    assert advanced.options == {"mode": "advanced", "little_bre": False}
    assert (advanced.edition, advanced.edition_data.mode) == ("example", "advanced")
    assert advanced.edition_hash != GAME.edition_hash


def test_an_edition_read_for_one_mode_is_not_played_in_the_other() -> None:
    """Each has a side of its own."""
    assert haguruma.game("kikai", edition=make(mode="advanced").edition_data).options["mode"] == "advanced"
    with pytest.raises(BadOption, match="read for mode 'standard', not 'advanced'"):
        haguruma.game("kikai", edition=EDITION, mode="advanced")


def test_an_edition_without_an_advanced_side_says_so(tmp_path: Path) -> None:
    """It is still good for Standard games."""
    text = EXAMPLE.read_text("utf-8")
    file = tmp_path / "half.toml"
    file.write_text(text.split("\n[advanced.squares]")[0], "utf-8")
    assert haguruma.game("kikai", edition=str(file)).edition_hash == EDITION.hash
    with pytest.raises(BadEdition, match=r"no table \[advanced\]"):
        haguruma.game("kikai", edition=str(file), mode="advanced")


def test_an_edition_may_be_handed_over_as_it_is() -> None:
    assert haguruma.game("kikai", edition=EDITION).edition_hash == EDITION.hash


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"fog": True}, "no option 'fog'; its options are edition, mode, little_bre"),
        ({"little_bre": "yes"}, "'little_bre' is true or false, not 'yes'"),
        ({"little_bre": 1}, "'little_bre' is true or false, not '1'"),
        ({"little_bre": None}, "'little_bre' is true or false"),
        ({"mode": "expert"}, "'mode' is one of standard, advanced, not 'expert'"),
        ({"mode": ["standard"]}, "'mode' is one of standard, advanced"),
        ({"edition": 7}, "the edition is a name or a file path"),
    ],
)
def test_an_absurd_option_is_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        haguruma.game("kikai", **options)


@pytest.mark.parametrize("edition", ["moon", "nowhere.toml", "../moon.toml", ""])
def test_an_edition_that_is_not_there_is_named(edition: str) -> None:
    with pytest.raises(BadEdition):
        haguruma.game("kikai", edition=edition)


@pytest.mark.parametrize("name", ["go", "", "KIKAI", "kikai "])
def test_a_game_that_is_not_here_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="there is no game"):
        haguruma.game(name)


def test_games_are_independent_of_each_other() -> None:
    """Two games on different editions share nothing but code."""
    own, example = haguruma.game("kikai"), haguruma.game("kikai", edition=str(EXAMPLE))
    before = own.start(seed=3).fingerprint()
    example.start(seed=3)
    assert own.start(seed=3).fingerprint() == before
