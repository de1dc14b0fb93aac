"""What a player sees of our games in OpenSpiel: strings and tensors, as one PyObserver.

Without perfect recall it is the observation of the lab. With perfect recall it is the deal as the player knows it and
every event as they saw it, which is all that a View holds: the rest of a View follows from the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from maskenball.adapters.open_spiel_course import Course, Kind
from maskenball.core.game import SeenEvent

EVENT_NUMBERS = 5
Tensor = npt.NDArray[np.float32]


class TableObserver:
    """Conforms to OpenSpiel's PyObserver: what a player sees."""

    def __init__(self, kind: Kind, recall: bool) -> None:
        self.kind, self.recall = kind, recall
        self.dict: dict[str, Tensor] = {}
        pieces: dict[str, tuple[int, ...]] = {"player": (kind.players,), "deal": (kind.deal_size,)}
        if recall:
            pieces["events"] = (kind.event_rows, EVENT_NUMBERS)
        else:
            pieces["seen"] = (kind.observed.SIZE,)
        sizes = [int(np.prod(shape)) for shape in pieces.values()]
        self.tensor: Tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        for (name, shape), end, size in zip(pieces.items(), ends, sizes, strict=True):
            self.dict[name] = self.tensor[end - size : end].reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees into `tensor` and `dict`."""
        course: Course = state.course
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["deal"][:] = self.kind.deal_numbers(course.dealt, player)
        if not self.recall:
            self.dict["seen"][:] = course.observation(player)
            return
        events = course.seen(player)[-self.kind.event_rows :]
        if events:
            rows = np.array(events, np.float32)
            rows[:, 0] += 1  # a row of zeros: no event
            self.dict["events"][: len(rows)] = rows

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, in words."""
        course: Course = state.course
        lines = told_deal(course, player)
        if self.recall:
            lines += told_events(self.kind, course.seen(player))
        elif course.game is not None:
            lines += self._columns(course, player)
        return "\n".join(lines)

    def _columns(self, course: Course, person: int) -> list[str]:
        row = course.observation(person).tolist()
        lines, at = [], 0
        for name, size, _ in self.kind.observed.LAYOUT:
            lines.append(f"{name}: {' '.join(map(str, row[at : at + size]))}")
            at += size
        return lines


class PartObserver:
    """One half of what a player sees, as a string only: what a spectator sees too, or what a spectator does not."""

    tensor = None

    def __init__(self, kind: Kind, is_public: bool) -> None:
        self.kind, self.is_public = kind, is_public
        self.dict: dict[str, Tensor] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        """The events of this half, in words."""
        course: Course = state.course
        public = course.seen(None)
        if self.is_public:
            return "\n".join(told_deal(course, None) + told_events(self.kind, public))
        own = [event for event, shown in zip(course.seen(player), public, strict=True) if event != shown]
        return "\n".join(told_deal(course, player) + told_events(self.kind, own))


def told_deal(course: Course, person: int | None) -> list[str]:
    """What a person knows of the deal (None: a spectator)."""
    who = "spectator" if person is None else f"player {person}"
    cards = " ".join(map(course.kind.card_name, course.kind.known_deal(course.dealt, person)))
    return [f"{who}, {len(course.dealt)} cards dealt: {cards}"]


def told_events(kind: Kind, events: Sequence[SeenEvent]) -> list[str]:
    """Events as they were seen, a line for each."""
    names = kind.event_names
    return [f"{names[event]} {who} {x} {y} {value}" for event, who, x, y, value in events]


def observer(kind: Kind, wanted: Any, params: Any) -> TableObserver | PartObserver:
    """The observer of a wanted IIGObservationType (None: an observation without recall). Raises ValueError."""
    if params:
        raise ValueError(f"observations take no parameters, not {params}")
    wanted = wanted or pyspiel.IIGObservationType(perfect_recall=False)
    if wanted.private_info == pyspiel.PrivateInfoType.NONE and not wanted.public_info:
        raise ValueError("an observation of nothing: ask for public information, private, or both")
    if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("an observation is what one player sees, not all of them")
    if wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return TableObserver(kind, wanted.perfect_recall)
    return PartObserver(kind, wanted.public_info)
