"""Memory levels: what is sent again to whoever comes back, exactly, at every level, to everybody, in both games.

Expected snapshots are put together from what each viewer was told when it happened, by the table in memory.py as a
person would read it; nothing is asked of memory.py or showing.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from maskenball.core.game import ALL_KNOWING, Game, Json, Refused
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.server import commands as c, entries as e
from maskenball.server.showing import Showing, table_document
from maskenball.server.table import Table
from tests.mascarade.random_tables import random_answer, random_table
from tests.masquerade.agreement import random_answer as random_card, random_table as random_hands
from tests.server.alone import do, table_of
from tests.server.company import until
from tests.server.wire_leaks import MEMORY
from tests.worlds import Viewer
from tools.house import PATIENCE, hello, inside, raw

LEVELS = ("strict", "log", "notes", "helper")
GAMES = ("mascarade", "masquerade")


class Course:
    """A game at a table, with everything noted that anybody was told about it when it happened."""

    def __init__(self, title: str, level: str, chance: Random) -> None:
        game: Game = random_table(chance) if title == "mascarade" else random_hands(chance)
        self.table = table_of(game, begun=False, memory=level, deal_seconds=0)
        self.level, self.chance = level, chance
        self.viewers: list[Viewer] = [*range(len(game.names)), None]
        self.start = {viewer: game.fresh().message(viewer)["start"] for viewer in self.viewers}
        self.told: list[tuple[int, str, Any]] = []
        """The stream: its numbers, `said` with what, or `happened` with the events as each viewer saw them."""
        self.turns: dict[Viewer, int] = {}
        self.sights: dict[int, tuple[int, int, Any]] = {}
        """What each person alone saw, and was not let go yet."""
        """The decision with which each person last began a turn of theirs; None: with which this turn began."""
        self.pins: dict[int, dict[str, str]] = {}
        self.lodged: dict[int, Json] = {}
        self._ids = 0

    @property
    def game(self) -> Game:
        """The game as it stands."""
        assert self.table.game is not None
        return self.table.game

    def play_on(self) -> Iterator[None]:
        """Decision after decision until it is over, with a stop after each."""
        yield
        if self.table.phase == "memorising":
            self.table.apply(e.Begun())
        yield
        for _ in range(70):
            self._decide()
            self._talk()
            self._pin()
            self._look_away()
            self._lodge()
            yield
            if self.table.phase == "over":
                return

    def _decide(self) -> None:
        game = self.game
        asked = game.decision()
        assert asked is not None
        if isinstance(game, Mascarade):
            person, answer = random_answer(game, self.chance)
        else:
            assert isinstance(game, Masquerade)
            person, answer = asked.person, random_card(game, self.chance)
        if person == asked.person and asked.kind in ("turn", "play"):
            self.turns[person] = self.table.seq + 1
        is_aside = game.is_unasked(answer)
        self.table.apply(e.Answered(person=person, answer=game.text(answer)))
        after = self.game.decision()
        if after is not None and not is_aside:
            self.sights.pop(after.person, None)
        viewers = [*self.viewers, ALL_KNOWING]
        seen = {viewer: self.game.message(viewer)["events"] for viewer in viewers}
        self.told.append((self.table.n, "happened", (self.table.seq, seen)))
        for viewer in self.viewers:
            if viewer is not None and seen[viewer] != seen[None]:
                self.sights[viewer] = self.table.n, self.table.seq, seen
        if any(event["event"] == "turn" for event in seen[None]):
            self.turns[None] = self.table.seq
            self.lodged.clear()

    def _talk(self) -> None:
        if self.chance.random() < 0.1:
            seat = self.chance.randrange(len(self.game.names))
            do(self.table, seat, c.Say(f"say {self.table.n}", f"at {self.table.seq}"))
            said = {"seat": seat, "name": self.game.names[seat], "text": f"at {self.table.seq}", "phrase": ""}
            self.told.append((self.table.n, "said", {"t": "said", "n": self.table.n} | said))

    def _pin(self) -> None:
        seat, card = self.chance.randrange(len(self.game.names)), self.chance.randrange(4)
        if self.chance.random() < 0.2 and self.table.phase == "playing":
            try:
                do(self.table, seat, c.Note("note", card, "mine?"))
            except Refused as why:
                assert why.code == "no-notes" and self.level in ("strict", "log")
            else:
                assert self.level in ("notes", "helper")
                self.pins.setdefault(seat, {})[str(card)] = "mine?"

    def _look_away(self) -> None:
        """Somebody has seen enough of what only they saw."""
        if self.sights and self.chance.random() < 0.3 and self.table.phase == "playing":
            seat = self.chance.choice(sorted(self.sights))
            do(self.table, seat, c.Seen("seen", 1, self.sights.pop(seat)[1]))
            with pytest.raises(Refused):
                do(self.table, seat, c.Seen("seen", 1, self.table.seq))

    def _lodge(self) -> None:
        game, asked = self.game, self.game.decision()
        if asked and asked.kind == "contest" and self.chance.random() < 0.3:
            do(self.table, asked.person, c.Lodge("lodge", 1, game.s.turn, "if-nobody"))
            self.lodged[asked.person] = {"plan": "if-nobody", "own": 0}

    def expected(self, viewer: Viewer, after: int) -> Json:
        """The snapshot that the rules of memory allow, but for the table's own document."""
        over = self.table.phase == "over"
        log, complete = self._log(viewer, after, over)
        start = self.start[viewer]
        if "deal" in start:  # which masks are in play is told at every level, where they lie is not
            start = start | {"masks": sorted(start["deal"])}
        if not over and self.table.phase != "memorising" and self.level in ("strict", "log"):
            start = {key: value for key, value in start.items() if key not in ("deal", "hand")}
            start["says"] = self.game.telling.opens_with(start)
            assert "opening-place" not in str(start) and "opening-hand" not in str(start)
        asked = self.game.decision() if self.table.phase == "playing" else None
        told: Json = {
            "t": "snapshot", "protocol": 2, "n": self.table.n, "you": viewer, "watch": "watch", "log": log,
            "complete": complete, "game": 1, "seq": self.table.seq, "start": start, "clock": 0, "left": None,
            "asked": None if asked is None else self.game.asked(), "begins": self.game.fresh().told(0, viewer),
            "open": self.game.open_table(), "own": self.game.own_table(viewer),
        }  # fmt: skip
        if asked is not None and asked.person == viewer:
            told |= self.game.asking()
        if asked is not None and isinstance(viewer, int) and self.game.unasked(viewer):
            told["unasked"] = [self.game.option(answer) for answer in self.game.unasked(viewer)]
        if viewer is not None:
            told |= {"join": "join", "lodged": self.lodged.get(viewer), "order": None, "had_more_time": False}
            told["pins"] = self.pins.get(viewer, {})
            if viewer in self.sights and not over:
                n, seq, seen = self.sights[viewer]
                pairs = enumerate(zip(seen[viewer], seen[None], strict=True))
                events = [{"at": at, **mine, "says": []} for at, (mine, others) in pairs if mine != others]
                told["sight"] = {"n": n, "seq": seq, "events": events}
        return told

    def _log(self, viewer: Viewer, after: int, over: bool) -> tuple[list[Json], bool]:
        """| strict: since your last turn began | log, notes: all | helper: all, as you saw it |, else as everybody
        did."""
        since = self.turns.get(viewer, 0)
        log, complete = [], True
        for n, kind, what in self.told:
            if n <= after:
                continue
            if kind == "said":
                log.append(what)
                continue
            seq, seen = what
            if over:
                events = seen[ALL_KNOWING]
            elif self.level == "helper":
                events = seen[viewer]
            elif self.level == "strict" and seq < since:
                complete = False
                continue
            else:
                events = seen[None]
            log.append({"t": "happened", "n": n, "seq": seq, "events": events})
        return log, complete


