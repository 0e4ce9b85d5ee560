"""The preview for a browser on this machine, and for nobody else.

In: a `Site`. Out: the page at `/`, and at `/events` a stream of what changes of it. Whatever else
is asked, and however badly, gets an answer or is hung up on, and the preview goes on.
"""

from __future__ import annotations

import json
import re
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from arsia.preview.site import Json, Site
from arsia.preview.watch import watch

HOST = "127.0.0.1"
PATIENCE = 10.0
"""Seconds after which a silent stream gives a sign of life, so that closed ones end; and for which
anybody is waited for who asks or reads slowly."""

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",  # the page has more to say itself
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class Preview:
    """A running preview. `port` 0: any free one; `address` says which."""

    def __init__(self, site: Site, port: int = 0) -> None:
        self.site = site
        self._news = threading.Condition()
        self._last: Json = site.update()
        self._stopped = threading.Event()
        self._server = _Server((HOST, port), _Handler)
        self._server.preview = self
        self._threads = (
            threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True),
            threading.Thread(target=self._watch, daemon=True),
            threading.Thread(target=self._fit, daemon=True),
        )

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self._server.server_address[1]}/"

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def wait(self) -> None:
        """Until it is stopped."""
        while not self._stopped.wait(0.5):
            pass

    def stop(self) -> None:
        self._stopped.set()
        with self._news:
            self._news.notify_all()
        self._server.shutdown()
        self._server.server_close()

    def _watch(self) -> None:
        watch(self._places, self._changed, self._stopped.is_set)

    def _places(self) -> list[Path]:
        named = [Path(one) for one in self.site.sets if isinstance(one, Path)]
        return [*named, *self.site.folders]

    def _changed(self) -> None:
        with self._news:
            try:
                self._last = self.site.update()
            except Exception as error:  # noqa: BLE001 - shown, and the next save tries again
                self._last = self.site.broken(f"{type(error).__name__}: {error}")
            self._news.notify_all()

    def _fit(self) -> None:
        try:
            self.site.fitting.work(self._fitted, self._stopped.is_set)
        except Exception as error:  # noqa: BLE001 - shown; cards go on being shown without this
            self._tell(self.site.broken(f"{type(error).__name__}: {error}"))

    def _fitted(self) -> None:
        with self._news:
            self._tell(self.site.fitted())

    def _tell(self, change: Json) -> None:
        with self._news:
            self._last = change
            self._news.notify_all()

    def page(self) -> str:
        with self._news:
            return self.site.page()

    def after(self, version: int) -> Json | None:
        """What came after a version, waiting for it; None when nothing comes for a while."""
        with self._news:
            if self.site.version == version:
                self._news.wait(PATIENCE)
            if self._stopped.is_set() or self.site.version == version:
                return None
            if self.site.version == version + 1:
                return self._last
            return {"reload": True, "version": self.site.version}

    @property
    def is_stopped(self) -> bool:
        return self._stopped.is_set()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    preview: Preview

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Who asked has gone, or is too slow; all else is a fault of ours and is told in a line."""
        error = sys.exception()
        if not isinstance(error, OSError):
            sys.stderr.write(f"arsia: the preview: {type(error).__name__}: {error}\n")


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "arsia", ""
    timeout = PATIENCE

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        host = self.headers.get("Host", "").partition(":")[0]
        if "Content-Length" in self.headers or "Transfer-Encoding" in self.headers:
            self.close_connection = True  # what comes next is no request
        if host not in (HOST, "localhost"):  # a page from elsewhere that calls itself by our number
            self._send(403, "text/plain", "only for this machine\n")
        elif path == "/":
            self._send(200, "text/html", self.server.preview.page())
        elif path == "/events":
            given = self.headers.get("Last-Event-ID") or query.removeprefix("version=")
            self._stream(int(given) if re.fullmatch("[0-9]{1,9}", given) else 0)
        else:
            self._send(404, "text/plain", "there is only one page: /\n")

    def _send(self, status: int, kind: str, text: str) -> None:
        content = text.encode("utf-8")
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _stream(self, version: int) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self.send_header("Connection", "close")
        self.end_headers()
        preview = self.server.preview
        try:
            self._write(": here\n\n")
            while not preview.is_stopped:
                change = preview.after(version)
                if change is None:
                    self._write(": still here\n\n")
                    continue
                version = change["version"]
                self._write(f"id: {version}\ndata: {json.dumps(change)}\n\n")
        except OSError:  # the browser has gone
            self.close_connection = True

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def _write(self, text: str) -> None:
        self.wfile.write(text.encode("utf-8"))
        self.wfile.flush()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nobody wants to read of every request."""
