"""Home-made masks (S5): the same words as `masks.py`, in a TOML file.

    [mask.alchemist]
    name = { en = "Alchemist", de = "Alchemistin" }
    bank = true                  # brings coins from the bank (the star)
    minimum_players = 4
    copies = 1
    power = '''
    take(1, bank)
    choose(A, others)
    when(richer_than_me, take(1, A))
    '''

Every mistake is told with its line and its word.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Sequence
from difflib import get_close_matches
from textwrap import dedent
from typing import Any

from maskenball.core.game import Json
from maskenball.core.malformed import Malformed
from maskenball.core.toml_text import code_lines, line_of, loaded
from maskenball.games.mascarade.rules import words as w
from maskenball.games.mascarade.rules.explain import explain
from maskenball.games.mascarade.rules.masks import FIRST_EDITION, KINDS, MASKS, SECOND_EDITION, Mask
from maskenball.games.mascarade.rules.state import PLACES, ROWS
from maskenball.games.mascarade.rules.words import NOUNS, VERBS, Name, Word, wrong

MOST_MASKS = KINDS - len(MASKS)
MOST_ROWS = ROWS - max(sum(len(m.rows) for m in box) for box in (FIRST_EDITION, SECOND_EDITION))
KEYS = ("name", "text", "power", "bank", "minimum_players", "copies")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PLAYERS_FOR_ONE_CARD = 4
LONGEST_WORD = 40
"""Of an unknown word no more is compared with the words that there are."""


def masks_from_toml(text: str) -> tuple[Mask, ...]:
    """The masks that a TOML text declares; raises Malformed."""
    if not text.strip():
        return ()
    data = loaded(text)
    for key in data:
        if key != "mask":
            raise Malformed(line_of(text, key), f"{key!r} is not known here; a mask begins with [mask.its-name]")
    declared = data.get("mask", {})
    if not isinstance(declared, dict) or not declared:
        raise Malformed(1, "no mask is declared; a mask begins with [mask.its-name]")
    if len(declared) > MOST_MASKS:
        raise Malformed(1, f"{len(declared)} home-made masks, there is room for {MOST_MASKS}")
    masks = tuple(_mask(text, id, table) for id, table in declared.items())
    if sum(len(m.rows) for m in masks) > MOST_ROWS:
        raise Malformed(
            1, f"the powers are too long: {sum(len(m.rows) for m in masks)} rows, there is room for {MOST_ROWS}"
        )
    return masks


def told_of(mask: Mask) -> Json:
    """What players are told of a home-made mask."""
    return {"names": mask.names, "texts": {"en": explain(mask.power)} | mask.texts}


def _header_line(text: str, id: str) -> int:
    for number, line in code_lines(text):
        if re.match(rf"\s*\[\s*mask\s*\.\s*[\"']?{re.escape(id)}[\"']?\s*\]", line):
            return number
    return line_of(text, id, line_of(text, "mask"))


class _Where:
    """The lines of one mask's table. Looking for them takes longer than reading the mask: only mistakes need them."""

    def __init__(self, text: str, id: str) -> None:
        self._text, self._id = text, id

    @property
    def header(self) -> int:
        """Where the table begins."""
        return _header_line(self._text, self._id)

    def of(self, key: str) -> int:
        """Where a key stands."""
        return line_of(self._text, key, self.header)

    def in_power(self, malformed: Malformed) -> int:
        """Where a mistake stands that was found in the power, whose own first line is 1."""
        line = self.of("power")
        written = self._text.split("\n")[line - 1]
        if not re.search(r"\"\"\"|'''", written):
            return line
        begins_below = re.search(r"=\s*(\"\"\"|''')\s*$", written) is not None
        return line + begins_below + malformed.line - 1


