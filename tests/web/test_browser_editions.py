"""An owner with a box in hand, at a real browser: fills in an edition, mends a fault, sees the board, plays on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from .guest import DESK, PHONE, Guest
from .serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = pytest.mark.browser

SPACES = "[name='standard.streets.list.0.spaces|']"
LOADED = "Failed to load resource"
"""What the browser logs of an answer that refuses something typed."""


class Owner(Guest):
    """Somebody who copies the built-in edition and fills it in."""

    def copy(self, game: str, block: str) -> None:
        """Begin a copy from the start page and open a block of it."""
        self.page.goto(self.serving.url)
        self.page.locator(f"section[data-game={game}] button:has-text('Copy it to fill in')").click()
        self.page.wait_for_selector("form.editor")
        self.page.locator(f"nav.blocks a[href$='?block={block}']").click()
        self.page.wait_for_selector(f"form.editor [name=block][value='{block}']", state="attached")

    def type(self, field: str, value: str) -> str:
        """Type a value and go on; what is said of it."""
        self._hush()
        place = self.page.locator(field)
        if place.evaluate("element => element.tagName") == "SELECT":
            place.select_option(value)
        else:
            place.fill(value)
            place.press("Tab")
        return self.heard()

    def _hush(self) -> None:
        self.page.evaluate("() => { document.querySelector('#heard').textContent = ''; }")

    def heard(self) -> str:
        """What a screen reader hears of the last change, once it is told."""
        self.until(lambda: bool(self.page.locator("#heard").text_content()), "an answer")
        return self.page.locator("#heard").text_content() or ""

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is true."""
        for _ in range(150):
            if true():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"waited in vain for {what}")

    @property
    def picture(self) -> str:
        return self.page.locator("#picture .drawing").inner_html()

    @property
    def said(self) -> Locator:
        """The list of faults."""
        return self.page.locator(".faults")

    def check_console(self) -> None:
        assert [fault for fault in self.faults if LOADED not in fault] == []


@pytest.fixture
def owner(browser: Browser, serving: Serving) -> Iterator[Owner]:
    owner = Owner(browser, serving, DESK)
    yield owner
    owner.page.close()


