"""Thief and Merchant: what the winner of a trick may do when they won it with one of these cards."""

from __future__ import annotations

from maskenball.core.log import Log, emit
from maskenball.games.masquerade.rules import answers as ans, events as e
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.state import TAKE, State, Terms


def declines(t: Terms, s: State, answer: int, log: Log) -> bool:
    """X4: an action is never forced."""
    if answer != ans.DECLINE:
        return False
    emit(log, e.DECLINE, s.asked, 0, 0, 0, t.everyone)
    return True


def answer_thief(t: Terms, s: State, answer: int, log: Log) -> bool:
    """X1: the Thief chooses a pile and looks through it in private; returns whether the action is over."""
    if declines(t, s, answer, log):
        return True
    s.victim = answer - ans.STEAL_FROM
    s.kind = TAKE
    emit(log, e.STEAL, s.asked, s.victim, 0, 0, t.everyone)
    for kind in range(KINDS):
        for _ in range(s.pile[s.victim * KINDS + kind]):
            emit(log, e.SEE, s.asked, s.victim, 0, kind, 1 << s.asked)
    return False


def take_card(t: Terms, s: State, answer: int, log: Log) -> bool:
    """X1: one diamond goes onto the Thief's pile, shown to all; or none. Either way the action is over."""
    if declines(t, s, answer, log):
        return True
    card = answer - ans.TAKE_CARD
    s.pile[s.victim * KINDS + card] -= 1
    s.pile_size[s.victim] -= 1
    s.pile[s.asked * KINDS + card] += 1
    s.pile_size[s.asked] += 1
    emit(log, e.STOLEN, s.asked, s.victim, card, 0, t.everyone)
    return True


def answer_merchant(t: Terms, s: State, answer: int, log: Log) -> bool:
    """X2: a card of the hand for one of the own pile; others see that it happened, not the cards."""
    if declines(t, s, answer, log):
        return True
    cards = answer - ans.TRADE_CARDS
    given = cards // KINDS
    wanted = cards - given * KINDS
    first = s.asked * KINDS
    s.hand[first + given] -= 1
    s.pile[first + given] += 1
    s.pile[first + wanted] -= 1
    s.hand[first + wanted] += 1
    emit(log, e.TRADE, s.asked, 0, 0, cards, 1 << s.asked)
    return True
