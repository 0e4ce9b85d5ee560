"""The workbench as a page asks it: files and drafts, a new set, printing and playing."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from arsia.cli import main
from arsia.study.store import Store
from arsia.workbench.app import Workbench
from arsia.workbench.beginning import Unclear, begun, identifier
from arsia.workbench.guard import HOST, Door
from arsia.workbench.kept import Kept
from arsia.workbench.running import Running
from runtime.bots.record import Plan, play
from runtime.games.playable import Playable
from tests.arsia.visitor import SET, Visitor
from tests.bundled import load

ROOT = Path(__file__).parents[2]


pytestmark = pytest.mark.usefixtures("own_state")


def test_arsia_alone_says_how_to_start() -> None:
    told = CliRunner().invoke(main, [])
    assert told.exit_code == 0
    assert "arsia workbench" in told.output


def test_the_page_for_builders_names_every_address(folder: Path) -> None:
    page = (ROOT / "docs" / "workbench.md").read_text("utf-8")
    app = Workbench(folder, Door(1))
    places = {getattr(one, "path", "").partition("{")[0].rstrip("/") for one in app.routes()}
    assert [place for place in sorted(places) if place not in page] == []


# ---- files --------------------------------------------------------------------------------------


def test_files_are_read_saved_renamed_and_deleted(visitor: Visitor, folder: Path) -> None:
    assert visitor.get("/api/set")["name"] == "Fan"
    held = visitor.get("/api/files/set.mars")
    assert (held["text"], held["draft"]) == (SET, None)
    assert held["uri"] == (folder / "set.mars").as_uri()
    text = "# é𝔸\r\n"
    made = visitor.put("/api/files/more/moons.mars", {"text": text, "version": None})
    assert (folder / "more" / "moons.mars").read_bytes() == text.encode()
    names = [one["name"] for one in visitor.get("/api/files")["files"]]
    assert names == ["more/moons.mars", "set.mars"]
    to = {"name": "more/moons.mars", "to": "moons.mars", "version": made["version"]}
    assert visitor.post("/api/rename", to)["version"] == made["version"]
    assert not (folder / "more" / "moons.mars").exists()
    to = {"name": "moons.mars", "to": "set.mars", "version": made["version"]}
    assert visitor.post("/api/rename", to, status=400)["error"].startswith("there is a file")
    visitor.delete(f"/api/files/moons.mars?version={made['version']}")
    assert visitor.get("/api/files/moons.mars", status=404)["error"] == "there is no such file"
    assert sorted(path.name for path in folder.iterdir()) == ["more", "set.mars"]


def test_what_was_changed_outside_is_not_written_over(visitor: Visitor, folder: Path) -> None:
    seen = visitor.get("/api/files/set.mars")["version"]
    (folder / "set.mars").write_text("# another\n", "utf-8")
    change = {"text": "# mine\n", "version": seen}
    found = visitor.put("/api/files/set.mars", change, status=409)
    assert found["text"] == "# another\n"
    assert visitor.delete(f"/api/files/set.mars?version={seen}", status=409)["text"]
    new = {"text": "# mine\n", "version": None}
    assert visitor.put("/api/files/set.mars", new, status=409)["version"] == found["version"]
    assert (folder / "set.mars").read_text("utf-8") == "# another\n"
    visitor.put("/api/files/set.mars", {"text": "# mine\n", "version": found["version"]})
    (folder / "set.mars").unlink()
    gone = visitor.put("/api/files/set.mars", change, status=409)
    assert (gone["text"], gone["version"]) == (None, None)


def test_a_file_that_is_no_text_is_left_alone(visitor: Visitor, folder: Path) -> None:
    (folder / "odd.mars").write_bytes(b"\xff\xfe\x00")
    assert "UTF-16" in visitor.get("/api/files/odd.mars", status=400)["error"]
    odd = {"text": "", "version": None}
    assert "UTF-16" in visitor.put("/api/files/odd.mars", odd, status=400)["error"]
    bad = {"text": "\ud800", "version": None}
    visitor.put("/api/files/new.mars", bad, status=400)
    visitor.put("/api/drafts/new.mars", {"text": "\ud800", "base": None}, status=400)
    assert sorted(path.name for path in folder.iterdir()) == ["odd.mars", "set.mars"]


def test_a_draft_is_there_after_a_crash_and_goes_when_it_is_saved(
    visitor: Visitor, folder: Path
) -> None:
    base = visitor.get("/api/files/set.mars")["version"]
    visitor.put("/api/drafts/set.mars", {"text": "# typed\n", "base": base})
    visitor.put("/api/drafts/new.mars", {"text": "# new\n", "base": None})
    again = Running(lambda door: Workbench(folder, door).app())
    again.start()
    try:
        other = Visitor(again.door)
        draft = {"text": "# typed\n", "base": base}
        assert other.get("/api/files/set.mars")["draft"] == draft
        new = other.get("/api/files/new.mars")
        assert (new["text"], new["version"], new["draft"]["text"]) == (None, None, "# new\n")
        listed = {one["name"]: one["draft"] for one in other.get("/api/files")["files"]}
        assert listed == {"new.mars": True, "set.mars": True}
        other.put("/api/files/set.mars", {"text": "# typed\n", "version": base})
        assert other.get("/api/files/set.mars")["draft"] is None
        other.delete("/api/drafts/new.mars")
        other.get("/api/files/new.mars", status=404)
    finally:
        again.stop()
    assert [path.name for path in folder.iterdir()] == ["set.mars"]


def test_the_address_is_kept_for_oneself_alone(folder: Path) -> None:
    kept = Kept(folder)
    assert kept.address()[0] == 0
    kept.keep_address(40123, "t" * 32)
    assert Kept(folder).address() == (40123, "t" * 32)
    assert kept.folder.stat().st_mode & 0o077 == 0
    for damaged in ("", "[]", '{"port": "x", "token": 1}', '{"port": 80, "token": ""}'):
        (kept.folder / "address.json").write_text(damaged, "utf-8")
        port, token = kept.address()
        assert port == 0
        assert len(token) >= 32


@contextmanager
def started(folder: Path) -> Iterator[tuple[subprocess.Popen[str], Door]]:
    """The command itself, as it is started in a terminal."""
    told = [sys.executable, "-m", "arsia", "workbench", str(folder), "--no-open"]
    process = subprocess.Popen(
        told, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)", line)
    assert found is not None, line
    try:
        yield process, Door(int(found[1]), found[2])
    finally:
        process.kill()
        process.communicate()


def test_a_page_goes_on_after_a_crash_of_the_server(folder: Path) -> None:
    (folder / "set.mars").write_text(SET.replace("uses base", "uses mars"), "utf-8")
    with started(folder) as (process, door):
        visitor = Visitor(door)
        with visitor.page(folder) as page:
            page.until("arsia/faces")
            visitor.put("/api/drafts/set.mars", {"text": "# typed\n", "base": None})
            process.kill()
            process.wait()
            with pytest.raises(ConnectionClosed):
                page.until("never")
    with started(folder) as (process, again):
        assert again == door
        assert visitor.get("/api/files/set.mars")["draft"]["text"] == "# typed\n"
        second = CliRunner().invoke(main, ["workbench", str(folder), "--no-open"])
        assert second.output == f"fan is open already at {door.address}\n"
        with visitor.page(folder) as page:
            page.until("arsia/faces")
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
            assert process.stderr is not None
            assert process.stderr.read() == ""


# ---- a new set ----------------------------------------------------------------------------------


def test_a_set_is_begun_with_three_questions(tmp_path: Path) -> None:
    home = tmp_path / "new"
    running = Running(lambda door: Workbench(home, door).app())
    running.start()
    try:
        visitor = Visitor(running.door)
        asked = visitor.get("/api/set")
        assert not asked["begun"]
        uses = {one["id"]: one for one in asked["choices"]["uses"]}
        kinds = {name: [kind["id"] for kind in one["kinds"]] for name, one in uses.items()}
        assert uses["prelude"]["name"] == "Prelude"
        assert kinds["base"][:2] == kinds["mars"][:2] == ["automated", "active"]
        assert "prelude" in kinds["prelude"]
        assert "prelude" not in kinds["base"]
        assert kinds["tinyforming"][0] == "project"
        assert uses["tinyforming"]["game"] != uses["base"]["game"]
        visitor.get("/api/files", status=404)
        answers = {"name": "Mönche", "uses": ["prelude"]}
        visitor.post("/api/begin", answers, status=400)
        answers["first"] = {"kind": "active", "name": 'A"b'}
        visitor.post("/api/begin", answers, status=400)
        answers["first"] = {"kind": "automated", "name": "Krater"}
        told = visitor.post("/api/begin", answers)
        assert (told["begun"], told["id"], told["name"]) == (True, "monche", "Mönche")
        assert load([home]).errors == ()
        assert visitor.post("/api/begin", answers, status=400)["error"]
    finally:
        running.stop()


def test_sets_beside_it_can_be_opened(folder: Path) -> None:
    (folder.parent / "notes.txt").write_text("", "utf-8")
    running = Running(lambda door: Workbench(folder.parent, door).app())
    running.start()
    try:
        visitor = Visitor(running.door)
        assert visitor.get("/api/set")["choices"]["sets"] == [{"id": "fan", "name": "Fan"}]
        for wrong in ("..", ".", "", "fan/", "none"):
            visitor.post("/api/open", {"set": wrong}, status=400)
        taken = {"name": "Fan", "uses": ["mars"], "first": {"kind": "event", "name": "A"}}
        assert "already" in visitor.post("/api/begin", taken, status=400)["error"]
        inside = Running(lambda door: Workbench(folder, door).app())
        inside.start()
        told = visitor.post("/api/open", {"set": "fan"}, status=400)["error"]
        assert inside.address in told
        inside.stop()
        assert visitor.post("/api/open", {"set": "fan"})["folder"] == str(folder)
        assert Kept(folder).open_at() == running.door
        assert visitor.get("/api/files/set.mars")["text"] == SET
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("name", "found"),
    [("My Cards", "my-cards"), ("3 Moons", "cards-3-moons"), ("Ура", "cards"), ("Base", "my-base")],
)
def test_a_set_has_a_name_for_files(name: str, found: str) -> None:
    assert identifier(name) == found


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " "},
        {"name": 'a"b'},
        {"name": "a\nb"},
        {"card": "x" * 61},
        {"uses": []},
        {"uses": ["../fan"]},
        {"uses": ["base", "tinyforming"]},
        {"kind": "colony"},
    ],
    ids=str,
)
def test_an_answer_that_cannot_be_is_told(wrong: dict[str, Any]) -> None:
    answers = {"name": "A", "uses": ["mars"], "kind": "event", "card": "B"}
    begun(**answers)
    with pytest.raises(Unclear):
        begun(**(answers | wrong))


# ---- what is made of it -------------------------------------------------------------------------


def test_what_is_typed_is_printed(visitor: Visitor) -> None:
    broken = SET.replace("raise temperature", "rise temperature")
    visitor.put("/api/drafts/set.mars", {"text": broken, "base": None})
    made = visitor.post("/api/print", {"make": ["sheets"], "paper": "letter", "language": "de"})
    assert made["left_out"] == ["Icefall"]
    assert [one["name"] for one in made["files"]] == ["cards.pdf"]
    place = made["files"][0]["path"]
    status, headers, content = visitor.ask("GET", f"{place}?download=1")
    assert (status, content[:5]) == (200, b"%PDF-")
    assert headers["Content-Disposition"].startswith("attachment")
    for wrong in ("/api/prints/none/cards.pdf", place.replace("cards.pdf", "..%2Fcards.pdf")):
        visitor.get(wrong, status=404)
    for odd in ({"make": ["all"]}, {"make": []}, {"paper": 4}, {"language": "../de"}):
        assert "is one of" in visitor.post("/api/print", odd, status=400)["error"]
    unsound = {"text": SET.replace("uses base", "uses bsae"), "base": None}
    visitor.put("/api/drafts/set.mars", unsound)
    assert visitor.post("/api/print", {}, status=400)["error"].startswith("mend this first")


def test_a_quick_game_says_what_the_cards_did(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arsia.workbench.playing.MOST", 2)
    told = visitor.post("/api/play", {"players": 2, "seed": 3})
    assert 1 <= len(told["games"]) <= 2
    assert told["games"][0]["seed"] == 3
    assert [score["player"] for score in told["games"][0]["scores"]] == ["red", "blue"]
    assert [one["id"] for one in told["cards"]] == ["automated-crater", "event-icefall"]
    for card in told["cards"]:
        assert bool(card["played"]) == any(f'plays "{card["name"]}"' in x for x in card["log"])
    for odd in ({"players": 0}, {"players": "2"}, {"seed": 1.5}, {"seed": True}):
        visitor.post("/api/play", odd, status=400)


def test_a_study_is_told_where_there_is_one(visitor: Visitor, folder: Path) -> None:
    assert not visitor.get("/api/set")["study"]
    assert "no study yet" in visitor.get("/api/study", status=400)["error"]
    engine = Playable(load([folder]).library)
    plan = Plan(engine, bots=("greedy",))
    with Store(folder / "study.duckdb") as store:
        store.begin(plan)
    assert visitor.get("/api/set")["study"]
    assert "no games" in visitor.get("/api/study", status=400)["error"]
    with Store(folder / "study.duckdb") as store:
        store.add(plan.id, [play(plan, seed) for seed in (1, 2)])
    changed = {"text": SET.replace("cost 3", "cost 4"), "base": None}
    visitor.put("/api/drafts/set.mars", changed)
    told = visitor.get("/api/study")
    assert told["games"] == 2
    for card in told["cards"]:
        assert card["changed"] == (card["name"] == "Crater")
        assert card["fair"] is None
        assert card["why"]
    (folder / "study.duckdb").write_text("none", "utf-8")
    assert "study.duckdb" in visitor.get("/api/study", status=400)["error"]


def test_a_study_is_made_while_one_writes(
    visitor: Visitor, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arsia.workbench.studying.FEWEST", 2)
    monkeypatch.setattr("arsia.workbench.studying.MOST", 3)
    with visitor.page(folder) as page:
        page.until("arsia/faces")
        visitor.post("/api/study", {})
        assert "already" in visitor.post("/api/study", {}, status=400)["error"]
        page.until("arsia/study", lambda told: told["going"] is None)
    told = visitor.get("/api/study?language=de")
    assert (told["games"], told["going"], told["fault"]) == (3, None, "")
    assert all(card["lines"][0].startswith("sie kam nur") for card in told["cards"])
    assert "Aus 3 Partien" in told["legend"]
    visitor.delete("/api/study")
    visitor.get("/api/study?language=../de", status=400)


def test_json_is_asked_for(visitor: Visitor) -> None:
    connection = HTTPConnection(HOST, visitor.door.port, timeout=60)
    headers = {"X-Arsia-Token": visitor.door.token, "Content-Type": "text/plain"}
    connection.request("POST", "/api/print", b"{}", headers)
    assert json.loads(connection.getresponse().read()) == {"error": "the request is to be JSON"}
