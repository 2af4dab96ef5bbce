"""How a problem is answered: one sentence with its ruling and the right status, as JSON or as a page."""

from __future__ import annotations

from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import Scope

from ..kernel.action import Refused, UnknownAction
from ..kernel.faults import BadEdition, BadOption, BadPosition, BadRecord, HagurumaError
from ..table import NoSuchEdition, NoSuchTable, NotYours, Stale, StoreFault, Unreadable
from .look import page

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
