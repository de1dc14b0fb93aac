"""Scenarios: which masks are in play, as data, and the check of a scenario of one's own (rule S4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from maskenball.core.breach import Breach, Impossible
from maskenball.core.chance import shuffled
from maskenball.games.mascarade.rules.editions import Edition, slots_per_place

_SIX = "judge bishop king queen witch cheat"
_EIGHT = "judge bishop king fool queen witch peasant peasant"
_EIGHT_A = "judge trickster empress fool king witch peasant peasant"
_EIGHT_B = "judge princess patron puppet-master beggar guru witch fool"

_FIRST_2013 = {
    2: "bishop fool judge queen king witch",
    3: "bishop fool judge queen king witch",
    4: "judge bishop king queen thief cheat",
    5: _SIX,
    6: _SIX,
    7: "judge bishop king queen thief witch spy",
    8: _EIGHT,
    9: f"{_EIGHT} cheat",
    10: f"{_EIGHT} cheat spy",
    11: f"{_EIGHT} cheat spy inquisitor",
    12: f"{_EIGHT} cheat spy inquisitor widow",
    13: f"{_EIGHT} cheat spy inquisitor widow thief",
}
_FIRST_2014 = {**_FIRST_2013, 7: "judge bishop king queen thief witch fool"}
_SECOND_A = {
    4: "judge trickster empress king thief cheat",
    5: "judge trickster empress king witch cheat",
    6: "judge trickster empress king witch cheat",
    7: "judge trickster empress fool king thief witch",
    8: _EIGHT_A,
    9: f"{_EIGHT_A} cheat",
    10: f"{_EIGHT_A} cheat spy",
    11: f"{_EIGHT_A} cheat spy guru",
    12: f"{_EIGHT_A} cheat spy guru widow",
}
_SECOND_B = {
    4: "judge witch patron king beggar cheat",
    5: "judge spy patron empress beggar thief",
    6: "judge princess patron puppet-master beggar cheat",
    7: "judge princess patron puppet-master beggar spy fool",
    8: _EIGHT_B,
    9: f"{_EIGHT_B} widow",
    10: f"{_EIGHT_B} widow cheat",
    11: f"{_EIGHT_B} widow cheat spy",
    12: f"{_EIGHT_B} widow cheat spy king",
}


@dataclass(frozen=True)
class Scenario:
    """A named set of sheets, one for each number of players."""

    id: str
    edition: int
    sheets: dict[int, str]

    def masks(self, players: int) -> list[str]:
        """The masks in play with so many players."""
        return self.sheets[players].split()


SCENARIOS = {
    s.id: s
    for s in (
        Scenario("1e-2013", 1, _FIRST_2013),  # the standard sets of the 2013 printings
        Scenario("1e-2014", 1, _FIRST_2014),  # the 2014 revision: the Fool instead of the Spy with 7 players
        Scenario("2e-A", 2, _SECOND_A),  # our own sheets for first games (the printed ones could not be seen)
        Scenario("2e-B", 2, _SECOND_B),  # our own, more strategic
    )
}
STANDARD = {1: "1e-2013", 2: "2e-A"}


def unknown_masks(edition: Edition, masks: Sequence[str]) -> list[str]:
    """The names that are no mask of the edition's box, each once."""
    return [name for name in dict.fromkeys(masks) if name not in edition.numbers]


