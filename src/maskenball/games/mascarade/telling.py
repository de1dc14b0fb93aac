"""What Mascarade says and shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from maskenball.core.game import ALL_KNOWING, Json, SeenEvent, Viewer
from maskenball.core.telling import Sentence, Telling, said, winners
from maskenball.games.mascarade.rules import answers as ans, words as w
from maskenball.games.mascarade.rules.events import MUSTS, TRADE_PLACES, cards_in, described
from maskenball.games.mascarade.rules.home_made import told_of
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.state import CONTEST, NAME, OVER, SECRET, TURN

SLOTS = (("only",), ("only",), ("left", "right"), ("left", "right", "protected"))
SWAPPED = {True: "yes", False: "no", None: "hidden"}


@cache
def _held(person: int, slot: str, is_own: bool) -> Sentence:
    """A card before somebody. There are few of them, and every move names some: they are made once, never changed."""
    return said("card-of-actor" if is_own else "card-of", person=person, slot=slot)


@cache
def _in_the_centre(number: int) -> Sentence:
    return said("card-centre", number=number)


def _card(lies: int, at: int, slots: int, actor: int) -> Sentence:
    """A card by the person before whom it lies; below 0: in the centre, counted downwards from -1."""
    return _in_the_centre(-lies) if lies < 0 else _held(lies, SLOTS[slots][at], lies == actor)


@lru_cache(maxsize=20_000)
def _words(do: str, person: int, slots: int, own: int, lies: int, at: int, mask: str | None) -> Json:
    """What an answer says that does not depend on the moment: who is asked, with which own card, about which card."""
    says, help = said(f"answer-{do}"), said(f"help-{do}")
    mine = _held(person, SLOTS[slots][own], True)
    several = {"card": mine} if slots > 1 else {}
    if do == "take":
        says = said("answer-take", own=mine, card=_card(lies, at, slots, person), gap="card")
    elif do == "look":
        says = said("answer-look", card=mine)
    elif do == "announce":
        says = said("answer-announce-card" if several else "answer-announce", **several, gap="mask")
        help = said("help-announce", power=mask, gap="power")
    elif do == "claim":
        says = said("answer-claim-card" if several else "answer-claim", **several)
    return {"says": says, "help": help}


def card_named(card: int, persons: Sequence[int], slots: int, actor: int | None = None) -> Sentence:
    """A card by whom it lies before; an actor's own is their own. `persons` says who sits at each place."""
    place, at = divmod(card, slots)
    if place >= len(persons):
        return _in_the_centre(card - len(persons) * slots + 1)
    person = persons[place]
    return _held(person, SLOTS[slots][at], person == actor)


class Places:
    """Who sits where at one moment, and what cards are called then."""

    def __init__(self, game: Mascarade, persons: list[int]) -> None:
        self.slots, self.persons = game.t.slots, persons

    def card(self, card: int, actor: int | None = None) -> Sentence:
        """A card by whom it lies before."""
        return card_named(card, self.persons, self.slots, actor)

    def either(self, cards: Sequence[int], actor: int) -> Json:
        """One of several cards."""
        return {"or": [self.card(card, actor) for card in cards]}

    def with_own(self, card: int, actor: int) -> Json:
        """The actor's own card, where they have several."""
        return {"card": self.card(card, actor)} if self.slots > 1 else {}


