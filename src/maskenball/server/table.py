"""A table: the fold of its journal. No input or output, no clock, no chance; every change comes in through `apply`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple

from maskenball.core.game import Decision, Game
from maskenball.core.kit import LevelName, kit_of, kits
from maskenball.core.replay import Replay
from maskenball.core.sheet import quoted
from maskenball.server import deal, entries as e

Phase = Literal["gathering", "memorising", "playing", "over", "closed"]
"""closed: what was played cannot be played on; its score sheet can be read as far as it goes."""

REMEMBERED = 64
"""How many of a seat's latest commands are known again when they are repeated."""
CHAT_KEPT = 50
OWN_TURNS = ("turn", "play")
"""The questions with which a turn of one's own begins."""


@dataclass
class Seat:
    """A chair, and who sits there: a person (with a token), a bot (with a level), or both: a bot for somebody."""

    name: str = ""
    token: str = ""
    salt: str = ""
    level: LevelName | None = None
    done: OrderedDict[str, int] = field(default_factory=OrderedDict)
    """Ids of commands that were carried out, and the number of the table's stream after each."""

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.name)

    @property
    def is_person(self) -> bool:
        """Whether somebody has a claim to this seat, also while a bot plays for them."""
        return bool(self.token)

    def remember(self, c: str, n: int) -> None:
        """Know a command again."""
        self.done[c] = n
        if len(self.done) > REMEMBERED:
            self.done.popitem(last=False)


class LodgedPlan(NamedTuple):
    """What somebody will answer in the contest of a turn, and with which of their cards."""

    turn: int
    plan: e.Plan
    own: int


class Saying(NamedTuple):
    """What somebody said. The name is kept: another may sit at their seat when it is told again."""

    seat: int
    name: str
    text: str
    phrase: str


class Item(NamedTuple):
    """One thing that everybody at the table noticed: its number, and what kind it was."""

    n: int
    kind: Literal["happened", "table", "said"]
    at: int
    """For `happened`: the number of the decision. For `said`: the number of the saying."""


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
        """How long the journal is."""
        self.n = 0
        """How many things everybody noticed: the number of the latest in everyone's stream."""
        self.items: list[Item] = []
        """What was noticed since the cards of this game were dealt."""
        self.sayings: list[Saying] = []
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
        self.lead: int = 0
        """The number of the decision that brought the turn that is going on."""
        self.opened_at: int = 0
        """How many decisions had been taken when the open question was asked: what is done unasked leaves it open."""
        self.salts: tuple[str, ...] = ()
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
        return deal.commitment_to(self.secret)

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
        self.game.headers |= deal.headers(self.secret, self.salts, self.options.wish, first)
        if self.ended:
            self.game.headers["Ended"] = self.ended
        return self.game.sheet()

    def apply(self, entry: e.AnyEntry) -> None:
        """Take in the next entry of the journal."""
        before = self.seq
        chair = self.seats[entry.by] if entry.by >= 0 else None  # where they sit after it may be elsewhere
        CHANGES[type(entry)](self, entry)
        self._count(entry, chair)
        if not isinstance(entry, e.SECRETS):
            self._note(entry, before)

    def pass_over(self, entry: e.Answered) -> None:
        """Take in a decision of a game that has ended long ago: nobody asks any more where it led to."""
        self._count(entry, self.seats[entry.by] if entry.by >= 0 else None)

    def _count(self, entry: e.Entry, chair: Seat | None) -> None:
        self.entries += 1
        self.n += not isinstance(entry, e.SECRETS)
        if entry.c and chair is not None:
            chair.remember(entry.c, self.n)

    def _note(self, entry: e.Entry, before: int) -> None:
        if isinstance(entry, e.Said):
            self.items.append(Item(self.n, "said", len(self.sayings) - 1))
        elif isinstance(entry, e.Answered) and self.seq > before:
            self.items.append(Item(self.n, "happened", self.seq))
        else:
            self.items.append(Item(self.n, "table", 0))

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

    def _started(self, entry: e.Started) -> None:
        self._clear_game()
        self.salts = tuple(chair.salt for chair in self.seats)
        self.first_chosen = self.options.first >= 0
        self.number += 1
        self.items, self.sayings = [], self.sayings[-CHAT_KEPT:]
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
        if self.game.is_unasked(answer):
            return
        self.opened_at = self.seq
        if asked.kind in OWN_TURNS:
            self.last_turns[entry.person] = self.seq
        if self.game.s.turn != turn:
            self.lead = self.seq
            self.lodged.clear()
        if self.game.over:
            self.phase = "over"

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

    def _noted(self, entry: e.Noted) -> None:
        pins = self.pins.setdefault(entry.seat, {})
        if entry.text:
            pins[entry.card] = entry.text
        else:
            pins.pop(entry.card, None)

    def _said(self, entry: e.Said) -> None:
        self.sayings.append(Saying(entry.seat, self.seats[entry.seat].name, entry.text, entry.phrase))

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
        self.game = self.dealt = None
        self.closed_by = self.unread_sheet = ""
        self.secret, self.phase = entry.secret, "gathering"
        self.items = []
        self._clear_game()


CHANGES: dict[type[e.Entry], Callable[[Table, Any], None]] = {
    e.Seated: Table._seated,
    e.Botted: Table._botted,
    e.Emptied: Table._emptied,
    e.Moved: Table._moved,
    e.Changed: Table._changed,
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
    e.Said: Table._said,
    e.Salted: Table._salted,
    e.HandedOver: Table._handed_over,
    e.TakenBack: Table._taken_back,
    e.Rematched: Table._rematched,
}
"""What each kind of entry changes at a table."""


@cache
def known_rules() -> frozenset[str]:
    """The rules that a stored game can be played on under."""
    return frozenset(kit.part("game").RULES for kit in kits().values())


def folded(id: str, entries: list[e.AnyEntry]) -> Table:
    """The table that a journal tells of. Games that others have followed are not played again."""
    opened, *rest = entries
    if not isinstance(opened, e.Opened):
        raise ValueError("the journal does not begin with the opening of a table")
    table = Table(id, opened)
    latest = max((at for at, entry in enumerate(rest) if isinstance(entry, e.Rematched)), default=0)
    for at, entry in enumerate(rest):
        if at < latest and isinstance(entry, e.Answered):
            table.pass_over(entry)
        else:
            table.apply(entry)
    return table
