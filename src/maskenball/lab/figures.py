"""Figures for a reader: shares in words, columns of text, and bars as a picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from maskenball.lab.intervals import Interval


def percent(share: float) -> str:
    """A share in words."""
    return f"{share:.1%}"


def span(interval: Interval) -> str:
    """An interval in words."""
    return f"{interval.low:.1%} - {interval.high:.1%}"


def columns(rows: Sequence[Sequence[str]], words: int) -> list[str]:
    """Rows as lines whose cells stand under each other: so many columns of words, then numbers."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if k < words else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


class Bar(NamedTuple):
    """A share with its interval, and a mark where it would be fair; without a share, the text says why."""

    label: str
    share: float | None
    interval: Interval
    fair: float | None
    text: str


class Panel(NamedTuple):
    """Bars on one scale, under a heading if there is one."""

    heading: str
    bars: Sequence[Bar]


BAR, LEFT, WIDE, TOP, LINE, AXIS = 26, 190, 480, 46, 20, 30


def drawn(title: str, panels: Sequence[Panel], notes: Sequence[str] = ()) -> str:
    """The panels one below the other as an SVG picture, the notes at its foot."""
    out, y = [], TOP
    for panel in panels:
        if panel.heading:
            out.append(f'<text x="12" y="{y + 14}" font-weight="bold">{escape(panel.heading)}</text>')
            y += LINE
        out += _bars(panel.bars, y)
        y += BAR * len(panel.bars) + AXIS
    for note in notes:
        y += LINE
        out.append(f'<text x="12" y="{y - 6}">{escape(note)}</text>')
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 80}" height="{y}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    return "\n".join([*head, *out, "</svg>"]) + "\n"


def _bars(bars: Sequence[Bar], top: int) -> list[str]:
    """Bars from `top` on, with the lines of their scale behind them."""
    ends = [max(bar.interval.high, bar.fair or 0.0) for bar in bars if bar.share is not None]
    most = min(1.0, math.ceil(max(ends, default=1.0) * 10 + 1e-9) / 10)
    bottom = top + BAR * len(bars)

    def x(share: float) -> str:
        return f"{LEFT + WIDE * share / most:.1f}"

    out = []
    for step in range(round(most * 10) + 1):
        at = x(step / 10)
        out.append(f'<line x1="{at}" y1="{top}" x2="{at}" y2="{bottom}" stroke="#ddd"/>')
        out.append(f'<text x="{at}" y="{bottom + 18}" text-anchor="middle">{step * 10} %</text>')
    for k, bar in enumerate(bars):
        y = top + BAR * k
        middle, after = y + BAR // 2, float(LEFT)
        out.append(f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(bar.label)}</text>')
        if bar.share is not None:
            low, high = x(bar.interval.low), x(bar.interval.high)
            length, whiskers = f"{WIDE * bar.share / most:.1f}", f"M{low} {middle - 5}v10M{high} {middle - 5}v10"
            out.append(f'<rect x="{LEFT}" y="{y + 5}" width="{length}" height="{BAR - 10}" fill="#7a5195"/>')
            out.append(f'<path d="M{low} {middle}H{high}{whiskers}" stroke="#111" fill="none"/>')
            after = float(high)
            if bar.fair is not None:
                out.append(
                    f'<line x1="{x(bar.fair)}" y1="{y + 1}" x2="{x(bar.fair)}" y2="{y + BAR - 1}" stroke="#d9480f" '
                    'stroke-width="2" stroke-dasharray="3 2"/>'
                )
        out.append(f'<text x="{after + 6:.1f}" y="{middle + 4}">{escape(bar.text)}</text>')
    return out
