"""What must hold of functions that are copied and compiled from outside; whatever does not is named, with the remedy.

The twin copies functions and replaces the names by which they call each other. A copy cannot take a closure along, and
a call that does not go by a name of its module would quietly reach the function as it was.
"""

from __future__ import annotations

import dis
import re
from collections.abc import Container, Iterator
from types import CodeType, FunctionType, ModuleType

NUMBA = ((0, 60), (0, 69))
"""The first version of Numba that the twin was tested with, and the first that it was not: `_nrt` is not documented,
so any other may drop it. `pyproject.toml` says the same."""


class Uncompilable(Exception):
    """A function that the twin cannot copy faithfully."""

    def __init__(self, function: FunctionType, why: str, remedy: str) -> None:
        super().__init__(
            f"{function.__module__}.{function.__qualname__} cannot be compiled from outside: {why}. {remedy}."
        )


def check(function: FunctionType, replaced: Container[object]) -> None:
    """Raise if a copy of this function would not be the same function, or would not call the copies of others."""
    if function.__code__.co_freevars:
        names = ", ".join(function.__code__.co_freevars)
        raise Uncompilable(
            function, f"it closes over {names}", "Pass that as an argument, or make it a name of the module"
        )
    if function.__kwdefaults__:
        names = ", ".join(function.__kwdefaults__)
        raise Uncompilable(
            function, f"it has keyword-only defaults ({names})", "Make the argument positional, or pass it"
        )
    for module, name in _reads_from_modules(function.__code__, function):
        if isinstance(thing := getattr(module, name, None), FunctionType) and thing in replaced:
            why = f"it uses {name} through the module {module.__name__}, where it is not replaced"
            raise Uncompilable(function, why, f"Write 'from {module.__name__} import {name}'")


def _reads_from_modules(code: CodeType, function: FunctionType) -> Iterator[tuple[ModuleType, str]]:
    """Each attribute that the code, or code inside it, reads of a module among the function's names."""
    source: object = None
    for step in dis.get_instructions(code):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            source = function.__globals__.get(str(step.argval))
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            if isinstance(source, ModuleType):
                yield source, str(step.argval)
                source = getattr(source, str(step.argval), None)  # a.b.c
            else:
                source = None
        elif step.opname not in ("CACHE", "EXTENDED_ARG"):
            source = None
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _reads_from_modules(inner, function)


def is_tested(version: str) -> bool:
    """Whether the twin was tested with this version of Numba."""
    first, after = NUMBA
    found = re.match(r"(\d+)\.(\d+)", version)
    return found is not None and first <= (int(found[1]), int(found[2])) < after


def told_untested(version: str) -> str:
    """What is wrong with a version of Numba, and what to do."""
    (_, first), (_, after) = NUMBA
    return (
        f"Numba {version} is installed, but the compiled rules were tested with 0.{first} to 0.{after - 1}: "
        f"games are played interpreted. To have them fast again: pip install 'numba>=0.{first},<0.{after}'"
    )
