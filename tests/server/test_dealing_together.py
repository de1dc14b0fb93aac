"""Promises and reveals: nobody chooses the deal by their own salt, not even an operator who reads the database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from maskenball.client import Client, Seat
from maskenball.client.client import Line
from maskenball.client.part import Part
from maskenball.core.game import Refused
from maskenball.core.replay import Replay
from maskenball.server import clock, commands as c, consequences, deal, entries as e
from maskenball.server.options import Options
from maskenball.server.table import Table, folded
from tests.server.alone import Alone, do, now, timeless
from tests.server.company import Company, Guest, gathered, house, until
from tests.server.test_deal import brought, header, played, salt_of, verified, with_header, without, wrong
from tools.house import PATIENCE, Json, Running, inside, raw, server

TRIES = 280
"""So many salts were enough for three wished cards and the first turn when a salt could still be chosen last."""


# -- the operator ----------------------------------------------------------------------------------------------------


class Operator:
    """Reads whatever is in the database of a running server."""

    def __init__(self, database: Path, table: str) -> None:
        self._database, self._table = database, table

    def journal(self) -> list[Json]:
        """All of it, as it is on disk now."""
        with closing(sqlite3.connect(self._database)) as connection:
            query = "SELECT entry FROM journal WHERE table_id = ? ORDER BY n"
            return [json.loads(entry) for (entry,) in connection.execute(query, (self._table,))]

    def known(self) -> Table:
        """The table as the journal tells it: secret, promises, salts."""
        return folded(self._table, [e.decode(json.dumps(entry).encode()) for entry in self.journal()])

    def deal_with(self, salt: str) -> str:
        """The cards that would be dealt now, with this salt of the operator's own at seat 0."""
        table = self.known()
        table.seats[0].salt = salt
        return consequences.dealt(table, table.names()).sheet

    async def until_all_others_have_revealed(self) -> None:
        """Wait for the moment at which the operator knows everything."""
        async with asyncio.timeout(PATIENCE):
            while {entry.get("seat", 0) for entry in self.journal() if entry["e"] == "revealed"} != {1, 2}:
                await asyncio.sleep(0.01)


class Idle(Part):
    """Does nothing by itself: its owner wants to do it by hand."""

    def wanted(self, table: Json, seat: int) -> None:
        return None


async def plays(line: Line) -> Json:
    """Play on with the first answer to everything; returns the table when the game is over."""
    answered, messages = -1, aiter(line)
    while not (line.snapshot["table"]["phase"] == "over" and line.now["t"] == "snapshot"):
        if line.options and line.now["seq"] != answered:
            answered = line.now["seq"]
            await line.answer(line.options[0])
        await anext(messages)
    table: Json = line.snapshot["table"]
    return table


