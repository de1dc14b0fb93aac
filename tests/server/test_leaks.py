"""Leaks that hit other projects, each as a test over real sockets: what somebody may not know is never sent to them.

`@pytest.mark.fault(N)` cites the list in docs/faults.md.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from maskenball.client import Client, Seat
from maskenball.core.game import Game, View
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules import answers as ans
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.masquerade.rules.answers import PLAY_CARD
from maskenball.games.masquerade.rules.deck import CARDS
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.server import deal
from maskenball.server.hall import hashed
from maskenball.server.thinking import Thinkers
from maskenball.server.workers import Payer
from tests.played import without_words
from tests.server.company import (
    Company,
    Guest,
    announcing,
    begin,
    come_back_in,
    contested,
    deal_the_same,
    fetched,
    frames_of,
    gathered,
    house,
    limited,
    playing,
    posted,
    ready,
    until,
    without_codes,
)
from tools.house import Inside, Json, raw, started

Viewer = int | None
Course = Callable[[Company], Awaitable[None]]
KEEP, LOOK, PASS, SWAP, TAKE = ans.KEEP, ans.LOOK, ans.PASS, ans.SWAP, ans.TAKE
MEMORIES = ("strict", "log", "notes", "helper")


def a_hidden_swap(first: int) -> Course:
    """Person 0 swaps cards 0 and 1 out of sight, or keeps them. Both are used again; 0 and later 1 look at theirs."""

    async def course(company: Company) -> None:
        await company.play(TAKE + 1, first, TAKE + 4, KEEP, TAKE + 3, KEEP, TAKE + 0, KEEP)
        await company.play(LOOK)
        await company.play(announcing("queen"), PASS, PASS, PASS)
        await company.play(announcing("judge"), PASS, PASS, PASS)
        await company.play(LOOK)
        await company.play(TAKE + 2, SWAP)
        await company.play(LOOK)

    return course


async def worlds(server: Inside, stack: AsyncExitStack, *courses: Course, **options: object) -> list[Company]:
    """Tables where all is the same but for their courses."""
    found = []
    for course in courses:
        company = await stack.enter_async_context(playing(server, **options))
        await course(company)
        found.append(company)
    assert len({company.game.save() for company in found}) == len(courses)
    return found


def who_can_tell(companies: list[Company]) -> set[Viewer]:
    """The viewers whose frames are not the same in all worlds, byte for byte."""
    one = companies[0]
    return {v for v in one.viewers if len({tuple(frames_of(company, v)) for company in companies}) > 1}


# -- 1: the initial state, or the history ----------------------------------------------------------------------------


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.fault(1)
def test_nothing_is_sent_unfiltered_on_connect(memory: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)

    async def run() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            both = await worlds(server, stack, a_hidden_swap(SWAP), a_hidden_swap(KEEP), memory=memory)
            can_tell = {v for v in both[0].viewers if len(set(await come_back_in(both, v))) > 1}
            # 1 has seen with their own eyes in their last turn. 0 saw it earlier: only `helper` tells them again.
            assert can_tell == ({0, 1} if memory == "helper" else {1})
            told_again = [one["seq"] for one in both[0].guests[0].heard[0]["log"]]
            latest, last_turn = both[0].table.seq, both[0].table.last_turns[0]
            assert told_again == list(range(last_turn if memory == "strict" else 1, latest + 1))
            for claimed in ({"game": 1, "after": 0}, {"game": 1, "after": 7}, {"game": 9, "after": 10**9}):
                told = [await company.come_back(0, **claimed) for company in both]
                assert (told[0]["log"] == told[1]["log"]) == (memory != "helper")

    asyncio.run(run())


# -- 2: somebody else's seat -----------------------------------------------------------------------------------------


@pytest.mark.fault(2)
def test_a_seat_is_reached_by_its_token_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, game="masquerade", players=3) as company:
            other = await server.client.open("Somebody else")
            seat, before = company.seats[1], await company.standing()
            claims: list[Json] = [
                {"seat": 1},
                {"seat": 1, "watch": seat.watch},
                {"seat": 1, "token": other.token},
                {"token": other.token, "table": seat.table},
                {"token": hashed(seat.token)},
                {"token": seat.join},
                {"token": seat.watch},
                {"token": seat.table},
                {"token": seat.token.swapcase()},
                {"token": seat.token, "watch": seat.watch},
                {"token": ["", seat.token]},
                {"watch": seat.join},
                {"watch": seat.table},
                {"watch": seat.token},
            ]
            for claim in claims:
                guest = await company.line(None)
                await guest.socket.send(json.dumps({"t": "hello"} | claim))
                told = await guest.until_closed()
                assert [(m["t"], m["code"] in ("unknown", "not-understood")) for m in told] == [("refused", True)], (
                    claim
                )
            stranger = await company.line(None)
            stranger.seat = other
            assert (await stranger.greet())["table"]["id"] == other.table
            claimed: Json = {"game": 1, "seq": 0, "answer": "swap"}
            for field in ("seat", "person", "by", "token", "you", "table"):
                told_back = await stranger.ask("answer", **claimed, **{field: 1})
                assert told_back["code"] == "not-understood"
            assert await company.standing() == before

    asyncio.run(run())


@pytest.mark.fault(2)
def test_the_older_line_of_a_seat_is_closed_when_a_new_one_joins(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            impostor = company.guests[1]
            told = await company.come_back(1)
            assert told["you"] == 1
            assert [m for m in await impostor.until_closed() if m["t"] == "notice"] == [
                {"t": "notice", "code": "another-tab"}
            ]
            before = len(impostor.frames)
            await company.play(TAKE + 1, SWAP)
            assert company.table.asked == (1, "turn") and "answers" in company.guests[1].now
            with pytest.raises(ConnectionClosed):
                await impostor.ask("answer", game=1, seq=2, answer=TAKE)
            assert len(impostor.frames) == before and company.table.seq == 2

    asyncio.run(run())


@pytest.mark.fault(2)
def test_whoever_lost_a_seat_sees_nothing_of_the_next_one_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server, game="masquerade", players=3) as company:
            gone, lost = company.guests[1], company.seats[1]
            await company.host.do("remove", seat=1)
            assert (await gone.until_closed())[-1] == {"t": "notice", "code": "no-seat"}
            company.seats[1] = await server.client.join(lost.join, "Berta", seat=1)
            assert (await company.come_back(1))["you"] == 1
            await begin(company)
            assert company.guests[1].now["own"]["hand"] == company.game.view(1).opening["hand"]
            late = await company.line(1)
            late.seat = lost
            assert (await late.greet())["code"] == "unknown"
            assert not any('"hand":' in frame for frame in gone.frames + late.frames)

    asyncio.run(run())


@pytest.mark.fault(2)
def test_whoever_lost_a_seat_is_let_go_by_another_server_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, alone=False) as one, house(tmp_path, alone=False) as other, gathered(one) as company:
            gone, beside = await company.line(1, other), await company.line(2, other)
            for guest in (gone, beside):
                await guest.greet()
            await company.host.do("remove", seat=1)
            assert (await beside.ask("say", text="hm"))["code"] == "stale"  # by this the other server learns of it
            assert (await gone.until_closed())[-1] == {"t": "notice", "code": "no-seat"}

    asyncio.run(run())


@pytest.mark.fault(2)
def test_the_database_holds_no_token_that_opens_a_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            await company.play(TAKE + 1, SWAP)
            written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert company.seats[0].join.encode() in written
            for seat in company.seats:
                assert hashed(seat.token).encode() in written and seat.token.encode() not in written

    asyncio.run(run())


# -- 3: side data ----------------------------------------------------------------------------------------------------


@pytest.mark.fault(3)
def test_pins_plans_and_orders_reach_only_their_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)

    async def with_secrets(company: Company) -> None:
        await contested(company)
        two = company.guests[2]
        for secret in (
            {"t": "note", "card": 3, "text": "the king"},
            {"t": "order", "but": ["king"]},
            {"t": "lodge", "game": 1, "turn": 5, "plan": "claim"},
            {"t": "lodge", "game": 1, "turn": 5, "plan": "if-somebody"},
        ):
            assert (await two.do(**secret))["n"] == company.table.n
        assert company.table.lodged and company.table.orders and company.table.pins
        await company.catch_up()

    async def without(company: Company) -> None:
        await contested(company)

    async def run() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            both = []
            for course in (with_secrets, without):
                both.append(await stack.enter_async_context(playing(server, memory="notes")))
                await course(both[-1])
            assert who_can_tell(both) == {2}
            for viewer in (0, 1, 3, None):
                assert len(set(await come_back_in(both, viewer))) == 1
            mine, nothing = [json.loads(text) for text in await come_back_in(both, 2)]
            assert (mine["pins"], mine["order"], mine["lodged"]) == (
                {"3": "the king"}, ["king"], {"plan": "if-somebody", "own": 0}
            )  # fmt: skip
            assert (nothing["pins"], nothing["order"], nothing["lodged"]) == ({}, None, None)
            for company in both:
                await company.play(PASS)  # 1; now 2 answers: by their plan, or when asked
                while company.table.asked == (2, "contest"):
                    if company is both[1]:
                        await company.play(PASS)
                    await asyncio.sleep(0.001)
                await company.catch_up()
            assert who_can_tell(both) == {2}  # nor whether an answer was given in advance

    asyncio.run(run())


class Listening(Thinkers):
    """Notes whose view it is given, and believes nothing."""

    def __init__(self) -> None:
        super().__init__(1, 0)
        self.given: list[View] = []

    async def believe(self, payer: Payer, view: View) -> Json:
        self.given.append(view)
        return {"for": view.person}


@pytest.mark.fault(3)
def test_the_helper_knows_what_its_person_knows_and_tells_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = Listening()
        async with house(tmp_path, thinkers=thinkers) as server, playing(server, memory="helper") as company:
            heard = {viewer: len(guest.heard) for viewer, guest in company.viewers.items()}
            assert (await company.guests[2].do("beliefs"))["beliefs"] == {"for": 2}
            await company.catch_up()
            assert heard == {viewer: len(guest.heard) for viewer, guest in company.viewers.items()}
            assert [view.person for view in thinkers.given] == [2]
            assert set(thinkers.given[0].state.cards) == {-1}
            assert (await company.spectator.ask("beliefs"))["code"] == "spectator"
        async with house(tmp_path, thinkers=thinkers) as server, playing(server, memory="notes") as company:
            assert (await company.guests[2].ask("beliefs"))["code"] == "no-helper"
            assert len(thinkers.given) == 1

    asyncio.run(run())


# -- 4: words in another's name --------------------------------------------------------------------------------------


@pytest.mark.fault(4)
def test_everybody_speaks_in_their_own_name_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server) as company:
            for field, value in (("seat", 0), ("name", "Anna"), ("by", 0), ("person", 0), ("from", "Anna")):
                told = await company.guests[2].ask("say", text="I resign", **{field: value})
                assert told["code"] == "not-understood"
            assert (await company.spectator.ask("say", text="I resign"))["code"] == "spectator"
            assert not company.table.sayings
            await company.guests[2].do("say", text="good evening")
            await company.catch_up()
            for guest in company.viewers.values():
                (said,) = [message for message in guest.heard if message["t"] == "said"]
                assert (said["seat"], said["name"], said["text"]) == (2, "Guest 2", "good evening")

    asyncio.run(run())


@pytest.mark.fault(4)
def test_words_keep_their_author_when_the_seat_changes_hands(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server) as company:
            await company.guests[1].do("say", text="the host is a fool")
            await company.guests[2].do("say", text="I never said that")
            await company.host.do("remove", seat=1)
            await company.guests[2].do("sit", seat=1)
            company.seats[2] = await server.client.join(company.seats[0].join, "Clara", seat=2)
            for viewer in (2, 0, None):
                log = (await company.come_back(viewer))["log"]
                assert [said["name"] for said in log] == ["Guest 1", "Guest 2"]

    asyncio.run(run())


# -- 5: spectators ---------------------------------------------------------------------------------------------------


@pytest.mark.fault(5)
def test_a_spectator_is_sent_the_same_whatever_lies_face_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)

    async def run() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            both = await worlds(server, stack, a_hidden_swap(SWAP), a_hidden_swap(KEEP), memory="helper")
            assert who_can_tell(both) == {0, 1}

    asyncio.run(run())


@pytest.mark.fault(5)
def test_a_spectator_sees_no_hand_before_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal, "new_secret", lambda: "a secret that never changes")
    seeds = iter(("one deal", "another deal"))
    monkeypatch.setattr(deal, "seed_of", lambda secret, salts: next(seeds))

    async def run() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            both = [await stack.enter_async_context(playing(server, game="masquerade", players=3)) for _ in range(2)]
            assert both[0].game.save() != both[1].game.save()
            assert who_can_tell(both) == {0, 1, 2}
            assert len(set(await come_back_in(both, None))) == 1
            await both[0].play_out()
            *before, last, _ = [message for message in both[0].spectator.heard if "own" in message]
            assert len(before) > 40 and all(message["own"] == {} for message in before)
            assert len(last["own"]["hands"]) == 3

    asyncio.run(run())


@pytest.mark.fault(5)
def test_a_spectator_does_not_see_what_the_princess_shows(tmp_path: Path) -> None:
    async def run() -> None:
        options: Json = {"players": 6, "edition": 2, "scenario": "2e-B", "memory": "helper"}
        async with house(tmp_path) as server, playing(server, **options) as company:
            await company.play(*[TAKE + 5, KEEP] * 4)
            await company.play(announcing("princess"), *[PASS] * 5, ans.CHOOSE_PLAYER + 1)
            assert isinstance(company.game, Mascarade)
            shown = company.game.mask_ids[company.game.s.cards[1]]
            for viewer, guest in company.viewers.items():
                for told in (guest.heard[-1]["events"], (await company.come_back(viewer))["log"][-1]["events"]):
                    (up,) = [event for event in told if event["event"] == "turn-up"]
                    assert (up["card"], up["mask"]) == (1, shown if viewer in (0, 2, 3, 4, 5) else None)

    asyncio.run(run())


# -- 6: the setup message --------------------------------------------------------------------------------------------


@pytest.mark.fault(6)
def test_the_setup_message_holds_no_other_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)
    dealt, count = Wish.dealt, 0

    def exchanged(self: Wish, names: tuple[str, ...], seed: str, first: int = 0) -> Game:
        """From the second table on, seats 1 and 2 have each other's hands."""
        nonlocal count
        game = dealt(self, names, seed, first)
        if seed != "a seed that never changes":
            return game  # a trial
        count += 1
        assert isinstance(game, Masquerade)
        zero, one, two = game.setup.hands
        return game if count == 1 else Masquerade(replace(game.setup, hands=[zero, two, one]))

    monkeypatch.setattr(Wish, "dealt", exchanged)

    async def run() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            both = [
                await stack.enter_async_context(playing(server, game="masquerade", players=3, memory="helper"))
                for _ in range(2)
            ]
            assert both[0].game.save() != both[1].game.save()
            assert who_can_tell(both) == {1, 2}
            assert {v for v in both[0].viewers if len(set(await come_back_in(both, v))) > 1} == {1, 2}

    asyncio.run(run())


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.fault(6)
def test_a_deal_turned_face_down_is_told_again_only_where_memory_allows_it(memory: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server, memory=memory) as company:
            await company.host.do("start")
            for viewer in company.viewers:
                assert len((await company.come_back(viewer))["start"]["deal"]) == 6  # all look at it now: T5
            await ready(company)
            for viewer, guest in company.viewers.items():
                for told in (guest.now, await company.come_back(viewer)):
                    assert ("deal" in told["start"]) == (memory in ("notes", "helper"))

    asyncio.run(run())


