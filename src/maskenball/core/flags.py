"""Flags: how what a host chooses is said on a command line, and as keywords in Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

import msgspec

from maskenball.core.kit import Kit


@dataclass(frozen=True)
class Flag:
    """One choice: its name, what it is about, and how it is written."""

    name: str
    help: str = ""
    usual: Any = ""
    values: tuple[Any, ...] = ()
    """All values, where they are few."""
    metavar: str | None = None
    is_file: bool = False
    """A file's text is meant by its path."""
    may_be_file: bool = False
    """A name, or a file's text by its path."""


def flags_of(kit: Kit) -> list[Flag]:
    """The flags of a game: its own, or one for each of its options."""
    if kit.has("flags"):
        own: list[Flag] = kit.part("flags")
        return own
    return [
        Flag(field.name, usual=field.default, values=values_of(field.type))
        for field in msgspec.structs.fields(kit.part("options"))
    ]


def values_of(kind: Any) -> tuple[Any, ...]:
    """All values of an option, where they are few."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def chosen_by(kit: Kit, said: dict[str, Any]) -> dict[str, Any]:
    """The options that some flags stand for; raises ValueError (Malformed, with its line)."""
    if kit.has("chosen_by"):
        chosen: dict[str, Any] = kit.part("chosen_by")(said)
        return chosen
    return said
