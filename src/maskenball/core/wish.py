"""What is to be played: the game, and what a host chooses about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from maskenball.core.breach import Breach
from maskenball.core.flags import chosen_by, flags_of
from maskenball.core.game import Game
from maskenball.core.kit import USUAL_GAME, kit_of


@dataclass(frozen=True, init=False)
class Wish:
    """What is to be played: the game, and what a host chooses about it. What is not said is as usual.

        Wish(scenario="1e-2014")
        Wish("masquerade", deck="points")

    Raises ValueError for a game that is not there, and for what it does not let one choose.
    """

    game: str
    chosen: Any
    """The game's own options (`options.py` in its folder)."""

    def __init__(self, game: str = "", /, **chosen: Any) -> None:
        kit = kit_of(game or USUAL_GAME)
        object.__setattr__(self, "game", kit.name)
        object.__setattr__(self, "chosen", _checked(chosen, kit.name, kit.part("options")))

    @property
    def scenario(self) -> str:
        """The set of cards that was chosen, where the game has several; empty: the usual one."""
        return str(getattr(self.chosen, "scenario", ""))

    @property
    def edition(self) -> int:
        """Which printing it is; a game that knows of none has one."""
        return int(getattr(self.chosen, "edition", 1))

    def dealt(self, names: tuple[str, ...], seed: str, first: int = 0) -> Game:
        """A new game, its cards dealt from a seed. Raises ValueError: Impossible, Malformed or another."""
        game: Game = kit_of(self.game).part("dealt")(self.chosen, names, seed, first)
        return game

    def advice_against(self, players: int) -> list[Breach]:
        """What the rules advise against in this wish, though it can be played."""
        kit = kit_of(self.game)
        found: list[Breach] = kit.part("advice")(self.chosen, players) if kit.has("advice") else []
        return found

    def advice(self, players: int) -> list[str]:
        """The same in sentences."""
        return [f"{b.rule}: {b.sentence}" for b in self.advice_against(players)]

    @property
    def is_team_game(self) -> bool:
        """Whether a side wins, and not each player alone."""
        return kit_of(self.game).is_team_game

    def document(self) -> dict[str, Any]:
        """The wish as names and values."""
        return {"game": self.game} | msgspec.structs.asdict(self.chosen)

    def __str__(self) -> str:
        kit = kit_of(self.game)
        return str(kit.part("told")(self.chosen)) if kit.has("told") else self.game


def wished(game: str, **said: Any) -> Wish:
    """What is to be played; raises ValueError for what the game does not know.

    The keywords are the flags of the command line; where those name a file, here stands its text.
    """
    kit = kit_of(game)
    flags = {flag.name: flag for flag in flags_of(kit)}
    for name, value in said.items():
        if name not in flags:
            raise ValueError(f"{name} is not an option of {game}: {', '.join(flags)}")
        values = flags[name].values
        if values and value not in values:
            raise ValueError(f"{name} of {game} is {' or '.join(map(str, values))}, not {value!r}")
    return Wish(game, **chosen_by(kit, said))


def _checked(chosen: dict[str, Any], game: str, options: type) -> Any:
    """A game's options, within their limits."""
    for name in chosen:
        if name not in options.__struct_fields__:  # type: ignore[attr-defined]
            raise ValueError(f"{name} is not an option of {game}")
    try:
        return msgspec.convert(chosen, options)
    except msgspec.ValidationError as error:
        raise ValueError(f"{game}: {error}") from error
