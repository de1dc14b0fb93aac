"""Whatever stops a game, it goes on at the same decision."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.terminal.pseudo import COMMAND, Terminal
from tests.terminal.scripted import always_one, by_chance, decisions, is_page, play_on, the_file

WORDS = ("play", "--name", "Anna", "--seed", "stop", "--pace", "0")


def question(told: str) -> list[str]:
    """What is asked at the end of what was told: board, question, answers."""
    return told.rpartition("\n\n")[2].splitlines()[:-1]


def played_until(terminal: Terminal, answers: int) -> str:
    told = terminal.prompted()
    for _ in range(answers):
        told = terminal.type("" if is_page(told) else "1")
    return told


@pytest.mark.parametrize(
    ("number", "answers"),
    [(signal.SIGINT, 5), (signal.SIGHUP, 2), (signal.SIGTERM, 8), (signal.SIGKILL, 3), (signal.SIGKILL, 9)],
)
def test_a_signal_loses_nothing(tmp_path: Path, number: signal.Signals, answers: int) -> None:
    with Terminal(tmp_path, *WORDS) as terminal:
        asked = question(played_until(terminal, answers))
        if number == signal.SIGINT:
            assert "Nothing is lost" in terminal.press(b"\x03")
        else:
            os.kill(terminal.process.pid, number)
        assert terminal.status() == (-number if number == signal.SIGKILL else 128 + number)
    before = decisions(the_file(tmp_path))
    with Terminal(tmp_path, "play", "--resume", "--pace", "0") as again:
        assert question(again.prompted()) == asked
        assert decisions(the_file(tmp_path)) == before


def test_closing_the_terminal_loses_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS) as terminal:
        asked = question(played_until(terminal, 3))
    with Terminal(tmp_path, "play", "--resume", str(the_file(tmp_path))) as again:
        assert question(again.prompted()) == asked
        again.close()
        assert again.status() == 128 + signal.SIGHUP
    with Terminal(tmp_path, "play", "--resume") as third:
        assert question(third.prompted()) == asked


def test_before_the_first_answer_the_deal_is_shown_again(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS) as terminal:
        page = terminal.prompted()
    with Terminal(tmp_path, "play", "--resume", "--pace", "0") as again:
        first = again.prompted()
        assert first == page or "goes on where it stood" in first


@pytest.mark.parametrize("kind", [("--level", "cunning"), ("--game", "masquerade")], ids=str)
def test_bots_answer_the_same_after_a_stop(tmp_path: Path, kind: tuple[str, ...]) -> None:
    through, stopped = tmp_path / "through", tmp_path / "stopped"
    with Terminal(through, *WORDS, *kind) as terminal:
        play_on(terminal, terminal.prompted(), always_one)
    with Terminal(stopped, *WORDS, *kind) as terminal:
        played_until(terminal, 4)
    for _ in range(2):
        with Terminal(stopped, "play", "--resume", "--pace", "0") as terminal:
            played_until(terminal, 2)
    with Terminal(stopped, "play", "--resume", "--pace", "0") as terminal:
        play_on(terminal, terminal.prompted(), always_one)
    assert decisions(the_file(stopped)) == decisions(the_file(through))


def test_people_notes_language_and_memory_come_back(tmp_path: Path) -> None:
    words = ("play", "--name", "Anna", "--name", "Ben", "--memory", "notes", "--lang", "de", "--pace", "0")
    with Terminal(tmp_path, *words, "--first", "Anna") as terminal:
        terminal.prompted()
        terminal.type("")
        terminal.type("")
        assert "Notiert" in terminal.type('note "Ben" ist der König, # glaube ich')
        terminal.type("quit")
    with Terminal(tmp_path, "play", "--resume", "--pace", "0") as again:
        assert "Anna" in again.prompted()
        again.type("")
        again.type("")
        assert "”Ben” ist der König, # glaube ich" in again.type("notes")


def test_a_finished_game_is_not_the_latest(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--game", "masquerade") as terminal:
        play_on(terminal, terminal.prompted(), by_chance(1))
    done = subprocess.run([COMMAND, "play", "--resume"], env=os.environ | {"MASKENBALL_DATA": str(tmp_path)},
                          input=b"", capture_output=True, timeout=20)  # fmt: skip
    assert done.returncode == 1 and b"no game to go on with" in done.stderr


def test_a_sheet_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.ball"
    wrong.write_text(
        '[Game "mascarade"]\n[Edition "1"]\n[Players "A, B, C, D"]\n[Deal "king, queen, judge, witch"]\n[First "A"]\n\n'
        "A: look\n",
        encoding="utf-8",
    )
    done = subprocess.run([COMMAND, "play", "--resume", str(wrong)], input=b"", capture_output=True, timeout=20)
    assert done.returncode == 1 and done.stdout == b"" and b"wrong.ball:7:" in done.stderr


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way", encoding="utf-8")
    with Terminal(tmp_path, *WORDS) as terminal:
        terminal.prompted()
        assert "cannot be saved" in terminal.type("")
        assert "You take" in terminal.type("1")
