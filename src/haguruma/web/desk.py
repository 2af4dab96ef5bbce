"""Work on the text of an edition: checked, changed by a whole form at once, drawn; what takes time is kept a while.

None of it touches the store, so it can be done off the event loop. What a form says is read by `edition_forms`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from markupsafe import Markup

from .. import draw, registry
from ..box import Address, Draft, Report, Spot, check, template
from ..draw.kikai.catalogue import catalogue
from ..kernel.contract import Game
from ..kernel.faults import BadEdition, BadOption, Fault
from ..kikai.edition import Edition
from ..table.shelf import Facts, Own

NAME = "edition"
"""What a file is called in faults that are told on its own page."""

Seen = Mapping[str, object]
"""What a spectator sees of a game."""

DRAFTS = 6
DRAWN_SEED = 0


@lru_cache(maxsize=24)
def report_of(game: str, text: str) -> Report:
    """The check of a text. Raises `BadEdition` for one that is too long, `BadOption` for an unknown game."""
    return check(game, text, NAME)


class Desk(Draft):
    """A draft that takes many changes as one, and shares its checks with the pages."""

    def report(self) -> Report:
        """The check of the file as it stands."""
        return report_of(self.game, self.text)

    def change(self, values: Mapping[Address, object], source: str) -> None:
        """Put a value at every address, or take it out where that is None. Raises `BadOption`; then nothing changed."""
        spots = self.report().spots
        known = {address: value for address, value in values.items() if address in spots}
        if len(known) < len(values):
            raise BadOption("that place is not in this edition any more")
        self._change(lambda: self._steps(known, source))

    def _steps(self, values: Mapping[Address, object], source: str) -> None:
        for address, value in values.items():
            if value is not None:
                self._set(self._spot(address), address, value, source)
        for address, value in values.items():
            if value is None and self.report().spots[address].value is not None:
                self._remove(address)

    def back_to(self, text: str) -> None:
        """Take up an earlier text of this draft again."""
        if text != self.text:
            self._take(text)

    def confirm(self, spots: Iterable[Spot], source: str) -> None:
        """Mark values as from a source and leave them as they are."""
        printed = {spot.address: spot.value for spot in spots if spot.printed and spot.value is not None}
        if printed:
            self.change(printed, source)


_drafts: OrderedDict[tuple[str, str], Desk] = OrderedDict()


def taken(game: str, text: str) -> Desk:
    """A draft of a text, from those at hand if it is there. Raises `BadEdition` or `BadOption`."""
    return _drafts.pop((game, text), None) or Desk(text, game, NAME)


def laid_down(desk: Desk) -> None:
    """Keep a draft at hand, for the next change."""
    _drafts[desk.game, desk.text] = desk
    while len(_drafts) > DRAFTS:
        _drafts.popitem(last=False)


def changed(own: Own, step: Callable[[Desk], object]) -> Own:
    """An edition after a step on a draft of it, checked. Raises `HagurumaError`; then nothing has changed."""
    desk = taken(own.game, own.text)
    try:
        step(desk)
        return found_out(own, desk.text)
    finally:
        laid_down(desk)


def found_out(own: Own, text: str) -> Own:
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


def begun(game: str, title: str) -> Own:
    """A new edition to be filled in. Raises `BadOption`."""
    return found_out(Own("", game, title, ""), template(game, title))


def brought(game: str, text: str) -> Own:
    """An edition that somebody brings. Raises `BadEdition` or `BadOption` if there is nothing in it one could mend."""
    own = found_out(Own("", game, "Brought from a file", ""), text)
    report = report_of(game, text)
    hopeless = [fault for fault in report.faults if not report.spots]
    if hopeless:
        raise BadEdition(
            "this file", [Fault(f"line {fault.line}", None, fault.rule, fault.text) for fault in hopeless]
        )
    return own


# ------------------------------------------------------------------------------------------------- pictures


@dataclass(frozen=True, slots=True)
class View:
    """A picture that can be asked for: what it is, what it is called, and the blocks it shows."""

    name: str
    title: str
    blocks: frozenset[str]


VIEWS: Mapping[str, tuple[View, ...]] = {
    "kikai": (
        View(
            "board",
            "Board",
            frozenset({"board", "districts", "squares", "streets", "edition", "bonus_tiles"}),
        ),
        View("components", "Components", frozenset({"components"})),
        View(
            "seat",
            "Player Board",
            frozenset({"track", "billboards", "foundations", "start", "turns", "counts"}),
        ),
        View("master", "Master’s Board", frozenset({"master"})),
    ),
    "jiguan": (
        View("bench", "Bench", frozenset({"slots", "specials", "edition"})),
        View("supply", "Houses", frozenset({"houses", "gears"})),
        View("towers", "Towers", frozenset({"towers", "beasts", "scoring_tiles", "bonus_tiles"})),
        View("display", "Blueprints and cards", frozenset({"blueprints", "cards"})),
        View("seat", "Workshop", frozenset({"workshops", "abilities", "purchase", "energy", "start"})),
    ),
}


@lru_cache(maxsize=32)
def drawn(game: str, text: str, mode: str, view: str) -> Markup:
    """A picture of an edition in a mode. Raises `BadOption` for a text that cannot be drawn."""
    edition = report_of(game, text).editions.get(mode)
    if edition is None:
        raise BadOption("an edition with faults cannot be drawn")
    options = {"mode": mode} if mode else {}
    played = registry.game(game, edition=edition, **options, **_aside(game))
    return Markup(_svg(played, view))


def _aside(game: str) -> dict[str, object]:
    """The side of the boards that shows the most."""
    return {"bench": "advanced"} if game == "jiguan" else {}


def _svg(game: Game, view: str) -> str:
    state = game.start(seed=DRAWN_SEED)
    return _DRAWINGS[game.name][view](game, state.view(None))


def _catalogue(game: Game, view: Seen) -> str:
    edition: Edition = game.edition_data  # type: ignore[attr-defined]
    return catalogue(edition)


_DRAWINGS: Mapping[str, Mapping[str, Callable[[Game, Seen], str]]] = {
    "kikai": {
        "board": draw.board,
        "components": _catalogue,
        "seat": lambda game, view: draw.seat(game, view, game.seats[0]),
        "master": draw.master,
    },
    "jiguan": {
        "bench": lambda game, view: draw.bench(game, view, game.seats[0]),
        "supply": draw.supply,
        "towers": draw.towers,
        "display": draw.display,
        "seat": lambda game, view: draw.seat(game, view, game.seats[0]),
    },
}
