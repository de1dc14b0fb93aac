"""Bots of one's own: they are named on the line, play on several cores, and can be stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from maskenball.bots.own import with_own

MINE = """
import time
from pathlib import Path

from maskenball.bots.bot import Bot, RandomBot


class Shy(RandomBot):
    name = "shy"


class Nameless(Bot):
    def decide(self, view):
        return view.options[0].text


class Silent(Bot):
    name = "silent"


class Slow(RandomBot):
    name = "slow"

    def answer(self, view):
        Path(__file__).with_suffix(".begun").touch()
        time.sleep(600)


class Seedless(RandomBot):
    name = "seedless"

    def __init__(self):
        super().__init__(1)


def made():
    class Inner(RandomBot):
        name = "inner"

    return Inner


Inner = made()


def shy():
    pass
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "path", sys.path[:])
    file = tmp_path / f"mine_{tmp_path.name.replace('-', '_')}.py"
    file.write_text(MINE, encoding="utf-8")
    return file


def maskenball(*words: str, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "maskenball.cli", *words], cwd=folder, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip


def test_a_bot_of_ones_own_plays_on_several_cores(mine: Path) -> None:
    words = ("tournament", f"{mine.name}:Shy", "random", "--players", "4", "--games", "48", "--cores", "2")
    done = maskenball(*words, folder=mine.parent)
    out, err = done.communicate(timeout=120)
    assert done.returncode == 0, err
    assert f"{mine.name}:Shy" in out and "48 games, 4 players" in out
    words = ("balance", "--bot", f"{mine.stem}:Shy", "--players", "4", "--games", "2", "--cores", "1")
    done = maskenball(*words, folder=mine.parent)
    out, err = done.communicate(timeout=120)
    assert done.returncode == 0 and f"played by {mine.stem}:Shy" in out, err


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("{file}:Nobody", "Nobody is not a bot"),
        ("{file}:shy", "shy is not a bot"),
        ("{file}:Silent", r"Silent is not a bot; derive a class from maskenball.Bot and give it decide\(\)"),
        ("{file}:Bot", "Bot is not a bot"),
        ("{file}:Seedless", "callable with a seed"),
        ("{file}:Inner", "must be a top-level class"),
        ("nowhere.py:Shy", "there is no file nowhere.py"),
        ("no_such_module:Shy", "cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_what_is_no_bot_is_refused(mine: Path, name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        with_own(["ev", name.format(file=mine)])
    assert list(with_own([f"{mine}:Shy"]))[-1] == f"{mine}:Shy"
    nameless = with_own([f"{mine}:Nameless"])[f"{mine}:Nameless"]
    assert (nameless.name, nameless.game) == ("nameless", "")


def test_a_file_whose_name_is_taken_is_refused(mine: Path) -> None:
    for taken in ("json.py", "time.py"):
        other = mine.with_name(taken)
        other.write_text(MINE, encoding="utf-8")
        with pytest.raises(ValueError, match="give the file another name"):
            with_own([f"{other}:Shy"])


def test_a_file_that_ends_the_program_is_named(mine: Path) -> None:
    other = mine.with_name(f"ends_{mine.name}")
    other.write_text("raise SystemExit(3)", encoding="utf-8")
    with pytest.raises(ValueError, match=f"{other.name}:Shy cannot be loaded: SystemExit"):
        with_own([f"{other}:Shy"])


@pytest.mark.skipif(os.name == "nt", reason="no process groups")
def test_ctrl_c_does_not_wait_for_games_under_way(mine: Path) -> None:
    words = ("tournament", f"{mine.name}:Slow", "random", "--players", "4", "--games", "96", "--cores", "2")
    playing = maskenball(*words, "--resume", "kept.jsonl", folder=mine.parent)
    try:
        _wait_for(mine.with_suffix(".begun").exists)
        os.killpg(playing.pid, signal.SIGINT)
        _, err = playing.communicate(timeout=60)
        assert playing.returncode == 1 and err.strip() == "stopped; the same command goes on from kept.jsonl"
    finally:
        _end(playing.pid)


@pytest.mark.skipif(os.name == "nt", reason="no process groups")
def test_nobody_plays_on_when_the_command_is_killed(mine: Path) -> None:
    words = ("tournament", f"{mine.name}:Slow", "random", "--players", "4", "--games", "96", "--cores", "2")
    playing = maskenball(*words, folder=mine.parent)
    try:
        _wait_for(mine.with_suffix(".begun").exists)
        playing.kill()
        playing.communicate(timeout=60)
        _wait_for(lambda: not _lives(playing.pid))
    finally:
        _end(playing.pid)


def _wait_for(there: Callable[[], bool]) -> None:
    for _ in range(600):
        if there():
            return
        time.sleep(0.1)
    raise AssertionError("waited for a minute")


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _end(group: int) -> None:
    if _lives(group):
        os.killpg(group, signal.SIGKILL)
