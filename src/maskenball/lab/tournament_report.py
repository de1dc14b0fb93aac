"""A tournament for a reader, a program, and as a picture."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from html import escape

from maskenball.games.game import Json
from maskenball.lab.intervals import Interval
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


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _range(interval: Interval) -> str:
    return f"{interval.low:.1%} - {interval.high:.1%}"


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
            won = (_percent(score.share), _range(score.interval), _percent(score.fair), odds)
            rows.append((first, score.name, str(score.games), *won, str(score.decisions), *times))
    widths = [max(len(row[k]) for row in rows) for k in range(len(COLUMNS))]
    lines = [
        f"{tournament.total} games, {tournament.players} players, {tournament.wish}, seed {tournament.seed}; "
        "duplicate deals, seats rotated",
        "",
    ]
    for row in rows:
        cells = [text.ljust(w) if k < 2 else text.rjust(w) for k, (text, w) in enumerate(zip(row, widths, strict=True))]
        lines.append("  ".join(cells).rstrip())
    lines.append("")
    wide = max(len(table.name) for table in outcome.tables)
    for table in outcome.tables:
        endings = ", ".join(f"{ending} {n / table.games:.1%}" for ending, n in table.endings.items())
        length = f"{table.decisions_mean:.1f} decisions, {table.turns_mean:.1f} turns a game"
        lines.append(f"{table.name.ljust(wide)}  {length}; {endings}")
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
        share, fair = _percent(one.share), _percent(one.fair)
        lines.append(f"worst table of {one.name}: {worst.name}, {share} won ({_range(one.interval)}; fair {fair})")
    return "\n".join(lines)


BAR, LEFT, WIDE, TOP = 26, 190, 480, 46


def as_svg(outcome: Outcome) -> str:
    """Bars of won shares with their intervals and a mark at the fair share: the one bot's, or everybody's."""
    one = outcome.tournament.one
    bars = [
        (table.name if one else score.name, score)
        for table in outcome.tables
        for score in table.bots
        if not one or score.name == one
    ]
    most = min(1.0, math.ceil(max(max(score.interval.high, score.fair) for _, score in bars) * 10 + 1e-9) / 10)
    height = TOP + BAR * len(bars) + 30
    bottom = height - 30

    def x(share: float) -> str:
        return f"{LEFT + WIDE * share / most:.1f}"

    title = (
        f"{one or 'Won'}: share won, 95 % intervals; {outcome.tournament.players} players, {outcome.tournament.wish}"
    )
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 80}" height="{height}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    for step in range(round(most * 10) + 1):
        at = x(step / 10)
        out.append(f'<line x1="{at}" y1="{TOP}" x2="{at}" y2="{bottom}" stroke="#ddd"/>')
        out.append(f'<text x="{at}" y="{bottom + 18}" text-anchor="middle">{step * 10} %</text>')
    for k, (label, score) in enumerate(bars):
        y = TOP + BAR * k
        low, high, middle = x(score.interval.low), x(score.interval.high), y + BAR // 2
        length, whiskers = f"{WIDE * score.share / most:.1f}", f"M{low} {middle - 5}v10M{high} {middle - 5}v10"
        out += [
            f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(label)}</text>',
            f'<rect x="{LEFT}" y="{y + 5}" width="{length}" height="{BAR - 10}" fill="#7a5195"/>',
            f'<path d="M{low} {middle}H{high}{whiskers}" stroke="#111" fill="none"/>',
            f'<line x1="{x(score.fair)}" y1="{y + 1}" x2="{x(score.fair)}" y2="{y + BAR - 1}" stroke="#d9480f" '
            'stroke-width="2" stroke-dasharray="3 2"/>',
            f'<text x="{float(high) + 6:.1f}" y="{middle + 4}">{_percent(score.share)}</text>',
        ]
    out.append("</svg>")
    return "\n".join(out) + "\n"
