"""Races that hit other projects, each as a test over real sockets: what several do at one moment is done, once.

`@pytest.mark.fault(N)` cites the list in docs/faults.md.
"""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maskenball.games.mascarade.rules import answers as ans
from maskenball.server.hall import hashed
from maskenball.server.live import LiveTable
from maskenball.server.thinking import Thinkers
from tests.server.company import (
    Company,
    Guest,
    announcing,
    begin,
    contested,
    gathered,
    house,
    playing,
    posted,
    prepared,
    until,
)
from tools.house import PATIENCE, Json, raw

CLAIM, KEEP, LOOK, PASS, SWAP, TAKE = ans.CLAIM, ans.KEEP, ans.LOOK, ans.PASS, ans.SWAP, ans.TAKE


async def at_once(*asked: tuple[Guest, Json]) -> list[Json]:
    """Several commands leave at the same moment, before any of them is answered; returns the answers in this order."""
    ids = [await guest.send(**command) for guest, command in asked]
    return [await guest.answer_to(c) for (guest, _), c in zip(asked, ids, strict=True)]


def turn(company: Company) -> int:
    """The number of the turn."""
    return int(company.game.s.turn)


def comes_by_itself(company: Company) -> bool:
    """Whether the server is about to do something without being asked."""
    live = company.server.hall.live[company.table.id]
    return live._next_by_itself() is not None


# -- 14: honest answers at the same moment ---------------------------------------------------------------------------


@pytest.mark.fault(14)
def test_plans_lodged_at_once_are_all_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, players=6) as company:
            await prepared(company)
            await company.play(LOOK)  # 4
            await company.play(LOOK)  # 5
            await contested(company)
            plans = {1: "pass", 2: "claim", 3: "if-somebody", 4: "if-nobody", 5: "pass"}
            told = await at_once(
                *((company.guests[p], {"t": "lodge", "game": 1, "turn": 7, "plan": plans[p]}) for p in (5, 3, 1, 4, 2))
            )
            assert [one["t"] for one in told] == ["done"] * 5
            await until(lambda: turn(company) == 8 or company.table.asked != (1, "contest"))
            await until(lambda: not comes_by_itself(company))
            given = [one for one in await company.journal() if one["e"] == "answered" and one.get("why") == "lodged"]
            assert [(one["person"], one["answer"]) for one in given] == [
                (1, "pass"), (2, "claim"), (3, "claim"), (4, "pass"), (5, "pass")
            ]  # fmt: skip

    asyncio.run(run())


@pytest.mark.fault(14)
def test_all_who_are_ready_at_once_are_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server, players=6) as company:
            await company.host.do("start")
            told = await at_once(*((guest, {"t": "ready"}) for guest in company.guests))
            assert [one["t"] for one in told] == ["done"] * 6
            await until(lambda: company.table.phase == "playing")
            kinds = [entry["e"] for entry in await company.journal()]
            assert kinds.count("readied") == 6 and kinds.count("begun") == 1

    asyncio.run(run())


@pytest.mark.fault(14)
def test_an_answer_given_too_early_is_refused_and_can_be_given_again(tmp_path: Path) -> None:
    """At a table without plans only one is asked at a time: the others are told so, and lose nothing."""

    async def run() -> None:
        async with house(tmp_path) as server, playing(server, contest="live") as company:
            await contested(company)
            waiting = [1, 2, 3]
            for asked in (1, 2, 3):
                command: Json = {"t": "answer", "game": 1, "seq": company.table.seq, "answer": PASS}
                told = await at_once(*((company.guests[person], command) for person in reversed(waiting)))
                codes = [one.get("code", one["t"]) for one in reversed(told)]
                assert codes[0] == "done" and set(codes[1:]) <= {"not-asked", "stale"}
                waiting.remove(asked)
            assert turn(company) == 6

    asyncio.run(run())


# -- 15: done twice --------------------------------------------------------------------------------------------------


