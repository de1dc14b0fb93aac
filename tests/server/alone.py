"""A live table alone: no server, no disk, and a clock that only moves when nothing else is left to do.

A loop of `timeless` jumps from one timer to the next, so that an hour of waiting takes no time and every moment is
exact. A table of `table_of` is at any position of any game; `Alone` sits people down at it who note what they are told.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from maskenball.core.game import Game, Json
from maskenball.core.kit import LevelName
from maskenball.server import commands as c, consequences, entries as e
from maskenball.server.live import LiveTable
from maskenball.server.store import Store
from maskenball.server.table import Table
from maskenball.server.thinking import Thinkers
from maskenball.server.workers import Payer
from tests.server.wire_script import options_for

T = TypeVar("T")
SECRET = "a secret"


# -- time ------------------------------------------------------------------------------------------------------------


class _Jumping(selectors.DefaultSelector):
    """Instead of waiting it moves the time on."""

    now = 0.0
    standing = 0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits, and nothing will ever happen"
        self.standing = 0 if timeout > 0 else self.standing + 1
        assert self.standing < 100_000, "somebody does the same over and over, and time stands still"
        self.now += max(timeout, 0.0)
        return super().select(0)


class _TimelessLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def timeless(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop in which waiting takes no time."""
    with asyncio.Runner(loop_factory=_TimelessLoop) as runner:
        return runner.run(work)


def now() -> float:
    """Seconds since the loop began."""
    return asyncio.get_running_loop().time()


# -- a table ---------------------------------------------------------------------------------------------------------


def table_of(game: Game, bots: Mapping[int, LevelName] | None = None, begun: bool = True, **options: Any) -> Table:
    """A table at which this game is played, with everything decided that has been decided in it."""
    names = game.names
    table = Table("table", e.Opened(options=options_for(game, **options), join="join", watch="watch", secret=SECRET))
    for seat, name in enumerate(names):
        if bots and seat in bots:
            table.apply(e.Botted(seat=seat, name=name, level=bots[seat]))
        else:
            table.apply(e.Seated(seat=seat, name=name, token=f"token {seat}", salt=f"salt-{seat}"))
    deal_out(table, game)
    if begun and table.phase == "memorising":
        table.apply(e.Begun())
    again = game.fresh()
    for answer in game.history:
        table.apply(e.Answered(person=again.person_of(answer), answer=again.text(answer)))
        again.play(again.person_of(answer), answer)
    return table


def deal_out(table: Table, game: Game) -> None:
    """Deal the cards of this game at a table."""
    table.apply(e.started(game.fresh()))


def answered(table: Table, person: int, answer: int) -> e.Answered:
    """A decision as a journal has it."""
    assert table.game is not None
    return e.Answered(person=person, answer=table.game.text(answer))


def do(table: Table, seat: int, command: c.Command) -> list[e.AnyEntry]:
    """What a command leads to where everybody is connected, done at once; raises Refused."""
    found = consequences.entries_for(command, table, seat, table.people)
    for entry in found:
        table.apply(entry)
    return found


# -- people at it ----------------------------------------------------------------------------------------------------


class Shelf(Store):
    """Keeps journals in memory."""

    def __init__(self) -> None:
        self.written: list[e.AnyEntry] = []
        self.times: list[float] = []

    async def append(
        self, table_id: str, n: int, entries: Sequence[bytes], tokens: Sequence[str] = (), **more: Any
    ) -> None:
        self.written += [e.decode(entry) for entry in entries]
        self.times += [more["at"]] * len(entries)


class Listener:
    """Somebody's line: every message, and when it came."""

    address = "127.0.0.1"

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.times: list[float] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))
        self.times.append(now())

    def part(self, message: bytes) -> None:
        self.send(message)


Decide = Callable[[str, str, str, Any], Awaitable[int]]


class Dummies(Thinkers):
    """Bots that think as they are told."""

    def __init__(self, decide: Decide | None = None, pace: float = 1.0) -> None:
        super().__init__(pace=pace)
        self._decide = decide

    async def decide(self, payer: Payer, level: str, game: str, seed: str, view: Any) -> int:
        assert self._decide is not None, "no bot was expected to think"
        return await self._decide(level, game, seed, view)


class Alone:
    """A live table with everybody connected to it, and a spectator; nothing is shown before a question opens, unless
    `pace` says for how long."""

    def __init__(self, table: Table, thinkers: Thinkers | None = None, pace: float = 0) -> None:
        self.shelf = Shelf()
        self.live = LiveTable(table, self.shelf, thinkers or Dummies(), now)
        self.live.pace = pace
        self.people = {seat: Listener() for seat in table.people}
        self.spectator = Listener()
        for seat, listener in self.people.items():
            self.live.enter(listener, table.seats[seat].token, 0, 0, 0)
        self.live.watch(self.spectator, 0, 0)
        self._ids = 0

    @property
    def table(self) -> Table:
        """Where it stands."""
        return self.live.table

    @property
    def phase(self) -> str:
        """How far it is."""
        return self.table.phase

    @property
    def answered(self) -> list[e.Answered]:
        """Every decision since."""
        return [entry for entry in self.shelf.written if isinstance(entry, e.Answered)]

    async def command(self, who: int, t: str, **given: Any) -> Json:
        """Send a command; returns what is said to it."""
        self._ids += 1
        frame = msgspec.json.encode({"t": t, "c": str(self._ids), **given})
        command = c.decode(frame)
        assert isinstance(command, c.Command)
        told: Json = msgspec.json.decode(await self.live.command(self.table.seats[who].token, command))
        return told

    async def answer(self, seat: int, answer: int) -> Json:
        """Answer the open question."""
        assert self.table.game is not None
        text = self.table.game.text(answer)
        return await self.command(seat, "answer", game=self.table.number, seq=self.table.seq, answer=text)

    def snapshot(self, seat: int | None) -> Json:
        """What somebody is told who comes (back) now."""
        told: Json = msgspec.json.decode(self.live._snapshot(seat, 0, 0))
        return told
