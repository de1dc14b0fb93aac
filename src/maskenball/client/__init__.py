"""A small typed client: programs at online tables. See docs/protocol.md."""

from maskenball.client.client import Client, Line, Seat
from maskenball.client.player import Player, play
from maskenball.core.game import Refused

__all__ = ["Client", "Line", "Player", "Refused", "Seat", "play"]
