#!/usr/bin/env python3
"""Start Haguruma from a bare checkout; nothing but Python itself is needed.

    python3 run.py                      open the table in the browser
    python3 run.py test [pytest args]   run the tests
    python3 run.py COMMAND ...          any other command, such as: play kikai --seats you,greedy

The first start makes `.venv` beside this file and installs into it what `constraints.txt` pins; later
starts only look whether it still fits. Whatever is half done or broken is made anew. Old Pythons must be able
to read this file, if only to say that they are too old.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
OLDEST = (3, 11)

INGREDIENTS = ("pyproject.toml", "constraints.txt", "hatch_build.py")
"""Files whose change asks for a new install."""

STAMP = "haguruma-stamp"
"""The file in the environment that says what it was made from."""
UNFINISHED = "unfinished"

MODULES = ["haguruma", "click", "jinja2", "starlette", "uvicorn"]
EXTRA_MODULES = {"test": ["pytest", "xdist", "hypothesis"]}
PROBE = """
import sys
from importlib.util import find_spec
sys.exit(sys.version_info < {oldest} or not all(map(find_spec, {modules})))
"""

NO_NETWORK = (
    "ConnectionError",
    "ConnectTimeout",
    "Max retries",
    "timed out",
    "ProxyError",
    "name resolution",
)
"""What pip prints, among much else, where it reaches nobody."""

ASTRAY = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME", "PYTHONPATH")
"""Variables of the environment that would send an installation elsewhere."""


class Trouble(Exception):
    """Something the person at the keyboard has to mend; `str()` of it says what and how."""


# What was asked for


def understand(arguments: list[str]) -> tuple[tuple[str, ...], list[str]]:
    """The extras to install and what the environment's Python is to run, from the words after `run.py`.

    No words, or only options, mean the table.
    """
    if arguments[:1] == ["test"]:
        return ("test",), ["-m", "pytest", "-q", "-n", "auto", *arguments[1:]]
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version")):
        arguments = ["table", *arguments]
    return (), ["-m", "haguruma", *arguments]


def too_old(version: tuple[int, ...]) -> str:
    """The sentence for a Python that is too old, or '' for one that will do."""
    if version >= OLDEST:
        return ""
    oldest, this = (".".join(map(str, each[:2])) for each in (OLDEST, version))
    return f"Haguruma needs Python {oldest} or newer, and this is Python {this}. Try: python{oldest} run.py"


# The stamp: what the environment was made from


def fingerprint(root: Path) -> str:
    """A hash of everything the environment depends on, the place of the checkout included."""
    digest = hashlib.sha256(str(root).encode())
    for name in INGREDIENTS:
        path = root / name
        digest.update(path.read_bytes() if path.exists() else b"absent")
    return digest.hexdigest()


def write_stamp(venv: Path, made_from: str, extras: tuple[str, ...] = ()) -> None:
    """Note what `venv` holds: a fingerprint and its extras, or `UNFINISHED`; '' takes the stamp away."""
    if made_from:
        (venv / STAMP).write_text(" ".join((made_from, *extras)) + "\n")
    else:
        (venv / STAMP).unlink()


def read_stamp(venv: Path) -> tuple[str, tuple[str, ...]]:
    """The fingerprint and extras noted in `venv`; '' where there is no stamp."""
    try:
        words = (venv / STAMP).read_text().split()
    except OSError:
        return "", ()
    return (words[0], tuple(words[1:])) if words else (UNFINISHED, ())


# The environment


def interpreter(venv: Path, windows: bool = os.name == "nt") -> Path:
    """Where an environment keeps its Python."""
    return venv / "Scripts" / "python.exe" if windows else venv / "bin" / "python"


def works(venv: Path, modules: list[str]) -> bool:
    """Whether the environment's Python starts, is new enough and finds `modules`."""
    code = PROBE.format(oldest=OLDEST, modules=modules)
    try:
        done = subprocess.run([str(interpreter(venv)), "-I", "-c", code], stderr=subprocess.DEVNULL)
        return done.returncode == 0
    except OSError:
        return False


def plan(venv: Path, wanted: str, extras: tuple[str, ...]) -> str:
    """What has to happen first: 'nothing', 'install' into what is there, or 'make' it from scratch."""
    made_from, present = read_stamp(venv)
    if made_from == UNFINISHED:
        return "make"
    if made_from != wanted or not set(extras) <= set(present):
        return "install" if works(venv, []) else "make"
    modules = MODULES + [name for extra in present for name in EXTRA_MODULES.get(extra, [])]
    return "nothing" if works(venv, modules) else "make"


