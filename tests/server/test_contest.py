"""The contest round with answers in advance: whatever was lodged, and whenever, the game sees an ordered round."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from maskenball.core.game import Refused
from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.answers import CLAIM, PASS
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.server import commands as c, contest, entries as e
from maskenball.server.table import Table
from tests.mascarade.random_tables import random_answer, random_table
from tests.played import table as position
from tests.server.alone import Alone, answered, do, table_of, timeless
from tests.server.company import until
from tests.server.wire_script import PLANS
from tools.house import PATIENCE, inside

FOUR = "king, queen, judge, witch"
TWO = "king+queen+judge, witch+bishop+fool"
THREE = "king+queen, judge+witch, bishop+fool"


class Will(NamedTuple):
    """What somebody wants: a plan in advance, or (no plan) this answer when asked."""

    plan: e.Plan | None
    own: int = 0
    by_hand: int = PASS


WILLS = [Will(plan) for plan in PLANS] + [Will(None), Will(None, by_hand=CLAIM)]


def expected(order: Iterable[int], wills: Mapping[int, Will]) -> list[tuple[int, int]]:
    """The round as people at a table would walk it: one after the other, each knowing who claimed before them."""
    told: list[tuple[int, int]] = []
    for person in order:
        will = wills[person]
        somebody = any(answer != PASS for _, answer in told)
        if will.plan is None:
            told.append((person, will.by_hand))
        elif will.plan in ("claim", "if-somebody" if somebody else "if-nobody"):
            told.append((person, CLAIM + will.own))
        else:
            told.append((person, PASS))
    return told


def lodge(table: Table, seat: int, plan: e.Plan | None, own: int = 0, **other: Any) -> None:
    """Lodge a plan for the contest that is going on; raises Refused."""
    assert table.game is not None
    told: dict[str, Any] = {"game": table.number, "turn": table.game.s.turn} | other
    do(table, seat, c.Lodge("c", told["game"], told["turn"], plan, own))


def walked(table: Table, wills: Mapping[int, Will], arrival: Iterable[int]) -> list[tuple[int, int]]:
    """Lodge what is to be lodged in the order of arrival, then let the round go on until it is over."""
    for person in arrival:
        if wills[person].plan is not None:
            lodge(table, person, wills[person].plan, wills[person].own)
    told: list[tuple[int, int]] = []
    while contest.contested(table):
        asked = table.asked
        assert asked is not None
        known = contest.answer_in_advance(table)
        assert (known is None) == (wills[asked.person].plan is None)
        answer = wills[asked.person].by_hand if known is None else known[0]
        table.apply(answered(table, asked.person, answer))
        told.append((asked.person, answer))
    return told


def is_as_on_paper(table: Table) -> bool:
    """Whether the score sheet, replayed decision by decision, comes to the same."""
    assert table.game is not None
    again = Replay(table.game.sheet()).finish()
    return again.save() == table.game.save() and again.history == table.game.history


def test_every_walk_round_a_table_of_four() -> None:
    for wills in product(WILLS, repeat=3):
        table = table_of(position(FOUR, "Adele: announce king"))
        by_person = dict(zip((1, 2, 3), wills, strict=True))
        assert walked(table, by_person, (1, 2, 3)) == expected((1, 2, 3), by_person)
        assert is_as_on_paper(table)


@pytest.mark.parametrize("deal", [TWO, THREE])
def test_every_walk_with_a_choice_of_cards_at_small_tables(deal: str) -> None:
    others = range(1, deal.count(",") + 1)
    slots = 3 if deal == TWO else 2
    choices = [Will(plan, own) for plan in PLANS for own in range(slots)]
    choices += [Will(None, by_hand=CLAIM + own) for own in range(slots)]
    for wills in product(choices, repeat=len(others)):
        table = table_of(position(deal, "Adele: announce queen left"))
        by_person = dict(zip(others, wills, strict=True))
        assert walked(table, by_person, others) == expected(others, by_person)
        assert is_as_on_paper(table)


def test_the_order_of_arrival_does_not_matter() -> None:
    chance = Random("arrival")
    for _ in range(20):
        wills = {person: Will(chance.choice(PLANS)) for person in (1, 2, 3)}
        rounds = []
        for arrival in permutations((1, 2, 3)):
            table = table_of(position(FOUR, "Adele: announce king"))
            rounds.append(walked(table, wills, arrival))
        assert all(found == expected((1, 2, 3), wills) for found in rounds)


def test_random_games_of_every_kind_with_random_plans() -> None:
    """Also where the Puppet Master has moved people: seats are walked, persons have plans."""
    contests = moved = 0
    for k in range(60):
        chance = Random(f"contests {k}")
        game = random_table(chance, accidents=False)
        table = table_of(game)
        for _ in range(60):
            here = table.game
            assert isinstance(here, Mascarade)
            if here.over:
                break
            if contest.contested(table):
                t, s = here.t, here.s
                order = [s.person[(s.active + k) % t.players] for k in range(1, t.players)]
                wills = {person: Will(chance.choice(PLANS), chance.randrange(t.slots)) for person in order}
                assert walked(table, wills, chance.sample(order, k=len(order))) == expected(order, wills)
                contests += 1
                moved += s.person[: t.players] != list(range(t.players))
            else:
                person, answer = random_answer(here, chance)
                table.apply(answered(table, person, answer))
        assert is_as_on_paper(table)
    assert contests > 100 and moved > 10


def refusal(table: Table, seat: int, *given: Any, **other: Any) -> str:
    """The code with which lodging is refused."""
    with pytest.raises(Refused) as refused:
        lodge(table, seat, *given, **other)
    assert not table.lodged
    return refused.value.code


def test_whoever_has_answered_is_too_late() -> None:
    table = table_of(position(FOUR, "Adele: announce king", "Bruno: pass"))
    assert refusal(table, 1, "claim") == "answered"
    lodge(table, 2, "claim")


def test_the_announcer_has_nothing_to_lodge() -> None:
    assert refusal(table_of(position(FOUR, "Adele: announce king")), 0, "pass") == "answered"


def test_a_plan_is_for_one_turn() -> None:
    table = table_of(position(FOUR, "Adele: announce king"))
    assert table.game is not None
    assert refusal(table, 2, "pass", turn=table.game.s.turn + 1) == "no-contest"
    assert refusal(table, 2, "pass", game=2) == "other-game"
    lodge(table, 3, "claim")
    for seat in (1, 2, 3):
        table.apply(answered(table, seat, PASS))
    assert table.asked == (1, "turn") and not table.lodged


def test_there_is_nothing_to_lodge_outside_a_contest() -> None:
    assert refusal(table_of(position(FOUR)), 1, "pass") == "no-contest"
    assert refusal(table_of(position(FOUR, "Adele: take Bruno")), 1, "pass") == "no-contest"
    assert refusal(table_of(position(FOUR), begun=False), 1, "pass") == "no-contest"


def test_a_card_that_is_not_there_cannot_be_claimed_with() -> None:
    assert refusal(table_of(position(FOUR, "Adele: announce king")), 1, "claim", 1) == "no-card"
    assert refusal(table_of(position(THREE, "Adele: announce king left")), 1, "claim", 2) == "no-card"
    lodge(table_of(position(TWO, "Adele: announce king left")), 1, "claim", 2)


def test_at_a_live_table_nobody_answers_in_advance() -> None:
    table = table_of(position(FOUR, "Adele: announce king"), contest="live")
    assert refusal(table, 1, "pass") == "no-lodging"
    with pytest.raises(Refused) as refused:
        do(table, 1, c.Order("c", ()))
    assert refused.value.code == "no-lodging"
    table.orders[1] = ()  # even if it came from somewhere
    assert contest.answer_in_advance(table) is None


def test_a_plan_can_be_changed_and_taken_back() -> None:
    table = table_of(position(FOUR, "Adele: announce king"))
    lodge(table, 1, "claim")
    lodge(table, 1, "pass")
    assert contest.answer_in_advance(table) == (PASS, "lodged")
    lodge(table, 1, None)
    assert contest.answer_in_advance(table) is None


def order(table: Table, seat: int, but: tuple[str, ...] | None) -> None:
    """Give a standing order; raises Refused."""
    do(table, seat, c.Order("c", but))


def test_standing_orders_pass_on_every_mask_but_these() -> None:
    table = table_of(position(FOUR))
    order(table, 1, ("queen", "judge"))
    for announced, known in (
        ("king", (PASS, "standing")),
        ("queen", None),
        ("judge", None),
        ("witch", (PASS, "standing")),
    ):
        again = table_of(position(FOUR, f"Adele: announce {announced}"))
        again.orders = table.orders
        assert contest.answer_in_advance(again) == known


def test_standing_orders_hold_until_further_notice_and_not_in_the_next_game() -> None:
    table = table_of(position(FOUR))
    order(table, 1, ())
    for seat, line in enumerate(("announce king", "look", "look", "look", "announce queen")):
        assert table.game is not None
        table.apply(answered(table, seat % 4, _answer(table, line)))
        while contest.contested(table):
            asked, known = table.asked, contest.answer_in_advance(table)
            assert asked is not None and (known is not None) == (asked.person == 1)
            table.apply(answered(table, asked.person, PASS))
        if table.asked and table.asked.kind == "choose":
            table.apply(answered(table, table.asked.person, table.game.legal()[0]))
    order(table, 1, None)
    assert not table.orders
    order(table, 2, ("king",))
    table.apply(e.Rematched(secret="another"))
    assert not table.orders


def _answer(table: Table, line: str) -> int:
    assert table.game is not None
    return next(a for a in table.game.legal() if table.game.text(a) == line)


def test_a_lodged_plan_comes_before_standing_orders() -> None:
    table = table_of(position(FOUR, "Adele: announce king"))
    order(table, 1, ())
    lodge(table, 1, "claim")
    assert contest.answer_in_advance(table) == (CLAIM, "lodged")


def test_standing_orders_name_masks_of_the_box() -> None:
    table = table_of(position(FOUR))
    for but in (("joker",), ("king", "KING"), ("",)):
        with pytest.raises(Refused) as refused:
            order(table, 1, but)
        assert refused.value.code == "not-now"
    order(table, 1, ("fool",))


def test_standing_orders_need_a_game() -> None:
    table = table_of(position(FOUR))
    table.apply(e.Rematched(secret="another"))
    with pytest.raises(Refused) as refused:
        order(table, 1, ())
    assert refused.value.code == "not-now"


def test_a_live_table_walks_by_itself_and_stops_at_whoever_must_be_asked() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        turn = alone.table.game.s.turn if alone.table.game else 0
        await alone.answer(0, _answer(alone.table, "announce king"))
        await alone.command(3, "lodge", game=1, turn=turn, plan="if-somebody")
        await alone.command(2, "order", but=[])
        await asyncio.sleep(60)
        assert alone.table.asked and alone.table.asked.person == 1
        await alone.answer(1, CLAIM)
        await asyncio.sleep(60)
        assert [(a.person, a.answer, a.why) for a in alone.answered[1:]] == [
            (1, "claim", "person"), (2, "pass", "standing"), (3, "claim", "lodged")
        ]  # fmt: skip
        assert is_as_on_paper(alone.table)

    timeless(run())


def test_whoever_is_asked_can_still_lodge_and_take_it_back_in_time() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, "Adele: announce king")))
        turn = alone.table.game.s.turn if alone.table.game else 0
        await alone.command(1, "lodge", game=1, turn=turn, plan="claim")
        await asyncio.sleep(0.1)
        await alone.command(1, "lodge", game=1, turn=turn, plan=None)
        await asyncio.sleep(60)
        assert not alone.answered
        await alone.command(1, "lodge", game=1, turn=turn, plan="if-nobody")
        await asyncio.sleep(60)
        assert [(a.person, a.answer) for a in alone.answered] == [(1, "claim")]

    timeless(run())


def test_only_its_person_is_told_of_a_plan_or_an_order() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, "Adele: announce king")))
        before = {seat: len(listener.heard) for seat, listener in alone.people.items()}, len(alone.spectator.heard)
        turn = alone.table.game.s.turn if alone.table.game else 0
        told = await alone.command(2, "lodge", game=1, turn=turn, plan="claim")
        await alone.command(3, "order", but=["witch"])
        assert told == {"t": "done", "c": "1", "n": alone.table.n}
        assert ({s: len(p.heard) for s, p in alone.people.items()}, len(alone.spectator.heard)) == before
        assert alone.snapshot(2)["lodged"] == {"plan": "claim", "own": 0} and alone.snapshot(3)["order"] == ["witch"]
        for seat in (0, 1):
            assert alone.snapshot(seat)["lodged"] is None and alone.snapshot(seat)["order"] is None
        assert "lodged" not in alone.snapshot(None) and "order" not in alone.snapshot(None)

    timeless(run())


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_contest_over_sockets_with_everybody_lodging_at_once(players: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db") as server:
            client = server.client
            host = await client.open("Anna", players=players, first=0, memory="helper")
            seats = [host, *[await client.join(host.join, f"Guest {k}") for k in range(players - 1)]]
            lines = [client.line(seat) for seat in seats]
            for line in lines:
                await line.__aenter__()
            await lines[0].command("start")
            live = await server.hall.find(join=host.join)
            for line in lines:
                await line.command("ready")
            await until(lambda: live.table.phase == "playing")
            chance = Random(f"sockets {players}")
            for _ in range(12):
                asked = live.table.asked
                if asked is None:
                    break
                game = live.table.game
                assert isinstance(game, Mascarade)
                announce = [a for a in game.legal() if game.text(a).startswith("announce")]
                wanted = chance.choice(announce if announce and asked.kind == "turn" else game.legal())
                await lines[asked.person].command("answer", game=1, seq=live.table.seq, answer=game.text(wanted))
                if contest.contested(live.table):
                    await _everybody_lodges(lines, live.table, chance)
            async with asyncio.timeout(PATIENCE):
                while contest.contested(live.table):
                    await asyncio.sleep(0.01)
            assert is_as_on_paper(live.table)
            for line in lines:
                await line.close()

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))


async def _everybody_lodges(lines: list[Any], table: Table, chance: Random) -> None:
    """In any order, all at once; then the round must be what people at a table would have made of it."""
    game = table.game
    assert isinstance(game, Mascarade)
    t, s = game.t, game.s
    order = [s.person[(s.active + k) % t.players] for k in range(1, t.players)]
    wills = {person: Will(chance.choice(PLANS), chance.randrange(t.slots)) for person in order}
    began, turn = table.seq, s.turn
    await asyncio.gather(
        *(
            lines[person].command("lodge", game=1, turn=turn, plan=wills[person].plan, own=wills[person].own)
            for person in chance.sample(order, k=len(order))
        )
    )
    async with asyncio.timeout(PATIENCE):
        while table.seq < began + len(order):
            await asyncio.sleep(0.005)
    answers = game.history[began : began + len(order)]
    assert list(zip(order, answers, strict=True)) == expected(order, wills)


def test_lodging_is_refused_over_sockets_with_a_reason(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db") as server:
            host = await server.client.open("Anna", players=4, contest="live")
            async with server.client.line(host) as line:
                await line.command("start", fill="steady")
                with pytest.raises(Refused) as refused:
                    await line.command("lodge", game=1, turn=1, plan="pass")
                assert refused.value.code == "no-lodging"

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
