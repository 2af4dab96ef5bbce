"""Build hook: with `HAGURUMA_COMPILE=1` a wheel carries the rule rooms compiled; without it, nothing happens.

The compiling is `scripts/compile.py`'s work; this file puts its results into the wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ["mypy>=2.4,<3", "setuptools>=77"]


def wanted() -> bool:
    """Whether the rule rooms are to be compiled in this build."""
    return os.environ.get("HAGURUMA_COMPILE") == "1"


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled rule rooms to a wheel and tags it for this platform."""

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling; nothing by default."""
        return list(COMPILERS) if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable install, which always plays the source."""
        if not wanted() or version == "editable":
            return
        folder = Path(self.root) / "build" / "wheel"
        script = Path(self.root) / "scripts" / "compile.py"
        subprocess.run([sys.executable, str(script), str(folder)], check=True, stdout=sys.stderr)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for end in ("so", "pyd"):
            for path in folder.rglob(f"*.{end}"):
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
