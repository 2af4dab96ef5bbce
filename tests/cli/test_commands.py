"""`haguruma simulate`, `replay`, `rules`, `position`, `table` and the bare command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import haguruma as package
from haguruma.lab import simulate as lab
from haguruma.lab.check import Broken

from .conftest import Command

pytestmark = pytest.mark.slow

KEYS = [
    "game",
    "options",
    "edition",
    "seed",
    "games",
    "decisions",
    "wins",
    "draws",
    "ends",
    "scores",
    "fingerprint",
    "timing",
]
SIMULATE = ("simulate", "kikai", "--seats", "random,random", "--games", "6", "--seed", "1")


def test_the_bare_command_is_help_and_the_version_is_the_package_s(haguruma: Command) -> None:
    said = haguruma()
    assert said.code == 0
    assert all(name in said.out for name in ("play", "simulate", "replay", "rules", "position", "table"))
    assert haguruma("--version").out == f"haguruma {package.__version__}\n"


def test_every_command_explains_itself(haguruma: Command) -> None:
    for name in ("play", "simulate", "replay", "rules", "position", "table"):
        said = haguruma(name, "--help")
        assert said.code == 0
        assert "Usage" in said.out
    assert "--little-bre" in haguruma("play", "--help").out


def test_json_of_a_simulation_is_one_object_with_its_keys(haguruma: Command) -> None:
    said = haguruma(*SIMULATE, "--json")
    plain = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert list(plain) == KEYS
    assert plain["games"] == sum(plain["wins"].values()) + plain["draws"] == sum(plain["ends"].values()) == 6
    assert list(plain["wins"]) == list(plain["scores"]) == ["yellow", "purple"]
    assert sorted(plain["scores"]["yellow"]) == ["max", "mean", "min"]
    assert sorted(plain["timing"]) == ["decisions_per_second", "seconds"]


@pytest.mark.slow
def test_json_is_the_same_again_with_workers_and_with_checks(haguruma: Command) -> None:
    plain = [
        json.loads(haguruma(*SIMULATE, "--json", *more).out) for more in ((), ("--workers", 2), ("--check",))
    ]
    for each in plain:
        del each["timing"]
    assert plain[0] == plain[1] == plain[2]


def test_options_of_the_rules_reach_the_game(haguruma: Command) -> None:
    plain = json.loads(haguruma(*SIMULATE, "--little-bre", "--mode", "standard", "--json").out)
    assert plain["options"]["little_bre"] is True


def test_a_simulation_reads_as_a_table(haguruma: Command) -> None:
    said = haguruma(*SIMULATE, "--check")
    assert "Yellow" in said.out
    assert "every invariant held" in said.out
    assert "fingerprint" in said.out


def test_a_broken_game_is_reported_with_a_file(
    haguruma: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def breaks(*_: object) -> None:
        raise Broken(3, 77, 12, "deploy s1", "a fan is lost", "haguruma record 1\n")

    monkeypatch.setattr(lab, "play_checked", breaks)
    said = haguruma(*SIMULATE, "--check", "--json")
    assert (said.code, said.out) == (1, "")
    assert "game 3 (seed 77), action 12 ('deploy s1'): a fan is lost" in said.err
    assert (tmp_path / "kikai-broken-1-3.txt").read_text() == "haguruma record 1\n"


@pytest.fixture
def game(haguruma: Command) -> Path:
    """A finished game in a file."""
    haguruma("play", "kikai", "--seed", "3", "--seats", "random,random", "--save", "game.txt")
    return Path("game.txt")


def test_replay_prints_the_log_and_the_sheet(haguruma: Command, game: Path) -> None:
    said = haguruma("replay", game)
    assert said.code == 0
    assert "   1. Yellow " in said.out
    assert "Total" in said.out
    plain = json.loads(haguruma("replay", game, "--json").out)
    assert plain["plies"][0]["seat"] == "yellow"
    assert plain["plies"][0]["events"][0]["kind"] == "place"
    assert plain["outcome"]["reason"]


def test_replay_shows_remarks(haguruma: Command, game: Path) -> None:
    lines = game.read_text().splitlines()
    first = lines.index("") + 1
    lines[first] += "  ; a bold beginning"
    game.write_text("\n".join(lines))
    assert "; a bold beginning\n" in haguruma("replay", game).out


def test_replay_names_the_first_action_that_differs(haguruma: Command, game: Path) -> None:
    text = game.read_text()
    first = text.index("\n\n") + 2
    changed = text[:first] + text[first:].replace("\n5. purple: place", "\n5. yellow: place", 1)
    game.write_text(changed)
    said = haguruma("replay", game)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("haguruma: action 5 ('place ")


def test_rules_are_markdown_in_a_pipe(haguruma: Command) -> None:
    said = haguruma("rules", "kikai")
    assert said.code == 0
    assert said.out.lstrip().startswith("#")
    assert "K11" in said.out
    assert "{#" not in said.out
    assert "[Picture: Yukon Street" in said.out


def test_rules_are_those_of_the_options_asked_for(haguruma: Command) -> None:
    said = haguruma("rules", "kikai", "--mode", "advanced")
    assert said.code == 0
    assert "K34" in said.out
    assert "K34" not in haguruma("rules", "kikai").out
    assert "**It lies up in this game.**" in haguruma("rules", "jiguan", "--bench", "advanced").out


def test_a_moment_of_a_game_is_a_position_and_back(haguruma: Command, game: Path) -> None:
    toml = haguruma("position", "show", game, "--ply", 40, "--toml").out
    plain = json.loads(haguruma("position", game, "--ply", 40, "--json").out)
    assert tomllib.loads(toml) == plain
    Path("p.toml").write_text(toml, "utf-8")
    Path("p.json").write_text(json.dumps(plain))
    boards = [
        haguruma("position", *words).out for words in (["p.toml"], ["show", "p.json"], [game, "--ply", 40])
    ]
    assert boards[0] == boards[1] == boards[2]
    assert haguruma("position", "p.toml", "--toml").out == toml


def test_every_fault_of_a_position_is_listed(haguruma: Command) -> None:
    Path("p.toml").write_text('turn = 99\nwarp = 1\n[seats.yellow]\nenergy = -1\nhand = ["moon"]\n')
    said = haguruma("position", "p.toml")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("haguruma: p.toml:\n")
    for where in ("turn", "warp", "seats.yellow.energy", "seats.yellow.hand"):
        assert f"  {where}" in said.err


def test_the_table_is_served_as_asked(haguruma: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, object]] = []
    serve = pytest.importorskip("haguruma.web.serve")
    monkeypatch.setattr(serve, "serve", lambda **words: served.append(words))
    assert haguruma("table", "--port", "8123", "--no-browser", "--data", "games").code == 0
    assert (served[0]["port"], served[0]["host"], served[0]["open_browser"]) == (8123, "127.0.0.1", False)


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    line = f"'{sys.executable}' -m haguruma rules kikai | head -1"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, encoding="utf-8", cwd=tmp_path, timeout=30
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_our_letters_still_shows_something(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "haguruma", "play", "kikai", "--seed", "1"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    done = subprocess.run(
        words, input=b"1\n\xff\xfe\n", capture_output=True, cwd=tmp_path, env=env, timeout=30
    )
    assert (done.returncode, done.stderr) == (1, b"")
