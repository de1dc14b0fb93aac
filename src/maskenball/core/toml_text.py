"""TOML that people write by hand: read with the line of every mistake.

Whoever writes it may be a stranger, so how long, how deep and how many is checked before anything is parsed: a parser's
work can grow with the square of what it is given.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from maskenball.core.malformed import Malformed

LONGEST_BLOCK = 16_384
"""Characters. Five home-made masks with texts in five languages take a quarter of it."""
DEEPEST = 8
"""Parts of a dotted key, or brackets within brackets."""
MOST_TABLES = 64

_TEXT = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)|\'\'\'.*?(?:\'\'\'|\Z)|"(?:[^"\\\n]|\\.)*+"?|\'[^\'\n]*+\'?|#[^\n]*+', re.DOTALL
)
"""A text in quotation marks, closed or not, or a comment. No pattern here goes back over what it has read."""
_PARTS = re.compile(rf"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{DEEPEST},}}")
_TABLE = re.compile(r"^[ \t]*\[", re.MULTILINE)


def loaded(text: str) -> dict[str, Any]:
    """The tables of a text that can stand as a block in a score sheet; raises Malformed."""
    _check_size(text)
    for number, written in enumerate(text.split("\n"), 1):
        if written.strip() == "---":
            raise Malformed(number, "a line --- would end the block in a score sheet")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise Malformed(1, "this is nested too deeply") from error
    except ValueError as error:
        where = re.search(r"\(at line (\d+)", str(error))
        line = int(where[1]) if where else text.count("\n") + 1
        raise Malformed(line, f"this is not TOML: {str(error).partition(' (at ')[0]}") from error


def _check_size(text: str) -> None:
    """Refuse what would take long to read, in one pass over it."""
    if len(text) > LONGEST_BLOCK:
        raise Malformed(1, f"{len(text)} characters are too many; there is room for {LONGEST_BLOCK}")
    bare = _TEXT.sub(lambda found: "_" + "\n" * found[0].count("\n"), text)
    tables = len(_TABLE.findall(bare))
    if tables > MOST_TABLES:
        raise Malformed(1, f"{tables} tables are too many; there is room for {MOST_TABLES}")
    deep = _PARTS.search(bare)
    depth, at = 0, deep.start() if deep else -1
    for bracket in re.finditer(r"[\[\](){}]", bare):
        depth += 1 if bracket[0] in "[({" else -1
        if depth > DEEPEST:
            at = bracket.start() if at < 0 else min(at, bracket.start())
            break
    if at >= 0:
        raise Malformed(bare.count("\n", 0, at) + 1, "this is nested too deeply")


def code_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that do not begin inside a text of several lines, with their numbers."""
    inside = ""
    for number, line in enumerate(text.split("\n"), 1):
        if not inside:
            yield number, line
        for mark in re.findall(r"\"{3}|'{3}", line):
            if inside in ("", mark):
                inside = "" if inside else mark


def line_of(text: str, key: str, start: int = 1) -> int:
    """The line, at or after `start`, that begins with a key; `start` where there is none."""
    for number, line in code_lines(text):
        if number >= start and re.match(rf"\s*\[*\s*[\"']?{re.escape(key)}\b", line):
            return number
    return start


def line_with(text: str, word: str, start: int) -> int:
    """The first line, at or after `start`, on which a word stands; `start` where there is none."""
    lines = text.split("\n")
    return next((number for number in range(start, len(lines) + 1) if word in lines[number - 1]), start)