def prepare(venv: Path, extras: tuple[str, ...]) -> None:
    """See to it that `venv` holds the project with `extras`. Raises `Trouble`."""
    wanted = fingerprint(ROOT)
    if plan(venv, wanted, extras) == "nothing":
        return
    with alone():
        step = plan(venv, wanted, extras)
        if step == "install":
            renew(venv, wanted, extras)
        elif step == "make":
            make(venv)
            install(venv, extras)
            write_stamp(venv, wanted, extras)


@contextmanager
def alone() -> Iterator[None]:
    """Hold a second start back until the first is done preparing; Windows, which locks otherwise, does without."""
    with open(__file__) as handle:
        if os.name != "nt":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def make(venv: Path) -> None:
    """An empty environment, marked unfinished, in place of whatever was there. Raises `Trouble`."""
    for name in ("venv", "ensurepip"):
        if find_spec(name) is None:
            remedy = "sudo apt install python{}.{}-venv".format(*sys.version_info)
            raise Trouble(f"This Python comes without its module '{name}'. On Debian or Ubuntu: {remedy}")
    say("Making the environment .venv ...")
    remove(venv)
    venv.mkdir()
    write_stamp(venv, UNFINISHED)
    python = getattr(sys, "_base_executable", None) or sys.executable  # this one may just have been removed
    command([python, "-m", "venv", str(venv)], "The environment .venv could not be made")


def remove(venv: Path) -> None:
    """Take an environment away, be it a folder, a link or a file."""
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(str(venv))


def renew(venv: Path, wanted: str, extras: tuple[str, ...]) -> None:
    """Install over a working environment and keep its extras; where that fails, it stays as it was."""
    made_from, present = read_stamp(venv)
    everything = tuple(sorted({*extras, *present}))
    write_stamp(venv, UNFINISHED)
    try:
        install(venv, everything)
    except Trouble:
        write_stamp(venv, made_from, present)
        raise
    write_stamp(venv, wanted, everything)


def install(venv: Path, extras: tuple[str, ...]) -> None:
    """Install the project, editable, with `extras` and the pinned versions. Raises `Trouble`."""
    needy = "Haguruma and its tests need" if "test" in extras else "Haguruma needs"
    say(f"Installing what {needy}; this takes a moment ...")
    python = str(interpreter(venv))
    if not works(venv, ["pip"]):
        command([python, "-m", "ensurepip"], "pip could not be added to .venv")
    project = str(ROOT) + ("[" + ",".join(extras) + "]" if extras else "")
    pip = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-input",
        "--retries",
        "2",
    ]
    command([*pip, "-c", str(ROOT / "constraints.txt"), "-e", project], "The installation failed")


def command(words: list[str], failure: str) -> None:
    """Run `words` in silence. Raises `Trouble` with `failure` and the reason."""
    surroundings = {name: value for name, value in os.environ.items() if name not in ASTRAY}
    done = subprocess.run(words, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise Trouble(f"{failure}: {reason(done.stdout.decode('utf-8', 'replace'))}")


def reason(output: str) -> str:
    """A sentence for a missing network, else the last lines of what was printed."""
    if any(sign in output for sign in NO_NETWORK):
        return "the package index cannot be reached. Please check the network and start again."
    return "\n".join(["it ended with", *output.strip().splitlines()[-12:]])


# From here to there


def say(sentence: str) -> None:
    """One line for the person waiting, apart from what the command itself prints."""
    print(sentence, file=sys.stderr, flush=True)


def become(words: list[str]) -> int:
    """Turn into the command, or, on Windows, wait for it and return its exit status."""
    if os.name == "nt":
        return subprocess.call(words)
    return os.execv(words[0], words)


def main(arguments: list[str]) -> int:
    """Prepare the environment and hand over; the exit status."""
    complaint = too_old(tuple(sys.version_info[:2]))
    if complaint:
        say(complaint)
        return 1
    extras, words = understand(arguments)
    try:
        prepare(VENV, extras)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        say("\nStopped halfway; the next start begins afresh.")
        return 130
    if "test" in extras:
        os.chdir(str(ROOT))
    return become([str(interpreter(VENV)), *words])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