@pytest.mark.fault(15)
def test_a_double_click_makes_one_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            before = len(await company.journal())
            click: Json = {"t": "answer", "game": 1, "seq": 0, "answer": TAKE + 1}
            told = await at_once((company.host, click), (company.host, click))  # two commands of their own
            assert [one.get("code", one["t"]) for one in told] == ["done", "stale"]
            # SWAP is legal after TAKE, and so the same person is asked again: a second click must not answer that
            click = {"t": "answer", "game": 1, "seq": 1, "answer": SWAP}
            told = await at_once(*[(company.host, click)] * 5)
            assert [one.get("code", one["t"]) for one in told] == ["done", *["stale"] * 4]
            assert len(await company.journal()) == before + 2 and company.table.seq == 2

    asyncio.run(run())


@pytest.mark.fault(15)
def test_a_command_sent_again_is_done_once(tmp_path: Path) -> None:
    async def run() -> None:
        said: Json = {"t": "say", "c": "once", "text": "good evening"}
        async with house(tmp_path) as server, gathered(server) as company:
            told = await at_once((company.host, said), (company.host, said), (company.host, said))
            assert told[0]["t"] == "done" and told[0] == told[1] == told[2]
            await company.come_back(0)
            assert await company.host.ask(**said) == told[0]
        async with house(tmp_path) as server, raw(server.address) as socket:  # and after a restart
            guest = Guest(socket, company.seats[0])
            first = await guest.greet()
            assert [one["text"] for one in first["log"]] == ["good evening"]
            assert await guest.ask(**said) == told[0]

    asyncio.run(run())


@pytest.mark.fault(15)
def test_no_command_is_stored_twice(tmp_path: Path) -> None:
    """Every command that can be repeated is, on a new line, also where its author has changed seats by it."""

    async def twice(company: Company, person: int, command: Json) -> None:
        first = await company.guests[person].do(**command, c="twice " + command["t"])
        before = await company.standing()
        await company.come_back(person)
        again = await company.guests[person].ask(**command, c="twice " + command["t"])
        assert again == first and await company.standing() == before, command

    async def run() -> None:
        async with house(tmp_path) as server, gathered(server, memory="notes", clock=3600) as company:
            options = {"players": 6, "memory": "notes", "clock": 3600, "first": 0}
            await twice(company, 0, {"t": "choose", "options": options})
            await twice(company, 0, {"t": "sit", "seat": 5})
            await twice(company, 2, {"t": "sit", "seat": 4})
            await company.host.do("choose", options=options | {"players": 6, "chat": False})
            fewer: Json = {"t": "choose", "options": options | {"players": 4}}
            await company.host.do(**fewer, c="fewer")
            before = await company.standing()
            assert (await company.host.ask(**fewer, c="fewer"))["t"] == "done"
            assert await company.standing() == before
            order = sorted(range(4), key=lambda k: seat_of(company, k))
            company.seats = [company.seats[k] for k in order]
            company.guests = [company.guests[k] for k in order]
            host = company.table.host
            await twice(company, host, {"t": "remove", "seat": (host + 1) % 4})
            await twice(company, host, {"t": "bot", "seat": (host + 1) % 4})
            await twice(company, host, {"t": "say", "phrase": "hello"})
            await twice(company, host, {"t": "start"})
            await twice(company, host, {"t": "ready"})
            await twice(company, host, {"t": "note", "card": 1, "text": "king"})
            await twice(company, host, {"t": "order", "but": []})

    asyncio.run(run())


def seat_of(company: Company, person: int) -> int:
    """Where somebody sits now."""
    found = company.table.seat_of(hashed(company.seats[person].token))
    assert found is not None
    return found


@pytest.mark.fault(15)
def test_a_rematch_asked_for_twice_is_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, game="masquerade", players=3) as company:
            await company.play_out()
            command: Json = {"t": "rematch", "rotate": True, "c": "once more"}
            told = await at_once((company.host, command), (company.host, command))
            assert told[0]["t"] == "done" and told[0] == told[1]
            assert (await company.host.ask("rematch", rotate=True))["code"] == "not-now"
            assert [entry["e"] for entry in await company.journal()].count("rematched") == 1
            assert company.table.host == 1 and company.table.seats[1].name == "Anna"

    asyncio.run(run())


# -- 16: an answer in advance, used for another question -------------------------------------------------------------


