"""Journals of 0.1.0, in which an answer was a number: read with the spaces of answers as they were then.

What a number stood for is written here once more, because the rules may number their answers otherwise by now. It
becomes the parts of an option (what is done, to which card), and the game of today is asked for the option that has
the same parts. Where it has none, the corrected rules refuse the decision: the sheet says so and goes on as text.
"""

from __future__ import annotations

import json

from maskenball.core.game import Game, Json
from maskenball.core.sheet import quoted
from maskenball.core.wish import Wish
from maskenball.server import deal, entries as e
from maskenball.server.table import Table

MASKS = (
    "judge", "bishop", "trickster", "king", "queen", "empress", "fool", "thief", "witch", "spy", "peasant", "cheat",
    "inquisitor", "guru", "widow", "puppet-master", "patron", "beggar", "princess",
)  # fmt: skip
CARDS = tuple([f"red-{n}" for n in range(1, 13)] + [f"{c}-{n}" for c in ("blue", "yellow", "green") for n in (1, 2, 3)])
GAME_ENTRIES = ("started", "readied", "begun", "answered", "lodged", "ordered", "extended", "noted")
SLOTS = ("left", "right", "protected")


def rewritten(table_id: str, journal: list[bytes]) -> tuple[list[bytes] | None, dict[int, str]]:
    """The entries of a closed table, and the score sheets of its finished games by number; None: it cannot be read."""
    try:
        old = [json.loads(entry) for entry in journal]
        opened = e.decode(journal[0])
        assert isinstance(opened, e.Opened)
        table = Table(table_id, opened)
        sheets: dict[int, str] = {}
        game: NumberedGame | None = None
        for entry, raw in zip(old[1:], journal[1:], strict=True):
            if entry["e"] == "started":
                game = NumberedGame(table, entry)
            elif entry["e"] == "answered" and game is not None:
                game.answered(entry.get("person", 0), entry.get("answer", 0))
                if game.over:
                    sheets[game.number] = game.sheet()
            elif entry["e"] not in GAME_ENTRIES:
                table.phase = "gathering"
                table.apply(e.decode(raw))
    except Exception:
        return None, {}
    host = table.host
    seats = sorted(range(len(table.seats)), key=lambda seat: seat != host)
    kept: list[e.AnyEntry] = [
        e.Opened(options=table.options, join=table.join, watch=table.watch, secret=table.secret),
        *(sat for seat in seats if (sat := _sits(table, seat)) is not None),
        e.Closed(why="older"),
    ]
    return [e.encode(entry) for entry in kept], sheets


def _sits(table: Table, seat: int) -> e.AnyEntry | None:
    chair = table.seats[seat]
    if chair.is_person:
        return e.Seated(seat=seat, name=chair.name, token=chair.token, salt=chair.salt)
    return e.Botted(seat=seat, name=chair.name, level=chair.level or "steady") if chair.taken else None


class NumberedGame:
    """A game of 0.1.0 as it goes on under the rules of today, as long as they allow it."""

    def __init__(self, table: Table, started: Json) -> None:
        table.number += 1
        self.number, self.options, self.secret = table.number, table.options, table.secret
        self.salts = [chair.salt for chair in table.seats]
        names = tuple(chair.name for chair in table.seats)
        self.wish: Wish = table.options.wish
        self.game: Game = self.wish.dealt(names, started.get("seed", ""), started.get("first", 0))
        self.refused: list[str] = []
        """Decisions that the rules of today do not allow, and all after them."""

    @property
    def over(self) -> bool:
        """Whether it has ended; a game that the rules refuse is kept whatever came of it."""
        return self.game.over or bool(self.refused)

    def answered(self, person: int, number: int) -> None:
        """Take in a decision."""
        parts = masquerade_parts(number) if self.game.title == "masquerade" else self._mascarade_parts(number)
        if not self.refused:
            given = {**{a: self.game.option_parts(a) for a in [*self.game.legal(), *self.game.unasked(person)]}}
            answer = next((answer for answer, known in given.items() if known == parts), None)
            if answer is not None and self.game.refusal(person, answer) is None:
                self.game.play(person, answer)
                return
        self.refused.append(f"{quoted(self.game.names[person])}: {self._text(parts)}")

    def sheet(self) -> str:
        """The score sheet with what proves its deal; what today's rules refuse stands in comments."""
        chosen = self.game.setup.first if self.options.first >= 0 else -1
        self.game.headers |= deal.headers(self.secret, (), self.salts, self.game.names, self.wish, chosen)
        text = self.game.sheet()
        if self.refused:
            text += "# Played under the rules of 0.1.0; those of today refuse what follows.\n"
        return text + "".join(f"# {line}\n" for line in self.refused)

    def _mascarade_parts(self, number: int) -> Json:
        own = list(self.game.setup.edition.own_masks)
        masks = [*MASKS, *(mask.id for mask in own)]
        return mascarade_parts(number, masks)

    def _text(self, parts: Json) -> str:
        """A decision in words, as far as they can be found without the rules."""
        given = dict(parts)
        words = [given.pop("do")]
        if words[0] in ("look", "claim", "announce", "take", "peek") and "own" in given and self.game.t.slots > 1:
            given["own"] = SLOTS[given["own"]]
        elif "own" in given:
            del given["own"]
        return " ".join([*words, *(self._named(key, value) for key, value in given.items())])

    def _named(self, key: str, value: object) -> str:
        game = self.game
        if key in ("place", "of") and isinstance(value, int):
            return quoted(game.names[game.s.person[value] if key == "place" else value])
        if key == "card" and isinstance(value, int):
            place, slot = divmod(value, game.t.slots)
            if place >= game.t.players:
                return f"centre.{value - game.t.first_centre + 1}"
            name = quoted(game.names[game.s.person[place]])
            return f"{name}.{SLOTS[slot]}" if game.t.slots > 1 else name
        return str(value)


def mascarade_parts(number: int, masks: list[str]) -> Json:
    """What a number of 0.1.0's Mascarade stood for: 15 card places, 24 kinds, 13 places."""
    if number < 30:
        own, card = divmod(number, 15)
        return {"do": "take", "own": own, "card": card}
    if number < 32:
        return {"do": "swap" if number == 30 else "keep"}
    if number < 35:
        return {"do": "look", "own": number - 32}
    if number < 83:
        mask, own = divmod(number - 35, 2)
        return {"do": "announce", "mask": masks[mask], "own": own}
    if number == 83:
        return {"do": "pass"}
    if number < 87:
        return {"do": "claim", "own": number - 84}
    if number < 100:
        return {"do": "choose", "place": number - 87}
    if number < 115:
        return {"do": "choose", "card": number - 100}
    if number == 115:
        return {"do": "decline"}
    if number < 140:
        return {"do": "name", "mask": masks[number - 116]}
    return {"do": "peek", "own": (number - 140) % 3}


def masquerade_parts(number: int) -> Json:
    """What a number of 0.1.0's Masquerade stood for: 21 kinds of cards, 5 seats."""
    if number < 21:
        return {"do": "play", "card": CARDS[number]}
    if number < 26:
        return {"do": "steal", "of": number - 21}
    if number < 47:
        return {"do": "take", "card": CARDS[number - 26]}
    if number < 488:
        hand, pile = divmod(number - 47, 21)
        return {"do": "trade", "hand": CARDS[hand], "pile": CARDS[pile]}
    return {"do": "decline"}
