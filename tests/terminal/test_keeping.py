"""Files of games: never two at once, never somebody else's, never called safe when they are not."""

from __future__ import annotations

import io
import os
import shlex
import stat
from pathlib import Path

import pytest

from maskenball.core.game import Refused
from maskenball.core.wish import Wish
from maskenball.phrases.phrases import LANGUAGES, phrases
from maskenball.terminal import opening, play, saving
from maskenball.terminal.saving import Kept
from maskenball.terminal.screen import Screen
from tests.terminal.pseudo import Terminal
from tests.terminal.scripted import decisions, the_file
from tests.terminal.test_prompt import WORDS, piped


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, for tests in this process."""
    monkeypatch.setenv("MASKENBALL_DATA", str(tmp_path))
    return tmp_path


def opened(*people: str) -> Kept:
    here = people or ("Anna",)
    return opening.opened(Wish(), here, (*here, "Bo", "Cy", "Di", "Ed"), (), "log", "keep", here[0], "en")


def left(*people: str) -> Path:
    """The file of a game that was begun and left after a decision."""
    kept = opened(*people)
    kept.play(0, kept.game.legal()[0])
    kept.close()
    assert kept.path is not None
    return kept.path


def test_a_game_is_open_once(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS) as terminal:
        terminal.prompted()
        terminal.type("")
        terminal.type("1")
        for words in (("--resume",), ("--resume", str(the_file(tmp_path)))):
            done = piped(tmp_path, "\n1\n", "play", *words)
            assert done.returncode == 1 and "open elsewhere" in done.stderr and done.stdout == ""
        terminal.type("quit")
        assert terminal.status() == 0
    assert len(decisions(the_file(tmp_path))) == 1
    assert [path.name for path in (tmp_path / "games").iterdir()] == [the_file(tmp_path).name]
    assert "goes on" in piped(tmp_path, "", "play", "--resume").stdout


def test_the_seats_of_a_game_stay_with_its_people(data: Path) -> None:
    path = left("Anna", "Ben")
    for people in (("Anna",), ("Bo",), ("Anna", "Ben", "Bo")):
        with pytest.raises(Refused, match="Anna, Ben"):
            opening.resumed(str(path), people, None)
    kept = opening.resumed(str(path), ("Ben", "Anna"), None)
    assert kept.seating.people == ("Anna", "Ben")
    kept.close()


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("Bo steady", "Bo godlike", "no level “godlike”"),
        ('[Keyboard "Anna"]', '[Keyboard ""]', "is empty"),
        ('[Keyboard "Anna"]', '[Keyboard "Zoe"]', "Nobody here is called “Zoe”"),
    ],
)
def test_a_sheet_with_an_unfit_table_is_refused(data: Path, before: str, after: str, why: str) -> None:
    path = left()
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    done = piped(data, "", "play", "--resume", str(path))
    assert done.returncode == 1 and why in done.stderr and done.stderr.count("\n") == 1 and done.stdout == ""


def test_what_is_there_already_stays(tmp_path: Path) -> None:
    other, pipe, empty, link = (tmp_path / name for name in ("other.ball", "pipe", "empty", "link"))
    other.write_text('[Game "mascarade"]\n', encoding="utf-8")
    os.mkfifo(pipe)
    empty.touch()
    link.symlink_to(tmp_path / "nowhere")
    typed = "".join(f"save {path}\n" for path in (other, pipe, empty, link, "/dev/null", "~nosuchuser/x"))
    done = piped(tmp_path, f"\n{typed}save {tmp_path}/copy\nsave {tmp_path}/copy\nsave\n", *WORDS)
    assert done.stderr == "" and done.stdout.count("cannot be saved") == 6 and done.stdout.count("Saved in") == 3
    assert other.read_text(encoding="utf-8") == '[Game "mascarade"]\n' and empty.stat().st_size == 0
    assert stat.S_ISFIFO(pipe.stat().st_mode) and not (tmp_path / "nowhere").exists()


def test_what_is_lost_is_not_called_safe(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.touch()
    for typed in ("\n1\n1\n", "\n1\n1\nquit\n"):
        told = piped(plain, typed, *WORDS).stdout
        assert "it is lost" in told and "othing is lost" not in told and "--resume" not in told
        assert told.count("cannot be saved") == 1
    told = piped(plain, f"\n1\nsave {tmp_path}/mine.ball\n1\n", *WORDS).stdout
    assert "Nothing is lost" in told and f"--resume {tmp_path}/mine.ball" in told
    assert len(decisions(tmp_path / "mine.ball")) > 2


def test_a_disk_that_fills_up_loses_only_what_came_then(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = opened()

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving, "write", full)
    assert run(monkeypatch, kept, "\n1\n1\n") == 0
    told = capsys.readouterr().out
    assert told.count("No space left") == 1 and "latest moves could not be saved" in told and "--resume" in told


def run(monkeypatch: pytest.MonkeyPatch, kept: Kept, typed: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setattr("signal.signal", lambda number, handler: handler)
    return play.run(kept, phrases("en"), Screen(pace=0))


def test_an_interrupted_save_is_made_up_for(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, write = opened(), saving.write
    assert kept.path is not None
    interruptions = [KeyboardInterrupt]

    def interrupted(path: Path, text: str) -> None:
        if interruptions:
            raise interruptions.pop()
        write(path, text)

    monkeypatch.setattr(saving, "write", interrupted)
    assert run(monkeypatch, kept, "\ntake Bo\n") == 130
    assert decisions(kept.path) == ["Anna: take Bo"]


def test_an_interrupted_decision_is_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = opened()
    assert kept.path is not None

    def interrupted(person: int, answer: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(kept.game, "play", interrupted)
    assert run(monkeypatch, kept, "\ntake Bo\n") == 130
    assert decisions(kept.path) == ["Anna: take Bo"]


def test_resuming_writes_nothing_before_the_first_decision(data: Path) -> None:
    path, link = left(), data / "link.ball"
    link.symlink_to(path)
    path.write_text("# my own comment\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    before = path.read_bytes(), path.stat().st_ino
    piped(data, "?\nquit\n", "play", "--resume", str(link))
    assert (path.read_bytes(), path.stat().st_ino) == before
    piped(data, "1\n", "play", "--resume", str(link))
    assert len(decisions(path)) > 1 and link.is_symlink()


def test_only_a_file_can_be_resumed(data: Path) -> None:
    os.mkfifo(data / "pipe")
    for name in ("-", str(data / "pipe"), str(data), str(data / "nothing")):
        done = piped(data, "", "play", "--resume", name)
        assert done.returncode == 1 and "no game to go on with" in done.stderr


def test_what_is_no_game_is_skipped(data: Path) -> None:
    path = left()
    garbage, folder = path.with_name("zz.ball"), path.with_name("zzz.ball")
    garbage.write_text("garbage", encoding="utf-8")
    folder.mkdir()
    for other, age in ((path, 3), (garbage, 2), (folder, 1)):
        os.utime(other, (10**9 - age, 10**9 - age))
    told = piped(data, "", "play", "--resume").stdout
    assert "zz.ball cannot be read" in told and "zzz.ball cannot be read" in told and path.name in told


def test_a_finished_game_says_so(data: Path) -> None:
    kept = opened()
    chance = iter(range(10**6))
    while (decision := kept.game.decision()) is not None:
        legal = kept.game.legal()
        kept.play(decision.person, legal[next(chance) * 7 % len(legal)])
    kept.close()
    assert kept.path is not None
    before = kept.path.read_bytes()
    told = piped(data, "", "play", "--resume", str(kept.path)).stdout
    assert "This game is over." in told and f"maskenball replay {kept.path}" in told and "goes on" not in told
    assert kept.path.read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [("--memory", "log"), ("--players", "5"), ("--level", "gentle"), ("--scenario", "2e-A"), ("--game", "mascarade"),
     ("--seed", "x"), ("--first", "Bo"), ("--accidents",), ("--deck", "points"), ("--edition", "1")],
    ids=" ".join,
)  # fmt: skip
def test_what_was_agreed_stays(data: Path, words: tuple[str, ...]) -> None:
    left()
    done = piped(data, "", "play", *words, "--resume")
    assert done.returncode == 1 and done.stderr.endswith(f"Leave out: {words[0]}.\n") and done.stdout == ""


def test_paths_can_be_copied(tmp_path: Path) -> None:
    folder = tmp_path / ("a folder with a long name " * 4).strip()
    folder.mkdir()
    with Terminal(folder, *WORDS, columns=60) as terminal:
        terminal.prompted()
        told = terminal.type("quit")
    assert f"--resume {shlex.quote(str(the_file(folder)))}\n" in told


def test_a_dumb_terminal_warns_again(tmp_path: Path) -> None:
    with Terminal(tmp_path, *WORDS, "--name", "Ben", TERM="dumb") as terminal:
        terminal.prompted()
        terminal.type("")
        terminal.type("")
        terminal.type("1")
        terminal.type("1")
    with Terminal(tmp_path, "play", "--resume", "--pace", "0", TERM="dumb") as again:
        told = again.prompted()
        assert "goes on" in told and "cannot be cleared" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_language(tmp_path: Path, language: str) -> None:
    said = phrases(language)

    def refused(*words: str) -> str:
        done = piped(tmp_path, "", *words, "--lang", language)
        assert done.returncode == 1 and done.stdout == ""
        return done.stderr

    missing = said.say("breach-s4a")
    for command in ("play", "watch"):
        assert missing in refused(command, "--scenario", "king,queen,witch,bishop,fool,cheat")
    assert said.say("play-names-same") in refused("play", "--name", "A", "--name", "A")
    unfit = said.say("play-name-unfit", name="a,b", most=24)
    assert unfit in refused("watch", "a,b", "C", "D", "E")
    advised = piped(tmp_path, "", "play", "--scenario", "judge,witch,spy,thief,cheat,bishop", "--lang", language)
    s4b = said.say("breach-s4b", stars=0, cards=6, advice="yes")
    assert advised.stderr == said.say("breach-advice", breach=s4b) + "\n" and advised.returncode == 0


def test_numbers_and_texts_that_are_none(tmp_path: Path) -> None:
    for pace in ("inf", "nan", "-1"):
        assert piped(tmp_path, "", "play", "--pace", pace).returncode == 2
    done = piped(tmp_path, "", "play", "--seed", os.fsdecode(b"\xff"))
    assert done.returncode == 1 and "seed" in done.stderr
