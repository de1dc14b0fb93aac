"""Whole games as they look at a keyboard, written to docs/sessions: `python -m tests.terminal.sessions`."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from tests.terminal.pseudo import Terminal, plain
from tests.terminal.scripted import GAMES, by_chance, play_on

FOLDER = Path(__file__).parent.parent.parent / "docs" / "sessions"
LANGUAGES = {"first-6": "de", "two": "fr", "three": "it", "second-6": "nl", "masquerade-4": "en"}
CLEARED = "\n~~~~~~~~ here the screen is cleared ~~~~~~~~\n\n"


def recorded(kind: str, language: str) -> str:
    """One game from the first line to the last, with what was typed."""
    words = ("play", "--name", "Anna", *GAMES[kind], "--seed", kind, "--pace", "0", "--lang", language)
    with tempfile.TemporaryDirectory() as folder:
        with Terminal(Path(folder), *words, columns=100, lines=50, NO_COLOR="1") as terminal:
            play_on(terminal, terminal.prompted(), by_chance(3))
            assert terminal.status() == 0
        whole = terminal.raw.replace(b"\x1b[H\x1b[2J\x1b[?1049l", CLEARED.encode())
        text = plain(whole).replace("\n  " + folder, " " + folder).replace(folder, "~/.local/share/maskenball")
    text = re.sub(r"(games/\w+)-[0-9-]+\.ball", r"\1.ball", text)
    return f"$ maskenball {' '.join(words)}\n{text}"


def main() -> None:
    """Record all of them."""
    FOLDER.mkdir(exist_ok=True)
    for kind, language in LANGUAGES.items():
        path = FOLDER / f"{kind}-{language}.txt"
        path.write_text(recorded(kind, language), encoding="utf-8")
        print(path.relative_to(FOLDER.parent.parent), len(path.read_text(encoding="utf-8").splitlines()), "lines")


if __name__ == "__main__":
    main()
