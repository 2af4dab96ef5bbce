"""What people do at a table by forms (begin, open, play, undo, redo, fork, save), and what its open page asks for.

A form is answered by a page or the way to one; a page hears by a stream that something changed, and asks for itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import wraps

from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse

from ..kernel.action import Refused
from ..kernel.faults import HagurumaError, MissingEdition
from ..table import Lobby, Table
from .pages import lobby_of, start_page, table_page, wanted_page
from .requests import Fields, begin, fields, flag, open_text, text, whole
from .responses import THEMES
from .rulebook import ruling
from .table_page import preview_of, reasons, stamp, viewer_of

HEARTBEAT = 15.0
"""Seconds after which a silent stream says that it still lives."""

Handler = Callable[[Request], Awaitable[Response]]
TableHandler = Callable[[Request, Table, Fields], Response]


def on_table_page(handler: TableHandler) -> Handler:
    """A handler for a form at a table; what goes wrong is told on the table's page."""

    @wraps(handler)
    async def handle(request: Request) -> Response:
        given = await _given(request)
        table = lobby_of(request).open(request.path_params["id"])
        if isinstance(given, HagurumaError):
            return table_page(request, table, error=given)
        try:
            return handler(request, table, given)
        except HagurumaError as error:
            return table_page(request, table, error=error)

    return handle


async def _given(request: Request) -> Fields | HagurumaError:
    """What was sent, read to its end before a table is looked at, so that nothing happens in between."""
    try:
        return await fields(request)
    except HagurumaError as error:
        return error


def on_start_page(handler: Handler) -> Handler:
    """A handler for a form of the start page; what goes wrong is told there."""

    @wraps(handler)
    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except HagurumaError as error:
            return start_page(request, error)

    return handle


def to_table(table: Table) -> Response:
    """The way to a table's page."""
    return RedirectResponse(f"/table/{table.id}", 303)


async def to_start(request: Request) -> Response:
    """The way to the start page, for whoever comes back to the address of a form."""
    return RedirectResponse("/", 303)


@on_start_page
async def new(request: Request) -> Response:
    """Begin a game."""
    return to_table(begin(lobby_of(request), await fields(request)))


@on_start_page
async def open_file(request: Request) -> Response:
    """Open a game record or a position, as a file or as text."""
    given = await fields(request)
    source = text(given, "file") or text(given, "text")
    try:
        return to_table(open_text(lobby_of(request), source, given))
    except HagurumaError as error:
        if isinstance(error, MissingEdition) or text(given, "edition-file"):
            return wanted_page(request, source, text(given, "table", "same"), error)
        raise


@on_table_page
def play(request: Request, table: Table, given: Fields) -> Response:
    """Take an action."""
    submit(request, table, given)
    return to_table(table)


def submit(request: Request, table: Table, given: Fields) -> bool:
    """Take the action a form or the API sends; False if that click had been taken already."""
    seat = whole(given, "seat", -1)
    if seat < 0 and table.state.seat is not None:
        seat = table.state.seat
    answer = table.submit(seat, given.get("action", ""), whole(given, "seq"))
    lobby_of(request).driver.announce(table, hurry=flag(given, "calm"))
    return not answer.again


@on_table_page
def undo(request: Request, table: Table, given: Fields) -> Response:
    """Take the last decision back."""
    table.undo(whole(given, "seq"))
    lobby_of(request).driver.announce(table)
    return to_table(table)


@on_table_page
def redo(request: Request, table: Table, given: Fields) -> Response:
    """Take a decision again that was taken back."""
    table.redo(whole(given, "seq"))
    lobby_of(request).driver.announce(table, hurry=flag(given, "calm"))
    return to_table(table)


@on_table_page
def auto(request: Request, table: Table, given: Fields) -> Response:
    """Whether the table takes a person's only choice for them."""
    table.set_auto(flag(given, "on"), whole(given, "seq"))
    lobby_of(request).driver.announce(table)
    return to_table(table)


@on_table_page
def resume(request: Request, table: Table, given: Fields) -> Response:
    """Ask a bot again that could not choose."""
    table.trouble = ""
    lobby_of(request).driver.announce(table)
    return to_table(table)


@on_table_page
def fork(request: Request, table: Table, given: Fields) -> Response:
    """Go on from an earlier moment, at a table of its own."""
    return to_table(lobby_of(request).fork(table, whole(given, "ply")))


async def record(request: Request) -> Response:
    """The game as a file."""
    table = lobby_of(request).open(request.path_params["id"])
    name = f"{table.game.name}-{table.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(table.record().write(table.game.seats), headers=headers)


async def preview(request: Request) -> Response:
    """What an action would cause, or `refusal` if the game has moved on since the page was made."""
    table = lobby_of(request).open(request.path_params["id"])
    try:
        return JSONResponse(preview_of(table.state, request.query_params.get("action", "")).plain())
    except Refused as error:
        return JSONResponse({"refusal": error.refusal.plain()})


async def why(request: Request) -> Response:
    """Why the actions asked about (`?ask=a|b`) are not possible."""
    table = lobby_of(request).open(request.path_params["id"])
    asked = [part for part in request.query_params.get("ask", "").split("|") if part.strip()]
    answers = []
    for reason in reasons(table.state, asked[:40], viewer_of(table, table.state)):
        where = ruling(table.game, reason.rule, table.id)
        link = {} if where is None else {"label": where.label, "href": where.href}
        answers.append(reason.plain() | link)
    return JSONResponse({"answers": answers})


async def theme(request: Request) -> Response:
    """Remember the reader's theme and go back."""
    given = await fields(request)
    chosen = text(given, "theme", "auto")
    back = text(given, "back", "/")
    local = back.startswith("/") and not back.startswith("//") and "\\" not in back and not URL(back).netloc
    answer = RedirectResponse(back if local else "/", 303)
    if chosen in THEMES:
        answer.set_cookie("theme", chosen, max_age=31536000, samesite="lax", httponly=True)
    return answer


async def events(request: Request) -> Response:
    """The stream of a table, as server-sent events whose data is the stamp of the state."""
    lobby = lobby_of(request)
    table = lobby.open(request.path_params["id"])
    if request.method == "HEAD":
        return Response(media_type="text/event-stream")
    stream = _stream(lobby, table, request.query_params.get("stamp", ""))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


async def _stream(lobby: Lobby, table: Table, seen: str) -> AsyncIterator[str]:
    with lobby.driver.watch(table) as changed:
        yield "retry: 1000\n\n"
        if stamp(table) != seen:
            changed.set()
        while not lobby.driver.closed:
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            changed.clear()
            yield f"data: {stamp(table)}\n\n"
