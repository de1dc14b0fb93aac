"""PettingZoo: both games as AEC environments, stepped by the lab's compiled kernels.

    from maskenball.adapters import mascarade_v0
    env = mascarade_v0.env(players=6)

Agents are persons, named by the seats at which they begin: seat_0, seat_1, ... An observation is a dict of two int8
arrays, `observation` and `action_mask`, both exactly the lab's (docs/lab.md has the tables). They are the caller's own
copies; with `copy=False` they are the environment's buffers, which the next step overwrites.

- Reward: a winner gets 1 / (number of winners), everybody else 0, in the step that ends the game; 0 before.
- After `max_decisions` decisions a game is cut off: truncation for all, reward 0 for all.
- An action that is not legal: `raw_env` raises ValueError and nothing has moved; `env` ends the game, with -1 for
  whoever did it and 0 for all others.
- Whoever is not asked sees the same columns with their own eyes, and an empty mask. After the end all see only the
  columns that never change.
- `reset(seed=s)` deals game 0 of the lab's seed s, every `reset()` after it the next one: `Lab.game(k, s)` has the
  same deals. The first `reset()` without a seed takes one from the machine.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from maskenball.adapters.one_game import OneGame
from maskenball.adapters.story import RENDER_MODES, Story, mode_checked
from maskenball.adapters.table import HIGH, ILLEGAL_REWARD, LOW, agents_of, cap_checked
from maskenball.core.game import Game
from maskenball.core.kit import kit_of
from maskenball.core.wish import wished
from maskenball.lab.lab import Lab


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A table at which every seat is an agent; without wrappers."""

    def __init__(
        self, game: str, players: int | None = None, max_decisions: int | None = None, copy: bool = True,
        render_mode: str | None = None, compiled: bool | None = None, **chosen: Any,
    ) -> None:  # fmt: skip
        """`compiled`: as in `Lab`. `chosen`: what the game lets one choose, as `wished`."""
        EzPickle.__init__(self, game, players, max_decisions, copy, render_mode, compiled, **chosen)
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0", "render_modes": RENDER_MODES, "render_fps": 1, "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = mode_checked(render_mode)
        wish = wished(game, **chosen)
        self.one = OneGame(Lab(wish, kit_of(game).usual_players if players is None else players, compiled))
        self.possible_agents = agents_of(self.one.lab.players)
        self.agents = self.possible_agents[:]
        self._persons = {agent: person for person, agent in enumerate(self.possible_agents)}
        self._spaces()
        self._cap = cap_checked(max_decisions)
        self.metadata["max_decisions"] = self._cap
        self._copy = copy
        self._seed, self._number = -1, 0
        self._step_one = self.one.step_one
        self._arguments: tuple[Any, ...] = ()
        self._row, self._mask = self.one.observations[0], self.one.masks[0]
        self._empty = np.zeros_like(self._mask)
        self._in_place = {"observation": self._row, "action_mask": self._mask}
        self._given, self._asked, self._ended = self.one.actions.data, self.one.asked.data, self.one.ended.data
        self._over = True
        self._story: Story | None = None
        self.history: list[int] = []
        """The actions of this game so far."""

    def _spaces(self) -> None:
        seen = Box(LOW, HIGH, (self.one.columns,), np.int8)
        mask = Box(0, 1, (self.one.answers,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.one.answers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The dict of observation and mask, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All answers of the game, by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None or self._seed < 0:
            self._seed = (randbits(31) if seed is None else seed) & 0x7FFFFFFF
            self._arguments = self.one.deal(self._seed, 0)
        elif not self._ended[0]:  # a game that has ended is followed by the next one already
            self._arguments = self.one.deal(self._seed, self._number + 1)
        else:
            self._ended[0] = 0
            self.one.rewards[:] = 0
        self._number = self.one.number
        self.history = []
        self._over = False
        self.agents = agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self._asked[0]]
        self._skip_agent_selection = None
        if self.render_mode is not None:
            self._story = Story(self.one.game(self._seed, self._number))

    def step(self, action: Any) -> None:
        """The agent selected acts."""
        if self._over:
            self._was_dead_step(action)
            return
        self._given[0] = action
        if self._step_one(*self._arguments):
            raise ValueError(f"action {action} is not legal for {self.agent_selection}; nothing has moved")
        self.history.append(action)
        if self._ended[0]:
            self._end(self.one.rewards[0].tolist(), self.terminations)
        elif len(self.history) == self._cap:
            self._end([0.0] * len(self.agents), self.truncations)
        else:
            self.agent_selection = self.possible_agents[self._asked[0]]
        if self._story is not None:
            self._tell(action)

    def _end(self, rewards: list[float], why: dict[str, bool]) -> None:
        self._over = True
        about = {"seed": self._seed, "game": self._number, "decisions": len(self.history)}
        for agent, reward in zip(self.agents, rewards, strict=True):
            why[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.infos[agent] = about
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        """What an agent sees now; the mask is empty unless it is asked."""
        if self._persons[agent] == self._asked[0] and not self._over and not self.terminations[agent]:
            if self._copy:
                return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
            return self._in_place
        if self._ended[0]:
            row = self.one.sight.fixed[0].copy()
        else:
            row = self.one.row(self._persons[agent])
        return {"observation": row, "action_mask": self._empty.copy()}

    def game(self) -> Game:
        """The game as it stands now, interpreted: its score sheet, its events, its secrets."""
        game = self.one.game(self._seed, self._number)
        for action in self.history:
            decision = game.decision()
            assert decision is not None
            game.play(decision.person, int(action))
        return game

    def _tell(self, action: Any) -> None:
        assert self._story is not None
        self._story.play(int(action))
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What has happened since the last time, as a spectator is told it: printed (human) or returned (ansi)."""
        if self._story is None:
            return None
        news = self._story.news()
        if self.render_mode == "ansi":
            return news
        print(news)
        return None

    def close(self) -> None:
        """Nothing is left open."""


def wrapped(table: TableEnv) -> Any:
    """The usual wrappers: an illegal action ends the game with -1 for whoever did it and 0 for the others."""
    env: Any = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
