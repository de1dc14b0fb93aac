"""What can be chosen about a table of Masquerade."""

from __future__ import annotations

from maskenball.core.game import Json
from maskenball.games.masquerade.rules.deck import CARDS, DECKS


def offers() -> Json:
    """Decks, and the cards that a deck of one's own is made of."""
    return {"decks": sorted(DECKS), "cards": list(CARDS)}
