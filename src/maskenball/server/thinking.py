"""Where bots think: in processes of their own, so that no table waits for a thought.

A thought is a pure function of what the bot was given: its seed, and its View. How long an answer is held back is drawn
from chance alone, before the bot thinks, and is longer than thinking takes: the time of an answer tells nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from maskenball.core.game import Json, View
from maskenball.core.kit import kit_of

if TYPE_CHECKING:
    from maskenball.bots.bot import Bot

log = logging.getLogger("maskenball.bots")

SHORTEST, LONGEST = 0.9, 2.2
"""Seconds before a bot's answer, at pace 1."""
BEAT = 0.6
"""Seconds between two answers in a contest round, whether they were lodged, ordered or a bot's, at pace 1."""
MINDS_KEPT = 256

_minds: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
"""In a worker: bots that have thought before; what they remember saves time and changes nothing."""


def decided(level: str, game: str, seed: str, view: View) -> int:
    """In a worker: what a bot of this level answers."""
    from maskenball.bots.bot import number_decided
    from maskenball.bots.levels import LEVELS

    key = (level, game, seed)
    bot = _minds.pop(key, None) or LEVELS[level].bot(game)(seed)
    _minds[key] = bot
    if len(_minds) > MINDS_KEPT:
        _minds.popitem(last=False)
    return number_decided(bot, view)


def believed(view: View) -> Json:
    """In a worker: what the person of a View could know exactly."""
    kit = kit_of(view.opening["game"])
    told: Json = kit.part("beliefs")(view) if kit.has("beliefs") else {}
    return told


def _at_start() -> None:
    """Ctrl-C at the terminal is for the server, which ends its workers itself; table talk comes before thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Nobody ends the workers of a server that was killed."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Stopped(Exception):
    """The server stops; nobody thinks any more."""


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, workers: int = 1, pace: float = 1.0) -> None:
        self.workers, self.pace = workers, pace
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._chance = SystemRandom()

    def delay(self, kind: str) -> float:
        """How long to hold an answer back: known before the question is thought about."""
        return self.pace * (BEAT if kind == "contest" else self._chance.uniform(SHORTEST, LONGEST))

    async def decide(self, level: str, game: str, seed: str, view: View) -> int:
        """A bot's answer."""
        return int(await self._run(decided, level, game, seed, view))

    async def believe(self, view: View) -> Json:
        """Exact beliefs of the person of a View."""
        told: Json = await self._run(believed, view)
        return told

    async def _run(self, work: Callable[..., Any], *given: Any) -> Any:
        """Work done by a worker; one that died is replaced, once."""
        for again in (True, False):
            if self._closed:
                raise Stopped
            pool = self._pool or self._new_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except asyncio.CancelledError as cancelled:
                task = asyncio.current_task()
                if self._closed and task is not None and not task.cancelling():  # the thought was, not who waits for it
                    raise Stopped from cancelled
                raise
            except BrokenProcessPool as broken:
                if self._closed:
                    raise Stopped from broken
                log.error("a worker died")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if not again:
                    raise
        raise AssertionError("not reached")

    def _new_pool(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_at_start)
        return self._pool

    def close(self) -> None:
        """End the workers, whatever they think about."""
        self._closed = True
        if self._pool is not None:
            workers = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self._pool = None
