"""A witness of Masquerade: nobody says what they are, but everybody has a part in the game."""

from __future__ import annotations

from maskenball.core.witness import Witness
from maskenball.games.masquerade.rules.deck import KINDS, PARTNER
from maskenball.games.masquerade.rules.match import Masquerade

ROLES = ("no Partner", "one Partner", "both Partners")
UNKNOWING = "unknowing partner"


class MasqueradeWitness(Witness):
    """Knows who is with whom."""

    def __init__(self, game: Masquerade) -> None:
        super().__init__(game)
        parts = [ROLES[game.s.hand[seat * KINDS + PARTNER]] for seat in range(len(game.names))]
        self.held = [
            [UNKNOWING if part == ROLES[0] and game.s.partners >> seat & 1 else part] for seat, part in enumerate(parts)
        ]
