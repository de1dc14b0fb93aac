"""Our games as OpenSpiel sees them: TableState and TableGame, for every Kind of table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from maskenball.adapters.open_spiel_course import Course, Kind
from maskenball.adapters.open_spiel_observer import PartObserver, TableObserver, observer

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A course of a game: chance nodes while cards are dealt, then decisions."""

    course: Course
    """The only attribute: OpenSpiel copies and pickles it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.course = Course(game.kind)

    def current_player(self) -> int:
        """Chance deals, then whoever is asked decides."""
        course = self.course
        if course.game is None:
            return CHANCE
        decision = None if course.over else course.game.decision()
        return TERMINAL if decision is None else decision.person

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course.game is not None
        return sorted(self.course.game.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, each with its exact chance."""
        return self.course.left()

    def _apply_action(self, action: int) -> None:
        self.course.go_on(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {self.course.kind.card_name(action)}"
        game = self.course.game
        return f"answer {action}" if game is None or action not in game.legal() else game.text(action)

    def is_terminal(self) -> bool:
        """Whether it is over, or cut short."""
        return self.course.over

    def returns(self) -> list[float]:
        """The winners share 1."""
        return self.course.shares()

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that this player cannot tell from this one, as likely as it is by their exact belief."""
        if self.is_terminal():
            same: TableState = self.clone()
            return same
        chance = np.random.default_rng(int(probability_sampler() * 2**53))
        dealt, answers = self.course.past(player, chance)
        state: TableState = self.get_game().new_initial_state()
        for action in [*dealt, *answers]:
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        course = self.course
        lines = ["dealt: " + " ".join(map(course.kind.card_name, course.dealt))]
        game = course.game
        if game is not None:
            names = course.kind.event_names
            lines += [f"{names[event[0]]} {' '.join(map(str, event[1:]))}" for told in game.events for event in told]
        return "\n".join(lines)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A kind of table with what OpenSpiel wants to know about it."""

    def __init__(self, game_type: Any, kind: Kind, params: Mapping[str, Any]) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=kind.answers,
            max_chance_outcomes=kind.outcomes,
            num_players=kind.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=kind.most_decisions,
        )
        super().__init__(game_type, info, dict(params))
        self.kind = kind

    def new_initial_state(self, _: Any = None) -> TableState:
        """Before the first card."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each card."""
        return len(self.kind.pack())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | PartObserver:
        """What a player or a spectator sees."""
        return observer(self.kind, iig_obs_type, params)


def declared(short_name: str, long_name: str, fewest: int, most: int, defaults: Mapping[str, Any]) -> Any:
    """The GameType: in turns, cards by chance, secrets, and one win that is shared out (constant-sum)."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name,
        long_name=long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(defaults),
    )
