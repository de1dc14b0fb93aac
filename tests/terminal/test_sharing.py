"""Several people at one keyboard: nothing secret of one is left when the next is called."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from maskenball.core.replay import Replay
from maskenball.phrases.phrases import phrases
from maskenball.terminal.notebook import Notebook
from tests.played import seen_events
from tests.terminal.pseudo import Terminal
from tests.terminal.scripted import is_page, the_file

WORDS = ("play", "--name", "Anna", "--name", "Ben", "--seed", "share", "--pace", "0", "--memory", "helper")
BROKEN = (
    "import maskenball.terminal.screen as s; s.CLEAR = {!r}; from maskenball.cli import main; "
    "main(prog_name='maskenball')"
)


def secrets_of_all(path: Path) -> set[str]:
    """The sentences that only one person has been told, so far."""
    replay = Replay(path.read_text(encoding="utf-8"))
    english, found = phrases("en"), set()
    books = {viewer: Notebook(replay.game, viewer, english) for viewer in (0, 1)}
    for game in replay.steps():
        if game.over:
            break
        public = seen_events(game, None)
        for person, book in books.items():
            before = len(book.lines)
            book.hear()
            if seen_events(game, person) != public:
                found |= {line.strip() for line in book.lines[before:] if " is " in line or "swapped" in line}
    return found


def found_by_the_next(terminal: Terminal, data: Path, answers: int) -> tuple[set[str], set[str], int]:
    """Play on; which secrets there were, which of them the next person could read when called, and how many calls."""
    told, seen, all_secrets, calls = terminal.prompted(), set(), set(), 0
    for n in range(answers):
        if "nobody else is looking" in told:
            calls += 1
            held = terminal.held()
            all_secrets = secrets_of_all(the_file(data)) | {f"secret thought {k}" for k in range(n)}
            seen |= {secret for secret in all_secrets if secret in held}
            seen |= {word for word in ("Nobody sees your hands", "You look", "How likely each mask") if word in held}
        if terminal.is_over():
            break
        if "Look at your card" in told:
            terminal.type(f"note secret thought {n}")
            terminal.type("helper")
            told = terminal.type("look")
        else:
            told = terminal.type("" if is_page(told) else "1")
    return all_secrets, seen, calls


@pytest.mark.parametrize("lines", [12, 40])
def test_nothing_of_one_is_left_for_the_next(tmp_path: Path, lines: int) -> None:
    with Terminal(tmp_path, *WORDS, lines=lines) as terminal:
        there_were, seen, calls = found_by_the_next(terminal, tmp_path, 60)
    assert any("You look" in secret for secret in there_were) and "You put them back, swapped." in there_were
    assert calls > 8
    assert seen == set()


@pytest.mark.parametrize("clear", ["", "\033[H\033[2J"], ids=["none", "no scroll-back"])
def test_the_test_above_notices_a_broken_clearing(tmp_path: Path, clear: str) -> None:
    command = (sys.executable, "-c", BROKEN.format(clear))
    with Terminal(tmp_path, *WORDS, lines=12, command=command) as terminal:
        assert found_by_the_next(terminal, tmp_path, 40)[1]


def test_what_one_has_seen_waits_until_they_hide_it(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS) as terminal:
        told = terminal.prompted()
        while "Look at your card" not in told:
            told = terminal.type("" if is_page(told) else "1")
        told = terminal.type("look")
        assert "it is the" in told and told.rstrip().endswith("press Enter to hide this. >")
        terminal.type("")
        assert "it is the" not in terminal.held()


def test_typing_ahead_does_not_open_the_next_hand(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--players", "2", "--first", "Anna") as terminal:
        terminal.prompted()
        terminal.type("")
        terminal.type("")
        terminal.type("1")
        told = terminal.type("1\n\n\n")  # one answer, and Enter twice more before Ben is called
        assert told.rstrip().endswith("Ben, press Enter when nobody else is looking. >")


def test_a_terminal_that_cannot_be_cleared_says_so(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--first", "Anna", TERM="dumb") as terminal:
        terminal.prompted()
        assert "cannot be cleared" in terminal.type("")
        assert b"\x1b" not in terminal.raw


def test_leaving_leaves_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--first", "Anna") as terminal:
        terminal.prompted()
        terminal.type("")
        terminal.type("")
        assert "which card do you take" in terminal.held()
        terminal.type("quit")
        assert "which card do you take" not in terminal.held()
        assert "--resume" in terminal.held()
