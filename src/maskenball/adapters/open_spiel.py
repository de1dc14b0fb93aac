"""Our games in OpenSpiel: importing this registers them.

    import pyspiel
    import maskenball.adapters.open_spiel

    game = pyspiel.load_game("python_mascarade(players=7,edition=1)")

`python_mascarade`, `python_masquerade` and `python_mini_mascarade`. The rules are those of `maskenball.games`; only
chance nodes, strings and tensors are made here.
"""

from __future__ import annotations

import pyspiel

from maskenball.games.mascarade import open_spiel as open_spiel_mascarade, open_spiel_mini
from maskenball.games.masquerade import open_spiel as open_spiel_masquerade

GAMES = ("python_mascarade", "python_masquerade", "python_mini_mascarade")

if not set(GAMES) & set(pyspiel.registered_names()):
    pyspiel.register_game(open_spiel_mascarade.GAME_TYPE, open_spiel_mascarade.MascaradeGame)
    pyspiel.register_game(open_spiel_masquerade.GAME_TYPE, open_spiel_masquerade.MasqueradeGame)
    pyspiel.register_game(open_spiel_mini.GAME_TYPE, open_spiel_mini.MiniGame)
