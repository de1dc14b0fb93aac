"""Mascarade for mass play: a state before the deal, the cards to be dealt, and a game with given cards."""

from __future__ import annotations

from dataclasses import replace

from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.state import State


def unlaid(game: Mascarade) -> State:
    """The state before cards are dealt: coins and the like, no cards and no seats."""
    blank = State.blank()
    blank.coins[:] = game.s.coins
    blank.court = game.s.court
    blank.preparation = game.setup.preparation
    return blank


def deck(game: Mascarade) -> list[int]:
    """The cards in play as numbers, in an order that does not depend on any deal."""
    return sorted(game.s.cards[: game.t.cards])


def dealt_as(sample: Mascarade, order: list[int], first: int) -> Mascarade:
    """A game like the sample with the cards in this order."""
    masks, slots = [sample.mask_ids[number] for number in order], sample.t.slots
    places = [masks[p * slots : (p + 1) * slots] for p in range(sample.t.players)]
    return Mascarade(replace(sample.setup, deal=places, centre=masks[sample.t.first_centre :], first=first))
