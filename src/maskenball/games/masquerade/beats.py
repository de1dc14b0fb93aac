"""The beats of Masquerade: the end of a trick is a small scene, and at the end of the game the sides come out."""

from __future__ import annotations

from maskenball.core.beats import Score
from maskenball.core.game import Json

PLAY = (500, 350, 200)
LIES, WINS = (1400, 900, 450), (1600, 1000, 500)
GATHERS, LANDS = (560, 480, 300), (600, 400, 200)
TAKEN, LEADS = (2000, 1400, 700), (400, 250, 120)
HUSH = (2000, 1200, 600)
FLIP, LOOK = 420, (1400, 800, 400)
SIDES = (1400, 900, 500)
DIAMONDS, A_DIAMOND, NEEDED = 20, (220, 140, 70), 600
HONOURS = 1200
PARTNER = "red-2"


def write(score: Score, told: list[Json], kind: str | None, start: Json) -> None:
    """The beats of a decision, event by event."""
    for k, event in enumerate(told):
        what = event["event"]
        if what == "play":
            score.add("play", PLAY, events=[k])
        elif what == "trick":
            score.add("lies", LIES)
            score.add("wins", WINS, events=[k])
            score.add("gathers", GATHERS)
            score.add("lands", LANDS)
        elif what == "turn":
            score.add("leads", LEADS, events=[k])
        elif what == "over":
            _ending(score, told, k, start)
            return
        elif what in ("stolen", "trade", "decline"):
            score.add("taken", TAKEN, events=[k])
    if kind == "action":
        # Thief or Merchant: it is held open until it is answered.
        score.add("action", 0, events=[k for k, event in enumerate(told) if event["event"] in ("steal", "see")])


def _ending(score: Score, told: list[Json], over: int, start: Json) -> None:
    teams = [k for k, event in enumerate(told) if event["event"] == "team"]
    score.add("hush", HUSH)
    score.add("uncover", FLIP, LOOK)
    unknowing = [k for k in teams if told[k]["team"] == "partners" and PARTNER not in start["hands"][told[k]["person"]]]
    score.add("sides", SIDES, events=[k for k in teams if k not in unknowing])
    if unknowing:
        score.add("unknowing", SIDES, events=unknowing)
    score.add("count", *(A_DIAMOND for _ in range(DIAMONDS)), NEEDED)
    score.add("winner", FLIP, HONOURS, events=[over, *range(max([over, *teams]) + 1, len(told))])
