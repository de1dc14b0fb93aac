"""Two worlds: games that differ only in what somebody may not know must look the same to them, byte for byte.

Two games are played side by side with the same public moves and different secrets. For every viewer (None: a
spectator) the entitlement (what the rules let them see, stated per game in the tests, never taken from the code that
makes views) is compared first. As long as it is equal, everything that leaves the rules must be equal too: the
messages with their answers, the table as it lies, the View, and the refusals of wrong answers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from maskenball.core.game import Game, View

Viewer = int | None
LOOK_AT_VIEW = 0.15
"""How often the whole View is compared; messages are compared every time."""
Entitlement = Callable[[Game, Viewer], object]


class Leak(AssertionError):
    """A viewer could tell two worlds apart that the rules make equal for them."""


def view_bytes(view: View) -> bytes:
    """Everything a View holds, as bytes."""
    numbers = view.terms.numbers(), view.state.numbers(), list(view.events)
    return repr((view.person, view.names, view.opening, numbers, view.decision, view.legal)).encode()


def outputs(game: Game, viewer: Viewer, probes: Sequence[int]) -> list[bytes]:
    """All that one viewer can get out of a game now. With probes also the whole View, and refusals of wrong answers."""
    shown = [game.message(viewer), game.open_table(), game.own_table(viewer)]
    told = [json.dumps(part, ensure_ascii=False).encode() for part in shown]
    if probes:
        told.append(view_bytes(game.view(viewer)))
        told += [repr(game.refusal(viewer, probe)).encode() for probe in probes if viewer is not None]
    return told


class Pair:
    """Two games side by side, and the viewers for whom they are still one."""

    def __init__(self, one: Game, other: Game, entitled: Entitlement) -> None:
        self.games = (one, other)
        self.entitled = entitled
        self.viewers: list[Viewer] = [*range(len(one.names)), None]
        self.compared = 0
        """How many messages were compared while the two worlds really differed."""
        self.fooled: set[Viewer] = set()
        """The viewers who could not tell worlds apart that really differed."""

    def compare(self, chance: Random, really_differ: bool) -> None:
        """Drop the viewers who may tell the worlds apart now; the others must see the same bytes."""
        one, other = self.games
        self.viewers = [v for v in self.viewers if self.entitled(one, v) == self.entitled(other, v)]
        probes = [chance.randrange(500) for _ in range(3)] if chance.random() < LOOK_AT_VIEW else []
        for viewer in self.viewers:
            for left, right in zip(outputs(one, viewer, probes), outputs(other, viewer, probes), strict=True):
                if left != right:
                    raise Leak(f"viewer {viewer} can tell:\n{left!r}\n{right!r}\n{one.sheet()}")
        if really_differ:
            self.compared += len(self.viewers)
            self.fooled.update(self.viewers)


def fingerprint(game: Game) -> Any:
    """The all-knowing state."""
    return game.save()


Watch = Callable[[Pair], None]
"""Called after every comparison, for whoever compares something more."""


def unwatched(pair: Pair) -> None:
    """Nothing more is compared."""
