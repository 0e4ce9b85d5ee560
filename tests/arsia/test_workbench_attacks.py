"""The workbench against those who have not been given its address, and those who mean no good."""

from __future__ import annotations

import json
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from arsia.workbench.app import Workbench
from arsia.workbench.folder import Folder, Unfit
from arsia.workbench.guard import HOST, LARGEST
from arsia.workbench.running import Running
from tests.arsia.visitor import Visitor

SET = 'set fan "Fan"\n  uses mars\n\nautomated 1 "Crater"\n  cost 3\n  production +1 heat\n'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("attacked")
    (base / "fan").mkdir()
    (base / "fan" / "set.mars").write_text(SET, "utf-8")
    (base / "secret.mars").write_text("# secret\n", "utf-8")
    (base / "elsewhere").mkdir()
    return base / "fan"


@pytest.fixture(scope="module")
def serving(folder: Path) -> Iterator[Visitor]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder.parent / "state"))
        running = Running(lambda door: Workbench(folder, door).app())
        running.start()
        yield Visitor(running.door)
        running.stop()


@pytest.fixture
def visitor(serving: Visitor, folder: Path, capfd: pytest.CaptureFixture[str]) -> Iterator[Visitor]:
    """Whatever is tried: it goes on, says nothing, and the set is as it was."""
    yield serving
    assert serving.get("/api/files/set.mars")["text"] == SET
    assert (folder.parent / "secret.mars").read_text("utf-8") == "# secret\n"
    assert capfd.readouterr().err == ""


PLACES = ("/", "/lsp", "/api/set", "/api/files", "/api/files/set.mars", "/api/prints/a/b.pdf")


# ---- who asks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES)
def test_without_the_token_nothing_is_told(visitor: Visitor, place: str) -> None:
    for token in ("", "guessed", visitor.door.token[:-1], visitor.door.token + "x", "é"):
        given = {"X-Arsia-Token": token.encode()}
        status, _, content = visitor.ask("GET", place, headers=given)  # type: ignore[arg-type]
        assert status == 403
        assert b"Crater" not in content
        assert visitor.door.token.encode() not in content


def test_two_tokens_of_which_one_is_wrong_are_none(visitor: Visitor) -> None:
    assert visitor.ask("GET", f"/api/set?token={visitor.door.token}&token=x")[0] == 403
    assert visitor.ask("GET", "/api/set?token=x")[0] == 403
    assert visitor.ask("GET", "/api/set?" + "&".join(["token=x"] * 500))[0] == 403


HOSTS = (
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1",
    "127.0.0.1:1",
    "[::1]:{port}",
    "",
    "x y",
)


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("place", [*PLACES, "/static/app.js", "/faces.css"])
def test_a_name_that_was_bound_to_our_number_is_refused(
    visitor: Visitor, host: str, place: str
) -> None:
    """DNS rebinding: the token may even be known."""
    given = {"Host": host.format(port=visitor.door.port)}
    assert visitor.ask("GET", place, headers=given)[0] == 403


ORIGINS = ("null", "https://evil.example", "http://127.0.0.1:1", "file://", "http://127.0.0.1")


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_from_elsewhere_is_refused(visitor: Visitor, origin: str) -> None:
    for method, place in (("GET", "/api/set"), ("PUT", "/api/files/set.mars"), ("GET", "/")):
        assert visitor.ask(method, place, {}, {"Origin": origin})[0] == 403
    https = f"https://127.0.0.1:{visitor.door.port}"
    assert visitor.ask("GET", "/api/set", headers={"Origin": https})[0] == 403


def test_no_answer_lets_another_page_read_it(visitor: Visitor) -> None:
    asked = {"Access-Control-Request-Method": "PUT", "Access-Control-Request-Headers": "x"}
    status, headers, _ = visitor.ask("OPTIONS", "/api/files/set.mars", headers=asked)
    assert status == 405
    assert not [name for name in headers if name.lower().startswith("access-control")]


@pytest.mark.parametrize("origin", [None, *ORIGINS])
def test_a_socket_is_for_the_page_alone(visitor: Visitor, origin: str | None) -> None:
    address = f"ws://{HOST}:{visitor.door.port}/lsp?token={visitor.door.token}"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, origin=origin)  # type: ignore[arg-type]


def test_a_socket_needs_the_token(visitor: Visitor) -> None:
    for query in ("", "?token=", "?token=guessed"):
        with pytest.raises(InvalidStatus, match="403"):
            connect(f"ws://{HOST}:{visitor.door.port}/lsp{query}", origin=visitor.origin)  # type: ignore[arg-type]


def test_every_answer_says_what_the_page_may_do(visitor: Visitor) -> None:
    for place in ("/api/set", "/none", "/faces.css", "/static/none.js"):
        _, headers, _ = visitor.ask("GET", place)
        policy = headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'self';")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src" not in policy  # it is that of default-src
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert "Server" not in headers


# ---- where it reaches ---------------------------------------------------------------------------

NAMES = (
    "../secret.mars",
    "..%2fsecret.mars",
    "%2e%2e/secret.mars",
    "more/../../secret.mars",
    "/etc/passwd.mars",
    "%2fetc%2fx.mars",
    "..\\secret.mars",
    "..%5csecret.mars",
    "c:%5cx.mars",
    "%00.mars",
    "a%00.mars",
    "a%0a.mars",
    "set.mars%00.txt",
    ".hidden.mars",
    ".git/x.mars",
    "a/.b/x.mars",
    "a//b.mars",
    "./x.mars",
    "a/",
    " x.mars",
    "con.mars",
    "lpt1.x.mars",
    "x.mars:stream",
    "x.py",
    "x",
    "link.mars",
    "linked/x.mars",
    "a/b/c/d/e/f/g.mars",
    "x" * 300 + ".mars",
    "%ed%a0%80.mars",
)


