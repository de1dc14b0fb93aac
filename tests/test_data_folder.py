"""Where games and tables are kept: in a folder closed to others, one program at a time for one file."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from maskenball.data_folder import data_folder, made_folder
from maskenball.lock import Held, Lock


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has set nothing."""
    for name in ("MASKENBALL_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems mean other folders")
def test_the_folder_is_the_one_that_the_system_means(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home / ".local" / "share" / "maskenball"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_folder() == home / "data" / "maskenball"
    monkeypatch.setenv("MASKENBALL_DATA", str(home / "here"))
    assert data_folder() == home / "here"


def test_a_folder_of_an_earlier_version_is_used_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = home / ".local" / "share" / "maskenball"
    before.mkdir(parents=True)
    monkeypatch.setattr("maskenball.data_folder.user_data_path", lambda *_, **__: home / "Library" / "maskenball")
    assert data_folder() == before
    (home / "Library" / "maskenball").mkdir(parents=True)
    assert data_folder() == home / "Library" / "maskenball"


def test_nobody_else_can_look_into_it(home: Path) -> None:
    assert mode(made_folder()) == mode(made_folder("games")) == 0o700
    data_folder().chmod(0o755)  # as 0.1.0 left it
    assert mode(made_folder()) == 0o700


def test_a_folder_that_somebody_names_keeps_what_it_allows(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASKENBALL_DATA", str(home / "shared"))
    (home / "shared").mkdir(mode=0o750)
    os.chmod(home / "shared", 0o750)
    assert mode(made_folder()) == 0o750 and mode(made_folder("games")) == 0o700


def test_a_lock_is_held_by_one_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = Lock(path)
    assert mode(path) == 0o600
    with pytest.raises(Held):
        Lock(path)
    first.release()
    assert not path.exists()
    second = Lock(path)
    first.release()  # of a lock that is given back already: nothing
    with pytest.raises(Held):
        Lock(path)
    second.release()


def test_a_lock_makes_no_folders(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lock(tmp_path / "nothing" / "lock")
    assert not (tmp_path / "nothing").exists()
