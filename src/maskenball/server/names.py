"""Names: what a server is called.

A page of any site can point a name of its own at this machine (DNS rebinding), and its browser then takes us for that
site. So browsers are answered only at names that nobody else can have: addresses, this machine's own names, and those
that its host has given it.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

HOUSEHOLD = ("local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box")
"""What routers put behind the name of a machine; nobody can have such a name on the internet."""
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]+)\.?(:[0-9]{1,5})?", re.IGNORECASE)


class Names:
    """All names by which a server may be called."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        at_home = (f"{short}.{behind}" for behind in HOUSEHOLD)
        self._known = {"localhost", own, short, *at_home, *(name.lower().rstrip(".") for name in given)}

    def __contains__(self, host: str) -> bool:
        """Whether a request for this `Host` is meant for us. Programs that send none are no browsers."""
        if not host:
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].lower().rstrip(".")
        return name in self._known or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
