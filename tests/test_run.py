"""`run.py`: what it was asked for, whether the environment still fits, what it says when it cannot go on."""

from __future__ import annotations

import ast
import os
import shutil
import sys
import venv
from pathlib import Path

import pytest
import run


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A working environment with nothing in it."""
    place = tmp_path / ".venv"
    venv.create(place, with_pip=False, symlinks=os.name != "nt")
    return place


@pytest.fixture
def full(bare: Path) -> Path:
    """A working environment where everything can be imported that the table needs."""
    packages = next(bare.rglob("site-packages"))
    for name in run.MODULES:
        (packages / f"{name}.py").touch()
    run.write_stamp(bare, "abc")
    return bare


@pytest.mark.parametrize(
    ("asked", "extras", "words"),
    [
        ([], (), ["-m", "haguruma", "table"]),
        (["--no-browser"], (), ["-m", "haguruma", "table", "--no-browser"]),
        (["--help"], (), ["-m", "haguruma", "--help"]),
        (["play", "kikai", "--seed", "7"], (), ["-m", "haguruma", "play", "kikai", "--seed", "7"]),
        (["test"], ("test",), ["-m", "pytest", "-q", "-n", "auto"]),
        (["test", "-k", "ladder"], ("test",), ["-m", "pytest", "-q", "-n", "auto", "-k", "ladder"]),
    ],
)
def test_the_words_after_run_py(asked: list[str], extras: tuple[str, ...], words: list[str]) -> None:
    assert run.understand(asked) == (extras, words)


def test_an_old_python_is_told_so_and_which_one_to_take() -> None:
    assert run.too_old((3, 8)) == (
        "Haguruma needs Python 3.11 or newer, and this is Python 3.8. Try: python3.11 run.py"
    )


@pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
def test_a_new_python_will_do(version: tuple[int, int]) -> None:
    assert run.too_old(version) == ""


def test_an_old_python_can_read_run_py() -> None:
    tree = ast.parse(Path(run.__file__).read_text("utf-8"), feature_version=(3, 8))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_the_fingerprint_changes_with_the_pins_and_with_the_place(tmp_path: Path) -> None:
    before = run.fingerprint(tmp_path)
    (tmp_path / "constraints.txt").write_text("click==8.1\n")
    after = run.fingerprint(tmp_path)
    assert before != after == run.fingerprint(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "constraints.txt").write_text("click==8.1\n")
    assert run.fingerprint(tmp_path / "elsewhere") != after


def test_a_stamp_reads_as_it_was_written(tmp_path: Path) -> None:
    run.write_stamp(tmp_path, "abc", ("dev", "test"))
    assert run.read_stamp(tmp_path) == ("abc", ("dev", "test"))
    run.write_stamp(tmp_path, "")
    assert run.read_stamp(tmp_path) == ("", ())


def test_an_empty_stamp_is_an_unfinished_one(tmp_path: Path) -> None:
    (tmp_path / run.STAMP).touch()
    assert run.read_stamp(tmp_path) == (run.UNFINISHED, ())


def test_without_an_environment_one_is_made(tmp_path: Path) -> None:
    assert run.plan(tmp_path / ".venv", "abc", ()) == "make"


def test_what_fits_is_left_alone(full: Path) -> None:
    assert run.plan(full, "abc", ()) == "nothing"


def test_changed_pins_are_installed_into_what_is_there(full: Path) -> None:
    assert run.plan(full, "abd", ()) == "install"


def test_the_first_tests_bring_the_test_extra(full: Path) -> None:
    assert run.plan(full, "abc", ("test",)) == "install"


def test_an_environment_of_somebody_else_is_installed_into(bare: Path) -> None:
    assert run.plan(bare, "abc", ()) == "install"


def test_an_interrupted_installation_begins_afresh(full: Path) -> None:
    run.write_stamp(full, run.UNFINISHED)
    assert run.plan(full, "abc", ()) == "make"


def test_an_environment_that_lost_a_package_is_made_anew(full: Path) -> None:
    next(full.rglob("click.py")).unlink()
    assert run.plan(full, "abc", ()) == "make"


def test_an_environment_whose_python_is_gone_is_made_anew(full: Path) -> None:
    shutil.rmtree(run.interpreter(full).parent)
    assert run.plan(full, "abc", ()) == "make"


def test_a_failed_renewal_keeps_the_environment_in_use(full: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise run.Trouble("no network")

    monkeypatch.setattr(run, "install", fail)
    with pytest.raises(run.Trouble):
        run.renew(full, "abd", ())
    assert run.read_stamp(full) == ("abc", ())


def test_windows_keeps_its_python_elsewhere() -> None:
    assert run.interpreter(Path("v"), windows=True) == Path("v", "Scripts", "python.exe")
    assert run.interpreter(Path("v"), windows=False) == Path("v", "bin", "python")


def test_a_missing_network_is_said_in_a_sentence() -> None:
    printed = "WARNING: Retrying ... NewConnectionError(...)\nERROR: No matching distribution found"
    assert run.reason(printed).startswith("the package index cannot be reached. Please check the network")


def test_any_other_failure_shows_the_end_of_what_was_printed() -> None:
    printed = "\n".join(f"line {number}" for number in range(40))
    assert run.reason(printed).splitlines()[0] == "it ended with"
    assert run.reason(printed).splitlines()[-1] == "line 39"


def test_a_python_without_venv_names_the_package_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(run.Trouble, match=r"sudo apt install python3\.\d+-venv"):
        run.make(tmp_path / ".venv")
