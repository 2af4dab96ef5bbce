"""An edition on two pages at once, in a real browser: going on in haste, two tabs, an edition deleted elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from .guest import DESK, PHONE
from .serving import Serving
from .test_browser_editions import SPACES, Owner

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

pytestmark = pytest.mark.browser

COST = "[name='components.list.5.cost|']"
FITTING = {
    "kikai": [
        "standard.streets",
        "standard.squares",
        "standard.master",
        "standard.track",
        "standard.bonus_tiles",
    ],
    "jiguan": ["workshops", "gears", "blueprints", "bonus_tiles", "slots"],
}
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


def remove(page: Page, row: str) -> None:
    """Take a street out and wait for the page without it."""
    page.locator(f"button[title='Remove {row}']").click()
    page.wait_for_selector(f"button[title='Remove {row}']", state="detached")


def spaces(page: Page, row: str) -> str:
    """What stands in the field for the Spaces of a street."""
    return page.locator(f"input[aria-label='Spaces, {row}']").input_value()


def test_what_was_typed_is_saved_in_its_row_though_another_tab_took_out_a_row_above(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page, other = owner.page, other_tab(owner)
    remove(page, "s2")
    field = other.locator("input[aria-label='Spaces, s4']")
    field.focus()
    field.fill("2")
    other.wait_for_selector(".alert:has-text('changed elsewhere meanwhile')")
    assert (spaces(other, "s3"), spaces(other, "s4"), spaces(other, "s5")) == ("2", "2", "1")
    assert other.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Spaces, s4"
    field.fill("1")
    field.press("Tab")
    other.wait_for_selector(".alert", state="hidden")
    page.reload()
    assert (spaces(page, "s3"), spaces(page, "s4"), spaces(page, "s5")) == ("2", "1", "1")
    other.close()


def test_what_is_typed_while_an_answer_is_awaited_goes_to_its_row_too(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page, other = owner.page, other_tab(owner)
    remove(page, "s2")
    held: list[Route] = []
    other.route("**/edit", lambda route: held.append(route))
    other.locator(SPACES).fill("2")
    other.locator(SPACES).press("Tab")
    other.locator("input[aria-label='Spaces, s5']").press_sequentially("2")
    owner.until(lambda: len(held) == 1, "the first form")
    held[0].continue_()
    other.unroute("**/edit")
    other.wait_for_selector(".alert:has-text('changed elsewhere meanwhile')")
    assert spaces(other, "s5") == "21"
    other.wait_for_selector("[aria-label='Spaces, s5'][aria-invalid=true]")
    page.reload()
    assert (spaces(page, "s1"), spaces(page, "s4"), spaces(page, "s5"), spaces(page, "s6")) == (
        "2",
        "1",
        "21",
        "2",
    )
    other.close()


def test_what_is_typed_while_an_answer_is_awaited_does_not_undo_what_another_tab_made_of_it(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page, other = owner.page, other_tab(owner)
    assert owner.type("input[aria-label='Spaces, s5']", "2") == "Saved. No faults."
    remove(page, "s2")
    held: list[Route] = []
    other.route("**/edit", lambda route: held.append(route))
    other.locator(SPACES).fill("2")
    other.locator(SPACES).press("Tab")
    other.locator("input[aria-label='Spaces, s5']").press_sequentially("2")
    owner.until(lambda: len(held) == 1, "the first form")
    held[0].continue_()
    other.unroute("**/edit")
    other.wait_for_selector(".alert:has-text('one value typed before is not')")
    told = other.locator("#f-standard-streets-list-3-spaces-said").inner_text()
    assert (spaces(other, "s5"), told) == ("21", "Not saved yet: something else stands here by now.")
    page.reload()
    assert (spaces(page, "s1"), spaces(page, "s5")) == ("2", "2")
    other.close()


def test_what_was_typed_for_a_row_that_another_tab_took_out_is_named_and_nowhere_saved(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page, other = owner.page, other_tab(owner)
    remove(page, "s4")
    other.locator("input[aria-label='Spaces, s4']").fill("2")
    other.wait_for_selector(
        ".alert:has-text('What you typed for “Spaces” of s4 in Streets (Standard) is lost')"
    )
    other.locator("input[aria-label='Spaces, s7']").fill("2")
    other.locator("input[aria-label='Spaces, s7']").press("Tab")
    other.wait_for_selector(".alert", state="hidden")
    page.reload()
    assert (spaces(page, "s3"), spaces(page, "s5"), spaces(page, "s7")) == ("2", "1", "2")
    other.close()


def test_without_scripts_what_was_typed_is_saved_in_its_row_too(browser: Browser, serving: Serving) -> None:
    owner = Owner(browser, serving, DESK, java_script_enabled=False)
    owner.copy("kikai", "standard.streets")
    page = owner.page
    other = browser.new_page(viewport=DESK, java_script_enabled=False)  # type: ignore[arg-type]
    other.goto(page.url)
    remove(page, "s2")
    other.locator("input[aria-label='Spaces, s4']").fill("2")
    other.locator("button:has-text('Save this block')").click()
    assert "changed elsewhere meanwhile" in other.locator(".alert").inner_text()
    assert (spaces(other, "s3"), spaces(other, "s4"), spaces(other, "s5")) == ("2", "2", "1")
    remove(page, "s5")
    other.locator("input[aria-label='Spaces, s5']").fill("2")
    other.locator("button:has-text('Save this block')").click()
    assert (
        "What you typed for “Spaces” of s5 in Streets (Standard) is lost"
        in other.locator(".alert").inner_text()
    )
    assert spaces(other, "s6") == "2"
    other.close()
    page.close()


@pytest.mark.parametrize("passing", [True, False], ids=["sent in passing", "lost in passing"])
def test_what_was_typed_just_before_a_reload_is_there_and_nothing_was_changed_elsewhere(
    owner: Owner, passing: bool
) -> None:
    owner.copy("kikai", "standard.streets")
    page = owner.page
    if not passing:
        page.evaluate("() => { navigator.sendBeacon = () => false; }")
    page.locator(SPACES).fill("2")
    page.reload()
    owner.until(lambda: page.locator(SPACES).input_value() == "2", "what was typed")
    assert owner.type(SECOND, "2") == "Saved. No faults."
    assert page.locator(".alert").is_hidden()
    page.locator(SPACES).fill("many")
    page.reload()
    owner.until(lambda: page.locator(SPACES).input_value() == "many", "what was typed")
    assert "Must be a whole number" in page.locator("#f-standard-streets-list-0-spaces-said").inner_text()
    owner.check_console()


def test_nothing_moves_while_a_button_is_pressed_and_what_it_does_is_done(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page = owner.page
    page.locator(SPACES).fill("7")
    page.locator("button:has-text('All of it is as in my box')").hover()
    before = where(page)
    with page.expect_response("**/edit"):
        page.mouse.down()
    page.wait_for_timeout(400)
    assert where(page) == before
    assert owner.said.count() == 0
    page.mouse.up()
    page.wait_for_selector(".faults")
    owner.until(lambda: "✓" in page.locator("nav.blocks [aria-current]").inner_text(), "the marks")
    owner.check_console()


def test_what_is_pointed_at_stays_where_it_is_when_faults_are_told_above_it(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page = owner.page
    page.locator(SPACES).focus()
    page.locator("button:has-text('All of it is as in my box')").hover()
    for value, faults in (("7", 1), ("2", 0), ("many", 0)):
        before = where(page)
        page.keyboard.press("Control+a")
        page.keyboard.type(value)
        page.wait_for_selector(
            f"{SPACES}[aria-invalid=true]" if value != "2" else f"{SPACES}:not([aria-invalid])"
        )
        assert owner.said.count() == faults
        assert abs(where(page) - before) < 1  # a page scrolls by whole dots


def test_the_menu_stays_open_with_what_is_written_in_it_while_an_answer_comes(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page = owner.page
    held: list[Route] = []
    page.route("**/edit", lambda route: held.append(route))
    page.locator(SPACES).fill("7")
    page.locator(".doing summary:has-text('More')").click()
    page.locator(".sheetlet [name=title]").fill("Box of 2019")
    owner.until(lambda: len(held) == 1, "the form")
    held[0].continue_()
    page.wait_for_selector(".faults")
    assert page.evaluate("() => document.activeElement.name") == "title"
    page.locator(".sheetlet button:has-text('Rename')").click()
    page.wait_for_selector("h1:has-text('Box of 2019')")
    owner.check_console()


def test_the_tables_of_a_block_fit_on_a_desk_without_scrolling_sideways(owner: Owner) -> None:
    for game, blocks in FITTING.items():
        owner.copy(game, blocks[0])
        for block in blocks:
            owner.page.goto(f"{owner.page.url.split('?')[0]}?block={block}")
            widths = "() => [...document.querySelectorAll('.wide')].map((each) => each.scrollWidth - each.clientWidth)"
            assert max(owner.page.evaluate(widths)) <= 1, block


def where(page: Page) -> float:
    """How far down on the screen the buttons of the block stand."""
    box = page.locator(".source legend").bounding_box()
    assert box is not None
    return box["y"]


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
