"""A deal that nobody could arrange, and that everybody can check afterwards.

The server draws a secret and shows its SHA-256, the commitment. Everyone who has seen it brings a salt of their own
(the browser client does so by itself). The seed of the deal is made of both, so neither the server nor a player could
choose the cards. A salt that came before the commitment, with somebody's name, does not bind the server: it only stands
in for clients that bring no other.
When the game is over the secret is told, and the score sheet carries all of it; `check` does the sums again.
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
"""The headers of a score sheet that a check needs."""
CHOSEN = "; first chosen"
"""Ends [Dealt] when the host, and not the deal, decided whose turn comes first."""


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is shown before the deal: it binds the server to its secret, and tells nothing of it."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of the deal: the secret and everyone's salt, in the order of seats (a bot's is empty)."""
    return sha256("\n".join([secret, *salts]).encode()).hexdigest()


def first_of(seed: str, players: int) -> int:
    """Who takes the first turn, when the deal decides it."""
    return below(players, words(f"{seed}/first"))


def headers(secret: str, salts: Sequence[str], wish: Wish, first: int) -> dict[str, str]:
    """What a score sheet carries so that its deal can be checked."""
    return {
        "Commitment": commitment_to(secret),
        "Secret": secret,
        "Salts": ",".join(salts),
        "Dealt": f"{' '.join(wish.scenario.split()) or 'standard'}{'' if first < 0 else CHOSEN}",
    }


def check(game: Game) -> list[str]:
    """Everything that is wrong with the deal of a score sheet; nothing: it was dealt as was promised."""
    found = game.headers
    missing = [name for name in HEADERS if name not in found]
    if missing:
        return [f"the header [{name}] is missing" for name in missing]
    if commitment_to(found["Secret"]) != found["Commitment"]:
        return ["the secret is not the one that was promised: its SHA-256 is not the commitment"]
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
