"""A pseudo-terminal for tests: the command runs in it as it would for a person, and what a screen holds is read off.

The screen is that of pyte, with its scroll-back: what is left in there after a clearing can still be read by somebody.
"""

from __future__ import annotations

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pyte

COMMAND = str(Path(sys.executable).parent / "maskenball")
ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9])")
PROMPT = re.compile(r"> $")


class Terminal:
    """One run of the command."""

    def __init__(
        self, data: Path, *words: str, columns: int = 90, lines: int = 30, command: Sequence[str] = (COMMAND,),
        **environment: str,
    ) -> None:  # fmt: skip
        self.screen = pyte.HistoryScreen(columns, lines, history=5000, ratio=0.01)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self._ours, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        settings = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LINES", "COLUMNS")}
        settings |= {"TERM": "xterm-256color", "MASKENBALL_DATA": str(data), "LANG": "C.UTF-8"} | environment
        self.process = subprocess.Popen(
            [*command, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=settings, preexec_fn=_own_terminal
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *what: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the window: whoever runs in it is told so."""
        if self._ours >= 0:
            os.close(self._ours)
            self._ours = -1

    def read(self, enough: Callable[[str], object], seconds: float = 20) -> str:
        """Read until the new text is enough, or the command has ended; returns it without escapes."""
        new, until = b"", time.monotonic() + seconds
        while time.monotonic() < until:
            if not select.select([self._ours], [], [], 0.5)[0]:
                continue
            try:
                piece = os.read(self._ours, 65536)
            except OSError:  # the other end is closed
                return plain(new)
            if not piece:
                return plain(new)
            new += piece
            self.raw += piece
            self._stream.feed(piece)
            if enough(plain(new)):
                return plain(new)
        raise AssertionError(f"nothing more came after: {plain(new)[-500:]!r}; the screen: {self.shown()}")

    def prompted(self) -> str:
        """What is told up to the next prompt, or to the end."""
        return self.read(PROMPT.search)

    def type(self, line: str) -> str:
        """Type a line; what is told up to the next prompt, or to the end."""
        os.write(self._ours, f"{line}\n".encode())
        return self.prompted()

    def press(self, key: bytes) -> str:
        """Press a key without Enter."""
        os.write(self._ours, key)
        return self.prompted()

    def is_over(self) -> bool:
        """Whether the command has ended, or is just ending."""
        return PROMPT.search(plain(self.raw[-40:])) is None

    def status(self) -> int:
        """How it ended."""
        return self.process.wait(10)

    def shown(self) -> str:
        """What stands on the screen now."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def held(self) -> str:
        """Everything that can still be read: the screen, and what was scrolled away."""
        above = ["".join(row[x].data for x in range(self.screen.columns)) for row in self.screen.history.top]
        return "\n".join([*above, *self.screen.display])

    def story(self) -> str:
        """Everything that was ever written, without escapes."""
        return plain(self.raw)


def _own_terminal() -> None:
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def plain(raw: bytes) -> str:
    """Text as it reads; a line that was replaced is gone."""
    text = raw.decode("utf-8", "replace").replace("\r\n", "\n")
    text = re.sub(r"[^\n]*\r\x1b\[2K", "", text)
    return ESCAPE.sub("", text)
