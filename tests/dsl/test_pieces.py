"""What was parsed before is not parsed again, and is the same as parsed anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dsl.reading.source import Source, Span
from dsl.syntax.parser import Pieces, home, parse

ROOT = Path(__file__).parent.parent.parent / "cardsets"
CARDS = (ROOT / "base" / "cards.mars").read_text("utf-8").split("\n\n")[:12]
WRONG = 'event 1 "Wrong"\n  cost many\n  gain 3 3 plants'


@pytest.mark.parametrize(
    "change",
    [
        lambda texts: ["# a line more", *texts],
        lambda texts: texts[1:],
        lambda texts: [texts[0].replace("cost", "cost "), *texts[1:]],
        lambda texts: [*texts[:3], WRONG, *texts[3:]],
        lambda texts: list(reversed(texts)),
    ],
)
def test_pieces_are_the_same_as_parsed_anew(change) -> None:  # type: ignore[no-untyped-def]
    texts = [*CARDS, WRONG]
    pieces = Pieces("x.mars")
    before, _ = parse(Source("x.mars", "\n\n".join(texts) + "\n"), pieces)
    changed = Source("x.mars", "\n\n".join(change(texts)) + "\n")
    file, found = parse(changed, pieces)
    anew, told = parse(changed)
    assert file.declarations == anew.declarations
    assert [_at(one.header, pieces) for one in file.declarations] == [
        one.header for one in anew.declarations
    ]
    assert [replace(one, span=_at(one.span, pieces), edits=()) for one in found] == [
        replace(one, edits=()) for one in told
    ]
    assert {*map(id, before.declarations)} & {*map(id, file.declarations)}


def _at(span: Span, pieces: Pieces) -> Span:
    first = pieces.first[span.file]
    line, end = span.line + first, span.end_line + first
    return Span(home(span.file), line, span.column, end, span.end_column)
