"""How long the loop was held up: while one thing is done there, every table waits."""

from __future__ import annotations

import asyncio
import time

TICK = 0.02
"""Seconds. A hold is seen as long as it was, less up to a tick."""
MEMORY = 60.0
"""Seconds that the longest hold is told for."""


class Holds:
    """The longest hold of late, and of all time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._latest: list[tuple[float, float]] = []

    async def watch(self) -> None:
        """Look at the clock again and again, for ever."""
        before = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.note(now, now - before - TICK)
            before = now

    def note(self, now: float, held: float) -> None:
        """The loop was held up for so long just now."""
        self.longest = max(self.longest, held)
        self._latest = [(at, long) for at, long in self._latest if now - at < MEMORY and long > held]
        self._latest.append((now, held))

    @property
    def lately(self) -> float:
        """The longest hold of the last minute, in seconds."""
        now = time.monotonic()
        return max((long for at, long in self._latest if now - at < MEMORY), default=0.0)
