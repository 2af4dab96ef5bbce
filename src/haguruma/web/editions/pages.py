"""The pages of editions: which edition an address names, what is open on its page, and what can be done there.

An edition is looked at, copied, compared, brought and taken away as a file, played with; changing one is `editing`'s.
What takes time runs off the event loop.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from urllib.parse import quote

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ... import draw, registry
from ...editions import Report, built_in, diff, game_of
from ...editions.words import MARKS, bare, modes, signs, word_label
from ...kernel.contract import Game, Plain
from ...kernel.editions.files import plain
from ...kernel.faults import BadOption, HagurumaError
from ...table import Lobby, NoSuchEdition
from ...table.edition_store import OwnEdition
from ...table.store import Taken, new_id
from ..pages import lobby_of, start_page
from ..requests import Fields, fields, text
from ..responses import html_response, page, sentence, status_of
from ..rulebook import Ruling, ruling
from .blocks import ALL, SHOWN_FAULTS, Block, BlockFiller, blocks, fault_rows, in_words
from .compare import comparison
from .drafts import begin, change, picture_of, report_of, sprites, take_in, title_in, with_text
from .forms import Strings

Handler = Callable[[Request], Awaitable[Response]]

NO_TEXT = "so it is no edition"

MERGED = "This edition was changed elsewhere meanwhile. What you did here is saved too, and here it is as it is now."

FEW = 9
"""A block of more values than this is worth to be opened first."""


@dataclass(frozen=True, slots=True)
class EditionText:
    """An edition to be looked at. `own` is None for one that cannot be changed here."""

    game: str
    id: str
    title: str
    text: str
    own: OwnEdition | None = None
    built_in: bool = False


@dataclass(slots=True)
class OpenPage:
    """What of an edition is open on its page, and what became of what was sent."""

    block: str = ""
    view: str = ""
    mode: str = ""
    source: str = "box"
    typed: Mapping[str, Strings] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    alert: str = ""
    live: bool = False
    moves: Mapping[str, str] | None = None
    """Name of an entry on the page that sent this -> its name here, '' if it is gone; None if that page is no older."""

    @classmethod
    def of(
        cls,
        game: str,
        asked: Mapping[str, object],
        typed: Mapping[str, Strings] | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> OpenPage:
        """What an address or a form asks for."""
        block, view, mode, source = (
            str(asked.get(key, "")) for key in ("block", "picture", "mode", "source")
        )
        source = source if source in ("box", "invented") else "box"
        alert = MERGED if asked.get("merged") else ""
        return cls(block, view, mode, source, typed or {}, notes or {}, alert, bool(asked.get("live")))


def text_of_own(own: OwnEdition) -> EditionText:
    """An own edition."""
    return EditionText(own.game, own.id, own.title, own.text, own)


def find_edition(lobby: Lobby, game: str, id: str) -> EditionText:
    """An edition by its name, its id, or the print of a text somebody played with. Raises `NoSuchEdition`."""
    _check_files(lobby, game)
    if id in lobby.games.editions(game):
        text = built_in(game)
        return EditionText(game, id, title_in(report_of(game, text)) or id, text, built_in=True)
    try:
        own = lobby.edition_store.get(id)
        if own.game == game:
            return text_of_own(own)
    except NoSuchEdition:
        pass
    played = lobby.edition_store.find_print(game, id)
    return EditionText(game, id, played.title, played.text)


def store_new(lobby: Lobby, own: OwnEdition) -> str:
    """Put an edition into the store under a free id. Raises `BadOption` if the store is full."""
    while True:
        id = new_id()
        try:
            lobby.edition_store.put(replace(own, id=id))
        except Taken:
            continue
        return id


# ------------------------------------------------------------------------------------------------- what a page shows


def _check_files(lobby: Lobby, game: str) -> None:
    if game not in lobby.games or lobby.games.title(game).files is None:
        raise NoSuchEdition(f"There are no editions of '{game[:20]}' here.")


def index_html(request: Request, game: str, alert: str = "") -> str:
    """The page with all editions of a game. Raises `NoSuchEdition` for a game without any."""
    lobby = lobby_of(request)
    _check_files(lobby, game)
    come = [find_edition(lobby, game, name) for name in lobby.games.editions(game)]
    content = {"game": game, "title": lobby.games[game], "come": come, "own": lobby.edition_store.all(game)}
    return page("editions.html", request.scope, alert=alert, **content)


def page_html(request: Request, edition: EditionText, shown: OpenPage) -> str:
    """The page of an edition."""
    report = report_of(edition.game, edition.text)
    faults = fault_rows(report, _rules(report))
    found = blocks(report)
    filler = BlockFiller(report, faults, shown.typed, shown.notes)
    asked = shown.block if shown.block in found or shown.block == ALL else _first(found)
    for block in found.values():
        block.faults = [one for _, one in faults if one.block == block.key]
    closed = {key: list(block.faults) for key, block in found.items()}
    for block in _open(found, asked):
        block.faults = []
        filler.fill(block)
    shown.block = asked
    content = {"edition": edition, "shown": shown, "report": report, "blocks": found, "open": _open(found, asked)}
    content |= {
        "faults": [one for _, one in faults][:SHOWN_FAULTS],
        "fault_count": len(faults),
        "by_block": closed,
    }
    content |= {"invented": report.marks.get("invented", 0), "values": sum(report.marks.values())}
    content |= _words(edition.game) | _picture(edition, report, shown)
    return page("edition.html", request.scope, game=edition.game, **content)


def picture_html(request: Request, edition: EditionText, shown: OpenPage) -> str:
    """The picture of an edition's page alone."""
    report = report_of(edition.game, edition.text)
    content = _picture(edition, report, shown)
    return page("edition_picture.html", request.scope, edition=edition, shown=shown, **content)


