"""The rules pages of Mascarade: its sections, and a page for every mask."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases
from maskenball.phrases.rules import plain
from maskenball.phrases.voice import Lines

SECTIONS = ("aim", "table", "turn", "swap", "look", "announce", "powers", "end", "few", "knowing", "ours")


class MaskPage(NamedTuple):
    """One mask: its name, what it does, and what else is printed on it."""

    id: str
    name: str
    power: str
    notes: str


def title(phrases: Phrases, edition: int) -> str:
    """The heading of the rules."""
    return phrases.say("rules-title-edition", game=phrases.say("game-mascarade"), edition=edition)


def more(phrases: Phrases, edition: int, masks: Collection[str] | None) -> Lines:
    """What stands below the sections: every mask of the box, or those in play."""
    return ["", *(f"  {line_of(phrases, p)}" for p in mask_pages(phrases, edition) if masks is None or p.id in masks)]


def found(phrases: Phrases, edition: int, text: str) -> Lines:
    """The mask that is called so, of this edition or of the other; empty if there is none."""
    for number in (edition, *(other for other in EDITIONS if other != edition)):
        page = mask_page(phrases, text, number)
        if page is not None:
            there = phrases.say("rules-other-edition", mask=page.name, edition=number)
            return [line_of(phrases, page)] if number == edition else [there, f"  {line_of(phrases, page)}"]
    return []


def line_of(phrases: Phrases, page: MaskPage) -> str:
    """A mask in one line."""
    name = f"{page.name} ({page.notes})" if page.notes else page.name
    return phrases.say("play-mask-line", mask=name, power=page.power)


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


@cache
def _names(mask: str, edition: int, language: str) -> frozenset[str]:
    """What a mask is called in a language, with and without its article; and its id."""
    names = {mask, mask.replace("-", " ")}
    for form in phrases(language).forms(mask, edition).values():
        names |= {plain(form), plain(re.sub(r"^\w+[ ']", "", form))}
    return frozenset(names)
