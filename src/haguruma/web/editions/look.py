"""Which edition a page is about, and the page made of it: what is open, what is drawn, what was wrong."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from markupsafe import Markup
from starlette.requests import Request

from ... import draw, registry
from ...editions import Report, built_in
from ...editions.words import MARKS, bare, modes, signs, word_label
from ...kernel.contract import Game
from ...kernel.faults import BadOption
from ...table import Lobby, NoSuchEdition
from ...table.edition_store import Own
from ...table.faults import Taken
from ..look import page
from ..pages import lobby_of
from ..rulebook import Ruling, ruling
from .drafts import drawn, report_of
from .forms import Strings
from .page import ALL, SHOWN_FAULTS, Block, blocks, fault_rows, in_words
from .rows import Opened

MERGED = "This edition was changed elsewhere meanwhile. What you did here is saved too, and here it is as it is now."

FEW = 9
"""A block of more values than this is worth to be opened first."""

_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True, slots=True)
class Look:
    """An edition to be looked at. `own` is None for one that cannot be changed here."""

    game: str
    id: str
    title: str
    text: str
    own: Own | None = None
    built_in: bool = False


@dataclass(slots=True)
class Shown:
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
    def asked(
        cls,
        game: str,
        asked: Mapping[str, object],
        typed: Mapping[str, Strings] | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> Shown:
        """What an address or a form asks for."""
        block, view, mode, source = (
            str(asked.get(key, "")) for key in ("block", "picture", "mode", "source")
        )
        source = source if source in ("box", "invented") else "box"
        alert = MERGED if asked.get("merged") else ""
        return cls(block, view, mode, source, typed or {}, notes or {}, alert, bool(asked.get("live")))


def look_of(own: Own) -> Look:
    """An own edition."""
    return Look(own.game, own.id, own.title, own.text, own)


def look_at(lobby: Lobby, game: str, id: str) -> Look:
    """An edition by its name, its id, or the print of a text somebody played with. Raises `NoSuchEdition`."""
    _check_files(lobby, game)
    if id in lobby.games.editions(game):
        text = built_in(game)
        return Look(game, id, title_of(report_of(game, text), id), text, built_in=True)
    try:
        own = lobby.edition_store.get(id)
        if own.game == game:
            return look_of(own)
    except NoSuchEdition:
        pass
    played = lobby.edition_store.printed(game, id)
    return Look(game, id, played.title, played.text)


def _check_files(lobby: Lobby, game: str) -> None:
    if game not in lobby.games or lobby.games.title(game).files is None:
        raise NoSuchEdition(f"There are no editions of '{game[:20]}' here.")


def title_of(report: Report, otherwise: str) -> str:
    """The title of an edition."""
    spot = report.spots.get(("edition", "title"))
    return str(spot.value) if spot is not None and spot.value else otherwise


def new_id(lobby: Lobby, own: Own) -> str:
    """Put an edition into the store under a free id. Raises `BadOption` if the store is full."""
    while True:
        id = "".join(secrets.choice(_ALPHABET) for _ in range(8))
        try:
            lobby.edition_store.put(replace(own, id=id))
        except Taken:
            continue
        return id


def shelf_titles(lobby: Lobby, game: str) -> set[str]:
    """The titles of the own editions of a game."""
    return {own.title for own in lobby.edition_store.all(game)}


# ------------------------------------------------------------------------------------------------- pages


def index_html(request: Request, game: str, alert: str = "") -> str:
    """The page with all editions of a game. Raises `NoSuchEdition` for a game without any."""
    lobby = lobby_of(request)
    _check_files(lobby, game)
    come = [look_at(lobby, game, name) for name in lobby.games.editions(game)]
    content = {"game": game, "title": lobby.games[game], "come": come, "own": lobby.edition_store.all(game)}
    return page("editions.html", request.scope, alert=alert, **content)


def page_html(request: Request, look: Look, shown: Shown) -> str:
    """The page of an edition."""
    report = report_of(look.game, look.text)
    faults = fault_rows(report, _rules(report))
    found = blocks(report)
    opened = Opened(report, faults, shown.typed, shown.notes)
    asked = shown.block if shown.block in found or shown.block == ALL else _first(found)
    for block in found.values():
        block.faults = [one for _, one in faults if one.block == block.key]
    closed = {key: list(block.faults) for key, block in found.items()}
    for block in _open(found, asked):
        block.faults = []
        opened.open(block)
    shown.block = asked
    content = {"look": look, "shown": shown, "report": report, "blocks": found, "open": _open(found, asked)}
    content |= {
        "faults": [one for _, one in faults][:SHOWN_FAULTS],
        "fault_count": len(faults),
        "by_block": closed,
    }
    content |= {"invented": report.marks.get("invented", 0), "values": sum(report.marks.values())}
    content |= _words(look.game) | _picture(look, report, shown)
    return page("edition.html", request.scope, game=look.game, **content)


def picture_html(request: Request, look: Look, shown: Shown) -> str:
    """The picture of an edition's page alone."""
    report = report_of(look.game, look.text)
    content = _picture(look, report, shown)
    return page("edition_picture.html", request.scope, look=look, shown=shown, **content)


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


def _picture(look: Look, report: Report, shown: Shown) -> dict[str, object]:
    """The picture, or the last one that could be drawn; in a live answer it is left to be asked for."""
    views = draw.edition_views(look.game)
    modes = list(report.hashes) or [""]
    first = shown.block.split(".")[0]
    mode = shown.mode if shown.mode in modes else first if first in modes else modes[0]
    fitting = next((view.name for view in views if bare(shown.block) in view.blocks), views[0].name if views else "")
    view = shown.view if shown.view in {view.name for view in views} else fitting
    drawing, old = (Markup(""), False) if shown.live or not views else _drawing(look, report, mode, view)
    return {"views": views, "view": view, "mode": mode, "drawable": modes, "drawing": drawing, "old": old}


def _drawing(look: Look, report: Report, mode: str, view: str) -> tuple[Markup, bool]:
    """A drawing, and whether it is of an earlier text."""
    if report.editions.get(mode) is not None:
        return drawn(look.game, look.text, mode, view), False
    good = look.own.good if look.own is not None else ""
    try:
        return (drawn(look.game, good, mode, view), True) if good else (Markup(""), True)
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


@lru_cache(maxsize=2)
def sprites(game: str) -> Markup:
    """The signs of a game as symbols, which fields refer to instead of repeating them."""
    made, skin = [], "hg"
    for sign in signs(game):
        svg = draw.icon(sign, game=game)
        opening, _, inside = svg.removesuffix("</svg>").partition(">")
        told = dict(_ATTRIBUTE.findall(opening))
        skin = told.get("class", skin).replace("hg-icon", "sprites")
        made.append(
            f'<symbol id="sign-{sign}" viewBox="{told.get("viewBox", "0 0 24 24")}">{inside}</symbol>'
        )
    return Markup(f'<svg class="{skin}" aria-hidden="true" font-weight="800">{"".join(made)}</svg>')
