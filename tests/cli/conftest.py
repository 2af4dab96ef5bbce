"""The command line inside the test's own process, in an empty directory, with what is typed given beforehand."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from haguruma.cli.main import run


@dataclass
class Said:
    """What a command line came to."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def haguruma(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command line, words and typed lines given; the current directory is `tmp_path`."""
    monkeypatch.chdir(tmp_path)
    for name in ("FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def command(*words: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(word) for word in words])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return command
