"""The rules pages: the whole rules of a game and edition, or one mask, in a language."""

from __future__ import annotations

from typing import NamedTuple

from maskenball.games.mascarade.editions import EDITIONS
from maskenball.phrases.phrases import Phrases

SECTIONS = {
    "mascarade": ("aim", "table", "turn", "swap", "look", "announce", "powers", "end", "few", "knowing"),
    "masquerade": ("aim", "cards", "tricks", "teams", "thief", "merchant", "end", "knowing"),
}


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
            notes.append(phrases.say("rules-least", players=mask.minimum_players))
        if mask.copies > 1:
            notes.append(phrases.say("rules-copies", copies=mask.copies))
        name = phrases.forms(mask.id, edition)["mask"]
        pages.append(MaskPage(mask.id, name, phrases.power(mask.id, edition), ", ".join(notes)))
    return pages


def mask_page(phrases: Phrases, text: str, edition: int) -> MaskPage | None:
    """The mask that somebody means: by its id or by its name in this language."""
    wanted = text.strip().casefold()
    for page in mask_pages(phrases, edition):
        if wanted in (page.id, page.name.casefold(), page.id.replace("-", " ")):
            return page
    return None
