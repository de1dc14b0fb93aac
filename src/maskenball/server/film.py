"""A finished game for looking back: what a spectator was told, and the whole truth. It is made in a worker."""

from __future__ import annotations

from itertools import chain

import msgspec

from maskenball.core.beats import beats_of
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
    """A decision as whoever watches was told it; beyond that what was secret in it, and every card as it lay then."""
    told, public = game.told(at, ALL_KNOWING), game.told(at, None)
    return {
        "t": "happened",
        "n": at,
        "seq": at,
        "events": public,
        "sight": [{"at": k, **event} for k, event in enumerate(told) if event != public[k]],
        "beats": [beat._asdict() for beat in beats_of(game, "brisk")] if at else [],
        "asked": game.asked(),
        "open": game.open_table(),
        "own": game.own_table(None),
        "truth": game.revealed(),
    }
