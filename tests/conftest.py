"""What all tests share: where Chromium is, and that browser tests are skipped, aloud, where it is not."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec

import pytest

pytest.register_assert_rewrite("tests.sharing", "tests.games.recorded")
"""What both games' tests check with says, where it fails, what the two sides were."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def chromium_path() -> str | None:
    """The Chromium to test with: the variable CHROMIUM, else the first one on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def no_browser_reason() -> str:
    """Why browser tests cannot run here, or ''."""
    if find_spec("playwright") is None:
        return "no browser tests: playwright is not installed (it is in the 'test' extra)"
    if chromium_path() is None:
        return "no browser tests: no Chromium found (apt install chromium, or set CHROMIUM to its path)"
    return ""


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of a Chromium, for playwright's `executable_path`; the test is skipped where there is none."""
    if reason := no_browser_reason():
        pytest.skip(reason)
    return str(chromium_path())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is marked `browser` is slow too, and skipped where no browser is."""
    reason = no_browser_reason()
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.slow)
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once, whatever the verbosity, that browser tests were left out, and why."""
    reason = no_browser_reason()
    if reason and any(reason in str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(reason)
