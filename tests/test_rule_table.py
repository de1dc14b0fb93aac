"""Every rule of the rulebook is cited by a test, and the page that says so is true."""

from __future__ import annotations

import pytest

from tools.rule_table import GAMES, cited, page, path_of, rule_ids


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    ids = rule_ids(game)
    assert len(ids) > 20
    assert [id for id in ids if id not in cited(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_a_rule_that_is_not_there(game: str) -> None:
    assert [id for id in cited(game) if id not in rule_ids(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_rules_and_tests_is_up_to_date(game: str) -> None:
    assert path_of(game).read_text(encoding="utf-8") == page(game), "run `make docs`"
