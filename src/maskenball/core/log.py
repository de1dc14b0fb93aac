"""The log of a game while it is played: events as rows of small numbers, in the order things happen.

Rows are `(kind, who, x, y, value, audience)`. The first four are public; only the persons in `audience` (a bitset) may
read the value. What the kinds mean is up to each game.
"""

from __future__ import annotations

Event = tuple[int, int, int, int, int, int]
Log = list[Event]


def emit(log: Log, kind: int, who: int, x: int, y: int, value: int, audience: int) -> None:
    """Write one event down."""
    log.append((kind, who, x, y, value, audience))


def latest(log: Log) -> int:
    """The kind of the event that was written down last; -1: there is none."""
    return log[-1][0] if log else -1
