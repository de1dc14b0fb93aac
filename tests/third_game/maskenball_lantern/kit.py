"""Lantern as the house knows it."""

from maskenball.core.kit import Kit

KIT = Kit(
    "lantern",
    usual_players=3,
    parts={
        "game": "maskenball_lantern.rules:Lantern",
        "options": "maskenball_lantern.table:Options",
        "players": "maskenball_lantern.table:players",
        "dealt": "maskenball_lantern.table:dealt",
        "wish_of": "maskenball_lantern.table:wish_of",
        "telling": "maskenball_lantern.telling:LanternTelling",
        "reasons": "maskenball_lantern.rules:REASONS",
    },
)
