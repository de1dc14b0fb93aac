"""`make check`: the types of the browser client, in TypeScript and Svelte; a warning is a fault too."""

from __future__ import annotations

import sys

from web.node import install, node

if __name__ == "__main__":
    install()
    tool = "node_modules/svelte-check/bin/svelte-check"
    wishes = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    checked = node(tool, *wishes, capture_output=True, text=True, encoding="utf-8")
    if checked.returncode:
        print(checked.stdout, checked.stderr, sep="")
    sys.exit(checked.returncode)
