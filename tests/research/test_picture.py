"""Pictures of the table: whole, without overlap, and without a word that their viewer may not read."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from maskenball.core.drawing import Box, ring
from maskenball.core.game import Game
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules import match
from maskenball.games.mascarade.rules.answers import KEEP, SWAP
from tests.mascarade.two_worlds import compare_two_worlds as mascarade_worlds
from tests.masquerade.two_worlds import compare_two_worlds as masquerade_worlds
from tests.worlds import Leak, Pair

NAMES = ("Adele", "Bruno <&>", "Cedric", "Eleonore von Hohenfels", *(f"Guest {k}" for k in range(5, 14)))
TABLES = [("mascarade", n) for n in range(2, 14)] + [("masquerade", n) for n in (3, 4, 5)]
NAMESPACE = "{http://www.w3.org/2000/svg}"


def played(game: str, players: int, decisions: int) -> Game:
    table, chance = Wish(game).dealt(NAMES[:players], "picture"), Random(decisions)
    while not table.over and len(table.history) < decisions:
        decision = table.decision()
        assert decision is not None
        table.play(decision.person, chance.choice(table.legal()))
    return table


def frames(svg: str) -> list[Box]:
    """The rectangles of a picture, the paper first."""
    sides = ("x", "y", "width", "height")
    return [
        Box(*(float(rect.attrib[side]) for side in sides))
        for rect in ElementTree.fromstring(svg).iter(f"{NAMESPACE}rect")
    ]


def inside(inner: Box, outer: Box) -> bool:
    across = outer.x <= inner.x and inner.x + inner.width <= outer.x + outer.width
    return across and outer.y <= inner.y and inner.y + inner.height <= outer.y + outer.height


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_lies_on_the_paper_and_nothing_overlaps(game: str, players: int) -> None:
    for decisions in (0, 9, 30, 2000):
        table = played(game, players, decisions)
        for viewer in (None, 0, players - 1):
            paper, *boxes = frames(table.picture(viewer))
            assert len(boxes) > players and all(inside(box, paper) for box in boxes)
            for k, one in enumerate(boxes):
                for other in boxes[:k]:
                    assert not one.meets(other) or inside(one, other) or inside(other, one)


@pytest.mark.parametrize("places", range(2, 14))
def test_places_of_a_ring_keep_apart_and_the_first_is_below(places: int) -> None:
    inner = Box.around(0, 0, 200, 80)
    boxes = ring(places, 136, 88, inner)
    assert len(boxes) == places and boxes[0].y == max(box.y for box in boxes)
    assert not any(a.meets(b) for k, a in enumerate(boxes) for b in (*boxes[:k], inner))
    if places > 2:
        assert boxes[1].x < 0 < boxes[-1].x  # clockwise: the next one sits to the left of whoever sits below


def words(svg: str) -> str:
    return " / ".join(text.text or "" for text in ElementTree.fromstring(svg).iter(f"{NAMESPACE}text"))


@pytest.mark.parametrize(("game", "players"), [("mascarade", 6), ("mascarade", 2), ("masquerade", 4)])
def test_picture_and_text_tell_where_the_game_stands(game: str, players: int) -> None:
    table = played(game, players, 0)
    for told in (words(table.picture(0)), str(table.view(0))):
        assert all(name[:10] in told for name in NAMES[:players]) and "Adele is to" in told and "you" in told
    assert table._repr_svg_() == table.picture(None) and str(table) == str(table.view(None))
    assert table.view(0)._repr_svg_() == table.picture(0) != table.picture(None)
    over = played(game, players, 2000)
    assert over.over and "Over (" in words(over.picture()) and "won" in str(over)


def test_a_game_shows_no_secret_by_itself() -> None:
    masks = [id for cards in played("mascarade", 6, 0).setup.deal for id in cards]
    for decisions in range(12):
        table = played("mascarade", 6, decisions)
        if not any(table.s.face_audience):
            told = words(table._repr_svg_()) + str(table)
            assert not any(f"[{mask}]" in told or f"/ {mask} /" in told for mask in masks)
    hand = words(played("masquerade", 4, 0)._repr_svg_())
    assert "your hand" not in hand and "Partner" not in hand


class Printer:
    """What IPython hands to `_repr_pretty_`."""

    def __init__(self) -> None:
        self.said = ""

    def text(self, words: str) -> None:
        self.said += words


def test_an_interactive_terminal_shows_the_text() -> None:
    table = played("mascarade", 4, 6)
    for thing in (table, table.view(2)):
        printer = Printer()
        thing._repr_pretty_(printer, False)
        assert printer.said == str(thing)


class Watcher:
    """Compares the pictures of two worlds for everyone who cannot tell them apart."""

    def __init__(self) -> None:
        self.compared = 0

    def __call__(self, pair: Pair) -> None:
        one, other = pair.games
        if one.save() == other.save():
            return
        for viewer in pair.viewers:
            self.compared += 1
            left, right = (game.view(viewer) for game in (one, other))
            if left.picture() != right.picture() or str(left) != str(right):
                raise Leak(one.sheet())


@pytest.mark.parametrize("compare", [mascarade_worlds, masquerade_worlds])
def test_a_picture_is_the_same_in_two_worlds(compare: Any) -> None:
    watcher = Watcher()
    for k in range(12):
        compare(Random(f"painted {k}"), watch=watcher)
    assert watcher.compared > 200


def test_a_picture_made_of_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = played("mascarade", 4, 1), played("mascarade", 4, 1)
    one.play(0, SWAP)
    other.play(0, KEEP)
    assert one.picture(1) == other.picture(1)
    monkeypatch.setattr(match, "closed_state", lambda t, s, person: s.copy())
    assert one.picture(1) != other.picture(1)
