"""`python -m benchmarks.browser`: how quick the page is in real Chromium. Prints Markdown.

What the first screen weighs; how soon it, and a table of thirteen, can be used; and how many frames are drawn a second
while something moves (`benchmarks.frames`). `--write` puts the page into docs/browser.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from benchmarks import frames
from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.web.guest import Guest
from tools.house import server

PAGE = Path(__file__).parent.parent / "docs" / "browser.md"
STAGE = "## The stage on three screens"
"""What `benchmarks.stage` measures stands below this."""
LOADS = 20
LIGHT, SOON = 60_000, 1000

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


def opened(browser: Browser, address: str) -> list[int]:
    """Milliseconds until a page that comes to a table of thirteen has drawn all of them."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en")
    page = context.new_page()
    Guest(page, address, "Anna").opens(players=13).deals()
    times = []
    for _ in range(LOADS):
        page.reload()
        page.locator(".place").nth(12).wait_for()
        times.append(round(page.evaluate("performance.now()")))
    context.close()
    return times


def measured() -> str:
    """All of it, as Markdown."""
    assert CHROMIUM, "Debian's chromium is missing: make chromium"
    lines = []
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with server(folder / "tables.db", "--pace", "1") as running:
            sizes, times = loads(browser, running.address)
            lines.append(
                f"- First screen: {median(sizes) / 1000:.0f} kB of script and style on the wire, compressed "
                f"(goal: at most {LIGHT // 1000})."
            )
            lines.append(
                f"- Usable after {median(times):.0f} ms ({min(times)} to {max(times)}, {LOADS} loads without a cache; "
                f"goal: under {SOON}): its button is drawn, and no task of 50 ms or more runs any more."
            )
            times = opened(browser, running.address)
            lines.append(
                f"- A table of thirteen on a phone: drawn after {median(times):.0f} ms ({min(times)} to {max(times)}, "
                f"{LOADS} times; goal: under {SOON})."
            )
        lines += frames.measured(browser, folder)
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
        _, heading, below = PAGE.read_text(encoding="utf-8").partition(f"\n{STAGE}")
        PAGE.write_text(f"{head}\n{text}\n{heading}{below}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
