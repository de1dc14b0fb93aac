"""`make shots`: Masquerade and the drawers, on fed pages, each picture named like the drawing it follows."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from tests.web.tricks import FedTricks, fed_tricks, moments

WIDE, PHONE, SMALL, LOW, LYING = (1280, 800), (390, 844), (360, 640), (1366, 650), (844, 390)
QUALITY = 82


def as_it_is(guest: FedTricks) -> None:
    """Nothing is touched."""


def lifts(guest: FedTricks) -> None:
    """Lift the first card that can be lifted."""
    card = guest.page.locator(".hand button:not([aria-disabled=true])").first
    card.click(position={"x": 20, "y": 30})


def tries_a_dark_card(guest: FedTricks) -> None:
    """Ask why a card cannot be played."""
    guest.page.locator(".hand button[aria-disabled=true]").first.dispatch_event("click")


def looks_again(guest: FedTricks) -> None:
    """Look at the last trick."""
    guest.page.get_by_role("button", name="Last trick").click()


def chooses_a_pile(guest: FedTricks) -> None:
    """As a Thief: the first pile that there is."""
    guest.page.locator(".tray .people button").first.click()


def chooses_from_the_pile(guest: FedTricks) -> None:
    """A card of the pile that is spread; for a trade one of the hand too."""
    if guest.page.locator(".tray.trade").count():
        lifts(guest)
    guest.page.locator(".spread button[aria-disabled=false]").first.click()


def opens(*buttons: str) -> Callable[[FedTricks], None]:
    """Open a drawer by buttons."""

    def go(guest: FedTricks) -> None:
        for button in buttons:
            guest.page.get_by_role("button", name=button, exact=True).click()
        guest.page.locator(".drawer").wait_for()

    return go


def loses_the_line(guest: FedTricks) -> None:
    """Nobody answers any more."""
    guest.hangs_up()
    guest.page.get_by_role("button", name="Try now").wait_for()
    guest.page.wait_for_timeout(700)


class Shot(NamedTuple):
    """One picture, or one after the other of several moments."""

    players: int
    moments: tuple[str, ...]
    size: tuple[int, int]
    does: Callable[[FedTricks], None] = as_it_is
    language: str = "en"
    light: str = "dark"


FOLLOW, FULL = ("follow",), ("follow, full hand",)
TRICK = tuple(f"beat {beat}" for beat in ("lies", "wins", "gathers", "lands", "taken stolen", "leads"))
END = tuple(f"beat {beat}" for beat in ("uncover", "unknowing", "count"))
SHOTS = {
    "tr-play": Shot(4, FULL, WIDE, lifts),
    "tr-play-day": Shot(5, FULL, WIDE, lifts, light="light"),
    "tr-play-low": Shot(3, FULL, LOW, lifts, "de"),
    "tr-play-phone": Shot(4, FULL, PHONE, lifts),
    "tr-play-phone-14": Shot(3, ("lead, full hand",), SMALL, lifts, "de"),
    "tr-play-phone-day": Shot(5, FULL, (390, 664), lifts, light="light"),
    "tr-play-lying": Shot(3, FULL, LYING, lifts),
    "tr-refused-phone": Shot(4, FULL, SMALL, tries_a_dark_card),
    "tr-lead-phone": Shot(5, ("lead",), PHONE),
    "tr-wait": Shot(5, ("waiting, full hand",), (1280, 720), lifts),
    "tr-again-phone": Shot(4, ("waiting",), PHONE, looks_again),
    "tr-trick-board": Shot(4, TRICK, WIDE),
    "tr-trick-board-phone": Shot(4, TRICK, SMALL),
    "tr-thief": Shot(4, ("steal",), WIDE, chooses_a_pile),
    "tr-thief-phone": Shot(5, ("steal",), SMALL, chooses_a_pile, "de"),
    "tr-thiefpile-phone": Shot(4, ("take",), PHONE, chooses_from_the_pile),
    "tr-merchant": Shot(4, ("trade",), WIDE, chooses_from_the_pile),
    "tr-merchant-phone": Shot(3, ("trade",), SMALL, chooses_from_the_pile),
    "tr-merchant-lying": Shot(4, ("trade",), LYING, chooses_from_the_pile),
    "tr-finish": Shot(4, ("beat winner",), WIDE),
    "tr-finish-phone": Shot(5, ("beat winner",), PHONE),
    "tr-finish-lying": Shot(3, ("beat winner",), LYING, light="light"),
    "tr-finish-beats-phone": Shot(5, END, SMALL, language="de"),
    "tr-drawers-phone-log": Shot(4, FULL, PHONE, opens("What happened")),
    "tr-drawers-phone-menu": Shot(4, FULL, PHONE, opens("Menu")),
    "tr-rules-phone": Shot(4, FULL, PHONE, opens("Menu", "The cards")),
    "tr-drawers-lying": Shot(4, FULL, LYING, opens("Menu")),
    "tr-drawer": Shot(4, FULL, WIDE, opens("Menu", "The cards")),
    "tr-line-phone": Shot(4, FULL, SMALL, loses_the_line),
}


def board(page: Page, pictures: list[bytes], path: Path, width: int) -> None:
    """Several pictures as one, in rows of three."""
    images = [f"<img width={width} src='data:image/png;base64,{base64.b64encode(one).decode()}'>" for one in pictures]
    style = f"margin:0;background:#777;display:grid;gap:8px;width:max-content;grid-template-columns:repeat(3,{width}px)"
    page.set_content(f"<body style='{style}'>{''.join(images)}")
    page.locator("body").screenshot(path=path, type="jpeg", quality=QUALITY)


def take_all(browser: Browser, folder: Path, only: str = "") -> None:
    """Every picture, or those of which the name begins so."""
    for name, shot in SHOTS.items():
        if not name.startswith(only):
            continue
        with fed_tricks(browser, shot.size, shot.language, color_scheme=shot.light) as guest:
            pictures = []
            for moment in shot.moments:
                guest.shows(moments(shot.players)[moment])
                shot.does(guest)
                guest.page.wait_for_timeout(300)
                pictures.append(guest.page.screenshot())
            path = folder / f"{name}.jpg"
            if len(pictures) == 1:
                guest.page.screenshot(path=path, type="jpeg", quality=QUALITY)
            else:
                page = guest.page.context.new_page()
                board(page, pictures, path, min(shot.size[0], 640))
            print(name, "; ".join(guest.faults))
