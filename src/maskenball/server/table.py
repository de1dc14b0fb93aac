"""A table: the fold of its journal. No input or output, no clock, no chance; every change comes in through `apply`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from maskenball.core.game import Decision, Game
from maskenball.core.kit import kit_of, kits
from maskenball.core.replay import Replay
from maskenball.core.sheet import quoted
from maskenball.server import deal, entries as e
from maskenball.server.seat import Saying, Seat

Phase = Literal["gathering", "shuffling", "memorising", "playing", "over", "closed"]
"""shuffling: salts are being revealed. closed: what was played cannot be played on; its score sheet can be read as far
as it goes."""

ENDED: tuple[Phase, ...] = ("over", "closed")
"""Phases in which a table's game has come to its end, or to where nobody can play on."""
CHAT_KEPT = 50
"""So many sayings, the latest, are told again to whoever comes (back)."""
OWN_TURNS = ("turn", "play")
"""The questions with which a turn of one's own begins."""


class LodgedPlan(NamedTuple):
    """What somebody will answer in the contest of a turn, and with which of their cards."""

    turn: int
    plan: e.Plan
    own: int


class Item(NamedTuple):
    """A decision in the stream of everybody at the table: its number there, and in the game."""

    n: int
    at: int


class Table:
    """Where one table stands."""

    def __init__(self, id: str, opened: e.Opened) -> None:
        self.id = id
        self.join, self.watch = opened.join, opened.watch
        self.options = opened.options
        self.seats = [Seat() for _ in range(opened.options.players)]
        self.host = 0
        self.phase: Phase = "gathering"
        self.secret = opened.secret
        self.number = 0
        """How many games were started here."""
        self.game: Game | None = None
        self.dealt: Game | None = None
        """The same before its first decision: what everybody was told at the start."""
        self.closed_by = ""
        """Why the table is closed: `other-rules`, or what its journal says."""
        self.unread_sheet = ""
        """The game of a closed table, as far as its journal goes."""
        self.entries = 1
        """How many entries the journal has had: the number of the next."""
        self.weight = 0
        """How much there is in the journal since it began, or began anew; see `entries.weight`."""
        self.at = 0.0
        """When the latest entry was written, in seconds since 1970."""
        self.n = 0
        """How many things everybody noticed: the number of the latest in everyone's stream."""
        self.items: list[Item] = []
        """The decisions of this game."""
        self.sayings: deque[Saying] = deque(maxlen=CHAT_KEPT)
        self._clear_game()

    def _clear_game(self) -> None:
        self.ready: set[int] = set()
        self.agreed: set[int] = set()
        """Who wants to end the game without a winner."""
        self.ended: e.Ending | None = None
        """Why the game is over although its rules did not end it."""
        self.lodged: dict[int, LodgedPlan] = {}
        self.orders: dict[int, tuple[str, ...]] = {}
        self.extended: set[int] = set()
        self.pins: dict[int, dict[int, str]] = {}
        self.last_turns: dict[int, int] = {}
        """For each person the number of the decision with which they last began a turn of their own."""
        self.sights: dict[int, int] = {}
        """For each person the number of the decision in which they last saw something that not everybody did: until
        they have seen it, or are asked again."""
        self.lead: int = 0
        """The number of the decision that brought the turn that is going on."""
        self.opened_at: int = 0
        """How many decisions had been taken when the open question was asked: what is done unasked leaves it open."""
        self.opened_time: float = 0.0
        """When it was asked, or the cards were laid open, in seconds since 1970."""
        self.salts: tuple[str, ...] = ()
        self._promises: tuple[str, ...] = ()
        self.first_chosen = False

    @property
    def people(self) -> list[int]:
        """The seats that belong to persons."""
        return [seat for seat, chair in enumerate(self.seats) if chair.is_person]

    @property
    def playing(self) -> set[int]:
        """The persons for whom no bot plays."""
        return {seat for seat in self.people if self.seats[seat].level is None}

    @property
    def seq(self) -> int:
        """How many decisions have been taken in this game."""
        return len(self.game.history) if self.game else 0

    @property
    def asked(self) -> Decision | None:
        """The question that is open: nothing is asked while cards lie open."""
        return self.game.decision() if self.game and self.phase == "playing" else None

    @property
    def commitment(self) -> str:
        """What the server is bound to in the deal of this game, or of the next one while people gather."""
        return deal.fingerprint(self.secret)

    @property
    def promises(self) -> tuple[str, ...]:
        """What the devices are bound to in that deal, in the order of seats; nothing: they bring no salt."""
        return (
            tuple(chair.promise for chair in self.seats) if self.phase in ("gathering", "shuffling") else self._promises
        )

    @property
    def unrevealed(self) -> list[int]:
        """The seats whose devices have promised a salt for the cards that are wanted, and not revealed it yet."""
        return [seat for seat, chair in enumerate(self.seats) if chair.promise and not chair.salt]

    def seat_of(self, token: str) -> int | None:
        """The seat that a token's hash belongs to."""
        for seat, chair in enumerate(self.seats):
            if chair.token and chair.token == token:
                return seat
        return None

    def names(self) -> list[str]:
        """Who sits here, as far as seats are taken."""
        return [chair.name for chair in self.seats if chair.taken]

    def record(self) -> str:
        """The game that is over as a score sheet with everything that proves its deal."""
        if self.phase == "closed":
            return self.unread_sheet
        assert self.game is not None and self.phase == "over"
        first = self.game.setup.first if self.first_chosen else -1
        names = self.game.names
        self.game.headers |= deal.headers(self.secret, self.promises, self.salts, names, self.options.wish, first)
        if self.ended:
            self.game.headers["Ended"] = self.ended
        return self.game.sheet()

    def carried(self) -> e.Carried:
        """All that remains of this table while no game goes on: the journal can begin anew with it."""
        return e.Carried(
            place=self.entries,
            join=self.join,
            watch=self.watch,
            options=self.options,
            secret=self.secret,
            seats=tuple(replace(chair, done=dict(chair.done), spent=0) for chair in self.seats),
            host=self.host,
            number=self.number,
            n=self.n,
            sayings=tuple(self.sayings),
        )

    @classmethod
    def carried_on(cls, id: str, entry: e.Carried) -> Table:
        """The table that was carried; the entry itself is still to be applied."""
        opened = e.Opened(options=entry.options, join=entry.join, watch=entry.watch, secret=entry.secret)
        table = cls(id, opened)
        table.seats = [deepcopy(chair) for chair in entry.seats]
        table.host, table.number, table.n, table.entries = entry.host, entry.number, entry.n, entry.place
        table.sayings.extend(entry.sayings)
        return table

    def apply(self, entry: e.AnyEntry, at: float = 0.0) -> None:
        """Take in the next entry of the journal, and when it was written."""
        self.at = at
        chair = self.seats[entry.by] if entry.by >= 0 else None  # where they sit after it may be elsewhere
        self.n += not isinstance(entry, e.SECRETS)
        CHANGES[type(entry)](self, entry)
        weight = e.weight(entry)
        self.entries += 1
        self.weight += weight
        if chair is not None:
            chair.spent += 0 if isinstance(entry, e.PLAYED) else weight
            if entry.c:
                chair.remember(entry.c, self.n)

    def _seated(self, entry: e.Seated) -> None:
        self.seats[entry.seat] = Seat(entry.name, entry.token, entry.salt)
        if len(self.people) == 1:
            self.host = entry.seat

    def _botted(self, entry: e.Botted) -> None:
        self.seats[entry.seat] = Seat(entry.name, level=entry.level)

    def _emptied(self, entry: e.Emptied) -> None:
        self.seats[entry.seat] = Seat()
        if entry.seat == self.host and self.people:
            self.host = self.people[0]

    def _moved(self, entry: e.Moved) -> None:
        seats = self.seats
        seats[entry.seat], seats[entry.to] = seats[entry.to], seats[entry.seat]
        if self.host in (entry.seat, entry.to):
            self.host = entry.to if self.host == entry.seat else entry.seat

    def _changed(self, entry: e.Changed) -> None:
        """Other rules. With fewer seats people move up to the front; bots that find no chair go."""
        self.options = entry.options
        players = entry.options.players
        if players < len(self.seats):
            host = self.seats[self.host]
            staying = [chair for chair in self.seats[players:] if chair.is_person]
            for chair in staying:
                empty = next(k for k in range(players) if not self.seats[k].is_person)
                self.seats[empty] = chair
            self.seats = self.seats[:players]
            self.host = next((k for k, chair in enumerate(self.seats) if chair is host), 0)
        self.seats += [Seat() for _ in range(players - len(self.seats))]

    def _paced(self, entry: e.Paced) -> None:
        self.options = msgspec.structs.replace(self.options, pace=entry.pace)

    def _promised(self, entry: e.Promised) -> None:
        self.seats[entry.seat].promise = entry.promise

    def _called(self, entry: e.Called) -> None:
        self.phase, self.opened_time = "shuffling", self.at
        for chair in self.seats:
            chair.salt = ""  # one of an older journal, which nothing bound them to

    def _revealed(self, entry: e.Revealed) -> None:
        self.seats[entry.seat].salt = entry.salt

    def _started(self, entry: e.Started) -> None:
        self._clear_game()
        self.salts = tuple(chair.salt for chair in self.seats)
        self._promises = tuple(chair.promise for chair in self.seats)
        self.first_chosen = self.options.first >= 0
        self.number += 1
        self.items = []
        self._give_room()
        self.opened_time = self.at
        if entry.rules not in known_rules():
            self._close("other-rules", entry.sheet)
            return
        self.game = Replay(entry.sheet).game
        self.dealt = self.game.copy()
        self.phase = "memorising" if kit_of(self.options.game).is_memorised else "playing"

    def _close(self, why: str, sheet: str = "") -> None:
        self.game = self.dealt = None
        self.phase, self.closed_by, self.unread_sheet = "closed", why, sheet

    def _closed(self, entry: e.Closed) -> None:
        self._close(entry.why)

    def _readied(self, entry: e.Readied) -> None:
        self.ready.add(entry.seat)

    def _begun(self, entry: e.Begun) -> None:
        if self.phase == "memorising":
            self.phase = "playing"
            self.opened_time = self.at

    def _answered(self, entry: e.Answered) -> None:
        if self.phase == "closed":
            self.unread_sheet += f"{quoted(self.seats[entry.person].name)}: {entry.answer}\n"
            return
        assert self.game is not None
        asked = self.game.decision()
        assert asked is not None
        turn = self.game.s.turn
        answer = self.game.meant(entry.person, entry.answer)
        self.game.play(entry.person, answer)
        self.items.append(Item(self.n, self.seq))
        self._note_sights(self.game, self.game.is_unasked(answer))
        if self.game.is_unasked(answer):
            return
        self.opened_at, self.opened_time = self.seq, self.at
        if asked.kind in OWN_TURNS:
            self.last_turns[entry.person] = self.seq
        if self.game.s.turn != turn:
            self.lead = self.seq
            self.lodged.clear()
        if self.game.over:
            self.phase = "over"

    def _note_sights(self, game: Game, is_aside: bool) -> None:
        """Who is asked anew has had the time to look at what they saw before; who saw something now has it before
        them."""
        asked = game.decision()
        if asked is None:
            self.sights.clear()
            return
        if not is_aside:
            self.sights.pop(asked.person, None)
        for event in game.events[-1]:
            if event[5] != game.everyone:
                self.sights |= {person: self.seq for person in range(len(self.seats)) if event[5] >> person & 1}

    def _agreed(self, entry: e.Agreed) -> None:
        if entry.agreed:
            self.agreed.add(entry.seat)
        else:
            self.agreed.discard(entry.seat)

    def _ended(self, entry: e.Ended) -> None:
        if self.phase != "closed":
            self.phase, self.ended = "over", entry.why

    def _lodged(self, entry: e.Lodged) -> None:
        if entry.plan is None:
            self.lodged.pop(entry.seat, None)
        else:
            self.lodged[entry.seat] = LodgedPlan(entry.turn, entry.plan, entry.own)

    def _ordered(self, entry: e.Ordered) -> None:
        if entry.but is None:
            self.orders.pop(entry.seat, None)
        else:
            self.orders[entry.seat] = entry.but

    def _extended(self, entry: e.Extended) -> None:
        self.extended.add(entry.seat)
        self.opened_time = self.at

    def _noted(self, entry: e.Noted) -> None:
        pins = self.pins.setdefault(entry.seat, {})
        if entry.text:
            pins[entry.card] = entry.text
        else:
            pins.pop(entry.card, None)

    def _seen(self, entry: e.Seen) -> None:
        self.sights.pop(entry.seat, None)

    def _said(self, entry: e.Said) -> None:
        self.sayings.append(Saying(self.n, entry.seat, self.seats[entry.seat].name, entry.text, entry.phrase))

    def _salted(self, entry: e.Salted) -> None:
        self.seats[entry.seat].salt = entry.salt

    def _handed_over(self, entry: e.HandedOver) -> None:
        self.seats[entry.seat].level = entry.level
        self.agreed.discard(entry.seat)

    def _taken_back(self, entry: e.TakenBack) -> None:
        self.seats[entry.seat].level = None

    def _rematched(self, entry: e.Rematched) -> None:
        size = len(self.seats)
        self.seats = [self.seats[(seat - entry.shift) % size] for seat in range(size)]
        self.host = (self.host + entry.shift) % size
        for chair in self.seats:
            if chair.is_person:
                chair.level = None
            if chair.promise:
                chair.promise = chair.salt = ""
        self.game = self.dealt = None
        self.closed_by = self.unread_sheet = ""
        self.secret, self.phase = entry.secret, "gathering"
        self.items = []
        self._clear_game()

    def _carried(self, entry: e.Carried) -> None:
        self.weight = 0
        self._give_room()

    def _give_room(self) -> None:
        for chair in self.seats:
            chair.spent = 0


