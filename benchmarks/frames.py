"""How many frames are drawn each second while cards are turned up and swapped and while coins fly.

A page is fed the same things again and again, with every beat as long as it is; Chromium's own trace tells when it
drew a frame. Without a graphics card Chromium draws with the processor: with one it is quicker.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from tests.web.conftest import DESKTOP, PHONE
from tests.web.fed import Fed, fed
from tests.web.scenes import Json, reveal, round_before

TIMES = 12
SMOOTH = 50
KINDS = ("reveal", "coins", "swap")
TRACED = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]

WATCH = """() => {
    const what = (target) => target.matches(".flip") ? "reveal" : target.matches(".stage > .coin") ? "coins"
        : target.matches(".under .card") ? "swap" : "";
    const of = () => document.getAnimations().filter((one) => one.playState === "running")
        .map((one) => what(one.effect.target)).find(Boolean) ?? "";
    let kind = "";
    const look = () => {
        const now = of();
        if (now !== kind) {
            if (kind) performance.mark(`end ${kind}`);
            if (now) performance.mark(`begin ${now}`);
            kind = now;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Marks in the trace the frames in which something begins and ceases to move."""


def _plays(page: Fed, happened: Json) -> None:
    """A decision, until all its beats are over."""
    page.tells(happened)
    page.page.wait_for_timeout(sum(beat["ms"] for beat in happened["beats"]) + 200)


def _traced(browser: Browser, size: tuple[int, int], file: Path) -> list[Json]:
    """The trace of some reveals with their coins, and of some swaps."""
    table, _ = reveal(7)
    revealed = table.shows("claim", "fines", held=False)
    table = round_before(7).plays("look")
    taken = table.shows("take Elisa", held=False)
    parted = table.shows("swap", "parted", held=False)
    with fed(browser, size, "en", reduced_motion="no-preference") as page:
        page.shows(revealed[0])
        page.page.evaluate(WATCH)
        browser.start_tracing(page=page.page, path=file, categories=TRACED)
        for _ in range(TIMES):
            page.shows(revealed[0])
            _plays(page, revealed[1])
            page.shows(taken[0])
            _plays(page, taken[1])
            _plays(page, parted[1])
        browser.stop_tracing()
    events: list[Json] = json.loads(file.read_text(encoding="utf-8"))["traceEvents"]
    return events


def _rates(events: list[dict[str, Any]], kind: str) -> list[float]:
    """Frames each second in every stretch in which this kind of thing moves, its first frame among them."""
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in (f"begin {kind}", f"end {kind}"))
    drawn = [e["ts"] for e in events if e["name"] == "DrawFrame"]
    return [
        sum(begin <= ts < end for ts in drawn) * 1e6 / (end - begin)
        for (begin, first), (end, _) in pairwise(marks)
        if first.startswith("begin")
    ]


def measured(browser: Browser, folder: Path) -> list[str]:
    """All of it, as lines of Markdown."""
    lines = []
    for label, size in (("desktop", DESKTOP), ("phone", PHONE)):
        events = _traced(browser, size, folder / f"trace-{size[0]}.json")
        for kind in KINDS:
            found = _rates(events, kind)
            assert len(found) >= TIMES, f"{kind} was seen {len(found)} times of {TIMES}"
            lines.append(
                f"- {kind.capitalize()}, {label}: {median(found):.1f} frames/s ({min(found):.1f} to {max(found):.1f}, "
                f"{len(found)} times; goal: {SMOOTH})."
            )
    return lines