@pytest.mark.fault(6)
def test_what_the_deal_was_made_of_is_told_only_at_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server, game="masquerade", players=3) as company:
            await company.catch_up()
            salt = "a-pinch-of-salt-from-guest-1"
            told = {"commitment": company.table.commitment, "promise": deal.fingerprint(salt)}
            await company.guests[1].do("promise", **told)
            await company.host.do("start")
            await company.guests[1].do("reveal", salt=salt)
            await until(lambda: company.table.phase == "playing")
            await company.catch_up()
            secret, salts = company.table.secret, company.table.salts
            assert salts == ("", salt, "")
            hidden = [secret, salt, deal.seed_of(secret, salts), *[hashed(seat.token) for seat in company.seats]]
            await company.play(company.game.legal()[0])
            lines = list(company.viewers.values())
            for viewer in list(company.viewers):
                await company.come_back(viewer)
            lines += company.viewers.values()
            _, told = await fetched(server, f"/api/invitation/{company.seats[0].join}")
            texts = [json.dumps(told), *[frame for guest in lines for frame in guest.frames]]
            assert not [word for word in hidden for text in texts if word in text]
            assert all(told["table"]["commitment"] == sha256(secret.encode()).hexdigest() for told in [lines[-1].now])
            await company.play_out()
            assert company.spectator.now["table"]["secret"] == secret

    asyncio.run(run())