def _mask(text: str, id: str, table: Any) -> Mask:
    where = _Where(text, id)
    if not _ID.fullmatch(id):
        raise Malformed(where.header, f"{id!r} cannot be a mask's name: small letters, digits and hyphens")
    if id in MASKS:
        raise Malformed(where.header, f"{id!r} is a mask of the game already")
    if not isinstance(table, dict):
        raise Malformed(where.header, f"{id!r} needs a table: [mask.{id}]")

    def value(key: str, kind: type, default: Any) -> Any:
        given = table.get(key, default)
        if not isinstance(given, kind) or (kind is int and isinstance(given, bool)):
            raise Malformed(where.of(key), f"{key} of {id} must be {_KIND_NAMES[kind]}, not {given!r}")
        return given

    for key in table:
        if key not in KEYS:
            raise Malformed(where.of(key), f"{key!r} is not known{_hint(key, KEYS)}")
    if "power" not in table:
        raise Malformed(where.header, f"{id} has no power")
    names, texts = (_by_language(where, key, table.get(key, {})) for key in ("name", "text"))
    minimum, copies = value("minimum_players", int, 0), value("copies", int, 1)
    if not 0 <= minimum <= PLACES:
        raise Malformed(where.of("minimum_players"), f"minimum_players goes from 0 to {PLACES}")
    if not 1 <= copies <= 4:
        raise Malformed(where.of("copies"), "copies goes from 1 to 4")
    source = value("power", str, "")
    try:
        sentence = read_sentence(source, 1, minimum)
    except Malformed as malformed:
        raise Malformed(where.in_power(malformed), malformed.why) from malformed
    return Mask(id, sentence, value("bank", bool, False), minimum, copies=copies, names=names, texts=texts)


_KIND_NAMES = {int: "a whole number", bool: "true or false", str: "a text"}


def _by_language(where: _Where, key: str, given: Any) -> dict[str, str]:
    """A text, or one per language: { en = "…", de = "…" }."""
    if isinstance(given, str):
        return {"en": given}
    if isinstance(given, dict) and all(isinstance(v, str) for v in given.values()):
        return dict(given)
    raise Malformed(where.of(key), f'{key} must be a text, or one for each language: {{ en = "…" }}')


def read_sentence(source: str, line: int = 1, minimum_players: int = 0) -> tuple[Word, ...]:
    """The words of a power; `line` is where the text begins in its file. Raises Malformed."""
    try:
        with warnings.catch_warnings(action="ignore"):  # of odd numbers, which get a message of ours
            tree = ast.parse(dedent(source))
    except (RecursionError, MemoryError, ValueError) as error:
        raise Malformed(line, "cannot read the power: it is nested too deeply or holds odd signs") from error
    except SyntaxError as error:
        raise Malformed(line + (error.lineno or 1) - 1, f"cannot read the power: {error.msg}") from error
    words: list[Word] = []
    sense = _Sense(minimum_players)
    chosen: Chosen = {}
    for statement in tree.body:
        at = line + statement.lineno - 1
        if not isinstance(statement, ast.Expr):
            raise Malformed(at, "a power is made of words like take(1, bank)")
        try:
            thing = _evaluate(statement.value, line)
        except RecursionError as error:
            raise Malformed(at, "this is nested too deeply") from error
        for word in thing if isinstance(thing, list) else [thing]:
            if not isinstance(word, Word):
                raise Malformed(at, f"{word} does nothing by itself")
            words.append(word)
            try:
                chosen = sense.check([word], chosen)
            except Malformed as malformed:
                raise Malformed(at, malformed.why) from malformed
    if not words:
        raise Malformed(line, "the power says nothing")
    return tuple(words)


def _evaluate(node: ast.expr, line: int) -> Any:
    at = line + node.lineno - 1
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    if isinstance(node, ast.Name):
        if node.id in NOUNS:
            return NOUNS[node.id]
        if node.id in VERBS:
            raise Malformed(at, f"{node.id} needs brackets: {node.id}(…)")
        raise Malformed(at, f"the word {node.id!r} is not known{_hint(node.id, [*NOUNS, *VERBS])}")
    if isinstance(node, ast.List | ast.Tuple):
        return [_evaluate(element, line) for element in node.elts]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        verb = node.func.id
        if verb not in VERBS:
            raise Malformed(at, f"the word {verb!r} is not known{_hint(verb, list(VERBS))}")
        given = [_evaluate(argument, line) for argument in node.args]
        if any(k.arg is None for k in node.keywords) or any(isinstance(x, ast.Starred) for x in node.args):
            raise Malformed(at, f"{verb}: stars mean nothing here")
        named = {k.arg: _evaluate(k.value, line) for k in node.keywords if k.arg}
        try:
            return VERBS[verb](*given, **named)
        except Malformed as malformed:
            raise Malformed(at, malformed.why) from malformed
        except TypeError as error:
            raise Malformed(at, f"{verb}: {str(error).replace('()', '')}") from error
    raise Malformed(at, f"cannot read {ast.unparse(node)!r}")


