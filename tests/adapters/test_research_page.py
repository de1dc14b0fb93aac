"""docs/research.md is true: its programs run, its table of spaces is that of the code."""

from __future__ import annotations

import re
from inspect import signature
from pathlib import Path

import pytest

from maskenball.adapters.gymnasium import BatchVectorEnv, SeatEnv
from maskenball.adapters.pettingzoo import TableEnv
from maskenball.adapters.table import HIGH, LOW, answers_of, columns_of
from maskenball.core.flags import flags_of
from maskenball.core.kit import kits
from maskenball.core.wish import Wish

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"


def text() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_the_programs_on_the_page_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```python\n(.*?)```", text(), re.DOTALL)
    assert len(blocks) >= 3
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(block, namespace)


def possible(wish: Wish) -> str:
    """From how many players to how many."""
    able = []
    for players in range(1, 20):
        try:
            wish.dealt(tuple(f"seat_{k}" for k in range(players)), "1")
        except ValueError:
            continue
        able.append(players)
    return f"{able[0]}-{able[-1]}"


def test_the_table_of_spaces_is_that_of_the_code() -> None:
    players = {
        "mascarade": f"{possible(Wish())} (second edition {possible(Wish(edition=2))})",
        "masquerade": possible(Wish("masquerade")),
    }
    rows = [f"| game | players | observation (int8, {LOW} to {HIGH}) | actions and mask |", "|---|---|---|---|"]
    for game, usual in ((kit.name, kit.usual_players) for kit in kits().values()):
        many = f"{players[game]}, usually {usual}"
        rows.append(f"| {game.title()} | {many} | {columns_of(game)} | {answers_of(game)} |")
    block = "\n".join(rows)
    assert f"<!-- spaces -->\n{block}\n<!-- end of spaces -->" in text(), block


def test_every_keyword_is_on_the_page() -> None:
    words = set(re.findall(r"[a-z_]+", text()))
    for environment in (TableEnv, SeatEnv, BatchVectorEnv):
        assert set(signature(environment).parameters) - {"chosen"} <= words
    assert {flag.name for kit in kits().values() for flag in flags_of(kit)} <= words
