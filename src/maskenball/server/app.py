"""The HTTP side: tables are opened and joined here, records fetched; the socket is at /socket."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from maskenball.core.game import Refused
from maskenball.server import film, judging, openapi, requests as r
from maskenball.server.catalogue import catalogue
from maskenball.server.client_files import client_files
from maskenball.server.hall import Hall
from maskenball.server.holds import Holds
from maskenball.server.limits import Bucket, Buckets, Limits, network_of
from maskenball.server.names import Names
from maskenball.server.refusals import refused
from maskenball.server.showing import invitation
from maskenball.server.socket import POLICY, WIRE, Sockets
from maskenball.server.store import NotStored
from maskenball.server.workers import Late, Payer, Stopped

T = TypeVar("T")
log = logging.getLogger("maskenball.http")

WEB = Path(os.environ.get("MASKENBALL_WEB") or Path(__file__).parent.parent / "web")
"""The browser client, built; MASKENBALL_WEB names another."""
STATUSES = {"unknown": 404, "full": 409, "seat-taken": 409, "not-now": 409, "not-over": 403, "too-many": 429,
            "not-stored": 503, "not-understood": 400, "too-long": 413, "no-seat": 404, "other-rules": 409,
            "set-aside": 409}  # fmt: skip
SAFE_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
                                 b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
                                 b"frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]  # fmt: skip
ONLY_BY_HTTPS = [(b"cross-origin-opener-policy", b"same-origin")]
"""Elsewhere browsers complain of it, and do nothing."""
PAGES = ("/t/{code}", "/w/{code}", "/g/{record}", "/learn", "/rules")
"""Addresses at which the browser client shows something of its own."""
BASE = re.compile(r"https?://[\w.:\[\]-]+")
HERE = ("localhost", "127.0.0.1", "::1")
"""Names and addresses by which a machine talks to itself."""
UNKEPT = {"cache-control": "no-store"}
NOT_CALLED_SO = "This server is not called by this name. Who runs it can name it so: maskenball serve --name NAME\n"
RECORD = re.compile(r"([0-9a-z]{1,16})\.([0-9]{1,6})")

Handler = Callable[[Request], Awaitable[Response]]


class House:
    """The whole server as one ASGI application."""

    def __init__(self, hall: Hall, limits: Limits, names: Names | None = None) -> None:
        self.hall, self.limits = hall, limits
        self._names = names or Names()
        self.sockets = Sockets(hall, limits)
        self.holds = Holds()
        self.base = ""
        """The address that others in the house can use; empty: there is none, or it is not known."""
        self._requests = Buckets(lambda: Bucket(limits.requests_per_second, limits.requests_at_once))
        self._tables = Buckets(lambda: Bucket(limits.tables_per_hour / 3600, limits.tables_at_once))
        self._http: ASGIApp = Starlette(routes=self._routes())

    def _routes(self) -> list[Any]:
        routes: list[Any] = [
            Route("/api/tables", self._guarded(self.open_table), methods=["POST"]),
            Route("/api/join", self._guarded(self.join), methods=["POST"]),
            Route("/api/check", self._guarded(self.check), methods=["POST"]),
            Route("/api/invitation/{code}", self._guarded(self.invitation)),
            Route("/api/games/{record}.ball", self._guarded(self.sheet)),
            Route("/api/games/{record}", self._guarded(self.replay)),
            Route("/api/house", self._guarded(self.about_house)),
            Route("/api/qr/{code}.svg", self._guarded(self.qr)),
            Route("/api/catalogue", self._guarded(self.catalogue)),
            Route("/openapi.json", self._guarded(self.openapi)),
            Route("/health", self._guarded(self.health)),
            Route("/metrics", self._guarded(self.metrics)),
        ]
        if WEB.is_dir():
            pages = [Route(path, self.page) for path in PAGES]
            return [*routes, *pages, Mount("/", client_files(WEB))]
        return [*routes, *(Route(path, self.no_page) for path in ("/", *PAGES))]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            wire = scope["extensions"].pop(WIRE)[WIRE]  # else the line would hold itself
            address = (scope.get("client") or ("", 0))[0]
            is_ours = scope["path"] == "/socket" and self._is_called(scope) and _same_origin(scope)
            if not is_ours or not self._requests.take(address):
                await receive()
                await send({"type": "websocket.close", "code": POLICY})
            else:
                await self.sockets.serve(scope, receive, send, wire)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = ONLY_BY_HTTPS if scope["scheme"] == "https" else []
                message["headers"] = [*message["headers"], *SAFE_HEADERS, *more]
            await send(message)

        if self._is_called(scope):
            await self._http(scope, receive, send_safely)
        else:
            await PlainTextResponse(NOT_CALLED_SO, 421)(scope, receive, send_safely)

    def _is_called(self, scope: Scope) -> bool:
        """Whether a request is for one of our names."""
        return dict(scope["headers"]).get(b"host", b"").decode("latin1") in self._names

    def _guarded(self, handler: Handler) -> Handler:
        """Limits and refusals around everything that costs something."""

        async def guarded(request: Request) -> Response:
            try:
                if not self._requests.take(_address(request)):
                    raise refused("too-many")
                if request.method == "POST" and not _same_origin(request.scope):
                    raise refused("not-understood", "cross-origin request rejected")
                return await handler(request)
            except Refused as why:
                told = {"code": why.code, "sentence": str(why)}
                return _json(told, STATUSES.get(why.code, 400))
            except Stopped:
                return _json({"code": "stopping", "sentence": str(refused("stopping"))}, 503)
            except NotStored:
                return _json({"code": "not-stored", "sentence": str(refused("not-stored"))}, 503)

        return guarded

    async def _body(self, request: Request, kind: type[T]) -> T:
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            raise refused("not-understood", "send application/json")
        body = b""
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > self.limits.body:
                    raise refused("too-long", "that is too long")
        except ClientDisconnect as error:
            raise refused("not-understood") from error
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise refused("not-understood", f"that was not understood: {error}") from error

    async def open_table(self, request: Request) -> Response:
        """POST /api/tables"""
        wanted = await self._body(request, r.NewTable)
        if not self._tables.take(_address(request)):
            raise refused("too-many", "too many tables were opened from your address; wait, or use those")
        payer = Payer(network_of(_address(request)))
        live, seat, token = await self.hall.open(payer, wanted.options, wanted.name)
        return _json(r.YourSeat(live.table.id, seat, token, live.table.join, live.table.watch), 201)

    async def join(self, request: Request) -> Response:
        """POST /api/join"""
        wanted = await self._body(request, r.Joining)
        live, seat, token = await self.hall.join(wanted.join.lower(), wanted.name, wanted.seat, wanted.token)
        return _json(r.YourSeat(live.table.id, seat, token, live.table.join, live.table.watch), 201)

    async def check(self, request: Request) -> Response:
        """POST /api/check"""
        wanted = await self._body(request, r.Checking)
        payer = Payer(network_of(_address(request)))
        found = await judging.judged(self.hall.thinkers.quick, payer, wanted.options)
        return _json(found._asdict())

    async def invitation(self, request: Request) -> Response:
        """GET /api/invitation/{code}, by the code to join or to watch"""
        code = str(request.path_params["code"]).lower()
        try:
            live = await self.hall.find(join=code)
            return _json(invitation(live.table) | {"to": "join"})
        except Refused as why:
            if why.code != "unknown":
                raise
            live = await self.hall.find(watch=code)
            return _json(invitation(live.table) | {"to": "watch"})

    async def sheet(self, request: Request) -> Response:
        """GET /api/games/{record}.ball"""
        id, number = _record(request)
        name = f'attachment; filename="{id}-{number}.ball"'
        return PlainTextResponse(await self.hall.sheet(id, number), headers={"content-disposition": name})

    async def replay(self, request: Request) -> Response:
        """GET /api/games/{record}: every decision with the whole truth, for looking back"""
        id, number = _record(request)
        sheet = await self.hall.sheet(id, number)
        payer, workers = Payer(network_of(_address(request)), id), self.hall.thinkers.quick
        try:
            told = await workers.do_for(payer, film.LONGEST, film.filmed, f"{id}.{number}", sheet)
        except Late as late:
            raise refused("too-long", "this game takes too long to show; its score sheet can be read") from late
        if told is None:
            raise refused("other-rules")
        return Response(told, headers=UNKEPT, media_type="application/json")

    async def about_house(self, request: Request) -> Response:
        """GET /api/house: the address that others in the house can use, if this page came from the machine itself"""
        return _json({"base": self.base if request.url.hostname in HERE else ""})

    async def qr(self, request: Request) -> Response:
        """GET /api/qr/{code}.svg?base=…: a link to join, as a code for phones"""
        import segno

        base = request.query_params.get("base", "")
        code = str(request.path_params["code"])
        if len(base) > 200 or not BASE.fullmatch(base) or not code.isalnum() or len(code) > 16:
            raise refused("unknown")
        drawn = io.BytesIO()
        segno.make(f"{base}/t/{code}", error="m").save(drawn, kind="svg", scale=4, border=2)
        return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def catalogue(self, request: Request) -> Response:
        """GET /api/catalogue"""
        return _json(catalogue())

    async def openapi(self, request: Request) -> Response:
        """GET /openapi.json"""
        return _json(openapi.document())

    async def page(self, request: Request) -> Response:
        """The browser client; which table it is about it reads off its own address."""
        return Response((WEB / "index.html").read_bytes(), media_type="text/html; charset=utf-8",
                        headers={"cache-control": "no-cache"})  # fmt: skip

    async def no_page(self, request: Request) -> Response:
        """What a browser is told when the client was not built."""
        return PlainTextResponse("Maskenball is running, but its browser client is not built: run `make web`.\n", 503)

    async def health(self, request: Request) -> Response:
        """GET /health: 200 while moves can be stored"""
        try:
            await self.hall.store.check()
            tables = await self.hall.store.count()
        except NotStored as error:
            # PostgreSQL tells more of itself than strangers need to know: that is in the log.
            why = str(error) if self.hall.store.is_sqlite else "PostgreSQL does not store anything"
            return _json({"ok": False, "why": why}, 503)
        return _json({"ok": True, "tables": tables, "set_aside": sorted(self.hall.unreadable)})

    async def metrics(self, request: Request) -> Response:
        """GET /metrics, as Prometheus reads it; for this machine only: it counts what is done in secret too"""
        if request.url.hostname not in HERE or _address(request) not in HERE:
            raise refused("unknown", "metrics are available on localhost only")
        store, sockets, thinkers = self.hall.store, self.sockets, self.hall.thinkers
        figures = {
            "live_tables": len(self.hall.live),
            "open_sockets": sockets.open,
            "frames_total": sockets.frames,
            "refused_total": sockets.refused,
            "writes_total": store.writes,
            "commits_total": store.commits,
            "set_aside_tables": len(self.hall.unreadable),
            "tasks": len(asyncio.all_tasks()),
            "works_total": thinkers.quick.done + thinkers.deep.done,
            "late_works_total": thinkers.quick.late + thinkers.deep.late,
            "longest_hold_seconds": round(self.holds.lately, 4),
            "longest_hold_ever_seconds": round(self.holds.longest, 4),
        }
        lines = [f"maskenball_{name} {value}\n" for name, value in figures.items()]
        return PlainTextResponse("".join(lines), media_type="text/plain; version=0.0.4")


def _record(request: Request) -> tuple[str, int]:
    found = RECORD.fullmatch(str(request.path_params["record"]))
    if not found:
        raise refused("unknown", "there is no such game")
    return found[1], int(found[2])


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _same_origin(scope: Scope) -> bool:
    """Whether a browser's page comes from this very server. Programs send no Origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    host: bytes = headers.get(b"host", b"")
    return bool(host) and origin == scheme.encode() + b"://" + host


def _json(told: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(told), status, UNKEPT, media_type="application/json")