# -- 7: ids and positions --------------------------------------------------------------------------------------------


@pytest.mark.fault(7)
def test_no_id_and_no_place_follows_a_hidden_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)

    def pinned(first: int) -> Course:
        async def course(company: Company) -> None:
            for person in (2, 3):
                await company.guests[person].do("note", card=0, text="judge?")
                await company.guests[person].do("note", card=1, text="king?")
            await a_hidden_swap(first)(company)

        return course

    async def run() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            both = await worlds(server, stack, pinned(SWAP), pinned(KEEP), memory="notes")
            assert who_can_tell(both) == {0, 1}
            for viewer in (2, 3, None):
                assert len(set(await come_back_in(both, viewer))) == 1
            for company in both:
                assert company.guests[3].heard[0]["pins"] == {"0": "judge?", "1": "king?"}  # on places, not on cards

    asyncio.run(run())


@pytest.mark.fault(7)
def test_a_played_card_does_not_tell_where_it_was_in_the_hand(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, game="masquerade", players=3) as company:
            for _ in range(6):
                answer = company.game.legal()[-1]
                asked = company.table.asked
                assert asked is not None
                await company.play(answer)
                for viewer, guest in company.viewers.items():
                    played = without_words(guest.heard[-1]["events"][0])
                    assert played == {"event": "play", "person": asked.person, "card": CARDS[answer - PLAY_CARD]}
                    if viewer is not None:
                        hand = guest.now["own"]["hand"]
                        assert hand == sorted(hand, key=CARDS.index)  # not as it was dealt, and no gap

    asyncio.run(run())


