"""The house rules that a machine can hold: who imports whom, how long a file is, what decides, what is documented."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "haguruma"
LONGEST = 400
"""Lines of a file."""
RUNGS = 80
"""Fewer questions after a kind or a verb than this in the whole of the source; the rest is read from tables."""
RUNG = re.compile(r"^\s*((el)?if [\w.]*(verb|kind) (==|in\b)|match [\w.]*(verb|kind)\b)", re.MULTILINE)
TYPICAL = 7
"""Lines of a function, by the median."""
DOCUMENTED = 0.95

GAMES = {"kikai", "jiguan"}
ROOMS: dict[str, set[str]] = {
    "kernel": set(),
    "kikai": {"kernel"},
    "jiguan": {"kernel"},
    "": {"kernel"} | GAMES,
    "draw": {"", "kernel"} | GAMES,
    "bots": {"", "kernel"} | GAMES,
    "env": {"", "kernel"} | GAMES,
    "lab": {"", "kernel", "draw", "bots", "env"} | GAMES,
    "table": {"", "kernel", "bots"},
    "editions": {"", "kernel", "draw"} | GAMES,
    "web": {"", "kernel", "draw", "table", "editions"},
    "cli": {"", "kernel", "draw", "bots", "env", "lab", "table", "editions", "web"} | GAMES,
}
"""Room -> the rooms it may import from; '' is the front door, the modules directly in `haguruma`."""

OWN_CODE = {"kernel"} | GAMES
"""Rooms that use nothing but the standard library."""

MADE = {"build", "dist", "__pycache__", "uv.lock"}
"""Names that tools leave in a checkout, beside everything that begins with a dot."""


def files() -> Iterator[Path]:
    """Every file of the checkout that somebody wrote."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        hidden = any(part.startswith(".") and part != ".ci" for part in parts[:-1])
        if path.is_file() and not hidden and MADE.isdisjoint(parts):
            yield path


def lines(path: Path) -> list[str]:
    """A file's lines, whatever is not text left out."""
    return path.read_text("utf-8", errors="ignore").splitlines()


