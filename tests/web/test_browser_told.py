"""What the table tells a player, and when: what happened after a press, what would happen while one points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from .guest import BUTTONS, DESK, PHONE, SEVERAL, Guest
from .serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
WITHIN = """(each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}"""


def test_after_a_press_the_page_tells_what_happened(browser: Browser, serving: Serving) -> None:
    """The focus stays among the choices, but nobody pointed at the first of them."""
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    for step in range(0, 9, 3):
        seq = guest.seq
        guest.page.locator(BUTTONS).nth(step % 2).click()
        guest.wait_beyond(seq)
        guest.page.mouse.move(2, 400)
        guest.page.wait_for_timeout(250)
        assert guest.page.locator("#before .what").count() == 0
        assert guest.page.locator(".choice.lit").count() == 0


def test_by_keys_the_choice_in_focus_is_told(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    seq = guest.seq
    guest.page.locator(BUTTONS).first.press("Enter")
    guest.wait_beyond(seq)
    guest.page.wait_for_selector("#before .what")


def test_looking_back_begins_at_the_last_moment(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    for step in range(4):
        guest.choose(step)
    plies = len(serving.table(guest.id).history.plies)
    guest.page.click("a:has-text('Look back')")
    guest.page.wait_for_selector("#asked:has-text('The last moment')")
    assert guest.page.url.endswith(f"?ply={plies}")
    guest.page.locator("[data-board] [data-ask]:visible").first.dispatch_event("click")
    assert guest.faults == []


@pytest.mark.parametrize("game", ["kikai", "jiguan"])
def test_the_why_box_of_a_phone_lies_inside_and_closes(browser: Browser, serving: Serving, game: str) -> None:
    guest = Guest(browser, serving, PHONE, has_touch=True, is_mobile=True)
    guest.begin(seed=7, game=game)
    guest.page.click("#why-box summary")
    assert guest.page.locator("#why-box form").evaluate(WITHIN)
    guest.page.locator("#why").press("Escape")
    assert not guest.page.locator("#why-box form").is_visible()
    guest.page.click("#why-box summary")
    guest.page.click("#asked")
    assert not guest.page.locator("#why-box form").is_visible()


def test_a_number_key_takes_nothing_that_is_folded_away(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=11, game="jiguan", players=3)
    folded = ", ".join(f"#free:not([open]) .choice[data-number='{number}']" for number in range(1, 10))
    number = guest.choose_until(folded).get_attribute("data-number")
    seq = guest.seq
    guest.page.keyboard.press(str(number))
    guest.page.wait_for_timeout(400)
    assert guest.seq == seq


def test_the_chooser_shows_every_word(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=11, game="jiguan", players=3)
    guest.choose_until(SEVERAL).press("Enter")
    words = guest.page.locator("#chooser .choice *")
    assert words.count() > 0
    cut = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth).length"
    assert words.evaluate_all(cut) == 0


def test_an_alert_moves_nothing_and_goes_with_a_click(browser: Browser, serving: Serving) -> None:
    guest = Guest(browser, serving, DESK)
    guest.begin(seed=7)
    before = guest.page.locator("#main").bounding_box()
    guest.page.evaluate("document.querySelector('#choices input[name=seq]').value = '99'")
    guest.page.locator(BUTTONS).first.click()
    guest.page.wait_for_selector(".alert:visible")
    assert guest.page.locator("#main").bounding_box() == before
    guest.page.click(".alert")
    assert not guest.page.locator(".alert").is_visible()


def test_the_address_of_the_open_form_leads_back_to_the_start_page(client: TestClient) -> None:
    assert client.get("/open").url.path == "/"
