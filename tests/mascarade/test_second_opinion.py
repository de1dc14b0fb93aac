"""The engine and the second opinion agree at every decision of random games. `make soak` plays 20,000 of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.mascarade.agreement import Census, agree_on_a_game, agree_on_a_small_game

RARE = (
    "contests", "two Peasants turned up", "Puppet Master moves of liars", "Princess targets", "turns bound: swap",
    "turns bound: look", "turns bound: swap-or-look", "ended: cheat", "ended: thirteen", "ended: bankrupt",
    "shared wins",
)  # fmt: skip


RARE_AT_SMALL_TABLES = (
    "forced swaps, 2 players: left", "forced swaps, 2 players: right", "forced swaps, 2 players: protected",
    "forced swaps, 3 players: left", "forced swaps, 3 players: right", "owed Looks that wait: prepare",
    "owed Looks that wait: swap", "turns bound: look", "peeks",
)  # fmt: skip


@pytest.mark.parametrize("part", range(2))
def test_engine_and_second_opinion_agree_at_small_tables(part: int) -> None:
    census: Census = Counter()
    for k in range(300):
        agree_on_a_small_game(Random(f"small {part} {k}"), census)
    missing = [what for what in RARE_AT_SMALL_TABLES if census[what] < 20]
    assert not missing, f"these games seldom held {missing}"


@pytest.mark.parametrize("part", range(4))
def test_engine_and_second_opinion_agree(part: int) -> None:
    census: Census = Counter()
    for k in range(300):
        agree_on_a_game(Random(f"agreement {part} {k}"), census)
    missing = [what for what in RARE if not census[what]]
    assert not missing, f"these games never held {missing}"
