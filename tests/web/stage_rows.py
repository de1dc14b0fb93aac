"""Pictures of Mascarade's stage: one for every row of what was drawn, named after it, from scenes without a server."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.web.fed import Fed, fed
from tests.web.scenes import MOMENTS

Size = tuple[int, int]
WIDE, LOW, PHONE, SMALL, LYING = (1280, 800), (1366, 650), (390, 844), (360, 640), (844, 390)
RESTS = "() => Promise.allSettled(document.getAnimations().map((one) => one.finished))"
BOARD = ("announces", "reveal: walk", "reveal: hush", "reveal: turn", "reveal: seals", "reveal: power", "reveal: fines",
         "reading", "reveal: down")  # fmt: skip


class Row(NamedTuple):
    """What is looked at, and where."""

    moment: str
    size: Size = WIDE
    players: int = 7
    language: str = "en"
    light: str = "dark"
    opened: tuple[str, ...] = ()
    """What is touched first: parts of the tray."""
    held: bool = False


TAKE = (".act >> nth=0", ".rows button:has-text('Elisa')")
ANNOUNCE = (".act >> nth=2", ".masks li:nth-child(4) button")
ROWS = {
    "turn": Row("bound"),
    "turn-day": Row("bound", light="light"),
    "turn-low": Row("bound", LOW),
    "turn-phone": Row("bound", PHONE),
    "turn-phone-small": Row("bound", SMALL, language="de"),
    "turn-lying": Row("bound", LYING),
    "turn-2": Row("bound", players=2),
    "turn-3": Row("bound", players=3),
    "turn-4-phone": Row("bound", PHONE, 4),
    "turn-13-lying": Row("bound", LYING, 13),
    "rest-tablet": Row("rest", (768, 1024)),
    "target": Row("turn", opened=TAKE),
    "target-phone": Row("turn", PHONE, opened=TAKE),
    "target-13": Row("turn", players=13, opened=TAKE),
    "target-13-phone": Row("turn", SMALL, 13, opened=TAKE),
    "announce": Row("turn", opened=ANNOUNCE),
    "announce-13-phone": Row("turn", (390, 664), 13, "de", opened=ANNOUNCE),
    "contest": Row("contest"),
    "contest-phone": Row("contest", PHONE),
    "contest-13-phone": Row("contest", SMALL, 13, "de"),
    "contest-lying": Row("contest", LYING, 13),
    "swap": Row("swap"),
    "swap-phone": Row("swap", PHONE),
    "swap-lying": Row("swap", (667, 375), language="de"),
    "spy-phone": Row("spy", PHONE, held=True),
    "peek": Row("look", held=True),
    "peek-phone": Row("look", PHONE, held=True),
    "reveal": Row("reading"),
    "reveal-day": Row("reading", light="light"),
    "reveal-low": Row("reading", LOW, language="de"),
    "reveal-13": Row("reading", players=13),
    "reveal-13-phone": Row("reading", PHONE, 13),
    "reveal-5-phone": Row("reveal: seals", PHONE, 5, light="light"),
    "reveal-lying": Row("reading", LYING),
    "kept": Row("kept"),
    "power-asks": Row("asks"),
    "power-asks-phone": Row("asks", SMALL, language="de"),
    "power-choose": Row("choose", opened=(".rows button:has-text('Elisa')",)),
    "power-choose-phone": Row("choose", PHONE, opened=(".rows button:has-text('Elisa')",)),
    "power-name-phone": Row("name", (390, 664), language="de", opened=(".masks button:has-text('Hexe')",)),
    "power-princess-phone": Row("princess", PHONE),
    "missed-phone": Row("missed", PHONE),
    "missed-open-phone": Row("missed", PHONE, opened=("button.missed",)),
}


def _shown(page: Fed, row: Row) -> bytes:
    page.shows(*MOMENTS[row.moment](row.players))
    tray = page.page.locator("section.tray")
    for part in row.opened:
        tray.locator(part).first.click()
    if row.held:
        tray.locator("button.button").first.hover()
        page.page.mouse.down()
    page.page.evaluate(RESTS)
    return page.page.screenshot(type="jpeg", quality=82)


def picture(browser: Browser, row: Row) -> bytes:
    """One row."""
    with fed(browser, row.size, row.language, color_scheme=row.light, reduced_motion="no-preference") as page:
        return _shown(page, row)


def board(browser: Browser, size: Size, columns: int, scale: float) -> bytes:
    """The nine beats of a reveal, side by side."""
    pictures = [picture(browser, Row(moment, size)) for moment in BOARD]
    images = "".join(f"<img src='data:image/jpeg;base64,{b64encode(one).decode()}'>" for one in pictures)
    width, height = (round(side * scale) for side in size)
    page = browser.new_page(
        viewport={"width": columns * (width + 8), "height": -(-len(BOARD) // columns) * (height + 8)}
    )
    page.set_content(
        f"<body style='margin:0;background:#555;display:grid;gap:8px;grid-template:auto/repeat({columns},{width}px)'>"
        f"<style>img{{width:{width}px;height:{height}px}}</style>{images}"
    )
    taken = page.screenshot(type="jpeg", quality=82)
    page.close()
    return taken


def take_all(browser: Browser, folder: Path) -> None:
    """Every row anew."""
    for name, row in ROWS.items():
        (folder / f"st-{name}.jpg").write_bytes(picture(browser, row))
    (folder / "st-reveal-board.jpg").write_bytes(board(browser, (1280, 720), 3, 0.45))
    (folder / "st-reveal-board-phone.jpg").write_bytes(board(browser, SMALL, 5, 0.75))
