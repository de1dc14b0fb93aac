"""The front door: what `import maskenball` offers is there, fast, typed, documented, and all that the documents use."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import maskenball
from maskenball.cli import main
from maskenball.core.guests import GUESTS

ROOT = Path(__file__).parent.parent

OTHER_DOORS = {
    "maskenball.adapters": "research libraries, which not everybody has",
    "maskenball.lab": "mass play: numbers instead of games",
    "maskenball.games.mascarade": "what a learner reads of Mascarade itself: observations, beliefs, numbers of answers",
}
"""What documents and examples may import beside the front door, and why."""

SAMPLE = """
import maskenball


class Mine(maskenball.Bot):
    def decide(self, view: maskenball.View) -> maskenball.Answer:
        option: maskenball.Option = view.options[0]
        text: str = option.text
        mask: str | None = option.mask
        return option if mask else text


async def online(link: str) -> tuple[str, ...]:
    end: maskenball.Sitting = await maskenball.sit_async(link, Mine, name="Rosa")
    return end.winners


def home() -> maskenball.Result | None:
    game: maskenball.Game = maskenball.new_game("mascarade", players=6, seed="carnival", first="Adele", edition=1)
    try:
        game.play("Adele", "take Bruno")
    except maskenball.Refused as refused:
        refusal: maskenball.Refusal = refused.refusal
        print(refusal.sentence)
    decision: maskenball.Decision | None = game.decision()
    names: tuple[str, ...] = game.names
    over: bool = game.over
    print(decision, names, over, game.view("Adele").state.cards == maskenball.HIDDEN)
    outcome: maskenball.Outcome = maskenball.tournament([Mine, "ev"], players=4, games=4)
    share: float = outcome.tables[0].bots[0].share
    kinds: dict[str, type[maskenball.Bot]] = maskenball.house_bots("mascarade")
    print(share, kinds, maskenball.Wish("masquerade"), maskenball.__version__)
    try:
        return maskenball.replay(game.sheet()).result()
    except (maskenball.Malformed, maskenball.BotFailed, maskenball.Refused, maskenball.NoSuchAnswer):
        return None
