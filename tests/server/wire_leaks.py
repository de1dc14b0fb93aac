"""Deliberate leaks of the server: each tells somebody what they may not know, or what they should have to remember.

`WORLDS` must be caught by two worlds on the wire, `MEMORY` by the tests of memory levels. A leak is a function that
patches the server through pytest's monkeypatch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from maskenball.core.game import ALL_KNOWING, Game, Json, SeenEvent, Viewer, seen_by
from maskenball.core.log import Event
from maskenball.games.mascarade.rules import events as mascarade_events
from maskenball.games.mascarade.rules.answers import SWAP
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.telling import MascaradeTelling
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.telling import MasqueradeTelling
from maskenball.server import clock, contest, entries as e, memory, showing
from maskenball.server.hall import Hall
from maskenball.server.live import LiveTable
from maskenball.server.memory import Recall
from maskenball.server.refusals import refused
from maskenball.server.showing import Showing
from maskenball.server.table import CHANGES, Item, Table

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]
WORLDS: dict[str, Leak] = {}
MEMORY: dict[str, Leak] = {}


def told_apart(install: Leak) -> Leak:
    """List a leak that two worlds must catch."""
    WORLDS[install.__name__] = install
    return install


def remembered(install: Leak) -> Leak:
    """List a leak that the tests of memory levels must catch."""
    MEMORY[install.__name__] = install
    return install


# -- the table as it lies --------------------------------------------------------------------------------------------


def _own_table(patch: Patch, game: type[Game], spoil: Callable[[Any, Viewer, Json], None]) -> None:
    honest = game.own_table

    def spoiled(self: Game, person: Viewer) -> Json:
        told = honest(self, person)
        spoil(self, person, told)
        return told

    patch.setattr(game, "own_table", spoiled)


@told_apart
def own_table_shows_the_own_card_face_down(patch: Patch) -> None:
    def spoil(game: Mascarade, person: Viewer, told: Json) -> None:
        if isinstance(person, int):
            card = game.s.person.index(person) * game.t.slots
            told["faces"][str(card)] = game.mask_ids[game.s.cards[card]]

    _own_table(patch, Mascarade, spoil)


@told_apart
def own_table_shows_spectators_what_lies_in_the_centre(patch: Patch) -> None:
    def spoil(game: Mascarade, person: Viewer, told: Json) -> None:
        if person is None:
            told["centre"] = game.s.cards[game.t.first_centre : game.t.cards]

    _own_table(patch, Mascarade, spoil)


@told_apart
def own_table_shows_the_hand_of_the_next(patch: Patch) -> None:
    def spoil(game: Masquerade, person: Viewer, told: Json) -> None:
        if isinstance(person, int):
            told["next"] = game.cards_of(game.s.hand, (person + 1) % game.t.players)

    _own_table(patch, Masquerade, spoil)


@told_apart
def own_table_tells_the_teams_early(patch: Patch) -> None:
    _own_table(patch, Masquerade, lambda game, person, told: told.update(teams=game.s.partners))


@told_apart
def open_table_counts_what_is_still_in_its_place(patch: Patch) -> None:
    honest = Mascarade.open_table

    def spoiled(self: Mascarade) -> Json:
        dealt = self.fresh().s.cards
        return honest(self) | {"moved": sum(a != b for a, b in zip(dealt, self.s.cards, strict=True))}

    patch.setattr(Mascarade, "open_table", spoiled)


# -- what happened ---------------------------------------------------------------------------------------------------


def _seen_by(patch: Patch, sees_all: Callable[[Viewer, Event], bool]) -> None:
    patch.setattr(
        showing, "seen_by", lambda v, event, all: seen_by(ALL_KNOWING if sees_all(v, event) else v, event, all)
    )


@told_apart
def swaps_are_told_to_all(patch: Patch) -> None:
    _seen_by(patch, lambda viewer, event: event[0] == mascarade_events.SWAP)


@told_apart
def spectators_see_everything(patch: Patch) -> None:
    _seen_by(patch, lambda viewer, event: viewer is None)


@told_apart
def the_host_sees_everything(patch: Patch) -> None:
    _seen_by(patch, lambda viewer, event: viewer == 0)


class _First(dict[tuple[Any, ...], bytes]):
    """A cache that forgets whom its bytes were written for."""

    def get(self, key: object, default: Any = None) -> Any:
        return next(iter(self.values()), default)


@told_apart
def events_are_written_once_for_all_viewers(patch: Patch) -> None:
    honest = Showing.__init__

    def init(self: Showing, table: Table, here: Callable[[], set[int]], *more: Any) -> None:
        honest(self, table, here, *more)
        self._happened = _First()

    patch.setattr(Showing, "__init__", init)


@told_apart
def a_swap_makes_messages_longer(patch: Patch) -> None:
    honest = Showing.happened

    def spoiled(self: Showing, person: int | None, late: bool = False) -> bytes:
        game = self.table.game
        assert game is not None
        return honest(self, person, late) + b" " * (game.title == "mascarade" and game.history[-1] == SWAP)

    patch.setattr(Showing, "happened", spoiled)


@told_apart
def a_sentence_says_what_the_event_does_not(patch: Patch) -> None:
    honest = MascaradeTelling.events

    def spoiled(self: MascaradeTelling, game: Mascarade, at: int, seen: Sequence[SeenEvent]) -> list[Json]:
        told = honest(self, game, at, seen)
        for event, row in zip(told, game.events[at], strict=True):
            if event["event"] == "swap":
                event["says"] = [event["says"][0] | {"swapped": "yes" if row[4] else "no"}]
        return told

    patch.setattr(MascaradeTelling, "events", spoiled)


@told_apart
def a_hand_is_told_in_the_words_of_an_event(patch: Patch) -> None:
    honest = MasqueradeTelling.events

    def spoiled(self: MasqueradeTelling, game: Masquerade, at: int, seen: Sequence[SeenEvent]) -> list[Json]:
        told = honest(self, game, at, seen)
        for event in told:
            if event["event"] == "play":
                event["says"] = [event["says"][0] | {"left": game.cards_of(game.s.hand, event["person"])}]
        return told

    patch.setattr(MasqueradeTelling, "events", spoiled)


@told_apart
def the_others_are_told_what_is_asked_in_secret(patch: Patch) -> None:
    honest = MascaradeTelling.waiting

    def spoiled(self: MascaradeTelling, game: Mascarade) -> Json:
        return honest(self, game) | {"card": game.s.cards[game.s.asked * game.t.slots]}

    patch.setattr(MascaradeTelling, "waiting", spoiled)


@told_apart
def legal_answers_are_told_to_all(patch: Patch) -> None:
    honest = Showing.now

    def spoiled(self: Showing, person: int | None) -> Json:
        game = self.table.game
        assert game is not None
        return honest(self, person) | {"answers": [game.option(answer) for answer in game.legal()]}

    patch.setattr(Showing, "now", spoiled)


@told_apart
def refusals_tell_the_last_answer(patch: Patch) -> None:
    def refusal(self: Game, person: int, answer: int) -> Any:
        refused = honest(self, person, answer)
        return refused and refused._replace(sentence=f"{refused.sentence} ({self.history[-1:]})")

    honest = Game.refusal
    patch.setattr(Game, "refusal", refusal)


# -- secrets of the server -------------------------------------------------------------------------------------------


@told_apart
def numbers_count_secrets(patch: Patch) -> None:
    honest = Table.apply

    def apply(self: Table, entry: e.AnyEntry, at: float = 0.0) -> None:
        honest(self, entry, at)
        self.n += isinstance(entry, e.SECRETS)

    patch.setattr(Table, "apply", apply)


@told_apart
def replies_tell_the_length_of_the_journal(patch: Patch) -> None:
    honest = LiveTable.command

    async def command(self: LiveTable, token: str, wanted: Any, *more: Any) -> bytes:
        return (await honest(self, token, wanted, *more))[:-1] + f',"at":{self.table.entries}}}'.encode()

    patch.setattr(LiveTable, "command", command)


@told_apart
def everybody_is_told_that_something_was_lodged(patch: Patch) -> None:
    honest = LiveTable._tell

    def tell(self: LiveTable, entry: e.AnyEntry) -> None:
        honest(self, entry)
        if isinstance(entry, e.Lodged):
            for viewer in [*self.seated.values(), *self.watching]:
                viewer.send(self._showing().document())

    patch.setattr(LiveTable, "_tell", tell)


def _document(patch: Patch, more: Callable[[Table], Json]) -> None:
    honest = showing.table_document
    patch.setattr(showing, "table_document", lambda table, here: honest(table, here) | more(table))


@told_apart
def the_table_tells_who_has_lodged(patch: Patch) -> None:
    _document(patch, lambda table: {"lodged": sorted(table.lodged)})


@told_apart
def the_table_tells_who_has_standing_orders(patch: Patch) -> None:
    _document(patch, lambda table: {"orders": sorted(table.orders)})


@told_apart
def the_table_tells_the_secret_of_the_deal(patch: Patch) -> None:
    _document(patch, lambda table: {"secret": table.secret})


@told_apart
def the_table_tells_the_secret_at_the_call(patch: Patch) -> None:
    _document(patch, lambda table: {"secret": table.secret} if table.phase == "shuffling" else {})


@told_apart
def everybody_is_told_what_was_revealed(patch: Patch) -> None:
    honest = LiveTable._tell

    def tell(self: LiveTable, entry: e.AnyEntry) -> None:
        honest(self, entry)
        if isinstance(entry, e.Revealed):
            for viewer in [*self.seated.values(), *self.watching]:
                viewer.send(showing.encode({"t": "said", "n": self.table.n, "text": entry.salt}))

    patch.setattr(LiveTable, "_tell", tell)


@told_apart
def the_table_tells_the_salts_early(patch: Patch) -> None:
    _document(patch, lambda table: {"salts": [chair.salt for chair in table.seats]})


@told_apart
def answers_in_advance_are_marked(patch: Patch) -> None:
    """As answers of the clock are, openly."""
    honest = LiveTable._answer_by_itself
    patch.setattr(LiveTable, "_answer_by_itself", lambda self, asked, answer, why: honest(self, asked, answer, "clock"))
    patch.setattr(LiveTable, "_is_still_due", lambda *_: True)


@told_apart
def no_clock_runs_for_whoever_has_lodged(patch: Patch) -> None:
    honest = clock.seconds_for
    patch.setattr(clock, "seconds_for", lambda table: 0 if contest.answer_in_advance(table) else honest(table))


@told_apart
def pins_are_everybodys(patch: Patch) -> None:
    honest = Showing._snapshot_of_game
    patch.setattr(
        Showing,
        "_snapshot_of_game",
        lambda self, game, person: honest(self, game, person) | {"pins": str(self.table.pins)},
    )


@told_apart
def commands_are_known_again_whoever_sends_them(patch: Patch) -> None:
    honest = Table.apply

    def apply(self: Table, entry: e.AnyEntry, at: float = 0.0) -> None:
        honest(self, entry, at)
        if entry.c:
            for seat in self.seats:
                seat.remember(entry.c, self.n)

    patch.setattr(Table, "apply", apply)


@told_apart
def refusals_are_known_again_whoever_is_refused(patch: Patch) -> None:
    honest = LiveTable._remembered

    def remember(self: LiveTable, token: str, c: str, answer: bytes) -> bytes:
        for seat in self.table.seats:
            honest(self, seat.token, c, answer)
        return answer

    patch.setattr(LiveTable, "_remembered", remember)


@told_apart
def the_log_of_a_snapshot_is_all_knowing(patch: Patch) -> None:
    honest = Game.told
    patch.setattr(Game, "told", lambda game, at, viewer: honest(game, at, ALL_KNOWING))


@told_apart
def records_can_be_fetched_early(patch: Patch) -> None:
    async def sheet(self: Hall, id: str, number: int) -> str:
        found = await self.find(id=id)
        if found.table.number != number or found.table.game is None:
            raise refused("unknown")
        return found.table.game.sheet()

    patch.setattr(Hall, "sheet", sheet)


# -- what people should have to remember -----------------------------------------------------------------------------


@remembered
def the_deal_is_sent_again_at_strict(patch: Patch) -> None:
    patch.setattr(memory, "opening", lambda table, start: start)


@remembered
def the_deal_is_sent_again_at_log(patch: Patch) -> None:
    honest = memory.opening
    patch.setattr(
        memory, "opening", lambda table, start: start if table.options.memory == "log" else honest(table, start)
    )


def _recall(patch: Patch, spoil: Callable[[Table, int | None, int, Recall], Recall]) -> None:
    honest = memory.recall

    def spoiled(table: Table, person: int | None, after: int = 0) -> Recall:
        return spoil(table, person, after, honest(table, person, after))

    patch.setattr(memory, "recall", spoiled)


@remembered
def strict_sends_everything_again(patch: Patch) -> None:
    def spoil(table: Table, person: int | None, after: int, again: Recall) -> Recall:
        return again._replace(items=[item for item in table.items if item.n > after])

    _recall(patch, spoil)


@remembered
def strict_sends_spectators_everything_again(patch: Patch) -> None:
    def spoil(table: Table, person: int | None, after: int, again: Recall) -> Recall:
        everything: list[Item] = [item for item in table.items if item.n > after]
        return again._replace(items=everything) if person is None else again

    _recall(patch, spoil)


@remembered
def own_sights_are_sent_again_beyond_their_window(patch: Patch) -> None:
    """Once seen, or asked again, and still told."""
    changes: Any = CHANGES
    patch.setitem(changes, e.Seen, lambda table, entry: None)


@remembered
def own_sights_are_in_the_log(patch: Patch) -> None:
    _recall(patch, lambda table, person, after, again: again._replace(viewer=person))


@remembered
def the_next_question_leaves_the_sight(patch: Patch) -> None:
    honest = Table._note_sights
    patch.setattr(Table, "_note_sights", lambda self, game, is_aside: honest(self, game, True))


@remembered
def the_window_is_that_of_whoever_is_asked(patch: Patch) -> None:
    honest = memory.recall
    patch.setattr(
        memory,
        "recall",
        lambda table, person, after=0: honest(table, table.asked.person if table.asked else person, after),
    )


@remembered
def what_was_left_out_is_called_complete(patch: Patch) -> None:
    _recall(patch, lambda table, person, after, again: again._replace(complete=True))
