"""Opening a table at the keyboard: from what was asked for to a game, or from a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from maskenball.games.chance import shuffled
from maskenball.games.game import Game
from maskenball.games.house import Wish
from maskenball.games.sheet import Malformed
from maskenball.terminal import saving
from maskenball.terminal.dealing import checked_names
from maskenball.terminal.replay import sheet_text
from maskenball.terminal.saving import Kept
from maskenball.terminal.seating import Seating, company, levels_of, login_name

__all__ = ["bots_only", "company", "login_name", "opened", "resumed"]


def opened(
    wish: Wish, people: Sequence[str], names: Sequence[str], levels: Sequence[str], memory: str, seed: str | None,
    first: str | None, language: str,
) -> Kept:  # fmt: skip
    """A new game with people at the keyboard, who are the first of the names; raises ValueError."""
    here, seats = checked_names(tuple(people)), checked_names(tuple(names))
    drawn = secrets.token_hex(8) if seed is None else seed
    seating = Seating(here, levels_of(seats[len(here) :], levels), drawn, memory, language)
    return Kept.begun(_dealt(wish, seats, drawn, first), seating)


def bots_only(
    wish: Wish, names: Sequence[str], levels: Sequence[str], seed: str | None, first: str | None
) -> tuple[Game, Seating]:
    """A new game of bots; raises ValueError."""
    seats = checked_names(tuple(names))
    drawn = secrets.token_hex(8) if seed is None else seed
    return _dealt(wish, seats, drawn, first), Seating((), levels_of(seats, levels), drawn)


def _dealt(wish: Wish, names: tuple[str, ...], seed: str, first: str | None) -> Game:
    leader = shuffled(names, f"{seed}/first")[0] if first is None else checked_names((first,))[0]
    if leader not in names:
        raise ValueError(f"{first!r} is none of the players: {', '.join(names)}")
    return wish.dealt(names, seed, names.index(leader))


def resumed(file: str, people: Sequence[str], language: str | None) -> Kept:
    """A saved game (no file: the latest), before its first decision; raises ValueError, LookupError."""
    path = Path(file) if file else saving.latest()
    if path is None:
        raise LookupError(f"there is no game to go on with in {saving.data_folder() / 'games'}")
    try:
        kept = Kept.from_text(sheet_text(str(path)), path, tuple(people))
    except Malformed as malformed:
        raise ValueError(f"{path}:{malformed}") from malformed
    kept.seating.language = language or kept.seating.language
    return kept
