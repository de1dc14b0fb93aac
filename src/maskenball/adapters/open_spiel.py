"""Our games in OpenSpiel: importing this registers them.

    import pyspiel
    import maskenball.adapters.open_spiel

    game = pyspiel.load_game("python_mascarade(players=7,edition=1)")

`python_mascarade`, `python_masquerade` and `python_mini_mascarade`. The rules are those of `maskenball.games`; only
chance nodes, strings and tensors are made here.
"""

from __future__ import annotations

import pyspiel

from maskenball.core.kit import kits

FOUND = [entry for kit in kits().values() if kit.has("open_spiel") for entry in kit.part("open_spiel")]
GAMES = tuple(entry[0].short_name for entry in FOUND)

if not set(GAMES) & set(pyspiel.registered_names()):
    for game_type, game in FOUND:
        pyspiel.register_game(game_type, game)