# -- 8: more than may be known, in a payload or in the console -------------------------------------------------------

SNAPSHOT = {"t", "protocol", "n", "you", "table", "watch", "log", "complete"}
NOW = {"game", "seq", "asked", "open", "own", "clock"}
ASKING = {"question", "answers", "unasked"}
SIGHT = {"sight"}
"""What only its viewer saw: no spectator has one."""
OF_A_SEAT = {"join", "lodged", "order", "pins", "had_more_time"}
TABLE = {"id", "phase", "number", "host", "seats", "options", "breaches", "commitment", "promises"}
CHAIR = {"name", "kind", "level", "here", "ready", "agreed"}
START = {
    "mascarade": {"game", "edition", "you", "players", "slots", "centre", "coins", "court", "first", "preparation",
                  "options", "masks"},
    "masquerade": {"game", "you", "players", "deck", "hand_size", "first"},
}  # fmt: skip
OPEN = {
    "mascarade": {
        "turn",
        "active",
        "must",
        "must_take",
        "people",
        "coins",
        "court",
        "up",
        "announced",
        "claims",
        "out_of_sight",
    },
    "masquerade": {"turn", "leader", "trick", "best", "hand_sizes", "pile_sizes"},
}
EVENTS = {
    "mascarade": {
        "turn": {"turn", "person", "place", "must", "cards"}, "take": {"person", "own", "other"},
        "nothing": {"person", "mask"},
        "swap": {"person", "cards", "swapped"}, "look": {"person", "card", "mask"},
        "announce": {"person", "mask", "card"}, "pass": {"person"}, "claim": {"person", "card"},
        "turn-up": {"person", "card", "mask"}, "power": {"person", "mask"}, "choose": {"person", "card", "place"},
        "decline": {"person"}, "coins": {"from", "to", "amount", "why"}, "fortunes": {"person", "places"},
        "turn-down": {"person", "card"}, "over": {"reason", "winners"}, "reveal": {"person", "card", "mask"},
    },
    "masquerade": {
        "turn": {"person", "turn"}, "play": {"person", "card"}, "trick": {"person", "turn"}, "steal": {"person", "of"},
        "see": {"person", "of", "card"}, "stolen": {"person", "of", "card"}, "trade": {"person", "hand", "pile"},
        "decline": {"person"}, "over": {"reason", "winners", "partners", "others"}, "team": {"person", "team"},
        "reveal": {"person", "card"},
    },
}  # fmt: skip
SAID = {"say", "depth", "private", "person", "target", "card", "own", "other", "swapped", "hand", "pile"}
"""What a sentence may be given beyond what its event carries: persons and cards by where they lie."""
OWN_SECRETS = {"swap": ("swapped",), "look": ("mask",), "see": ("card",), "trade": ("hand", "pile")}
"""What only the person of an event may read."""


