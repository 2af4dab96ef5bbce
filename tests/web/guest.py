"""Somebody at a real browser: begins games, clicks through them, and keeps an eye on the console."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
BUTTONS = "#choices .choice:visible"
SEVERAL = "[data-board] [data-actions]:visible"
"""A place on the board at which there is more than one choice."""
PLACES = "[data-board] [data-action]:visible"


class Guest:
    """Somebody at a browser, whose console is watched."""

    def __init__(self, browser: Browser, serving: Serving, size: dict[str, int], **options: object) -> None:
        self.serving = serving
        self.page: Page = browser.new_page(viewport=size, reduced_motion="reduce", **options)  # type: ignore[arg-type]
        self.page.set_default_timeout(15_000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def begin(
        self,
        seed: int,
        button: str = "Play now",
        game: str = "kikai",
        players: int = 0,
        beginner: bool = False,
    ) -> None:
        """Begin a game from the start page."""
        self.page.goto(self.serving.url)
        offer = self.page.locator(f"section[data-game={game}]")
        if players:
            offer.locator(f"input[name=players][value='{players}']").check()
        offer.locator("summary:has-text('Names, options, seed')").click()
        offer.locator("input[name=seed]").fill(str(seed))
        if beginner:
            offer.locator("input[type=checkbox][name=option-beginner]").check()
        offer.locator(f"button:has-text('{button}')").click()
        self.page.wait_for_selector(BUTTONS)
        self.page.wait_for_load_state()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.page.get_attribute("#state", "data-table") or ""

    @property
    def seq(self) -> str:
        """The number of the state on the page."""
        return self.page.get_attribute("#state", "data-seq") or ""

    @property
    def over(self) -> bool:
        """Whether the page shows the end."""
        return self.page.get_attribute("#state", "data-over") == "yes"

    def wait_beyond(self, seq: str) -> None:
        """Wait until the page shows another state, and a person's choice or the end."""
        self.page.wait_for_selector(f"#state:not([data-seq='{seq}'])", state="attached")
        self.page.wait_for_selector("#choices .choice, #state[data-over=yes]", state="attached")

    def choose(self, step: int) -> None:
        """Take a choice by a simple rule: mostly a button, every third time what glows on the board."""
        seq = self.seq
        places = self.page.locator(PLACES)
        if step % 3 == 2 and places.count():
            places.nth(step % places.count()).press("Enter")
        else:
            buttons = self.page.locator(BUTTONS)
            buttons.nth(step * 7 % buttons.count()).click()
        self.wait_beyond(seq)

    def choose_until(self, selector: str, steps: int = 60) -> Locator:
        """Take choices until something stands on the page; the first of it."""
        for step in range(steps):
            found = self.page.locator(selector)
            if found.count():
                return found.first
            self.choose(step)
        raise AssertionError(f"no {selector} in {steps} steps")


def check_final_sheet(guest: Guest) -> None:
    """The final sheet is open and says what the table says."""
    table = guest.serving.table(guest.id)
    outcome = table.state.outcome
    assert outcome is not None
    sheet = guest.page.locator("dialog#sheet[open]")
    assert outcome.text in sheet.inner_text()
    if outcome.sheet.lines:
        totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts() if text.strip()]
        assert tuple(totals) == outcome.sheet.totals
    assert guest.faults == []
