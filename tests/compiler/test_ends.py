"""Double-sided cards with a card at either end: which belong together, and that they line up."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from compiler.graph import Card, Library
from compiler.printing import Data, Paging, print_ends, split_ends
from compiler.printing.ends import cards_of, ends_document
from compiler.printing.paper import Flip
from compiler.text import Texts
from tests.bundled import bundle, load_text


def library() -> Library:
    return bundle("tinyforming").library


def ends() -> tuple[Card, ...]:
    return split_ends(library().cards)[1]


def test_only_what_shares_a_face_is_an_end() -> None:
    whole, found = split_ends((*library().cards, *library().boards))
    assert len(found) == 28
    assert {card.kind for card in found} == {"project"}
    assert not {piece.id for piece in whole} & {card.id for card in found}


def test_seven_cards_of_two_faces_with_two_ends() -> None:
    cards = cards_of(ends())
    assert len(cards) == 7
    for faces in cards:
        assert [len(face) for face in faces] == [2, 2]
        front, back = (face[0].number for face in faces)
        assert (front[0], back[0]) == ("A", "B")
        assert front[1:] == back[1:]
    names = [end.name for faces in cards for face in faces for end in face]
    assert len(set(names)) == 28


@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_lie_behind_their_fronts(flip: Flip) -> None:
    data = Data(library(), Texts(library()))
    document = ends_document(data, ends(), Paging(backs=flip), "")
    front, back = document["sheets"]
    assert (front["back"], back["back"]) == (False, True)
    width, height = document["card"]
    upright = front["height"] > front["width"]
    sideways = (flip == "long") == upright
    behind = {slot["card"]: slot for slot in back["slots"]}
    assert set(behind) == set(range(7))
    for slot in front["slots"]:
        other = behind[slot["card"]]
        if sideways:
            assert other["x"] == pytest.approx(front["width"] - width - slot["x"], abs=0.01)
            assert other["y"] == slot["y"]
        else:
            assert other["y"] == pytest.approx(front["height"] - height - slot["y"], abs=0.01)
            assert other["x"] == slot["x"]
    assert back["turned"] != sideways


def test_an_end_says_what_it_is_about_and_what_it_provides() -> None:
    data = Data(library(), Texts(library()))
    faces = {face["name"]: face for face in ends_document(data, ends(), Paging(), "")["faces"]}
    mill, outpost = faces["Windmills"], faces["Research Outpost"]
    assert [icon["id"] for icon in mill["provides"]] == ["nature", "nature"]
    assert [icon["id"] for icon in mill["about"]] == ["heat"]
    assert outpost["about"] == []
    assert mill["colour"] != outpost["colour"]
    assert "Provides" not in mill["text"]


def test_a_sheet_of_fronts_and_one_of_backs(tmp_path: Path) -> None:
    data = Data(library(), Texts(library()))
    path = tmp_path / "ends.pdf"
    assert print_ends(data, ends(), path) == ()
    pages = [page.extract_text() for page in PdfReader(path).pages]
    assert len(pages) == 2
    assert "WINDMILLS" in pages[0]
    assert "MOSS" in pages[1]
    assert "MOSS" not in pages[0]


def test_an_end_alone_is_a_card_without_a_back(tmp_path: Path) -> None:
    text = 'project "Lone Dam"\n  cost 3\n  gain 1 heat\n'
    loaded = load_text(text)
    lone = split_ends(loaded.library.cards)[1]
    assert [len(faces) for faces in cards_of(lone)] == [1]
    data = Data(loaded.library, Texts(loaded.library))
    print_ends(data, lone, tmp_path / "ends.pdf")
    assert len(PdfReader(tmp_path / "ends.pdf").pages) == 2
