"""The server itself: on this machine only, until it is stopped.

In: what makes an application for the door where one enters. Out: a running server; with a socket
that is bound before anything else is done, so that a port that is taken is told at once.
"""

from __future__ import annotations

import logging
import socket
import threading
import time
import webbrowser
from collections.abc import Callable

import click
import uvicorn
from starlette.types import ASGIApp

from arsia.workbench.guard import HOST, LARGEST, Door, new_token


class Running:
    """`port` 0: any that is free. Raises OSError where the port is taken."""

    def __init__(self, make: Callable[[Door], ASGIApp], port: int = 0, token: str = "") -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._socket.bind((HOST, port))
            self._socket.listen(100)  # who comes before all is ready waits for a moment
        except OSError:
            self._socket.close()
            raise
        self.door = Door(self._socket.getsockname()[1], token or new_token())
        logging.getLogger("pygls").setLevel(logging.CRITICAL + 1)  # the page is told instead
        self._server = uvicorn.Server(
            uvicorn.Config(
                make(self.door),
                http="h11",
                ws="websockets-sansio",
                ws_max_size=LARGEST,
                ws_ping_interval=None,  # on one machine nobody goes away without a word
                log_config=None,
                log_level=logging.CRITICAL + 1,
                access_log=False,
                server_header=False,
                date_header=False,
                limit_concurrency=200,
                timeout_keep_alive=20,
                timeout_graceful_shutdown=1,
            )
        )
        self._thread = threading.Thread(target=self.run, daemon=True)

    @property
    def address(self) -> str:
        return self.door.address

    def run(self) -> None:
        """Until Ctrl-C, or `stop` of another thread."""
        self._server.run(sockets=[self._socket])

    def start(self) -> None:
        """In a thread of its own."""
        self._thread.start()
        while not self._server.started and self._thread.is_alive():
            time.sleep(0.005)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)


def served(running: Running, what: str, opened: bool) -> int:
    """Says where it is, opens the browser, and runs until Ctrl-C."""
    click.echo(f"{what} at {running.address} (Ctrl-C ends it)")
    if opened:
        webbrowser.open(running.address)
    try:
        running.run()
    except KeyboardInterrupt:
        click.echo("")
    return 0
