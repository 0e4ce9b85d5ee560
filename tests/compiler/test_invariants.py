"""A library that breaks an invariant is never used: the error names invariant and declaration."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass, replace
from typing import get_args, get_origin

import pytest

from compiler import graph
from compiler.document.invariants import GraphError, verify, violations
from compiler.graph import (
    Ability,
    Card,
    CardSet,
    Gain,
    GainAny,
    Library,
    OneOf,
    Pay,
    Per,
    Place,
    Remove,
    Stock,
    Tags,
    That,
)
from compiler.graph.fields import options, text_fields, undeclared
from tests.bundled import bundle


@pytest.fixture(scope="module")
def rules() -> Library:
    return bundle("mars", tests=True).library


def card(effect: object, label: str = "play") -> Card:
    return Card("a", "mars", "event", "A", abilities=(Ability(label, effect),))


BROKEN = {
    "every reference is resolved": card(Gain("data", 1)),
    "a choice has two branches": card(OneOf((Gain("plant", 1),))),
    "amounts are positive": card(Gain("plant", 0)),
    "that belongs to a trigger": card(Gain(That(), 1)),
    "an ability fits its label": card(Gain("plant", 1), label="effect"),
    "a removal has one source": card(Remove("plant", 1)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_violations(name, rules):
    with pytest.raises(GraphError, match=f"^{name}: cards a: "):
        verify(replace(rules, cards=(*rules.cards, BROKEN[name])))


def test_amounts_within_amounts(rules):
    wrong = card(Gain("plant", Per(Tags(("space",)), each=0)))
    with pytest.raises(GraphError, match="amounts"):
        verify(replace(rules, cards=(*rules.cards, wrong)))


@pytest.mark.parametrize("measure", [Stock(("data",)), Tags(("moon",))])
def test_references_within_amounts(measure, rules):
    with pytest.raises(GraphError, match="reference"):
        verify(replace(rules, cards=(card(Gain("plant", Per(measure))),)))


CLASSES = [
    kind
    for kind in vars(graph).values()
    if is_dataclass(kind) and kind.__module__ != "compiler.graph.base" and kind is not graph.Facts
]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_every_text_says_what_it_is(kind):
    """An identifier of something declared, or a text of its own: see `compiler.graph.base`."""
    assert [*undeclared(kind)] == [], "say by the type what it names: `StockId`, `Words` …"


REFERENCES = [(kind, field) for kind in CLASSES for field in text_fields(kind).references]


@pytest.mark.parametrize(
    ("kind", "field"),
    REFERENCES,
    ids=lambda one: getattr(one, "__name__", getattr(one, "name", "")),
)
def test_no_reference_is_skipped(kind, field, rules):
    """A name that nothing declares is found, in whichever field of whichever node."""
    wrong = {one.name: None for one in fields(kind) if one.default is MISSING}
    node = kind(**wrong | {field.name: _nonsense(field.hint)})
    owner = Card("a", "mars", "event", "A", abilities=(node,))
    found = [one.fault for one in violations(replace(rules, cards=(*rules.cards, owner)))]
    assert any(f"{kind.__name__}.{field.name} names no" in one for one in found)


def _nonsense(hint):
    """What fits the type, with a text that names nothing."""
    hint = next((one for one in options(hint) if get_origin(one) is tuple), hint)
    if get_origin(hint) is tuple:
        return tuple(_nonsense(part) for part in get_args(hint) if part is not Ellipsis)
    return 1 if hint is int else "nonsense"


@pytest.mark.parametrize(
    "wrong",
    [
        replace(card(Gain("plant", 1)), name="A\n  gain 99 plants"),
        replace(card(Gain("plant", 1)), name='A" B'),
        replace(card(Gain("plant", 1)), id="a b"),
        replace(card(Gain("plant", 1)), number="one"),
    ],
)
def test_texts_fit_into_card_text(wrong, rules):
    with pytest.raises(GraphError, match="texts fit into card text"):
        verify(replace(rules, cards=(*rules.cards, wrong)))


@pytest.mark.parametrize("effect", [Gain("", 1), Pay(1, ("",)), GainAny((), 1), Place("")])
def test_what_is_needed_is_there(effect, rules):
    bare = replace(rules, tiles=())
    with pytest.raises(GraphError):
        verify(replace(bare, boards=(), cards=(card(effect),)))


def test_neighbours_are_mutual(rules):
    board = rules.boards[0]
    lonely = replace(board.areas[0], neighbours=("A2", "J1"))
    with pytest.raises(GraphError, match="neighbours are mutual: boards tharsis: A1"):
        verify(replace(rules, boards=(replace(board, areas=(lonely, *board.areas[1:])),)))


def test_the_bundled_rules_are_sound(rules):
    verify(rules)
    right = card(Remove("animal", 1, cards=CardSet(zone="play")))
    verify(replace(rules, cards=(*rules.cards, right)))


STRUCTURES = [one for one in get_args(graph.Effect) if one not in get_args(graph.Leaf)]


@pytest.mark.parametrize("kind", STRUCTURES, ids=lambda kind: kind.__name__)
def test_the_parts_of_an_effect_are_all_the_effects_in_it(kind):
    one, other = Gain("plant", 1), Gain("steel", 2)
    known = {"parts": (one, other), "who": "all", "rank": "most"}
    left = iter((one, other))
    names = [field.name for field in fields(kind)]
    holds = {"cost", "gain", "body", "yes", "no", "first", "instead"}
    made = kind(**{n: known.get(n) or (next(left) if n in holds else None) for n in names})
    held = [getattr(made, n) for n in names if n in holds] or known["parts"] * ("parts" in names)
    assert graph.parts(made) == tuple(held)


def test_a_drawing_is_written_as_the_compiler_writes_it(rules):
    evil = '<svg viewBox="0 0 9 9"><script>x()</script></svg>'
    tags = (replace(rules.tags[0], icon=evil), *rules.tags[1:])
    with pytest.raises(GraphError, match=r"^a drawing is plain shapes: .* `script` element"):
        verify(replace(rules, tags=tags))
