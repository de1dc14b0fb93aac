"""Following: a View at an online table, made of what the table sends.

Where the game can be rebuilt (its kit has the part `rebuilt`), and everything since the deal was heard, the View is the
very one that the server has. Otherwise it holds what the latest message holds: the opening, what lies open, what is
one's own, and the options; its state and table are None.
"""

from __future__ import annotations

from contextlib import suppress

from maskenball.client.client import Json, Line
from maskenball.core.game import HIDDEN, Decision, View
from maskenball.core.kit import kits
from maskenball.core.option import options_of
from maskenball.core.rebuilt import CannotFollow, Rebuilt


class Following:
    """What one seat, or a spectator, was told of the game on a line."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._number = 0
        self._start: Json = {}
        self.seq = 0
        """How many decisions were heard of."""
        self._told = 0
        self._rebuilt: Rebuilt | None = None

    def hear(self, message: Json) -> None:
        """Take in a message of the line, whatever it is: all of them, in their order."""
        if message["t"] == "happened":
            self._decision(message, message.get("sight", []))
        elif message["t"] == "snapshot" and "start" in message:
            if message["game"] != self._number:
                self._begin(message)
            for told in message["log"]:
                if told["t"] == "happened":
                    sight = message.get("sight", {})
                    self._decision(told, sight["events"] if sight and sight["seq"] == told["seq"] else [])
            if self.seq < message["seq"]:  # the memory rule left something out
                self.seq, self._rebuilt = message["seq"], None

    @property
    def game(self) -> str:
        """What is played."""
        return str(self._start["game"])

    @property
    def is_up_to_date(self) -> bool:
        """Whether everything was heard that led to the question that is open."""
        return bool(self._line.now.get("game") == self._number and self._line.now["seq"] == self.seq)

    def _begin(self, snapshot: Json) -> None:
        start = dict(snapshot["start"])
        if snapshot["seq"] == 0 and "hand" in snapshot["own"]:  # strict memory: what was dealt is sent as one's own
            start.setdefault("hand", snapshot["own"]["hand"])
        self._number, self._start, self.seq, self._told = snapshot["game"], start, 0, len(snapshot["begins"])
        kit = kits().get(start["game"])
        self._rebuilt = None
        if kit is not None and kit.has("rebuilt"):
            with suppress(CannotFollow):  # whoever sits down in the middle was not told the deal
                self._rebuilt = kit.part("rebuilt")(start, snapshot["table"]["options"])

    def _decision(self, told: Json, sight: list[Json]) -> None:
        """The events of a decision as everybody saw them, and those that only we saw so."""
        if told["seq"] <= self.seq:
            return
        if told["seq"] != self.seq + 1:
            self._rebuilt = None
        self.seq = told["seq"]
        events = list(told["events"])
        for event in sight:
            events[event["at"]] = {key: value for key, value in event.items() if key != "at"}
        self._told += len(events)
        if self._rebuilt is not None:
            try:
                self._rebuilt.hear(events)
            except CannotFollow:
                self._rebuilt = None

    def view(self) -> View:
        """What this viewer may know now, with what the latest message says they may answer."""
        now, start = self._line.now, self._start
        options = options_of(now.get("answers", ()))
        if self._rebuilt is not None:
            view = self._rebuilt.view()
        else:
            asked = now["asked"]
            view = View(
                start["you"], tuple(start["players"]), start, None, None, [(HIDDEN,) * 5] * self._told,
                None if asked is None else Decision(asked["person"], asked["kind"]), tuple(range(len(options))),
            )  # fmt: skip
        view.__dict__.update(open=now["open"], own=now["own"], options=options)
        return view
