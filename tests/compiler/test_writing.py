"""Cards written back as text: text, graph, text, graph is the same card, in canonical form."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from compiler import graph as g
from compiler.graph import Library
from compiler.read.gather import Reading, read_sets, read_text
from compiler.read.load import compiled
from compiler.read.places import bundled_games
from compiler.read.work import Work
from compiler.read.workbench import Workbench
from compiler.writing import Unwritable, card_text
from dsl.reading.source import Source
from dsl.syntax.format import format_source
from tests.bundled import Bare, bundle
from tests.effort import some

HERE = Path(__file__).parent
LANGUAGE = (HERE.parent.parent / "docs" / "language.md").read_text("utf-8")
_CARDS = "^(active|automated|event|corporation|milestone|award|rule) "
_OF_THEM = """set shelves "Shelves"
  uses base

active "Shelf"
  cost 1
  action: move 1 card from hand to here
  action: play 1 space card here for 2 less

active "Sorter"
  cost 1
  action: draw 3 cards then discard 1 of them per city
  action: draw 3 cards then discard X of them max 1 per city then gain X heat
  action: look at 3 cards then take up to 1 space card of them per 2 cities
  action: look at 3 cards then take 1 of them plus 1 per city
  action: look at 3 cards then move 1 of them per city to the top of the deck
"""
TEXTS = {
    "of them": (_OF_THEM, ("base",)),
    "charter": ((HERE / "charter.mars").read_text("utf-8"), ("mars",)),
    **{
        name: ((HERE.parent / "runtime" / f"{name}.mars").read_text("utf-8"), ("base",))
        for name in (
            "standing",
            "beside",
            "tiles",
            "amounts",
            "laid",
            "reach",
            "grounds",
            "rows",
            "marked",
        )
    },
    **{
        block.split("\n")[0]: (block, ("base",))
        for block in re.findall(r"```mars\n(.*?)```", LANGUAGE, re.DOTALL)
        if re.search(_CARDS, block, re.MULTILINE)
    },
}


def there_and_back(
    library: Library, reading: Reading, sets: Iterable[str], every: int = 1
) -> list[str]:
    """The cards of these sets that are not the same afterwards, and those not in canonical form."""
    bench = Workbench(reading)
    by_place = {card.by: card for card in library.cards}
    wrong = []
    for piece in [*bench.cards()][::every]:
        if piece.set not in sets:
            continue
        card = by_place[f"{piece.declaration.span.file}:{piece.first}"]
        text = card_text(library, card)
        again = bench.check(piece, text)
        if again.diagnostics or again.library.cards != (card,):
            wrong.append(text)
        elif format_source(Source("text", text)) != text:
            wrong.append(f"not canonical: {text}")
    return wrong


@pytest.mark.parametrize("sets", bundled_games(), ids=lambda sets: str(sets[0]))
def test_every_bundled_card(sets: tuple[str, ...]) -> None:
    reading = read_sets(sets, Bare())
    assert there_and_back(bundle(*sets).library, reading, [*reading.sets], some(1, 8)) == []


@pytest.mark.parametrize("name", TEXTS)
def test_other_cards(name: str) -> None:
    text, uses = TEXTS[name]
    reading = read_text(text, uses, work=Work(used_tests=False))
    library = compiled(reading).library
    assert there_and_back(library, reading, [*reading.sets][-1:]) == []


@cache
def rules() -> Library:
    return bundle("mars").library


def card(effect: g.Effect) -> str:
    made = g.Card("a", "s", "event", "A", cost=1, abilities=(g.Ability("play", effect),))
    return card_text(rules(), made).removeprefix('event "A"\n  cost 1\n  ').rstrip()


STEEL, HEAT = g.Gain("steel", 1), g.Gain("heat", 2)


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (g.Unordered((STEEL, HEAT)), "gain 1 steel\n  gain 2 heat"),
        (g.OneOf((STEEL, HEAT)), "gain 1 steel or 2 heat"),
        (
            g.OneOf((STEEL, g.Unordered((HEAT, g.Draw(1))))),
            "gain 1 steel or (gain 2 heat, draw 1 card)",
        ),
        (g.Then((g.OneOf((STEEL, HEAT)), g.Draw(1))), "gain 1 steel or 2 heat then draw 1 card"),
        (
            g.Then((g.Then((STEEL, HEAT)), g.Draw(1))),
            "(gain 1 steel then gain 2 heat) then draw 1 card",
        ),
        (g.Pays(g.Pay(3), g.May(STEEL)), "pay 3 -> may gain 1 steel"),
        (g.Then((g.May(STEEL), g.Draw(1))), "(may gain 1 steel) then draw 1 card"),
        (g.Pays(g.Pays(g.Pay(1), STEEL), HEAT), "(pay 1 -> gain 1 steel) -> gain 2 heat"),
    ],
)
def test_brackets_stand_only_where_they_are_needed(effect: g.Effect, text: str) -> None:
    assert card(effect) == text


def test_the_choice_of_any_standard_resource() -> None:
    every = (kind.id for kind in rules().resources if kind.standard)
    assert card(g.OneOf(tuple(g.Gain(one, 1) for one in every))) == "gain 1 standard resource"


@pytest.mark.parametrize(
    "condition",
    [
        g.Not(g.Compare(g.Stock(("steel",)), "min", 1)),
        g.Both(
            (
                g.Either(
                    (
                        g.Compare(g.Stock(("steel",)), "min", 1),
                        g.Compare(g.Stock(("heat",)), "min", 1),
                    )
                ),
                g.Compare(g.Level("oxygen"), "min", 3),
            )
        ),
    ],
)
def test_what_the_language_cannot_say_is_named(condition: g.Condition) -> None:
    with pytest.raises(Unwritable):
        card(g.When(condition, STEEL))
