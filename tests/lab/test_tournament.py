"""Tournaments: duplicate deals, any number of processes, resuming, and what the counts mean."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter, defaultdict
from multiprocessing import active_children
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from maskenball.bots.bot import Bot, RandomBot
from maskenball.core.game import View
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish
from maskenball.lab import tournament as tour, tournament_play
from maskenball.lab.bot_games import spread
from maskenball.lab.intervals import wilson
from maskenball.lab.tournament import Tournament
from maskenball.lab.tournament_notes import Clock, Row
from maskenball.lab.tournament_play import BotFailed, IllegalAnswer, play_game, played
from maskenball.lab.tournament_report import as_document, as_json, as_svg, as_table
from maskenball.lab.tournament_score import Outcome, ratings, scored

MASQUERADE = Wish("masquerade")


class FirstBot(RandomBot):
    """Often the first legal answer; always would never end."""

    name, game = "first", "mascarade"

    def answer(self, view: View) -> int:
        return view.legal[0] if self.chance.random() < 0.3 else super().answer(view)


class WrongBot(RandomBot):
    """Random, and after a while illegal."""

    name = "wrong"

    def answer(self, view: View) -> int:
        return 9999 if len(view.events) > 20 else super().answer(view)


class BrokenBot(RandomBot):
    """Fails."""

    name = "broken"

    def answer(self, view: View) -> int:
        raise KeyError("lost")


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, FirstBot, WrongBot, BrokenBot)}


def without_times(outcome: Outcome) -> Any:
    document = as_document(outcome)
    for table in document["tables"]:
        for bot in table["bots"]:
            del bot["microseconds"]
    return json.loads(json.dumps(document))


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_known_values(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_edges() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(3, 12, 0.99).low < wilson(3, 12).low < 0.25 < wilson(3, 12).high < wilson(3, 12, 0.99).high
    with pytest.raises(ValueError, match="13 wins in 12 trials"):
        wilson(13, 12)


def test_same_seed_same_result_on_one_or_two_processes() -> None:
    tournament = Tournament.among("first", "random", Wish(), 4, 60, seed=5)
    alone = without_times(played(tournament, cores=1, bots=BOTS))
    assert alone == without_times(played(tournament, cores=2, bots=BOTS))
    other = Tournament.among("first", "random", Wish(), 4, 60, seed=6)
    assert alone["tables"] != without_times(played(other, cores=1, bots=BOTS))["tables"]


def rows_of(tournament: Tournament, table: int, deals: int) -> list[Row]:
    kind = tournament.tables[table]
    clocks = {label: Clock() for label in kind.labels}
    return [play_game(tournament, table, d, r, BOTS, clocks) for d in range(deals) for r in range(kind.rotations)]


def test_duplicate_deals_are_duplicate(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, tuple[str, ...]]] = []
    dealt = Tournament.dealt

    def spying(self: Tournament, deal: int) -> Any:
        game = dealt(self, deal)
        seen.append((json.dumps(game.document()), game.names))
        return game

    tournament = Tournament.field("first", ["random", "first"], Wish(), 5, 10)
    monkeypatch.setattr(Tournament, "dealt", spying)
    deals = []
    for table, kind in enumerate(tournament.tables):
        seen.clear()
        rows = rows_of(tournament, table, 2)
        assert len(set(seen[:5])) == len(set(seen[5:])) == 1 and seen[0] != seen[5]  # same cards, same beginner
        deals.append(seen[::5])
        for deal in (0, 1):
            seatings = [row.seats for row in rows if row.deal == deal]
            for seats in zip(*seatings, strict=True):  # every seat saw the same bots, each as often as at any other
                assert Counter(seats) == Counter(seatings[0])
            assert all(len(seats) == 5 and seats.count(0) in (1, 2) for seats in seatings)
        assert max(max(row.seats) for row in rows) < len(kind.labels)
    assert all(pair == deals[0] for pair in deals)  # and all types of tables play the same deals


def test_bots_are_fresh_and_their_seeds_differ() -> None:
    tournament = Tournament.among("first", "random", Wish(), 6, 600)
    seeds = {tournament.bot_seed(d, r, s) for d in range(20) for r in range(6) for s in range(6)}
    assert len(seeds) == 20 * 6 * 6
    assert tournament.bot_seed(1, 2, 3) != Tournament.among("first", "random", Wish(), 6, 6, 1).bot_seed(1, 2, 3)


def test_types_of_tables() -> None:
    tournament = Tournament.field("a", ["b", "c", "d", "e", "f"], Wish(), 4, 8)
    names = [table.name for table in tournament.tables]
    assert names == [f"1 v {x}" for x in "bcdef"] + [f"half v {x}" for x in "bcdef"] + ["mixed"]
    mixed = tournament.tables[-1]
    met = [set(mixed.seated(0, deal, 0, tournament.dealt(deal))) for deal in range(5)]
    assert all("a" in table and len(table) == 4 for table in met)
    assert set.union(*met) == set("abcdef")  # more bots than seats: they take turns
    assert [t.name for t in Tournament.field("a", ["b"], Wish(), 3, 8).tables] == ["1 v b"]
    teams = Tournament.field("a", ["b", "c"], MASQUERADE, 4, 8).tables
    assert [t.name for t in teams] == ["1 v b", "1 v c", "team v b", "team v c", "mixed"]


def test_teams_change_sides() -> None:
    tournament = Tournament.field("random", ["random"], MASQUERADE, 5, 40)
    (table,) = (k for k, kind in enumerate(tournament.tables) if kind.seating == tour.TEAMS)
    for deal in range(10):
        game = tournament.dealt(deal)
        there, back = (tournament.tables[table].seated(0, deal, rotation, game) for rotation in (0, 1))
        assert [label == "random" for label in there] == [bool(game.s.partners >> seat & 1) for seat in range(5)]
        assert all(a != b for a, b in zip(there, back, strict=True))
    for row in rows_of(tournament, table, 10):
        assert len({row.seats[winner] for winner in row.winners}) <= 1
    score = played(tournament, cores=1, bots=BOTS).tables[table]
    assert score.bots[0].share + score.bots[1].share == pytest.approx(1)
    assert score.decided + score.endings.get("draw", 0) == score.games == 40


@pytest.mark.parametrize(("wish", "players"), [(Wish(), 4), (Wish(), 2), (MASQUERADE, 4)])
def test_random_against_random_is_fair(wish: Wish, players: int) -> None:
    outcome = played(Tournament.field("random", ["random"], wish, players, 240, seed=1), cores=1, bots=BOTS)
    for table in outcome.tables:
        for score in table.bots:
            assert score.interval.holds(score.fair), (table.name, score)
            assert score.fair == pytest.approx(0.5 if wish is MASQUERADE else 1 / players)
            assert score.interval.low <= score.share <= score.interval.high
            assert score.illegal == 0
            if wish is not MASQUERADE:
                assert sum(score.won_by.values()) == pytest.approx(score.share * score.seats, abs=0.01)
        if wish is not MASQUERADE:
            assert sum(score.share * score.seats for score in table.bots) == pytest.approx(table.games, abs=0.01)
        assert sum(table.endings.values()) == table.games
        total = sum(score.decisions for score in table.bots)
        assert total == pytest.approx(table.decisions_mean * table.games, abs=0.01 * table.games)


def counted(tournament: Tournament, rows: list[Row]) -> Outcome:
    """The outcome of rows that were made up."""
    lines, by_deal = [], defaultdict(list)
    for row in rows:
        by_deal[row.deal].append(row)
    for chunk in tournament.chunks():
        mine = [row for deal in range(chunk.first, chunk.first + chunk.deals) for row in by_deal[deal]]
        lines.append({"rows": mine, "clocks": {}})
    return scored(tournament, lines)


def test_wins_of_several_count_in_parts() -> None:
    tournament = Tournament.seated(["a", "a", "b", "c"], Wish(), 4)
    wins: list[list[int]] = [[0, 1, 2], [2], [], [0, 3]]
    rows = [Row(0, k, 10, 5, "thirteen" if won else "unfinished", won, [0, 0, 1, 2]) for k, won in enumerate(wins)]
    a, b, c = counted(tournament, rows).tables[0].bots
    assert (a.share, b.share, c.share) == pytest.approx(((2 / 3 + 1 / 2) / 8, (1 / 3 + 1) / 4, 0.5 / 4), abs=1e-6)
    assert (a.fair, b.fair, a.seats, b.seats, a.games) == (0.25, 0.25, 8, 4, 4)
    assert a.interval == pytest.approx(wilson(7 / 6, 4).times(1 / 2), abs=1e-6)
    assert b.odds == pytest.approx((1 / 3) / (2 / 3) / (1 / 3))


def test_masquerade_counts_teams_and_leaves_draws_out() -> None:
    tournament = Tournament.seated(["a", "b", "b", "b"], MASQUERADE, 4)
    wins: list[list[int]] = [[0, 1], [1, 2], [], [0, 3]]
    rows = [Row(0, k, 40, 10, "tricks" if won else "draw", won, [0, 1, 1, 1]) for k, won in enumerate(wins)]
    table = counted(tournament, rows).tables[0]
    a, b = table.bots
    assert (table.games, table.decided, a.games) == (4, 3, 4)
    assert (a.share, b.share) == pytest.approx((2 / 3, (1 / 3 + 2 / 3 + 1 / 3) / 3), abs=1e-6)


def test_a_deal_is_won_by_the_team_that_makes_more_of_it_from_both_sides() -> None:
    tournament = Tournament((tour.TableType("team v b", 4, ("a", "b"), tour.TEAMS),), MASQUERADE, 4, 10)
    ours, theirs, nobody = [0, 1], [2, 3], list[int]()
    results = [(ours, theirs), (ours, ours), (nobody, theirs), (theirs, nobody), (nobody, nobody)]
    rows = []
    for deal, (there, back) in enumerate(results):
        rows.append(Row(deal, 0, 40, 10, "tricks" if there else "draw", there, [0, 0, 1, 1]))
        rows.append(Row(deal, 1, 40, 10, "tricks" if back else "draw", back, [1, 1, 0, 0]))
    outcome = counted(tournament, rows)
    deals = outcome.tables[0].deals
    assert deals is not None and (deals.won, deals.lost, deals.level) == (2, 1, 2)
    assert deals.share == pytest.approx(2 / 3, abs=1e-6) and deals.interval == pytest.approx(wilson(2, 3), abs=1e-6)
    assert "a won 66.7%" in as_table(outcome) and "of 3 decided deals, 2 were level" in as_table(outcome)
    alone = Tournament.seated(["a", "b", "b", "b"], MASQUERADE, 4)
    assert counted(alone, [Row(0, 0, 40, 10, "draw", [], [0, 1, 1, 1])]).tables[0].deals is None


def test_the_worst_table_is_the_headline() -> None:
    outcome = played(Tournament.field("first", ["random", "first"], Wish(), 4, 24), cores=1, bots=BOTS)
    worst = outcome.worst
    assert worst is not None
    odds = {table.name: table.bot("first").odds for table in outcome.tables}
    assert odds[worst.name] == min(x for x in odds.values() if x is not None)
    assert as_document(outcome)["worst"]["table"] == worst.name
    assert as_table(outcome).splitlines()[-1].startswith(f"worst table of first, by odds: {worst.name}, ")
    assert played(Tournament.seated(["random"] * 3, Wish(), 3), cores=1, bots=BOTS).worst is None


class Stop(Exception):
    """Somebody pulls the plug."""


def test_resuming(tmp_path: Path) -> None:
    tournament = Tournament.field("first", ["random"], Wish(), 4, 36, seed=2)
    file = tmp_path / "kept.jsonl"

    def stop(done: int) -> None:
        if done >= 24:
            raise Stop

    with pytest.raises(Stop):
        played(tournament, cores=1, resume=file, told=stop, bots=BOTS)
    before = file.read_bytes()
    assert len(before.splitlines()) == 3
    file.write_bytes(before + b'{"chunk": 2, "ro')  # a line that was not finished
    told: list[int] = []
    outcome = played(tournament, cores=1, resume=file, told=told.append, bots=BOTS)
    assert told == [24, 36, 48, 60, 72] and tournament.total == 72
    assert file.read_bytes().startswith(before)
    assert without_times(outcome) == without_times(played(tournament, cores=1, bots=BOTS))
    again = played(tournament, cores=1, resume=file, bots={name: BOTS[name] for name in ("first", "random")})
    assert as_json(again) == as_json(outcome)  # nothing was played: even the times are the same


def test_resuming_refuses_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    played(Tournament.among("first", "random", Wish(), 3, 3), cores=1, resume=file, bots=BOTS)
    kept = file.read_bytes()
    for other, why in (
        (Tournament.among("first", "random", Wish(), 3, 6), "games: 3 there, 6 here"),
        (Tournament.among("first", "random", Wish(), 3, 3, seed=1), "seed: 0 there, 1 here"),
        (Tournament.among("random", "first", Wish(), 3, 3), "tables: 1 v random .first, random, random. there"),
    ):
        with pytest.raises(ValueError, match=f"belongs to another tournament: .*{why}"):
            played(other, cores=1, resume=file, bots=BOTS)
    with monkeypatch.context() as patch:
        patch.setattr(tournament_play, "code_of", lambda bots: "edited")
        with pytest.raises(ValueError, match="the programs have changed since"):
            played(Tournament.among("first", "random", Wish(), 3, 3), cores=1, resume=file, bots=BOTS)
    assert file.read_bytes() == kept
    first = kept.splitlines()[0].decode()
    chunks = ('{"chunk": 0}', '{"chunk": 99, "rows": [], "clocks": {}}', '{"chunk": 0, "rows": [1], "clocks": {}}')
    damaged = [f"{first}\n{chunk}\n" for chunk in chunks]
    for text in ("a letter", "a letter\n", "[]\n", '{"tournament": 5}\n', *damaged):
        file.write_text(text)
        with pytest.raises(ValueError, match="not the file of a tournament"):
            played(Tournament.among("first", "random", Wish(), 3, 3), cores=1, resume=file, bots=BOTS)
        assert file.read_text() == text


@pytest.mark.parametrize("cores", [1, 2])
def test_an_illegal_answer_names_the_bot(cores: int) -> None:
    with pytest.raises(IllegalAnswer, match=r"^wrong gave the illegal answer 9999 as Seat\d; legal: ") as caught:
        played(Tournament.among("wrong", "random", Wish(), 4, 200), cores=cores, bots=BOTS)
    assert caught.value.bot == "wrong"
    assert caught.value.sheet in str(caught.value)
    replay = Replay(caught.value.sheet)
    list(replay.steps())  # the sheet can be played


def test_a_bot_that_fails_is_named() -> None:
    with pytest.raises(BotFailed, match=r"^broken failed: KeyError: 'lost'\n"):
        played(Tournament.among("broken", "random", Wish(), 4, 4), cores=1, bots=BOTS)


def test_endless_games_are_given_up() -> None:
    kind = Tournament.among("random", "random", Wish(), 6, 6)
    short = Tournament(kind.tables, kind.wish, 6, 6, longest=7)
    table = played(short, cores=1, bots=BOTS).tables[0]
    assert table.endings == {"unfinished": 6} and table.decisions_mean == 7
    assert [score.share for score in table.bots] == [0, 0]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="'nobody' is no bot: random, first"):
        played(Tournament.among("nobody", "random", Wish(), 4, 4), bots=BOTS)
    with pytest.raises(ValueError, match="first plays mascarade, not masquerade"):
        played(Tournament.among("first", "random", MASQUERADE, 4, 4), bots=BOTS)
    with pytest.raises(ValueError, match="3 to 5 players"):
        Tournament.among("random", "random", MASQUERADE, 6, 4)
    with pytest.raises(ValueError, match="needs games"):
        Tournament.among("random", "random", Wish(), 6, 0)
    with pytest.raises(ValueError, match="7 bots, but 6 players"):
        tournament_play.run(["random"] * 7, Wish(), 6, 6)


def test_the_command_fills_the_seats() -> None:
    outcome = tournament_play.run(["random"], Wish(), 4, 4, cores=1)
    assert outcome.tournament.tables[0].seats == ("random",) * 4
    assert json.loads(as_json(outcome))["settings"]["games"] == 4
    assert tournament_play.run(["random"], Wish(), 4, 4, one="random", cores=1).tournament.one == "random"


def test_two_bots_of_masquerade_are_two_teams() -> None:
    outcome = tournament_play.run(["rule", "random"], MASQUERADE, 4, 40, cores=1)
    score = outcome.tables[0]
    assert score.name == "teams" and score.bot("rule").share > 0.5 and score.deals is not None
    assert "duplicate deals, teams change sides" in as_table(outcome).splitlines()[0]
    three = tournament_play.run(["rule", "random", "careless"], MASQUERADE, 4, 4, cores=1)
    assert three.tables[0].deals is None and "seats rotated" in as_table(three).splitlines()[0]


def test_the_picture_is_svg() -> None:
    for outcome in (
        played(Tournament.field("first", ["random", "first"], Wish(), 4, 12), cores=1, bots=BOTS),
        played(Tournament.seated(["first", "random", "random"], Wish(), 3), cores=1, bots=BOTS),
    ):
        root = ElementTree.fromstring(as_svg(outcome))
        paths = root.findall("{http://www.w3.org/2000/svg}path")
        assert len(paths) == (len(outcome.tables) if outcome.tournament.one else 2)


def test_times() -> None:
    clock, other = Clock(), Clock()
    for microseconds in range(1, 1001):
        clock.add(microseconds * 1000)
    other.merge(json.loads(json.dumps(clock.noted())))
    times = other.microseconds()
    assert other.decisions == 1000 and times["mean"] == 500.5
    assert times["median"] == pytest.approx(500, rel=0.1) and times["p99"] == pytest.approx(990, rel=0.1)


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    outcome = played(Tournament.among("random", "random", Wish(), 3, 3), cores=1, bots=BOTS)
    assert outcome.ratings is None
    assert "no ratings: they need openskill" in as_table(outcome)


def test_ratings_order_bots() -> None:
    tournament = Tournament.seated(["a", "b", "b"], Wish(), 60)
    rows = [Row(k // 3, k % 3, 10, 5, "thirteen", [0] if k % 4 else [1], [0, 1, 1]) for k in range(60)]
    outcome = counted(tournament, rows)
    assert outcome.ratings is not None and outcome.ratings["a"][0] > outcome.ratings["b"][0]
    assert "ratings (openskill): a " in as_table(outcome)


def test_a_larger_team_is_not_expected_to_win() -> None:
    rows = [Row(k, 0, 40, 8, "tricks", [0, 1] if k % 2 else [2, 3, 4], [1, 1, 0, 0, 0]) for k in range(40)]
    found = ratings("masquerade", [(["pair", "pair", "three", "three", "three"], row) for row in rows])
    assert found is not None and abs(found["pair"][0] - found["three"][0]) < 3


@pytest.mark.parametrize("players", [3, 5])
def test_ratings_of_equals_stay_together_where_teams_differ_in_size(players: int) -> None:
    outcome = played(Tournament.among("random", "random", MASQUERADE, players, 300), cores=1, bots=BOTS)
    assert outcome.ratings is not None
    assert all(18 < mu < 32 for mu, _ in outcome.ratings.values()), outcome.ratings


def slow_but_the_first(folder: Path, number: int) -> int:
    if number:
        time.sleep(20)
        (folder / str(number)).touch()
    return number


def test_whoever_stops_asking_does_not_wait_for_jobs_under_way(tmp_path: Path) -> None:
    numbers = spread(slow_but_the_first, [(tmp_path, number) for number in range(3)], 2)
    assert next(numbers) == 0
    numbers.close()  # type: ignore[attr-defined]
    assert not list(tmp_path.iterdir()) and not active_children()
