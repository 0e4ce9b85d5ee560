"""Verbs in card text, with their things.

In: leaves of the graph. Out: text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.conditions import described
from compiler.writing.dealing import of_whose, with_cards
from compiler.writing.expansions import expansion
from compiler.writing.measures import amount, is_many
from compiler.writing.names import Names, Unwritable, article, player
from compiler.writing.selectors import (
    area,
    one_card,
    one_tile,
    placed,
    printed,
    several_cards,
    some_cards,
    tiles,
    where_given,
)


def leaf(names: Names, one: g.Leaf) -> str:
    match one:
        case g.Gain(resource, how_much):
            return "gain " + _thing(names, resource, how_much)
        case g.GainAny(resources, how_much, different):
            if resources != names.standard_resources:
                raise Unwritable("some of the resources, each chosen anew")
            return "gain " + _thing(names, "different " * different + "standard resource", how_much)
        case g.Lose(resource, how_much, to):
            whom = f" to {player(to)}" if to is not None else ""
            return "lose " + _thing(names, resource, how_much, whom)
        case g.Spend(resource, how_much, source):
            return "spend " + _thing(names, resource or "resource", how_much, _from(names, source))
        case g.Pay(how_much, using):
            front, back = amount(names, how_much)
            return (
                f"pay {front}" + "".join(f" with {names.noun('resource', u)}" for u in using) + back
            )
        case g.Produce(str(resource), how_much, True, "you", True):
            front, back = amount(names, how_much)
            return f"lose {front} {names.noun('resource', resource)} production{back}"
        case g.Produce(resource, how_much, down, whose, far):
            if far != (down and whose in ("all", "opponents")):
                raise Unwritable("production that goes down as far as it can")
            sign = "-" if down else "+"
            return f"production {sign}" + _thing(names, resource, how_much, of_whose(whose))
        case g.ExchangeProduction(resource, whose):
            return f"exchange {names.noun('resource', resource)} production with {player(whose)}"
        case g.ExchangeStock(resource, whose):
            noun = names.noun("resource", resource, many=True)
            return f"exchange {noun} with {player(whose)}"
        case g.ExchangeOwn(resource, other, made):
            both = (names.noun("resource", one, many=not made) for one in (resource, other))
            mine, theirs = (f"{noun} production" if made else noun for noun in both)
            return f"exchange {mine} with {theirs}"
        case g.ExchangeHands(whose):
            return f"exchange hands with {player(whose)}"
        case g.ChoosePlayer(whose, chance=True):
            lot = "a random player" if whose == "any" else "a random opponent"
            return f"choose {lot}{described(names, one.players, one.whose)}"
        case g.ChoosePlayer(whose):
            return f"choose {player(whose)}{described(names, one.players, one.whose)}"
        case g.Raise(track, steps, down):
            front, back = amount(names, steps)
            rest = " ignoring bonuses" if one.bare else ""
            return (
                f"{'lower' if down else 'raise'} {names.noun('track', track)} {front}{back}{rest}"
            )
        case g.Place():
            return _place(names, one)
        case g.Lay(kind, on, number, every):
            there = placed(names, on)
            if not there.startswith(" on "):  # of an area that is described by its neighbours
                there = f" on an area{there}"
            each = there.replace(" on an ", " on each ", 1).replace(" on a ", " on each ", 1)
            noun = names.noun("kind", kind, many=number != 1)
            return f"place {number} {noun}{each if every else there}"
        case g.MoveTile(which, area_):
            there = f" to {area(names, area_)}" if area_ is not None else ""
            return f"move {one_tile(names, which)}{there}"
        case g.ExchangeTile(which, tile):
            mine = f"{one_tile(names, which)}"
            return f"exchange {mine} for {article(names.noun('tile', tile))}"
        case g.SwapTiles(which, others):
            mine, theirs = (one_tile(names, one) for one in (which, others))
            return f"exchange {mine} with {theirs}"
        case g.GainBonus():
            return f"gain all bonuses {where_given(names, one)}"
        case g.RemoveTile(which):
            return f"remove {one_tile(names, which, '1')}"
        case g.GainTag(tag, how_much, period):
            front, back = amount(names, how_much)
            noun = f"{names.noun('tag', tag)} tag" + "s" * is_many(how_much)
            until = "" if period == "game" else f" this {period}"
            return f"gain {front} {noun}{until}{back}"
        case g.Add(resource, how_much, to_, True):
            each = some_cards(names, to_, "play", many=False)
            return f"add {_thing(names, resource or 'resource', how_much)} to each {each}"
        case g.Add(resource, how_much, to_, cards=number) if number > 1:
            thing = _thing(names, resource or "resource", how_much)
            return f"add {thing} to {several_cards(names, to_, number, one.fewer)}"
        case g.Add(_, how_much, g.CardSet(like_it=True) as to_):
            like = replace(to_, like_it=False)
            front, back = amount(names, how_much)
            return f"add {front} of that resource to {one_card(names, like)}{back}"
        case g.Add(resource, how_much, to_):
            thing = resource or "resource"
            if to_.reference == "this":
                return "add " + _thing(names, thing, how_much, " here")
            return f"add {_thing(names, thing, how_much)} to {one_card(names, to_)}"
        case g.Remove():
            return _remove(names, one)
        case (
            g.BuildColony()
            | g.AddColony()
            | g.RemoveColony()
            | g.Trade()
            | g.RecallFleet()
            | g.MoveColony()
            | g.ColonyBonuses()
            | g.TradeIncome()
            | g.PlaceDelegates()
            | g.RemoveDelegate()
            | g.ExchangeDelegate()
            | g.ChangeParty()
            | g.ExchangeEvent()
        ):
            return expansion(names, one)
        case _:
            return with_cards(names, one)


def _thing(names: Names, resource: g.Resource, how_much: g.Amount, more: str = "") -> str:
    """`2 plants`, `1 of that resource`, `1 plant per 2 tags`; `more` stands before `per`, but where
    it could be taken for what is counted."""
    front, back = amount(names, how_much)
    many = is_many(how_much)
    match resource:
        case str():
            noun = _word(names, resource, many)
        case g.That():
            noun = "of that resource"
        case g.Printed(resources, at):
            under = "it" if at == "it" else "this tile"
            noun = f"of {printed(names, resources)} under {under}"
        case g.Lowest(of=of):
            noun = f"of your lowest {'resource' if of == 'stock' else of}"
        case _:
            assert_never(resource)
    if more.startswith((" from", " to")):
        return f"{front} {noun}{back}{more}"  # a limit, and what is added, stand with their thing
    return f"{front} {noun}{more}{back}"


def _word(names: Names, resource: str, many: bool) -> str:
    if resource in ("resource", "standard resource"):
        return resource + "s" * many
    return names.noun("resource", resource, many)


def _from(names: Names, source: g.CardSet | None) -> str:
    if source is None:
        return ""
    return " here" if source.reference == "this" else f" from {one_card(names, source)}"


def _place(names: Names, one: g.Place) -> str:
    back = ""
    if not one.tile:
        tile = "this tile"
    elif one.count != 1:
        front, back = amount(names, one.count)
        tile = f"{front} {names.noun('tile', one.tile, is_many(one.count))}"
    else:
        tile = names.noun("tile", one.tile)
    rules = " ignoring placement rules" if one.free else " ignoring bonuses" * one.bare
    rules += " ignoring placement bonuses" * one.dry + " ignoring tile effects" * one.still
    return f"place {tile}{placed(names, one.area)}{back}{rules}"


def _remove(names: Names, one: g.Remove) -> str:
    verb = "steal" if one.steal else "lose" if _lost(one) else "remove"
    up_to = "up to " if one.up_to else ""
    thing = _thing(names, one.resource or "resource", one.amount, _from_whom(names, one))
    return f"{verb} {up_to}{thing}"


def _lost(one: g.Remove) -> bool:
    """From the card itself, as much as there is."""
    return one.every and one.cards is not None and one.cards.reference == "this"


def _from_whom(names: Names, one: g.Remove) -> str:
    if one.cards is not None and one.every and not _lost(one):
        return f" from each {some_cards(names, one.cards, 'play', many=False)}"
    if one.cards is not None:
        return _from(names, one.cards)
    if one.whose is None:
        raise Unwritable("a removal from nobody")
    if one.owning is not None:
        return f" from the owner of {article(tiles(names, one.owning, False, default='all'))}"
    return f" from {player(one.whose)}{described(names, one.players, one.whose)}"
