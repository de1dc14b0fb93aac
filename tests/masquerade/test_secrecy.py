"""W3: two games that differ only in what a player may not know look the same to that player; leaks are caught."""

from __future__ import annotations

from random import Random

import pytest

from tests.aims import aimed
from tests.masquerade.leaks import LEAKS
from tests.masquerade.two_worlds import compare_two_worlds, unknowing_partner_pair
from tests.played import rule
from tests.worlds import Leak


@rule("W1", "W2", "W3", "W4")
@pytest.mark.parametrize("part", range(2))
def test_nobody_can_tell_two_worlds_apart_that_the_rules_make_equal(part: int) -> None:
    pairs = [compare_two_worlds(Random(f"worlds {part} {k}")) for k in range(150)]
    assert sum(len(pair.fooled) for pair in pairs) > 100, "hardly any world really differed"


@rule("P2", "P3", "W3")
def test_an_unknowing_partner_sees_not_one_byte_of_difference() -> None:
    pairs = [unknowing_partner_pair(Random(f"unknowing {k}")) for k in range(60)]
    assert sum(pair.compared for pair in pairs) > 100


def compare(k: int) -> None:
    """A pair of worlds of each kind."""
    compare_two_worlds(Random(f"leak {k}"))
    unknowing_partner_pair(Random(f"leak {k}"))


@rule("W3")
@pytest.mark.parametrize("name", LEAKS)
def test_a_seeded_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    with pytest.raises(Leak):
        for k in aimed("masquerade", name):
            compare(k)


def test_there_are_at_least_ten_kinds_of_leaks() -> None:
    assert len(LEAKS) >= 10