def check_memory(title: str, level: str, seed: str) -> Course:
    """Play a game and compare the snapshots of some viewers after every decision."""
    course = Course(title, level, Random(f"{title} {level} {seed}"))
    table = course.table
    for _ in course.play_on():
        for viewer in course.chance.sample(course.viewers, k=3):
            after = course.chance.choice((0, 0, course.chance.randrange(table.n + 2)))
            found = snapshot(table, viewer, 1, after)
            document = found.pop("table")
            assert found == plain(course.expected(viewer, after)), f"{viewer} at {level}, after {table.seq} decisions"
            assert document == plain(table_document(table, set()))
            assert ("secret" in document) == ("record" in document) == (table.phase == "over")
    return course


def snapshot(table: Table, viewer: Viewer, game: int = 0, after: int = 0) -> Json:
    """What somebody is sent who comes (back)."""
    told: Json = msgspec.json.decode(Showing(table, set).snapshot(viewer, game, after))
    return told


def plain(told: Json) -> Json:
    """As it is after a journey over the wire."""
    found: Json = msgspec.json.decode(msgspec.json.encode(told))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", GAMES)
def test_snapshots_hold_exactly_what_the_level_allows(title: str, level: str) -> None:
    courses = [check_memory(title, level, str(k)) for k in range(10)]
    assert sum(course.table.phase == "over" for course in courses) > 3
    assert sum(len(course.told) for course in courses) > 200
    assert (level in ("notes", "helper")) == any(course.pins for course in courses)


