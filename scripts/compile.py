"""Compile the rule rooms with mypyc into a folder of their own, beside plain copies of everything else.

    python scripts/compile.py [FOLDER]          the default is build/compiled
    PYTHONPATH=build/compiled python -m haguruma …

The source stays as it is and stays clean. Which rooms are compiled, and which of their modules stay
interpreted, stands in `pyproject.toml` under `[tool.haguruma.compile]`. Needs mypy and setuptools (in the `dev`
extra) and a C compiler; the wheel's build hook brings the first two by itself.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "haguruma"
DEFAULT = ROOT / "build" / "compiled"
LIBRARY = "haguruma_rules"
"""Half the name of the one library that holds all compiled code; the modules are thin doors to it."""


def rule_modules() -> list[str]:
    """Paths of the modules to compile, relative to `src/`. Raises `ValueError` for an exception to nothing."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["haguruma"]["compile"]
    found = {
        path.relative_to(SOURCE.parent).as_posix()
        for room in settings["rooms"]
        for path in (SOURCE / room).rglob("*.py")
        if path.name != "__init__.py"
    }
    interpreted = {f"haguruma/{name}" for name in settings["interpreted"]}
    if unknown := interpreted - found:
        raise ValueError(f"pyproject.toml keeps modules interpreted that are not there: {sorted(unknown)}")
    return sorted(found - interpreted)


def copy_source(target: Path) -> None:
    """Put a fresh copy of the package into `target`, without caches."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        SOURCE, target / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )


def compile_in_place(target: Path, modules: list[str]) -> list[Path]:
    """Compile `modules` of the copy in `target`; the extension modules, relative to `target`.

    Changes the working directory: mypyc derives module names from paths relative to it.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(target)
    extensions = mypycify(["--config-file=", *modules], group_name=LIBRARY)
    distribution = Distribution({"name": "haguruma", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = os.cpu_count()
    distribution.run_command("build_ext")
    shutil.rmtree("build", ignore_errors=True)
    shutil.rmtree(".mypy_cache", ignore_errors=True)
    return sorted(path.relative_to(target) for end in ("so", "pyd") for path in target.rglob(f"*.{end}"))


def main(arguments: list[str]) -> None:
    """Compile into the folder named on the command line and print what was made, one path a line."""
    target = Path(arguments[0]).resolve() if arguments else DEFAULT
    modules = rule_modules()
    copy_source(target)
    for path in compile_in_place(target, modules):
        print(path.as_posix())


if __name__ == "__main__":
    main(sys.argv[1:])
