"""The beats of Mascarade: a reveal is directed like a scene, and a swap takes as long whether it was one or not."""

from __future__ import annotations

from itertools import takewhile

from maskenball.core.beats import WALK, Score
from maskenball.core.game import Json

ANNOUNCE = (1400, 900, 500)
SLIDE = 600
"""Two cards go under the table, or come back."""
SIGHT = (6000, 4000, 2500)
"""Somebody looks at a card: as long for everyone, whatever is seen and however fast."""
HUSH = (2000, 1200, 600)
FLIP = 420
LOOK = (1400, 800, 400)
STAMP, SEALED = 600, (900, 600, 300)
UNOPPOSED, REST = 500, 1200
FLIGHT, APART, MOST_COINS = 560, 70, 6
TURNING = 900
WORDS = (900, 600, 300)
"""A power that moves nothing is read."""
READING, A_FACE = (4000, 2500, 1200), (1000, 600, 300)
DOWN, CLOTH = (420, 420, 240), (600, 400, 200)
LAST_COIN, HONOURS = 600, 1200

OF_POWERS = ("power", "nothing", "choose", "decline", "name", "coins", "fortunes", "places")


def write(score: Score, told: list[Json], kind: str | None, start: Json) -> None:
    """The beats of a decision, event by event."""
    at = 0
    while at < len(told):
        run = _run(told, at)
        at = run[-1] + 1
        _play(score, told, run, told[at]["event"] if at < len(told) else None)
        if told[run[0]]["event"] == "over":
            return
    if kind in ("choose", "name") or (kind == "secret" and told[0]["event"] != "take"):
        score.add("power", 0)  # it is held open until it is answered


def _run(told: list[Json], at: int) -> list[int]:
    """The events from `at` on that are shown together."""
    kind, why = told[at]["event"], told[at].get("why")
    rest = range(at, len(told))
    if kind == "over":
        return list(rest)
    return list(takewhile(lambda k: told[k]["event"] == kind and told[k].get("why") == why, rest))


def _play(score: Score, told: list[Json], run: list[int], follows: str | None) -> None:
    event = told[run[0]]
    kind = event["event"]
    if kind == "take":
        score.add("named", ANNOUNCE, events=run)
        score.add("under", SLIDE)
    elif kind == "swap":
        score.add("parted", SLIDE, events=run)
    elif kind in ("look", "peek"):
        # Who is asked about what they see has it before them until they answer.
        if follows is None:
            score.add("under", SLIDE, events=run)
        else:
            score.add("sight", SIGHT, events=run)
    elif kind == "announce":
        score.add("announce", ANNOUNCE, events=run)
    elif kind in ("pass", "claim"):
        score.add("walk", WALK, events=run)
    elif kind == "turn-up":
        _turn_up(score, run, is_contest=told[0]["event"] in ("pass", "claim") and not score.has("power"))
    elif kind == "turn-down":
        if follows == "turn":
            score.add("reading", READING, *(A_FACE for _ in run))
        score.add("down", DOWN, CLOTH, events=run)
    elif kind == "coins" and event["why"] == "fine":
        score.add("fines", FLIGHT, events=run)
    elif kind in OF_POWERS:
        _power(score, told, run)
    elif kind == "turn":
        if score.has("power") and not score.has("reading"):
            score.add("rest", REST)
        score.add("leads", 0, events=run)
    elif kind == "over":
        score.add("rest", LAST_COIN)
        score.add("uncover", FLIP, events=run[1:])
        score.add("winner", FLIP, HONOURS, events=run[:1])
    else:
        score.add("walk", WALK, events=run)


def _turn_up(score: Score, run: list[int], is_contest: bool) -> None:
    if is_contest:
        score.add("hush", HUSH)
    score.add("turn", FLIP, LOOK, events=run)
    if is_contest:
        score.add("seals", STAMP, SEALED)


def _power(score: Score, told: list[Json], run: list[int]) -> None:
    """What a power says is read with what it moves: coins fly one after the other."""
    kind = told[run[0]]["event"]
    if kind == "power" and score.beats and score.beats[-1].beat == "walk":
        score.add("unopposed", UNOPPOSED)
    if kind == "coins":
        last = max(order + min(MOST_COINS, told[k]["amount"]) - 1 for order, k in enumerate(run))
        score.add("power", FLIGHT, last * APART, events=run)
    elif kind in ("fortunes", "places"):
        score.add("power", FLIGHT + MOST_COINS * APART if kind == "fortunes" else TURNING, events=run)
    elif kind == "power":
        score.add("power", 0, events=run)
    else:
        score.add("power", WORDS, events=run)
