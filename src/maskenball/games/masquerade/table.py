"""A new table of Masquerade, from what a host chose."""

from __future__ import annotations

from maskenball.games.masquerade.options import Options
from maskenball.games.masquerade.rules.deck import HAND_SIZES
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup


def dealt(chosen: Options, names: tuple[str, ...], seed: str, first: int) -> Masquerade:
    """A new game; raises ValueError or Malformed."""
    return Masquerade(Setup.new(names, seed, chosen.deck, first=first, block=chosen.block))


def told(chosen: Options) -> str:
    """What is played, in a few words."""
    return f"masquerade, deck {'own' if chosen.block else chosen.deck}"


def wish_of(game: Masquerade, scenario: str) -> Options:
    """What a game was dealt from; it has no scenarios."""
    setup = game.setup
    return Options("default" if setup.block else setup.deck.id, setup.block)


def players(chosen: Options) -> range:
    """The numbers of players for whom there are cards."""
    return range(min(HAND_SIZES), max(HAND_SIZES) + 1)