@pytest.mark.fault(16)
def test_a_plan_answers_only_the_contest_of_its_turn(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Thinkers(1, pace=10_000)  # a plan waits for its moment: there is time to answer oneself
        async with house(tmp_path, thinkers=slow) as server, playing(server) as company:
            company.live.pace = 0
            await contested(company)
            two = company.guests[2]
            await two.do("lodge", game=1, turn=5, plan="claim")
            await company.play(PASS)
            assert company.table.asked == (2, "contest") and comes_by_itself(company)
            await company.come_back(2)  # the line was lost; they answer themselves, and differently
            await company.play(PASS, PASS)
            assert turn(company) == 6
            await contested(company)
            assert company.table.asked == (2, "contest") and not comes_by_itself(company)
            assert (await company.come_back(2))["lodged"] is None
            two = company.guests[2]
            # what was meant for turn 5 is not taken for turn 6, whenever it arrives
            assert (await two.ask("lodge", game=1, turn=5, plan="claim"))["code"] == "no-contest"
            assert (await two.ask("lodge", game=1, turn=7, plan="claim"))["code"] == "no-contest"
            assert (await two.ask("lodge", game=2, turn=6, plan="claim"))["code"] == "other-game"
            assert not comes_by_itself(company)

    asyncio.run(run())


@pytest.mark.fault(16)
def test_a_plan_does_not_answer_in_the_same_turn_of_the_next_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            await queens(company, 17)
            await company.guests[3].do("lodge", game=1, turn=17, plan="pass")
            await company.play(PASS, PASS)
            await until(lambda: company.table.phase == "over")  # Anna has 14 coins
            assert company.table.lodged
            await company.host.do("rematch")
            await begin(company)
            await queens(company, 17)
            await company.play(PASS, PASS)
            assert company.table.asked == (3, "contest") and not comes_by_itself(company)
            assert (await company.guests[3].ask("lodge", game=1, turn=17, plan="pass"))["code"] == "other-game"
            late = await company.guests[3].ask("answer", game=1, seq=company.table.seq, answer=PASS)
            assert late["code"] == "other-game"
            await company.guests[3].do("lodge", game=2, turn=17, plan="pass")
            await until(lambda: company.table.phase == "over")

    asyncio.run(run())


async def queens(company: Company, last: int) -> None:
    """After the preparation everybody announces the Queen in turn and nobody doubts it, up to a turn's contest."""
    await prepared(company)
    while turn(company) < last:
        await company.play(announcing("queen"), PASS, PASS, PASS)
    await contested(company)


@pytest.mark.fault(16)
def test_a_lost_answer_that_comes_late_answers_no_other_question(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            lost: Json = {"t": "answer", "game": 1, "seq": 0, "answer": TAKE + 1, "c": "lost"}
            await prepared(company)  # others have answered that question, and person 0 is asked for a turn again
            assert company.table.asked == (0, "turn") and TAKE + 1 in company.game.legal()
            before = await company.standing()
            await company.come_back(0)
            for seq in range(company.table.seq):
                assert (await company.host.ask(**lost | {"seq": seq, "c": f"lost {seq}"}))["code"] == "stale"
            assert (await company.host.ask(**lost | {"seq": company.table.seq + 1}))["code"] == "stale"
            assert await company.standing() == before

    asyncio.run(run())


# -- 17: boards that diverge -----------------------------------------------------------------------------------------


@pytest.mark.fault(17)
def test_the_board_is_right_again_after_a_lost_message(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, memory="helper") as company:
            await company.play(TAKE + 1, SWAP)
            await company.guests[3].catch_up()
            seen, heard = company.table.n, company.guests[3].heard
            company.guests[3].socket.transport.abort()  # 3 is cut off: what follows is lost on the way
            lost = company.guests[3]
            company.guests[3] = company.guests[2]
            await company.play(TAKE + 2, KEEP, TAKE + 3, SWAP)
            await company.host.do("say", text="where are you?")
            company.guests[3] = lost
            told = await company.come_back(3, game=1, after=seen)
            await company.catch_up()
            stayed = company.guests[2]
            assert told["open"] == stayed.now["open"] and told["asked"] == stayed.now["asked"]
            assert told["n"] == company.table.n and told["complete"]
            missed = [one for one in told["log"] if one["t"] in ("happened", "said")]
            assert [one["n"] for one in missed] == list(range(seen + 1, company.table.n + 1))
            # together with what they had seen it is the whole game, each thing once
            own = [one["seq"] for one in [*heard, *missed] if one["t"] == "happened"]
            assert own == list(range(1, company.table.seq + 1))
            assert [one["text"] for one in missed if one["t"] == "said"] == ["where are you?"]

    asyncio.run(run())


@pytest.mark.fault(17)
def test_a_stream_has_no_gaps_and_each_message_shows_the_whole_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            await contested(company)
            await company.guests[2].do("lodge", game=1, turn=5, plan="pass")  # secret: leaves no gap
            await company.play(PASS)
            await until(lambda: not comes_by_itself(company))
            await company.guests[1].do("say", text="hm")
            await company.play(PASS, LOOK)
            at: dict[int, set[str]] = {}
            for viewer, guest in company.viewers.items():
                numbers = [message["n"] for message in guest.heard if "n" in message]
                steps = {after - before for before, after in pairwise(numbers)}
                assert steps <= {0, 1} and numbers[-1] == company.table.n, viewer
                for message in guest.heard:
                    if message["t"] == "happened":  # each shows the whole table: whoever lost others is right again
                        whole = {key: message[key] for key in ("seq", "asked", "open")}
                        at.setdefault(message["n"], set()).add(json.dumps(whole))
            assert len(at) == company.table.seq and all(len(shown) == 1 for shown in at.values())

    asyncio.run(run())


@pytest.mark.fault(17)
def test_a_clients_line_heals_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            house(tmp_path) as server,
            playing(server) as company,
            server.client.line(company.seats[3]) as line,
        ):
            company.guests.pop()  # the seat is this line's now
            for k in range(3):
                assert line._socket is not None
                line._socket.transport.abort()
                await company.play(TAKE + 3, KEEP)
                await company.host.do("say", text=f"word {k}")
                said_so = line.command("say", text=f"answer {k}")  # on a line that is broken when it is asked
                done = await asyncio.wait_for(said_so, PATIENCE)
                assert done["n"] == company.table.n
            await until(lambda: line.n == company.table.n and line.now["seq"] == company.table.seq)
            assert line.now["open"] == json.loads(json.dumps(company.game.open_table()))
            said = [entry["text"] for entry in await company.journal() if entry["e"] == "said"]
            assert said == ["word 0", "answer 0", "word 1", "answer 1", "word 2", "answer 2"]

    asyncio.run(run())


# -- 18: read, modify, write -----------------------------------------------------------------------------------------


@pytest.mark.fault(18)
def test_changes_made_at_once_are_all_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, players=6, memory="notes") as company:
            before = company.table.n
            wanted: list[tuple[Guest, Json]] = []
            for k in range(12):
                for person, guest in enumerate(company.guests):
                    wanted += [(guest, {"t": "say", "text": f"{person} {k}"})]
                    wanted += [(guest, {"t": "note", "card": k, "text": f"{person}"})]
            told = await at_once(*wanted)
            assert [one["t"] for one in told] == ["done"] * len(wanted)
            said = [entry["text"] for entry in await company.journal() if entry["e"] == "said"]
            assert sorted(said) == sorted(f"{person} {k}" for person in range(6) for k in range(12))
            assert company.table.n == before + len(said)
            await company.catch_up()
            for guest in company.viewers.values():
                heard = [message for message in guest.heard if message["t"] == "said"]
                assert [one["text"] for one in heard] == said
                assert [one["n"] for one in heard] == list(range(before + 1, before + 1 + len(said)))
            assert all(len(pins) == 12 for pins in company.table.pins.values()) and len(company.table.pins) == 6

    asyncio.run(run())


