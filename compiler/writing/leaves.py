"""Verbs in card text, with their things.

In: leaves of the graph. Out: text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.conditions import described
from compiler.writing.expansions import expansion
from compiler.writing.measures import amount, is_many
from compiler.writing.names import Names, Phrases, Unwritable, article, player
from compiler.writing.rules import requirements
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
            return f"production {sign}" + _thing(names, resource, how_much, _of(whose))
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
        case g.ChoosePlayer(whose):
            return f"choose {player(whose)}"
        case g.Raise(track, steps, down):
            front, back = amount(names, steps)
            rest = " ignoring bonuses" if one.bare else ""
            return (
                f"{'lower' if down else 'raise'} {names.noun('track', track)} {front}{back}{rest}"
            )
        case g.Place():
            return _place(names, one)
        case g.Lay(kind, on, number, every):
            where = placed(names, on).replace(" on an ", " on each ").replace(" on a ", " on each ")
            noun = names.noun("kind", kind, many=number != 1)
            return f"place {number} {noun}{where if every else placed(names, on)}"
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
            return f"gain {front} {noun}{back}{until}"
        case g.Add(resource, how_much, to_, True):
            each = some_cards(names, to_, "play", many=False)
            return f"add {_thing(names, resource or 'resource', how_much)} to each {each}"
        case g.Add(resource, how_much, to_, cards=number) if number > 1:
            thing = _thing(names, resource or "resource", how_much)
            return f"add {thing} to {several_cards(names, to_, number, one.fewer)}"
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
            | g.Trade()
            | g.MoveColony()
            | g.ColonyBonuses()
            | g.PlaceDelegates()
            | g.RemoveDelegate()
            | g.ExchangeDelegate()
            | g.ChangeParty()
        ):
            return expansion(names, one)
        case _:
            return _with_cards(names, one)


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


def _of(whose: g.Whose) -> str:
    return "" if whose == "you" else f" of {player(whose)}"


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
    verb = "steal" if one.steal else "remove"
    up_to = "up to " if one.up_to else ""
    thing = _thing(names, one.resource or "resource", one.amount, _from_whom(names, one))
    return f"{verb} {up_to}{thing}"


def _from_whom(names: Names, one: g.Remove) -> str:
    if one.cards is not None and one.every:
        return f" from each {some_cards(names, one.cards, 'play', many=False)}"
    if one.cards is not None:
        return _from(names, one.cards)
    if one.whose is None:
        raise Unwritable("a removal from nobody")
    if one.owning is not None:
        return f" from the owner of {article(tiles(names, one.owning, False, default='all'))}"
    return f" from {player(one.whose)}{described(names, one.players)}"


# ---- verbs on cards -----------------------------------------------------------------------------

_Cards = (
    g.Draw
    | g.Look
    | g.Peek
    | g.Hide
    | g.Mark
    | g.Settle
    | g.Take
    | g.Discard
    | g.CopyProduction
    | g.CopyEffects
    | g.MoveCards
    | g.Double
    | g.UseAction
    | g.UseProject
    | g.TakeActions
    | g.Pass
    | g.BecomeFirst
    | g.PlayCard
    | g.Fund
    | g.ClaimMilestone
    | g.Claim
    | g.ChooseTile
)


def choose_tag(names: Names, tags: tuple[str, ...]) -> str:
    """`choose a tag`, `choose a plant/microbe tag`."""
    every = tags == names.plain_tags
    return f"choose {article('tag' if every else names.either('tag', tags) + ' tag')}"


def _settle(names: Names, one: g.Settle) -> str:
    """`choose a tag`, `choose a plant/microbe tag`, `choose steel/titanium`, `choose a party`."""
    if one.tags:
        return choose_tag(names, one.tags)
    if one.resources == names.standard_resources:
        return "choose a standard resource"
    if one.ids in (names.parties, names.parameters):
        return f"choose a {one.family.what}"
    what = "track" if one.parameters else one.family.what
    return f"choose {names.either(what, one.ids)}"


def _with_cards(names: Names, one: _Cards) -> str:
    match one:
        case g.Draw(how_many, cards):
            return _some("draw", names, how_many, cards)
        case g.Look(how_many, _, g.CardSet() as cards, True):
            owner = f"the hand{_of(cards.whose)}" if cards.whose != "you" else "hand"
            bare = replace(cards, zone="", whose="you")
            return f"{_some('reveal', names, how_many, bare, True)} from {owner}"
        case g.Look(how_many, public, cards):
            return _look(names, "reveal" if public else "look at", how_many, cards)
        case g.Mark(marked, down):
            here = marked == g.CardSet(reference="this")
            where = "here" if here else f"on {one_card(names, marked)}"
            return f"{'remove' if down else 'place'} 1 marker {where}"
        case g.Settle():
            return _settle(names, one)
        case g.Peek(whose):
            return f"look at the hand of {player(whose)}"
        case g.Hide(how_many, hidden):
            return _some("hide", names, how_many, hidden)
        case g.Take(how_many, buy, cards, up_to):
            if buy and how_many == 1 and cards is None:
                return "buy it"
            verb = "buy" if buy else "take"
            return _take(names, f"{verb} up to" if up_to else verb, how_many, cards)
        case g.Discard(how_many, g.CardSet(zone="them") as cards):
            return _take(names, "discard", how_many, replace(cards, zone=""))
        case g.Discard(how_many, cards, far, random):
            return _some("lose" if far else "discard", names, how_many, cards, random)
        case g.CopyProduction(cards_, count) if count > 1:
            return f"copy the production boxes of {count} {some_cards(names, cards_, 'play')}"
        case g.CopyProduction(cards_):
            return f"copy the production box of {one_card(names, cards_)}"
        case g.CopyEffects(cards_):
            return f"copy the immediate effects of {one_card(names, cards_)}"
        case g.MoveCards():
            return _move(names, one)
        case g.Double(cards_):
            return f"double the resources{_doubled(names, cards_)}"
        case g.UseAction(cards_, 1):
            return f"use the action of {one_card(names, cards_)}"
        case g.UseAction(cards_, how_many, fewer):
            return f"use the actions of {several_cards(names, cards_, how_many, fewer)}"
        case g.UseProject():
            return _use_project(names, one)
        case g.TakeActions(how_many):
            return f"take {how_many} action{'s' * (how_many != 1)}"
        case g.Pass():
            return "pass"
        case g.BecomeFirst():
            return "become the first player"
        case g.PlayCard():
            return _play(names, one)
        case g.Fund(less):
            return f"fund an award{_for(names, less)}"
        case g.ClaimMilestone(less, freely):
            return f"claim a milestone{_for(names, less)}{' ignoring requirements' * freely}"
        case g.ChooseTile(which):
            return f"choose {one_tile(names, which)}"
        case g.Claim(which):
            return f"claim {one_tile(names, which)}"
        case _:
            assert_never(one)


def _some(
    verb: str,
    names: Names,
    how_many: g.Amount,
    cards: g.CardSet | None,
    random: bool = False,
    more: str = "",
) -> str:
    """`draw 2 cards per city`; `more` stands before `per`."""
    front, back = amount(names, how_many)
    noun = "random " * random + some_cards(names, cards or g.CardSet(), many=is_many(how_many))
    return f"{verb} {front} {noun}{more}{back}"


def _look(names: Names, verb: str, how_many: g.Amount, cards: g.CardSet | None) -> str:
    if cards is not None and cards.zone == "hand":
        return _some(verb, names, how_many, replace(cards, zone="")) + " from hand"
    if cards is not None and not cards.zone and names.laid.intersection(cards.kinds):
        return _some(verb, names, how_many, replace(cards, zone="pile"))
    return _some(verb, names, how_many, cards)


def _take(names: Names, verb: str, how_many: g.Amount, cards: g.CardSet | None) -> str:
    if cards is not None and cards.zone == "pile":
        return _some("draw", names, how_many, replace(cards, zone=""))
    if cards is not None and cards.zone:
        return _some(verb, names, how_many, cards)
    if cards is not None and cards.reference and how_many == 1:
        return "take it"
    front, _ = amount(names, how_many)
    some = cards if cards is not None and not cards.reference else None
    noun = f"{some_cards(names, some, many=is_many(how_many))} " if some is not None else ""
    if isinstance(how_many, g.Every):
        noun = noun or "cards "  # `all of them` says nothing of what
    return f"{verb} {front} {noun}of them"


def _use_project(names: Names, one: g.UseProject) -> str:
    if len(one.projects) > 1:
        raise Unwritable("some of the standard projects")
    what = f"the {names.card(one.projects[0])}" if one.projects else "1"
    cost = f" with cost min {one.cost_min}" if one.cost_min else ""
    return f"use {what} standard project{cost}{_for(names, one.less)}"


def _for(names: Names, less: g.Off) -> str:
    if less is None or less == "half":
        return " for free" if less is None else " for half price"
    front, back = amount(names, less)
    return f" for {front} less{back}" if less != 0 else ""


_PILES = Phrases(
    {
        "hand": "hand",
        "deck": "the deck",
        "bottom": "the bottom of the deck",
        "discard": "the discards",
        "events": "the event pile",
        "play": "play",
        "pile": "the pile",
    }
)


def _move(names: Names, one: g.MoveCards) -> str:
    if one.area is not None:
        return (
            f"{_some('move', names, one.amount, _unplayed(one.cards))} to {area(names, one.area)}"
        )
    if one.to == "play" and one.cards.zone in ("", "play"):
        return _hand_over(names, one)
    to = "here" if one.to == "here" else _PILES[one.to] + _of(one.whose)
    if one.cards.reference:
        return f"move {one_card(names, one.cards)} to {to}"
    if one.to == "discard" and isinstance(one.amount, g.Chosen) and one.amount.up_to:
        which = one.cards if g.is_laid_out(one.cards) else replace(one.cards, zone="")
        return _some("discard", names, one.amount, which)
    if one.cards.zone == "them":
        verb = "take up to" if one.up_to else "take"
        return _take(names, verb, one.amount, replace(one.cards, zone=""))
    if one.cards.zone == "table":
        return f"move {_of_them(names, one)} to {to}"
    verb = "move up to" if one.up_to else "move"
    if g.is_laid_out(one.cards):
        return f"{_some(verb, names, one.amount, one.cards)} to {to}"
    zone = one.cards.zone if one.cards.zone != "play" else ""
    source = f" from {_PILES[zone]}" if zone else ""
    bare = replace(one.cards, zone="")
    if zone == "hand" and one.cards.whose != "you":
        source, bare = f" from the hand{_of(one.cards.whose)}", replace(bare, whose="you")
    cards = _some(verb, names, one.amount, bare, one.random)
    return f"{cards}{source} to {to}"


def _of_them(names: Names, one: g.MoveCards) -> str:
    """`them`, `2 of them`, `1 science card of them`."""
    bare = replace(one.cards, zone="")
    if isinstance(one.amount, g.Every) and bare == g.CardSet():
        return "them"
    front, _ = amount(names, one.amount)
    some = some_cards(names, bare, many=is_many(one.amount)) + " "
    return f"{front} {some * (bare != g.CardSet())}of them"


def _hand_over(names: Names, one: g.MoveCards) -> str:
    """What lies before a player, to another one."""
    if one.whose == "you":
        whose = "opponent" if one.cards.whose == "opponents" else one.cards.whose
        bare = replace(_unplayed(one.cards), whose="you")
        return _some("take", names, one.amount, bare, more=_of(whose))
    to = player(one.whose)
    if one.cards.reference:
        return f"move {one_card(names, one.cards)} to {to}"
    verb = "move up to" if one.up_to else "move"
    return f"{_some(verb, names, one.amount, _unplayed(one.cards), one.random)} to {to}"


def _unplayed(cards: g.CardSet) -> g.CardSet:
    """Without the zone that goes without saying."""
    return replace(cards, zone="") if cards.zone == "play" else cards


def _doubled(names: Names, cards: g.CardSet) -> str:
    if cards.reference == "this":
        return " here"
    if cards.zone == "here":
        return f" on {article(some_cards(names, replace(cards, zone=''), many=False))} here"
    return f" on {one_card(names, cards)}"


def _play(names: Names, one: g.PlayCard) -> str:
    if one.cards == g.CardSet("it"):
        text = "play it"
    elif one.cards == g.CardSet(zone="table"):
        text = "play 1 of them"
    elif one.cards.zone == "table":
        text = f"play 1 {some_cards(names, one.cards, many=False)}"
    else:
        cards = some_cards(names, replace(one.cards, zone=""), many=False)
        text = f"play 1 {cards} from {_PILES[one.cards.zone]}"
    if not (one.ignoring or one.unconditional or one.tags):
        return text + _for(names, one.less)
    which = requirements(names, one.parameters, one.unconditional, one.tags)
    return f"{text}{_for(names, one.less)} ignoring {which}"
