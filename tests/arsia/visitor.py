"""A page of the workbench without a browser: asks over HTTP, and speaks over the socket."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from arsia.workbench.guard import HOST, Door

SET = """\
set fan "Fan"
  uses base

automated 1 "Crater"
  cost 3
  production +1 heat

event 2 "Icefall"
  cost 2
  raise temperature 1

scenario "Ice falls"
  players red, blue
  given red has "Icefall" in hand, red has 2 megacredits
  when red plays "Icefall"
  then red has 0 megacredits
"""
"""A set of two cards to work on."""


class Visitor:
    """Who has been given the address."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.origin = f"http://{HOST}:{door.port}"

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Mapping[str, str], bytes]:
        connection = HTTPConnection(HOST, self.door.port, timeout=60)
        given = {"X-Arsia-Token": self.door.token, "Origin": self.origin, **(headers or {})}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            given.setdefault("Content-Type", "application/json")
        connection.request(method, path, data, given)
        answer = connection.getresponse()
        found = answer.status, answer.headers, answer.read()
        connection.close()
        return found

    def _json(self, method: str, path: str, body: object, status: int) -> Any:
        found, _, content = self.ask(method, path, body)
        assert found == status, content
        return json.loads(content)

    def get(self, path: str, status: int = 200) -> Any:
        return self._json("GET", path, None, status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return self._json("PUT", path, body, status)

    def post(self, path: str, body: object, status: int = 200) -> Any:
        return self._json("POST", path, body, status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._json("DELETE", path, None, status)

    @contextmanager
    def page(self, folder: Path) -> Iterator[Page]:
        address = f"ws://{HOST}:{self.door.port}/lsp?token={self.door.token}"
        with connect(address, origin=self.origin, max_size=None, ping_interval=None) as socket:
            page = Page(socket, folder)
            page.request("initialize", {"capabilities": {}, "processId": None, "rootUri": None})
            page.send({"jsonrpc": "2.0", "method": "initialized", "params": {}})
            yield page


class Page:
    def __init__(self, socket: ClientConnection, folder: Path) -> None:
        self.socket, self.folder = socket, folder
        self._number = 0

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def request(self, method: str, params: object) -> Any:
        self._number += 1
        self.send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        return self._next(lambda found: found.get("id") == self._number)["result"]

    def until(self, method: str, fits: Callable[[Any], object] = lambda _: True) -> Any:
        """The next notification of the name that fits."""
        return self._next(lambda found: found.get("method") == method and fits(found["params"]))[
            "params"
        ]

    def _next(self, fits: Callable[[Any], object]) -> Any:
        end = time.monotonic() + 60
        while True:
            found = json.loads(self.socket.recv(max(0.1, end - time.monotonic())))
            if fits(found):
                return found

    def open(self, name: str, text: str) -> None:
        item = {"uri": (self.folder / name).as_uri(), "languageId": "mars", "version": 1}
        params = {"textDocument": item | {"text": text}}
        self.send({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": params})

    def type(self, name: str, text: str) -> None:
        self._number += 1
        item = {"uri": (self.folder / name).as_uri(), "version": self._number}
        params = {"textDocument": item, "contentChanges": [{"text": text}]}
        self.send({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": params})
