"""Masquerade by sampled worlds (PIMC): deal the unseen cards as they may lie, see what each answer leads to.

Deals are drawn that agree with everything seen, and weighed by how likely the others' answers so far were with those
cards. Every world has its own teams, and an answer is rated by what it brings the own team of that world: who is a
partner is inferred on the way. What follows an answer is played out; the last tricks are solved with open cards.
All of that is done by `masquerade_search.py`, compiled where Numba is there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, NamedTuple

import numpy as np

from maskenball.bots.bot import Bot
from maskenball.core.game import HIDDEN, View
from maskenball.games.masquerade.beliefs.worlds import World, sampled_worlds
from maskenball.games.masquerade.bots import policy as policy, search as search, solve as solving
from maskenball.games.masquerade.compiled import RULES
from maskenball.games.masquerade.rules import answers as ans, events as e
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.state import SEATS, State
from maskenball.speed import twin
from maskenball.speed.layout import laid_out, layout
from maskenball.speed.twin import Program

PROGRAM = Program("pimc", RULES, search, ("weigh", "stir", "try_answers"), (policy, solving))

PLACES = 1 << 14
"""How many positions are remembered while the last tricks are solved."""


class Room:
    """The memory that the search works in, for one process."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self.program: Any = PROGRAM.compiled if compiled else PROGRAM.interpreted
        self.work = self.states(solving.DEPTH)
        self.trial = self._floats(SEATS)
        self.seen = self._floats(policy.MEMORY)
        self.desk = self._floats(policy.DESK)
        self.rates = self._floats(ans.MOST_LEGAL)
        self.out = self.numbers(np.zeros(ans.MOST_LEGAL))
        self.order = self.numbers(np.zeros(2 * KINDS))
        self.moves = self.numbers(np.zeros((solving.DEPTH, ans.MOST_LEGAL)))
        self.nodes = self.numbers(np.zeros((solving.DEPTH, solving.NODE)))
        self.keys = np.zeros(PLACES, np.int64)
        self.bounds = np.zeros((PLACES, 2), np.int32)
        self.fresh = self.record(State.blank())

    def log(self) -> Any:
        """A log that keeps nothing."""
        return np.zeros(1, np.int32) if self.compiled else []

    def record(self, thing: Any) -> Any:
        """A record, as the program takes it."""
        return laid_out(thing) if self.compiled else [thing]

    def numbers(self, values: Any) -> Any:
        """Whole numbers, as the program takes them."""
        laid = np.array(values, np.int32)
        return laid if self.compiled else laid.tolist()

    def floats(self, values: Any) -> Any:
        """Numbers, as the program takes them."""
        laid = np.array(values, np.float64)
        return laid if self.compiled else laid.tolist()

    def _floats(self, *shape: int) -> Any:
        return self.floats(np.zeros(shape))

    def states(self, n: int) -> Any:
        """So many blank states."""
        return np.zeros(n, layout(State)) if self.compiled else [State.blank() for _ in range(n)]


@cache
def room_for(compiled: bool) -> Room:
    """The one room of that kind."""
    return Room(compiled)


class Effort(NamedTuple):
    """How much is done for one decision."""

    drawn: int
    """Worlds to begin with,"""
    worlds: int
    """worlds in which the answers are tried,"""
    steps: int
    """changes tried in each of them before,"""
    exact: int
    """and with how many cards in hand the rest is solved with open cards."""


