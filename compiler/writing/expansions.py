"""Verbs of colonies and of parties in card text.

In: leaves of the graph. Out: text.
"""

from __future__ import annotations

from typing import assert_never

from compiler import graph as g
from compiler.writing.measures import amount, is_many
from compiler.writing.names import Names, player
from compiler.writing.parties import a_delegate, colony_tile, delegates

Expansion = (
    g.BuildColony
    | g.AddColony
    | g.RemoveColony
    | g.Trade
    | g.RecallFleet
    | g.MoveColony
    | g.ColonyBonuses
    | g.TradeIncome
    | g.PlaceDelegates
    | g.RemoveDelegate
    | g.ExchangeDelegate
    | g.ChangeParty
    | g.ExchangeEvent
)


def _party(names: Names, one: g.PlaceDelegates) -> str:
    into = {"": "a party", "each": "each party", "different": "different parties"}[one.spread]
    if one.standing:
        return f"the {one.standing} party"
    if one.but_standing:
        return f"{into} other than the {one.but_standing} party"
    if one.but:
        return f"{into} other than {names.either('party', one.but)}"
    if one.spread:
        return into
    return names.either("party", one.parties) if one.parties else "a party"


def expansion(names: Names, one: Expansion) -> str:
    match one:
        case g.BuildColony(again, on, how_much, full):
            front, back = amount(names, how_much) if how_much != 1 else ("a", "")
            where = f" on {colony_tile(names, on)}" if on is not None else ""
            noun = "colonies" if is_many(how_much) else "colony"
            ignoring = " ignoring your colonies" * again + " ignoring the limit" * full
            return f"place {front} {noun}{where}{back}{ignoring}"
        case g.RemoveColony(theirs, on):
            where = f" on {colony_tile(names, on)}" if on is not None else ""
            return f"remove 1 colony of {player(theirs)}{where}"
        case g.AddColony():
            return "place a colony tile"
        case g.Trade(on, alone):
            tile = colony_tile(names, on) if on is not None else "a colony tile" * one.every
            tile = f"each{tile.removeprefix('a')}" if one.every else tile
            fleets = f" ignoring {names.noun('track', names.fleet, True)}" * one.freely
            whom = f" with {tile}" if tile else ""
            return f"trade{whom}{fleets}" + " ignoring colony bonuses of opponents" * alone
        case g.RecallFleet(on):
            tile = colony_tile(names, on) if on is not None else "a colony tile"
            return f"take 1 {names.noun('track', names.fleet)} from {tile}"
        case g.MoveColony(steps, down, which, on):
            of = f" of {colony_tile(names, on)}" if on is not None else ""
            far = f"to its {'minimum' if down else 'maximum'}" if steps is None else steps
            return f"{'lower' if down else 'raise'} {which} colony track{of} {far}"
        case g.ColonyBonuses(single, on):
            of = f" of {colony_tile(names, on)}" if on is not None else ""
            return f"gain {'1 colony bonus' if single else 'all colony bonuses'}{of}"
        case g.TradeIncome(on, every):
            if on is None:
                return f"gain the income of {'each' if every else 'a'} colony tile"
            tile = colony_tile(names, on)
            return f"gain the income of {'each' + tile.removeprefix('a') if every else tile}"
        case g.PlaceDelegates(lobby=True):
            return f"place 1 delegate from the lobby in {_party(names, one)}"
        case g.PlaceDelegates(how_much):
            front, back = amount(names, how_much)
            many, whose = "s" * is_many(how_much), "neutral " * one.neutral
            return f"place {front} {whose}delegate{many} in {_party(names, one)}{back}"
        case g.RemoveDelegate(who):
            meant = delegates(names, who, many=False).replace(" in play", "", 1)
            anybodys = " from any party" * (who.whose == "all" and not who.parties)
            return f"remove 1 {meant}{' of you' * (who.whose == 'you')}{anybodys}"
        case g.ChangeParty(standing, parties):
            other = names.either("party", parties) if parties else "a party"
            return f"exchange the {standing} party for {other}"
        case g.ExchangeEvent(which, other_event):
            into = f"with the {other_event}" if other_event else "for another"
            return f"exchange the {which} global event {into} global event"
        case g.ExchangeDelegate(who):
            return f"exchange {a_delegate(names, who)} for your delegate"
        case _:
            assert_never(one)
