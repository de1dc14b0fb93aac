"""A finished game for looking back: every decision with the whole truth. It is made in a worker."""

from __future__ import annotations

from itertools import chain

import msgspec

from maskenball.core.game import ALL_KNOWING, Game, Json
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay

LONGEST = 5.0
"""Seconds that making one may take."""


def filmed(record: str, sheet: str) -> bytes | None:
    """The film of a score sheet, as JSON; None: it was played under rules that are not known here."""
    try:
        replay = Replay(sheet)
        start = replay.game.opening(ALL_KNOWING)
        start["in_public"] = replay.game.opening(None)["says"]
        steps = [_step(game, at) for at, game in enumerate(chain([replay.game], replay.steps()))]
    except Malformed:
        return None
    return msgspec.json.encode({"record": record, "start": start, "steps": steps, "sheet": sheet})


def _step(game: Game, at: int) -> Json:
    """The table after a number of decisions, with all secrets."""
    return {
        "seq": at,
        "events": _events(game, at),
        "open": game.open_table(),
        "own": game.own_table(ALL_KNOWING),
        "truth": game.document().get("players"),
    }


def _events(game: Game, at: int) -> list[Json]:
    """What happened, with all secrets; and what the table heard of it where that was less."""
    told = game.told(at, ALL_KNOWING)
    for event, public in zip(told, game.told(at, None), strict=True):
        if event != public:
            event["in_public"] = public.get("says", [])
    return told
