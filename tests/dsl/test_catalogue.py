"""Every message of the text stage comes from its own bad example, and not from the good one."""

from __future__ import annotations

import pytest

import dsl.messages.syntax
from dsl.messages.record import Message, message
from dsl.reading.source import Source, normalise
from dsl.syntax.parser import parse
from runtime.driving.messages import CATALOGUE

SYNTAX = [one for one in vars(dsl.messages.syntax).values() if isinstance(one, Message)]


def codes(text: str) -> list[str]:
    return [found.code for found in parse(Source("test.mars", normalise(text)))[1]]


@pytest.mark.parametrize("one", SYNTAX, ids=lambda one: one.code)
def test_examples(one: Message) -> None:
    assert one.code.startswith("E0")
    assert codes(one.bad) == [one.code]
    assert codes(one.good) == []


@pytest.mark.parametrize("one", CATALOGUE.values(), ids=lambda one: one.code)
def test_record_is_complete(one: Message) -> None:
    assert one.severity[0].upper() == one.code[0]
    assert one.text[0].islower() or one.text[0] in "`{"
    assert not one.text.endswith(".")
    assert one.why.endswith((".", "…"))


def test_a_code_is_used_once() -> None:
    taken = SYNTAX[0]
    message(taken.code, taken.text, taken.why, taken.bad, taken.good)  # the same again is no harm
    with pytest.raises(ValueError, match=taken.code):
        message(taken.code, "another", "Why.", "", "")
    assert CATALOGUE[taken.code] == taken
