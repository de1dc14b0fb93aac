"""Who knows what: messages and views of players and spectators (K1-K6)."""

from __future__ import annotations

import json

import pytest

from maskenball.core.game import HIDDEN
from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.events import TURN_UP
from tests.mascarade.test_announce import contest
from tests.played import question_of, refused, rule, say, seen_events, sheet, table

THREE = "king+bishop, judge+queen, witch+fool"
FOUR = "king, bishop, judge, queen | thief, cheat"
SIX_2E = "princess, king, judge, patron, fool, spy"
FOOL = ["Adele: announce fool", "Bruno: pass", "Cedric: pass", "Didier: pass", "Adele: choose Bruno"]
SPY = ["Adele: announce spy", "Bruno: pass", "Cedric: pass", "Didier: pass", "Adele: choose Cedric"]
SHOWN = ["Bruno: announce princess", "Cedric: pass", "Didier: pass", "Emma: pass", "Fran: pass", "Adele: pass"]
PUBLIC = (0, 1, 2, 3, None)


def everything_sent(text: str, person: int | None) -> list[str]:
    """Every message and every view of one person, byte for byte, from the deal on."""
    replay = Replay(text)
    sent = [json.dumps(replay.game.message(person)), repr(replay.game.view(person))]
    for game in replay.steps():
        sent += [json.dumps(game.message(person)), repr(game.view(person))]
    return sent


@rule("K1")
def test_everyone_knows_the_deal_the_coins_who_sits_where_and_whose_decision_it_is() -> None:
    game = table(FOUR, coins="1, 2, 3, 4 | 5")
    starts = [{**game.message(person)["start"], "you": None} for person in PUBLIC]
    assert starts.count(starts[0]) == len(PUBLIC)
    assert [game.message(person)["start"]["you"] for person in PUBLIC] == list(PUBLIC)
    assert (starts[0]["coins"], starts[0]["court"]) == ([1, 2, 3, 4], 5)
    assert all(question_of(game, person) == {"person": 0, "kind": "turn"} for person in PUBLIC)
    assert all(game.view(person).state.person[:4] == [0, 1, 2, 3] for person in PUBLIC)


@rule("K1")
@pytest.mark.parametrize(
    ("lines", "event"),
    [
        (["Adele: take centre.2"], {"event": "take", "person": 0, "own": 0, "other": 5}),
        (["Adele: announce king"], {"event": "announce", "person": 0, "mask": "king", "card": 0}),
        (["Adele: announce king", "Bruno: pass"], {"event": "pass", "person": 1}),
        (["Adele: announce king", "Bruno: claim"], {"event": "claim", "person": 1, "card": 1}),
        (["Bruno: peek"], {"event": "peek", "person": 1, "card": 1, "mask": None}),
    ],
)
def test_every_touch_announcement_pass_claim_and_accidental_look_is_public(
    lines: list[str], event: dict[str, object]
) -> None:
    game = table(FOUR, *lines, options="accidents")
    assert all(seen_events(game, person) == [event] for person in (0, 2, 3, None))


@rule("K1")
def test_every_turned_up_card_fine_and_payment_is_public() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce queen", "Didier")
    told = seen_events(game, None)
    assert {"event": "turn-up", "person": 0, "card": 0, "mask": "king"} in told
    assert {"event": "coins", "from": "bank", "to": 3, "amount": 2, "why": "power"} in told
    assert {"event": "coins", "from": 0, "to": "court", "amount": 1, "why": "fine"} in told
    assert all(seen_events(game, person) == told for person in PUBLIC)


@rule("K1")
def test_only_the_person_asked_is_told_the_answers() -> None:
    game = table(FOUR, "Adele: announce king")
    assert [answer["text"] for answer in game.message(1)["answers"]] == ["pass", "claim"]
    assert all("answers" not in game.message(person) for person in (0, 2, 3, None))
    assert [len(game.view(person).legal) for person in PUBLIC] == [0, 2, 0, 0, 0]


