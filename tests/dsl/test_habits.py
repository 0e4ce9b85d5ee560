"""Slips of habit: each is told at the right words and with the right cure."""

from __future__ import annotations

import pytest

from dsl.reading.source import Source
from dsl.syntax.parser import parse


@pytest.mark.parametrize(
    ("line", "code", "words", "cure"),
    [
        ("cost: 12", "E0025", ":", "delete it"),
        (
            "when placing a tile gives you steel: gain 1 plant",
            *("E0019", "placing a tile gives", "placing gives"),
        ),
        ("when placing gives steel: gain 1 plant", "E0019", "placing gives", "placing gives you"),
        ("vp: 1 per city", "E0025", ":", "delete it"),
        ("cost = 12", "E0003", "=", "delete it"),
        ("action: spend 1 heat => gain 1 plant", "E0003", "=", "`->`"),
        ("action: spend 1 heat —> gain 1 plant", "E0003", "—", "`->`"),
        ("action: spend 1 heat to gain 1 plant", "E0014", "gain", "in place of `to`"),
        ("action -> gain 1 plant", "E0013", "->", "in place of `->`"),
        (
            "action: 1 heat -> 1 plant",
            "E0038",
            "1 heat ->",
            "action: spend 1 heat -> gain 1 plant",
        ),
        ("energy production -1", "E0032", "production", "comes first"),
        ("-1 energy production", "E0032", "production", "`production -1 …`"),
        ("production - 1 energy", "E0038", "- 1", "production -1 energy"),
        ("1 vp per city", "E0032", "vp", "`vp 1 …`"),
        ("- gain 1 plant", "E0003", "-", "delete it"),
        ("requires temperature -20 °C", "E0038", "°C", "temperature -20"),
        ("requires oxygen 7% or less", "E0038", "7% or less", "max 7%"),
        ("raise temperature 1 step", "E0038", "step", "raise temperature 1"),
        ("whenever you play a city tag: gain 1 plant", "E0038", "whenever", "when you play"),
        ("production +1 energy every 2 city tags", "E0019", "every", "per"),
        ("if 3 oceans: gain 3 plants else gain 1 plant", "E0019", "else", "otherwise"),
        ("place ocean, then gain 1 plant", "E0038", "ocean,", "ocean then"),
        ("effect: gain 1 less for city tags", "E0028", "gain", "what happens once"),
        ("start with 38 megacredits", "E0038", "with", "start 38 megacredits"),
        ("gain 2x plants", "E0019", "2x", "2"),
        ("gain 2 plants // much", "E0003", "//", "`#`"),
        ("most heat and plants", "E0019", "and", "plus"),
        (
            "trade with a colony tile you have a colony on",
            *("E0038", "you have a colony on", "with your colony"),
        ),
        (
            "add 1 animal to a card that holds no animals",
            "E0038",
            "that holds no",
            "a card without animals",
        ),
        ("draw 2 cards that are not events", "E0038", "that are not", "cards other than events"),
        ("add 1 animal to a card that may hold animals", "E0038", "may", "that can hold"),
    ],
)
def test_habits(line: str, code: str, words: str, cure: str) -> None:
    source = Source("x", f'active 1 "A"\n  {line}\n')
    (found,) = parse(source)[1]
    span = found.span
    told = f"{found.cure} {found.suggestion}"
    assert (found.code, source.line(span.line)[span.column - 1 : span.end_column - 1]) == (
        code,
        words,
    )
    assert cure in told


def test_a_number_after_the_name() -> None:
    (found,) = parse(Source("x", 'event "Rock" D03\n  cost 3\n'))[1]
    assert found.code == "E0028"
    assert 'event D03 "Rock"' in str(found.cure)
