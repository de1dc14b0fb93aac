"""Telling Mascarade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maskenball.core.game import Json
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.telling import GAP, Cell, Choice, Grouped, Lines, Teller, yes

SLOTS = (("only",), ("only",), ("left", "right"), ("left", "right", "protected"))
SWAPPED = {True: "yes", False: "no", None: "hidden"}


class MascaradeTeller(Teller):
    """Follows coins, who sits where and what is going on, so that every sentence is right at its moment."""

    def __init__(self, start: Json, phrases: Phrases) -> None:
        super().__init__(start, phrases)
        self.edition: int = start["edition"]
        self.slots: int = start["slots"]
        self.own_masks: dict[str, Any] = start.get("own_masks", {})
        self.person_at = list(range(len(self.names)))
        self.coins: list[int] = list(start["coins"])
        self.court: int = start["court"]
        self.must: str | None = None
        self.must_take: list[int] = []
        self.named: str | None = None
        self.announcer = 0
        self.power: str | None = None
        self.user = 0
        self.touched: list[int] = []
        """The cards that were taken, chosen or looked at last, the latest at the end."""

    def mask(self, id: str | None) -> dict[str, str]:
        """What a sentence is given about a mask."""
        return self.phrases.forms(id, self.edition, self.own_masks)

    def masks(self, ids: list[str]) -> str:
        """Masks one after the other."""
        return ", ".join(self.mask(id)["mask"] for id in ids)

    def what_it_does(self, id: str | None) -> str:
        """The power of a mask."""
        return self.phrases.power(id, self.edition, self.own_masks) if id else ""

    def opening(self) -> Lines:
        start, slots = self.start, self.slots
        lines = [self.say("opening-mascarade", edition=self.edition, players=len(self.names))]
        for place, name in enumerate(self.names):
            masks = self._dealt(start["deal"][place * slots : (place + 1) * slots])
            lines.append("  " + self.say("opening-place", person=name, masks=masks, coins=start["coins"][place]))
        centre = start["deal"][len(self.names) * slots :]
        if centre:
            lines.append("  " + self.say("opening-centre", masks=self.masks(centre)))
        return [*lines, "  " + self.say("opening-court", coins=start["court"])]

    def _dealt(self, ids: list[str]) -> str:
        """The masks of a place; where there are several, each with its slot."""
        if len(ids) == 1:
            return self.masks(ids)
        named = zip(SLOTS[self.slots], ids, strict=True)
        return ", ".join(self.say("opening-slot", slot=slot, mask=self.mask(id)["mask"]) for slot, id in named)

    def card(self, card: int, actor: int | None = None) -> str:
        """A card by whom it lies before; one's own is one's own."""
        first_centre = len(self.names) * self.slots
        if card >= first_centre:
            return self.say("card-centre", number=card - first_centre + 1)
        place, at = divmod(card, self.slots)
        slot, person = SLOTS[self.slots][at], self.person_at[place]
        if person == self.you:
            return self.say("card-yours", slot=slot)
        if person == actor:
            return self.say("card-own", slot=slot)
        return self.say("card-person", slot=slot, person=self.names[person])

    def place_of(self, person: int) -> int:
        """Where a person sits now."""
        return self.person_at.index(person)

    def sentences(self, event: Json) -> Lines:
        kind = event["event"]
        told = getattr(self, "_" + kind.replace("-", "_"))
        sentences: Lines = told(event)
        return sentences

    def _turn(self, event: Json) -> Lines:
        self.must, self.must_take, self.power, self.touched = event["must"], event.get("cards", []), None, []
        lines = ["", self.say("event-turn", turn=event["turn"], **self.who(event["person"]))]
        if self.must_take:
            return [*lines, "  " + self.say("event-must-card", card=self._cards(self.must_take, event["person"]))]
        return lines if self.must is None else [*lines, "  " + self.say("event-must", must=self.must)]

    def _cards(self, cards: list[int], actor: int | None) -> str:
        return self.phrases.either([self.card(card, actor) for card in cards])

    def _take(self, event: Json) -> Lines:
        actor = event["person"]
        self.touched = [event["own"], event["other"]]
        cards = {"own": self.card(event["own"], actor), "other": self.card(event["other"], actor)}
        return ["  " + self.say("event-take", **self.who(actor), **cards)]

    def _swap(self, event: Json) -> Lines:
        return ["  " + self.say("event-swap", swapped=SWAPPED[event["swapped"]], **self.who(event["person"]))]

    def _look(self, event: Json) -> Lines:
        self.touched.append(event["card"])
        return self._looked("event-look", event)

    def _peek(self, event: Json) -> Lines:
        return self._looked("event-peek", event)

    def _looked(self, key: str, event: Json) -> Lines:
        actor, card = event["person"], self.card(event["card"], event["person"])
        if event["mask"] is None:
            return ["  " + self.say(key, card=card, **self.who(actor))]
        return ["  " + self.say(f"{key}-seen", card=card, **self.who(actor), **self.mask(event["mask"]))]

    def _announce(self, event: Json) -> Lines:
        self.named, self.announcer = event["mask"], event["person"]
        return ["  " + self._with_card("event-announce", event, **self.mask(event["mask"]))]

    def _claim(self, event: Json) -> Lines:
        return ["  " + self._with_card("event-claim", event)]

    def _with_card(self, key: str, event: Json, **given: str) -> str:
        given = given | self.who(event["person"])
        if self.slots == 1:
            return self.say(key, **given)
        return self.say(f"{key}-card", card=self.card(event["card"], event["person"]), **given)

    def _pass(self, event: Json) -> Lines:
        return ["  " + self.say("event-pass", **self.who(event["person"]))]

    def _decline(self, event: Json) -> Lines:
        return ["  " + self.say("event-decline", **self.who(event["person"]))]

    def _turn_up(self, event: Json) -> Lines:
        card = self.card(event["card"])
        if event["mask"] is None:
            return ["  " + self.say("event-turn-up-hidden", card=card)]
        return ["  " + self.say("event-turn-up", card=card, **self.mask(event["mask"]))]

    def _turn_down(self, event: Json) -> Lines:
        return []

    def _power(self, event: Json) -> Lines:
        self.power, self.user, self.touched = event["mask"], event["person"], []
        return ["  " + self.say("event-power", **self.who(event["person"]), **self.mask(event["mask"]))]

    def _nothing(self, event: Json) -> Lines:
        return ["  " + self.say("event-nothing")]

    def _choose(self, event: Json) -> Lines:
        actor = self.who(event["person"])
        if "place" in event:
            return ["  " + self.say("event-choose-player", **actor, **self.whom(self.person_at[event["place"]]))]
        self.touched.append(event["card"])
        return ["  " + self.say("event-choose-card", card=self.card(event["card"], event["person"]), **actor)]

    def _name(self, event: Json) -> Lines:
        return ["  " + self.say("event-name", **self.who(event["person"]), **self.mask(event["mask"]))]

    def _coins(self, event: Json) -> Lines:
        amount, payer, payee = event["amount"], event["from"], event["to"]
        for purse, change in ((payer, -amount), (payee, amount)):
            if purse == "court":
                self.court += change
            elif purse != "bank":
                self.coins[purse] += change
        if event["why"] == "fine":
            return ["  " + self.say("event-fine", amount=amount, **self.who(self.person_at[payer]))]
        if isinstance(payer, str) and isinstance(payee, str):
            return ["  " + self.say(f"event-coins-{payer}-to-{payee}", amount=amount)]
        if isinstance(payer, str):
            return ["  " + self.say(f"event-coins-{payer}", amount=amount, **self.who(self.person_at[payee]))]
        if isinstance(payee, str):
            return ["  " + self.say(f"event-coins-to-{payee}", amount=amount, **self.who(self.person_at[payer]))]
        both = self.who(self.person_at[payer]) | self.whom(self.person_at[payee])
        return ["  " + self.say("event-coins-person", amount=amount, **both)]

    def _fortunes(self, event: Json) -> Lines:
        one, other = event["places"]
        self.coins[one], self.coins[other] = self.coins[other], self.coins[one]
        return [self._two("event-fortunes", one, other)]

    def _places(self, event: Json) -> Lines:
        one, other = event["places"]
        told = self._two("event-places", one, other)
        self.person_at[one], self.person_at[other] = self.person_at[other], self.person_at[one]
        return [told]

    def _two(self, key: str, one: int, other: int) -> str:
        names = [self.names[self.person_at[place]] for place in (one, other)]
        return "  " + self.say(key, person=names[0], target=names[1])

    def _over(self, event: Json) -> Lines:
        return ["", self.say("event-over", reason=event["reason"]), *self.winners(event)]

    def _reveal(self, event: Json) -> Lines:
        return ["  " + self.say("event-reveal", card=self.card(event["card"]), **self.mask(event["mask"]))]

    def question(self) -> str:
        assert self.asked is not None
        kind = self.asked["kind"]
        if kind == "turn" and self.must_take:
            return self.say("question-turn-swap-card", card=self._cards(self.must_take, self.you))
        if kind == "turn":
            return self.say("question-turn" if self.must is None else f"question-turn-{self.must}")
        if kind == "secret":
            own, other = (self.card(card, self.you) for card in self.touched[-2:])
            return self.say("question-secret", own=own, other=other)
        if kind == "contest":
            return self.say("question-contest", person=self.names[self.announcer], **self.mask(self.named))
        power = self.mask(self.power)
        if kind == "name":
            return self.say("question-name", person=self.names[self.user], **power)
        of_cards = any("card" in option for option in self.answers)
        return self.say("question-choose-card" if of_cards else "question-choose-player", **power)

    def waiting(self) -> str:
        assert self.asked is not None
        return self.say("waiting", kind=self.asked["kind"], person=self.names[self.asked["person"]])

    def choice(self, option: Json) -> tuple[str, str]:
        do = option["do"]
        own = self.card(self.place_of(self.you or 0) * self.slots + option.get("own", 0), self.you)
        if do == "take":
            return self.say("answer-take", own=own, card=self.card(option["card"], self.you)), self.say("help-take")
        if do == "look":
            return self.say("answer-look", card=own), self.say("help-look")
        if do in ("announce", "claim"):
            mask = self.mask(option["mask"]) if do == "announce" else {}
            power = {"power": self.what_it_does(option["mask"])} if do == "announce" else {}
            several = {"card": own} if self.slots > 1 else {}
            key = f"answer-{do}-card" if several else f"answer-{do}"
            return self.say(key, **mask, **several), self.say(f"help-{do}", **power)
        if do == "choose" and "card" in option:
            card = self.card(option["card"], self.you)
            return self.say("answer-choose-card", card=card), self.say("help-choose-card", power=self._power_in_use())
        if do == "choose":
            return self._player_choice(option["place"])
        if do == "name":
            return self.say("answer-name", **self.mask(option["mask"])), self.say("help-name")
        return self.say(f"answer-{do}"), self.say(f"help-{do}")

    def _player_choice(self, place: int) -> tuple[str, str]:
        name = self.names[self.person_at[place]]
        mine = self.coins[self.place_of(self.you or 0)]
        told = {"coins": mine, "target_coins": self.coins[place], "power": self._power_in_use()}
        return self.say("answer-choose-player", target=name), self.say("help-choose-player", **told)

    def _power_in_use(self) -> str:
        return self.what_it_does(self.power)

    def table(self) -> Lines:
        lines = []
        for place, person in enumerate(self.person_at):
            key = "table-place-you" if person == self.you else "table-place"
            lines.append("  " + self.say(key, person=self.names[person], coins=self.coins[place]))
        lines.append("  " + self.say("table-court", coins=self.court))
        return [*lines, "  " + self.say("table-masks", masks=self.masks(sorted(set(self.start["deal"]))))]

    def cells(self) -> list[Cell]:
        coins = [
            Cell(person, self.names[person], str(self.coins[place])) for place, person in enumerate(self.person_at)
        ]
        court = self.say("table-court", coins="").rstrip(" :\u00a0\u202f")
        return [*coins, Cell(None, court, str(self.court))]

    def at_a_glance(self, name: Callable[[int], str]) -> Lines:
        coins = [
            self.say("table-place", person=name(person), coins=self.coins[place])
            for place, person in enumerate(self.person_at)
        ]
        return [*coins, self.say("table-court", coins=self.court)]

    def grouped(self, choice: Choice, option: Json) -> Grouped:
        if option["do"] not in ("take", "announce"):
            return super().grouped(choice, option)
        you = self.you or 0
        own = self.card(self.place_of(you) * self.slots + option["own"], you)
        if option["do"] == "take":
            heading = self.say("answer-take", own=own, card=GAP)
            return Grouped(heading, choice.help, self.card(option["card"], you), "")
        key = "answer-announce" if self.slots == 1 else "answer-announce-card"
        heading = self.say(key, mask=GAP, **({"card": own} if self.slots > 1 else {}))
        mask = option["mask"]
        return Grouped(heading, self.say("help-announce", power=GAP), self.mask(mask)["mask"], self.what_it_does(mask))

    def refusal_facts(self) -> dict[str, object]:
        asked = self.names[self.asked["person"]] if self.asked else ""
        return {"edition": self.edition, "person": asked, "you": yes(False)}
