"""How long the loop was held up: while one thing is done there, every table waits.

Time for which the machine had no core for us is taken off where the system tells it: it is not the server's doing.
"""

from __future__ import annotations

import asyncio
import os
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
        with _Core() as core:
            before, waited = time.monotonic(), core.waited()
            while True:
                await asyncio.sleep(TICK)
                now, now_waited = time.monotonic(), core.waited()
                self.note(now, now - before - TICK - (now_waited - waited))
                before, waited = now, now_waited

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


class _Core:
    """What the system tells of the thread that looks."""

    def __enter__(self) -> _Core:
        try:
            self._file = os.open("/proc/thread-self/schedstat", os.O_RDONLY)
        except OSError:
            self._file = -1
        return self

    def waited(self) -> float:
        """For how many seconds it could have run and was not let; 0 where nobody tells."""
        return int(os.pread(self._file, 100, 0).split()[1]) / 1e9 if self._file >= 0 else 0.0

    def __exit__(self, *_: object) -> None:
        if self._file >= 0:
            os.close(self._file)
