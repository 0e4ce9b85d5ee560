"""Lines that could never come to anything, or mean two things, are refused with what can be said."""

from __future__ import annotations

import pytest

from tests.bundled import load_text

OTHER = "another one than this card, or than that one?"
FEWER = "leave out `up to`"


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("when you play an event: gain 1 heat per other event played this generation", OTHER),
        ("when you play an event: if you played another event this generation: gain 1 heat", OTHER),
        ("when you play a space tag: gain 1 heat per other space card", OTHER),
        ("when you play a card or place a city: gain 1 heat per other card", OTHER),
        ("when you use the action of a card: use the action of another card", OTHER),
        ("when you add 1 microbe to a card: may pay 1 -> add 1 animal to another card", OTHER),
        ("action: add 1 animal to a card then add 1 animal to each other card", OTHER),
        ("action: use the action of a card then gain 1 heat per other card", OTHER),
        ("when you play an event: gain 1 heat per event played this generation beyond 1", ""),
        ("when you play an event: add 1 animal to another card", ""),
        ("when you place a city: gain 1 heat per other card", ""),
        ("when you use the action of another card: gain 1 heat", ""),
        ("action: add 1 animal to a card then add 1 animal to another card", ""),
        ("remove up to 2 plants from each opponent", FEWER),
        ("steal up to 1 plant per city from each opponent", FEWER),
        ("remove up to 2 animals from each card of opponents", FEWER),
        ("remove up to 2 plants from any player", ""),
    ],
)
def test_what_may_mean_two_things_is_refused(line, cure):
    found = load_text(f'active 001 "Example"\n  cost 0\n  {line}\n', ("base",)).errors
    assert [cure in (one.cure or "") for one in found] == [True] * bool(cure)
