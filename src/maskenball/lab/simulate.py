"""`maskenball simulate`: random games in large numbers, what they add up to, and tables of them for notebooks."""

from __future__ import annotations

import csv
import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from maskenball.core.game import Game
from maskenball.core.kit import kit_of
from maskenball.core.wish import Wish
from maskenball.lab.lab import Lab, Played, Told
from maskenball.lab.programs import program_of
from maskenball.speed import twin

COLUMNS = ("game", "decisions", "turns", "reason", "winners")
WORTH_COMPILING = 50_000
"""From so many games on it pays to compile the rules first."""
HOW_TO_GET_THE_TWIN = "playing interpreted; for a hundred times the speed: pip install 'maskenball[lab]'"


@dataclass(frozen=True)
class Summary:
    """What many games add up to. Shares by seat count a shared win in parts."""

    games: int
    players: int
    played: str
    seed: int
    decisions: int
    turns_mean: float
    turns_deciles: tuple[float, ...]
    endings: dict[str, float]
    wins_by_seat: tuple[float, ...]


def weights_by_verb(game: Game, chances: dict[str, int]) -> list[int]:
    """A weight for every answer from weights for verbs: {"pass": 5} passes five times as often as claims."""

    verbs = [game.option_parts(answer).get("do", "") for answer in range(kit_of(game.title).part("answers"))]
    unknown = [verb for verb in chances if verb not in verbs]
    if unknown:
        known = ", ".join(sorted({verb for verb in verbs if verb}))
        raise ValueError(f"{unknown[0]!r} is nothing one can do in {game.title}: {known}")
    return [chances.get(verb, 1) for verb in verbs]


@contextmanager
def progress(what: str, total: int) -> Iterator[Told]:
    """A progress bar where somebody watches."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def warmed_up(game: str, say: Any) -> None:
    """Compile all kernels of a game, telling what happens; takes a minute once, then nothing."""
    if program_of(game).is_warm():
        return
    say(f"compiling the rules of {game.title()} (once, about a minute)")
    with progress("compiling", Lab.WARM_UP_STEPS) as told:
        Lab(Wish(game), 4, compiled=True).warm_up(told)


def open_lab(wish: Wish, players: int, games: int, interpreted: bool, say: Any) -> Lab:
    """The lab for so many games: the twin when it is ready or the work is worth compiling it."""
    if not kit_of(wish.game).has("compiled"):
        return Lab(wish, players, compiled=False)
    if not interpreted and not twin.available():
        say(HOW_TO_GET_THE_TWIN)
        interpreted = True
    if not interpreted and not program_of(wish.game).is_warm():
        if games < WORTH_COMPILING:
            interpreted = True
        else:
            warmed_up(wish.game, say)
    return Lab(wish, players, compiled=not interpreted)


def simulated(
    lab: Lab, games: int, seed: int = 0, weights: Sequence[int] = (), cores: int | None = None
) -> list[Played]:
    """Play random games, with a progress bar where somebody watches."""
    with progress("playing", games) as told:
        rows = lab.play(games, seed, weights=weights, cores=cores or os.cpu_count() or 1, told=told)
    return [Played(*map(int, row)) for row in rows]


def save_sheets(lab: Lab, games: int, folder: str, seed: int = 0, weights: Sequence[int] = ()) -> None:
    """Write the games as score sheets."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    width = len(str(games - 1))
    with progress("writing", games) as told:
        for k in range(games):
            text = lab.game(k, seed, weights).sheet()
            Path(folder, f"{seed}-{k:0{width}}.ball").write_text(text, encoding="utf-8")
            told(k + 1)


def winners_of(played: Played, players: int) -> list[int]:
    """The seats that won."""
    return [seat for seat in range(players) if played.winners >> seat & 1]


def save_table(lab: Lab, played: list[Played], path: str) -> None:
    """Write a row per game as CSV or Parquet (by the file's ending); seats are counted from 1."""
    reasons = kit_of(lab.wish.game).part("reasons")
    rows = [
        (k, p.decisions, p.turns, reasons[p.reason], " ".join(str(seat + 1) for seat in winners_of(p, lab.players)))
        for k, p in enumerate(played)
    ]
    if path.endswith(".csv"):
        with open(path, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([COLUMNS, *rows])
    elif path.endswith(".parquet"):
        try:
            import pyarrow as pa
            from pyarrow import parquet
        except ImportError as error:
            raise ValueError("Parquet needs pyarrow: pip install 'maskenball[lab]', or name a .csv file") from error
        columns = dict(zip(COLUMNS, map(list, zip(*rows, strict=True)), strict=True))
        parquet.write_table(pa.table(columns), path)
    else:
        raise ValueError(f"{path}: a table is written as .csv or .parquet")


def summed(lab: Lab, played: list[Played], seed: int) -> Summary:
    """The summary of games."""
    games, turns = len(played), [p.turns for p in played]
    reasons = kit_of(lab.wish.game).part("reasons")
    endings = Counter(str(reasons[p.reason]) for p in played)
    wins = [0.0] * lab.players
    for p in played:
        seats = winners_of(p, lab.players)
        for seat in seats:
            wins[seat] += 1 / len(seats) / games
    return Summary(
        games=games,
        players=lab.players,
        played=str(lab.wish),
        seed=seed,
        decisions=sum(p.decisions for p in played),
        turns_mean=round(mean(turns), 2),
        turns_deciles=tuple(quantiles(turns, n=10)) if games > 1 else (float(turns[0]),),
        endings={reason: round(n / games, 4) for reason, n in endings.most_common()},
        wins_by_seat=tuple(round(share, 4) for share in wins),
    )


def as_json(summary: Summary) -> str:
    """The summary as one JSON document."""
    return json.dumps(asdict(summary))


def as_table(summary: Summary) -> str:
    """The summary for a reader."""
    endings = ", ".join(f"{reason} {share:.1%}" for reason, share in summary.endings.items())
    seats = ", ".join(f"{seat + 1}: {share:.1%}" for seat, share in enumerate(summary.wins_by_seat))
    deciles = summary.turns_deciles
    return "\n".join(
        [
            f"{summary.games} random games, {summary.players} players, {summary.played}",
            f"decisions  {summary.decisions} ({summary.decisions / summary.games:.1f} a game)",
            f"turns      {summary.turns_mean:.1f} a game; 10% under {deciles[0]:.0f}, 10% over {deciles[-1]:.0f}",
            f"endings    {endings}",
            f"won from   {seats}",
        ]
    )
