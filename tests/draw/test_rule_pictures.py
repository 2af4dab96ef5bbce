"""The pictures of the rules pages: each one asked for by a text, still, labelled, and made from the edition."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import haguruma
from haguruma import draw
from haguruma.draw.jiguan import rule_pictures as jiguan_pictures
from haguruma.draw.kikai import rule_pictures as kikai_pictures
from haguruma.kernel.contract import Game

NAMES: dict[str, tuple[str, ...]] = {
    "kikai": tuple(kikai_pictures.PICTURES),
    "jiguan": tuple(jiguan_pictures.PICTURES),
}
GAMES = (
    haguruma.game("kikai"),
    haguruma.game("kikai", mode="advanced"),
    haguruma.game("jiguan"),
    haguruma.game("jiguan", beginner=True),
)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{next(iter(game.options.values()))}")
HOSTILE = "\"><script>alert(1)</script>&"


def texts(name: str) -> str:
    """All that is written for the rules page of a game."""
    room = Path(haguruma.__file__).parent / name / "page" / "texts"
    return "".join(path.read_text("utf-8") for path in room.glob("*.md"))


@pytest.mark.parametrize("name", NAMES)
def test_the_texts_ask_for_every_picture_there_is_and_for_no_other(name: str) -> None:
    assert set(re.findall(r"\(picture:([\w-]+)", texts(name))) == set(NAMES[name])


@each_game
def test_every_picture_is_a_still_image_that_says_what_it_shows(game: Game) -> None:
    for name in NAMES[game.name]:
        root = ET.fromstring(draw.rule_picture(game, name, f"What {name} shows"))
        assert root.get("role") == "img"
        assert root.get("aria-label") == f"What {name} shows"
        assert root.get("viewBox")
        assert not [node for node in root.iter() if node.get("id") or node.get("tabindex")]
        assert "button" not in {node.get("role") for node in root.iter()}
        assert len(list(root.iter())) > 10


@each_game
def test_a_label_that_breaks_out_is_harmless(game: Game) -> None:
    root = ET.fromstring(draw.rule_picture(game, NAMES[game.name][0], HOSTILE))
    assert root.get("aria-label") == HOSTILE


@each_game
def test_the_same_edition_gives_the_same_pictures(game: Game) -> None:
    for name in NAMES[game.name]:
        assert draw.rule_picture(game, name, "") == draw.rule_picture(game, name, "")


def test_a_picture_there_is_none_of_is_empty() -> None:
    assert draw.rule_picture(GAMES[0], "nothing", "x") == ""


def test_no_picture_says_whose_turn_it_is() -> None:
    for name in NAMES["jiguan"]:
        assert "to move" not in draw.rule_picture(GAMES[2], name, "")


def changed(game: Game, **fields: object) -> Game:
    """The same game with parts of its edition replaced."""
    edition: Any = game.edition_data  # type: ignore[attr-defined]
    return haguruma.game(game.name, **{**game.options, "edition": replace(edition, **fields)})


def differing(before: Game, after: Game) -> set[str]:
    """The pictures that are not the same in two games."""
    names = NAMES[before.name]
    return {name for name in names if draw.rule_picture(before, name, "") != draw.rule_picture(after, name, "")}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES[:2], ids=["standard", "advanced"])
def test_kikai_s_pictures_show_the_edition_s_own_values(game: Game) -> None:
    edition: Any = game.edition_data  # type: ignore[attr-defined]
    dear = tuple(replace(part, cost=part.cost + 30) for part in edition.components)
    assert "components" in differing(game, changed(game, components=dear))
    track = tuple(replace(space, value=77) for space in edition.track)
    assert "track" in differing(game, changed(game, track=track))
    rich = tuple(replace(one, fans=one.fans + 1) for one in edition.squares)
    assert {"board", "squares"} <= differing(game, changed(game, squares=rich, fans_per_colour=30))
    long = replace(edition.master, spaces=edition.master.spaces + 3)
    assert "master" in differing(game, changed(game, master=long))
    streets = tuple(replace(one, bonus=replace(one.bonus, energy=9, choice=())) for one in edition.streets)
    assert {"board", "streets"} <= differing(game, changed(game, streets=streets))


def test_tiles_and_billboards_are_the_edition_s() -> None:
    standard, advanced = GAMES[:2]
    edition: Any = standard.edition_data  # type: ignore[attr-defined]
    tiles = tuple(replace(tile, amount=tile.amount + 5) for tile in edition.bonus_tiles)
    assert "tiles" in differing(standard, changed(standard, bonus_tiles=tiles))
    boards = tuple(replace(one, effect=replace(one.effect, vp=9)) for one in edition.billboards)
    assert "billboards" in differing(standard, changed(standard, billboards=boards))
    side: Any = advanced.edition_data  # type: ignore[attr-defined]
    gifts = tuple(replace(effect, energy=effect.energy + 5) for effect in side.foundation_bonuses)
    assert "foundations" in differing(advanced, changed(advanced, foundation_bonuses=gifts))


def test_jiguan_s_pictures_show_the_edition_s_own_values() -> None:
    game = GAMES[2]
    edition: Any = game.edition_data  # type: ignore[attr-defined]
    ranks = tuple(replace(reward, points=reward.points + 9) for reward in edition.ranks)
    assert "towers" in differing(game, changed(game, ranks=ranks))
    tiles = tuple(replace(tile, value=tile.value + 1) for tile in edition.blueprints)
    assert "blueprint" in differing(game, changed(game, blueprints=tiles))
    prices = tuple(tuple(price + 20 for price in row) for row in edition.prices)
    shops = tuple(replace(shop, name="The Other Shop") for shop in edition.workshops)
    assert "workshop" in differing(game, changed(game, prices=prices, workshops=shops))
    house = replace(edition.house, coin=8, energy=8)
    assert "supply" in differing(game, changed(game, house=house))
    cards = tuple(replace(card, reward=replace(card.reward, coin=8)) for card in edition.cards)
    assert "cards" in differing(game, changed(game, cards=cards))
