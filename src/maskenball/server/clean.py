"""Words that people type: text, never markup, and nothing in it that tricks a reader's eye."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

import regex

from maskenball.games.sheet import LONGEST_NAME, unfit_name

LONGEST_SAYING = 200
NEVER_IN_NAMES = ',#"\\[]'
_GRAPHEME = regex.compile(r"\X")
_KEPT_FORMATS = "\u200c\u200d"
"""Joiners: some scripts and emoji need them."""


def cleaned(text: str) -> str:
    """Without controls, bidirectional marks, lone surrogates and private signs; composed; runs of spaces are one."""
    composed = unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode())
    kept = "".join(" " if c.isspace() else c for c in composed if _may_stay(c))
    return " ".join(kept.split())


def _may_stay(c: str) -> bool:
    return c.isspace() or c in _KEPT_FORMATS or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")


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
    wanted = cut("".join(c for c in cleaned(text) if c not in NEVER_IN_NAMES).strip(), LONGEST_NAME).strip()
    wanted = nameless if unfit_name(wanted) or not any(c.isalnum() for c in wanted) else wanted
    others = {name.casefold() for name in taken}
    name, number = wanted, 2
    while name.casefold() in others:
        name = f"{cut(wanted, LONGEST_NAME - len(str(number)) - 1)} {number}"
        number += 1
    return name


def saying_of(text: str) -> str:
    """A sentence for the chat; empty if nothing is left of it."""
    return cut(cleaned(text), LONGEST_SAYING)
