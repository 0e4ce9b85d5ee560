"""What tables say of verbs is said of each: a new one that stands in none of them is told."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable
from typing import get_args

import pytest

from compiler import graph as g
from compiler.lower import effects
from compiler.meaning import mentioned
from tests.bundled import load_text

BRINGS_TILE_OR_CARD = {
    *(g.Place, g.Lay, g.MoveTile, g.ExchangeTile, g.RemoveTile, g.Claim, g.ChooseTile),
    *(g.Add, g.Remove, g.Spend, g.Draw, g.Discard, g.Look, g.Peek, g.Hide, g.Take, g.Mark),
    *(g.MoveCards, g.PlayCard, g.UseAction, g.CopyProduction, g.CopyEffects, g.Double, g.SwapTiles),
    *(g.UseProject, g.BuildColony, g.AddColony, g.Trade, g.MoveColony, g.ColonyBonuses),
    *(g.RemoveColony, g.TradeIncome, g.RecallFleet),
}
"""After these something may be `it`: a card, a tile, an area, a colony."""

NO_CARD = {
    *(g.Gain, g.GainAny, g.Lose, g.Pay, g.Produce, g.Raise, g.GainTag, g.GainBonus),
    *(g.ExchangeProduction, g.ExchangeStock, g.ExchangeHands, g.ExchangeOwn, g.ChoosePlayer),
    *(g.Place, g.Lay, g.MoveTile, g.ExchangeTile, g.RemoveTile, g.Claim),
    *(g.ChooseTile, g.SwapTiles),
    *(g.Peek, g.Hide, g.Settle),
    *(g.UseProject, g.TakeActions, g.Pass, g.BecomeFirst, g.Fund, g.ClaimMilestone, g.TakeSeat),
    g.Nothing,
    *(g.BuildColony, g.AddColony, g.Trade, g.MoveColony, g.ColonyBonuses, g.RemoveColony),
    *(g.RecallFleet, g.ExchangeEvent),
    *(g.PlaceDelegates, g.RemoveDelegate, g.ExchangeDelegate, g.ChangeParty, g.TradeIncome),
}
"""After these no card is `it` whose cost could be asked for."""

NOTHING_IS_CHOSEN = {
    *(g.Gain, g.Lose, g.Produce, g.Raise, g.GainTag, g.Lay, g.TakeActions, g.Pass, g.BecomeFirst),
    g.Nothing,
    *(g.Unordered, g.Then, g.Pays, g.Repeatedly, g.Each, g.Decides, g.Ranked, g.When),
    g.Lot,
    *(g.Otherwise, g.Grant, g.Later, g.Settle, g.ExchangeOwn, g.ExchangeEvent),
}
"""Or the node says of whom: `chooses_player` looks at that."""

ONLY_ONE_SEES = {g.Peek, g.Hide}
"""What is seen there nobody else sees."""


def _cases(*functions: Callable[..., object]) -> tuple[type, ...]:
    """The nodes that these functions tell apart."""
    trees = (ast.parse(inspect.getsource(one)) for one in functions)
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.MatchClass))
    return tuple(getattr(g, ast.unparse(node.cls)) for node in nodes)


_ASKED = _cases(g.mentions_a_card, g.picked_from)
LEAVES, EFFECTS = get_args(g.Leaf), get_args(g.Effect)
TABLES = {
    "compiler/meaning/mentioned.py: _SILENT": (LEAVES, mentioned._SILENT, BRINGS_TILE_OR_CARD),
    "compiler/graph/mentioned.py: mentions_a_card, picked_from": (LEAVES, _ASKED, NO_CARD),
    "compiler/lower/effects.py: _OPEN, _OWN, _ONESELF": (
        EFFECTS,
        (*effects._OPEN, *effects._ONESELF, *(one for one in effects._OWN if one in EFFECTS)),
        NOTHING_IS_CHOSEN | ONLY_ONE_SEES,
    ),
}
"""Where the table stands: what there is, what it has, and what it rightly has not."""


@pytest.mark.parametrize("place", TABLES)
def test_every_verb_is_in_the_table_or_is_known_not_to_be(place: str) -> None:
    there, has, has_not = TABLES[place]
    assert not _names(set(there) - set(has) - has_not), f"new: into {place}, or into its other here"
    assert not _names(set(has) & has_not), f"both in {place} and in its other"
    assert not _names((set(has) | has_not) - set(there)), f"none such, in {place} or in its other"


def _names(kinds: Iterable[type]) -> list[str]:
    return sorted(kind.__name__ for kind in kinds)


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("claim a milestone", "who does it chooses"),
        ("gain all bonuses under a city", "who does it chooses"),
        ("take 1 action", "nothing is chosen"),
    ],
)
def test_what_others_do_not_decide_is_refused_for_what_it_is(does: str, why: str) -> None:
    text = f'event "A"\n  cost 1\n  the first player decides for you: {does}\n'
    assert [why in (one.cure or "") for one in load_text(text).diagnostics] == [True]
