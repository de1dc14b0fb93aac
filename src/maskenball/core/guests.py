"""Names for chairs that nobody has given a name: bots, and tables that are dealt for a trial."""

from __future__ import annotations

GUESTS = ["Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gus", "Harry", "Ida", "Jo", "Kim", "Lea", "Max"]