"""


def test_the_first_five_lines() -> None:
    game = maskenball.new_game("mascarade", players=6, seed="carnival", first="Adele")
    assert game.names == tuple(GUESTS[:6])
    assert ("take", "take Bruno") in [(option.do, option.text) for option in game.view("Adele").options]
    assert game.view("Bruno").options == ()
    game.play("Adele", "take Bruno")
    assert {option.text for option in game.view("Adele").options} == {"swap", "keep"}


def test_it_deals_what_the_command_deals(capsys: pytest.CaptureFixture[str]) -> None:
    main(["deal", "Anna", "Ben", "Cleo", "Dora", "--seed", "carnival", "--edition", "2"], standalone_mode=False)
    names = ["Anna", "Ben", "Cleo", "Dora"]
    assert maskenball.new_game(names=names, seed="carnival", edition=2).sheet() == capsys.readouterr().out
    main(["deal", "--game", "masquerade", "--seed", "7", "--deck", "points"], standalone_mode=False)
    assert maskenball.new_game("masquerade", seed=7, deck="points").sheet() == capsys.readouterr().out


def test_without_a_seed_the_cards_are_drawn_anew() -> None:
    assert len({maskenball.new_game().sheet() for _ in range(4)}) > 1
    assert len(maskenball.new_game().names) == 6 and len(maskenball.new_game("masquerade").names) == 4


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "unknown game 'chess'; choose from: mascarade, masquerade"),
        ({"players": 14}, "14 players, edition 1 is for 2 to 13"),
        ({"players": 0}, "0 players, edition 1 is for 2 to 13"),
        ({"players": -1}, "0 players, edition 1 is for 2 to 13"),
        ({"names": ["Anna", "Anna", "Ben", "Cleo"]}, "two players have the same name"),
        ({"names": ["Anna", "", "Ben", "Cleo"]}, "'' is not a player's name: it is empty"),
        ({"names": "Anna"}, "names are several texts, not one"),
        ({"names": ["Anna", "Ben", "Cleo", "Dora"], "players": 5}, "4 names, but 5 players"),
        ({"first": "Xaver"}, "nobody here is called 'Xaver': Adele, Bruno"),
        ({"edition": 3}, "edition of mascarade is 1 or 2, not 3"),
        ({"deck": "points"}, "deck is not an option of mascarade: edition, scenario, masks, accidents"),
        ({"scenario": "2e-Z"}, "'2e-Z' is not a scenario; choose from 1e-2013"),
        ({"game": "masquerade", "deck": "own"}, "'own' is no deck and no file"),
    ],
    ids=str,
)
def test_what_cannot_be_played_says_why(wish: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        maskenball.new_game(**wish)  # type: ignore[arg-type]


def test_a_score_sheet_becomes_a_game_as_far_as_it_goes() -> None:
    text = (ROOT / "docs" / "games" / "three-kings.ball").read_text(encoding="utf-8")
    game = maskenball.replay(text)
    assert game.over and game.document()["winners"] == ["Bruno"]
    half = maskenball.replay(text, until=5)
    assert not half.over and len(half.history) == 5 and maskenball.replay(half.sheet()).document() == half.document()
    with pytest.raises(maskenball.Malformed, match="is not a player"):
        maskenball.replay(half.sheet() + "Xaver: pass\n")


class First(maskenball.Bot):
    """The first answer."""

    def decide(self, view: maskenball.View) -> str:
        return view.options[0].text


class Taken(First):
    """Has a name that is taken."""

    name = "honest"


class Stubborn(First):
    """Says what nobody can say."""

    def decide(self, view: maskenball.View) -> str:
        return "dance"


def test_a_tournament_of_classes_and_names() -> None:
    outcome = maskenball.tournament([First, "honest"], players=4, games=8, seed=3)
    assert {score.name for score in outcome.tables[0].bots} == {"first", "honest"} and outcome.tables[0].games == 8
    assert maskenball.tournament([First, "honest"], players=4, games=8, seed=3).tables[0].endings == (
        outcome.tables[0].endings
    )
    alone = maskenball.tournament(["random"], "masquerade", games=2, one=First, deck="points")
    assert alone.worst is not None and alone.tournament.one == "first"
    with pytest.raises(ValueError, match="two bots are called honest, give yours another name"):
        maskenball.tournament([Taken, "honest"], players=4)
    with pytest.raises(ValueError, match="'nobody' is no bot"):
        maskenball.tournament(["nobody"], players=4)
    with pytest.raises(maskenball.BotFailed, match="stubborn gave an illegal answer as Seat"):
        maskenball.tournament([Stubborn], players=4, games=1)


def test_the_bots_of_the_house_by_name() -> None:
    assert list(maskenball.house_bots("mascarade")) == ["random", "honest", "bluffer", "ev", "reader", "planner"]
    assert {"pimc", "planner"} < set(maskenball.house_bots())


def test_importing_it_loads_nothing() -> None:
    program = (
        "import sys; before = set(sys.modules); import maskenball; loaded = set(sys.modules) - before;"
        "print(sorted(name for name in loaded if name.startswith('maskenball') or name in ('numpy', 'msgspec')));"
        "maskenball.new_game(players=4).view('Adele').options;"
        "print([name for name in ('numpy', 'numba', 'asyncio', 'websockets', 'sqlalchemy') if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.splitlines() == ["['maskenball']", "[]"]


def test_every_name_is_there_and_says_what_it_is() -> None:
    assert sorted(maskenball.__all__, key=str.casefold) == sorted(set(maskenball.__all__), key=str.casefold)
    assert set(maskenball.__all__) < set(dir(maskenball))
    for name in maskenball.__all__:
        found = getattr(maskenball, name)
        if name in ("HIDDEN", "Answer"):  # a number and a union of types
            continue
        assert inspect.getdoc(found), f"{name} has no docstring"
        if inspect.isclass(found):
            for part, thing in vars(found).items():
                is_ours = inspect.isfunction(thing) or isinstance(thing, property)
                assert part.startswith("_") or not is_ours or inspect.getdoc(getattr(found, part)), f"{name}.{part}"
        else:
            signature = inspect.signature(found)
            assert signature.return_annotation is not inspect.Signature.empty
            assert all(p.annotation is not inspect.Parameter.empty for p in signature.parameters.values())
    with pytest.raises(AttributeError, match="no attribute 'new_gmae'"):
        maskenball.new_gmae  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.tier("usual")
def test_a_program_of_yours_is_checked_by_its_types(tmp_path: Path) -> None:
    assert (Path(maskenball.__file__).parent / "py.typed").is_file()
    (tmp_path / "mine.py").write_text(SAMPLE, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(
        "import maskenball\ngame = maskenball.new_game(player=1)\nmaskenball.sit(3, 4)\n"
        "game.view(0).options[0].maks\ngame.play(None, 'pass')\n",
        encoding="utf-8",
    )

    def checked(file: str) -> str:
        words = ("--strict", "--config-file", "", "--cache-dir", str(tmp_path / "cache"), file)
        return subprocess.run(
            [sys.executable, "-m", "mypy", *words], cwd=tmp_path, capture_output=True, text=True
        ).stdout

    assert checked("mine.py").startswith("Success")
    told = checked("wrong.py")
    assert '"Option" has no attribute "maks"' in told and told.count('"sit" has incompatible type') == 2
    assert 'Argument 1 to "play" of "Game" has incompatible type "None"' in told


PAGES = sorted(
    [ROOT / "README.md", *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*.py"), ROOT / "tools" / "notebook.py"]
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_documents_and_examples_come_in_by_the_front_door(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for module, names in re.findall(r"^(?:from|import) (maskenball[\w.]*)(?: import (.*))?$", text, re.MULTILINE):
        if module == "maskenball":
            assert {name.strip() for name in names.split(",") if name} <= set(maskenball.__all__)
        else:
            assert any(f"{module}.".startswith(f"{door}.") for door in OTHER_DOORS), f"{module} is another door"
    for name in re.findall(r"\bmaskenball\.([a-z_]\w*|[A-Z]\w*)\(", text):
        assert name in maskenball.__all__, f"maskenball.{name} is not offered"
