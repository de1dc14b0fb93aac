"""Long campaigns (`make soak`): the second opinion and the two worlds in large numbers, on all cores, with progress."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from maskenball.lab.lab import Lab, Played
from maskenball.lab.simulate import warmed_up
from tests.lab.tables import TABLES
from tests.mascarade import agreement as mascarade_agreement, two_worlds as mascarade_worlds
from tests.masquerade import agreement as masquerade_agreement, two_worlds as masquerade_worlds

CHUNK = 100
PAIRS = "pairs (a viewer, two worlds)"


def agreement_chunk(agree: Callable[..., None], seed: str, chunk: int) -> Counter[str]:
    """A number of games on which engine and second opinion must agree."""
    census: Counter[str] = Counter()
    for k in range(CHUNK):
        agree(Random(f"{seed} {chunk} {k}"), census)
    return census


def worlds_chunk(compare: Callable[..., object], seed: str, chunk: int) -> Counter[str]:
    """A number of pairs of worlds that must look alike to whoever may not tell them apart."""
    census: Counter[str] = Counter()
    for k in range(CHUNK):
        pair = compare(Random(f"{seed} {chunk} {k}"))
        census["games in two worlds"] += 1
        census[PAIRS] += len(pair.fooled)  # type: ignore[attr-defined]
        census["messages compared"] += pair.compared  # type: ignore[attr-defined]
    return census


def twin_chunk(table: int, chunk: int) -> Counter[str]:
    """Games of one kind of table that must be the same interpreted and compiled, answer by answer, event by event."""
    wish, players = TABLES[table]
    fast, slow = (Lab(wish, players, compiled) for compiled in (True, False))
    games = 10 * CHUNK
    rows = fast.play(games, seed=chunk, noting=True)
    assert [Played(*row) for row in rows.tolist()] == slow.play(games, seed=chunk, noting=True), (wish, players, chunk)
    return Counter({"games": games, str(wish): games, "decisions": int(rows[:, 0].sum())})


def campaign(name: str, work: Callable[[int], Counter[str]], counted: str, wanted: int) -> None:
    """Run chunks of work until enough was counted; a failure ends it with the case that failed."""
    started, census, chunk = time.monotonic(), Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        while census[counted] < wanted:
            for found in pool.map(work, range(chunk, chunk + 8)):
                census += found
            chunk += 8
            seconds = time.monotonic() - started
            print(f"\r{name}: {census[counted]} of {wanted} {counted} ({seconds:.0f} s)", end="", flush=True)
    print()
    for what, n in census.most_common():
        print(f"  {n:9} {what}")


def every_table(chunk: int) -> Counter[str]:
    """The tables in turn."""
    return twin_chunk(chunk % len(TABLES), chunk)


def main() -> None:
    """Run all campaigns."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--seed", default="soak", help="another seed plays other games")
    parser.add_argument("--share", type=float, default=1.0, help="do only this share of the work")
    given = parser.parse_args()
    for game in ("mascarade", "masquerade"):
        warmed_up(game, print)
    opinion = partial(agreement_chunk, mascarade_agreement.agree_on_a_game, given.seed)
    campaign("Mascarade, second opinion", opinion, "games", int(20_000 * given.share))
    opinion = partial(agreement_chunk, mascarade_agreement.agree_on_a_small_game, given.seed)
    campaign("Mascarade of 2 to 4 with accidents, second opinion", opinion, "games", int(20_000 * given.share))
    campaign("compiled and interpreted", every_table, "games", int(100_000 * given.share))
    worlds = partial(worlds_chunk, mascarade_worlds.compare_two_worlds, given.seed)
    campaign("Mascarade, two worlds", worlds, PAIRS, int(100_000 * given.share))
    for players in (3, 4, 5):
        agree = partial(masquerade_agreement.agree_on_a_game, players=players)
        opinion = partial(agreement_chunk, agree, given.seed)
        campaign(f"Masquerade of {players}, second opinion", opinion, "games", int(10_000 * given.share))
    worlds = partial(worlds_chunk, masquerade_worlds.compare_two_worlds, given.seed)
    campaign("Masquerade, two worlds", worlds, PAIRS, int(40_000 * given.share))
    worlds = partial(worlds_chunk, masquerade_worlds.unknowing_partner_pair, given.seed)
    campaign("Masquerade, the unknowing partner", worlds, PAIRS, int(10_000 * given.share))


if __name__ == "__main__":
    main()