@pytest.fixture
def links(folder: Path) -> Iterator[None]:
    (folder / "link.mars").symlink_to(folder.parent / "secret.mars")
    (folder / "linked").symlink_to(folder.parent / "elsewhere")
    yield
    for name in ("link.mars", "linked"):
        assert (folder / name).is_symlink()
        (folder / name).unlink()


@pytest.mark.usefixtures("links")
@pytest.mark.parametrize("name", NAMES)
def test_nothing_outside_is_read_or_written(visitor: Visitor, folder: Path, name: str) -> None:
    def there() -> list[Path]:
        return sorted(p for p in folder.parent.rglob("*") if "state" not in p.parts)

    before = there()
    refused = {400, 404, 405}
    place = f"/api/files/{name}".replace(" ", "%20")
    assert visitor.ask("GET", place)[0] in refused
    assert visitor.ask("PUT", place, {"text": "# mine\n", "version": None})[0] in refused
    assert visitor.ask("DELETE", f"{place}?version=x")[0] in refused
    seen = visitor.get("/api/files/set.mars")["version"]
    rename = {"name": "set.mars", "to": unquote(name), "version": seen}
    assert visitor.ask("POST", "/api/rename", rename)[0] in refused
    assert there() == before


@pytest.mark.usefixtures("links")
def test_links_that_lead_out_are_no_files_of_the_set(visitor: Visitor, folder: Path) -> None:
    (folder.parent / "elsewhere" / "far.mars").write_text("# far\n", "utf-8")
    assert [*Folder(folder).names()] == ["set.mars"]
    assert [one["name"] for one in visitor.get("/api/files")["files"]] == ["set.mars"]
    with pytest.raises(Unfit, match="leads out"):
        Folder(folder).path("linked/far.mars")


def test_static_files_are_those_that_come_with_it(visitor: Visitor) -> None:
    for name in ("../app.py", "..%2fapp.py", "%2e%2e%2fguard.py", "....//app.py", "/etc/passwd"):
        status, _, content = visitor.ask("GET", f"/static/{name}")
        assert status in (403, 404)
        assert b"import" not in content


# ---- how it is asked ----------------------------------------------------------------------------


def test_more_than_a_set_can_hold_is_refused(visitor: Visitor, folder: Path) -> None:
    huge = {"text": "x" * (LARGEST + 1), "version": None}
    status, _, content = visitor.ask("PUT", "/api/files/huge.mars", huge)
    assert (status, json.loads(content)) == (413, {"error": "that is more than 4 MB"})
    assert not (folder / "huge.mars").exists()


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"1", b"null", b"\xff", b"[" * 100_000, b'{"text": 1}', b"{}"],
    ids=len,
)
def test_what_is_no_request_is_told(visitor: Visitor, body: bytes) -> None:
    for method, place in (
        ("PUT", "/api/files/set.mars"),
        ("PUT", "/api/drafts/set.mars"),
        ("POST", "/api/rename"),
        ("POST", "/api/open"),
        ("POST", "/api/begin"),
    ):
        status, content = raw(visitor, method, place, body)
        assert status == 400
        assert json.loads(content)["error"]


def raw(visitor: Visitor, method: str, place: str, body: bytes) -> tuple[int, bytes]:
    head = (
        f"{method} {place} HTTP/1.1\r\nHost: {HOST}:{visitor.door.port}\r\nConnection: close\r\n"
        f"X-Arsia-Token: {visitor.door.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    answer = b"".join(exchanged(visitor, head.encode() + body))
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2]


def exchanged(visitor: Visitor, sent: bytes) -> Iterator[bytes]:
    with socket.create_connection((HOST, visitor.door.port), timeout=60) as line:
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                yield part
        except OSError:
            return  # it was hung up on


REQUESTS = {
    "two hosts": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "old": b"GET / HTTP/1.0\r\n\r\n",
    "an address of elsewhere": b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "a tunnel": b"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "smuggled": b"POST /api/print HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\nx",
    "a length that is none": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "a socket that is none": b"GET /lsp HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n",
    "signs": b"GET /\xff\x00\x1b HTTP/1.1\r\nHost: a\r\n\r\n",
    "long": b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\nHost: a\r\n" + b"A: b\r\n" * 20_000 + b"\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "half": b"GET / HT",
    "nothing": b"\r\n\r\n",
}


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_a_bad_request_is_refused_or_hung_up_on(visitor: Visitor, request_: bytes) -> None:
    answer = b"".join(exchanged(visitor, request_))
    assert not answer or re.match(rb"HTTP/1\.1 4\d\d ", answer)
    assert b"Traceback" not in answer


def _hear_all(line: ClientConnection) -> None:
    """What the server says by itself may come before it closes the socket."""
    for _ in range(100):
        line.recv(20)


def test_a_socket_that_is_sent_too_much_is_closed(visitor: Visitor) -> None:
    address = f"ws://{HOST}:{visitor.door.port}/lsp?token={visitor.door.token}"
    with connect(address, origin=visitor.origin) as line:  # type: ignore[arg-type]
        line.send("x" * (LARGEST + 1))
        with pytest.raises(ConnectionClosed, match="1009"):
            _hear_all(line)


@pytest.mark.skipif(os.name != "posix", reason="there are no such rights")
def test_a_folder_that_cannot_be_written_is_told(
    visitor: Visitor, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("arsia.files.tempfile.mkstemp", fail)
    status, _, content = visitor.ask("PUT", "/api/files/n.mars", {"text": "", "version": None})
    assert status == 400
    assert "Permission denied" in json.loads(content)["error"]
