"""Pictures of cards: every part of the graph is in them once, in each format."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from compiler import graph as g
from compiler.graph import Library
from compiler.picture import Drawing, dot, drawing, mermaid, svg
from compiler.read.places import bundled_games
from tests.bundled import bundle, load_text

TREE = ("has", "part", "pays", "then")


@cache
def bundled() -> Library:
    return bundle(*bundled_games()[0]).library


def drawn(*lines: str) -> Drawing:
    text = "\n  ".join(['active 001 "Example"', "cost 10", *lines]) + "\n"
    loaded = load_text(text)
    assert loaded.errors == ()
    return drawing(loaded.library, loaded.library.cards[-1])


def told(picture: Drawing) -> list[tuple[str, str, str]]:
    """The lines of a picture by the titles of their ends, without the card's own."""
    titles = {box.id: box.title for box in picture.boxes}
    return [
        (titles[li.source], li.kind, titles[li.target]) for li in picture.lines if li.kind != "has"
    ]


def test_every_bundled_card_is_a_tree_with_all_its_verbs() -> None:
    library = bundled()
    for card in library.cards:
        picture = drawing(library, card)
        names = [box.id for box in picture.boxes]
        reached = [line.target for line in picture.lines if line.kind in TREE]
        assert sorted(reached) == sorted(names[1:])
        leaves = [node for node in g.walk(card.abilities) if isinstance(node, g.Leaf)]
        boxes = [box for box in picture.boxes if box.kind in ("effect", "cost")]
        assert len(boxes) == len(leaves)
        assert all(box.title for box in picture.boxes)


def test_every_format_has_every_box_and_line() -> None:
    library = bundled()
    for card in library.cards[::7]:
        picture = drawing(library, card)
        assert len(re.findall(r":::\w+$", mermaid(picture), re.MULTILINE)) == len(picture.boxes)
        assert dot(picture).count("[shape=") == len(picture.boxes)
        assert dot(picture).count(" -> n") == len(picture.lines)
        root = ElementTree.fromstring(svg(picture))
        rects = root.findall(".//{http://www.w3.org/2000/svg}rect")
        assert len(rects) == len(picture.boxes)


def test_costs_choices_and_what_comes_after() -> None:
    picture = drawn("action: spend 1 heat -> gain 1 plant or (draw 1 card then discard 1 card)")
    assert told(picture) == [
        ("choose one", "part", "gain 1 plant"),
        ("draw 1 card", "then", "discard 1 card"),
        ("choose one", "part", "draw 1 card"),
        ("spend 1 heat", "pays", "choose one"),
        ("action", "part", "spend 1 heat"),
    ]
    kinds = {box.title: box.kind for box in picture.boxes}
    assert kinds["spend 1 heat"] == "cost"
    assert kinds["gain 1 plant"] == "effect"


def test_conditions_have_two_ways() -> None:
    picture = drawn("action: if 3 plants: gain 1 heat otherwise draw 1 card")
    labels = {line.label for line in picture.lines}
    assert {"yes", "otherwise"} <= labels


def test_order_is_drawn_where_it_matters() -> None:
    matters = drawn("action: gain 1 plant, gain 1 heat per plant")
    assert ("gain 1 plant", "order", "gain 1 heat per plant") in told(matters)
    assert [li.label for li in matters.lines if li.kind == "order"] == ["stock plant"]
    indifferent = drawn("action: gain 1 plant, gain 1 heat")
    assert not any(line.kind == "order" for line in indifferent.lines)


@pytest.mark.parametrize(
    ("lines", "heard"),
    [
        (("place city", "when anyone places a city: gain 1 plant"), True),
        (("place city", "when an opponent places a city: gain 1 plant"), False),
        (("place ocean", "when anyone places a city: gain 1 plant"), False),
        (("gain 1 heat", "when you gain heat: gain 1 plant"), True),
        (("raise temperature 1", "when you raise temperature: gain 1 plant"), True),
    ],
)
def test_what_sets_off_what(lines: tuple[str, ...], heard: bool) -> None:
    picture = drawn(*lines)
    assert any(line.kind == "sets off" for line in picture.lines) == heard


def test_footprints_stand_in_the_boxes() -> None:
    (box,) = [b for b in drawn("action: steal 1 steel from any player").boxes if b.kind == "effect"]
    assert any(note.startswith("changes") and "steel" in note for note in box.notes)
    assert "raises gain, lose, remove" in box.notes


def test_signs_in_names_are_escaped() -> None:
    loaded = load_text("event 1 \"A <b> & #1 'x'\"\n  cost 1\n  gain 1 plant\n")
    picture = drawing(loaded.library, loaded.library.cards[-1])
    assert ElementTree.fromstring(svg(picture)) is not None
    assert "A #lt;b#gt; & #35;1 'x'" in mermaid(picture)
