"""The event stream: tells every open page of a table that something has changed; the page then asks for itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ..table import Lobby, Table
from .pages import lobby_of
from .table_page import stamp

HEARTBEAT = 15.0
"""Seconds after which a silent stream says that it still lives."""


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
