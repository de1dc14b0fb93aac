"""What a seat can ask of its table: every command as it comes over the wire."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from maskenball.core.beats import Pace
from maskenball.core.kit import USUAL_LEVEL, LevelName
from maskenball.server.entries import Plan
from maskenball.server.options import Options

PHRASES = (
    "hello", "good-luck", "well-played", "hurry", "one-moment", "i-am-sure", "i-doubt-it", "trust-me", "who-knows",
    "thanks", "oops", "once-more",
)  # fmt: skip
"""Ready-made sentences: the client says them in its reader's language."""

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=13)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
MaskName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Command(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """A wish of somebody who sits here. `c` is an id of theirs: a command that is sent again is done once."""

    c: CommandId


class Answer(Command, frozen=True, tag="answer"):
    """Answer the open question of game `game`, after `seq` decisions: the `text` of one of its options."""

    game: Number
    seq: Number
    answer: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Lodge(Command, frozen=True, tag="lodge"):
    """Say in advance what to answer in the contest of turn `turn`; no plan takes it back."""

    game: Number
    turn: Number
    plan: Plan | None
    own: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class Order(Command, frozen=True, tag="order"):
    """Pass on every mask but these until further notice; null: be asked again."""

    but: Annotated[tuple[MaskName, ...], msgspec.Meta(max_length=24)] | None


class Ready(Command, frozen=True, tag="ready"):
    """Enough seen of the cards."""


class MoreTime(Command, frozen=True, tag="more-time"):
    """More time for this decision, once in a game."""

    seq: Number


class Keep(Command, frozen=True, tag="keep"):
    """Keep the cards of a reveal up: once in each, at most 30 seconds, 60 in all."""


class GoOn(Command, frozen=True, tag="go-on"):
    """Enough read of a reveal. It goes on when everybody present says so; where somebody keeps the cards up, when they
    do, or two others (one, where only two people are here)."""


class Steer(Command, frozen=True, tag="steer"):
    """The only person at a table of bots: let them wait (`pause`), `go` on, make one answer (`step`), or play without
    a show to one's own next decision (`skip`)."""

    how: Literal["pause", "go", "step", "skip"]


class End(Command, frozen=True, tag="end"):
    """End game `game` without a winner: done when everybody present agrees. One's word holds until one begins a turn
    of one's own, or takes it back (`agreed`: false)."""

    game: Number
    agreed: bool = True


class Seen(Command, frozen=True, tag="seen"):
    """What only you saw in decision `seq` of game `game` need not be sent again."""

    game: Number
    seq: Number


class Note(Command, frozen=True, tag="note"):
    """Put a pin on a card (an empty text takes it off)."""

    card: Annotated[int, msgspec.Meta(ge=0, lt=64)]
    text: Annotated[str, msgspec.Meta(max_length=40)]


class Beliefs(Command, frozen=True, tag="beliefs"):
    """What can be known exactly; only where the memory rule is `helper`."""


class Say(Command, frozen=True, tag="say"):
    """Say something to the table: words of one's own, or a ready-made sentence."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    phrase: Literal[PHRASES] | None = None  # type: ignore[valid-type]


class Sit(Command, frozen=True, tag="sit"):
    """Go to an empty seat."""

    seat: SeatNumber


class Promise(Command, frozen=True, tag="promise"):
    """Bind oneself to a salt for the next deal by its SHA-256, after seeing the server's commitment to its secret."""

    commitment: Annotated[str, msgspec.Meta(max_length=64)]
    promise: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]


class Reveal(Command, frozen=True, tag="reveal"):
    """The salt that one has promised, after seeing everybody's promises."""

    salt: Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{22,64}(?!\n)$")]


class Leave(Command, frozen=True, tag="leave"):
    """Give the seat up, before or after a game."""


class AddBot(Command, frozen=True, tag="bot"):
    """The host: a bot for an empty seat, or another level for one that sits there."""

    seat: SeatNumber
    level: LevelName = USUAL_LEVEL


class Remove(Command, frozen=True, tag="remove"):
    """The host: this seat shall be empty."""

    seat: SeatNumber


class Choose(Command, frozen=True, tag="choose"):
    """The host: these are the rules of the table."""

    options: Options


class Start(Command, frozen=True, tag="start"):
    """The host: deal. `fill`: bots of this level for the empty seats."""

    fill: LevelName | None = None


class SetPace(Command, frozen=True, tag="pace"):
    """The host: how fast the table plays, from the next decision on."""

    pace: Pace


class HandOver(Command, frozen=True, tag="hand-over"):
    """A bot plays on for oneself; the host: for somebody who left."""

    seat: SeatNumber
    level: LevelName = USUAL_LEVEL


class TakeBack(Command, frozen=True, tag="take-back"):
    """Play on oneself."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The host: once more; `rotate` moves everybody one seat on."""

    rotate: bool = False


class Hello(msgspec.Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first frame of a socket: a seat's token, or the code to watch. `after`: the latest number already seen."""

    token: Annotated[str, msgspec.Meta(max_length=64)] = ""
    watch: Annotated[str, msgspec.Meta(max_length=64)] = ""
    game: Number = 0
    after: Number = 0


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


AnyCommand = (
    Answer | Lodge | Order | Ready | MoreTime | Keep | GoOn | Steer | End | Seen | Note | Beliefs | Say | Sit | Promise
    | Reveal | Leave | AddBot | Remove | Choose | Start | SetPace | HandOver | TakeBack | Rematch
)  # fmt: skip

OF_THE_STAGE = (Keep, GoOn, Steer)
"""Commands about what is being shown: nothing of them is stored."""

AnyFrame = AnyCommand | Hello | Ping

_decoder: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


def decode(frame: bytes) -> AnyFrame:
    """A frame that means something; raises MsgspecError."""
    return _decoder.decode(frame)
