"""A live table: people's sockets, timers and bots around a table. The path of a move goes through `command`.

    validate -> store -> apply -> send

One at a time for each table, in the order of arrival. Bots, clocks and lodged answers are ordinary moves on the same
path. Nothing here is needed to bring a table back: that is the journal's task.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain
from random import Random, SystemRandom
from typing import Protocol

from maskenball.core.beats import Beat, beats_of
from maskenball.core.game import Decision, Refused
from maskenball.server import clock, commands as c, consequences, contest, entries as e, judging
from maskenball.server.entries import Answered, AnyEntry, Begun, Cause
from maskenball.server.refusals import refused
from maskenball.server.showing import Retold, Showing, notice, refusal, reply
from maskenball.server.stage import Stage, in_haste
from maskenball.server.store import NotStored, Overtaken, Store
from maskenball.server.table import ENDED, Table, folded
from maskenball.server.thinking import BEAT, TEMPO, Thinkers
from maskenball.server.workers import Late, Payer, Stopped

log = logging.getLogger("maskenball.table")

RESETS = (e.Called, e.Started, Begun, e.HandedOver, e.TakenBack, e.Moved, e.Rematched, e.Changed, e.Extended)
"""After these everybody is shown the whole table anew: seats, questions or clocks are not what they were."""
AWAY_AFTER = 20.0
"""Seconds without a line after which somebody is away: who loads a page anew is not."""
REFUSALS_KEPT = 16
TRIES_AGAIN_AFTER = 2.0
"""Seconds before a bot or a clock tries again when its move could not be stored."""


class Viewer(Protocol):
    """Somebody's line to the table."""

    def send(self, message: bytes) -> None:
        """Hand a message over; never waits."""

    def part(self, message: bytes) -> None:
        """A last message, then the line is closed."""

    @property
    def address(self) -> str:
        """Where it comes from, as the limits count."""


