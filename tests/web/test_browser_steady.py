"""Nothing moves under a pointer that is about to press: what a choice would bring is told in a place of its own."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from .guest import BUTTONS, DESK, PHONE, SEVERAL, Guest
from .serving import Serving
from .test_browser_advanced import begin as begin_advanced

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = pytest.mark.browser
RECTS = """[...document.querySelectorAll('.choice, [data-board], .target')].map((each) => {
  if (!each.checkVisibility({ contentVisibilityAuto: true })) return '';
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""
TOUCH = (
    "(each) => each.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch' }))"
)


def point_at(guest: Guest, choice: Locator, box: str) -> None:
    """Point at a choice until `box` tells what it would bring; assert that everything stays where it was."""
    choice.scroll_into_view_if_needed()
    before = guest.page.evaluate(RECTS)
    choice.hover()
    guest.page.wait_for_selector(f"{box}[data-about='{choice.get_attribute('value')}'] .what")
    assert guest.page.evaluate(RECTS) == before


@pytest.mark.parametrize("game", ["kikai", "advanced", "jiguan"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["wide", "narrow"])
def test_pointing_at_a_choice_moves_nothing(
    browser: Browser, serving: Serving, game: str, size: dict[str, int]
) -> None:
    guest = Guest(browser, serving, size)
    if game == "advanced":
        begin_advanced(guest, seed=11)
    else:
        guest.begin(seed=11, game=game, players=3 if game == "jiguan" else 0)
    for step in range(6):
        for choice in guest.page.locator(BUTTONS).all()[:: 1 + step % 3]:
            point_at(guest, choice, "#before")
        guest.choose(step)
    assert guest.faults == []


def test_pointing_after_a_reason_moves_nothing(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    place = guest.page.locator("[data-board] [data-ask]:visible").first
    place.dispatch_event("click")
    guest.page.wait_for_selector("#before .why")
    for choice in guest.page.locator(BUTTONS).all():
        point_at(guest, choice, "#before")


def test_pointing_in_the_chooser_moves_nothing(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=11, game="jiguan", players=3)
    guest.choose_until(SEVERAL).press("Enter")
    choices = guest.page.locator("#chooser .choice").all()
    assert len(choices) > 1
    for choice in choices:
        point_at(guest, choice, "#chooser-before")


def test_a_finger_does_not_point(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    guest.begin(seed=7)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url) if "/preview" in request.url else None)
    guest.page.locator(BUTTONS).first.evaluate(TOUCH)
    assert asked == []
    guest.page.locator(BUTTONS).first.focus()
    guest.page.wait_for_selector("#before .what")
    assert len(asked) == 1


def test_a_mouse_at_rest_does_not_talk_over_the_keys(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE)
    begin_advanced(guest, seed=11)
    first, last = guest.page.locator(BUTTONS).first, guest.page.locator(BUTTONS).last
    point_at(guest, first, "#before")
    last.focus()
    guest.page.wait_for_timeout(500)
    assert guest.page.get_attribute("#before", "data-about") == last.get_attribute("value")


@pytest.mark.skipif(
    find_spec("axe_playwright_python") is None, reason="axe-playwright-python is not installed"
)
def test_what_does_not_fit_is_reached_by_keys(browser: Browser, serving: Serving) -> None:
    from axe_playwright_python.sync_playwright import Axe

    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    begin_advanced(guest, seed=11)
    guest.page.locator(BUTTONS).nth(4).focus()
    guest.page.wait_for_selector("#before[tabindex='0'] .what")
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()[:3000]