class MascaradeTelling(Telling):
    """Mascarade."""

    def opening(self, game: Mascarade, viewer: Viewer) -> Json:
        setup = game.setup
        told: Json = {
            "game": game.title,
            "edition": setup.edition.number,
            "you": viewer if isinstance(viewer, int) else None,
            "players": list(game.names),
            "slots": game.t.slots,
            "deal": [id for cards in [*setup.deal, setup.centre] for id in cards],  # T5: everyone sees it
            "centre": len(setup.centre),
            "coins": setup.coins,
            "court": setup.court,
            "first": setup.first,
            "preparation": setup.preparation,
            "options": ["accidents"] if setup.accidents else [],
        }
        if setup.edition.own_masks:
            told["own_masks"] = {mask.id: told_of(mask) for mask in setup.edition.own_masks}
        return told

    def opens_with(self, start: Json) -> list[Sentence]:
        deal, slots, players = start.get("deal"), start["slots"], len(start["players"])
        if deal is None:
            return [said("table-masks", masks=sorted(set(start["masks"])), depth=0)]
        says = [said("opening-mascarade", edition=start["edition"], players=players, depth=0)]
        for person in range(players):
            masks: list[Any] = deal[person * slots : (person + 1) * slots]
            if slots > 1:
                named = zip(SLOTS[slots], masks, strict=True)
                masks = [said("opening-slot", slot=slot, mask=mask) for slot, mask in named]
            says.append(said("opening-place", person=person, masks=masks, coins=start["coins"][person]))
        if start["centre"]:
            says.append(said("opening-centre", masks=deal[players * slots :]))
        return [*says, said("opening-court", coins=start["court"])]

    def events(self, game: Mascarade, at: int, seen: Sequence[SeenEvent]) -> list[Json]:
        persons, told = game.persons_before(at), []
        places = Places(game, persons)
        for row in seen:
            event = described(row, game.mask_ids, persons)
            says = SAYS[event["event"]](event, places)
            if says:
                event["says"] = says
            told.append(event)
            if row[0] == TRADE_PLACES:
                persons[row[2]], persons[row[3]] = persons[row[3]], persons[row[2]]
        return told

    def waiting(self, game: Mascarade) -> Sentence:
        return said("waiting")

    def question(self, game: Mascarade) -> Sentence:
        t, s = game.t, game.s
        places, asked = Places(game, s.person[: game.t.players]), s.person[s.asked]
        if s.kind == TURN:
            must, cards = MUSTS[s.must], cards_in(ans.cards_to_swap(t, s))
            if cards:
                return said("question-turn-swap-card", card=places.either(cards, asked))
            return said("question-turn" if must is None else f"question-turn-{must}")
        if s.kind == SECRET:
            own, other = (places.card(card, asked) for card in (s.swap_one, s.swap_other))
            return said("question-secret", own=own, other=other)
        mask = game.mask_ids[s.named]
        if s.kind == CONTEST:
            return said("question-contest", person=s.person[s.claim_place[0]], mask=mask)
        if s.kind == NAME:
            return said("question-name", person=s.person[s.role_place[w.ME]], mask=mask)
        of_cards = t.rows[s.pc * 4] == w.CHOOSE_CARD
        return said("question-choose-card" if of_cards else "question-choose-player", mask=mask)

    def answer_in_words(self, game: Mascarade, parts: Json) -> Json:
        do, s, slots = parts["do"], game.s, game.t.slots
        if do == "peek":
            return {}
        person, card = s.person[s.asked], parts.get("card", -1)
        lies = s.person[card // slots] if 0 <= card < game.t.first_centre else game.t.first_centre - card - 1
        if do != "choose":
            return _words(do, person, slots, parts.get("own", 0), lies, card % slots, parts.get("mask"))
        power = game.mask_ids[s.named]
        if card >= 0:
            says = said("answer-choose-card", card=_card(lies, card % slots, slots, person))
            return {"says": says, "help": said("help-choose-card", power=power)}
        place = parts["place"]
        coins = {"coins": s.coins[s.asked], "target_coins": s.coins[place]}
        says = said("answer-choose-player", target=s.person[place])
        return {"says": says, "help": said("help-choose-player", power=power, **coins)}

    def open_table(self, game: Mascarade) -> Json:
        t, s = game.t, game.s
        told: Json = {
            "turn": s.turn,
            "active": s.active,
            "must": MUSTS[s.must],
            "must_take": cards_in(ans.cards_to_swap(t, s)),
            "people": s.person[: t.players],
            "coins": s.coins[: t.players],
            "court": s.court,
            "up": [card for card in range(t.cards) if s.face_audience[card]],
            "announced": None,
            "claims": [],
            "out_of_sight": [s.swap_one, s.swap_other] if s.kind == SECRET else [],
        }
        if s.kind == CONTEST or s.pc >= 0:
            told["announced"] = game.mask_ids[s.named]
            told["claims"] = [{"place": s.claim_place[k], "card": s.claim_card[k]} for k in range(s.claims)]
        return told

    def own_table(self, game: Mascarade, viewer: Viewer) -> Json:
        t, s = game.t, game.s
        if s.kind == OVER:  # K6
            return self.revealed(game)
        if not any(s.face_audience):
            return {"faces": {}}
        bit = 1 << viewer if isinstance(viewer, int) else 0
        seen = {
            str(card): game.mask_ids[s.face_mask[card]]
            for card in range(t.cards)
            if (audience := s.face_audience[card])
            and (audience == t.everyone or audience & bit or viewer is ALL_KNOWING)
        }
        return {"faces": seen}

    def revealed(self, game: Mascarade) -> Json:
        return {"faces": {str(card): game.mask_ids[game.s.cards[card]] for card in range(game.t.cards)}}


TURN_BEGINS, BOUND = [said("event-turn", depth=0)], [said("event-turn", depth=0), said("event-must")]


def _turn(event: Json, places: Places) -> list[Sentence]:
    if "cards" in event:
        return [*TURN_BEGINS, said("event-must-card", card=places.either(event["cards"], event["person"]))]
    return TURN_BEGINS if event["must"] is None else BOUND


def _take(event: Json, places: Places) -> list[Sentence]:
    own, other = (places.card(event[which], event["person"]) for which in ("own", "other"))
    return [said("event-take", own=own, other=other)]


SWAPPED_OR_NOT = [said("event-swap", swapped="hidden")]


def _swap(event: Json, places: Places) -> list[Sentence]:
    swapped = event["swapped"]
    if swapped is None:
        return SWAPPED_OR_NOT
    return [said("event-swap", swapped=SWAPPED[swapped], private=True)]


def _look(event: Json, places: Places) -> list[Sentence]:
    card = places.card(event["card"], event["person"])
    if event["mask"] is None:
        return [said(f"event-{event['event']}", card=card)]
    return [said(f"event-{event['event']}-seen", card=card, private=True)]


def _said_with_a_card(event: Json, places: Places) -> list[Sentence]:
    card = places.with_own(event["card"], event["person"])
    return [said(f"event-{event['event']}-card", **card)] if card else _by_itself(event["event"])


def _turn_up(event: Json, places: Places) -> list[Sentence]:
    key = "event-turn-up-hidden" if event["mask"] is None else "event-turn-up"
    return [said(key, card=places.card(event["card"]))]


def _choose(event: Json, places: Places) -> list[Sentence]:
    if "place" in event:
        return [said("event-choose-player", target=places.persons[event["place"]])]
    return [said("event-choose-card", card=places.card(event["card"], event["person"]))]


def _coins(event: Json, places: Places) -> list[Sentence]:
    payer, payee = event["from"], event["to"]
    if event["why"] == "fine":
        return [said("event-fine", person=places.persons[payer])]
    if isinstance(payer, str) and isinstance(payee, str):
        return [said(f"event-coins-{payer}-to-{payee}")]
    if isinstance(payer, str):
        return [said(f"event-coins-{payer}", person=places.persons[payee])]
    if isinstance(payee, str):
        return [said(f"event-coins-to-{payee}", person=places.persons[payer])]
    return [said("event-coins-person", person=places.persons[payer], target=places.persons[payee])]


def _two(event: Json, places: Places) -> list[Sentence]:
    one, other = (places.persons[place] for place in event["places"])
    return [said(f"event-{event['event']}", person=one, target=other)]


def _over(event: Json, places: Places) -> list[Sentence]:
    return [said("event-over", depth=0), *winners(event)]


def _reveal(event: Json, places: Places) -> list[Sentence]:
    return [said("event-reveal", card=places.card(event["card"]))]


@cache
def _by_itself(event: str) -> list[Sentence]:
    return [said(f"event-{event}")]


def _plain(event: Json, places: Places) -> list[Sentence]:
    return _by_itself(event["event"])


def _nothing(event: Json, places: Places) -> list[Sentence]:
    return []


SAYS = {
    "turn": _turn, "take": _take, "swap": _swap, "look": _look, "peek": _look, "announce": _said_with_a_card,
    "claim": _said_with_a_card, "pass": _plain, "decline": _plain, "turn-up": _turn_up, "turn-down": _nothing,
    "power": _plain, "nothing": _plain, "choose": _choose, "name": _plain, "coins": _coins, "fortunes": _two,
    "places": _two, "over": _over, "reveal": _reveal,
}  # fmt: skip
