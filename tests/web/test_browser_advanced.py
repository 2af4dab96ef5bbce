"""KIKAI Advanced in a real browser: chosen at the start page, clicked to the final sheet, its tiles explained."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING

import pytest

import haguruma
from haguruma.kernel.contract import Plain
from haguruma.kernel.history import History
from haguruma.kikai.words.names import TILE_NAMES

from .guest import BUTTONS, DESK, PHONE, Guest, check_final_sheet
from .serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
NOTE = ".told .tip:visible"


def begin(guest: Guest, seed: int) -> None:
    """Begin an Advanced game against Greedy from the start page."""
    guest.page.goto(guest.serving.url)
    offer = guest.page.locator("section[data-game=kikai]")
    offer.locator("summary:has-text('Names, options, seed')").click()
    offer.get_by_role("group", name="Mode").get_by_text("Advanced").click()
    offer.locator("select[name=opponent]").select_option("greedy")
    offer.locator("input[name=seed]").fill(str(seed))
    offer.locator("button:has-text('Play now')").click()
    guest.page.wait_for_selector(BUTTONS)
    guest.page.wait_for_load_state()
    assert guest.serving.table(guest.id).game.options["mode"] == "advanced"


def moment(wanted: Callable[[Plain], bool]) -> str:
    """The record of an Advanced game that likes to build, up to a moment as wanted."""
    game, rng = haguruma.game("kikai", mode="advanced"), Random(1)
    wish = {"attract": 6, "build": 4, "ladder": 4, "done": -1}
    for seed in range(40):
        line = History(game, seed)
        while not line.state.over:
            if wanted(line.state.view(line.state.seat)):
                return line.record().write(game.seats)
            line.play(max(line.state.actions(), key=lambda one: wish.get(one.kind, 0) + rng.random() * 6))
    raise AssertionError("no such moment in 40 games")


def keeps(view: Plain) -> bool:
    """Whether the seat on move keeps a permanent tile."""
    seats = view["seats"]
    assert isinstance(seats, dict)
    return bool(seats[view["seat"]]["tiles"])


def open_record(guest: Guest, text: str) -> None:
    """Play on from a record, both seats at this screen."""
    guest.page.goto(guest.serving.url)
    guest.page.locator("summary:has-text('Paste its text instead')").click()
    guest.page.fill("textarea[name=text]", text)
    guest.page.select_option("select[name=table]", "screen")
    guest.page.click("button:has-text('Open')")
    guest.page.wait_for_selector(BUTTONS)
    guest.page.wait_for_load_state()


def test_a_whole_advanced_game_is_clicked_to_the_final_sheet(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    begin(guest, seed=11)
    step = 0
    while not guest.over and step < 400:
        guest.choose(step)
        step += 1
        if step == 20:
            assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    check_final_sheet(guest)


def test_a_whole_advanced_game_on_a_phone(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    begin(guest, seed=12)
    step = 0
    while not guest.over and step < 400:
        assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        guest.choose(step)
        step += 1
    check_final_sheet(guest)


def test_a_kept_tile_explains_itself_to_pointer_and_keyboard(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    open_record(guest, moment(keeps))
    tile = guest.page.locator(".told:visible").first
    name = TILE_NAMES[str(tile.get_attribute("data-place")).rpartition(":")[2]]
    assert guest.page.locator(NOTE).count() == 0
    tile.hover()
    assert name in (guest.page.locator(NOTE).text_content() or "")
    guest.page.mouse.move(2, 2)
    assert guest.page.locator(NOTE).count() == 0
    tile.focus()
    assert name in (guest.page.locator(NOTE).text_content() or "")
    assert guest.faults == []


def test_a_kept_tile_explains_itself_to_a_finger(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    open_record(guest, moment(keeps))
    if not guest.page.locator(".told:visible").count():
        guest.page.click("label[for=tab-seat-1]")
    guest.page.locator(".told:visible").first.tap()
    assert guest.page.locator(NOTE).count() == 1
    guest.page.click("label[for=tab-track]")
    assert "Tiles of the first Heads" in guest.page.locator(".track:visible").inner_text()
    assert guest.faults == []


def test_a_fan_is_discarded_by_a_click_on_its_square(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    open_record(guest, moment(lambda view: view["phase"] == "discard"))
    seq, plies = guest.seq, len(serving.table(guest.id).history.plies)
    place = guest.page.locator("[data-board] [data-place^='square:'][role=button]:visible").first
    square = str(place.get_attribute("data-place")).partition(":")[2]
    several = place.get_attribute("data-actions") is not None
    place.click()
    if several:
        guest.page.locator("#chooser .choice").first.click()
    guest.wait_beyond(seq)
    ply = serving.table(guest.id).history.plies[plies]
    assert (ply.action.kind, ply.action.args[1]) == ("discard", square)
    assert guest.faults == []


@pytest.mark.skipif(
    find_spec("axe_playwright_python") is None, reason="axe-playwright-python is not installed"
)
@pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", PHONE)])
def test_axe_finds_nothing_at_an_advanced_table(
    browser: Browser, serving: Serving, theme: str, size: dict[str, int]
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    guest = Guest(browser, serving, size, color_scheme=theme)
    open_record(guest, moment(keeps))
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()[:3000]
