"""Every message of the text stage comes from its own bad example, and not from the good one."""

from __future__ import annotations

import pytest

from dsl.messages.catalogue import SYNTAX, Rule
from dsl.messages.diagnostics import CATALOGUE, register
from dsl.reading.source import Source, normalise
from dsl.syntax.parser import parse

by_code = pytest.mark.parametrize("rule", SYNTAX, ids=lambda rule: rule.code)


def codes(text: str) -> list[str]:
    return [found.code for found in parse(Source("test.mars", normalise(text)))[1]]


@by_code
def test_examples(rule: Rule) -> None:
    assert codes(rule.bad) == [rule.code]
    assert codes(rule.good) == []


@by_code
def test_record_is_complete(rule: Rule) -> None:
    assert rule.code.startswith("E0")
    assert rule.severity == "error"
    assert rule.message[0].islower() or rule.message[0] in "`{"
    assert not rule.message.endswith(".")
    assert rule.why.endswith(".")


def test_a_code_is_used_once() -> None:
    assert len({rule.code for rule in SYNTAX}) == len(SYNTAX)
    taken = SYNTAX[0]
    register([taken])  # the same record again is no harm
    with pytest.raises(ValueError, match=taken.code):
        register([Rule(taken.code, "error", "another", "Why.", "", "")])
    assert CATALOGUE[taken.code] == taken
