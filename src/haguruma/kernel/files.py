"""Small text files read and written with care: every failure is one sentence, a half-written file never stands."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from .faults import HagurumaError


def read_text(path: Path | str, limit: int) -> str:
    """The text of a file of at most `limit` bytes in UTF-8. Raises `HagurumaError`."""
    path = Path(path)
    try:
        if path.is_dir():
            raise HagurumaError(f"'{path}' is a directory, not a file")
        with path.open("rb") as file:
            raw = file.read(limit + 1)
    except OSError as error:
        raise HagurumaError(f"'{path}' cannot be read: {_reason(error)}") from None
    except ValueError as error:
        raise error if isinstance(error, HagurumaError) else _unnamable() from None
    if len(raw) > limit:
        raise HagurumaError(f"'{path}' is longer than {limit} bytes, too long for what it should hold")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise HagurumaError(f"'{path}' is not text in UTF-8") from None


def write_text(path: Path | str, text: str) -> None:
    """Write a file as a whole or leave it as it was. Raises `HagurumaError`."""
    path = Path(path)
    try:
        target = path.resolve()
        if target.is_dir():
            raise HagurumaError(f"'{path}' is a directory, not a file")
        if target.exists() and not target.is_file():
            target.write_text(text, "utf-8")  # a pipe or a device, which must not be replaced
        else:
            _replace(target, text)
    except OSError as error:
        raise HagurumaError(f"'{path}' cannot be written: {_reason(error)}") from None
    except ValueError as error:
        raise error if isinstance(error, HagurumaError) else _unnamable() from None


def _replace(target: Path, text: str) -> None:
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=target.parent, prefix=".haguruma-", delete=False
    ) as file:
        part = Path(file.name)
        try:
            file.write(text)
            file.close()
            part.chmod(mode)
            os.replace(part, target)
        except BaseException:
            file.close()
            part.unlink(missing_ok=True)
            raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def _unnamable() -> HagurumaError:
    return HagurumaError("a file cannot have this name")
