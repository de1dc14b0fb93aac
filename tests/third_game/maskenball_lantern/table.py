"""A new table of Lantern, from what a host chose."""

from __future__ import annotations

from typing import Literal

import msgspec

from maskenball.core.chance import shuffled
from maskenball_lantern.rules import MOST, Lantern, Setup


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The usual, if nothing is chosen."""

    cards: Literal[6, 9, 12] = 9
    """The highest number in the pack."""


def players(chosen: Options) -> range:
    """The numbers of players for whom there are cards."""
    return range(2, MOST + 1)


def dealt(chosen: Options, names: tuple[str, ...], seed: str, first: int) -> Lantern:
    """A new game; raises ValueError."""
    if len(names) not in players(chosen):
        raise ValueError(f"Lantern is for 2 to {MOST} players, not {len(names)}")
    order = shuffled([str(number) for number in range(1, chosen.cards + 1)], seed)
    return Lantern(Setup(names, tuple(int(card) for card in order[: len(names)]), chosen.cards, first))


def wish_of(game: Lantern, scenario: str) -> Options:
    """What a game was dealt from."""
    return Options(game.setup.pack)  # type: ignore[arg-type]
