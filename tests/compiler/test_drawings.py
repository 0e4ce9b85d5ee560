"""Drawings of one's own: read from beside the declaration, or a message and a badge."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.document.codec import from_json, to_json
from compiler.lower.drawings import fault_of
from compiler.printing.parts.data import Data
from compiler.read.load import load
from compiler.text import Texts

MOON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
)
SET = """\
set fan "Fan"
  uses mars

tag moon "Mo", icon "art/moon.svg"
card resource dust, icon "art/moon.svg"

automated 1 "Crater"
  cost 3
  tags moon
  holds dust
  production +1 heat per moon tag
"""


def fan(folder: Path, svg: str | None) -> Path:
    (folder / "fan" / "art").mkdir(parents=True)
    (folder / "fan" / "set.mars").write_text(SET, "utf-8")
    if svg is not None:
        (folder / "fan" / "art" / "moon.svg").write_text(svg, "utf-8")
    return folder / "fan"


def test_a_drawing_of_its_own_is_in_the_graph(tmp_path: Path) -> None:
    loaded = load([fan(tmp_path, MOON)])
    assert loaded.errors == ()
    (tag,) = [tag for tag in loaded.library.tags if tag.id == "moon"]
    (dust,) = [one for one in loaded.library.resources if one.id == "dust"]
    assert tag.icon == dust.icon == MOON
    again = from_json(to_json(loaded.library))
    assert again == loaded.library
    data = Data(again, Texts(again))
    data.faces(card for card in again.cards if card.set == "fan")
    assert data.drawings["icons/tag/moon.svg"] == MOON


def test_without_its_file_there_is_a_message_and_a_badge(tmp_path: Path) -> None:
    loaded = load([fan(tmp_path, None)])
    assert [(d.code, d.span.line) for d in loaded.errors] == [("E3007", 4), ("E3007", 5)]
    data = Data(loaded.library, Texts(loaded.library))
    data.faces(card for card in loaded.library.cards if card.set == "fan")
    assert ">Mo</text>" in data.drawings["icons/tag/moon.svg"]


@pytest.mark.parametrize(
    ("svg", "fault"),
    [
        (MOON, ""),
        ("<svg", "it is not SVG"),
        ("<html/>", "it is not SVG"),
        ("<svg/>", "its `svg` has no `viewBox`"),
        (MOON.replace("<circle", "<script/><circle"), "it has a `script` element"),
        (MOON.replace("<circle", "<style/><circle"), "it has a `style` element"),
        (MOON.replace("cx=", 'onclick="x()" cx='), "it has an `onclick` attribute"),
        (
            MOON.replace("<circle", '<image href="https://example.org/x.png"/><circle'),
            "it refers to something outside of itself",
        ),
        ("<!DOCTYPE svg>" + MOON, "it declares a document type"),
        (MOON + " " * 200_000, "it is larger than 200 kB"),
    ],
)
def test_what_may_be_drawn(svg: str, fault: str) -> None:
    assert fault_of(svg.encode()) == fault


def test_not_text_is_no_drawing() -> None:
    assert fault_of(b"\xff\xfe") == "it is not SVG"
