"""Masquerade for mass play: a state before the deal, the cards to be dealt, and a game with given cards."""

from __future__ import annotations

from dataclasses import replace

from maskenball.games.masquerade.rules.deck import CARDS, pack
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.state import State


def unlaid(game: Masquerade) -> State:
    """The state before cards are dealt."""
    return State.blank()


def deck(game: Masquerade) -> list[int]:
    """The cards in play as numbers, in an order that does not depend on any deal."""
    return sorted(CARDS.index(card) for card in pack(len(game.names)))


def dealt_as(sample: Masquerade, order: list[int], first: int) -> Masquerade:
    """A game like the sample with the cards in this order."""
    cards, size = [CARDS[kind] for kind in order], sample.t.hand_size
    hands = [cards[p * size : (p + 1) * size] for p in range(sample.t.players)]
    return Masquerade(replace(sample.setup, hands=hands, first=first))
