"""The teller of each game."""

from __future__ import annotations

from maskenball.core.game import Json
from maskenball.core.kit import kit_of
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.telling import Teller


def teller(start: Json, phrases: Phrases) -> Teller:
    """Somebody who tells the game that begins with this message."""
    tells: Teller = kit_of(start["game"]).part("teller")(start, phrases)
    return tells
