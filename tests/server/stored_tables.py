"""Stored tables of every kind, one file of entries each, under tests/data/journals: what was written once must always
be read so. `python -m tests.server.stored_tables` adds those that are missing and never touches one that is there.

`python -m tests.server.stored_tables --fold` prints where each of them stands, for a run against other rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from maskenball.core.game import Json
from maskenball.server import commands as c, consequences, contest, entries as e
from maskenball.server.options import Options
from maskenball.server.table import Table, folded

FOLDER = Path(__file__).parents[1] / "data" / "journals"
NAMES = ("Anna", "Dr. No", "Čeněk", "Dora", "Émile", "Fran", "Gus", "Harry", "Ida", "Jo", "Kim", "Lea", "Max")
OWN = """[mask.alchemist]
bank = true
minimum_players = 4
power = 'take(1, bank); choose(A, others); when(richer_than_me, take(1, A))'

[mask.usher]
minimum_players = 4
power = 'choose(A, others); choose(B, others_but_A); trade_places(A, B)'
"""
DECK = """name = "mine"
diamonds = ["blue-1", "blue-2", "blue-3", "yellow-1", "yellow-2", "yellow-3", "green-1", "green-2", "green-3", "red-9"]
thief = "red-5"
merchant = "red-6"
"""

Stop = Callable[[Table], bool]


def in_a_power(table: Table) -> bool:
    """Somebody is asked by a power."""
    return table.asked is not None and table.asked.kind in ("choose", "name", "action")


def in_a_secret(table: Table) -> bool:
    """Two cards are under the table."""
    return table.asked is not None and table.asked.kind == "secret" and table.seq > 12


def in_a_contest(table: Table) -> bool:
    """A contest is going on, and somebody has answered."""
    return table.asked is not None and table.asked.kind == "contest" and table.seq > 20


def at_the_end(table: Table) -> bool:
    """The game is over."""
    return table.phase == "over"


TABLES: dict[str, tuple[Options, Stop, int]] = {
    "first-2": (Options(players=2), at_the_end, 1),
    "first-3-swap": (Options(players=3), in_a_secret, 1),
    "first-6-contest": (Options(players=6), in_a_contest, 1),
    "first-6-rematches": (Options(players=6, memory="notes"), in_a_power, 3),
    "first-5-anew": (Options(players=5, memory="notes"), in_a_power, 3),
    "first-8-accidents": (Options(players=8, accidents=True, clock=60), in_a_power, 1),
    "first-13": (Options(players=13), at_the_end, 1),
    "first-4-no-centre": (Options(players=4, scenario="judge, king, queen, fool"), in_a_contest, 1),
    "second-6-B-power": (Options(edition=2, scenario="2e-B", players=6), in_a_power, 1),
    "second-12-A": (Options(edition=2, players=12, contest="live"), at_the_end, 2),
    "own-masks": (
        Options(players=7, scenario="judge, king, alchemist, usher, queen, fool, spy", block=OWN), in_a_power, 2
    ),
    "masquerade-3": (Options(game="masquerade", players=3), in_a_power, 1),
    "masquerade-4-over": (Options(game="masquerade", players=4, deck="points"), at_the_end, 2),
    "masquerade-5-own-deck": (Options(game="masquerade", players=5, block=DECK), in_a_power, 1),
}  # fmt: skip


def written(name: str) -> list[e.AnyEntry]:
    """The journal of a table of this kind, played by chance up to its moment."""
    for k in range(100):
        journal = _by_chance(name, Random(f"{name} {k}"))
        if TABLES[name][1](folded(name, journal)):
            return journal[_begun(journal) :] if name.endswith("-anew") else journal
    raise AssertionError(f"{name} never came to its moment")


def _begun(journal: list[e.AnyEntry]) -> int:
    """Where a journal last began anew."""
    return max(at for at, entry in enumerate(journal) if isinstance(entry, e.Carried))


def _by_chance(name: str, chance: Random) -> list[e.AnyEntry]:
    options, stop, games = TABLES[name]
    opened = e.Opened(options=options, join=f"join{name[:4]}", watch=f"watch{name[:4]}", secret=f"secret of {name}")
    journal: list[e.AnyEntry] = [opened]
    table = Table(name, opened)

    def happens(*entries: e.AnyEntry) -> None:
        for entry in entries:
            journal.append(entry)
            table.apply(entry)

    def asks(seat: int, command: c.AnyCommand) -> None:
        happens(*consequences.entries_for(command, table, seat, table.people))

    for seat in range(options.players):
        if seat % 4 == 3:
            happens(e.Botted(seat=seat, name=NAMES[seat], level="cunning"))
        else:
            happens(e.Seated(seat=seat, name=NAMES[seat], token=f"token {seat}", salt=f"salt-{seat}"))
    for game in range(games):
        asks(table.host, c.Start(f"start {game}"))
        if table.phase == "memorising":
            happens(e.Begun(table.host, f"begin {game}"))
        last = game == games - 1
        while table.phase != "over" and not (last and table.seq > 8 and stop(table)):
            _one_more(table, chance, asks, happens)
        if not last:
            asks(0, c.Say(f"say {game}", text="Once more!"))
            asks(table.host, c.Rematch(f"again {game}", rotate=True))
    if contest.contested(table) and options.contest == "lodged":
        _lodge(table, asks)
    return journal


def _one_more(
    table: Table, chance: Random, asks: Callable[[int, c.AnyCommand], None], happens: Callable[..., None]
) -> None:
    game, asked = table.game, table.asked
    assert game is not None and asked is not None
    others = [p for p in range(len(game.names)) if p != asked.person]
    peeks = [(p, a) for p in others for a in game.unasked(p)]
    person, answer = chance.choice(peeks) if peeks and chance.random() < 0.05 else (asked.person, None)
    legal = [a for a in game.legal() if not game.text(a).startswith("claim")] if chance.random() < 0.5 else []
    text = game.text(chance.choice(legal or game.legal()) if answer is None else answer)
    if table.seats[person].level is None:
        asks(person, c.Answer(f"{table.number}.{table.seq}", table.number, table.seq, text))
    else:
        happens(e.Answered(person=person, answer=text, why="bot"))


def _lodge(table: Table, asks: Callable[[int, c.AnyCommand], None]) -> None:
    assert table.game is not None
    waiting = [p for p in table.people if contest.is_to_be_asked(table.game, p)]
    for seat in waiting[:2]:
        asks(seat, c.Lodge(f"lodge {seat}", table.number, table.game.s.turn, "if-nobody"))
    asks(table.people[0], c.Order("order", ("king", "judge")))


def stands(table: Table) -> Json:
    """Where a table stands, in words: nothing here is a number of the rules."""
    known: Json = {
        "phase": table.phase,
        "games": table.number,
        "host": table.host,
        "seats": [[chair.name, chair.is_person, chair.level, list(chair.done)] for chair in table.seats],
        "lodged": {str(seat): plan.plan for seat, plan in sorted(table.lodged.items())},
        "orders": {str(seat): list(but) for seat, but in sorted(table.orders.items())},
        "entries": table.entries,
        "n": table.n,
    }
    if table.game is not None:
        document = table.game.document()
        known |= {"sheet": table.game.sheet(), "document": document | {"legal": sorted(document["legal"])}}
    return known


def read(name: str) -> Table:
    """A stored table, folded."""
    lines = (FOLDER / f"{name}.jsonl").read_bytes().splitlines()
    return folded(name, [e.decode(line) for line in lines])


def all_stand() -> Json:
    """Where all of them stand."""
    return {path.stem: stands(read(path.stem)) for path in sorted(FOLDER.glob("*.jsonl"))}


def main() -> None:
    """Add what is missing; or print where all stand."""
    if "--fold" in sys.argv:
        print(json.dumps(all_stand(), ensure_ascii=False, indent=1, sort_keys=True))
        return
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_bytes(b"\n".join(e.encode(entry) for entry in written(name)) + b"\n")
            print("added", path.name)
    expected = FOLDER / "stand.json"
    known = json.loads(expected.read_text(encoding="utf-8")) if expected.exists() else {}
    expected.write_text(json.dumps(all_stand() | known, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
