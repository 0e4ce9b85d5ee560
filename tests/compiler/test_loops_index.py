"""Circles of triggers are looked for among those that can hear each other: none is overlooked."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler import graph as g
from compiler.meaning.events import heard_as, raised_as, raises
from compiler.messages.never import GOES_ON_FOR_EVER, NEVER_HAPPENS
from tests.bundled import load_text
from tests.effort import some

NAMES = st.sampled_from(["a", "b", "c"])
SEVERAL = st.lists(NAMES, unique=True).map(tuple)
RESOURCES = st.one_of(NAMES, SEVERAL.map(g.Printed), SEVERAL.map(g.Lowest))
TILES = st.builds(g.TileSet, SEVERAL)
LEAVES = st.one_of(
    st.builds(g.Gain, RESOURCES, st.just(1)),
    st.builds(g.GainAny, SEVERAL, st.just(1)),
    st.builds(g.Lose, RESOURCES, st.just(1)),
    st.builds(g.Spend, NAMES, st.just(1)),
    st.builds(g.Draw, st.just(1)),
    st.builds(g.Discard, st.just(1)),
    st.builds(g.MoveTile, TILES),
    st.builds(g.ExchangeTile, TILES, NAMES),
    st.builds(g.UseProject, less=st.none()),
    st.builds(g.ColonyBonuses),
    st.builds(g.ChangeParty, st.sampled_from(["ruling", "dominant"])),
    st.builds(g.Produce, RESOURCES, st.just(1), down=st.booleans()),
    st.builds(g.Raise, NAMES, st.just(1), down=st.booleans()),
    st.builds(g.Add, NAMES, st.just(1), to=st.just(g.CardSet())),
    st.builds(g.UseAction, SEVERAL.map(lambda names: g.CardSet(names=names))),
)
"""Every verb that can be done without end, and that somebody hears of."""

EVENTS = st.builds(
    g.Event,
    st.sampled_from(get_args(g.EventKind)),
    cards=st.one_of(st.none(), SEVERAL.map(lambda names: g.CardSet(names=names))),
    resources=SEVERAL,
    parameter=st.one_of(st.just(""), NAMES),
)


@settings(deadline=None, max_examples=some(100, 15))
@given(LEAVES, EVENTS)
def test_what_is_raised_is_heard_as_it_is_looked_up(leaf: g.Leaf, event: g.Event) -> None:
    kind, name = raised_as(leaf)
    if raises(leaf, event, same_card=True):
        assert heard_as(event) & {(kind, name), (kind, "")}


COME_TO_AN_END = {
    *(g.Pay, g.Remove, g.RemoveTile, g.RemoveDelegate, g.ExchangeProduction, g.ExchangeStock),
    *(g.Place, g.Lay, g.BuildColony, g.AddColony, g.Trade, g.PlaceDelegates),
    *(g.RemoveColony, g.RecallFleet),
    *(g.ClaimMilestone, g.Fund, g.Claim, g.Pass, g.Take, g.TakeSeat, g.PlayCard),
    g.ExchangeDelegate,
}
"""There is only so much of what they do: a stock that others lose, areas, hands; or, of what is
exchanged, nothing to exchange where both have the same."""

IN_OTHER_WORDS = {g.Double, g.CopyProduction, g.CopyEffects, g.GainBonus}
"""What they bring are other verbs, certain of the first alone."""

HEARD_BY_NOBODY = {
    *(g.GainTag, g.TakeActions, g.BecomeFirst, g.MoveColony, g.ExchangeHands),
    *(g.ChoosePlayer, g.ChooseTile, g.Settle, g.ExchangeOwn, g.SwapTiles, g.TradeIncome),
    *(g.Look, g.Peek, g.Hide, g.Mark, g.MoveCards, g.Nothing, g.ExchangeEvent),
}


ENDLESS = {
    *(g.Gain, g.GainAny, g.Lose, g.Spend, g.Produce, g.Raise, g.Add, g.Draw, g.Discard),
    *(g.MoveTile, g.ExchangeTile, g.UseProject, g.UseAction, g.ChangeParty, g.ColonyBonuses),
}
"""What `LEAVES` makes; those that give something up are so where it is got each time."""


def test_of_every_verb_it_is_known_whether_it_can_go_on_for_ever() -> None:
    known = (ENDLESS, COME_TO_AN_END, IN_OTHER_WORDS, HEARD_BY_NOBODY)
    assert sorted(one.__name__ for one in get_args(g.Leaf)) == sorted(
        one.__name__ for kinds in known for one in kinds
    )


CIRCLES = {
    "when you add 1 microbe to a card: double the resources on a card": True,
    "when you add 1 microbe to this card: double the resources on this card": True,
    "when you gain plants: double the resources on this card": False,
    "when you gain plants: gain 1 plant or gain 2 plants": True,
    "when you gain plants: gain 1 plant or gain 2 heat": False,
    "when you gain plants: gain 1 plant otherwise gain 2 plants": True,
    "when you gain plants: if 1 city: gain 1 plant": False,
    "when you gain plants: if 1 city: gain 1 plant otherwise gain 2 plants": True,
    "when you gain plants or gain heat: 2 of: gain 1 plant, gain 1 heat, gain 1 steel": True,
    "when you gain plants: up to 2 of: gain 1 plant, gain 2 plants": False,
    "when you gain plants: choose a tag: gain 1 plant per that tag": True,
    "when you gain plants: gain 1 heat -> gain 1 plant": True,
    "when you gain plants: spend 1 heat -> gain 1 plant": False,
    "when you gain plants: spend 1 plant -> gain 1 plant": True,
    "when you gain 1 production: production +1 of one standard resource": True,
    "when you lose heat: gain 1 heat then lose 1 heat": True,
    "when you lose heat: lose 1 heat": False,
    "when you lose 1 energy production: production -1 energy": False,
    "when you lose 1 energy production: production +1 energy then production -1 energy": True,
    "when you discard a card: draw 1 card then discard 1 card": True,
    "when you discard a card: discard 1 card": False,
    "when anyone gains plants: any player: gain 1 plant": True,
    "when you gain plants: any player: gain 1 plant": False,
    "when anyone gains plants: each opponent: gain 1 plant": True,
    "when anyone gains plants: that player: gain 1 plant": True,
    "when anyone gains plants: each opponent with 1 city: gain 1 plant": False,
    "when anyone gains plants: the players with the most cities: gain 1 plant": True,
    "when anyone gains plants: the players with the second most cities: gain 1 plant": False,
    "when you place a city: move a city": True,
    "when you place a city: move a greenery": False,
    "when you place a tile: move marker": False,
    "when you place a city on mars: move a city": False,
    "when you place a tile: exchange your tile for a city": True,
    "when you place a tile: exchange your greenery for a city": False,
    "when you place a tile: place greenery": False,
    "once per generation when you gain plants: gain 1 plant": False,
    "action: this generation when you gain plants: gain 1 plant": True,
    "action: next time you gain plants: gain 1 plant": False,
    "when you would gain 1 plant: gain 2 plants": False,
    "when you would add 1 microbe to a card: add 2 microbes here": False,
    "when you raise depth: raise depth 1": False,
    "when you raise fame: raise fame 1": True,
    "when you gain lamps: gain 1 lamp": False,
    "when you gain permits: gain 1 permit": False,
}
"""Whether such a line goes on for ever, where nobody has anything but what it brings."""

VOCABULARY = """\
counter depth, range 0 to 6
counter fame
resource lamp, apart, range 0 to 6
resource permit, supply 4

"""


def test_what_goes_on_for_ever() -> None:
    cards = [
        f'active G{n:02} "Card {n}"\n  cost 1\n  holds microbe\n  {line}\n'
        for n, line in enumerate(CIRCLES)
    ]
    told = load_text(VOCABULARY + "\n".join(cards), uses=("base",)).diagnostics
    assert not [one for one in told if not one.tells(GOES_ON_FOR_EVER)]
    found = {one.span.line for one in told}
    first = 4 + VOCABULARY.count("\n")
    wrong = [line for n, line in enumerate(CIRCLES) if (first + 5 * n in found) != CIRCLES[line]]
    assert not wrong


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
