"""Mutants of Masquerade: rules bent one at a time. Agreement with the second opinion must notice each of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maskenball.core.log import Log
from maskenball.games.masquerade.rules import actions, answers, end, opening, trick
from maskenball.games.masquerade.rules.deck import KINDS, MAGICIAN, RED, colour_of
from maskenball.games.masquerade.rules.state import State, Terms

Patch = pytest.MonkeyPatch
MUTANTS: dict[str, Callable[[Patch], None]] = {}


def mutant(install: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """List a mutant by its name."""
    MUTANTS[install.__name__] = install
    return install


def _beats(name: str, rule: Callable[[int, int], bool]) -> None:
    MUTANTS[name] = lambda patch: patch.setattr(trick, "beats", rule)


def _same_colour(card: int, best: int) -> bool:
    return colour_of(card) == colour_of(best)


_beats("first_magician_stays", lambda c, b: c != b and (c < b if _same_colour(c, b) else colour_of(c) == RED))
_beats("every_second_of_two_wins", lambda c, b: c == b or (c < b if _same_colour(c, b) else colour_of(c) == RED))
_beats("high_beats_low", lambda c, b: c == b == MAGICIAN or (c > b if _same_colour(c, b) else colour_of(c) == RED))
_beats("red_is_no_trump", lambda c, b: c == b == MAGICIAN or (_same_colour(c, b) and c < b))
_beats("any_colour_beats", lambda c, b: c == b == MAGICIAN or (c < b if _same_colour(c, b) else True))


def _needed(name: str, players: int, members: int, change: int) -> None:
    honest = end.diamonds_needed

    def needed(n: int, m: int) -> int:
        return honest(n, m) + (change if (n, m) == (players, members) else 0)

    MUTANTS[name] = lambda patch: patch.setattr(end, "diamonds_needed", needed)


_needed("single_of_three_needs_seven", 3, 1, 1)
_needed("pair_of_three_needs_sixteen", 3, 2, 1)
_needed("pair_of_four_needs_ten", 4, 2, -1)
_needed("pair_of_five_needs_nine", 5, 2, 1)
_needed("three_of_five_need_fourteen", 5, 3, 1)


@mutant
def thief_is_asked_though_all_piles_are_empty(patch: Patch) -> None:
    patch.setattr(trick, "other_piles", lambda t, s, winner: True)


@mutant
def thief_is_never_asked(patch: Patch) -> None:
    patch.setattr(trick, "other_piles", lambda t, s, winner: False)


@mutant
def thief_takes_any_card(patch: Patch) -> None:
    honest = answers.legal

    def legal(t: Terms, s: State, out: list[int]) -> int:
        every = t.copy()
        every.diamond = [1] * KINDS
        return honest(every, s, out)

    patch.setattr(answers, "legal", legal)


@mutant
def merchant_may_trade_equal_kinds(patch: Patch) -> None:
    def trades(s: State, out: list[int]) -> int:
        first, n = s.asked * KINDS, 0
        for given in range(KINDS):
            for wanted in range(KINDS):
                if s.hand[first + given] and s.pile[first + wanted]:
                    out[n] = answers.TRADE_CARDS + given * KINDS + wanted
                    n += 1
        return n

    patch.setattr(answers, "trades", trades)


@mutant
def merchant_only_takes(patch: Patch) -> None:
    honest = actions.answer_merchant

    def answer_merchant(t: Terms, s: State, answer: int, log: Log) -> bool:
        honest(t, s, answer, log)
        if answer != answers.DECLINE:
            given = (answer - answers.TRADE_CARDS) // KINDS
            s.pile[s.asked * KINDS + given] -= 1
        return True

    patch.setattr(trick, "answer_merchant", answer_merchant)


@mutant
def nobody_follows(patch: Patch) -> None:
    honest = answers.plays

    def plays(s: State, out: list[int]) -> int:
        free = s.copy()
        free.trick_size = 0
        return honest(free, out)

    patch.setattr(answers, "plays", plays)


@mutant
def right_neighbour_is_the_partner(patch: Patch) -> None:
    def partners(t: Terms, s: State) -> int:
        holders = [seat for seat in range(t.players) if s.hand[seat * KINDS + 1]]
        if len(holders) == 1 and t.players > 3:
            holders.append((holders[0] - 1) % t.players)
        return sum(1 << seat for seat in holders)

    patch.setattr(opening, "partners", partners)


@mutant
def two_partners_in_one_hand_play_alone(patch: Patch) -> None:
    def partners(t: Terms, s: State) -> int:
        return sum(1 << seat for seat in range(t.players) if s.hand[seat * KINDS + 1])

    patch.setattr(opening, "partners", partners)


@mutant
def stolen_cards_stay(patch: Patch) -> None:
    honest = actions.take_card

    def take_card(t: Terms, s: State, answer: int, log: Log) -> bool:
        honest(t, s, answer, log)
        if answer != answers.DECLINE:
            s.pile[s.victim * KINDS + answer - answers.TAKE_CARD] += 1
        return True

    patch.setattr(trick, "take_card", take_card)


@mutant
def the_leader_leads_again(patch: Patch) -> None:
    honest = trick.begin_trick

    def begin_trick(t: Terms, s: State, log: Log) -> None:
        s.leader = (s.leader + 1) % t.players
        honest(t, s, log)

    patch.setattr(trick, "begin_trick", begin_trick)
