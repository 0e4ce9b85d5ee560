"""One language server for each page, over its socket.

In: messages of the language server protocol, one a frame. Out: the same; what is sent waits in a
queue, so that no two are sent at once and a slow page holds up nobody.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pygls.exceptions import JsonRpcException
from starlette.websockets import WebSocket, WebSocketDisconnect

from arsia.preview.faces import Json
from arsia.server.lsp import Editor
from arsia.server.wire import path_of
from arsia.service.examples import examples
from arsia.workbench.following import Follower
from compiler.text.catalogue import languages

MOST = 2000
"""Messages that may wait: a page that takes none is hung up on."""


class Page:
    """One page that is open, on the set in the folder."""

    def __init__(self, root: Path, socket: WebSocket) -> None:
        self.root, self._socket = root, socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self.follower = Follower(root, self.notify)
        self.editor = Editor(root, self.follower.compiled)
        for name, answer in self._requests().items():
            self.editor.server.feature(name)(_marked(answer))
        self.editor.server.protocol.set_writer(self, include_headers=False)

    # ---- what is sent

    def write(self, data: bytes) -> None:
        self._waiting.put_nowait(data.decode("utf-8"))

    def close(self) -> None:
        """As pygls asks its writers."""

    def notify(self, name: str, params: Json) -> None:
        self.write(json.dumps({"jsonrpc": "2.0", "method": name, "params": params}).encode())

    def outside(self) -> None:
        """Something has changed on the disk."""
        self.editor.outside(None)

    async def _send(self) -> None:
        while True:
            text = await self._waiting.get()
            if self._waiting.qsize() > MOST:
                await self._socket.close(1013)
                return
            await self._socket.send_text(text)

    # ---- what comes

    async def serve(self) -> None:
        """Until one of the two hangs up."""
        sending = asyncio.create_task(self._send())
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if not self._take(message.get("text") or ""):
                    await self._socket.close(1000)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the page has gone
        finally:
            sending.cancel()
            self.follower.close()

    def _take(self, text: str) -> bool:
        """False when the page says that it goes."""
        protocol = self.editor.server.protocol
        try:
            found = json.loads(text)
            if not isinstance(found, dict):
                raise ValueError("no message")
            if found.get("method") == "exit":
                return False
            protocol.handle_message(json.loads(text, object_hook=protocol.structure_message))
        except (ValueError, RecursionError, JsonRpcException, AttributeError, TypeError):
            fault = {"code": -32600, "message": "this is no message of the protocol"}
            self.write(json.dumps({"jsonrpc": "2.0", "id": None, "error": fault}).encode())
        return True

    # ---- what the page asks beyond the protocol

    def _requests(self) -> dict[str, Callable[[Any], object]]:
        return {
            "arsia/language": self._language,
            "arsia/text": self._text,
            "arsia/examples": self._examples,
        }

    def _language(self, params: Any) -> None:
        language = _said(params, "language")
        if language in languages():
            self.follower.speak(language)

    def _text(self, params: Any) -> Json | None:
        """A file of a set that is used, to be read."""
        path = path_of(_said(params, "uri"))
        project = self.editor.service.project(self.root)
        if not project.holds(path):
            return None
        return {"name": path.name, "text": project.text(path), "readonly": True}

    def _examples(self, params: Any) -> list[Json]:
        """Cards that come with Arsia and go with the set, to see how things are written."""
        state = self.editor.service.project(self.root).whole
        return [asdict(one) for one in examples(state)]


def _said(params: Any, name: str) -> str:
    """A field of what pygls makes of any JSON object; empty where there is none."""
    value = getattr(params, name, None)
    return value if isinstance(value, str) else ""


def _marked(answer: Callable[[Any], object]) -> Callable[[Any], object]:
    return lambda params: answer(params)