def test_an_owner_fills_in_a_street_and_a_cost_mends_a_fault_and_plays_the_first_turn(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page, drawn = owner.page, owner.picture
    assert owner.type(SPACES, "2") == "Saved. No faults."
    owner.until(lambda: owner.picture != drawn, "the new picture")
    assert "939 of 940" in page.locator(".state").inner_text()

    drawn = owner.picture
    heard = owner.type(SPACES, "7")
    assert "Must be a whole number from 1 to 2, not 7." in heard
    assert "standard.streets[s1].spaces" in owner.said.inner_text()
    assert page.locator(SPACES).get_attribute("aria-invalid") == "true"
    assert page.locator("button:has-text('Play with it at once')").is_disabled()
    owner.until(lambda: page.locator("#picture .old").count() == 1, "the note that the picture is an old one")
    assert owner.picture == drawn
    assert owner.type(SPACES, "abc") == "Not saved. Must be a whole number from 1 to 2, not “abc”."
    assert page.locator(SPACES).input_value() == "abc"
    assert owner.type(SPACES, "2") == "Saved. No faults."
    assert owner.said.count() == 0

    page.locator("nav.blocks a[href$='?block=components']").click()
    cost = "[name='components.list.5.cost|']"
    page.wait_for_selector(cost)
    assert owner.type(cost, "1") == "Saved. No faults."
    page.locator("button:has-text('Play with it at once')").click()
    page.wait_for_selector("#choices .choice")
    table = owner.serving.table(owner.id)
    streets = {street.id: street for street in table.game.edition_data.streets}  # type: ignore[attr-defined]
    costs = {part.id: part.cost for part in table.game.edition_data.components}  # type: ignore[attr-defined]
    assert (streets["s1"].spaces, costs["trumpets"]) == (2, 1)
    assert "My copy" in page.locator(".bar .which").inner_text()
    for step in range(4):
        owner.choose(step)
    assert len(owner.serving.table(owner.id).history.plies) >= 4
    owner.check_console()


def test_an_owner_of_the_other_game_fills_in_a_house_and_a_reward_and_plays(owner: Owner) -> None:
    owner.copy("jiguan", "houses")
    drawn = owner.picture
    assert owner.type("[name='houses.coin|']", "3") == "Saved. No faults."
    owner.until(lambda: owner.picture != drawn, "the new picture")
    assert "Must be a whole number" in owner.type("[name='houses.coin|']", "0")
    assert owner.type("[name='houses.coin|']", "2") == "Saved. No faults."
    owner.page.locator("button:has-text('Play with it at once')").click()
    owner.page.wait_for_selector("#choices .choice")
    assert owner.serving.table(owner.id).game.edition_data.house.coin == 2  # type: ignore[attr-defined]
    owner.choose(0)
    owner.check_console()


def test_a_column_of_numbers_is_filled_in_by_enter_alone(owner: Owner) -> None:
    owner.copy("kikai", "components")
    page = owner.page
    page.locator("[name='components.list.4.cost|']").focus()
    for cost in ("2", "3", "1"):
        page.keyboard.press("Control+a")
        page.keyboard.type(cost)
        page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.name") == "components.list.7.cost|"
    owner.until(lambda: "937 of 940" in page.locator(".state").inner_text(), "three values saved")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.name") == "components.list.6.cost|"
    page.reload()
    values = [page.locator(f"[name='components.list.{i}.cost|']").input_value() for i in (4, 5, 6)]
    assert values == ["2", "3", "1"]
    owner.check_console()


def test_undo_right_after_typing_waits_for_what_was_typed(owner: Owner) -> None:
    owner.copy("kikai", "standard.streets")
    page = owner.page
    page.locator(SPACES).fill("2")
    page.locator("button:has-text('Undo')").evaluate("button => { button.disabled = false; button.click(); }")
    page.wait_for_load_state()
    owner.until(lambda: page.locator(SPACES).input_value() == "1", "the value before")
    assert page.locator(".alert").is_hidden()
    owner.check_console()


def test_without_scripts_the_same_forms_do_all_of_it(browser: Browser, serving: Serving) -> None:
    owner = Owner(browser, serving, DESK, java_script_enabled=False)
    owner.copy("kikai", "standard.streets")
    page = owner.page
    page.locator(SPACES).fill("7")
    page.locator("button:has-text('Save this block')").click()
    assert "1 fault" in owner.said.inner_text()
    page.locator(SPACES).fill("2")
    page.locator("button:has-text('Add one to Streets')").click()
    assert owner.said.count() == 0
    assert page.locator("[name='standard.streets.list.32.id|']").input_value() == "s33"
    page.locator("button:has-text('Undo')").click()
    assert page.locator("[name='standard.streets.list.32.id|']").count() == 0
    owner.page.close()


@pytest.mark.skipif(
    find_spec("axe_playwright_python") is None, reason="axe-playwright-python is not installed"
)
@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(
    browser: Browser, serving: Serving, scheme: str, size: dict[str, int]
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    owner = Owner(browser, serving, size, color_scheme=scheme)
    page = owner.page
    owner.copy("kikai", "standard.streets")
    owner.type(SPACES, "7")
    at = page.url.split("?")[0]
    pages = [page.url, f"{at}?block=components", f"{at}/compare", f"{serving.url}/editions/jiguan", serving.url,
             f"{serving.url}/editions/jiguan/reconstruction?block=cards",
             f"{serving.url}/editions/jiguan/reconstruction?block=houses",
             f"{serving.url}/editions/jiguan/reconstruction?block=workshops"]  # fmt: skip
    for address in pages:
        page.goto(address)
        found = Axe().run(page)
        assert found.violations_count == 0, (address, found.generate_report())
        wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], (address, wide)
    page.close()