def breaches(edition: Edition, masks: Sequence[str], players: int) -> list[Breach]:
    """Every rule of S4 that these masks break at a table of so many players, advice included."""
    count = Counter(masks)
    known = {m.id: m for m in edition.box}
    found: list[Breach] = []
    for name in unknown_masks(edition, masks):
        facts: dict[str, object] = {"mask": name, "edition": edition.number}
        found.append(Breach("S4", f"{name} is not a mask of edition {edition.number}", facts=facts))
    if not count["judge"]:
        found.append(Breach("S4a", "the Judge is missing"))
    stars = sum(n for name, n in count.items() if name in known and known[name].bank)
    if edition.cards_to_a_star * stars < len(masks):
        share = "a third" if edition.cards_to_a_star == 3 else f"one in {edition.cards_to_a_star}"
        verb = "should" if edition.bank_share_is_advice else "must"
        sentence = f"only {stars} of {len(masks)} cards bring coins from the bank, at least {share} {verb}"
        facts = {"stars": stars, "cards": len(masks), "advice": "yes" if edition.bank_share_is_advice else "no"}
        found.append(Breach("S4b", sentence, edition.bank_share_is_advice, facts=facts))
    if count["peasant"] == 1 and "peasant" in known:
        found.append(Breach("S4c", "one Peasant alone: both or none"))
    for name in count:
        if name in known and players < known[name].minimum_players:
            least = known[name].minimum_players
            is_ours = known[name].minimum_is_ours
            facts = {"mask": name, "least": least, "ours": "yes" if is_ours else "no"}
            said = f"{name} needs at least {least} players{' (our number)' if is_ours else ''}"
            found.append(Breach("S4d", said, facts=facts))
    found += _number_breaches(edition, len(masks), players)
    for name, n in count.items():
        if name in known and n > known[name].copies:
            facts = {"mask": name, "cards": n, "copies": known[name].copies}
            found.append(Breach("S4f", f"{n} cards of {name}, the box holds {known[name].copies}", facts=facts))
    return found


def _number_breaches(edition: Edition, cards: int, players: int) -> list[Breach]:
    """S4e: do the numbers fit?"""
    if not edition.fewest_players <= players <= edition.most_players:
        span = f"{edition.fewest_players} to {edition.most_players}"
        facts = {"players": players, "edition": edition.number}
        facts |= {"least": edition.fewest_players, "most": edition.most_players}
        return [Breach("S4e", f"{players} players, edition {edition.number} is for {span}", False, "players", facts)]
    wanted = edition.cards_for(players)
    if cards in wanted:
        if cards < edition.advised_cards:
            facts = {"cards": cards, "players": players}
            return [
                Breach(
                    "S4e",
                    f"{cards} cards; {edition.advised_cards} are recommended with {players} players",
                    True,
                    "six",
                    facts,
                )
            ]
        return []
    fitting = " or ".join(filter(None, (", ".join(map(str, wanted[:-1])), str(wanted[-1]))))
    said = f"{cards} cards for {players} players, not {fitting}"
    return [Breach("S4e", said, False, "cards", {"cards": cards, "players": players, "wanted": wanted})]


def masks_in_play(scenario: str, edition: Edition, players: int) -> list[str]:
    """The masks of a scenario: its id, or the masks themselves separated by commas."""
    if scenario in SCENARIOS:
        named = SCENARIOS[scenario]
        if named.edition != edition.number:
            facts: dict[str, object] = {"scenario": scenario, "edition": named.edition}
            raise Impossible([Breach("S3", f"{scenario} is a scenario of edition {named.edition}", facts=facts)])
        if players not in named.sheets:
            raise Impossible(_number_breaches(edition, 0, players))
        return named.masks(players)
    masks = [name.strip() for name in scenario.split(",")]
    if len(masks) == 1:
        said = f"{scenario!r} is not a scenario; choose from {', '.join(SCENARIOS)}, or name masks separated by commas"
        facts = {"scenario": scenario, "known": ", ".join(SCENARIOS)}
        raise Impossible([Breach("S4", said, False, "scenario", facts)])
    broken = [b for b in breaches(edition, masks, players) if not b.is_advice]
    if broken:
        raise Impossible(broken)
    return masks


def dealt(masks: Sequence[str], players: int, seed: str) -> tuple[list[list[str]], list[str]]:
    """T5: the cards of every place, and those of the centre, as the seed deals them."""
    deck = shuffled(masks, seed)
    slots = slots_per_place(players)
    places = [deck[place * slots : (place + 1) * slots] for place in range(players)]
    return places, deck[players * slots :]
