"""The preview: only for this machine, new cards at every save, mistakes shown and the rest kept."""

from __future__ import annotations

import json
import re
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from arsia.preview.mistakes import MISTAKEN
from arsia.preview.server import HOST, Preview, _Handler
from arsia.preview.site import Site
from arsia.preview.watch import fingerprint

SET = """\
set fan "Fan"
  uses mars

automated 1 "Crater"
  cost 3
  production +1 heat

event 2 "Comet"
  cost 21
  raise temperature 1
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "fan").mkdir()
    save(tmp_path / "fan", SET)
    return tmp_path / "fan"


def save(folder: Path, text: str) -> None:
    (folder / "set.mars").write_text(text, "utf-8")


@pytest.fixture
def preview(folder: Path) -> Iterator[Preview]:
    running = Preview(Site((folder,)))
    running.start()
    yield running
    running.stop()


# ---- what changes -------------------------------------------------------------------------------


def test_only_what_changed_is_sent(folder: Path) -> None:
    site = Site((folder,))
    first = site.update()
    assert list(first["cards"]) == ["automated-crater", "event-comet"]
    save(folder, SET.replace("cost 21", "cost 20"))
    change = site.update()
    assert list(change["cards"]) == ["event-comet"]
    assert change["version"] == first["version"] + 1
    assert (change["mistakes"], change["symbols"], change["reload"]) == ("", None, False)


def test_lines_above_do_not_change_cards(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    save(folder, "# a comment\n\n" + SET)
    assert site.update()["cards"] == {}


def test_a_mistake_stands_where_its_card_was_and_the_others_stay(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    save(folder, SET.replace("cost 3", "cost 3\n  gian 3 plants"))
    change = site.update()
    assert list(change["cards"]) == ["automated-crater"]
    panel = change["cards"]["automated-crater"]
    assert panel.startswith(MISTAKEN)
    assert "<b>E1020</b>" in panel
    assert "<pre><mark>gian 3 plants</mark></pre>" in panel
    assert "did you mean <code>gain</code>" in panel
    assert f"{folder / 'set.mars'}:4" in panel
    assert change["order"] == ["automated-crater", "event-comet"]
    assert change["mistakes"] == ""
    save(folder, SET)
    assert list(site.update()["cards"]) == ["automated-crater"]
    assert MISTAKEN not in site.page()


def test_a_card_whose_header_cannot_be_read_keeps_its_place(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    save(folder, SET.replace('automated 1 "Crater"', 'autmated 1 "Crater"'))
    change = site.update()
    assert change["order"] == ["automated-crater", "event-comet"]
    assert "<h2>Crater</h2>" in change["cards"]["automated-crater"]
    save(folder, SET.replace('automated 1 "Crater"', 'automated 1 "Cra'))
    change = site.update()
    assert change["order"] == ["automated-crater", "event-comet"]
    assert "<h2>Cra</h2>" in change["cards"]["automated-crater"]


def test_a_name_is_worth_more_than_a_place(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    broken = SET.replace('automated 1 "Crater"', 'autmated 1 "Hill"')
    save(folder, broken.replace('event 2 "Comet"', 'evnt 2 "Comet"'))
    change = site.update()
    assert change["order"] == ["automated-crater", "event-comet"]
    assert "<h2>Hill</h2>" in change["cards"]["automated-crater"]
    assert "<h2>Comet</h2>" in change["cards"]["event-comet"]


def test_mistakes_that_were_there_from_the_first_have_panels_in_order(folder: Path) -> None:
    third = '\nautomated 3 "Dune"\n  cost 1\n  gain 1 plant\n'
    save(folder, SET.replace("event 2", "evnt 2") + third)
    change = Site((folder,)).update()
    first, second, last = change["order"]
    assert (first, last) == ("automated-crater", "automated-dune")
    assert change["cards"][second].startswith(MISTAKEN)


def test_a_line_that_lost_its_indentation_belongs_to_its_card(folder: Path) -> None:
    save(folder, SET.replace("  production +1", "production +1"))
    change = Site((folder,)).update()
    assert change["order"] == ["automated-crater", "event-comet"]
    assert change["cards"]["automated-crater"].startswith(MISTAKEN)


def test_mistakes_of_no_card_are_shown_above_all(folder: Path) -> None:
    save(folder, SET + "\ntag moon\n  weight 3\n")
    change = Site((folder,)).update()
    assert "weight 3" in change["mistakes"]
    assert not any(MISTAKEN in html for html in change["cards"].values())
    save(folder, SET.replace("uses mars", "uses mras"))
    assert "mras" in Site((folder,)).update()["mistakes"]


def test_text_too_long_for_its_card_is_told_on_it(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    much = "  action: spend 1 heat -> gain 1 plant, production +1 heat\n" * 12
    save(folder, SET.replace("event 2", "active 2") + much)
    site.update()
    assert "mm too long" not in site.page()
    stop: list[bool] = []
    site.fitting.work(lambda: stop.append(True), lambda: bool(stop))
    change = site.fitted()
    assert list(change["cards"]) == ["active-comet"]
    assert re.search(r"the text is \d+\.\d mm too long", change["cards"]["active-comet"])
    assert "too long" in site.page()
    assert site.update()["cards"] == {}


def test_a_card_that_is_taken_out_goes(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    save(folder, SET.split("event 2")[0])
    change = site.update()
    assert change["order"] == ["automated-crater"]
    assert change["reload"]  # there is no event to be chosen any more


# ---- the server ---------------------------------------------------------------------------------


def ask(preview: Preview, path: str, host: str = "") -> HTTPResponse:
    where = urlsplit(preview.address)
    connection = HTTPConnection(HOST, where.port, timeout=60)
    connection.request("GET", path, headers={"Host": host or where.netloc})
    return connection.getresponse()


@contextmanager
def impatient(preview: Preview, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A line to a server that soon hangs up, maybe before it has read all that is sent."""
    with monkeypatch.context() as patch, suppress(ConnectionError):
        patch.setattr(_Handler, "timeout", 0.2)
        where = HOST, urlsplit(preview.address).port
        with socket.create_connection(where, timeout=60) as line:
            yield line


