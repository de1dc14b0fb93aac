"""What speaks against a table: a rule that is broken, or advice against it, in a form that every language can say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Breach:
    """One rule that a choice of the host breaks; advice does not refuse it."""

    rule: str
    sentence: str
    is_advice: bool = False
    kind: str = ""
    """Which sentence of the rule it is, where there are several."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """What the sentence is about, for those who say it in another language."""

    @property
    def key(self) -> str:
        """The phrase that says it."""
        return f"breach-{self.rule.lower()}-{self.kind}" if self.kind else f"breach-{self.rule.lower()}"


class Impossible(ValueError):
    """A table that cannot be played; it names every rule that is broken."""

    def __init__(self, breaches: Sequence[Breach]) -> None:
        super().__init__("; ".join(f"{b.rule}: {b.sentence}" for b in breaches))
        self.breaches = tuple(breaches)
