"""Mutants of the turn: every operator, number and statement of the functions that say what a turn may do, altered one
at a time. Agreement with the second opinion must notice each; it is aimed at few players and accidental looks, where
most of these rules differ. Rows of powers have mutants of their own (`mutants.py`)."""

from __future__ import annotations

import ast
import copy
import inspect
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

from maskenball.games.mascarade.rules import answers, power, turn
from tests.mascarade.agreement import agree_on_a_game
from tests.mascarade.random_tables import random_table, small_table

FUNCTIONS: tuple[FunctionType, ...] = (
    answers.turn_answers, answers.takes, answers.cards_to_swap, turn.begin_turn, turn.end_turn, power.turn_up,
)  # type: ignore[assignment]  # fmt: skip
MOST_GAMES = 160

SAME: dict[str, str] = {
    "takes: 0 <= slot < slots -> 0 <= slot <= slots": "that is the next player's left card, which may be taken",
    "turn_up: 0 -> 1": "a number of the event that says nothing",
}
"""Mutants that nobody can notice, with the reason."""


class Mutant(NamedTuple):
    """An altered function, and what was altered."""

    function: FunctionType
    tree: ast.FunctionDef
    what: str


COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift, ast.Mult: ast.Add, ast.Mod: ast.Mult, ast.FloorDiv: ast.Mod,
}  # fmt: skip


Change = Callable[[Any], None]


def putting(field: str, value: object) -> Change:
    """Another value in a field of a node."""
    return lambda node: setattr(node, field, value)


def putting_at(field: str, at: int, value: object) -> Change:
    """Another item in a list of a node."""
    return lambda node: getattr(node, field).__setitem__(at, value)


def altered(node: ast.AST) -> Iterator[Change]:
    """What can be altered at a node of the program."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            yield putting_at("ops", at, COMPARISONS[type(op)]())
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        yield putting("op", OPERATIONS[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield putting("op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield putting("value", node.value + 1)
    for field in ("body", "orelse"):
        statements = getattr(node, field, None)
        for at, statement in enumerate(statements if isinstance(statements, list) else ()):
            if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr | ast.Continue | ast.Break):
                yield putting_at(field, at, ast.Pass())


def mutants_of(function: FunctionType) -> Iterator[Mutant]:
    """The function, altered in one place at a time."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    if isinstance(tree.body[0], ast.Expr) and isinstance(tree.body[0].value, ast.Constant):
        del tree.body[0]  # the docstring
    for at, node in enumerate(ast.walk(tree)):
        for change in range(len(list(altered(node)))):
            mutated = copy.deepcopy(tree)
            place = list(ast.walk(mutated))[at]
            before = ast.unparse(place).split("\n")
            list(altered(place))[change](place)
            after = ast.unparse(place).split("\n")
            pairs = [(old, new) for old, new in zip(before, after, strict=False) if old != new]
            yield Mutant(function, mutated, f"{function.__name__}: {pairs[0][0].strip()} -> {pairs[0][1].strip()}")


def install(mutant: Mutant, patch: pytest.MonkeyPatch) -> None:
    """Put the altered function in the place of the sound one, wherever it is known."""
    module = sys.modules[mutant.function.__module__]
    found: dict[str, FunctionType] = {}
    program = ast.fix_missing_locations(ast.Module([mutant.tree], []))
    exec(compile(program, mutant.what, "exec"), vars(module), found)
    for other in [m for name, m in sys.modules.items() if name.startswith("maskenball.games.mascarade")]:
        assert isinstance(other, ModuleType)
        if getattr(other, mutant.function.__name__, None) is mutant.function:
            patch.setattr(other, mutant.function.__name__, found[mutant.function.__name__])


def notices(games: int) -> bool:
    """Whether engine and second opinion disagree, or the engine breaks."""
    for k in range(games):
        chance = Random(f"turn mutant {k}")
        try:
            agree_on_a_game(chance, Counter(), table=random_table(chance) if k % 8 == 7 else small_table(chance))
        except Exception:
            return True
    return False


def survivors(function: FunctionType) -> list[str]:
    """What can be altered in a function without anybody noticing."""
    found = []
    for mutant in mutants_of(function):
        with pytest.MonkeyPatch.context() as patch:
            install(mutant, patch)
            if not notices(MOST_GAMES):
                found.append(mutant.what)
    return found
