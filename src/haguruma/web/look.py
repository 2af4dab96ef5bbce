"""Templates and what every page shares: the theme, addresses of static files, escaping. Content is the pages' own."""

from __future__ import annotations

import hashlib
from functools import cache
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.types import Scope

from .. import __version__
from ..draw import style

STATIC = Path(__file__).parent / "static"
THEMES = ("auto", "light", "dark")


@cache
def _environment() -> Environment:
    loader = PackageLoader("haguruma.web")
    made = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    made.globals["asset"] = asset
    made.globals["themes"] = THEMES
    return made


@cache
def draw_style() -> str:
    """The style sheet of the drawings."""
    return style()


@cache
def asset(name: str) -> str:
    """The address of a static file, which changes when the file does."""
    data = draw_style().encode() if name == "draw.css" else (STATIC / name).read_bytes()
    return f"/static/{name}?{hashlib.blake2b(data + __version__.encode(), digest_size=4).hexdigest()}"


def theme_of(scope: Scope) -> str:
    """The theme the reader chose: `auto`, `light` or `dark`."""
    cookie = dict(scope["headers"]).get(b"cookie", b"").decode("latin-1")
    try:
        found = SimpleCookie(cookie).get("theme")
    except CookieError:
        return "auto"
    return found.value if found is not None and found.value in THEMES else "auto"


def page(template: str, scope: Scope, **content: object) -> str:
    """A template filled in."""
    return (
        _environment().get_template(template).render(theme=theme_of(scope), back=_way_back(scope), **content)
    )


def _way_back(scope: Scope) -> str:
    """Where the reader is, as an address that can be asked for again."""
    path = str(scope["path"])
    if scope["method"] != "GET":
        return "/".join(path.split("/")[:3]) if path.startswith("/table/") else "/"
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path
