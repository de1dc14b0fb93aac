"""The rules of a game as they are handed to a program that is to run fast."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any


@dataclass(frozen=True)
class Rules:
    """Where the rules of a game are, and the names under which a program finds them."""

    modules: tuple[ModuleType, ...]
    constants: tuple[ModuleType, ...]
    """Modules of which only numbers are used."""
    names: dict[str, Any]
