"""Names and sayings: whatever people type becomes text that tricks nobody, fits on a score sheet, and is cut whole."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest
import regex
from hypothesis import example, given, settings, strategies as st

from maskenball.client import Refused
from maskenball.core.replay import Replay
from maskenball.core.sheet import LONGEST_NAME, unfit_name, unfit_names
from maskenball.core.wish import Wish
from maskenball.server import commands as c, entries as e
from maskenball.server.clean import LONGEST_SAYING, cleaned, cut, name_of, saying_of
from maskenball.server.look_alikes import _looks, _skeleton
from maskenball.server.options import Options
from maskenball.server.table import Table
from tests.server.alone import do
from tools.house import PATIENCE, inside

BIDI = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
UNSEEN = "\ufff9\u200b\u2060\ufeff\u00ad\u034f\u115f\u1160\u3164\uffa0\u17b4\u17b5\u180e\U000e0061"
FAMILY = "👨\u200d👩\u200d👧"
WAVING = "👋🏽"
FLAG = "🇳🇱"
STACKED = "ǭ\u0323"


def name(text: str, *taken: str) -> str:
    """The name that somebody gets."""
    return name_of(text, taken, "Guest")


def test_plain_names_stay_as_they_are() -> None:
    for text in (
        "Anna",
        "Jean-Luc",
        "O’Neil",
        "Zoë",
        "Łukasz",
        "Дмитрий",
        "山田",
        "مريم",
        "नीलम",
        "Anna 2",
        "3rd",
        f"Anna {FLAG}",
    ):
        assert name(text) == text == name(name(text))


@pytest.mark.parametrize("text", ["Zoe\u0308", "Zo\u00eb", "Zoe\u200b\u0308", 'Zoe"\u0308', "Zoe\u202e\u0308"])
def test_names_are_composed_whatever_was_between_the_parts(text: str) -> None:
    assert name(text) == "Zoë"


@pytest.mark.parametrize(
    "sign", [*BIDI, *UNSEEN, "\0", "\x07", "\x1b", "\x7f", "\x9b", "\ud800", "\ue000", "\U0010ffff"]
)
def test_controls_and_what_nobody_sees_is_left_out(sign: str) -> None:
    assert name(f"An{sign}na") == name(f"{sign}Anna") == name(f"Anna{sign}{sign}") == "Anna"
    assert saying_of(f"hello{sign} you") == "hello you"
    assert name(sign * 5) == "Guest" and saying_of(sign * 5) == ""


@pytest.mark.parametrize(
    "space", [" ", "\t", "\n", "\r\n", "\u00a0", "\u2003", "\u2028", "\u3000", "\x85", "\x1f", "\u2800"]
)
def test_spaces_of_every_kind_become_one(space: str) -> None:
    assert name(f"{space}Anna{space}{space}Maria{space}") == "Anna Maria"
    assert saying_of(f"{space}hello{space}you{space}") == "hello you"
    assert name(space) == "Guest" and saying_of(space) == ""


def test_only_joiners_that_join_something_are_words() -> None:
    assert saying_of("\u200d\u200c\ufe0f") == "" and name("\u200d\u200c") == "Guest"
    assert saying_of(FAMILY) == FAMILY and name(f"Anna {FAMILY}") == f"Anna {FAMILY}"


def test_no_towers_of_marks_grow_out_of_a_line() -> None:
    assert name("Z" + "\u0301" * 40) == name("Ź" + "\u0301" * 4)
    assert name("\u0301\u0302Anna") == "Anna"
    assert len(saying_of("h" + "\u0336" * 300 + "i")) < 10


@pytest.mark.parametrize("sign", ["x", "é", FAMILY, WAVING, FLAG, STACKED, "☕\ufe0f", "नि", "각"])
def test_no_sign_is_cut_in_half(sign: str) -> None:
    for before in range(LONGEST_NAME + 1):
        found = name("x" * before + sign * 30)
        signs = regex.findall(r"\X", found)
        assert found == "Guest" or (set(signs) <= {"x", sign} and len(found) + len(sign) > LONGEST_NAME)
        assert not unfit_name(found)


def test_at_most_24_signs_in_a_name_and_200_in_a_saying() -> None:
    assert name("x" * 100) == "x" * 24 and name("é" * 100) == "é" * 24
    assert saying_of("x" * 1000) == "x" * LONGEST_SAYING == "x" * 200
    assert cut("abc", 2) == "ab" and cut("a b", 2) == "a" and cut(FAMILY, 2) == "" and cut("", 5) == ""


def test_markup_stays_text() -> None:
    for text in (
        "<b>Anna</b>",
        "<script>alert(1)</script>",
        "&lt;Anna&gt;",
        "{{7*7}}",
        "javascript:Anna",
        "*Anna*",
        "%s %n",
    ):
        assert saying_of(text) == text and name(text) == text[:LONGEST_NAME]


@pytest.mark.parametrize("text", [",", "#", '"', "\\", "[", "]"])
def test_signs_that_mean_something_on_a_score_sheet_are_left_out_of_names(text: str) -> None:
    assert name(f"An{text}na{text}") == "Anna" and name(text) == "Guest"
    assert saying_of(f"An{text}na") == f"An{text}na"


@pytest.mark.parametrize("text", ["", "   ", "...", "!?", "👑", "centre", "centre.1", "---", "-", "\u0301", "[],#"])
def test_whoever_has_no_name_that_can_be_called_is_a_guest(text: str) -> None:
    assert name(text) == "Guest" and name(text, "Guest") == "Guest 2" and name(text, "Guest", "guest 2") == "Guest 3"


@pytest.mark.parametrize(
    "text",
    [
        "Anna",
        "anna",
        "ANNA",
        " Anna ",
        "An\u200dna",
        "Anna\ufe0f",
        "Ａｎｎａ",
        "Anna\u3164",
        "Anna\u2800",
        "\u202eAnna",
        "Аnna",
        "Αnna",
        "ANNА",
        "Annа",
        "𝐀nna",
    ],
)
def test_nobody_looks_like_somebody_else(text: str) -> None:
    found = name(text, "Anna")
    assert found.endswith(" 2") and found != "Anna"
    assert name(text, "Anna", found).endswith(" 3")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Iris", "lris"), ("Bill", "BiIl"), ("Tim", "Tirn"), ("Оlga", "Olga"), ("Zoë", "Zoё"), ("Ѕophie", "sophie")],
)
def test_signs_that_look_like_others_make_no_other_name(one: str, other: str) -> None:
    assert name(one, other) == f"{one} 2" and name(other, one) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ali", "All"), ("Anna", "Hanna"), ("Анна", "Anna"), ("Zoe", "Zoë"), ("Olga", "Ольга"), ("Guest 1", "Guest 2")],
)
def test_names_that_only_sound_alike_stay_as_they_are(one: str, other: str) -> None:
    assert (name(one, other), name(other, one)) == (one, other)


def test_every_sign_of_the_list_looks_like_one_that_looks_like_itself() -> None:
    signs = _looks()
    assert len(signs) > 2000
    assert all(_skeleton(chr(sign)) == _skeleton(_skeleton(chr(sign))) for sign in signs)


def test_a_bot_does_not_look_like_a_person() -> None:
    table = Table("table", e.Opened(options=Options(players=3)))
    table.apply(e.Seated(seat=0, name="Аdele", token="token"))  # a Cyrillic А
    assert [entry.name for entry in do(table, 0, c.Start("c", "gentle")) if isinstance(entry, e.Botted)] == [
        "Bruno",
        "Cedric",
    ]


def test_a_number_behind_a_long_name_fits_and_cuts_no_sign() -> None:
    taken: list[str] = []
    for _ in range(120):
        taken.append(name("x" * 21 + FAMILY + "yyyy", *taken))
    assert len({found.casefold() for found in taken}) == 120 and not unfit_names(taken)
    taken = []
    for _ in range(12):
        taken.append(name("Ann" + "a" * 9 + FAMILY + FAMILY, *taken))
    assert all(not regex.search("👩(?!\u200d👧)", found) for found in taken) and not unfit_names(taken)


PIECES = (
    *BIDI, *UNSEEN, *'ab ,#"\\[]:.', FAMILY, WAVING, FLAG, "e\u0301", "\u0301", "\ufe0f", "\u200d", "centre", "Guest"
)  # fmt: skip
texts = st.text(st.characters(codec=None), max_size=60) | st.lists(st.sampled_from(PIECES), max_size=30).map("".join)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.lists(texts, min_size=4, max_size=6))
def test_whatever_people_type_can_be_played_recorded_and_read_again(wanted: list[str]) -> None:
    taken: list[str] = []
    for text in wanted:
        taken.append(name(text, *taken))
    assert not unfit_names(taken) and len({found.casefold() for found in taken}) == len(taken)
    game = Wish().dealt(tuple(taken), "seed")
    for _ in range(2):
        asked = game.decision()
        assert asked is not None
        game.play(asked.person, game.legal()[0])
    again = Replay(game.sheet()).finish()
    assert again.names == game.names and again.history == game.history


@settings(max_examples=500, deadline=None, derandomize=True)
@given(texts)
@example("\u0300 0")
@example("a" + "\u0344" * 5)
def test_cleaning_is_final(text: str) -> None:
    once = cleaned(text)
    assert cleaned(once) == once and unicodedata.is_normalized("NFC", once) and once == once.strip()
    assert not regex.search(r"[\p{Cc}\p{Cs}\p{Co}]|\p{Bidi_Control}|[^\S ]", once)
    assert saying_of(saying_of(text)) == saying_of(text)
    assert name(name(text)) == name(text)


def test_names_and_sayings_over_the_wire(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db") as server:
            host = await server.client.open("\u202eAn\u200bna\n", players=4)
            guest = await server.client.join(host.join, "anna")
            async with server.client.line(host) as line, server.client.line(guest) as other:
                assert [s["name"] for s in other.snapshot["table"]["seats"]] == ["Anna", "anna 2", "", ""]
                await line.command("say", text=" <i>hello</i>\u202e \u0007 there ")
                async for message in other:
                    if message["t"] == "said":
                        assert message["text"] == "<i>hello</i> there"
                        break
                for nothing in ("", "  \n", "\u200b\u200d", "\u3164"):
                    with pytest.raises(Refused) as refused:
                        await line.command("say", text=nothing)
                    assert refused.value.code == "empty"

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
