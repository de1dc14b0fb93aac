"""Answers: all that can be given, numbered, in groups and columns; and what each of them means."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from maskenball.core.game import Json
from maskenball.phrases.voice import Choice, Lines, Voice


class NumberedAnswer(NamedTuple):
    """An answer in its group: the short words, and what it means besides what the group means."""

    choice: Choice
    words: str
    help: str


@dataclass
class Group:
    """Answers that begin alike; without a heading they stand for themselves."""

    heading: str
    help: str
    answers: list[NumberedAnswer] = field(default_factory=list)


class Answers:
    """All answers to one question."""

    def __init__(self, voice: Voice, answers: list[Json]) -> None:
        self.voice = voice
        self.groups: list[Group] = []
        for answer in answers:
            self._sort_in(answer)
        self.choices = [answer.choice for group in self.groups for answer in group.answers]
        """In the order of their numbers."""

    def _sort_in(self, answer: Json) -> None:
        heading, about, words, help = self.voice.grouped(answer)
        if heading:
            group = next((g for g in self.groups if g.heading == heading), None)
        else:
            group = self.groups[-1] if self.groups and not self.groups[-1].heading else None
        if group is None:
            group = Group(heading, about)
            self.groups.append(group)
        group.answers.append(NumberedAnswer(self.voice.choice(answer), words, help))

    def listed(self, width: int) -> Lines:
        """Every answer with its number."""
        lines, number = [], 1
        for group in self.groups:
            alone = not group.heading or len(group.answers) == 1
            cells = []
            for answer in group.answers:
                words = answer.choice.words if alone else answer.words
                cells.append(self.voice.say("play-option", number=f"{number:2}", option=words))
                number += 1
            lines += columns(cells, width, "  ") if alone else [f"  {group.heading}", *columns(cells, width, "    ")]
        return lines

    def named(self, text: str) -> str | None:
        """The text of the one answer that is called so, whatever the case; None if there are none or several."""
        wanted = _folded(text)
        found = {
            answer.choice.text
            for group in self.groups
            for answer in group.answers
            if wanted in map(_folded, (answer.choice.text, answer.choice.words, answer.words))
        }
        return found.pop() if len(found) == 1 else None

    def explained(self) -> Lines:
        """Every answer with what it means; what is alike is said once."""
        lines, number, at = [], 1, 0
        while at < len(self.groups):
            group = self.groups[at]
            alike = [group]
            while (
                group.heading and at + len(alike) < len(self.groups) and self.groups[at + len(alike)].help == group.help
            ):
                alike.append(self.groups[at + len(alike)])
            last = number + sum(len(g.answers) for g in alike) - 1
            if group.heading:
                lines.append("  " + self._help(number, last, " / ".join(g.heading for g in alike), group.help))
                powers = [o for o in group.answers if o.help]
                lines += ["    " + self.voice.say("play-mask-line", mask=o.words, power=o.help) for o in powers]
                lines.append(self._typed([o for g in alike for o in g.answers]))
            else:
                lines += self._explained_singly(group, number)
            number, at = last + 1, at + len(alike)
        return lines

    def _explained_singly(self, group: Group, number: int) -> Lines:
        runs: list[tuple[int, list[NumberedAnswer]]] = []
        for at, answer in enumerate(group.answers, number):
            if runs and runs[-1][1][0].help == answer.help:
                runs[-1][1].append(answer)
            else:
                runs.append((at, [answer]))
        lines = []
        for first, run in runs:
            lines.append("  " + self._help(first, first + len(run) - 1, ", ".join(o.words for o in run), run[0].help))
            lines.append(self._typed(run))
        return lines

    def _typed(self, answers: list[NumberedAnswer]) -> str:
        """What can be typed instead of the numbers."""
        return "    " + self.voice.say("play-help-typed", texts=", ".join(a.choice.text for a in answers))

    def _help(self, first: int, last: int, words: str, help: str) -> str:
        number = str(first) if first == last else f"{first}-{last}"
        return self.voice.say("play-help-option", number=number, option=words, help=help)


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def columns(cells: Lines, width: int, indent: str) -> Lines:
    """Cells in as many columns as there is room for, read line by line."""
    wide = max(map(len, cells)) + 3
    per_line = max(1, (width - len(indent)) // wide)
    rows = [cells[at : at + per_line] for at in range(0, len(cells), per_line)]
    return [indent + "".join(f"{cell:{wide}}" for cell in row).rstrip() for row in rows]
