"""What can be played here, for those who choose: editions with their masks, scenarios, decks, levels of bots."""

from __future__ import annotations

from functools import cache

from maskenball.core.game import Json
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.scenarios import SCENARIOS, STANDARD
from maskenball.games.masquerade.rules.deck import CARDS, DECKS, HAND_SIZES
from maskenball.server.commands import PHRASES

LEVELS = ("gentle", "steady", "cunning", "masterly")
MEMORIES = ("strict", "log", "notes", "helper")


@cache
def catalogue() -> Json:
    """Everything, in ids and numbers; the words are the client's."""
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
    return {
        "mascarade": {"editions": editions, "scenarios": scenarios},
        "masquerade": {"players": sorted(HAND_SIZES), "decks": sorted(DECKS), "cards": list(CARDS)},
        "levels": LEVELS,
        "memories": MEMORIES,
        "phrases": PHRASES,
    }
