"""Reading a traceability page: its tables, the tests it names, and the tests there are."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parent
TEST = re.compile(r"`(test_\w+)::(test_\w+)`")
PARTS = ("Rulebook", "Rulings", "What no single rule says")
SLOW = "pytest.mark.slow"
NO_TEST = "No test: "
"""How the reason begins where a row names no test."""

Test = tuple[str, str]
"""Module and name."""


class Page:
    """The page of one game; `folders` under `tests/` hold its tests, `letter` begins its rulings' ids."""

    def __init__(self, file: str, folders: tuple[str, ...], letter: str) -> None:
        self.text = (TESTS.parent / "docs" / file).read_text("utf-8")
        self.letter = letter
        self.tests = every_test(folders)
        """Every test there is, and what its docstring says."""
        self.slow = slow_tests(folders)
        """Those of them that `-m "not slow"` leaves out."""

    def under(self, part: str) -> str:
        """What stands under a heading of the second level."""
        return self.text.split(f"\n## {part}\n", 1)[1].split("\n## ", 1)[0]

    def sections(self) -> list[str]:
        """The rulebook's sections, in the order of the page."""
        return re.findall(r"^### (.+)$", self.under("Rulebook"), re.MULTILINE)

    def empty_sections(self) -> list[str]:
        """Sections without a row."""
        parts = self.under("Rulebook").split("\n### ")[1:]
        return [part.splitlines()[0] for part in parts if part.count("\n| ") < 2]

    def rows(self, part: str) -> list[list[str]]:
        """The cells of every row of the tables under a heading of the second level."""
        lines = [line for line in self.under(part).splitlines() if line.startswith("|")]
        cells = [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in lines
            if not line.startswith("|--")
        ]
        return [row for row in cells if row[-1] != "tests"]

    def rulings(self) -> dict[str, str]:
        """Ruling id -> the tests' cell of its row, in the order of the page."""
        return {row[0]: row[-1] for row in self.rows("Rulings") if re.fullmatch(self.letter + r"\d+", row[0])}

    def named(self) -> set[Test]:
        """Every test the page names."""
        return set(TEST.findall(self.text))

    def saying(self, ruling: str, aside: str = "") -> set[Test]:
        """Tests whose docstring names a ruling, of the modules the page names beside rulings but one set aside."""
        modules = {module for cell in self.rulings().values() for module, _ in TEST.findall(cell)} - {aside}
        word = re.compile(rf"\b{ruling}\b")
        return {test for test, says in self.tests.items() if test[0] in modules and word.search(says)}


def every_test(folders: tuple[str, ...]) -> dict[Test, str]:
    """Every test in these folders under `tests/`, and what its docstring says."""
    return {
        (module, node.name): ast.get_docstring(node) or ""
        for module, tree in modules(folders)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def slow_tests(folders: tuple[str, ...]) -> set[Test]:
    """The tests in these folders that are marked `slow` whole, not only for some of their parameters."""
    return {
        (module, node.name)
        for module, tree in modules(folders)
        for whole in [marked_whole(tree)]
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and (whole or SLOW in map(ast.unparse, node.decorator_list))
    }


def marked_whole(tree: ast.Module) -> bool:
    """Whether a module marks all its tests `slow`."""
    texts = [ast.unparse(node) for node in tree.body if isinstance(node, ast.Assign)]
    return any(text.startswith("pytestmark = ") and SLOW in text for text in texts)


@cache
def modules(folders: tuple[str, ...]) -> list[tuple[str, ast.Module]]:
    """Every module of tests in these folders under `tests/`, by name, parsed."""
    paths = [path for folder in folders for path in sorted((TESTS / folder).glob("test_*.py"))]
    return [(path.stem, ast.parse(path.read_text("utf-8"))) for path in paths]
