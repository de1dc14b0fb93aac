"""The compiled twin: the same rules, made fast from outside.

A program is a module whose functions call the rules (the lab's kernels, a bot's playouts). The functions of the program
and of the rules' modules are taken as they are, each is given a copy of its module's names in which the others are
replaced by their compiled selves, and Numba compiles them on records whose layout comes from the field lists. No rule
is written twice and the rules carry no mark of it.

Compiled code is kept in a folder per user whose name is a hash of all source it was made of: an edited rule never
meets old code, and another checkout of the same source finds it ready. Numba keeps code by the file it came from, so
the folder holds a copy of the source, and the copied functions say that they come from there. Masks, scenarios and
decks are data in the table, so changing one needs no compilation.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import sys
import time
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from maskenball.core import log, record
from maskenball.speed import conditions, dice, layout, rows, rules
from maskenball.speed.rules import Rules

OLD = 30 * 24 * 3600
"""Compiled code that nobody has used for so many seconds is thrown away."""


@dataclass(frozen=True)
class Program:
    """A module of functions around the rules of one game, to be run interpreted or compiled."""

    name: str
    rules: Rules
    main: ModuleType
    entries: tuple[str, ...]
    """The functions that Python calls; everything else is compiled into them."""
    others: tuple[ModuleType, ...] = ()
    """Modules beside the rules whose functions the main one uses."""
    names: dict[str, Any] = field(default_factory=dict)
    """What some names of the main module stand for, besides the rules."""
    inline: bool = True
    """Whether everything is compiled into the entries: faster code, but a program that calls the rules from many places
    takes minutes to compile so."""

    @cached_property
    def interpreted(self) -> SimpleNamespace:
        """The functions with the rules as they are."""
        return self._bound([self.main], lambda function: function)

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The functions with the rules compiled. Needs numba; compiles at the first call of each entry."""
        import numba

        if not conditions.is_tested(numba.__version__):
            raise RuntimeError(conditions.told_untested(numba.__version__))
        folder = self.cache_folder()
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]

        njit: Any = numba.njit  # its types do not know _nrt

        def made(function: FunctionType) -> Any:
            source = _kept_source(function, folder)
            function.__code__ = function.__code__.replace(co_filename=str(source))
            # Programs allocate nothing: without Numba's counting of references they are twice as fast.
            if function.__module__ == self.main.__name__ and function.__name__ in self.entries:
                return njit(function, cache=True, nogil=True, error_model="numpy", _nrt=False)
            return njit(function, error_model="numpy", forceinline=self.inline, _nrt=False)

        return self._bound([*self.rules.modules, dice, rows, *self.others, self.main], made)

    def _bound(self, modules: list[ModuleType], made: Callable[[FunctionType], Any]) -> SimpleNamespace:
        """Copies of all functions of some modules that call each other's copies; returns those of the last module."""
        own = {module.__name__: module for module in modules}
        scopes = {name: dict(vars(module)) for name, module in own.items()}
        wanted = self.rules.names | self.names
        main = scopes[self.main.__name__]
        main |= {name: thing for name, thing in wanted.items() if name in main}
        plain = [thing for module in modules for thing in _functions_of(module)]
        instead = rows.COMPILED if rows.__name__ in own else {}
        for function in plain:
            conditions.check(function, {*plain, *instead})
        copies: dict[Any, Any] = {}
        for function in plain:
            name = function.__module__
            copy = FunctionType(function.__code__, scopes[name], function.__name__, function.__defaults__)
            copy.__module__, copy.__qualname__ = name, function.__qualname__
            copies[function] = made(copy)
        copies |= {slow: copies[fast] for slow, fast in instead.items()}
        for scope in scopes.values():
            for name, thing in scope.items():
                if isinstance(thing, FunctionType) and thing in copies:
                    scope[name] = copies[thing]
        return SimpleNamespace(**main)

    def source_files(self) -> Iterable[str]:
        """All files whose text the compiled code depends on."""
        used = self.rules
        own = (*self.others, self.main, dice, layout, log, record, rows, rules, sys.modules[__name__])
        modules = sorted({*used.modules, *used.constants, *own}, key=lambda module: module.__name__)
        return [inspect.getfile(module) for module in modules]

    def cache_folder(self) -> Path:
        """The folder for the compiled code: named by everything that went into it."""
        import numba
        import numpy as np

        digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
        for path in self.source_files():
            digest.update(Path(path).read_bytes())
        folder = cache_root() / f"twin-{self.name}-{digest.hexdigest()[:16]}"
        if not folder.exists():
            _throw_away_old_code(cache_root())
            folder.mkdir(parents=True, exist_ok=True)
        else:
            os.utime(folder)
        return folder

    def is_warm(self) -> bool:
        """Whether everything has been compiled for this user and this source."""
        return available() and (self.cache_folder() / "ready").exists()

    def mark_warm(self) -> None:
        """Note that all entries are compiled."""
        (self.cache_folder() / "ready").touch()


@cache
def available() -> bool:
    """Whether the twin can be used on this machine. Warns of a Numba that it was not tested with, once."""
    from importlib.metadata import version
    from importlib.util import find_spec

    if find_spec("numba") is None:
        return False
    tested = conditions.is_tested(version("numba"))
    if not tested:
        warnings.warn(conditions.told_untested(version("numba")), stacklevel=2)
    return tested


def _functions_of(module: ModuleType) -> list[FunctionType]:
    things, name = vars(module).values(), module.__name__
    return [thing for thing in things if isinstance(thing, FunctionType) and thing.__module__ == name]


def cache_root() -> Path:
    """The folder of the user in which compiled code is kept (MASKENBALL_CACHE names another)."""
    named = os.environ.get("MASKENBALL_CACHE")
    if named:
        return Path(named)
    usual = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_CACHE_HOME")
    return Path(usual or Path.home() / ".cache") / "maskenball"


def _kept_source(function: FunctionType, folder: Path) -> Path:
    """The copy of a function's source in the folder; whoever makes it, it is the same, even its date."""
    kept = folder / f"{function.__module__}.py"
    if not kept.exists():
        fresh = folder / f"{kept.name}.{os.getpid()}"
        shutil.copyfile(function.__code__.co_filename, fresh)
        os.utime(fresh, (0, 0))  # older versions of Numba compare dates
        fresh.replace(kept)
    return kept


def _throw_away_old_code(root: Path) -> None:
    for folder in root.glob("twin-*"):
        if time.time() - folder.stat().st_mtime > OLD:
            shutil.rmtree(folder, ignore_errors=True)
