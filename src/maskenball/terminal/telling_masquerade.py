"""Telling Masquerade: what happened, in English sentences, from the same messages that a player is sent."""

from __future__ import annotations

from collections.abc import Iterator

from maskenball.games.game import Game, Json
from maskenball.terminal.telling import Teller


def card_name(id: str | None) -> str:
    """A card as a reader sees it."""
    return "a hidden card" if id is None else id.replace("-", " ")


def listed(cards: list[str]) -> str:
    """Cards one after the other."""
    return ", ".join(map(card_name, cards))


class MasqueradeTeller(Teller):
    """Tells a game of Masquerade."""

    def opening(self) -> Iterator[str]:
        start, deck = self.start, self.start["deck"]
        yield f"Masquerade, {len(self.names)} players, {start['hand_size']} cards each."
        thief, merchant = card_name(deck["thief"]), card_name(deck["merchant"])
        yield f"  Low beats high and red is trump. Thief: {thief}; Merchant: {merchant}."
        yield f"  Diamonds: {listed(deck['diamonds'])}."
        if "hand" in start:
            yield f"  Your hand: {listed(start['hand'])}."
        for seat, hand in enumerate(start.get("hands", [])):
            yield f"  {self.names[seat]}: {listed(hand)}."

    def sentences(self, event: Json) -> Iterator[str]:
        kind = event["event"]
        who = self.names[event["person"]] if "person" in event else ""
        whose = self.names[event["of"]] if "of" in event else ""
        card = card_name(event.get("card"))
        if kind == "turn":
            yield ""
            yield f"Trick {event['turn']}: {who} leads."
        elif kind == "play":
            yield f"  {who} plays {card}."
        elif kind == "trick":
            yield f"  {who} wins the trick."
        elif kind == "steal":
            yield f"  {who}, the Thief, looks through the pile of {whose}."
        elif kind == "see":
            if event["card"] is not None:
                yield f"    there lies {card}."
        elif kind == "stolen":
            yield f"  {who} steals {card} from {whose}."
        elif kind == "trade":
            given, taken = card_name(event["hand"]), card_name(event["pile"])
            yield f"  {who}, the Merchant, gives {given} from the hand for {taken} of the own pile."
        elif kind == "decline":
            yield f"  {who} declines."
        elif kind == "over":
            winners = " and ".join(self.names[p] for p in event["winners"])
            scores = f"partners {event['partners']}, others {event['others']} diamonds"
            yield ""
            yield f"The game is over, {scores}: {'a draw' if not winners else f'won by {winners}'}."
        elif kind == "team":
            yield f"  {who} was with the {event['team']}."

    def standing(self, game: Game) -> str:
        players = game.document()["players"]
        return "Diamonds: " + ", ".join(f"{p['name']} {p['diamonds']} ({p['team']})" for p in players) + "."
