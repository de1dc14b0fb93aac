"""What the documents promise is true: README's programs run, its commands print what it shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from maskenball.cli import main

ROOT = Path(__file__).parent.parent


def test_the_programs_in_the_readme_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 2
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(block, namespace)
    assert "decisions" in capsys.readouterr().out


def files_on_the_map() -> set[str]:
    """The paths that ARCHITECTURE.md draws, folders by their indentation."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    block = re.search(r"```\n(src/maskenball/\n.*?)```", text, re.DOTALL)
    assert block is not None
    folders: dict[int, str] = {}
    found = set()
    for line in block[1].splitlines():
        match = re.match(r"( *)([\w./]+)", line)
        assert match is not None
        depth, name = len(match[1]), match[2]
        parent = next((folders[d] for d in range(depth - 1, -1, -1) if d in folders), "")
        if name.endswith("/"):
            folders = {d: path for d, path in folders.items() if d < depth} | {depth: parent + name}
        else:
            found.add(parent + name)
    return found


def test_every_file_on_the_map_is_there_and_every_file_is_on_the_map() -> None:
    package = ROOT / "src" / "maskenball"
    there = {str(path.relative_to(ROOT)) for path in package.rglob("*.py") if path.name != "__init__.py"}
    listed = {p for p in files_on_the_map() if p.startswith("src/") and p.endswith(".py") and "__init__" not in p}
    assert listed == there


@pytest.mark.parametrize(
    "page", sorted(str(p.relative_to(ROOT)) for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
)
def test_links_between_documents_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"


def test_the_commands_in_the_readme_print_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    game = re.search(r"(\[Game \"mascarade\"\].*?)```.*?```\n(Cedric: take.*?)```", text, re.DOTALL)
    assert game is not None
    (tmp_path / "game.ball").write_text(game[1] + game[2], encoding="utf-8")
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    compared = 0
    for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL):
        for shown in re.findall(r"^\$ maskenball ([^\n>]*)\n((?:[^$\n].*\n|\n)*)", block, re.MULTILINE):
            words, expected = shlex.split(shown[0]), shown[1].strip()
            done = CliRunner().invoke(main, words)
            assert not isinstance(done.exception, Exception), shown[0]
            assert expected in done.output.strip(), shown[0]
            compared += bool(expected)
    assert compared >= 3


def test_every_test_that_a_ruling_names_is_there() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)\.(test_\w+)`", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))
    assert len(named) > 40
    assert [test for _, test in named if f"def {test}(" not in tests] == []