def nothing_more(kind: str, viewer: Viewer, message: Json) -> None:
    """A message during a game holds what is listed here and nothing else: whoever adds something must list it."""
    told = set(message)
    if message["t"] == "table":
        assert told == {"t", "n", "table"}
    elif message["t"] == "snapshot":
        seat = OF_A_SEAT if viewer is not None else set()
        assert told - ASKING - SIGHT == SNAPSHOT | NOW | seat | {"start", "begins", "left"} and message["you"] == viewer
        assert set(message["start"]) - {"deal", "hand", "says"} == START[kind]
    else:
        assert told - ASKING - SIGHT == {"t", "n", "events"} | NOW
    if "table" in message:
        assert set(message["table"]) == TABLE
        assert all(set(chair) == CHAIR for chair in message["table"]["seats"])
    if "asked" in message:
        asked = message["asked"]["person"] if message["asked"] else None
        for asking in ("question", "answers"):
            assert (asking in message) == (viewer is not None and viewer == asked)
        for slot, peek in enumerate(message.get("unasked", ())):
            assert isinstance(viewer, int) and peek["own"] == slot
        assert set(message["open"]) == OPEN[kind]
        if kind == "masquerade":
            assert set(message["own"]) == (set() if viewer is None else {"hand", "pile"})
        else:
            assert set(message["own"]) == {"faces"}
            assert set(message["own"]["faces"]) <= {str(card) for card in message["open"]["up"]}
    sight = message.get("sight", [])
    seen = sight["events"] if isinstance(sight, dict) else sight
    assert all(event["person"] == viewer is not None and event["event"] in OWN_SECRETS for event in seen)
    heard = [event for item in [message, *message.get("log", [])] for event in item.get("events", [])]
    for event in [*heard, *seen]:
        assert set(event) - {"event", "says", "at"} <= EVENTS[kind][event["event"]]
        told = {name for sentence in event.get("says", ()) for name in sentence}
        assert told <= SAID, "a sentence names what is not listed"
        if event["event"] in OWN_SECRETS and event not in seen:
            assert [event[key] for key in OWN_SECRETS[event["event"]]] == [None] * len(OWN_SECRETS[event["event"]])


