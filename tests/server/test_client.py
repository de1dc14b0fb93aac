"""The client: its line heals itself, sends again what was not answered, and says when it is over. And the own bot."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from maskenball.client import Client, Line, Refused, Seat, play
from tests.server import company
from tools.house import PATIENCE, Inside, Json, Running, inside, server, started

ROOT = Path(__file__).parents[2]


def run(test: Awaitable[None]) -> None:
    async def within_patience() -> None:
        await asyncio.wait_for(test, PATIENCE)

    asyncio.run(within_patience())


async def until(line: Line, is_so: Callable[[Json], bool]) -> Json:
    """The next message of a line for which something holds."""
    async for message in line:
        if is_so(message):
            return message
    raise AssertionError(f"the line was closed: {line.notice}")


def is_saying(text: str) -> Callable[[Json], bool]:
    return lambda message: message["t"] == "said" and message["text"] == text


class Relay:
    """Stands between a line and its server, and can be cut: what a bad connection does."""

    def __init__(self, address: str) -> None:
        self._target = urlsplit(address)
        self._listening: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.address = ""
        self.port = 0
        self.is_deaf = False
        """Nothing comes back from the server any more, though it still hears."""

    async def __aenter__(self) -> Relay:
        await self.mend()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.cut()

    async def mend(self) -> None:
        """Connections can be made."""
        self.is_deaf = False
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        self.port = self._listening.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    async def cut(self) -> None:
        """All connections break, and no new ones can be made."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()
        await asyncio.sleep(0)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            from_server, to_server = await asyncio.open_connection(self._target.hostname, self._target.port)
            self._open |= {writer, to_server}
            await asyncio.gather(self._pass_on(reader, to_server), self._pass_on(from_server, writer, True))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool = False) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if not (back and self.is_deaf):
                    writer.write(data)
                    await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def two(folder: Path, **options: object) -> AsyncIterator[tuple[Inside, Relay, Seat, Line, Line]]:
    """Anna is connected through a relay, Ben directly: the server, the relay, Anna's seat, their lines."""
    async with inside(folder / "tables.db") as running, Relay(running.address) as relay:
        anna = await running.client.open("Anna", players=2, **options)
        ben = await running.client.join(anna.join, "Ben")
        async with Client(relay.address).line(anna) as through, running.client.line(ben) as direct:
            yield running, relay, anna, through, direct


def test_a_line_comes_back_and_hears_what_it_missed_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (_, relay, _, anna, ben):
            await anna.command("say", text="before")
            await until(anna, is_saying("before"))
            number = anna.n
            await relay.cut()
            for text in ("one", "two"):
                await ben.command("say", text=text)
            await relay.mend()
            back = await until(anna, lambda message: message["t"] == "snapshot")
            assert [(told["n"], told["text"]) for told in back["log"]] == [(number + 1, "one"), (number + 2, "two")]
            assert back["complete"] and anna.n == ben.n == number + 2
            await ben.command("say", text="after")
            assert (await until(anna, is_saying("after")))["n"] == number + 3

    run(test())


def test_a_command_whose_answer_was_lost_is_sent_again_and_done_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (running, relay, seat, anna, ben):
            relay.is_deaf = True
            waiting = asyncio.create_task(anna.command("say", text="only once"))
            said = await until(ben, is_saying("only once"))
            assert not waiting.done()
            await relay.cut()
            await relay.mend()
            done = await waiting
            assert done["t"] == "done" and done["n"] == said["n"]
            table = running.hall.live[seat.table].table
            assert [saying.text for saying in table.sayings] == ["only once"] and table.n == said["n"]

    run(test())


def test_a_command_that_never_arrived_is_sent_when_the_line_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (_, relay, _, anna, ben):
            await relay.cut()
            waiting = asyncio.create_task(anna.command("say", text="late but here"))
            await relay.mend()
            assert (await waiting)["t"] == "done"
            await until(ben, is_saying("late but here"))

    run(test())


