"""The events of Masquerade: what each kind of row means, and how it is told on the wire."""

from __future__ import annotations

from maskenball.core.game import HIDDEN, Json, SeenEvent
from maskenball.games.masquerade.rules.deck import CARDS, KINDS

(TRICK_BEGINS, PLAY, TRICK, STEAL, SEE, STOLEN, TRADE, DECLINE, GAME_OVER, TEAM, REVEAL) = range(11)

NAMES = ("turn", "play", "trick", "steal", "see", "stolen", "trade", "decline", "over", "team", "reveal")
REASONS = (None, "tricks", "draw")
TEAMS = ("others", "partners")
ALL_DIAMONDS = 20


def _card(kind: int) -> str | None:
    return None if kind == HIDDEN else CARDS[kind]


def described(event: SeenEvent, players: int) -> Json:
    """An event for the wire."""
    kind, who, x, y, value = event
    told: Json = {"event": NAMES[kind]}
    if who != HIDDEN:
        told["person"] = who
    if kind in (TRICK_BEGINS, TRICK):
        told["turn"] = x
    elif kind in (PLAY, REVEAL):
        told["card"] = CARDS[x]
    elif kind == STEAL:
        told["of"] = x
    elif kind == SEE:
        told |= {"of": x, "card": _card(value)}
    elif kind == STOLEN:
        told |= {"of": x, "card": CARDS[y]}
    elif kind == TRADE:
        given, wanted = (HIDDEN, HIDDEN) if value == HIDDEN else divmod(value, KINDS)
        told |= {"hand": _card(given), "pile": _card(wanted)}
    elif kind == GAME_OVER:
        winners = [p for p in range(players) if y >> p & 1]
        told |= {"reason": REASONS[x], "winners": winners, "partners": value, "others": ALL_DIAMONDS - value}
    elif kind == TEAM:
        told["team"] = TEAMS[x]
    return told