@rule("K2")
@pytest.mark.parametrize(
    ("lines", "knower", "seen"),
    [
        (["Adele: look"], 0, {(0, "fool")}),
        (["Cedric: peek"], 2, {(2, "spy")}),
        (["Adele: look", "Cedric: peek"], 2, {(2, "spy")}),
        (SPY, 0, {(0, "fool"), (2, "spy")}),
    ],
)
def test_what_a_player_saw_is_secret_to_them(lines: list[str], knower: int, seen: set[tuple[int, str]]) -> None:
    game = table("fool, judge, spy, king", *lines, options="accidents")
    for person in PUBLIC:
        told = [e for e in seen_events(game, person) if e["event"] in ("look", "peek")]
        assert {e["card"] for e in told} == {card for card, _ in seen}
        known = {(e["card"], e["mask"]) for e in told if e["mask"] is not None}
        assert known == (seen if person == knower else set())


@rule("K2")
@pytest.mark.parametrize("half", ["swap", "keep"])
@pytest.mark.parametrize("lines", [["Adele: take Bruno"], [*FOOL, "Adele: choose Cedric"], SPY])
def test_whether_a_player_really_swapped_is_secret_to_them(lines: list[str], half: str) -> None:
    game = table("fool, judge, spy, king", *lines, f"Adele: {half}")
    swapped = [seen_events(game, person)[0]["swapped"] for person in PUBLIC]
    assert swapped == [half == "swap", None, None, None, None]


@rule("K3", "K5")
def test_princess_shows_the_card_to_everyone_but_its_holder_and_the_spectator() -> None:
    game = table(SIX_2E, edition=2)
    contest(game, "Adele: announce princess")
    say(game, "Adele: choose Cedric")
    masks = []
    for person in (0, 1, 2, 3, 4, 5, None):
        masks += [event["mask"] for event in seen_events(game, person) if event["event"] == "turn-up"]
    assert masks == ["judge", "judge", None, "judge", "judge", "judge", None]


@rule("K3")
@pytest.mark.parametrize("person", [2, None])
def test_no_later_message_or_view_tells_the_holder_what_the_princess_showed(person: int | None) -> None:
    game = table(SIX_2E, edition=2)
    contest(game, "Adele: announce princess")
    say(game, "Adele: choose Cedric")
    view = game.view(person)
    assert all(event[4] != game.s.cards[2] for event in view.events if event[0] == TURN_UP)
    assert set(view.state.cards) == set(view.state.face_mask) == {HIDDEN}


@rule("K4")
@pytest.mark.parametrize(
    ("deal", "edition", "before", "after", "who_may_know"),
    [
        (FOUR, 1, ["Adele: take Bruno"], ["Bruno: take Cedric", "Bruno: keep"], {0}),
        (FOUR, 1, ["Adele: take centre.1"], ["Bruno: look", "Cedric: look"], {0}),
        (FOUR, 1, ["Adele: take Bruno"], ["Bruno: look", "Cedric: look"], {0, 1}),
        (FOUR, 1, ["Adele: take Cedric"], ["Cedric: peek", "Bruno: look"], {0, 2}),
        (FOUR, 1, ["Adele: take Bruno"],
         ["Bruno: announce king", "Cedric: pass", "Didier: pass", "Adele: pass"], {0}),
        (FOUR, 1, ["Adele: take Bruno"],
         ["Bruno: announce thief", "Cedric: claim", "Didier: pass", "Adele: pass"], {0, 1, 2, 3, None}),
        (THREE, 1, ["Adele: take left Adele.right"], ["Bruno: look left", "Cedric: look right"], {0}),
        (THREE, 1, ["Adele: take left Bruno.right"], ["Bruno: look right", "Cedric: look right"], {0, 1}),
        ("fool, judge, spy, king", 1, [*FOOL, "Adele: choose Cedric"], ["Bruno: take Didier", "Bruno: swap"], {0}),
        ("fool, judge, spy, king", 2, [*FOOL, "Adele: choose Cedric"], ["Bruno: look"], {0, 1}),
        ("fool, judge, spy, king", 1, SPY, ["Bruno: look", "Cedric: take Didier", "Cedric: swap"], {0}),
        ("fool, judge, spy, king", 2, SPY, ["Bruno: look", "Cedric: look"], {0, 2}),
        (SIX_2E, 2, ["Adele: take Cedric"], [*SHOWN, "Bruno: choose Cedric"], {0, 1, 3, 4, 5}),
        (SIX_2E, 2, ["Adele: take Cedric"], [*SHOWN, "Bruno: choose Didier", "Cedric: look"], {0, 2}),
    ],
)  # fmt: skip
def test_games_that_differ_in_a_secret_look_the_same_to_all_who_may_not_know(
    deal: str, edition: int, before: list[str], after: list[str], who_may_know: set[int | None]
) -> None:
    swapped, kept = (
        sheet(deal, *before, f"Adele: {half}", *after, edition=edition, options="accidents")
        for half in ("swap", "keep")
    )
    players = deal.partition("|")[0].count(",") + 1
    for person in (*range(players), None):
        differ = everything_sent(swapped, person) != everything_sent(kept, person)
        assert differ == (person in who_may_know), person