@pytest.mark.parametrize("kind", ["mascarade", "masquerade"])
@pytest.mark.fault(8)
def test_a_message_holds_nothing_beyond_what_is_listed_for_its_viewer(kind: str, tmp_path: Path) -> None:
    options: Json = {"game": kind, "memory": "log"} | ({"accidents": True} if kind == "mascarade" else {})

    async def run() -> None:
        async with house(tmp_path) as server, playing(server, **options) as company:
            chance, lines = 0, list(company.viewers.items())
            for chance in range(120):
                await company.play(company.game.legal()[chance * 7 % len(company.game.legal())])
                if company.table.phase == "over":
                    break
                if chance % 20 == 0:
                    for viewer in list(company.viewers):
                        await company.come_back(viewer)
                    lines += company.viewers.items()
            seen = 0
            for viewer, guest in lines:
                for message in guest.heard:
                    phase = message.get("table", {}).get("phase", "playing")
                    if message.get("asked") is None and message["t"] == "happened":
                        break
                    if message["t"] in ("snapshot", "happened", "table") and phase == "playing":
                        nothing_more(kind, viewer, message)
                        seen += 1
            assert seen > 150
            assert any("unasked" in message for _, guest in lines for message in guest.heard) == (
                "accidents" in options
            )

    asyncio.run(run())


@pytest.mark.fault(8)
def test_no_secret_stands_in_the_console_or_the_log(tmp_path: Path) -> None:
    async def run(client: Client) -> list[str]:
        seats = [await client.open("Anna", game="masquerade", players=3)]
        seats += [await client.join(seats[0].join, name) for name in ("Berta", "Clara")]
        async with client.line(seats[0]) as line, client.line(watch=seats[0].watch) as spectator:
            await line.command("start")
            await line.command("say", text="a word among friends")
            async with raw(client.address) as odd:
                await odd.send(json.dumps({"t": "hello", "token": seats[1].token, "no such field": 1}))
                assert "not-understood" in str(await odd.recv())
            assert spectator.snapshot["you"] is None
            secret = [line.snapshot["own"]["hand"][0], "a word among friends"]
        return secret + [code for seat in seats for code in (seat.token, hashed(seat.token), seat.join, seat.watch)]

    errors = tmp_path / "log"
    running = started(tmp_path / "tables.db", "--log", "debug", errors=errors)
    try:
        secrets = asyncio.run(run(Client(running.address)))
    finally:
        running.stop()
        assert running.process.stdout is not None
        with running.process.stdout as stdout:
            console = stdout.read() + errors.read_text()
    assert "a table was opened" in console
    assert not [secret for secret in secrets if secret in console]


# -- 9: the animation ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", [False, True], ids=["in a turn", "by the Fool"])
@pytest.mark.fault(9)
def test_what_is_drawn_is_the_same_whether_or_not_cards_were_swapped(
    power: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_the_same(monkeypatch)

    def course(secret: int) -> Course:
        async def in_a_turn(company: Company) -> None:
            await company.play(TAKE + 2, secret)
            await company.play(TAKE + 0, KEEP)

        async def by_the_fool(company: Company) -> None:
            await company.play(*[TAKE + 2, KEEP, TAKE + 5, KEEP, TAKE + 1, KEEP, TAKE + 4, KEEP])
            await company.play(announcing("fool"), PASS, PASS)
            await company.play(ans.CHOOSE_CARD + 0, ans.CHOOSE_CARD + 4, secret)
            await company.play(LOOK)

        return by_the_fool if power else in_a_turn

    async def run() -> None:
        options: Json = {"players": 3} if power else {}
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            both = await worlds(server, stack, course(SWAP), course(KEEP), **options)
            # the Fool is person 1; person 2 looks at the card that differs
            assert who_can_tell(both) == ({1, 2} if power else {0})
            author = 1 if power else 0
            swaps = [
                [event["swapped"] for m in company.guests[author].heard for event in m.get("sight", [])
                 if event["event"] == "swap" and event["person"] == author]
                for company in both
            ]  # fmt: skip
            assert [own[-1] for own in swaps] == [True, False]

    asyncio.run(run())


# -- 10: the next game -----------------------------------------------------------------------------------------------


@pytest.mark.fault(10)
def test_the_next_game_opens_neither_old_hands_nor_new_ones(tmp_path: Path) -> None:
    async def run() -> None:
        options: Json = {"game": "masquerade", "players": 3, "memory": "helper"}
        async with house(tmp_path) as server, playing(server, **options) as company:
            await company.play_out()
            first = company.spectator.now["table"]
            hands = company.game.fresh().own_table(None)
            assert hands == {} and first["record"].endswith(".1")
            old = [company.game.fresh().message(seat)["start"]["hand"] for seat in range(3)]
            await company.host.do("rematch", rotate=True)
            for viewer in company.viewers:
                told = await company.come_back(viewer, game=1, after=0)
                assert not told["log"] and not {"own", "open", "start"} & set(told)
                assert not {"secret", "salts", "record"} & set(told["table"])
            await company.host.do("start")
            await company.catch_up()
            table = company.table
            assert table.commitment == sha256(table.secret.encode()).hexdigest() != first["commitment"]
            known = deal.seed_of(first["secret"], [chair.salt for chair in table.seats])
            guess = table.options.wish.dealt(company.game.names, known, 0)
            assert guess.save() != company.game.save()
            for person in range(3):
                told = await company.come_back(person, game=1, after=5)
                seat = (person + 1) % 3  # everybody moved on by one
                assert told["you"] == seat and told["own"]["hand"] == company.game.view(seat).opening["hand"]
                assert told["own"]["hand"] not in old and told["table"]["phase"] == "playing"
                nothing_more("masquerade", seat, told)
            told = await company.come_back(None, game=1, after=5)
            nothing_more("masquerade", None, told)
            assert (await fetched(server, f"/api/games/{table.id}.2"))[0] == 403
            status, record = await fetched(server, f"/api/games/{table.id}.1")
            assert status == 200 and [sorted(hand) for hand in record["start"]["hands"]] == [sorted(h) for h in old]

    asyncio.run(run())


@pytest.mark.fault(10)
def test_plans_orders_and_pins_end_with_their_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server, memory="notes") as company:
            await contested(company)
            for person in (2, 3):
                await company.guests[person].do("note", card=1, text="queen")
                await company.guests[person].do("order", but=["king"])
            await company.guests[3].do("lodge", game=1, turn=5, plan="claim")
            await company.guests[2].do("order", but=None)
            while (
                asked := company.table.asked
            ) is not None:  # the Queen brings 2 from the bank, unless somebody claims
                wanted = announcing("queen") if asked.kind == "turn" else PASS
                if asked == (3, "contest"):
                    await asyncio.sleep(0.001)  # 3 answers by their plan, later by their order
                else:
                    await company.play(wanted if wanted in company.game.legal() else company.game.legal()[0])
            await company.host.do("rematch")
            await begin(company)
            for person in (2, 3):
                told = await company.come_back(person)
                assert (told["pins"], told["order"], told["lodged"]) == ({}, None, None)

    asyncio.run(run())


