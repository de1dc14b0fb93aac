"""/openapi.json is true: it is OpenAPI 3.1, it names every route, and real requests and answers fit its schemas."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from starlette.routing import Mount

from maskenball.server import app
from maskenball.server.limits import UNLIMITED, Limits
from maskenball.server.openapi import document
from maskenball.server.store import NotStored
from tools.house import PATIENCE, Inside, Json, inside

NONSENSE = b'{"name": 5}'
OBJECT = {"type": "object"}
TEXT = {"type": "string"}
STRUCTURE = {
    "type": "object",
    "required": ["openapi", "info", "paths", "components"],
    "additionalProperties": False,
    "properties": {
        "openapi": {"const": "3.1.0"},
        "info": {
            "type": "object",
            "required": ["title", "version"],
            "additionalProperties": False,
            "properties": {"title": TEXT, "version": TEXT, "description": TEXT},
        },
        "paths": {
            "type": "object",
            "propertyNames": {"pattern": "^/"},
            "additionalProperties": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "get": {"$ref": "#/$defs/operation"},
                    "post": {"$ref": "#/$defs/operation"},
                    "parameters": {"type": "array", "items": {"$ref": "#/$defs/parameter"}},
                },
            },
        },
        "components": {"type": "object", "additionalProperties": False, "properties": {"schemas": OBJECT}},
    },
    "$defs": {
        "operation": {
            "type": "object",
            "required": ["operationId", "summary", "responses"],
            "additionalProperties": False,
            "properties": {
                "operationId": {"type": "string", "pattern": "^[A-Za-z]+$"},
                "summary": TEXT,
                "requestBody": {
                    "type": "object",
                    "required": ["content"],
                    "additionalProperties": False,
                    "properties": {"required": {"type": "boolean"}, "content": {"$ref": "#/$defs/content"}},
                },
                "responses": {
                    "type": "object",
                    "minProperties": 1,
                    "propertyNames": {"pattern": "^[1-5][0-9][0-9]$"},
                    "additionalProperties": {
                        "type": "object",
                        "required": ["description", "content"],
                        "additionalProperties": False,
                        "properties": {"description": TEXT, "content": {"$ref": "#/$defs/content"}},
                    },
                },
            },
        },
        "content": {
            "type": "object",
            "minProperties": 1,
            "propertyNames": {"pattern": "^[a-z]+/[a-z+]+$"},
            "additionalProperties": {
                "type": "object",
                "required": ["schema"],
                "additionalProperties": False,
                "properties": {"schema": OBJECT},
            },
        },
        "parameter": {
            "type": "object",
            "required": ["name", "in", "schema"],
            "properties": {"in": {"enum": ["path", "query"]}, "required": {"const": True}, "schema": OBJECT},
        },
    },
}
"""What OpenAPI 3.1 wants of a document that uses no more of it than ours does."""


def operations() -> dict[str, Json]:
    """Every operation by its method and path."""
    found: dict[str, Json] = {}
    for path, does in document()["paths"].items():
        found |= {f"{method.upper()} {path}": told for method, told in does.items() if method != "parameters"}
    return found


def parts(told: Any) -> Iterator[dict[str, Any]]:
    """Every object in a document, and itself."""
    if isinstance(told, dict):
        yield told
    for inner in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from parts(inner)


# -- the document ----------------------------------------------------------------------------------------------------


def test_the_document_has_the_structure_of_openapi() -> None:
    Draft202012Validator.check_schema(STRUCTURE)
    Draft202012Validator(STRUCTURE).validate(document())


def test_every_schema_is_one_and_every_reference_leads_to_one() -> None:
    schemas = document()["components"]["schemas"]
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    references = {part["$ref"] for part in parts(document()) if "$ref" in part}
    assert references == {f"#/components/schemas/{name}" for name in schemas}, "all are used, none is missing"


def test_every_operation_has_a_name_of_its_own_and_its_parameters() -> None:
    names = [told["operationId"] for told in operations().values()]
    assert len(set(names)) == len(names)
    for path, does in document()["paths"].items():
        given = [told["name"] for told in does.get("parameters", []) if told["in"] == "path"]
        assert re.findall(r"\{(\w+)\}", path) == given


@pytest.mark.parametrize("is_built", [True, False], ids=["with a browser client", "without"])
def test_every_route_of_the_house_is_in_the_document_and_no_other(
    is_built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "WEB", tmp_path if is_built else tmp_path / "not there")

    async def routes() -> list[Any]:
        async with inside(tmp_path / "tables.db") as server:
            return server.house._routes()

    served = set()
    for route in asyncio.run(routes()):
        methods = {"GET"} if isinstance(route, Mount) else route.methods - {"HEAD"}
        served |= {f"{method} {route.path or '/'}" for method in methods}
    assert served == set(operations())


# -- real requests and answers ---------------------------------------------------------------------------------------


def strict() -> Json:
    """The schemas such that an answer with more than they name does not fit."""
    schemas = deepcopy(document()["components"]["schemas"])
    for schema in schemas.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return {"schemas": schemas}


class Witness:
    """Asks a server, and compares every request and every answer with the document."""

    def __init__(self, http: httpx.AsyncClient, seen: set[tuple[str, str]]) -> None:
        self._http, self._seen = http, seen
        self._components = strict()

    async def ask(
        self, operation: str, told: Json | bytes | None = None, query: str = "", host: str = "", **named: str
    ) -> Any:
        """One request; whatever it is answered must be in the document."""
        method, _, path = operation.partition(" ")
        sent = {"content-type": "application/json"} if told is not None else {}
        sent |= {"host": host} if host else {}
        body: Json = {"json": told} if isinstance(told, dict) else {"content": told}
        answer = await self._http.request(method, path.format(**named) + query, headers=sent, **body)
        described = operations()[operation]
        assert str(answer.status_code) in described["responses"], f"{operation}: {answer.status_code} {answer.text}"
        content = described["responses"][str(answer.status_code)]["content"]
        media = answer.headers["content-type"].partition(";")[0]
        found = answer.json() if media == "application/json" else answer.text
        self._check(content[media]["schema"], found)
        if isinstance(told, dict) and answer.status_code != 400:
            self._check(described["requestBody"]["content"]["application/json"]["schema"], told)
        self._seen.add((operation, str(answer.status_code)))
        return found

    def _check(self, schema: Json, found: Any) -> None:
        Draft202012Validator(schema | {"components": self._components}).validate(found)


FETCHED = ["GET /api/catalogue", "GET /api/house", "GET /openapi.json", "GET /health", "GET /metrics"]
RECORDS = ["GET /api/games/{record}.ball", "GET /api/games/{record}"]
BY_NAME = ["GET /api/invitation/{code}", "GET /api/qr/{code}.svg", *RECORDS]
SENT: dict[str, Json] = {
    "POST /api/tables": {"name": "Anna", "options": {"game": "masquerade", "players": 3, "clock": 60}},
    "POST /api/join": {"join": "nthng222", "name": "Ben", "seat": 1},
    "POST /api/check": {"options": {"players": 2, "scenario": "king, queen, judge"}},
}


async def ordinary(witness: Witness, server: Inside) -> None:
    """Everything that goes well, and everything that is refused."""
    for operation in FETCHED:
        await witness.ask(operation)
    await witness.ask("GET /metrics", host="192.0.2.7")
    for options in ({}, {"block": "[mask"}, {"game": "masquerade", "players": 9}, {"first": 9}):
        await witness.ask("POST /api/check", {"options": options})
    await witness.ask("POST /api/check", SENT["POST /api/check"])
    await witness.ask("POST /api/join", SENT["POST /api/join"])
    host = await witness.ask("POST /api/tables", {"options": {"players": 2}})
    for code in (host["join"], host["join"].upper(), host["watch"], "nthng222"):
        await witness.ask("GET /api/invitation/{code}", code=code)
    await witness.ask("GET /api/qr/{code}.svg", query="?base=http://192.0.2.7:8642", code=host["join"])
    await witness.ask("POST /api/join", {"join": host["join"], "seat": 7})
    for _ in range(2):
        await witness.ask("POST /api/join", {"join": host["join"]})
    for told in (NONSENSE, b"x" * (UNLIMITED.body + 1)):
        for operation in SENT:
            await witness.ask(operation, told)


async def finished(witness: Witness, server: Inside) -> None:
    """Records, before a game is over and after."""
    for options in ({"players": 2}, {"game": "masquerade", "players": 3}):
        host = await server.client.open("Anna", **options)
        async with server.client.line(host) as line:
            await line.command("start", fill="gentle")
            for operation in RECORDS:
                await witness.ask(operation, record=f"{host.table}.1")
                await witness.ask(operation, record=f"{host.table}.2")
            await line.command("hand-over", seat=0, level="gentle")
            while line.snapshot["table"]["phase"] != "over":
                await asyncio.sleep(0.01)
        for operation in RECORDS:
            await witness.ask(operation, record=f"{host.table}.1")


async def busy(witness: Witness, server: Inside) -> None:
    """Somebody asks for too much."""
    for operation in [*SENT, *FETCHED, *BY_NAME]:
        await witness.ask(operation, SENT.get(operation), code="nthng222", record="nthng222.1")


async def ill(witness: Witness, server: Inside) -> None:
    """The database is gone."""

    async def gone(*given: object, **named: object) -> None:
        raise NotStored("gone")

    for name in ("append", "add", "journal_by", "id_by", "count"):
        setattr(server.store, name, gone)
    for operation in [*SENT, *FETCHED, *BY_NAME]:
        await witness.ask(operation, SENT.get(operation), code="nthng222", record="nthng222.1")


async def pages(witness: Witness, server: Inside) -> None:
    """The browser client."""
    for path in document()["paths"]:
        if path not in {operation.partition(" ")[2] for operation in [*SENT, *FETCHED, *BY_NAME]}:
            await witness.ask(f"GET {path}", code="nthng222", record="nthng222.1")


def test_requests_and_answers_fit_and_everything_that_is_promised_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[tuple[str, str]] = set()
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>", encoding="utf-8")
    tight = Limits(requests_per_second=0, requests_at_once=0)
    visits = [(ordinary, UNLIMITED), (finished, UNLIMITED), (busy, tight), (ill, UNLIMITED), (pages, UNLIMITED)]

    async def run() -> None:
        for number, (visit, limits) in enumerate([*visits, (pages, UNLIMITED)]):
            monkeypatch.setattr(app, "WEB", web if number == len(visits) else tmp_path / "not there")
            async with (
                inside(tmp_path / f"{number}.db", limits) as server,
                httpx.AsyncClient(base_url=server.address) as http,
            ):
                await visit(Witness(http, seen), server)

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))
    promised = {(operation, status) for operation, told in operations().items() for status in told["responses"]}
    assert promised == seen
