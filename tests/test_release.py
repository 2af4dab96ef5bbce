"""A release as users get it: the wheel, installed away from the checkout, plays, and goes on with older games.

Installed by `pipx` where there is one, else into an environment of its own, which is what pipx does.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
import run

import haguruma

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
PINS = ROOT / "constraints.txt"
SAMPLES = ROOT / "tests" / "samples" / "0.1.0"
"""What users of that version have on their disks."""


def surroundings(**more: object) -> dict[str, str]:
    """The environment without what would lead to the checkout, and with `more`."""
    kept = {name: value for name, value in os.environ.items() if name not in run.ASTRAY}
    return kept | {name: str(value) for name, value in more.items()}


def done(*words: object, **more: object) -> str:
    """What a command prints; the test is skipped if it needs the package index and cannot reach it."""
    ran = subprocess.run(
        [str(word) for word in words],
        env=surroundings(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    if ran.returncode and any(sign in ran.stdout for sign in run.NO_NETWORK):
        pytest.skip(f"no release is tried: {run.reason(ran.stdout)}")
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    done(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `haguruma` as it is after an installation of the wheel."""
    home = tmp_path_factory.mktemp("installed")
    if pipx := shutil.which("pipx"):
        folders = {"PIPX_HOME": home, "PIPX_BIN_DIR": home / "bin", "PIPX_MAN_DIR": home / "man"}
        done(pipx, "install", "--python", sys.executable, "--pip-args", f"-c {PINS}", wheel, **folders)
        return home / "bin" / "haguruma"
    venv.create(home, with_pip=True)
    python = run.interpreter(home)
    done(python, "-m", "pip", "install", "--quiet", "-c", PINS, wheel)
    return python.with_name("haguruma")


@pytest.fixture
def table(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the installed table over games of the version before, in the user's data folder."""
    shutil.copy(SAMPLES / "games.db", tmp_path)
    server = subprocess.Popen(
        [str(installed), "table", "--no-browser", "--port", "0"],
        env=surroundings(HAGURUMA_DATA=tmp_path),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found
    yield found[0].rstrip("/")
    server.terminate()
    server.wait(20)
    server.stdout.close()


def page(address: str) -> str:
    """What stands at an address of this machine."""
    with urlopen(address, timeout=30) as answer:
        return str(answer.read().decode("utf-8"))


def test_the_wheel_carries_the_package_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert wheel.name == f"haguruma-{haguruma.__version__}-py3-none-any.whl"
    assert {name.split("/")[0] for name in names} == {"haguruma", f"haguruma-{haguruma.__version__}.dist-info"}
    source = ROOT / "src" / "haguruma"
    written = [path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.relative_to(source.parent).as_posix() for path in written} <= set(names)


def test_the_installed_command_says_its_version(installed: Path) -> None:
    assert done(installed, "--version").split()[-1] == haguruma.__version__


def test_the_installed_command_plays(installed: Path, tmp_path: Path) -> None:
    report = json.loads(done(installed, "simulate", "kikai", "--games", 2, "--seed", 1, "--json"))
    assert report["games"] == 2


def test_games_of_the_version_before_are_listed_and_open(table: str) -> None:
    wanted = json.loads((SAMPLES / "expected.json").read_text("utf-8"))["database"]["games"]
    start = page(table)
    assert [game["id"] for game in wanted if game["id"] not in start] == []
    for game in wanted:
        assert json.loads(page(f"{table}/api/tables/{game['id']}"))["game"] == game["game"]
