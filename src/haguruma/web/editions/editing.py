"""Changing an own edition by the forms of its page: values, entries, marks; undo, rename, replace, delete.

A change is refused whole, and the page then shows what was typed. What a form means is read by `forms`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace as replaced
from functools import wraps

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...editions import Address, Draft, Spot
from ...kernel.faults import BadOption, HagurumaError
from ...table import NoSuchEdition, Stale
from ...table.edition_store import STALE, OwnEdition
from ..pages import lobby_of
from ..requests import Fields, fields, text, whole
from ..responses import sentence, status_of
from .drafts import change, report_of, take_draft, with_text
from .forms import Unfit, changes, name_of, parse
from .merge import Form, address_of, form_now
from .pages import NO_TEXT, Handler, OpenPage, edition_at, file_of, own_of_file, page_of, text_of_own, to_page

EditionHandler = Callable[[Request, OwnEdition, Fields], Awaitable[Response]]

MOST_FIELDS = 4000
"""Fields a form with a file may have."""

TRIES = 6
"""How often a form is brought together with what others save at the same moment."""


def on_edition_page(handler: EditionHandler) -> Handler:
    """A handler for a form of an own edition's page; what goes wrong is told there, and nothing has changed."""

    @wraps(handler)
    async def handle(request: Request) -> Response:
        form = Form({})
        try:
            form.fields |= await fields(request, NO_TEXT, MOST_FIELDS)
            own = _own_at(request)
            if whole(form.fields, "version", own.version) != own.version:
                raise Stale(STALE)
            return await handler(request, own, form.fields)
        except NoSuchEdition:
            raise
        except HagurumaError as error:
            return await _refuse(request, form, error)

    return handle


def _own_at(request: Request) -> OwnEdition:
    """The own edition that an address names. Raises `NoSuchEdition`, `BadOption` for one that cannot be changed."""
    own = edition_at(request).own
    if own is None:
        raise BadOption("this edition cannot be changed; make a copy of it")
    return own


async def _refuse(request: Request, form: Form, error: HagurumaError) -> Response:
    """The page as the edition is now, with what was typed still in its fields."""
    edition, given = edition_at(request) if form.own is None else text_of_own(form.own), form.fields
    typed, spots = await run_in_threadpool(changes, report_of(edition.game, edition.text), given)
    kept = {name_of(spots[address]): strings for address, strings in typed.items()}
    notes = error.notes if isinstance(error, NotTaken) else {}
    if isinstance(error, Stale):
        notes = dict.fromkeys(kept, "Not saved yet: something else stands here by now.")
    told = None if given.get("live") and isinstance(error, NotTaken) else error  # the field says it
    shown = OpenPage.of(edition.game, given, kept, notes)
    shown.alert, shown.moves = "" if told is None else sentence(told), form.moves
    return await page_of(request, edition, shown, status_of(error))


class NotTaken(BadOption):
    """A form in which something typed does not fit its place; `notes` says of which value why."""

    def __init__(self, notes: dict[str, str], where: str) -> None:
        self.notes = notes
        count = len(notes)
        what = "one value does" if count == 1 else f"{count} values do"
        super().__init__(f"nothing of this was saved: {what} not fit, see there. {where}")


async def edit(request: Request) -> Response:
    """Take what a block's form says: values, marks, and `do`: add an entry, remove one, mark the whole block.

    A form made on an earlier text is taken too if nothing it changes was changed since.
    """
    form = Form({})
    try:
        form.fields |= await fields(request, NO_TEXT, MOST_FIELDS)
        form = await _save(request, form)
    except NoSuchEdition:
        raise
    except HagurumaError as error:
        return await _refuse(request, form, error)
    if not form.fields.get("live"):
        doing, _, what = text(form.fields, "do", "save").partition(" ")
        told = {**form.fields, "merged": "yes" if form.merged else ""}
        return to_page(request.path_params["game"], request.path_params["id"], told, _anchor(doing, what))
    shown = OpenPage.of(request.path_params["game"], {**form.fields, "merged": form.merged})
    shown.moves = form.moves
    return await page_of(request, edition_at(request) if form.own is None else text_of_own(form.own), shown)


async def _save(request: Request, form: Form) -> Form:
    """Save what a form says; the form as it was taken. Raises `HagurumaError`; then nothing was saved.

    Somebody may save between our reading and our writing: then it is brought together with that as well.
    """
    edition_store, sent = lobby_of(request).edition_store, dict(form.fields)
    for left in reversed(range(TRIES)):
        own = _own_at(request)
        past = edition_store.since(own, whole(sent, "version", own.version))
        now = await run_in_threadpool(form_now, own, sent, past)
        now.own = own
        form.fields, form.moves, form.own = now.fields, now.moves, own
        if now.late and await run_in_threadpool(_sent_twice, now, own, sent):
            return now.done()
        now.check()
        if now.late and now.idle:
            return now
        after = await run_in_threadpool(_edit, own, now)
        try:
            edition_store.save(after, own.version)
            now.own = replaced(after, version=own.version + 1, past=own.past + (after.text != own.text))
            return now
        except Stale:
            if not left:
                raise
    raise Stale(STALE)


