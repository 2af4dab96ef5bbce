"""The ASGI app: which address is answered by what, and what becomes of errors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from ..kernel.faults import HagurumaError
from ..table import Lobby
from . import api, moves, pages
from .editions import editing
from .editions import pages as editions
from .guard import Guard
from .responses import STATIC, as_json, draw_style, problem, sentence, status_of, wants_json

PACKED = 4
"""How hard answers are packed: pages are mostly drawings, and half a megabyte of them becomes a tenth in 10 ms."""

WORDS = {
    404: "There is nothing at this address.",
    405: "That cannot be done at this address.",
    400: "That could not be understood.",
}


async def _draw_css(request: Request) -> Response:
    return Response(draw_style(), media_type="text/css", headers={"Cache-Control": "max-age=3600"})


def _table_routes() -> list[Route]:
    at = "/table/{id:str}"
    posts = {
        "play": moves.play,
        "undo": moves.undo,
        "redo": moves.redo,
        "auto": moves.auto,
        "fork": moves.fork,
    }
    posts["resume"] = moves.resume
    gets = {"": pages.table, "/sheet": pages.sheet, "/events": moves.events, "/record": moves.record}
    gets |= {"/preview": moves.preview, "/why": moves.why, "/seat/{seat:str}": pages.seat}
    return [Route(at + tail, handler) for tail, handler in gets.items()] + [
        Route(f"{at}/{name}", handler, methods=["POST"]) for name, handler in posts.items()
    ]


def _edition_routes() -> list[Route]:
    at = "/editions/{game:str}"
    one = at + "/{id:str}"
    gets = {"": editions.view, "/file": editions.file}
    gets |= {"/compare": editions.compare, "/picture": editions.picture}
    posts = {"edit": editing.edit, "undo": editing.undo, "rename": editing.rename}
    posts |= {"replace": editing.replace, "delete": editing.delete, "play": editions.play}
    return [
        Route("/editions", editions.bring, methods=["POST"]),
        Route(at, editions.index),
        Route(f"{at}/copy", editions.copy, methods=["POST"]),
        *[Route(one + tail, handler) for tail, handler in gets.items()],
        *[Route(f"{one}/{name}", handler, methods=["POST"]) for name, handler in posts.items()],
    ]


def _api_routes() -> list[Route]:
    at = "/api/tables/{id:str}"
    gets = {"": api.table, "/preview": api.preview, "/refusal": api.refusal, "/why": api.why}
    gets |= {"/log": api.log, "/record": api.record}
    posts = {"/play": api.play, "/undo": api.undo, "/redo": api.redo}
    return [
        Route("/api/games", api.games),
        Route("/api/tables", api.tables, methods=["GET", "POST"]),
        *[Route(at + tail, handler) for tail, handler in gets.items()],
        *[Route(at + tail, handler, methods=["POST"]) for tail, handler in posts.items()],
    ]


def _routes() -> list[Route | Mount]:
    return [
        Route("/", pages.start),
        Route("/games", moves.new, methods=["POST"]),
        Route("/open", moves.open_file, methods=["POST"]),
        Route("/open", moves.to_start, methods=["GET"]),
        Route("/theme", moves.theme, methods=["POST"]),
        Route("/rules/{game:str}", pages.rules),
        *_table_routes(),
        *_edition_routes(),
        *_api_routes(),
        Route("/static/draw.css", _draw_css),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]


async def _on_fault(request: Request, error: Exception) -> Response:
    assert isinstance(error, HagurumaError)
    if wants_json(request.scope):
        return JSONResponse(as_json(error), status_of(error))
    return problem(request.scope, status_of(error), sentence(error))


async def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    text = WORDS.get(error.status_code, error.detail) if error.status_code in (404, 405) else error.detail
    return problem(request.scope, error.status_code, text or WORDS[400])


async def _on_crash(request: Request, error: Exception) -> Response:
    text = "Something went wrong here that should not have. Nothing was lost: every move taken is saved."
    return problem(request.scope, 500, text)


def make_app(lobby: Lobby, hosts: Collection[str] = (), close: bool = True) -> Starlette:
    """The app over the tables of `lobby`, answering to `hosts` (none: any); `close`: shuts it down with itself."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        yield
        if close:
            lobby.close()

    app = Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Guard, hosts=hosts),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=PACKED),
        ],
        exception_handlers={HagurumaError: _on_fault, HTTPException: _on_http, Exception: _on_crash},
        lifespan=life,
    )
    app.state.lobby = lobby
    return app
