"""Blocks of TOML: what would take long to read is refused before it is parsed, at its line."""

from __future__ import annotations

import tomllib
from typing import NoReturn

import pytest

from maskenball.core.malformed import Malformed
from maskenball.core.toml_text import DEEPEST, LONGEST_BLOCK, MOST_TABLES, loaded

TOO_MUCH = {
    "a long key": (".".join("a" * 8000) + "=1", 1, "deeply"),
    "a long key with spaces": (" . ".join("a" * 4000) + "=1", 1, "deeply"),
    "a long key in quotes": ("\n" + ".".join(["'a'"] * 4000) + "=1", 2, "deeply"),
    "a long table": ("x = 1\n[" + ".".join("a" * 8000) + "]", 2, "deeply"),
    "a long key in a table in a line": ("x = {" + ".".join("a" * 8000) + " = 1}", 1, "deeply"),
    "lists in lists": ("\n\nx = " + "[" * 8000, 3, "deeply"),
    "tables in tables": ("x = " + "{a = " * 3000, 1, "deeply"),
    "tables": ("".join(f"[mask.a{k}]\n" for k in range(1500))[:LONGEST_BLOCK], 1, "too many"),
    "signs": ("#" * (LONGEST_BLOCK + 1), 1, "too many"),
}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_too_much_is_refused_before_it_is_parsed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def parsed(text: str) -> NoReturn:
        raise AssertionError("it was parsed")

    monkeypatch.setattr(tomllib, "loads", parsed)
    text, line, word = TOO_MUCH[name]
    with pytest.raises(Malformed, match=word) as told:
        loaded(text)
    assert told.value.line == line


MUCH = {
    "a key as deep as may be": ".".join("a" * DEEPEST) + " = 1",
    "lists as deep as may be": "x = " + "[" * DEEPEST + "]" * DEEPEST,
    "as many tables as may be": "".join(f"[a{k}]\n" for k in range(MOST_TABLES)),
    "dots in a text": f'x = "{".".join("a" * 3000)}"',
    "brackets in a text": "x = '''" + "[" * 3000 + "\n" + "{" * 3000 + "'''",
    "lines of brackets in a text": 'x = """\n' + "[a]\n" * 1000 + '"""',
    "dots in a comment": "# " + "a." * 3000,
    "a mark in quotes of the other kind": 'x = \'"\'\ny = "\'" # "\nz = 1',
}


@pytest.mark.parametrize("name", MUCH)
def test_texts_and_comments_are_free(name: str) -> None:
    assert loaded(MUCH[name]) == tomllib.loads(MUCH[name])
