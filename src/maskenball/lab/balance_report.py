"""The balance of a scenario for a reader, a program, and as a picture."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from textwrap import shorten, wrap

from maskenball.core.game import Json
from maskenball.core.kit import kit_of
from maskenball.lab.balance_score import ENOUGH, Balance, Rate
from maskenball.lab.figures import Bar, Panel, columns, drawn, percent, span

WIDTH = 118
"""Signs in a line."""


def caveat(balance: Balance) -> str:
    """Whose figures these are."""
    bots = " and ".join(balance.varieties)
    return f"These figures are of the play of {bots}, not of the game as such: other players, other figures."


WORDS = (
    "False means false, knowingly or not. Words of one game are counted as if they had nothing to do with each other, "
    "so their intervals are approximate."
)


def verdict(balance: Balance) -> str:
    """Whether anything is further from fair than luck explains."""
    judged = balance.judged
    if not judged:
        won = balance.sections[0].rates[0].trials
        return f"Too few games to say whether it is fair: {won} of {balance.study.total} were won, {ENOUGH} are needed."
    off = [f"{rate.name} ({percent(rate.share or 0.0)})" for rate in judged if rate.off]
    if off:
        luck = f"Of {len(judged)} rates about {balance.by_luck:.1f} would be so by luck alone."
        return f"The fair share lies outside the interval of {', '.join(off)}. {luck}"
    unseen = f"Less than about {balance.reach * 100:.1f} points from fair would not have been noticed."
    return f"Fair as far as seen: every interval holds the fair share. {unseen}"


def as_document(balance: Balance) -> Json:
    """The balance as JSON; a rate of too few trials has no share."""
    return {
        "settings": balance.study.settings(),
        "bots": {name: found._asdict() for name, found in balance.varieties.items()},
        "caveat": caveat(balance),
        "verdict": verdict(balance),
        "turns": balance.turns._asdict(),
        **{section.key: [_row(rate) for rate in section.rates] for section in balance.sections},
    }


def _row(rate: Rate) -> Json:
    low, high = rate.interval
    return asdict(rate) | {"interval": None if rate.share is None else [low, high]}


def as_json(balance: Balance) -> str:
    """The balance as one JSON document."""
    return json.dumps(as_document(balance))


def _too_few(rate: Rate) -> str:
    return f"too few ({rate.trials})"


def _cells(rate: Rate) -> list[str]:
    fair = "" if rate.fair is None else percent(rate.fair)
    if rate.share is None:
        return [f"  {rate.name}", str(rate.trials), "-", _too_few(rate), fair, ""]
    return [f"  {rate.name}", str(rate.trials), percent(rate.share), span(rate.interval), fair, "*" * rate.off]


def _who_played(balance: Balance) -> str:
    bots = ", ".join(
        f"{name} (answer depends on chance at {found.varied} of {found.tried} positions tried)"
        for name, found in balance.varieties.items()
    )
    return f"played by {bots}"


def _headline(balance: Balance) -> str:
    study = balance.study
    return f"{study.total} games, {study.players} players, {study.wish}, seed {study.seed}"


def _length(balance: Balance) -> str:
    unit = kit_of(balance.study.wish.game).turns
    low, middle, high = balance.turns
    return f"{unit} a game: median {middle:g}, 10 % under {low:g}, 10 % over {high:g}"


def as_table(balance: Balance) -> str:
    """The balance for a reader."""
    rows: list[Sequence[str]] = []
    for section in balance.sections:
        fair = "fair" if any(rate.fair is not None for rate in section.rates) else ""
        rows.append([section.heading, section.counted, "share", "95 % interval", fair, ""])
        rows += [_cells(rate) for rate in section.rates]
    lines = iter(columns(rows, words=1))
    told = [*wrap(_headline(balance), WIDTH), *wrap(_who_played(balance), WIDTH), *wrap(caveat(balance), WIDTH)]
    told += ["", _length(balance)]
    for section in balance.sections:
        told += ["", *(next(lines) for _ in range(1 + len(section.rates)))]
    return "\n".join([*told, "", *(line for note in _notes(balance) for line in wrap(note, WIDTH))])


def _notes(balance: Balance) -> list[str]:
    """What stands below the figures."""
    words = [] if balance.study.wish.is_team_game else [WORDS]
    return [*words, f"* {verdict(balance)}"]


def as_svg(balance: Balance) -> str:
    """Bars of every rate with their intervals, marks at the fair share."""
    panels = [Panel(section.heading, [_bar(rate) for rate in section.rates]) for section in balance.sections]
    notes = [_headline(balance), _who_played(balance), caveat(balance), _length(balance), *_notes(balance)]
    title = shorten(f"Balance, 95 % intervals: {_headline(balance)}", 95, placeholder=" ...")
    return drawn(title, panels, [line for note in notes for line in wrap(note, 100)])


def _bar(rate: Rate) -> Bar:
    text = _too_few(rate) if rate.share is None else percent(rate.share)
    return Bar(rate.name, rate.share, rate.interval, rate.fair, text)
