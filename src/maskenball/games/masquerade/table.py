"""A new table of Masquerade, from what a host chose."""

from __future__ import annotations

from maskenball.core.wish import Wish
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup


def dealt(wish: Wish, names: tuple[str, ...], seed: str, first: int) -> Masquerade:
    """A new game; raises ValueError or Mistake."""
    return Masquerade(Setup.new(names, seed, wish.deck, first=first, block=wish.block))


def told(wish: Wish) -> str:
    """What is played, in a few words."""
    return f"masquerade, deck {'own' if wish.block else wish.deck}"


def wish_of(game: Masquerade, scenario: str) -> Wish:
    """What a game was dealt from; it has no scenarios."""
    setup = game.setup
    return Wish("masquerade", scenario=scenario, deck="default" if setup.block else setup.deck.id, block=setup.block)
