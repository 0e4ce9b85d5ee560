"""The socket of a page of the workbench: messages, faces and scenarios as one types."""

from __future__ import annotations

from pathlib import Path

import pytest

from arsia.workbench.app import Workbench
from arsia.workbench.running import Running
from compiler.read.places import BUNDLED
from tests.arsia.visitor import SET, Visitor

pytestmark = pytest.mark.usefixtures("own_state")


def test_a_page_is_sent_messages_faces_and_scenarios(visitor: Visitor, folder: Path) -> None:
    with visitor.page(folder) as page:
        faces = page.until("arsia/faces")
        assert faces["order"] == ["automated-crater", "event-icefall"]
        uri = (folder / "set.mars").as_uri()
        assert faces["places"]["event-icefall"] == {"uri": uri, "line": 7, "end": 9}
        assert "symbol" in faces["symbols"]
        results = page.until("arsia/scenarios", lambda told: told["results"])["results"]
        assert [(one["name"], one["ok"], one["line"], one["end"]) for one in results] == [
            ("Ice falls", True, 11, 15)
        ]
        assert results[0]["cards"] == ["event-icefall"]

        page.open("set.mars", SET.replace("cost 3", "cots 3"))
        found = page.until("textDocument/publishDiagnostics")["diagnostics"]
        assert "did you mean `cost`" in found[0]["message"]
        faces = page.until("arsia/faces", lambda told: told["broken"])
        assert [*faces["cards"]] == faces["broken"] == ["automated-crater"]
        assert page.until("arsia/scenarios")["unable"]

        page.type("set.mars", SET.replace("has 0 mega", "has 1 mega"))
        assert not page.until("arsia/faces")["broken"]
        told = page.until("arsia/scenarios", lambda told: told["results"])["results"]
        assert told[0]["failures"] == [
            {
                "text": "red: exactly 1 M€ expected, but it is 0",
                "line": 15,
                "expected": "red: exactly 1 M€",
                "actual": "0",
            }
        ]
        assert told[0]["log"][0] == 'red plays "Icefall"'


def test_a_page_asks_for_another_language_and_for_texts(visitor: Visitor, folder: Path) -> None:
    with visitor.page(folder) as page:
        page.until("arsia/faces")
        page.open("set.mars", SET)
        page.until("arsia/faces")
        page.request("arsia/language", {"language": "de"})
        assert "Ereignis" in page.until("arsia/faces")["cards"]["event-icefall"]
        page.request("arsia/language", {"language": "../../x"})
        assert page.request("arsia/text", {"uri": Path("/etc/passwd").as_uri()}) is None
        bundled = (BUNDLED / "base" / "set.mars").as_uri()
        assert "set base" in page.request("arsia/text", {"uri": bundled})["text"]
        shown = {one["name"]: one for one in page.request("arsia/examples", {})}
        assert "Icefall" not in shown
        assert shown["Comet"]["text"].startswith('event 010 "Comet"\n  cost 21\n')
        assert "Place an ocean tile." in shown["Comet"]["says"]


def test_two_pages_see_what_the_other_saves(visitor: Visitor, folder: Path) -> None:
    with visitor.page(folder) as one, visitor.page(folder) as other:
        one.until("arsia/faces")
        other.until("arsia/faces")
        seen = visitor.get("/api/files/set.mars")["version"]
        change = {"text": SET.replace("Crater", "Hill"), "version": seen}
        saved = visitor.put("/api/files/set.mars", change)["version"]
        for page in (one, other):
            told = page.until("arsia/files")["files"]
            assert [(each["name"], each["version"]) for each in told] == [("set.mars", saved)]
            assert "automated-hill" in page.until("arsia/faces")["order"]
        (folder / "more.mars").write_text('event "Storm"\n  cost 1\n', "utf-8")
        assert one.until("arsia/files", lambda told: len(told["files"]) == 2)
        assert "event-storm" in other.until("arsia/faces", lambda t: len(t["order"]) > 2)["order"]


def test_what_is_no_message_ends_nothing(
    visitor: Visitor, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with visitor.page(folder) as page:
        page.until("arsia/faces")
        for odd in ("", "{", "[]", "1", "[" * 5000, '{"jsonrpc": "2.0"}', '{"id": 1}', "\x00"):
            page.socket.send(odd)
        page.socket.send(b"\xff\xfe")
        for method in ("textDocument/hover", "arsia/language", "arsia/text", "nothing", "$/x"):
            for params in (None, [], {"uri": 5}, {"textDocument": {"uri": "x:y"}}):
                page.send({"jsonrpc": "2.0", "id": 900, "method": method, "params": params})
        assert page.request("arsia/text", {"uri": (folder / "set.mars").as_uri()})["text"] == SET
    with visitor.page(folder) as page:
        page.send({"jsonrpc": "2.0", "method": "exit"})
    assert visitor.get("/api/set")["begun"]
    assert capfd.readouterr().err == ""


def test_a_fault_of_ours_is_told_in_a_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(self: object) -> None:
        raise KeyError("no\nway")

    monkeypatch.setattr(Workbench, "_told", fail)
    running = Running(lambda door: Workbench(folder, door).app())
    running.start()
    try:
        visitor = Visitor(running.door)
        assert "Arsia's own: KeyError" in visitor.get("/api/set", status=500)["error"]
        assert visitor.get("/api/files")["files"]
    finally:
        running.stop()
    assert capfd.readouterr().err.startswith("arsia: an error of Arsia's own: KeyError")
