"""Every number in every power matters: altered, a recorded game goes otherwise."""

from __future__ import annotations

from types import FunctionType

import pytest

from maskenball.games.mascarade.rules.editions import FIRST, SECOND
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.words import NOUNS, VERBS, Name, Word
from tests.golden import OWN_MASKS
from tests.mascarade.mutants import survivors
from tests.mascarade.turn_mutants import FUNCTIONS, SAME, survivors as turn_survivors

OWN = masks_from_toml(OWN_MASKS)


@pytest.mark.parametrize(("edition", "mask"), [(b.number, m.id) for b in (FIRST, SECOND) for m in b.box])
def test_no_altered_row_of_a_mask_goes_unnoticed(edition: int, mask: str) -> None:
    assert survivors(mask, edition, own=False) == []


@pytest.mark.parametrize("mask", [m.id for m in OWN])
def test_no_altered_row_of_a_home_made_mask_goes_unnoticed(mask: str) -> None:
    assert survivors(mask, 1, own=True) == []


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_nothing_in_the_rules_of_the_turn_can_be_altered_unnoticed(function: FunctionType) -> None:
    assert [what for what in turn_survivors(function) if what not in SAME] == []


def words_in(word: Word) -> set[str]:
    said = {word.text}
    for thing in (*word.given, *word.otherwise):
        said |= {thing.text} if isinstance(thing, Name) else words_in(thing) if isinstance(thing, Word) else set()
    return said


def test_every_word_of_the_language_is_in_a_mask_that_is_mutated() -> None:
    powers = [m.power for box in (FIRST, SECOND) for m in box.box] + [m.power for m in OWN]
    said = {text for power in powers for word in power for text in words_in(word)}
    assert said >= (set(VERBS) | set(NOUNS)) - {"everyone"}, "everyone is the audience that goes without saying"
