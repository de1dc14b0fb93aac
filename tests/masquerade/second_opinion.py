"""A second opinion on Masquerade: the rules once more, plain and slow, to cross-check a faster engine.

A card is its text ("red-1"); equal texts are equal cards. A person is an index into the names, clockwise,
which is also the seat. Rule ids (K1, X2, ...) refer to the written rules of the project.
"""

from __future__ import annotations

import re
import unicodedata

Event = dict[str, object]

COLOURS = ["red", "blue", "yellow", "green"]
MAGICIAN = "red-1"  # D2
PARTNER = "red-2"  # D2
HAND_SIZE = {3: 14, 4: 10, 5: 8}  # D3
# E2: (number of players, size of the team) -> diamonds that team needs
NEEDED = {(3, 1): 6, (3, 2): 15, (4, 2): 11, (5, 2): 8, (5, 3): 13}


class Illegal(Exception):
    """A deal, card or choice that the rules refuse (E3)."""


def colour(card: str) -> str:
    return card.split("-")[0]


def number(card: str) -> int:
    return int(card.split("-")[1])


def in_order(cards: list[str]) -> list[str]:
    """Red, blue, yellow, green; low numbers first; equal cards stay twice."""
    return sorted(cards, key=lambda card: (COLOURS.index(colour(card)), number(card)))


def kinds(cards: list[str]) -> list[str]:
    """Each kind once, in order: equal cards are one choice."""
    return in_order(list(set(cards)))


def written(name: str) -> str:
    """The name as a decision line has it: bare if only letters, marks, digits, - and _; else quoted."""
    for character in name:
        category = unicodedata.category(character)
        if not (category[0] in "LM" or category == "Nd" or character in "-_"):
            return f'"{name}"'
    return name


def tidy(text: str) -> str:
    """The decision as `legal` would write it: single blanks, no needless quotes around a name."""
    quoted = re.fullmatch(r'[ \t]*steal[ \t]+"([^"]*)"[ \t]*', text)
    if quoted:
        return f"steal {written(quoted[1])}"
    return " ".join(re.split(r"[ \t]+", text.strip(" \t")))


def check_deal(names: list[str], hands: list[list[str]], first: int, diamonds: frozenset[str]) -> None:
    """Refuse what is not a complete deal."""
    if len(names) not in HAND_SIZE or len(set(names)) != len(names):
        raise Illegal("3, 4 or 5 players with different names")
    if len(hands) != len(names) or first not in range(len(names)):
        raise Illegal("one hand for each player, and a first leader who is one of them")
    if any(len(hand) != HAND_SIZE[len(names)] for hand in hands):  # D3
        raise Illegal(f"{HAND_SIZE[len(names)]} cards for each of {len(names)} players")
    dealt = [card for hand in hands for card in hand]
    for card in dealt:
        if not re.fullmatch(r"(red|blue|yellow|green)-[1-9][0-9]*", card):
            raise Illegal(f"{card!r} is not a colour and a number")
        if dealt.count(card) != 2:  # D1
            raise Illegal(f"every card exists twice, but {card} is dealt {dealt.count(card)} times")
    if MAGICIAN not in dealt or PARTNER not in dealt:  # D2
        raise Illegal("Magicians and Partners belong in every deal")
    if ("red-12" in dealt) != (len(names) == 3):  # D3
        raise Illegal("the red 12s are dealt with 3 players and only then")
    if "red-12" in diamonds or sum(card in diamonds for card in dealt) != 20:  # D2
        raise Illegal("20 diamonds, none of them a red 12")


def partner_team(hands: list[list[str]]) -> list[int]:
    """The partner team of a deal; everybody else is the other team."""
    holders = [person for person, hand in enumerate(hands) if PARTNER in hand]  # P1
    if len(holders) == 2:
        return holders
    if len(hands) == 3:  # P2: alone against the other two
        return holders
    left = (holders[0] + 1) % len(hands)  # P2: clockwise order, so the next person sits to the left
    return sorted([holders[0], left])


