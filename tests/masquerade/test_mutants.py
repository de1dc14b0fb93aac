"""Every bent rule is noticed by the second opinion."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.masquerade.agreement import agree_on_a_game
from tests.masquerade.mutants import MUTANTS
from tests.masquerade.second_opinion import Illegal


@pytest.mark.parametrize("name", MUTANTS)
def test_a_bent_rule_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTANTS[name](monkeypatch)
    with pytest.raises((AssertionError, Illegal, IndexError)):
        for k in range(400):
            agree_on_a_game(Random(f"mutant {k}"), Counter())
