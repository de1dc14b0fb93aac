"""TOML that people write by hand: read with the line of every mistake."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from maskenball.core.malformed import Malformed


def loaded(text: str) -> dict[str, Any]:
    """The tables of a text that can stand as a block in a score sheet; raises Malformed."""
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
