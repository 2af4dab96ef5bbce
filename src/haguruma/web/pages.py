"""Pages people read: start, table, score sheet, rules. What they send is `moves`'."""

from __future__ import annotations

import time
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..kernel.action import Refused
from ..kernel.contract import Game, Option
from ..kernel.faults import HagurumaError, MissingEdition
from ..table import Lobby, Table, edition_title
from ..table.edition_store import OwnEdition
from ..table.store import Glance, NoSuchTable
from .pictures import close_up, cover, pictures
from .requests import whole
from .responses import html_response, page, sentence, status_of
from .rulebook import Ruling, game_of_address, rules_of, ruling, settings
from .table_page import Reason, gather_page, reasons, viewer_of

LISTED = 8
"""How many saved games stand on the start page before the rest is folded away."""


@dataclass(frozen=True, slots=True)
class Alert:
    """A sentence that must be seen, with the ruling behind it."""

    text: str
    rule: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """A game one can begin."""

    name: str
    game: Game
    options: tuple[Option, ...]
    art: str
    editions: list[tuple[str, str]]
    """Id and title, with what there is to know, of every edition one can play with; the first is the default."""
    title: str
    """What the default edition is called."""
    bots: tuple[str, ...]
    files: bool
    """Whether its editions are files, to be looked at and filled in."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as the list shows it."""

    id: str
    title: str
    players: str
    text: str
    when: str
    moves: int
    over: bool
    fault: str


def lobby_of(request: Request) -> Lobby:
    """The lobby this app serves."""
    lobby = request.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


def alert_of(error: HagurumaError, table: Table | None = None) -> Alert:
    """An error as an alert; with `table` it links the ruling behind it."""
    rule = error.refusal.rule if isinstance(error, Refused) else ""
    return Alert(sentence(error), ruling(table.game, rule, table.id) if table is not None else None)


async def start(request: Request) -> Response:
    """The start page."""
    return start_page(request)


def start_page(request: Request, error: HagurumaError | None = None) -> Response:
    """The start page, with what was wrong with what was sent to it."""
    lobby = lobby_of(request)
    offers = [_offer(lobby, name) for name in lobby.games]
    saved = [_saved_game(lobby, glance) for glance in lobby.games_saved()]
    html = page(
        "start.html",
        request.scope,
        offers=offers,
        saved=saved[:LISTED],
        older=saved[LISTED:],
        notices=lobby.store.notices,
        alert=None if error is None else alert_of(error),
    )
    return HTMLResponse(html, 200 if error is None else status_of(error))


def wanted_page(request: Request, record: str, table: str, error: HagurumaError) -> Response:
    """The page that asks for the edition file a record was played with; the record is kept on it."""
    content = {"record": record, "table": table, "text": sentence(error)}
    html = page("wanted.html", request.scope, wanted=error if isinstance(error, MissingEdition) else None, **content)
    return html_response(html, status_of(error))


def _offer(lobby: Lobby, name: str) -> Offer:
    game = lobby.default_game(name)
    options, editions = lobby.games.options(name), editions_of(lobby, name)
    files = lobby.games.title(name).files is not None
    return Offer(name, game, options, cover(game), editions, edition_title(game), lobby.opponents(name), files)


def editions_of(lobby: Lobby, name: str) -> list[tuple[str, str]]:
    """Id and title of a game's editions: those that come with it, then people's own."""
    game = lobby.default_game(name)
    warned = " – values invented" if game.reconstruction else ""
    come = [(id, f"{edition_title(game) if id == game.edition else id}{warned}") for id in lobby.games.editions(name)]
    own = [(own.id, f"{own.title}{_shortcomings(own)}") for own in lobby.edition_store.all(name)]
    return come + own


def _shortcomings(own: OwnEdition) -> str:
    """What an own edition lacks, in a few words."""
    faults = own.facts.faults
    if faults:
        return f" – {faults} {'fault' if faults == 1 else 'faults'}"
    return f" – {own.facts.invented} of {own.facts.values} invented" if own.facts.invented else ""


