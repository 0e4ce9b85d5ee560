"""Circles of triggers are looked for among those that can hear each other: none is overlooked."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from compiler import graph as g
from compiler.meaning.events import heard_as, raised_as, raises
from tests.bundled import load_text
from tests.effort import some

NAMES = st.sampled_from(["a", "b", "c"])
SEVERAL = st.lists(NAMES, unique=True).map(tuple)
RESOURCES = st.one_of(NAMES, SEVERAL.map(g.Printed), SEVERAL.map(g.Lowest))
LEAVES = st.one_of(
    st.builds(g.Gain, RESOURCES),
    st.builds(g.Produce, RESOURCES, down=st.booleans()),
    st.builds(g.Raise, NAMES, down=st.booleans()),
    st.builds(g.Add, NAMES, to=st.just(g.CardSet())),
)
EVENTS = st.builds(
    g.Event,
    st.sampled_from(["gain", "produce", "raise", "add", "place"]),
    resources=SEVERAL,
    parameter=st.one_of(st.just(""), NAMES),
)


@settings(deadline=None, max_examples=some(100, 15))
@given(LEAVES, EVENTS)
def test_what_is_raised_is_heard_as_it_is_looked_up(leaf: object, event: g.Event) -> None:
    kind, name = raised_as(leaf)
    if raises(leaf, event, same_card=True):
        assert heard_as(event) & {(kind, name), (kind, "")}


def test_a_circle_among_many() -> None:
    cards = [
        f'active G{number} "Card {number}"\n  cost 1\n  when you gain {heard}: gain 1 {raised}\n'
        for number, (heard, raised) in enumerate(
            [("plants", "heat"), ("steel", "energy"), ("heat", "titanium"), ("titanium", "plants")]
        )
    ]
    assert [one.code for one in load_text("\n".join(cards)).diagnostics] == ["E2034"]


def test_a_project_that_is_used_for_using_one() -> None:
    text = 'active 001 "A"\n  cost 1\n  when you use a standard project: {}\n'
    free = text.format("use 1 standard project for free")
    paid = text.format("use 1 standard project for 5 less")
    found = [[one.code for one in load_text(t, uses=("base",)).diagnostics] for t in (free, paid)]
    assert found == [["E2034"], []]
