"""The preview: only for this machine, new cards at every save, mistakes shown and the rest kept."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from arsia.preview.mistakes import MISTAKEN
from arsia.preview.site import Site
from arsia.preview.watch import fingerprint
from arsia.workbench.guard import HOST, Door
from arsia.workbench.running import Running
from arsia.workbench.view import View

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
def preview(folder: Path) -> Iterator[Running]:
    running = Running(lambda door: View(Site((folder,)), door).app())
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
    assert "<span>set.mars:4</span>" in panel
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
    site = Site((folder,))
    change = site.update()
    first, second, last = change["order"]
    assert (first, last) == ("automated-crater", "automated-dune")
    assert change["cards"][second].startswith(MISTAKEN)
    save(folder, SET + third.replace("automated 3", "autmated 3"))  # one mended, another not
    assert site.update()["order"] == ["automated-crater", "event-comet", "automated-dune"]


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
    assert site.faces.fitting.step()
    change = site.faces.fitted()
    assert list(change["cards"]) == ["active-comet"]
    assert re.search(r"the text is \d+\.\d mm too long", change["cards"]["active-comet"])
    assert "too long" in site.page()
    assert [*site.faces.over] == ["active-comet"]
    assert site.update()["cards"] == {}
    assert site.faces.fitting.is_done


def test_a_card_that_is_taken_out_goes(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    save(folder, SET.split("event 2")[0])
    change = site.update()
    assert change["order"] == ["automated-crater"]
    assert change["reload"]  # there is no event to be chosen any more


def test_what_is_typed_into_a_new_header_leaves_no_panels_behind(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    for typed in ("a", "au", "aut"):
        save(folder, SET + f"\nevnt\n\n{typed}\n")
        change = site.update()
    assert len(change["order"]) == 4


def test_what_is_in_no_file_is_gone_whatever_is_wrong_elsewhere(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    save(folder, SET.split("event 2")[0].replace("cost 3", "cots 3"))
    assert site.update()["order"] == ["automated-crater"]
    save(folder, SET.replace("uses mars", "uses mras"))
    assert site.update()["order"] == ["automated-crater"]
    save(folder, SET)
    assert site.update()["order"] == ["automated-crater", "event-comet"]


def test_each_card_says_where_it_stands(folder: Path) -> None:
    site = Site((folder,))
    site.update()
    save(folder, SET.replace("cost 3", "cots 3") + "\n# a comment\n")
    site.update()
    lines = {key: (at.first, at.last) for key, at in site.faces.places.items()}
    assert lines == {"automated-crater": (4, 6), "event-comet": (8, 10)}
    assert site.faces.broken == ["automated-crater"]


# ---- the server ---------------------------------------------------------------------------------


def ask(preview: Running, path: str, host: str = "", token: str | None = None) -> HTTPResponse:
    where = urlsplit(preview.address)
    connection = HTTPConnection(HOST, where.port, timeout=60)
    given = {"Host": host or where.netloc}
    if token != "":
        given["X-Arsia-Token"] = token or preview.door.token
    connection.request("GET", path, headers=given)
    return connection.getresponse()


def next_event(stream: HTTPResponse) -> dict[str, object]:
    while line := stream.readline().decode():
        if line.startswith("data: "):
            return json.loads(line.removeprefix("data: "))  # type: ignore[no-any-return]
    raise AssertionError("the stream ended")


def test_the_page_has_every_card_and_follows_changes(preview: Running, folder: Path) -> None:
    page = ask(preview, "/").read().decode()
    assert re.findall(r'<article class="card" id="([^"]+)"', page) == [
        "automated-crater",
        "event-comet",
    ]
    stream = ask(preview, "/events?version=1")
    assert stream.status == 200
    save(folder, SET.replace("Comet", "Bigger Comet"))
    assert next_event(stream)["order"] == ["automated-crater", "event-bigger-comet"]


def test_a_browser_that_missed_something_is_told_to_start_anew(folder: Path) -> None:
    async def missed() -> object:
        view = View(Site((folder,)), Door(1))
        await view.show(view.site.update)
        await view.show(view.site.update)
        return await view.after(1)

    assert asyncio.run(missed()) == {"reload": True, "version": 3}


def test_nobody_else_is_served(preview: Running) -> None:
    assert preview.address.startswith("http://127.0.0.1:")
    assert ask(preview, "/", "example.org").status == 403
    assert ask(preview, "/", "example.org:80").status == 403
    assert ask(preview, "/", token="").status == 403
    assert ask(preview, "/events?version=0", token="guessed").status == 403
    assert ask(preview, f"/?token={preview.door.token}", token="").status == 200
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
    preview: Running, request_: bytes, capfd: pytest.CaptureFixture
) -> None:
    answer, where = b"", (HOST, urlsplit(preview.address).port)
    with socket.create_connection(where, timeout=60) as line, suppress(ConnectionError):
        line.sendall(request_)
        line.shutdown(socket.SHUT_WR)
        answer = line.recv(2000)
    assert not answer or re.match(rb"HTTP/1.1 [245]\d\d ", answer)
    assert ask(preview, "/").status == 200
    assert capfd.readouterr().err == ""


def test_who_is_slow_or_goes_away_holds_up_nobody(
    preview: Running, capfd: pytest.CaptureFixture
) -> None:
    where = HOST, urlsplit(preview.address).port
    slow = [socket.create_connection(where, timeout=60) for _ in range(20)]
    for line in slow:
        line.sendall(b"GET / HTTP/1.1\r\nHost:")
    for _ in range(5):
        with socket.create_connection(where, timeout=60) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert ask(preview, "/").status == 200
    for line in slow:
        line.close()
    assert capfd.readouterr().err == ""


def test_headers_say_what_the_page_may_do(preview: Running) -> None:
    answer = ask(preview, "/")
    assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "Server" not in answer.headers
    assert "script-src &#39;sha256-" in answer.read().decode()


def test_a_fault_of_the_program_does_not_end_it(folder: Path) -> None:
    def fail() -> dict[str, object]:
        raise ValueError("no <way>")

    view = View(Site((folder,)), Door(1))
    asyncio.run(view.show(fail))
    assert "no &lt;way&gt;" in view.site.page()
    assert len(view.site.faces.cards) == 2


def test_every_save_has_another_fingerprint(folder: Path) -> None:
    before = fingerprint([folder])
    (folder / "notes.txt").write_text("nothing", "utf-8")
    assert fingerprint([folder]) == before
    save(folder, SET + "\n")
    assert fingerprint([folder]) != before
    assert fingerprint([folder / "nowhere"]) == ()


def test_what_is_kept_is_what_would_be_made(folder: Path) -> None:
    """Whatever is typed, the page is that of who comes now."""
    site = Site((folder,))
    more = """
resource spore
  plural spores

active 3 "Moss"
  cost 2
  holds spore
  action: add 1 spore here

automated 4 "Rain"
  cost 1
  requires 1 "Moss" in play
  gain 2 spores
  gain 1 plant
"""
    texts = [
        SET,
        SET + more,
        SET + more.replace('"Moss"', '"Fern"'),
        SET + more.replace("plural spores", "plural sporae"),
        SET + more.replace('active 3 "Moss"', 'actve 3 "Moss"'),
        SET + more.replace("plant", "heat"),
        SET.replace('"Fan"', '"Another"') + more,
        SET,
    ]
    for text in texts:
        save(folder, text)
        site.update()
        if not site.faces.broken:
            fresh = Site((folder,))
            fresh.update()
            assert site.faces.cards == fresh.faces.cards
    site.faces.language = "de"
    site.update()
    (folder / "de.ftl").write_text("card_comet = Komet\n", "utf-8")
    site.update()
    assert "<h2>Komet</h2>" in site.faces.cards["event-comet"]
