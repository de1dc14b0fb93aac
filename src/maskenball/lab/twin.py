"""The compiled twin: the same rules, made fast from outside.

The functions of the rules' modules are taken as they are, each is given a copy of its module's names in which other
rules are replaced by their compiled selves, and Numba compiles them on records whose layout comes from the field lists.
No rule is written twice and the rules carry no mark of it.

Compiled code is kept in a folder per user whose name is a hash of the rules' source: an edited rule never meets old
code. Masks and scenarios are data in the table, so changing one needs no compilation.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from maskenball.games import log as log_module
from maskenball.games.record import Record

NUMBER = np.int32


def layout(cls: type[Record]) -> np.dtype[Any]:
    """The memory layout of a record class."""
    return np.dtype([(f.name, NUMBER, (f.length,)) if f.length else (f.name, NUMBER) for f in cls.FIELDS])


def laid_out(thing: Record) -> np.ndarray[Any, Any]:
    """A record as an array of one structured element."""
    return np.array(thing.numbers(), NUMBER).view(layout(type(thing)))


def read_back(cls: type[Record], element: np.ndarray[Any, Any]) -> Any:
    """The record that lies in an element of an array."""
    return cls.from_numbers(element.reshape(1).view(NUMBER).tolist())


def emit(log: Any, kind: int, who: int, x: int, y: int, value: int, audience: int) -> None:
    """The compiled log: `log[0]` counts rows of six numbers that follow; a log without room takes nothing."""
    at = 1 + 6 * log[0]
    if at + 6 <= log.size:
        log[at] = kind
        log[at + 1] = who
        log[at + 2] = x
        log[at + 3] = y
        log[at + 4] = value
        log[at + 5] = audience
        log[0] += 1


class Twin:
    """The compiled functions of some rules' modules, by name."""

    def __init__(self, modules: list[ModuleType]) -> None:
        names = {module.__name__ for module in modules}
        compiled_emit = numba.njit(emit, cache=True)
        self.functions: dict[str, Any] = {}
        scopes: dict[str, dict[str, Any]] = {m.__name__: dict(vars(m)) for m in modules}
        for module in modules:
            for name, thing in vars(module).items():
                if isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
                    copy = FunctionType(thing.__code__, scopes[module.__name__], name, thing.__defaults__)
                    copy.__module__ = module.__name__
                    copy.__qualname__ = thing.__qualname__
                    self.functions[f"{module.__name__}.{name}"] = numba.njit(copy, cache=True)
        for scope in scopes.values():
            for name, thing in scope.items():
                if thing is log_module.emit:
                    scope[name] = compiled_emit
                elif isinstance(thing, FunctionType) and thing.__module__ in names:
                    scope[name] = self.functions[f"{thing.__module__}.{thing.__name__}"]

    def __getitem__(self, rule: Callable[..., Any]) -> Any:
        """The compiled self of a rule."""
        return self.functions[f"{rule.__module__}.{rule.__name__}"]
