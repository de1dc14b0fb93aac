"""What a table's journal holds: one entry for everything that ever happened at it, in order. The table is their fold.

An entry is stored before anybody is told of it. Seats and persons have the same numbers: whoever sits at seat 2 when a
game starts is person 2 of that game, wherever the Puppet Master may move them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from maskenball.core.beats import Pace
from maskenball.core.game import Game
from maskenball.core.kit import USUAL_LEVEL, LevelName
from maskenball.server.options import Options
from maskenball.server.seat import Saying, Seat

Plan = Literal["pass", "claim", "if-nobody", "if-somebody"]
Cause = Literal["person", "lodged", "standing", "bot", "clock"]
Ending = Literal["agreed", "long"]
"""Why a game ended that its rules did not end: everybody present wanted it, or it had too many decisions."""


class Entry(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Something that happened. `by` and `c`: the seat whose command it was, and the command's id."""

    by: int = -1
    c: str = ""


class Opened(Entry, frozen=True):
    """A table was opened. `secret` deals the first game together with the salts that were revealed for it."""

    options: Options = Options()
    join: str = ""
    watch: str = ""
    secret: str = ""


class Seated(Entry, frozen=True):
    """A person took a seat. `token`: the hash of what proves it is them. `salt`: only in journals before 0.2.0."""

    seat: int = 0
    name: str = ""
    token: str = ""
    salt: str = ""


class Botted(Entry, frozen=True):
    """A bot took an empty seat, or plays at another level now."""

    seat: int = 0
    name: str = ""
    level: LevelName = USUAL_LEVEL


class Emptied(Entry, frozen=True):
    """A seat became empty before a game."""

    seat: int = 0


class Moved(Entry, frozen=True):
    """Somebody went to an empty seat before a game."""

    seat: int = 0
    to: int = 0


class Changed(Entry, frozen=True):
    """The host chose other rules."""

    options: Options = Options()


class Paced(Entry, frozen=True):
    """The host wants the table to play faster or slower."""

    pace: Pace = "normal"


class Promised(Entry, frozen=True):
    """Somebody's device is bound to its salt for the next deal: the salt's SHA-256, for all to see."""

    seat: int = 0
    promise: str = ""


class Called(Entry, frozen=True):
    """The host wants the cards: from now on no seat and no promise changes, and salts are revealed."""


class Revealed(Entry, frozen=True):
    """A secret until the end: the salt that somebody's device had promised."""

    seat: int = 0
    salt: str = ""


class Started(Entry, frozen=True):
    """The cards were dealt. `sheet`: the score sheet of the game before its first decision; `rules`: those it is played
    under. Both are words, so that a game means the same whatever masks and answers the rules will know one day."""

    rules: str = ""
    sheet: str = ""


class Readied(Entry, frozen=True):
    """Somebody has seen enough of the cards."""

    seat: int = 0


class Begun(Entry, frozen=True):
    """The cards were turned face down."""


class Answered(Entry, frozen=True):
    """A decision of the game, in the words of a score sheet."""

    person: int = 0
    answer: str = ""
    why: Cause = "person"


class Agreed(Entry, frozen=True):
    """Somebody wants to end the game without a winner, or does not any more."""

    seat: int = 0
    agreed: bool = True


class Ended(Entry, frozen=True):
    """The game ended where it stood, and nobody has won."""

    why: Ending = "agreed"


class Lodged(Entry, frozen=True):
    """A secret: what somebody will answer in the contest of this turn. No plan: they took it back."""

    seat: int = 0
    turn: int = 0
    plan: Plan | None = None
    own: int = 0


class Ordered(Entry, frozen=True):
    """A secret: somebody passes on every mask but these from now on. None: no more."""

    seat: int = 0
    but: tuple[str, ...] | None = None


class Extended(Entry, frozen=True):
    """Somebody needs more time, once in a game."""

    seat: int = 0


class Noted(Entry, frozen=True):
    """A secret: a pin on a card."""

    seat: int = 0
    card: int = 0
    text: str = ""


class Seen(Entry, frozen=True):
    """A secret: somebody needs no more to be shown again what only they saw."""

    seat: int = 0


class Said(Entry, frozen=True):
    """A sentence of a person's own, or a ready-made one by its key."""

    seat: int = 0
    text: str = ""
    phrase: str = ""


class Salted(Entry, frozen=True):
    """Only in journals before 0.2.0: somebody's part of the next deal's seed, which no promise had bound them to."""

    seat: int = 0
    salt: str = ""


class HandedOver(Entry, frozen=True):
    """A bot plays on for somebody who left."""

    seat: int = 0
    level: LevelName = USUAL_LEVEL


class TakenBack(Entry, frozen=True):
    """They are back."""

    seat: int = 0


class Closed(Entry, frozen=True):
    """The table cannot be played on. `why`: a code that every client can put into words."""

    why: str = ""


class Rematched(Entry, frozen=True):
    """Once more, at the same table. `shift`: how many seats everybody moves on."""

    secret: str = ""
    shift: int = 0


class Carried(Entry, frozen=True):
    """The journal begins anew: all that remains of the table, while no game goes on, whatever happened before.
    `place`: the number of this entry; `number`: how many games were started; `n`: the latest number of the stream."""

    place: int = 0
    join: str = ""
    watch: str = ""
    options: Options = Options()
    secret: str = ""
    seats: tuple[Seat, ...] = ()
    host: int = 0
    number: int = 0
    n: int = 0
    sayings: tuple[Saying, ...] = ()


AnyEntry = (
    Opened | Seated | Botted | Emptied | Moved | Changed | Paced | Promised | Called | Revealed | Started | Readied
    | Begun | Answered | Agreed | Ended | Lodged | Ordered | Extended | Noted | Seen | Said | Salted | HandedOver
    | TakenBack | Closed | Rematched | Carried
)  # fmt: skip

SECRETS = (Lodged, Ordered, Noted, Seen, Revealed, Salted, Carried)
"""Entries that nobody but their seat may notice, or nobody at all."""

PLAYED = (Called, Revealed, Readied, Begun, Answered, Seen, Ended, Started, Rematched)
"""What a game itself needs: there is always room for it in a journal."""


def started(game: Game, by: int = -1, c: str = "") -> Started:
    """The cards of a game were dealt; nothing has been decided yet."""
    return Started(by, c, game.RULES, game.sheet())


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


def weight(entry: Entry) -> int:
    """What an entry counts for in a journal: one, and one more for every kilobyte."""
    return 1 + len(encode(entry)) // 1024
