"""The browser client's files on the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.exceptions import HTTPException

from maskenball.server.client_files import client_files


def test_files_are_compressed_and_kept_as_long_as_their_name_says(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "table-1a2b.js").write_text("say('hello');" * 1000, encoding="utf-8")
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")

    async def test() -> None:
        transport = httpx.ASGITransport(app=client_files(tmp_path))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            script, page = await http.get("/assets/table-1a2b.js"), await http.get("/")
            assert script.headers["content-encoding"] == "gzip" and int(script.headers["content-length"]) < 1000
            assert script.text.startswith("say('hello');") and "immutable" in script.headers["cache-control"]
            assert page.headers["cache-control"] == "no-cache" and "content-encoding" not in page.headers
            for outside in ("/assets/gone.js", "/%2e%2e/secret", "/..%2fsecret"):
                with pytest.raises(HTTPException):
                    await http.get(outside)

    asyncio.run(test())
