"""Tables of all kinds: every number of players, both editions, all scenarios and decks, home-made masks, any position.

A table is known by its number: of eight in a row, one is Masquerade, one begins in any position that a score sheet may
hold, and the others go through all tables of Mascarade in turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from maskenball.core.game import Game
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.scenarios import SCENARIOS, STANDARD, breaches
from maskenball.games.masquerade.rules.deck import DECKS, HAND_SIZES
from tests.mascarade.random_tables import random_table

OWN_MASKS = Path(__file__).parent.parent / "docs" / "masks"
IN_A_ROW = 8
SHARES = {"mascarade": 1 - 1 / IN_A_ROW, "masquerade": 1 / IN_A_ROW}
"""How many of all tables are of each game."""
ANY_POSITION = "Mascarade, any position"


class Kind(NamedTuple):
    """A kind of table; `group` is the line of the report it belongs to."""

    group: str
    wish: Wish
    players: int


@cache
def mascarade_kinds() -> tuple[Kind, ...]:
    """Every scenario at every size, with and without home-made masks."""
    standard = [
        Kind(f"Mascarade, {scenario.id}", Wish(edition=scenario.edition, scenario=scenario.id), players)
        for scenario in SCENARIOS.values()
        for players in scenario.sheets
    ]
    return (*standard, *home_made_kinds())


def home_made_kinds() -> Iterator[Kind]:
    """The masks of docs/masks, a file at a time, in place of the last masks of the standard scenario."""
    for path in sorted(OWN_MASKS.glob("*.toml")):
        block = path.read_text(encoding="utf-8")
        own = [mask.id for mask in masks_from_toml(block) for _ in range(mask.copies)]
        for number, edition in EDITIONS.items():
            box = edition.with_own_masks(masks_from_toml(block))
            for players in range(edition.fewest_players, edition.most_players + 1):
                masks = SCENARIOS[STANDARD[number]].masks(players)
                staying = [mask for mask in masks if mask in ("judge", "peasant")]
                going = [mask for mask in masks if mask not in staying]
                masks = [*staying, *going[: len(going) - len(own)], *own]
                if all(breach.is_advice for breach in breaches(box, masks, players)):
                    yield Kind(
                        f"Mascarade, {path.stem}",
                        Wish("mascarade", edition=number, scenario=", ".join(masks), block=block),
                        players,
                    )


@cache
def masquerade_kinds() -> tuple[Kind, ...]:
    """Every deck at every size."""
    return tuple(
        Kind(f"Masquerade, {deck}", Wish("masquerade", deck=deck), players) for deck in DECKS for players in HAND_SIZES
    )


def opened(number: int, chance: Random) -> tuple[str, Game]:
    """The table of a number, freshly dealt, and the group it belongs to."""
    row, place = divmod(number, IN_A_ROW)
    if place == 0:
        return ANY_POSITION, random_table(chance)
    if place == 1:
        kinds, at = masquerade_kinds(), row
    else:
        kinds, at = mascarade_kinds(), row * (IN_A_ROW - 2) + place - 2
    group, wish, players = kinds[at % len(kinds)]
    names = tuple(f"Seat{seat + 1}" for seat in range(players))
    return group, wish.dealt(names, str(chance.random()), first=chance.randrange(players))
