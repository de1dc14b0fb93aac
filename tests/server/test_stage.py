"""The stage: everybody looks at what happened before the next question opens, for as long as the table's pace says."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maskenball.bots.bot import RandomBot
from maskenball.client.sitting import played
from maskenball.core.beats import PACES, beats_of
from maskenball.core.game import Game, Json
from maskenball.games.mascarade.beats import ANNOUNCE, SIGHT
from maskenball.games.mascarade.rules.answers import KEEP, PASS, SWAP
from maskenball.server.stage import LONGEST_HOLD, LONGEST_HOLDS, SKIPPED
from tests.mascarade.random_tables import random_answer, random_table
from tests.masquerade.agreement import random_answer as random_card, random_table as random_hands
from tests.played import table as position
from tests.server.alone import Alone, Dummies, Listener, now, table_of, timeless
from tests.server.wire_script import Script, script_of
from tools.house import PATIENCE, inside

FOUR = "king, queen, judge, witch"
REVEAL = ("Adele: announce king", "Bruno: claim", "Cedric: pass")


def names(told: Json) -> list[str]:
    """The beats of a message."""
    return [beat["beat"] for beat in told["beats"]]


async def say(alone: Alone, seat: int, text: str) -> Json:
    """Somebody answers in the words of a score sheet."""
    return await alone.command(seat, "answer", game=1, seq=alone.table.seq, answer=text)


# -- beats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["mascarade", "masquerade"])
def test_every_event_is_told_in_one_beat_and_calm_is_never_shorter(title: str) -> None:
    for k in range(20):
        chance = Random(f"beats {k}")
        game: Any = random_table(chance) if title == "mascarade" else random_hands(chance)
        for _ in range(150):
            if game.over:
                break
            play = random_answer(game, chance) if title == "mascarade" else (game.s.asked, random_card(game, chance))
            events = game.play(*play)
            calm, normal, brisk = (beats_of(game, pace) for pace in PACES)
            assert sorted(k for beat in normal for k in beat.events) == list(range(len(events)))
            for slow, usual, fast in zip(calm, normal, brisk, strict=True):
                assert slow.beat == usual.beat == fast.beat and slow.ms >= usual.ms >= fast.ms >= 0


def test_a_stage_is_as_long_whether_or_not_cards_were_swapped_and_whatever_is_seen() -> None:
    for answers in ((SWAP, KEEP), ("look",)):
        found = set()
        for masks in (FOUR, "queen, king, judge, witch"):
            for answer in answers:
                game: Game = position(masks, *(["Adele: take Bruno"] if answers != ("look",) else []))
                game.play(0, answer)
                found.add(tuple(beats_of(game, "normal")))
        assert len(found) == 1


PASSED = ("Bruno: pass", "Cedric: pass", "Didier: pass")
CONTESTED = ("Bruno: claim", "Cedric: pass", "Didier: pass")
LENGTHS: dict[tuple[str, ...], str] = {
    ("Adele: announce king",): "announce 1400/900/500",
    ("Adele: announce king", "Bruno: pass"): "walk 1000/700/350",
    ("Adele: announce king", "Bruno: claim"): "walk 1000/700/350",
    ("Adele: announce king", *PASSED): "walk 1000/700/350, unopposed 500, power 0, power 700, rest 1200, leads 0",
    ("Adele: announce king", *CONTESTED): "walk 1000/700/350, hush 2000/1200/600, turn 1820/1220/820, "
    "seals 1500/1200/900, power 0, power 700, fines 560, reading 6000/3700/1800, down 1020/820/440, leads 0",
    ("Adele: announce witch", *CONTESTED): "walk 1000/700/350, hush 2000/1200/600, turn 1820/1220/820, "
    "seals 1500/1200/900, fines 560, reading 6000/3700/1800, down 1020/820/440, leads 0",
    ("Adele: announce witch", *PASSED): "walk 1000/700/350, unopposed 500, power 0, power 0",
    ("Adele: announce witch", *PASSED, "Adele: choose Bruno"): "power 900/600/300, power 980, rest 1200, leads 0",
    ("Adele: take Bruno",): "named 1400/900/500, under 600",
    ("Adele: take Bruno", "Adele: swap"): "parted 600, leads 0",
    ("Adele: look",): "sight 6000/4000/2500, leads 0",
}
"""What everybody looks at after the last decision: milliseconds calm/normal/brisk, or the same at every pace."""
TRICK = "play 500/350/200, lies 1400/900/450, wins 1600/1000/500, gathers 560/480/300, lands 600/400/200"


def in_words(game: Game) -> str:
    """The beats of the latest decision at all paces."""
    said = []
    for beats in zip(*(beats_of(game, pace) for pace in PACES), strict=True):
        lengths = list(dict.fromkeys(beat.ms for beat in beats))
        said.append(f"{beats[0].beat} {'/'.join(map(str, lengths))}")
    return ", ".join(said)


@pytest.mark.parametrize("lines", LENGTHS, ids=" · ".join)
def test_everybody_looks_for_as_long_as_the_storyboard_says(lines: tuple[str, ...]) -> None:
    assert in_words(position(FOUR, *lines)) == LENGTHS[lines]


def test_the_end_of_a_trick_is_a_small_scene() -> None:
    chance = Random("a trick")
    game, ends = random_hands(chance), set()
    while not game.over:
        events = game.play(game.s.asked, random_card(game, chance))
        if game.told(len(game.history), None)[0]["event"] == "play" and len(events) > 1 and not game.over:
            ends.add(in_words(game))
    assert f"{TRICK}, leads 400/250/120" in ends
    assert ends <= {f"{TRICK}, leads 400/250/120", f"{TRICK}, action 0", "play 500/350/200, leads 400/250/120"}


def test_a_power_that_asks_holds_its_beat_open_and_its_clock_runs_from_there() -> None:
    async def run() -> None:
        game = position("witch, queen, judge, king", "Adele: announce witch", *CONTESTED[:-1])
        alone = Alone(table_of(game, clock=10), pace=1)
        await say(alone, 3, "pass")
        beats = alone.people[1].heard[-1]["beats"]
        assert beats[-1] == {"beat": "power", "ms": 0, "events": []}
        assert not {"reading", "down"} & {beat["beat"] for beat in beats}
        await asyncio.sleep(sum(beat["ms"] for beat in beats) / 1000 + 0.01)
        asks = alone.people[0].heard[-1]
        assert asks["t"] == "asks" and asks["asked"]["kind"] == "choose" and asks["open"]["up"] and asks["clock"] == 10
        assert alone.snapshot(1)["left"] == pytest.approx(10, abs=0.1)
        await say(alone, 0, "choose Bruno")
        assert {"fines", "reading", "down"} <= {beat["beat"] for beat in alone.people[1].heard[-1]["beats"]}

    timeless(run())


# -- at a table ------------------------------------------------------------------------------------------------------


def test_the_question_and_its_clock_come_when_everybody_has_seen_it() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10), pace=1)
        await say(alone, 0, "announce king")
        happened = alone.people[1].heard[-1]
        assert names(happened) == ["announce"] and happened["asked"] is None and "answers" not in happened
        assert alone.snapshot(1)["left"] is None and "answers" not in alone.snapshot(1)
        assert (await say(alone, 1, "pass"))["code"] == "not-yet"
        await asyncio.sleep(ANNOUNCE[1] / 1000 - 0.01)
        assert alone.people[1].heard[-1] is happened
        await asyncio.sleep(0.02)
        asks = alone.people[1].heard[-1]
        assert asks["t"] == "asks" and asks["n"] == happened["n"] and asks["answers"] and asks["clock"] == 10
        assert alone.people[1].times[-1] == pytest.approx(ANNOUNCE[1] / 1000)
        assert alone.spectator.heard[-1] == {key: asks[key] for key in asks if key not in ("question", "answers")}
        assert alone.snapshot(1)["left"] == pytest.approx(10, abs=0.1)
        await asyncio.sleep(9.9)
        assert len(alone.answered) == 1
        await asyncio.sleep(0.2)
        assert alone.answered[-1].why == "clock"

    timeless(run())


def test_nobody_is_asked_before_the_end_of_a_stage_at_any_pace() -> None:
    async def run() -> None:
        for pace in PACES:
            alone = Alone(table_of(position(FOUR, preparation=2), clock=1, pace=pace), pace=1)
            await asyncio.sleep(120)
            heard = list(zip(alone.spectator.times, alone.spectator.heard, strict=True))
            told = [(at, message) for at, message in heard if message["t"] in ("happened", "asks")]
            stages = 0
            for (begins, one), (ends, other) in pairwise(told):
                if one["t"] == "happened":
                    assert other["t"] == "asks" and ends - begins == pytest.approx(
                        sum(b["ms"] for b in one["beats"]) / 1e3
                    )
                    stages += 1
                else:
                    assert other["t"] == "happened" and ends - begins >= 1
            assert stages > 10

    timeless(run())


def test_whoever_comes_in_the_middle_joins_the_stage_and_after_the_last_has_left_it_is_over() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)), pace=1)
        await say(alone, 0, "look")
        await asyncio.sleep(1)
        told = alone.snapshot(1)
        assert told["stage"]["at"] == 1000 and names(told["stage"]) == ["sight", "leads"] and told["asked"] is None
        assert told["stage"]["beats"][0]["ms"] == SIGHT[1]
        for seat, listener in alone.people.items():
            alone.live.quit(listener, alone.table.seats[seat].token)
        alone.live.quit(alone.spectator, None)
        alone.live.enter(alone.people[1], alone.table.seats[1].token, 0, 0, 9)
        back = alone.people[1].heard[-1]
        assert "stage" not in back and back["answers"]

    timeless(run())


def test_the_ending_is_shown_before_it_is_told() -> None:
    async def run() -> None:
        game = position(FOUR, *REVEAL, coins="12, 6, 6, 6 | 0")
        alone = Alone(table_of(game), pace=1)
        await say(alone, 3, "pass")
        assert names(alone.people[0].heard[-1])[-3:] == ["rest", "uncover", "winner"]
        await asyncio.sleep(60)
        end = alone.people[0].heard[-1]
        assert end["t"] == "snapshot" and end["table"]["phase"] == "over"

    timeless(run())


async def reading(alone: Alone) -> float:
    """A reveal, up to the moment in which it is read; returns when that ends."""
    await say(alone, 3, "pass")
    before = 0
    for beat in alone.people[0].heard[-1]["beats"]:
        if beat["beat"] == "reading":
            await asyncio.sleep(before / 1000 + 0.01)
            return now() - 0.01 + float(beat["ms"]) / 1000
        before += beat["ms"]
    raise AssertionError("nothing was to be read")


def test_cards_are_kept_up_for_whoever_asks_and_not_for_ever() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, *REVEAL)), pace=1)
        assert (await alone.command(1, "keep"))["code"] == "not-now"
        await reading(alone)
        kept = now()
        assert (await alone.command(1, "keep"))["t"] == "done"
        assert alone.people[2].heard[-1]["t"] == "stage" and alone.people[2].heard[-1]["keeper"] == 1
        assert (await alone.command(1, "keep"))["code"] == "answered"
        for seat in (2, 3, 0):
            await asyncio.sleep(LONGEST_HOLD - 1)
            await alone.command(seat, "keep")
        await asyncio.sleep(60)
        assert alone.people[0].heard[-1]["t"] == "asks"
        assert kept + LONGEST_HOLDS < alone.people[0].times[-1] < kept + LONGEST_HOLDS + 1

    timeless(run())


@pytest.mark.parametrize(("taps", "ends"), [((1,), True), ((0,), False), ((0, 2), True)])
def test_who_keeps_them_up_or_two_others_let_it_go_on(taps: tuple[int, ...], ends: bool) -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, *REVEAL)), pace=1)
        await reading(alone)
        await alone.command(1, "keep")
        for seat in taps:
            await alone.command(seat, "go-on")
        await asyncio.sleep(2)
        assert (alone.people[0].heard[-1]["t"] == "asks") == ends

    timeless(run())


def test_who_is_not_here_is_not_waited_for() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, *REVEAL)), pace=1)
        await reading(alone)
        alone.live.quit(alone.people[3], alone.table.seats[3].token)
        for seat in (0, 1, 2):
            await alone.command(seat, "go-on")
        await asyncio.sleep(1)
        assert alone.people[0].heard[-1]["t"] == "asks"

    timeless(run())


def test_without_a_hold_reading_is_over_when_everybody_says_so() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, *REVEAL)), pace=1)
        await reading(alone)
        for seat in (0, 1, 2):
            await alone.command(seat, "go-on")
        assert alone.people[0].heard[-1]["going"] == [0, 1, 2]
        await asyncio.sleep(1)
        assert alone.people[0].heard[-1]["t"] == "stage"
        await alone.command(3, "go-on")
        await asyncio.sleep(1)
        assert alone.people[0].heard[-1]["t"] == "asks"

    timeless(run())


def test_the_host_sets_the_pace_and_it_holds_from_the_next_decision_on() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)), pace=1)
        assert (await alone.command(1, "pace", pace="calm"))["code"] == "not-host"
        assert (await alone.command(0, "pace", pace="calm"))["t"] == "done"
        assert alone.people[1].heard[-1]["table"]["options"]["pace"] == "calm"
        await say(alone, 0, "look")
        assert alone.people[1].heard[-1]["beats"][0]["ms"] == SIGHT[0]

    timeless(run())


def test_alone_with_bots_they_wait_step_and_skip() -> None:
    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        return int(view.legal[0])

    async def run() -> None:
        bots = dict.fromkeys(range(1, 4), "steady")
        alone = Alone(table_of(position(FOUR), bots=bots), Dummies(decide), pace=1)  # type: ignore[arg-type]
        await say(alone, 0, "look")
        await alone.command(0, "steer", how="pause")
        await asyncio.sleep(100)
        assert len(alone.answered) == 1 and alone.snapshot(0)["stage"] == {"paused": True}
        await alone.command(0, "steer", how="step")
        await asyncio.sleep(100)
        assert len(alone.answered) == 2
        heard = len(alone.spectator.heard)
        await alone.command(0, "steer", how="skip")
        await asyncio.sleep(2)
        assert alone.table.asked and alone.table.asked.person == 0 and len(alone.answered) > 3
        told = [message for message in alone.spectator.heard[heard:] if message["t"] == "happened"]
        assert len(told) > 2 and all(beat["ms"] <= SKIPPED for one in told[:-1] for beat in one["beats"])

    timeless(run())


def test_bots_wait_no_longer_than_there_is_somebody_who_may_let_them_go_on() -> None:
    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        return int(view.legal()[0])

    async def run() -> None:
        alone = Alone(table_of(position(FOUR), bots=dict.fromkeys(range(1, 4), "steady")), Dummies(decide), pace=1)
        await say(alone, 0, "look")
        for how in ("skip", "pause", "go"):
            await alone.command(0, "steer", how=how)
        assert not alone.live.stage.is_skipping  # whoever pauses wants to see what comes
        await alone.command(0, "steer", how="pause")
        await asyncio.sleep(100)
        before = len(alone.answered)
        alone.live.quit(alone.people[0], alone.table.seats[0].token)
        await asyncio.sleep(100)
        assert len(alone.answered) > before  # the spectator is still here

    timeless(run())


@pytest.mark.parametrize("is_in", [False, True])
def test_skipping_shows_the_rest_in_haste_but_never_a_reveal_that_one_is_in(is_in: bool) -> None:
    async def passes(level: str, game: str, seed: str, view: Any) -> int:
        return PASS

    async def run() -> None:
        lines = REVEAL if is_in else ("Adele: look", "Bruno: announce king", "Cedric: claim", "Didier: pass")
        game = position(FOUR, *lines)
        alone = Alone(table_of(game, bots=dict.fromkeys((1, 2, 3), "steady")), Dummies(passes), pace=1)
        if not is_in:
            await say(alone, 0, "pass")
        await asyncio.sleep(1)  # the bot has passed, and the cards are being turned up
        before = {beat["beat"]: beat["ms"] for beat in alone.people[0].heard[-1]["beats"]}
        await alone.command(0, "steer", how="skip")
        after = {beat["beat"]: beat["ms"] for beat in alone.people[0].heard[-1]["beats"]}
        assert before["reading"] == 2500 + 2 * 600
        assert after == before if is_in else after["reading"] == SKIPPED and after["walk"] == before["walk"]

    timeless(run())


@pytest.mark.parametrize("title", ["mascarade", "masquerade"])
def test_whoever_may_not_tell_two_worlds_apart_hears_the_same_at_the_same_time(title: str) -> None:
    async def told(script: Script, world: int) -> dict[int | None, list[Any]]:
        """What each viewer heard, and when, at every moment of the script."""
        game = script.games[world].fresh()
        alone = Alone(table_of(game, **options), pace=1)
        viewers: list[tuple[int | None, Listener]] = [*alone.people.items(), (None, alone.spectator)]
        heard: dict[int | None, list[Any]] = {viewer: [] for viewer, _ in viewers}
        for moment, (person, *answers) in enumerate(script.decisions):
            assert (await alone.answer(person, answers[world]))["t"] == "done"
            await asyncio.sleep(200)  # whatever was to be shown has been shown
            for viewer, listener in viewers:
                if moment < script.last[viewer]:
                    heard[viewer].append((listener.times[:], listener.heard[:]))
        return heard

    differed = 0
    for k in range(12):
        chance = Random(f"times {k}")
        script = script_of(title, chance)
        options: Json = {"memory": script.options.memory, "pace": chance.choice(PACES)}
        one, other = (timeless(told(script, world)) for world in (0, 1))
        for viewer in script.last:
            if viewer not in script.schemers:
                assert one[viewer] == other[viewer], f"script {k}: {viewer} hears another world"
                differed += viewer in script.fooled and bool(one[viewer])
    assert differed > 12


def test_programs_play_a_whole_game_at_a_table_that_is_shown(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db") as server:
            host = await server.client.open("Anna", players=3, game="masquerade", pace="brisk")
            guests = [await server.client.join(host.join, name) for name in ("Ben", "Cleo")]
            (await server.hall.find(join=host.join)).pace = 0.002
            async with server.client.line(host) as line:
                await line.command("start")
            bots = [RandomBot(f"seed {seat.seat}") for seat in (host, *guests)]
            games = [played(server.client, seat, bot) for seat, bot in zip((host, *guests), bots, strict=True)]
            ends = await asyncio.gather(*games)
            assert len({end.winners for end in ends}) == 1

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
