"""The games of this house, by the name a score sheet gives them."""

from __future__ import annotations

from maskenball.games.game import Game
from maskenball.games.mascarade.match import Mascarade
from maskenball.games.masquerade.match import Masquerade

GAMES: dict[str, type[Game]] = {"mascarade": Mascarade, "masquerade": Masquerade}
