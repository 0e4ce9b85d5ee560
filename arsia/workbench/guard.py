"""Who may ask, and how: this machine, the page that we gave out, nobody else.

In: every request before it is looked at. Out: the same, or a refusal in words. The address that is
opened holds a token that others cannot guess; a page from elsewhere that calls itself by our number
(`Host`) or speaks from another one (`Origin`) is refused too. A fault of ours is told in a line.
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dsl.reading.signs import shown

HOST = "127.0.0.1"
LARGEST = 4_000_000
"""Bytes of a request: the text of a file, and something around it."""

HEADERS = {
    "Cache-Control": "no-store",
    # The editor writes styles into its elements; nothing comes from elsewhere.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:;"
        " style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",  # the address holds the token
    "X-Content-Type-Options": "nosniff",
}
OPEN = ("/static/", "/faces.css")
"""What holds no secret, and is asked for by tags that can bring no token."""


def new_token() -> str:
    return secrets.token_urlsafe(24)


@dataclass(frozen=True, slots=True)
class Door:
    """Where one enters."""

    port: int
    token: str = field(default_factory=new_token)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}/?token={self.token}"

    def refusal(self, scope: Scope) -> str:
        """Why the request is not answered; empty where it is."""
        headers = Headers(scope=scope)
        hosts = [f"{name}:{self.port}" for name in (HOST, "localhost")]
        if headers.getlist("host") not in ([host] for host in hosts):
            return "only for this machine"
        origins = headers.getlist("origin")
        if origins not in ([], *([f"http://{host}"] for host in hosts)):
            return "only for the page of this address"
        if scope["type"] == "websocket" and not origins:
            return "only for a page"
        if scope["path"].startswith(OPEN) and scope["type"] == "http":
            return ""
        if not self._knows(scope, headers):
            return "open the address that `arsia` has printed: it holds the key to this page"
        return ""

    def _knows(self, scope: Scope, headers: Headers) -> bool:
        asked = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=20)
        given = [*headers.getlist("x-arsia-token"), *asked.get("token", ())]
        known = self.token.encode()
        return bool(given) and all(secrets.compare_digest(one.encode(), known) for one in given)


class Guard:
    """Stands before an application."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app, self.door = app, door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            why = self.door.refusal(scope)
        except ValueError:  # what cannot even be read
            why = "this cannot be understood"
        if scope["type"] == "websocket":
            if why:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
        elif why:
            await failure(403, why)(scope, receive, dressed)
            return
        try:
            await self.app(scope, receive, dressed)
        except OSError:
            return  # who asked has gone
        except Exception as error:  # noqa: BLE001 - told, and the next request is answered
            sys.stderr.write(f"arsia: {_own(error)}\n")


def _own(error: Exception) -> str:
    return shown(f"an error of Arsia's own: {type(error).__name__}: {error}").splitlines()[0]


def failure(status: int, words: str, **more: object) -> JSONResponse:
    return JSONResponse({"error": words, **more}, status)


async def failed(request: Request, error: Exception) -> JSONResponse:
    """The answer to what Starlette refuses."""
    assert isinstance(error, HTTPException)
    return failure(error.status_code, _PLAIN.get(error.detail, error.detail))


_PLAIN = {"Not Found": "there is no such thing here", "Method Not Allowed": "not in this way"}


async def broken(request: Request, error: Exception) -> JSONResponse:
    """The answer where the fault is ours."""
    return failure(500, _own(error))


async def told(request: Request) -> Mapping[str, Any]:
    """What the body of a request says. Raises HTTPException."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(415, "the request is to be JSON")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > LARGEST:
            raise HTTPException(413, f"that is more than {LARGEST // 1_000_000} MB")
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise HTTPException(400, "the request is no JSON") from None
    if not isinstance(found, dict):
        raise HTTPException(400, "the request is no JSON object")
    return found


def text_in(said: Mapping[str, Any], name: str) -> str:
    """Raises HTTPException where there is none."""
    value = said.get(name)
    if not isinstance(value, str):
        raise HTTPException(400, f"`{name}` is to be a text")
    return value


def text_or_none(said: Mapping[str, Any], name: str) -> str | None:
    return None if said.get(name) is None else text_in(said, name)
