"""Malformed: a text that cannot be read, and the line of it that is at fault."""

from __future__ import annotations


class Malformed(ValueError):
    """A score sheet, a TOML text or the words of a power: the line (0: not known), and what is wrong there."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"{line}: {why}" if line else why)
        self.line = line
        self.why = why
