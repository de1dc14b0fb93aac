"""`python -m benchmarks.browser`: how quick the page is in real Chromium. Prints Markdown.

Three things: what the first screen weighs; how soon it can be used; and how many frames are drawn each second while
cards are swapped and turned up, from Chromium's own trace. Without a graphics card Chromium draws with the processor:
with one it is quicker. `--write` puts the page into docs/browser.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.web.guest import Guest
from tools.house import server

PAGE = Path(__file__).parent.parent / "docs" / "browser.md"
LOADS = 20
TRACED_SECONDS = 45
LIGHT, SOON, SMOOTH = 150_000, 1000, 60

USABLE = """
    window.__usable = null;
    window.__busy_until = 0;
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) window.__busy_until = task.startTime + task.duration;
    }).observe({ type: "longtask", buffered: true });
    const look = () => {
        const button = document.querySelector("button.main");
        if (button && button.getBoundingClientRect().width) window.__usable = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""
"""Notes when the first screen's button can be pressed, and when the page was busy last."""

WATCH = """
    let kind = "";
    const of = () => {
        const moving = document.getAnimations().filter((one) => one.playState === "running"
            && one.effect?.getTiming().iterations !== Infinity);
        if (!moving.length) return "";
        if (document.querySelector(".traveller")) return "swap";
        return document.querySelector(".seal") ? "reveal" : "other";
    };
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
"""
"""Marks in the trace where cards begin and cease to move."""


def loads(browser: Browser, address: str) -> tuple[list[int], list[int]]:
    """Bytes that came, and milliseconds until the first screen can be used, each time without a cache."""
    sizes, times = [], []
    for _ in range(LOADS):
        context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en")
        context.add_init_script(USABLE)
        page = context.new_page()
        page.goto(address)
        page.locator("button.main").first.wait_for()
        page.wait_for_timeout(300)  # whether the page is still busy shows only afterwards
        sizes.append(page.evaluate(
            """() => performance.getEntriesByType("resource").filter((one) => /\\.(js|css)$/.test(one.name))
                .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
        ))  # fmt: skip
        times.append(round(page.evaluate("Math.max(window.__usable, window.__busy_until)")))
        context.close()
    return sizes, times


def traced(browser: Browser, address: str, size: tuple[int, int], folder: Path) -> list[dict[str, Any]]:
    """The trace of some turns of a game."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    page = context.new_page()
    guest = Guest(page, address, "Anna")
    guest.opens(players=6)
    guest.deals()
    page.evaluate(WATCH)
    file = folder / f"trace-{size[0]}.json"
    categories = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
    browser.start_tracing(page=page, path=file, categories=categories)
    chance, end = Random(1), time.monotonic() + TRACED_SECONDS
    while time.monotonic() < end and not guest.is_over:
        guest.acts(chance)
        page.wait_for_timeout(250)
    browser.stop_tracing()
    context.close()
    events: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["traceEvents"]
    return events


def rates(events: list[dict[str, Any]], kind: str) -> list[float]:
    """Frames each second in every stretch in which this kind of thing moves."""
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in (f"begin {kind}", f"end {kind}"))
    drawn = sorted(e["ts"] for e in events if e["name"] == "DrawFrame")
    found = []
    for (begin, first), (end, last) in pairwise(marks):
        if first.startswith("begin") and last.startswith("end") and end - begin > 150_000:
            frames = [ts for ts in drawn if begin <= ts <= end]
            if len(frames) > 1:
                found.append((len(frames) - 1) * 1e6 / (frames[-1] - frames[0]))
    return found


def measured() -> str:
    """All of it, as Markdown."""
    assert CHROMIUM, "Debian's chromium is missing: make chromium"
    lines = []
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with server(folder / "tables.db") as running:
            sizes, times = loads(browser, running.address)
            lines.append(
                f"- First screen: {median(sizes) / 1000:.0f} kB of script and style on the wire, compressed "
                f"(goal: at most {LIGHT // 1000})."
            )
            lines.append(
                f"- Usable after {median(times):.0f} ms ({min(times)} to {max(times)}, {LOADS} loads without a cache; "
                f"goal: under {SOON}): its button is drawn, and no task of 50 ms or more runs any more."
            )
            for label, size in (("desktop", DESKTOP), ("phone", PHONE)):
                events = traced(browser, running.address, size, folder)
                dropped = sum(e["name"] == "DroppedFrame" for e in events)
                for kind in ("swap", "reveal"):
                    found = rates(events, kind)
                    told = (
                        f"{median(found):.1f} frames/s ({min(found):.1f} to {max(found):.1f})" if found else "none seen"
                    )
                    lines.append(f"- {kind.capitalize()}, {label}: {told}, {len(found)} times (goal: {SMOOTH}).")
                lines.append(f"- {label.capitalize()}: {dropped} dropped frames in {TRACED_SECONDS} s of play.")
        browser.close()
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/browser.md")
    given = parser.parse_args(words)
    text = measured()
    print(text)
    if given.write:
        head = "# The page in the browser\n\nMeasured by `python -m benchmarks.browser --write` in Debian's Chromium, "
        head += "without a graphics card, on two cores.\n"
        PAGE.write_text(f"{head}\n{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
