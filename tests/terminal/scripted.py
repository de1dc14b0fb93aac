"""Scripted people: they answer every prompt until the game is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.terminal.pseudo import Terminal

Script = Callable[[str], str]
"""What somebody types, given what was told since they typed last."""

GAMES = {
    "first-6": ("--players", "6"),
    "two": ("--players", "2"),
    "three": ("--players", "3"),
    "second-6": ("--players", "6", "--scenario", "2e-B"),
    "masquerade-4": ("--game", "masquerade", "--players", "4"),
}
"""The kinds of tables that are played from beginning to end."""


def always_one(told: str) -> str:
    """The first answer, whatever is asked."""
    return "1"


def by_chance(seed: int) -> Script:
    """Any of the numbers that are offered."""
    chance = Random(seed)

    def script(told: str) -> str:
        options = "\n".join(line for line in told.rpartition("\n\n")[2].splitlines() if "│" not in line)
        numbers = re.findall(r"(?:^|  )(\d+)(?=  )", options, re.MULTILINE)
        return chance.choice(numbers) if numbers else "1"

    return script


def is_page(told: str) -> bool:
    """Whether only Enter goes on from here, in any language."""
    last = " ".join(told.splitlines()[-2:])  # a narrow terminal breaks it
    return any(key in last for key in ("Enter", "Eingabetaste", "Entrée", "Invio"))


def play_on(terminal: Terminal, told: str, script: Script, most: int = 1000) -> str:
    """Answer until the command ends; returns what was told last."""
    for _ in range(most):
        if terminal.is_over():
            return told
        told = terminal.type("" if is_page(told) else script(told))
    raise AssertionError(f"not over after {most} answers")


def the_file(data: Path) -> Path:
    """The one game that was kept."""
    (path,) = (data / "games").glob("*.ball")
    return path


def decisions(path: Path) -> list[str]:
    """The decision lines of a score sheet."""
    return path.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
