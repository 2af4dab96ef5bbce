"""The editions of a game: looked at, copied, compared, brought and taken away as files, played with.

What a page shows is gathered in `edition_look`; changing one is `editing`'s. What takes time runs off the event loop.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ...editions import built_in, diff, game_of
from ...kernel.contract import Plain
from ...kernel.editing.files import plain
from ...kernel.faults import BadOption, HagurumaError
from ...table.edition_store import Own
from ..answers import sentence, status_of
from ..asking import Fields, fields, text
from ..look import page
from ..pages import lobby_of, start_page
from .compare import compared
from .drafts import begun, brought, changed, found_out, report_of
from .look import Look, Shown, index_html, look_at, new_id, page_html, picture_html, shelf_titles

Handler = Callable[[Request], Awaitable[Response]]

NO_TEXT = "so it is no edition"


def to_page(game: str, id: str, given: Fields | None = None, anchor: str = "") -> Response:
    """The way to an edition's page, with the block and the picture that were open."""
    told = given or {}
    asked = [
        f"{key}={quote(str(told[key]))}" for key in ("block", "picture", "mode", "merged") if told.get(key)
    ]
    query = f"?{'&'.join(asked)}" if asked else ""
    return RedirectResponse(f"/editions/{game}/{id}{query}{anchor and '#'}{anchor}", 303)


# ------------------------------------------------------------------------------------------------- reading


async def index(request: Request) -> Response:
    """The editions of a game; `?edition=` leads to one of them."""
    game = request.path_params["game"]
    asked = request.query_params.get("edition", "")
    if asked:
        return to_page(game, quote(asked[:60], safe=""))
    return HTMLResponse(index_html(request, game), headers={"Cache-Control": "no-store"})


async def edition(request: Request) -> Response:
    """The page of an edition: `?block=` is open, `?picture=` and `?mode=` say what is drawn."""
    look = edition_at(request)
    return await page_of(request, look, Shown.asked(look.game, request.query_params))


async def picture(request: Request) -> Response:
    """The picture alone, for a page that has the rest."""
    look = edition_at(request)
    html = await run_in_threadpool(picture_html, request, look, Shown.asked(look.game, request.query_params))
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})


async def file(request: Request) -> Response:
    """The text of an edition as a file, byte for byte what is checked and played."""
    look = edition_at(request)
    name = f"{look.game}-{plain(look.title)}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(look.text.encode(), media_type="application/toml", headers=headers)


async def compare(request: Request) -> Response:
    """What differs from the edition that comes with the game."""
    look = edition_at(request)
    found = await run_in_threadpool(diff, look.game, built_in(look.game), look.text, ("built-in", "this one"))
    told = {"diff": found, "told": compared(found), "title": look.title}
    html = page("edition_compare.html", request.scope, look=look, **told)
    return HTMLResponse(html, headers={"Cache-Control": "no-store"})


def edition_at(request: Request) -> Look:
    """The edition that an address names. Raises `NoSuchEdition`."""
    return look_at(lobby_of(request), request.path_params["game"], request.path_params["id"])


async def page_of(request: Request, look: Look, shown: Shown, status: int = 200) -> Response:
    """The page of an edition."""
    html = await run_in_threadpool(page_html, request, look, shown)
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


# ------------------------------------------------------------------------------------------------- beginning


async def copy(request: Request) -> Response:
    """Begin an own edition: the built-in one to be filled in, or a copy of another (`from`)."""
    lobby, game = lobby_of(request), request.path_params["game"]
    try:
        given = await fields(request)
        look = look_at(
            lobby, game, text(given, "from") or text(given, "edition") or lobby.games.editions(game)[0]
        )
        title = text(given, "title").strip() or _free_title(request, look)
        own = await run_in_threadpool(_copied, look, title)
    except HagurumaError as error:
        return HTMLResponse(index_html(request, game, sentence(error)), status_of(error))
    id = new_id(lobby, own)
    return to_page(game, id)


def _copied(look: Look, title: str) -> Own:
    if look.built_in:
        return begun(look.game, title)
    copied = found_out(Own("", look.game, title, ""), look.text)
    return changed(copied, lambda draft: draft.change({("edition", "title"): title}, "box"))


def _free_title(request: Request, look: Look) -> str:
    """`My copy`, `My copy 2` …"""
    taken = shelf_titles(lobby_of(request), look.game)
    count = 1
    while (title := f"My copy {count}" if count > 1 else "My copy") in taken:
        count += 1
    return title


async def bring(request: Request) -> Response:
    """Take in an edition file, of whichever game it is."""
    lobby = lobby_of(request)
    game = ""
    try:
        given = await fields(request, NO_TEXT)
        game = text(given, "game")
        source = file_of(given)
        own = await run_in_threadpool(brought_text, source, game)
    except HagurumaError as error:
        if game in lobby.games:
            return HTMLResponse(index_html(request, game, sentence(error)), status_of(error))
        return start_page(request, error)
    return to_page(own.game, new_id(lobby, own))


def file_of(given: Fields) -> str:
    """The text of the file that was sent. Raises `BadOption` if there is none."""
    source = text(given, "file") or text(given, "text")
    if not source.strip():
        raise BadOption("choose an edition file first: this one is empty")
    return source


def brought_text(source: str, game: str) -> Own:
    """An edition made of a text, of the game it says if none is named. Raises `BadEdition` for one that is hopeless."""
    return brought(game or game_of(source, "this file"), source)


async def play(request: Request) -> Response:
    """Begin a game for the fewest players with the edition, one person against its default bots."""
    given = await fields(request)
    lobby, look = lobby_of(request), edition_at(request)
    try:
        report = await run_in_threadpool(report_of, look.game, look.text)
        if not report.playable:
            raise BadOption("a game is begun once the edition has no faults")
        mode = text(given, "mode") or next(iter(report.editions))
        options: Plain = {"edition": look.id, **({"mode": mode} if mode else {})}
        game = lobby.editions.game(look.game, options).game
        bots = [("", lobby.opponents(look.game)[0])] * (game.counts[0] - 1)
        table = lobby.new(look.game, [("You", ""), *bots], options)
    except HagurumaError as error:
        shown = Shown.asked(look.game, given)
        shown.alert = sentence(error)
        return await page_of(request, look, shown, status_of(error))
    return RedirectResponse(f"/table/{table.id}", 303)
