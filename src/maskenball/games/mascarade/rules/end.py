"""The end of a game: who has won, and why (E1-E3)."""

from __future__ import annotations

from maskenball.core.log import Log, emit
from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.state import BANKRUPT, CHEAT, OVER, THIRTEEN, State, Terms


def ends_by_fortunes(t: Terms, s: State, log: Log) -> bool:
    """E1: checked after every step. Ends the game if somebody has a winning fortune, or nothing."""
    wins = t.winning_fortune
    richest = 0
    poorest = wins
    for place in range(t.players):
        coins = s.coins[place]
        if coins > richest:
            richest = coins
        if coins < poorest:
            poorest = coins
    if richest < wins and poorest > 0:
        return False
    enough = richest
    if richest >= wins and t.winning_is_shared:
        enough = wins
    winners = 0
    for place in range(t.players):
        if s.coins[place] >= enough:
            winners |= 1 << s.person[place]
    end(t, s, THIRTEEN if richest >= wins else BANKRUPT, winners, log)
    return True


def win_alone(t: Terms, s: State, place: int, log: Log) -> None:
    """E2: a Cheat wins, alone."""
    end(t, s, CHEAT, 1 << s.person[place], log)


def end(t: Terms, s: State, reason: int, winners: int, log: Log) -> None:
    """Close the game and turn all cards up (K6)."""
    s.kind = OVER
    s.pc = -1
    s.reason = reason
    s.winners = winners
    emit(log, e.GAME_OVER, -1, reason, winners, 0, t.everyone)
    for card in range(t.cards):
        emit(log, e.REVEAL, -1, card, 0, s.cards[card], t.everyone)
