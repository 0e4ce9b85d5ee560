"""A real headless Chromium for tests, by its own debugging protocol.

In: an address. Out: a `Browser` that evaluates JavaScript in that page. Debian's `chromium` is
looked for; without one `missing` says why the tests are skipped.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
missing = "" if PROGRAM else "no chromium on this machine (Debian: apt-get install chromium)"


_CODES = {
    **{
        "Tab": 9,
        "Backspace": 8,
        "Enter": 13,
        "Escape": 27,
        "End": 35,
        "Home": 36,
        "ArrowUp": 38,
        "ArrowDown": 40,
    },
    **{f"F{number}": 111 + number for number in range(1, 13)},
}
"""What chromium knows the keys by that are not letters."""


class _OnItsWay(AssertionError):
    """Between two pages there is nothing that could be asked."""


class Browser:
    """One page. `value` waits for a promise, and raises for what JavaScript throws."""

    def __init__(
        self, address: str = "data:text/html,", width: int = 1400, height: int = 1000
    ) -> None:
        assert PROGRAM is not None
        self._folder = tempfile.TemporaryDirectory(
            prefix="arsia-chromium-", ignore_cleanup_errors=True
        )
        self._process = subprocess.Popen(
            [
                *(PROGRAM, "--headless=new", "--no-sandbox", "--disable-gpu"),
                *("--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-port=0"),
                *(f"--user-data-dir={self._folder.name}", f"--window-size={width},{height}"),
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._number = 0
        self._socket = _WebSocket(self._page())
        self.go(address)

    def go(self, address: str) -> None:
        self.command("Page.navigate", url=address)
        self.until("document.readyState === 'complete' && location.href !== 'about:blank'")

    @contextmanager
    def beside(self, address: str) -> Iterator[None]:
        """Another window, which all that is asked goes to until it is closed."""
        first, target = self._socket, self.command("Target.createTarget", url=address)["targetId"]
        self._socket = _WebSocket(self._page(target))
        try:
            self.until("document.readyState === 'complete' && location.href !== 'about:blank'")
            yield
        finally:
            self._socket.close()
            self._socket = first
            self.command("Target.closeTarget", targetId=target)
            self.command("Page.bringToFront")

    def _page(self, target: str = "") -> str:
        """The address at which a page is spoken to."""
        told = Path(self._folder.name) / "DevToolsActivePort"
        end = time.monotonic() + 600
        while time.monotonic() < end:
            if told.is_file() and len(lines := told.read_text().split()) == 2:  # it is whole
                with urlopen(f"http://127.0.0.1:{lines[0]}/json") as answer:
                    pages = [
                        one
                        for one in json.load(answer)
                        if one["type"] == "page" and target in ("", one["id"])
                    ]
                if pages:
                    return str(pages[0]["webSocketDebuggerUrl"])
            time.sleep(0.05)
        raise AssertionError("chromium did not start")

    def crash(self) -> None:
        """The page dies from one moment to the next; nothing can be asked of its window then."""
        self._send("Page.crash")

    def _send(self, method: str, **params: Any) -> None:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))

    def command(self, method: str, **params: Any) -> Any:
        self._send(method, **params)
        while True:
            answer = json.loads(self._socket.receive())
            if answer.get("id") == self._number:
                if "execution context" in answer.get("error", {}).get("message", ""):
                    raise _OnItsWay(answer)
                assert "error" not in answer, answer
                return answer["result"]

    def value(self, script: str) -> Any:
        result = self.command(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def until(self, script: str, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while True:
            with suppress(_OnItsWay):
                if self.value(script):
                    return
            assert time.monotonic() < end, f"never: {script}"
            time.sleep(0.02)

    def press(self, key: str, control: bool = False, shift: bool = False) -> None:
        typed = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        code = _CODES.get(key) or (ord(key.upper()) if control else 0)
        held = 2 * control + 8 * shift
        pressed = {"key": key, "windowsVirtualKeyCode": code, "modifiers": held}
        text = {} if control else typed
        self.command("Input.dispatchKeyEvent", type="keyDown", **pressed, **text)
        self.command("Input.dispatchKeyEvent", type="keyUp", **pressed)

    def write(self, text: str) -> None:
        """Key by key."""
        for sign in text:
            self.press("Enter" if sign == "\n" else sign)

    def paste(self, text: str) -> None:
        self.command("Input.insertText", text=text)

    def picture(self) -> bytes:
        return base64.b64decode(self.command("Page.captureScreenshot", format="png")["data"])

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(600)
        self._folder.cleanup()


class _WebSocket:
    """As much of the protocol as a client needs for text messages."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self._socket = socket.create_connection((place.hostname, place.port), timeout=600)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {place.path} HTTP/1.1",
            f"Host: {place.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._socket.sendall("\r\n".join((*lines, "", "")).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._socket.recv(1)
        assert re.match(rb"HTTP/1.1 101", head), head

    def send(self, text: str) -> None:
        content, mask = text.encode(), os.urandom(4)
        length = len(content)
        if length > 0xFFFF:
            size = struct.pack("!BQ", 0xFF, length)
        else:
            size = bytes([0x80 | length]) if length < 126 else struct.pack("!BH", 0xFE, length)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(content))
        self._socket.sendall(b"\x81" + size + mask + masked)

    def receive(self) -> str:
        parts: list[bytes] = []
        while True:
            first, second = self._exactly(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self._exactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._exactly(8))
            parts.append(self._exactly(length))
            if first & 0x80:
                return b"".join(parts).decode()

    def _exactly(self, count: int) -> bytes:
        content = b""
        while len(content) < count:
            more = self._socket.recv(count - len(content))
            assert more, "chromium has gone"
            content += more
        return content

    def close(self) -> None:
        self._socket.close()
