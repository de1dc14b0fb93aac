"""Games that bots play: one to its end, decision by decision, and many on several cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread, current_thread, main_thread
from time import process_time_ns
from typing import Any, NamedTuple, TypeVar

from maskenball.bots.bot import Bot, number_decided
from maskenball.core.game import Game, NoSuchAnswer
from maskenball.core.log import Event

Done = TypeVar("Done")


class BotFailed(Exception):
    """A bot broke its contract: which, how, and the score sheet up to there."""

    def __init__(self, bot: str, what: str, sheet: str) -> None:
        super().__init__(bot, what, sheet)  # all of it: it travels between processes
        self.bot, self.what, self.sheet = bot, what, sheet

    def __str__(self) -> str:
        return f"{self.bot} {self.what}\n{self.sheet}"


class IllegalAnswer(BotFailed):
    """A bot gave an answer that is not legal."""


def answer_of(bot: Bot, game: Game, person: int) -> tuple[int, int]:
    """A bot's answer to the open question, and how many nanoseconds it took; raises BotFailed."""
    view = game.view(person)
    begin = process_time_ns()
    try:
        answer = number_decided(bot, view)
    except NoSuchAnswer as error:
        raise IllegalAnswer(
            bot.name, f"gave an illegal answer as {game.names[person]}: {error}", game.sheet()
        ) from error
    except Exception as error:
        raise BotFailed(bot.name, f"failed: {type(error).__name__}: {error}", game.sheet()) from error
    took = process_time_ns() - begin
    legal = game.legal()
    if answer not in legal:
        texts = ", ".join(f"{number} ({game.text(number)})" for number in legal)
        what = f"gave the illegal answer {answer!r} as {game.names[person]}; legal: {texts}"
        raise IllegalAnswer(bot.name, what, game.sheet())
    return int(answer), took


class Step(NamedTuple):
    """One decision that was played: whose, how long it took, and what happened."""

    person: int
    nanoseconds: int
    events: list[Event]


def steps(game: Game, seated: Sequence[Bot], longest: int) -> Iterator[Step]:
    """Let the bots play, until the game is over or so many decisions were taken; raises BotFailed."""
    while len(game.history) < longest:
        decision = game.decision()
        if decision is None:
            return
        person = decision.person
        answer, took = answer_of(seated[person], game, person)
        yield Step(person, took, game.play(person, answer))


def spread(work: Callable[..., Done], jobs: Sequence[tuple[Any, ...]], cores: int) -> Iterator[Done]:
    """What `work` makes of each job (its arguments), as they are finished, in any order.

    Whoever stops asking, or stops it all with Ctrl-C, does not wait for jobs that are under way.
    """
    cores = min(cores, len(jobs))
    if cores <= 1:
        for job in jobs:
            yield work(*job)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(cores, get_context("spawn"), _end_with_the_parent)
    try:
        with _workers_that_leave_ctrl_c_to_the_parent():
            futures = [pool.submit(work, *job) for job in jobs]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _workers_that_leave_ctrl_c_to_the_parent() -> Iterator[None]:
    """Processes that are started meanwhile do not hear it, from their first moment on."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with_the_parent() -> None:
    """However the parent ends: nobody else would stop a worker."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
