"""Score sheets: one text format for a whole game, shared by both games. See docs/score-sheet.md.

Here a text becomes headers, an optional block of TOML, and decision lines cut into tokens; what they mean is up to the
game. Every mistake is a `Malformed` with the line at fault.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from maskenball.core.malformed import Malformed

T = TypeVar("T")

LONGEST_NAME = 24
LONGEST_NUMBER = 1000
LONGEST_SHEET = 4_000_000
"""Characters, and bytes of a file."""
MOST_LINES = 20_000
"""Ten times as many as a table of the house plays before it ends a game."""
_HEADER = re.compile(r'\[\s*([^\s"\[\]]+)\s*"([^"]*)"\s*\]')
_SPEAKER = re.compile(r'(?:"([^"]*)"|([^\s":]+))\s*:\s*(.*)', re.DOTALL)
_TOKEN = re.compile(r'"([^"]*)"(\.[^\s"]*)?(?=\s|$)|([^\s"]+)(?=\s|$)')
_NUMBER = re.compile(r"[0-9]+")


class Header(NamedTuple):
    """A header's value and the line it stands on."""

    value: str
    line: int


class Token(NamedTuple):
    """A piece of a decision: a bare word, or a quoted name; with the part after the dot, if there is one."""

    text: str
    after_dot: str | None
    quoted: bool


class Line(NamedTuple):
    """A decision: where it stands, who decides, and the pieces of what they say."""

    number: int
    who: Token
    tokens: tuple[Token, ...]


@dataclass
class Sheet:
    """A score sheet that was cut into its parts."""

    headers: dict[str, Header] = field(default_factory=dict)
    block: str = ""
    block_line: int = 0
    lines: list[Line] = field(default_factory=list)

    def need(self, name: str) -> Header:
        """A header that must be there."""
        if name not in self.headers:
            raise Malformed(1, f"the header [{name}] is missing")
        return self.headers[name]

    def players(self) -> tuple[str, ...]:
        """The names of the players, checked."""
        value, line = self.need("Players")
        names = tuple(name.strip(" \t") for name in value.split(","))
        why = unfit_names(names)
        if why:
            raise Malformed(line, why)
        return names

    def first(self, names: Sequence[str]) -> int:
        """Who takes the first turn."""
        value, line = self.need("First")
        if value.strip(" \t") not in names:
            raise Malformed(line, f"[First] names {value!r}, who is not a player")
        return names.index(value.strip(" \t"))

    def number(self, name: str, default: int, most: int) -> int:
        """A header that is a whole number from 0 to `most`."""
        if name not in self.headers:
            return default
        value, line = self.headers[name]
        n = whole_number(value, line)
        if n > most:
            raise Malformed(line, f"[{name}] goes from 0 to {most}, not {value!r}")
        return n

    def unread(self, known: Iterable[str]) -> dict[str, str]:
        """The headers that mean nothing to us."""
        return {name: header.value for name, header in self.headers.items() if name not in known}

    def not_dealt_twice(self) -> None:
        """Refuse a Seed or Scenario beside a Deal or Hands, at its line."""
        for dealt in ("Deal", "Hands"):
            for other in ("Scenario", "Seed"):
                if dealt in self.headers and other in self.headers:
                    raise Malformed(self.headers[other].line, f"[{other}] cannot be combined with [{dealt}]")

    def from_block(self, read: Callable[[str], T]) -> T:
        """What the TOML block says; a mistake in it is told with its line in the sheet."""
        try:
            return read(self.block)
        except Malformed as malformed:
            raise Malformed(self.block_line + malformed.line - 1, malformed.why) from malformed


def whole_number(text: str, line: int) -> int:
    """A number written in plain digits."""
    digits = text.strip(" \t")
    if not _NUMBER.fullmatch(digits):
        raise Malformed(line, f"{text!r} is not a number")
    if len(digits) > LONGEST_NUMBER:
        raise Malformed(line, f"a number of {len(digits)} digits is too large")
    return int(digits)


def unfit_name(name: str) -> str:
    """Why a text cannot be a player's name; empty when it can."""
    if not name:
        return "it is empty"
    if len(name) > LONGEST_NAME:
        return f"it is longer than {LONGEST_NAME} characters"
    for c in name:
        if c in ',#"\\[]' or unicodedata.category(c) in ("Cc", "Cs"):
            return f"it contains {c!r}"
    if name != name.strip():
        return "it begins or ends with a space"
    if name == "centre" or name.startswith("centre."):
        return "the centre is not a player"
    return ""


def unfit_names(names: Sequence[str]) -> str:
    """Why texts cannot be the players of a table; empty when they can."""
    for name in names:
        why = unfit_name(name)
        if why:
            return f"{name!r} is not a player's name: {why}"
    return "two players have the same name" if len(set(names)) < len(names) else ""


