"""What costs less or more: each thing that has a price, for each kind of player, for good and for a
while, for the next one only, by a number and by a count. Each is paid to the last megacredit, and
with one less refused.

Whom an effect is for counts what is his own (docs/language.md, continuous effects).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from runtime.driving.scenario import run
from tests.bundled import for_scenarios, load_text
from tests.effort import some

WHOSE = {"": ("red",), "each opponent: ": ("blue",), "each player: ": ("red", "blue")}
CITIES = {"red": 2, "blue": 1}
CHANGES = {
    "{costs} 2 less": lambda cities: -2,
    "{costs} 2 more": lambda cities: 2,
    "{costs} 1 less per city": lambda cities: -cities,
    "{costs} 1 more per city max 1": lambda cities: 1,
}
SPANS = ("effect: ", "effect this generation: ", "next")


@dataclass(frozen=True)
class Thing:
    """`subject` of the effect, or `one` of them, the `act` that pays so much (`price`) of something
    (`paid`)."""

    subject: str
    one: str
    act: str
    price: int
    paid: str = "megacredits"
    given: str = ""


THINGS = (
    Thing("cards cost", "automated card", 'plays "Shed"', 10, given='"Shed" in hand, '),
    Thing(
        'the "Asteroid" standard project costs',
        '"Asteroid" standard project',
        'uses "Asteroid"',
        14,
    ),
    Thing(
        'the "Convert Heat" conversion costs',
        '"Convert Heat" conversion',
        'uses "Convert Heat"',
        8,
        "heat",
    ),
    Thing("milestones cost", "milestone", 'claims "Terraformer"', 8, given="50 rating, "),
    Thing("awards cost", "award", 'funds "Banker"', 8),
)
BOARD = "  given red has city at C4, red has city at C6, blue has city at G3\n"


PAIRS = list(product(enumerate(SPANS), WHOSE, THINGS, CHANGES))[:: some(1, 7)]


def text() -> str:
    parts = ['automated "Shed"\n  cost 10\n  gain 1 steel\n\n']
    for n, ((lasts, span), whose, thing, change) in enumerate(PAIRS):
        line = f"{span}{whose}{change.format(costs=thing.subject)}"
        if span == "next":
            line = f"next {thing.one} this generation: {whose}{change.format(costs='it costs')}"
        named = line.replace('"', "")
        kind, given, before = ("active", "in play", "") if not lasts else ("event", "in hand", "")
        if lasts:
            before = f'  when red plays "Holder {n}"\n'
        parts.append(f'{kind} "Holder {n}"\n  cost 0\n  {line}\n\n')
        for who, cities in CITIES.items():
            price = thing.price + (CHANGES[change](cities) if who in WHOSE[whose] else 0)
            for there in (price, price - 1):
                told = f"{who} has 0 {thing.paid}" if there == price else 'it is refused: ""'
                parts.append(
                    f'scenario "{who}, {there}: {named}"\n  players red, blue\n{BOARD}'
                    f'  given red has "Holder {n}" {given}\n'
                    f"  given {who} has {thing.given}{there} {thing.paid}\n"
                    f"{before}  when {who} {thing.act}\n  then {told}\n\n"
                )
    return "".join(parts)


def test_prices_are_what_is_written() -> None:
    loaded = load_text(text(), uses=("corporate-era",), name="prices")
    assert loaded.errors == ()
    program = for_scenarios(loaded.library)
    own = [one for one in loaded.library.scenarios if one.by.startswith("prices:")]
    outcomes = {one.name: run(program, one) for one in own}
    assert {name: one.failures for name, one in outcomes.items() if not one.ok} == {}
    assert len(outcomes) == 2 * len(CITIES) * len(PAIRS)
