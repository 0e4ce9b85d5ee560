"""What is copied from printed cards is told at its first word and with the right cure."""

from __future__ import annotations

import pytest

from dsl.reading.source import Source
from dsl.syntax.parser import parse


@pytest.mark.parametrize(
    ("line", "code", "words", "cure"),
    [
        ("Gain 3 plants and raise oxygen 1 step.", "E0001", "Gain", "gain"),
        ("Raise the temperature 2 steps.", "E0001", "Raise", "raise"),
        ("Requires 3 science tags.", "E0001", "Requires", "requires"),
        ("Action: Spend 1 steel to gain 5 M€.", "E0001", "Action", "action"),
        ("Effect: When you play a space card, pay 2 less.", "E0001", "Effect", "effect"),
        ("1 VP", "E0032", "VP", "`vp 1 …`"),
        ("1 VP for each animal on this card", "E0032", "VP", "`vp 1 …`"),
        ("+1 prod steel", "E0017", "+1", "`production +1 …`"),
        ("when you play this: gain 2 plants", "E0019", "when you play this", "without `when …:`"),
        ("effect: when you play a space card: gain 2 plants", "E0032", "when", "delete `effect:`"),
        ("either gain 1 plant or gain 2 heat", "E0038", "either", "gain 1 plant or"),
        ("gain 5MC", "E0019", "5MC", "5 MC"),
        ("gain 2plants", "E0019", "2plants", "2 plants"),
        ("choose: gain 1 plant / gain 2 heat", "E0020", "gain", "joined with `or`"),
        ("erhalte 2 plants oder 3 heat", "E0019", "oder", "or"),
    ],
)
def test_lines(line: str, code: str, words: str, cure: str) -> None:
    source = Source("x", f'active 1 "A"\n  {line}\n')
    (found,) = parse(source)[1]
    span = found.span
    assert (found.code, source.line(2)[span.column - 1 : span.end_column - 1]) == (code, words)
    assert cure in f"{found.cure} {found.suggestion}"


def test_a_discount_without_its_label() -> None:
    (found,) = parse(Source("x", 'active 1 "A"\n  space cards cost 2 less\n'))[1]
    assert (found.code, found.message) == ("E0033", "`effect:` is missing before `space`")


@pytest.mark.parametrize(
    ("header", "code", "cure"),
    [
        ('event 001 "Rock" cost 5 tags space', "E0019", "stands by itself"),
        ('event 001 "Rock" gain 2 plants', "E0019", "stands by itself"),
        ('event 001 "Rock"  // my card', "E0003", "begins a comment"),
    ],
)
def test_headers(header: str, code: str, cure: str) -> None:
    (found,) = parse(Source("x", f"{header}\n  cost 3\n"))[1]
    assert found.code == code
    assert cure in str(found.cure)
