"""The front door: a new game, a game from its score sheet, a tournament. `import maskenball` offers them."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from maskenball.core.chance import shuffled
from maskenball.core.game import Game
from maskenball.core.guests import GUESTS
from maskenball.core.kit import USUAL_GAME, kit_of
from maskenball.core.replay import Replay
from maskenball.core.sheet import unfit_names
from maskenball.core.wish import wished

if TYPE_CHECKING:
    from maskenball.bots.bot import Bot
    from maskenball.lab.tournament_score import Outcome


def new_game(
    game: str = USUAL_GAME, players: int | None = None, names: Sequence[str] | None = None,
    seed: str | int | None = None, first: str | None = None, **options: Any,
) -> Game:  # fmt: skip
    """A new game, its cards dealt. Raises ValueError when it cannot be played like that.

        new_game()                                             Mascarade, as many as usually play
        new_game("mascarade", players=8, scenario="2e-B", seed="carnival", first="Adele")
        new_game("masquerade", names=["Anna", "Ben", "Cleo"], deck="points")

    `players`: how many, with the names of the house's guests; or `names` of your own. `seed`: the same seed deals the
    same cards (None: other cards each time). `first`: who begins (None: drawn from the seed). The options are those of
    the command line: `edition`, `scenario`, `masks` (the text of a TOML file) and `accidents` of Mascarade, `deck` (a
    name, or the text of a TOML file) of Masquerade.
    """
    wish = wished(game, **options)
    seated = _names(names, players if players is not None or names is not None else kit_of(game).usual_players)
    dealt_from = secrets.token_hex(16) if seed is None else str(seed)
    if first is None:
        leader = shuffled(seated, f"{dealt_from}/first")[0] if seated else ""
    else:
        leader = unicodedata.normalize("NFC", first)
        if leader not in seated:
            raise ValueError(f"nobody here is called {first!r}: {', '.join(seated)}")
    return wish.dealt(seated, dealt_from, seated.index(leader) if seated else 0)


def _names(names: Sequence[str] | None, players: int | None) -> tuple[str, ...]:
    """Who sits at the table; raises ValueError for what cannot be."""
    if names is None:
        count = players or 0
        return tuple([*GUESTS, *(f"Guest{n + 1}" for n in range(len(GUESTS), count))][: max(0, count)])
    if isinstance(names, str):
        raise ValueError("names are several texts, not one")
    if players is not None and players != len(names):
        raise ValueError(f"{len(names)} names, but {players} players")
    kept = tuple(unicodedata.normalize("NFC", name) for name in names)
    why = unfit_names(kept)
    if why:
        raise ValueError(why)
    return kept


def replay(sheet: str, until: int | None = None) -> Game:
    """The game of a score sheet, after all its decisions or the first so many. Raises Malformed, with the line."""
    return Replay(sheet).finish(until)


def house_bots(game: str = "") -> dict[str, type[Bot]]:
    """The bots of the house by their names: those of a game from the simplest to the strongest, or all of them."""
    from maskenball.bots.ladder import BOTS, bots_of

    return {bot.name: bot for bot in bots_of(kit_of(game).name)} if game else dict(BOTS)


def tournament(
    bots: Sequence[str | type[Bot]], game: str = USUAL_GAME, players: int | None = None, games: int = 120,
    seed: int = 0, one: str | type[Bot] = "", cores: int = 1, resume: str | Path | None = None, **options: Any,
) -> Outcome:  # fmt: skip
    """Let bots play each other, and say who wins how often. Raises ValueError and BotFailed.

        tournament(["ev", "honest", Mine], players=6, games=600)
        tournament(["honest", "ev"], one=Mine)          Mine against each of them, at every type of table

    A bot is a class, or the name of one of the house's. Without `one` they sit at one table, in this order, again from
    the first until all seats are taken; in Masquerade two are two teams. Every deal is played again until each has had
    every seat. `cores`: with more than one, games are played in processes that must be able to import the bots.
    `resume`: a file from which a tournament that was stopped goes on. The options are those of `new_game`.
    """
    from maskenball.lab.tournament import ladder
    from maskenball.lab.tournament_play import arranged, played

    wish = wished(game, **options)
    known = dict(ladder(bot for bot in [*bots, one] if isinstance(bot, str)))
    for bot in [*bots, one]:
        if not isinstance(bot, str) and known.setdefault(bot.name, bot) is not bot:
            raise ValueError(f"two bots are called {bot.name}, give yours another name")
    named = [bot if isinstance(bot, str) else bot.name for bot in bots]
    seats = kit_of(game).usual_players if players is None else players
    plan = arranged(named, wish, seats, games, seed, one if isinstance(one, str) else one.name)
    return played(plan, cores, resume, bots=known)
