"""What all campaigns about bots share: what they hand back, tables in Markdown, and how far they are."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import NamedTuple


class Page(NamedTuple):
    """A campaign's page in Markdown, and whether everything held that it set out to prove."""

    text: str
    holds: bool = True


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


class Progress:
    """Tells on stderr how far a campaign is: every second at a terminal, else every half minute."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total = what, total
        self.watched = sys.stderr.isatty()
        self.begun = self.told = time.monotonic()

    def __call__(self, done: int) -> None:
        """So much is done."""
        now = time.monotonic()
        if now - self.told >= (1 if self.watched else 30):
            self.told = now
            text = f"{self.what}: {done} of {self.total} ({now - self.begun:.0f} s)"
            print(text, end="\r" if self.watched else "\n", file=sys.stderr, flush=True)

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self.begun
