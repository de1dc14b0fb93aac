"""A deal that everybody has a part in, and what its record proves.

    commitment -> promises -> call -> salts -> cards -> ... -> the end: secret and salts are told

The server draws a secret and shows its SHA-256, the commitment. Every device that has seen it draws a salt and shows
the SHA-256 of that, its promise. When the host wants the cards nobody can change anything any more: the devices, which
have all promises before them, reveal their salts to the server. Secret and salts are the seed of the deal. So all other
parts were fixed before anybody knew the salt of a device, also for somebody who reads the server's database. Whoever
does not reveal a salt in time is dealt without it, and named in the record.

The score sheet carries all of it; `check` does the sums again, and `proven` says in plain words what they prove.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from maskenball.core.chance import below, words
from maskenball.core.game import Game
from maskenball.core.kit import kit_of
from maskenball.core.wish import Wish

HEADERS = ("Commitment", "Secret", "Salts", "Dealt")
"""The headers of a score sheet that a check needs. Where a device has promised something there are [Promises] too, and
[Unrevealed] if somebody did not reveal their salt."""
CHOSEN = "; first chosen"
"""Ends [Dealt] when the host, and not the deal, decided whose turn comes first."""


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


def fingerprint(text: str) -> str:
    """What is shown in place of a secret or a salt: it binds whoever shows it, and tells nothing."""
    return sha256(text.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of the deal: the secret and the salts, in the order of seats (empty where none was revealed)."""
    return fingerprint("\n".join([secret, *salts]))


def first_of(seed: str, players: int) -> int:
    """Who takes the first turn, when the deal decides it."""
    return below(players, words(f"{seed}/first"))


def headers(
    secret: str, promises: Sequence[str], salts: Sequence[str], names: Sequence[str], wish: Wish, first: int
) -> dict[str, str]:
    """What a score sheet carries so that its deal can be checked."""
    found = {"Commitment": fingerprint(secret), "Secret": secret}
    if any(promises):
        found["Promises"] = ",".join(promises)
    found["Salts"] = ",".join(salts)
    unrevealed = _unrevealed(names, promises, salts)
    if unrevealed:
        found["Unrevealed"] = ", ".join(unrevealed)
    scenario = " ".join(wish.scenario.split()) or "standard"
    return found | {"Dealt": f"{scenario}{'' if first < 0 else CHOSEN}"}


def _unrevealed(names: Sequence[str], promises: Sequence[str], salts: Sequence[str]) -> list[str]:
    """Who promised a salt and did not reveal it."""
    return [name for name, promise, salt in zip(names, promises, salts, strict=False) if promise and not salt]


def check(game: Game) -> list[str]:
    """Everything that is wrong with the deal of a score sheet; nothing: its numbers and its cards fit together."""
    found = game.headers
    missing = [name for name in HEADERS if name not in found]
    if missing:
        return [f"the header [{name}] is missing" for name in missing]
    if fingerprint(found["Secret"]) != found["Commitment"]:
        return ["the secret is not the one that was promised: its SHA-256 is not the commitment"]
    return _wrong_promises(game) or _wrong_cards(game)


def _wrong_promises(game: Game) -> list[str]:
    found, names = game.headers, game.names
    if "Promises" not in found:
        return ["[Unrevealed] names somebody, and nothing was promised"] if "Unrevealed" in found else []
    promises, salts = found["Promises"].split(","), found["Salts"].split(",")
    if not len(promises) == len(salts) == len(names):
        return [f"{len(names)} players, {len(promises)} promises and {len(salts)} salts"]
    wrong = [
        f"{name}'s salt is not the one that was promised: its SHA-256 is not the promise"
        for name, promise, salt in zip(names, promises, salts, strict=True)
        if salt and fingerprint(salt) != promise
    ]
    unrevealed = ", ".join(_unrevealed(names, promises, salts))
    if found.get("Unrevealed", "") != unrevealed:
        wrong.append(f"[Unrevealed] should name {unrevealed or 'nobody'}")
    return wrong


def _wrong_cards(game: Game) -> list[str]:
    found = game.headers
    seed = seed_of(found["Secret"], found["Salts"].split(","))
    scenario = found["Dealt"].removesuffix(CHOSEN)
    setup = game.setup
    first = setup.first if scenario != found["Dealt"] else first_of(seed, len(game.names))
    kit = kit_of(game.title)
    chosen = kit.part("wish_of")(game, "" if scenario == "standard" else scenario)
    try:
        promised = kit.part("dealt")(chosen, game.names, seed, first)
    except ValueError as error:
        return [f"these cards cannot have been dealt: {error}"]
    wrong = []
    if setup.first != promised.setup.first:
        wrong.append(f"the first turn should be {game.names[promised.setup.first]}'s, not {game.names[setup.first]}'s")
    if promised.fresh().save() != game.fresh().save():
        wrong.append("the cards are not those that the secret and the salts deal")
    return wrong


def proven(game: Game) -> list[str]:
    """What the deal of a score sheet proves, if nothing is wrong with it, and what it does not."""
    found = game.headers
    promises, salts = found.get("Promises", "").split(","), found["Salts"].split(",")
    took_part = [name for name, promise, salt in zip(game.names, promises, salts, strict=False) if promise and salt]
    unrevealed = _unrevealed(game.names, promises, salts)
    told = ["The numbers of this deal fit together: commitment, secret, salts, cards and first turn."]
    if took_part:
        told.append(
            f"Proven to each of {', '.join(took_part)}, if commitment and promises are those that their own device saw "
            "before the deal: everything else that the cards were dealt from was fixed before anybody knew the salt of "
            "their device, so nobody chose the cards. The browser compares by itself, in the film of the game."
        )
    elif any(salts):
        told.append(
            "Proven to those who find their own salt here and had seen this commitment before: the server could not "
            "change its secret. Not proven: that nobody chose the deal. These salts were not promised before they were "
            "sent, so whoever could read the server's database and sent theirs last could choose among many deals."
        )
    else:
        told.append(
            "Proven to those who had seen this commitment before: the server kept to its secret. Not proven: that "
            "nobody chose the deal. No salt of anybody else is in it, so whoever drew the secret could choose."
        )
    if unrevealed:
        told.append(
            f"Promised and not revealed in time: {', '.join(unrevealed)}. A salt that is held back, by its owner or by "
            "the server, leaves a choice between two deals; of several, each doubles it."
        )
    told.append(
        "Never proven: that nobody looked at the cards (whoever runs the server can, during the game), who sat at the "
        "seats, or that no game was broken off before this one. And a sheet proves nothing to somebody whose device "
        "saw nothing before the deal: all its numbers may have been made up together."
    )
    return told
