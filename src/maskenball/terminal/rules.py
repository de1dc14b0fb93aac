"""`maskenball rules`: the rules of a game, or what one mask does."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from maskenball.core.kit import kit_of, kits
from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases
from maskenball.phrases.rules import plain, sections
from maskenball.phrases.voice import Lines


def whole(phrases: Phrases, game: str, edition: int, masks: Collection[str] | None = None) -> Lines:
    """All sections, and what a game tells below them (of some masks only)."""
    if not kit_of(game).has("pages"):
        return [phrases.say("rules-none", game=game.title())]
    pages = kit_of(game).part("pages")
    lines: Lines = [pages.title(phrases, edition)]
    for section in sections(phrases, game, edition):
        lines += ["", section.title, f"  {section.text}"]
    return lines + list(pages.more(phrases, edition, masks))


def imprint(said: Phrases) -> Lines:
    """Who we are not, and the languages in which all this can be read."""
    spoken = " · ".join(f"--lang {language} {phrases(language).say('language-name')}" for language in LANGUAGES)
    return ["", said.say("unofficial"), spoken]


def one(phrases: Phrases, game: str, edition: int, text: str) -> Lines:
    """What a name means in a game, a mask or a section; what it does not know, in another; empty if nobody does."""
    for title in (game, *(other for other in kits() if other != game)):
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
    if not kit_of(game).has("pages"):
        return []
    found: Lines = kit_of(game).part("pages").found(phrases, edition, text)
    if found:
        return found
    for section in sections(phrases, game, edition):
        if plain(text) in (section.id, plain(section.title)):
            return [section.title, f"  {section.text}"]
    return []
