"""Circles of triggers are looked for among those that can hear each other: none is overlooked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler import graph as g
from compiler.meaning.events import heard_as, raised_as, raises
from compiler.messages.meaning import GOES_ON_FOR_EVER, NEVER_HAPPENS
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
    st.builds(g.UseAction, SEVERAL.map(lambda names: g.CardSet(names=names))),
)
EVENTS = st.builds(
    g.Event,
    st.sampled_from(["gain", "produce", "raise", "add", "place", "project"]),
    cards=st.one_of(st.none(), SEVERAL.map(lambda names: g.CardSet(names=names))),
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


USED = {
    'when you use "A": use the action of "A"': True,
    'when you use "A": may use the action of "A"': False,
    'when you use "A": use the action of "B"': False,
    'when you use "B": use the action of "A"': False,
    'when you gain heat: use the action of "A"': True,
    'when you gain plants: use the action of "A"': False,
    'when you use "A": use the action of a card used this generation': False,
    'when you use "C": use the action of "C"': False,
}
"""Whether such a trigger goes on for ever: A's action is done in any case, B's is paid for, C's may
be left."""


@pytest.mark.parametrize("trigger", USED)
def test_actions_that_are_used_anew_close_circles(trigger: str) -> None:
    actions = {"A": "gain 1 heat", "B": "spend 1 heat -> gain 1 steel", "C": "may gain 1 steel"}
    cards = [f'active "{name}"\n  cost 1\n  action: {does}\n' for name, does in actions.items()]
    told = load_text("\n".join([*cards, f'active "D"\n  cost 1\n  {trigger}\n'])).diagnostics
    assert any(one.tells(GOES_ON_FOR_EVER) for one in told) == USED[trigger]


def test_actions_that_are_used_anew_can_be() -> None:
    """What does another action anew is not done anew, and what has no action is not either."""
    cards = [
        'active "A"\n  cost 1\n  action: use the action of "B"\n',
        'active "B"\n  cost 1\n  action: use the action of "A"\n',
        'event "C"\n  cost 1\n  gain 1 heat\n',
        'active "D"\n  cost 1\n  action: use the action of "C"\n',
        'active "E"\n  cost 1\n  when you use "C": gain 1 heat\n',
    ]
    told = load_text("\n".join(cards)).diagnostics
    lines = [one.span.line for one in told if one.tells(NEVER_HAPPENS)]
    assert lines == [3, 7, 15, 19]
