"""The messages of the Fluent files, read for checks: their variables, their words, where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser, ast

from maskenball.phrases.phrases import LANGUAGES, ftl_files, ftl_text, is_of_the_browser

NAMES = {name for language in LANGUAGES for name in ftl_files(language)}
ALL_FILES = tuple(sorted(NAMES, key=lambda name: (is_of_the_browser(name), name)))
"""Those of the house and of its games, the browser's at the end."""
PLURALS: dict[str | int, int] = {"zero": 0, "one": 1, "two": 2, "few": 4, "many": 11, "other": 3}
MASK_FORM = re.compile(r"mask_[a-z]+$")


@dataclass
class Message:
    """One message: for its text (under "") and each attribute, the variables and the words."""

    key: str
    file: str
    variables: dict[str, frozenset[str]] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    cases: dict[str, dict[str, list[str | int]]] = field(default_factory=dict)
    """For the variables that are selected on, a value for each case."""


def files_of(language: str) -> list[str]:
    """The files of a language; it should have all."""
    return [name for name in ALL_FILES if name in ftl_files(language)]


def messages(language: str) -> dict[str, Message]:
    """All messages of a language; raises ValueError where a file is not Fluent."""
    found: dict[str, Message] = {}
    for name in files_of(language):
        for entry in FluentParser().parse(ftl_text(language, name)).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}/{name}.ftl is not Fluent here: {(entry.content or '').strip()[:80]}")
            if isinstance(entry, ast.Message):
                message = Message(entry.id.name, name)
                if message.key in found:
                    raise ValueError(f"{language}/{name}.ftl: {message.key} is there twice")
                for where, pattern in (("", entry.value), *((a.id.name, a.value) for a in entry.attributes)):
                    if pattern is not None:
                        message.variables[where] = frozenset(_variables(pattern))
                        message.texts[where] = " ".join(_words(pattern))
                        message.cases[where] = dict(_cases(pattern))
                found[message.key] = message
    return found


def everything() -> dict[str, dict[str, Message]]:
    """All messages of all languages."""
    return {language: messages(language) for language in LANGUAGES}


def _nodes(node: Any) -> Iterator[Any]:
    """A node of the syntax tree with all below it."""
    yield node
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            for one in child if isinstance(child, list) else [child]:
                if isinstance(one, ast.BaseNode):
                    yield from _nodes(one)


def _variables(pattern: Any) -> set[str]:
    """The variables of a pattern; the forms of a mask are one."""
    names = {node.id.name for node in _nodes(pattern) if isinstance(node, ast.VariableReference)}
    return {"mask" if MASK_FORM.match(name) else name for name in names}


def _cases(pattern: Any) -> Iterator[tuple[str, list[str | int]]]:
    """Each variable that is selected on, with a value for each case."""
    for node in _nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else int(v.key.value) for v in node.variants]
            is_plural = {"one", "other"} & set(keys)
            yield node.selector.id.name, [PLURALS.get(key, key) if is_plural else key for key in keys]


def forms_used(pattern_text: str) -> set[str]:
    """The forms of a mask that a file's text asks for."""
    return set(re.findall(r"\$mask_([a-z]+)", pattern_text))


def _words(pattern: Any) -> Iterator[str]:
    for node in _nodes(pattern):
        if isinstance(node, ast.TextElement):
            yield node.value
