"""A power told in English, made from its words: the help text of a home-made mask that brings none."""

from __future__ import annotations

from collections.abc import Sequence

from maskenball.games.mascarade.rules.words import Name, Word

_NOUNS = {
    "me": "you", "A": "the first chosen", "B": "the second chosen", "left": "your left neighbour",
    "right": "your right neighbour", "court": "the court", "bank": "the bank", "others": "another player",
    "others_but_A": "yet another player", "richest_others": "the richest other player (your choice on a tie)",
    "poorest_others": "the poorest other player (your choice on a tie)", "cards_of_others": "another player's card",
    "cards_of_others_but_As": "the card of yet another player",
    "cards_of_others_or_centre": "another player's card or one in the centre",
    "everyone": "everyone", "all_but_holder": "everyone but its holder",
    "named_right": "the named mask was right", "both_shown": "both cards of this mask are turned up",
    "richer_than_me": "that player is richer than you",
}  # fmt: skip


def explain(sentence: Sequence[Word]) -> str:
    """What a power does, in plain sentences."""
    return " ".join(f"{_capital(_said(word))}." for word in sentence)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _noun(thing: object) -> str:
    if isinstance(thing, Name):
        return f"you have {thing.amount} coins or more" if thing.text == "at_least" else _NOUNS[thing.text]
    return str(thing)


def _coins(n: object) -> str:
    return f"{n} coin{'' if n == 1 else 's'}"


def _and(words: Sequence[str]) -> str:
    return " and ".join(words)


def _said(word: Word) -> str:
    given = word.given
    nouns = [_noun(thing) for thing in given]
    inner_words = [thing for thing in given if isinstance(thing, Word)]
    inner = ", then ".join(map(_said, inner_words[1:] if word.text == "may" else inner_words))
    if word.text == "take":
        return f"take {_coins(given[0])} from {_and(nouns[1:])}"
    if word.text == "take_all":
        return f"take all coins from {nouns[0]}"
    if word.text == "take_up_to":
        return f"take coins from {nouns[1]} up to a fortune of {given[0]}"
    if word.text == "give":
        return f"give {_coins(given[0])} to {_and(nouns[1:])}"
    if word.text == "bank_gives":
        return f"{_and(nouns[1:])} get {_coins(given[0])} from the bank"
    if word.text == "choose":
        return f"choose {nouns[1]}"
    if word.text == "may":
        return f"you may {_said(inner_words[0])}; if you do, {inner}"
    if word.text == "look":
        return f"look at {'your own card' if nouns[0] == 'you' else 'the card of ' + nouns[0]} in secret"
    if word.text == "swap_or_not":
        return f"take the cards of {_and(nouns)} out of sight and swap them or not"
    if word.text == "swap_fortunes":
        return f"{_and(nouns)} exchange all their coins"
    if word.text == "trade_places":
        return f"{_and(nouns)} change places, leaving cards and coins"
    if word.text == "names_own_mask":
        return f"{nouns[0]} must name their own mask"
    if word.text == "show":
        return f"the card of {nouns[0]} is shown to {nouns[1] if len(nouns) > 1 else 'everyone'}"
    if word.text == "turn_down":
        return f"the card of {nouns[0]} is turned down again"
    if word.text in ("when", "unless"):
        start = "if" if word.text == "when" else "unless"
        end = f"; otherwise {', then '.join(map(_said, word.otherwise))}" if word.otherwise else ""
        return f"{start} {nouns[0]}, {inner}{end}"
    if word.text == "each_other_player":
        return f"with each other player in turn, clockwise from your left: {inner}"
    return "you win at once, alone"
