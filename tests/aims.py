"""Where each seeded leak shows: the number of the pair of worlds in which it is caught, so that no test has to search.

`tests/data/aims.json` holds them; `make record` searches anew. An aim that has gone stale (a rule has changed, another
game is played) costs time and no more: the test then searches as `make record` does.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.worlds import Leak

PATH = Path(__file__).parent / "data" / "aims.json"
PAIRS = 300
"""How many pairs are searched for a leak."""
SCRIPTS = 40
"""How many scripts of each game are searched for a leak of the server."""


@cache
def _aims() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads(PATH.read_text(encoding="utf-8"))
    return found


def aim(where: str, leak: str) -> int:
    """The number of the pair in which this leak was caught; 0 for a new one."""
    return _aims().get(where, {}).get(leak, 0)


def aimed(where: str, leak: str) -> Iterator[int]:
    """The numbers of pairs to compare: the one that showed this leak, then all from the first."""
    yield aim(where, leak)
    yield from range(PAIRS)


def first_caught(compare: Callable[[int], object]) -> int:
    """The first pair in which somebody can tell two worlds apart."""
    for k in range(PAIRS):
        try:
            compare(k)
        except Leak:
            return k
    raise AssertionError("a leak that nothing shows")


def main() -> None:
    """Search for all of them anew."""
    from tests.mascarade import leaks as mascarade, test_secrecy as mascarade_secrecy
    from tests.masquerade import leaks as masquerade, test_secrecy as masquerade_secrecy
    from tests.server import wire_leaks
    from tests.server.wire_worlds import run, scripts_of

    scripts = scripts_of("leak", SCRIPTS)  # made before anything leaks

    def compare_on_the_wire(k: int) -> None:
        with tempfile.TemporaryDirectory() as folder:
            run(Path(folder) / "tables.db", [scripts[k]])

    searches: dict[str, tuple[Mapping[str, Callable[[pytest.MonkeyPatch], None]], Callable[[int], object]]] = {
        "mascarade": (mascarade.LEAKS, mascarade_secrecy.compare),
        "masquerade": (masquerade.LEAKS, masquerade_secrecy.compare),
        "wire": (wire_leaks.WORLDS, compare_on_the_wire),
    }
    found: dict[str, dict[str, int]] = {}
    for where, (leaks, compare) in searches.items():
        found[where] = {}
        for leak, install in leaks.items():
            with pytest.MonkeyPatch.context() as patch:
                install(patch)
                found[where][leak] = first_caught(compare)
    PATH.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
