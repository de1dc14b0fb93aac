"""Nothing overlaps, nothing is cut off, no text is under 14 px, everything can be touched: before a table is dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, Welcome
from tests.web.guest import Guest

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SIZES = {"desktop": DESKTOP, "phone": PHONE, "small phone": SMALL_PHONE}
LANGUAGES = ("en", "de", "fr", "it", "nl")


def faults(guest: Guest) -> list[str]:
    """What is wrong with what the page draws now."""
    guest.page.evaluate("document.fonts.ready")
    found: list[str] = []
    for _ in range(15):  # until whatever slides has arrived
        guest.page.wait_for_timeout(150)
        found = guest.page.evaluate(MEASURE)
        if not found:
            break
    return found


def at_table(guest: Guest, **options: object) -> None:
    """A table with bots, opened over the wire; the page is at its seat with the cards dealt."""
    if not guest.page.url.startswith(guest.address):
        guest.go("/")
    link = guest.page.evaluate(
        """async (options) => {
            const answer = await fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
                body: JSON.stringify({name: "Constantin-Maximilian", options})});
            const seat = await answer.json();
            localStorage.setItem("maskenball-seats", JSON.stringify({[seat.join]: seat}));
            sessionStorage.setItem(`maskenball-start-${seat.join}`, "alone");
            return `/t/${seat.join}`;
        }""",
        options,
    )
    guest.go(link)
    guest.page.locator("section.tray .main").wait_for()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(welcome: Welcome, language: str, size: str) -> None:
    guest = welcome("", size=SIZES[size], language=language)
    found = [f"home: {fault}" for fault in faults(guest.go("/"))]
    found += [f"rules: {fault}" for fault in faults(guest.go("/rules"))]
    guest.go("/")
    guest.page.locator("button.main").click()
    guest.page.locator("main.gathering").wait_for()
    found += [f"gathering: {fault}" for fault in faults(guest)]
    guest.opens_all_choices()
    found += [f"all choices: {fault}" for fault in faults(guest)]
    assert not guest.faults and not found, "\n".join([*guest.faults, *found])
