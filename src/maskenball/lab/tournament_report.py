"""A tournament for a reader, a program, and as a picture."""

from __future__ import annotations

import json
from dataclasses import asdict

from maskenball.core.game import Json
from maskenball.lab.figures import Bar, Panel, columns, drawn, percent, span
from maskenball.lab.tournament import HOW_TO_GET_RATINGS
from maskenball.lab.tournament_score import Outcome


def _headline(outcome: Outcome) -> Json | None:
    worst = outcome.worst
    if worst is None:
        return None
    one = worst.bot(outcome.tournament.one)
    low, high = one.interval
    return {"bot": one.name, "table": worst.name, "share": one.share, "interval": [low, high], "fair": one.fair,
            "odds": one.odds}  # fmt: skip


def as_document(outcome: Outcome) -> Json:
    """The outcome as JSON. Only what stands under `microseconds` differs from run to run."""
    tables = [asdict(table) for table in outcome.tables]
    return {
        "settings": outcome.tournament.settings(),
        "worst": _headline(outcome),
        "tables": tables,
        "ratings": outcome.ratings,
    }


def as_json(outcome: Outcome) -> str:
    """The outcome as one JSON document."""
    return json.dumps(as_document(outcome))


WON_ALONE = "won: wins for each seat a bot holds, a win of several counted in parts"
WON_IN_TEAMS = "won: how often a seat of the bot is in the winning team, drawn games left out"
WHAT_ODDS_ARE = "odds: those that the win falls to this bot, over what they would be among equals"
COLUMNS = ("table", "bot", "games", "won", "95 % interval", "fair", "odds", "decisions", "us mean", "median", "p99")


def as_table(outcome: Outcome) -> str:
    """The outcome for a reader."""
    tournament = outcome.tournament
    rows: list[tuple[str, ...]] = [COLUMNS]
    for table in outcome.tables:
        for score in table.bots:
            first = table.name if score is table.bots[0] else ""
            odds = "-" if score.odds is None else f"{score.odds:.2f}"
            times = (f"{score.microseconds[key]:.0f}" for key in ("mean", "median", "p99"))
            won = (percent(score.share), span(score.interval), percent(score.fair), odds)
            rows.append((first, score.name, str(score.games), *won, str(score.decisions), *times))
    lines = [
        f"{tournament.total} games, {tournament.players} players, {tournament.wish}, seed {tournament.seed}; "
        f"duplicate deals, {', '.join(dict.fromkeys(table.habit for table in tournament.tables))}",
        "",
        *columns(rows, words=2),
        WON_IN_TEAMS if tournament.wish.is_team_game else WON_ALONE,
        WHAT_ODDS_ARE,
        "",
    ]
    wide = max(len(table.name) for table in outcome.tables)
    for table in outcome.tables:
        endings = ", ".join(f"{ending} {n / table.games:.1%}" for ending, n in table.endings.items())
        length = f"{table.decisions_mean:.1f} decisions, {table.turns_mean:.1f} turns a game"
        lines.append(f"{table.name.ljust(wide)}  {length}; {endings}")
        if (deals := table.deals) is not None:
            decided = f"{percent(deals.share)} ({span(deals.interval)}) of {deals.won + deals.lost} decided deals"
            lines.append(f"{' ' * wide}  {table.bots[0].name} won {decided}, {deals.level} were level")
    lines.append("no illegal answers")
    if outcome.ratings is None:
        lines.append(HOW_TO_GET_RATINGS)
    else:
        best = sorted(outcome.ratings.items(), key=lambda item: -item[1][0])
        lines.append(
            "ratings (openskill): " + ", ".join(f"{label} {mu:.1f} ± {sigma:.1f}" for label, (mu, sigma) in best)
        )
    worst = outcome.worst
    if worst is not None:
        one = worst.bot(tournament.one)
        share, fair = percent(one.share), percent(one.fair)
        lines.append(
            f"worst table of {one.name}, by odds: {worst.name}, {share} won ({span(one.interval)}; fair {fair})"
        )
    return "\n".join(lines)


def as_svg(outcome: Outcome) -> str:
    """Bars of won shares with their intervals and a mark at the fair share: the one bot's, or everybody's."""
    one = outcome.tournament.one
    bars = [
        Bar(table.name if one else score.name, score.share, score.interval, score.fair, percent(score.share))
        for table in outcome.tables
        for score in table.bots
        if not one or score.name == one
    ]
    title = (
        f"{one or 'Won'}: share won, 95 % intervals; {outcome.tournament.players} players, {outcome.tournament.wish}"
    )
    return drawn(title, [Panel("", bars)])
