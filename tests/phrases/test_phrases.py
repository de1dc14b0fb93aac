"""Phrases: all there, in all languages; and the check that says so can fail."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from maskenball.core.game import ALL_KNOWING
from maskenball.core.replay import Replay
from maskenball.games.mascarade.pages import mask_page, mask_pages
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.phrases.phrases import LANGUAGES, Unsaid, phrases
from maskenball.phrases.rules import sections
from maskenball.phrases.voice import Voice
from maskenball.terminal.notebook import board_of
from tests.golden import FOLDER
from tools.phrases import check, proof
from tools.phrases.check import Said
from tools.phrases.messages import everything

SHEETS = sorted(FOLDER.glob("*.ball"))


@pytest.mark.tier("usual")
def test_the_check_finds_what_is_wrong() -> None:
    said = everything()
    assert not list(check.faults(said))
    mistakes: tuple[tuple[Callable[[Said], object], str], ...] = (
        (lambda s: s["fr"].pop("event-pass"), "fr: event-pass is missing"),
        (lambda s: s["de"].update({"event-pass-twice": s["de"]["event-pass"]}), "de: event-pass-twice is not there"),
        (lambda s: s["it"]["event-look"].variables.update({"": frozenset({"person"})}), "it: event-look  has"),
        (lambda s: s["nl"].pop("power-spy"), "nl: nobody says what spy does"),
        (lambda s: s["de"]["mask-judge"].texts.pop("des"), "de: mask-judge is not there in all forms"),
        (lambda s: s["en"].update({"shoes-on": s["en"]["event-pass"]}), "shoes-on is never said"),
        (lambda s: s["en"].update({"help-shoes": s["en"]["event-pass"]}), "help-shoes is never said"),
        (lambda s: [s[language].pop("play-thinking") for language in s], "play.py:"),
        (lambda s: [s[language]["and-list"].variables.update({"": frozenset()}) for language in s], "phrases.py:"),
        (lambda s: s["en"]["event-pass"].texts.update({"": "You passs."}), "en: 'passs'"),
    )
    for spoil, wanted in mistakes:
        spoilt = deepcopy(said)
        spoil(spoilt)
        assert any(fault.startswith(wanted) for fault in check.faults(spoilt)), wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_every_game_is_told_in_every_language_to_everybody(language: str, path: Path) -> None:
    words = phrases(language)
    text = path.read_text(encoding="utf-8")
    game = Replay(text).game
    for viewer in (None, ALL_KNOWING, *range(len(game.names))):
        replay = Replay(text)
        message = replay.game.message(viewer)
        voice = Voice(message["start"], words)
        assert all(voice.opening()) and voice.told(message)
        for step in replay.steps(None):
            message = step.message(viewer)
            voice.told(message)
            if "answers" in message:
                choices = [voice.choice(option) for option in message["answers"]]
                assert voice.question(message) and all(choice.words and choice.help for choice in choices)
            elif message["asked"]:
                assert voice.waiting(message)
        assert board_of(replay.game, viewer, voice, []).table()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_and_every_mask_is_found_by_its_name(language: str) -> None:
    words = phrases(language)
    for edition in EDITIONS:
        assert all(part.title and part.text for part in sections(words, "mascarade", edition))
        for page in mask_pages(words, edition):
            assert mask_page(words, page.name.upper(), edition) == page == mask_page(words, page.id, edition)
    assert all(part.title and part.text for part in sections(words, "masquerade", 1))


def test_articles_follow_the_language() -> None:
    def the(language: str, mask: str, form: str = "the") -> str:
        return phrases(language).forms(mask, 1)[f"mask_{form}"]

    assert [the("fr", mask) for mask in ("judge", "queen", "spy", "bishop")] == [
        "le Juge", "la Reine", "l'Espionne", "l'Évêque",
    ]  # fmt: skip
    assert [the("de", mask) for mask in ("judge", "witch")] == ["der Richter", "die Hexe"]
    assert [the("de", "fool", form) for form in ("den", "dem", "des")] == ["den Narren", "dem Narren", "des Narren"]
    assert [the("it", mask) for mask in ("judge", "queen", "empress", "inquisitor")] == [
        "il Giudice", "la Regina", "l'Imperatrice", "l'Inquisitore",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("swapped", ["yes", "no", "hidden"])
def test_nobody_is_told_by_name_what_they_did_themselves(language: str, swapped: str) -> None:
    told = {you: phrases(language).say("event-swap", person="Adele", you=you, swapped=swapped) for you in ("yes", "no")}
    assert "Adele" in told["no"] and "Adele" not in told["yes"]


def test_a_phrase_that_is_missing_is_an_error_and_never_english() -> None:
    with pytest.raises(Unsaid):
        phrases("de").say("event-sneeze")
    with pytest.raises(Unsaid):
        phrases("de").say("event-pass", person="Adele")
    with pytest.raises(ValueError):
        phrases("eo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_proofreaders_is_up_to_date(language: str) -> None:
    written = (proof.FOLDER / f"{language}.md").read_text(encoding="utf-8")
    assert written == proof.page(language), "run `make docs`"
