"""Gymnasium: one seat against bots, and many games side by side as a vector environment.

    env = gymnasium.make("maskenball.adapters.gymnasium:maskenball/Mascarade-v0", players=6, opponents="ev")
    envs = BatchVectorEnv(Wish(), players=6, num_envs=1024)

Observations and masks are the lab's (docs/lab.md has the tables): a Box of int8, and `info["action_mask"]`.

`SeatEnv` (maskenball/Mascarade-v0, maskenball/Masquerade-v0): the agent sits at `seat`, bots sit at the others.
- Reward: 1 / (number of winners) for a win, else 0, in the step that ends the game; 0 before.
- After `max_decisions` decisions of the whole table the game is truncated, with reward 0.
- An action that is not legal ends the game: terminated, reward -1, `info["illegal"]`.
- After the end the observation holds only the columns that never change, and the mask is empty.

`BatchVectorEnv`: self-play. In every game whoever is asked is the agent; the next step may ask another seat.
- `info`: `action_mask`, and `asked`: the seat that is asked now.
- Reward: that of the seat that acted in this step; `info["rewards"]` has all seats' (games x seats).
- A game that ends is terminated in that step, and its row shows a new game already (SAME_STEP; there is no question
  after the end, so no final observation). Nothing is truncated.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv

from maskenball.adapters import table
from maskenball.adapters.sight import Follower
from maskenball.adapters.story import RENDER_MODES, Story, mode_checked
from maskenball.adapters.table import HIGH, LOW
from maskenball.bots.bot import Bot, number_decided
from maskenball.bots.ladder import BOTS
from maskenball.core.game import Game
from maskenball.core.kit import kit_of, kits
from maskenball.core.wish import Wish, wished
from maskenball.lab.batch import Batch
from maskenball.lab.lab import Lab

BUFFERS = ("observations", "masks", "asked", "rewards")
"""What a batch shows after a step."""

Answered = tuple[Any, float, bool, bool, dict[str, Any]]


def bots_named(game: str, opponents: str | Sequence[str], seats: int) -> list[type[Bot]]:
    """The bots for so many seats: one name for all, or one name for each; raises ValueError for others."""
    names = [opponents] * seats if isinstance(opponents, str) else list(opponents)
    able = [name for name, bot in BOTS.items() if bot.game in ("", game)]
    if len(names) != seats or not set(names) <= set(able):
        raise ValueError(f"{seats} opponents are needed, out of: {', '.join(able)}")
    return [BOTS[name] for name in names]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table, the others taken by bots. The rules run interpreted: bots look at Views."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, game: str, players: int | None = None, opponents: str | Sequence[str] = "random", seat: int = 0,
        max_decisions: int | None = None, render_mode: str | None = None, **chosen: Any,
    ) -> None:  # fmt: skip
        """`opponents`: a bot's name for all, or one for each, clockwise from the agent's left."""
        self.wish = wished(game, **chosen)
        self.players = kit_of(game).usual_players if players is None else players
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        self.seat = seat
        self._opponents = bots_named(game, opponents, self.players - 1)
        self._cap = table.cap_checked(max_decisions)
        self.render_mode = mode_checked(render_mode)
        self.observation_space = Box(LOW, HIGH, (table.columns_of(game),), np.int8)
        self.action_space = Discrete(table.answers_of(game))
        self._deal("first")

    def _deal(self, seed: str, first: int = 0) -> None:
        self.game: Game = self.wish.dealt(tuple(table.agents_of(self.players)), seed, first)
        self._closed = False
        """Whether the game was ended from outside: by an illegal action or the cap."""
        self._follower = Follower(self.game)
        self._story = Story(self.game, self.seat) if self.render_mode else None
        seats = [(self.seat + k + 1) % self.players for k in range(self.players - 1)]
        self._bots = {at: bot(f"{seed}/{at}") for at, bot in zip(seats, self._opponents, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game; bots answer until the agent is asked."""
        super().reset(seed=seed)
        self._closed = True
        while not self._is_asked():  # at once, but for a game that would end before the agent has been asked
            deal, first = self.np_random.integers(1 << 62), self.np_random.integers(self.players)
            self._deal(str(deal), int(first))
            self._bots_answer(0)
        return self._follower.row(self.seat), self._info()

    def step(self, action: Any) -> Answered:
        """The agent answers, then the bots, until the agent is asked again or the game is over."""
        if not self._is_asked():
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        if int(action) not in self.game.legal():
            self._closed = True
            fixed = self._follower.sight.fixed[0].copy()
            return fixed, table.ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        self._answer(self.seat, int(action))
        self._bots_answer(self._cap)
        result = self.game.result()
        self._closed = result is None and 0 < self._cap <= len(self.game.history)
        reward = 1 / len(result.winners) if result and self.seat in result.winners else 0.0
        return self._follower.row(self.seat), reward, result is not None, self._closed, self._info()

    def _is_asked(self) -> bool:
        decision = self.game.decision()
        return decision is not None and decision.person == self.seat and not self._closed

    def _bots_answer(self, cap: int) -> None:
        while (decision := self.game.decision()) is not None and decision.person != self.seat:
            if 0 < cap <= len(self.game.history):
                break
            bot, view = self._bots[decision.person], self.game.view(decision.person)
            self._answer(decision.person, number_decided(bot, view))

    def _answer(self, person: int, answer: int) -> None:
        self.game.play(person, answer)
        self._follower.hear()
        if self._story is not None:
            self._story.hear()
            if self.render_mode == "human":
                self.render()

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(table.answers_of(self.wish.game), np.int8)
        if self._is_asked():
            mask[self.game.legal()] = 1
        return {"action_mask": mask}

    def render(self) -> Any:
        """What has happened since the last time, as the agent is told it: printed (human) or returned (ansi)."""
        if self._story is None:
            return None
        news = self._story.news()
        if self.render_mode == "ansi":
            return news
        print(news)
        return None


