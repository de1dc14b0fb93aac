"""docs/server-load.md: a page of sections, each written by the campaign that measured it."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "server-load.md"


def put(title: str, text: str) -> None:
    """Write a section anew; the others stay as they are."""
    page = PAGE.read_text(encoding="utf-8")
    section = re.compile(rf"(?ms)^## {re.escape(title)}\n.*?(?=^## |\Z)")
    assert section.search(page), f"docs/server-load.md has no section {title}"
    written = section.sub(lambda _: f"## {title}\n\n{text.strip()}\n\n", page)
    PAGE.write_text(written.rstrip("\n") + "\n", encoding="utf-8")
