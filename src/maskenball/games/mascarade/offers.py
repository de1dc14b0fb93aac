"""What can be chosen about a table of Mascarade, in ids and numbers; the words are the client's."""

from __future__ import annotations

from maskenball.core.game import Json
from maskenball.core.malformed import Malformed
from maskenball.games.mascarade.options import Options
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.home_made import masks_from_toml, told_of
from maskenball.games.mascarade.rules.scenarios import SCENARIOS, STANDARD


def offers() -> Json:
    """Editions with their masks, and scenarios."""
    editions = {
        str(edition.number): {
            "players": [edition.fewest_players, edition.most_players],
            "standard": STANDARD[edition.number],
            "masks": [
                {
                    "id": mask.id,
                    "copies": mask.copies,
                    "least": mask.minimum_players,
                    "ours": mask.minimum_is_ours,
                    "bank": bool(mask.bank),
                }
                for mask in edition.box
            ],
        }
        for edition in EDITIONS.values()
    }
    scenarios = [
        {"id": s.id, "edition": s.edition, "masks": {str(players): s.masks(players) for players in s.sheets}}
        for s in SCENARIOS.values()
    ]
    return {"editions": editions, "scenarios": scenarios}


def own_masks(chosen: Options) -> Json:
    """The home-made masks that lie in the box now; none while there is a mistake in their block."""
    try:
        masks = masks_from_toml(chosen.block)
    except Malformed:
        return {}
    return {mask.id: told_of(mask) | {"copies": mask.copies} for mask in masks}
