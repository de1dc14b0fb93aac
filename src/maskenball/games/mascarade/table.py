"""A new table of Mascarade, from what a host chose."""

from __future__ import annotations

from maskenball.core.breach import Breach
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.scenarios import breaches
from maskenball.games.mascarade.rules.setup import Setup


def dealt(wish: Wish, names: tuple[str, ...], seed: str, first: int) -> Mascarade:
    """A new game; raises Impossible or Mistake."""
    setup = Setup.new(
        names, wish.edition, seed, wish.scenario, first=first, accidents=wish.accidents, block=wish.block
    )  # fmt: skip
    return Mascarade(setup)


def advice(wish: Wish, players: int) -> list[Breach]:
    """What the rules advise against, though it can be played (S4b and S4e in the first edition)."""
    if "," not in wish.scenario:
        return []
    box = EDITIONS[wish.edition].with_own_masks(masks_from_toml(wish.block))
    masks = [name.strip() for name in wish.scenario.split(",")]
    return [b for b in breaches(box, masks, players) if b.is_advice]


def told(wish: Wish) -> str:
    """What is played, in a few words."""
    return f"mascarade, edition {wish.edition}, {wish.scenario or 'standard'}"


def wish_of(game: Mascarade, scenario: str) -> Wish:
    """What a game was dealt from, its scenario given."""
    setup = game.setup
    return Wish("mascarade", setup.edition.number, scenario, accidents=setup.accidents, block=setup.block)
