"""One game at a time on the lab's compiled kernels, called without the detour that looks at the types every time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from maskenball.adapters.sight import Sight
from maskenball.adapters.table import agents_of
from maskenball.core.game import Game
from maskenball.lab.batch import Batch
from maskenball.lab.lab import Lab


class OneGame(Batch):
    """A batch of one. `step_one(*arguments)` takes the action in `actions[0]`; see `Batch` for the buffers."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab, 1)
        self.sight = Sight(lab.wish.game, lab.t)
        self.step_one = self._entry(lab.kernels.step_batch, self._all_arguments())

    def _all_arguments(self) -> tuple[Any, ...]:
        return (*self._arguments(self._parts[0]), self.actions, self.rewards, self.ended)

    def _entry(self, kernel: Any, arguments: tuple[Any, ...]) -> Any:
        """The compiled code for arguments of just these types: looking them up anew takes longer than the step."""
        if not self.lab.compiled:
            return kernel
        import numba

        type_of: Any = numba.typeof
        return kernel.compile(tuple(type_of(argument) for argument in arguments))

    @property
    def number(self) -> int:
        """Which game of its seed is on the table."""
        return int(self._numbers[0])

    def deal(self, seed: int, number: int) -> tuple[Any, ...]:
        """Put a game of a seed on the table; returns the arguments of `step_one`."""
        self.seed = seed
        self._numbers[0] = number
        self.rewards[:] = self.ended[:] = 0
        self.lab.kernels.open_batch(*self._arguments(self._parts[0]))
        return self._all_arguments()

    def game(self, seed: int, number: int) -> Game:
        """The same game before its first decision, interpreted; its people have the names of the agents."""
        dealt = self.lab.game(number, seed)
        return type(dealt)(replace(dealt.setup, names=tuple(agents_of(self.lab.players))))

    def row(self, person: int) -> Any:
        """What any person sees now, asked or not."""
        states = self._states.view(np.recarray) if self.lab.compiled else self._states
        return self.sight.of(states[0], self._memory, person)
