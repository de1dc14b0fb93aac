"""What leaves a table: the only file that turns a table into bytes for a seat or a spectator (None).

Whoever may see the same gets the very same bytes. Numbers in the stream count only what everybody notices.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from maskenball.core.game import ALL_KNOWING, Decision, Game, Json, Refused, SeenEvent, Viewer, seen_by
from maskenball.server import clock, judging, memory
from maskenball.server.seat import Saying
from maskenball.server.table import Item, Table

PROTOCOL = 2

encode = msgspec.json.Encoder().encode
Raw = msgspec.Raw


def reply(c: str, n: int, **more: Any) -> bytes:
    """A command was carried out; its traces in the stream go up to number n."""
    return encode({"t": "done", "c": c, "n": n} | more)


def refusal(c: str, why: Refused) -> bytes:
    """A command was not carried out."""
    told: Json = {"t": "refused", "c": c} | why.refusal._asdict()
    return encode(told | ({"details": why.details} if why.details is not None else {}))


def notice(code: str) -> bytes:
    """Something about the connection itself."""
    return encode({"t": "notice", "code": code})


def table_document(table: Table, here: set[int]) -> Json:
    """Who sits where, the rules of the table, and how far it is: the same for everyone."""
    seats = [
        {
            "name": chair.name,
            "kind": "person" if chair.is_person else "bot" if chair.taken else "empty",
            "level": chair.level,
            "here": seat in here,
            "ready": seat in table.ready,
            "agreed": seat in table.agreed,
        }
        for seat, chair in enumerate(table.seats)
    ]
    told: Json = {
        "id": table.id,
        "phase": table.phase,
        "number": table.number,
        "host": table.host,
        "seats": seats,
        "options": table.options.document(),
        "breaches": judging.known(table.options).breaches if table.phase == "gathering" else [],
        "commitment": table.commitment,
        "promises": table.promises,
    }
    if table.phase == "closed":
        told["closed_by"], told["sheet"] = table.closed_by, table.unread_sheet
    if table.phase == "over":
        told["secret"], told["salts"] = table.secret, table.salts
        told["record"] = f"{table.id}.{table.number}"
        if table.ended:
            told["ended"] = table.ended
    return told


def invitation(table: Table) -> Json:
    """What somebody learns who has a link and no seat yet."""
    return {key: told for key, told in table_document(table, set()).items() if key in INVITED}


INVITED = ("id", "phase", "number", "host", "seats", "options", "breaches", "commitment")


def saying(said: Saying) -> Json:
    """Something somebody said."""
    return {"t": "said", **said._asdict()}


Retold = dict[tuple[int, Viewer], msgspec.Raw]
"""Decisions as they are told again, by their number in the stream: to everybody, or with the whole truth."""


def sight_of(own: list[Json], public: list[Json]) -> list[Json]:
    """What a viewer saw of a decision and not everybody did: each event with its number there, and without words: what
    was seen is shown, never written down."""
    pairs = enumerate(zip(own, public, strict=True))
    return [{"at": at, **mine, "says": []} for at, (mine, others) in pairs if mine != others]


class Showing:
    """One moment of a table, shown to everybody: what is the same for several viewers is written once."""

    def __init__(
        self, table: Table, here: Callable[[], set[int]], retold: Retold | None = None, stage: Json | None = None
    ) -> None:
        self.table, self.here, self.stage = table, here, stage or {}
        self._retold: Retold = {} if retold is None else retold
        self._document: bytes | None = None
        self._happened: dict[tuple[Any, ...], bytes] = {}

    @cached_property
    def _asked(self) -> Decision | None:
        """The question that is open: none, while people are shown what led to it."""
        return None if "beats" in self.stage else self.table.asked

    def _table(self) -> msgspec.Raw:
        """The table's document as bytes."""
        if self._document is None:
            self._document = encode(table_document(self.table, self.here()))
        return Raw(self._document)

    def document(self) -> bytes:
        """The message `table`."""
        return encode({"t": "table", "n": self.table.n, "table": self._table()})

    def said(self) -> bytes:
        """The latest saying."""
        return encode(saying(self.table.sayings[-1]))

    def asks(self, person: int | None) -> bytes:
        """What is asked now, when everybody has been shown what led to it."""
        return self._lies(person, ("asks",), lambda: {"t": "asks", "n": self.table.n} | self._place())

    def staged(self) -> bytes:
        """How the stage goes on: somebody keeps cards up, or bots wait."""
        return encode({"t": "stage", "n": self.table.n} | self.stage)

    def happened(self, person: int | None, late: bool = False) -> bytes:
        """The latest decision, as a person or a spectator saw it, and the table as it lies now."""
        game = self.table.game
        assert game is not None
        seen = self._in_public
        if not self._is_public:
            seen = tuple([seen_by(person, event, game.everyone) for event in game.events[-1]])
        return self._lies(person, (seen, late), lambda: self._decision(seen, late))

    def _lies(self, person: int | None, what: tuple[Any, ...], told: Callable[[], Json]) -> bytes:
        """A message with the table as it lies now. Who has the same is sent the same bytes."""
        game, asked = self.table.game, self._asked
        assert game is not None
        is_asked = asked is not None and asked.person == person
        # All that tells one viewer's message from another's.
        own, unasked = encode(game.own_table(person)), self._unasked(person)
        key = (what, own, is_asked, unasked)
        message = self._happened.get(key)
        if message is None:
            message = self._happened[key] = encode(told() | self._lying(person, Raw(own), unasked))
        return message

    def _place(self) -> Json:
        return {"game": self.table.number, "seq": self.table.seq}

    @cached_property
    def _is_public(self) -> bool:
        """Whether everybody saw all of the latest decision."""
        game = self.table.game
        assert game is not None
        return all(event[5] == game.everyone for event in game.events[-1])

    @cached_property
    def _in_public(self) -> tuple[SeenEvent, ...]:
        """The latest decision as everybody saw it."""
        game = self.table.game
        assert game is not None
        return tuple([seen_by(None, event, game.everyone) for event in game.events[-1]])

    def _decision(self, seen: tuple[SeenEvent, ...], late: bool) -> Json:
        """The latest decision by its events: as everybody saw them, and what only this viewer saw."""
        table, game = self.table, self.table.game
        assert game is not None
        at = len(game.history)
        told = {"t": "happened", "n": table.n} | self._place()
        if seen == self._in_public:
            told["events"] = self._told_to_all
        else:
            own, public = game.telling.events(game, at, seen), game.told(at, None)
            told["events"] = own if table.options.memory == "helper" or table.phase == "over" else public
            told["sight"] = sight_of(own, public)
        if "beats" in self.stage:
            told["beats"] = self.stage["beats"]
        return told | {"late": True} if late else told

    @cached_property
    def _told_to_all(self) -> msgspec.Raw:
        game = self.table.game
        assert game is not None
        return Raw(encode(game.telling.events(game, len(game.history), self._in_public)))

    def now(self, person: int | None) -> Json:
        """The table as it lies now before a viewer, and what they are asked."""
        game = self.table.game
        assert game is not None
        own = game.own_table(person) if self.table.ended is None else game.revealed()
        return self._lying(person, own, self._unasked(person))

    @cached_property
    def _public(self) -> Json:
        """The table as it lies now before everybody."""
        game = self.table.game
        assert game is not None
        asked = None if self._asked is None else game.asked()
        return {
            "asked": Raw(encode(asked)),
            "open": Raw(encode(game.open_table())),
            "own": None,
            "clock": clock.seconds_for(self.table) if self._asked or self.table.phase != "playing" else 0,
        }

    def _lying(self, person: int | None, own: Json | msgspec.Raw, unasked: tuple[int, ...]) -> Json:
        """The table as it lies now, what this viewer sees beyond that, and what they may do."""
        table, game, asked = self.table, self.table.game, self._asked
        assert game is not None
        told = self._public | {"own": own}
        if asked is not None and asked.person == person and table.seats[person].level is None:
            told |= game.asking()
        if unasked:
            told["unasked"] = [game.option(answer) for answer in unasked]
        return told

    def _unasked(self, person: int | None) -> tuple[int, ...]:
        """What somebody may do without being asked."""
        table = self.table
        if (
            table.game is None
            or not table.game.takes_unasked
            or person is None
            or table.phase != "playing"
            or "beats" in self.stage
            or table.seats[person].level is not None
        ):
            return ()
        return tuple(table.game.unasked(person))

    def snapshot(self, person: int | None, game: int = 0, after: int = 0, left: float | None = None) -> bytes:
        """All that a viewer who comes (back) may be told: the stream after a number, and the table as it lies."""
        table = self.table
        told: Json = {
            "t": "snapshot",
            "protocol": PROTOCOL,
            "n": table.n,
            "you": person,
            "table": self._table(),
        }
        if person is not None:
            told["join"] = table.join
        told["watch"] = table.watch
        again = memory.recall(table, person, after if game == table.number else 0)
        told["log"] = [self._told_again(item, again) for item in again.items]
        told["complete"] = again.complete
        if again.sight is not None and table.game is not None:
            at = again.sight.at
            seen = sight_of(table.game.told(at, person), table.game.told(at, None))
            told["sight"] = {"n": again.sight.n, "seq": at, "events": seen}
        if table.game is not None:
            told |= self._snapshot_of_game(table.game, person)
            told["left"] = left
        if self.stage.get("paused") or "beats" in self.stage:
            told["stage"] = self.stage
        return encode(told)

    def _snapshot_of_game(self, game: Game, person: int | None) -> Json:
        table = self.table
        assert table.dealt is not None
        start = memory.opening(table, table.dealt.opening(person))
        told: Json = {"game": table.number, "seq": table.seq, "start": start} | self.now(person)
        told["begins"] = table.dealt.told(0, person)
        if person is not None:
            lodged, order = table.lodged.get(person), table.orders.get(person)
            told["lodged"] = None if lodged is None else {"plan": lodged.plan, "own": lodged.own}
            told["order"] = order
            told["pins"] = {str(card): text for card, text in table.pins.get(person, {}).items()}
            told["had_more_time"] = person in table.extended
        return told

    def _told_again(self, item: Item | Saying, again: memory.Recall) -> Json | msgspec.Raw:
        table = self.table
        if isinstance(item, Saying):
            return saying(item)
        assert table.game is not None
        viewer = again.viewer
        known = self._retold.get((item.n, viewer))
        if known is not None:
            return known
        events = table.game.told(item.at, viewer)
        told = Raw(encode({"t": "happened", "n": item.n, "seq": item.at, "events": events}))
        if viewer in (None, ALL_KNOWING):  # what one person alone is told again is not kept
            self._retold[item.n, viewer] = told
        return told
