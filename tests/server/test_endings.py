"""Games end: everybody present may end one together, and the table ends one that would go on for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from maskenball.cli import main
from maskenball.client import Client, play
from maskenball.core.game import ALL_KNOWING, Json
from maskenball.core.replay import Replay
from maskenball.server import consequences, deal, entries as e
from maskenball.server.live import AWAY_AFTER
from maskenball.server.table import folded
from tests.played import table as position
from tests.server.alone import Alone, Dummies, Listener, table_of, timeless
from tests.server.company import Company, fetched, gathered, house, playing, prepared, until
from tools.house import PATIENCE

FOUR = "king, bishop, judge, queen | thief, cheat"
TWO = "king+bishop+fool, judge+queen+witch"


async def ended(company: Company) -> None:
    """Everybody wants to end the game, and reads on until it is over."""
    for guest in company.guests:
        await guest.do("end", game=company.table.number)
    await until(lambda: company.table.phase == "over")
    await company.catch_up()


def leaves(alone: Alone, seat: int) -> None:
    """Somebody's line is cut."""
    alone.live.quit(alone.people[seat], alone.table.seats[seat].token)


# -- by agreement ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
def test_a_game_ended_by_agreement_is_over_for_everybody_and_its_record_is_whole(game: str, tmp_path: Path) -> None:
    async def run() -> str:
        async with house(tmp_path) as server, playing(server, game=game) as company:
            if game == "mascarade":
                await prepared(company)
            before = company.game.document()
            await ended(company)
            table, cards = company.table, company.game.revealed()
            for guest in company.viewers.values():
                told = guest.now
                assert told["t"] == "snapshot" and told["table"]["phase"] == "over"
                assert told["table"]["ended"] == "agreed" and told["asked"] is None and "answers" not in told
                assert told["own"] == cards and told["table"]["secret"] == table.secret
                log = [item["events"] for item in told["log"]]
                assert log == [company.game.told(at, ALL_KNOWING) for at in range(1, table.seq + 1)]
            again = await company.come_back(None)
            assert again["own"] == cards and again["table"]["ended"] == "agreed"
            status, film = await fetched(server, f"/api/games/{table.id}.1")
            assert status == 200 and len(film["steps"]) == table.seq + 1
            sheet: str = film["sheet"]
            assert sheet == await server.client.sheet(f"{table.id}.1") and '[Ended "agreed"]\n' in sheet
            replayed = Replay(sheet).finish()
            assert replayed.document() == before and before["over"] is False and not before["winners"]
            assert deal.check(replayed) == []
            found = await server.store.journal_by(id=table.id)
            assert found is not None
            assert folded(table.id, [e.decode(entry) for entry in found.entries]).record() == sheet
            await company.host.do("rematch")
            assert company.table.ended is None and not company.table.agreed
            return sheet

    path = tmp_path / "ended.ball"
    path.write_text(asyncio.run(run()), encoding="utf-8")
    assert CliRunner().invoke(main, ["verify", str(path)]).exit_code == 0
    for words in ((), ("--spectator",)):
        told = CliRunner().invoke(main, ["replay", "--lang", "en", *words, str(path)]).output
        assert told.rstrip().endswith("Everybody agreed to end the game here. Nobody has won.")


def test_the_deal_can_be_the_last_that_is_seen_of_a_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server) as company:
            await company.host.do("start")
            await ended(company)
            assert (await fetched(server, f"/api/games/{company.table.id}.1"))[1]["steps"][-1]["seq"] == 0

    asyncio.run(run())


def test_one_who_wants_to_play_on_is_enough() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        for seat in (0, 1, 2):
            assert (await alone.command(seat, "end", game=1))["t"] == "done"
        await asyncio.sleep(1000)
        assert alone.phase == "playing"
        assert [chair["agreed"] for chair in alone.spectator.heard[-1]["table"]["seats"]] == [True, True, True, False]
        await alone.command(1, "end", game=1, agreed=False)
        await alone.command(3, "end", game=1)
        await asyncio.sleep(1000)
        assert alone.phase == "playing" and alone.table.agreed == {0, 2, 3}
        await alone.command(1, "end", game=1)
        await asyncio.sleep(0.1)
        assert alone.phase == "over" and alone.shelf.written[-1] == e.Ended(why="agreed")

    timeless(run())


