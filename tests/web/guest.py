"""A guest: a page that is used as a person would use it, by what it shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError as PlaywrightTimeout, expect

from maskenball.phrases.phrases import Phrases

FILES = ("masquerade", "browser", "home", "house", "replay", "table")
"""Where the words are that a guest looks for."""
AT_ONCE = 1500
"""Milliseconds for a click on something that is there."""
PATIENCE = 20_000
"""Milliseconds after which a page that does nothing is given up."""


class Guest:
    """One person with one page."""

    def __init__(self, page: Page, address: str, name: str, language: str = "en") -> None:
        self.page, self.address, self.name = page, address, name
        self.say = Phrases(language, FILES).say
        self.faults: list[str] = []
        self.did: list[str] = []
        """The steps taken, to be read when a game does not end."""
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda told: self.faults.append(told.text) if told.type == "error" else None)

    def go(self, path: str = "/") -> Guest:
        """Open an address of the server."""
        self.page.goto(self.address + path)
        return self

    def button(self, name: str, exact: bool = True) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def opens(self, **options: Any) -> Guest:
        """Open a table and choose its rules over the wire, as the page's own controls would."""
        self.go("/")
        if self.name:
            self.page.get_by_label(self.say("home-name")).fill(self.name)
        self.button(self.say("home-open")).click()
        self._is_seated()
        for option, value in options.items():
            self.chooses(self.say(f"option-{option}"), str(value))
        return self

    def _is_seated(self) -> None:
        expect(self.page.get_by_role("heading", name=self.say("gather-title"))).to_be_visible()

    def chooses(self, label: str, value: str) -> None:
        """Set one of the table's rules, by the label of its control."""
        box = self.page.get_by_role("combobox", name=re.compile(rf"^{re.escape(label)}\b"))
        box.select_option(value)
        expect(box).to_have_value(value)

    def opens_all_choices(self) -> None:
        """As host: show every choice that there is, those for masks of one's own too."""
        self.chooses(self.say("option-masks"), "own")
        self.page.get_by_text(self.say("option-home-made"), exact=True).click()
        self.button(self.say("option-more")).click()

    @property
    def code(self) -> str:
        """The code of the table that this page is at."""
        return self.page.url.rsplit("/", 1)[-1]

    def joins(self, host: Guest) -> Guest:
        """Sit down at somebody's table by its link."""
        self.go(f"/t/{host.code}")
        if self.name:
            self.page.get_by_label(self.say("home-name")).fill(self.name)
        self.button(self.say("join-sit")).click()
        self._is_seated()
        return self

    def deals(self) -> None:
        """As host: start, with bots for empty chairs."""
        deal = [self.say(key) for key in ("gather-start", "gather-start-bots")]
        self.page.get_by_role("button", name=re.compile("|".join(map(re.escape, deal)))).click()
        expect(self.tray).to_be_visible()

    @property
    def tray(self) -> Locator:
        """The only voice."""
        return self.page.locator("section.tray").and_(self.page.get_by_label(self.say("tray-label"), exact=True))

    @property
    def is_over(self) -> bool:
        """Whether the page shows the end."""
        return self.page.locator("section.tray a[download]").count() > 0

    def acts(self, chance: Random) -> bool:
        """Do something if something is asked; whether it was."""
        step = self.page.evaluate(FIRST_ASKED, list(STEPS))
        if step is None:
            return False
        try:
            STEPS[step](self, self.page.locator(f"{ASKS} {step}"), chance)
        except (PlaywrightTimeout, ValueError):  # what was to be clicked has gone in the meantime
            step += " (gone)"
        self.did.append(step)
        return True

    def _confirms(self) -> None:
        self.page.locator(f"{ASKS} .acts .main").click(timeout=AT_ONCE)

    def _clicks_one(self, found: Locator, chance: Random) -> None:
        found.nth(chance.randrange(found.count())).click(timeout=AT_ONCE)

    def _chooses_one(self, found: Locator, chance: Random) -> None:
        self._clicks_one(found, chance)
        self._confirms()

    def _puts_back(self, cross: Locator, chance: Random) -> None:
        for _ in range(chance.randrange(3)):
            cross.click(timeout=AT_ONCE)
        self._confirms()

    def _contests(self, answers: Locator, chance: Random) -> None:
        answers.nth(int(chance.random() < 0.4)).click(timeout=AT_ONCE)

    def _lifts_a_card(self, cards: Locator, chance: Random) -> None:
        card = cards.nth(chance.randrange(cards.count()))
        height = (card.bounding_box() or {"height": 40})["height"]
        card.click(timeout=AT_ONCE, position={"x": 20, "y": height / 2})  # in a fan a card shows its left edge only


ASKS = "main:has(section.tray:not(.calm, [aria-busy=true]))"
"""A table that asks its guest something."""
STEPS: dict[str, Callable[[Guest, Locator, Random], None]] = {
    ".tray .cross": Guest._puts_back,
    ".tray ul.rows button": Guest._chooses_one,
    ".tray ul.masks button": Guest._chooses_one,
    ".tray .plans .button:enabled": Guest._contests,
    ".tray button.act[aria-disabled=false]": Guest._clicks_one,
    ".tray .acts .main:enabled": Guest._clicks_one,
    ".tray .people [role=radio]": Guest._chooses_one,
    ".spread:not(:has([aria-pressed=true])) button:not([aria-disabled=true])": Guest._clicks_one,
    ".tray.take .acts:not(:has(.main)) .button": Guest._clicks_one,
    ".hand button:not([aria-disabled=true])": Guest._lifts_a_card,
}
"""What can be done, by what is there; the first that is there is done."""
FIRST_ASKED = f"""(steps) => steps.find((step) => document.querySelector(`{ASKS} ${{step}}`)) ?? null"""


def play_on(guests: list[Guest], chance: Random, steps: int = 4000) -> None:
    """Everybody acts when asked, until everybody sees the end."""
    for _ in range(steps):
        if all(guest.is_over for guest in guests):
            return
        if not sum(guest.acts(chance) for guest in guests):
            guests[0].page.wait_for_timeout(30)
    last = " | ".join(f"{guest.name}: {guest.did[-8:]} {guest.tray.inner_text()!r}" for guest in guests)
    raise AssertionError(f"the game does not end. {last}")
