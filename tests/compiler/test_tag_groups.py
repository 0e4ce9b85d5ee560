"""A name for several tags."""

from __future__ import annotations

import pytest

from compiler.graph import Card
from compiler.read.load import Loaded
from tests.bundled import load_text

GROUP = "tag group life\n  tags plant, microbe, animal\n\n"


def loaded(line: str, head: str = GROUP) -> Loaded:
    text = f'{head}active T1 "Probe"\n  cost 1\n  action: gain 1 heat\n  {line}\n'
    return load_text(text, uses=("mars",), name="t")


def meant(line: str) -> Card:
    found = loaded(line)
    assert [one.message for one in found.diagnostics if one.span.file == "t"] == []
    return found.library.cards[-1]


@pytest.mark.parametrize(
    "line",
    [
        "requires 2 {} tags",
        "gain 1 heat per {} tag",
        "vp 1 per {} card",
        "when you play a {} tag: gain 1 heat",
        "effect: {} cards cost 1 less",
        "effect: {} tags cost 1 less",
        "draw 1 {} card",
        "draw 1 card with a {} tag",
        "vp 1 per 2 space/{} tags",
        "effect: cards without a {} tag cost 1 less",
    ],
)
def test_a_group_is_all_of_its_tags(line: str) -> None:
    assert meant(line.format("life")) == meant(line.format("plant/microbe/animal"))


@pytest.mark.parametrize(
    ("line", "head", "code"),
    [
        ("tags life", GROUP, "E1011"),
        ("gain 1 life tag", GROUP, "E1012"),
        ("vp 1", "tag group life\n  tags plant\n\n", "E1023"),
        ("vp 1", "tag group life\n  tags plant, plant\n\n", "E2027"),
        ("vp 1", "tag group life\n  tags plant, wood\n\n", "E1010"),
        ("vp 1", "tag group life\n\n", "E1022"),
        ("vp 1", "tag group plant\n  tags microbe, animal\n\n", "E1004"),
    ],
)
def test_what_is_refused(line: str, head: str, code: str) -> None:
    assert [one.code for one in loaded(line, head).errors] == [code]
