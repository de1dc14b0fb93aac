"""A program that the twin cannot copy faithfully is refused, with the function and the remedy named."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import numba
import pytest

from maskenball.games.masquerade.compiled import RULES
from maskenball.speed import conditions, twin
from maskenball.speed.conditions import Uncompilable
from maskenball.speed.twin import Program

ROOT = Path(__file__).parents[2]


TRICK = "maskenball.games.masquerade.rules.trick"

UNFIT = {
    "closure": ("def around(n):\n    def entry(): return n\n    return entry\nentry = around(3)", "as an argument"),
    "keyword default": ("def entry(*, n=3): return n", "positional"),
    "by its module": (
        "from maskenball.games.masquerade.rules import trick as tr\ndef entry(t, s): tr.step(t, s, 0, [])",
        f"from {TRICK} import step",
    ),
    "by its packages, inside a list": (
        f"import {TRICK}\ndef entry(t, s): return [{TRICK}.step(t, s, n, []) for n in range(2)]",
        f"from {TRICK} import step",
    ),
    "the log by its module": (
        "from maskenball.core import log\ndef entry(events): return log.latest(events)",
        "from maskenball.core.log import latest",
    ),
}

Written = Callable[[str], Program]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Makes a program on the rules of Masquerade from its text."""
    monkeypatch.setenv("MASKENBALL_CACHE", str(tmp_path / "cache"))

    def program(text: str) -> Program:
        module = ModuleType("crooked")
        module.__file__ = str(tmp_path / "crooked.py")
        Path(module.__file__).write_text(text, encoding="utf-8")
        exec(compile(text, module.__file__, "exec"), vars(module))
        return Program("crooked", RULES, module, ("entry",))

    return program


@pytest.mark.parametrize("kind", UNFIT)
def test_what_cannot_be_copied_faithfully_is_refused_by_name(kind: str, written: Written) -> None:
    text, remedy = UNFIT[kind]
    with pytest.raises(Uncompilable, match=rf"crooked\.\S*entry cannot .*{re.escape(remedy)}"):
        _ = written(text).compiled


def test_numbers_of_a_module_and_modules_of_others_may_be_used(written: Written) -> None:
    text = "import math\nfrom maskenball.games.masquerade.rules import answers as ans\n"
    fine = written(text + "def entry(n=1): return math.floor(n) + ans.MOST_LEGAL")
    assert fine.compiled.entry() == fine.interpreted.entry() == 1 + RULES.modules[0].MOST_LEGAL


@pytest.mark.parametrize("version", ["0.59.1", "0.69.0", "0.69.0rc1", "1.0", "unknown"])
def test_with_an_untested_numba_games_are_interpreted_and_one_warning_says_what_to_do(
    version: str, monkeypatch: pytest.MonkeyPatch, written: Written, unasked: None
) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda name: version)
    with pytest.warns(UserWarning, match=rf"Numba {version} is installed.*pip install 'numba>=0\.60,<0\.69'"):
        assert not twin.available()
    assert not twin.available()  # and no second warning
    monkeypatch.setattr(numba, "__version__", version)
    with pytest.raises(RuntimeError, match="pip install"):
        _ = written("def entry(): return 1").compiled


@pytest.fixture
def unasked() -> Iterator[None]:
    """Nobody has asked yet whether the twin is available, before and after the test."""
    twin.available.cache_clear()
    yield
    twin.available.cache_clear()


def test_the_versions_of_numba_are_those_of_the_package_and_hold_the_pinned_one() -> None:
    (_, first), (_, after) = conditions.NUMBA
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    asked = {line for extra in wanted.values() for line in extra if line.startswith("numba")}
    assert asked == {f"numba>=0.{first},<0.{after}"}
    for lock in (ROOT / "requirements").glob("*.lock"):
        pinned = re.findall(r"^numba==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
        assert all(map(conditions.is_tested, pinned)), lock.name


def test_the_command_line_goes_on_interpreted(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.metadata as m\nreal = m.version\n"
        "m.version = lambda name: '0.99.0' if name == 'numba' else real(name)\n", encoding="utf-8",
    )  # fmt: skip
    command = [sys.executable, "-m", "maskenball.cli", "simulate", "--games", "20", "--json"]
    clean = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=clean, capture_output=True, text=True, check=True)
    assert done.stderr.count("Numba 0.99.0 is installed") == 1 and '"games": 20' in done.stdout
