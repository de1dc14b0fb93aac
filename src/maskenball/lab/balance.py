"""`maskenball balance`: is a scenario fair? Many games, each of a deal of its own, and what they add up to.

    print(as_table(run(["ev"], Wish(edition=2, scenario="2e-A"), players=6, games=300)))

Bots that leave nothing to chance are refused. Where several answers are equally good they always take the same one,
mostly the first, and so favour a seat: their figures would tell of that habit, not of the scenario.

Whether a word was true is read off the cards themselves at the moment it was said, not off what players saw.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice

from maskenball.bots.bot import Bot, RandomBot
from maskenball.core.game import Game
from maskenball.core.kit import USUAL_LEVEL, kit_of
from maskenball.core.wish import Wish
from maskenball.core.witness import Witness
from maskenball.lab.balance_score import Balance, Noted, Variety, scored
from maskenball.lab.bot_games import answer_of, spread, steps
from maskenball.lab.lab import Told
from maskenball.lab.simulate import progress
from maskenball.lab.tournament import ONCE, Bots, Chunk, TableType, Tournament, checked, ended, ladder

POSITIONS, SEEDS = 48, 6
"""Bots are tried at so many positions, with so many seeds at each."""
APART, IN_A_GAME = 4, 3
"""Of each kind of question every fourth of a game is tried, three times at most: there are many more of some kinds."""


class Mechanical(ValueError):
    """A bot whose answers do not depend on its seed."""

    def __init__(self, bot: str, tried: int, usual: str) -> None:
        instead = f"take other bots, like --bot {usual}" if bot != usual else "take other bots"
        super().__init__(
            f"{bot} leaves nothing to chance: at {tried} positions it gave the same answer with each of {SEEDS} seeds. "
            f"Its figures would show its habits at each seat, not balance: {instead}, "
            "or let it draw among equally good answers (Bot.chance)"
        )


def planned(bots: Sequence[str], wish: Wish, players: int, games: int, seed: int = 0) -> Tournament:
    """What is to be played: every deal once, the bots in an order drawn for each; raises ValueError."""
    if not bots:
        raise ValueError("somebody must play: name a bot")
    if len(bots) > players:
        raise ValueError(f"{len(bots)} bots, but {players} players")
    seats = tuple(bots[seat % len(bots)] for seat in range(players))
    return Tournament((TableType("balance", players, seats, ONCE),), wish, players, games, seed)


# Bots that leave nothing to chance


def positions(study: Tournament) -> Iterator[tuple[Game, int]]:
    """Positions of random games in which somebody (the second of the pair) has a choice, of all kinds alike."""
    for deal in count():
        game = study.dealt(deal)
        seen: Counter[str] = Counter()
        for _ in steps(game, [RandomBot(f"{deal}/{seat}") for seat in range(study.players)], study.longest):
            decision = game.decision()
            if decision is not None and len(game.legal()) > 1:
                number = seen[decision.kind]
                seen[decision.kind] += 1
                if number % APART == 0 and number < APART * IN_A_GAME:
                    yield game, decision.person


def variety(bot: type[Bot], study: Tournament) -> Variety:
    """At how many positions a kind of bot answers differently with different seeds; raises BotFailed."""
    varied = 0
    for number, (game, person) in enumerate(islice(positions(study), POSITIONS)):
        first, *others = (f"{number}/{k}" for k in range(SEEDS))  # new ones each time, for bots that seldom vary
        answer, _ = answer_of(bot(first), game, person)
        varied += any(answer_of(bot(seed), game, person)[0] != answer for seed in others)
    return Variety(varied, POSITIONS)


# One game, and all of them


def usual_bot(wish: Wish) -> str:
    """The bot that plays where nobody names another."""
    return kit_of(wish.game).levels[USUAL_LEVEL]


def witness_of(game: Game) -> Witness:
    """Somebody who knows every card of a game."""
    kit = kit_of(game.title)
    kind: type[Witness] = kit.part("witness") if kit.has("witness") else Witness
    return kind(game)


def play_game(study: Tournament, deal: int, bots: Bots) -> Noted:
    """One game; raises BotFailed."""
    game, _, seated = study.opened(0, deal, 0, bots)
    witness = witness_of(game)
    for step in steps(game, seated, study.longest):
        witness.hear(step.events)
    return Noted(game.setup.first, game.s.turn, *ended(game), witness.held, witness.said, witness.claimed)


def play_chunk(study: Tournament, chunk: Chunk, bots: Bots) -> list[Noted]:
    """Some games in one process."""
    return [play_game(study, deal, bots) for deal in range(chunk.first, chunk.first + chunk.deals)]


def measured(
    study: Tournament, cores: int | None = None, told: Told | None = None, bots: Bots | None = None
) -> Balance:
    """Play a study and count; the same on one core or several. Raises ValueError (Mechanical) and BotFailed."""
    chosen = checked(study, ladder() if bots is None else bots)
    varieties = {name: variety(bot, study) for name, bot in chosen.items()}
    for name, found in varieties.items():
        if not found.varied:
            raise Mechanical(name, found.tried, usual_bot(study.wish))
    games: list[Noted] = []
    for some in spread(play_chunk, [(study, chunk, chosen) for chunk in study.chunks()], cores or os.cpu_count() or 1):
        games += some
        if told:
            told(len(games))
    return scored(study, varieties, games, witness_of(study.dealt(0)).masks)


def run(
    bots: Sequence[str], wish: Wish, players: int, games: int, seed: int = 0, cores: int | None = None
) -> Balance:  # fmt: skip
    """`maskenball balance`, with a progress bar where somebody watches; without bots, the usual ones of the game."""
    study = planned(bots or [usual_bot(wish)], wish, players, games, seed)
    with progress("playing", study.total) as told:
        return measured(study, cores, told, ladder(bots))
