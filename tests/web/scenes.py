"""Moments of Mascarade that are set up, not found: a score sheet, answers, and what a page at the first seat is told.

A moment is what the page is told one after the other: a snapshot, then whatever brings it to the beat that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from maskenball.core.beats import beats_of
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.setup import Setup
from maskenball.server import entries as e
from maskenball.server.options import Options
from maskenball.server.showing import Showing
from maskenball.server.table import Table

Json = dict[str, Any]
Moment = list[Json]

NAMES = ("Livia", "Bruno", "Cosima", "Dario", "Elisa", "Fausto", "Greta", "Hugo", "Ines", "Jakob", "Klara", "Luca",
         "Maximilian")  # fmt: skip
COINS = (6, 7, 5, 6, 9, 4, 6, 8, 6, 3, 7, 6, 11)
SEVEN = "judge trickster empress fool king thief witch"
MASKS = {
    1: "judge bishop queen king witch cheat fool thief spy inquisitor widow peasant peasant",
    2: "judge trickster empress king witch cheat fool thief spy guru widow peasant",
}
"""By edition, in the order in which a table of so many has them; seven have a choice of their own."""
BOT = 5
HELD = 60_000
"""Milliseconds: the beat that is meant does not end by itself."""
HIDE = {"t": "hide"}
"""Said to the page and not to its line: nobody looks."""
LOOK = {"t": "look"}


def edition_of(players: int) -> int:
    """The second, where it has room for them."""
    return 2 if 4 <= players <= 12 else 1


class Scene:
    """A table with cards where they are wanted, and Livia's page at it."""

    def __init__(
        self,
        players: int,
        lie: dict[int, str],
        coins: Sequence[int] = COINS,
        first: int = 1,
        preparation: int = 0,
        **options: Any,
    ) -> None:
        slots, edition = {2: 3, 3: 2}.get(players, 1), edition_of(players)
        masks = (SEVEN if players == 7 else MASKS[edition]).split()[: max(6, players)]
        for mask in lie.values():  # a mask that this table would not have takes the place of another
            if mask not in masks:
                masks[next(k for k, one in enumerate(masks) if one not in lie.values())] = mask
        rest = [mask for mask in masks if mask not in lie.values()]
        cards = [lie[k // slots] if k % slots == 0 and k // slots in lie else "" for k in range(players * slots)]
        cards = [card or rest.pop() for card in cards]
        deal = [cards[k * slots : (k + 1) * slots] for k in range(players)]
        setup = Setup(
            NAMES[:players], EDITIONS[edition], deal, rest, list(coins[:players]), preparation, court=2, first=first
        )
        wish = {"edition": edition, "memory": "strict", "clock": 60, "deal_seconds": 60} | options
        self.table = Table("scene", e.Opened(options=Options(game="mascarade", players=players, **wish)))
        for seat, name in enumerate(NAMES[:players]):
            bot = seat == BOT
            self.table.apply(e.Botted(seat=seat, name=name) if bot else e.Seated(seat=seat, name=name, token=name))
        self.table.apply(e.Started(rules=Mascarade.RULES, sheet=Mascarade(setup).sheet()))
        self.slots, self.n = slots, players

    @property
    def game(self) -> Any:
        """The game."""
        return self.table.game

    def begins(self) -> Scene:
        """Cards go down."""
        self.table.apply(e.Begun())
        return self

    def plays(self, *answers: str) -> Scene:
        """Whoever is asked answers: `look`, `pass`; of several own cards the left one."""
        for answer in answers:
            asked = self.game.decision()
            texts = [option["text"] for option in self.game.asking()["answers"]]
            found = next(text for text in (answer, f"{answer} left", *texts) if text in texts)
            self.table.apply(e.Answered(person=asked.person, answer=found))
        return self

    def passes(self, *claimants: int) -> Scene:
        """All who are asked pass, but for some."""
        while (asked := self.game.decision()) is not None and asked.kind == "contest":
            self.plays("claim" if asked.person in claimants else "pass")
        return self

    def passes_until(self, person: int, *claimants: int) -> Scene:
        """The same, until somebody is asked."""
        while (asked := self.game.decision()).person != person:
            self.plays("claim" if asked.person in claimants else "pass")
        return self

    def _showing(self, stage: Json | None = None) -> Showing:
        return Showing(self.table, lambda: set(range(self.n)) - {BOT}, stage=stage)

    def told(self, left: float = 41) -> Json:
        """A page that comes now."""
        told: Json = json.loads(self._showing().snapshot(0, left=left))
        return told

    def asks(self) -> Json:
        """The question that is open now."""
        asks: Json = json.loads(self._showing().asks(0))
        return asks

    def shows(self, answer: str, until: str = "", *, held: bool = True) -> Moment:
        """A decision, beat by beat: the last beat of this name goes on until something else is told. Not `held`: every
        beat until then takes its time, and that is all."""
        moment = [self.told()]
        self.plays(answer)
        beats = [beat._asdict() for beat in beats_of(self.game, "normal")]
        last = max((k for k, beat in enumerate(beats) if beat["beat"] == until), default=len(beats) - 1)
        beats = beats[: last + 1]
        if held:
            beats = [*(beat | {"ms": 0} for beat in beats[:-1]), beats[-1] | {"ms": HELD}]
        stage = {"seq": self.table.seq, "beats": beats, "at": 0, "paused": False, "keeper": None, "going": []}
        moment.append(json.loads(self._showing(stage).happened(0)))
        return moment

    def stage(self, ms: int, **more: Any) -> Json:
        """The stage goes on: the beat that is on ends in so many milliseconds."""
        beats = [beat._asdict() | {"ms": 0} for beat in beats_of(self.game, "normal")]
        reading = next(k for k, beat in enumerate(beats) if beat["beat"] == "reading")
        beats[reading]["ms"] = ms
        return {"t": "stage", "n": self.table.n, "seq": self.table.seq, "beats": beats[: reading + 1], "at": 0,
                "paused": False, "keeper": None, "going": []} | more  # fmt: skip


def round_before(players: int, must: bool = False) -> Scene:
    """A round: everybody has done something since your last turn; with `must` your card was turned up in it."""
    gains = {4: 3, 6: 2 + must, 0: -int(must)}
    coins = [coin - (gains.get(k, 0) if players > 4 else 0) for k, coin in enumerate(COINS)]
    scene = Scene(players, {0: "thief" if players > 6 else "cheat"}, coins, first=0).begins()
    scene.plays("look")
    rich = "empress" if edition_of(players) == 2 else "queen"
    for person in range(1, players):
        if person in (4, 6) and players > 4:
            scene.plays(f"announce {rich if person == 4 else 'judge'}").passes(*[0] * (must and person == 6))
        elif person in (2, 5):
            scene.plays(f"take {'Livia' if person == 5 else NAMES[4] if players > 4 else NAMES[1]}", "keep")
        else:
            scene.plays("look")
    return scene


def reveal(players: int, mask: str = "king", asks: bool = False) -> tuple[Scene, list[int]]:
    """Bruno announces, some claim too, you last: all but your answer."""
    claimants = [1, 3, 8, 10] if players > 10 else [1, 3] if players >= 7 else [1, 2] if players > 3 else [1]
    lie = {0: "thief" if players > 6 else "cheat", 1: "witch" if mask != "witch" else "king"}
    if players > 3:
        lie |= {claimants[1]: mask}
    elif asks:
        lie |= {1: mask}
    if players > 10:
        lie |= {8: "spy", 10: "judge"}
    scene = Scene(players, lie).begins()
    scene.plays(f"announce {mask}").passes_until(0, *claimants)
    return scene, claimants


BEATS = ("walk", "hush", "turn", "seals", "power", "fines", "reading", "down")


def of_reveal(beat: str) -> Callable[[int], Moment]:
    """A reveal, held at a beat."""

    def moment(players: int) -> Moment:
        scene, _ = reveal(players)
        return scene.shows("claim", beat)

    return moment


def announces(players: int) -> Moment:
    """Bruno says who he is."""
    return Scene(players, {1: "witch"}).begins().shows("announce king", "announce")


def reading(players: int) -> Moment:
    """The whole result, with four seconds left."""
    scene, _ = reveal(players)
    return [*scene.shows("claim", "reading"), scene.stage(4500)]


def kept(players: int) -> Moment:
    """Elisa keeps them up; Cosima would go on."""
    scene, _ = reveal(players)
    who = min(4, players - 1)
    going = [2] if players > 3 else []
    return [*scene.shows("claim", "reading"), scene.stage(26_000, keeper=who, going=going)]


def asks(players: int) -> Moment:
    """Dario, the Witch, chooses."""
    scene, _ = reveal(players, "witch", asks=True)
    return [*scene.shows("claim"), scene.asks()]


def chooses(players: int) -> Moment:
    """You are the Witch, and choose."""
    scene = Scene(players, {0: "witch", 1: "king"}).begins()
    scene.plays("announce witch").passes_until(0)
    return [*scene.shows("claim"), scene.asks()]


def names(players: int) -> Moment:
    """Somebody asks who you are."""
    players = max(4, players)  # with fewer nobody may
    mask = "guru" if edition_of(players) == 2 else "inquisitor"
    scene = Scene(players, {1: mask, 0: "witch"}).begins()
    scene.plays(f"announce {mask}").passes()
    moment = scene.shows("choose Livia")
    return [*moment, scene.asks()]


def princess(players: int) -> Moment:
    """Everybody sees your card, and you do not; only the second edition has the Princess."""
    players = min(12, max(4, players))
    who = min(4, players - 1)
    scene = Scene(players, {who: "princess"}, first=who).begins()
    scene.plays("announce princess").passes()
    return scene.shows("choose Livia", "turn")


def missed(players: int) -> Moment:
    """A reveal that nobody at this page saw."""
    scene, _ = reveal(players)
    moment = scene.shows("claim", "reading")
    return [moment[0], HIDE, moment[1], LOOK, scene.asks()]


def contest(players: int) -> Moment:
    """Bruno says he is the King; you are last, and may answer ahead."""
    scene = Scene(players, {}).begins().plays("announce king").passes_until((players - 1) if players > 2 else 0)
    return [scene.told(7)]


def asked_contest(players: int) -> Moment:
    """The same, and you are asked."""
    return [Scene(players, {}).begins().plays("announce king").passes_until(0).told(7)]


def looks(players: int) -> Moment:
    """You look at your card."""
    scene = Scene(players, {0: "thief" if players > 6 else "cheat"}, first=0).begins()
    return scene.shows("look", "sight")


def others_look(players: int) -> Moment:
    """Bruno looks at his."""
    return Scene(players, {}).begins().shows("look", "sight")


def swaps(players: int) -> Moment:
    """Your hands are under the table, with a card of Elisa's."""
    scene = Scene(players, {}, first=0).begins()
    moment = scene.shows(f"take {NAMES[min(4, players - 1)]}")
    return [*moment, scene.asks()]


def others_swap(players: int) -> Moment:
    """Two cards are under the table, in Bruno's hands."""
    scene = Scene(players, {}).begins()
    return scene.shows(f"take {NAMES[min(4, players - 1)] if players > 2 else NAMES[0]}", "under")


def spies(players: int) -> Moment:
    """You are the Spy: you see both cards under the table."""
    scene = Scene(players, {0: "spy", min(4, players - 1): "king"}, first=0).begins()
    scene.plays("announce spy").passes()
    moment = scene.shows(f"choose {NAMES[min(4, players - 1)]}")
    return [*moment, scene.asks()]


def memorises(players: int) -> Moment:
    """The cards lie open."""
    return [Scene(players, {}, first=0).told()]


def rests(players: int) -> Moment:
    """Cosima's turn; everybody else has had theirs."""
    scene = round_before(players)
    scene.plays("look").plays("look")
    return [scene.told(32)]


def turn(players: int) -> Moment:
    """Your turn, all three actions free."""
    return [round_before(players).told()]


def bound(players: int) -> Moment:
    """Your turn; your card was turned up."""
    return [round_before(players, must=players > 6).told()]


def prepares(players: int) -> Moment:
    """The first turns are for swapping."""
    scene = Scene(players, {}, first=0, preparation=4).begins()
    return [scene.told()]


def over(players: int) -> Moment:
    """Somebody has won."""
    scene = Scene(players, {1: "king"}, [12 if k == 1 else coins for k, coins in enumerate(COINS)]).begins()
    scene.plays("announce king").passes()
    return [scene.told()]


MOMENTS: dict[str, Callable[[int], Moment]] = {
    "memorising": memorises, "turn": turn, "bound": bound, "rest": rests, "announces": announces, "contest": contest,
    "asked contest": asked_contest, **{f"reveal: {beat}": of_reveal(beat) for beat in BEATS}, "reading": reading,
    "kept": kept, "asks": asks, "choose": chooses, "name": names, "princess": princess, "missed": missed,
    "look": looks, "others look": others_look, "swap": swaps, "others swap": others_swap, "spy": spies,
    "prepares": prepares, "over": over,
}  # fmt: skip
