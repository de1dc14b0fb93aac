"""What can be typed at a prompt, on every kind of terminal and through a pipe."""

from __future__ import annotations

import os
import re
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest

from maskenball.core.replay import Replay
from tests.terminal.pseudo import COMMAND, Terminal
from tests.terminal.scripted import the_file

WORDS = ("play", "--name", "Anna", "--seed", "prompt", "--first", "Anna", "--pace", "0")


def piped(data: Path, typed: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command with its input from a pipe."""
    settings = os.environ | {"MASKENBALL_DATA": str(data), "LANG": "C.UTF-8"} | environment
    return subprocess.run(
        [COMMAND, *words], input=typed, capture_output=True, text=True, encoding="utf-8", env=settings, timeout=30
    )


def test_commands(tmp_path: Path) -> None:
    copy = tmp_path / "copy.ball"
    with Terminal(tmp_path, *WORDS) as terminal:
        terminal.prompted()
        first = terminal.type("")
        assert "which card do you take" in first and "1  Adele's card" in first
        help = terminal.type("?")
        assert "1-5  Swap or not" in help and "Rule A1" in help and "whole truth" in help
        assert "Turn 1: Anna" in terminal.type("log")
        assert "Anna (you): 6 coins" in terminal.type("table")
        assert "no notes" in terminal.type("notes")
        assert "no notes" in terminal.type("note the Queen")
        assert "without the helper" in terminal.type("helper")
        whole = terminal.type("rules")
        assert "The rules of Mascarade" in whole and "Witch" in whole and "Widow" not in whole
        assert "swap them or not" in terminal.type("rules spy")
        assert "no mask called" in terminal.type("rules dragon")
        assert "Saved in" in terminal.type(f"save {copy}")
        assert "take Bruno" not in copy.read_text(encoding="utf-8")
        assert "You take your card and Bruno's card" in terminal.type("take Bruno")
        assert "--resume" in terminal.type("quit")
        assert terminal.status() == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert Replay(copy.read_text(encoding="utf-8")).finish().history == []
    assert the_file(tmp_path).read_text(encoding="utf-8").endswith("Anna: take Bruno\n")


BAD = {
    "99": "99 is none of the answers: they are 1 to 5",
    "0": "0 is none of the answers",
    "9" * 5000: "9… is none of the answers",
    "dance": "“dance” is no answer and no command",
    "announce king": "The first four turns are preparation: you can only Swap. (Rule U1)",
    "pass": "Something else is asked now. (Rule E4)",
    "take Anna": "There is no such card to take",
    'take "Anna': '“take "Anna” is no answer',
    "# nothing": "“# nothing” is no answer",
    "look \\": "is no answer and no command",
    "d\0nce\x1b[2J": "“d?nce?[2J” is no answer",
    "peek": "does not play with accidental looks",
}


def test_bad_input_explains_itself_and_asks_again(tmp_path: Path) -> None:
    done = piped(tmp_path, "\n" + "".join(f"{typed}\n" for typed in BAD) + "1\n", *WORDS)
    assert done.stderr == ""
    rest = done.stdout
    for answer in BAD.values():
        assert answer in rest
        rest = rest.partition(answer)[2]
    assert "You take your card and Adele's card" in rest


def test_any_bytes_can_come_through_a_pipe(tmp_path: Path) -> None:
    settings = os.environ | {"MASKENBALL_DATA": str(tmp_path), "LANG": "C.UTF-8"}
    typed = b"\n\xff\xfe\n\x00\nsave \x00\n1\n"
    done = subprocess.run([COMMAND, *WORDS], input=typed, capture_output=True, env=settings, timeout=30)
    assert done.returncode == 0 and done.stderr == b"" and b"You take your card" in done.stdout


def test_what_cannot_be_saved_is_told(tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("Dear Anna", encoding="utf-8")
    done = piped(tmp_path, f"\nsave {mine}\nsave {tmp_path}/no/such/folder\nsave {tmp_path}\n", *WORDS)
    assert done.stdout.count("cannot be saved") == 3
    assert mine.read_text(encoding="utf-8") == "Dear Anna"


def test_a_pipe_that_ends_is_a_clean_end(tmp_path: Path) -> None:
    for typed in ("", "\n1\n2"):
        done = piped(tmp_path, typed, *WORDS)
        assert done.returncode == 0 and done.stderr == ""
        assert "The input has ended here. Nothing is lost." in done.stdout and "--resume" in done.stdout
        assert "\x1b" not in done.stdout


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = piped(tmp_path, "1\n" * 400, *WORDS, "--game", "masquerade", "--lang", "nl")
    assert done.returncode == 0 and done.stderr == ""
    assert Replay(the_file(tmp_path).read_text(encoding="utf-8")).finish().over


def test_no_colour_and_dumb_terminals(tmp_path: Path) -> None:
    def seen(*words: str, **environment: Any) -> bytes:
        with Terminal(tmp_path, *WORDS, *words, **environment) as terminal:
            terminal.prompted()
            terminal.type("")
            return terminal.raw

    coloured, colourless, dumb, plain = seen(), seen(NO_COLOR="1"), seen(TERM="dumb"), seen("--plain")
    assert b"\x1b[1;36m" in coloured and "╭".encode() in coloured
    assert re.search(rb"\x1b\[[0-9;]*m", colourless) is None
    assert "╭".encode() in colourless
    assert b"\x1b" not in dumb and "╭".encode() not in dumb and "Anna: 6 coins · Adele: 6 coins".encode() in dumb
    assert "╭".encode() not in plain and b"[1;36m" not in plain


def test_memory_levels(tmp_path: Path) -> None:
    typed = "\n1\n1\nlog\nnotes\nhelper\nquit\n"
    told = {
        level: piped(tmp_path, typed, *WORDS, "--memory", level).stdout
        for level in ("strict", "log", "notes", "helper")
    }
    after = {level: text.partition("> log\n")[2] for level, text in told.items()}
    assert "since your last turn" in after["strict"] and "Turn 1" not in after["strict"]
    assert "Turn 1: Anna." in after["log"] and "You put them back" not in after["log"]
    assert "The deal is not shown" in after["strict"] and "The deal is not shown" in after["log"]
    assert "The deal was:" in after["notes"] and "The deal was:" in after["helper"]
    assert "without the helper" in after["notes"] and "100%" in after["helper"]


def test_a_strict_table_clears_what_is_older_than_the_last_turn(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--memory", "strict", lines=60) as terminal:
        terminal.prompted()
        terminal.type("")
        terminal.type("1")
        assert "Turn 1" not in terminal.held() and "You take your card" in terminal.held()


def test_the_helper_of_masquerade_names_partners(tmp_path: Path) -> None:
    told = piped(tmp_path, "helper\nquit\n", *WORDS, "--game", "masquerade", "--memory", "helper").stdout
    assert "Bruno: " in told.partition("How likely each player is a partner")[2] and "%" in told


def test_accidental_looks(tmp_path: Path) -> None:
    told = piped(tmp_path, "\npeek\n1\n1\n" + "peek\n1\n" * 8 + "?\n", *WORDS, "--accidents").stdout
    assert "You can look by accident only outside your own turn." in told
    assert "You look at your card by accident: it is" in told
    assert "peek  look at your own card by accident" in told


def test_home_made_masks_have_rules_too(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        "[mask.alchemist]\nname = { en = 'Alchemist' }\nbank = true\npower = '''\ntake(1, bank)\n'''\n",
        encoding="utf-8",
    )
    masks = "judge, king, queen, witch, bishop, alchemist"
    told = piped(tmp_path, "\nrules alchemist\nrules\n", *WORDS, "--masks", str(own), "--scenario", masks)
    assert told.stdout.count("Alchemist: Take 1 coin from the bank") == 2


@pytest.mark.parametrize(
    "words",
    [
        ("--name", "Anna", "--name", "Anna"), ("--players", "1"), ("--level", "steady", "--level", "gentle"),
        ("--first", "Zoe"), ("--scenario", "nothing"), ("--name", "a,b"), ("--game", "masquerade", "--players", "6"),
        ("--resume", "no-such-file"), ("--level", "divine"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = piped(tmp_path, "", "play", *words)
    assert done.returncode in (1, 2) and done.stdout == "" and "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("*.ball"))


def test_only_enter_dismisses_the_deal_and_it_is_told_again(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--accidents", "--players", "13", columns=80, lines=24) as terminal:
        terminal.prompted()
        deal = [line.strip() for line in terminal.shown().splitlines() if "; 6 coins" in line]
        assert len(deal) == 13
        for typed in ("notes", "peek", "helper", "note it", "hello", "1"):
            assert "Press Enter to go on" in terminal.type(typed)
        for typed in ("?", "table", "log", "rules"):
            terminal.type(typed)
            assert all(line in terminal.shown() for line in deal)
        assert "Turn 1" in terminal.type("")


@pytest.mark.parametrize("language", ["de", "fr", "it", "nl"])
def test_the_deal_of_the_largest_table_fits_a_small_screen(tmp_path: Path, language: str) -> None:
    with Terminal(tmp_path, *WORDS, "--players", "13", "--lang", language, columns=80, lines=24) as terminal:
        terminal.prompted()
        assert terminal.screen.cursor.y < 24 and not terminal.screen.history.top
        assert all(f"  {name}" in terminal.shown() for name in ("Anna", "Adele", "Lea"))


def test_the_text_of_an_answer_is_shown_and_taken(tmp_path: Path) -> None:
    told = piped(tmp_path, "\n?\ntake Adele\nquit\n", *WORDS).stdout
    assert "take Adele, take Bruno" in told.partition("> ?")[2].partition("> ")[0]
    for typed in ("TAKE  bruno", "bruno's card", "Swap or not: your card with Bruno's card"):
        told = piped(tmp_path, f"\n{typed}\nswap THEM\nlog\nquit\n", *WORDS).stdout
        assert "You take your card and Bruno's card" in told and "You put them back, swapped" in told


def test_the_question_is_asked_again(tmp_path: Path) -> None:
    typed = ("?", "rules", "table", "log", "")
    told = piped(tmp_path, "\n" + "".join(f"{line}\n" for line in typed), *WORDS).stdout
    parts = re.split(r"^.*> .*\n", told, flags=re.MULTILINE)[2:-1]
    for command, part in zip(typed, parts, strict=True):
        if command != "log":  # two lines do not push a question away
            assert "which card do you take" in part.rstrip(), command
    assert "Adele's card" in parts[-1]


def test_the_table_says_whose_turn_it_is(tmp_path: Path) -> None:
    told = piped(tmp_path, "table\n", *WORDS, "--first", "Bruno").stdout
    assert "Bruno is to take a turn." in told


def test_help_fits_the_game(tmp_path: Path) -> None:
    told = piped(tmp_path, "?\nquit\n", *WORDS, "--game", "masquerade", "--memory", "helper").stdout
    told = told.partition("> ?")[2].partition("> quit")[0]
    assert "rules thief" in told and "is a partner" in told and "your hand" in told
    assert not any(word in told for word in ("spy", "coins", "mask"))
    assert "your notes" not in piped(tmp_path, "\n?\n", *WORDS).stdout
    assert "your notes" in piped(tmp_path, "\n?\n", *WORDS, "--memory", "notes").stdout


def test_a_hand_with_two_of_a_kind_is_shown(tmp_path: Path) -> None:
    deal = ("--game", "masquerade", "--players", "4")
    for seed in range(30):
        words = (*WORDS, *deal, "--seed", str(seed))
        told = piped(tmp_path, "", *words).stdout
        hand = re.findall(r"(\w+ \d+)", told.partition("Your hand: ")[2].partition("\n")[0])
        if len(set(hand)) < len(hand):
            break
    assert told.count("Your hand: ") == 2


def test_a_narrow_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--plain", "--lang", "fr", "--game", "masquerade", columns=40) as terminal:
        told = terminal.prompted() + terminal.type("1")
    assert max(map(len, told.splitlines())) <= 40
    with Terminal(tmp_path, *WORDS, "--plain", "--lang", "fr", "--players", "2", columns=40) as terminal:
        told = terminal.prompted() + terminal.type("") + terminal.type("1")
    assert max(map(len, told.splitlines())) <= 40
