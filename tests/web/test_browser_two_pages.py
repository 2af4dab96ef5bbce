"""An edition on two pages at once, in a real browser: going on in haste, two tabs, an edition deleted elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from .guest import DESK, PHONE
from .serving import Serving
from .test_browser_editions import SPACES, Owner

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

COST = "[name='components.list.5.cost|']"
SECOND = "[name='standard.streets.list.1.spaces|']"


@pytest.fixture
def owner(browser: Browser, serving: Serving) -> Iterator[Owner]:
    owner = Owner(browser, serving, DESK)
    yield owner
    owner.page.close()


def other_tab(owner: Owner) -> Page:
    """The same page in another tab."""
    browser = owner.page.context.browser
    assert browser is not None
    page = browser.new_page(viewport=DESK)  # type: ignore[arg-type]
    page.goto(owner.page.url)
    return page


def test_the_next_block_waits_for_what_was_just_typed(owner: Owner) -> None:
    owner.copy("kikai", "components")
    page = owner.page
    page.locator(COST).focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    page.locator("nav.blocks a[href$='?block=standard.streets']").click()
    page.wait_for_selector("form.editor [name=block][value='standard.streets']", state="attached")
    assert owner.type(SPACES, "2") == "Saved. No faults."
    assert page.locator(".alert").is_hidden()
    assert "938 of 940" in page.locator(".state").inner_text()
    owner.check_console()


def test_a_tab_that_was_overtaken_shows_the_others_values_and_does_not_undo_them(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page, other = owner.page, other_tab(owner)
    assert owner.type(SPACES, "2") == "Saved. No faults."
    other.locator(SECOND).fill("2")
    other.locator(SECOND).press("Tab")
    other.wait_for_selector(".alert:has-text('changed elsewhere')")
    assert (other.locator(SPACES).input_value(), other.locator(SECOND).input_value()) == ("2", "2")
    assert other.evaluate("() => document.activeElement.name").startswith("standard.streets.list.1.")
    other.locator("button:has-text('Add one to Streets')").click()
    other.wait_for_selector("[name='standard.streets.list.32.id|']")
    page.reload()
    assert (page.locator(SPACES).input_value(), page.locator(SECOND).input_value()) == ("2", "2")
    other.close()


def test_what_is_not_saved_yet_is_still_said_when_the_next_value_is(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    owner.type(SPACES, "abc")
    assert owner.type(SECOND, "2") == "Saved. No faults."
    assert "one value typed before is not" in owner.page.locator(".alert").inner_text()
    owner.type(SPACES, "2")
    assert owner.page.locator(".alert").is_hidden()


def test_an_edition_that_was_deleted_in_another_tab_says_so(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page, other = owner.page, other_tab(owner)
    other.locator("summary:has-text('More')").click()
    other.locator("button:has-text('Delete for good')").click()
    assert "block=standard.streets" in other.url  # it asks for the tick first
    other.locator(".sheetlet input[type=checkbox]").check()
    other.locator("button:has-text('Delete for good')").click()
    other.wait_for_url("**/editions/kikai")
    page.locator(SPACES).fill("2")
    page.locator(SPACES).press("Tab")
    page.wait_for_selector(".alert:has-text('There is no edition')")
    other.close()


def test_on_a_phone_the_open_block_is_in_sight_in_the_list_and_on_the_page(
    browser: Browser, serving: Serving
) -> None:
    owner = Owner(browser, serving, PHONE)
    owner.copy("kikai", "components")
    page = owner.page
    assert page.locator("#editor").bounding_box()["y"] < PHONE["height"] / 2  # type: ignore[index]
    box = page.locator("nav.blocks [aria-current]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    owner.type(COST, "1")
    after = page.locator("nav.blocks [aria-current]").bounding_box()
    assert after is not None
    assert after["x"] == box["x"]
    page.close()
