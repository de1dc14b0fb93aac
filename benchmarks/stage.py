"""The stage on three screens at once, in large numbers: what was ahead of it, and how far candles were off.

    python -m benchmarks.stage --write

Reveals at a brisk and at a calm pace, and questions with a clock (tests/web/stage_time.py). `--write` puts the figures
into docs/browser.md. Ends with 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.browser import PAGE, STAGE
from maskenball.core.game import Json
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.elsewhere import Elsewhere
from tests.web.stage_time import AHEAD, CANDLE_LIT, CANDLE_OFF, EARLIER, SOONER, Findings, campaign
from tools.house import inside

WRONG = (AHEAD, EARLIER, SOONER, CANDLE_LIT)
SLOWLY = (1200, 1500)
"""Milliseconds after which an answer is given, and how much more it may be, so that a candle can be watched."""


def told(name: str, found: Findings, screens: int) -> str:
    """The figures of one campaign, as a line of Markdown."""
    counts = found.counts
    wrong = ", ".join(f"{what} {counts[what]}" for what in WRONG)
    line = (
        f"- {name}: {counts['decisions shown'] // screens} decisions on {screens} screens at once, of them "
        f"{counts['contested reveals shown'] // screens} contested reveals, {counts['questions asked']} questions "
        f"answered: {wrong}."
    )
    if found.candles:
        off = sorted(map(abs, found.candles))
        line += (
            f" Candles at {counts['questions with a candle'] // screens} questions: {len(off)} numbers, at most "
            f"{off[-1]:.0f} ms off the server's deadline, half of them at most {off[len(off) // 2]:.0f} ms, "
            f"{sum(one > CANDLE_OFF for one in off)} more than {CANDLE_OFF}; at most "
            f"{max(map(abs, found.excused)):.0f} ms but for what a busy machine held question or page up."
        )
    return line


def main(words: Sequence[str] | None = None) -> int:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stage", description=__doc__)
    parser.add_argument("--brisk", type=int, default=60, help="contested reveals at a brisk pace")
    parser.add_argument("--calm", type=int, default=5, help="contested reveals at a calm pace")
    parser.add_argument("--questions", type=int, default=60, help="questions with a clock")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/browser.md")
    given = parser.parse_args(words)
    runs: list[tuple[str, int, str, Json]] = [
        ("Brisk", given.brisk, "reveals", {"pace": "brisk"}),
        ("Calm", given.calm, "reveals", {"pace": "calm"}),
        ("Brisk, with a clock", given.questions, "questions", {"pace": "brisk", "clock": 30, "thinks": SLOWLY}),
    ]
    lines, faults = [], []
    elsewhere = Elsewhere()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        opened = inside(Path(folder) / "tables.db", pace=1)
        house = elsewhere(opened.__aenter__())
        for name, wanted, kind, options in runs:
            if wanted:
                found = campaign(browser, house, elsewhere, wanted, kind, **options)
                lines.append(told(name, found, 3))
                faults += found.faults
                print(lines[-1], *found.faults[:20], sep="\n", flush=True)
        browser.close()
        elsewhere(opened.__aexit__(None, None, None))
    elsewhere.close()
    if given.write:
        head = PAGE.read_text(encoding="utf-8").partition(f"\n{STAGE}")[0]
        about = "Measured by `python -m benchmarks.stage --write`: three pages at one table, one with all motion, one "
        about += "quick, one with reduced motion; what each heard and showed, against the beats that the server told."
        PAGE.write_text(f"{head}\n{STAGE}\n\n{about}\n\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
