"""docs/bots.md is true: its program runs."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_on_the_page_plays() -> None:
    namespace: dict[str, object] = {"__name__": "__main__"}
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(block, namespace)
    assert len(namespace["game"].history) > 50  # type: ignore[attr-defined]
