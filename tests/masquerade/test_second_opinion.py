"""Engine and second opinion agree at every decision of random deals. `make soak` plays 10,000 for each table size."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.masquerade.agreement import Census, agree_on_a_game

RARE = ("both Partners in one hand", "second Magician beat the first", "thefts", "trades", "actions declined")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_engine_and_second_opinion_agree(players: int) -> None:
    census: Census = Counter()
    for k in range(150):
        agree_on_a_game(Random(f"agreement {players} {k}"), census, players)
    missing = [what for what in RARE if not census[what]]
    assert not missing, f"these games never held {missing}"
    assert (census["ended: draw"] > 0) == (players == 4)
