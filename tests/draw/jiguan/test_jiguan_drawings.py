"""Every drawing of every moment of Jigūan is a well-formed SVG without ids, harmless whatever the names."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace

import pytest

from haguruma import draw
from haguruma.draw.jiguan import beasts, blueprints, faces, gears, icons
from haguruma.draw.jiguan.palette import PALETTE
from haguruma.jiguan.constants import CARD_KINDS, COLOURS, SEATS
from haguruma.jiguan.editions.edition import Card, Edition, Entry
from haguruma.jiguan.game import JiguanGame
from haguruma.kernel.faults import HagurumaError
from haguruma.kikai.game import make as kikai

from .conftest import Moment

HOSTILE = "\"><script>alert('x')</script>&amp;\x00\x1b\ud800 " + "long " * 60
ALLOWED = {"svg", "g", "path", "rect", "circle", "ellipse", "text", "title"}
PAGE = {"ground", "text", "paper", "card", "card-2", "ink", "muted", "shade", "gold", "brass", "lack", "focus"}
"""Names a page may paint with, whatever the game."""


def every_drawing(moment: Moment) -> Iterator[str]:
    """All drawings of one moment."""
    for panel in draw.scene(moment.game, moment.view, moment.labels):
        yield from filter(None, (panel.svg, panel.narrow, panel.large))
    yield draw.board(moment.game, moment.view, moment.labels)


@pytest.mark.slow
def test_every_drawing_of_many_moments_is_well_formed_and_has_no_ids(played: list[Moment]) -> None:
    for moment in played[::3]:
        for svg in every_drawing(moment):
            root = ET.fromstring(svg)
            assert root.get("viewBox")
            assert root.get("aria-label")
            assert root.get("width") is None
            assert not [node for node in root.iter() if node.get("id")]


@pytest.mark.slow
def test_an_interactive_drawing_is_a_group_and_never_an_image(played: list[Moment]) -> None:
    for svg in every_drawing(played[40]):
        assert ET.fromstring(svg).get("role") == "group"


def test_the_same_view_gives_the_same_drawing(played: list[Moment]) -> None:
    for moment in played[::40]:
        assert list(every_drawing(moment)) == list(every_drawing(moment))


def test_everybody_and_nobody_can_look(jiguan: JiguanGame) -> None:
    for seats in jiguan.counts:
        state = jiguan.start(seats=seats, seed=2)
        for viewer in (None, *range(seats)):
            pictures = draw.scene(jiguan, state.view(viewer))
            assert pictures.own == (viewer if viewer is not None else state.seat)
            assert len(pictures.seats) == seats


def test_the_scene_says_which_pictures_lie_where(played: list[Moment]) -> None:
    moment = next(moment for moment in played if len(moment.seats) == 3)
    pictures = draw.scene(moment.game, moment.view)
    assert pictures.layout == "bench"
    assert [panel.name for panel in pictures.main] == ["bench"]
    assert [panel.name for panel in pictures.shared] == ["supply", "towers", "display"]
    assert [panel.name for panel in pictures.seats[pictures.own]] == ["seat", "cards"]
    for number, panels in enumerate(pictures.seats):
        if number != pictures.own:
            assert [panel.name for panel in panels] == ["bench", "seat", "cards"]
            assert panels[0].large
    assert all(min(panel.size) > 30 and panel.title for panel in pictures)


@pytest.mark.slow
def test_every_colour_drawn_with_is_in_the_palette_by_day_and_by_night(played: list[Moment]) -> None:
    used = {
        name
        for moment in played[::9]
        for svg in every_drawing(moment)
        for name in re.findall(r"var\(--([\w-]+)\)", svg)
    }
    assert used <= set(PALETTE)
    assert set(PALETTE) >= PAGE | set(SEATS)
    assert all(day and night for day, night in PALETTE.values())


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        *((f"on-{colour}", colour, 4.2) for colour in (*COLOURS, *SEATS)),
        *(("text", ground, 4.5) for ground in ("ground", "card", "card-2", "paper", "wood", "wood-3", "wall")),
        *(("muted", ground, 4.5) for ground in ("card", "card-2", "paper")),
        *((f"on-{name}", name, 4.5) for name in ("accent", "ready", "near")),
        ("on-light", "bone", 7), ("on-light", "sheet", 7), ("on-light", "gold", 7), ("plan-line", "plan", 4.5),
    ],
)  # fmt: skip
def test_what_is_written_can_be_read_by_day_and_by_night(ink: str, ground: str, least: float) -> None:
    for one, other in zip(PALETTE[ink], PALETTE[ground], strict=True):
        low, high = sorted((luminance(one), luminance(other)))
        assert (high + 0.05) / (low + 0.05) >= least


def test_a_view_with_nothing_in_it_is_drawn_empty(jiguan: JiguanGame) -> None:
    for svg in every_drawing(Moment(jiguan, {"phase": "over"}, {}, ())):
        ET.fromstring(svg)


def hostile_edition(edition: Edition) -> Edition:
    """An edition whose every name tries to break out of its attribute or its place."""
    return replace(
        edition,
        title=HOSTILE,
        beasts=tuple(HOSTILE for _ in edition.beasts),
        workshops=tuple(replace(one, name=HOSTILE) for one in edition.workshops),
    )


def test_hostile_names_stay_text(jiguan: JiguanGame) -> None:
    hostile = JiguanGame(hostile_edition(jiguan.edition_data))
    state = hostile.start(seats=4, seed=3)
    labels = {action.notation: HOSTILE for action in state.actions()}
    for svg in every_drawing(Moment(hostile, state.view(state.seat), labels, ())):
        assert "<script" not in svg
        root = ET.fromstring(svg.encode("utf-8"))
        assert {node.tag.rpartition("}")[2] for node in root.iter()} <= ALLOWED
        for node in root.iter():
            assert not [name for name in node.attrib if name.startswith("on")]
            if node.tag.endswith("text") and "script" in (node.text or "").lower():
                assert node.get("textLength")


def test_slots_outside_the_frame_are_drawn_within_the_bench(jiguan: JiguanGame) -> None:
    edition = jiguan.edition_data
    wild = replace(edition, slots=tuple(replace(one, x=one.x * 900, y=-one.y * 900) for one in edition.slots))
    svg = draw.bench(jiguan, {"seats": {"black": {}}}, "black")
    moved = JiguanGame.__new__(JiguanGame)
    moved.__dict__ |= jiguan.__dict__ | {"edition_data": wild}
    assert draw.bench(moved, {"seats": {"black": {}}}, "black").split(">")[0] == svg.split(">")[0]
    for x, y in re.findall(r'translate\((\S+) (\S+)\)"><g class="place"', draw.bench(moved, {}, "black")):
        assert 0 <= float(x) <= 640
        assert 0 <= float(y) <= 740


@pytest.mark.parametrize("kind", CARD_KINDS)
def test_every_kind_of_card_has_a_face_and_a_sentence(kind: str) -> None:
    card = Card(
        "x", kind, "orange", "red", 1, count=2, tower="blue", steps=2, colour="green", points=3, energy_price=5,
        coin_price=3, beasts=("red", "blue", "blue"), entries=(Entry("red"), Entry("", 4), Entry("blue", 2), Entry()),
    )  # fmt: skip
    for one in (card, replace(card, frame="black", bottle="", steps=1, count=1)):
        ET.fromstring(f"<g>{faces.face(one, ('phoenix', 'bear', 'bear'))}</g>")
        ET.fromstring(f"<g>{faces.back(one)}</g>")
        assert len(faces.describe(one)) > 10
        assert faces.short(one) != kind


def test_every_beast_is_drawn_finished_and_as_a_plan_and_an_unknown_one_too() -> None:
    drawn = set()
    for name in (*beasts.names(), "a beast of another box"):
        ET.fromstring(f"<g>{beasts.beast(name, 'blue')}{beasts.plan(name, 'blue')}</g>")
        drawn.add(beasts.beast(name, "blue"))
    assert len(drawn) == 6
    assert set(beasts.names()) >= {"bear", "tiger", "tortoise", "crane", "phoenix"}


def test_a_blueprint_shows_its_value_with_the_coins_on_it() -> None:
    tile = blueprints.Tile("blue", 8, 1, "bear", coins=2, shift=-2)
    assert ">6</text>" in blueprints.tile(tile)
    assert ">−2</text>" in blueprints.tile(tile)


@pytest.mark.parametrize(
    ("line", "shown"),
    [((5, 9, 1, 0), ">5/9<"), ((9, 9, 0, 0), ">=9<"), ((8, 9, 0, 1), ">−1<"), ((11, 9, 0, 2), ">+2<")],
)
def test_a_line_says_how_far_it_is(line: tuple[int, int, int, int], shown: str) -> None:
    assert shown in blueprints.progress(*line, held=1)


def test_every_icon_is_drawn_and_a_named_one_is_an_image() -> None:
    for name in icons.names():
        assert ET.fromstring(draw.icon(name, game="jiguan")).get("aria-hidden") == "true"
    assert ET.fromstring(draw.icon("coin", "Coins", "jiguan")).get("aria-label") == "Coins"
    ET.fromstring(draw.icon('nonsense"><script>', game="jiguan"))


def test_colour_never_stands_alone() -> None:
    """Each gear, flask and seal carries its letter; gears and signs of colours and seats differ in shape."""
    for colour, letter in gears.LETTERS.items():
        for drawn in (gears.gear(colour, 3), gears.small(colour, 3), gears.ghost(colour, 3), icons.flask(colour)):
            assert f">{letter}</text>" in drawn
    for seat, letter in icons.SEALED.items():
        assert f">{letter}</text>" in icons.seal(seat)
    assert len(set(gears.OUTLINES.values())) == len(set(gears.PLATES.values())) == len(COLOURS)
    assert set(gears.OUTLINES) == set(gears.PLATES) == set(COLOURS)


def test_a_picture_for_a_notebook_is_the_whole_table(jiguan: JiguanGame) -> None:
    shown = draw.picture(jiguan.start(seats=3, seed=1), theme="dark")
    root = ET.fromstring(str(shown))
    assert root[0].tag.endswith("style")
    assert ".hg-jiguan" in str(shown)


def test_a_drawing_of_the_other_game_is_refused_in_a_sentence(jiguan: JiguanGame) -> None:
    with pytest.raises(HagurumaError, match="no such drawing of 'jiguan', only of 'kikai'"):
        draw.master(jiguan, {})
    with pytest.raises(HagurumaError, match="no such drawing of 'kikai', only of 'jiguan'"):
        draw.supply(kikai({}), {})
