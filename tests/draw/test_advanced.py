"""KIKAI's Advanced side as it is drawn: bonuses of Squares and tiles, what a seat keeps, the Master's rows."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

import haguruma
from haguruma import draw
from haguruma.draw.kikai import slabs
from haguruma.draw.kikai.view import scene
from haguruma.draw.svg import extent, wrapped
from haguruma.kernel.contract import Game, State
from haguruma.kikai.constants import ADVANCED_KINDS, LADDERS_TOO_BIT, PERMANENT
from haguruma.kikai.editions.edition import Edition, Effect
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.rules.fields import Fields
from haguruma.kikai.words.names import TILE_NAMES, effect_words

from .conftest import Moment, look, random_game
from .test_drawings import every_drawing
from .test_targets import DRAWINGS, SVG, offered


@pytest.fixture(scope="module")
def advanced() -> KikaiGame:
    game = haguruma.game("kikai", mode="advanced")
    assert isinstance(game, KikaiGame)
    return game


@pytest.fixture(scope="module")
def played(advanced: KikaiGame) -> list[Moment]:
    """Decisions of several games."""
    return [moment for seed in range(6) for moment in random_game(advanced, seed, 5)]


def walk(game: Game, seed: int) -> Iterator[State]:
    """The states of a random game."""
    state, rng = game.start(seed=seed), Random(seed)
    while not state.over:
        yield state.copy()
        state.play(rng.choice(list(state.actions())))


def titles(svg: str) -> dict[str, str]:
    """What is said of each place of a drawing."""
    nodes = ET.fromstring(svg).iter(SVG + "g")
    found = {str(node.get("data-place")): node.findtext(SVG + "title") or "" for node in nodes}
    return {place: said for place, said in found.items() if said}


def told(svg: str) -> dict[str, str]:
    """The notes of a drawing by place, as a screen reader hears them."""
    notes = [node for node in ET.fromstring(svg).iter(SVG + "g") if node.get("class") == "told"]
    assert all(node.get("tabindex") == "0" and node.get("role") == "img" for node in notes)
    return {str(node.get("data-place")): str(node.get("aria-label")) for node in notes}


def letters(svg: str) -> list[str]:
    """Every line of text in a drawing."""
    return [node.text or "" for node in ET.fromstring(svg).iter(SVG + "text")]


def holding(game: Game, seat: str, kinds: list[str]) -> dict[str, object]:
    """The view of a beginning in which a seat keeps tiles, which lie in no District any more."""
    view = game.start(seed=1).view(0)
    view["bonus_tiles"] = {place: kind for place, kind in view["bonus_tiles"].items() if kind not in kinds}  # type: ignore[attr-defined]
    view["seats"][seat]["tiles"] = kinds  # type: ignore[index]
    return view


@pytest.mark.slow
def test_every_advanced_drawing_is_well_formed_without_ids_and_always_the_same(played: list[Moment]) -> None:
    for moment in played[::14]:
        drawings = list(every_drawing(moment))
        assert drawings == list(every_drawing(moment))
        for svg in drawings:
            assert not [node for node in ET.fromstring(svg).iter() if node.get("id")]


def test_a_fan_to_discard_is_chosen_at_its_square(advanced: KikaiGame) -> None:
    moment = next(one for seed in range(1, 30) for one in random_game(advanced, seed, 1) if one.phase == "discard")
    places = offered(draw.board(advanced, moment.view, moment.labels))
    assert "discard" in {one.split()[0] for one in places}
    assert places == Counter(one for one in moment.labels if one.split()[0] in ("discard", "ladder"))


def test_every_other_advanced_action_with_a_place_has_exactly_one_button(played: list[Moment]) -> None:
    kinds, drawn = DRAWINGS["board"]
    for moment in played[::7]:
        wanted = Counter(one for one in moment.labels if one.split()[0] in kinds | {"discard"})
        assert offered(drawn(moment)) == wanted, moment.phase


def test_how_to_pay_is_chosen_in_words_alone(advanced: KikaiGame) -> None:
    state = next(one for one in walk(advanced, 1) if one.view(one.seat)["phase"] == "more")
    assert isinstance(state, Fields)
    state.kept[state.mover] |= LADDERS_TOO_BIT
    state.megaphones[state.mover] = state.ladders[state.mover] = 1
    state.play(next(action for action in state.actions() if action.kind == "play"))
    moment = look(state)
    assert {"pay megaphone", "pay ladder"} <= set(moment.labels)
    for panel in draw.scene(advanced, moment.view, moment.labels):
        assert not [one for one in offered(panel.svg) if one.startswith("pay")]


def test_a_square_shows_the_bonus_of_its_last_fan_and_a_star_only_for_victory_points(advanced: KikaiGame) -> None:
    svg = draw.board(advanced, advanced.start(seed=2).view(0))
    said = titles(svg)
    for one in advanced.edition_data.squares:
        assert said[f"square:{one.id}"].endswith(f"; {effect_words(one.bonus)} with the last fan")
    points = {str(one.bonus.vp) for one in advanced.edition_data.squares if one.bonus.vp}
    assert points <= set(letters(svg))
    assert "0" not in letters(svg)


def test_a_foundation_tile_says_what_a_foot_there_brings(played: list[Moment], advanced: KikaiGame) -> None:
    effects = advanced.tables.effects
    for moment in played[::30]:
        said = titles(draw.board(advanced, moment.view))
        for seat, name in (("yellow", "Yellow"), ("purple", "Purple")):
            for place, bonus in moment.view["seats"][seat]["foundations"].items():  # type: ignore[index]
                gift = effect_words(effects.effects[effects.words.index(bonus)])
                tile = f"{name}'s Foundation Tile: a Foot there brings {gift}"
                assert tile in said[f"district:{place}"]


def test_each_construction_bonus_tile_has_a_face_of_its_own_and_its_words(advanced: KikaiGame) -> None:
    tiles = advanced.edition_data.bonus_tiles
    assert {tile.kind for tile in tiles} == set(ADVANCED_KINDS)
    assert len({slabs.face(tile) for tile in tiles}) == len(tiles)
    view = advanced.start(seed=4).view(0)
    said = titles(draw.board(advanced, view))
    for place, kind in view["bonus_tiles"].items():  # type: ignore[attr-defined]
        assert f"first Head: “{TILE_NAMES[kind]}”" in said[f"district:{place}"]


def test_a_kept_tile_lies_on_its_owners_board_and_explains_itself(advanced: KikaiGame) -> None:
    view = holding(advanced, "purple", list(PERMANENT))
    notes = told(draw.seat(advanced, view, "purple"))
    assert list(notes) == [f"tile:purple:{kind}" for kind in PERMANENT]
    assert all(note.startswith(TILE_NAMES[place.rpartition(":")[2]] + ": ") for place, note in notes.items())
    assert not told(draw.seat(advanced, view, "yellow"))
    assert "none yet" in letters(draw.seat(advanced, view, "yellow"))


def test_the_masters_board_explains_each_tile_that_still_matters(advanced: KikaiGame) -> None:
    view = holding(advanced, "yellow", ["free-fan"])
    view["bonus_tiles"] = {"casino": "grant"}
    shown = letters(draw.master(advanced, view))
    assert [line for line in shown if any(name in line for name in TILE_NAMES.values())] == [
        "Casino: Grant",
        "Free First Fan",
    ]
    assert slabs.legend_height(scene(advanced, {**view, "bonus_tiles": {}, "seats": {}})) == 0


def test_the_masters_rows_show_what_they_take_and_no_multiplier(advanced: KikaiGame) -> None:
    svg = draw.master(advanced, advanced.start(seed=1).view(0))
    shown = letters(svg)
    for row in advanced.edition_data.master.rows:
        assert not row.lose or f"−{row.lose}" in shown
    assert not [line for line in shown if line.startswith("×") or (line.startswith("=") and line != "=")]
    lost = advanced.edition_data.master.rows[0].lose
    assert f"Yellow has 0 Renown, row 1, at the round's end: lose {lost} Energy" in svg.replace("&#x27;", "'")


def test_an_edition_whose_advanced_rows_give_victory_points_shows_the_multiplier(advanced: KikaiGame) -> None:
    edition: Edition = advanced.edition_data
    rows = tuple(replace(row, vp=i) for i, row in enumerate(edition.master.rows))
    game = KikaiGame(replace(edition, master=replace(edition.master, rows=rows, multipliers=(3, 2, 1, 1))))
    view = game.start(seed=1).view(0)
    assert {"×3", "×2"} <= set(letters(draw.master(game, view)))


def test_billboards_are_alike_and_counted(advanced: KikaiGame) -> None:
    view = advanced.start(seed=1).view(0)
    view["seats"]["yellow"]["billboards"] = ["b2", "b5"]  # type: ignore[index]
    assert "4 of 6 placed; all placed wins at once" in letters(draw.seat(advanced, view, "yellow"))
    view["squares"]["p1"] = {"fans": [], "billboard": ["purple", "b3"]}  # type: ignore[index]
    first = next(one for one in advanced.edition_data.squares if one.id == "p1")
    said = titles(draw.board(advanced, view))["square:p1"]
    assert said.endswith(f": Purple's Billboard, {effect_words(first.bonus)}")


def test_the_energy_track_promises_nothing_for_the_end_where_no_space_unlocks_points(
    advanced: KikaiGame, game: Game
) -> None:
    for one, promised in ((advanced, False), (game, True)):
        shown = letters(draw.seat(one, one.start(seed=1).view(0), "yellow"))
        assert any("VP at the end" in line for line in shown) == promised


def test_a_note_is_broken_into_lines_that_stay_within_its_width() -> None:
    said = "the first fan of each Attract action pays nothing, whatever way it takes through the town"
    lines = wrapped(said, 12, 150)
    assert " ".join(lines) == said
    assert len(lines) > 3
    assert all(extent(line, 12) <= 150 for line in lines)
    assert wrapped("Donaudampfschifffahrt", 12, 10) == ["Donaudampfschifffahrt"]
    assert effect_words(Effect(energy=2)) == "2 Energy"
