"""Random games in large numbers, and what they add up to."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, quantiles
from typing import NamedTuple

from maskenball.games.game import Game
from maskenball.games.house import Wish
from maskenball.lab.dice import below, mixed, thrown


class Played(NamedTuple):
    """How one game went: decisions, turns, why it ended, which seats won."""

    decisions: int
    turns: int
    reason: str
    winners: tuple[int, ...]


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


def random_game(game: Game, dice: int) -> None:
    """Play a game to its end, each legal answer as likely as the others."""
    while not game.over:
        decision = game.decision()
        assert decision is not None
        answers = game.legal()
        dice = thrown(dice)
        game.play(decision.person, answers[below(dice, len(answers))])


def tables(wish: Wish, games: int, players: int, seed: int) -> Iterator[Game]:
    """Fresh tables: the deal of game k comes from seed and k, and the seats take turns to begin."""
    names = tuple(f"Seat{seat + 1}" for seat in range(players))
    for k in range(games):
        yield wish.dealt(names, f"{seed}/{k}", first=k % players)


def simulated(wish: Wish, games: int, players: int, seed: int, folder: str | None = None) -> Summary:
    """Play random games, with a progress bar where somebody watches; write them down if a folder is named."""
    from rich.console import Console
    from rich.progress import track

    if folder is not None:
        Path(folder).mkdir(parents=True, exist_ok=True)
    played = []
    console = Console(stderr=True)
    fresh = tables(wish, games, players, seed)
    for k, game in enumerate(
        track(fresh, "playing", games, console=console, transient=True, disable=not console.is_terminal)
    ):
        random_game(game, mixed(seed, k))
        result = game.result()
        assert result is not None
        played.append(Played(len(game.history), game.s.turn, result.reason, result.winners))
        if folder is not None:
            Path(folder, f"{seed}-{k:0{len(str(games - 1))}}.ball").write_text(game.sheet(), encoding="utf-8")
    return summed(wish, played, players, seed)


def summed(wish: Wish, played: list[Played], players: int, seed: int) -> Summary:
    """The summary of games."""
    games = len(played)
    turns = [p.turns for p in played]
    endings = Counter(p.reason for p in played)
    wins = [sum(1 / len(p.winners) for p in played if seat in p.winners) / games for seat in range(players)]
    return Summary(
        games=games,
        players=players,
        played=str(wish),
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