def stands_bare(name: str) -> bool:
    """Whether a name needs no quotes on a decision line."""
    return all(c in "-_" or unicodedata.category(c)[0] in "LM" or unicodedata.category(c) == "Nd" for c in name)


def quoted(name: str) -> str:
    """A name as it stands on a decision line."""
    return name if stands_bare(name) else f'"{name}"'


def _without_comment(line: str, number: int) -> str:
    at = 0
    while True:
        hash_at = line.find("#", at)
        quote_at = line.find('"', at)
        if quote_at < 0 or 0 <= hash_at < quote_at:
            return line if hash_at < 0 else line[:hash_at]
        closing = line.find('"', quote_at + 1)
        if closing < 0:
            raise Malformed(number, "a quotation mark is not closed")
        at = closing + 1


def read(text: str) -> Sheet:
    """Cut a score sheet into its parts."""
    if len(text) > LONGEST_SHEET:
        raise Malformed(1, f"{len(text)} characters are too many; there is room for {LONGEST_SHEET}")
    sheet = Sheet()
    lines = text.removeprefix("\ufeff").split("\n")
    after_block = _read_block(sheet, lines)
    for number, whole_line in enumerate(lines[after_block:], after_block + 1):
        line = _without_comment(whole_line, number).strip()
        if line.startswith("["):
            _read_header(sheet, line, number)
        elif line:
            if len(sheet.lines) >= MOST_LINES:
                raise Malformed(number, f"a score sheet holds no more than {MOST_LINES} decisions")
            sheet.lines.append(_read_line(line, number))
    return sheet


def _read_block(sheet: Sheet, lines: list[str]) -> int:
    """The TOML block between two lines `---`, if the sheet begins with one; returns where the rest begins."""
    start = next((i for i, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("#")), 0)
    if lines[start].strip() != "---":
        return 0
    for end in range(start + 1, len(lines)):
        if lines[end].strip() == "---":
            sheet.block = "\n".join(line.rstrip("\r") for line in lines[start + 1 : end])
            sheet.block_line = start + 2
            return end + 1
    raise Malformed(start + 1, "the block that begins here has no closing line ---")


def _read_header(sheet: Sheet, line: str, number: int) -> None:
    if sheet.lines:
        raise Malformed(number, "a header after the first decision")
    match = _HEADER.fullmatch(line)
    if not match:
        raise Malformed(number, 'a header looks like this: [Name "value"]')
    name, value = match.groups()
    if name in sheet.headers:
        raise Malformed(number, f"duplicate header [{name}]")
    sheet.headers[name] = Header(value if name == "Seed" else value.strip(" \t"), number)


def _read_line(line: str, number: int) -> Line:
    speaker = _SPEAKER.fullmatch(line)
    if not speaker:
        raise Malformed(number, 'a decision looks like this: Adele: take Bruno (a name with other signs: "Dr. No": …)')
    name, bare, rest = speaker.groups()
    who = Token(bare, None, False) if name is None else Token(name, None, True)
    try:
        return Line(number, who, tokens_of(rest))
    except ValueError as error:
        raise Malformed(number, str(error)) from error


def tokens_of(decision: str) -> tuple[Token, ...]:
    """The pieces of a decision, without who decides; raises ValueError."""
    tokens = []
    at = 0
    while at < len(decision):
        if decision[at].isspace():
            at += 1
            continue
        match = _TOKEN.match(decision, at)
        if not match:
            raise ValueError(f"cannot read {decision[at:]!r}")
        tokens.append(_token(match))
        at = match.end()
    if not tokens:
        raise ValueError("expected a decision")
    return tuple(tokens)


def _token(match: re.Match[str]) -> Token:
    name, suffix, bare = match.groups()
    if name is not None:
        return Token(name, suffix[1:] if suffix else None, True)
    word, dot, after = bare.partition(".")
    return Token(word, after if dot else None, False)


def person_named(token: Token, names: Sequence[str]) -> int:
    """The person a token names; a bare token names nobody whose name needs quotes. Raises ValueError."""
    if token.text in names and (token.quoted or stands_bare(token.text)):
        return names.index(token.text)
    raise ValueError(f"{token.text!r} is not a player (a name with other signs than letters and digits needs quotes)")


def written(headers: Iterable[tuple[str, str]], block: str, lines: Iterable[tuple[str, str]]) -> str:
    """A score sheet as text: headers, a blank line, one decision a line."""
    parts = [f"---\n{block.strip()}\n---\n"] if block.strip() else []
    parts += [f'[{name} "{value}"]\n' for name, value in headers]
    parts.append("\n")
    parts += [f"{quoted(who)}: {text}\n" for who, text in lines]
    return "".join(parts)
