"""The lab: whole games and playouts in large numbers, compiled when Numba is there, interpreted when it is not.

    lab = Lab(Wish(), players=8)
    rows = lab.play(100_000, seed=1)         # decisions, turns, reason, winners for each game

Game k of a seed is the same game alone or in a batch, on one core or several, interpreted or compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from maskenball.core.game import Game
from maskenball.core.kit import kit_of
from maskenball.core.record import Record
from maskenball.core.wish import Wish
from maskenball.lab import kernel
from maskenball.lab.programs import program_of
from maskenball.speed import twin
from maskenball.speed.dice import Dice, mixed, thrown
from maskenball.speed.layout import laid_out

CHUNK = 20_000
"""Games between two looks at the clock (progress, Ctrl-C)."""

Told = Callable[[int], None]
"""Told how many games are done."""


class Played(NamedTuple):
    """How one game went: decisions, turns, reason (a number of the game's), winners (a bitset), checksum."""

    decisions: int
    turns: int
    reason: int
    winners: int
    checksum: int = 0


class Lab:
    """One kind of table (game, scenario, number of players), for mass play."""

    def __init__(self, wish: Wish, players: int, compiled: bool | None = None) -> None:
        """`compiled`: True needs the twin, False forbids it, None takes it if it is there."""
        self.wish = wish
        self.players = players
        self.names = tuple(f"Seat{seat + 1}" for seat in range(players))
        self.sample = wish.dealt(self.names, "lab")
        self.kit = kit_of(wish.game)
        self.is_plain = not self.kit.has("compiled")
        """Whether there are only the rules themselves, and nothing that would make them fast."""
        self.compiled = not self.is_plain and (twin.available() if compiled is None else compiled)
        self.t: Record = self.sample.t
        if self.is_plain:
            return
        program = program_of(wish.game)
        self.kernels = program.compiled if self.compiled else program.interpreted
        self.fresh: Record = self.kit.part("unlaid")(self.sample)
        self.deck: list[int] = self.kit.part("deck")(self.sample)

    def arrays(self) -> tuple[Any, Any, Any]:
        """The table, the fresh state and the deck, laid out for compiled kernels."""
        import numpy as np

        return laid_out(self.t), laid_out(self.fresh), np.array(self.deck, np.int32)

    def play(
        self, games: int, seed: int = 0, first: int = 0, weights: Sequence[int] = (), cores: int = 1,
        noting: bool = False, told: Told | None = None,
    ) -> Any:  # fmt: skip
        """Play games number `first` and on of a seed; returns a row for each (an array, or a list interpreted).

        `weights`: one whole number per answer; an answer is chosen as often as its weight says. `noting` adds a
        checksum over every legal answer, answer and event.
        """
        if not self.compiled:
            return [self._play_one(k, seed, weights, noting, told) for k in range(first, first + games)]
        import numpy as np

        results = np.zeros((games, len(Played._fields)), np.int64)
        table, fresh, deck = self.arrays()
        given = np.array(weights, np.int32)

        def work(start: int) -> int:
            size = min(CHUNK, games - start)
            room, log = np.zeros(self.sample.MOST_LEGAL, np.int32), np.zeros(1 + 6 * 512 if noting else 1, np.int32)
            part = results[start : start + size]
            self.kernels.play_games(
                table, fresh, fresh.copy(), deck, deck.copy(), seed, first + start, size, given, room, log, part, noting
            )
            return size

        done = 0
        with ThreadPoolExecutor(cores) as pool:
            for size in pool.map(work, range(0, games, CHUNK)):
                done += size
                if told:
                    told(done)
        return results

    def play_from(self, game: Game, games: int, seed: int = 0, weights: Sequence[int] = ()) -> Any:
        """Playouts from where a game of this lab stands; a row for each. The game itself is not touched."""
        if not self.compiled:
            return [self._play_from_one(game.s.copy(), mixed(seed, k), weights) for k in range(games)]
        import numpy as np

        results = np.zeros((games, len(Played._fields)), np.int64)
        source, room = laid_out(game.s), np.zeros(self.sample.MOST_LEGAL, np.int32)
        given, log = np.array(weights, np.int32), np.zeros(1, np.int32)
        self.kernels.play_from(laid_out(self.t), source, source.copy(), seed, 0, games, given, room, log, results)
        return results

    def _play_from_one(self, s: Any, dice: Dice, weights: Sequence[int]) -> Played:
        room: list[int] = [0] * self.sample.MOST_LEGAL
        decisions = self.kernels.play_out(self.t, s, weights, room, [], dice)
        return Played(decisions, s.turn, s.reason, s.winners)

    def _play_one(self, k: int, seed: int, weights: Sequence[int], noting: bool, told: Told | None) -> Played:
        if self.is_plain:
            game = self.game(k, seed, weights)
            if told:
                told(k + 1)
            return Played(len(game.history), game.s.turn, game.s.reason, game.s.winners)
        s, notes = self.fresh.copy(), [0]
        room: list[int] = [0] * self.sample.MOST_LEGAL
        order = self.deck[:]
        dice = self.kernels.open_game(self.t, s, self.deck, order, len(order), seed, k, [])
        if noting:
            decisions = self.kernels.play_out_noting(self.t, s, weights, room, [], dice, notes)
        else:
            decisions = self.kernels.play_out(self.t, s, weights, room, [], dice)
        if told:
            told(k + 1)
        return Played(decisions, s.turn, s.reason, s.winners, notes[0])  # type: ignore[attr-defined]

    def game(self, k: int, seed: int = 0, weights: Sequence[int] = ()) -> Game:
        """Game k of a seed once more, with everything it told: for score sheets and for looking into it."""
        if self.is_plain:
            game, dice, pick = self.wish.dealt(self.names, f"{seed}/{k}", k % self.players), mixed(seed, k), kernel.pick
        else:
            kernels, s = program_of(self.wish.game).interpreted, self.fresh.copy()
            order = self.deck[:]
            dice, pick = kernels.open_game(self.t, s, self.deck, order, len(order), seed, k, []), kernels.pick
            game = self.kit.part("dealt_as")(self.sample, order, k % self.players)
        while not game.over:
            decision, answers = game.decision(), game.legal()
            assert decision is not None
            dice = thrown(dice)
            game.play(decision.person, pick(answers, len(answers), weights, dice))
        return game

    WARM_UP_STEPS = 4

    def warm_up(self, told: Told = lambda done: None) -> None:
        """Compile every kernel (or load it), by using it once."""
        from maskenball.lab.batch import Batch

        steps: tuple[Callable[[], object], ...] = (
            lambda: self.play(1),
            lambda: self.play_from(self.sample, 1),
            lambda: Batch(self, 2, kind="int8").step_random(),
            lambda: Batch(self, 2, kind="float32").step_random(),
        )
        for done, compile_by_using in enumerate(steps, 1):
            compile_by_using()
            told(done)
        program_of(self.wish.game).mark_warm()
