"""The JSON API: the same tables, the same sentences, for programs."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ..table import Table, edition_title
from .moves import submit
from .pages import editions_of, lobby_of
from .requests import begin, fields, open_text, text, whole
from .table_page import gather_page, preview_of, reasons


def _table_json(table: Table) -> dict[str, object]:
    shown = gather_page(table)
    awaited = table.awaited
    return {
        "id": table.id,
        "seq": table.seq,
        "game": table.game.name,
        "edition": table.game.edition,
        "edition_hash": table.game.edition_hash,
        "edition_title": edition_title(table.game),
        "reconstruction": table.game.reconstruction,
        "options": table.game.options,
        "seats": [{"id": seat.id, "title": seat.title, **seat.plain()} for seat in table.seats],
        "awaited": "" if awaited is None else awaited.id,
        "prompt": shown.prompt,
        "actions": [
            {"action": c.notation, "label": c.label} for group in shown.groups for c in group.choices
        ],
        "undo": table.log.undo_reach,
        "redo": table.log.redo_reach,
        "view": table.state.view(shown.viewer),
        "sheet": table.state.sheet().plain(),
        "outcome": None if table.state.outcome is None else table.state.outcome.plain(),
        "trouble": table.trouble,
    }


def _answer(table: Table, status: int = 200) -> Response:
    return JSONResponse(_table_json(table), status, {"Cache-Control": "no-store"})


async def games(request: Request) -> Response:
    """The games, their seats, options and editions, and the bots."""
    lobby = lobby_of(request)
    told = []
    for name, title in lobby.games.items():
        keys = ("name", "kind", "default", "choices", "label", "help")
        options = [{key: getattr(option, key) for key in keys} for option in lobby.games.options(name)]
        game = lobby.default_game(name)
        told.append(
            {"name": name, "title": title, "seats": game.seats, "players": game.counts, "options": options,
             "bots": lobby.opponents(name),
             "editions": [{"id": id, "title": said} for id, said in editions_of(lobby, name)]}
        )  # fmt: skip
    bots = dict.fromkeys(bot for name in lobby.games for bot in lobby.opponents(name))
    return JSONResponse({"games": told, "bots": list(bots)})


async def tables(request: Request) -> Response:
    """GET: every saved game. POST: begin one (`game`, `table`, `seat`, `opponent`, `options`, `seed`, `position`).

    `edition` is the id of one that `games` lists. `record` opens a record instead, with `edition-file` as its edition.
    """
    lobby = lobby_of(request)
    if request.method == "POST":
        given = await fields(request)
        source = text(given, "record")
        table = open_text(lobby, source, given) if source else begin(lobby, given)
        lobby.driver.wake(table)
        return _answer(table, 201)
    listed = [
        {"id": glance.id, "game": glance.meta.get("game", ""), "text": glance.text, "over": glance.over,
         "moves": glance.entries, "fault": lobby.fault_of(glance)}
        for glance in lobby.games_saved()
    ]  # fmt: skip
    return JSONResponse({"tables": listed, "notices": lobby.store.notices})


def _table(request: Request) -> Table:
    return lobby_of(request).open(request.path_params["id"])


async def table(request: Request) -> Response:
    """The table as it stands."""
    found = _table(request)
    lobby_of(request).driver.wake(found)
    return _answer(found)


async def play(request: Request) -> Response:
    """Take an action: `action`, `seq`, and `seat` (a number) if it is to be checked."""
    given = await fields(request)
    found = _table(request)
    submit(request, found, given)
    return _answer(found)


async def undo(request: Request) -> Response:
    """Take the last decision back: `seq`."""
    given = await fields(request)
    found = _table(request)
    found.undo(whole(given, "seq"))
    lobby_of(request).driver.announce(found)
    return _answer(found)


async def redo(request: Request) -> Response:
    """Take a decision again that was taken back: `seq`."""
    given = await fields(request)
    found = _table(request)
    found.redo(whole(given, "seq"))
    lobby_of(request).driver.announce(found)
    return _answer(found)


async def preview(request: Request) -> Response:
    """What `?action=` would cause."""
    return JSONResponse(preview_of(_table(request).state, request.query_params.get("action", "")).plain())


async def refusal(request: Request) -> Response:
    """Why `?action=` is not possible; `refusal` is null if it is."""
    found = _table(request)
    refused = found.state.refusal(request.query_params.get("action", ""))
    return JSONResponse({"refusal": None if refused is None else refused.plain()})


async def why(request: Request) -> Response:
    """Why the actions of `?ask=a|b` are not possible."""
    asked = [part for part in request.query_params.get("ask", "").split("|") if part.strip()]
    state = _table(request).state
    return JSONResponse({"answers": [reason.plain() for reason in reasons(state, asked[:40], None)]})


async def log(request: Request) -> Response:
    """What happened, ply by ply, in words."""
    told = gather_page(_table(request)).log
    lines = [{"ply": t.ply, "seat": t.seat, "text": t.text, "forced": t.forced} for t in told]
    return JSONResponse({"log": lines})


async def record(request: Request) -> Response:
    """The game record as text."""
    found = _table(request)
    return PlainTextResponse(found.record().write(found.game.seats), headers={"Cache-Control": "no-store"})