@rule("K4")
def test_a_face_up_card_that_is_secretly_swapped_still_looks_the_same() -> None:
    lines = ["Adele: announce fool", "Bruno: claim", "Cedric: claim", "Didier: pass"]
    lines += ["Bruno: choose Adele", "Bruno: choose Cedric"]
    swapped, kept = (sheet("king, fool, judge, queen", *lines, f"Bruno: {half}") for half in ("swap", "keep"))
    for person in (0, 2, 3, None):
        assert everything_sent(swapped, person) == everything_sent(kept, person)
    assert everything_sent(swapped, 1) != everything_sent(kept, 1)


@rule("K4")
@pytest.mark.parametrize("half", ["swap", "keep"])
def test_a_refusal_does_not_tell_what_a_card_is(half: str) -> None:
    lines = ["Adele: take Bruno", f"Adele: {half}", "Bruno: announce king", "Cedric: pass", "Bruno: claim"]
    assert refused(sheet(FOUR, *lines)).why == "Bruno: Didier is to pass or claim (E4)"


@rule("K4")
def test_no_view_ever_holds_a_card_that_lies_face_down() -> None:
    game = table(FOUR, "Adele: take Bruno", "Adele: swap", "Bruno: look")
    for person in PUBLIC:
        state = game.view(person).state
        assert set(state.cards) == set(state.face_mask) == {HIDDEN}


@rule("K5")
@pytest.mark.parametrize("deal", [FOUR, "fool, judge, spy, king | bishop, queen"])
def test_a_spectator_sees_only_what_every_player_sees(deal: str) -> None:
    lines = ["Adele: take centre.1", "Adele: swap", "Bruno: look", "Cedric: announce king", "Didier: pass"]
    lines += ["Adele: claim", "Bruno: pass", "Didier: take Adele", "Didier: keep"]
    replay = Replay(sheet(deal, *lines))
    for game in replay.steps():
        assert "answers" not in game.message(None)
        for number, event in enumerate(seen_events(game, None)):
            for person in range(4):
                as_player = seen_events(game, person)[number]
                assert {**as_player, **{key: value for key, value in event.items() if value is not None}} == as_player


@rule("K5")
def test_a_spectator_sees_no_secret_of_a_single_player() -> None:
    game = table(FOUR, "Adele: look")
    assert seen_events(game, None)[0] == {"event": "look", "person": 0, "card": 0, "mask": None}
    say(game, "Bruno: take Cedric", "Bruno: swap")
    assert seen_events(game, None)[0]["swapped"] is None


@rule("K6")
@pytest.mark.parametrize("person", PUBLIC)
def test_when_the_game_is_over_all_cards_are_turned_up_for_everyone(person: int | None) -> None:
    game = table(FOUR, "Didier: take centre.1", "Didier: swap", first="Didier", coins="10, 6, 6, 6")
    assert "reveal" not in [event["event"] for event in seen_events(game, person)]
    contest(game, "Adele: announce king")
    revealed = {e["card"]: e["mask"] for e in seen_events(game, person) if e["event"] == "reveal"}
    assert revealed == {0: "king", 1: "bishop", 2: "judge", 3: "thief", 4: "queen", 5: "cheat"}
    assert game.view(person).state.cards[:6] == game.s.cards[:6]


@rule("K6")
def test_when_the_game_is_over_the_whole_record_may_be_shown() -> None:
    game = table(FOUR, "Adele: take Bruno", "Adele: swap", coins="6, 10, 6, 6")
    contest(game, "Bruno: announce king")
    assert game.over
    assert "Adele: swap" in game.sheet()
    assert Replay(game.sheet()).finish().document() == game.document()
