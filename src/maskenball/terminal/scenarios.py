"""`maskenball scenarios`: the sets of cards that the games know by name, and the check of one's own."""

from __future__ import annotations

import json
from typing import Any

from maskenball.core.kit import kits
from maskenball.phrases.phrases import Phrases


def _sets() -> list[Any]:
    """What each game knows by name."""
    return [kit.part("sets") for kit in kits().values() if kit.has("sets")]


def listed(phrases: Phrases, as_document: bool) -> str:
    """All sets of cards by name."""
    found = [row for known in _sets() for row in known.listed(phrases)]
    if as_document:
        return json.dumps([document for document, _ in found], ensure_ascii=False)
    return "\n".join(told for _, told in found)


def shown(phrases: Phrases, name: str, players: int | None, as_document: bool) -> str:
    """The cards of a set, for each number of players or for one."""
    for known in _sets():
        if name in known.NAMES:
            document, told = known.shown(phrases, name, players)
            return json.dumps(document) if as_document else str(told)
    names = ", ".join(name for known in _sets() for name in known.NAMES)
    raise ValueError(f"{name!r} is not a scenario or a deck. Choose from: {names}")


def checks_masks() -> Any:
    """The part of the game whose masks one may choose and make oneself."""
    return next(known for known in _sets() if hasattr(known, "checked"))
