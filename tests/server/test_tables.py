"""Whole games at online tables, with real sockets and a real database."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from maskenball.client import Client, Seat, play
from maskenball.core.replay import Replay
from maskenball.server.deal import check
from tools.house import inside

Options = dict[str, object]

LARGEST: list[Options] = [
    {"players": 13},
    {"players": 12, "edition": 2, "scenario": "2e-B"},
    {"players": 5, "game": "masquerade"},
]
SMALLEST: list[Options] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "edition": 2},
    {"players": 3, "game": "masquerade"},
]


async def gathered(client: Client, options: Options) -> list[Seat]:
    """A table full of people, with its cards dealt."""
    host = await client.open("Anna", **options)
    guests = [await client.join(host.join, f"Guest {k}") for k in range(int(str(options["players"])) - 1)]
    async with client.line(host) as line:
        await line.command("start")
    return [host, *guests]


async def whole_game(client: Client, seats: list[Seat], seed: int) -> list[dict[str, object]]:
    """Everybody answers by chance until it is over; returns everybody's last snapshot."""
    chance = Random(seed)
    return await asyncio.gather(
        *(play(client, seat, lambda now: str(chance.choice(now["answers"])["text"])) for seat in seats)
    )


@pytest.mark.parametrize("options", [*LARGEST, *SMALLEST], ids=str)
def test_a_whole_game_by_programs_over_sockets(options: Options, database: str) -> None:
    async def run() -> None:
        async with inside(database) as server:
            seats = await gathered(server.client, options)
            ends = await asyncio.wait_for(whole_game(server.client, seats, 1), 120)
            records = {end["table"]["record"] for end in ends}  # type: ignore[index]
            assert len(records) == 1 and len({str(end["open"]) for end in ends}) == 1
            game = Replay(await server.client.sheet(records.pop())).finish()
            assert game.over and len(game.names) == options["players"] and not check(game)

    asyncio.run(run())