def _hint(word: str, known: Any) -> str:
    close = get_close_matches(word[:LONGEST_WORD], list(known), 1)
    return f"; do you mean {close[0]!r}?" if close else f" ({', '.join(known)})"


Chosen = dict[Name, frozenset[Name]]
"""The roles that have been chosen by now, each with the groups it may have been chosen from."""


class _Sense:
    """Refuses a sentence that speaks of what may not have been chosen, or of a player where there may be none."""

    def __init__(self, minimum_players: int) -> None:
        self.minimum_players = minimum_players
        self.somebody_named = False

    def check(self, sentence: Sequence[Word], chosen: Chosen, looping: Sequence[Name] = ()) -> Chosen:
        """Follow a sentence; returns what is surely chosen after it. Raises Malformed."""
        for word in sentence:
            inner = [thing for thing in word.given if isinstance(thing, Word)]
            for role in _roles(word):
                _refuse(word, _role_nonsense(word, role, chosen, self.minimum_players))
            if w.named_right in word.given and not self.somebody_named:
                _refuse(word, "nobody has named a mask before")
            if word.text == "choose":
                chosen = self._choose(word, chosen, looping)
            elif word.text == "each_other_player":
                turn = word.given[0]
                assert isinstance(turn, Name)
                if turn in looping:
                    _refuse(word, f"{turn} already goes through the players here")
                self.check(inner, chosen | {turn: frozenset({w.others})}, [*looping, turn])
                chosen = {role: groups for role, groups in chosen.items() if role != turn}
            elif word.text == "may":
                after = self.check(inner, chosen, looping)
                chosen = _in_both(chosen, after)
            elif word.text in ("when", "unless"):
                then = self.check(inner, chosen, looping)
                chosen = _in_both(then, self.check(word.otherwise, chosen, looping))
            self.somebody_named |= word.text == "names_own_mask"
        return chosen

    def _choose(self, word: Word, chosen: Chosen, looping: Sequence[Name]) -> Chosen:
        role, group = word.given
        assert isinstance(role, Name) and isinstance(group, Name)
        if role in looping:
            _refuse(word, f"{role} goes through the players here and cannot be chosen")
        _refuse(word, _choice_nonsense(group, chosen, self.minimum_players))
        return chosen | {role: frozenset({group})}


def _refuse(word: Word, why: str) -> None:
    if why:
        raise wrong(word.text, why)


def _in_both(one: Chosen, other: Chosen) -> Chosen:
    """What is chosen whichever way the sentence went."""
    return {role: one[role] | other[role] for role in one if role in other}


def _choice_nonsense(group: Name, chosen: Chosen, minimum_players: int) -> str:
    if group in (w.others_but_a, w.cards_of_others_but_a) and w.a not in chosen:
        return "A was not chosen before"
    if group == w.cards_of_others_but_a and any(g.sort != "cards" for g in chosen[w.a]):
        return "A is a player, not a card"
    if group == w.others_but_a and minimum_players < 3:
        return "two others need minimum_players = 3 or more"
    return ""


def _roles(word: Word) -> list[Name]:
    """The roles A and B of which a word speaks; conditions about a player speak of A."""
    roles = [thing for thing in word.given if isinstance(thing, Name) and thing in (w.a, w.b)]
    return [*roles, w.a] if w.richer_than_me in word.given or w.named_right in word.given else roles


def _role_nonsense(word: Word, role: Name, chosen: Chosen, minimum_players: int) -> str:
    if word.text in ("choose", "each_other_player"):
        return ""
    if role not in chosen:
        return f"{role} was not chosen before, or not in every case"
    groups = chosen[role]
    if w.cards_of_others_or_centre in groups and word.text not in ("look", "swap_or_not"):
        return f"{role} may be a card of the centre, which has no coins and no holder"
    if word.text in ("look", "swap_or_not", "show", "names_own_mask", "turn_down"):
        if any(g.sort == "players" for g in groups) and minimum_players < _PLAYERS_FOR_ONE_CARD:
            return f"with 2 or 3 players {role} has several cards: minimum_players = 4, or choose a card"
    return ""
