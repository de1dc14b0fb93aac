"""The `maskenball` command: what it prints, where, and with which exit status."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from maskenball.bots.ladder import BOTS
from maskenball.cli import main
from maskenball.core.replay import Replay
from maskenball.core.sheet import LONGEST_SHEET
from tests.played import rule, sheet

STORY = sheet(
    "king, queen, judge, witch", "Adele: announce king", "Bruno: pass", "Cedric: claim", "Didier: pass", "Bruno: look"
)
OWN = "[mask.alchemist]\nname = { en = 'Alchemist' }\nbank = true\npower = '''\ntake(1, bank)\ntake_all(court)\n'''\n"
SIX = "judge, king, queen, witch, bishop, alchemist"


def run(*words: str | Path, stdin: str | bytes | None = None) -> Result:
    """The command with these words; it may refuse, but never with a traceback."""
    result = CliRunner().invoke(main, [str(word) for word in words], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result


def refused(*words: str | Path) -> str:
    """What standard error says when the command is refused and prints nothing else."""
    result = run(*words)
    assert result.exit_code == 1 and result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.rstrip("\n")


def printed(*words: str | Path) -> str:
    """What the command prints when all is well."""
    result = run(*words)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def from_shell(*words: str | Path | bytes, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The installed command in a process of its own."""
    command: list[Any] = [Path(sys.executable).parent / "maskenball", *words]
    return subprocess.run(command, input=stdin, capture_output=True, timeout=20)


