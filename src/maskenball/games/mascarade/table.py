"""A new table of Mascarade, from what a host chose."""

from __future__ import annotations

from maskenball.core.breach import Breach
from maskenball.games.mascarade.options import Options
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.scenarios import breaches
from maskenball.games.mascarade.rules.setup import Setup


def dealt(chosen: Options, names: tuple[str, ...], seed: str, first: int) -> Mascarade:
    """A new game; raises Impossible or Malformed."""
    setup = Setup.new(
        names, chosen.edition, seed, chosen.scenario, first=first, accidents=chosen.accidents, block=chosen.block
    )  # fmt: skip
    return Mascarade(setup)


def advice(chosen: Options, players: int) -> list[Breach]:
    """What the rules advise against, though it can be played (S4b and S4e in the first edition)."""
    if "," not in chosen.scenario:
        return []
    box = EDITIONS[chosen.edition].with_own_masks(masks_from_toml(chosen.block))
    masks = [name.strip() for name in chosen.scenario.split(",")]
    return [b for b in breaches(box, masks, players) if b.is_advice]


def told(chosen: Options) -> str:
    """What is played, in a few words."""
    return f"mascarade, edition {chosen.edition}, {chosen.scenario or 'standard'}"


def wish_of(game: Mascarade, scenario: str) -> Options:
    """What a game was dealt from, its scenario given."""
    setup = game.setup
    return Options(setup.edition.number, scenario, setup.accidents, setup.block)  # type: ignore[arg-type]


def players(chosen: Options) -> range:
    """The numbers of players for whom there are cards."""
    edition = EDITIONS[chosen.edition]
    return range(edition.fewest_players, edition.most_players + 1)
