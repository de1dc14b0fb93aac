"""A chair at a table, and what was said from it: what stays the same over all games, and is carried on as it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from maskenball.core.kit import LevelName

REMEMBERED = 64
"""How many of a seat's latest commands are known again when they are repeated."""


@dataclass
class Seat:
    """A chair, and who sits there: a person (with a token), a bot (with a level), or both: a bot for somebody."""

    name: str = ""
    token: str = ""
    salt: str = ""
    promise: str = ""
    level: LevelName | None = None
    done: dict[str, int] = field(default_factory=dict)
    """Ids of commands that were carried out, and the number of the table's stream after each."""
    spent: int = 0
    """What this seat has written since the cards were dealt, beyond its moves; see `entries.weight`."""

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.name)

    @property
    def is_person(self) -> bool:
        """Whether somebody has a claim to this seat, also while a bot plays for them."""
        return bool(self.token)

    def remember(self, c: str, n: int) -> None:
        """Know a command again."""
        self.done[c] = n
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]


class Saying(NamedTuple):
    """What somebody said, and its number in the stream. The name is kept: another may sit at their seat when it is
    told again."""

    n: int
    seat: int
    name: str
    text: str
    phrase: str
