"""What all adapters share: the names of a table's agents, and the size of its spaces."""

from __future__ import annotations

from maskenball.core.kit import kit_of
from maskenball.lab.programs import observer_of

LOW, HIGH = -1, 127
"""Between these lies every number of an observation."""
ILLEGAL_REWARD = -1.0
"""What an illegal action costs where it ends the game."""
MOST_DECISIONS = 2000
"""Where a game is cut off if nobody says otherwise: Mascarade knows no last turn."""


def cap_checked(decisions: int | None) -> int:
    """After how many decisions a game is cut off; raises ValueError."""
    if decisions is None:
        return MOST_DECISIONS
    if decisions < 1:
        raise ValueError(f"max_decisions must be 1 or more, not {decisions}")
    return decisions


def agents_of(players: int) -> list[str]:
    """The names of all agents: persons, called by the seats at which they begin."""
    return [f"seat_{person}" for person in range(players)]


def columns_of(game: str) -> int:
    """How many numbers an observation has."""
    columns: int = observer_of(game).SIZE
    return columns


def answers_of(game: str) -> int:
    """How many actions there are."""
    size: int = kit_of(game).part("answers")
    return size
