"""What two sets declare word for word the same counts as one."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.document.codec import from_json, to_json
from compiler.read.load import Loaded
from tests.bundled import load

WISP = """card resource wisp, also mist
tag sky, icon "sky.svg"
  when anyone plays a sky tag: that player: raise luck 1
tile raft, owner nobody
  areas ocean
counter luck, range 0 to 9
area "High Mooring"
phase evening, after action
kind pilot, plural pilots, dealt 2, kept 1
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
CARD = """active 0{n} "Card {n}"
  cost 3
  tags sky
  holds wisp
  action: add 1 wisp here
  at evening phase: gain 1 heat
  vp 1 per 2 wisps here
"""


def made(folder: Path, one: str, other: str, drawings: tuple[str, str] = (SVG, SVG)) -> Loaded:
    for n, (text, drawing) in enumerate(zip((one, other), drawings, strict=True), 1):
        place = folder / f"set{n}"
        place.mkdir()
        place.joinpath("sky.svg").write_text(drawing)
        head = f'set set{n} "Set {n}"\n  uses base\n\n'
        place.joinpath("set.mars").write_text(head + text + CARD.format(n=n))
    return load([folder / "set1", folder / "set2"])


def test_one_of_each_is_there(tmp_path: Path) -> None:
    loaded = made(tmp_path, WISP, WISP.replace(", also mist", "\n  also mist  # on its own line"))
    assert [one.message for one in loaded.diagnostics] == []
    library = loaded.library
    for field in ("resources", "tags", "tiles", "counters", "phases", "kinds"):
        ids = [one.id for one in getattr(library, field)]
        assert len(ids) == len(set(ids)), field
    rules = [card for card in library.cards if card.kind == "rule"]
    assert [card.set for card in rules] == ["set1"]
    assert [card.holds for card in library.cards[-2:]] == ["wisp", "wisp"]
    assert sum(area.name == "High Mooring" for area in library.boards[0].areas) == 1
    assert next(tag for tag in library.tags if tag.id == "sky").icon
    assert from_json(to_json(library)) == library


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (", also mist", ""),
        ("owner nobody", "owner nobody, supply 4"),
        ("raise luck 1", "raise luck 2"),
        ("\n  when anyone plays a sky tag: that player: raise luck 1", ""),
        ("dealt 2", "dealt 3"),
    ],
)
def test_others_are_refused_and_both_are_shown(here: str, there: str, tmp_path: Path) -> None:
    loaded = made(tmp_path, WISP, WISP.replace(here, there))
    taken = next(one for one in loaded.errors if one.code == "E1004")
    assert taken.cure is not None
    assert here.strip(" ,\n") in taken.cure
    assert "would count as one" in taken.cure


def test_another_drawing_is_another_thing(tmp_path: Path) -> None:
    loaded = made(tmp_path, WISP, WISP, (SVG, SVG.replace("M0 0h8v8z", "M1 1h8v8z")))
    assert [one.code for one in loaded.errors] == ["E1004"]


def test_twice_in_one_set_is_a_slip(tmp_path: Path) -> None:
    loaded = made(tmp_path, WISP, "tag sky\n\ntag sky\n")
    assert "E1004" in {one.code for one in loaded.errors}