@pytest.mark.fault(18)
def test_two_servers_do_not_write_over_each_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, alone=False) as one, house(tmp_path, alone=False) as other, playing(one) as company:
            beside = await company.line(0, other)
            assert (await beside.greet())["seq"] == 0
            await company.play(TAKE + 1, SWAP)  # the other server has not heard of it
            stale = await beside.ask("answer", game=1, seq=0, answer=TAKE + 2)
            assert stale["code"] == "stale"
            shown = beside.now
            assert (shown["t"], shown["seq"], shown["asked"]["person"], shown["asked"]["kind"]) == (
                "snapshot",
                2,
                1,
                "turn",
            )
            said = await beside.do("say", text="here I am")
            assert said["n"] == company.table.n + 1
            assert (await company.guests[1].ask("answer", game=1, seq=2, answer=TAKE + 3))["code"] == "stale"
            assert (await company.guests[1].do("answer", game=1, seq=2, answer=TAKE + 3))["n"] == said["n"] + 1
            assert [entry["e"] for entry in await company.journal()][-4:] == [
                "answered", "answered", "said", "answered"
            ]  # fmt: skip

    asyncio.run(run())


@pytest.mark.fault(18)
def test_a_table_that_another_server_has_changed_is_read_again_before_anybody_sits_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, alone=False) as one, house(tmp_path, alone=False) as other:
            host = await one.client.open("Anna", players=3)
            assert (await other.client.join(host.join, "Berta")).seat == 1
            status, told = await posted(one, "/api/join", {"join": host.join, "name": "Clara"})
            assert (status, told["code"]) == (503, "not-stored")  # and now it has been read again
            assert (await one.client.join(host.join, "Clara")).seat == 2
            assert one.hall.live[host.table].table.names() == ["Anna", "Berta", "Clara"]

    asyncio.run(run())


