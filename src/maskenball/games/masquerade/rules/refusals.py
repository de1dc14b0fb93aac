"""Why an answer is not legal now: a code, the rule behind it, and a sentence."""

from __future__ import annotations

from maskenball.core.game import Refusal
from maskenball.games.masquerade.rules import answers as ans
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.state import PLAY, STEAL, TAKE, TRADE, State

QUESTIONS = {
    PLAY: "play a card",
    STEAL: "choose a pile to look through, or decline",
    TAKE: "take a diamond from that pile, or decline",
    TRADE: "trade a hand card for a pile card, or decline",
}


def against(s: State, answer: int) -> Refusal:
    """The reason against an answer of the person asked."""
    if s.kind == PLAY:
        if ans.PLAY_CARD <= answer < ans.PLAY_CARD + KINDS:
            if not s.hand[s.asked * KINDS + answer - ans.PLAY_CARD]:
                return Refusal("not-in-hand", "K1", "that card is not in the hand")
            return Refusal("follow", "K1", "the led colour must be followed")
        return Refusal("must-play", "K1", "nobody may skip: play a card")
    if s.kind == STEAL:
        return Refusal("no-pile", "X1", "the Thief looks through another player's pile that has cards, or declines")
    if s.kind == TAKE:
        return Refusal("no-diamond", "X1", "the Thief takes one diamond of that pile, or declines")
    return Refusal("no-trade", "X2", "the Merchant trades a hand card for a pile card of another kind, or declines")
