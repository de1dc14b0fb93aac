"""A table is what its journal tells."""

from __future__ import annotations

from itertools import count
from random import Random

from maskenball.server import entries as e
from maskenball.server.options import Options
from maskenball.server.showing import Showing
from maskenball.server.table import Table, folded


def test_a_journal_of_several_games_tells_the_same_table_as_living_through_them() -> None:
    """Games that others have followed are not played again; everything else is as if they had been."""
    opened = e.Opened(options=Options(players=3), join="join", watch="watch", secret="0")
    journal: list[e.AnyEntry] = [opened]
    table = Table("table", opened)

    def take_in(entry: e.AnyEntry) -> None:
        journal.append(entry)
        table.apply(entry)

    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        take_in(e.Seated(seat=seat, name=name, token=f"token {name}", salt=name))
    chance, ids = Random(1), count()
    for number in range(3):
        names = tuple(chair.name for chair in table.seats)
        take_in(e.started(table.options.wish.dealt(names, f"seed {number}", number)))
        take_in(e.Said(seat=0, text=f"game {number}", by=0, c=f"{next(ids)}"))
        take_in(e.Begun())
        while table.asked is not None and (number < 2 or table.seq < 9):
            asked, game = table.asked, table.game
            assert game is not None
            answer = chance.choice(game.legal())
            take_in(e.Answered(person=asked.person, answer=game.text(answer), by=asked.person, c=f"{next(ids)}"))
        if number < 2:
            assert table.phase == "over"
            take_in(e.Rematched(secret=f"{number}", shift=1))
    again = folded("table", journal)
    assert table.number == 3 and again.seq == table.seq == 9
    for viewer in (None, 0, 1, 2):
        told = [Showing(one, lambda: set()).snapshot(viewer) for one in (table, again)]
        assert told[0] == told[1]
    assert (again.entries, again.n, again.seats, again.secret) == (table.entries, table.n, table.seats, table.secret)
    assert all(chair.done for chair in again.seats)
