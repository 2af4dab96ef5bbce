"""The table in a real browser: whole games by clicking, on a desk and on a phone, and what a click should do."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from .guest import BUTTONS, DESK, PHONE, PLACES, Guest, check_final_sheet
from .serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def test_a_whole_game_is_clicked_to_the_final_sheet(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=11)
    step = 0
    while not guest.over and step < 400:
        guest.choose(step)
        step += 1
        if step == 20:
            before = (guest.seq, guest.page.inner_text("#asked"), guest.page.inner_text(".lines"))
            guest.page.reload()
            guest.page.wait_for_selector(BUTTONS)
            assert (guest.seq, guest.page.inner_text("#asked"), guest.page.inner_text(".lines")) == before
            assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    check_final_sheet(guest)


def test_a_whole_game_on_a_phone_with_a_restart_of_the_server(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    guest.begin(seed=12)
    step = 0
    while not guest.over and step < 400:
        assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        guest.choose(step)
        step += 1
        if step == 30:
            before = guest.page.inner_text("#asked")
            serving.stop()
            serving.start()
            guest.page.reload()
            guest.page.wait_for_selector(BUTTONS)
            assert guest.page.inner_text("#asked") == before
            guest.faults.clear()  # the stream said that it was cut off
    check_final_sheet(guest)


def test_touch_targets_are_large_enough_on_a_phone(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    guest.begin(seed=3)
    small = []
    targets = "button:visible, a:not(.skip):visible, summary:visible, .tabs label:visible"
    for target in guest.page.locator(targets).all():
        box = target.bounding_box()
        if box and target.is_enabled() and (box["height"] < 43.5 or box["width"] < 43.5):
            small.append((target.inner_text(), box))
    assert small == []
    prompt = guest.page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert round(prompt["y"] + prompt["height"]) == PHONE["height"]


def test_a_click_on_the_board_is_the_same_as_on_the_button(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7, button="Two at one screen")
    table = serving.table(guest.id)
    guest.page.locator("[data-board] [data-actions]:visible").first.click()
    guest.page.locator("#chooser .choice").last.click()
    guest.wait_beyond("0")
    notation = guest.page.locator(PLACES).first.get_attribute("data-action")
    guest.page.locator(PLACES).first.click()
    guest.wait_beyond("1")
    assert table.history.plies[1].action.notation == notation
    assert guest.faults == []


def test_a_game_goes_by_keyboard(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7, button="Two at one screen")
    table = serving.table(guest.id)
    for key, plies in (("1", 1), ("u", 0), ("r", 1), ("2", 2)):
        seq = guest.seq
        guest.page.keyboard.press(key)
        guest.wait_beyond(seq)
        assert len(table.history.plies) == plies
    for key, dialog in (("s", "sheet"), ("?", "help")):
        guest.page.keyboard.press(key)
        assert guest.page.locator(f"dialog#{dialog}[open]").count() == 1
        guest.page.keyboard.press("Escape")
    assert guest.faults == []


def test_the_consequence_is_told_before_the_click(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    guest.page.locator(BUTTONS).first.focus()
    guest.page.wait_for_selector("#before .then")
    assert guest.page.inner_text("#before .what") != ""
    assert guest.page.inner_text("#before .then") == "This can be undone."
    assert guest.page.locator(".target.lit").count() >= 1


def test_why_not_is_told_with_a_link_to_the_rules(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    guest.page.keyboard.press("w")
    guest.page.fill("#why", "deploy s1")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("#before .why a")
    href = guest.page.get_attribute("#before .why a", "href") or ""
    assert href.startswith("/rules/kikai")
    guest.page.goto(serving.url + href)
    anchor = href.partition("#")[2]
    assert not anchor or guest.page.locator(f"[id='{anchor}']").count() == 1
    assert guest.faults == []


def test_whatever_can_be_asked_about_gives_a_reason(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    for place in guest.page.locator("[data-board] [data-ask]:visible").all()[:6]:
        place.dispatch_event("click")
        guest.page.wait_for_selector("#before .why")
        assert "." in guest.page.inner_text("#before .why")
        guest.page.evaluate("document.querySelector('#before').replaceChildren()")


def test_two_tabs_at_one_table_stay_in_step(browser: Browser, serving: Serving) -> None:
    first = Guest(browser, serving, DESK)
    first.begin(seed=5, button="Two at one screen")
    second = Guest(browser, serving, DESK)
    second.page.goto(first.page.url)
    second.page.wait_for_selector(BUTTONS)
    first.choose(0)
    second.wait_beyond("0")
    assert second.page.inner_text("#asked") == first.page.inner_text("#asked")
    second.choose(0)
    first.wait_beyond("1")
    assert first.seq == second.seq
    assert first.faults == second.faults == []


def test_a_click_on_an_old_page_is_answered_with_the_present_one(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=5, button="Two at one screen")
    guest.page.evaluate("document.querySelector('#choices [name=seq]').value = 77")
    guest.page.locator(BUTTONS).first.click()
    guest.page.wait_for_selector(".alert:not([hidden])")
    assert "moved on" in guest.page.inner_text(".alert")
    guest.choose(0)
    assert guest.page.locator(".alert").is_hidden()


def test_everything_works_without_scripts(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK, java_script_enabled=False)
    guest.begin(seed=5, button="Two at one screen")
    for _ in range(3):
        guest.page.locator(BUTTONS).first.click()
    last = len(serving.table(guest.id).history.plies)
    assert last >= 3
    guest.page.click("a:has-text('Look back')")
    guest.page.click("a[aria-label='One back']")
    assert f"Moment {last - 1} of {last}" in guest.page.inner_text("#asked")
    guest.page.click("text=Play on from here")
    assert guest.seq == str(last - 1)
    guest.page.click("a:has-text('Score')")
    assert "Total" in guest.page.inner_text("main")


@pytest.mark.skipif(
    find_spec("axe_playwright_python") is None, reason="axe-playwright-python is not installed"
)
@pytest.mark.parametrize(("theme", "size"), [("light", PHONE), ("dark", DESK)])
def test_axe_finds_nothing_on_any_page(
    browser: Browser, serving: Serving, theme: str, size: dict[str, int]
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    guest = Guest(browser, serving, size, color_scheme=theme)
    guest.begin(seed=9)
    for step in range(6):
        guest.choose(step)
    at, paths = guest.page.url, ("/rules/kikai", "/", "/nothing")
    for address in (at, f"{at}?ply=3", f"{at}/sheet", *[serving.url + path for path in paths]):
        guest.page.goto(address)
        found = axe.run(guest.page)
        assert found.violations_count == 0, f"{address}: {found.generate_report()[:3000]}"
