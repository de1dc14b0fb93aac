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