def trick_winner(trick: list[tuple[int, str]]) -> int:
    """Which of the plays wins, as a position in the trick; the first play is the lead."""
    cards = [card for _, card in trick]
    led = colour(cards[0])
    winning_colour = "red" if any(colour(card) == "red" for card in cards) else led  # K2
    lowest = min(number(card) for card in cards if colour(card) == winning_colour)  # K2
    best = f"{winning_colour}-{lowest}"
    places = [place for place, card in enumerate(cards) if card == best]
    return places[-1] if best == MAGICIAN else places[0]  # K3


class Opinion:
    def __init__(
        self,
        names: list[str],
        hands: list[list[str]],
        first: int,
        diamonds: frozenset[str],
        thief: str,
        merchant: str,
    ) -> None:
        check_deal(names, hands, first, diamonds)
        self.names = list(names)
        self.hands = [list(hand) for hand in hands]
        self.piles: list[list[str]] = [[] for _ in names]
        self.diamonds = diamonds
        self.thief = thief
        self.merchant = merchant
        self.partners = partner_team(hands)  # P3: fixed at the deal
        self.others = [person for person in range(len(names)) if person not in self.partners]
        self.turn = 1
        self.trick: list[tuple[int, str]] = []
        self.decisions = 0
        self.question = "play"  # "play", "steal" (whose pile), "take" (which diamond), "trade" or "over"
        self.asked = first  # who answers the question
        self.searched = first  # whose pile the Thief looks through; means something only for "take"
        self.reason: str | None = None
        self.winners: list[int] = []

    # What may be done

    def legal(self) -> list[str]:
        if self.question == "play":
            return [f"play {card}" for card in kinds(self.playable())]
        if self.question == "steal":
            return [f"steal {written(self.names[p])}" for p in self.stealable()] + ["decline"]  # X4
        if self.question == "take":
            loot = [card for card in self.piles[self.searched] if card in self.diamonds]  # X1
            return [f"take {card}" for card in kinds(loot)] + ["decline"]  # X4
        if self.question == "trade":
            hand, pile = kinds(self.hands[self.asked]), kinds(self.piles[self.asked])
            trades = [f"trade {given} {taken}" for given in hand for taken in pile if given != taken]  # X2
            return [*trades, "decline"]  # X4
        return []

    def playable(self) -> list[str]:
        """K1: the leader plays anything, the others follow the led colour if they hold it."""
        hand = self.hands[self.asked]
        if not self.trick:
            return hand
        led = colour(self.trick[0][1])
        following = [card for card in hand if colour(card) == led]
        return following if following else hand

    def stealable(self) -> list[int]:
        """X1: the other players whose piles have cards."""
        return [person for person, pile in enumerate(self.piles) if person != self.asked and pile]

    # What happens

    def start(self) -> list[Event]:
        return [{"event": "turn", "turn": self.turn, "person": self.asked}]

    def play(self, who: str, text: str) -> list[Event]:
        if who not in self.names:
            raise Illegal(f"nobody here is called {who!r}")
        if self.question == "over":
            raise Illegal("the game is over")
        if who != self.names[self.asked]:
            raise Illegal(f"{self.names[self.asked]} decides now, not {who}")
        decision = tidy(text)
        if decision not in self.legal():  # E3, before anything is changed
            raise Illegal(f"{text!r} is not one of: {', '.join(self.legal())}")
        self.decisions += 1
        verb, _, rest = decision.partition(" ")
        if verb == "play":
            return self.play_card(rest)
        if verb == "steal":
            return self.look_through([written(name) for name in self.names].index(rest))
        if verb == "take":
            return self.take_diamond(rest)
        if verb == "trade":
            given, taken = rest.split(" ")
            return self.exchange(given, taken)
        return [{"event": "decline", "person": self.asked}, *self.next_trick()]

    def play_card(self, card: str) -> list[Event]:
        self.hands[self.asked].remove(card)
        self.trick.append((self.asked, card))
        events: list[Event] = [{"event": "play", "person": self.asked, "card": card}]
        if len(self.trick) < len(self.names):
            self.asked = (self.asked + 1) % len(self.names)  # K1: clockwise
            return events
        return events + self.finish_trick()

    def finish_trick(self) -> list[Event]:
        winner, card = self.trick[trick_winner(self.trick)]
        self.piles[winner].extend(played for _, played in self.trick)  # K4
        self.trick = []
        self.asked = winner  # K4: for the lead, and X4: for an action before it
        events: list[Event] = [{"event": "trick", "person": winner, "turn": self.turn}]
        if card == self.thief and self.stealable():  # X1: asked unless all other piles are empty
            self.question = "steal"
            return events
        if card == self.merchant and self.hands[winner]:  # X2: asked unless the hand is empty
            self.question = "trade"
            return events
        return events + self.next_trick()

    def look_through(self, victim: int) -> list[Event]:
        """X1: the Thief sees the pile and is then asked, even if it holds no diamond."""
        self.question = "take"
        self.searched = victim
        events: list[Event] = [{"event": "steal", "person": self.asked, "of": victim}]
        for card in in_order(self.piles[victim]):
            events.append({"event": "see", "person": self.asked, "of": victim, "card": card})
        return events

    def take_diamond(self, card: str) -> list[Event]:
        """X1: one diamond goes from pile to pile."""
        self.piles[self.searched].remove(card)
        self.piles[self.asked].append(card)
        stolen: Event = {"event": "stolen", "person": self.asked, "of": self.searched, "card": card}
        return [stolen, *self.next_trick()]

    def exchange(self, given: str, taken: str) -> list[Event]:
        """X2: a hand card for a card of the Merchant's own pile."""
        self.hands[self.asked].remove(given)
        self.piles[self.asked].remove(taken)
        self.hands[self.asked].append(taken)
        self.piles[self.asked].append(given)
        trade: Event = {"event": "trade", "person": self.asked, "hand": given, "pile": taken}
        return [trade, *self.next_trick()]

    def next_trick(self) -> list[Event]:
        """The last winner, still the one asked, leads (K4); after the last card the diamonds are counted."""
        if not any(self.hands):
            return self.count()
        self.question = "play"
        self.turn += 1
        return [{"event": "turn", "turn": self.turn, "person": self.asked}]

    # The end

    def score(self, person: int) -> int:
        return len([card for card in self.piles[person] if card in self.diamonds])

    def team_score(self, team: list[int]) -> int:
        return sum(self.score(person) for person in team)  # E1

    def team_name(self, person: int) -> str:
        return "partners" if person in self.partners else "others"

    def count(self) -> list[Event]:
        self.question = "over"
        self.reason = "draw"  # E2: neither team has enough
        for team in (self.partners, self.others):
            if self.team_score(team) >= NEEDED[len(self.names), len(team)]:  # E2
                self.reason = "tricks"
                self.winners = team
        over: Event = {
            "event": "over",
            "reason": self.reason,
            "winners": list(self.winners),
            "partners": self.team_score(self.partners),
            "others": self.team_score(self.others),
        }
        events: list[Event] = [over]
        for person in range(len(self.names)):  # W5
            events.append({"event": "team", "person": person, "team": self.team_name(person)})
        for person, pile in enumerate(self.piles):  # W5
            for card in in_order(pile):
                events.append({"event": "reveal", "person": person, "card": card})
        return events

    # The whole position

    def document(self) -> dict[str, object]:
        over = self.question == "over"
        kind = "play" if self.question == "play" else "action"
        return {
            "game": "masquerade",
            "decisions": self.decisions,
            "turn": self.turn,
            "over": over,
            "winners": [self.names[person] for person in self.winners],
            "reason": self.reason,
            "players": [
                {
                    "name": name,
                    "hand": in_order(self.hands[person]),
                    "pile": in_order(self.piles[person]),
                    "diamonds": self.score(person),
                    "team": self.team_name(person),
                }
                for person, name in enumerate(self.names)
            ],
            "trick": [{"player": self.names[person], "card": card} for person, card in self.trick],
            "scores": {
                "partners": self.team_score(self.partners),
                "others": self.team_score(self.others),
            },
            "to_decide": None if over else self.names[self.asked],
            "kind": None if over else kind,
            "legal": self.legal(),
        }
