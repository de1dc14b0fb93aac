"""src/maskenball/server/look_alikes.txt: signs that look like others, made of Unicode's list of confusables.

    .venv/bin/python -m tools.look_alikes confusables.txt

The list is https://www.unicode.org/Public/security/latest/confusables.txt, described in UTS #39. Signs that NFKD takes
apart anyway are left out: names are decomposed before they are compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from unicodedata import normalize

from maskenball.server.look_alikes import FILE


def page(confusables: str) -> str:
    """A line for each look: all signs that have it."""
    looks = _looks(confusables)
    alike: dict[str, list[int]] = {}
    for sign, look in looks.items():
        while look != (further := normalize("NFKD", look.translate(looks))):
            look = further
        alike.setdefault(look, []).append(sign)
    lines = [f"{_points(map(ord, look))};{_points(sorted(signs))}" for look, signs in sorted(alike.items())]
    notice = [line for line in confusables.removeprefix("\ufeff").splitlines()[:8] if line.strip("# ")]
    made = "# Made of it by tools/look_alikes.py. Each line: a look; the signs that have it."
    return "\n".join([*notice, made, *lines, ""])


def _looks(confusables: str) -> dict[int, str]:
    """For each sign what it looks like."""
    found: dict[int, str] = {}
    for line in confusables.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) >= 3:
            sign, look = ("".join(chr(int(point, 16)) for point in field.split()) for field in fields[:2])
            if normalize("NFKD", sign) == sign:
                found[ord(sign)] = normalize("NFKD", look)
    return found


def _points(signs: Iterable[int]) -> str:
    return " ".join(f"{sign:X}" for sign in signs)


if __name__ == "__main__":
    FILE.write_text(page(Path(sys.argv[1]).read_text("utf-8")), "utf-8")