def test_whoever_begins_a_turn_of_their_own_plays_on() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        for seat in (0, 1, 2):
            await alone.command(seat, "end", game=1)
        await alone.command(0, "answer", game=1, seq=0, answer="announce king")
        assert alone.table.agreed == {1, 2}
        assert [m["t"] for m in alone.spectator.heard[-2:]] == ["table", "happened"]
        assert not alone.spectator.heard[-2]["table"]["seats"][0]["agreed"]
        await alone.command(1, "answer", game=1, seq=1, answer="pass")
        assert alone.table.agreed == {1, 2}  # a contest is no turn of one's own

    timeless(run())


def test_whoever_is_away_is_not_asked_and_whoever_comes_back_is() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        leaves(alone, 3)
        for seat in (0, 1):
            await alone.command(seat, "end", game=1)
        await asyncio.sleep(AWAY_AFTER + 1)
        assert alone.phase == "playing"
        leaves(alone, 2)
        await asyncio.sleep(AWAY_AFTER - 1)  # long enough to load a page anew
        assert alone.phase == "playing"
        alone.live.enter(Listener(), "token 3", 0, 0, 1)
        await asyncio.sleep(AWAY_AFTER)
        assert alone.phase == "playing"
        await alone.command(3, "end", game=1)
        await asyncio.sleep(0.1)
        assert alone.phase == "over"

    timeless(run())


def test_nobody_present_ends_nothing() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        await alone.command(0, "end", game=1)
        for seat in range(4):
            leaves(alone, seat)
        await asyncio.sleep(1000)
        assert alone.phase == "playing"  # a spectator is still there

    timeless(run())


def test_one_person_among_twelve_bots_may_end_it_alone() -> None:
    async def never(*_: Any) -> int:
        await asyncio.sleep(100_000)
        raise AssertionError

    async def run() -> None:
        thirteen = ", ".join(["king", "queen", "judge", "bishop", "witch", "fool", "thief", "cheat", "widow", "spy"])
        game = position(f"{thirteen}, peasant, peasant, inquisitor", first="Bruno")
        alone = Alone(table_of(game, bots=dict.fromkeys(range(1, 13), "gentle")), Dummies(never))
        assert (await alone.command(0, "end", game=1))["t"] == "done"
        await asyncio.sleep(0.1)
        assert alone.phase == "over" and alone.table.ended == "agreed"

    timeless(run())


def test_what_is_refused_about_ending() -> None:
    async def never(*_: Any) -> int:
        await asyncio.sleep(100_000)
        raise AssertionError

    async def run() -> None:
        alone = Alone(table_of(position(FOUR)), Dummies(never))

        async def code(seat: int, **given: Any) -> object:
            return (await alone.command(seat, "end", **given)).get("code", "")

        assert await code(0, game=2) == "other-game"
        assert await code(0, game=1, agreed=False) == "answered"
        assert await code(0, game=1) == "" and await code(0, game=1) == "answered"
        await alone.command(1, "hand-over", seat=1)
        assert await code(1, game=1) == "bot-plays"
        await alone.command(0, "hand-over", seat=0)
        assert not alone.table.agreed
        for seat in (2, 3):
            assert await code(seat, game=1) == ""
        await asyncio.sleep(0.1)
        assert alone.phase == "over"
        assert await code(2, game=1) == "not-now"
        told = await alone.command(0, "take-back")
        assert told["t"] == "done"
        told = await alone.command(0, "answer", game=1, seq=0, answer="announce king")
        assert (told["code"], told["rule"]) == ("over", "E1")

    timeless(run())