CHANGES: dict[type[e.Entry], Callable[[Table, Any], None]] = {
    e.Seated: Table._seated,
    e.Botted: Table._botted,
    e.Emptied: Table._emptied,
    e.Moved: Table._moved,
    e.Changed: Table._changed,
    e.Paced: Table._paced,
    e.Promised: Table._promised,
    e.Called: Table._called,
    e.Revealed: Table._revealed,
    e.Started: Table._started,
    e.Closed: Table._closed,
    e.Readied: Table._readied,
    e.Begun: Table._begun,
    e.Answered: Table._answered,
    e.Agreed: Table._agreed,
    e.Ended: Table._ended,
    e.Lodged: Table._lodged,
    e.Ordered: Table._ordered,
    e.Extended: Table._extended,
    e.Noted: Table._noted,
    e.Seen: Table._seen,
    e.Said: Table._said,
    e.Salted: Table._salted,
    e.HandedOver: Table._handed_over,
    e.TakenBack: Table._taken_back,
    e.Rematched: Table._rematched,
    e.Carried: Table._carried,
}
"""What each kind of entry changes at a table."""


@cache
def known_rules() -> frozenset[str]:
    """The rules that a stored game can be played on under."""
    return frozenset(kit.part("game").RULES for kit in kits().values())


def folded(id: str, entries: Sequence[e.AnyEntry], times: Sequence[float] = ()) -> Table:
    """The table that a journal tells of, from its opening on or from where it began anew; `times`: when each entry was
    written."""
    at = times or [0.0] * len(entries)
    first = entries[0] if entries else None
    if isinstance(first, e.Carried):
        table = Table.carried_on(id, first)
        table.apply(first, at[0])
    elif isinstance(first, e.Opened):
        table = Table(id, first)
    else:
        raise ValueError("the journal does not begin with the opening of a table")
    for entry, written in zip(entries[1:], at[1:], strict=True):
        table.apply(entry, written)
    return table
