"""Which tests are about which rule: read off the tests, and written as a page of the docs (`make docs`)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ("mascarade", "masquerade")


def rule_ids(game: str) -> list[str]:
    """The ids of a game's rulebook, in its order."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]+[0-9.]*)\*\*", text, re.MULTILINE)


def cited(game: str) -> dict[str, list[str]]:
    """Every rule id with the tests that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                for id in _ids(node.decorator_list):
                    found.setdefault(id, []).append(f"{path.stem}.{node.name}")
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "pytestmark":
                for id in _ids([node.value]):
                    found.setdefault(id, []).append(f"{path.stem} (all of it)")
    return found


def _ids(decorators: list[ast.expr]) -> list[str]:
    calls = [d for d in decorators if isinstance(d, ast.Call) and getattr(d.func, "id", "") == "rule"]
    return [str(arg.value) for call in calls for arg in call.args if isinstance(arg, ast.Constant)]


def page(game: str) -> str:
    """The table of rules and tests."""
    tests = cited(game)
    lines = [
        f"# {game.title()}: rules and the tests that cite them",
        "",
        "Written by `make docs`; a test fails when it is out of date or a rule is cited by no test.",
        "",
        "| rule | tests |",
        "|---|---|",
    ]
    lines += [f"| {id} | {'<br>'.join(tests.get(id, ['none']))} |" for id in rule_ids(game)]
    return "\n".join(lines) + "\n"


def path_of(game: str) -> Path:
    """Where the page of a game stands."""
    return ROOT / "docs" / "rules" / f"{game}-tests.md"


if __name__ == "__main__":
    for game in GAMES:
        path_of(game).write_text(page(game), encoding="utf-8")
        print(f"wrote {path_of(game).relative_to(ROOT)}")
