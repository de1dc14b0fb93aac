"""Part: what a device brings to the deals of a table, and what it saw before each of them.

A promise while people gather, the salt behind it when the host wants the cards: see `maskenball.server.deal`. What was
seen is kept; only with it does the record of a game prove anything.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

Json = dict[str, Any]


class Seen(NamedTuple):
    """What a device saw when it revealed its salt, as a score sheet has it."""

    commitment: str
    promises: str
    seat: int
    salt: str


class Part:
    """The part of one seat in the deals of one table."""

    def __init__(self) -> None:
        self._salts: dict[str, str] = {}
        """For each commitment."""
        self._seen: dict[str, Seen] = {}
        """For each game, by the name of its record. Whoever has revealed a salt for a game does not do so again."""

    def wanted(self, table: Json, seat: int) -> tuple[str, Json] | None:
        """The command that is due at this table now, if there is one: `promise` or `reveal`."""
        commitment, record = table["commitment"], f"{table['id']}.{table['number'] + 1}"
        if table["phase"] not in ("gathering", "shuffling") or record in self._seen:
            return None
        salt = self._salts.setdefault(commitment, secrets.token_urlsafe(16))
        promise = sha256(salt.encode()).hexdigest()
        has_promised = table["promises"][seat] == promise
        if table["phase"] == "shuffling":
            if not has_promised:
                return None
            self._seen[record] = Seen(commitment, ",".join(table["promises"]), seat, salt)
            return "reveal", {"salt": salt}
        return None if has_promised else ("promise", {"commitment": commitment, "promise": promise})

    def doubts(self, record: str, headers: Mapping[str, str]) -> list[str]:
        """Where the score sheet of a game is not what this device saw before its deal."""
        seen = self._seen.get(record)
        if seen is None:
            return ["this device took no part in that deal"]
        salts = headers.get("Salts", "").split(",")
        same = {
            "another commitment": headers.get("Commitment") == seen.commitment,
            "other promises": headers.get("Promises") == seen.promises,
            "not the salt of this device": salts[seen.seat : seen.seat + 1] == [seen.salt],
        }
        return [doubt for doubt, is_same in same.items() if not is_same]
