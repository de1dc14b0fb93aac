"""The lab's programs: its kernels on the rules of each game, with that game's observations."""

from __future__ import annotations

from maskenball.lab import kernel, observe_mascarade, observe_masquerade
from maskenball.speed.twin import Program

ENTRIES = ("play_games", "play_from", "open_batch", "step_batch", "random_actions")
SEEING = ("remember", "forget", "introduce", "observe", "asked_person")
OBSERVERS = {"mascarade": observe_mascarade, "masquerade": observe_masquerade}

PROGRAMS = {
    game: Program(game, game, kernel, ENTRIES, (observer,), {name: getattr(observer, name) for name in SEEING})
    for game, observer in OBSERVERS.items()
}
