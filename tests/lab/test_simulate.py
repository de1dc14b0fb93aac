"""`maskenball simulate` writes tables, takes weights, and plays the same games at both speeds."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from maskenball.cli import main
from maskenball.core.replay import Replay


def simulated(*words: str) -> str:
    done = CliRunner().invoke(main, ["simulate", "--json", *words])
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.tier("all")  # needs pyarrow
@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
def test_a_row_per_game_is_written_as_csv_and_as_parquet(game: str, tmp_path: Path) -> None:
    from pyarrow import parquet

    for name in ("games.csv", "games.parquet"):
        simulated("--game", game, "--games", "40", "--out", str(tmp_path / name))
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in table] == rows
    assert [row["game"] for row in rows] == [str(k) for k in range(40)]
    assert {row["reason"] for row in rows} <= {"thirteen", "bankrupt", "cheat", "tricks", "draw"}


def test_compiled_and_interpreted_sum_up_alike() -> None:
    words = ("--games", "200", "--players", "7", "--edition", "2", "--seed", "4")
    assert simulated(*words) == simulated(*words, "--interpreted") == simulated(*words, "--cores", "1")


def test_weights_change_how_games_go(tmp_path: Path) -> None:
    simulated("--games", "5", "--weight", "claim=0", "--weight", "announce=4", "--save", str(tmp_path))
    sheets = [path.read_text(encoding="utf-8") for path in sorted(tmp_path.glob("*.ball"))]
    assert len(sheets) == 5 and not any("claim" in sheet for sheet in sheets)
    assert all(Replay(sheet).finish().over for sheet in sheets)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--out", "games.xls"), ".csv or .parquet"),
        (("--weight", "pass"), "pass=5"),
        (("--weight", "dance=2"), "dance"),
        (("--weight", "pass=9999"), "1000"),
        (("--game", "masquerade", "--scenario", "2e-A"), "only with --game mascarade"),
        (("--deck", "points"), "only with --game masquerade"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(words: tuple[str, ...], why: str) -> None:
    done = CliRunner().invoke(main, ["simulate", "--games", "2", *words])
    assert done.exit_code == 1 and why in done.stderr and not done.stdout


def test_advice_of_the_rules_is_given_and_the_games_are_played() -> None:
    done = CliRunner().invoke(
        main, ["simulate", "--games", "3", "--json", "--scenario", "judge, bishop, witch, thief, spy, cheat"]
    )
    assert "S4b" in done.stderr and json.loads(done.stdout)["games"] == 3
