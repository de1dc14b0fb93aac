"""`make shots`: pictures for docs/screens: every screen, desktop and phone, night and day, from a real game; and every
row of Mascarade's stage."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tests.web import stage_rows, trick_rows
from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.web.guest import Guest
from tools.house import server

FOLDER = Path(__file__).parents[2] / "docs" / "screens"


def shoot(guest: Guest, name: str) -> None:
    """One picture."""
    guest.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82, animations="allow")


def one_game(guest: Guest, look: str) -> None:
    """A game of six: before it, its deal, its end and its film."""
    guest.opens()
    guest.page.wait_for_timeout(400)
    shoot(guest, f"gathering-{look}")
    guest.deals()
    guest.page.wait_for_timeout(500)
    shoot(guest, f"memorise-{look}")
    chance = Random(12)
    for _ in range(3000):
        if guest.is_over:
            break
        if not guest.acts(chance):
            guest.page.wait_for_timeout(40)
    guest.page.wait_for_timeout(600)
    shoot(guest, f"end-{look}")
    guest.button("Look back").click()
    guest.page.wait_for_timeout(700)
    shoot(guest, f"replay-{look}")


def few_players(guest: Guest, look: str) -> None:
    """The deals of two and of three players, in which everybody has several cards."""
    for players, name in ((2, "two"), (3, "three")):
        guest.opens(players=players)
        guest.deals()
        guest.page.wait_for_timeout(500)
        shoot(guest, f"deal-of-{name}-{look}")


def masquerade(guest: Guest, look: str) -> None:
    """A trick of Masquerade."""
    guest.opens(game="masquerade")
    guest.page.get_by_role("button", name="Deal, with bots").click()
    guest.page.locator("main.game").wait_for()
    guest.page.wait_for_timeout(2500)
    shoot(guest, f"masquerade-{look}")


def all_screens(browser: Browser, address: str) -> None:
    """Every screen in every look."""
    for size_name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        for light in ("night", "day"):
            look = f"{size_name}-{light}"
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale="en",
                color_scheme="dark" if light == "night" else "light",
            )
            guest = Guest(context.new_page(), address, "Livia")
            for name, path in (("home", "/"), ("rules", "/rules"), ("learn", "/learn")):
                guest.go(path).page.wait_for_timeout(900)
                shoot(guest, f"{name}-{look}")
            one_game(guest, look)
            few_players(guest, look)
            masquerade(guest, look)
            context.close()
            print(look, "; ".join(guest.faults))


def main() -> None:
    """Take all pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "tables.db") as house, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        stage_rows.take_all(browser, FOLDER)
        all_screens(browser, house.address)
        trick_rows.take_all(browser, FOLDER)
        browser.close()


if __name__ == "__main__":
    main()
