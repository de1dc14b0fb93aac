"""Records in memory: the field lists of terms and states as layouts that compiled code reads."""

from __future__ import annotations

from typing import Any

from maskenball.core.record import Record


def layout(cls: type[Record]) -> Any:
    """The memory layout of a record class."""
    import numpy as np

    return np.dtype([(f.name, np.int32, (f.length,)) if f.length else (f.name, np.int32) for f in cls.FIELDS])


def laid_out(thing: Record) -> Any:
    """A record as an array of one structured element."""
    import numpy as np

    return np.array(thing.numbers(), np.int32).view(layout(type(thing)))
