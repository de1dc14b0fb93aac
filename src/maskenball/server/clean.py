"""Words that people type: text, never markup, and nothing in it that tricks a reader's eye."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

import regex

from maskenball.core.sheet import LONGEST_NAME, unfit_name
from maskenball.server.look_alikes import looks

LONGEST_SAYING = 200
NEVER_IN_NAMES = ',#"\\[]'
_GRAPHEME = regex.compile(r"\X")
_UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}")
_KEPT_UNSEEN = "\u200c\u200d\ufe0e\ufe0f"
"""Joiners, which some scripts and emoji need, and the signs that choose between a plain and a coloured emoji."""
_BRAILLE_BLANK = "\u2800"
_TOWER = regex.compile(r"^[\p{M} ]+|(\p{M}{4})\p{M}+")
"""Marks with nothing below them, or more than any script puts on one letter."""


def cleaned(text: str) -> str:
    """Without controls, bidirectional marks, signs that nobody sees, lone surrogates, private signs, towers of marks;
    composed; runs of spaces are one."""
    kept = "".join(" " if _is_blank(c) else c for c in text if _may_stay(c))
    composed = unicodedata.normalize("NFC", " ".join(kept.split()))
    return unicodedata.normalize("NFC", _TOWER.sub(r"\1", composed))


def _is_blank(c: str) -> bool:
    return c.isspace() or c == _BRAILLE_BLANK


def _may_stay(c: str) -> bool:
    if c.isspace() or c in _KEPT_UNSEEN:
        return True
    return unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn") and not _UNSEEN.match(c)


def is_alike(name: str, others: Collection[str]) -> bool:
    """Whether a reader would take this name for one of the others."""
    return any(looks(name) & looks(other) for other in others)


def cut(text: str, most: int) -> str:
    """The first `most` signs as a reader counts them, and no more code points than that: none is cut in half."""
    kept = ""
    for sign in _GRAPHEME.findall(text):
        if len(kept) + len(sign) > most:
            break
        kept += sign
    return kept.rstrip()


def name_of(text: str, taken: Collection[str], nameless: str) -> str:
    """A name that can stand on a score sheet, and that nobody else at the table has."""
    wanted = cut(cleaned("".join(c for c in text if c not in NEVER_IN_NAMES)), LONGEST_NAME)
    wanted = nameless if unfit_name(wanted) or not any(c.isalnum() for c in wanted) else wanted
    name, number = wanted, 2
    while is_alike(name, taken):
        name = f"{cut(wanted, LONGEST_NAME - len(str(number)) - 1)} {number}"
        number += 1
    return name


def saying_of(text: str) -> str:
    """A sentence for the chat; empty if nothing is left of it."""
    said = cut(cleaned(text), LONGEST_SAYING)
    return said if _UNSEEN.sub("", said).strip() else ""
