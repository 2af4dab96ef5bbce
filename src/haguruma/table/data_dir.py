"""Where saved games live on this machine; makes the folder, knows nothing of what goes in."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from .faults import StoreFault


def default_dir(environ: Mapping[str, str], platform: str, home: Path) -> Path:
    """The user's data folder for Haguruma by the custom of the platform; `HAGURUMA_DATA` comes before it."""
    given = environ.get("HAGURUMA_DATA", "")
    if given:
        return Path(given).expanduser()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Haguruma"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Haguruma"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "haguruma"


def data_dir(given: str | Path | None = None) -> Path:
    """The folder for saved games, made if missing. Raises `StoreFault` if it cannot be used."""
    folder = Path(given).expanduser() if given else default_dir(os.environ, sys.platform, Path.home())
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFault(f"the folder for saved games, {folder}, cannot be used: {error.strerror}") from None
    if not os.access(folder, os.W_OK):
        raise StoreFault(f"the folder for saved games, {folder}, cannot be written to")
    return folder
