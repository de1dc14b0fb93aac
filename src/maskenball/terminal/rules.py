"""`maskenball rules`: the rules of a game, or what one mask does."""

from __future__ import annotations

from collections.abc import Collection

from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases
from maskenball.phrases.rules import SECTIONS, MaskPage, mask_page, mask_pages, sections
from maskenball.phrases.telling import Lines


def whole(phrases: Phrases, game: str, edition: int, masks: Collection[str] | None = None) -> Lines:
    """All sections, and every mask of the box (or some of them)."""
    name = phrases.say(f"game-{game}")
    if game == "mascarade":
        lines = [phrases.say("rules-title-edition", game=name, edition=edition)]
    else:
        lines = [phrases.say("rules-title", game=name)]
    for section in sections(phrases, game, edition):
        lines += ["", section.title, f"  {section.text}"]
    if game == "mascarade":
        pages = [page for page in mask_pages(phrases, edition) if masks is None or page.id in masks]
        lines += ["", *(f"  {_mask_line(phrases, page)}" for page in pages)]
    return lines


def imprint(said: Phrases) -> Lines:
    """Who we are not, and the languages in which all this can be read."""
    spoken = " · ".join(f"--lang {language} {phrases(language).say('language-name')}" for language in LANGUAGES)
    return ["", said.say("unofficial"), spoken]


def one(phrases: Phrases, game: str, edition: int, text: str) -> Lines:
    """What one mask does, or the section that is called so; empty if there is none."""
    wanted = text.strip().casefold()
    if game == "mascarade":
        page = mask_page(phrases, text, edition)
        if page is not None:
            return [_mask_line(phrases, page)]
    for id, section in zip(SECTIONS[game], sections(phrases, game, edition), strict=True):
        if wanted in (id, section.title.casefold()):
            return [section.title, f"  {section.text}"]
    return []


def _mask_line(phrases: Phrases, page: MaskPage) -> str:
    name = f"{page.name} ({page.notes})" if page.notes else page.name
    return phrases.say("play-mask-line", mask=name, power=page.power)
