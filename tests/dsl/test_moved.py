"""What was parsed before is only moved: the same as parsing anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsl.reading.source import Source
from dsl.syntax.parser import Parsed, parse

ROOT = Path(__file__).parent.parent.parent / "cardsets"
CARDS = (ROOT / "base" / "cards.mars").read_text("utf-8").split("\n\n")[:12]
WRONG = 'event 1 "Wrong"\n  cost many\n  gain 3 3 plants'


def parts(text: str) -> str:
    return repr(parse(Source("x.mars", text)))


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
def test_moved_is_the_same_as_parsed_anew(change) -> None:  # type: ignore[no-untyped-def]
    texts = [*CARDS, WRONG]
    parsed: Parsed = {}
    parse(Source("x.mars", "\n\n".join(texts) + "\n"), parsed)
    changed = Source("x.mars", "\n\n".join(change(texts)) + "\n")
    assert repr(parse(changed, parsed)) == repr(parse(changed))
    assert repr(parse(changed, parsed)) == repr(parse(changed))
