"""What can be chosen about a table of Masquerade."""

from __future__ import annotations

from maskenball.core.game import Json
from maskenball.games.masquerade.rules.deck import CARDS, DECKS, HAND_SIZES


def offers() -> Json:
    """Numbers of players, decks, and the cards that a deck of one's own is made of."""
    return {"players": sorted(HAND_SIZES), "decks": sorted(DECKS), "cards": list(CARDS)}