@pytest.mark.parametrize("name", MEMORY)
def test_a_seeded_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MEMORY[name](monkeypatch)
    with pytest.raises(AssertionError):
        for k in range(12):
            for level in LEVELS:
                check_memory("mascarade", level, str(k))


def test_a_number_of_another_game_counts_as_none() -> None:
    course = Course("mascarade", "helper", Random("other game"))
    for _ in course.play_on():
        pass
    assert len(snapshot(course.table, 0, game=7, after=10_000)["log"]) == len(snapshot(course.table, 0)["log"]) > 0
    assert not snapshot(course.table, 0, game=1, after=10_000)["log"]


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_of_a_game_is_left_after_the_rematch(level: str) -> None:
    course = Course("masquerade", level, Random("rematch"))
    for _ in course.play_on():
        pass
    assert course.table.phase == "over"
    course.table.apply(e.Rematched(secret="another"))
    for viewer in course.viewers:
        told = snapshot(course.table, viewer)
        assert not {"game", "start", "own", "open", "pins", "lodged", "answers"} & set(told)
        assert (
            {item["t"] for item in told["log"]} <= {"said"}
            and "secret" not in told["table"]
            and "another" not in str(told)
        )


@pytest.mark.parametrize("level", LEVELS)
def test_coming_back_over_a_socket(level: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db") as server:
            host = await server.client.open("Anna", players=4, memory=level, first=0)
            guests = [await server.client.join(host.join, f"Guest {k}") for k in range(3)]
            async with server.client.line(host) as line:
                await line.command("start")
                assert "deal" in line.snapshot["start"]
                live = await server.hall.find(join=host.join)
                await line.command("ready")
                await until(lambda: live.table.phase == "playing")
                first = await line.command("answer", game=1, seq=0, answer=_answer(live.table, "take"))
                await line.command("answer", game=1, seq=1, answer=_answer(live.table, "swap"))
            async with raw(server.address) as socket:
                told = await hello(socket, guests[2], game=1, after=first["n"])
                assert [m["seq"] for m in told["log"]] == [2] and told["complete"]
                assert ("deal" in told["start"]) == (level in ("notes", "helper"))

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def _answer(table: Table, verb: str) -> str:
    assert table.game is not None
    return next(text for text in map(table.game.text, table.game.legal()) if text.split()[0] == verb)
