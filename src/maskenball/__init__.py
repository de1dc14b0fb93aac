"""Maskenball: the masked-ball card games, for people and for programs."""

__version__ = "0.2.0.dev0"
