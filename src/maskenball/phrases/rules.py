"""The rules pages: what every game's pages are made of."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from maskenball.core.kit import kit_of
from maskenball.phrases.phrases import Phrases


class Section(NamedTuple):
    """A part of the rules: its id, its title, its text."""

    id: str
    title: str
    text: str


def sections(phrases: Phrases, game: str, edition: int) -> list[Section]:
    """The rules of a game, in the order of its kit, without its single masks or cards."""
    keys = {name: f"rules-{game}-{name}" for name in kit_of(game).part("sections")}
    return [Section(name, phrases.say(key, "title"), phrases.say(key, edition=edition)) for name, key in keys.items()]


def plain(text: str) -> str:
    """A word as it is compared: without case, accents and spaces around it."""
    split = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))
