"""The keyboard: lines that somebody types, or that come through a pipe.

The terminal itself edits the line. There is no list of earlier lines: the next person must not find them there.
"""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import TextIO

from maskenball.terminal.screen import QUESTION, Screen


class NoMoreInput(Exception):
    """The input has ended."""


class Keyboard:
    """Reads one line at a time."""

    def __init__(self, screen: Screen, lines: TextIO | None = None) -> None:
        self.screen = screen
        self.lines = lines or sys.stdin
        self.is_terminal = self.lines.isatty()
        if isinstance(self.lines, TextIOWrapper):
            self.lines.reconfigure(errors="replace")

    def line(self, asking: str = "") -> str:
        """The next line, without the space around it; raises NoMoreInput."""
        out = self.screen.out
        *before, last = self.screen.broken(f"{asking} >", further=0) if asking else [">"]
        self.screen.say_all(before, QUESTION)
        out.write(self.screen.styled(last, QUESTION) + " ")
        out.flush()
        typed = self.lines.readline()
        if not typed:
            out.write("\n")
            raise NoMoreInput
        if not self.is_terminal:
            out.write(typed.rstrip("\r\n") + "\n")
        return typed.strip()

    def forget(self) -> None:
        """Throw away what was typed ahead: it was not meant for the question that comes now."""
        if self.is_terminal:
            try:
                import termios

                termios.tcflush(self.lines.fileno(), termios.TCIFLUSH)
            except (ImportError, OSError):
                return
