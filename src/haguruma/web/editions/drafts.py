"""Work on the text of an edition: checked, changed by a whole form at once, drawn; what takes time is kept a while.

None of it touches the store, so it can be done off the event loop. What a form says is read by `forms`.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from ... import draw
from ...editions import Draft, Report, check, template
from ...editions.words import signs
from ...kernel.faults import BadEdition, BadOption, Fault
from ...table.edition_store import Facts, OwnEdition

NAME = "edition"
"""What a file is called in faults that are told on its own page."""

DRAFTS = 6
"""Drafts that are kept at hand."""

_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')


@lru_cache(maxsize=24)
def report_of(game: str, text: str) -> Report:
    """The check of a text. Raises `BadEdition` for one that is too long, `BadOption` for an unknown game."""
    return check(game, text, NAME)


def _shared(game: str, text: str, name: str) -> Report:
    """A draft's checks are those of the pages."""
    return report_of(game, text)


_drafts: OrderedDict[tuple[str, str], Draft] = OrderedDict()


def take_draft(game: str, text: str) -> Draft:
    """A draft of a text, from those at hand if it is there. Raises `BadEdition` or `BadOption`."""
    return _drafts.pop((game, text), None) or Draft(text, game, NAME, _shared)


def keep_draft(draft: Draft) -> None:
    """Keep a draft at hand, for the next change."""
    _drafts[draft.game, draft.text] = draft
    while len(_drafts) > DRAFTS:
        _drafts.popitem(last=False)


def change(own: OwnEdition, step: Callable[[Draft], object]) -> OwnEdition:
    """An edition after a step on a draft of it, checked. Raises `HagurumaError`; then nothing has changed."""
    draft = take_draft(own.game, own.text)
    try:
        step(draft)
        return with_text(own, draft.text)
    finally:
        keep_draft(draft)


def with_text(own: OwnEdition, text: str) -> OwnEdition:
    """An edition with another text, and what a check tells of it."""
    report = report_of(own.game, text)
    drawable = [edition is not None for edition in report.editions.values()]
    good = text if drawable and all(drawable) else own.good or (text if any(drawable) else "")
    return replace(own, text=text, title=title_in(report) or own.title, good=good, facts=facts_of(report))


def facts_of(report: Report) -> Facts:
    """What lists show of an edition."""
    return Facts(
        report.hashes, len(report.faults), report.marks.get("invented", 0), sum(report.marks.values())
    )


def title_in(report: Report) -> str:
    """The title that a text gives itself; '' if it gives none that can be shown."""
    spot = report.spots.get(("edition", "title"))
    title = spot.value if spot is not None else None
    return title[:60] if isinstance(title, str) and title.strip() and title.isprintable() else ""


def begin(game: str, title: str) -> OwnEdition:
    """A new edition to be filled in. Raises `BadOption`."""
    return with_text(OwnEdition("", game, title, ""), template(game, title))


def take_in(game: str, text: str) -> OwnEdition:
    """An edition that somebody brings. Raises `BadEdition` or `BadOption` if there is nothing in it one could mend."""
    own = with_text(OwnEdition("", game, "Brought from a file", ""), text)
    report = report_of(game, text)
    hopeless = [fault for fault in report.faults if not report.spots]
    if hopeless:
        raise BadEdition(
            "this file", [Fault(f"line {fault.line}", None, fault.rule, fault.text) for fault in hopeless]
        )
    return own


@lru_cache(maxsize=32)
def picture_of(game: str, text: str, mode: str, view: str) -> Markup:
    """A picture of an edition in a mode. Raises `BadOption` for a text that cannot be drawn."""
    edition = report_of(game, text).editions.get(mode)
    if edition is None:
        raise BadOption("an edition with faults cannot be drawn")
    return Markup(draw.edition_picture(game, edition, mode, view))


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
