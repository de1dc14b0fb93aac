"""What can be played here, for those who choose: editions with their masks, scenarios, decks, levels of bots."""

from __future__ import annotations

from functools import cache

import msgspec

from maskenball.core.beats import PACES
from maskenball.core.flags import values_of
from maskenball.core.game import Json
from maskenball.core.kit import LEVEL_NAMES, Kit, kits
from maskenball.server.commands import PHRASES

MEMORIES = ("strict", "log", "notes", "helper")


@cache
def catalogue() -> Json:
    """Everything, in ids and numbers; the words are the client's."""
    games = {kit.name: _offered(kit) for kit in kits().values()}
    return {"games": games, "levels": LEVEL_NAMES, "memories": MEMORIES, "paces": PACES, "phrases": PHRASES}


def _offered(kit: Kit) -> Json:
    """One game: for how many it is, what can be chosen about it, and what it offers besides."""
    options = kit.part("options")
    numbers = kit.part("players")(options())
    chosen = {}
    for field in msgspec.structs.fields(options):
        values = values_of(field.type)
        chosen[field.name] = {"usual": field.default} | ({"values": values} if values else {})
    return {
        "players": [min(numbers), max(numbers)],
        "usual_players": kit.usual_players,
        "is_memorised": kit.is_memorised,
        "options": chosen,
        "offers": kit.part("offers")() if kit.has("offers") else {},
    }