class Copies:
    """Copies of a buffer that the caller may keep. One that nobody holds any more is written again: memory that is in
    use already takes a copy in half the time of memory that is new."""

    def __init__(self) -> None:
        self._given: list[Any] = []

    def of(self, buffer: Any) -> Any:
        """The buffer as it is now. Nobody else holds this copy, nor a view of it."""
        for at in range(len(self._given)):
            if sys.getrefcount(self._given[at]) == UNHELD:
                np.copyto(self._given[at], buffer)
                return self._given[at]
        self._given = [*self._given[-3:], buffer.copy()]
        return self._given[-1]


_ALONE = [object()]
UNHELD = sys.getrefcount(_ALONE[0])
"""How many references there are to something that only one list holds, as this Python counts them."""


class BatchVectorEnv(VectorEnv[Any, Any, Any]):
    """The lab's games side by side; every seat is asked in its turn."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, wish: Wish, players: int, num_envs: int, kind: str = "int8", cores: int = 1, copy: bool = True,
        compiled: bool | None = None,
    ) -> None:  # fmt: skip
        """`copy`: False hands out the batch's own buffers, which the next step overwrites. The rest: see `Batch`."""
        self.num_envs = num_envs
        self._kind, self._cores = kind, cores
        self._copies = {name: Copies() for name in BUFFERS} if copy else {}
        self._first = np.arange(num_envs, dtype=np.int32) * players
        self.lab = Lab(wish, players, compiled)
        self._open(0)
        self.single_observation_space = Box(LOW, HIGH, (self.batch.columns,), np.dtype(kind).type)
        self.observation_space = Box(LOW, HIGH, (num_envs, self.batch.columns), np.dtype(kind).type)
        self.single_action_space = Discrete(self.batch.answers)
        self.action_space = MultiDiscrete(np.full(num_envs, self.batch.answers))

    def _open(self, seed: int) -> None:
        self.batch = Batch(self.lab, self.num_envs, seed, self._kind, self._cores)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew: those of the lab's seed, or of one drawn after the last."""
        super().reset(seed=seed)
        self._open(int(self.np_random.integers(1 << 31)) if seed is None else seed & 0x7FFFFFFF)
        return self._shown("observations"), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in each game; raises ValueError if one is not legal."""
        batch = self.batch
        acted = self._first + batch.asked
        batch.step(np.asarray(actions, np.int32))
        ended = batch.ended.astype(bool)
        rewards = batch.rewards.take(acted)
        return self._shown("observations"), rewards, ended, np.zeros_like(ended), self._info()

    def random_actions(self) -> Any:
        """A legal action for each game (the same buffer every time)."""
        return self.batch.random_actions()

    def _shown(self, name: str) -> Any:
        buffer = getattr(self.batch, name)
        return self._copies[name].of(buffer) if self._copies else buffer

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._shown("masks"),
            "asked": self._shown("asked"),
            "rewards": self._shown("rewards"),
        }


for _game in kits():
    gymnasium.register(
        f"maskenball/{_game.title()}-v0", "maskenball.adapters.gymnasium:SeatEnv", kwargs={"game": _game}
    )
