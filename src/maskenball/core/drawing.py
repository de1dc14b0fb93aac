"""Pictures: an SVG built as text. Boxes, lines of words, cards, and places around a table that do not overlap."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import NamedTuple

INK, FAINT, PAPER, TABLE, BACK, GOLD = "#3b3440", "#8d8494", "#fffdf8", "#eef3ea", "#d9cfe6", "#e0a526"
GAP = 10
"""So much room is left between two boxes of a ring."""
LONGEST_NAME = 14


class Box(NamedTuple):
    """A rectangle: the upper left corner, width and height."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box with this middle."""
        return cls(x - width / 2, y - height / 2, width, height)

    def meets(self, other: Box, gap: float = 0) -> bool:
        """Whether two boxes overlap or come nearer than a gap."""
        across = self.x < other.x + other.width + gap and other.x < self.x + self.width + gap
        return across and self.y < other.y + other.height + gap and other.y < self.y + self.height + gap

    @property
    def middle(self) -> float:
        """Where a text stands that is centred."""
        return self.x + self.width / 2


def ring(places: int, width: float, height: float, inner: Box) -> list[Box]:
    """Boxes around an inner one that lies about 0, 0: the first below it, the others clockwise. None overlap."""
    reach = 0.0
    while True:
        boxes = []
        for place in range(places):
            angle = pi / 2 + 2 * pi * place / places
            across, down = (inner.width + width) / 2 + 1.6 * reach, (inner.height + height) / 2 + reach
            boxes.append(Box.around(across * cos(angle), down * sin(angle), width, height))
        if not any(a.meets(b, GAP) for k, a in enumerate(boxes) for b in (*boxes[:k], inner)):
            return boxes
        reach += 5


def short(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that fits its box."""
    return name if len(name) <= longest else name[: longest - 1] + "…"


class Picture:
    """A drawing under way. Everything that is written is escaped."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.boxes: list[Box] = []
        """What was drawn as a frame: it says how large the picture is."""

    def frame(self, box: Box, fill: str, line: str = FAINT, wide: float = 1, dashed: bool = False) -> None:
        """A rectangle with round corners."""
        self.boxes.append(box)
        dash = ' stroke-dasharray="5 3"' if dashed else ""
        self.parts.append(
            f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="7" '
            f'fill="{fill}" stroke="{line}" stroke-width="{wide:g}"{dash}/>'
        )

    def words(self, x: float, y: float, text: str, size: int = 13, bold: bool = False, colour: str = INK) -> None:
        """A line of text about x, its foot at y."""
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"{weight}>{escape(text)}</text>'
        )

    def coin(self, x: float, y: float, number: int) -> None:
        """A coin with how many there are."""
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="#ffe08a" stroke="{GOLD}"/>')
        self.words(x, y + 4, str(number), 12, bold=True)

    def card(self, box: Box, text: str, fill: str = PAPER, marked: bool = False) -> None:
        """A card, face up with its text; without one it shows its back."""
        self.frame(box, fill if text else BACK, GOLD if marked else FAINT, 2 if marked else 1, dashed=marked)
        foot = box.y + box.height / 2 + 4
        if text:
            self.words(box.middle, foot, text, 11)
        else:
            self.words(box.middle, foot, "◆", 11, colour="#b7a7cf")

    def svg(self, title: str, margin: float = 12) -> str:
        """The finished picture."""
        left, top = min(box.x for box in self.boxes) - margin, min(box.y for box in self.boxes) - margin
        width = max(box.x + box.width for box in self.boxes) + margin - left
        height = max(box.y + box.height for box in self.boxes) + margin - top
        view_box = f"{left:.1f} {top:.1f} {width:.1f} {height:.1f}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" width="{width:.0f}" height="{height:.0f}" '
            f'font-family="sans-serif" text-anchor="middle" role="img"><title>{escape(title)}</title>'
        )
        paper = f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{PAPER}"/>'
        return "\n".join([head, paper, *self.parts, "</svg>"])
