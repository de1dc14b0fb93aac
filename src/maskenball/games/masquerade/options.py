"""What a host chooses about a table of Masquerade, and how it is said."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from maskenball.core.flags import Flag
from maskenball.core.toml_text import LONGEST_BLOCK
from maskenball.games.masquerade.rules.deck import DECKS, deck_from_toml


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The usual, if nothing is chosen."""

    deck: Annotated[str, msgspec.Meta(max_length=400)] = "default"
    block: Annotated[str, msgspec.Meta(max_length=LONGEST_BLOCK)] = ""
    """The TOML of a deck of one's own."""


FLAGS = [
    Flag(
        "deck",
        f"Masquerade: {', '.join(DECKS)}, or a TOML file of your own.",
        usual="default",
        metavar="NAME|FILE",
        may_be_file=True,
    )
]


def chosen_by(said: dict[str, Any]) -> dict[str, Any]:
    """Options from flags: a deck by its name, or the text of one's own."""
    deck = str(said.get("deck", "default"))
    if deck in DECKS:
        return {"deck": deck}
    if "\n" not in deck:
        raise ValueError(f"{deck!r} is no deck and no file; decks: {', '.join(DECKS)}")
    deck_from_toml(deck)
    return {"block": deck}