def _words(game: str) -> dict[str, object]:
    """What templates look up."""
    return {
        "title": registry.GAMES[game],
        "signs": tuple(signs(game)),
        "sprites": sprites(game),
        "marks": MARKS,
        "modes": modes(),
        "said": in_words,
        "word_label": word_label,
    }


def _first(found: Mapping[str, Block]) -> str:
    """The block to open where none is asked for."""
    return next((key for key, block in found.items() if block.values > FEW), next(iter(found), ""))


def _open(found: Mapping[str, Block], asked: str) -> list[Block]:
    return list(found.values()) if asked == ALL else [found[asked]] if asked in found else []


def _picture(edition: EditionText, report: Report, shown: OpenPage) -> dict[str, object]:
    """The picture, or the last one that could be drawn; in a live answer it is left to be asked for."""
    views = draw.edition_views(edition.game)
    modes = list(report.hashes) or [""]
    first = shown.block.split(".")[0]
    mode = shown.mode if shown.mode in modes else first if first in modes else modes[0]
    fitting = next((view.name for view in views if bare(shown.block) in view.blocks), views[0].name if views else "")
    view = shown.view if shown.view in {view.name for view in views} else fitting
    drawing, old = (Markup(""), False) if shown.live or not views else _drawing(edition, report, mode, view)
    return {"views": views, "view": view, "mode": mode, "drawable": modes, "drawing": drawing, "old": old}


def _drawing(edition: EditionText, report: Report, mode: str, view: str) -> tuple[Markup, bool]:
    """A drawing, and whether it is of an earlier text."""
    if report.editions.get(mode) is not None:
        return picture_of(edition.game, edition.text, mode, view), False
    good = edition.own.good if edition.own is not None else ""
    try:
        return (picture_of(edition.game, good, mode, view), True) if good else (Markup(""), True)
    except BadOption:
        return Markup(""), True


@lru_cache(maxsize=4)
def _ruled(game: str, mode: str) -> Game:
    """A game whose rules page a fault's rule stands on."""
    return registry.game(game, **({"mode": mode} if mode else {}))


def _rules(report: Report) -> dict[str, Ruling | None]:
    """Where the rules that the faults name stand."""
    found: dict[str, Ruling | None] = {}
    for fault in report.faults[:SHOWN_FAULTS]:
        mode = str(fault.address[0]) if fault.address and fault.address[0] in report.hashes else ""
        if fault.rule and fault.rule not in found:
            found[fault.rule] = ruling(_ruled(report.game, mode), fault.rule)
    return found


# ------------------------------------------------------------------------------------------------- reading


def to_page(game: str, id: str, given: Fields | None = None, anchor: str = "") -> Response:
    """The way to an edition's page, with the block and the picture that were open."""
    told = given or {}
    asked = [
        f"{key}={quote(str(told[key]))}" for key in ("block", "picture", "mode", "merged") if told.get(key)
    ]
    query = f"?{'&'.join(asked)}" if asked else ""
    return RedirectResponse(f"/editions/{game}/{id}{query}{anchor and '#'}{anchor}", 303)


async def index(request: Request) -> Response:
    """The editions of a game; `?edition=` leads to one of them."""
    game = request.path_params["game"]
    asked = request.query_params.get("edition", "")
    if asked:
        return to_page(game, quote(asked[:60], safe=""))
    return html_response(index_html(request, game))


