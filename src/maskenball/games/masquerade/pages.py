"""The rules pages of Masquerade: its sections, and where they tell of a card that has a name."""

from __future__ import annotations

from collections.abc import Collection

from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases
from maskenball.phrases.rules import plain, sections
from maskenball.phrases.voice import Lines

SECTIONS = ("aim", "cards", "tricks", "teams", "thief", "merchant", "end", "knowing", "ours")
CARDS = {"magician": "tricks", "partner": "teams", "thief": "thief", "merchant": "merchant"}
"""The section that tells of a card that has a name."""


def title(phrases: Phrases, edition: int) -> str:
    """The heading of the rules."""
    return phrases.say("rules-title", game=phrases.say("game-masquerade"))


def more(phrases: Phrases, edition: int, masks: Collection[str] | None) -> Lines:
    """Nothing stands below the sections."""
    return []


def found(said: Phrases, edition: int, text: str) -> Lines:
    """The section about a card that is called so in any language; empty if there is none."""
    for card, wanted in CARDS.items():
        if plain(text) in (card, *(plain(phrases(language).say(f"card-{card}")) for language in LANGUAGES)):
            return [
                line
                for s in sections(said, "masquerade", edition)
                if s.id == wanted
                for line in (s.title, f"  {s.text}")
            ]
    return []
