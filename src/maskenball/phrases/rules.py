"""The rules pages: the whole rules of a game and edition, or one mask, in a language."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from maskenball.games.mascarade.editions import EDITIONS
from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases

SECTIONS = {
    "mascarade": ("aim", "table", "turn", "swap", "look", "announce", "powers", "end", "few", "knowing", "ours"),
    "masquerade": ("aim", "cards", "tricks", "teams", "thief", "merchant", "end", "knowing", "ours"),
}


CARD_SECTIONS = {"magician": "tricks", "partner": "teams", "thief": "thief", "merchant": "merchant"}
"""Where the rules of Masquerade tell of a card that has a name."""


class Section(NamedTuple):
    """A part of the rules with its title."""

    title: str
    text: str


class MaskPage(NamedTuple):
    """One mask: its name, what it does, and what else is printed on it."""

    id: str
    name: str
    power: str
    notes: str


def sections(phrases: Phrases, game: str, edition: int) -> list[Section]:
    """The rules of a game, without the single masks."""
    keys = [f"rules-{game}-{name}" for name in SECTIONS[game]]
    return [Section(phrases.say(key, "title"), phrases.say(key, edition=edition)) for key in keys]


def mask_pages(phrases: Phrases, edition: int) -> list[MaskPage]:
    """Every mask of an edition's box."""
    pages = []
    for mask in EDITIONS[edition].box:
        notes = [phrases.say("rules-star")] if mask.bank else []
        if mask.minimum_players:
            ours = "yes" if mask.minimum_is_ours else "no"
            notes.append(phrases.say("rules-least", players=mask.minimum_players, ours=ours))
        if mask.copies > 1:
            notes.append(phrases.say("rules-copies", copies=mask.copies))
        name = phrases.forms(mask.id, edition)["mask"]
        pages.append(MaskPage(mask.id, name, phrases.power(mask.id, edition), ", ".join(notes)))
    return pages


def mask_page(phrases: Phrases, text: str, edition: int) -> MaskPage | None:
    """The mask that somebody means: by its id, or by its name in any form of any language, this one first."""
    pages = mask_pages(phrases, edition)
    for language in dict.fromkeys((phrases.language, *LANGUAGES)):
        for page in pages:
            if plain(text) in _names(page.id, edition, language):
                return page
    return None


def plain(text: str) -> str:
    """A word as it is compared: without case, accents and spaces around it."""
    split = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


@cache
def _names(mask: str, edition: int, language: str) -> frozenset[str]:
    """What a mask is called in a language, with and without its article; and its id."""
    names = {mask, mask.replace("-", " ")}
    for form in phrases(language).forms(mask, edition).values():
        names |= {plain(form), plain(re.sub(r"^\w+[ ']", "", form))}
    return frozenset(names)


def card_section(text: str) -> str | None:
    """The section of Masquerade's rules about a card that has a name, by that name in any language."""
    for card, section in CARD_SECTIONS.items():
        if plain(text) in (card, *(plain(phrases(language).say(f"card-{card}")) for language in LANGUAGES)):
            return section
    return None
