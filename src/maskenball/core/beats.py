"""Beats: how long everybody looks at what, after a decision. The one source of time for every page of a table.

A beat is a moment of the stage: its name, how long it lasts, and which events of the decision are told in it. Beats are
made of what everybody can see, and of nothing else: the length of a stage tells no secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, get_args

from maskenball.core.game import ALL_KNOWING, Game, Json
from maskenball.core.kit import kit_of

Pace = Literal["calm", "normal", "brisk"]
"""How fast a table plays: a rule of the table, the same for everyone."""
PACES: tuple[Pace, ...] = get_args(Pace)

Lengths = int | tuple[int, int, int]
"""Milliseconds: the same at every pace, or for each of them."""


class Beat(NamedTuple):
    """One moment of the stage; `events` are numbers of the decision's events."""

    beat: str
    ms: int
    events: tuple[int, ...] = ()


class Score:
    """The beats of one decision, written down one after the other."""

    def __init__(self, pace: Pace) -> None:
        self._at = PACES.index(pace)
        self.beats: list[Beat] = []

    def add(self, beat: str, *lengths: Lengths, events: Iterable[int] = ()) -> None:
        """One more, as long as these together."""
        ms = sum(one if isinstance(one, int) else one[self._at] for one in lengths)
        self.beats.append(Beat(beat, ms, tuple(events)))

    def has(self, beat: str) -> bool:
        """Whether there is such a beat already."""
        return any(one.beat == beat for one in self.beats)


Writer = Callable[[Score, list[Json], str | None, Json], None]
"""Writes the beats of a decision: into a score, from its events as a spectator is told them, the kind of question that
follows (None: the game is over), and what the game began with."""

WALK = (1000, 700, 350)


def plain(score: Score, told: list[Json], kind: str | None, start: Json) -> None:
    """For a game that says nothing of time: everything at once, and a moment to read it."""
    score.add("walk", WALK, events=range(len(told)))


def beats_of(game: Game, pace: Pace) -> list[Beat]:
    """The beats of the latest decision, at a pace."""
    kit = kit_of(game.title)
    write: Writer = kit.part("beats") if kit.has("beats") else plain
    asked = game.decision()
    score = Score(pace)
    start = game.telling.opening(game, ALL_KNOWING if asked is None else None)
    write(score, game.told(len(game.history), None), asked.kind if asked else None, start)
    return score.beats
