"""Drawers: as high as what is in them, never over the tray, and nothing in them is cut. The same for a lost line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from maskenball.phrases.phrases import Phrases
from tests.web.fed import fed
from tests.web.scenes import MOMENTS
from tests.web.test_tricks import LANGUAGES, SIZES
from tests.web.tricks import fed_tricks, moments

FILES = ("masquerade", "masquerade_table", "browser", "home", "table")
FAULTS = """async () => {
    await Promise.all(document.getAnimations().map((moves) => moves.finished));
    const box = (e) => e.getBoundingClientRect();
    const drawer = document.querySelector(".drawer");
    const [one, tray, found] = [box(drawer), box(document.querySelector("section.tray")), []];
    const across = Math.min(one.right, tray.right) - Math.max(one.left, tray.left);
    if (across > 1 && Math.min(one.bottom, tray.bottom) - Math.max(one.top, tray.top) > 1) found.push("over the tray");
    const isOutside = one.left < -1 || one.top < -1 || one.right > innerWidth + 1 || one.bottom > innerHeight + 1;
    if (isOutside) found.push("off the screen");
    const [title, next] = [...drawer.querySelectorAll("h2")].map((e) => e.textContent);
    if (title === next) found.push("two headings");
    for (const e of drawer.querySelectorAll("button, label, p, h2, h3, span")) {
        if (e.closest(".unseen, svg, .close") || e.scrollWidth <= e.clientWidth + 1 || !e.clientWidth) continue;
        found.push(`cut: ${e.textContent.trim()} ${e.scrollWidth} > ${e.clientWidth}`);
    }
    return found;
}"""


def opened(page: Any, say: Any, what: str) -> Locator:
    """Open a drawer as somebody would."""
    head = page.locator(".head")
    for name in ("table-menu", "panel-masks" if "masks" in what else "tricks-cards") if "in-play" in what else (what,):
        (page if name in ("panel-masks", "tricks-cards") else head).get_by_role("button", name=say(name)).click()
    drawer: Locator = page.locator(".drawer")
    expect(drawer).to_be_visible()
    return drawer


@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
def test_drawers_leave_the_tray_to_whoever_is_asked(chromium: Browser, game: str) -> None:
    shown = MOMENTS["turn"](7)[0] if game == "mascarade" else moments(4)["follow, full hand"]
    opens: Any = fed if game == "mascarade" else fed_tricks
    found = []
    for k, size in enumerate(SIZES):
        language = LANGUAGES[k % 5]
        say = Phrases(language, FILES).say
        with opens(chromium, size, language) as guest:
            guest.shows(shown)
            wide = size[0] >= 1100
            in_play = "in-play masks" if game == "mascarade" else "in-play cards"
            for what in ("table-chat", "table-menu", in_play, *(() if wide else ("table-log",))):
                opened(guest.page, say, what)
                found += [f"{size} {language} {what}: {fault}" for fault in guest.page.evaluate(FAULTS)]
                guest.page.keyboard.press("Escape")
                expect(guest.page.locator(".drawer")).to_have_count(0)
            assert not guest.faults
    assert not found, "\n".join(found)
