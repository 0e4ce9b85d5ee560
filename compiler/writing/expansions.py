"""Verbs of colonies and of parties in card text.

In: leaves of the graph. Out: text.
"""

from __future__ import annotations

from typing import assert_never

from compiler import graph as g
from compiler.writing.measures import amount, is_many
from compiler.writing.names import Names
from compiler.writing.selectors import a_delegate

Expansion = (
    g.BuildColony
    | g.AddColony
    | g.Trade
    | g.MoveColony
    | g.ColonyBonuses
    | g.PlaceDelegates
    | g.RemoveDelegate
    | g.ExchangeDelegate
)


def expansion(n: Names, one: Expansion) -> str:
    match one:
        case g.BuildColony(again):
            return "place a colony" + " ignoring your colonies" * again
        case g.AddColony():
            return "place a colony tile"
        case g.Trade():
            return "trade"
        case g.MoveColony(steps, down, which):
            return f"{'lower' if down else 'raise'} {which} colony track {steps}"
        case g.ColonyBonuses():
            return "gain all colony bonuses"
        case g.PlaceDelegates(lobby=True):
            return "place 1 delegate from the lobby in a party"
        case g.PlaceDelegates(how_much):
            front, back = amount(n, how_much)
            return f"place {front} delegate{'s' * is_many(how_much)} in a party{back}"
        case g.RemoveDelegate(who):
            return f"remove 1 {a_delegate(n, who).partition(' ')[2]} from any party"
        case g.ExchangeDelegate(who):
            return f"exchange {a_delegate(n, who)} for your delegate"
        case _:
            assert_never(one)
