"""Every drawing of every moment is a well-formed SVG without ids, the same each time, harmless whatever the names."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace

import pytest

from haguruma import draw
from haguruma.draw.kikai.icons import names
from haguruma.draw.kikai.palette import PALETTE
from haguruma.draw.stylesheet import palettes
from haguruma.kernel.contract import Game
from haguruma.kernel.faults import HagurumaError
from haguruma.kikai.constants import COLOURS, KINDS
from haguruma.kikai.editions.edition import Component, Edition, Effect
from haguruma.kikai.game import KikaiGame

from .conftest import Moment

HOSTILE = "\"><script>alert('x')</script>&amp;\x00\x1b\ud800 " + "long " * 60


def every_drawing(moment: Moment) -> Iterator[str]:
    """All drawings of one moment."""
    game, view, labels = moment.game, moment.view, moment.labels
    yield draw.board(game, view, labels)
    yield draw.master(game, view)
    yield draw.offer(game, view, labels)
    yield from (draw.components(game, view, labels, columns) for columns in (9, 3))
    for seat in ("yellow", "purple"):
        yield draw.cards(game, view, seat, labels)
        yield draw.seat(game, view, seat, labels)


@pytest.mark.slow
def test_every_drawing_of_many_moments_is_well_formed_and_has_no_ids(moments: list[Moment]) -> None:
    for moment in moments[::6]:
        for svg in every_drawing(moment):
            root = ET.fromstring(svg)
            assert root.get("viewBox")
            assert root.get("aria-label")
            assert root.get("width") is None
            assert not [node for node in root.iter() if node.get("id")]


def test_an_interactive_drawing_is_a_group_and_never_an_image(moments: list[Moment]) -> None:
    for svg in every_drawing(moments[40]):
        root = ET.fromstring(svg)
        if "button" in {node.get("role") for node in root.iter()}:
            assert root.get("role") == "group"


def test_the_same_view_gives_the_same_drawing(moments: list[Moment]) -> None:
    for moment in moments[::40]:
        assert list(every_drawing(moment)) == list(every_drawing(moment))


def test_every_colour_drawn_with_is_in_the_palette_by_day_and_by_night(moments: list[Moment]) -> None:
    used = {
        name
        for moment in moments[::20]
        for svg in every_drawing(moment)
        for name in re.findall(r"var\(--([\w-]+)\)", svg)
    }
    assert used <= set(PALETTE)
    in_style = set(re.findall(r"var\(--([\w-]+)\)", draw.style()))
    assert in_style <= {name for palette in palettes().values() for name in palette}
    assert all(day and night for day, night in PALETTE.values())


def test_a_view_with_nothing_in_it_is_drawn_empty(game: Game) -> None:
    for svg in every_drawing(Moment(game, {"phase": "over"}, {})):
        ET.fromstring(svg)


def hostile_edition(edition: Edition) -> Edition:
    """An edition whose every name tries to break out of its attribute or its place."""
    return replace(
        edition,
        title=HOSTILE,
        districts=tuple(replace(one, name=HOSTILE) for one in edition.districts),
        squares=tuple(replace(one, name=HOSTILE) for one in edition.squares),
        components=tuple(replace(one, name=HOSTILE) for one in edition.components),
    )


def test_hostile_names_stay_text(game: KikaiGame) -> None:
    hostile = KikaiGame(hostile_edition(game.edition_data))
    state = hostile.start(seed=3)
    labels = {action.notation: HOSTILE for action in state.actions()}
    for svg in every_drawing(Moment(hostile, state.view(state.seat), labels)):
        assert "<script" not in svg
        root = ET.fromstring(svg.encode("utf-8"))
        assert {node.tag.rpartition("}")[2] for node in root.iter()} <= ALLOWED
        for node in root.iter():
            assert not [name for name in node.attrib if name.startswith("on")]
            if node.tag.endswith("text") and "script" in (node.text or "").lower():
                assert node.get("textLength")


ALLOWED = {"svg", "g", "path", "rect", "circle", "ellipse", "text", "title"}


def test_places_outside_the_edition_size_are_drawn_within_the_board(game: KikaiGame) -> None:
    edition = game.edition_data
    wild = replace(
        edition,
        districts=tuple(replace(one, x=one.x * 9000, y=-one.y * 9000) for one in edition.districts),
        streets=tuple(replace(one, via=((10**9, -(10**9)),)) for one in edition.streets),
    )
    moved = KikaiGame(wild)
    root = ET.fromstring(draw.board(moved, moved.start(seed=1).view(0)))
    width, height = (float(side) for side in str(root.get("viewBox")).split()[2:])
    for node in root:
        found = re.match(r"translate\((\S+) (\S+)\)", node.get("transform", ""))
        if found:
            assert 0 <= float(found[1]) <= width
            assert 0 <= float(found[2]) <= height


def test_all_1728_statues_can_be_assembled() -> None:
    parts = {
        kind: [
            Component(f"{kind}{art}", kind, COLOURS[art % 3], 1, Effect(), f"{kind} {art}", art)
            for art in range(12)
        ]
        for kind in KINDS
    }
    drawn = {
        draw.statue(foot, body, head)
        for foot in parts["foot"]
        for body in parts["body"]
        for head in parts["head"]
    }
    assert len(drawn) == 12**3
    for foot, body, head in zip(*(parts[kind] for kind in KINDS), strict=True):
        for built in ((foot,), (foot, body), (foot, body, head)):
            ET.fromstring(draw.statue(*built))


def test_every_icon_is_drawn_and_a_named_one_is_an_image() -> None:
    for name in names():
        assert ET.fromstring(draw.icon(name)).get("aria-hidden") == "true"
    assert ET.fromstring(draw.icon("energy", "Energy")).get("aria-label") == "Energy"
    ET.fromstring(draw.icon('nonsense"><script>'))


def test_colour_never_stands_alone(game: Game) -> None:
    """Each fan and each dropper carries its letter."""
    for name, letter in (
        ("fan-red", "R"),
        ("fan-blue", "B"),
        ("fan-green", "G"),
        ("dropper-yellow", "Y"),
        ("dropper-purple", "P"),
    ):
        assert f">{letter}</text>" in draw.icon(name)


def test_a_document_stands_alone(game: Game) -> None:
    picture = draw.picture(game.start(seed=1), theme="dark")
    root = ET.fromstring(str(picture))
    assert root[0].tag.endswith("style")
    assert picture._repr_svg_() == str(picture)
    assert "--ground:" in draw.document(draw.icon("vp"))
    with pytest.raises(ValueError, match="only a drawing"):
        draw.document("<p>no</p>")


def test_a_game_without_drawings_is_refused_in_a_sentence(game: Game) -> None:
    other = KikaiGame(game.edition_data)  # type: ignore[attr-defined]
    other.name = "chess"
    with pytest.raises(HagurumaError, match="no drawings of 'chess'"):
        draw.board(other, {})
