"""A program at an online table: a function that is shown what a person would see, and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maskenball.client.client import Client, Line, Seat
from maskenball.core.game import Refused

Json = dict[str, Any]
Player = Callable[[Json], str]
"""Is shown the latest message (`answers`, `open`, `own`, `events`, …) and returns the text of an answer."""


async def play(client: Client, seat: Seat, player: Player) -> Json:
    """Sit at a table until its game is over, answering whenever asked; returns the last snapshot.

    A program does not mind ending a game: it agrees as soon as somebody wants to.
    """
    async with client.line(seat) as line:
        answered = (0, -1)
        async for _ in line:
            table = line.snapshot["table"]
            if table["phase"] == "over" and line.now["t"] == "snapshot":
                break
            if table["phase"] == "memorising" and not table["seats"][line.snapshot["you"]]["ready"]:
                await _try(line, "ready")
            elif line.is_asked_to_end:
                await _try(line, "end", game=line.game)
            elif "answers" in line.now and (line.game, line.now["seq"]) != answered:
                answered = (line.game, line.now["seq"])
                await line.answer(player(line.now))
        return line.snapshot


async def _try(line: Line, command: str, **given: Any) -> None:
    try:
        await line.command(command, **given)
    except Refused as refused:
        if refused.code not in ("answered", "bot-plays", "not-now", "other-game"):
            raise
