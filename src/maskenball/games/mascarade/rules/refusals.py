"""Why an answer is not legal now: a code, the rule behind it, and a sentence."""

from __future__ import annotations

from maskenball.core.game import Refusal
from maskenball.games.mascarade.rules import answers as ans
from maskenball.games.mascarade.rules.state import (
    CARDS,
    CHOOSE,
    CONTEST,
    LOOK_ONLY,
    NAME,
    OVER,
    PREPARE,
    SECRET,
    SWAP_ONLY,
    SWAP_OR_LOOK,
    TURN,
    State,
    Terms,
)  # fmt: skip

QUESTIONS = {
    TURN: "take a turn: Swap, Look or Announce",
    SECRET: "swap the two cards, or keep them",
    CONTEST: "pass or claim",
    CHOOSE: "choose a target of the power",
    NAME: "say which mask is theirs",
}
_BOUND = {
    PREPARE: Refusal("preparation", "U1", "the first four turns are preparation: only Swap is allowed"),
    SWAP_ONLY: Refusal("turned-up", "U3", "the own card was turned up the turn before: only Swap is allowed"),
    SWAP_OR_LOOK: Refusal("turned-up", "U3", "the own card was turned up the turn before: no Announce"),
    LOOK_ONLY: Refusal("peeked", "A2.2", "a look outside the own turn must be followed by a Look on the own one"),
}


def against_peek(t: Terms, s: State, person: int, answer: int) -> Refusal | None:
    """The reason against an accidental look (A2.2); None when there is none."""
    if s.kind == OVER:
        return Refusal("over", "E1", "the game is over")
    who, slot = divmod(answer - ans.PEEK, 3)
    if not t.accidents:
        return Refusal("no-accidents", "A2.2", "this table does not play with the option accidents")
    if who != person or slot >= t.slots:
        return Refusal("not-own-card", "A2.2", "only an own card can be looked at")
    if person == s.active_person:
        return Refusal("own-turn", "A2.2", "an accidental look is one outside the own turn")
    return None


def against(t: Terms, s: State, name: str, answer: int) -> Refusal:
    """The reason against an answer of the person asked, who is called `name`."""
    if _kind_of(answer) != s.kind:
        return Refusal("other-question", "E4", f"{name} is to {QUESTIONS[s.kind]}")
    if s.kind == TURN:
        return _against_turn(t, s, answer)
    if s.kind == CONTEST:
        return Refusal("no-such-card", "A3.2", "a claim points at one own card")
    if s.kind == NAME:
        return Refusal("not-in-play", "A3.1", "that mask is not in play")
    if answer == ans.DECLINE:
        return Refusal("must-choose", "P2", "this power may not be declined")
    return Refusal("no-target", "P2", "that is not a target of this power now")


def _against_turn(t: Terms, s: State, answer: int) -> Refusal:
    is_take, is_look = answer < ans.SWAP, ans.LOOK <= answer < ans.ANNOUNCE
    allowed = {PREPARE: is_take, SWAP_ONLY: is_take, LOOK_ONLY: is_look, SWAP_OR_LOOK: is_take or is_look}
    if not allowed.get(s.must, True):
        return _BOUND[s.must]
    if is_take and not _takes_a_seen_card(t, s, answer):
        return Refusal("not-the-seen-card", "A1.5", "the forced swap takes the card that was turned up")
    if is_take:
        return Refusal("no-such-card", "A1.1", "those two cards cannot be taken")
    if is_look:
        return Refusal("no-such-card", "A2.1", "there is no such own card")
    return Refusal("not-in-play", "A3.1", "that mask is not in play, or that card cannot be announced with")


def _takes_a_seen_card(t: Terms, s: State, answer: int) -> bool:
    """A1.5: whether a forced swap takes a card that was turned up; where it need not, it does."""
    seen = ans.cards_to_swap(t, s)
    slot, card = divmod(answer - ans.TAKE, CARDS)
    return not seen or bool((seen >> (s.active * t.slots + slot) | seen >> card) & 1)


def _kind_of(answer: int) -> int:
    """The question that an answer belongs to."""
    if answer < 0 or answer >= ans.ANSWERS:
        return -1
    if ans.SWAP <= answer <= ans.KEEP:
        return SECRET
    if answer < ans.PASS:
        return TURN
    if answer < ans.CHOOSE_PLAYER:
        return CONTEST
    return CHOOSE if answer < ans.NAME else NAME
