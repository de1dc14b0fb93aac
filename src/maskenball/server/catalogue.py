"""What can be played here, for those who choose: editions with their masks, scenarios, decks, levels of bots."""

from __future__ import annotations

from functools import cache

from maskenball.core.game import Json
from maskenball.core.kit import kits
from maskenball.server.commands import PHRASES

LEVELS = ("gentle", "steady", "cunning", "masterly")
MEMORIES = ("strict", "log", "notes", "helper")


@cache
def catalogue() -> Json:
    """Everything, in ids and numbers; the words are the client's."""
    games = {kit.name: kit.part("offers")() for kit in kits().values() if kit.has("offers")}
    return games | {"levels": LEVELS, "memories": MEMORIES, "phrases": PHRASES}
