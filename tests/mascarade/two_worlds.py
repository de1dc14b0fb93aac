"""Two worlds of Mascarade: the same public game, other people's swaps turned round."""

from __future__ import annotations

from random import Random

from maskenball.core.game import Game, Json, Refused
from maskenball.games.mascarade.rules.answers import CHOOSE_CARD, CHOOSE_PLAYER, KEEP, PASS, PEEK, SWAP
from maskenball.games.mascarade.rules.match import Mascarade
from tests.mascarade.agreement import opinion_on
from tests.mascarade.random_tables import random_answer, random_table
from tests.mascarade.second_opinion import Opinion
from tests.worlds import Pair, Viewer, Watch, fingerprint, unwatched

SECRETS_OF_ONE = {"swap": "swapped", "look": "mask", "peek": "mask"}


class Entitlement:
    """What the rules let a viewer see, from the events of the second opinion (K1-K6), never from our views."""

    def __init__(self) -> None:
        self.latest: dict[int, list[Json]] = {}
        self.princess: dict[int, bool] = {}

    def happened(self, game: Game, events: list[Json]) -> None:
        """Note what a decision caused in one of the worlds."""
        self.latest[id(game)] = events

    def __call__(self, game: Game, viewer: Viewer) -> object:
        return [self._seen(game, event, viewer) for event in self.latest[id(game)]]

    def _seen(self, game: Game, event: Json, viewer: Viewer) -> Json:
        kind, person = event["event"], event.get("person")
        if kind == "power":
            self.princess[id(game)] = event["mask"] == "princess"
        if kind in SECRETS_OF_ONE and person != viewer:  # K2
            return {key: value for key, value in event.items() if key != SECRETS_OF_ONE[kind]}
        if kind == "turn-up" and self._by_princess(game, event) and viewer in (person, None):  # K3, K5
            return {key: value for key, value in event.items() if key != "mask"}
        return event

    def _by_princess(self, game: Game, event: Json) -> bool:
        """A card that was turned up right after a choice, by the power of the Princess."""
        events = self.latest[id(game)]
        at = next(i for i, e in enumerate(events) if e is event)
        return self.princess.get(id(game), False) and any(e["event"] == "choose" for e in events[:at])


def tempting_answer(one: Mascarade, other: Mascarade, chance: Random) -> tuple[int, int]:
    """A random answer that often touches what differs: cards that are not the same in both worlds, or lie face up."""
    person, answer = random_answer(one, chance, truth=0.4)
    decision = one.decision()
    if decision is None or answer >= PEEK or chance.random() < 0.4:
        return person, answer
    legal = one.legal()
    if decision.kind == "contest" and chance.random() < 0.7:
        return person, PASS
    if decision.kind == "turn":
        wanted = [a for a in legal if one.text(a).split()[1:2] in (["princess"], ["fool"], ["spy"])]
    else:
        slots, faces = one.t.slots, one.s.face_audience
        differs = [i for i in range(one.t.cards) if faces[i] or one.s.cards[i] != other.s.cards[i]]
        touching = {CHOOSE_CARD + i for i in differs} | {CHOOSE_PLAYER + i // slots for i in differs}
        wanted = [a for a in legal if a in touching]
    return person, chance.choice(wanted) if wanted else answer


def compare_two_worlds(chance: Random, most_decisions: int = 120, watch: Watch = unwatched) -> Pair:
    """Play a random game in two worlds; raises Leak if anybody can tell what they may not know."""
    one = random_table(chance)
    other = one.fresh()
    entitled = Entitlement()
    opinions: tuple[Opinion, Opinion] = (opinion_on(one), opinion_on(other))
    for game, opinion in zip((one, other), opinions, strict=True):
        entitled.happened(game, opinion.start())
    pair = Pair(one, other, entitled)
    pair.compare(chance, really_differ=False)
    watch(pair)
    flips = chance.choice((0.1, 0.3, 0.6))
    for _ in range(most_decisions):
        if one.over or not pair.viewers:
            break
        person, answer = tempting_answer(one, other, chance)
        turned = answer
        if answer in (SWAP, KEEP) and chance.random() < flips:
            turned = SWAP + KEEP - answer
        try:
            for game, opinion, given in zip((one, other), opinions, (answer, turned), strict=True):
                text = game.text(given)
                game.play(person, given)
                entitled.happened(game, opinion.play(game.names[person], text))
        except Refused:
            break  # the worlds have parted in public
        pair.compare(chance, really_differ=answer != turned or fingerprint(one) != fingerprint(other))
        watch(pair)
    return pair
