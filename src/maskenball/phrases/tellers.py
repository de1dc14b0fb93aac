"""The teller of each game."""

from __future__ import annotations

from maskenball.games.game import Json
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.telling import Teller
from maskenball.phrases.telling_mascarade import MascaradeTeller
from maskenball.phrases.telling_masquerade import MasqueradeTeller

TELLERS: dict[str, type[Teller]] = {"mascarade": MascaradeTeller, "masquerade": MasqueradeTeller}


def teller(start: Json, phrases: Phrases) -> Teller:
    """Somebody who tells the game that begins with this message."""
    return TELLERS[start["game"]](start, phrases)
