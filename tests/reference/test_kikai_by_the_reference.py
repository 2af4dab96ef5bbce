"""The engine of KIKAI against the reference: in whole games and from tight positions both go the same way."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import haguruma
from haguruma.kernel.contract import Game, State
from haguruma.kikai import editions

from .kikai_lockstep import STYLES, Lockstep
from .kikai_printed import Printed
from .kikai_tight import Tight, levelled, paying

OWN = Path(editions.__file__).with_name("reconstruction.toml")
OTHER = Path(__file__).parents[1] / "kikai" / "other.toml"
MODES = ("standard", "advanced")

COMMON = {
    "K3: too few droppers left for a street",
    "K4: a street that does not touch the District",
    "K5: a toll is paid",
    "K5: a way that cannot be paid in full",
    "K6: Energy just gained pays for a fan",
    "K6: a fan after a Billboard in one Attract",
    "K7: a Ladder for a Body",
    "K7: a Ladder for a Head",
    "K8: an Exhibition where no own fan is",
    "K8: fans fetched from another District",
    "K9: an additional action",
    "K10: a pair acts in its own District",
    "K10: a pair acts elsewhere",
    "K11: a Ladder draws a card",
    "K11: no card is left to take",
    "K11: the pile is empty and the offer short",
    "K12: a turn without a card",
    "K14: the marker stops at the last space",
    "K16: fewer droppers than are to be discarded",
    "K18: the sixth Billboard ends the game",
    "K19: a second Head gets no tile",
    "K30: Little Bré draws",
    "K30: a full hand draws nothing",
    "K30: the pile is empty before a hand is full",
    "K32: an Exhibition without a value to pay",
    *(
        f"K7: a Ladder placed, the question being '{question}'"
        for question in ("play", "act", "attract", "choose", "collect", "more", "take", "draws")
    ),
}
"""Rare rules of both modes."""
STANDARD = {"K7: a Ladder placed, the question being 'sign'", "K33: a total below nought"}
ADVANCED = {
    "K23: a row takes all the Energy there is",
    "K34: a Media victory by a discarded fan",
    "K34: no fan to discard",
    "K34: the discarded fan was the Square's last",
    "K35: the first fan travels free over the opponent's streets",
    "K36: Ladders paid for Megaphones, by choice",
    "K36: Ladders paid for Megaphones, for want of others",
    "K37: droppers for the tile's price",
    "K38: a pair draws a card",
    "K38: a pair, but no card to draw",
}
PAYING = {
    "K7: Ladders that a payment needs cannot be placed",
    "K7: a Ladder placed, the question being 'pay'",
    "K36: Ladders paid for Megaphones, by choice",
    "K36: Ladders paid for Megaphones, for want of others",
}
"""What a player meets whose Ladders are as good as Megaphones."""
LEVEL = {"K26: red fans break a tie", "K26: a draw"}
"""How a game ends whose scores are level."""
CAPPED = {
    "K14: START earns nothing",
    "K21: the supply of energy runs short",
    "K21: the supply of ladder runs short",
    "K22: influence stops at the edition's cap",
}
"""What only the other edition has."""


@cache
def box(file: Path, mode: str) -> Printed:
    """A file's side for a mode, as the reference reads it."""
    return Printed(file, mode)


@cache
def engine(file: Path, mode: str, little_bre: bool) -> Game:
    """The game on a file's side for a mode."""
    edition = "reconstruction" if file == OWN else str(file)
    return haguruma.game("kikai", edition=edition, mode=mode, little_bre=little_bre)


def played(name: str, seed: int, printed: Printed, state: State, every: int, style: str = "") -> Counter[str]:
    """Play a game side by side, the style going by the seed if none is named; the rare rules that came up."""
    style = style or list(STYLES)[seed % len(STYLES)]
    table = Lockstep(f"{name}, seed {seed}, style '{style}'", state, printed).play(
        random.Random(seed), style, every
    )
    return table.came_up


def whole_game(file: Path, mode: str, little_bre: bool, style: str, seed: int) -> Counter[str]:
    """A game from the set-up to its end."""
    name = f"whole {mode} game on {file.name}{', Little Bré' * little_bre}"
    return played(name, seed, box(file, mode), engine(file, mode, little_bre).start(seed=seed), 2, style)


def tight_games(file: Path, mode: str, count: int) -> Counter[str]:
    """Games from so many tight positions, every third with Little Bré; the rare rules that came up."""
    came_up: Counter[str] = Counter()
    for seed in range(count):
        state = engine(file, mode, seed % 3 == 0).position(Tight(box(file, mode), seed).data, seed)
        came_up += played(f"tight {mode} position on {file.name}", seed, box(file, mode), state, 2)
    return came_up


def paying_games() -> Counter[str]:
    """Games in which Megaphones are paid by Ladders as well."""
    came_up: Counter[str] = Counter()
    printed, game = box(OWN, "advanced"), engine(OWN, "advanced", False)
    for seed in range(150):
        state = game.position(paying(Tight(printed, seed).data), seed)
        came_up += played("paying advanced position", seed, printed, state, 2, "pairs")
    return came_up


def level_games(mode: str) -> Counter[str]:
    """Last turns of games whose scores are level before them."""
    came_up: Counter[str] = Counter()
    printed, game = box(OWN, mode), engine(OWN, mode, False)
    for seed in range(60):
        data = Tight(printed, seed, printed.last_turns[-1]).data
        state = game.position(levelled(printed, data, game.position(data, seed).position()), seed)
        came_up += played(f"level {mode} position", seed, printed, state, 1, "idler")
    return came_up


def test_the_reference_has_nothing_of_the_engine() -> None:
    """Its rules import nothing from the package; only what plays both side by side does."""
    for module in Path(__file__).parent.glob("kikai_*.py"):
        if module.stem != "kikai_lockstep":
            assert "haguruma" not in module.read_text("utf-8"), module.name


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("little_bre", [False, True], ids=["plain", "little-bre"])
@pytest.mark.parametrize("mode", MODES)
def test_whole_games_go_the_same_way(mode: str, little_bre: bool, style: str) -> None:
    whole_game(OWN, mode, little_bre, style, seed=list(STYLES).index(style))


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_games_from_tight_positions_go_the_same_way_and_every_rare_rule_comes_up(mode: str) -> None:
    tiles = {f"K19: the tile '{tile}' is taken" for tile in box(OWN, mode).tiles}
    rare = COMMON | tiles | (ADVANCED if mode == "advanced" else STANDARD)
    assert rare - set(tight_games(OWN, mode, 300)) == set()


@pytest.mark.slow
def test_megaphones_paid_by_ladders_go_the_same_way() -> None:
    assert PAYING - set(paying_games()) == set()


@pytest.mark.parametrize("mode", MODES)
def test_level_scores_are_decided_the_same_way(mode: str) -> None:
    """By red fans or not at all."""
    assert LEVEL - set(level_games(mode)) == set()


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("mode", MODES)
def test_whole_games_on_another_edition_go_the_same_way(mode: str, style: str) -> None:
    whole_game(OTHER, mode, style == "pairs", style, seed=list(STYLES).index(style))


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_tight_positions_on_another_edition_go_the_same_way_and_its_caps_are_reached(mode: str) -> None:
    assert CAPPED - set(tight_games(OTHER, mode, 60)) == set()
