"""How much of a game may be read again: a rule of the table, kept here. What a level hides is never sent again.

| level | what is sent again on reconnecting, while the game goes on |
|---|---|
| strict | what happened since your last turn began |
| log | everything, as everybody saw it |
| notes | log, the deal, and your pins |
| helper | everything as you saw it; exact beliefs on request |

At every level you get what you saw with your own eyes since your last turn began: it may have been lost on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maskenball.core.game import Json
from maskenball.server.seat import Saying
from maskenball.server.table import Item, Table


class Recall(NamedTuple):
    """Which things of the stream may be sent again, in its order, and which with what only their viewer saw."""

    items: Sequence[Item | Saying]
    own_eyes_from: int
    """Decisions from this one on are sent as the viewer saw them; earlier ones as everybody did."""
    complete: bool
    """Whether no decision after the number asked for had to be left out."""


def recall(table: Table, person: int | None, after: int = 0) -> Recall:
    """What may be sent again to a viewer who has seen everything up to number `after`."""
    level = "helper" if table.phase == "over" else table.options.memory
    recent = table.last_turns.get(person, 0) if person is not None else table.lead
    wanted = [item for item in table.items if item.n > after]
    allowed = wanted if level != "strict" else [item for item in wanted if item.at >= recent]
    said = [saying for saying in table.sayings if saying.n > after]
    told: list[Item | Saying] = [*allowed, *said]
    told.sort(key=lambda item: item.n)
    return Recall(told, 0 if level == "helper" else recent, len(allowed) == len(wanted))


def opening(table: Table, start: Json) -> Json:
    """What a viewer was told before the first decision, as far as it may be told again."""
    told = start | ({"masks": sorted(start["deal"])} if "deal" in start else {})  # which masks are in play is no secret
    if table.phase in ("memorising", "over") or table.options.memory in ("notes", "helper"):
        return told
    kept = {key: value for key, value in told.items() if key not in ("deal", "hand")}
    assert table.game is not None
    return kept | {"says": table.game.telling.opens_with(kept)}
