"""Company at an online table: people with bare sockets who note every frame they get, and the truth beside them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from urllib import error as url_error, request as url_request

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from maskenball.client import Seat
from maskenball.core.game import Game
from maskenball.games.mascarade.rules.answers import ANNOUNCE, KEEP, TAKE
from maskenball.games.mascarade.rules.masks import MASKS
from maskenball.server import deal
from maskenball.server.limits import UNLIMITED, Limits
from maskenball.server.live import LiveTable
from maskenball.server.table import Table
from maskenball.server.thinking import Thinkers
from tools.house import PATIENCE, Inside, Json, inside, raw

REPLIES = ("done", "refused", "pong")
PONG = '{"t":"pong"}'


class Guest:
    """Somebody with a bare socket: to a seat, or as a spectator."""

    def __init__(self, socket: ClientConnection, seat: Seat | None, watch: str = "", ids: str = "c") -> None:
        self.socket, self.seat, self._watch, self._ids = socket, seat, watch, ids
        self.frames: list[str] = []
        """Every frame, as it came."""
        self.words: Callable[[int], str] = str
        """An answer of the rules in the words that go over the wire."""
        self._count = 0

    async def greet(self, **more: object) -> Json:
        """Say hello; returns the first message."""
        who = {"token": self.seat.token} if self.seat else {"watch": self._watch}
        await self.socket.send(json.dumps({"t": "hello", **who, **more}))
        return await self.next()

    async def next(self) -> Json:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        return message

    async def send(self, t: str, **given: object) -> str:
        """Send a command and do not wait; returns its id (`c`, or the next of this guest's own)."""
        self._count += 1
        answer = given.get("answer")
        if isinstance(answer, int) and not isinstance(answer, bool):
            given["answer"] = self.words(answer)
        frame = {"t": t, "c": f"{self._ids}{self._count}", **given}
        await self.socket.send(json.dumps(frame))
        return str(frame["c"])

    async def answer_to(self, c: str) -> Json:
        """Read on until a command is answered."""
        while True:
            message = await self.next()
            if message["t"] in ("done", "refused") and message["c"] == c:
                return message

    async def ask(self, t: str, **given: object) -> Json:
        """Send a command; returns what it was answered."""
        return await self.answer_to(await self.send(t, **given))

    async def do(self, t: str, **given: object) -> Json:
        """Send a command that must be carried out."""
        told = await self.ask(t, **given)
        assert told["t"] == "done", told
        return told

    async def catch_up(self) -> None:
        """Read everything that was sent to this line up to now."""
        await self.socket.send('{"t":"ping"}')
        await self.next()
        while self.frames[-1] != PONG:
            await self.next()

    async def until_closed(self) -> list[Json]:
        """Read everything up to the end of the line."""
        found: list[Json] = []
        try:
            while True:
                found.append(await self.next())
        except ConnectionClosed:
            return found

    @property
    def heard(self) -> list[Json]:
        """All messages but answers to commands."""
        return [message for message in map(json.loads, self.frames) if message["t"] not in REPLIES]

    @property
    def now(self) -> Json:
        """The latest message that shows the table as it lies."""
        return next(message for message in reversed(self.heard) if "asked" in message)


class Company:
    """A table full of people, all connected, and a spectator; `table` is the truth, as only the server knows it."""

    def __init__(self, server: Inside, guests: list[Guest], spectator: Guest, stack: AsyncExitStack) -> None:
        self.server, self.guests, self.spectator, self._stack = server, guests, spectator, stack
        self.seats = [guest.seat for guest in guests if guest.seat]
        self._lines = 0
        for guest in (*guests, spectator):
            guest.words = self.words

    def words(self, answer: int) -> str:
        """An answer of the rules in the words that go over the wire."""
        return self.game.text(answer)

    @property
    def host(self) -> Guest:
        """Whoever opened the table."""
        return self.guests[0]

    @property
    def live(self) -> LiveTable:
        """The table as it is in use."""
        return self.server.hall.live[self.seats[0].table]

    @property
    def table(self) -> Table:
        """The truth."""
        return self.live.table

    @property
    def game(self) -> Game:
        """The game under way, all cards open."""
        assert self.table.game is not None
        return self.table.game

    @property
    def viewers(self) -> dict[int | None, Guest]:
        """Everybody, by their seat; None: the spectator."""
        return {**dict(enumerate(self.guests)), None: self.spectator}

    async def line(self, person: int | None, server: Inside | None = None) -> Guest:
        """One more line for somebody, which has said nothing yet; also to another server with the same database."""
        socket = await _connected(self._stack, server or self.server)
        self._lines += 1
        guest = Guest(socket, None if person is None else self.seats[person], self.seats[0].watch, f"{self._lines}/")
        guest.words = self.words
        return guest

    async def come_back(self, person: int | None, **more: object) -> Json:
        """Somebody connects anew; returns the snapshot they get. Their older line is closed, if they have a seat."""
        guest = await self.line(person)
        told = await guest.greet(**more)
        if person is None:
            await self.spectator.catch_up()
            await self.spectator.socket.close()
            self.spectator = guest
        else:
            self.guests[person] = guest
        return told

    async def catch_up(self) -> None:
        """Everybody reads what they were sent."""
        for guest in self.viewers.values():
            await guest.catch_up()

    async def play(self, *answers: int) -> None:
        """Whoever is asked answers, and so on; then everybody reads."""
        for answer in answers:
            asked = self.table.asked
            assert asked is not None
            await self.guests[asked.person].do("answer", game=self.table.number, seq=self.table.seq, answer=answer)
        await self.catch_up()

    async def play_out(self, seed: int = 1) -> None:
        """Everybody answers by chance until the game is over."""
        chance = Random(seed)
        while self.table.asked is not None:
            await self.play(chance.choice(self.game.legal()))

    async def standing(self) -> tuple[object, ...]:
        """Where the table stands, and its whole journal as it is on disk."""
        found = await self.server.store.journal_by(id=self.table.id)
        assert found is not None
        table = self.table
        return table.n, table.seq, table.phase, table.entries, len(table.items), tuple(found.entries)

    async def journal(self) -> list[Json]:
        """The journal as it is on disk."""
        found = await self.server.store.journal_by(id=self.table.id)
        assert found is not None
        return [json.loads(entry) for entry in found.entries]


@asynccontextmanager
async def house(
    folder: Path, limits: Limits = UNLIMITED, thinkers: Thinkers | None = None, alone: bool = True
) -> AsyncIterator[Inside]:
    """A server that does not wait for the disk: what survives a power cut is tested elsewhere."""
    async with inside(folder / "tables.db", limits, thinkers=thinkers, alone=alone) as server:
        sa.event.listen(server.store._engine, "connect", _unsynced)
        server.store._writing.hang_up()
        yield server


def _unsynced(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA synchronous = OFF")


@asynccontextmanager
async def gathered(server: Inside, **options: object) -> AsyncIterator[Company]:
    """A table full of connected people, before its cards are dealt."""
    wanted: Json = {"players": 4, "first": 0} | options
    client = server.client
    host = await client.open("Anna", **wanted)
    seats = [host, *[await client.join(host.join, f"Guest {k}") for k in range(1, wanted["players"])]]
    async with AsyncExitStack() as stack:
        lines = [await _connected(stack, server) for _ in range(len(seats) + 1)]
        guests = [Guest(line, seat) for line, seat in zip(lines, seats, strict=False)]
        company = Company(server, guests, Guest(lines[-1], None, host.watch), stack)
        for guest in company.viewers.values():
            assert (await guest.greet())["t"] == "snapshot"
        yield company


async def _connected(stack: AsyncExitStack, server: Inside) -> ClientConnection:
    """A bare socket that is cut at the end, whatever it has not read."""
    socket = await stack.enter_async_context(raw(server.address))
    stack.callback(socket.transport.abort)
    return socket


@asynccontextmanager
async def playing(server: Inside, **options: object) -> AsyncIterator[Company]:
    """A table full of connected people, its cards dealt and, in Mascarade, turned face down; person 0 is asked."""
    async with gathered(server, **options) as company:
        await begin(company)
        yield company


async def begin(company: Company) -> None:
    """Deal, and turn the cards down."""
    await company.host.do("start")
    if company.table.phase == "memorising":
        await ready(company)
    await company.catch_up()


async def ready(company: Company) -> None:
    """Everybody has seen enough of the deal: it is turned face down."""
    for guest in company.guests:
        await guest.do("ready")
    await until(lambda: company.table.phase == "playing")
    await company.catch_up()


async def prepared(company: Company) -> None:
    """The four preparation turns: everybody takes the card of whoever sits to their left, and keeps their own."""
    for _ in range(4):
        asked = company.table.asked
        assert asked is not None
        await company.play(TAKE + (asked.person + 1) % len(company.seats), KEEP)


async def contested(company: Company) -> None:
    """After the preparation: whoever's turn it is announces the Queen, and the next is asked."""
    if company.game.s.turn < 5:
        await prepared(company)
    await company.play(announcing("queen"))


def announcing(mask: str) -> int:
    """The answer that announces a mask, with the first card."""
    return ANNOUNCE + 2 * MASKS.index(mask)


def deal_the_same(patch: pytest.MonkeyPatch) -> None:
    """From now on every table is dealt the same cards, and promises the same."""
    patch.setattr(deal, "new_secret", lambda: "a secret that never changes")
    patch.setattr(deal, "seed_of", lambda secret, salts: "a seed that never changes")


def frames_of(company: Company, person: int | None) -> list[str]:
    """Every frame that somebody's present line was sent, without what differs between any two tables."""
    return [without_codes(company, frame) for frame in company.viewers[person].frames if frame != PONG]


def without_codes(company: Company, text: str) -> str:
    """A text without the id and the codes of a table."""
    seat = company.seats[0]
    return text.replace(seat.table, "(id)").replace(seat.join, "(join)").replace(seat.watch, "(watch)")


async def come_back_in(companies: Iterable[Company], person: int | None) -> list[str]:
    """The snapshots, as text, that somebody is sent who connects anew in each of several worlds."""
    found = []
    for company in companies:
        await company.come_back(person)
        found.append(frames_of(company, person)[0])
    return found


async def posted(server: Inside, path: str, told: object, **headers: str) -> tuple[int, Json]:
    """POST something (as JSON, unless it is bytes); returns the status and the answer."""
    body = told if isinstance(told, bytes) else json.dumps(told).encode()
    return await fetched(server, path, body, **{"content-type": "application/json", **headers})


async def fetched(server: Inside, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Json]:
    """Ask for something over HTTP; returns the status and the answer."""

    def fetch() -> tuple[int, bytes]:
        asked = url_request.Request(server.address + path, body, headers)
        try:
            with url_request.urlopen(asked, timeout=PATIENCE) as answer:
                return answer.status, answer.read()
        except url_error.HTTPError as error:
            with error:
                return error.code, error.read()

    status, text = await asyncio.to_thread(fetch)
    return status, json.loads(text)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


def limited(**numbers: int) -> Limits:
    """No limits but these."""
    return replace(UNLIMITED, **numbers)
