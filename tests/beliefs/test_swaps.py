"""Hidden swaps: how likely they were made, in the light of what came later. (Brute force: test_mascarade.)"""

from __future__ import annotations

import pytest

from maskenball.games.mascarade.beliefs.belief import Contradiction, dealt_masks
from maskenball.games.mascarade.beliefs.swaps import swap_posteriors
from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.match import Mascarade
from tests.played import say, table

SIX = "judge, bishop, king, queen, witch, cheat"


def suspected(game: Mascarade, person: int | None, q: float = 0.5, most: int = 100_000) -> list[tuple[int, float]]:
    """Author and chance of each hidden swap."""
    events = game.view(person).events
    swaps = swap_posteriors(dealt_masks(game.setup), events, person, q, most=most)
    assert all(events[swap.event][:4] == (e.SWAP, swap.author, swap.one, swap.other) for swap in swaps)
    return [(swap.author, round(swap.chance, 6)) for swap in swaps]


def test_a_swap_about_which_nothing_is_known_is_as_likely_as_before() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap")
    assert suspected(game, None, 0.3) == [(0, 0.3)]


def test_own_swaps_are_not_hidden() -> None:
    assert suspected(table(SIX, "Adele: take Bruno", "Adele: swap"), 0) == []


def test_a_look_gives_the_swap_before_it_away() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap", "Bruno: look")
    assert suspected(game, 1) == [(0, 1.0)]
    assert suspected(game, 2) == [(0, 0.5)]


def test_two_swaps_of_the_same_cards_are_suspected_together() -> None:
    game = table("judge, bishop, king, queen", "Adele: take Bruno", "Adele: swap", "Bruno: take Adele", "Bruno: keep")
    say(game, "Cedric: take Didier", "Cedric: keep", "Didier: announce judge", "Adele: claim")
    say(game, "Bruno: pass", "Cedric: pass")
    assert suspected(game, None, 0.2) == [(0, 0.5), (1, 0.5), (2, 0.0)]


def test_too_many_arrangements_and_impossible_events_are_dealt_with() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: keep", "Bruno: take Cedric", "Bruno: keep")
    assert suspected(game, None, 0.1, most=1) == [(0, 0.0), (1, 0.0)]
    with pytest.raises(Contradiction):
        swap_posteriors(dealt_masks(game.setup), [(e.LOOK, 0, 0, 0, 1)], None)
