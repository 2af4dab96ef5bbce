"""Play the same random games from the source and compiled, and hold that every one of them is the same.

`python scripts/compare_speeds.py [GAMES]` after `scripts/compile.py`; a difference is named and the exit status 1.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
import time
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SPEEDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = 1000
MATCHES = {"kikai": "random,random", "jiguan": "random,random,random"}
"""Who plays what."""

WHERE = """
import importlib, json, sys
print(json.dumps({name: importlib.import_module(name).__file__ for name in sys.argv[1:]}))
"""


def python(source: Path, *arguments: str) -> str:
    """What this Python prints when it finds `haguruma` in `source`."""
    surroundings = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run(
        [sys.executable, *arguments], env=surroundings, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def misplaced(speed: str, modules: Iterable[str]) -> list[str]:
    """A line for every rule module that is not loaded from where, or in the form, this speed asks for."""
    source = SPEEDS[speed]
    files: dict[str, str] = json.loads(python(source, "-c", WHERE, *modules))
    endings = tuple(EXTENSION_SUFFIXES) if speed == "compiled" else (".py",)
    return [
        f"{speed}: {name} is loaded from {file}"
        for name, file in files.items()
        if not file.endswith(endings) or not Path(file).is_relative_to(source)
    ]


def play(speed: str, game: str, games: int) -> str:
    """Play random games; their common fingerprint. Prints how long it took."""
    start = time.perf_counter()
    words = ["-m", "haguruma", "simulate", game, "--seats", MATCHES[game]]
    report = json.loads(python(SPEEDS[speed], *words, "--games", str(games), "--seed", "1", "--json"))
    seconds = time.perf_counter() - start
    print(f"{speed:>11}: {games} games of {game} in {seconds:.1f} s, fingerprint {report['fingerprint']}", flush=True)
    return str(report["fingerprint"])


def main(arguments: list[str]) -> int:
    """Compare both speeds; the exit status."""
    games = int(arguments[0]) if arguments else GAMES
    paths: list[str] = runpy.run_path(str(ROOT / "scripts" / "compile.py"))["rule_modules"]()
    modules = [path.removesuffix(".py").replace("/", ".") for path in paths]
    if wrong := [line for speed in SPEEDS for line in misplaced(speed, modules)]:
        print("\n".join(wrong))
        return 1
    print(f"{len(modules)} rule modules compiled")
    differing = [game for game in MATCHES if len({play(speed, game, games) for speed in SPEEDS}) > 1]
    for game in differing:
        print(f"the two speeds played different games of {game}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
