"""The HTTP part of the protocol as an OpenAPI document, made from the types that the server reads and writes."""

from __future__ import annotations

from functools import cache

import msgspec

from maskenball import __version__
from maskenball.games.game import Json
from maskenball.server import requests as r

TYPES = (r.NewTable, r.Joining, r.YourSeat, r.Checking, r.NotDone)


def _ref(kind: type) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _body(kind: type) -> Json:
    return {"required": True, "content": {"application/json": {"schema": _ref(kind)}}}


def _answer(sentence: str, schema: Json | None = None, media: str = "application/json") -> Json:
    return {"description": sentence, "content": {media: {"schema": schema or {"type": "object"}}}}


def _does(summary: str, status: int, answer: Json, refusals: tuple[int, ...], body: type | None = None) -> Json:
    told: Json = {"summary": summary, "responses": {str(status): answer}}
    for refused in refusals:
        told["responses"][str(refused)] = _answer("Not done.", _ref(r.NotDone))
    return told | ({"requestBody": _body(body)} if body else {})


def _path_parameter(name: str, sentence: str) -> Json:
    return {"name": name, "in": "path", "required": True, "description": sentence, "schema": {"type": "string"}}


@cache
def document() -> Json:
    """The whole document."""
    _, schemas = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    record = [_path_parameter("record", "The id of a table and the number of a game: `abc23456.1`.")]
    text = _answer("The score sheet.", {"type": "string"}, "text/plain")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Maskenball", "version": __version__},
        "paths": {
            "/api/tables": {
                "post": _does("Open a table", 201, _answer("Your seat.", _ref(r.YourSeat)), (400, 413, 429, 503),
                              r.NewTable),
            },
            "/api/join": {
                "post": _does("Sit down", 201, _answer("Your seat.", _ref(r.YourSeat)),
                              (400, 404, 409, 413, 429, 503), r.Joining),
            },
            "/api/check": {
                "post": _does("Could it be played like this?", 200, _answer("What speaks against it."),
                              (400, 413, 429), r.Checking),
            },
            "/api/invitation/{code}": {
                "get": _does("What a link is about", 200, _answer("The table before you sit down."), (404, 429, 503)),
                "parameters": [_path_parameter("code", "The code to join or to watch.")],
            },
            "/api/games/{record}.ball": {
                "get": _does("A finished game as a score sheet", 200, text, (403, 404, 429, 503)),
                "parameters": record,
            },
            "/api/games/{record}": {
                "get": _does("A finished game, decision by decision", 200, _answer("The whole truth."),
                             (403, 404, 429, 503)),
                "parameters": record,
            },
            "/api/catalogue": {"get": _does("What can be played here", 200, _answer("Ids and numbers."), (429,))},
            "/health": {"get": _does("Can moves be stored?", 200, _answer("Yes."), (503,))},
            "/metrics": {
                "get": _does("Figures for Prometheus", 200, _answer("Figures.", {"type": "string"}, "text/plain"), ()),
            },
        },
        "components": {"schemas": schemas},
    }  # fmt: skip
