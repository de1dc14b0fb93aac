"""The lab's programs: its kernels on the rules of each game, with that game's observations."""

from __future__ import annotations

from functools import cache
from typing import Any

from maskenball.core.kit import kit_of
from maskenball.lab import kernel
from maskenball.speed.twin import Program

ENTRIES = ("play_games", "play_from", "open_batch", "step_batch", "random_actions")
SEEING = ("remember", "forget", "introduce", "observe", "asked_person")


def observer_of(game: str) -> Any:
    """What a learner sees of a game: the module of its kit."""
    return kit_of(game).part("observer")


@cache
def program_of(game: str) -> Program:
    """The kernels on the rules of a game."""
    observer = observer_of(game)
    seeing = {name: getattr(observer, name) for name in SEEING}
    return Program(game, kit_of(game).part("compiled"), kernel, ENTRIES, (observer,), seeing)