# -- 19: rounds that never advance -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.fault(19)
def test_every_round_advances_when_answers_race(seed: int, tmp_path: Path) -> None:
    """Everybody answers, lodges or does both at the same moment, in any order: each contest comes to its end."""
    chance = Random(seed)

    async def one_contest(company: Company) -> None:
        active = company.table.asked
        assert active is not None
        number, at = turn(company), company.table.seq
        if announcing("queen") not in company.game.legal():
            await company.play(TAKE + (active.person + 1) % 5, KEEP)
            return
        await company.guests[active.person].do("answer", game=1, seq=at, answer=announcing("queen"))
        others = [person for person in range(5) if person != active.person]
        wanted: list[tuple[Guest, Json]] = []
        for person in others:
            lodge: Json = {"t": "lodge", "game": 1, "turn": number, "plan": chance.choice(["pass", "if-somebody"])}
            answer: Json = {"t": "answer", "game": 1, "seq": at + chance.randrange(1, 5), "answer": PASS}
            wanted += [(company.guests[person], one) for one in chance.sample([lodge, answer, answer], 2)]
        chance.shuffle(wanted)
        await at_once(*wanted)
        await until(lambda: not comes_by_itself(company))
        while turn(company) == number and (asked := company.table.asked):  # whoever was not heard in time
            seq = company.table.seq
            await company.guests[asked.person].ask("answer", game=1, seq=seq, answer=PASS)
            await until(lambda: not comes_by_itself(company))
        given = [event for events in company.game.events[at + 2 :] for event in events]
        assert len([event for event in given if event[0] in (5, 6)]) == 4

    async def run() -> None:
        async with house(tmp_path) as server, playing(server, players=5) as company:
            await prepared(company)
            for _ in range(12):
                await asyncio.wait_for(one_contest(company), 30)
            assert turn(company) == 17

    asyncio.run(run())


@pytest.mark.fault(19)
def test_of_an_answer_and_the_end_of_its_time_at_the_same_moment_one_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, clock=3600) as company:
            live, append = server.hall.live[company.table.id], server.store.append

            async def slowly(*given: Any, **more: Any) -> None:
                await asyncio.sleep(0.02)
                await append(*given, **more)

            monkeypatch.setattr(server.store, "append", slowly)
            for k in range(8):
                asked, seq = company.table.asked, company.table.seq
                assert asked is not None
                person, answer = company.guests[asked.person], company.game.legal()[0]
                live._deadline = asyncio.get_running_loop().time()
                clock = None if k % 2 else asyncio.create_task(live._time_is_up(asked))
                c = await person.send("answer", game=1, seq=seq, answer=answer)
                await until(lambda: live.is_busy)
                await (clock or live._time_is_up(asked))
                told = await person.answer_to(c)
                assert told.get("code", "done") == ("done" if k % 2 else "stale")
                assert company.table.seq == seq + 1 and live._deadline is not None
            await company.catch_up()

    asyncio.run(run())