@pytest.fixture
def story(tmp_path: Path) -> Path:
    """A score sheet on disk."""
    return saved(tmp_path / "story.ball", STORY)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file with a home-made mask."""
    return saved(tmp_path / "own.toml", OWN)


def saved(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


# help

COMMANDS: list[tuple[str, ...]] = [
    (), ("replay",), ("deal",), ("scenarios",), ("scenarios", "list"), ("scenarios", "show"), ("scenarios", "check"),
    ("mask",), ("simulate",), ("warm-up",), ("tournament",), ("balance",), ("play",),
    ("watch",), ("rules",), ("serve",), ("verify",),
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_every_command_explains_itself(command: tuple[str, ...], option: str) -> None:
    assert f"Usage: main {' '.join(command)}".rstrip() in printed(*command, option)


def test_every_command_is_among_those_that_explain_themselves() -> None:
    assert set(main.commands) == {command[0] for command in COMMANDS if command}


@pytest.mark.parametrize(
    "words", [("dance",), ("replay",), ("replay", "--until", "-1", "x"), ("deal", "--players", "1")]
)
def test_a_wrong_use_is_refused_with_status_2(words: tuple[str, ...]) -> None:
    assert run(*words).exit_code == 2


# replay


def test_replay_tells_the_game_in_words(story: Path) -> None:
    told = printed("replay", story)
    assert "Adele announces: “I am the King!”" in told and "Cedric pays a fine of 1 coin" in told
    assert "Bruno looks at their own card: it is the Queen." in told
    assert told.rstrip().split("\n")[-1].startswith("Cedric is to decide: take Adele")


def test_a_name_cannot_turn_a_line_round(tmp_path: Path) -> None:
    text = sheet("king, bishop, judge, queen | thief, cheat", '"Adele": look').replace("Adele", "\u202ealedA")
    turned = saved(tmp_path / "turned.ball", text)
    for words in ((), ("--spectator",)):
        told = printed("replay", *words, turned)
        assert "\u202e" not in told and r"\u202ealedA" in told
    assert "\u202e" in printed("replay", "--json", turned)  # for programs it is the name that it is
    assert "\u202e" not in refused("replay", saved(turned, text + '"\u202ealedA": look\n'))


def test_replay_prints_one_document(story: Path) -> None:
    document = json.loads(printed("replay", "--json", story))
    assert document == Replay(STORY).finish().document()
    assert (document["decisions"], document["to_decide"], document["court"]) == (5, "Cedric", 1)


@pytest.mark.parametrize(("until", "asked"), [(0, "Adele"), (1, "Bruno"), (4, "Bruno"), (5, "Cedric"), (99, "Cedric")])
def test_until_stops_early(story: Path, until: int, asked: str) -> None:
    document = json.loads(printed("replay", "--json", "--until", str(until), story))
    assert (document["decisions"], document["to_decide"]) == (min(until, 5), asked)


def test_until_leaves_illegal_lines_unplayed_but_not_unread(tmp_path: Path) -> None:
    illegal = saved(tmp_path / "illegal.ball", sheet("king, queen, judge, witch", "Adele: look", "Adele: look"))
    assert json.loads(printed("replay", "--json", "--until", "1", illegal))["decisions"] == 1
    assert refused("replay", "--json", illegal).startswith(f"{illegal}:9: ")
    malformed = saved(tmp_path / "malformed.ball", sheet("king, queen, judge, witch", "Adele: look", "Adele: dance"))
    assert refused("replay", "--json", "--until", "1", malformed).startswith(f"{malformed}:9: ")


def test_a_view_is_one_message_a_line_as_the_game_sends_them(story: Path) -> None:
    lines = printed("replay", "--json", "--view", "Bruno", story).splitlines()
    game = Replay(STORY)
    assert [json.loads(line) for line in lines] == [game.game.message(1), *(step.message(1) for step in game.steps())]


def test_only_who_looked_reads_what_they_saw(story: Path) -> None:
    assert "You look at your card: it is the Queen." in printed("replay", "--view", "Bruno", story)
    for option in (["--view", "Adele"], ["--spectator"]):
        assert "Bruno looks at their own card.\n" in printed("replay", *option, story)


def test_a_spectator_is_nobody(story: Path) -> None:
    messages = [json.loads(line) for line in printed("replay", "--json", "--spectator", story).splitlines()]
    assert len(messages) == 6 and messages[0]["start"]["you"] is None
    assert not any("answers" in message for message in messages)


def test_until_holds_for_views_as_well(story: Path) -> None:
    assert len(printed("replay", "--json", "--view", "Adele", "--until", "2", story).splitlines()) == 3


@pytest.mark.parametrize("name", ["Emma", "adele", "", "centre"])
def test_an_absent_name_is_refused(story: Path, name: str) -> None:
    assert "Adele, Bruno, Cedric, Didier" in refused("replay", "--view", name, story)


def test_views_are_of_one_file_and_one_person(story: Path) -> None:
    assert refused("replay", "--view", "Adele", story, story)
    assert refused("replay", "--spectator", story, story)
    assert refused("replay", "--spectator", "--view", "Adele", story)


def test_several_files_are_a_line_each(story: Path, tmp_path: Path) -> None:
    bad = saved(tmp_path / "bad.ball", STORY.replace("Cedric: claim", "Cedric: clam"))
    gone = tmp_path / "gone.ball"
    result = run("replay", "--json", story, bad, gone, story)
    first, second, third, fourth = (json.loads(line) for line in result.stdout.splitlines())
    assert result.exit_code == 1 and result.stderr == ""
    assert first == fourth == {"file": str(story)} | Replay(STORY).finish().document()
    assert second["file"] == str(bad) and second["error"].startswith(f"{bad}:10: ")
    assert third["file"] == str(gone) and third["error"].startswith(f"{gone}:1: ")


def test_several_good_files_are_a_success(story: Path) -> None:
    assert len(printed("replay", "--json", story, story).splitlines()) == 2
    assert printed("replay", story, story).count(f"== {story}\n") == 2


def test_in_words_a_bad_file_does_not_hide_the_good_ones(story: Path, tmp_path: Path) -> None:
    result = run("replay", tmp_path / "gone.ball", story)
    assert result.exit_code == 1 and "Adele announces" in result.stdout
    assert result.stderr.startswith(f"{tmp_path / 'gone.ball'}:1: ")


@pytest.mark.parametrize("options", [[], ["--json"], ["--view", "Adele"], ["--json", "--spectator"]], ids=" ".join)
def test_a_malformed_file_is_one_line_on_standard_error(tmp_path: Path, options: list[str]) -> None:
    bad = saved(tmp_path / "bad.ball", STORY.replace("Cedric: claim", "Cedric: swap"))
    assert refused("replay", *options, bad).startswith(f"{bad}:10: ")


def test_a_file_that_cannot_be_read_is_told_with_its_line(tmp_path: Path) -> None:
    assert refused("replay", tmp_path / "gone.ball").startswith(f"{tmp_path / 'gone.ball'}:1: ")
    assert refused("replay", tmp_path).startswith(f"{tmp_path}:1: ")
    latin = tmp_path / "latin.ball"
    latin.write_bytes(STORY.replace("Adele", "Adèle").encode("latin-1"))
    assert refused("replay", latin).startswith(f"{latin}:3: ")


def test_a_dash_is_standard_input() -> None:
    result = run("replay", "--json", "-", stdin=STORY)
    assert json.loads(result.stdout)["decisions"] == 5
    assert run("replay", "-", stdin="x").stderr.startswith("-:1: ")


@rule("S5")
def test_a_home_made_mask_that_hides_a_card_from_its_holder_is_told(tmp_path: Path) -> None:
    block = "[mask.seer]\nminimum_players = 4\npower = '''\nchoose(A, others)\nshow(A, all_but_holder)\n'''"
    lines = ["Adele: announce seer", "Bruno: pass", "Cedric: pass", "Didier: pass", "Adele: choose Bruno"]
    path = saved(tmp_path / "seer.ball", f"---\n{block}\n---\n{sheet('seer, queen, judge, witch', *lines)}")
    assert "Turned up: Bruno's card is the Queen." in printed("replay", "--view", "Adele", path)
    assert "Turned up for all others to see: your card." in printed("replay", "--view", "Bruno", path)


@rule("S5")
@pytest.mark.parametrize("copies", ["9" * 5000, "[" * 5000], ids=["huge number", "deep array"])
def test_a_monstrous_block_is_malformed_like_any_other(tmp_path: Path, copies: str) -> None:
    block = f"---\n[mask.a]\npower = 'win()'\ncopies = {copies}\n---\n"
    path = saved(tmp_path / "monster.ball", block + STORY)
    assert refused("replay", path).startswith(f"{path}:")


def test_the_installed_command_replays(story: Path) -> None:
    done = from_shell("replay", "--json", story)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == Replay(STORY).finish().document()


def test_the_installed_command_refuses_with_one_line_and_prints_nothing(tmp_path: Path) -> None:
    bad = saved(tmp_path / "bäd.ball", STORY.replace("[First", "[Fürst"))
    done = from_shell("replay", bad)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode().startswith(f"{bad}:1: ") and done.stderr.count(b"\n") == 1


def test_a_name_that_is_no_text_is_refused_rather_than_dealt_a_sheet_that_cannot_be_read() -> None:
    dealt = from_shell("deal", b"\xff", "Bruno", "Cedric", "Didier")
    assert dealt.returncode == 1 or from_shell("replay", "-", stdin=dealt.stdout).returncode == 0


# deal


def test_the_same_seed_deals_the_same_sheet() -> None:
    assert printed("deal", "--seed", "carnival") == printed("deal", "--seed", "carnival")
    assert printed("deal", "--seed", "carnival") != printed("deal", "--seed", "lent")


def test_the_empty_seed_is_a_seed_too() -> None:
    assert printed("deal", "--seed", "") == printed("deal", "--seed", "")


def test_without_a_seed_the_cards_are_drawn() -> None:
    assert len({printed("deal", "--players", "13") for _ in range(4)}) > 1


@pytest.mark.parametrize(("edition", "players"), [(1, 2), (1, 3), (1, 4), (1, 13), (2, 4), (2, 12)])
def test_a_dealt_sheet_replays(edition: int, players: int) -> None:
    text = printed("deal", "--players", str(players), "--edition", str(edition), "--seed", "x")
    document = json.loads(run("replay", "--json", "-", stdin=text).stdout)
    assert (document["edition"], len(document["players"]), document["turn"]) == (edition, players, 1)


def test_names_are_dealt_in_nfc_and_quoted_where_needed() -> None:
    text = printed("deal", "Rene\u0301", "Dr. No", "x:y", "left", "--first", "Ren\u00e9", "--seed", "x")
    assert '[Players "Ren\u00e9, Dr. No, x:y, left"]' in text and '[First "Ren\u00e9"]' in text
    assert Replay(text).finish().names == ("Ren\u00e9", "Dr. No", "x:y", "left")


@pytest.mark.parametrize(
    "name",
    ["", " Ann", "Ann\u00a0", "a,b", "a#b", 'a"b', "a\\b", "[a]", "a\nb", "centre", "centre.1", "L" * 25, "Bruno"],
)
def test_a_bad_name_is_refused(name: str) -> None:
    assert refused("deal", name, "Bruno", "Cedric", "Didier")


def test_names_that_differ_only_in_how_they_are_composed_are_the_same() -> None:
    assert "same name" in refused("deal", "Rene\u0301", "Ren\u00e9", "C", "D")


def test_the_first_player_must_be_there() -> None:
    assert '[First "Cedric"]' in printed("deal", "--first", "Cedric")
    assert "Zoe" in refused("deal", "--first", "Zoe")


def test_a_scenario_says_which_masks_are_dealt() -> None:
    assert "puppet-master" in printed("deal", "--edition", "2", "--scenario", "2e-B", "--players", "6")
    masks = "judge,king,queen,spy,thief,fool"
    (deal,) = [
        line for line in printed("deal", "A", "B", "C", "D", "--scenario", masks).splitlines() if "[Deal" in line
    ]
    assert all(mask in deal for mask in masks.split(","))


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        (["--edition", "2", "--players", "13"], ["S4e"]),
        (["--edition", "2", "--scenario", "1e-2013"], ["edition 1"]),
        (["--scenario", "1e-2015"], ["1e-2013", "1e-2014"]),
        (["--scenario", "king,king,peasant"], ["S4a", "S4c", "S4d", "S4e", "S4f"]),
        (["A"], ["S4e"]),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_every_rule(words: list[str], rules: list[str]) -> None:
    sentence = refused("deal", *words)
    assert all(broken in sentence for broken in rules)


@rule("A2.2")
def test_accidents_are_an_option_of_the_table() -> None:
    assert '[Options "accidents"]' in printed("deal", "--accidents")
    assert "[Options" not in printed("deal")


@rule("S5")
def test_home_made_masks_are_dealt_and_travel_in_the_sheet(own: Path) -> None:
    assert refused("deal", "--masks", own).endswith("name the masks that are to play, these among them: alchemist")
    text = printed("deal", "--masks", own, "--scenario", SIX, "--seed", "x")
    assert text.startswith(f"---\n{OWN}---\n") and "alchemist" in text.partition("[Deal")[2]
    assert run("replay", "-", stdin=text).exit_code == 0


@rule("S5")
def test_a_mistake_in_the_masks_file_is_told_with_its_line(tmp_path: Path) -> None:
    bad = saved(tmp_path / "bad.toml", OWN.replace("take_all", "take_al"))
    for command in (["deal"], ["simulate", "--games", "1"], ["scenarios", "check", "judge"]):
        assert refused(*command, "--masks", bad).startswith(f"{bad}:6: ")
    assert refused("deal", "--masks", tmp_path / "gone.toml").startswith(f"{tmp_path / 'gone.toml'}:1: ")


@rule("S5")
@pytest.mark.parametrize("text", [OWN + 'text = """\nOne.\n---\nTwo."""\n', OWN.replace("\n", "\r\n"), "\ufeff" + OWN])
def test_whatever_masks_file_is_accepted_the_dealt_sheet_replays_to_itself(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(text.encode())
    result = run("deal", "--masks", path, "--scenario", SIX)
    if result.exit_code:
        assert result.stderr.startswith(f"{path}:")
    else:
        dealt = result.stdout_bytes.decode()
        assert Replay(dealt).finish().sheet() == dealt


# scenarios


def test_scenarios_are_listed() -> None:
    ids = ["1e-2013", "1e-2014", "2e-A", "2e-B"]
    assert [line.split()[0] for line in printed("scenarios", "list").splitlines()] == [*ids, "default", "points"]
    rows = json.loads(printed("scenarios", "list", "--json"))
    assert [row.get("scenario") or row["deck"] for row in rows] == [*ids, "default", "points"]


@rule("S1", "S3")
def test_a_scenario_is_shown() -> None:
    assert printed("scenarios", "show", "1e-2013").count("players:") == 12
    seven = printed("scenarios", "show", "1e-2014", "--players", "7")
    assert seven == " 7 players: Judge, Bishop, King, Queen, Thief, Witch, Fool\n"
    german = printed("scenarios", "show", "1e-2014", "--players", "7", "--lang", "de")
    assert german.startswith(" 7 Personen: Richter (judge), Bischof (bishop), ")
    document = json.loads(printed("scenarios", "show", "2e-B", "--players", "4", "--json"))
    assert document["sheets"] == {"4": ["judge", "witch", "patron", "king", "beggar", "cheat"]}


def test_what_is_no_scenario_is_not_shown() -> None:
    assert "1e-2013" in refused("scenarios", "show", "3e")
    assert "4 to 12" in refused("scenarios", "show", "2e-A", "--players", "2")


@rule("S4")
def test_a_file_that_is_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    endless = "#" * (LONGEST_SHEET + 1)
    assert "too long" in run("replay", "-", stdin=endless).stderr
    path = saved(tmp_path / "endless.toml", endless)
    for command in (["replay"], ["mask"], ["deal", "--masks"]):
        assert "too long" in run(*command, path).stderr


def test_a_good_choice_of_masks_can_be_played() -> None:
    assert "can be played" in printed("scenarios", "check", "judge", "king", "queen", "witch", "bishop", "cheat")


@rule("S4")
@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("--players 6 king queen witch bishop cheat spy", ["S4a"]),
        ("--players 8 judge king queen fool witch bishop cheat peasant", ["S4c"]),
        ("--players 6 judge king queen fool witch inquisitor", ["S4d"]),
        ("--players 6 judge king queen", ["S4e"]),
        ("--players 4 judge king queen", ["S4e"]),
        ("--players 13 judge king", ["S4e"]),
        ("--players 3 judge king queen fool witch", ["S4e"]),
        ("--players 6 judge king king queen witch fool", ["S4f"]),
        ("--players 6 judge king empress queen witch fool", ["S4"]),
        ("--edition 2 --players 6 judge trickster thief witch spy king", ["S4b"]),
        ("--edition 2 --players 13 king king peasant spy thief cheat witch", ["S4a", "S4c", "S4e", "S4f"]),
        ("--edition 2 --players 5 spy spy peasant guru", ["S4a", "S4b", "S4c", "S4d", "S4d", "S4e", "S4f"]),
    ],
)
def test_every_broken_rule_is_named_and_no_other(words: str, rules: list[str]) -> None:
    result = run("scenarios", "check", *words.split())
    assert result.exit_code == 1 and result.stdout == ""
    assert [line.rpartition("(")[2].rstrip(")") for line in result.stderr.splitlines()[1:]] == rules
    result = run("scenarios", "check", "--json", *words.split())
    document = json.loads(result.stdout)
    assert result.exit_code == 1 and document["possible"] is False
    assert [breach["rule"] for breach in document["breaches"]] == rules


def test_a_deck_of_masquerade_is_shown() -> None:
    assert "Thief: red 3. Merchant: red 4." in printed("scenarios", "show", "default")
    assert "rot 11" in printed("scenarios", "show", "default", "--lang", "de").casefold()
    assert json.loads(printed("scenarios", "show", "points", "--json"))["thief"] == "red-10"


@rule("S4")
@pytest.mark.parametrize(
    ("words", "verdict"),
    [
        ("--players 6 judge king queen witch bishop cheat", "can be played."),
        ("--players 4 judge king queen witch", "can be played, with recommendations:"),
        ("--players 6 judge bishop thief witch spy cheat", "can be played, with recommendations:"),
        ("--players 6 judge bishop thief witch spy", "cannot be played, because:"),
        ("--edition 2 --players 6 judge trickster thief witch spy cheat", "cannot be played, because:"),
    ],
)
def test_a_scenario_can_be_played_or_it_cannot(words: str, verdict: str) -> None:
    result = run("scenarios", "check", *words.split())
    first, *rest = result.output.splitlines()
    assert first.endswith(verdict) and bool(rest) == verdict.endswith(":")
    assert result.exit_code == (1 if verdict.startswith("cannot") else 0)


@rule("S4")
def test_a_number_of_ours_is_marked() -> None:
    second = run("scenarios", "check", "--edition", "2", "--players", "5", "princess", "judge").output
    assert "Princess needs 6 players at least (our number). (S4d)" in second
    assert "our number" not in run("scenarios", "check", "--players", "5", "peasant", "judge").output
    assert "from 6 players on, our number" in printed("rules", "princess", "--edition", "2")
    assert "our number" not in printed("rules", "peasant") + printed("rules", "guru", "--edition", "2")


@rule("S4")
def test_the_numbers_offered_are_those_that_the_box_holds() -> None:
    for players, wanted in ((13, "13"), (12, "12 or 13"), (11, "11, 12 or 13")):
        told = run("scenarios", "check", "--players", str(players), "judge").output
        assert f"it must be {wanted}. (S4e)" in told


@rule("S4")
def test_a_third_of_bank_masks_should_be_there_or_must() -> None:
    few = ("judge", "thief", "witch", "spy", "cheat", "fool")
    assert "at least a third should. (S4b)" in printed("scenarios", "check", "--players", "6", *few)
    assert "at least a third must. (S4b)" in run("scenarios", "check", "--edition", "2", "--players", "6", *few).output


@rule("S4")
def test_too_few_bank_masks_only_warn_in_the_first_edition() -> None:
    words = ("scenarios", "check", "judge", "bishop", "thief", "witch", "spy", "king")
    assert "can be played" in printed(*words) and "S4b" in printed(*words)
    (breach,) = json.loads(printed(*words, "--json"))["breaches"]
    assert breach["rule"] == "S4b" and breach["advice"] is True


@pytest.mark.parametrize("between", [",", ", ", "\n", "\r\n", " # one\n", "\t"])
def test_masks_are_checked_from_a_file(tmp_path: Path, between: str) -> None:
    path = saved(tmp_path / "masks.txt", between.join(["judge", "king", "queen", "witch", "bishop", "cheat"]))
    assert json.loads(printed("scenarios", "check", "--json", path))["possible"] is True


def test_a_file_of_masks_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "masks.txt"
    path.write_bytes(b"judge\nking\xff")
    assert refused("scenarios", "check", path).startswith(f"{path}:2: ")


def test_a_file_of_masks_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = saved(tmp_path / "masks.txt", "\ufeffjudge king queen witch bishop cheat")
    assert "can be played" in printed("scenarios", "check", path)


def test_many_masks_in_one_word_are_no_file() -> None:
    assert "S4f" in run("scenarios", "check", ",".join(["judge"] * 60)).stderr


@rule("S5")
def test_home_made_masks_can_be_checked(own: Path) -> None:
    assert "can be played" in printed("scenarios", "check", "--masks", own, SIX)
    assert "alchemist is not a mask" in run("scenarios", "check", SIX).stderr


# mask


@rule("S5")
def test_a_home_made_mask_is_explained(own: Path) -> None:
    told = printed("mask", own)
    assert "Alchemist ★ (alchemist, 1 in the box)" in told
    assert "Take 1 coin from the bank. Take all coins from the court." in told and "take_all(court)" in told


@rule("S5")
def test_a_mask_that_brings_its_own_text_is_told_with_it(tmp_path: Path) -> None:
    path = saved(tmp_path / "own.toml", OWN + 'text = { en = "Makes gold." }\nminimum_players = 5\n')
    assert "Makes gold." in printed("mask", path) and "from 5 players" in printed("mask", path)


@rule("S5")
@pytest.mark.parametrize(
    ("wrong", "right", "line", "word"),
    [
        ("tke(1", "take(1", 5, "'take'"), ("bnak)", "bank)", 5, "'bank'"),
        ("[mask.king]", "[mask.alchemist]", 1, "'king'"),
        ("bonk =", "bank =", 3, "'bank'"), ("= 1", "= true", 3, "true or false"),
        ("take_all()", "take_all(court)", 6, "take_all"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_line_and_word(
    tmp_path: Path, wrong: str, right: str, line: int, word: str
) -> None:
    path = saved(tmp_path / "own.toml", OWN.replace(right, wrong))
    told = refused("mask", path)
    assert told.startswith(f"{path}:{line}: ") and word in told


@rule("S5")
@pytest.mark.parametrize(
    "text",
    [
        f"[mask.a]\npower = 'win()'\ncopies = {'9' * 5000}", f"x = {'[' * 5000}",
        f"[mask.a]\npower = 'take({'1+' * 5000}1, bank)'", f"[mask.a]\npower = '{'-' * 5000}1'",
        '[mask.a]\npower = "win()\\u0000"', "[mask.a]\npower = '" + "may(" * 5000 + "'",
    ],
    ids=["huge number", "deep array", "long sum", "many signs", "null", "many brackets"],
)  # fmt: skip
def test_a_monstrous_masks_file_is_refused_like_any_other(tmp_path: Path, text: str) -> None:
    path = saved(tmp_path / "monster.toml", text)
    assert refused("mask", path).startswith(f"{path}:")


# simulate

FEW = ("simulate", "--games", "6", "--players", "5", "--seed", "3")


def test_random_games_are_summed_up() -> None:
    told = printed(*FEW)
    assert told.startswith("6 random games, 5 players, mascarade, edition 1")
    assert all(f"\n{row}" in told for row in ("decisions", "turns", "endings", "won from"))


def test_the_summary_as_json_adds_up() -> None:
    summary = json.loads(printed(*FEW, "--json"))
    assert (summary["games"], summary["players"], summary["seed"]) == (6, 5, 3)
    assert sum(summary["wins_by_seat"]) == pytest.approx(1, abs=0.01)
    assert sum(summary["endings"].values()) == pytest.approx(1, abs=0.01)


def test_the_same_seed_plays_the_same_games() -> None:
    assert printed(*FEW, "--json") == printed(*FEW, "--json")
    assert printed(*FEW, "--json") != printed(*FEW[:-1], "4", "--json")


def test_one_game_can_be_summed_up() -> None:
    assert printed("simulate", "--games", "1").startswith("1 random games")


@rule("S5")
def test_saved_games_replay_to_the_end(tmp_path: Path, own: Path) -> None:
    folder = tmp_path / "new" / "games"
    summary = json.loads(printed(*FEW, "--masks", own, "--scenario", SIX, "--save", folder, "--json"))
    lines = printed("replay", "--json", *sorted(folder.iterdir())).splitlines()
    documents = [json.loads(line) for line in lines]
    assert len(documents) == 6 and all(document["over"] for document in documents)
    assert sum(document["decisions"] for document in documents) == summary["decisions"]


def test_game_k_of_a_seed_is_the_same_alone_and_among_many(tmp_path: Path) -> None:
    printed("simulate", "--games", "2", "--save", tmp_path / "two")
    printed("simulate", "--games", "5", "--save", tmp_path / "five")
    assert [(tmp_path / "two" / f"0-{k}.ball").read_text() for k in range(2)] == [
        (tmp_path / "five" / f"0-{k}.ball").read_text() for k in range(2)
    ]


def test_what_cannot_be_simulated_is_refused(tmp_path: Path) -> None:
    assert "S4e" in refused("simulate", "--edition", "2", "--players", "13")
    assert refused("simulate", "--games", "1", "--save", saved(tmp_path / "file", "x"))


def test_a_scenario_says_which_edition_it_is_of() -> None:
    assert '[Edition "2"]' in printed("deal", "--scenario", "2e-A", "--seed", "x")
    assert "edition 2, 2e-A" in printed("simulate", "--scenario", "2e-A", "--games", "1", "--interpreted")
    words = ("tournament", "random", "--scenario", "2e-A", "--games", "1", "--cores", "1")
    assert "edition 2, 2e-A" in printed(*words)
    assert "scenario of edition 2" in refused("deal", "--scenario", "2e-A", "--edition", "1")


def test_the_help_of_a_tournament_names_every_bot() -> None:
    words = set(printed("tournament", "--help").replace(",", " ").split())
    assert set(BOTS) <= words
