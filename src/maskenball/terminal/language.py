"""The language of whoever sits at the keyboard: the one they ask for, else that of their system, else English."""

from __future__ import annotations

import os

from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases


def spoken(wanted: str | None) -> Phrases:
    """The phrases to speak with."""
    if wanted:
        return phrases(wanted)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for said in os.environ.get(name, "").split(":"):
            if said[:2].lower() in LANGUAGES:
                return phrases(said[:2].lower())
            if said:
                return phrases("en")
    return phrases("en")
