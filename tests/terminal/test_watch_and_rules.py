"""`watch` and `rules`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from maskenball import cli
from maskenball.bots.levels import LEVELS
from maskenball.core.kit import USUAL_LEVEL
from maskenball.phrases.phrases import LANGUAGES, phrases
from maskenball.terminal.seating import MEMORIES, USUAL_MEMORY
from tests.terminal.pseudo import Terminal


def run(*words: str) -> Result:
    result = CliRunner().invoke(cli.main, words)
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result


def test_all_levels_can_be_asked_for() -> None:
    options = {option.name: option for option in cli.main.commands["play"].params}
    assert list(options["levels"].type.choices) == list(LEVELS)  # type: ignore[attr-defined]
    assert list(options["memory"].type.choices) == list(MEMORIES)  # type: ignore[attr-defined]
    assert options["memory"].default == USUAL_MEMORY and USUAL_LEVEL in LEVELS


@pytest.mark.parametrize("command", ["play", "watch", "rules"])
def test_help(command: str) -> None:
    assert "Usage" in run(command, "--help").output


def test_watching_tells_everything_or_what_one_may_know() -> None:
    words = ("watch", "--seed", "w", "--players", "4", "--pace", "0", "--lang", "en")
    all_of_it, adele, public = (run(*words, *more).output for more in ((), ("--view", "Adele"), ("--spectator",)))
    assert "puts them back, swapped." in all_of_it and "swapped or not" not in all_of_it
    assert "your turn" in adele and "swapped or not" in adele
    assert "your turn" not in public and "puts them back, swapped." not in public
    assert all(text.count("Winner") == 1 for text in (all_of_it, adele, public))
    assert run(*words).output == all_of_it


def test_watching_masquerade_in_german() -> None:
    told = run("watch", "--game", "masquerade", "--seed", "w", "--lang", "de", "--level", "gentle").output
    assert "spielt" in told and phrases("de").say("level-gentle") in told


def test_watching_refuses_in_a_line() -> None:
    for words in (("--view", "Zoe"), ("--view", "Adele", "--spectator"), ("A", "B", "--players", "3"), ("A", "A")):
        result = run("watch", *words)
        assert result.exit_code == 1 and result.stdout == "" and result.stderr.count("\n") == 1


def test_watching_can_be_stopped(tmp_path: Path) -> None:
    with Terminal(tmp_path, "watch", "--pace", "1") as terminal:
        terminal.read(lambda told: "Turn 1" in told)
        terminal.press(b"\x03")
        assert terminal.status() == 130
        assert "Traceback" not in terminal.story()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [("--edition", "1"), ("--edition", "2"), ("--game", "masquerade")], ids=" ".join)
def test_the_whole_rules(language: str, words: tuple[str, ...]) -> None:
    told = run("rules", *words, "--lang", language).output
    assert len(told.splitlines()) > 20
    assert (phrases(language).forms("puppet-master", 2)["mask"] in told) == ("2" in words)


@pytest.mark.parametrize(
    ("language", "name"), [(id, phrases(id).forms("puppet-master", 2)["mask"]) for id in LANGUAGES]
)
def test_one_mask_by_id_and_by_name(language: str, name: str) -> None:
    by_id = run("rules", "puppet-master", "--edition", "2", "--lang", language)
    by_name = run("rules", *name.split(), "--edition", "2", "--lang", language)
    assert by_id.output == by_name.output and name in by_id.output and by_id.exit_code == 0


def test_a_part_of_the_rules_by_its_name() -> None:
    assert "look through another player's pile" in run("rules", "thief", "--game", "masquerade", "--lang", "en").output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("king spy", ["King", "Spy"]),
        ("puppet master king --edition 2", ["Puppet Master", "King"]),
        ("Bauern", ["Peasant"]),
        ("Dieb", ["Thief"]),
        ("Händler", ["The rules of Masquerade", "The Merchant"]),
        ("Zauberer", ["The rules of Masquerade", "Tricks"]),
        ("magician", ["The rules of Masquerade", "Tricks"]),
        ("bishop --edition 2", ["Bishop is only in the first edition (--edition 1):"]),
        ("spy --game masquerade", ["The rules of Mascarade", "Spy"]),
    ],
)
def test_masks_are_found_by_any_name_in_any_language(words: str, told: list[str]) -> None:
    done = run("rules", *words.split(), "--lang", "en")
    lines = [line for line in done.output.splitlines() if not line.startswith(" ")]
    assert done.exit_code == 0 and len(lines) == len(told)
    assert all(line.startswith(begin) for line, begin in zip(lines, told, strict=True))


def test_an_unknown_mask() -> None:
    for words in (["dragon"], ["king", "dragon", "spy"]):
        done = run("rules", *words, "--lang", "en")
        assert done.exit_code == 1 and "“dragon”" in done.output
