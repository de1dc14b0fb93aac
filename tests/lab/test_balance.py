"""The balance of a scenario: words are judged by the cards, counts mean what they say, mechanical bots are refused."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from maskenball.bots.bot import Bot, RandomBot
from maskenball.bots.ladder import BOTS as LADDER
from maskenball.cli import main
from maskenball.core.game import View
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish
from maskenball.core.witness import Claimed, Said, Witness
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.lab import balance as lab
from maskenball.lab.balance import Mechanical, measured, planned, play_chunk, play_game, variety, witness_of
from maskenball.lab.balance_report import as_document, as_json, as_svg, as_table, verdict
from maskenball.lab.balance_score import ENOUGH, Balance, Noted, Rate, Variety, rated, scored
from maskenball.lab.bot_games import IllegalAnswer, steps
from maskenball.lab.intervals import wilson
from tests.played import sheet

MASQUERADE = Wish("masquerade")


class FirstBot(Bot):
    """Always the first legal answer."""

    name, game = "first", ""

    def answer(self, view: View) -> int:
        return view.legal[0]


class HashBot(Bot):
    """Looks lively, but its answer is made of the View alone."""

    name, game = "hash", ""

    def answer(self, view: View) -> int:
        return view.legal[sum(map(sum, view.events)) % len(view.legal)]


class RareBot(FirstBot):
    """Seldom leaves anything to chance."""

    name = "rare"

    def answer(self, view: View) -> int:
        return self.chance.choice(view.legal) if self.chance.random() < 0.05 else super().answer(view)


class WrongBot(RandomBot):
    """Random, and after a while illegal."""

    name = "wrong"

    def answer(self, view: View) -> int:
        return 9999 if len(view.events) > 20 else super().answer(view)


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, FirstBot, HashBot, RareBot, WrongBot)}


def rates(balance: Balance, key: str) -> dict[str, Rate]:
    (section,) = (section for section in balance.sections if section.key == key)
    return {rate.name: rate for rate in section.rates}


# Words are judged by the cards


def heard(text: str) -> Witness:
    """A witness of a whole score sheet."""
    replay = Replay(text)
    witness = witness_of(replay.game)
    for game in replay.steps():
        witness.hear(game.events[-1])
    return witness


def test_a_word_is_true_if_the_card_is_so_at_that_moment() -> None:
    witness = heard(
        sheet(
            "king, queen, judge, witch",
            *("Adele: announce king", "Bruno: pass", "Cedric: claim", "Didier: pass"),  # true, a false claim
            *("Bruno: announce witch", "Cedric: pass", "Didier: claim", "Adele: pass", "Didier: decline"),  # exposed
            *("Cedric: take Didier", "Cedric: swap"),
            *("Didier: announce queen", "Adele: pass", "Bruno: pass", "Cedric: pass"),  # false: Didier is the judge
            *("Adele: announce queen", "Bruno: pass", "Cedric: pass", "Didier: claim"),  # both false
            *("Bruno: take Adele", "Bruno: swap"),
            *("Cedric: announce witch", "Didier: pass", "Adele: pass", "Bruno: pass", "Cedric: decline"),  # now true
            *("Didier: announce king", "Adele: pass"),  # not settled yet
        )
    )
    assert witness.said == [
        Said("king", true=True, opposed=True),
        Said("witch", true=False, opposed=True),
        Said("queen", true=False, opposed=False),
        Said("queen", true=False, opposed=True),
        Said("witch", true=True, opposed=False),
    ]
    assert witness.claimed == [Claimed("king", False), Claimed("witch", True), Claimed("queen", False)]


def told_again(text: str) -> tuple[list[Said], list[Claimed]]:
    """The words of a score sheet once more, from its lines and from the documents of the positions before them."""
    replay = Replay(text)
    lines = [line.split(": ") for line in text.splitlines() if ": " in line and not line.startswith("[")]
    said: list[Said] = []
    claimed: list[Claimed] = []
    document = replay.game.document()
    for (who, words), game in zip(lines, replay.steps(), strict=True):
        verb, *rest = words.split()
        card = ""
        if verb in ("announce", "claim"):
            (cards,) = (player["cards"] for player in document["players"] if player["name"] == who)
            card = cards[0] if len(cards) == 1 else cards[["left", "right", "protected"].index(rest[-1])]
        if verb == "announce":
            said.append(Said(rest[0], card == rest[0], opposed=False))
        elif verb == "claim":
            said[-1] = said[-1]._replace(opposed=True)
            claimed.append(Claimed(said[-1].mask, card == said[-1].mask))
        document = game.document()
    return said, claimed


def test_words_agree_with_the_score_sheet() -> None:
    words: set[tuple[bool, ...]] = set()
    for wish, players in ((Wish(), 2), (Wish(), 3), (Wish(), 8), (Wish(edition=2, scenario="2e-B"), 6)):
        study = planned(["random"], wish, players, 12)
        for deal in range(12):
            row = play_game(study, deal, BOTS)
            game, _, seated = study.opened(0, deal, 0, BOTS)
            assert sum(1 for _ in steps(game, seated, study.longest)) > 5
            assert (row.said, row.claimed) == told_again(game.sheet())
            assert (row.first, row.turns) == (deal % players, game.s.turn)
            words |= {word[1:] for word in row.said} | {word[1:] for word in row.claimed}
    assert len(words) == 4 + 2  # announcements true and false, opposed and not; claims true and false


# What the counts mean


def noted(first: int, winners: list[int], masks: str = "king judge witch queen", **more: Any) -> Noted:
    row = Noted(first, 10, "thirteen", winners, [[mask] for mask in masks.split()], [], [])
    return row._replace(**more)


def counted(rows: list[Noted], wish: Wish | None = None, players: int = 4) -> Balance:
    study = planned(["random"], wish or Wish(), players, len(rows))
    return scored(study, {"random": Variety(48, 48)}, rows, witness_of(study.dealt(0)).masks)


def test_seats_count_from_the_first_player_and_shared_wins_in_parts() -> None:
    rows = [noted(1, [1]), noted(2, [2, 3]), noted(3, [3]), noted(0, [2])] * 10
    seats = rates(counted(rows), "by_seat")
    assert [rate.share for rate in seats.values()] == pytest.approx([2.5 / 4, 0.5 / 4, 1 / 4, 0])
    assert [rate.trials for rate in seats.values()] == [40] * 4
    assert seats["seat 1"].interval == pytest.approx(wilson(25, 40), abs=1e-6)
    assert [rate.off for rate in seats.values()] == [True, False, False, True]


def test_masks_count_for_whom_they_were_dealt_to() -> None:
    four = Wish(scenario="1e-2013")  # judge bishop king queen thief cheat
    rows = [
        *[noted(0, [0], "king judge queen thief")] * 30,
        *[noted(0, [1, 2], "bishop king king queen")] * 30,
        *[noted(0, [], "cheat judge king queen", ending="unfinished")] * 30,
    ]
    masks = rates(counted(rows, four), "by_mask")
    assert list(masks) == ["bishop", "cheat", "judge", "king", "queen", "thief"]
    assert (masks["king"].trials, masks["judge"].trials, masks["cheat"].trials) == (60, 30, 0)
    assert masks["king"].share == pytest.approx(60 / 90)  # two of them in half of the games, each holder counts
    assert masks["king"].interval == pytest.approx(wilson(60, 60).times(60 / 90), abs=1e-6)
    assert masks["judge"].share == 0 and masks["cheat"].share is None
    assert {rate.fair for rate in masks.values()} == {0.25}


def test_lengths_and_endings() -> None:
    rows = [noted(0, [0], turns=turns) for turns in range(1, 101)]
    rows[:10] = [noted(0, [0, 1], ending="bankrupt", turns=5)] * 10
    rows[10:12] = [noted(0, [], ending="unfinished", turns=5)] * 2
    found = counted(rows)
    assert found.turns == pytest.approx((5, 50.5, 90.1))
    endings = rates(found, "endings")
    assert {name: rate.share for name, rate in endings.items()} == pytest.approx(
        {"thirteen": 0.88, "bankrupt": 0.1, "cheat": 0, "unfinished": 0.02, "win shared": 10 / 98}, abs=1e-6
    )
    assert endings["cheat"].interval == pytest.approx(wilson(0, 100), abs=1e-6)


def test_bluffs_and_claims() -> None:
    said = [Said("king", True, True), Said("king", False, False), Said("king", False, True), Said("judge", True, False)]
    rows = [noted(0, [0], said=said, claimed=[Claimed("king", True), Claimed("king", False)])] * 30
    rows.append(noted(0, [0], said=[Said("witch", False, False)]))
    found = counted(rows, players=6)
    false, through, claims = (rates(found, key) for key in ("announced_false", "false_unopposed", "claimed_true"))
    assert (false["all"].trials, claims["all"].trials) == (121, 60)
    shares = [rate.share for rate in (false["all"], false["king"], false["judge"], through["all"], through["king"])]
    assert shares == pytest.approx([61 / 121, 2 / 3, 0, 31 / 61, 1 / 2], abs=1e-6)
    assert claims["king"].share == 0.5
    assert (through["witch"].trials, through["witch"].share) == (1, None)
    assert "witch" in claims and claims["witch"].trials == 0


def test_masquerade_counts_teams() -> None:
    rows = [
        *[noted(0, [0, 2], "one no one no")] * 30,
        *[noted(1, [1, 2], "one no no one")] * 10,
        *[noted(2, [0, 1], "both unknowing no no")] * 20,
        *[noted(0, [], "one no one no", ending="draw")] * 5,
    ]
    found = counted(rows, MASQUERADE)
    parts, seats = rates(found, "by_part"), rates(found, "by_seat")
    assert (parts["one"].share, parts["one"].trials) == (0.75, 40)
    assert parts["no"].share == pytest.approx(10 / 60, abs=1e-6) and parts["no"].trials == 60
    assert parts["both"].share is None and parts["one"].fair == seats["seat 1"].fair == 0.5
    assert [rate.share for rate in seats.values()] == pytest.approx([40 / 60, 10 / 60, 50 / 60, 20 / 60], abs=1e-6)
    assert rates(found, "endings")["draw"].share == pytest.approx(5 / 65, abs=1e-6)
    assert [section.key for section in found.sections] == ["by_seat", "by_part", "endings"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_parts_of_masquerade_are_those_of_the_deal(players: int) -> None:
    study, seen = planned(["random"], MASQUERADE, players, 1), Counter[str]()
    for deal in range(60):
        game = study.dealt(deal)
        parts = [part for (part,) in witness_of(game).held]
        seen.update(parts)
        teams = [player["team"] for player in game.document()["players"]]
        assert [part == "no Partner" for part in parts] == [team == "others" for team in teams]
        two = parts.count("both Partners")
        assert parts.count("one Partner") == (0 if two else 2)
        assert parts.count("unknowing partner") == (two if players > 3 else 0)
    assert len(seen) == (3 if players == 3 else 4)


# Too little to say


def test_too_few_trials_have_no_share() -> None:
    assert rated("x", 10, ENOUGH - 1).share is None and rated("x", 10, ENOUGH).share is not None
    assert not rated("x", 0, ENOUGH - 1, fair=0.9).off and rated("x", 0, ENOUGH, fair=0.9).off
    found = counted([noted(0, [0])] * (ENOUGH - 1))
    assert verdict(found).startswith("Too few games")
    table = as_table(found)
    assert f"too few ({ENOUGH - 1})" in table and "%  " not in table.split("how games ended")[0].split("fair")[1]
    document = as_document(found)
    assert document["by_seat"][0] == {
        "name": "seat 1", "trials": ENOUGH - 1, "share": None, "interval": None, "fair": 0.25
    }  # fmt: skip


def test_the_verdict_names_what_is_off_and_what_luck_does() -> None:
    found = counted([noted(k % 4, [k % 4]) for k in range(100)])
    assert verdict(found).startswith("The fair share lies outside the interval of seat 1 (100.0%), seat 2 (0.0%), ")
    assert "Of 7 rates about 0.4 would be so by luck alone" in verdict(found)  # king, judge and queen are in play
    fair = counted([noted(k % 4, [k // 4 % 4]) for k in range(160)])
    assert verdict(fair).startswith("Fair as far as seen") and "about 6.7 points" in verdict(fair)
    assert any(line.rstrip().endswith("*") for line in as_table(found).splitlines())
    assert not any(line.rstrip().endswith("*") for line in as_table(fair).splitlines())


# Bots that leave nothing to chance


@pytest.mark.parametrize("wish", [Wish(), MASQUERADE])
@pytest.mark.parametrize("name", ["first", "hash"])
def test_mechanical_bots_are_refused(name: str, wish: Wish) -> None:
    with pytest.raises(Mechanical, match=f"^{name} leaves nothing to chance: .* like --bot {lab.usual_bot(wish)}"):
        measured(planned([name], wish, 4, 1), cores=1, bots=BOTS)
    with pytest.raises(Mechanical, match=f"^{name} "):  # nor among others
        measured(planned(["random", name], wish, 4, 1), cores=1, bots=BOTS)


def test_a_little_chance_is_enough_and_is_told() -> None:
    rare = variety(RareBot, planned(["rare"], Wish(), 4, 1))
    assert 0 < rare.varied < rare.tried == lab.POSITIONS
    found = measured(planned(["rare", "random"], Wish(), 4, 2), cores=1, bots=BOTS)
    assert found.varieties["rare"] == rare
    assert f"rare (answer depends on chance at {rare.varied} of {rare.tried} positions tried)" in as_table(found)


@pytest.mark.parametrize(("wish", "players"), [(Wish(), 6), (Wish(), 2), (MASQUERADE, 4)])
def test_the_usual_bots_leave_something_to_chance(wish: Wish, players: int) -> None:
    usual = lab.usual_bot(wish)
    assert variety(LADDER[usual], planned([usual], wish, players, 1)).varied > 0


def test_a_bot_that_fails_is_named() -> None:
    with pytest.raises(IllegalAnswer, match=r"^wrong gave the illegal answer 9999"):
        measured(planned(["wrong"], Wish(), 4, 1), cores=1, bots=BOTS)


# The whole of it


@pytest.fixture(scope="module")
def random_six() -> Balance:
    return measured(planned(["random"], Wish(), 6, 72), cores=1, bots=BOTS)


def test_every_win_is_counted_once(random_six: Balance) -> None:
    for key in ("by_seat", "by_mask"):  # six masks, six players: everyone holds one
        shares = [rate.share or 0.0 for rate in rates(random_six, key).values()]
        assert len(shares) == 6 and sum(shares) == pytest.approx(1, abs=1e-5)
        assert {rate.trials for rate in rates(random_six, key).values()} == {72}
    endings = rates(random_six, "endings")
    assert sum(endings[name].share or 0.0 for name in ("thirteen", "bankrupt", "cheat")) == pytest.approx(1, abs=1e-5)
    assert 0.7 < (rates(random_six, "announced_false")["all"].share or 0.0) < 0.95  # five of six masks are false
    for section in random_six.sections:
        for rate in section.rates:
            assert rate.share is None or rate.interval.low <= rate.share <= rate.interval.high


def test_same_seed_same_result_on_one_or_two_processes(random_six: Balance) -> None:
    assert as_json(measured(planned(["random"], Wish(), 6, 72), cores=2, bots=BOTS)) == as_json(random_six)
    other = measured(planned(["random"], Wish(), 6, 72, seed=1), cores=1, bots=BOTS)
    assert as_document(other)["by_seat"] != as_document(random_six)["by_seat"]


def test_every_deal_is_played_once() -> None:
    study = planned(["random"], Wish(), 3, 30)
    games = [row for chunk in study.chunks() for row in play_chunk(study, chunk, BOTS)]
    assert games == [play_game(study, deal, BOTS) for deal in range(30)]
    assert len({json.dumps(row) for row in games}) == 30


def test_mixed_bots_change_seats() -> None:
    study = planned(["a", "b"], Wish(), 4, 50)
    assert (study.total, sum(chunk.deals for chunk in study.chunks())) == (50, 50)
    seatings = [tuple(study.tables[0].seated(0, deal, 0, study.dealt(deal))) for deal in range(50)]
    assert all(Counter(seats) == {"a": 2, "b": 2} for seats in seatings) and len(set(seatings)) == 6
    with pytest.raises(ValueError, match="5 bots, but 4 players"):
        planned(["a"] * 5, Wish(), 4, 1)


def test_the_output_says_who_played_and_what_that_means(random_six: Balance) -> None:
    table = as_table(random_six)
    assert table.startswith("72 games, 6 players, mascarade, edition 1, standard, seed 0\nplayed by random (")
    assert "of the play of random, not of the game as such" in table
    assert "turns a game: median " in table and "seat 6" in table and "win shared" in table
    assert max(map(len, table.splitlines())) <= 118
    document = json.loads(as_json(random_six))
    assert "not of the game as such" in document["caveat"] and document["bots"]["random"]["tried"] == lab.POSITIONS
    assert document["settings"]["games"] == 72 and document["turns"]["low"] <= document["turns"]["median"]


def test_the_picture_is_svg_and_everything_is_on_it(random_six: Balance) -> None:
    svg = "{http://www.w3.org/2000/svg}"
    root = ElementTree.fromstring(as_svg(random_six))
    told = [rate for section in random_six.sections for rate in section.rates]
    assert len(root.findall(f"{svg}path")) == sum(rate.share is not None for rate in told)
    texts = [(text.text or "", float(text.get("y", "0"))) for text in root.findall(f"{svg}text")]
    assert all(0 < y < float(root.get("height", "0")) for _, y in texts)
    left = [text for text in root.findall(f"{svg}text") if text.get("x") == "12" or text.get("text-anchor") == "end"]
    lines = sorted(float(text.get("y", "0")) for text in left)
    assert all(below - above >= 14 for above, below in pairwise(lines))  # nothing over another
    words = [text for text, _ in texts]
    assert all(section.heading in words for section in random_six.sections)
    assert any("not of the game as such" in text for text in words)
    few = ElementTree.fromstring(as_svg(counted([noted(0, [0])] * 3)))
    assert not few.findall(f"{svg}path") and "too few (3)" in [text.text for text in few.findall(f"{svg}text")]


def run(*words: str) -> Any:
    return CliRunner().invoke(main, ["balance", *words, "--cores", "1"])


def test_the_command(tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    done = run("2e-A", "--games", "3", "--bot", "random", "--plot", str(picture))
    assert done.exit_code == 0 and "mascarade, edition 2, 2e-A" in done.stdout
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    document = json.loads(run("--game", "masquerade", "--games", "2", "--json").stdout)
    assert document["settings"]["players"] == 4 and list(document["bots"]) == ["rule"]
    assert list(json.loads(run("--games", "1", "--players", "2", "--json").stdout)["bots"]) == ["ev"]
    advised = run("judge, bishop, witch, thief, spy, cheat", "--bot", "random", "--games", "1")
    assert advised.exit_code == 0 and "S4b" in advised.stderr
    (tmp_path / "folder.svg").mkdir()
    refused = run("--games", "1", "--plot", str(tmp_path / "folder.svg"))
    assert refused.exit_code == 1 and "this is a folder" in refused.stderr and not refused.stdout


def test_what_was_played_is_told_even_if_the_picture_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    done = run("--games", "1", "--bot", "random", "--plot", str(tmp_path / "balance.svg"))
    assert done.exit_code == 1 and "1 games, 6 players" in done.stdout and "No space left" in done.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("2e-A", "--scenario", "2e-B"), "name the scenario once"),
        (("2e-A", "--edition", "1"), "scenario of edition 2"),
        (("--bot", "nobody"), "'nobody' is no bot"),
        (("--bot", "rule"), "rule plays masquerade"),
        (("--game", "masquerade", "2e-A"), "--scenario: only with --game mascarade"),
        (("nonsense",), "is not a scenario"),
        (("--plot", "balance.png"), "let its name end with .svg"),
        (("--plot", "no-such-folder/balance.svg"), "there is no folder no-such-folder"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(words: tuple[str, ...], why: str) -> None:
    done = run("--games", "1", *words)
    assert done.exit_code == 1 and why in done.stderr and not done.stdout


def test_the_command_refuses_mechanical_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ladder", lambda names=(): BOTS)
    done = run("--bot", "first", "--games", "1")
    assert done.exit_code == 1 and done.stderr.startswith("first leaves nothing to chance") and not done.stdout


def test_a_mascarade_deal_is_what_was_dealt() -> None:
    game = planned(["random"], Wish(), 4, 1).dealt(0)
    assert isinstance(game, Mascarade)
    assert witness_of(game).held == [player["cards"] for player in game.document()["players"]]
