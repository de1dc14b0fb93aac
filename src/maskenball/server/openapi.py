"""The HTTP part of the protocol as an OpenAPI document, made from the types that the server reads and writes."""

from __future__ import annotations

from functools import cache

import msgspec

from maskenball import __version__
from maskenball.core.game import Json
from maskenball.server import requests as r

TYPES = (
    r.NewTable, r.Joining, r.YourSeat, r.Checking, r.Checked, r.Invitation, r.PlayedGame, r.Catalogue,
    r.HouseAddress, r.Health, r.Ill, r.NotDone,
)  # fmt: skip
TEXT: Json = {"type": "string"}
PAGES = {
    "/": "The way in",
    "/t/{code}": "A table, by the link that people are sent",
    "/w/{code}": "A table, by the link for those who watch",
    "/g/{record}": "A finished game",
    "/learn": "How to play",
    "/rules": "The rules",
}
"""What the browser client shows at addresses of its own."""


def _ref(kind: type) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _body(kind: type) -> Json:
    return {"required": True, "content": {"application/json": {"schema": _ref(kind)}}}


def _answer(sentence: str, kind: type) -> Json:
    return {"description": sentence, "content": {"application/json": {"schema": _ref(kind)}}}


def _text(sentence: str, media: str = "text/plain") -> Json:
    return {"description": sentence, "content": {media: {"schema": TEXT}}}


def _does(
    id: str, summary: str, status: int, answer: Json, refusals: tuple[int, ...], body: type | None = None
) -> Json:
    told: Json = {"operationId": id, "summary": summary, "responses": {str(status): answer}}
    for refused in refusals:
        told["responses"][str(refused)] = _answer("Not done.", r.NotDone)
    return told | ({"requestBody": _body(body)} if body else {})


def _path_parameter(name: str, sentence: str) -> Json:
    return {"name": name, "in": "path", "required": True, "description": sentence, "schema": TEXT}


def _page(path: str, parameters: dict[str, list[Json]]) -> Json:
    """A page of the browser client."""
    id = f"page{path.partition('{')[0].strip('/').title()}"
    told = _does(id, f"{PAGES[path]}, in the browser", 200, _text("The browser client.", "text/html"), ())
    told["responses"]["503"] = _text("The browser client is not built.")
    named = path.partition("{")[2].rstrip("}")
    return {"get": told} | ({"parameters": parameters[named]} if named else {})


@cache
def document() -> Json:
    """The whole document."""
    _, schemas = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    record = [_path_parameter("record", "The id of a table and the number of a game: `t8bq5hn2vd.1`.")]
    code = [_path_parameter("code", "The code to join or to watch.")]
    base = {"name": "base", "in": "query", "required": True, "description": "`http://ADDRESS:PORT`.", "schema": TEXT}
    health = _does("health", "Can moves be stored?", 200, _answer("Yes.", r.Health), (429,))
    health["responses"]["503"] = _answer("No.", r.Ill)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Maskenball",
            "version": __version__,
            "description": "Tables are opened and joined here, and records fetched; games are played on the socket at "
                           "`/socket`. docs/protocol.md has both.",
        },
        "paths": {
            "/api/tables": {
                "post": _does("open", "Open a table", 201, _answer("Your seat.", r.YourSeat), (400, 413, 429, 503),
                              r.NewTable),
            },
            "/api/join": {
                "post": _does("join", "Sit down", 201, _answer("Your seat.", r.YourSeat),
                              (400, 404, 409, 413, 429, 503), r.Joining),
            },
            "/api/check": {
                "post": _does("check", "Could it be played like this?", 200,
                              _answer("What speaks against it.", r.Checked), (400, 413, 429), r.Checking),
            },
            "/api/invitation/{code}": {
                "get": _does("invitation", "What a link is about", 200,
                             _answer("The table before you sit down.", r.Invitation), (404, 429, 503)),
                "parameters": code,
            },
            "/api/games/{record}.ball": {
                "get": _does("sheet", "A finished game as a score sheet", 200, _text("The score sheet."),
                             (403, 404, 429, 503)),
                "parameters": record,
            },
            "/api/games/{record}": {
                "get": _does("replay", "A finished game, decision by decision", 200,
                             _answer("The whole truth.", r.PlayedGame), (403, 404, 429, 503)),
                "parameters": record,
            },
            "/api/catalogue": {
                "get": _does("catalogue", "What can be played here", 200, _answer("Ids and numbers.", r.Catalogue),
                             (429,)),
            },
            "/api/house": {
                "get": _does("house", "The address for others in the same house", 200,
                             _answer("Told on the machine itself; empty: none.", r.HouseAddress), (429,)),
            },
            "/api/qr/{code}.svg": {
                "get": _does("qr", "A link to join, as a code for phones", 200, _text("A picture.", "image/svg+xml"),
                             (404, 429)),
                "parameters": [*code, base],
            },
            "/openapi.json": {
                "get": _does("openapi", "This document", 200, {"description": "OpenAPI 3.1.", "content": {
                    "application/json": {"schema": {"type": "object"}}}}, (429,)),
            },
            "/health": {"get": health},
            "/metrics": {"get": _does("metrics", "Figures for Prometheus", 200,
                                      _text("Metrics; available on localhost only."), (404, 429))},
            **{path: _page(path, {"code": code, "record": record}) for path in PAGES},
        },
        "components": {"schemas": schemas},
    }  # fmt: skip
