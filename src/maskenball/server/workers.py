"""Workers: processes for all that would hold the loop up. Everybody has a fair share of them.

Addresses take turns, and of one address its tables do: whoever asks for much waits for their own work, and nobody else
does. Work that takes longer than it may is ended with its process, which is started anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple

from maskenball.server.refusals import refused

log = logging.getLogger("maskenball.workers")

MOST_WAITING = 50
"""Jobs of one address that may wait for their turn before it can ask for no more."""


class Stopped(Exception):
    """The server stops; nothing is worked on any more."""


class Late(Exception):
    """The work took longer than it may, and was ended."""


class Payer(NamedTuple):
    """On whose account something is done."""

    address: str = ""
    table: str = ""


@dataclass
class _Job:
    payer: Payer
    seconds: float
    work: Callable[..., Any]
    given: tuple[Any, ...]
    done: asyncio.Future[Any]


class _Turns:
    """Jobs that wait: the next is of the address that has waited longest for its turn, and there of such a table."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, OrderedDict[str, deque[_Job]]] = OrderedDict()

    def add(self, job: _Job) -> None:
        """Wait at the end of one's own row."""
        self._of.setdefault(job.payer.address, OrderedDict()).setdefault(job.payer.table, deque()).append(job)

    def waiting(self, address: str) -> int:
        """How many jobs of an address wait."""
        return sum(len(jobs) for jobs in self._of.get(address, {}).values())

    def next(self) -> _Job | None:
        """The job whose turn it is; one that nobody waits for any more is passed over."""
        while self._of:
            address, tables = self._of.popitem(last=False)
            table, jobs = tables.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                tables[table] = jobs
            if tables:
                self._of[address] = tables
            if not job.done.done():
                return job
        return None

    def clear(self) -> None:
        """Nobody needs to wait any more."""
        while (job := self.next()) is not None:
            job.done.cancel()


class _Worker:
    """One process. It is started when it is needed, and anew after it was ended."""

    def __init__(self, niceness: int, prepare: Callable[[], None]) -> None:
        self._niceness, self._prepare = niceness, prepare
        self._pool: ProcessPoolExecutor | None = None
        self.is_ready = False

    async def get_ready(self) -> None:
        """Wait until the process has done what comes before its first work."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_at_start, initargs=(self._niceness,))
        if not self.is_ready:
            preparing = await asyncio.to_thread(self._pool.submit, self._prepare)  # it takes long to start a process
            await asyncio.wrap_future(preparing)
            self.is_ready = True

    async def do(self, job: _Job) -> Any:
        """Work. Raises Late, BrokenProcessPool, or what the work raises."""
        assert self._pool is not None
        working = asyncio.wrap_future(self._pool.submit(job.work, *job.given))
        working.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may end when nobody waits
        done, _ = await asyncio.wait({working}, timeout=job.seconds)
        if not done:
            self.end()
            raise Late
        return working.result()

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
        self._pool, self.is_ready = None, False


def _nothing() -> None:
    """All that most workers have to prepare."""


def _at_start(niceness: int) -> None:
    """Ctrl-C at the terminal is for the server, which ends its workers itself; table talk comes before thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Nobody ends the workers of a server that was killed."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Workers:
    """Some processes that do the same kind of work."""

    def __init__(self, count: int = 1, niceness: int = 5, prepare: Callable[[], None] = _nothing) -> None:
        self._idle = [_Worker(niceness, prepare) for _ in range(count)]
        self._all = tuple(self._idle)
        self._turns = _Turns()
        self._busy: dict[asyncio.Task[None], _Job | None] = {}
        self._closed = self._is_kept_ready = False
        self.done = self.late = 0
        """For the metrics."""

    @property
    def is_ready(self) -> bool:
        """Whether one of them is prepared."""
        return any(worker.is_ready for worker in self._all)

    async def do(self, payer: Payer, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        """Have something done when it is its payer's turn. Raises Late, Stopped, or what the work raises."""
        if self._closed:
            raise Stopped
        job = _Job(payer, seconds, work, given, asyncio.get_running_loop().create_future())
        self._turns.add(job)
        self._hand_out()
        try:
            return await job.done
        except asyncio.CancelledError as cancelled:
            task = asyncio.current_task()
            if self._closed and task is not None and not task.cancelling():  # the work was, not who waits for it
                raise Stopped from cancelled
            raise

    async def do_for(self, payer: Payer, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        """The same for somebody who could ask again and again. Raises Refused when too much of theirs waits, or when it
        failed for a reason of our own."""
        if self._turns.waiting(payer.address) >= MOST_WAITING:
            raise refused("too-many")
        try:
            return await self.do(payer, seconds, work, *given)
        except (Late, Stopped):
            raise
        except Exception as error:
            log.error("work failed", extra={"work": work.__name__, "cause": repr(error)})
            raise refused("not-now", "this could not be worked out; try again") from error

    def prepare(self) -> None:
        """Get every process ready in the background, before there is any work; and again whenever one was ended."""
        self._is_kept_ready = True
        for worker in list(self._idle):
            self._employ(worker, None)

    def _hand_out(self) -> None:
        while self._idle and (job := self._turns.next()) is not None:
            self._employ(self._idle[-1], job)

    def _employ(self, worker: _Worker, job: _Job | None) -> None:
        self._idle.remove(worker)
        task = asyncio.create_task(self._employed(worker, job))
        self._busy[task] = job
        task.add_done_callback(self._busy.pop)

    async def _employed(self, worker: _Worker, job: _Job | None) -> None:
        try:
            await self._work(worker, job)
        finally:
            self._idle.append(worker)
            if not self._closed:
                self._hand_out()
                if self._is_kept_ready and job is not None and worker in self._idle and not worker.is_ready:
                    self._employ(worker, None)

    async def _work(self, worker: _Worker, job: _Job | None) -> None:
        """Do a job, or get ready for one; a process that died is replaced, once."""
        error: Exception | None = None
        for _ in range(2):
            try:
                await worker.get_ready()
                if job is not None:
                    _tell(job, await worker.do(job))
                    self.done += 1
                return
            except BrokenProcessPool as broken:
                error = broken
                log.error("a worker died")
                worker.end()
            except Exception as failed:
                error = failed
                self.late += isinstance(failed, Late)
                break
        if job is None:
            log.error("a worker could not be prepared", extra={"cause": repr(error)})
        elif not job.done.done():
            job.done.set_exception(error or Stopped())

    def close(self) -> None:
        """End the workers, whatever they do."""
        self._closed = True
        for task, job in self._busy.items():
            task.cancel()
            if job is not None:
                job.done.cancel()
        self._turns.clear()
        for worker in self._all:
            worker.end()


def _tell(job: _Job, result: Any) -> None:
    if not job.done.done():
        job.done.set_result(result)
