"""Kits: what the house knows of a game before anything of it is loaded, and where its parts are.

The server, the lab, the terminal and the adapters know kits, never games. A part is named "module:attribute" and loaded
when it is asked for. The games of this house are listed here; a game in a package of its own is found by its entry
point in the group `maskenball.games`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Literal, get_args

GROUP = "maskenball.games"
OF_THE_HOUSE = ("maskenball.games.mascarade.kit:KIT", "maskenball.games.masquerade.kit:KIT")
USUAL_GAME = "mascarade"
"""The game that is meant where nobody names another."""

LevelName = Literal["gentle", "steady", "cunning", "masterly"]
"""How well a bot is to play, in words that a guest understands; each game says which bot that is."""
LEVEL_NAMES: tuple[LevelName, ...] = get_args(LevelName)
USUAL_LEVEL: LevelName = "steady"


@cache
def loaded(place: str) -> Any:
    """What "module:attribute" names; "module" alone is the module itself."""
    module, _, attribute = place.partition(":")
    found: Any = import_module(module)
    return getattr(found, attribute) if attribute else found


@dataclass(frozen=True)
class Kit:
    """One game, as those who serve, simulate or tell it need to know it."""

    name: str
    usual_players: int
    turns: str = "turns"
    """What a game is counted in."""
    is_team_game: bool = False
    """Whether a side wins, and not each player alone."""
    is_memorised: bool = False
    """Whether the deal lies open before the first turn, to be remembered."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The bot behind each level for people."""
    searching: tuple[LevelName, ...] = ()
    """The levels whose bots search, and may think for a second or more."""
    parts: Mapping[str, str] = field(default_factory=dict)

    def part(self, name: str) -> Any:
        """A part of the game; raises LookupError where the game has none of that name."""
        if name not in self.parts:
            raise LookupError(f"{self.name} has no {name}")
        return loaded(self.parts[name])

    def has(self, name: str) -> bool:
        """Whether the game has a part of that name."""
        return name in self.parts


@cache
def kits() -> dict[str, Kit]:
    """All games, by the name that a score sheet gives them."""
    found: list[Kit] = [loaded(place) for place in OF_THE_HOUSE]
    found += [point.load() for point in entry_points(group=GROUP)]
    return {kit.name: kit for kit in found}


def kit_of(game: str) -> Kit:
    """The kit of a game; raises ValueError with the names that there are."""
    if game not in kits():
        raise ValueError(f"unknown game {game!r}; choose from: {', '.join(kits())}")
    return kits()[game]
