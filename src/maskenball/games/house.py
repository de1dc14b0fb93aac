"""The games of this house, by the name a score sheet gives them, and how a new table is opened."""

from __future__ import annotations

from dataclasses import dataclass

from maskenball.games.game import Game
from maskenball.games.mascarade.editions import EDITIONS
from maskenball.games.mascarade.home_made import masks_from_toml
from maskenball.games.mascarade.match import Mascarade
from maskenball.games.mascarade.scenarios import Breach, breaches
from maskenball.games.mascarade.setup import Setup as MascaradeSetup
from maskenball.games.masquerade.match import Masquerade
from maskenball.games.masquerade.setup import Setup as MasqueradeSetup

GAMES: dict[str, type[Game]] = {"mascarade": Mascarade, "masquerade": Masquerade}


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
        if self.game == "masquerade":
            return Masquerade(MasqueradeSetup.new(names, seed, self.deck, first=first, block=self.block))
        setup = MascaradeSetup.new(
            names, self.edition, seed, self.scenario, first=first, accidents=self.accidents, block=self.block
        )
        return Mascarade(setup)

    def advice_against(self, players: int) -> list[Breach]:
        """What the rules advise against in this wish, though it can be played (S4b in the first edition)."""
        if self.game != "mascarade" or "," not in self.scenario:
            return []
        box = EDITIONS[self.edition].with_own_masks(masks_from_toml(self.block))
        masks = [name.strip() for name in self.scenario.split(",")]
        return [b for b in breaches(box, masks, players) if b.is_advice]

    def advice(self, players: int) -> list[str]:
        """The same in sentences."""
        return [f"{b.rule}: {b.sentence}" for b in self.advice_against(players)]

    def __str__(self) -> str:
        if self.game == "masquerade":
            return f"masquerade, deck {'own' if self.block else self.deck}"
        return f"mascarade, edition {self.edition}, {self.scenario or 'standard'}"