@pytest.mark.parametrize("holds_back", [False, True])
def test_an_operator_who_plays_and_reads_the_database_cannot_choose_the_deal(
    holds_back: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if holds_back:
        monkeypatch.setattr(clock, "SHUFFLING", 2)
    database = tmp_path / "tables.db"
    own = "the-salt-that-olga-has-promised"

    async def run() -> None:
        async with inside(database) as running:
            await attack(running.client)

    async def attack(client: Client) -> None:
        seat = await client.open("Olga", game="masquerade", players=3)
        operator = Operator(database, seat.table)
        others = [await client.join(seat.join, name) for name in ("Anna", "Ben")]
        async with AsyncExitStack() as stack:
            anna, ben = [await stack.enter_async_context(client.line(other)) for other in others]
            olga = client.line(seat)
            olga.part = Idle()
            await stack.enter_async_context(olga)
            async for _ in olga:  # she promises last, when the others have
                if all(olga.snapshot["table"]["promises"][1:]):
                    break
            known = operator.known()
            assert known.secret and not any(chair.salt for chair in known.seats), "a salt is known before the call"
            guesses = {operator.deal_with(f"salt-number-{n:03}-of-the-operator") for n in range(TRIES)}
            await olga.command("promise", commitment=known.commitment, promise=deal.fingerprint(own))
            starting = asyncio.create_task(olga.command("start"))
            await operator.until_all_others_have_revealed()
            # Now she knows everything, and nobody has any cards. What can she still choose?
            wished = [f"salt-number-{n:03}-of-the-operator" for n in range(TRIES)]
            assert len({operator.deal_with(salt) for salt in wished}) == TRIES
            for salt in wished[:3]:
                with pytest.raises(Refused, match="not the salt that you promised"):
                    await olga.command("reveal", salt=salt)
                with pytest.raises(Refused):
                    await olga.command("promise", commitment=known.commitment, promise=deal.fingerprint(salt))
            expected = operator.deal_with("" if holds_back else own)
            if not holds_back:
                await olga.command("reveal", salt=own)
            await starting
            dealt = next(entry["sheet"] for entry in operator.journal() if entry["e"] == "started")
            assert dealt == expected and dealt not in guesses
            table = (await asyncio.gather(*map(plays, (olga, anna, ben))))[1]
            sheet = await client.sheet(table["record"])
            assert wrong(sheet) == [] and header(sheet, "Unrevealed") == ("Olga" if holds_back else "")
            headers = Replay(sheet).game.headers
            assert [line.part.doubts(table["record"], headers) for line in (anna, ben)] == [[], []]
            (tmp_path / "game.ball").write_text(sheet, encoding="utf-8")

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    code, said = verified(tmp_path / "game.ball")
    assert code == 0 and ("not revealed in time: Olga" in said) == holds_back
    assert f"Proven to each of {'' if holds_back else 'Olga, '}Anna, Ben" in said


# -- attackers at the table ------------------------------------------------------------------------------------------


async def promise(company: Company, *seats: int) -> None:
    """Devices promise the salts of `salt_of`."""
    for seat in seats:
        told = {"commitment": company.table.commitment, "promise": deal.fingerprint(salt_of(seat))}
        await company.guests[seat].do("promise", **told)


async def code_of(guest: Guest, t: str, **given: object) -> str:
    """Why something is refused."""
    return str((await guest.ask(t, **given)).get("code", "done"))


def test_only_the_promised_salt_can_be_revealed_once_and_by_its_owner(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as inn, gathered(inn) as company:
            host, ben, cleo, dora = company.guests
            commitment = company.table.commitment
            assert await code_of(ben, "reveal", salt=salt_of(1)) == "not-now"
            late = {"commitment": commitment, "promise": deal.fingerprint(salt_of(9))}
            assert await code_of(ben, "promise", **(late | {"commitment": "f" * 64})) == "stale"
            await ben.do("promise", **late)  # before the call a device may change its mind
            await promise(company, 1, 2)
            told = {"commitment": commitment, "promise": deal.fingerprint(salt_of(1))}
            assert await code_of(ben, "promise", **told) == "answered"
            await host.do("start")
            before = await company.standing()
            assert company.table.phase == "shuffling"
            assert await code_of(ben, "reveal", salt=salt_of(9)) == "not-promised"
            assert await code_of(ben, "reveal", salt=salt_of(2)) == "not-promised"  # another's, whoever told him
            assert await code_of(dora, "reveal", salt=salt_of(3)) == "not-promised"  # who promised nothing
            assert await code_of(ben, "promise", **late) == "not-now"
            for t, given in ONLY_WHILE_GATHERING.items():
                assert await code_of(host, t, **given) == "not-now", t
            assert await code_of(dora, "leave") == "not-now"
            with pytest.raises(Refused):
                await inn.client.join(company.seats[0].join, "Late")
            assert await company.standing() == before
            await company.catch_up()
            heard = company.table.n, [guest.heard for guest in company.viewers.values()]
            await ben.do("reveal", salt=salt_of(1))
            await company.catch_up()
            assert (company.table.n, [guest.heard for guest in company.viewers.values()]) == heard, "it was noticed"
            assert await code_of(ben, "reveal", salt=salt_of(1)) == "answered"
            await cleo.do("reveal", salt=salt_of(2))
            await until(lambda: company.table.phase == "memorising")
            assert company.table.salts == ("", salt_of(1), salt_of(2), "")
            assert await code_of(ben, "reveal", salt=salt_of(1)) == "not-now"

    asyncio.run(run())


ONLY_WHILE_GATHERING: dict[str, Json] = {
    "start": {},
    "remove": {"seat": 3},
    "sit": {"seat": 3},
    "bot": {"seat": 3},
    "choose": {"options": {"players": 4}},
    "hand-over": {"seat": 3},
    "rematch": {},
}


def test_a_device_that_goes_away_at_the_call_does_not_keep_the_others_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SHUFFLING", 1)

    async def run() -> None:
        async with house(tmp_path) as inn, gathered(inn, game="masquerade", players=3) as company:
            await promise(company, 0, 1, 2)
            await company.host.do("start")
            await company.guests[1].socket.close()
            await company.host.do("reveal", salt=salt_of(0))
            await company.guests[2].do("reveal", salt=salt_of(2))
            assert company.table.phase == "shuffling"
            await until(lambda: company.table.phase == "playing")
            assert company.table.salts == (salt_of(0), "", salt_of(2))
            await company.come_back(1)
            await company.play_out()
            assert header(company.table.record(), "Unrevealed") == "Guest 1" and wrong(company.table.record()) == []

    asyncio.run(run())


def alone_at_the_call(promising: int = 3) -> Alone:
    """Everybody is connected, some have promised, and the host wants the cards."""
    table = Table("table", e.Opened(options=Options(game="masquerade", players=3), secret="a secret"))
    for seat in range(3):
        table.apply(e.Seated(seat=seat, name=f"Guest {seat}", token=f"token {seat}"))
    for seat in range(promising):
        do(table, seat, c.Promise(f"promise {seat}", table.commitment, deal.fingerprint(salt_of(seat))))
    return Alone(table)


def test_a_device_that_says_nothing_is_waited_for_some_seconds_and_is_named() -> None:
    async def run() -> None:
        alone = alone_at_the_call()
        await alone.command(0, "start")
        for seat in (0, 1):
            await alone.command(seat, "reveal", salt=salt_of(seat))
        await asyncio.sleep(clock.SHUFFLING - 0.01)
        assert alone.table.number == 0
        await asyncio.sleep(0.02)
        assert alone.table.number == 1 and alone.table.salts == (salt_of(0), salt_of(1), "")

    timeless(run())


def test_when_all_have_revealed_nobody_waits() -> None:
    async def run() -> None:
        alone = alone_at_the_call(promising=2)
        await alone.command(0, "start")
        for seat in (0, 1):
            await alone.command(seat, "reveal", salt=salt_of(seat))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (now(), alone.table.phase) == (0, "playing")
        alone = alone_at_the_call(promising=0)
        await alone.command(0, "start")
        assert (now(), alone.table.phase) == (0, "playing")

    timeless(run())


def test_a_kill_while_salts_are_revealed_loses_none(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def before(running: Running) -> list[Seat]:
        client = Client(running.address)
        host = await client.open("Anna", game="masquerade", players=3)
        ben = await client.join(host.join, "Ben")
        async with raw(running.address) as one, raw(running.address) as other:
            guests = [Guest(one, host), Guest(other, ben)]
            commitment, _ = [(await guest.greet())["table"]["commitment"] for guest in guests]
            for seat, guest in enumerate(guests):
                await guest.do("promise", commitment=commitment, promise=deal.fingerprint(salt_of(seat)))
            await guests[0].do("start", fill="gentle")
            await guests[0].do("reveal", salt=salt_of(0))
            running.kill()
        return [host, ben]

    async def after(running: Running, host: Seat, ben: Seat) -> None:
        async with raw(running.address) as one, raw(running.address) as other:
            anna, guest = Guest(one, host, ids="after "), Guest(other, ben, ids="after ")
            for told in (await anna.greet(), await guest.greet()):
                assert told["table"]["phase"] == "shuffling" and salt_of(0) not in str(told)
            assert await code_of(anna, "reveal", salt=salt_of(0)) == "answered"
            await guest.do("reveal", salt=salt_of(1))
            while "start" not in await anna.next():
                pass

    with server(database) as running:
        seats = asyncio.run(asyncio.wait_for(before(running), PATIENCE))
    with server(database) as running:
        asyncio.run(asyncio.wait_for(after(running, *seats), PATIENCE))
    table = Operator(database, seats[0].table).known()
    assert table.salts == (salt_of(0), salt_of(1), "") and table.number == 1


# -- what a device remembers -----------------------------------------------------------------------------------------


def shown(table: Table) -> Json:
    """What a device is told of a table."""
    told = {"id": table.id, "number": table.number, "phase": table.phase}
    return told | {"commitment": table.commitment, "promises": list(table.promises)}


def seen_and_played() -> tuple[Part, str]:
    """The device of seat 0, and the record of the game."""
    table, part = alone_at_the_call(0).table, Part()
    wanted = part.wanted(shown(table), 0)
    assert wanted is not None and wanted[0] == "promise"
    do(table, 0, c.Promise("p", **wanted[1]))
    assert part.wanted(shown(table), 0) is None
    do(table, 0, c.Start("start"))
    wanted = part.wanted(shown(table), 0)
    assert wanted is not None and wanted[0] == "reveal"
    do(table, 0, c.Reveal("r", **wanted[1]))
    table.apply(consequences.dealt(table, table.names()))
    while table.game and table.asked:
        table.apply(e.Answered(person=table.asked.person, answer=table.game.text(table.game.legal()[0])))
    return part, table.record()


@pytest.fixture(name="seen")
def _seen() -> tuple[Part, str]:
    async def run() -> tuple[Part, str]:
        return seen_and_played()

    return timeless(run())


def test_a_device_knows_a_record_that_is_not_what_it_saw(seen: tuple[Part, str]) -> None:
    part, sheet = seen
    other = "f" * 64

    def doubts(text: str) -> list[str]:
        return part.doubts("table.1", Replay(text).game.headers)

    assert doubts(sheet) == [] and wrong(sheet) == []
    assert doubts(with_header(sheet, "Commitment", other)) == ["another commitment"]
    assert doubts(with_header(sheet, "Promises", f"{header(sheet, 'Promises')[:-1]},{other}")) == ["other promises"]
    assert doubts(with_header(sheet, "Salts", ",,")) == ["not the salt of this device"]
    assert doubts(without(sheet, "Promises")) == ["other promises"]
    assert part.doubts("table.2", {}) == ["this device took no part in that deal"]


def test_a_device_reveals_nothing_to_a_server_that_changes_what_it_showed_or_tries_again() -> None:
    table, part = {"id": "t", "number": 0, "phase": "gathering", "commitment": "a" * 64, "promises": ["", ""]}, Part()
    wanted = part.wanted(table, 0)
    assert wanted is not None
    promises = [wanted[1]["promise"], ""]
    called = table | {"phase": "shuffling", "promises": promises}
    assert part.wanted(called | {"commitment": "b" * 64}, 0) is None, "the commitment was changed at the call"
    assert part.wanted(called | {"promises": ["c" * 64, ""]}, 0) is None, "the promise is not ours"
    assert part.wanted(called, 0) is not None
    assert part.wanted(table | {"commitment": "d" * 64}, 0) is None, "a deal that nobody liked is made again"


# -- records and journals of before ----------------------------------------------------------------------------------


def sheet_of_before() -> str:
    """A game whose salts came without promises, as 0.1.0 dealt."""
    table = Table("table", e.Opened(options=Options(game="masquerade", players=3), secret="a secret"))
    for seat in range(3):
        table.apply(e.Seated(seat=seat, name=f"Guest {seat}", token=f"token {seat}", salt=f"salt-{seat}"))
    table.apply(e.Salted(seat=1, salt="after-the-commitment"))
    do(table, 0, c.Start("start"))
    while table.game and table.asked:
        table.apply(e.Answered(person=table.asked.person, answer=table.game.text(table.game.legal()[0])))
    assert table.salts == ("salt-0", "after-the-commitment", "salt-2")
    return table.record()


def test_a_record_without_promises_is_verified_and_less_is_claimed(tmp_path: Path) -> None:
    path = tmp_path / "old.ball"
    path.write_text(sheet_of_before(), encoding="utf-8")
    code, said = verified(path)
    assert code == 0 and "could choose among many deals" in said and "Proven to each of" not in said


def test_a_record_of_the_server_alone_is_verified_and_still_less_is_claimed(tmp_path: Path) -> None:
    path = tmp_path / "alone.ball"
    path.write_text(played("mascarade", bots=tuple(range(1, 6)), salted=False).record(), encoding="utf-8")
    code, said = verified(path)
    assert code == 0 and "whoever drew the secret could choose" in said and "Proven to each of" not in said


def test_a_salt_that_was_never_promised_does_not_count() -> None:
    """At a table of an older server: what was sent without a promise must not be chosen last."""
    table = Table("table", e.Opened(options=Options(game="masquerade", players=3), secret="a secret"))
    for seat in range(3):
        table.apply(e.Seated(seat=seat, name=f"Guest {seat}", token=f"token {seat}", salt=f"salt-{seat}"))
    brought(table, {1: salt_of(1)})
    assert table.salts == ("", salt_of(1), "")


def test_stripping_the_promises_off_a_record_makes_it_wrong_or_claims_less() -> None:
    sheet = played("mascarade").record()
    assert wrong(with_header(sheet, "Promises", ",,,,,"))
    bare = Replay(without(sheet, "Promises")).finish()
    assert not any("Proven to each of" in sentence for sentence in deal.proven(bare))
