"""Every reason that the server has for not doing something, reached as a client reaches it. Nothing changes by it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maskenball.games.mascarade.rules.answers import KEEP, PASS, TAKE
from maskenball.server.consequences import ROOM_FOR_A_SEAT
from maskenball.server.limits import UNLIMITED, Limits
from maskenball.server.refusals import SENTENCES
from tests.server.company import Company, contested, fetched, gathered, house, limited, playing, posted
from tests.server.tampering import overwrite
from tools.house import Json, raw

Act = Callable[[Company], Awaitable[Json]]


@dataclass(frozen=True)
class Case:
    """How to be refused: at which table, after what, by what."""

    act: Act
    options: Json = field(default_factory=dict)
    before: Callable[[Company], Awaitable[object]] | None = None
    gathering: bool = False
    limits: Limits = UNLIMITED


def asking(person: int | None, t: str, **given: object) -> Act:
    """Somebody sends a command."""
    return lambda company: company.viewers[person].ask(t, **given)


def answering(person: int, game: int = 1, seq: int = 0) -> Act:
    """Somebody takes a card of their neighbour."""
    return asking(person, "answer", game=game, seq=seq, answer=TAKE + 3)


async def hands_over(company: Company) -> None:
    await company.guests[1].do("hand-over", seat=1)


async def calls(company: Company) -> None:
    await company.guests[1].do("promise", commitment=company.table.commitment, promise="0" * 64)
    await company.host.do("start")


async def asks_too_much(company: Company) -> None:
    for _ in range(40):
        await company.guests[3].socket.send('{"t":"ping"}')


async def joins(company: Company) -> Json:
    return (await posted(company.server, "/api/join", {"join": company.seats[0].join}))[1]


async def sends_too_much(company: Company) -> Json:
    status, told = await posted(company.server, "/api/tables", {"name": "x" * 40_000})
    assert status == 413
    return told


async def wants_the_record(company: Company) -> Json:
    status, told = await fetched(company.server, f"/api/games/{company.table.id}.1")
    assert status == 403
    return told


async def dealt_under_other_rules(company: Company) -> None:
    company.table._close("other-rules", '[Game "mascarade"]\n')


async def wants_a_film(company: Company) -> Json:
    status, told = await fetched(company.server, f"/api/games/{company.table.id}.1")
    assert status == 409
    return told


async def is_a_stranger(company: Company) -> Json:
    line = await company.line(None)
    await line.socket.send('{"t":"hello","token":"somebody"}')
    (told,) = await line.until_closed()
    assert line.socket.close_code == 1008
    return told


async def cannot_be_stored(company: Company) -> Json:
    """The table of the database is gone for a moment."""
    with closing(sqlite3.connect(company.server.store.url.removeprefix("sqlite:///"))) as beside:
        beside.execute("ALTER TABLE journal RENAME TO elsewhere")
        told = await company.host.ask("say", text="hm")
        beside.execute("ALTER TABLE elsewhere RENAME TO journal")
    return told


async def says_a_lot(company: Company) -> None:
    for _ in range(ROOM_FOR_A_SEAT):
        await company.host.do("say", text="bla")


async def loses_its_journal(company: Company) -> None:
    """Another table cannot be read."""
    other = await company.server.client.open("Zoe")
    company.server.hall._forget(company.server.hall.live[other.table])
    overwrite(company.server.store.url, other.table, 1, b"{")
    company.seats.append(other)


async def is_invited_there(company: Company) -> Json:
    status, told = await fetched(company.server, f"/api/invitation/{company.seats[-1].join}")
    assert status == 409
    return told


async def is_still_shown(company: Company) -> None:
    """Somebody takes two cards, and everybody looks."""
    company.live.pace = 1000
    await answering(0)(company)


ON_THE_CLOCK: Json = {"clock": 3600}
FEW_FRAMES = limited(frames_at_once=20, frames_per_second=0, strikes=1000)
CASES = {
    "not-now": Case(asking(0, "start")),
    "not-yet": Case(asking(0, "answer", game=1, seq=1, answer=KEEP), before=is_still_shown),
    "not-alone": Case(asking(0, "steer", how="pause")),
    "not-host": Case(asking(1, "start"), gathering=True),
    "no-seat": Case(asking(0, "bot", seat=12), gathering=True),
    "seat-taken": Case(asking(1, "sit", seat=0), gathering=True),
    "seat-empty": Case(asking(0, "remove", seat=3), before=asking(0, "remove", seat=3), gathering=True),
    "full": Case(joins, gathering=True),
    "not-full": Case(asking(0, "start"), before=asking(0, "remove", seat=3), gathering=True),
    "unplayable": Case(asking(0, "start"), {"scenario": "king, king, king"}, gathering=True),
    "other-game": Case(answering(0, game=2)),
    "stale": Case(answering(0, seq=1)),
    "not-asked": Case(answering(1)),
    "no-contest": Case(asking(1, "lodge", game=1, turn=1, plan="pass")),
    "answered": Case(asking(0, "lodge", game=1, turn=5, plan="pass"), before=contested),
    "not-promised": Case(asking(1, "reveal", salt="x" * 22), before=calls, gathering=True),
    "no-card": Case(asking(1, "lodge", game=1, turn=5, plan="claim", own=1), before=contested),
    "no-lodging": Case(asking(1, "lodge", game=1, turn=5, plan="pass"), {"contest": "live"}, before=contested),
    "no-clock": Case(asking(0, "more-time", seq=0)),
    "no-more-time": Case(asking(0, "more-time", seq=0), ON_THE_CLOCK, before=asking(0, "more-time", seq=0)),
    "no-notes": Case(asking(0, "note", card=1, text="king")),
    "no-helper": Case(asking(0, "beliefs")),
    "no-chat": Case(asking(0, "say", text="good evening"), {"chat": False}),
    "empty": Case(asking(0, "say", text=" \u200b ")),
    "spectator": Case(asking(None, "say", text="good evening")),
    "present": Case(asking(0, "hand-over", seat=1)),
    "bot-plays": Case(answering(1), before=hands_over),
    "too-many": Case(asking(3, "say", text="hm"), before=asks_too_much, limits=FEW_FRAMES),
    "journal-full": Case(asking(0, "say", text="bla"), before=says_a_lot),
    "set-aside": Case(is_invited_there, before=loses_its_journal),
    "not-stored": Case(cannot_be_stored),
    "unknown": Case(is_a_stranger),
    "not-understood": Case(asking(0, "dance")),
    "too-long": Case(sends_too_much),
    "not-over": Case(wants_the_record),
    "no-answer": Case(asking(0, "answer", game=1, seq=0, answer="dance with Ben")),
    "other-rules": Case(wants_a_film, before=dealt_under_other_rules),
}
NOTICES = {"stopping"}
"""What is only ever told when a line is closed."""


def test_every_reason_is_reached() -> None:
    assert set(CASES) | NOTICES == set(SENTENCES)


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_is_typed_and_changes_nothing(code: str, tmp_path: Path) -> None:
    case = CASES[code]

    async def run() -> None:
        async with (
            house(tmp_path, case.limits) as server,
            (gathered if case.gathering else playing)(server, **case.options) as company,
        ):
            if case.before is not None:
                await case.before(company)
            before, tables = await company.standing(), await server.store.count()
            heard = company.table.n
            told = await case.act(company)
            assert told["code"] == code and len(told["sentence"]) > 5
            assert set(told) - {"details"} in ({"t", "c", "code", "rule", "sentence"}, {"code", "sentence"})
            assert ("details" in told) == (code == "unplayable")
            assert await company.standing() == before and await server.store.count() == tables
            for other in (company.host, company.spectator):
                await other.catch_up()
                assert all(message.get("n", 0) <= heard for message in other.heard)

    asyncio.run(run())


def test_refused_by_the_rules_with_the_rule_and_nothing_changes(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            before = await company.standing()
            told = await company.host.ask("answer", game=1, seq=0, answer=PASS)
            assert (told["t"], told["code"], told["rule"]) == ("refused", "other-question", "E4")
            assert await company.standing() == before

    asyncio.run(run())


def test_a_frame_that_is_too_long_closes_the_line_and_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            before = await company.standing()
            await company.guests[2].send("say", text="x" * 30_000)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await company.guests[2].next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            assert await company.standing() == before
            assert (await company.come_back(2))["you"] == 2

    asyncio.run(run())


def test_whoever_is_connected_when_the_server_stops_is_told_and_nobody_gets_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            found = await server.store.journal_by(id=company.table.id)
            server.hall.close()
            for guest in company.viewers.values():
                assert (await guest.until_closed())[-1] == {"t": "notice", "code": "stopping"}
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with raw(server.address) as late:
                    await late.recv()
            assert await server.store.journal_by(id=company.table.id) == found

    asyncio.run(run())
