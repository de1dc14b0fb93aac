"""For everybody: no violations that axe finds, a whole game by keyboard alone, and face-down cards that say nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import DESKTOP, PHONE, Welcome
from tests.web.fed import Fed, fed
from tests.web.guest import Guest
from tests.web.scenes import MOMENTS, Moment
from tests.web.test_boxes import at_table
from tests.web.test_games import sheet_of
from tests.web.test_one_screen import STATES, opens
from tests.web.tricks import fed_tricks, moments

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(guest: Guest) -> list[str]:
    """What axe finds on the page as it is now."""
    guest.page.wait_for_timeout(300)
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    return violated(guest.page)


def violated(page: Page) -> list[str]:
    """The same, when whatever fades in is there; axe is already."""
    found: list[dict[str, Any]] = page.evaluate(
        """async () => {
            await Promise.all(document.getAnimations().map((one) => one.finished));
            return (await axe.run({resultTypes: ["violations"]})).violations;
        }"""
    )
    return [
        f"{rule['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for rule in found
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_screen(welcome: Welcome, scheme: str, size: tuple[int, int]) -> None:
    guest = welcome("Anna", size=size, color_scheme=scheme)
    found: dict[str, list[str]] = {}
    for path in ("/", "/rules", "/learn", "/t/nothere1"):
        found[path] = violations(guest.go(path))
    guest.opens(players=4)
    found["gathering"] = violations(guest)
    guest.opens_all_choices()
    found["all choices"] = violations(guest)
    guest.deals()
    found["memorising"] = violations(guest)
    chance = Random(7)
    for _ in range(600):
        if guest.is_over:
            break
        title = guest.tray.get_by_role("heading").first.inner_text()
        kind = re.sub(r"[^a-z ]", "", title.lower())[:18]
        if kind not in found and not kind.startswith("turn"):
            found[kind] = violations(guest)
        if not guest.acts(chance):
            guest.page.wait_for_timeout(30)
    found["over"] = violations(guest)
    guest.button("Look back").click()
    guest.page.wait_for_timeout(500)
    found["replay"] = violations(guest)
    at_table(guest, game="masquerade", players=4)
    found["Masquerade"] = violations(guest)
    faults = [f"{where}: {fault}" for where, what in found.items() for fault in what]
    assert not faults, "\n".join(faults)


LOOKS: tuple[tuple[Literal["dark", "light"], tuple[int, int]], ...] = (
    ("dark", DESKTOP), ("light", PHONE), ("dark", PHONE), ("light", DESKTOP)
)  # fmt: skip


def faults_of(page: Fed, states: Sequence[tuple[str, Moment, str]]) -> list[str]:
    """What axe finds in these states: their name, what the page is told, what somebody then opens."""
    page.page.add_init_script(path=AXE)
    found = []
    for (name, moment, opened), (scheme, (width, height)) in zip(states, cycle(LOOKS), strict=False):
        page.page.emulate_media(color_scheme=scheme)
        page.page.set_viewport_size({"width": width, "height": height})
        page.shows(*moment)
        opens(page, opened)
        found += [f"{name} {opened}, {scheme} {width}x{height}: {fault}" for fault in violated(page.page)]
    return found + page.faults


def test_axe_finds_nothing_in_any_state_of_mascarade(chromium: Browser) -> None:
    with fed(chromium, DESKTOP, "en") as page:
        faults = faults_of(page, [(name, MOMENTS[name](7), opened) for name, opened in STATES])
    assert not faults, "\n".join(faults)


def test_axe_finds_nothing_in_any_state_of_masquerade(chromium: Browser) -> None:
    with fed_tricks(chromium, DESKTOP) as page:
        faults = faults_of(page, [(name, [moment], "") for name, moment in moments(4).items()])
    assert not faults, "\n".join(faults)


def test_a_whole_game_by_keyboard_alone(welcome: Welcome) -> None:
    guest = welcome("Anna")
    guest.go("/")
    keyboard = guest.page.keyboard
    guest.page.get_by_role("button", name="Play alone").focus()
    keyboard.press("Enter")
    chance = Random(3)

    def press(name: str | re.Pattern[str]) -> bool:
        """Move to a button with the Tab key, as long as it takes, and press it."""
        for _ in range(60):
            keyboard.press("Tab")
            here = guest.page.locator("button:focus").all_inner_texts()
            if here and re.search(name, here[0]):
                keyboard.press("Enter")
                return True
        return False

    expect(guest.tray).to_be_visible()
    assert press("Ready")
    for _ in range(3000):
        if guest.is_over:
            break
        tray = guest.tray
        expect(tray).not_to_have_attribute("aria-busy", "true")
        if tray.locator(".plans .button").count():
            keyboard.press("p" if chance.random() < 0.7 else "c")
        elif tray.get_by_role("button", name="Put them back").count():
            press("Put them back")
        elif tray.locator("button.act[aria-disabled=false]").count():
            keyboard.press(chance.choice("123"))
        elif (rows := tray.locator("ul button").count()) and tray.locator(".acts .main").count():
            tray.locator("ul button").nth(chance.randrange(rows)).focus()
            keyboard.press("Enter")
            press(re.escape(tray.locator(".acts .main").inner_text()))  # the Witch's says what she takes
        guest.page.wait_for_timeout(30)
    assert sheet_of(guest).finish().over


def test_face_down_cards_say_the_same_words_whatever_they_are(welcome: Welcome) -> None:
    guest = welcome("Anna")
    at_table(guest, players=6)
    guest.acts(Random(1))
    expect(guest.page.get_by_text("card face down").first).to_be_attached()
    items = guest.page.get_by_role("list", name="The table").get_by_role("listitem").all_inner_texts()
    labels = [re.sub(r".*, (?=\d+ coins)", "", text.replace("\n", " ")) for text in items]
    assert len(set(labels)) == 1 and "card face down" in labels[0]
