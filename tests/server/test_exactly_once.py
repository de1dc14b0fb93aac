"""Lines through bad connections: whatever is lost, doubled, delayed or cut on the way, every move is made once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from maskenball.client import Client, Line
from tests.server.proxy import MISHAPS, PATIENCE, SILENCE, Proxy, through_proxy
from tools.house import inside

MOVES = 200
LONG = 240
"""Seconds after which a test that hangs is given up."""


class Losing(Proxy):
    """A proxy that loses the first frame with some words in it, and nothing else."""

    def __init__(self, address: str, lost: bytes) -> None:
        super().__init__(address, Random(0))
        self._lost: bytes | None = lost

    def mishap(self, frame: bytes) -> str:
        if self._lost is None or self._lost not in frame:
            return ""
        self._lost = None
        return "drop"

    @property
    def has_lost(self) -> bool:
        """Whether it has happened."""
        return self._lost is None


@asynccontextmanager
async def two(folder: Path, lost: bytes, silence: float = LONG) -> AsyncIterator[tuple[Line, Line, Losing]]:
    """Anna is connected through a proxy that loses something, Ben directly."""
    async with inside(folder / "tables.db") as server, Losing(server.address, lost) as proxy:
        anna = await server.client.open("Anna", players=3)
        ben = await server.client.join(anna.join, "Ben")
        through = Client(proxy.address, PATIENCE, silence)
        async with through.line(anna) as first, server.client.line(ben) as second:
            yield first, second, proxy


def run(test: Awaitable[None]) -> None:
    async def within_patience() -> None:
        await asyncio.wait_for(test, LONG)

    asyncio.run(within_patience())


async def sayings(line: Line, count: int) -> list[str]:
    """The next things said, in a stream or told again."""
    found: list[str] = []
    async for message in line:
        told = message["log"] if message["t"] == "snapshot" else [message]
        found += [item["text"] for item in told if item["t"] == "said"]
        if len(found) >= count:
            return found
    raise AssertionError("the line was closed")


def test_moves_through_a_bad_connection_are_made_exactly_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as server:
            company, found = await through_proxy(server.address, tmp_path / "tables.db", MOVES, 12, 3, "test")
            assert not company.tally.faults
            assert company.tally.moves >= MOVES and all(found[mishap] for mishap in MISHAPS)

    run(test())


def test_a_command_whose_answer_is_lost_is_asked_for_again_and_done_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path, b'"t":"done"') as (anna, ben, proxy):
            assert (await anna.command("say", text="once"))["t"] == "done"
            await ben.command("say", text="after")
            assert await sayings(ben, 2) == ["once", "after"] and proxy.has_lost

    run(test())


def test_a_message_that_is_lost_is_noticed_at_the_next_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path, b"one word") as (anna, ben, proxy):
            for text in ("one word", "second", "third"):
                await ben.command("say", text=text)
            assert await sayings(anna, 3) == ["one word", "second", "third"] and proxy.has_lost

    run(test())


def test_a_message_that_is_lost_is_noticed_though_only_somebody_comes_or_goes_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path, b"one word") as (anna, ben, proxy):
            await ben.command("say", text="one word")
            await ben.close()
            assert await sayings(anna, 1) == ["one word"] and proxy.has_lost

    run(test())


def test_the_last_message_is_noticed_when_the_line_was_silent(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path, b"last", SILENCE) as (anna, ben, proxy):
            await ben.command("say", text="last")
            assert await sayings(anna, 1) == ["last"] and proxy.has_lost

    run(test())


def test_what_an_own_command_led_to_is_missed_when_its_answer_comes(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path, b'"t":"said"') as (anna, _, proxy):
            await anna.command("say", text="mine")
            assert await sayings(anna, 1) == ["mine"] and proxy.has_lost

    run(test())
