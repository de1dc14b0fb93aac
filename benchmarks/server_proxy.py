"""`proxy`: moves through a proxy that drops, doubles, delays and cuts whole frames, in large numbers: exactly once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.bots_page import Page, Progress, table
from tests.server.promises import MOST_TOLD, Company
from tests.server.proxy import MISHAPS, through_proxy
from tools.house import server

TABLES, PLAYERS = 120, 4


def page(company: Company, found: Counter[str], seconds: float) -> Page:
    """What happened, in Markdown."""
    tally = company.tally
    rows = [[name, found[name], f"{100 * found[name] / max(1, found['frames']):.1f} %"] for name in MISHAPS]
    text = [
        f"{tally.moves} moves acknowledged at {len(company.tables)} tables with {company.players} people each, "
        f"{tally.games} games, in {seconds:.0f} s; {found['frames']} frames on {found['lines']} lines. "
        f"{len(tally.faults)} faults.",
        table(("what happened to frames", "how often", "share"), rows),
        *(f"- {fault}" for fault in tally.faults[:MOST_TOLD]),
    ]
    return Page("\n\n".join(text), not tally.faults)


def campaign(moves: int, tables: int = TABLES, players: int = PLAYERS, seed: object = 0) -> Page:
    """Play through the proxy, with a server of its own."""
    progress = Progress("proxy, moves", moves)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        with server(database) as running:
            work = through_proxy(running.address, database, moves, tables, players, seed, progress)
            return page(*uvloop.run(work), progress.seconds)
