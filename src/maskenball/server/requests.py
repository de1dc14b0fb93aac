"""What is asked for over HTTP, and what is answered: the types behind docs/protocol.md and /openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from maskenball.core.beats import Pace
from maskenball.core.kit import LevelName
from maskenball.server.commands import PHRASES
from maskenball.server.options import MOST_PLAYERS, Memory, Options

Name = Annotated[str, msgspec.Meta(max_length=200, description="Cleaned, and cut to 24 signs.")]
Code = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[
    str, msgspec.Meta(pattern=r"^(?:[0-9A-Za-z_-]{22,64})?(?!\n)$", description="Random; empty: the server draws one.")
]
OfTheGame = dict[str, Any]
"""What differs between the games: docs/protocol.md says what is in it."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table; whoever does is its host and sits at the first seat."""

    name: Name = ""
    options: Options = Options()


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a table. With a token of your own a request that is sent again takes no second seat."""

    join: Code
    name: Name = ""
    token: Token = ""
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS)] | None = None


class YourSeat(msgspec.Struct):
    """A seat. The token proves that it is yours: keep it, and send it in a socket's first frame only."""

    table: str
    seat: int
    token: str
    join: str
    watch: str


class Checking(msgspec.Struct, forbid_unknown_fields=True):
    """Could a table be played like this?"""

    options: Options


class BreachShown(msgspec.Struct):
    """Something that speaks against playing like this; `advice` does not prevent it."""

    rule: str
    sentence: str
    advice: bool
    key: str = ""
    """The phrase that says it in other languages, and what the phrase is about."""
    facts: dict[str, Any] = {}
    line: int = 0
    """The line of the TOML block at fault."""


class OwnMask(msgspec.Struct):
    """A home-made mask, in as many languages as its maker wrote."""

    names: dict[str, str]
    texts: dict[str, str]
    copies: int


class Checked(msgspec.Struct):
    """Everything that speaks against it (nothing: it can be played), and the home-made masks in the box, by id."""

    breaches: list[BreachShown]
    own_masks: dict[str, OwnMask]


class SeatShown(msgspec.Struct):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "empty"]
    level: LevelName | None
    here: bool
    ready: bool
    agreed: bool


class Invitation(msgspec.Struct):
    """A table before you sit down; `to`: what the code in the link is for."""

    id: str
    phase: Literal["gathering", "memorising", "playing", "over"]
    number: int
    host: int
    seats: list[SeatShown]
    options: Options
    breaches: list[BreachShown]
    commitment: str
    to: Literal["join", "watch"]


class BeatShown(msgspec.Struct):
    """One moment in which a decision is shown: for how long, and which of its events are told then."""

    beat: str
    ms: int
    events: list[int]


class Step(msgspec.Struct):
    """One decision of a finished game as whoever watches was told it; `sight`: what was secret in it, `truth`: every
    card as it lay then."""

    t: Literal["happened"]
    n: int
    seq: int
    events: list[OfTheGame]
    sight: list[OfTheGame]
    beats: list[BeatShown]
    asked: OfTheGame | None
    open: OfTheGame
    own: OfTheGame
    truth: OfTheGame


class PlayedGame(msgspec.Struct):
    """A finished game, for looking back."""

    record: str
    start: OfTheGame
    steps: list[Step]
    sheet: str


class OptionOffered(msgspec.Struct, omit_defaults=True):
    """Something that a host may choose about a game: its usual value, and all values where they are few."""

    usual: str | int | bool
    values: list[str | int] | msgspec.UnsetType = msgspec.UNSET


class GameOffered(msgspec.Struct):
    """One game: the fewest and the most players, how many are usual, whether the deal is memorised, its options; and
    what it offers besides: editions with their masks, scenarios, decks."""

    players: tuple[int, int]
    usual_players: int
    is_memorised: bool
    options: dict[str, OptionOffered]
    offers: OfTheGame


class Catalogue(msgspec.Struct):
    """What can be played here, in ids and numbers; the words are the client's."""

    games: dict[str, GameOffered]
    levels: list[LevelName]
    memories: list[Memory]
    paces: list[Pace]
    phrases: list[Literal[PHRASES]]  # type: ignore[valid-type]


class HouseAddress(msgspec.Struct):
    """Where others in the same house find this server; empty: nowhere, or you are one of them."""

    base: str


class Health(msgspec.Struct):
    """Tables can be read. `set_aside`: ids of tables whose journal cannot be understood."""

    ok: bool
    tables: int
    set_aside: list[str]


class Ill(msgspec.Struct):
    """Tables cannot be read."""

    ok: bool
    why: str


class NotDone(msgspec.Struct):
    """Why something was not done."""

    code: str
    sentence: str