class Restarting:
    """A server in a process of its own that is ended and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.running = started(database)

    async def end(self, how: Callable[[Running], None]) -> None:
        """Kill it, or stop it."""
        await asyncio.to_thread(how, self.running)
        assert self.running.process.stdout is not None
        self.running.process.stdout.close()

    async def start(self) -> None:
        """Start it again."""
        port = urlsplit(self.running.address).port or 0
        self.running = await asyncio.to_thread(started, self._database, port=port)

    async def __aenter__(self) -> Restarting:
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.running.process.poll() is None:
            await self.end(Running.stop)


def test_a_line_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    async def test() -> None:
        async with Restarting(tmp_path / "tables.db") as server:
            client = Client(server.running.address)
            seat = await client.open("Anna", players=2)
            async with client.line(seat) as line:
                await line.command("say", text="before")
                number = line.n
                await server.end(Running.kill)
                waiting = asyncio.create_task(line.command("say", text="after"))
                await server.start()
                assert (await waiting)["n"] == number + 1
                back = await until(line, lambda message: message["t"] == "snapshot" and message["n"] == number)
                assert back["log"] == [] and back["complete"] and back["you"] == seat.seat
                await until(line, is_saying("after"))

    run(test())


def test_a_server_that_stops_says_so_and_the_line_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with Restarting(tmp_path / "tables.db") as server:
            client = Client(server.running.address)
            async with client.line(await client.open("Anna", players=2)) as line:
                await server.end(Running.stop)
                await until(line, lambda message: message == {"t": "notice", "code": "stopping"})
                assert not line.closed
                await server.start()
                await until(line, lambda message: message["t"] == "snapshot")
                assert (await line.command("say", text="back"))["t"] == "done"

    run(test())


def test_a_second_line_with_the_same_token_ends_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running:
            seat = await running.client.open("Anna")
            async with running.client.line(seat) as first, running.client.line(seat) as second:
                told = [message async for message in first]
                assert told[-1] == {"t": "notice", "code": "another-tab"}
                assert first.closed and first.notice == "another-tab" and not second.closed
                with pytest.raises(ConnectionError, match="another-tab"):
                    await first.command("say", text="Hello?")
                assert (await second.command("say", text="Here I am"))["t"] == "done"

    run(test())


def test_refusals_are_raised_with_their_code_and_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running:
            client = running.client
            seat = await client.open("Anna", players=2)
            async with client.line(seat) as line:
                with pytest.raises(Refused, match="empty seats") as refused:
                    await line.command("start")
                assert refused.value.code == "not-full" and refused.value.refusal.rule == ""
                with pytest.raises(Refused, match="not understood"):
                    await line.command("dance")
                await line.command("say", text="and the line goes on")
            with pytest.raises(Refused, match="no such table") as unknown:
                await client.join("nothere2", "Ben")
            assert unknown.value.code == "unknown"
            with pytest.raises(Refused, match="no such game"):
                await client.sheet("nothing")
            for lost in (client.line(Seat("", 0, "nobody", "", "")), client.line(watch="nothere222")):
                with pytest.raises(Refused):
                    async with lost:
                        pass
                assert lost.closed
            async with client.line(watch=seat.watch) as line:
                with pytest.raises(Refused, match="only watch"):
                    await line.command("say", text="Psst!")

    run(test())


def test_a_line_whose_seat_is_gone_ends_and_does_not_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (_, _, _, anna, ben):
            await anna.command("remove", seat=1)
            assert [message async for message in ben][-1]["code"] == "no-seat"
            assert ben.closed and ben.notice == "no-seat"

    run(test())


def test_closing_ends_iteration_and_whatever_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path) as (running, relay, seat, anna, _):
            await relay.cut()
            waiting = asyncio.create_task(anna.command("say", text="nobody hears this"))
            await asyncio.sleep(0)
            await anna.close()
            with pytest.raises(ConnectionError, match="closed"):
                await waiting
            with pytest.raises(ConnectionError, match="closed"):
                await anna.command("ready")
            assert all([message["t"] != "said" async for message in anna])
            await company.until(lambda: running.hall.live[seat.table].here == {1})
            assert not running.hall.live[seat.table].table.sayings

    run(test())


async def with_own_bot(address: str, **options: object) -> tuple[str, Json]:
    """A host, the example in a process of its own, and bots: what it printed, and the end as the host saw it."""
    client = Client(address)
    host = await client.open("Anna", **options)
    link = f"{address}/t/{host.join}"
    program = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "examples" / "own_bot.py"), link, "Rosa", stdout=subprocess.PIPE
    )
    async with client.line(host) as line:
        await until(line, lambda message: any(seat["name"] == "Rosa" for seat in message["table"]["seats"]))
        await line.command("start", fill="gentle")
    end = await play(client, host, lambda now: str(now["answers"][0]["text"]))
    printed, _ = await program.communicate()
    assert program.returncode == 0
    return printed.decode(), end


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3, "game": "masquerade"}], ids=str)
def test_the_own_bot_plays_a_game_with_a_host_and_bots(options: dict[str, object], tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as running:
        printed, end = asyncio.run(asyncio.wait_for(with_own_bot(running.address, **options), 2 * PATIENCE))
        names = [seat["name"] for seat in end["table"]["seats"]]
        won, _, record = printed.strip().partition(" won. ")
        assert won == "Nobody" or set(won.split(", ")) <= set(names)
        assert record == f"{running.address}/api/games/{end['table']['record']}.ball"
        sheet = asyncio.run(Client(running.address).sheet(end["table"]["record"]))
        assert names[1] == "Rosa" and "\nRosa: " in sheet
