"""The trick: who plays, who wins, what the winner's card lets them do. The path of every answer starts at `step`."""

from __future__ import annotations

from maskenball.core.log import Log, emit
from maskenball.games.masquerade.rules import answers as ans, events as e
from maskenball.games.masquerade.rules.actions import answer_merchant, answer_thief, take_card
from maskenball.games.masquerade.rules.deck import KINDS, MAGICIAN, RED, colour_of
from maskenball.games.masquerade.rules.end import count
from maskenball.games.masquerade.rules.state import PLAY, STEAL, TAKE, TRADE, State, Terms


def step(t: Terms, s: State, answer: int, log: Log) -> None:
    """Apply a legal answer of whoever is asked, up to the next question or the end."""
    if s.kind == PLAY:
        play(t, s, answer - ans.PLAY_CARD, log)
        return
    if s.kind == STEAL:
        done = answer_thief(t, s, answer, log)
    elif s.kind == TAKE:
        done = take_card(t, s, answer, log)
    else:
        done = answer_merchant(t, s, answer, log)
    if done:
        next_trick(t, s, log)


def begin_trick(t: Terms, s: State, log: Log) -> None:
    """Ask the leader for a card."""
    s.trick_size = 0
    s.kind = PLAY
    s.asked = s.leader
    emit(log, e.TRICK_BEGINS, s.leader, s.turn, 0, 0, t.everyone)


def play(t: Terms, s: State, card: int, log: Log) -> None:
    """K1: a card goes from the hand into the trick; after the last one the trick is won."""
    seat = s.asked
    s.hand[seat * KINDS + card] -= 1
    s.hand_size[seat] -= 1
    emit(log, e.PLAY, seat, card, 0, 0, t.everyone)
    s.trick[s.trick_size] = card
    if s.trick_size == 0 or beats(card, s.trick[s.best]):
        s.best = s.trick_size
    s.trick_size += 1
    s.asked = seat + 1 if seat + 1 < t.players else 0
    if s.trick_size == t.players:
        win_trick(t, s, log)


def beats(card: int, best: int) -> bool:
    """K2, K3: whether a card played later beats the best so far. The best is always of the led colour, or red."""
    if card == best:
        return card == MAGICIAN
    if colour_of(card) == colour_of(best):
        return card < best
    return colour_of(card) == RED


def win_trick(t: Terms, s: State, log: Log) -> None:
    """K4: the winner takes the trick and leads the next; X1, X2: the winning card may ask for an action first."""
    winner = s.leader + s.best
    if winner >= t.players:
        winner -= t.players
    for k in range(t.players):
        s.pile[winner * KINDS + s.trick[k]] += 1
    s.pile_size[winner] += t.players
    s.trick_size = 0
    s.leader = winner
    s.asked = winner
    emit(log, e.TRICK, winner, s.turn, 0, 0, t.everyone)
    card = s.trick[s.best]
    if card == t.thief and other_piles(t, s, winner):
        s.kind = STEAL
    elif card == t.merchant and s.hand_size[winner] > 0:
        s.kind = TRADE
    else:
        next_trick(t, s, log)


def other_piles(t: Terms, s: State, winner: int) -> bool:
    """X1: whether any other pile has cards."""
    for seat in range(t.players):
        if seat != winner and s.pile_size[seat] > 0:
            return True
    return False


def next_trick(t: Terms, s: State, log: Log) -> None:
    """The winner leads again, or all cards are played and the diamonds are counted (E1)."""
    if s.hand_size[s.leader] == 0:
        count(t, s, log)
    else:
        s.turn += 1
        begin_trick(t, s, log)
