"""What a host sees when the server listens: the link, and a code that phones can scan."""

from __future__ import annotations

import io
import sys

import segno

from maskenball.phrases.phrases import Phrases


def qr_code(link: str) -> str:
    """A link as a code of half blocks, dark on light whatever the terminal's colours are."""
    out = io.StringIO()
    segno.make(link, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


def welcome(here: str, house: str, phrases: Phrases) -> None:
    """Say where the tables are; `house` is the link for others in the same house, if there is one."""
    print(phrases.say("serve-title"))
    print(f"  {phrases.say('serve-here', link=here)}")
    if house:
        print(f"  {phrases.say('serve-house', link=house)}")
    print(qr_code(house or here))
    print(phrases.say("serve-stop"))
    sys.stdout.flush()
