"""How each verb runs: one function per leaf of the graph.

In: leaf nodes. Out: `Code`, whose text may use the names of `runtime.program.writing.expressions`
and the helpers that `runtime.engine` registers. A verb that must be done and cannot sets `S.dead`:
the search for a legal order gives such an order up, and no such order is offered.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.program.verbs import cards, stock, table, zones
from runtime.program.writing.builder import Writer

VERBS: dict[type, Writer] = {
    g.Gain: stock.gain,
    g.GainAny: stock.gain_any,
    g.Lose: stock.lose,
    g.Spend: stock.spend,
    g.Pay: stock.pay,
    g.Produce: stock.produce,
    g.Raise: stock.raise_,
    g.Place: table.place,
    g.MoveTile: table.move_tile,
    g.ExchangeTile: table.exchange_tile,
    g.GainBonus: table.gain_bonus,
    g.RemoveTile: table.remove_tile,
    g.GainTag: table.gain_tag,
    g.Add: cards.add,
    g.Remove: cards.remove,
    g.Draw: cards.draw,
    g.Look: zones.look,
    g.Take: cards.take,
    g.Discard: cards.discard,
    g.CopyProduction: zones.copy_production,
    g.CopyEffects: cards.copy_effects,
    g.Double: cards.double,
    g.UseAction: cards.use_action,
    g.MoveCards: zones.move_cards,
    g.UseProject: zones.use_project,
    g.TakeActions: zones.take_actions,
    g.PlayCard: zones.play_card,
    g.Fund: table.fund,
    g.Claim: table.claim,
}
