"""Names that look alike, though a program can tell them apart: a Cyrillic А beside a Latin A, an l beside an I.

The skeleton of a name (UTS #39) has the same sign wherever two signs look the same. look_alikes.txt says which do:
Unicode's list, made ready by tools/look_alikes.py.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

import regex

FILE = Path(__file__).with_suffix(".txt")
_UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}")


@cache
def _looks() -> dict[int, str]:
    """For each sign the one that it looks like."""
    found: dict[int, str] = {}
    for line in FILE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            shown, signs = line.split(";")
            look = "".join(chr(int(point, 16)) for point in shown.split())
            found |= {int(point, 16): look for point in signs.split()}
    return found


def _skeleton(name: str) -> str:
    return unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).translate(_looks()))


def looks(name: str) -> frozenset[str]:
    """How a name looks, and how it looks written small: names that share either are alike."""
    seen = unicodedata.normalize("NFKC", _UNSEEN.sub("", name))
    return frozenset((_skeleton(seen).casefold(), _skeleton(seen.casefold())))
