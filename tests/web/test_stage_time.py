"""The stage and the candles on three screens at once; the whole campaign is `python -m benchmarks.stage`."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from tests.web.elsewhere import Elsewhere
from tests.web.stage_time import AHEAD, CANDLE_OFF, EARLIER, company, judged, recorded, servers_times
from tools.house import inside

REVEALS = 6
LONGEST = 300


def test_nothing_is_ahead_of_the_stage_and_candles_are_true(
    chromium: Browser, elsewhere: Elsewhere, tmp_path: Path
) -> None:
    opened = inside(tmp_path / "tables.db", pace=1)
    house = elsewhere(opened.__aenter__())
    options = {"pace": "brisk", "clock": 30}
    with servers_times() as times, company(chromium, elsewhere, house, (200, 1200), **options) as screens:
        recorded(screens, REVEALS, "reveals", LONGEST)
        found = judged(screens, times)
        assert not found.faults, "\n".join(found.faults[:20])
        assert found.counts["contested reveals shown"] >= len(screens) * REVEALS
        assert len(found.candles) > 10 and max(map(abs, found.excused)) <= CANDLE_OFF
        assert median(map(abs, found.candles)) <= CANDLE_OFF
        # Had candles been a second wrong, or everything been shown a second earlier, it would have been noticed.
        times.deadlines = {key: at + 1000 for key, at in times.deadlines.items()}
        assert max(map(abs, judged(screens, times).excused)) > CANDLE_OFF
        for screen in screens:
            screen.shown = [(t - 1000, state) for t, state in screen.shown]
        found = judged(screens, times)
        assert found.counts[AHEAD] > REVEALS and found.counts[EARLIER] > REVEALS
    elsewhere(opened.__aexit__(None, None, None))
