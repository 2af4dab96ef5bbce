"""What every response shares: templates filled in with the theme and addresses of files, and problems as one sentence.

The content of a page is the pages' own.
"""

from __future__ import annotations

import hashlib
from functools import cache
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import Scope

from .. import __version__
from ..draw import style
from ..kernel.action import Refused, UnknownAction
from ..kernel.faults import BadEdition, BadOption, BadPosition, BadRecord, HagurumaError
from ..table import NoSuchEdition, NoSuchTable, NotYours, Stale, StoreFault, Unreadable

STATIC = Path(__file__).parent / "static"
THEMES = ("auto", "light", "dark")

STATUS: tuple[tuple[type[HagurumaError], int], ...] = (
    (NoSuchTable, 404),
    (NoSuchEdition, 404),
    (Stale, 409),
    (NotYours, 403),
    (Refused, 422),
    (Unreadable, 422),
    (UnknownAction, 400),
    (BadOption, 400),
    (BadPosition, 400),
    (BadRecord, 400),
    (BadEdition, 400),
    (StoreFault, 503),
)


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


def html_response(html: str, status: int = 200) -> HTMLResponse:
    """A page that is made anew whenever it is asked for."""
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def _way_back(scope: Scope) -> str:
    """Where the reader is, as an address that can be asked for again."""
    path = str(scope["path"])
    if scope["method"] != "GET":
        return "/".join(path.split("/")[:3]) if path.startswith("/table/") else "/"
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path


def status_of(error: HagurumaError) -> int:
    """The HTTP status of an error; 409 for what is only not possible now."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 409)


def as_json(error: HagurumaError) -> dict[str, object]:
    """An error as the API tells it: the sentence, the ruling behind it, a stable code."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return {"error": refusal.text, "rule": refusal.rule, "code": refusal.code}
    return {"error": sentence(error), "rule": "", "code": type(error).__name__}


def sentence(error: HagurumaError) -> str:
    """What a person reads: a whole sentence."""
    text = error.refusal.text if isinstance(error, Refused) else str(error)
    text = text[:1].upper() + text[1:].encode("utf-8", "replace").decode()  # a file may name half a character
    return text if text.endswith((".", "!", "?")) else text + "."


def wants_json(scope: Scope) -> bool:
    """Whether whoever asks is a program."""
    accept = dict(scope["headers"]).get(b"accept", b"")
    return str(scope["path"]).startswith("/api/") or b"application/json" in accept.split(b",")[0]


def problem(scope: Scope, status: int, text: str) -> Response:
    """The answer to a request that cannot be carried out and has no page of its own."""
    if wants_json(scope):
        return JSONResponse({"error": text, "rule": "", "code": str(status)}, status)
    html = page("problem.html", scope, status=status, text=text)
    return HTMLResponse(html, status)
