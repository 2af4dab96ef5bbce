"""Changing an own edition by the forms of its page: values, entries, marks; undo, rename, replace, delete.

A change is refused whole, and the page then shows what was typed. What a form means is read by `edition_forms`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..box import Address, Spot
from ..kernel.faults import BadOption, HagurumaError
from ..table import NoSuchEdition, Stale
from ..table.shelf import STALE, Own
from .answers import sentence, status_of
from .asking import Fields, fields, text, whole
from .desk import Desk, changed, found_out, report_of
from .edition_forms import Unfit, changes, name_of, parsed
from .editions import NO_TEXT, Handler, brought_text, edition_at, file_of, page_of, to_page
from .pages import hall_of

Doing = Callable[[Request, Own, Fields], Awaitable[Response]]

MOST_FIELDS = 4000
"""Fields a form with a file may have."""


def at_desk(doing: Doing) -> Handler:
    """A handler for a form of an own edition's page; what goes wrong is told there, and nothing has changed."""

    @wraps(doing)
    async def handle(request: Request) -> Response:
        given: Fields = {}
        try:
            given = await fields(request, NO_TEXT, MOST_FIELDS)
            own = edition_at(request).own
            if own is None:
                raise BadOption("this edition cannot be changed; make a copy of it")
            if whole(given, "version", own.version) != own.version:
                raise Stale(STALE)
            return await doing(request, own, given)
        except NoSuchEdition:
            raise
        except HagurumaError as error:
            return await _refused(request, given, error)

    return handle


async def _refused(request: Request, given: Fields, error: HagurumaError) -> Response:
    """The page as the edition is now, with what was typed still in its fields."""
    look = edition_at(request)
    typed, spots = await run_in_threadpool(changes, report_of(look.game, look.text), given)
    kept = {name_of(spots[address]): strings for address, strings in typed.items()}
    notes = error.notes if isinstance(error, NotTaken) else {}
    if isinstance(error, Stale):
        notes = dict.fromkeys(kept, "Not saved yet: something else stands here by now.")
    told = None if given.get("live") and isinstance(error, NotTaken) else error  # the field says it
    answer = await page_of(request, look, given, told, kept, notes)
    answer.status_code = status_of(error)
    return answer


class NotTaken(BadOption):
    """A form in which something typed does not fit its place; `notes` says of which value why."""

    def __init__(self, notes: dict[str, str], where: str) -> None:
        self.notes = notes
        count = len(notes)
        what = "one value does" if count == 1 else f"{count} values do"
        super().__init__(f"nothing of this was saved: {what} not fit, see there. {where}")


@at_desk
async def edit(request: Request, own: Own, given: Fields) -> Response:
    """Take what a block's form says: values, marks, and `do`: add an entry, remove one, mark the whole block."""
    doing, _, what = text(given, "do", "save").partition(" ")
    after = await run_in_threadpool(changed, own, lambda desk: _work(desk, given, doing, what))
    hall_of(request).shelf.save(after, own.version)
    if given.get("live"):
        return await page_of(request, edition_at(request), given)
    return to_page(own.game, own.id, given, _anchor(doing, what))


def _anchor(doing: str, what: str) -> str:
    """The place on the page to come back to: after a removal the entry before."""
    if doing == "remove":
        *steps, last = _entry(what)
        return "-".join(str(step) for step in ("f", *steps, max(int(last) - 1, 0)))
    return f"end-{what.replace('.', '-')}" if doing == "add" else "editor" if doing != "save" else ""


def _work(desk: Desk, given: Fields, doing: str, what: str) -> None:
    """One form's work on a draft. Raises `BadOption`; the draft is not used any further then."""
    before = desk.text
    try:
        _set(desk, given)
        _mark(desk, given)
        spots = desk.report().spots
        if doing == "add":
            desk.add(_address(what))
        elif doing == "remove":
            desk.remove(_entry(what))
        elif doing == "confirm":
            block = _address(what)
            desk.confirm([spot for spot in spots.values() if spot.address[: len(block)] == block], "box")
        elif doing != "save":
            raise BadOption(f"'{doing[:20]}' is nothing one can do with an edition")
    except HagurumaError:
        desk.back_to(before)
        raise


def _set(desk: Desk, given: Fields) -> None:
    typed, spots = changes(desk.report(), given)
    values: dict[Address, object] = {}
    notes: dict[str, str] = {}
    for address, strings in typed.items():
        spot = spots[address]
        try:
            values[address] = _needed(spot, parsed(desk.game, spot, strings))
        except Unfit as error:
            notes[name_of(spot)] = sentence(error)
    if notes:
        first = next(name for name in notes)
        where = next(spot.where for spot in spots.values() if name_of(spot) == first)
        raise NotTaken(notes, f"The first: {where} {notes[first][:1].lower()}{notes[first][1:]}")
    if values:
        source = text(given, "source", "box")
        desk.change(values, source if source in ("box", "invented") else "box")


def _needed(spot: Spot, value: object) -> object:
    if value is None and spot.needed:
        raise Unfit("must not be left empty")
    return value


def _mark(desk: Desk, given: Fields) -> None:
    """Mark the rows whose `mark …` says so."""
    for key, source in given.items():
        name = key.removeprefix("mark ")
        if name != key and source in ("box", "invented"):
            row = _address(name)
            spots = [spot for spot in desk.report().spots.values() if spot.address[: len(row)] == row]
            desk.confirm(spots, str(source))


def _address(name: str) -> Address:
    """The address that a form names: `standard.streets.list.3`."""
    return tuple(
        int(step) if step.isdecimal() and len(step) < 6 else step for step in name.split(".") if step
    )


def _entry(name: str) -> Address:
    """The address of an entry of a list. Raises `BadOption` for anything else, which no form takes away."""
    address = _address(name)
    if not address or isinstance(address[-1], str):
        raise BadOption(f"'{name[:60]}' is no entry of a list, so it cannot be removed")
    return address


@at_desk
async def undo(request: Request, own: Own, given: Fields) -> Response:
    """Go back to the text before the last change."""
    shelf = hall_of(request).shelf
    before = shelf.before(own.id)
    if before is None:
        raise BadOption("there is nothing to undo here")
    after = await run_in_threadpool(found_out, own, before)
    shelf.save(after, own.version, back=True)
    return to_page(own.game, own.id, given)


@at_desk
async def rename(request: Request, own: Own, given: Fields) -> Response:
    """Give the edition another title, which stands in the file."""
    title = " ".join(text(given, "title").split())
    if not 0 < len(title) <= 60 or not title.isprintable():
        raise BadOption("a title has 1 to 60 printable characters")
    after = await run_in_threadpool(
        changed, own, lambda desk: desk.change({("edition", "title"): title}, "box")
    )
    hall_of(request).shelf.save(after, own.version)
    return to_page(own.game, own.id, given)


@at_desk
async def replace(request: Request, own: Own, given: Fields) -> Response:
    """Put the text of a file in place of the edition's; what was there can be undone to."""
    fresh = await run_in_threadpool(brought_text, file_of(given), own.game)
    after = await run_in_threadpool(found_out, own, fresh.text)
    hall_of(request).shelf.save(after, own.version)
    return to_page(own.game, own.id, given)


@at_desk
async def delete(request: Request, own: Own, given: Fields) -> Response:
    """Take the edition away; games played with it go on."""
    hall_of(request).shelf.delete(own.id)
    return RedirectResponse(f"/editions/{own.game}", 303)
