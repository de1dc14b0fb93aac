"""Histories: every drawn past leads to its world, and swaps are in it as often as they really were likely."""

from __future__ import annotations

from random import Random

import numpy as np

from maskenball.core.wish import Wish
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_masks, seats_of
from maskenball.games.mascarade.beliefs.histories import sampled_histories
from maskenball.games.mascarade.beliefs.swaps import swap_posteriors
from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.match import Mascarade
from tests.mascarade.random_tables import random_answer
from tests.played import GUESTS


def played(seed: str, players: int, decisions: int) -> Mascarade:
    """A random game, cut short."""
    chance = Random(seed)
    game = Wish().dealt(tuple(GUESTS[:players]), seed)
    assert isinstance(game, Mascarade)
    while not game.over and len(game.history) < decisions:
        game.play(*random_answer(game, chance, truth=0.7))
    return game


def with_trail(game: Mascarade, person: int) -> Belief:
    """What a person can know, with the way there."""
    view, deal = game.view(person), dealt_masks(game.setup)
    seats = seats_of(len(deal), game.t.players, game.t.slots)
    belief = Belief(deal, person, q=0.7, seats=seats, trail=True)
    belief.update(view.events)
    return belief


def test_a_past_leads_to_its_world_and_agrees_with_what_was_seen() -> None:
    drawn = 0
    for k in range(40):
        game = played(f"past {k}", 3 + k % 6, 30)
        for person in range(2):
            belief, events = with_trail(game, person), game.view(person).events
            worlds, swapped = sampled_histories(belief, np.random.default_rng(k), 20)
            for world, bits in zip(worlds.tolist(), swapped.tolist(), strict=True):
                cards, at = list(belief.deal), 0
                for kind, _, x, y, value in events:
                    if kind == e.SWAP:
                        assert value in (-1, bits[at]), "one knows one's own swaps"
                        if bits[at]:
                            cards[x], cards[y] = cards[y], cards[x]
                        at += 1
                    elif kind in (e.LOOK, e.TURN_UP, e.PEEK) and value >= 0:
                        assert cards[x] == value
                assert cards == world
                drawn += 1
    assert drawn == 40 * 2 * 20


def test_swaps_are_drawn_as_often_as_they_were_likely() -> None:
    compared = 0
    for k in range(12):
        game = played(f"often {k}", 5, 40)
        belief, view = with_trail(game, 0), game.view(0)
        seats = seats_of(len(belief.deal), game.t.players, game.t.slots)
        exact = swap_posteriors(belief.deal, view.events, 0, q=0.7, seats=seats)
        _, swapped = sampled_histories(belief, np.random.default_rng(k), 4000)
        swaps = [at for at, event in enumerate(view.events) if event[0] == e.SWAP]
        for hidden in exact:
            found = swapped[:, swaps.index(hidden.event)].mean()
            assert abs(found - hidden.chance) < 0.05, (k, hidden, found)
            compared += 1
    assert compared > 40
