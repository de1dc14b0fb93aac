"""Records: classes whose fields are declared once.

A field is `int`, or a row of whole numbers of a fixed length. From that one list come the slots, a fast copy,
equality, the saved bytes, and (in the lab) the layout of the compiled twin. A field is a secret unless it is
declared `Open`: what a new field holds reaches nobody until somebody has thought about it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

OPEN = "open"
Open = Annotated[int, OPEN]
"""A number that everybody at the table may know."""


@dataclass(frozen=True)
class Field:
    """One declared field: its name, its length (0 for a plain number), and whether everybody may know it."""

    name: str
    length: int
    is_open: bool


def _field(name: str, hint: Any) -> Field:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    lengths = [mark for mark in marks if isinstance(mark, int)]
    return Field(name, lengths[0] if lengths else 0, OPEN in marks)


class Record:
    """What every record can do."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]]

    @classmethod
    def blank(cls) -> Self:
        """A record of zeros."""
        return cls(**{f.name: [0] * f.length if f.length else 0 for f in cls.FIELDS})

    def copy(self) -> Self:
        """An independent copy. (Each record class gets its own fast version from its field list.)"""
        raise AssertionError("the class was not declared with @record")

    def open_copy(self, hidden: int) -> Self:
        """A copy in which every number that is not declared open is `hidden`."""
        return type(self)(**{f.name: self._open_value(f, hidden) for f in self.FIELDS})

    def _open_value(self, f: Field, hidden: int) -> int | list[int]:
        if not f.is_open:
            return [hidden] * f.length if f.length else hidden
        value: int | list[int] = getattr(self, f.name)
        return value[:] if isinstance(value, list) else value

    def numbers(self) -> list[int]:
        """All fields in order of declaration, rows laid out flat."""
        flat: list[int] = []
        for f in self.FIELDS:
            value = getattr(self, f.name)
            flat.extend(value) if f.length else flat.append(value)
        return flat

    @classmethod
    def from_numbers(cls, flat: list[int]) -> Self:
        """The record that `numbers` laid out."""
        made: dict[str, Any] = {}
        at = 0
        for f in cls.FIELDS:
            made[f.name] = flat[at : at + f.length] if f.length else flat[at]
            at += f.length or 1
        if at != len(flat):
            raise ValueError(f"a saved {cls.__name__} has {at} numbers, not {len(flat)}")
        return cls(**made)

    def save(self) -> bytes:
        """The record as bytes: small numbers take one byte, larger ones as many as they need."""
        return pack(self.numbers())

    @classmethod
    def restore(cls, saved: bytes) -> Self:
        """The record that `save` wrote."""
        return cls.from_numbers(unpack(saved))


def pack(numbers: list[int]) -> bytes:
    """Whole numbers as bytes, seven bits in each; the sign sits in the lowest bit."""
    out = bytearray()
    for n in numbers:
        n = n << 1 if n >= 0 else (-n << 1) - 1
        while n > 0x7F:
            out.append(n & 0x7F | 0x80)
            n >>= 7
        out.append(n)
    return bytes(out)


def unpack(packed: bytes) -> list[int]:
    """The numbers that `pack` wrote."""
    numbers: list[int] = []
    n = shift = 0
    for byte in packed:
        n |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            numbers.append(-(n + 1 >> 1) if n & 1 else n >> 1)
            n = shift = 0
    if shift:
        raise ValueError("the saved bytes end in the middle of a number")
    return numbers


R = TypeVar("R", bound=Record)


@dataclass_transform()
def record(cls: type[R]) -> type[R]:
    """Make a record class of the annotated fields."""
    hints = get_type_hints(cls, include_extras=True)
    fields = tuple(_field(name, hints[name]) for name in cls.__annotations__)
    made: type[R] = dataclass(slots=True)(cls)
    made.FIELDS = fields
    lines = [f" new.{f.name} = self.{f.name}{'[:]' if f.length else ''}" for f in fields]
    source = "def copy(self):\n new = make(cls)\n" + "\n".join(lines) + "\n return new"
    scope: dict[str, Any] = {"make": object.__new__, "cls": made}
    exec(source, scope)
    made.copy = scope["copy"]  # type: ignore[method-assign]
    return made
