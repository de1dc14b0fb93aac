"""Options: what may be answered, as programs read it; answers by name and text; bots that answer by text."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from random import Random

import pytest

from maskenball.bots.bot import Bot, RandomBot, number_decided
from maskenball.core.game import Game, NoSuchAnswer, Refused, View
from maskenball.core.option import Answer, Option
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish
from maskenball.lab.bot_games import IllegalAnswer, steps

GOLDEN = sorted((Path(__file__).parent / "data" / "golden").glob("*.ball"))
NAMES = ("Adele", "Bruno", "Cedric", "Didier")


def fresh(game: str = "mascarade") -> Game:
    return Wish(game).dealt(NAMES, "options")


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_view_alone_tells_what_an_online_table_sends(file: Path) -> None:
    replay = Replay(file.read_text(encoding="utf-8"))
    for game in (replay.game, *replay.steps()):
        decision = game.decision()
        asked = 0 if decision is None else decision.person
        for person in (asked, (asked + 1) % len(game.names), None):
            view = game.view(person)
            answers = game.asking()["answers"] if decision is not None and person == asked else []
            assert [dict(option) for option in view.options] == answers
            assert (view.open, view.own) == (game.open_table(), game.own_table(person))


def test_an_option_has_its_parts_as_attributes_and_as_a_mapping() -> None:
    take = Option({"text": "take Bruno", "do": "take", "own": 0, "card": 1})
    assert (take.text, take.do, take.card, take.own) == ("take Bruno", "take", 1, 0) == (str(take), take["do"], 1, 0)
    assert (take.mask, take.place, take.of, take.hand, take.pile) == (None,) * 5
    assert list(take) == ["text", "do", "own", "card"] and len(take) == 4 and take.get("mask") is None
    assert Option({"text": "bid 3", "do": "bid", "amount": 3}).amount == 3  # type: ignore[attr-defined]
    assert json.loads(json.dumps(dict(take))) == dict(take) and repr(take) == "<Option 'take Bruno'>"


def test_an_option_is_a_value() -> None:
    told = {"text": "take Bruno", "do": "take", "card": 1}
    take = Option(told)
    told["card"] = 2
    for same in (Option(take), copy.copy(take), copy.deepcopy(take), pickle.loads(pickle.dumps(take))):
        assert same == take and hash(same) == hash(take) and same.card == 1
    assert take != Option(told) and take != "take Bruno"
    with pytest.raises(AttributeError, match="cannot be changed"):
        take.card = 3  # type: ignore[misc]
    with pytest.raises(AttributeError, match="has no amount"):
        take.amount  # type: ignore[attr-defined]  # noqa: B018


def test_persons_go_by_name_and_answers_by_text() -> None:
    by_number, by_word = fresh(), fresh()
    chance = Random(1)
    while not by_number.over and len(by_number.history) < 60:
        decision = by_number.decision()
        assert decision is not None
        name = by_word.names[decision.person]
        option = chance.choice(by_word.view(name).options)
        answer = by_number.meant(decision.person, option.text)
        assert by_word.refusal(name, option) is by_word.refusal(name, option.text) is None
        happened = by_number.play(decision.person, answer)
        said: Answer = chance.choice((option, option.text, answer))
        assert by_word.play(name, said) == happened
    assert by_word.history == by_number.history and by_word.document() == by_number.document()
    assert by_word.picture("Bruno") == by_word.picture(1)


@pytest.mark.parametrize(
    ("person", "text", "code", "why"),
    [
        ("Bruno", "look", "not-asked", "Adele is to"),
        ("Bruno", "dance", "not-asked", "Adele is to"),
        ("Adele", "dance", "no-answer", "unknown decision 'dance'"),
        ("Adele", "take Xaver", "no-answer", "'Xaver' is not a player"),
        ("Adele", "", "no-answer", "expected a decision"),
        ("Adele", "pass", "other-question", "Adele is to take a turn"),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(person: str, text: str, code: str, why: str) -> None:
    game = fresh()
    with pytest.raises(Refused, match=why) as caught:
        game.play(person, text)
    assert game.refusal(person, text) == caught.value.refusal and not game.history
    assert caught.value.refusal.code == code


def test_nobody_of_that_name_is_a_mistake_of_the_caller() -> None:
    game = fresh()
    for mistaken in (lambda: game.play("Xaver", "look"), lambda: game.view("Xaver"), lambda: game.picture("Xaver")):
        with pytest.raises(ValueError, match="nobody here is called 'Xaver': Adele, Bruno, Cedric, Didier"):
            mistaken()


class ByText(Bot):
    """Any answer, by its text."""

    def decide(self, view: View) -> Answer:
        return self.chance.choice(view.options).text


class ByOption(ByText):
    name = "bytext"

    def decide(self, view: View) -> Answer:
        return self.chance.choice(view.options)


class ByNumber(ByText):
    name = "bytext"

    def decide(self, view: View) -> Answer:
        return self.chance.choice(view.legal)


class Wordy(Bot):
    """Answers what cannot be answered."""

    def decide(self, view: View) -> Answer:
        return "dance"


@pytest.mark.parametrize("title", ["mascarade", "masquerade"])
def test_a_bot_answers_by_number_text_or_option_and_plays_the_same_game(title: str) -> None:
    played = []
    for kind in (ByText, ByOption, ByNumber):
        game = fresh(title)
        for _ in steps(game, [kind(seat) for seat in range(4)], 80):
            pass
        played.append(game.history)
    assert played[0] == played[1] == played[2] and len(set(played[0])) > 5


def test_a_bot_has_the_name_of_its_class_and_fresh_dice_for_every_decision() -> None:
    assert (ByText.name, ByText.game, RandomBot.name) == ("bytext", "", "random")
    view, bot = fresh().view(0), ByText(1)
    assert len({number_decided(bot, view) for _ in range(5)}) == 1


def test_a_text_that_is_no_answer_is_an_illegal_answer() -> None:
    view = fresh().view(0)
    with pytest.raises(NoSuchAnswer, match=r"'dance' is no answer now: take Bruno, "):
        number_decided(Wordy(), view)
    with pytest.raises(IllegalAnswer, match="wordy gave an illegal answer as Adele: 'dance' is no answer now"):
        list(steps(fresh(), [Wordy() for _ in NAMES], 5))
    with pytest.raises(TypeError, match="neither decide nor answer"):
        type("Silent", (Bot,), {})().decide(view)
