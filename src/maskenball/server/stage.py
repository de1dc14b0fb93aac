"""The stage of a table: what everybody is looking at before the next question opens. It is not in the journal: after a
restart, or when nobody is here, the question opens at once.

Times are those of the loop, in seconds; lengths are milliseconds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate

from maskenball.core.beats import Beat
from maskenball.core.game import Json
from maskenball.server.refusals import refused

LONGEST_HOLD, LONGEST_HOLDS = 30.0, 60.0
"""Seconds for which somebody may keep cards up, and all together in one reveal."""
SKIPPED = 60
"""Milliseconds of a beat for somebody who plays with bots alone and wants to go on."""


def in_haste(beats: Iterable[Beat]) -> list[Beat]:
    """The same beats for somebody who wants to go on."""
    return [beat._replace(ms=min(beat.ms, SKIPPED)) for beat in beats]


class Stage:
    """What is being shown, and how far it is; and what somebody who plays with bots alone wants of their time."""

    def __init__(self) -> None:
        self.beats: tuple[Beat, ...] = ()
        self.keeper: int | None = None
        """Whose wish keeps the cards up."""
        self.going: set[int] = set()
        """Who has said: go on."""
        self.is_down = False
        """Whether the cards of a reveal lie face down again after what was shown last."""
        self.is_paused = False
        """Whether bots wait."""
        self.steps = 0
        """How many answers bots may give although they wait."""
        self.is_skipping = False
        """Whether hardly anything is shown until a person decides again."""
        self.is_own = False
        """Whether a card of the only person is up, or was in what is shown: that is never skipped."""
        self._seq = 0
        self._began = 0.0
        self._kept: set[int] = set()
        self._first_kept: float | None = None

    @property
    def is_on(self) -> bool:
        """Whether something is being shown."""
        return bool(self.beats)

    def begin(self, seq: int, beats: Sequence[Beat], now: float) -> None:
        """Show a decision; nothing, if its beats take no time."""
        self.end()
        self.is_down = any(beat.beat == "down" for beat in beats)
        if any(beat.ms for beat in beats):
            self.beats, self._seq, self._began = tuple(beats), seq, now

    def end(self) -> None:
        """Nothing is shown any more."""
        self.beats, self.keeper, self._first_kept = (), None, None
        self.going, self._kept = set(), set()

    @property
    def ends(self) -> float:
        """When it is over."""
        return self._began + sum(beat.ms for beat in self.beats) / 1000

    def keep(self, seat: int, now: float) -> None:
        """Somebody wants to read longer. Raises Refused."""
        at, since = self._reading(now)
        if seat in self._kept:
            raise refused("answered")
        self._kept.add(seat)
        if self._first_kept is None:
            self._first_kept = now
        until = min(now + LONGEST_HOLD, self._first_kept + LONGEST_HOLDS)
        self.keeper, self.going = seat, set()
        self._last(at, max(until - since, self.beats[at].ms / 1000))

    def go_on(self, seat: int, people: Collection[int], now: float) -> None:
        """Somebody has read it; done when whoever keeps the cards up says so, or enough of the others. Raises
        Refused."""
        at, since = self._reading(now)
        self.going.add(seat)
        if self.keeper is None:
            is_enough = self.going >= set(people)
        else:
            is_enough = seat == self.keeper or len(self.going & set(people)) >= (1 if len(people) <= 2 else 2)
        if is_enough:
            self._last(at, now - since)

    def hurry(self, now: float) -> None:
        """Show the rest in haste."""
        at, begins = 0, self._began
        while at < len(self.beats) and begins + self.beats[at].ms / 1000 <= now:
            begins += self.beats[at].ms / 1000
            at += 1
        if at < len(self.beats):
            shown = round((now - begins) * 1000)
            current = self.beats[at]._replace(ms=min(self.beats[at].ms, shown + SKIPPED))
            self.beats = (*self.beats[:at], current, *in_haste(self.beats[at + 1 :]))

    def _reading(self, now: float) -> tuple[int, float]:
        """The number of the beat in which all is read, and when it began; raises Refused at any other moment."""
        ends = list(accumulate((beat.ms / 1000 for beat in self.beats), initial=self._began))
        for at, beat in enumerate(self.beats):
            if beat.beat == "reading" and ends[at] <= now < ends[at + 1]:
                return at, ends[at]
        raise refused("not-now")

    def _last(self, at: int, seconds: float) -> None:
        changed = self.beats[at]._replace(ms=round(seconds * 1000))
        self.beats = (*self.beats[:at], changed, *self.beats[at + 1 :])

    def document(self, now: float) -> Json:
        """The stage as pages follow it; `at`: for how long it has been going on."""
        told: Json = {"seq": self._seq, "beats": [beat._asdict() for beat in self.beats]} if self.beats else {}
        if self.beats:
            told |= {"at": round((now - self._began) * 1000), "keeper": self.keeper, "going": sorted(self.going)}
        return told | {"paused": self.is_paused}
