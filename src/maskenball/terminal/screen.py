"""The screen: lines of text everywhere, colour where it is welcome, and the clearing that secrets need."""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections.abc import Iterable
from io import StringIO
from textwrap import wrap
from typing import TextIO

CLEAR = "\033[H\033[2J\033[3J"
"""Home, the screen, and then what was scrolled away: some terminals scroll away what is cleared."""
PAGE, PAGE_AWAY = "\033[?1049h\033[H\033[2J", "\033[H\033[2J\033[?1049l"
"""Another screen without a scroll-back, and back again; cleared as well, for terminals that have only one."""
BOLD, QUESTION, NUMBER, WARNING, DIM = "1", "1;36", "36", "33", "2"
USUAL_PACE = 0.5
WIDEST = 110
_ORDERS = {
    ord(c): f"\\u{ord(c):04x}" for c in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
}


def in_order(text: str) -> str:
    """Text whose signs stand in the order they are read: a name on a score sheet cannot turn the line round."""
    return text.translate(_ORDERS)


class Screen:
    """Where everything is written. Plain: no colour, nothing drawn."""

    def __init__(self, plain: bool = False, pace: float | None = None, out: TextIO | None = None) -> None:
        self.out = out or sys.stdout
        self.is_terminal = self.out.isatty()
        named = os.environ.get("TERM", "dumb" if os.name != "nt" else "windows")
        self.can_clear = self.is_terminal and named not in ("", "dumb")
        self.draws = self.can_clear and not plain
        self.colours = self.draws and not os.environ.get("NO_COLOR")
        self.pace = pace if pace is not None else USUAL_PACE if self.is_terminal else 0.0
        self._page_is_up = False

    @property
    def width(self) -> int:
        """How many columns there are."""
        return min(shutil.get_terminal_size().columns, WIDEST)

    def styled(self, text: str, style: str) -> str:
        """Text in a style, where there are styles."""
        return f"\033[{style}m{text}\033[0m" if self.colours and text else text

    def say(self, line: str = "", style: str = "", whole: bool = False) -> None:
        """A line; a terminal gets it broken between words, unless somebody is to copy it as a whole."""
        for part in [in_order(line)] if whole else self.broken(line):
            self.out.write((self.styled(part, style) if style else part) + "\n")

    def broken(self, line: str, further: int = 2) -> list[str]:
        """A line in pieces that fit the terminal; all but the first stand further in."""
        line = in_order(line)
        if not self.is_terminal or len(line) < self.width:
            return [line]
        indent = " " * (len(line) - len(line.lstrip()) + further)
        return wrap(line, self.width - 1, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)

    def say_all(self, lines: Iterable[str], style: str = "") -> None:
        """Lines one after the other."""
        for line in lines:
            self.say(line, style)

    def options(self, lines: Iterable[str]) -> None:
        """Answers with their numbers."""
        for line in lines:
            for part in self.broken(line, further=4):
                shown = re.sub(r"(?:(?<=^)|(?<=  ))(\d+)(?=  )", lambda m: self.styled(m[1], NUMBER), part)
                self.out.write(shown + "\n")

    def tell(self, lines: Iterable[str], paced: bool = True) -> None:
        """What happened, at a pace or at once; what begins a turn stands out."""
        for line in lines:
            self.say(line, "" if line.startswith(" ") else BOLD)
            if line and paced and self.pace:
                self.out.flush()
                time.sleep(self.pace)

    def draw(self, drawing: object) -> None:
        """Something of Rich."""
        from rich.console import Console

        drawn = StringIO()
        Console(file=drawn, width=self.width, force_terminal=self.colours, no_color=not self.colours).print(drawing)
        self.out.write(in_order(drawn.getvalue()))

    def passing(self, text: str) -> None:
        """A word that the next line replaces; where nothing can be replaced it is not said."""
        if self.draws:
            self.out.write(self.styled(text, DIM) if text else "\r\033[2K")
            self.out.flush()

    def page(self) -> None:
        """A page that leaves no trace once it is turned."""
        if self.can_clear:
            self.out.write(PAGE)
            self._page_is_up = True

    def page_away(self) -> None:
        """Turn the page."""
        if self._page_is_up:
            self.out.write(PAGE_AWAY)
            self.out.flush()
            self._page_is_up = False
        elif self.is_terminal and not self.can_clear:
            self._push_away()

    def clear(self) -> None:
        """Leave nothing on the screen nor above it."""
        self.page_away()
        if self.can_clear:
            self.out.write(CLEAR)
            self.out.flush()
        elif self.is_terminal:
            self._push_away()

    def _push_away(self) -> None:
        self.out.write("\n" * (shutil.get_terminal_size().lines + 1))
