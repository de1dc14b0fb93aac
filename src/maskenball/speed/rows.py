"""The log of events as the lab reads it: the same few words for the interpreted list and the compiled buffer.

Interpreted, a log is a list of rows. Compiled, it is a flat array whose first number counts the rows of six numbers
that follow; `maskenball.speed.twin` puts the functions of `COMPILED` in the place of their namesakes.
"""

from __future__ import annotations

from typing import Any

from maskenball.core import log as log_module

COLUMNS = 6


def clear(log: Any) -> None:
    """Forget all rows."""
    log.clear()


def count(log: Any) -> int:
    """How many rows there are."""
    return len(log)


def number(log: Any, row: int, column: int) -> int:
    """One number of a row."""
    found: int = log[row][column]
    return found


def put(states: Any, at: int, fresh: Any) -> None:
    """Lay a copy of the fresh state into a place of a list of states."""
    states[at] = fresh[0].copy()


def compiled_clear(log: Any) -> None:
    log[0] = 0


def compiled_count(log: Any) -> int:
    found: int = log[0]
    return found


def compiled_number(log: Any, row: int, column: int) -> int:
    found: int = log[1 + COLUMNS * row + column]
    return found


def compiled_put(states: Any, at: int, fresh: Any) -> None:
    states[at] = fresh[0]


def compiled_emit(log: Any, kind: int, who: int, x: int, y: int, value: int, audience: int) -> None:
    """A log without room takes nothing: playouts that need no events pass one of length 1."""
    at = 1 + COLUMNS * log[0]
    if at + COLUMNS <= log.size:
        log[at] = kind
        log[at + 1] = who
        log[at + 2] = x
        log[at + 3] = y
        log[at + 4] = value
        log[at + 5] = audience
        log[0] += 1


def compiled_latest(log: Any) -> int:
    found: int = log[1 + COLUMNS * (log[0] - 1)] if log[0] > 0 else -1
    return found


COMPILED = {
    log_module.emit: compiled_emit,
    log_module.latest: compiled_latest,
    clear: compiled_clear,
    count: compiled_count,
    number: compiled_number,
    put: compiled_put,
}
