"""`python -m benchmarks.bots CAMPAIGN`: what is claimed about beliefs and bots, proved again. Prints Markdown.

calibration   exact beliefs in self-play against the truth, beside simpler beliefs
updates       how long a belief takes to take in what is new
secrecy       exchange what a bot cannot know: its answer stays the same
endurance     games at all kinds of tables, every answer legal, no hang
ladder        is every bot stronger than those below it?
inference     does pimc play better when it asks why others played what they played?

Ends with 1 when something did not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from benchmarks import bots_calibration, bots_endurance, bots_inference, bots_ladder, bots_secrecy, bots_updates
from benchmarks.bots_page import Page
from maskenball.bots.ladder import BOTS
from maskenball.lab.tournament import Bots

GAMES = {"calibration": 200, "updates": 40, "secrecy": 10_000, "endurance": 100_000, "ladder": 600, "inference": 4_000}


def campaign(name: str, games: int, bots: Bots, cores: int, seed: int) -> Page:
    """One campaign."""
    if name == "calibration":
        return bots_calibration.campaign(games)
    if name == "updates":
        return bots_updates.campaign(games)
    if name == "secrecy":
        return bots_secrecy.campaign(games, bots, seed)
    if name == "endurance":
        return bots_endurance.campaign(games, bots, cores, seed)
    if name == "inference":
        return bots_inference.campaign(games, cores, seed)
    return bots_ladder.campaign(games, bots, cores, seed)


def main(words: Sequence[str] | None = None, bots: Bots = BOTS) -> int:
    """Run a campaign and print its page."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.bots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("campaign", choices=GAMES)
    defaults = ", ".join(f"{name} {n}" for name, n in GAMES.items())
    parser.add_argument("--games", type=int, help=f"games (secrecy: positions for each bot); {defaults}")
    parser.add_argument("--bots", nargs="+", choices=bots, help="only these (secrecy, endurance, ladder)")
    parser.add_argument("--cores", type=int, default=1, help="for endurance, ladder and inference")
    parser.add_argument("--seed", type=int, default=0, help="for secrecy, endurance, ladder and inference")
    given = parser.parse_args(words)
    chosen = {name: bot for name, bot in bots.items() if not given.bots or name in given.bots}
    page = campaign(given.campaign, given.games or GAMES[given.campaign], chosen, given.cores, given.seed)
    print(page.text)
    return 0 if page.holds else 1


if __name__ == "__main__":
    sys.exit(main())
