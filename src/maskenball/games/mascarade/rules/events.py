"""The events of Mascarade: what each kind of row means, and how it is told on the wire.

`described` says what stands where in the row of each kind. `who` is a person (-1: nobody in particular), cards and
places are numbers, purses are places or the court or the bank.
"""

from __future__ import annotations

from maskenball.core.game import HIDDEN, Json, SeenEvent
from maskenball.games.mascarade.rules.state import BANK_PURSE, CARDS, COURT_PURSE

(TURN_BEGINS, TAKE, SWAP, LOOK, ANNOUNCE, PASS, CLAIM, TURN_UP, POWER, CHOOSE_PLAYER, CHOOSE_CARD, DECLINE, NAME, COINS,
 FINE, FORTUNES, TRADE_PLACES, TURN_DOWN, PEEK, GAME_OVER, REVEAL, NOTHING) = range(22)  # fmt: skip

NAMES = (
    "turn", "take", "swap", "look", "announce", "pass", "claim", "turn-up", "power", "choose", "choose", "decline",
    "name", "coins", "coins", "fortunes", "places", "turn-down", "peek", "over", "reveal", "nothing",
)  # fmt: skip

MUSTS = (None, "prepare", "swap", "look", "swap-or-look")
MUST_BITS = 3
"""The value of TURN_BEGINS: what binds the turn, and above these bits the cards of which a forced swap takes one."""
REASONS = (None, "thirteen", "bankrupt", "cheat")


def _purse(number: int) -> int | str:
    return "court" if number == COURT_PURSE else "bank" if number == BANK_PURSE else number


def cards_in(bits: int) -> list[int]:
    """The card places of a bitset."""
    return [card for card in range(CARDS) if bits >> card & 1]


def described(event: SeenEvent, masks: dict[int, str], persons: list[int]) -> Json:
    """An event for the wire. `persons` says who sits at each place (for the winners' order)."""
    kind, who, x, y, value = event
    told: Json = {"event": NAMES[kind]}
    if who != HIDDEN:
        told["person"] = who
    if kind == TURN_BEGINS:
        told |= {"turn": x, "place": y, "must": MUSTS[value & (1 << MUST_BITS) - 1]}
        cards = cards_in(value >> MUST_BITS)
        return told | {"cards": cards} if cards else told
    if kind in (LOOK, TURN_UP, PEEK, REVEAL):
        told |= {"card": x, "mask": masks.get(value)}
    elif kind == TAKE:
        told |= {"own": x, "other": y}
    elif kind == SWAP:
        told |= {"cards": [x, y], "swapped": None if value == HIDDEN else bool(value)}
    elif kind == ANNOUNCE:
        told |= {"mask": masks[x], "card": y}
    elif kind in (CLAIM, CHOOSE_CARD, TURN_DOWN):
        told |= {"card": x}
    elif kind in (POWER, NAME, NOTHING):
        told |= {"mask": masks[x]}
    elif kind == CHOOSE_PLAYER:
        told |= {"place": x}
    elif kind in (COINS, FINE):
        told |= {"from": _purse(x), "to": _purse(y), "amount": value, "why": "fine" if kind == FINE else "power"}
    elif kind in (FORTUNES, TRADE_PLACES):
        told |= {"places": [x, y]}
    elif kind == GAME_OVER:
        told |= {"reason": REASONS[x], "winners": [p for p in persons if y >> p & 1]}
    return told