def test_a_program_at_the_table_does_not_mind(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server:
            client: Client = server.client
            host = await client.open("Anna", players=2)
            seat = await client.join(host.join, "Program")
            program = asyncio.create_task(play(client, seat, lambda told: str(told["answers"][0]["text"])))
            async with client.line(host) as line:
                await line.command("start")
                await line.command("end", game=1)
                end: Json = await asyncio.wait_for(program, PATIENCE)
                assert end["table"]["ended"] == "agreed"

    asyncio.run(run())


# -- too long --------------------------------------------------------------------------------------------------------


def test_two_people_who_look_for_ever_are_stopped_at_two_thousand_decisions(tmp_path: Path) -> None:
    """The attack: in 0.1.0 this game had 4,001 decisions, and went on."""

    async def run() -> None:
        async with house(tmp_path) as server, playing(server, players=2) as company:
            game = company.game
            while company.table.phase == "playing":
                asked = company.table.asked
                assert asked is not None and company.table.seq < 2000
                looks = [answer for answer in game.legal() if game.text(answer).startswith("look")]
                text = game.text((looks or game.legal())[0])
                guest = company.guests[asked.person]
                await guest.do("answer", game=1, seq=company.table.seq, answer=text)
                if company.table.seq % 50 == 0:
                    await company.catch_up()
            await company.catch_up()
            assert company.table.seq == 2000 and company.table.ended == "long"
            assert {guest.now["table"]["ended"] for guest in company.viewers.values()} == {"long"}
            sheet = Replay(await server.client.sheet(f"{company.table.id}.1"))
            assert sheet.game.headers["Ended"] == "long" and not sheet.finish().over
            assert deal.check(sheet.game) == []
            kinds = [entry["e"] for entry in await company.journal()]
            assert kinds[-2:] == ["answered", "ended"]

    asyncio.run(run())


def test_a_game_whose_last_decision_ends_it_was_not_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        game = position(FOUR, coins="12, 6, 6, 6 | 0")
        monkeypatch.setattr(consequences, "MOST_DECISIONS", 4)
        alone = Alone(table_of(game))
        for seat, answer in enumerate(("announce king", "pass", "pass", "pass")):
            await alone.command(seat, "answer", game=1, seq=seat, answer=answer)
        assert alone.phase == "over" and alone.table.ended is None
        assert "ended" not in alone.snapshot(0)["table"]

    timeless(run())


@pytest.mark.parametrize("why", ["bot", "clock"])
def test_a_bot_and_a_clock_are_stopped_too(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first(level: str, game: str, seed: str, view: Any) -> int:
        return int(view.legal[0])

    async def run() -> None:
        monkeypatch.setattr(consequences, "MOST_DECISIONS", 5)
        alone = Alone(table_of(position(FOUR), clock=10), Dummies(first))
        if why == "bot":
            for seat in range(4):
                await alone.command(seat, "hand-over", seat=seat)
        await asyncio.sleep(1000)
        assert alone.table.seq == 5 and alone.table.ended == "long"
        assert {entry.why for entry in alone.answered} == {why}

    timeless(run())


def test_a_longer_game_of_an_older_server_ends_with_its_next_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        table = table_of(position(FOUR, "Adele: look", "Bruno: look", "Cedric: look"))
        monkeypatch.setattr(consequences, "MOST_DECISIONS", 2)
        alone = Alone(table)
        assert alone.phase == "playing"
        await alone.command(3, "answer", game=1, seq=3, answer="look")
        assert (alone.table.seq, alone.table.ended) == (4, "long")

    timeless(run())


def test_the_journal_of_a_game_that_was_ended_is_read_back() -> None:
    opened = [e.Agreed(2, "c", 2), e.Agreed(seat=2, agreed=False), e.Ended(why="long")]
    assert [e.decode(e.encode(entry)) for entry in opened] == opened
    assert msgspec.json.decode(e.encode(opened[2])) == {"e": "ended", "why": "long"}
