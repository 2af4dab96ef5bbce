"""`haguruma table`: opens the table in the browser, which `haguruma.web` serves."""

from __future__ import annotations

from pathlib import Path

import click

from .options import Whole


@click.command(short_help="Open the table in the browser.")
@click.option(
    "--port", type=Whole(0, 65535), help="The port to listen on; default: the first free one from 8000."
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser; the address is printed either way.")
@click.option("--data", metavar="DIR", help="Where the games are kept.")
@click.option("--position", metavar="FILE", help="Begin with this position (TOML or JSON).")
def table(port: int | None, host: str, no_browser: bool, data: str | None, position: str | None) -> None:
    """Open the table in the browser."""
    from ..web.serve import serve

    serve(host=host, port=port, open_browser=not no_browser, data=_path(data), position=_path(position))


def _path(text: str | None) -> Path | None:
    return None if text is None else Path(text)
