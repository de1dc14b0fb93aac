"""Mascarade on a score sheet: answers as texts, texts as answers, and the headers of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from maskenball.core.breach import Impossible
from maskenball.core.game import Json, Refusal, Refused
from maskenball.core.malformed import Malformed
from maskenball.core.sheet import Header, Sheet, Token, person_named, quoted, whole_number
from maskenball.games.mascarade.rules import answers as ans, words as w
from maskenball.games.mascarade.rules.editions import EDITIONS, Edition, slots_per_place
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.scenarios import dealt, masks_in_play
from maskenball.games.mascarade.rules.setup import OPTIONS, Setup
from maskenball.games.mascarade.rules.state import CARDS, CHOOSE, State, Terms

SLOTS = ("left", "right", "protected")
KNOWN_HEADERS = (
    "Game", "Edition", "Players", "Deal", "Scenario", "Seed", "Coins", "First", "Preparation", "Options",
)  # fmt: skip


class Spoken(NamedTuple):
    """A decision as it was written: what is done, and to what. It becomes an answer once the position is known."""

    verb: str
    slot: int = 0
    mask: int = 0
    person: int = -1
    card_slot: int = -1
    centre: int = -1


def text_of(t: Terms, s: State, names: Sequence[str], masks: dict[int, str], answer: int) -> str:
    """An answer as a score sheet writes it now."""
    return worded(t, s, names, parts_of(masks, answer))


def worded(t: Terms, s: State, names: Sequence[str], parts: Json) -> str:
    """The same from what the answer is about."""
    do, own = parts["do"], _slot_text(t, parts.get("own", 0))
    if do == "take":
        return f"take{own} {card_text(t, s, names, parts['card'])}"
    if do in ("look", "claim", "peek"):
        return f"{do}{own}"
    if do == "announce":
        return f"announce {parts['mask']}{own}"
    if do == "name":
        return f"name {parts['mask']}"
    if do == "choose":
        place = parts.get("place")
        return f"choose {card_text(t, s, names, parts['card']) if place is None else quoted(names[s.person[place]])}"
    return str(do)


def _slot_text(t: Terms, slot: int) -> str:
    return f" {SLOTS[slot]}" if t.slots > 1 else ""


def card_text(t: Terms, s: State, names: Sequence[str], card: int) -> str:
    """A card as a score sheet names it now: by who sits there, or by its number in the centre."""
    if card >= t.first_centre:
        return f"centre.{card - t.first_centre + 1}"
    name = quoted(names[s.person[card // t.slots]])
    return f"{name}.{SLOTS[card % t.slots]}" if t.slots > 1 else name


def parts_of(masks: dict[int, str], answer: int) -> Json:
    """What an answer is about, in numbers, so that a client can draw it without reading its text."""
    if answer < ans.SWAP:
        own, card = divmod(answer - ans.TAKE, CARDS)
        return {"do": "take", "own": own, "card": card}
    if answer < ans.LOOK:
        return {"do": "swap" if answer == ans.SWAP else "keep"}
    if answer < ans.ANNOUNCE:
        return {"do": "look", "own": answer - ans.LOOK}
    if answer < ans.PASS:
        mask, own = divmod(answer - ans.ANNOUNCE, 2)
        return {"do": "announce", "mask": masks.get(mask), "own": own}
    if answer == ans.PASS:
        return {"do": "pass"}
    if answer < ans.CHOOSE_PLAYER:
        return {"do": "claim", "own": answer - ans.CLAIM}
    if answer < ans.CHOOSE_CARD:
        return {"do": "choose", "place": answer - ans.CHOOSE_PLAYER}
    if answer < ans.DECLINE:
        return {"do": "choose", "card": answer - ans.CHOOSE_CARD}
    if answer == ans.DECLINE:
        return {"do": "decline"}
    if answer < ans.PEEK:
        return {"do": "name", "mask": masks.get(answer - ans.NAME)}
    return {"do": "peek", "own": (answer - ans.PEEK) % 3}


def parsed(t: Terms, names: Sequence[str], masks: dict[str, int], tokens: Sequence[Token]) -> Spoken:
    """A decision that is well formed at this table; raises ValueError with what is wrong."""
    verb, given = tokens[0].text, list(tokens[1:])
    if tokens[0].quoted or tokens[0].after_dot is not None:
        raise ValueError("no decision begins like that")
    if verb in ("swap", "keep", "pass", "decline"):
        said = Spoken(verb)
    elif verb in ("look", "claim", "peek"):
        said = Spoken(verb, slot=_own_slot(t, given))
    elif verb == "take":
        slot = _own_slot(t, given)
        said = _card(t, names, given)._replace(verb=verb, slot=slot)
    elif verb == "announce":
        mask = _mask(masks, given)
        said = Spoken(verb, slot=_own_slot(t, given), mask=mask)
    elif verb == "name":
        said = Spoken(verb, mask=_mask(masks, given))
    elif verb == "choose":
        said = _card(t, names, given)._replace(verb=verb)
    else:
        raise ValueError(f"unknown decision {verb!r}")
    if given:
        raise ValueError(f"unexpected {given[0].text!r} after {verb!r}")
    return said


def _next(given: list[Token], wanted: str) -> Token:
    if not given:
        raise ValueError(f"{wanted} is missing")
    return given.pop(0)


def _own_slot(t: Terms, given: list[Token]) -> int:
    if t.slots == 1:
        return 0
    token = _next(given, "which of the own cards")
    slots = SLOTS[: t.slots]
    if token.quoted or token.after_dot is not None or token.text not in slots:
        raise ValueError(f"{token.text!r} is none of the own cards: {', '.join(slots)}")
    return slots.index(token.text)


def _mask(masks: dict[str, int], given: list[Token]) -> int:
    token = _next(given, "the mask")
    if token.quoted or token.after_dot is not None or token.text not in masks:
        raise ValueError(f"{token.text!r} is not a mask of this edition")
    return masks[token.text]


def _card(t: Terms, names: Sequence[str], given: list[Token]) -> Spoken:
    token = _next(given, "the card or player")
    if token.text == "centre" and not token.quoted:
        centre = t.cards - t.first_centre
        if token.after_dot not in [str(i + 1) for i in range(centre)]:
            raise ValueError(f"there is no card {token.text}.{token.after_dot or '?'}")
        return Spoken("", centre=int(token.after_dot or 0) - 1)
    person = person_named(token, names)
    if token.after_dot is None:
        return Spoken("", person=person)
    if t.slots == 1 or token.after_dot not in SLOTS[: t.slots]:
        raise ValueError(f"{token.text!r} has no card called {token.after_dot!r}")
    return Spoken("", person=person, card_slot=SLOTS.index(token.after_dot))


def answer_of(t: Terms, s: State, person: int, said: Spoken) -> int:
    """The answer that was meant, in the position as it is; raises Refused when there is no such answer."""
    place = s.person.index(said.person) if said.person >= 0 else -1
    verb, slot = said.verb, said.slot
    if said.centre >= 0:
        card = t.first_centre + said.centre
    elif t.slots == 1:
        card = place
    else:
        card = place * t.slots + said.card_slot if said.card_slot >= 0 else -1
    if verb == "take":
        if slot >= 2 or card < 0:
            raise Refused(Refusal("no-such-card", "A1.4", "take names left or right, and one other card"))
        return ans.TAKE + slot * CARDS + card
    if verb == "choose":
        asks_card = s.kind == CHOOSE and t.rows[s.pc * 4] == w.CHOOSE_CARD
        if card >= 0 and (said.centre >= 0 or t.slots > 1 or asks_card):
            return ans.CHOOSE_CARD + card
        return ans.CHOOSE_PLAYER + place
    if verb == "announce":
        if slot >= 2:
            raise Refused(Refusal("no-such-card", "A3.1", "the protected card cannot be announced with"))
        return ans.ANNOUNCE + 2 * said.mask + slot
    if verb == "name":
        return ans.NAME + said.mask
    if verb == "peek":
        return ans.PEEK + 3 * person + slot
    simple = {"swap": ans.SWAP, "keep": ans.KEEP, "pass": ans.PASS, "decline": ans.DECLINE}
    return simple[verb] if verb in simple else {"look": ans.LOOK, "claim": ans.CLAIM}[verb] + slot


def setup_from(sheet: Sheet) -> Setup:
    """The game that the headers describe; raises Malformed."""
    value, line = sheet.need("Edition")
    number = int(value) if value in ("1", "2") else 0
    if number not in EDITIONS:
        raise Malformed(line, f"there is no edition {value!r}: 1 or 2")
    edition = EDITIONS[number].with_own_masks(sheet.from_block(masks_from_toml))
    names = sheet.players()
    if not edition.fewest_players <= len(names) <= edition.most_players:
        span = f"{edition.fewest_players} to {edition.most_players}"
        raise Malformed(sheet.headers["Players"].line, f"{len(names)} players, edition {number} is for {span}")
    deal, centre = _cards(sheet, edition, len(names))
    coins, court = _coins(sheet, edition, len(names))
    return Setup(
        names=names,
        edition=edition,
        deal=deal,
        centre=centre,
        coins=coins,
        court=court,
        first=sheet.first(names),
        preparation=sheet.number("Preparation", edition.preparation_turns, most=edition.preparation_turns),
        accidents="accidents" in _options(sheet),
        block=sheet.block,
    )


def _options(sheet: Sheet) -> list[str]:
    value, line = sheet.headers.get("Options", Header("", 0))
    options = [option.strip() for option in value.split(",")] if value.strip() else []
    for option in options:
        if option not in OPTIONS:
            raise Malformed(line, f"{option!r} is no table option ({', '.join(OPTIONS)})")
    return options


def _cards(sheet: Sheet, edition: Edition, players: int) -> tuple[list[list[str]], list[str]]:
    """Deal, or Scenario with Seed."""
    sheet.not_dealt_twice()
    if "Deal" in sheet.headers:
        return _deal(sheet.headers["Deal"], edition, players)
    if "Scenario" not in sheet.headers and "Seed" not in sheet.headers:
        raise Malformed(1, "the header [Deal] is missing (or [Scenario] with [Seed])")
    value, line = sheet.need("Scenario")
    try:
        masks = masks_in_play(value, edition, players)
    except Impossible as impossible:
        raise Malformed(line, str(impossible)) from impossible
    return dealt(masks, players, sheet.need("Seed").value)


def _deal(header: Header, edition: Edition, players: int) -> tuple[list[list[str]], list[str]]:
    """A deal may be any position of the box: S4 is not applied."""
    places, bar, middle = header.value.partition("|")
    deal = [[name.strip() for name in place.split("+")] for place in places.split(",")]
    centre = [name.strip() for name in middle.split(",")] if bar else []
    slots = slots_per_place(players)
    line = header.line
    if len(deal) != players:
        raise Malformed(line, f"cards for {len(deal)} places, but there are {players} players")
    if any(len(cards) != slots for cards in deal):
        raise Malformed(line, f"with {players} players every place has {slots} card{'s' if slots > 1 else ''}")
    if len(centre) > (edition.most_in_centre if slots == 1 else 0):
        most = f"at most {edition.most_in_centre}" if slots == 1 else "none with 2 or 3 players"
        raise Malformed(line, f"{len(centre)} cards in the centre: {most}")
    count = Counter([name for cards in deal for name in cards] + centre)
    known = {m.id: m for m in edition.box}
    for name, n in count.items():
        if name not in known:
            raise Malformed(line, f"{name!r} is not a mask of edition {edition.number}")
        if n > known[name].copies:
            raise Malformed(line, f"{n} cards of {name}, the box holds {known[name].copies}")
        if slots > 1 and known[name].minimum_players > players:
            raise Malformed(line, f"{name} is never in play with {players} players (P4)")
    return deal, centre


def _coins(sheet: Sheet, edition: Edition, players: int) -> tuple[list[int], int]:
    value, line = sheet.headers.get("Coins", Header(", ".join([str(edition.coins_at_start)] * players), 0))
    purses, bar, court = value.partition("|")
    coins = [whole_number(n.strip(), line) for n in purses.split(",")]
    if len(coins) != players:
        raise Malformed(line, f"coins for {len(coins)} places, but there are {players} players")
    for n in coins:
        if not 1 <= n < edition.winning_fortune:
            raise Malformed(line, f"a place has 1 to {edition.winning_fortune - 1} coins, not {n}")
    return coins, whole_number(court.strip(), line) if bar else 0
