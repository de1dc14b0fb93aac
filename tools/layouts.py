"""The index tables of observations, as they stand in docs/lab.md (`make docs` writes them)."""

from __future__ import annotations

from pathlib import Path

from maskenball.games.mascarade import observe as observe_mascarade
from maskenball.games.masquerade import observe as observe_masquerade

PAGE = Path(__file__).parents[1] / "docs" / "lab.md"
BEGIN, END = "<!-- layouts -->\n", "<!-- end of layouts -->"


def table(title: str, layout: tuple[tuple[str, int, str], ...]) -> str:
    """One index table."""
    lines, at = [f"### {title}", "", "| columns | what | meaning |", "|---|---|---|"], 0
    for name, size, meaning in layout:
        columns = str(at) if size == 1 else f"{at}-{at + size - 1}"
        lines.append(f"| {columns} | {name} | {meaning} |")
        at += size
    return "\n".join([*lines, ""])


def page() -> str:
    """docs/lab.md with its tables up to date."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = table("Mascarade", observe_mascarade.LAYOUT) + "\n" + table("Masquerade", observe_masquerade.LAYOUT)
    return f"{before}{BEGIN}{tables}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print("wrote docs/lab.md")
