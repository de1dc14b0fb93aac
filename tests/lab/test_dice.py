"""The dice of the lab: streams that no two games share, and draws that favour nothing. The draws are fixed, so are the
bounds: each statistic lies within what one fair series in a million would exceed."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise, permutations

import pytest

from maskenball.lab.programs import program_of
from maskenball.speed.dice import MULTIPLIER, Dice, below, mixed, shown, thrown

BILLIONS = (0, 1, 2, 7, 26745, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**63 - 1)


def draws(dice: Dice, n: int, times: int) -> list[int]:
    """The next draws below n."""
    drawn = []
    for _ in range(times):
        dice = thrown(dice)
        drawn.append(below(dice, n))
    return drawn


def surprise(counts: Counter[object], cells: int) -> float:
    """How far counts are from all the same: a chi-square, in standard deviations."""
    total = sum(counts.values())
    expected = total / cells
    chi = sum((n - expected) ** 2 for n in counts.values()) / expected + (cells - len(counts)) * expected
    return (chi - (cells - 1)) / math.sqrt(2 * (cells - 1))


def test_no_two_games_of_any_seeds_begin_with_the_same_dice() -> None:
    seeds, games = (*BILLIONS, *range(100, 300)), (*BILLIONS[:8], 2**40, *range(100, 300))
    assert len({mixed(seed, game) for seed in seeds for game in games}) == len(seeds) * len(games)


def test_seeds_that_shared_games_once_share_none() -> None:
    """With one ring of 2^32 streams, thousands of games of these two seeds were the same."""
    one, other = ({mixed(seed, game) for game in range(20_000)} for seed in (0, 26745))
    assert not one & other


def test_the_multiplier_makes_a_long_period() -> None:
    """Both numbers are primes (Fermat to some bases): the order of 2^32 modulo the first is half of it at least."""
    modulus = MULTIPLIER * 2**96 - 1
    for number in (modulus, (modulus - 1) // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


@pytest.mark.parametrize("n", [2, 3, 6, 13, 24, 100])
@pytest.mark.parametrize("seed", [0, 1, 2**40])
def test_every_number_is_drawn_as_often_as_the_others(n: int, seed: int) -> None:
    assert abs(surprise(Counter(draws(mixed(seed, 3), n, 30_000)), n)) < 6


@pytest.mark.parametrize("n", [2, 6, 13])
def test_a_draw_tells_nothing_about_the_next_ones(n: int) -> None:
    drawn = draws(mixed(5, 8), n, 60_000)
    for apart in (1, 2, 3, 4):
        assert abs(surprise(Counter(zip(drawn, drawn[apart:], strict=False)), n * n)) < 6


@pytest.mark.parametrize("n", [2, 6, 13])
@pytest.mark.parametrize("throws", [1, 2, 5])
def test_a_game_tells_nothing_about_its_neighbours(n: int, throws: int) -> None:
    """The same throw of one game after the other, and of one seed after the other."""
    for seed, game in ((0, 1), (1, 0), (2**32, 0)):
        drawn = [draws(mixed(9 + k * seed, 9 + k * game), n, throws)[-1] for k in range(30_000)]
        assert abs(surprise(Counter(drawn), n)) < 6
        assert abs(surprise(Counter(pairwise(drawn)), n * n)) < 6


def test_each_bit_is_set_half_the_time() -> None:
    dice, times = mixed(1, 1), 20_000
    ones = [0] * 32
    for _ in range(times):
        dice = thrown(dice)
        for bit in range(32):
            ones[bit] += shown(dice) >> bit & 1
    assert all(abs(n - times / 2) < 5.5 * math.sqrt(times) / 2 for n in ones)


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    shuffle, order = program_of("mascarade").interpreted.shuffle, [0] * 4
    found: Counter[object] = Counter()
    for game in range(24_000):
        shuffle([0, 1, 2, 3], order, 4, mixed(4, game))
        found[tuple(order)] += 1
    assert set(found) == set(permutations(range(4))) and abs(surprise(found, 24)) < 6
