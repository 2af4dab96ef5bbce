"""The compiled build: what plays the rules there is machine code, every module of it, in whatever folder it lies.

Skipped in a run from the source; `.ci/run` plays the rule tests with `build/compiled` first on the path.
"""

from __future__ import annotations

import runpy
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import haguruma

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
INSTALLED = Path(haguruma.__file__).parents[1]
ROOMS = ("kernel", "kikai", "jiguan")


def compiled_modules() -> list[str]:
    """What the build compiles, as `scripts/compile.py` finds it, by full names."""
    paths: list[str] = runpy.run_path(str(ROOT / "scripts" / "compile.py"))["rule_modules"]()
    return [path.removesuffix(".py").replace("/", ".") for path in paths]


def test_the_build_leaves_out_no_rule_module() -> None:
    """Asked of the folders apart from the script: all but packages' `__init__` and what pyproject.toml excepts."""
    source = ROOT / "src" / "haguruma"
    paths = [path for room in ROOMS for path in source.glob(f"{room}/**/*.py") if path.name != "__init__.py"]
    there = {".".join(("haguruma", *path.relative_to(source).with_suffix("").parts)) for path in paths}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    excepted = project["tool"]["haguruma"]["compile"]["interpreted"]
    wanted = there - {f"haguruma.{path.removesuffix('.py').replace('/', '.')}" for path in excepted}
    assert {name.split(".")[1] for name in wanted} == set(ROOMS)
    assert set(compiled_modules()) == wanted


@pytest.mark.skipif(
    INSTALLED != COMPILED,
    reason="not the compiled build: make it by scripts/compile.py and test it with PYTHONPATH=build/compiled",
)
def test_every_rule_module_is_machine_code() -> None:
    files = {name: str(import_module(name).__file__) for name in compiled_modules()}
    endings = tuple(EXTENSION_SUFFIXES)
    wrong = [f"{name} is loaded from {file}" for name, file in files.items() if not file.endswith(endings)]
    assert not wrong, "\n".join(wrong)
    assert [file for file in files.values() if not Path(file).is_relative_to(COMPILED)] == []
