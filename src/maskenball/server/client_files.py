"""The files of the browser client, compressed on their way. Those with a name that changes with their content are
fetched once: a phone with bad reception shall not ask for them again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Scope

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be kept."""
        found = await super().get_response(path, scope)
        found.headers["cache-control"] = FOREVER if path.startswith("assets/") else ASK_AGAIN
        return found


def client_files(folder: Path) -> ASGIApp:
    """What serves the files of a folder."""
    return GZipMiddleware(_Files(directory=folder, html=True), minimum_size=500)
