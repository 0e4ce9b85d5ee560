"""`arsia convert` and `arsia check` on documents."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arsia.support import arsia
from tests.bundled import bundle

CARD = """\
set moon "Moon cards"
  uses base

card resource dust, plural dust

active M01 "Dust Trap"
  cost 7
  tags space
  holds dust
  action: add 1 dust here
  vp 1 per 2 dust here
"""


def test_there_and_back(tmp_path: Path) -> None:
    moon = tmp_path / "moon.mars"
    moon.write_text(CARD, "utf-8")
    document, text = tmp_path / "moon.json", tmp_path / "again.mars"
    assert arsia("convert", moon, "-o", document).exit_code == 0
    assert json.loads(document.read_text("utf-8"))["uses"] == [str(moon)]
    assert arsia("check", document).output == "1 file checked, 1 card: no mistakes\n"
    assert arsia("convert", document, "-o", text).exit_code == 0
    assert text.read_text("utf-8") == CARD.split("plural dust\n\n")[1]


def test_there_and_back_beside_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("moon").mkdir()
    Path("moon", "set.mars").write_text(CARD, "utf-8")
    assert arsia("convert", "moon", "-o", "moon.json").exit_code == 0
    assert arsia("check", "moon.json").output == "1 file checked, 1 card: no mistakes\n"


def test_one_card_of_a_set() -> None:
    result = arsia("convert", "base", "--card", "Trees")
    assert [card["name"] for card in json.loads(result.output)["cards"]] == ["Trees"]
    assert bundle("base", tests=True).errors == ()


def test_a_card_that_there_is_not() -> None:
    result = arsia("convert", "base", "--card", "Treees")
    assert result.exit_code == 2
    assert "no card is called 'Treees'. Did you mean 'Trees'?" in result.output


def test_a_faulty_document(tmp_path: Path) -> None:
    path = tmp_path / "card.json"
    path.write_text('{"version": 1, "uses": ["mars"],\n "cards": [{"id": 3}]}', "utf-8")
    for command in ("check", "convert"):
        result = arsia(command, path)
        assert result.exit_code == 1
        assert f"{path}:2:19: error E3011: cards/0" in result.output


def test_json_messages_about_documents(tmp_path: Path) -> None:
    path = tmp_path / "card.json"
    path.write_text("{}", "utf-8")
    (one,) = json.loads(arsia("check", path, "--format", "json").output)
    assert (one["file"], one["code"], one["line"]) == (str(path), "E3011", 1)
