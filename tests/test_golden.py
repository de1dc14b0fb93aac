"""Golden games tell exactly what they told when they were recorded."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, RECIPES, Recipe, transcript, words


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_golden_game_tells_what_it_told(recipe: Recipe) -> None:
    text = (FOLDER / f"{recipe.name}.ball").read_text(encoding="utf-8")
    assert transcript(text) == (FOLDER / f"{recipe.name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_golden_game_is_told_in_the_same_words(recipe: Recipe) -> None:
    told = words(FOLDER / f"{recipe.name}.ball")
    assert told == (FOLDER / f"{recipe.name}.txt").read_text(encoding="utf-8")