# -- 11: the spectators' link ----------------------------------------------------------------------------------------


@pytest.mark.fault(11)
def test_nothing_a_spectator_is_given_opens_a_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server) as company:
            seat = company.seats[0]
            assert len({seat.watch, seat.join, seat.table, seat.token}) == 4
            status, invited = await fetched(server, f"/api/invitation/{seat.watch}")
            assert status == 200 and invited["to"] == "watch"
            await begin(company)
            await company.come_back(None)
            given = json.dumps(invited) + "".join(company.spectator.frames)
            for one in company.seats:
                for capability in (one.token, hashed(one.token), one.join):
                    assert capability not in given
            # whatever a spectator was given opens no seat
            for word in sorted(words_of(json.loads(company.spectator.frames[0])) | {seat.watch}):
                assert (await posted(server, "/api/join", {"join": word}))[0] == 404
                line = await company.line(None)
                await line.socket.send(json.dumps({"t": "hello", "token": word[:64]}))
                assert (await line.next())["t"] == "refused"
            before = await company.standing()
            for command in ({"t": "start"}, {"t": "answer", "game": 1, "seq": 0, "answer": TAKE + 1}, {"t": "leave"}):
                assert (await company.spectator.ask(**command))["code"] == "spectator"
            assert await company.standing() == before

    asyncio.run(run())


def words_of(told: Any) -> set[str]:
    """Every text in a message."""
    if isinstance(told, str):
        return {told} if told else set()
    values = told.values() if isinstance(told, dict) else told if isinstance(told, list) else []
    return {word for value in values for word in words_of(value)}


# -- 12: card data from a client -------------------------------------------------------------------------------------


@pytest.mark.fault(12)
def test_card_data_of_a_client_is_refused(tmp_path: Path) -> None:
    extras: tuple[Json, ...] = (
        {"card": "red-1"}, {"cards": ["red-1"]}, {"hand": ["red-1"] * 14}, {"mask": "king"}, {"swapped": True},
        {"events": []}, {"state": {}}, {"own": {"hand": ["red-1"]}}, {"text": "play red-1"}, {"seed": "mine"},
    )  # fmt: skip

    async def run() -> None:
        patient = limited(strikes=1000)
        async with house(tmp_path, patient) as server, playing(server, game="masquerade", players=3) as company:
            before, held = await company.standing(), company.game.legal()
            for extra in extras:
                told = await company.host.ask("answer", game=1, seq=0, answer=held[0], **extra)
                assert told["code"] == "not-understood", extra
            for odd in (0.5, True, None, [0], {"card": "red-1"}, "", "x" * 201):
                assert (await company.host.ask("answer", game=1, seq=0, answer=odd))["code"] == "not-understood"
            for odd in ("red-1", "0", "play", "play red-13", "play red-1 red-1", 'play "red-1"', '"', "#", "play\x00"):
                assert (await company.host.ask("answer", game=1, seq=0, answer=odd))["code"] == "no-answer"
            missing = [card for kind, card in enumerate(CARDS) if kind not in held]
            for words in [*(f"play {card}" for card in missing), "steal Guest", "decline", "take red-1"]:
                told = await company.host.ask("answer", game=1, seq=0, answer=words)
                assert told["t"] == "refused" and (told["rule"] or words == "steal Guest")
            assert await company.standing() == before

    asyncio.run(run())


