"""A table is what its journal tells, from its opening on or from where the journal began anew."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from maskenball.core.game import Refused
from maskenball.server import commands as c, consequences, entries as e
from maskenball.server.consequences import ROOM_FOR_A_SEAT, ROOM_WHILE_GATHERING
from maskenball.server.options import Options
from maskenball.server.showing import Showing
from maskenball.server.table import CHAT_KEPT, Table, folded

ENDED_WITH_THE_GAME = {
    "phase", "game", "dealt", "closed_by", "unread_sheet", "items", "ready", "lodged", "sights", "orders", "extended",
    "pins", "last_turns", "lead", "opened_at", "opened_time", "salts", "first_chosen", "_promises", "agreed", "ended",
}  # fmt: skip
"""Fields of a table that a rematch sets back: nothing of them is to be carried on."""


class Evening:
    """Three people at a table, and the journal of all they do."""

    def __init__(self, **options: Any) -> None:
        opened = e.Opened(options=Options(players=3, **options), join="join", watch="watch", secret="0")
        self.journal: list[e.AnyEntry] = [opened]
        self.times = [1000.0]
        self.table = Table("table", opened)
        self.chance, self.ids = Random(1), count()
        for seat, name in enumerate(("Anna", "Ben", "Cleo")):
            self.happens(e.Seated(seat=seat, name=name, token=f"token {name}", salt=name))

    def happens(self, *entries: e.AnyEntry) -> None:
        at = self.times[-1] + 1
        for entry in entries:
            self.journal.append(entry)
            self.times.append(at)
            self.table.apply(entry, at)

    def does(self, seat: int, command: type[c.Command], **given: Any) -> list[e.AnyEntry]:
        found = consequences.entries_for(command(f"{next(self.ids)}", **given), self.table, seat, self.table.people)
        self.happens(*found)
        return found

    def plays(self, most: int = 1_000_000) -> None:
        """A game, as far as wanted, with something said in between."""
        self.does(self.table.host, c.Start)
        self.happens(e.Begun())
        while (asked := self.table.asked) is not None and self.table.seq < most:
            game = self.table.game
            assert game is not None
            text = game.text(self.chance.choice(game.legal()))
            self.does(asked.person, c.Answer, game=self.table.number, seq=self.table.seq, answer=text)
            if self.table.seq % 10 == 0:
                self.does(asked.person, c.Say, text=f"decision {self.table.seq}")

    def again(self) -> Table:
        """The table as it is read from where its journal last began, as it lies on disk."""
        begun = max(at for at, entry in enumerate(self.journal) if isinstance(entry, e.Carried))
        return folded("table", [e.decode(e.encode(entry)) for entry in self.journal[begun:]], self.times[begun:])

    def whole(self) -> Table:
        """The same, read from its opening on."""
        return folded("table", [e.decode(e.encode(entry)) for entry in self.journal], self.times)


def test_a_journal_of_several_games_tells_the_same_table_as_living_through_them() -> None:
    evening = Evening()
    for _ in range(2):
        evening.plays()
        evening.does(evening.table.host, c.Rematch, rotate=True)
    evening.plays(9)
    table = evening.table
    assert table.number == 3 and table.seq == 9
    for again in (evening.again(), evening.whole()):
        assert again.seq == 9
        for viewer in (None, 0, 1, 2):
            told = [Showing(one, lambda: set()).snapshot(viewer) for one in (table, again)]
            assert told[0] == told[1]
        assert (again.entries, again.n, again.seats) == (table.entries, table.n, table.seats)
        assert (again.secret, again.opened_time) == (table.secret, table.opened_time)
        assert all(chair.done for chair in again.seats)


def test_whatever_outlives_a_game_is_carried_on() -> None:
    """Field by field; a new field is either set back by a rematch (and listed here), or carried."""
    evening = Evening(memory="notes")
    for _ in range(2):
        evening.plays()
        evening.does(0, c.Say, text="Once more!")
        evening.does(evening.table.host, c.Rematch, rotate=True)
    carried = next(entry for entry in reversed(evening.journal) if isinstance(entry, e.Carried))
    assert all(getattr(carried, name) != getattr(e.Carried(), name) for name in e.Carried.__struct_fields__[2:])
    lived, again, whole = (vars(table) for table in (evening.table, evening.again(), evening.whole()))
    assert again == whole == lived
    fresh = vars(Table("", e.Opened()))
    assert {name for name, value in lived.items() if value == fresh[name]} <= ENDED_WITH_THE_GAME
    seat, nobody = vars(lived["seats"][0]), vars(fresh["seats"][0])
    assert {name for name, value in seat.items() if value == nobody[name]} == {"level", "promise", "spent"}


def test_a_journal_begins_anew_while_people_gather_and_nobody_notices() -> None:
    evening = Evening()
    carried = 0
    for k in range(3 * ROOM_WHILE_GATHERING):
        found = evening.does(k % 3, c.Say, text=f"saying {k}")
        carried += isinstance(found[0], e.Carried)
        if isinstance(found[0], e.Carried):
            assert vars(evening.again()) == vars(evening.whole()) == vars(evening.table)
    assert carried >= 2 and evening.table.n == 3 + 3 * ROOM_WHILE_GATHERING
    assert [saying.text for saying in evening.again().sayings][-1] == f"saying {k}"
    assert len(evening.again().sayings) == CHAT_KEPT and evening.table.weight <= ROOM_WHILE_GATHERING + 60


def test_a_large_entry_takes_the_room_of_many() -> None:
    small, large = e.Said(0, "1", 0, "a" * 100), e.Changed(0, "1", Options(block="#" * 16_000))
    assert (e.weight(small), e.weight(large)) == (1, 16)


def test_in_a_game_every_seat_has_room_of_its_own_and_more_with_every_ten_decisions() -> None:
    evening = Evening()
    for _ in range(ROOM_FOR_A_SEAT):
        evening.does(2, c.Say, text="what is said before does not count")
    evening.plays(9)
    said = 0
    try:
        while True:
            evening.does(2, c.Say, text="bla")
            said += 1
    except Refused as why:
        assert why.code == "journal-full"
    assert said == ROOM_FOR_A_SEAT
    evening.does(1, c.Say, text="I can still speak")
    asked, game = evening.table.asked, evening.table.game
    assert asked is not None and game is not None
    text = game.text(game.legal()[0])
    evening.does(asked.person, c.Answer, game=1, seq=evening.table.seq, answer=text)
    evening.does(2, c.Say, text="and so can I")


def test_there_is_always_room_for_the_moves_of_a_game_and_for_its_end() -> None:
    evening = Evening()
    evening.plays(1)
    for chair in evening.table.seats:
        chair.spent = 1_000_000
    while (asked := evening.table.asked) is not None:
        game = evening.table.game
        assert game is not None
        text = game.text(evening.chance.choice(game.legal()))
        evening.does(asked.person, c.Answer, game=1, seq=evening.table.seq, answer=text)
    evening.does(evening.table.host, c.Rematch)
    assert not any(chair.spent for chair in evening.table.seats)
    evening.does(2, c.Say, text="a new game, a new chance")
