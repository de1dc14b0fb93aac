"""The games of this house, by the name a score sheet gives them."""

from __future__ import annotations

from maskenball.games.mascarade.match import Mascarade

GAMES = {game.title: game for game in (Mascarade,)}
