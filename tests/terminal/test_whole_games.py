"""Whole games at a pseudo-terminal, in every language."""

from __future__ import annotations

import stat
from io import StringIO
from pathlib import Path

import pytest

from maskenball.core.replay import Replay
from maskenball.terminal.screen import Screen
from tests.terminal.pseudo import Terminal
from tests.terminal.scripted import GAMES, Script, always_one, by_chance, decisions, play_on, the_file

LANGUAGES = ("de", "fr", "it", "nl", "en")


@pytest.mark.parametrize("script", [always_one, by_chance(7)], ids=["one", "chance"])
@pytest.mark.parametrize(("kind", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_game_is_played_to_its_end(tmp_path: Path, kind: str, language: str, script: Script) -> None:
    words = ("play", "--name", "Anna", *GAMES[kind], "--seed", "whole", "--pace", "0", "--lang", language)
    with Terminal(tmp_path, *words, columns=80, lines=24) as terminal:
        last = play_on(terminal, terminal.prompted(), script)
        assert terminal.status() == 0
    path = the_file(tmp_path)
    assert str(path) in last.replace("\n", "").replace("  ", "") or path.name in last.replace("\n", "")
    game = Replay(path.read_text(encoding="utf-8")).finish()
    assert game.over and any(line.startswith("Anna: ") for line in decisions(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "Traceback" not in terminal.story()


def test_the_defaults_make_a_good_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", LOGNAME="berta") as terminal:
        told = terminal.prompted() + terminal.type("")
    assert "Berta (at the keyboard)" in told
    assert told.count("(Steady)") == 5
    assert "first edition, 6 players" in told


def test_the_deal_is_shown_once_and_disappears(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--name", "Anna", "--seed", "deal", "--pace", "0") as terminal:
        deal = [line for line in terminal.prompted().splitlines() if "; 6 coins" in line]
        assert len(deal) == 6 and all(line.strip() in terminal.shown() for line in deal)
        terminal.type("")
        assert not any(line.strip() in terminal.held() for line in deal)


def test_others_are_told_at_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("maskenball.terminal.screen.time.sleep", waited.append)
    out = StringIO()
    Screen(plain=True, pace=0.1, out=out).tell(["", "Turn 1: Emma.", "  Emma passes.", "  You pass."])
    assert waited == [0.1] * 3 and out.getvalue().count("\n") == 4
    Screen(plain=True, pace=0, out=out).tell(["Turn 2: Anna."])
    Screen(plain=True, pace=0.1, out=out).tell(["Turn 2: Anna."], paced=False)
    assert len(waited) == 3
