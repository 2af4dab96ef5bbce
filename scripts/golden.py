"""Make the golden games of `tests/games/` anew: one for every way a game can end, and for rare things on the way.

    python scripts/golden.py            all of them; games that still replay are kept as they are
    python scripts/golden.py --fresh    all of them from scratch

Each is searched for by seed, so the same rules and edition give the same files. Needed after a change of ruleset or
of the built-in edition; `tests/games/test_golden_games.py` replays them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import golden_advanced
import golden_jiguan
from golden_players import SPENDER, Player, Wanted, at_random, cards, ends, greedy, seeking, some_state

from haguruma import game as game_named
from haguruma.kernel.contract import Game
from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.history import History
from haguruma.kernel.rng import Rng, mix
from haguruma.kikai.state import KikaiState
from haguruma.registry import load_record

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "games"
SEEDS = 2000
"""How many seeds are tried for one file."""


# What is wanted of a game


def empty_pile(state: KikaiState) -> bool:
    """The card pile is used up while the game goes on."""
    return not state.over and not state.pile


def pair_as_extra(history: History) -> bool:
    """A turn in which a pair is played as the additional action, and points decide."""
    lines = [[event.kind for event in ply.events] for ply in history.plies]
    pairs = [ply.action.kind == "pair" for ply in history.plies]
    return any("extra" in kinds and pair for kinds, pair in zip(lines, pairs, strict=True))


# Playing and searching


def played(game: Game, seed: int, players: tuple[Player, ...], first: History | None = None) -> History:
    """A whole game, with as many players as there are."""
    history = first or History(game, seed=seed, seats=len(players))
    rng = Rng(mix([seed, 2024]))
    while (seat := history.state.seat) is not None:
        history.play(players[seat](history.state, rng))
    return history


def search(game: Game, players: tuple[Player, ...], wanted: Wanted, seeds: int = SEEDS) -> History:
    """The first game by seed that is as wanted. Raises `HagurumaError` if there is none."""
    for seed in range(1, seeds + 1):
        history = played(game, seed, players)
        if wanted(history):
            return history
    raise HagurumaError(f"no game of {seeds} was as wanted")


def middle(game: Game) -> dict[str, Any]:
    """A position well into a game, at the beginning of a turn."""
    history = History(game, seed=9)
    rng = Rng(9)
    while len(history.plies) < 70 or history.state.view(None)["phase"] != "play":
        history.play(at_random(history.state, rng))
    return history.state.position()


def from_position(game: Game) -> History:
    """A game that begins in the middle of another one."""
    return played(game, 1, (at_random, at_random), History(game, seed=1, position=middle(game)))


def without_a_card(game: Game) -> History:
    """A game that begins with a turn without a card (K12); play leads there only when none is left to take."""
    data = middle(game)
    mover = data["seats"][data["seat"]]
    data["hidden"]["pile"][-1] += mover["hand"]
    mover["hand"] = []
    del data["pending"]
    return played(game, 1, (at_random, at_random), History(game, seed=1, position=data))


def without_any_card(game: Game) -> History:
    """A game in which a turn passes for want of any card to play or take: the other seat holds them all (K12)."""
    data = middle(game)
    mover, other = (data["seats"][seat] for seat in (data["seat"], *(set(data["seats"]) - {data["seat"]})))
    mover["hand"] += [*other["hand"], *data["offer"], *(card for layer in data["hidden"]["pile"] for card in layer)]
    other["hand"], data["offer"], data["hidden"]["pile"] = [], [], []
    del data["pending"]
    return played(game, 1, (at_random, at_random), History(game, seed=1, position=data))


def recipes() -> dict[str, Callable[[], History]]:
    """File name -> how to find the game."""
    plain, bre = game_named("kikai"), game_named("kikai", little_bre=True)
    randoms = (at_random, at_random)
    return {
        "points": lambda: search(plain, (greedy, greedy), ends("points"), 5),
        "red-fans": lambda: search(plain, randoms, ends("red-fans")),
        "draw": lambda: search(plain, randoms, ends("draw")),
        "media": lambda: search(plain, (greedy, at_random), ends("media"), 200),
        "little-bre": lambda: search(bre, randoms, ends("points")),
        "empty-pile": lambda: search(plain, (seeking(cards), seeking(cards)), some_state(empty_pile)),
        "no-card-in-hand": lambda: without_a_card(plain),
        "no-card-at-all": lambda: without_any_card(plain),
        "pair-as-extra": lambda: search(plain, (SPENDER, SPENDER), pair_as_extra),
        "from-a-position": lambda: from_position(plain),
        **golden_advanced.recipes(search, played),
        **golden_jiguan.recipes(search),
    }


def still_good(path: Path) -> bool:
    """Whether a file's game replays under the rules and edition at hand."""
    try:
        load_record(path.read_text("utf-8"))
    except (OSError, HagurumaError):
        return False
    return True


def main(arguments: list[str]) -> int:
    """Write the games; the exit status is 1 if one could not be found."""
    missing = 0
    for name, recipe in recipes().items():
        path = FOLDER / f"{name}.txt"
        if "--fresh" not in arguments and still_good(path):
            print(f"{path.name}: kept")
            continue
        try:
            history = recipe()
        except HagurumaError as error:
            missing += 1
            print(f"{path.name}: {error}")
            continue
        path.write_text(history.record().write(history.game.seats), "utf-8", newline="\n")
        assert history.state.outcome is not None
        print(f"{path.name}: {len(history.plies)} actions; {history.state.outcome.text}", flush=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
