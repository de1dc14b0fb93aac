"""`python -m benchmarks.server_soak CAMPAIGN`: what is claimed about the server, proved again. Prints Markdown.

kills     ended again and again under load, in several ways: no acknowledged move is lost, no game unreadable, soon back
kills-postgresql   the same with tables in PostgreSQL
idle      thousands of sockets that say nothing: memory and CPU
hostile   frames of nonsense by the million, and requests: no crash, and nobody else waits for it
bots      one address with many searching bots: other people's bots answer as before
mixed     a quarter of an hour of everything at once: memory, descriptors and tasks stay as they are
proxy     frames dropped, doubled, delayed and cut: every move exactly once
archive   very many finished games: size on disk, start of the server, and how fast a table comes that nobody had open

With `--write` the page goes to docs/server-load.md too. Ends with 1 when something did not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from benchmarks import (
    server_archive,
    server_bots,
    server_hostile,
    server_idle,
    server_kills,
    server_mixed,
    server_proxy,
)
from benchmarks.bots_page import Page
from benchmarks.server_page import put

Campaign = Callable[[argparse.Namespace], Page]

CAMPAIGNS: dict[str, tuple[str, Campaign]] = {
    "kills": ("Killed under load", lambda given: server_kills.campaign(given.kills or 200, given.moves or 500_000)),
    "kills-postgresql": (
        "Killed under load, on PostgreSQL",
        lambda given: server_kills.campaign_on_postgresql(given.kills or 40, given.moves or 20_000),
    ),
    "idle": ("Idle sockets", lambda given: server_idle.campaign(given.sockets, given.seconds)),
    "hostile": ("Hostile frames", lambda given: server_hostile.campaign(given.frames, given.requests)),
    "bots": ("Bots of others", lambda given: server_bots.campaign()),
    "mixed": ("Everything at once", lambda given: server_mixed.campaign(60 * given.minutes)),
    "proxy": ("Bad connections", lambda given: server_proxy.campaign(given.moves or 100_000)),
    "archive": ("Finished games", lambda given: server_archive.campaign(given.games)),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run a campaign and print its page."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server_soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("campaign", choices=CAMPAIGNS)
    parser.add_argument(
        "--moves", type=int, help="acknowledged moves (kills 500000, on PostgreSQL 20000, proxy 100000)"
    )
    parser.add_argument("--kills", type=int, help="how often it is ended (kills 200, kills-postgresql 40)")
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60, help="how long idle sockets are watched")
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000, help="hostile HTTP requests")
    parser.add_argument("--minutes", type=float, default=15, help="how long everything is done at once")
    parser.add_argument("--games", type=int, default=100_000, help="finished games in the archive")
    parser.add_argument("--write", action="store_true", help="write the page into docs/server-load.md")
    given = parser.parse_args(words)
    title, campaign = CAMPAIGNS[given.campaign]
    page = campaign(given)
    print(page.text)
    if given.write:
        put(title, page.text)
    return 0 if page.holds else 1


if __name__ == "__main__":
    sys.exit(main())
