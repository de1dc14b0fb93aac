"""K4: two games that differ only in what a player may not know look the same to that player; leaks are caught."""

from __future__ import annotations

from random import Random

import pytest

from tests.aims import aimed
from tests.mascarade.leaks import LEAKS
from tests.mascarade.two_worlds import compare_two_worlds
from tests.played import rule
from tests.worlds import Leak


@rule("K1", "K2", "K3", "K4", "K5")
@pytest.mark.parametrize("part", range(4))
def test_nobody_can_tell_two_worlds_apart_that_the_rules_make_equal(part: int) -> None:
    pairs = [compare_two_worlds(Random(f"worlds {part} {k}")) for k in range(60)]
    assert sum(len(pair.fooled) for pair in pairs) > 100, "hardly any world really differed"


def compare(k: int) -> None:
    """A pair of worlds."""
    compare_two_worlds(Random(f"leak {k}"))


@rule("K4")
@pytest.mark.parametrize("name", LEAKS)
def test_a_seeded_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    with pytest.raises(Leak):
        for k in aimed("mascarade", name):
            compare(k)


def test_there_are_at_least_twenty_kinds_of_leaks() -> None:
    assert len(LEAKS) >= 20
