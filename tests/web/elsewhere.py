"""Another loop: where the server and other people's lines are while pages are used here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from threading import Thread
from typing import TypeVar

from tools.house import PATIENCE

T = TypeVar("T")


class Elsewhere:
    """A loop in a thread of its own: Playwright's pages and our lines cannot share one."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def __call__(self, work: Awaitable[T]) -> T:
        async def done() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def close(self) -> None:
        """End it."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()
