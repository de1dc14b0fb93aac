"""The compiled twin: the same rules, made fast from outside.

The functions of the rules' modules are taken as they are, each is given a copy of its module's names in which other
rules are replaced by their compiled selves, and Numba compiles them on records whose layout comes from the field lists.
No rule is written twice and the rules carry no mark of it.

Compiled code is kept in a folder per user whose name is a hash of all source it was made of: an edited rule never
meets old code. Masks, scenarios and decks are data in the table, so changing one needs no compilation.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from maskenball.games.mascarade import (
    answers as mascarade_answers,
    end as mascarade_end,
    events as mascarade_events,
    masks as mascarade_masks,
    opening as mascarade_opening,
    power as mascarade_power,
    state as mascarade_state,
    turn as mascarade_turn,
    words as mascarade_words,
)  # fmt: skip
from maskenball.games.masquerade import (
    actions as masquerade_actions,
    answers as masquerade_answers,
    deck as masquerade_deck,
    end as masquerade_end,
    events as masquerade_events,
    opening as masquerade_opening,
    state as masquerade_state,
    trick as masquerade_trick,
)  # fmt: skip
from maskenball.lab import dice, kernel, observe_mascarade, observe_masquerade, rows

ENTRIES = ("play_games", "play_from", "open_batch", "step_batch", "random_actions")
"""The kernels that Python calls; everything else is compiled into them."""

OLD = 30 * 24 * 3600
"""Compiled code that nobody has used for so many seconds is thrown away."""


@dataclass(frozen=True)
class Rules:
    """Where the rules of a game are, and which of them the kernels need."""

    modules: tuple[ModuleType, ...]
    constants: tuple[ModuleType, ...]
    needed: dict[str, Any]


RULES = {
    "mascarade": Rules(
        (mascarade_answers, mascarade_end, mascarade_power, mascarade_turn, mascarade_opening, observe_mascarade),
        (mascarade_state, mascarade_events, mascarade_masks, mascarade_words),
        {
            "legal": mascarade_answers.legal,
            "step": mascarade_turn.step,
            "begin": mascarade_turn.begin_turn,
            "lay_out": mascarade_opening.lay_out,
            "OVER": mascarade_state.OVER,
        },
    ),
    "masquerade": Rules(
        (
            masquerade_answers,
            masquerade_actions,
            masquerade_end,
            masquerade_trick,
            masquerade_opening,
            masquerade_deck,
            observe_masquerade,
        ),
        (masquerade_state, masquerade_events),
        {
            "legal": masquerade_answers.legal,
            "step": masquerade_trick.step,
            "begin": masquerade_trick.begin_trick,
            "lay_out": masquerade_opening.lay_out,
            "OVER": masquerade_state.OVER,
        },
    ),
}
OBSERVERS = {"mascarade": observe_mascarade, "masquerade": observe_masquerade}


def _needed(game: str) -> dict[str, Any]:
    observer = OBSERVERS[game]
    seeing = {name: getattr(observer, name) for name in ("remember", "forget", "introduce", "observe", "asked_person")}
    return RULES[game].needed | seeing


@cache
def interpreted(game: str) -> SimpleNamespace:
    """The kernels of a game, with its rules as they are."""
    return _bound([kernel], _needed(game), lambda function, name: function)


@cache
def compiled(game: str) -> SimpleNamespace:
    """The kernels of a game, with its rules compiled. Needs numba; compiles at the first call of each kernel."""
    import numba

    numba.config.CACHE_DIR = str(cache_folder(game))  # type: ignore[attr-defined]

    njit: Any = numba.njit  # its types do not know _nrt

    def made(function: FunctionType, name: str) -> Any:
        # The kernels allocate nothing: without Numba's counting of references they are twice as fast.
        if name in ENTRIES:
            return njit(function, cache=True, nogil=True, error_model="numpy", _nrt=False)
        return njit(function, error_model="numpy", forceinline=True, _nrt=False)

    return _bound([*RULES[game].modules, dice, rows, kernel], _needed(game), made)


def _bound(
    modules: list[ModuleType], needed: dict[str, Any], made: Callable[[FunctionType, str], Any]
) -> SimpleNamespace:
    """Copies of all functions of some modules that call each other's copies; returns those of the last module."""
    own = {module.__name__: module for module in modules}
    scopes = {name: dict(vars(module)) for name, module in own.items()}
    scopes[kernel.__name__] |= needed
    copies: dict[Any, Any] = {}
    for name, module in own.items():
        for thing in list(vars(module).values()):
            if isinstance(thing, FunctionType) and thing.__module__ == name:
                copy = FunctionType(thing.__code__, scopes[name], thing.__name__, thing.__defaults__)
                copy.__module__, copy.__qualname__ = name, thing.__qualname__
                copies[thing] = made(copy, thing.__name__)
    if rows.__name__ in own:
        copies |= {plain: copies[fast] for plain, fast in rows.COMPILED.items()}
    for scope in scopes.values():
        for name, thing in scope.items():
            if isinstance(thing, FunctionType) and thing in copies:
                scope[name] = copies[thing]
    return SimpleNamespace(**scopes[kernel.__name__])


def available() -> bool:
    """Whether the twin can be used on this machine."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def cache_root() -> Path:
    """The folder of the user in which compiled code is kept (MASKENBALL_CACHE names another)."""
    named = os.environ.get("MASKENBALL_CACHE")
    if named:
        return Path(named)
    usual = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_CACHE_HOME")
    return Path(usual or Path.home() / ".cache") / "maskenball"


def source_files(game: str) -> Iterable[str]:
    """All files whose text the compiled code of a game depends on."""
    from maskenball.games import log, record

    twin = sys.modules[__name__]
    modules = (*RULES[game].modules, *RULES[game].constants, dice, kernel, rows, log, record, twin)
    return sorted(inspect.getfile(module) for module in modules)


def cache_folder(game: str) -> Path:
    """The folder for the compiled code of a game: named by everything that went into it."""
    import numba
    import numpy as np

    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for path in source_files(game):
        digest.update(Path(path).read_bytes())
    folder = cache_root() / f"twin-{game}-{digest.hexdigest()[:16]}"
    if not folder.exists():
        _throw_away_old_code(cache_root())
        folder.mkdir(parents=True, exist_ok=True)
    else:
        os.utime(folder)
    return folder


def _throw_away_old_code(root: Path) -> None:
    for folder in root.glob("twin-*"):
        if time.time() - folder.stat().st_mtime > OLD:
            shutil.rmtree(folder, ignore_errors=True)


def is_warm(game: str) -> bool:
    """Whether the rules of a game have been compiled for this user and this source."""
    return available() and (cache_folder(game) / "ready").exists()


def mark_warm(game: str) -> None:
    """Note that all kernels of a game are compiled."""
    (cache_folder(game) / "ready").touch()
