"""The compiled twin plays exactly the games of the interpreted rules. `make soak` compares 100,000 of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from maskenball.core.wish import Wish
from maskenball.lab.lab import Lab, Played
from maskenball.lab.programs import program_of
from maskenball.lab.simulate import weights_by_verb
from maskenball.speed import twin
from tests.lab.tables import TABLES


@pytest.mark.parametrize(("wish", "players"), TABLES, ids=lambda part: str(part))
def test_interpreted_and_compiled_agree_answer_by_answer_and_event_by_event(wish: Wish, players: int) -> None:
    fast = Lab(wish, players, compiled=True).play(60, seed=5, noting=True)
    slow = Lab(wish, players, compiled=False).play(60, seed=5, noting=True)
    assert [Played(*row) for row in fast.tolist()] == slow


@pytest.mark.tier("usual")
def test_same_seed_same_games_whatever_the_batch_and_the_cores() -> None:
    lab = Lab(Wish(edition=2, scenario="2e-B"), 9, compiled=True)
    whole = lab.play(3000, seed=11, noting=True)
    parts = [lab.play(1000, seed=11, first=start, noting=True) for start in (0, 1000, 2000)]
    assert whole.tobytes() == np.concatenate(parts).tobytes() == lab.play(3000, seed=11, cores=2, noting=True).tobytes()
    assert whole[:, :4].tobytes() == lab.play(3000, seed=11)[:, :4].tobytes()
    assert whole.tobytes() != lab.play(3000, seed=12, noting=True).tobytes()


@pytest.mark.tier("usual")
def test_a_game_of_the_lab_can_be_had_again_as_a_score_sheet() -> None:
    for wish, players in ((Wish(), 6), (Wish("masquerade"), 5)):
        lab = Lab(wish, players, compiled=True)
        rows = lab.play(5, seed=2)
        for k in range(5):
            game = lab.game(k, seed=2)
            assert [len(game.history), game.s.turn, game.s.reason, game.s.winners] == rows[k, :4].tolist()


def test_a_table_of_weights_says_how_often_an_answer_is_chosen() -> None:
    lab, slow = Lab(Wish(), 8, compiled=True), Lab(Wish(), 8, compiled=False)
    never_claim = weights_by_verb(lab.sample, {"claim": 0, "announce": 3})
    fast = lab.play(100, seed=1, weights=never_claim, noting=True)
    assert [Played(*row) for row in fast.tolist()] == slow.play(100, seed=1, weights=never_claim, noting=True)
    games = [lab.game(k, 1, never_claim) for k in range(20)]
    assert not any("claim" in game.sheet() for game in games)
    with pytest.raises(ValueError, match="dance"):
        weights_by_verb(lab.sample, {"dance": 1})


def test_playouts_from_a_position_leave_it_alone_and_agree() -> None:
    lab, slow = Lab(Wish(), 7, compiled=True), Lab(Wish(), 7, compiled=False)
    game = lab.sample.copy()
    for k in range(12):
        decision = game.decision()
        assert decision is not None
        game.play(decision.person, game.legal()[k % 2])
    before = game.save()
    fast = lab.play_from(game, 50, seed=4)
    assert [Played(*row) for row in fast.tolist()] == slow.play_from(game, 50, seed=4)
    assert game.save() == before and len({tuple(row) for row in fast.tolist()}) > 10


def test_another_mask_or_scenario_needs_no_compilation() -> None:
    kernel = program_of("mascarade").compiled.play_games
    Lab(Wish(), 8, compiled=True).play(1)
    before = len(kernel.signatures)
    for wish, players in TABLES:
        if wish.game == "mascarade":
            Lab(wish, players, compiled=True).play(1)
    assert len(kernel.signatures) == before == 1


def test_an_edited_rule_is_never_served_from_a_stale_cache(tmp_path: Path) -> None:
    source = Path(twin.__file__).parents[1]
    shutil.copytree(source, tmp_path / "src" / "maskenball", ignore=shutil.ignore_patterns("__pycache__"))
    end = tmp_path / "src" / "maskenball" / "games" / "masquerade" / "rules" / "end.py"
    program = (
        "from maskenball.core.wish import Wish\nfrom maskenball.lab.lab import Lab\n"
        "print(Lab(Wish('masquerade'), 4, compiled=True).play(200, seed=1)[:, 2].sum())\n"
    )

    def run() -> str:
        clean = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "MASKENBALL_CACHE": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, "-c", program], env=clean, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    first = run()
    assert run() == first
    text = end.read_text(encoding="utf-8")
    end.write_text(text.replace("return 11", "return 10"), encoding="utf-8")  # ten diamonds win: no draws any more
    assert run() == str(200) != first


@pytest.mark.tier("usual")
def test_another_checkout_of_the_same_source_finds_the_code_compiled(tmp_path: Path) -> None:
    small = (
        "from maskenball.games.masquerade import compiled\n"
        "from maskenball.games.masquerade.rules.deck import colour_of\n"
        "from maskenball.speed import dice, twin\n"
        "from maskenball.speed.dice import mixed\n"
        "def entry(seed): return colour_of(mixed(seed, 1)[0] & 15)\n"
        "import sys\n"
        "program = twin.Program('small', compiled.RULES, sys.modules[__name__], ('entry',))\n"
    )
    told = "import small; f = small.program.compiled.entry; print(f(3), *map(len, f.stats[1:]))"
    source = Path(twin.__file__).parents[1]

    def run(checkout: Path) -> str:
        shutil.copytree(source, checkout / "maskenball", ignore=shutil.ignore_patterns("__pycache__", "web"))
        (checkout / "small.py").write_text(small, encoding="utf-8")
        clean = os.environ | {"PYTHONPATH": str(checkout), "MASKENBALL_CACHE": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, "-c", told], env=clean, capture_output=True, text=True, check=True)
        return done.stdout

    colour, hits, misses = run(tmp_path / "one").split()
    assert (hits, misses) == ("0", "1")
    assert run(tmp_path / "elsewhere" / "two").split() == [colour, "1", "0"]


def test_without_numba_the_lab_plays_interpreted_and_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "class No:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('numba', 'numpy', 'pyarrow'): raise ImportError(name)\n"
        "sys.meta_path.insert(0, No())\n"
        "import importlib.util as u\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda name, package=None: None if name == 'numba' else real(name, package)\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "maskenball.cli", "simulate", "--games", "20", "--json"]
    clean = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=clean, capture_output=True, text=True, check=True)
    assert "maskenball[lab]" in done.stderr and '"games": 20' in done.stdout
