"""Telling Mascarade: what happened, in English sentences, from the same messages that a player is sent."""

from __future__ import annotations

from collections.abc import Iterator

from maskenball.games.game import Game, Json
from maskenball.terminal.telling import Teller

_SLOTS = (("",), ("",), ("left", "right"), ("left", "right", "protected"))
_MUST = {
    "prepare": " (preparation: Swap)",
    "swap": " (turned up before: must Swap)",
    "look": " (looked outside their turn: must Look)",
    "swap-or-look": " (turned up before: no Announce)",
}
_REASONS = {"thirteen": "with 13 coins or more", "bankrupt": "a player has nothing left", "cheat": "as the Cheat"}


def mask_name(id: str | None) -> str:
    """A mask as a reader sees it."""
    return "a hidden mask" if id is None else id.replace("-", " ").title()


class MascaradeTeller(Teller):
    """Tells the messages of one game in order. It follows who sits where, so that names are right at every moment."""

    def __init__(self, start: Json) -> None:
        super().__init__(start)
        self.person_at = list(range(len(self.names)))
        self.slots: int = start["slots"]

    def opening(self) -> Iterator[str]:
        start = self.start
        yield f"Mascarade, edition {start['edition']}, {len(self.names)} players. Everyone sees the deal:"
        for place, name in enumerate(self.names):
            masks = start["deal"][place * self.slots : (place + 1) * self.slots]
            yield f"  {name}: {', '.join(map(mask_name, masks))}; {start['coins'][place]} coins"
        middle = start["deal"][len(self.names) * self.slots :]
        if middle:
            yield f"  In the centre: {', '.join(map(mask_name, middle))}"
        yield f"  Court: {start['court']}. The cards are turned down."

    def standing(self, game: Game) -> str:
        document = game.document()
        fortunes = ", ".join(f"{p['name']} {p['coins']}" for p in document["players"])
        return f"Fortunes: {fortunes}; court {document['court']}."

    def _card(self, card: int, actor: str = "") -> str:
        """A card by its holder; one's own is one's own."""
        if card >= len(self.names) * self.slots:
            return f"centre card {card - len(self.names) * self.slots + 1}"
        name = self.names[self.person_at[card // self.slots]]
        whose = "their own" if name == actor else f"{name}'s"
        return f"{whose} {_SLOTS[self.slots][card % self.slots] + ' ' if self.slots > 1 else ''}card"

    def _purse(self, purse: int | str) -> str:
        return f"the {purse}" if isinstance(purse, str) else self.names[self.person_at[purse]]

    def sentences(self, event: Json) -> Iterator[str]:
        kind = event["event"]
        who = self.names[event["person"]] if "person" in event else ""
        mask = mask_name(event.get("mask"))
        if kind == "turn":
            yield ""
            yield f"Turn {event['turn']}: {who}{_MUST.get(event['must'], '')}"
        elif kind == "take":
            own, other = self._card(event["own"], who), self._card(event["other"], who)
            yield f"  {who} takes {own} and {other} under the table."
        elif kind == "swap":
            outcome = {True: "swapped", False: "not swapped", None: "swapped or not"}[event["swapped"]]
            yield f"  {who} puts them back, {outcome}."
        elif kind in ("look", "peek"):
            yield f"  {who} {kind}s at {self._card(event['card'], who)}: {mask}."
        elif kind == "announce":
            yield f"  {who} announces: I am the {mask}!"
        elif kind == "pass":
            yield f"  {who} passes."
        elif kind == "claim":
            yield f"  {who} claims: so am I!"
        elif kind == "turn-up":
            yield f"  {self._card(event['card'])} is turned up: {mask}."
        elif kind == "power":
            yield f"  {who} uses the power of the {mask}."
        elif kind == "choose":
            target = self._purse(event["place"]) if "place" in event else self._card(event["card"])
            yield f"  {who} chooses {target}."
        elif kind == "decline":
            yield f"  {who} declines."
        elif kind == "name":
            yield f"  {who} says: my mask is the {mask}."
        elif kind == "coins":
            yield self._told_coins(event)
        elif kind == "fortunes":
            one, other = map(self._purse, event["places"])
            yield f"  {one} and {other} exchange their fortunes."
        elif kind == "places":
            one, other = event["places"]
            self.person_at[one], self.person_at[other] = self.person_at[other], self.person_at[one]
            yield f"  {self._purse(other)} and {self._purse(one)} change places."
        elif kind == "over":
            winners = " and ".join(self.names[p] for p in event["winners"])
            verb = "wins" if len(event["winners"]) == 1 else "win"
            yield ""
            yield f"The game is over: {winners} {verb}, {_REASONS[event['reason']]}."
        elif kind == "reveal":
            yield f"  {self._card(event['card'])} was the {mask}."

    def _told_coins(self, event: Json) -> str:
        amount = f"{event['amount']} coin{'' if event['amount'] == 1 else 's'}"
        if event["why"] == "fine":
            return f"  {self._purse(event['from'])} pays a fine of {amount} to the court."
        return f"  {self._purse(event['to'])} gets {amount} from {self._purse(event['from'])}."
