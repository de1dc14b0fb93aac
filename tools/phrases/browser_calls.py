"""What the code of the browser says: every call of `say` in TypeScript and Svelte, as far as it can be read off."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "web" / "src"
ENDS = {"(": ")", "[": "]", "{": "}"}


class Call(NamedTuple):
    """One call: where it stands, which keys it can say, and what it gives them."""

    where: str
    keys: tuple[str, ...]
    """Keys that stand there, also in both branches of a ?:."""
    templates: tuple[tuple[str, ...], ...]
    """Keys that are put together: their pieces around the gaps. Only those that begin with a word of their own."""
    given: frozenset[str]
    gives_more: bool
    """Whether it gives other things too, which cannot be read off."""
    attribute: str | None
    """None: it cannot be read off."""


def sources() -> Iterator[tuple[str, str]]:
    """Every file of the browser's code with its name."""
    for path in sorted([*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]):
        yield path.name, path.read_text(encoding="utf-8")


def strings(code: str) -> set[str]:
    """The short strings of the code that could be keys."""
    return set(re.findall(r"""["'`]([\w-]{1,40})["'`]""", code))


def calls(files: Iterable[tuple[str, str]]) -> Iterator[Call]:
    """All calls of `say`."""
    for name, code in files:
        for found in re.finditer(r"\bsay\(", code):
            inside = code[found.end() : _end_of(code, found.end(), ")")]
            arguments = [part.strip() for part in _parts(inside, ",") if part.strip()]
            if arguments:
                yield _call(f"{name}:{code.count(chr(10), 0, found.start()) + 1}", *arguments[:3])


def _call(where: str, key: str, given: str = "{}", attribute: str = '""') -> Call:
    keys, templates = [], []
    for expression in _branches(key):
        quoted = re.fullmatch(r"""(["'`])((?:(?!\1).)*)\1""", expression, re.S)
        if quoted and "${" not in expression:
            keys.append(quoted[2])
        elif quoted and re.match(r"[a-z]\w*-", quoted[2]):
            templates.append(tuple(_pieces(quoted[2])))
    literal = re.fullmatch(r"""["'`]([\w-]*)["'`]""", attribute)
    names, more = _properties(given)
    return Call(where, tuple(keys), tuple(templates), names, more, literal[1] if literal else None)


def _branches(expression: str) -> list[str]:
    """The values that an expression can have: both branches of a ?:."""
    expression = expression.strip()
    while expression.startswith("(") and _end_of(expression, 1, ")") == len(expression) - 1:
        expression = expression[1:-1].strip()
    condition, *rest = _parts(expression, "?", 1)
    if rest and condition.strip() and not rest[0].startswith((".", "?")):
        then, *otherwise = _parts(rest[0], ":", 1)
        return [value for part in (then, *otherwise) for value in _branches(part)]
    return [expression]


def _pieces(template: str) -> Iterator[str]:
    """What stands around the gaps of a template."""
    start = 0
    while (gap := template.find("${", start)) >= 0:
        yield template[start:gap]
        start = _end_of(template, gap + 2, "}") + 1
    yield template[start:]


def _properties(given: str) -> tuple[frozenset[str], bool]:
    """The names of an object literal, and whether there may be more."""
    if given == "undefined":
        return frozenset(), False
    if not (given.startswith("{") and given.endswith("}")):
        return frozenset(), True
    parts = [part.strip() for part in _parts(given[1:-1], ",") if part.strip()]
    names = {re.split(r"\W", part.strip("\"'"), maxsplit=1)[0] for part in parts if not part.startswith("...")}
    return frozenset(names), len(parts) > len([part for part in parts if not part.startswith("...")])


def _parts(code: str, separator: str, most: int = -1) -> list[str]:
    """Code cut at a sign that stands outside all brackets and strings."""
    parts: list[str] = []
    start = at = 0
    while at < len(code) and (most < 0 or len(parts) < most):
        if code[at] == separator:
            parts.append(code[start:at])
            start = at + 1
        at = _after(code, at)
    return [*parts, code[start:]]


def _end_of(code: str, start: int, sign: str) -> int:
    """Where the next such sign stands outside all brackets and strings, from a place on."""
    at = start
    while at < len(code) and code[at] != sign:
        at = _after(code, at)
    return at


def _after(code: str, at: int) -> int:
    """The next place outside: a bracket or a string is passed as a whole."""
    sign = code[at]
    if sign in ENDS:
        return _end_of(code, at + 1, ENDS[sign]) + 1
    if sign not in "\"'`":
        return at + 1
    at += 1
    while at < len(code) and code[at] != sign:
        if sign == "`" and code.startswith("${", at):
            at = _end_of(code, at + 2, "}")
        at += 2 if code[at : at + 1] == "\\" else 1
    return at + 1
