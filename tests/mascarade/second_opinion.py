"""A second opinion on the rules of Mascarade: slow, plain, and written from the specification alone.

The whole game is one script that is read from top to bottom. Wherever a person has to decide, the script
stops and asks a question that lists every permitted answer; `Opinion.play` hands the answer back. So nothing
outside the script decides what is legal, and an answer that is not on the list never reaches the game.

Cards, coins and turns belong to places; persons sit at places (T1). Numbers are used throughout:
a person is the index of a name, a place the index of the seat that person had at the start, a card the index
`place * slots + slot`, followed by the cards in the centre.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeVar

Answer = TypeVar("Answer")
Event = dict[str, object]

SLOTS = ("left", "right", "protected")  # T2
HAND = 2  # the first two slots are the hand; the third one is the protected card
COINS_AT_THE_START = 6  # T4
COINS_TO_WIN = 13  # E1
COINS_TO_CHEAT = 10
WIDOW_FORTUNE = 10


class Illegal(Exception):
    """The decision is not allowed; nothing has changed (E4)."""


class GameOver(Exception):
    """Raised inside the script at the moment the game ends: whatever would have followed is dropped (P3)."""

    def __init__(self, reason: str, places: list[int]) -> None:
        super().__init__(reason)
        self.reason = reason
        self.places = places


class Question(NamedTuple):
    """What the table is waiting for."""

    person: int
    kind: str
    texts: tuple[str, ...]


class Stand(NamedTuple):
    """Somebody who says to be the announced mask: who, at which place, and with which card."""

    person: int
    place: int
    card: int


Script = Generator[Question, str, Answer]


def written(name: str) -> str:
    """A name as it stands on a decision line: bare if it is made of simple characters only, else quoted."""
    for character in name:
        category = unicodedata.category(character)
        if not (category[0] in "LM" or category == "Nd" or character in "-_"):
            return f'"{name}"'
    return name


class Opinion:
    """One game of Mascarade."""

    def __init__(
        self,
        edition: int,
        names: list[str],
        deal: list[list[str]],
        centre: list[str],
        coins: list[int] | None = None,
        court: int = 0,
        first: int = 0,
        preparation: int = 4,
        accidents: bool = False,
    ) -> None:
        self.edition = edition
        self.names = list(names)
        self.players = len(names)
        self.slots = len(deal[0])  # T2
        self.masks = [mask for cards in deal for mask in cards] + list(centre)  # by card; T3
        self.in_play = sorted(set(self.masks))  # T3
        self.fortune = [COINS_AT_THE_START] * self.players if coins is None else list(coins)  # by place; T4
        self.court = court
        self.sitting = list(range(self.players))  # who sits at each place; T1
        self.preparation = preparation  # U1
        self.accidents = accidents  # A2.2

        self.turn = 0
        self.turn_person = first  # whose turn it is
        self.face_up: dict[int, str] = {}  # cards that lie face up now, and what was seen when they were turned up
        self.shown: set[int] = set()  # persons who had a card turned up in the turn under way; U3
        self.seen_cards: set[int] = set()  # the cards that were turned up in it; A1.5
        self.must_look: set[int] = set()  # persons who peeked and have not taken Look since; A2.2
        self.decisions = 0
        self.reason: str | None = None
        self.winners: list[int] = []

        self.events: list[Event] = []
        self.script = self.whole_game(first)
        self.question: Question | None = next(self.script)
        self.opening = self.events
        self.events = []

    # ------------------------------------------------------------------ what the outside may do and see

    def start(self) -> list[Event]:
        """The events before the first decision."""
        return [dict(event) for event in self.opening]

    def legal(self) -> list[str]:
        """What the person to decide may answer."""
        return [] if self.question is None else list(self.question.texts)

    def play(self, who: str, text: str) -> list[Event]:
        """Hand in one decision and get the events that it caused."""
        if self.question is None:
            raise Illegal("the game is over")
        if who not in self.names:
            raise Illegal(f"nobody here is called {who}")
        person = self.names.index(who)
        self.events = []
        if text.split(" ")[0] == "peek":
            self.peek(person, text)
        else:
            if person != self.question.person:
                raise Illegal(f"{self.names[self.question.person]} has to decide, not {who}")
            if text not in self.question.texts:
                raise Illegal(f"{who} cannot do this now: {text}")
            try:
                self.question = self.script.send(text)
            except StopIteration:
                self.question = None
        self.decisions += 1
        return self.events

    def document(self) -> dict[str, object]:
        """The position as the JSON document of the notation."""
        seats: list[dict[str, object]] = []
        for place in self.places():
            cards = [self.masks[card] for card in self.cards_at(place)]
            seats.append({"name": self.name_at(place), "coins": self.fortune[place], "cards": cards})
        return {
            "game": "mascarade",
            "edition": self.edition,
            "decisions": self.decisions,
            "turn": self.turn,
            "over": self.reason is not None,
            "winners": [self.names[person] for person in self.winners],
            "reason": self.reason,
            "players": seats,
            "centre": [self.masks[card] for card in self.centre_cards()],
            "court": self.court,
            "to_decide": None if self.question is None else self.names[self.question.person],
            "kind": None if self.question is None else self.question.kind,
            "legal": self.legal(),
        }

    # ------------------------------------------------------------------ the table

    def places(self) -> range:
        return range(self.players)

    def left_of(self, place: int) -> int:
        return (place + 1) % self.players  # T1

    def right_of(self, place: int) -> int:
        return (place - 1) % self.players

    def clockwise_after(self, place: int) -> list[int]:
        """All other places, beginning with the left neighbour."""
        return [(place + step) % self.players for step in range(1, self.players)]

    def others(self, place: int) -> list[int]:
        return [other for other in self.places() if other != place]

    def place_of(self, person: int) -> int:
        return self.sitting.index(person)

    def name_at(self, place: int) -> str:
        return self.names[self.sitting[place]]

    def card(self, place: int, slot: int) -> int:
        return place * self.slots + slot

    def cards_at(self, place: int) -> list[int]:
        return [self.card(place, slot) for slot in range(self.slots)]

    def hand_at(self, place: int) -> list[int]:
        """The cards of a place without the protected one."""
        return self.cards_at(place)[:HAND]

    def centre_cards(self) -> list[int]:
        return list(range(self.players * self.slots, len(self.masks)))

    def holder_place(self, card: int) -> int:
        return card // self.slots

    def slot_name(self, card: int) -> str:
        return SLOTS[card % self.slots]

    def card_text(self, card: int) -> str:
        """A card anywhere on the table, in the words of the notation."""
        if card in self.centre_cards():
            return f"centre.{self.centre_cards().index(card) + 1}"
        name = written(self.name_at(self.holder_place(card)))
        return name if self.slots == 1 else f"{name}.{self.slot_name(card)}"

    def own_card_text(self, verb: str, card: int) -> str:
        """A verb that points at an own card; the slot is said only where there are several."""
        return verb if self.slots == 1 else f"{verb} {self.slot_name(card)}"

    # ------------------------------------------------------------------ small steps all rules share

    def tell(self, event: str, **details: object) -> None:
        self.events.append({"event": event, **details})

    def ask(self, person: int, kind: str, answers: dict[str, Answer]) -> Script[Answer]:
        """Stop the script until this person has given one of the answers."""
        text = yield Question(person, kind, tuple(answers))
        return answers[text]

    def from_bank(self, place: int, amount: int) -> None:
        """The bank never runs out (T4)."""
        if amount > 0:
            self.fortune[place] += amount
            self.tell("coins", **{"from": "bank", "to": place, "amount": amount, "why": "power"})

    def from_place(self, giver: int, taker: int, amount: int) -> None:
        """Who owes more than they have pays what they have."""
        paid = min(amount, self.fortune[giver])
        if paid > 0:
            self.fortune[giver] -= paid
            self.fortune[taker] += paid
            self.tell("coins", **{"from": giver, "to": taker, "amount": paid, "why": "power"})

    def fine(self, person: int) -> None:
        """One coin to the court, from the place where the person sits by now (A3.6)."""
        place = self.place_of(person)
        if self.fortune[place] > 0:
            self.fortune[place] -= 1
            self.court += 1
            self.tell("coins", **{"from": place, "to": "court", "amount": 1, "why": "fine"})

    def turn_up(self, card: int) -> None:
        """Turn a card of a place face up; its player is bound by U3 on the next turn."""
        person = self.sitting[self.holder_place(card)]
        self.face_up[card] = self.masks[card]
        self.shown.add(person)
        self.seen_cards.add(card)
        self.tell("turn-up", person=person, card=card, mask=self.masks[card])

    def turn_down(self, card: int) -> None:
        self.face_up.pop(card, None)
        self.tell("turn-down", card=card)

    def swap_or_keep(self, person: int, one: int, two: int) -> Script[None]:
        """The secret half of the Swap action, the Fool and the Spy (A1.2, P2)."""
        swapped = yield from self.ask(person, "secret", {"swap": True, "keep": False})
        if swapped:
            self.masks[one], self.masks[two] = self.masks[two], self.masks[one]
        self.tell("swap", person=person, cards=[one, two], swapped=swapped)

    def choose_player(self, me: Stand, candidates: Iterable[int]) -> Script[int]:
        """A public choice of a place, said by the name of who sits there (P2, P5)."""
        answers = {f"choose {written(self.name_at(place))}": place for place in candidates}
        place = yield from self.ask(me.person, "choose", answers)
        self.tell("choose", person=me.person, place=place)
        return place

    def choose_card(self, me: Stand, candidates: Iterable[int]) -> Script[int]:
        """A public choice of a card (P2, P5)."""
        answers = {f"choose {self.card_text(card)}": card for card in candidates}
        card = yield from self.ask(me.person, "choose", answers)
        self.tell("choose", person=me.person, card=card)
        return card

    def hand_cards_of_others(self, me: Stand) -> list[int]:
        """What a power may aim at: cards of other players, never a protected one (P4)."""
        return [card for place in self.others(me.place) for card in self.hand_at(place)]

    # ------------------------------------------------------------------ the end

    def check_end(self) -> None:
        """Made after every step (P3, E1)."""
        rich = [place for place in self.places() if self.fortune[place] >= COINS_TO_WIN]
        if rich and self.edition == 1:
            raise GameOver("thirteen", self.richest(rich))  # E3, 1e: the richest of them
        if rich:
            raise GameOver("thirteen", rich)  # E3, 2e: all of them
        if any(coins == 0 for coins in self.fortune):
            raise GameOver("bankrupt", self.richest(self.places()))  # E3

    def richest(self, candidates: Iterable[int]) -> list[int]:
        places = list(candidates)
        most = max(self.fortune[place] for place in places)
        return [place for place in places if self.fortune[place] == most]

    def close(self, end: GameOver) -> None:
        """Name the winners and show every card (K6)."""
        self.reason = end.reason
        self.winners = [self.sitting[place] for place in sorted(end.places)]
        self.tell("over", reason=self.reason, winners=list(self.winners))
        for card, mask in enumerate(self.masks):
            self.tell("reveal", card=card, mask=mask)

    # ------------------------------------------------------------------ turns

    def whole_game(self, first: int) -> Script[None]:
        place = first  # T6
        try:
            while True:
                yield from self.one_turn(place)
                place = self.left_of(place)  # U4: counted from the place, whoever moved meanwhile
        except GameOver as end:
            self.close(end)

    def one_turn(self, place: int) -> Script[None]:
        person = self.sitting[place]
        must = self.obligation(person)
        self.turn += 1
        self.turn_person = person
        seen = self.seen_cards & set(self.cards_at(place)) if must == "swap" else set()  # A1.5
        self.shown, self.seen_cards = set(), set()  # U3 looks back one turn only
        bound = {"cards": sorted(seen)} if seen and self.slots > 1 else {}
        self.tell("turn", turn=self.turn, person=person, place=place, must=must, **bound)

        may_swap = must in ("prepare", "swap", "swap-or-look", None)
        may_look = must in ("look", "swap-or-look", None)
        may_announce = must is None
        answers: dict[str, tuple[str, str, int, int]] = {}  # text -> action, mask, own card, other card
        if may_swap:
            for text, own, other in self.swaps(place):
                if not seen or own in seen or other in seen:
                    answers[text] = ("swap", "", own, other)
        if may_look:
            for card in self.cards_at(place):  # A2.1
                answers[self.own_card_text("look", card)] = ("look", "", card, card)
        if may_announce:
            for mask in self.in_play:  # A3.1
                for card in self.hand_at(place):
                    answers[self.own_card_text(f"announce {mask}", card)] = ("announce", mask, card, card)

        action, mask, own, other = yield from self.ask(person, "turn", answers)  # U2
        if action == "swap":
            yield from self.swap_action(person, own, other)
        elif action == "look":
            self.must_look.discard(person)  # A2.2: one Look settles all of them
            self.tell("look", person=person, card=own, mask=self.masks[own])  # A2.1
        else:
            yield from self.announce(Stand(person, place, own), mask)

    def obligation(self, person: int) -> str | None:
        """What binds this person on the turn that is about to begin."""
        if self.turn < self.preparation:
            return "prepare"  # U1
        if person in self.shown and self.edition == 1:
            return "swap"  # U3, 1e
        if person in self.must_look:
            return "look"  # A2.2
        if person in self.shown:
            return "swap-or-look"  # U3, 2e
        return None

    # ------------------------------------------------------------------ A1: swap, or not

    def swaps(self, place: int) -> list[tuple[str, int, int]]:
        """Each pair of cards the Swap action may take: how it is written, the own card, the other card."""
        pairs: list[tuple[str, int, int]] = []
        for own in self.hand_at(place):  # A1.3, A1.4: never with the own protected card as "own"
            later_own = [card for card in self.cards_at(place) if card > own]  # two own cards: earlier first
            foreign = [card for other in self.others(place) for card in self.hand_at(other)]  # A1.1, A1.4
            for other_card in later_own + foreign + self.centre_cards():  # A1.1
                text = f"{self.own_card_text('take', own)} {self.card_text(other_card)}"
                pairs.append((text, own, other_card))
        return pairs

    def swap_action(self, person: int, own: int, other: int) -> Script[None]:
        self.tell("take", person=person, own=own, other=other)  # A1.1
        yield from self.swap_or_keep(person, own, other)  # A1.2

    # ------------------------------------------------------------------ A2.2: an accidental look

    def peek(self, person: int, text: str) -> None:
        if not self.accidents:
            raise Illegal("this table does not play with accidents")  # A2.2 is an option
        if person == self.turn_person:
            raise Illegal("whoever has the turn cannot look by accident")
        cards = {self.own_card_text("peek", card): card for card in self.cards_at(self.place_of(person))}
        if text not in cards:
            raise Illegal(f"there is no such own card: {text}")
        card = cards[text]
        self.must_look.add(person)
        self.tell("peek", person=person, card=card, mask=self.masks[card])

    # ------------------------------------------------------------------ A3: announce

    def announce(self, announcer: Stand, mask: str) -> Script[None]:
        self.tell("announce", person=announcer.person, mask=mask, card=announcer.card)  # A3.1
        claimants = yield from self.contest_round(announcer)  # A3.2
        if claimants:
            yield from self.contest([announcer, *claimants], mask)
        else:
            yield from self.use_power([announcer], mask)  # A3.3
        for card in sorted(self.face_up):  # A3.7; after the Princess also without a contest
            self.turn_down(card)

    def contest_round(self, announcer: Stand) -> Script[list[Stand]]:
        """One after the other, clockwise, everybody else passes or claims (A3.2)."""
        claimants: list[Stand] = []
        for place in self.clockwise_after(announcer.place):
            person = self.sitting[place]
            answers: dict[str, int | None] = {"pass": None}
            for card in self.cards_at(place):  # A3.2: the protected card too
                answers[self.own_card_text("claim", card)] = card
            claimed = yield from self.ask(person, "contest", answers)
            if claimed is None:
                self.tell("pass", person=person)
            else:
                self.tell("claim", person=person, card=claimed)
                claimants.append(Stand(person, place, claimed))
        return claimants

    def contest(self, stands: list[Stand], mask: str) -> Script[None]:
        for stand in stands:
            self.turn_up(stand.card)  # A3.4
        honest = [stand for stand in stands if self.masks[stand.card] == mask]
        liars = [stand for stand in stands if self.masks[stand.card] != mask]  # as turned up; A3.6
        if honest:
            yield from self.use_power(honest, mask)  # A3.5
        for liar in liars:
            self.fine(liar.person)  # A3.6
        self.check_end()  # P3: all fines are one step

    # ------------------------------------------------------------------ powers

    def use_power(self, users: list[Stand], mask: str) -> Script[None]:
        """Only Peasants can be several (P1)."""
        if mask == "peasant":
            self.peasants(users)
            return
        me = users[0]
        self.tell("power", person=me.person, mask=mask)
        if mask == "judge":
            self.judge(me)
        elif mask in ("bishop", "trickster"):
            yield from self.bishop(me)
        elif mask == "king":
            self.king(me)
        elif mask == "queen":
            self.queen(me)
        elif mask == "empress":
            self.empress(me)
        elif mask == "fool":
            yield from self.fool(me)
        elif mask == "thief":
            self.thief(me)
        elif mask == "witch":
            yield from self.witch(me)
        elif mask == "spy":
            yield from self.spy(me)
        elif mask == "cheat":
            self.cheat(me)
        elif mask in ("inquisitor", "guru"):
            yield from self.inquisitor(me)
        elif mask == "widow":
            self.widow(me)
        elif mask == "puppet-master":
            yield from self.puppet_master(me)
        elif mask == "patron":
            self.patron(me)
        elif mask == "beggar":
            self.beggar(me)
        elif mask == "princess":
            yield from self.princess(me)
        else:
            raise ValueError(f"unknown mask: {mask}")
        if self.events and self.events[-1]["event"] == "power":
            self.tell("nothing", person=me.person, mask=mask)  # a Cheat under 10, an empty court and the like

    def judge(self, me: Stand) -> None:
        # Fines of this turn come later and so stay in the court.
        taken = self.court
        if taken > 0:
            self.court = 0
            self.fortune[me.place] += taken
            self.tell("coins", **{"from": "court", "to": me.place, "amount": taken, "why": "power"})
        self.check_end()

    def bishop(self, me: Stand) -> Script[None]:
        # P5: asked even without a tie, and the coins move after the choice. The Trickster does the same.
        victim = yield from self.choose_player(me, self.richest(self.others(me.place)))
        self.from_place(victim, me.place, 2)
        self.check_end()

    def king(self, me: Stand) -> None:
        self.from_bank(me.place, 3 if self.edition == 1 else 2)
        self.check_end()

    def queen(self, me: Stand) -> None:
        self.from_bank(me.place, 2)
        self.check_end()

    def empress(self, me: Stand) -> None:
        self.from_bank(me.place, 3)
        self.check_end()

    def fool(self, me: Stand) -> Script[None]:
        self.from_bank(me.place, 1)  # P5: the coin before the choices
        self.check_end()
        candidates = self.hand_cards_of_others(me)  # never the centre
        one = yield from self.choose_card(me, candidates)
        if self.players == 2:
            partners = [card for card in candidates if card != one]  # P4: the opponent's other hand card
        else:  # P4: a card of somebody else again
            partners = [card for card in candidates if self.holder_place(card) != self.holder_place(one)]
        two = yield from self.choose_card(me, partners)
        yield from self.swap_or_keep(me.person, one, two)

    def thief(self, me: Stand) -> None:
        # With one opponent both neighbours are the same place, which then gives twice.
        self.from_place(self.left_of(me.place), me.place, 1)
        self.from_place(self.right_of(me.place), me.place, 1)
        self.check_end()  # P3: one step

    def witch(self, me: Stand) -> Script[None]:
        answers: dict[str, int | None] = {"decline": None}  # P2: the only power that may be declined
        for place in self.others(me.place):
            answers[f"choose {written(self.name_at(place))}"] = place
        other = yield from self.ask(me.person, "choose", answers)
        if other is None:
            self.tell("decline", person=me.person)
            return
        self.tell("choose", person=me.person, place=other)
        self.fortune[me.place], self.fortune[other] = self.fortune[other], self.fortune[me.place]
        self.tell("fortunes", places=[me.place, other])
        self.check_end()

    def spy(self, me: Stand) -> Script[None]:
        candidates = self.hand_cards_of_others(me)
        if self.edition == 1:
            candidates += self.centre_cards()
        other = yield from self.choose_card(me, candidates)
        for card in (me.card, other):  # P4: the own card is the one announced or claimed with
            self.tell("look", person=me.person, card=card, mask=self.masks[card])
        yield from self.swap_or_keep(me.person, me.card, other)

    def peasants(self, users: list[Stand]) -> None:
        # P1: both turned up bring 2 each, one alone brings 1.
        for me in users:
            self.tell("power", person=me.person, mask="peasant")
            self.from_bank(me.place, len(users))
        self.check_end()  # P3: both in one step

    def cheat(self, me: Stand) -> None:
        if self.fortune[me.place] >= COINS_TO_CHEAT:
            raise GameOver("cheat", [me.place])  # E2

    def inquisitor(self, me: Stand) -> Script[None]:
        # The Guru does the same. Never in play with several cards per place, so the target has one card (P4).
        target = yield from self.choose_player(me, self.others(me.place))
        person = self.sitting[target]
        named = yield from self.ask(person, "name", {f"name {mask}": mask for mask in self.in_play})
        self.tell("name", person=person, mask=named)
        card = self.card(target, 0)
        self.turn_up(card)
        if self.masks[card] != named:
            self.from_place(target, me.place, 4)
            self.check_end()
        self.turn_down(card)

    def widow(self, me: Stand) -> None:
        self.from_bank(me.place, WIDOW_FORTUNE - self.fortune[me.place])
        self.check_end()

    def puppet_master(self, me: Stand) -> Script[None]:
        one = yield from self.choose_player(me, self.others(me.place))
        two = yield from self.choose_player(me, [place for place in self.others(me.place) if place != one])
        self.from_place(one, me.place, 1)
        self.from_place(two, me.place, 1)
        self.check_end()  # P3: one step, before the persons move
        self.sitting[one], self.sitting[two] = self.sitting[two], self.sitting[one]  # T1
        self.tell("places", places=[one, two])

    def patron(self, me: Stand) -> None:
        self.from_bank(me.place, 3)
        self.check_end()  # P3: the own coins are a step of their own
        self.from_bank(self.left_of(me.place), 1)
        self.from_bank(self.right_of(me.place), 1)
        self.check_end()  # P3: both neighbours in one step

    def beggar(self, me: Stand) -> None:
        for place in self.clockwise_after(me.place):
            if self.fortune[place] > self.fortune[me.place]:
                self.from_place(place, me.place, 1)
                self.check_end()  # P3: player by player

    def princess(self, me: Stand) -> Script[None]:
        self.from_bank(me.place, 2)  # P5: the coins before the choice
        self.check_end()
        target = yield from self.choose_player(me, self.others(me.place))
        self.turn_up(self.card(target, 0))  # it stays up until A3.7; its holder does not see it (K3)
