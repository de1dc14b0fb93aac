"""Opening a table at the keyboard: from what was asked for to a game, or from a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from maskenball.core.chance import shuffled
from maskenball.core.game import Game, Refused
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish
from maskenball.data_folder import data_folder
from maskenball.terminal import saving
from maskenball.terminal.dealing import checked_names
from maskenball.terminal.locking import Lock
from maskenball.terminal.refusing import printable, refused, short
from maskenball.terminal.replay import sheet_text
from maskenball.terminal.saving import Kept
from maskenball.terminal.seating import Seating, company, levels_of, login_name

__all__ = ["bots_only", "company", "login_name", "opened", "resumed"]


def opened(
    wish: Wish, people: Sequence[str], names: Sequence[str], levels: Sequence[str], memory: str, seed: str | None,
    first: str | None, language: str,
) -> Kept:  # fmt: skip
    """A new game with people at the keyboard, who are the first of the names; raises Refused or ValueError."""
    here, seats = checked_names(tuple(people)), checked_names(tuple(names))
    drawn = _drawn(seed)
    seating = Seating(here, levels_of(seats[len(here) :], levels), drawn, memory, language)
    return Kept.begun(_dealt(wish, seats, drawn, first), seating)


def bots_only(
    wish: Wish, names: Sequence[str], levels: Sequence[str], seed: str | None, first: str | None
) -> tuple[Game, Seating]:
    """A new game of bots; raises Refused or ValueError."""
    seats = checked_names(tuple(names))
    drawn = _drawn(seed)
    return _dealt(wish, seats, drawn, first), Seating((), levels_of(seats, levels), drawn)


def _drawn(seed: str | None) -> str:
    """The seed that was asked for, or a new one."""
    drawn = secrets.token_hex(8) if seed is None else seed
    if drawn != printable(drawn):
        raise refused("play-seed-unfit")
    return drawn


def _dealt(wish: Wish, names: tuple[str, ...], seed: str, first: str | None) -> Game:
    leader = shuffled(names, f"{seed}/first")[0] if first is None else checked_names((first,))[0]
    if leader not in names:
        raise refused("play-nobody-called", person=short(leader), people=", ".join(names))
    return wish.dealt(names, seed, names.index(leader))


def resumed(file: str, people: Sequence[str], language: str | None) -> Kept:
    """A saved game (no file: the latest), before its first decision; raises Refused or ValueError."""
    here = checked_names(tuple(people))
    kept = _of_file(Path(file), here) if file else _latest(here)
    kept.seating.language = language or kept.seating.language
    return kept


def _of_file(path: Path, people: tuple[str, ...]) -> Kept:
    """The game of a file, which from now on is open here."""
    if str(path) == "-" or not path.is_file():
        raise refused("play-no-game", file=printable(str(path)))
    path = path.resolve()
    lock = Lock(path)
    try:
        kept = Kept.from_text(sheet_text(str(path)), path, people)
    except BaseException as error:
        lock.release()
        if isinstance(error, Malformed):
            raise ValueError(f"{path}:{error}") from error
        raise
    kept.lock = lock
    return kept


def _latest(people: tuple[str, ...]) -> Kept:
    """The game that was left last and is not over; what cannot be read is skipped."""
    skipped: list[tuple[Path, Exception]] = []
    for path in saving.kept_files():
        try:
            if not path.is_file():
                raise refused("play-no-game", file=printable(path.name))
            text = sheet_text(str(path))
            if not text or Replay(text).finish().over:
                continue
            Kept.from_text(text, path)
        except (Malformed, Refused) as error:
            skipped.append((path, error))
            continue
        kept = _of_file(path, people)
        kept.skipped = skipped
        return kept
    raise refused("play-no-game", file=printable(str(data_folder() / "games")))
