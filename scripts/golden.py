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

import golden_jiguan

from haguruma import game as game_named
from haguruma.bots import look
from haguruma.bots import make as make_bot
from haguruma.kernel.action import Action
from haguruma.kernel.contract import Game, State
from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.history import History
from haguruma.kernel.rng import Rng, mix
from haguruma.kikai.state import KikaiState
from haguruma.registry import load_record

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "games"
SEEDS = 2000
"""How many seeds are tried for one file."""

Player = Callable[[State, Rng], Action]
Wanted = Callable[[History], bool]


# Players


def at_random(state: State, rng: Rng) -> Action:
    """Any legal action."""
    actions = state.actions()
    return actions[rng.below(len(actions))]


def liking(*kinds: str) -> Player:
    """A player who takes an action of the first kind that is legal, else any."""

    def choose(state: State, rng: Rng) -> Action:
        actions = state.actions()
        for kind in kinds:
            liked = [action for action in actions if action.kind == kind]
            if liked:
                return liked[rng.below(len(liked))]
        return actions[rng.below(len(actions))]

    return choose


def greedy(state: State, rng: Rng) -> Action:
    """The bot of that name."""
    assert state.seat is not None
    return make_bot("greedy", rng.below(2**30)).choose(look(state, state.seat))


def seeking(value: Callable[[KikaiState, int], float]) -> Player:
    """A player who looks one action ahead, two where a card is played, for the highest value."""

    def worth(state: KikaiState, id: int, seat: int, depth: int) -> float:
        after = state.copy()
        after.apply(id)
        if depth and after.mover == seat:
            return max(worth(after, following, seat, depth - 1) for following in after.legal())
        return value(after, seat)

    def choose(state: State, rng: Rng) -> Action:
        assert isinstance(state, KikaiState)
        actions = state.actions()
        worths = [worth(state, a.id, state.mover, int(a.kind in ("play", "pair"))) for a in actions]
        best = [action for action, found in zip(actions, worths, strict=True) if found == max(worths)]
        return best[rng.below(len(best))]

    return choose


def standing(state: KikaiState, seat: int) -> float:
    """What any plan needs: streets, components, free Fan-Zones, Energy, cards."""
    t = state.t
    streets = sum(t.spaces[s] for s in range(t.n_streets) if state.owner[s] == seat)
    parts = sum(1 for part in state.site[seat * 18 : seat * 18 + 18] if part >= 0)
    waiting = sum(1 for colour in state.zone[seat * 18 : seat * 18 + 18] if colour >= 0)
    cards = sum(state.hand[seat * 6 : seat * 6 + 6])
    return (
        2 * streets
        + 3 * parts
        - 2 * waiting
        + 0.4 * min(state.energy[seat], 12)
        + state.megaphones[seat]
        + 0.3 * cards
    )


def cards(state: KikaiState, seat: int) -> float:
    """Cards in hand, and Ladders to draw more of them."""
    return 20 * (sum(state.hand[seat * 6 : seat * 6 + 6]) + state.ladders[seat]) + standing(state, seat)


SPENDER = liking("pair", "play", "attract", "build", "deploy", "fetch", "ladder")


# What is wanted of a game


def ends(reason: str) -> Wanted:
    """A game that ends like this."""
    return lambda history: history.state.outcome is not None and history.state.outcome.reason == reason


def some_state(test: Callable[[KikaiState], bool]) -> Wanted:
    """A game in which some moment is like this."""
    return lambda history: any(isinstance(p.state, KikaiState) and test(p.state) for p in history.plies)


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
        "pair-as-extra": lambda: search(plain, (SPENDER, SPENDER), pair_as_extra),
        "from-a-position": lambda: from_position(plain),
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