def _saved_game(lobby: Lobby, glance: Glance) -> SavedGame:
    fault = lobby.fault_of(glance)
    meta = glance.meta
    seats = meta.get("seats")
    names = (
        [str(seat.get("name", "")) for seat in seats if isinstance(seat, dict)]
        if isinstance(seats, list)
        else []
    )
    return SavedGame(
        glance.id,
        lobby.games.get(str(meta.get("game")), str(meta.get("game", "?"))[:30]),
        " – ".join(names),
        glance.text or "Not begun yet.",
        since(time.time() - glance.touched),
        glance.entries,
        glance.over,
        fault,
    )


def since(seconds: float) -> str:
    """How long ago, in words."""
    for size, unit in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            count = int(seconds // size)
            return f"{count} {unit}{'' if count == 1 else 's'} ago"
    return "just now"


async def table(request: Request) -> Response:
    """A table as it stands, or the moment `?ply=` names; `?why=` asks why an action is not possible."""
    lobby = lobby_of(request)
    found = lobby.open(request.path_params["id"])
    lobby.driver.wake(found)
    ply = whole(request.query_params, "ply", -1)
    asked = request.query_params.get("why", "").strip()
    answers = reasons(found.state, [asked], viewer_of(found, found.state)) if asked and ply < 0 else []
    return table_page(request, found, None if ply < 0 else ply, answers=answers, asked=asked)


def table_page(
    request: Request,
    found: Table,
    ply: int | None = None,
    error: HagurumaError | None = None,
    answers: list[Reason] | None = None,
    asked: str = "",
) -> Response:
    """The page of a table; with an error its sentence, and nothing else is different."""
    shown = gather_page(found, ply)
    html = page(
        "table.html",
        request.scope,
        scene=shown,
        table=found,
        game=found.game,
        pictures=pictures(shown),
        answers=[(reason, ruling(found.game, reason.rule, found.id)) for reason in answers or []],
        asked=asked[:60],
        alert=None if error is None else alert_of(error, found),
        edition=edition_title(found.game),
        values_at=values_at(lobby_of(request), found),
    )
    return html_response(html, 200 if error is None else status_of(error))


def values_at(lobby: Lobby, found: Table) -> str:
    """Where the values that a table plays with can be seen; '' for a game without such a page."""
    if lobby.games.title(found.game.name).files is None:
        return ""
    return f"/editions/{found.game.name}/{found.meta.get('edition_print') or found.game.edition}"


async def sheet(request: Request) -> Response:
    """The score sheet on a page of its own, for browsers without scripts."""
    found = lobby_of(request).open(request.path_params["id"])
    content = {"scene": gather_page(found), "table": found, "game": found.game, "edition": edition_title(found.game)}
    return html_response(page("sheet.html", request.scope, **content))


async def seat(request: Request) -> Response:
    """Everything that belongs to a seat, large, now or at the moment `?ply=` names."""
    found = lobby_of(request).open(request.path_params["id"])
    seats = [seat for seat in found.seats if seat.id == request.path_params["seat"]]
    if not seats:
        raise NoSuchTable(f"Nobody sits at '{request.path_params['seat'][:20]}' here.")
    ply = whole(request.query_params, "ply", -1)
    shown = close_up(gather_page(found, None if ply < 0 else ply), seats[0].index)
    content = {"table": found, "game": found.game, "seat": seats[0], "pictures": shown}
    return html_response(page("seat.html", request.scope, **content))


async def rules(request: Request) -> Response:
    """The rules of a game under the options in the address, or those of the table `?table=` names, at its edition."""
    lobby = lobby_of(request)
    name = request.path_params["game"]
    if name not in lobby.games:
        return HTMLResponse(page("problem.html", request.scope, status=404, text=NO_GAME), 404)
    asked = request.query_params.get("table", "")
    game = lobby.open(asked).game if asked else game_of_address(lobby, name, request.query_params)
    if game.name != name:
        raise NoSuchTable(f"At the table '{asked[:20]}' another game is played: its rules are under '{game.name}'.")
    edition = request.query_params.get("edition", "")
    content = {"found": rules_of(game), "game": game, "table": asked, "edition": edition_title(game)}
    content["settings"] = settings(lobby, game, edition)
    return HTMLResponse(page("rules.html", request.scope, **content))


NO_GAME = "There is no such game here."
