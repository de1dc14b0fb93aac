"""`maskenball deal`: a new game, dealt from a seed, as a score sheet."""

from __future__ import annotations

import secrets
import unicodedata

from maskenball.core.chance import shuffled
from maskenball.core.sheet import LONGEST_NAME, unfit_name
from maskenball.core.wish import Wish
from maskenball.terminal.refusing import refused, short


def checked_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names as they are kept (NFC); raises Refused with what is wrong."""
    kept = tuple(unicodedata.normalize("NFC", name) for name in names)
    for name in kept:
        if unfit_name(name):
            raise refused("play-name-unfit", name=short(name), most=LONGEST_NAME)
    if len(set(kept)) < len(kept):
        raise refused("play-names-same")
    return kept


def new_sheet(wish: Wish, names: tuple[str, ...], seed: str | None, first: str | None) -> str:
    """The score sheet of a game that has not begun; raises Refused or ValueError."""
    kept = checked_names(names)
    dealt_from = secrets.token_hex(16) if seed is None else seed
    leader = shuffled(kept, f"{dealt_from}/first")[0] if first is None else unicodedata.normalize("NFC", first)
    if leader not in kept:
        raise refused("play-nobody-called", person=short(leader), people=", ".join(kept))
    return wish.dealt(kept, dealt_from, kept.index(leader)).sheet()
