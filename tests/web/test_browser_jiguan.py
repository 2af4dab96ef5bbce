"""Jigūan in a real browser: whole games by clicking, the bench in the middle, what is open at any time folded away."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from .guest import DESK, PHONE, Guest, check_final_sheet
from .serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def inside(guest: Guest) -> bool:
    """Whether nothing sticks out of the window."""
    fits = "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
    return all(guest.page.evaluate(fits))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_for_three_is_clicked_to_the_final_sheet(
    browser: Browser, serving: Serving, size: dict[str, int]
) -> None:
    touch = size == PHONE
    guest = Guest(browser, serving, size, has_touch=touch, is_mobile=touch)
    guest.begin(seed=11, game="jiguan", players=3)
    step = 0
    told = set()
    while not guest.over and step < 300:
        assert inside(guest)
        guest.choose(step)
        told.update(guest.page.locator(".milestone span").all_inner_texts())
        step += 1
    check_final_sheet(guest)
    assert any("Period 2 begins" in text for text in told)
    assert guest.page.locator("dialog#sheet thead th").count() == 3


def test_a_whole_beginner_game_on_a_phone(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    guest.begin(seed=12, game="jiguan", players=3, beginner=True)
    step = 0
    while not guest.over and step < 200:
        assert inside(guest)
        guest.choose(step)
        step += 1
    check_final_sheet(guest)


def test_every_tab_of_a_phone_shows_its_part_and_the_prompt_stays(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    guest.begin(seed=3, game="jiguan", players=4)
    seen = []
    for tab in guest.page.locator(".tabs label").all():
        tab.click()
        seen.append(guest.page.locator(".round").inner_text())
        assert inside(guest)
        prompt = guest.page.locator(".prompt").bounding_box()
        assert prompt is not None
        assert round(prompt["y"] + prompt["height"]) == PHONE["height"]
        assert guest.page.locator(".round svg:visible, .lines:visible, .score:visible").count()
    assert len(seen) == 7


def test_a_bench_of_another_seat_opens_large(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7, game="jiguan", players=4)
    assert guest.page.locator(".closer").count() == 3
    guest.page.locator(".closer").first.click()
    guest.page.wait_for_selector("#peek[open] .panel-bench svg")
    assert guest.page.locator("#peek [role=button]").count() == 0
    guest.page.keyboard.press("Escape")
    assert guest.faults == []


def test_a_cell_for_several_gears_asks_which(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7, game="jiguan", players=2, button="Everyone at one screen")
    table = serving.table(guest.id)
    for step in range(60):
        if guest.page.locator("[data-place^='cell:'][role=button]:visible").count():
            break
        guest.choose(step)
    place = guest.page.locator("[data-place^='cell:'][role=button]:visible").first
    before = guest.seq
    asks = place.get_attribute("data-actions")
    place.dispatch_event("click")
    if asks:
        guest.page.locator("#chooser .choice").first.click()
    guest.wait_beyond(before)
    assert any(ply.action.kind == "put" for ply in table.history.plies)
    assert guest.faults == []


def test_what_is_open_at_any_time_is_folded_away(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=5, game="jiguan", players=2, button="Everyone at one screen")
    for step in range(200):
        if guest.page.locator("#free").count():
            break
        guest.choose(step)
    assert guest.page.locator("#free .choice:visible").count() == 0
    guest.page.click("#free summary")
    before, choice = guest.seq, guest.page.locator("#free .choice:visible").first
    notation = choice.get_attribute("value")
    choice.click()
    guest.wait_beyond(before)
    plies = serving.table(guest.id).history.plies
    assert notation in [ply.action.notation for ply in plies[int(before) :]]


def test_a_seat_that_is_not_in_the_game_is_not_offered(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.page.goto(serving.url)
    offer = guest.page.locator("section[data-game=jiguan]")
    assert offer.locator("[name=seat]:visible").count() == 3
    offer.locator("input[name=players][value='4']").check()
    offer.locator("[name=seat][value=teal]").check()
    offer.locator("input[name=players][value='2']").check()
    assert offer.locator("[name=seat][value=black]").is_checked()


@pytest.mark.skipif(
    find_spec("axe_playwright_python") is None, reason="axe-playwright-python is not installed"
)
@pytest.mark.parametrize(
    ("theme", "size"), [("light", DESK), ("dark", DESK), ("light", PHONE), ("dark", PHONE)]
)
def test_axe_finds_nothing_at_the_table(
    browser: Browser, serving: Serving, theme: str, size: dict[str, int]
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    guest = Guest(browser, serving, size, color_scheme=theme)
    guest.begin(seed=9, game="jiguan", players=4)
    for step in range(6):
        guest.choose(step)
    at = guest.page.url
    for address in (at, f"{at}?ply=3", f"{at}/sheet", f"{at}/seat/teal"):
        guest.page.goto(address)
        found = axe.run(guest.page)
        assert found.violations_count == 0, f"{address}: {found.generate_report()[:3000]}"
