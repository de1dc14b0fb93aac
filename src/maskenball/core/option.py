"""Option: one answer that somebody may give, as a program reads it; the same at home and at an online table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any


class Option(Mapping[str, Any]):
    """One answer that somebody may give now. It cannot be changed.

    `text` is the answer in the words of the score sheet, `do` its verb. What else an answer is about depends on the
    game and on the verb; a part that an answer does not have is None. As a mapping it holds just what the protocol
    sends: `option["text"]`, `option.get("mask")`, `dict(option)`.
    """

    __slots__ = ("_told",)
    _told: dict[str, Any]

    def __init__(self, told: Mapping[str, Any]) -> None:
        object.__setattr__(self, "_told", dict(told))

    @property
    def text(self) -> str:
        """The answer as a score sheet writes it: `take Bruno`."""
        return str(self._told["text"])

    @property
    def do(self) -> str:
        """The verb: `take`, `announce`, `play`."""
        return str(self._told["do"])

    @property
    def mask(self) -> str | None:
        """Mascarade: the mask that is announced or named."""
        return self._told.get("mask")

    @property
    def card(self) -> int | str | None:
        """The card that is taken, chosen or played: in Mascarade the number of its place, in Masquerade its name."""
        return self._told.get("card")

    @property
    def own(self) -> int | None:
        """Mascarade: which of the own cards it is about, counted from 0."""
        return self._told.get("own")

    @property
    def place(self) -> int | None:
        """Mascarade: the place of the player who is chosen."""
        return self._told.get("place")

    @property
    def of(self) -> int | None:
        """Masquerade: the person whose pile the Thief looks through."""
        return self._told.get("of")

    @property
    def hand(self) -> str | None:
        """Masquerade: the card of the hand that is given away."""
        return self._told.get("hand")

    @property
    def pile(self) -> str | None:
        """Masquerade: the card of the own pile that is wanted for it."""
        return self._told.get("pile")

    if not TYPE_CHECKING:  # a misspelt part is a mistake that a type checker finds; those of other games are found here

        def __getattr__(self, name: str) -> Any:
            try:
                return self._told[name]
            except KeyError:
                raise AttributeError(f"the answer {self.text!r} has no {name}") from None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an option cannot be changed")

    def __getitem__(self, part: str) -> Any:
        return self._told[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return self._told == other._told if isinstance(other, Option) else NotImplemented

    def __reduce__(self) -> tuple[type[Option], tuple[dict[str, Any]]]:
        return Option, (self._told,)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.text!r}>"


Answer = int | str | Option
"""How an answer is given: by its number, by its text, or as the option itself."""


def options_of(told: Iterable[Mapping[str, Any]]) -> tuple[Option, ...]:
    """The answers of a message as options."""
    return tuple(Option(option) for option in told)