async def view(request: Request) -> Response:
    """The page of an edition: `?block=` is open, `?picture=` and `?mode=` say what is drawn."""
    edition = edition_at(request)
    return await page_of(request, edition, OpenPage.of(edition.game, request.query_params))


async def picture(request: Request) -> Response:
    """The picture alone, for a page that has the rest."""
    edition = edition_at(request)
    html = await run_in_threadpool(picture_html, request, edition, OpenPage.of(edition.game, request.query_params))
    return html_response(html)


async def file(request: Request) -> Response:
    """The text of an edition as a file, byte for byte what is checked and played."""
    edition = edition_at(request)
    name = f"{edition.game}-{plain(edition.title)}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(edition.text.encode(), media_type="application/toml", headers=headers)


async def compare(request: Request) -> Response:
    """What differs from the edition that comes with the game."""
    edition = edition_at(request)
    found = await run_in_threadpool(diff, edition.game, built_in(edition.game), edition.text, ("built-in", "this one"))
    told = {"diff": found, "rows": comparison(found), "title": edition.title}
    html = page("edition_compare.html", request.scope, edition=edition, **told)
    return html_response(html)


def edition_at(request: Request) -> EditionText:
    """The edition that an address names. Raises `NoSuchEdition`."""
    return find_edition(lobby_of(request), request.path_params["game"], request.path_params["id"])


async def page_of(request: Request, edition: EditionText, shown: OpenPage, status: int = 200) -> Response:
    """The page of an edition."""
    return html_response(await run_in_threadpool(page_html, request, edition, shown), status)


# ------------------------------------------------------------------------------------------------- beginning


async def copy(request: Request) -> Response:
    """Begin an own edition: the built-in one to be filled in, or a copy of another (`from`)."""
    lobby, game = lobby_of(request), request.path_params["game"]
    try:
        given = await fields(request)
        edition = find_edition(
            lobby, game, text(given, "from") or text(given, "edition") or lobby.games.editions(game)[0]
        )
        title = text(given, "title").strip() or _free_title(request, edition)
        own = await run_in_threadpool(_copy, edition, title)
    except HagurumaError as error:
        return HTMLResponse(index_html(request, game, sentence(error)), status_of(error))
    id = store_new(lobby, own)
    return to_page(game, id)


def _copy(edition: EditionText, title: str) -> OwnEdition:
    if edition.built_in:
        return begin(edition.game, title)
    copied = with_text(OwnEdition("", edition.game, title, ""), edition.text)
    return change(copied, lambda draft: draft.change({("edition", "title"): title}, "box"))


def _free_title(request: Request, edition: EditionText) -> str:
    """`My copy`, `My copy 2` …"""
    taken = {own.title for own in lobby_of(request).edition_store.all(edition.game)}
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
        own = await run_in_threadpool(own_of_file, source, game)
    except HagurumaError as error:
        if game in lobby.games:
            return HTMLResponse(index_html(request, game, sentence(error)), status_of(error))
        return start_page(request, error)
    return to_page(own.game, store_new(lobby, own))


def file_of(given: Fields) -> str:
    """The text of the file that was sent. Raises `BadOption` if there is none."""
    source = text(given, "file") or text(given, "text")
    if not source.strip():
        raise BadOption("choose an edition file first: this one is empty")
    return source


def own_of_file(source: str, game: str) -> OwnEdition:
    """An edition made of a text, of the game it says if none is named. Raises `BadEdition` for one that is hopeless."""
    return take_in(game or game_of(source, "this file"), source)


async def play(request: Request) -> Response:
    """Begin a game for the fewest players with the edition, one person against its default bots."""
    given = await fields(request)
    lobby, edition = lobby_of(request), edition_at(request)
    try:
        report = await run_in_threadpool(report_of, edition.game, edition.text)
        if not report.playable:
            raise BadOption("a game is begun once the edition has no faults")
        mode = text(given, "mode") or next(iter(report.editions))
        options: Plain = {"edition": edition.id, **({"mode": mode} if mode else {})}
        game = lobby.editions.game(edition.game, options).game
        bots = [("", lobby.opponents(edition.game)[0])] * (game.counts[0] - 1)
        table = lobby.new(edition.game, [("You", ""), *bots], options)
    except HagurumaError as error:
        shown = OpenPage.of(edition.game, given)
        shown.alert = sentence(error)
        return await page_of(request, edition, shown, status_of(error))
    return RedirectResponse(f"/table/{table.id}", 303)