def _edit(own: OwnEdition, form: Form) -> OwnEdition:
    return change(own, lambda draft: _work(draft, form.fields))


def _sent_twice(form: Form, own: OwnEdition, sent: Fields) -> bool:
    """Whether the text after that of a form is what the form makes of it: it was sent twice."""
    simple = text(sent, "do", "save") == "save" and not form.lost and not form.clash
    if len(form.past) < 2 or simple:
        return False
    draft = take_draft(own.game, form.past[0])
    try:
        _work(draft, sent)
    except HagurumaError:
        return False
    return draft.text == form.past[1]


def _anchor(doing: str, what: str) -> str:
    """The place on the page to come back to: after a removal the entry before."""
    if doing == "remove":
        *steps, last = _entry(what)
        return "-".join(str(step) for step in ("f", *steps, max(int(last) - 1, 0)))
    return f"end-{what.replace('.', '-')}" if doing == "add" else "editor" if doing != "save" else ""


def _work(draft: Draft, given: Fields) -> None:
    """One form's work on a draft, all of it or nothing. Raises `BadOption`."""
    doing, _, what = text(given, "do", "save").partition(" ")
    before = draft.text
    try:
        _set(draft, given)
        _mark(draft, given)
        if doing not in _STEPS:
            raise BadOption(f"'{doing[:20]}' is nothing one can do with an edition")
        _STEPS[doing](draft, what)
    except HagurumaError:
        draft.back_to(before)
        raise


def _set(draft: Draft, given: Fields) -> None:
    typed, spots = changes(draft.report(), given)
    values: dict[Address, object] = {}
    notes: dict[str, str] = {}
    for address, strings in typed.items():
        spot = spots[address]
        try:
            values[address] = _check_needed(spot, parse(draft.game, spot, strings))
        except Unfit as error:
            notes[name_of(spot)] = sentence(error)
    if notes:
        first = next(name for name in notes)
        where = next(spot.where for spot in spots.values() if name_of(spot) == first)
        raise NotTaken(notes, f"The first: {where} {notes[first][:1].lower()}{notes[first][1:]}")
    if values:
        source = text(given, "source", "box")
        draft.change(values, source if source in ("box", "invented") else "box")


def _check_needed(spot: Spot, value: object) -> object:
    if value is None and spot.needed:
        raise Unfit("must not be left empty")
    return value


def _mark(draft: Draft, given: Fields) -> None:
    """Mark the rows whose `mark …` says so."""
    for key, source in given.items():
        name = key.removeprefix("mark ")
        if name != key and source in ("box", "invented"):
            draft.confirm(address_of(name), str(source))


def _entry(name: str) -> Address:
    """The address of an entry of a list. Raises `BadOption` for anything else, which no form takes away."""
    address = address_of(name)
    if not address or isinstance(address[-1], str):
        raise BadOption(f"'{name[:60]}' is no entry of a list, so it cannot be removed")
    return address


_STEPS: Mapping[str, Callable[[Draft, str], object]] = {
    "save": lambda draft, what: None,
    "add": lambda draft, what: draft.add(address_of(what)),
    "remove": lambda draft, what: draft.remove(_entry(what)),
    "confirm": lambda draft, what: draft.confirm(address_of(what)),
}
"""What a form can do beside setting values and marks."""


@on_edition_page
async def undo(request: Request, own: OwnEdition, given: Fields) -> Response:
    """Go back to the text before the last change."""
    edition_store = lobby_of(request).edition_store
    before = edition_store.before(own.id)
    if before is None:
        raise BadOption("there is nothing to undo here")
    after = await run_in_threadpool(with_text, own, before)
    edition_store.save(after, own.version, back=True)
    return to_page(own.game, own.id, given)


@on_edition_page
async def rename(request: Request, own: OwnEdition, given: Fields) -> Response:
    """Give the edition another title, which stands in the file."""
    title = " ".join(text(given, "title").split())
    if not 0 < len(title) <= 60 or not title.isprintable():
        raise BadOption("a title has 1 to 60 printable characters")
    after = await run_in_threadpool(
        change, own, lambda draft: draft.change({("edition", "title"): title}, "box")
    )
    lobby_of(request).edition_store.save(after, own.version)
    return to_page(own.game, own.id, given)


@on_edition_page
async def replace(request: Request, own: OwnEdition, given: Fields) -> Response:
    """Put the text of a file in place of the edition's; what was there can be undone to."""
    fresh = await run_in_threadpool(own_of_file, file_of(given), own.game)
    after = await run_in_threadpool(with_text, own, fresh.text)
    lobby_of(request).edition_store.save(after, own.version)
    return to_page(own.game, own.id, given)


@on_edition_page
async def delete(request: Request, own: OwnEdition, given: Fields) -> Response:
    """Take the edition away; games played with it go on."""
    lobby_of(request).edition_store.delete(own.id)
    return RedirectResponse(f"/editions/{own.game}", 303)
