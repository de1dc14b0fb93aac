"""`secrecy`: exchange what a bot cannot know, and its answer must stay the same.

Two games are played side by side that differ in other people's secrets (see tests/worlds.py). All bots of a game are
asked in the same positions; only those count in which the worlds really differ and there is a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from benchmarks.bots_page import Page, Progress, table
from maskenball.lab.tournament import Bots
from tests.bots.same_answer import Asked
from tests.mascarade import two_worlds as mascarade_worlds
from tests.masquerade import two_worlds as masquerade_worlds
from tests.worlds import Leak, Pair, Watch


def mascarade(chance: Random, watch: Watch) -> Pair:
    """A random game of Mascarade in two worlds."""
    return mascarade_worlds.compare_two_worlds(chance, watch=watch)


WORLDS: dict[str, Callable[[Random, Watch], Pair]] = {
    "mascarade": mascarade,
    "masquerade": masquerade_worlds.compare_two_worlds,
}


def asked_in(game: str, positions: int, bots: Bots, seed: object) -> tuple[Asked, int]:
    """All bots of a game in at least so many positions, and the number of pairs of worlds that took; raises Leak."""
    asked = Asked({name: bot for name, bot in bots.items() if bot.game in ("", game)}, seed)
    progress = Progress(f"secrecy, {game}, positions", positions)
    pairs = 0
    while asked.bots and asked.positions < positions:
        WORLDS[game](Random(f"{seed} {game} {pairs}"), asked)
        pairs += 1
        progress(asked.positions)
    return asked, pairs


def campaign(positions: int, bots: Bots, seed: object = 0) -> Page:
    """Ask every bot; the page of a leak is its score sheet."""
    rows: list[list[object]] = []
    tables: list[str] = []
    for game in WORLDS:
        try:
            asked, pairs = asked_in(game, positions, bots, seed)
        except Leak as leak:
            return Page(f"LEAK in {game.title()}: {leak}", holds=False)
        rows += [[name, game.title(), asked.positions, pairs, 0] for name in asked.bots]
        tables += [f"{name}: {n}" for name, n in sorted(asked.tables.items(), key=lambda pair: natural(pair[0]))]
    head = ("bot", "game", "positions, worlds differ", "pairs of worlds", "other answers")
    return Page(f"{table(head, rows)}\n\nPositions by table: {', '.join(tables)}.")


def natural(name: str) -> tuple[str, int]:
    """Sorts "of 10" behind "of 9"."""
    words, _, number = name.rpartition(" ")
    return words, int(number)
