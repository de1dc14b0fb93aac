"""Every state of a table of Mascarade is one screen: nothing to scroll for, the middle free, no word cut."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.fed import FRAMES, Fed, fed
from tests.web.scenes import MOMENTS

LOOK, MEASURE = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("one_screen.js", "measure.js"))
SIZES = ((360, 640), (390, 664), (390, 844), (412, 732), (844, 390), (720, 450), (1024, 600), (1280, 720), (1366, 650),
         (1440, 900))  # fmt: skip
LANGUAGES = ("en", "de", "fr", "it", "nl")
SOAK = bool(os.environ.get("MASKENBALL_SOAK"))
OPENED = {"turn": ("", "take", "announce"), "choose": ("", "row"), "name": ("mask",), "missed": ("", "missed"),
          "prepares": ("", "row")}  # fmt: skip
"""What somebody has opened at a moment, by a button."""
PUSHES = ("memorising", "over")
"""The deal and the ending push the ring."""
TRIES = 10
"""Until whatever slides has arrived."""


def opens(page: Fed, what: str) -> None:
    """Go on as somebody would."""
    tray = page.page.locator("section.tray")
    if what in ("take", "announce"):
        tray.locator(".act").nth(0 if what == "take" else 2).click()
    if what in ("take", "row"):
        tray.locator(".rows button").first.click()
    if what in ("announce", "mask"):
        tray.locator(".masks button").last.click()
    if what == "missed":
        tray.locator("button.missed").click()


def faults(page: Fed, size: tuple[int, int], is_usual: bool) -> list[str]:
    """What is wrong at this size; `is_usual`: the ring has no reason to move."""
    page.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = []
    for _ in range(TRIES):
        page.page.evaluate(FRAMES)
        found = page.page.evaluate(LOOK, is_usual) + page.page.evaluate(MEASURE)
        if not found:
            break
    return found


STATES = [(name, opened) for name in MOMENTS for opened in OPENED.get(name, ("",))]
NUMBERS = range(2, 14)


def wanted(language: str) -> Iterator[tuple[int, tuple[str, str], tuple[tuple[int, int], ...]]]:
    """Tables of so many, states and sizes. In `make soak` all of them in every language; else any two of the four come
    together."""
    for players in NUMBERS:
        for k, state in enumerate(STATES):
            if SOAK:
                yield players, state, SIZES
            elif LANGUAGES[(k + 2 * players) % 5] == language:
                yield players, state, (SIZES[(k + players) % 10],)


def test_any_two_come_together() -> None:
    if SOAK:
        pytest.skip("all of them do")
    seen = [(n, state, size, words) for words in LANGUAGES for n, state, sizes in wanted(words) for size in sizes]
    values: tuple[Sequence[object], ...] = (NUMBERS, STATES, SIZES, LANGUAGES)
    missing = [
        pair
        for a, b in combinations(range(4), 2)
        for pair in set(product(values[a], values[b])) - {(one[a], one[b]) for one in seen}
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_is_one_screen(chromium: Browser, language: str) -> None:
    found = []
    with fed(chromium, SIZES[0], language) as page:
        for players, (name, opened), sizes in wanted(language):
            page.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
            page.shows(*MOMENTS[name](players))
            opens(page, opened)
            is_usual = name not in PUSHES
            for size in sizes:
                what = f"{players}, {name} {opened}, {language} {size[0]}x{size[1]}"
                found += [f"{what}: {fault}" for fault in faults(page, size, is_usual)]
        found += page.faults
    assert not found, "\n".join(found)