@pytest.mark.fault(12)
def test_nobody_claims_or_looks_with_a_card_of_somebody_else(tmp_path: Path) -> None:
    wrong = {
        "claim protected": "no-answer", "claim": "no-answer", "peek protected": "no-answer",
        "look left": "other-question", "choose Anna.left": "other-question", "name king": "other-question",
    }  # fmt: skip

    async def run() -> None:
        async with house(tmp_path) as server, playing(server, players=3, accidents=True) as company:
            await company.play(*[TAKE + 2, KEEP, TAKE + 5, KEEP, TAKE + 1, KEEP, TAKE + 4, KEEP])
            await company.play(announcing("fool"))
            before = await company.standing()
            two, seq = company.guests[2], company.table.seq
            for answer, code in wrong.items():
                assert (await two.ask("answer", game=1, seq=seq, answer=answer))["code"] == code
            for own in (2, 3, -1, "0"):
                told = await two.ask("lodge", game=1, turn=5, plan="claim", own=own)
                assert told["code"] in ("no-card", "not-understood")
            assert await company.standing() == before

    asyncio.run(run())


@pytest.mark.fault(12)
def test_nobody_who_sits_down_brings_cards_or_a_seed(tmp_path: Path) -> None:
    own: tuple[Json, ...] = (
        {"seed": "x"},
        {"salt": "x"},
        {"deal": ["king"] * 6},
        {"secret": "x"},
        {"hands": []},
        {"token": "x"},
    )

    async def run() -> None:
        async with house(tmp_path) as server:
            for extra in own:
                assert (await posted(server, "/api/tables", {"name": "Anna"} | extra))[0] == 400
                assert (await posted(server, "/api/tables", {"name": "Anna", "options": extra}))[0] == 400
            assert await server.store.count() == 0
            for _ in range(2):
                _, told = await posted(server, "/api/tables", {"options": {"players": 6, "first": 0}})
                for extra in own:
                    assert (await posted(server, "/api/join", {"join": told["join"]} | extra))[0] == 400
                async with raw(server.address) as socket:
                    host = Guest(socket, Seat(**told))
                    await host.greet()
                    for extra in own:
                        assert (await host.ask("start", fill="gentle", **extra))["code"] == "not-understood"
                    await host.do("start", fill="gentle")
            deals = [live.table.game.setup.deal for live in server.hall.live.values() if live.table.game]
            assert len(deals) == 2 and deals[0] != deals[1]

    asyncio.run(run())


# -- 13: the second joiner -------------------------------------------------------------------------------------------


@pytest.mark.fault(13)
def test_everybody_who_joins_again_gets_a_whole_snapshot(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            await company.play(TAKE + 1, SWAP, TAKE + 2, KEEP)
            await company.host.do("say", text="good evening")
            for _ in range(2):
                shown = {}
                for viewer in company.viewers:
                    told = await company.come_back(viewer)
                    nothing_more("mascarade", viewer, told)
                    assert told["n"] == company.table.n and told["seq"] == 4 and told["complete"]
                    assert [m["seq"] for m in told["log"] if m["t"] == "happened"] == [1, 2, 3, 4]
                    assert [m["text"] for m in told["log"] if m["t"] == "said"] == ["good evening"]
                    assert [event["event"] for event in told["log"][1]["events"]] == ["swap", "turn"]
                    shown[viewer] = told["open"], told["asked"], told["table"]["seats"][0]["name"]
                assert len({json.dumps(one) for one in shown.values()}) == 1
            # the same viewer is shown the very same again
            again = []
            for _ in range(2):
                await company.come_back(2)
                again.append(without_codes(company, company.guests[2].frames[0]))
            assert again[0] == again[1]
            # and a game goes on from nothing but such a snapshot
            told = company.guests[2].heard[0]
            first = told["answers"][0]["text"]
            await company.guests[2].do("answer", game=told["game"], seq=told["seq"], answer=first)
            assert company.table.seq == 5

    asyncio.run(run())


@pytest.mark.fault(13)
def test_all_who_join_at_once_get_a_whole_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server:
            host = await server.client.open("Anna", players=6)
            seats = await asyncio.gather(*(server.client.join(host.join, f"Guest {k}") for k in range(5)))
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(raw(server.address)) for _ in range(5)]
                guests = [Guest(line, seat) for line, seat in zip(lines, seats, strict=True)]
                told = await asyncio.gather(*(guest.greet() for guest in guests))
                assert [one["you"] for one in told] == [seat.seat for seat in seats]
                names = {tuple(chair["name"] for chair in one["table"]["seats"]) for one in told}
                assert len(names) == 1 and all(names.pop())

    asyncio.run(run())
