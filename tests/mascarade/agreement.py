"""The second opinion: the rules written again, plainly, by somebody who has not seen the engine.

Random games are played on both; after every decision the documents, the legal answers and the events must be equal.
The census says what those games held, so that agreement on rare things is not agreement on nothing.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from maskenball.core.game import ALL_KNOWING, Json
from maskenball.games.mascarade.rules import notation
from maskenball.games.mascarade.rules.match import Mascarade
from tests.mascarade.random_tables import random_answer, random_table, small_table
from tests.mascarade.second_opinion import Opinion
from tests.played import seen_events

Census = Counter[str]


def opinion_on(game: Mascarade) -> Opinion:
    """The second opinion, sitting at the same table."""
    setup = game.setup
    return Opinion(
        setup.edition.number, list(setup.names), setup.deal, setup.centre, setup.coins, setup.court, setup.first,
        setup.preparation, setup.accidents,
    )  # fmt: skip


def agree_on_a_small_game(chance: Random, census: Census) -> None:
    """The same at a table of two to four players with accidental looks."""
    agree_on_a_game(chance, census, table=small_table(chance))


def agree_on_a_game(chance: Random, census: Census, most_decisions: int = 400, table: Mascarade | None = None) -> None:
    """Play one random game on both and compare after every decision; raises AssertionError with the score sheet."""
    game = random_table(chance) if table is None else table
    opinion = opinion_on(game)
    truth = chance.choice((0.1, 0.5, 0.9))
    assert seen_events(game, ALL_KNOWING) == opinion.start(), game.sheet()
    for _ in range(most_decisions):
        if game.over:
            break
        person, answer = random_answer(game, chance, truth)
        text = game.text(answer)
        liars = game.s.liar[: game.s.liars]
        game.play(person, answer)
        events = seen_events(game, ALL_KNOWING)
        assert events == opinion.play(game.names[person], text), f"{game.sheet()}\n# events differ"
        mine, theirs = game.document(), opinion.document()
        mine["legal"], theirs["legal"] = sorted(mine["legal"]), sorted(theirs["legal"])  # type: ignore[call-overload]
        assert mine == theirs, f"{game.sheet()}\n# documents differ"
        if not game.over:
            faces = {str(card): mask for card, mask in opinion.face_up.items()}
            assert game.own_table(ALL_KNOWING)["faces"] == faces, f"{game.sheet()}\n# faces differ"
        assert game.s.preparation == max(0, opinion.preparation - opinion.turn + 1), game.sheet()
        _count(census, game, events, liars)
    census["games"] += 1
    census["decisions"] += len(game.history)


def _count(census: Census, game: Mascarade, events: list[Json], liars: list[int]) -> None:
    kinds = Counter(event["event"] for event in events)
    census["claims in contests"] += kinds["claim"]
    census["contests"] += kinds["turn-up"] > 1
    census["peeks"] += kinds["peek"]
    used = Counter(event["mask"] for event in events if event["event"] == "power")
    for mask, n in used.items():
        census[f"power: {mask}"] += n
    census["two Peasants turned up"] += used["peasant"] == 2
    for event in events:
        if event["event"] == "turn" and event["must"]:
            census[f"turns bound: {event['must']}"] += 1
            waits = game.s.must_look >> event["person"] & 1
            census[f"owed Looks that wait: {event['must']}"] += waits
            for card in event.get("cards", ()):
                slot = notation.SLOTS[card % game.t.slots]
                census[f"forced swaps, {game.t.players} players: {slot}"] += 1
        if event["event"] == "places":
            census["Puppet Master moves"] += 1
            moved = [game.s.person[place] for place in event["places"]]
            census["Puppet Master moves of liars"] += any(p in liars for p in moved)
        if event["event"] == "over":
            census[f"ended: {event['reason']}"] += 1
            census["shared wins"] += len(event["winners"]) > 1
    if kinds["choose"] and kinds["turn-up"] and game.mask_ids[game.s.named] == "princess":
        census["Princess targets"] += 1
