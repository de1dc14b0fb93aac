"""What the memory levels of a table leave of a game: measured on snapshots, for docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
from typing import Any, get_args

from maskenball.games.mascarade.rules.events import LOOK
from maskenball.server import entries as e
from maskenball.server.commands import AnyCommand, Beliefs, Note
from maskenball.server.live import LiveTable
from maskenball.server.options import Memory, Options
from maskenball.server.showing import Showing
from maskenball.server.table import Table

PLAYERS = 4
TURNS = 10
"""So many turns are played: everybody has had two, and the first two persons three."""
LEVELS: tuple[Memory, ...] = get_args(Memory)


def played_table(memory: Memory) -> Table:
    """A game under way, in which everybody swaps and keeps in turn, and looks when they may."""
    table = Table("t", e.Opened(options=Options(players=PLAYERS, memory=memory, first=0), secret="s"))
    for seat in range(PLAYERS):
        table.apply(e.Seated(seat=seat, name=f"Player {seat + 1}", token=f"token {seat}"))
    table.apply(e.started(table.options.wish.dealt(tuple(table.names()), "recalled", 0)))
    table.apply(e.Begun())
    assert table.game is not None
    while table.game.s.turn <= TURNS:
        asked = table.asked
        assert asked is not None
        known = [table.game.text(answer) for answer in table.game.legal()]
        answer = next((text for text in ("look", "swap") if text in known), known[0])
        table.apply(e.Answered(person=asked.person, answer=answer))
    return table


def snapshot(table: Table, person: int | None = 0, after: int = 0) -> dict[str, Any]:
    """What somebody gets who comes back."""
    told: dict[str, Any] = json.loads(Showing(table, lambda: {0}).snapshot(person, table.number, after))
    return told


def looks_told(table: Table) -> list[bool]:
    """For every Look that the first person ever took: whether its mask is told again."""
    assert table.game is not None
    now = snapshot(table)
    told = {item["seq"]: item["events"] for item in now["log"]}
    told |= {now["sight"]["seq"]: now["sight"]["events"]} if "sight" in now else {}
    mine = [at for at, events in enumerate(table.game.events) if any(event[:2] == (LOOK, 0) for event in events)]
    return [any(event.get("mask") for event in told.get(at, ())) for at in mine]


def would_do(table: Table, command: AnyCommand) -> bool:
    """Whether the first person may give a command."""
    live = LiveTable(table, Paper(), Oracle())  # type: ignore[arg-type]
    told = json.loads(asyncio.run(live.command("token 0", command)))
    return bool(told["t"] == "done")


class Paper:
    """A store that keeps nothing."""

    async def append(self, *given: object, **more: object) -> None:
        """Accept it."""


class Oracle:
    """Somebody to think who needs no process."""

    pace = 0.0

    async def believe(self, payer: object, view: object) -> dict[str, object]:
        """Nothing at all."""
        return {}


def memory_row(memory: Memory) -> str:
    """One level, measured."""
    table = played_table(memory)
    told = snapshot(table)
    numbers = [item["seq"] for item in told["log"]]
    looks = looks_told(table)
    assert looks[-1] and len(looks) > 1
    cells = [
        f"`{memory}`",
        "everything" if numbers == list(range(1, table.seq + 1)) else "since your last turn began",
        "everything" if all(looks) else "until you have seen it, or are asked again",
        _yes("deal" in told["start"]),
        _yes(would_do(table, Note("x", 0, "King?"))),
        _yes(would_do(table, Beliefs("y"))),
        json.dumps(told["complete"]),
    ]
    return f"| {' | '.join(cells)} |"


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def memory_table() -> str:
    """All levels."""
    heads = "| level | `log` | what only you saw | the deal in `start` | `note` | `beliefs` | `complete` |"
    return "\n".join([heads, "|---|---|---|---|---|---|---|", *map(memory_row, LEVELS)]) + "\n"


if __name__ == "__main__":
    print(memory_table())
