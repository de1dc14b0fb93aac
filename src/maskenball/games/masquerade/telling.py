"""Telling Masquerade."""

from __future__ import annotations

from maskenball.core.game import Json
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.telling import GAP, Cell, Choice, Grouped, Lines, Teller


class MasqueradeTeller(Teller):
    """Follows the trick, the piles and the own hand."""

    def __init__(self, start: Json, phrases: Phrases) -> None:
        super().__init__(start, phrases)
        self.deck: Json = start["deck"]
        self.hand: list[str] = list(start.get("hand", []))
        self.piles = [0] * len(self.names)
        self.trick: list[tuple[int, str]] = []
        self.won_with = ""
        """The card that won the last trick."""
        self.stealing = False
        """Whether a Thief is looking through a pile."""

    def card(self, id: str | None) -> str:
        """A card with what it is."""
        if id is None:
            return self.say("card-hidden")
        colour, number = id.split("-")
        name = self.say("card-colour", colour=colour, number=number)
        special = {"red-1": "card-magician", "red-2": "card-partner"}
        special |= {self.deck["thief"]: "card-thief", self.deck["merchant"]: "card-merchant"}
        marks = [self.say(special[id])] if id in special else []
        if id in self.deck["diamonds"]:
            marks.append(self.say("card-diamond"))
        return self.say("card-with", card=name, marks=", ".join(marks)) if marks else name

    def cards(self, ids: list[str]) -> str:
        """Cards one after the other."""
        return ", ".join(map(self.card, ids))

    def opening(self) -> Lines:
        start, deck = self.start, self.deck
        lines = [self.say("opening-masquerade", players=len(self.names), cards=start["hand_size"])]
        thief, merchant = (self._plain(deck[which]) for which in ("thief", "merchant"))
        lines.append("  " + self.say("opening-deck", thief=thief, merchant=merchant))
        lines.append("  " + self.say("opening-diamonds", cards=", ".join(map(self._plain, deck["diamonds"]))))
        if "hand" in start:
            lines.append("  " + self.say("opening-hand", cards=self.cards(start["hand"])))
        for person, hand in enumerate(start.get("hands", [])):
            lines.append("  " + self.say("opening-hand-of", person=self.names[person], cards=self.cards(hand)))
        return lines

    def _plain(self, id: str) -> str:
        colour, number = id.split("-")
        return self.say("card-colour", colour=colour, number=number)

    def sentences(self, event: Json) -> Lines:
        told = getattr(self, "_" + event["event"])
        sentences: Lines = told(event)
        return sentences

    def _turn(self, event: Json) -> Lines:
        self.trick, self.stealing = [], False
        return ["", self.say("event-trick-begins", turn=event["turn"], **self.who(event["person"]))]

    def _play(self, event: Json) -> Lines:
        person = event["person"]
        self.trick.append((person, event["card"]))
        if person == self.you:
            self.hand.remove(event["card"])
        return ["  " + self.say("event-play", card=self.card(event["card"]), **self.who(person))]

    def _trick(self, event: Json) -> Lines:
        self.piles[event["person"]] += len(self.trick)
        self.won_with = dict(self.trick)[event["person"]]
        return ["  " + self.say("event-trick", **self.who(event["person"]))]

    def _steal(self, event: Json) -> Lines:
        self.stealing = True
        return ["  " + self.say("event-steal", **self.who(event["person"]), **self.whom(event["of"]))]

    def _see(self, event: Json) -> Lines:
        return [] if event["card"] is None else ["    " + self.say("event-see", card=self.card(event["card"]))]

    def _stolen(self, event: Json) -> Lines:
        self.piles[event["of"]] -= 1
        self.piles[event["person"]] += 1
        people = self.who(event["person"]) | self.whom(event["of"])
        return ["  " + self.say("event-stolen", card=self.card(event["card"]), **people)]

    def _trade(self, event: Json) -> Lines:
        given, taken = event["hand"], event["pile"]
        if given is None:
            return ["  " + self.say("event-trade", person=self.names[event["person"]])]
        if event["person"] == self.you:
            self.hand.remove(given)
            self.hand.append(taken)
        cards = {"hand": self.card(given), "pile": self.card(taken)}
        return ["  " + self.say("event-trade-seen", **cards, **self.who(event["person"]))]

    def _decline(self, event: Json) -> Lines:
        return ["  " + self.say("event-decline", **self.who(event["person"]))]

    def _over(self, event: Json) -> Lines:
        lines = ["", self.say("event-tricks-over", partners=event["partners"], others=event["others"])]
        return lines + (self.winners(event) or [self.say("event-draw")])

    def _team(self, event: Json) -> Lines:
        return ["  " + self.say("event-team", team=event["team"], person=self.names[event["person"]])]

    def _reveal(self, event: Json) -> Lines:
        return []

    def question(self) -> str:
        assert self.asked is not None
        if self.asked["kind"] == "play":
            return self.say("question-play" if self.trick else "question-play-lead")
        if any(option["do"] == "steal" for option in self.answers):
            return self.say("question-steal")
        return self.say("question-steal-take" if self.stealing else "question-trade")

    def waiting(self) -> str:
        assert self.asked is not None
        kind = self.asked["kind"]
        if kind != "play":
            kind = "trade" if self.won_with != self.deck["thief"] else "take" if self.stealing else "steal"
        return self.say("waiting-masquerade", kind=kind, person=self.names[self.asked["person"]])

    def choice(self, option: Json) -> tuple[str, str]:
        do = option["do"]
        if do == "play":
            return self.say("answer-play", card=self.card(option["card"])), self.say("help-play")
        if do == "steal":
            return self.say("answer-steal", target=self.names[option["of"]]), self.say("help-steal")
        if do == "take":
            return self.say("answer-steal-take", card=self.card(option["card"])), self.say("help-steal-take")
        if do == "trade":
            cards = {"hand": self.card(option["hand"]), "pile": self.card(option["pile"])}
            return self.say("answer-trade", **cards), self.say("help-trade")
        return self.say("answer-decline-action"), self.say("help-decline-action")

    def table(self) -> Lines:
        lines = ["  " + self.say("table-pile", person=n, cards=self.piles[p]) for p, n in enumerate(self.names)]
        if self.trick:
            played = ", ".join(
                self.say("table-played", person=self.names[p], card=self.card(card)) for p, card in self.trick
            )
            lines.append("  " + self.say("table-trick", cards=played))
        if self.hand:
            lines.append("  " + self.say("table-hand", cards=self.cards(self.hand)))
        return lines

    def cells(self) -> list[Cell]:
        played = dict(self.trick)
        return [
            Cell(person, name, self.card(played[person]) if person in played else "")
            for person, name in enumerate(self.names)
        ]

    def beside(self) -> Lines:
        playable = [option["card"] for option in self.answers if option["do"] == "play"]  # two of a kind are one answer
        return [] if sorted(playable) == sorted(self.hand) else [self.say("table-hand", cards=self.cards(self.hand))]

    def grouped(self, choice: Choice, option: Json) -> Grouped:
        if option["do"] != "trade":
            return super().grouped(choice, option)
        heading = self.say("answer-trade", hand=self.card(option["hand"]), pile=GAP)
        return Grouped(heading, choice.help, self.card(option["pile"]), "")

    def refusal_facts(self) -> dict[str, object]:
        return {"person": self.names[self.asked["person"]] if self.asked else "", "edition": 1}