# -- 20: an illegal move changes something ---------------------------------------------------------------------------


@pytest.mark.fault(20)
def test_a_refused_command_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, contest="live", chat=False, clock=3600) as company:
            await company.play(TAKE + 1, SWAP)
            n, seq = company.table.n, company.table.seq
            refused: list[tuple[int, Json]] = [
                (1, {"t": "answer", "game": 1, "seq": seq, "answer": SWAP}),
                (1, {"t": "answer", "game": 1, "seq": seq, "answer": LOOK}),
                (1, {"t": "answer", "game": 1, "seq": seq - 1, "answer": TAKE}),
                (1, {"t": "answer", "game": 2, "seq": seq, "answer": TAKE}),
                (2, {"t": "answer", "game": 1, "seq": seq, "answer": TAKE}),
                (1, {"t": "answer", "game": 1, "seq": seq, "answer": ans.PEEK + 3}),
                (1, {"t": "lodge", "game": 1, "turn": 2, "plan": "pass"}),
                (1, {"t": "order", "but": []}),
                (1, {"t": "ready"}),
                (1, {"t": "end", "game": 2}),
                (1, {"t": "end", "game": 1, "agreed": False}),
                (2, {"t": "more-time", "seq": seq}),
                (1, {"t": "note", "card": 1, "text": "king"}),
                (1, {"t": "beliefs"}),
                (1, {"t": "say", "text": "hm"}),
                (1, {"t": "sit", "seat": 0}),
                (1, {"t": "leave"}),
                (0, {"t": "bot", "seat": 1}),
                (0, {"t": "remove", "seat": 1}),
                (0, {"t": "choose", "options": {"players": 4}}),
                (0, {"t": "start"}),
                (0, {"t": "hand-over", "seat": 12}),
                (0, {"t": "hand-over", "seat": 1}),
                (1, {"t": "hand-over", "seat": 2}),
                (1, {"t": "take-back"}),
                (0, {"t": "rematch"}),
            ]
            before = await company.standing()
            heard = {viewer: len(guest.heard) for viewer, guest in company.viewers.items()}
            snapshot = company.server.hall.live[company.table.id]._snapshot(1, 0, 0)
            for person, command in refused:
                for _ in range(2):
                    told = await company.guests[person].ask(**command)
                    assert told["t"] == "refused" and told["sentence"], command
                assert await company.standing() == before, command
            await company.catch_up()
            assert heard == {viewer: len(guest.heard) for viewer, guest in company.viewers.items()}
            assert without_time(company.server.hall.live[company.table.id]._snapshot(1, 0, 0)) == without_time(snapshot)
            await company.play(TAKE + 0)
            for guest in company.viewers.values():
                assert (guest.now["n"], guest.now["seq"]) == (n + 1, seq + 1)

    asyncio.run(run())


def without_time(snapshot: bytes) -> Json:
    """A snapshot without the time that is left."""
    told: Json = json.loads(snapshot)
    return {key: value for key, value in told.items() if key != "left"}


# -- 21: one seat for two --------------------------------------------------------------------------------------------


@pytest.mark.fault(21)
def test_no_two_who_join_at_once_take_the_same_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server:
            host = await server.client.open("Anna", players=6)
            berta = {"join": host.join, "name": "Berta"}
            told = await asyncio.gather(*(posted(server, "/api/join", berta) for _ in range(9)))
            assert sorted(status for status, _ in told) == [201] * 5 + [409] * 4
            assert sorted(seat["seat"] for status, seat in told if status == 201) == [1, 2, 3, 4, 5]
            assert len({seat["token"] for status, seat in told if status == 201}) == 5
            assert {seat["code"] for status, seat in told if status == 409} == {"full"}
            table = server.hall.live[host.table].table
            assert len({chair.name for chair in table.seats}) == len({chair.token for chair in table.seats}) == 6

    asyncio.run(run())