def next_event(stream: HTTPResponse) -> dict[str, object]:
    while line := stream.readline().decode():
        if line.startswith("data: "):
            return json.loads(line.removeprefix("data: "))  # type: ignore[no-any-return]
    raise AssertionError("the stream ended")


def test_the_page_has_every_card_and_follows_changes(preview: Preview, folder: Path) -> None:
    page = ask(preview, "/").read().decode()
    assert re.findall(r'<article class="card" id="([^"]+)"', page) == [
        "automated-crater",
        "event-comet",
    ]
    stream = ask(preview, f"/events?version={preview.site.version}")
    assert stream.status == 200
    save(folder, SET.replace("Comet", "Bigger Comet"))
    assert next_event(stream)["order"] == ["automated-crater", "event-bigger-comet"]


def test_a_browser_that_missed_something_is_told_to_start_anew(preview: Preview) -> None:
    preview._changed()
    preview._changed()
    assert next_event(ask(preview, "/events?version=1"))["reload"]


def test_nobody_else_is_served(preview: Preview) -> None:
    assert preview.address.startswith("http://127.0.0.1:")
    assert ask(preview, "/", "example.org").status == 403
    assert ask(preview, "/", "example.org:80").status == 403
    assert ask(preview, "/other").status == 404


REQUESTS = {
    "another method": b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\n\r\nabc",
    "a body": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nGET / x y",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "a host that is none": b"GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
    "an address that is none": b"GET http://[::1/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a path with signs": b"GET /%00/../\xff\x1b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a long path": b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    "a long header": b"GET / HTTP/1.1\r\nA: " + b"a" * 70_000 + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n",
    "a header that is none": b"GET / HTTP/1.1\r\n: \x00\r\n\x1b\xff\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "a version that is none": b"GET / HTTP/9.x\r\nHost: 127.0.0.1\r\n\r\n",
    "nothing": b"\r\n\r\n",
    "half a request": b"GET / HT",
    "an odd digit": b"GET /events?version=\xc2\xb2 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "a huge number": b"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\nLast-Event-ID: "
    + b"9" * 6000
    + b"\r\n\r\n",
}


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_a_bad_request_is_answered_or_hung_up_on(
    preview: Preview, request_: bytes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture
) -> None:
    answer = b""
    with impatient(preview, monkeypatch) as line:
        line.sendall(request_)
        answer = line.recv(2000)
    assert not answer or re.match(rb"HTTP/1.1 [2345]\d\d |<!DOCTYPE|\s*<", answer)
    assert ask(preview, "/").status == 200
    assert capfd.readouterr().err == ""


def test_who_is_slow_or_goes_away_is_forgotten(
    preview: Preview, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture
) -> None:
    for start in (b"", b"GET / HTTP/1.1\r\nHost:"):
        with impatient(preview, monkeypatch) as line:
            line.sendall(start)
            assert line.recv(100) == b""
    where = HOST, urlsplit(preview.address).port
    for _ in range(5):
        with socket.create_connection(where, timeout=60) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert ask(preview, "/").status == 200
    assert capfd.readouterr().err == ""


def test_headers_say_what_the_page_may_do(preview: Preview) -> None:
    answer = ask(preview, "/")
    assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "Python" not in answer.headers["Server"]
    assert "script-src &#39;sha256-" in answer.read().decode()


def test_a_fault_of_the_program_does_not_end_it(
    preview: Preview, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise ValueError("no <way>")

    monkeypatch.setattr(Site, "update", fail)
    preview._changed()
    assert "no &lt;way&gt;" in preview.site.mistakes
    assert len(preview.site.cards) == 2


def test_every_save_has_another_fingerprint(folder: Path) -> None:
    before = fingerprint([folder])
    (folder / "notes.txt").write_text("nothing", "utf-8")
    assert fingerprint([folder]) == before
    save(folder, SET + "\n")
    assert fingerprint([folder]) != before
    assert fingerprint([folder / "nowhere"]) == ()
