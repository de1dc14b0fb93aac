"""Stored games keep their meaning: whatever masks the rules learn, however they number their answers; and what 0.1.0
wrote in numbers becomes score sheets."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import msgspec
import pytest

import maskenball
from maskenball.core.game import Json
from maskenball.core.replay import Replay
from maskenball.server import entries as e
from maskenball.server.hall import Hall
from maskenball.server.showing import Showing
from maskenball.server.store import Store
from maskenball.server.table import Table, folded
from maskenball.server.thinking import Thinkers
from tests.server.stored_tables import FOLDER, TABLES, read, stands

ROOT = Path(__file__).parents[2]
STAND: Json = json.loads((FOLDER / "stand.json").read_text(encoding="utf-8"))
OLD = ROOT / "tests" / "data" / "journals-0.1.0.jsonl"


@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_stored_table_stands_where_it_stood(name: str) -> None:
    assert stands(read(name)) == STAND[name]


def test_stored_tables_of_every_kind_are_kept() -> None:
    kinds = {table["document"]["kind"] for table in STAND.values()}
    assert kinds >= {None, "secret", "contest", "choose", "action"} and set(STAND) == set(TABLES)
    assert any(table["lodged"] for table in STAND.values()) and any(table["games"] > 2 for table in STAND.values())


def test_a_journal_says_what_was_answered_in_words() -> None:
    lines = (FOLDER / "first-3-swap.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[6]) == {
        "e": "answered",
        "by": 2,
        "c": "1.0",
        "person": 2,
        "answer": 'take right "Dr. No".left',
    }


def grown_rules(folder: Path) -> Path:
    """A copy of the rules in which masks were added at the front, others moved, and the space of answers has grown."""
    package = folder / "src" / "maskenball"
    shutil.copytree(Path(maskenball.__file__).parent, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    masks = package / "games" / "mascarade" / "rules" / "masks.py"
    text = masks.read_text(encoding="utf-8")
    changes = {
        "KINDS = 24": "KINDS = 40",
        "FIRST_EDITION = (judge,": 'newcomer = mask("newcomer", win())\nFIRST_EDITION = (newcomer, widow, judge,',
        "inquisitor, widow)": "inquisitor)",
        "SECOND_EDITION = (\n    judge,": "SECOND_EDITION = (\n    newcomer, judge,",
        'MASKS = (\n    "judge",': 'MASKS = (\n    "newcomer", "stranger", "princess", "judge",',
        '"beggar", "princess",\n)': '"beggar",\n)',
    }
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    masks.write_text(text, encoding="utf-8")
    return folder / "src"


def run_with(rules: Path, *words: str) -> str:
    """What a Python program prints that imports these rules."""
    place = os.environ | {"PYTHONPATH": f"{rules}:{ROOT}"}
    done = subprocess.run([sys.executable, *words], env=place, cwd=rules, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_stored_game_changes_its_meaning_when_the_rules_grow(tmp_path: Path) -> None:
    grown = grown_rules(tmp_path)
    program = "import maskenball.games.mascarade.rules.answers as a; print(a.ANSWERS, a.PASS)"
    assert run_with(grown, "-c", program) != run_with(ROOT / "src", "-c", program)  # these are other rules indeed
    assert json.loads(run_with(grown, "-m", "tests.server.stored_tables", "--fold")) == STAND


def test_a_game_under_rules_that_nobody_knows_any_more_is_shown_and_not_played_on() -> None:
    lines = (FOLDER / "first-6-contest.jsonl").read_bytes().replace(b'"mascarade/1"', b'"mascarade/0"').splitlines()
    table = folded("t", [e.decode(line) for line in lines])
    assert (table.phase, table.closed_by, table.asked) == ("closed", "other-rules", None)
    assert Replay(table.record()).finish().sheet() == STAND["first-6-contest"]["sheet"]
    shown = json.loads(Showing(table, lambda: set()).snapshot(0))
    assert shown["table"]["phase"] == "closed" and shown["table"]["sheet"] == table.record() and "start" not in shown
    table.apply(e.Rematched(secret="next"))
    assert (table.phase, table.closed_by, table.unread_sheet) == ("gathering", "", "")


def numbered(database: Path) -> dict[str, list[Json]]:
    """A database as 0.1.0 left it; returns its journals."""
    store = Store(f"sqlite:///{database}")
    store.open()
    store.close()
    journals: dict[str, list[Json]] = defaultdict(list)
    for line in OLD.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        journals[row["table"]].append(row["entry"])
    with sqlite3.connect(database) as connection:
        connection.execute("DROP TABLE records")
        connection.execute("ALTER TABLE tables DROP COLUMN first")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        for id, journal in journals.items():
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, 1.0)", (id, f"j-{id}", f"w-{id}"))
            for n, entry in enumerate(journal):
                row = (id, n, 1.0, json.dumps(entry, ensure_ascii=False).encode())
                connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?)", row)
        connection.execute("INSERT INTO tables VALUES ('broken', 'joinbroken', 'watchbroken', 1.0)")
        connection.execute("INSERT INTO journal VALUES ('broken', 0, 1.0, ?)", (b"{",))
    return journals


def test_tables_of_0_1_0_become_score_sheets_and_are_closed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    journals = numbered(database)
    store = Store(f"sqlite:///{database}")
    store.open()

    async def run() -> dict[str, Table]:
        hall = Hall(store, Thinkers())
        tables = {id: (await hall.find(id=id)).table for id in journals}
        found: Counter[bool] = Counter()
        for id, journal in journals.items():
            finished = [games for games in _games(journal) if games.is_over]
            for game in finished:
                sheet = await hall.sheet(id, game.number)
                decided = [line for line in sheet.splitlines() if ": " in line and not line.startswith("[")]
                assert len(decided) == game.answers
                again = Replay(sheet).finish()
                refused = "those of today refuse what follows" in sheet
                assert again.over != refused and (not refused or id == "first-2")
                assert again.headers["Secret"] == f"s {id}" or game.number > 1
                found[refused] += 1
            assert await store.sheet(id, len(_games(journal)) + 1) is None
        assert (found[True], found[False]) == (2, 3)
        return tables

    try:
        tables = asyncio.run(run())
    finally:
        store.close()
    for id, table in tables.items():
        assert (table.phase, table.closed_by) == ("closed", "older")
        seated = {entry["name"] for entry in journals[id] if entry["e"] in ("seated", "botted")}
        assert {chair.name for chair in table.seats} == seated
        assert table.seats[table.host].name == "Anna"
        assert json.loads(Showing(table, lambda: set()).snapshot(0))["table"]["closed_by"] == "older"


class _Game(msgspec.Struct):
    number: int
    answers: int = 0
    is_over: bool = False


def _games(journal: list[Json]) -> list[_Game]:
    """The games of a journal: how many answers each has, and whether another was begun after it or all have ended."""
    games: list[_Game] = []
    for entry in journal:
        if entry["e"] == "started":
            games.append(_Game(len(games) + 1))
        elif entry["e"] == "answered":
            games[-1].answers += 1
        elif entry["e"] == "rematched":
            games[-1].is_over = True
    games[-1].is_over = journal[0]["options"].get("game") != "masquerade" and not journal[0]["options"].get("accidents")
    return games


def before_journals_began_anew(database: Path, journals: dict[str, list[bytes]]) -> None:
    """A database in which every journal goes back to the opening of its table, with a score sheet of an older game."""
    store = Store(f"sqlite:///{database}")
    store.open()
    store.close()
    with sqlite3.connect(database) as connection:
        connection.execute("DROP TABLE records")
        connection.execute("ALTER TABLE tables DROP COLUMN first")
        connection.execute(
            "CREATE TABLE records (table_id VARCHAR(16) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, "
            "sheet TEXT NOT NULL, PRIMARY KEY (table_id, number))"
        )
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
        for id, journal in journals.items():
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, 1.0)", (id, f"j-{id}", f"w-{id}"))
            rows = [(id, n, 100.0 + n, entry) for n, entry in enumerate(journal)]
            connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", rows)
        connection.execute("INSERT INTO tables VALUES ('closed', 'j', 'w', 1.0)")
        closed = [e.Opened(), e.Seated(seat=0, name="Anna", token="t"), e.Closed(why="older")]
        rows = [("closed", n, 1.0, e.encode(entry)) for n, entry in enumerate(closed)]
        connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", rows)
        connection.execute("INSERT INTO records VALUES ('closed', 2, ?)", ("[Game]",))


def test_journals_with_rematches_are_cut_and_every_game_of_theirs_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    whole = {name: stand for name, stand in STAND.items() if not name.endswith("-anew")}
    journals = {name[:16]: (FOLDER / f"{name}.jsonl").read_bytes().splitlines() for name in whole}
    journals["broken"] = [b"{"]
    before_journals_began_anew(database, journals)
    store = Store(f"sqlite:///{database}")
    store.open()

    async def run() -> None:
        hall, cut = Hall(store, Thinkers()), 0
        for name, stand in whole.items():
            id = name[:16]
            found = await store.journal_by(id=id)
            assert found is not None and found.times[-1] == 100.0 + len(journals[id]) - 1
            cut += len(found.entries) < len(journals[id])
            assert (len(found.entries) < len(journals[id])) == (stand["games"] > 1)
            assert stands((await hall.find(id=id)).table) == stand
            for number in range(1, stand["games"]):
                assert Replay(await hall.sheet(id, number)).finish().over
            assert await store.sheet(id, stand["games"]) is None
        assert cut >= 4
        closed = (await hall.find(id="closed")).table
        assert (closed.number, closed.phase, closed.seats[0].name) == (2, "closed", "Anna")
        assert await hall.sheet("closed", 2) == "[Game]"

    try:
        asyncio.run(run())
    finally:
        store.close()
