"""The house knows kits, never games: no file outside a game's folder and the registry names one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "maskenball"
BROWSER = ROOT / "web" / "src"
GAMES = ("mascarade", "masquerade")
REGISTRIES = {SOURCE / "core" / "kit.py", BROWSER / "games" / "games.ts"}
EXCEPTED = {
    SOURCE / "adapters" / "mascarade_v0.py": "PettingZoo's name of the environment",
    SOURCE / "adapters" / "masquerade_v0.py": "PettingZoo's name of the environment",
    SOURCE / "server" / "migrations" / "numbered_journals.py": "reads what 0.1.0 wrote, which knew two games",
}


def branches_in_python(text: str) -> Iterator[int]:
    """Lines of code (not of comments or docstrings, and not what `--help` shows) that name a game or import from it."""
    tree = ast.parse(text)
    prose = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("maskenball.games."):
            yield node.lineno
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in prose:
            if any(game in node.value.lower() for game in GAMES):
                yield node.lineno


def branches_in_the_browser(text: str) -> Iterator[int]:
    """Lines of code that name a game, or take something out of its folder."""
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(?<!:)//.*|^\s*(?:/?\*|<!--).*", "", line)
        if re.search(rf"""["'`/](?:{"|".join(GAMES)})["'`/]""", code):
            yield number


def test_no_python_outside_a_game_names_it() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if SOURCE / "games" not in path.parents and path not in REGISTRIES | EXCEPTED.keys()
        for line in branches_in_python(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_no_screen_outside_a_game_names_it() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted([*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")])
        if not any(BROWSER / "games" / game in path.parents for game in GAMES) and path not in REGISTRIES
        for line in branches_in_the_browser(path.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.parametrize(
    "code",
    ["if game == 'mascarade': pass", "x = f'play-{x}-masquerade'", "from maskenball.games.mascarade import rules"],
)
def test_a_branch_in_python_is_found(code: str) -> None:
    assert list(branches_in_python(code)) == [1]


@pytest.mark.parametrize(
    "code", ['if (game === "mascarade") {', 'import x from "../games/masquerade/x";', "`masquerade`"]
)
def test_a_branch_in_the_browser_is_found(code: str) -> None:
    assert list(branches_in_the_browser(code)) == [1]
    assert not list(branches_in_the_browser('// in "mascarade" only'))