class MasqueradePimcBot(Bot):
    """Plays what is best on average over sampled worlds."""

    name = "pimc"
    game = "masquerade"
    program = PROGRAM

    infers: ClassVar[bool] = True
    """Without: every deal that agrees with what was seen is as likely as it was dealt."""
    compiled: ClassVar[bool | None] = None
    """None: if Numba is there."""
    effort: ClassVar[tuple[Effort, Effort]] = (Effort(60, 400, 25, 3), Effort(10, 4, 4, 2))
    """Compiled and interpreted."""
    doubt: ClassVar[float] = 0.1
    """How likely somebody does anything at all, and how many diamonds are a difference to the others."""
    heat: ClassVar[float] = 0.1
    lean: ClassVar[float] = 1.0
    """How much what was played out counts beside what was solved."""
    share: ClassVar[float] = 0.05
    """What a diamond more is worth beside winning."""

    def answer(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        compiled = twin.available() if self.compiled is None else self.compiled
        effort, room = self.effort[not compiled], room_for(compiled)
        chance = np.random.default_rng(self.chance.getrandbits(64))
        table = room.record(view.terms)
        worlds = self.worlds(view, effort, room, table, chance)
        found = room.floats(np.zeros(len(view.legal)))
        room.keys.fill(-1)
        room.program.try_answers(
            table, worlds.states, worlds.memory, room.numbers(view.legal), effort.exact, self.lean, self.share,
            room.work, room.seen, room.out, room.rates, room.desk, room.log(), room.moves, room.nodes, room.keys,
            room.bounds, found,
        )  # fmt: skip
        best = max(found) - 1e-9
        return self.chance.choice([answer for answer, value in zip(view.legal, found, strict=True) if value >= best])

    def worlds(self, view: View, effort: Effort, room: Room, table: Any, chance: np.random.Generator) -> Worlds:
        """Worlds as frequent as they are likely."""
        first, history = _history(view)
        drawn = sampled_worlds(view, chance, effort.drawn if self.infers else effort.worlds)
        if not self.infers:
            drawn = [drawn[at] for at in _places([world.weight for world in drawn], effort.worlds, chance)]
            worlds = Worlds(room, drawn, history)
            self._weigh(worlds, room, table, first, 0)
            return worlds
        others = view.terms.everyone - (1 << (view.person or 0))
        worlds = Worlds(room, drawn, history)
        self._weigh(worlds, room, table, first, others)
        logs = np.array(worlds.weights)
        drawn = [drawn[at] for at in _places(np.exp(logs - logs.max()), effort.worlds, chance)]
        worlds = Worlds(room, drawn, history)
        self._weigh(worlds, room, table, first, others)
        room.program.stir(
            table, room.fresh, worlds.states, worlds.memory, worlds.deals, first, worlds.history, view.person,
            self.doubt, self.heat, effort.steps, int(chance.integers(1 << 30)), room.work, room.seen, room.out,
            room.rates, room.desk, room.order, room.log(), worlds.scores, room.trial,
        )  # fmt: skip
        return worlds

    def _weigh(self, worlds: Worlds, room: Room, table: Any, first: int, judged: int) -> None:
        room.program.weigh(
            table, room.fresh, worlds.states, worlds.memory, worlds.deals, first, worlds.history, judged, self.doubt,
            self.heat, room.out, room.rates, room.desk, room.order, room.log(), worlds.scores, worlds.weights,
        )  # fmt: skip


class Worlds:
    """Worlds as the program takes them."""

    def __init__(self, room: Room, drawn: list[World], history: list[int]) -> None:
        n = len(drawn)
        self.states = room.states(n)
        self.memory = room.floats(np.zeros((n, policy.MEMORY)))
        self.scores = room.floats(np.zeros((n, SEATS)))
        self.weights = room.floats(np.zeros(n))
        self.deals = room.numbers([world.dealt for world in drawn])
        answers = np.tile(np.array(history, np.int32), (n, 1))
        secret = [k for k, answer in enumerate(history) if answer == HIDDEN]
        if secret:
            answers[:, secret] = [[_exchange(*x) for x in world.exchanges] for world in drawn]
        self.history = room.numbers(answers)


def _exchange(seat: int, given: int, wanted: int) -> int:
    return ans.TRADE_CARDS + given * KINDS + wanted


def _history(view: View) -> tuple[int, list[int]]:
    """Who led first, and all answers given since; HIDDEN where an exchange is not known."""
    first = next(who for kind, who, *_ in view.events if kind == e.TRICK_BEGINS)
    answers = []
    for kind, _, x, y, value in view.events:
        if kind == e.PLAY:
            answers.append(ans.PLAY_CARD + x)
        elif kind == e.STEAL:
            answers.append(ans.STEAL_FROM + x)
        elif kind == e.STOLEN:
            answers.append(ans.TAKE_CARD + y)
        elif kind == e.TRADE:
            answers.append(HIDDEN if value == HIDDEN else ans.TRADE_CARDS + value)
        elif kind == e.DECLINE:
            answers.append(ans.DECLINE)
    return first, answers


def _places(weights: Any, n: int, chance: np.random.Generator) -> list[int]:
    """So many worlds drawn by weight, at even distances."""
    sums = np.cumsum(weights)
    marks = (np.arange(n) + chance.random()) / n * sums[-1]
    places: list[int] = np.minimum(np.searchsorted(sums, marks), len(sums) - 1).tolist()
    return places
