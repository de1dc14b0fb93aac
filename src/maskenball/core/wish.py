"""What is to be played: the game, and what a host chooses about it."""

from __future__ import annotations

from dataclasses import dataclass

from maskenball.core.breach import Breach
from maskenball.core.game import Game
from maskenball.core.kit import kit_of


@dataclass(frozen=True)
class Wish:
    """What is to be played: the game and what a host chooses about it. Empty means the usual."""

    game: str = "mascarade"
    edition: int = 1
    scenario: str = ""
    deck: str = "default"
    accidents: bool = False
    block: str = ""
    """The TOML of home-made masks, or of a deck of one's own."""

    def dealt(self, names: tuple[str, ...], seed: str, first: int = 0) -> Game:
        """A new game, its cards dealt from a seed. Raises ValueError (Impossible, Mistake) when it cannot be played."""
        game: Game = kit_of(self.game).part("dealt")(self, names, seed, first)
        return game

    def advice_against(self, players: int) -> list[Breach]:
        """What the rules advise against in this wish, though it can be played."""
        kit = kit_of(self.game)
        found: list[Breach] = kit.part("advice")(self, players) if kit.has("advice") else []
        return found

    def advice(self, players: int) -> list[str]:
        """The same in sentences."""
        return [f"{b.rule}: {b.sentence}" for b in self.advice_against(players)]

    @property
    def is_team_game(self) -> bool:
        """Whether a side wins, and not each player alone."""
        return kit_of(self.game).is_team_game

    def __str__(self) -> str:
        return str(kit_of(self.game).part("told")(self))
