"""`maskenball rules`: the rules of a game, or what one mask does."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases
from maskenball.phrases.rules import SECTIONS, MaskPage, card_section, mask_page, mask_pages, sections
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
    """What one mask does, or the section that is called so; what is not here, elsewhere; empty if it is nowhere."""
    other = "masquerade" if game == "mascarade" else "mascarade"
    for title in (game, other):
        lines = _of_game(phrases, title, edition, text)
        if lines:
            return lines if title == game else [phrases.say("rules-title", game=phrases.say(f"game-{title}")), *lines]
    return []


def several(phrases: Phrases, game: str, edition: int, words: Sequence[str]) -> tuple[Lines, str]:
    """What the words on a line mean, one after the other, a name of two words too; and the first that means nothing."""
    lines: Lines = []
    rest = [word for word in words if word.strip()]
    while rest:
        for size in range(len(rest), 0, -1):
            found = one(phrases, game, edition, " ".join(rest[:size]))
            if found:
                lines += [] if found[-1] in lines else found
                del rest[:size]
                break
        else:
            return lines, rest[0]
    return lines, ""


def _of_game(phrases: Phrases, game: str, edition: int, text: str) -> Lines:
    wanted = text.strip().casefold()
    if game == "mascarade":
        for number in (edition, 3 - edition):
            page = mask_page(phrases, text, number)
            if page is not None:
                line = _mask_line(phrases, page)
                there = phrases.say("rules-other-edition", mask=page.name, edition=number)
                return [line] if number == edition else [there, f"  {line}"]
    told = card_section(text) if game == "masquerade" else None
    for id, section in zip(SECTIONS[game], sections(phrases, game, edition), strict=True):
        if id == told or wanted in (id, section.title.casefold()):
            return [section.title, f"  {section.text}"]
    return []


def _mask_line(phrases: Phrases, page: MaskPage) -> str:
    name = f"{page.name} ({page.notes})" if page.notes else page.name
    return phrases.say("play-mask-line", mask=name, power=page.power)
