"""A small typed client: programs at online tables. See docs/protocol.md."""

from maskenball.client.client import Client, Line, Refused, Seat
from maskenball.client.player import Player, play

__all__ = ["Client", "Line", "Player", "Refused", "Seat", "play"]
