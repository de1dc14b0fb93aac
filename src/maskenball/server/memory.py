"""How much of a game may be read again: a rule of the table, kept here. What a level hides is never sent again.

| level | what is sent again on reconnecting, while the game goes on |
|---|---|
| strict | what happened since your last turn began, as everybody saw it |
| log | everything, as everybody saw it |
| notes | log, the deal, and your pins |
| helper | everything as you saw it; exact beliefs on request |

What only you saw is a sight: it may have been lost on the way, so it is sent again until you say that you have seen it,
at the latest until you are asked again. After that it is never told, but by the helper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maskenball.core.game import ALL_KNOWING, Json, Viewer
from maskenball.server.seat import Saying
from maskenball.server.table import Item, Table


class Recall(NamedTuple):
    """Which things of the stream may be sent again, in its order, and as whom they are told."""

    items: Sequence[Item | Saying]
    viewer: Viewer
    """Whose eyes saw it so."""
    complete: bool
    """Whether no decision after the number asked for had to be left out."""
    sight: Item | None
    """The decision of which the viewer may be told once more what only they saw."""


def recall(table: Table, person: int | None, after: int = 0) -> Recall:
    """What may be sent again to a viewer who has seen everything up to number `after`."""
    level = "helper" if table.phase == "over" else table.options.memory
    recent = table.last_turns.get(person, 0) if person is not None else table.lead
    wanted = [item for item in table.items if item.n > after]
    allowed = wanted if level != "strict" else [item for item in wanted if item.at >= recent]
    said = [saying for saying in table.sayings if saying.n > after]
    told: list[Item | Saying] = [*allowed, *said]
    told.sort(key=lambda item: item.n)
    unseen = table.sights.get(person) if person is not None and table.phase != "over" else None
    sight = next((item for item in reversed(table.items) if item.at == unseen), None)
    return Recall(told, eyes(table, person), len(allowed) == len(wanted), sight)


def eyes(table: Table, person: int | None) -> Viewer:
    """As whom a viewer is told the decisions of the log: as everybody, unless the game is over or the helper helps."""
    if table.phase == "over":
        return ALL_KNOWING
    return person if table.options.memory == "helper" else None


def opening(table: Table, start: Json) -> Json:
    """What a viewer was told before the first decision, as far as it may be told again."""
    told = start | ({"masks": sorted(start["deal"])} if "deal" in start else {})  # which masks are in play is no secret
    if table.phase in ("memorising", "over") or table.options.memory in ("notes", "helper"):
        return told
    kept = {key: value for key, value in told.items() if key not in ("deal", "hand")}
    assert table.game is not None
    return kept | {"says": table.game.telling.opens_with(kept)}