@pytest.mark.fault(21)
def test_who_joins_again_because_the_answer_was_lost_keeps_one_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server:
            host = await server.client.open("Anna", players=6)
            berta = {"join": host.join, "name": "Berta", "token": "a-token-of-Bertas-own-1"}
            told = await asyncio.gather(*(posted(server, "/api/join", berta) for _ in range(3)))
            assert [status for status, _ in told] == [201] * 3 and len({seat["seat"] for _, seat in told}) == 1
            assert {seat["token"] for _, seat in told} == {berta["token"]}
            table = server.hall.live[host.table].table
            assert [chair.name for chair in table.seats if chair.taken] == ["Anna", "Berta"]
            status, refused = await posted(server, "/api/join", berta | {"token": "short"})
            assert status == 400 and refused["code"] == "not-understood"

    asyncio.run(run())


@pytest.mark.fault(21)
def test_of_those_who_want_the_same_seat_at_once_one_gets_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server:
            host = await server.client.open("Anna", players=6)
            wanted = {"join": host.join, "name": "Berta", "seat": 3}
            told = await asyncio.gather(*(posted(server, "/api/join", wanted) for _ in range(5)))
            assert sorted(status for status, _ in told) == [201] + [409] * 4
            assert {seat["code"] for status, seat in told if status == 409} == {"seat-taken"}
        async with house(tmp_path) as server, gathered(server) as company:
            await company.host.do("choose", options={"players": 6})
            told_back = await at_once(
                *((guest, {"t": "sit", "seat": 4}) for guest in company.guests),
                (company.host, {"t": "bot", "seat": 4}),
            )
            codes = [one.get("code") for one in told_back]
            assert codes.count(None) == 1 and codes.count("seat-taken") == 4
            assert len({chair.name for chair in company.table.seats if chair.taken}) == 4

    asyncio.run(run())


@pytest.mark.fault(21)
def test_a_seat_that_is_left_and_wanted_at_the_same_moment_goes_to_one_at_most(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server) as company:
            await company.guests[3].send("leave")
            told = await asyncio.gather(
                *(posted(server, "/api/join", {"join": company.seats[0].join, "name": "Berta"}) for _ in range(3))
            )
            assert (await company.guests[3].until_closed())[-1] == {"t": "notice", "code": "no-seat"}
            assert {status for status, _ in told} <= {201, 409}
            assert [seat["seat"] for status, seat in told if status == 201] in ([], [3])
            assert company.table.names().count("Berta") == [status for status, _ in told].count(201)

    asyncio.run(run())


# -- a line that comes late ------------------------------------------------------------------------------------------


def test_a_line_whose_table_took_long_to_find_does_not_take_the_seat_from_a_later_one(tmp_path: Path) -> None:
    """A phone that hung up in the meantime would else put itself out."""

    async def run() -> None:
        async with house(tmp_path) as server:
            host = await server.client.open("Anna", players=4)
            find, sought, found = server.hall.find, asyncio.Event(), asyncio.Event()

            async def find_late(**name: str) -> LiveTable:
                sought.set()
                await found.wait()
                return await find(**name)

            async with raw(server.address) as first, raw(server.address) as second:
                server.hall.find = find_late  # type: ignore[method-assign]
                late = Guest(first, host)
                greeting = asyncio.create_task(late.greet())
                await asyncio.wait_for(sought.wait(), PATIENCE)
                server.hall.find = find  # type: ignore[method-assign]
                here = Guest(second, host)
                assert (await here.greet())["t"] == "snapshot"
                found.set()
                assert await greeting == {"t": "notice", "code": "another-tab"}
                assert (await here.ask("say", text="still here"))["t"] == "done"

    asyncio.run(run())


def test_a_look_by_accident_neither_overtakes_an_answer_nor_prolongs_its_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, players=4, accidents=True, clock=60) as company:
            anna, ben = company.guests[0], company.guests[1]
            live = company.server.hall.live[company.table.id]
            before, deadline, job = company.table.seq, live._deadline, live._job_key
            peek = ben.now["unasked"][0]
            assert "unasked" not in anna.now and peek == {
                "text": "peek",
                "do": "peek",
                "own": 0,
            }
            await ben.do("answer", game=1, seq=before, answer=peek["text"])
            assert company.table.seq == before + 1
            assert (live._deadline, live._job_key) == (deadline, job)
            await anna.do("answer", game=1, seq=before, answer=TAKE + 1)
            assert (await anna.ask("answer", game=1, seq=before, answer=KEEP))["code"] == "stale"
            assert live._deadline != deadline

    asyncio.run(run())
