"""What Masquerade says and shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maskenball.core.game import ALL_KNOWING, Json, SeenEvent, Viewer
from maskenball.core.telling import Sentence, Telling, said, winners
from maskenball.games.masquerade.rules.deck import CARDS, Deck
from maskenball.games.masquerade.rules.events import TEAMS, described
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.state import OVER, PLAY

WAITING = ("play", "steal", "take", "trade")
"""What the others are told, for each kind of question."""
QUESTIONS = ("question-play", "question-steal", "question-steal-take", "question-trade")


def plain(card: str) -> Sentence:
    """A card by its colour and number."""
    colour, number = card.split("-")
    return said("card-colour", colour=colour, number=number)


def named(card: str | None, deck: Json) -> Sentence:
    """A card with what it is."""
    if card is None:
        return said("card-hidden")
    special = {"red-1": "card-magician", "red-2": "card-partner"}
    special |= {deck["thief"]: "card-thief", deck["merchant"]: "card-merchant"}
    marks = [said(special[card])] if card in special else []
    if card in deck["diamonds"]:
        marks.append(said("card-diamond"))
    return said("card-with", card=plain(card), marks=marks) if marks else plain(card)


def deck_told(deck: Deck) -> Json:
    """A deck as an opening tells it."""
    return {"name": deck.id, "diamonds": list(deck.diamonds), "thief": deck.thief, "merchant": deck.merchant}


class MasqueradeTelling(Telling):
    """Masquerade."""

    def opening(self, game: Masquerade, viewer: Viewer) -> Json:
        setup = game.setup
        told: Json = {
            "game": game.title,
            "you": viewer if isinstance(viewer, int) else None,
            "players": list(game.names),
            "deck": deck_told(setup.deck),
            "hand_size": game.t.hand_size,
            "first": setup.first,
        }
        if isinstance(viewer, int):
            told["hand"] = sorted(setup.hands[viewer], key=CARDS.index)
        elif viewer is ALL_KNOWING:
            told["hands"] = [sorted(hand, key=CARDS.index) for hand in setup.hands]
        return told

    def opens_with(self, start: Json) -> list[Sentence]:
        deck = start["deck"]
        says = [
            said("opening-masquerade", players=len(start["players"]), cards=start["hand_size"], depth=0),
            said("opening-deck", thief=plain(deck["thief"]), merchant=plain(deck["merchant"])),
            said("opening-diamonds", cards=[plain(card) for card in deck["diamonds"]]),
        ]
        if "hand" in start:
            says.append(said("opening-hand", cards=[named(card, deck) for card in start["hand"]]))
        for person, hand in enumerate(start.get("hands", [])):
            says.append(said("opening-hand-of", person=person, cards=[named(card, deck) for card in hand]))
        return says

    def events(self, game: Masquerade, at: int, seen: Sequence[SeenEvent]) -> list[Json]:
        deck, told = deck_told(game.setup.deck), []
        for row in seen:
            event = described(row, game.t.players)
            says = SAYS[event["event"]](event, deck)
            told.append(event | {"says": says} if says else event)
        return told

    def waiting(self, game: Masquerade) -> Sentence:
        return said("waiting-masquerade", kind=WAITING[game.s.kind])

    def question(self, game: Masquerade) -> Sentence:
        s = game.s
        return said("question-play-lead" if s.kind == PLAY and not s.trick_size else QUESTIONS[s.kind])

    def answer_in_words(self, game: Masquerade, parts: Json) -> Json:
        do, deck = parts["do"], deck_told(game.setup.deck)
        if do == "play":
            return {"says": said("answer-play", card=named(parts["card"], deck)), "help": said("help-play")}
        if do == "steal":
            return {"says": said("answer-steal", target=parts["of"]), "help": said("help-steal")}
        if do == "take":
            return {"says": said("answer-steal-take", card=named(parts["card"], deck)), "help": said("help-steal-take")}
        if do == "trade":
            cards = {which: named(parts[which], deck) for which in ("hand", "pile")}
            return {"says": said("answer-trade", **cards, gap="pile"), "help": said("help-trade")}
        return {"says": said("answer-decline-action"), "help": said("help-decline-action")}

    def open_table(self, game: Masquerade) -> Json:
        t, s = game.t, game.s
        return {
            "turn": s.turn,
            "leader": s.leader,
            "trick": [CARDS[card] for card in s.trick[: s.trick_size]],
            "best": s.best if s.trick_size else None,
            "hand_sizes": s.hand_size[: t.players],
            "pile_sizes": s.pile_size[: t.players],
        }

    def own_table(self, game: Masquerade, viewer: Viewer) -> Json:
        s = game.s
        if s.kind == OVER or viewer is ALL_KNOWING:  # W5
            return self.revealed(game)
        if isinstance(viewer, int):
            return {"hand": game.cards_of(s.hand, viewer), "pile": game.cards_of(s.pile, viewer)}
        return {}

    def revealed(self, game: Masquerade) -> Json:
        s, seats = game.s, range(game.t.players)
        hands, piles = ([game.cards_of(counts, seat) for seat in seats] for counts in (s.hand, s.pile))
        return {"hands": hands, "piles": piles, "teams": [TEAMS[s.partners >> seat & 1] for seat in seats]}


def _see(event: Json, deck: Json) -> list[Sentence]:
    card = event["card"]
    return [] if card is None else [said("event-see", card=named(card, deck), depth=2, private=True)]


def _stolen(event: Json, deck: Json) -> list[Sentence]:
    return [said("event-stolen", card=named(event["card"], deck), target=event["of"])]


def _trade(event: Json, deck: Json) -> list[Sentence]:
    if event["hand"] is None:
        return [said("event-trade")]
    return [said("event-trade-seen", **{c: named(event[c], deck) for c in ("hand", "pile")}, private=True)]


def _over(event: Json, deck: Json) -> list[Sentence]:
    return [said("event-tricks-over", depth=0), *(winners(event) or [said("event-draw", depth=0)])]


SAYS: dict[str, Callable[[Json, Json], list[Sentence]]] = {
    "turn": lambda event, deck: [said("event-trick-begins", depth=0)],
    "play": lambda event, deck: [said("event-play", card=named(event["card"], deck))],
    "trick": lambda event, deck: [said("event-trick")],
    "steal": lambda event, deck: [said("event-steal", target=event["of"])],
    "see": _see,
    "stolen": _stolen,
    "trade": _trade,
    "decline": lambda event, deck: [said("event-decline")],
    "over": _over,
    "team": lambda event, deck: [said("event-team")],
    "reveal": lambda event, deck: [],
}
