"""What is asked for over HTTP, and what is answered: the types behind docs/protocol.md and /openapi.json."""

from __future__ import annotations

from typing import Annotated

import msgspec

from maskenball.server.options import MOST_PLAYERS, Options

Name = Annotated[str, msgspec.Meta(max_length=200, description="Cleaned, and cut to 24 signs.")]
Salt = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{0,64}$", description="Your part of the deal's seed.")]
Code = Annotated[str, msgspec.Meta(max_length=64)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table; whoever does is its host and sits at the first seat."""

    name: Name = ""
    salt: Salt = ""
    options: Options = Options()


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a table."""

    join: Code
    name: Name = ""
    salt: Salt = ""
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


class NotDone(msgspec.Struct):
    """Why something was not done."""

    code: str
    sentence: str
