"""A guest: a page that is used as a person would use it, by what it shows."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError as PlaywrightTimeout, expect

AT_ONCE = 1500
"""Milliseconds for a click on something that is there."""
PATIENCE = 20_000
"""Milliseconds after which a page that does nothing is given up."""


class Guest:
    """One person with one page."""

    def __init__(self, page: Page, address: str, name: str) -> None:
        self.page, self.address, self.name = page, address, name
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda told: self.faults.append(told.text) if told.type == "error" else None)

    def go(self, path: str = "/") -> Guest:
        """Open an address of the server."""
        self.page.goto(self.address + path)
        return self

    def button(self, name: str, exact: bool = True) -> Locator:
        """A button by its English name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def opens(self, **options: Any) -> Guest:
        """Open a table and choose its rules over the wire, as the page's own controls would."""
        self.go("/")
        if self.name:
            self.page.get_by_label("Your name").fill(self.name)
        self.button("Open a table").click()
        expect(self.page.get_by_role("heading", name="Who sits at the table?")).to_be_visible()
        for label, value in options.items():
            self.chooses(label.replace("_", " ").capitalize(), str(value))
        return self

    def chooses(self, label: str, value: str) -> None:
        """Set one of the table's rules, by the label of its control."""
        box = self.page.get_by_role("combobox", name=re.compile(f"^{label}"))
        box.select_option(value)
        expect(box).to_have_value(value)

    @property
    def code(self) -> str:
        """The code of the table that this page is at."""
        return self.page.url.rsplit("/", 1)[-1]

    def joins(self, host: Guest) -> Guest:
        """Sit down at somebody's table by its link."""
        self.go(f"/t/{host.code}")
        if self.name:
            self.page.get_by_label("Your name").fill(self.name)
        self.button("Sit down").click()
        expect(self.page.get_by_role("heading", name="Who sits at the table?")).to_be_visible()
        return self

    def deals(self) -> None:
        """As host: start, with bots for empty chairs."""
        self.page.get_by_role("button", name=re.compile("^Deal")).click()
        expect(self.tray).to_be_visible()

    @property
    def tray(self) -> Locator:
        """The only voice."""
        return self.page.get_by_role("region", name="What you can do")

    @property
    def is_over(self) -> bool:
        """Whether the page shows the end."""
        return self.tray.get_by_role("link", name="Score sheet").count() > 0

    def acts(self, chance: Random) -> bool:
        """Do something if something is asked; whether it was."""
        tray = self.tray
        if not tray.count():
            return False
        steps = (
            self._turns_down, self._puts_back, self._confirms, self._announces, self._contests, self._takes_action
        )  # fmt: skip
        try:
            return any(step(chance) for step in steps)
        except (PlaywrightTimeout, ValueError):  # what was to be clicked has gone in the meantime
            return False

    def _visible(self, found: Locator) -> bool:
        return found.count() > 0 and found.first.is_visible() and found.first.is_enabled()

    def _turns_down(self, chance: Random) -> bool:
        ready = self.tray.get_by_role("button", name="Turn them down")
        return self._clicked(ready)

    def _clicked(self, found: Locator) -> bool:
        if not self._visible(found):
            return False
        found.first.click(timeout=AT_ONCE)
        return True

    def _puts_back(self, chance: Random) -> bool:
        if not self._visible(self.tray.get_by_role("button", name="Cross the cards")):
            return False
        for _ in range(chance.randrange(3)):
            self.tray.get_by_role("button", name="Cross the cards").click(timeout=AT_ONCE)
        return self._clicked(self.tray.get_by_role("button", name="Put them back"))

    def _confirms(self, chance: Random) -> bool:
        confirm = self.tray.get_by_role("button", name="This one")
        if not confirm.count():
            return False
        rows = self.tray.locator("ul button")
        if not rows.count():
            return False
        rows.nth(chance.randrange(rows.count())).click(timeout=AT_ONCE)
        return self._clicked(confirm)

    def _announces(self, chance: Random) -> bool:
        say = self.tray.locator(".acts .main", has_text="Say")
        if not say.count():
            return False
        masks = self.tray.locator("ul button")
        if not masks.count():
            return False
        masks.nth(chance.randrange(masks.count())).click(timeout=AT_ONCE)
        return self._clicked(self.tray.locator(".acts .main"))

    def _contests(self, chance: Random) -> bool:
        answers = self.tray.locator(".plans .button")
        if not answers.count():
            return False
        return self._clicked(answers.nth(int(chance.random() < 0.4)))

    def _takes_action(self, chance: Random) -> bool:
        actions = self.tray.locator("button.act[aria-disabled=false]")
        if not actions.count():
            return False
        return self._clicked(actions.nth(chance.randrange(actions.count())))


def play_on(guests: list[Guest], chance: Random, steps: int = 4000) -> None:
    """Everybody acts when asked, until everybody sees the end."""
    for _ in range(steps):
        if all(guest.is_over for guest in guests):
            return
        if not sum(guest.acts(chance) for guest in guests):
            guests[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end: " + " | ".join(guest.tray.inner_text() for guest in guests))