def modules() -> list[Path]:
    """Every module of the package."""
    return sorted(SOURCE.rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    """A module, parsed."""
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """Every node of a module's tree."""
    return list(ast.walk(tree_of(path)))


def room(path: Path) -> str:
    """The room a module stands in; `__main__` opens the door to the command line and belongs to it."""
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else "cli" if parts[0] == "__main__.py" else ""


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a module imports, wherever in the module it does so."""
    package = ["haguruma", *path.relative_to(SOURCE).parts[:-1]]
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == "haguruma":
                yield from ((node.lineno, f"haguruma.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, module


def imported_room(name: str) -> str:
    """The room of `haguruma` that a full module name points into."""
    first = name.split(".")[1] if "." in name else ""
    return first if (SOURCE / first).is_dir() else ""


def found(path: Path, line: int, text: str) -> str:
    return f"{path.relative_to(ROOT)}:{line}: {text}"


def test_a_room_imports_only_rooms_below_it() -> None:
    wrong = [
        found(path, line, f"room '{room(path)}' imports {name}")
        for path in modules()
        for line, name in imports(path)
        if name.split(".")[0] == "haguruma"
        and imported_room(name) not in ROOMS.get(room(path), set()) | {room(path)}
    ]
    assert not wrong, "\n".join(wrong)


def test_every_room_is_one_the_house_knows() -> None:
    assert {room(path) for path in modules()} <= set(ROOMS)


def test_the_rules_need_nothing_but_the_standard_library() -> None:
    wrong = [
        found(path, line, f"imports {name}")
        for path in modules()
        for line, name in imports(path)
        if room(path) in OWN_CODE and name.split(".")[0] not in sys.stdlib_module_names | {"haguruma"}
    ]
    assert not wrong, "\n".join(wrong)


def test_every_library_in_use_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {re.split(r"[\s\[<>=;~!]", entry)[0].lower() for entries in lists for entry in entries}
    known = {name.replace("-", "_") for name in names} | sys.stdlib_module_names
    wrong = [
        found(path, line, f"imports {name}")
        for path in modules()
        for line, name in imports(path)
        if name.split(".")[0] not in known
    ]
    assert not wrong, "\n".join(wrong)


def test_no_file_needs_a_table_of_contents() -> None:
    lengths = [(path, len(lines(path))) for path in files() if path.suffix == ".py"]
    wrong = [found(path, length, f"over {LONGEST} lines") for path, length in lengths if length > LONGEST]
    assert not wrong, "\n".join(wrong)


def test_the_readme_is_short() -> None:
    assert len(lines(ROOT / "README.md")) < 150


def test_every_file_that_contributing_names_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = set(re.findall(r"`([\w.-]*/[\w./-]*|[\w-]+\.(?:py|toml|md|txt))`", text)) - {"__init__.py"}
    assert len(named) > 30
    assert sorted(name for name in named if not any((top / name).exists() for top in (ROOT, SOURCE))) == []


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    path_of_a_machine = re.compile(r"(?<![\w./-])/(work|root|home|tmp|opt)/")
    wrong = [
        found(path, number, line.strip()[:80])
        for path in files()
        for number, line in enumerate(lines(path), 1)
        if path_of_a_machine.search(line)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_pins_name_no_hosts() -> None:
    pin = re.compile(r"[a-z0-9-]+==[\w.!+]+( ; [\w.'<>=! ]+)?")
    wrong = [line for line in lines(ROOT / "constraints.txt") if not pin.fullmatch(line)]
    assert not wrong, "\n".join(wrong)


def test_few_places_ask_what_kind_a_thing_is() -> None:
    counts = {path: len(RUNG.findall(path.read_text("utf-8"))) for path in modules()}
    report = [f"{path.relative_to(ROOT)}: {count}" for path, count in counts.items() if count]
    assert sum(counts.values()) < RUNGS, "\n".join([f"{sum(counts.values())} rungs", *report])


# Constants of a game


def layer(parts: tuple[str, ...]) -> tuple[str, ...]:
    """The layer of a module by its path: a room; within a game a folder, or the game's own top."""
    return parts[:2] if parts[0] in GAMES and len(parts) > 2 else parts[:1]


def taken_of_games(path: Path) -> Iterator[tuple[int, tuple[str, ...], str]]:
    """Line, module and name of every ALL-CAPS name that a module takes from another layer of a game."""
    own = path.relative_to(SOURCE).with_suffix("").parts
    for node in nodes_of(path):
        if isinstance(node, ast.ImportFrom) and node.module:
            base = ("haguruma", *own[:-1])[: len(own) + 1 - node.level] if node.level else ()
            module = (*base, *node.module.split("."))[1:]
            if module[:1] and module[0] in GAMES and layer(module) != layer(own):
                yield from ((node.lineno, module, each.name) for each in node.names if each.name.isupper())


@cache
def constants(module: tuple[str, ...]) -> set[str]:
    """The names to which a module gives a value that is written out: no table of functions, nothing computed."""
    path = SOURCE.joinpath(*module)
    found: set[str] = set()
    for node in tree_of(path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value and written_out(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {name.id for each in targets for name in ast.walk(each) if isinstance(name, ast.Name)}
    return found


def assembles(path: Path) -> bool:
    """Whether a module defines a game's `TITLE`."""
    stored = (node for node in nodes_of(path) if isinstance(node, ast.Name))
    return any(name.id == "TITLE" and isinstance(name.ctx, ast.Store) for name in stored)


def written_out(value: ast.expr) -> bool:
    """Whether a value consists of numbers, texts and other constants."""
    return not any(
        isinstance(part, (ast.Call, ast.Lambda)) or (isinstance(part, ast.Name) and not part.id.isupper())
        for part in ast.walk(value)
    )


def test_no_module_is_imported_for_constants_of_another_layer() -> None:
    """But for the module that puts a game's `TITLE` together out of that game's parts."""
    wrong = [
        found(path, line, f"takes {name} from {'.'.join(module)}; it belongs in {module[0]}.constants")
        for path in modules()
        for line, module, name in taken_of_games(path)
        if module[1:] != ("constants",)
        and name in constants(module)
        and not (room(path) == module[0] and assembles(path))
    ]
    assert not wrong, "\n".join(wrong)


# What is documented, and how long a function is


Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef


def undocumented(path: Path) -> Iterator[str]:
    """The module, and every public function, method and class of it, that says nothing of itself."""
    tree = tree_of(path)
    if not ast.get_docstring(tree):
        yield found(path, 1, "the module")
    for node in public(tree):
        if not ast.get_docstring(node) and not doubles(node):
            yield found(path, node.lineno, node.name)


def public(owner: ast.Module | ast.ClassDef) -> Iterator[Definition]:
    """The public functions and classes of a module, and theirs."""
    for node in owner.body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from public(node)


def doubles(node: Definition) -> bool:
    """Whether a function says what another has said: an `@override`, an overload, a property's setter."""
    marks = [ast.unparse(mark) for mark in node.decorator_list]
    return any(mark.split(".")[-1] in {"override", "overload", "setter"} for mark in marks)


@pytest.mark.parametrize("name", sorted(OWN_CODE & {path.name for path in SOURCE.iterdir()}))
def test_every_public_function_of_the_rules_says_what_it_does(name: str) -> None:
    wrong = [line for path in modules() if room(path) == name for line in undocumented(path)]
    assert not wrong, "\n".join(wrong)


def test_nearly_everything_public_says_what_it_is() -> None:
    trees = [tree_of(path) for path in modules()]
    count = sum(1 for tree in trees for node in public(tree) if not doubles(node)) + len(trees)
    wrong = [line for path in modules() for line in undocumented(path)]
    assert 1 - len(wrong) / count >= DOCUMENTED, "\n".join(wrong)


def test_a_function_is_short() -> None:
    defined = [node for path in modules() for node in nodes_of(path) if isinstance(node, Function)]
    assert median((node.end_lineno or 0) - node.lineno + 1 for node in defined) <= TYPICAL