class LiveTable:
    """One table with everybody who is connected to it."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, now: Callable[[], float] = time.time) -> None:
        self.table, self._store, self._thinkers, self._now = table, store, thinkers, now
        self.seated: dict[str, Viewer] = {}
        """The line of each person, by the hash of their token."""
        self._arrivals: dict[str, int] = {}
        """For each of them when it came."""
        self._lost: dict[str, float] = {}
        """When the line of somebody was lost who has not come back, as the loop counts time."""
        self.watching: set[Viewer] = set()
        self._turn = asyncio.Lock()
        self._chance: Random = SystemRandom()
        self._job: asyncio.Task[None] | None = None
        self._job_key: tuple[object, ...] = ()
        self._live_since = 0.0
        """When somebody came to this table and found nobody, in seconds since 1970."""
        self._deadline: float | None = None
        """When time is up, as the loop counts it."""
        self._timed: tuple[object, ...] = ()
        """What the clock runs for."""
        self.stage = Stage()
        self.pace = thinkers.pace
        """How long a stage takes; 1: as people like it, 0: no time at all."""
        self._asked_at = 0.0
        """When the latest stage was over, in seconds since 1970."""
        self._refused: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._retold: Retold = {}
        """What everybody may be told again of this game, written once."""
        self._retold_of = 0

    # -- who is here -------------------------------------------------------------------------------------------------

    @property
    def here(self) -> set[int]:
        """The seats whose persons are connected."""
        found = (self.table.seat_of(token) for token in self.seated)
        return {seat for seat in found if seat is not None}

    @property
    def around(self) -> set[int]:
        """The same with those whose line was lost just now."""
        now = asyncio.get_running_loop().time()
        lately = (self.table.seat_of(token) for token, at in self._lost.items() if now - at < AWAY_AFTER)
        return self.here | {seat for seat in lately if seat is not None}

    @property
    def present(self) -> set[int]:
        """Those of them who play themselves."""
        return self.around & self.table.playing

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is connected."""
        return not self.seated and not self.watching

    @property
    def payer(self) -> Payer:
        """On whose account this table's work is done: its host's, or that of whoever else is here."""
        host = self.seated.get(self.table.seats[self.table.host].token)
        line = host or next(chain(self.seated.values(), self.watching), None)
        return Payer(line.address if line else "", self.table.id)

    @property
    def is_busy(self) -> bool:
        """Whether a move is on its way to the disk."""
        return self._turn.locked()

    def _showing(self) -> Showing:
        if self._retold_of != self.table.number:
            self._retold_of, self._retold = self.table.number, {}
        return Showing(self.table, lambda: self.here, self._retold, self.stage.document(self._time()))

    @staticmethod
    def _time() -> float:
        """As the loop counts it."""
        return asyncio.get_running_loop().time()

    def enter(self, viewer: Viewer, token: str, game: int, after: int, arrival: int) -> None:
        """Somebody connects to their seat; of two lines the one that came first is closed with a notice."""
        if token in self.seated and arrival < self._arrivals[token]:
            viewer.part(notice("another-tab"))
            return
        self._wake()
        before = self.seated.pop(token, None)
        self.seated[token], self._arrivals[token] = viewer, arrival
        self._lost.pop(token, None)
        if before is not None:
            before.part(notice("another-tab"))
        viewer.send(self._snapshot(self.table.seat_of(token), game, after))
        self._tell_presence(viewer)
        self.arrange()

    def watch(self, viewer: Viewer, game: int, after: int) -> None:
        """A spectator connects."""
        self._wake()
        self.watching.add(viewer)
        viewer.send(self._snapshot(None, game, after))
        self.arrange()

    def _wake(self) -> None:
        """Somebody comes: if they are the first, clocks run on."""
        if self.is_deserted:
            self._live_since = self._now()
            self._set_clock()

    def _snapshot(self, person: int | None, game: int, after: int) -> bytes:
        return self._showing().snapshot(person, game, after, self._left_to_tell())

    def _left_to_tell(self) -> float | None:
        left = self._seconds_left()
        return None if left is None else round(left, 1)

    def _seconds_left(self) -> float | None:
        return None if self._deadline is None else max(0.0, self._deadline - self._time())

    def quit(self, viewer: Viewer, token: str | None) -> None:
        """A line is gone."""
        if token is None:
            self.watching.discard(viewer)
        elif self.seated.get(token) is viewer:
            del self.seated[token], self._arrivals[token]
            loop = asyncio.get_running_loop()
            self._lost[token] = loop.time()
            loop.call_later(AWAY_AFTER, self.arrange)
            self._tell_presence(viewer)
            if not self.seated:
                self.stage.is_paused = False  # nobody else may let bots go on
        if self.is_deserted:
            self.rest()
        else:
            self.arrange()

    def _tell_presence(self, but: Viewer) -> None:
        """Who is connected has changed. It is no part of the stream: the number stays."""
        message = self._showing().document()
        for viewer in [*self.seated.values(), *self.watching]:
            if viewer is not but:
                viewer.send(message)

    def rest(self) -> None:
        """Nobody is here: bots and clocks wait too, and nothing is shown."""
        self._end_stage()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._job_key, self._timed, self._deadline = (), (), None

    def part_all(self, message: bytes) -> None:
        """Close every line."""
        self.rest()
        for viewer in [*self.seated.values(), *self.watching]:
            viewer.part(message)
        self.seated.clear()
        self.watching.clear()

    # -- moves -------------------------------------------------------------------------------------------------------

    async def join(self, name: str, token: str, wanted: int | None) -> int:
        """Somebody sits down, once; returns their seat. Raises Refused."""
        async with self._turn:
            sits = self.table.seat_of(token)
            if sits is not None:
                return sits
            seated = consequences.seated(self.table, name, token, wanted)
            try:
                await self._carry_out(consequences.with_room(self.table, [seated]), [token])
            except Overtaken:
                await self._reload()
                raise
            return seated.seat

    async def command(
        self, token: str, command: c.AnyCommand, may_store: Callable[[int], bool] = lambda size: True, address: str = ""
    ) -> bytes:
        """Do what a seat asks for, once; returns the answer to it. `may_store`: whether so many bytes may be stored for
        whoever sends it, beyond the moves of a game."""
        if isinstance(command, c.Beliefs):
            return await self._beliefs(self.table.seat_of(token), command, Payer(address, self.table.id))
        if isinstance(command, c.OF_THE_STAGE):
            return self._staged(self.table.seat_of(token), command)
        if isinstance(command, c.Choose) and self.table.seat_of(token) == self.table.host:
            try:
                await judging.judged(self._thinkers.quick, Payer(address, self.table.id), command.options)
            except Refused as why:
                return refusal(command.c, why)
            except Stopped:
                return refusal(command.c, refused("stopping"))
        async with self._turn:
            seat = self.table.seat_of(token)
            if seat is None:
                return refusal(command.c, refused("unknown"))
            done = self.table.seats[seat].done.get(command.c)
            if done is not None:
                return reply(command.c, done)
            known = self._refused.get((token, command.c))
            if known is not None:
                return known
            try:
                entries = consequences.entries_for(command, self.table, seat, self.around)
                if self.stage.is_on and isinstance(command, (c.Answer, c.MoreTime)):
                    return refusal(command.c, refused("not-yet"))
            except Refused as why:
                return self._remembered(token, command.c, refusal(command.c, why))
            if not isinstance(command, consequences.PLAYING) and not may_store(sum(map(len, map(e.encode, entries)))):
                return refusal(command.c, refused("too-many", "too much was stored for your address; wait a while"))
            try:
                await self._carry_out(entries)
            except Overtaken:
                return await self._overtaken(token, command.c)
            except NotStored:
                return refusal(command.c, refused("not-stored"))
            return reply(command.c, self.table.n)

    async def _overtaken(self, token: str, c: str) -> bytes:
        """The journal knows more than we do: perhaps this very command, whose answer was lost with the database."""
        try:
            await self._reload()
        except NotStored:
            return refusal(c, refused("not-stored"))
        seat = self.table.seat_of(token)
        done = None if seat is None else self.table.seats[seat].done.get(c)
        return refusal(c, refused("stale")) if done is None else reply(c, done)

    def _remembered(self, token: str, c: str, answer: bytes) -> bytes:
        self._refused[token, c] = answer
        if len(self._refused) > REFUSALS_KEPT * len(self.table.seats):
            self._refused.popitem(last=False)
        return answer

    async def _beliefs(self, seat: int | None, command: c.Beliefs, payer: Payer) -> bytes:
        """It changes nothing, and nobody waits for it."""
        table = self.table
        if seat is None:
            return refusal(command.c, refused("unknown"))
        if table.options.memory != "helper":
            return refusal(command.c, refused("no-helper"))
        if table.game is None or table.phase != "playing":
            return refusal(command.c, refused("not-now"))
        seq, view = table.seq, table.game.view(seat)
        try:
            return reply(command.c, table.n, seq=seq, beliefs=await self._thinkers.believe(payer, view))
        except Refused as why:
            return refusal(command.c, why)
        except Late:
            return refusal(command.c, refused("too-long", "what can be known here takes too long to find out"))
        except Stopped:
            return refusal(command.c, refused("stopping"))

    async def _carry_out(self, found: Sequence[AnyEntry], tokens: Sequence[str] = ()) -> None:
        """Store, apply, send. Raises NotStored when it is not on disk: then nothing has changed."""
        table, at = self.table, self._now()
        begins = isinstance(found[0], e.Carried)
        film = (table.number, table.record()) if begins and table.phase in ENDED else None
        emptied = [table.seats[entry.seat] for entry in found if isinstance(entry, e.Emptied)]
        await self._store.append(
            table.id,
            table.entries,
            [e.encode(entry) for entry in found],
            tokens,
            at=at,
            gone=[chair.token for chair in emptied if chair.is_person],
            begins=begins,
            film=film,
        )
        for entry in found:
            table.apply(entry, at)
            self._set_stage(entry)
            self._set_clock()
            self._tell(entry)
        self.arrange()

    def _tell(self, entry: AnyEntry) -> None:
        """Send everybody what they may know of an entry."""
        if isinstance(entry, e.SECRETS):
            return
        if isinstance(entry, e.Emptied):
            self._part_unseated()
        showing = self._showing()
        left = None if self.table.opened_time == self.table.at else self._left_to_tell()  # None: the clock starts now
        for person, viewer in self._everyone():
            if isinstance(entry, Answered):
                viewer.send(showing.happened(person, entry.why == "clock"))
                if self.table.phase == "over" and not self.stage.is_on:
                    viewer.send(showing.snapshot(person))
            elif isinstance(entry, e.Ended):
                viewer.send(showing.snapshot(person))
            elif isinstance(entry, e.Said):
                viewer.send(showing.said())
            elif isinstance(entry, RESETS):
                viewer.send(showing.snapshot(person, self.table.number, self.table.n, left))
            else:
                viewer.send(showing.document())

    def _everyone(self) -> list[tuple[int | None, Viewer]]:
        """All lines, and whose they are; None: a spectator's."""
        seat_of = {chair.token: seat for seat, chair in enumerate(self.table.seats)}
        seats = [(seat_of.get(token), viewer) for token, viewer in self.seated.items()]
        return [*seats, *((None, viewer) for viewer in self.watching)]

    def _part_unseated(self) -> None:
        for token in [token for token in self.seated if self.table.seat_of(token) is None]:
            self.seated.pop(token).part(notice("no-seat"))

    async def _reload(self) -> None:
        """Somebody else writes this table's journal: read it again."""
        found = await self._store.journal_by(id=self.table.id)
        if found is None:
            return
        self.table = folded(self.table.id, [e.decode(entry) for entry in found.entries], found.times)
        self._part_unseated()
        self._end_stage()
        self._set_clock()
        showing, left = self._showing(), self._left_to_tell()
        for token, viewer in self.seated.items():
            viewer.send(showing.snapshot(self.table.seat_of(token), left=left))
        for viewer in self.watching:
            viewer.send(showing.snapshot(None, left=left))
        self.arrange()

    # -- what happens by itself --------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """See to it that whatever comes next by itself will come: a bot, a lodged answer, the end of the time."""
        if self.is_deserted:
            return
        self._set_clock()
        work = self._next_by_itself()
        key = work[0] if work else ()
        if key == self._job_key:
            return
        if self._job is not None:
            self._job.cancel()
        self._job, self._job_key = None, key
        if work is not None:
            _, seconds, act = work
            self._job = asyncio.create_task(self._after(seconds, act, key))

    def _set_clock(self) -> None:
        """It starts again with every question. A lodged answer, or one taken back, neither stops nor prolongs it: what
        is left tells nobody of it. Once the question is known the loop's own time counts, which nobody can set."""
        table = self.table
        until = None if self.stage.is_on else clock.deadline_of(table, self._live_since, self._asked_at)
        timed = (table.number, table.opened_at, table.phase, until)
        if timed != self._timed:
            self._timed, self._deadline = timed, None
            if until is not None:
                left = min(max(0.0, until - self._now()), clock.seconds_for(table))
                self._deadline = self._time() + left

    def _next_by_itself(self) -> tuple[tuple[object, ...], float, Callable[[], Awaitable[None]]] | None:
        """What it is (so that it is arranged once), in how many seconds, and how."""
        table = self.table
        here = (table.number, table.opened_at, table.phase)
        if self._all_want_the_end():
            return (*here, "end"), 0, self._end
        if self.stage.is_on:
            return (*here, "stage", self.stage.ends), max(0.0, self.stage.ends - self._time()), self._stage_is_over
        asked = table.asked
        if asked is not None:
            level = table.seats[asked.person].level
            if level is not None and self.stage.is_paused and not self.stage.steps:
                return None
            if level is not None:
                return (*here, "bot", level), 0, lambda: self._bot_answers(asked, level)
            known = contest.answer_in_advance(table)
            if known is not None:
                seconds = self._tempo * BEAT * self._thinkers.pace
                return (*here, *known), seconds, lambda: self._answer_by_itself(asked, *known)
        elif table.phase == "shuffling" and not table.unrevealed:
            return (*here, "all revealed"), 0, self._deal
        elif self._all_are_ready():
            return (*here, "ready"), 0, lambda: self._begin(self._all_are_ready)
        left = self._seconds_left()
        if left is None:
            return None
        key = (*here, self._deadline)
        if table.phase == "shuffling":
            return key, left, self._deal
        if table.phase == "memorising":
            return key, left, lambda: self._begin(lambda: True)
        assert asked is not None
        return key, left, lambda: self._time_is_up(asked)

    # -- what is shown -----------------------------------------------------------------------------------------------

    def _set_stage(self, entry: AnyEntry) -> None:
        """A decision is shown before the next question opens; whatever else changes the game ends that."""
        table, stage = self.table, self.stage
        if isinstance(entry, Answered):
            stage.steps = max(0, stage.steps - 1)
            if not self.pace or table.game is None or table.opened_at != table.seq:  # done unasked: a question is open
                return
            asked = table.asked
            decides = asked is not None and asked.person in table.playing and contest.answer_in_advance(table) is None
            if decides or table.phase != "playing":
                stage.is_skipping = False
            beats = [beat._replace(ms=round(beat.ms * self.pace)) for beat in beats_of(table.game, table.options.pace)]
            stage.is_own = self._is_in(beats)
            stage.begin(table.seq, in_haste(beats) if stage.is_skipping and not stage.is_own else beats, self._time())
        elif isinstance(entry, (e.Started, e.Ended, e.Rematched)):
            self.stage = Stage()

    def _is_in(self, beats: Sequence[Beat]) -> bool:
        """Whether a card of the only person here is turned up in a decision, or still was before it."""
        table, stage = self.table, self.stage
        if len(table.people) != 1 or table.game is None:
            return False
        told = table.game.told(table.seq, None)
        return (stage.is_own and not stage.is_down) or any(
            told[k].get("person") in table.people for beat in beats if beat.beat == "turn" for k in beat.events
        )

    def _end_stage(self) -> None:
        if self.stage.is_on:
            self.stage.end()
            self._asked_at = self._now()

    async def _stage_is_over(self) -> None:
        """Everybody has seen it: the question opens, and with it the clock."""
        self._job = None
        self._end_stage()
        self._set_clock()
        showing = self._showing()
        for person, viewer in self._everyone():
            viewer.send(showing.snapshot(person) if self.table.phase == "over" else showing.asks(person))
        self.arrange()

    def _staged(self, seat: int | None, command: c.Keep | c.GoOn | c.Steer) -> bytes:
        """Somebody wants to look longer, or not so long."""
        table, stage, now = self.table, self.stage, self._time()
        try:
            if seat is None:
                raise refused("unknown")
            if isinstance(command, c.Keep):
                stage.keep(seat, now)
            elif isinstance(command, c.GoOn):
                stage.go_on(seat, self.here & table.playing, now)
            elif table.people != [seat]:
                raise refused("not-alone")
            elif table.phase != "playing" and not stage.is_on:  # the end of a game may be hurried too
                raise refused("not-now")
            else:
                self._steer(command.how)
        except Refused as why:
            return refusal(command.c, why)
        message = self._showing().staged()
        for viewer in [*self.seated.values(), *self.watching]:
            viewer.send(message)
        self.arrange()
        return reply(command.c, table.n)

    def _steer(self, how: str) -> None:
        stage = self.stage
        stage.is_skipping = False
        stage.is_paused = how in ("pause", "step")
        stage.steps = int(how == "step")
        if how == "skip":
            asked = self.table.asked
            stage.is_skipping = asked is not None and asked.person not in self.table.playing
            if not stage.is_own:
                stage.hurry(self._time())

    async def _after(self, seconds: float, act: Callable[[], Awaitable[None]], key: tuple[object, ...]) -> None:
        try:
            await asyncio.sleep(seconds)
            await act()
        except NotStored:
            asyncio.get_running_loop().call_later(TRIES_AGAIN_AFTER, self.arrange)
        except Exception:
            log.exception("a move of the house failed", extra={"table": self.table.id})
        finally:
            if self._job_key == key:
                self._job, self._job_key = None, ()

    @property
    def _tempo(self) -> float:
        return 0 if self.stage.is_skipping else TEMPO[self.table.options.pace]

    async def _bot_answers(self, asked: Decision, level: str) -> None:
        """A bot's answer, when its delay is over; a thought that takes longer waits for another whole delay, so that
        the time of an answer tells next to nothing about the thought."""
        table, game = self.table, self.table.game
        assert game is not None
        opened_at = table.opened_at
        loop = asyncio.get_running_loop()
        began = loop.time()
        delay = self._tempo * self._thinkers.delay(asked.kind)
        seed = f"{table.secret}/{asked.person}"  # whoever knew a bot's dice would know whether it really swapped
        try:
            answer = await self._thinkers.decide(self.payer, level, game.title, seed, game.view(asked.person))
        except Stopped:
            return
        except Exception:
            log.exception("a bot could not think", extra={"table": table.id, "level": level})
            answer = clock.answer_by_default(game, self._chance)
        thought = loop.time() - began
        await asyncio.sleep(max(1, math.ceil(thought / delay)) * delay - thought if delay else 0)
        await self._house_answers(asked, opened_at, answer, "bot")

    async def _time_is_up(self, asked: Decision) -> None:
        assert self.table.game is not None
        await self._answer_by_itself(asked, clock.answer_by_default(self.table.game, self._chance), "clock")

    async def _answer_by_itself(self, asked: Decision, answer: int, why: Cause) -> None:
        await self._house_answers(asked, self.table.opened_at, answer, why)

    async def _house_answers(self, asked: Decision, opened_at: int, answer: int, why: Cause) -> None:
        """A move that nobody sends: on the same path as all others. From here on it is not called off any more:
        what is stored must be applied."""
        self._job = None
        async with self._turn:
            table = self.table
            if table.opened_at != opened_at or table.asked != asked or not self._is_still_due(asked, answer, why):
                return
            await self._stored_by_the_house(consequences.answered(table, asked.person, answer, why=why))

    def _is_still_due(self, asked: Decision, answer: int, why: Cause) -> bool:
        """Whether nothing has changed while the move waited: more time was given, a plan taken back, or a seat."""
        if why == "clock":
            return not self._seconds_left()
        if why == "bot":
            return self.table.seats[asked.person].level is not None
        return contest.answer_in_advance(self.table) == (answer, why)

    async def _deal(self) -> None:
        self._job = None
        async with self._turn:
            if self.table.phase == "shuffling":
                await self._stored_by_the_house([consequences.dealt(self.table, self.table.names())])

    def _all_are_ready(self) -> bool:
        """Whether everybody present has seen enough of the deal. Bots remember it at a glance; where people play and
        all of them are away, its time runs."""
        table, present = self.table, self.present
        is_seen = table.ready >= present if present else not table.playing
        return table.phase == "memorising" and is_seen

    def _all_want_the_end(self) -> bool:
        """Whether everybody present has agreed to end the game."""
        table, present = self.table, self.present
        return table.phase in consequences.DURING_GAMES and bool(present) and table.agreed >= present

    async def _begin(self, is_time: Callable[[], bool]) -> None:
        """Turn the cards face down, unless somebody has come in the last moment who is not ready."""
        self._job = None
        async with self._turn:
            if self.table.phase == "memorising" and is_time():
                await self._stored_by_the_house([Begun()])

    async def _end(self) -> None:
        """End the game, unless somebody has come in the last moment who wants to play on."""
        self._job = None
        async with self._turn:
            if self._all_want_the_end():
                await self._stored_by_the_house([e.Ended(why="agreed")])

    async def _stored_by_the_house(self, found: Sequence[AnyEntry]) -> None:
        try:
            await self._carry_out(found)
        except Overtaken:
            await self._reload()
