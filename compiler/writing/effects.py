"""Effects in card text: verbs with their things, joined by `,`, `or`, `then`, `->`.

In: effects of the graph. Out: text, with brackets only where the language needs them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.conditions import condition, described
from compiler.writing.expansions import expansion
from compiler.writing.measures import amount, counted, is_many
from compiler.writing.names import Names, Phrases, Unwritable, article, player
from compiler.writing.selectors import (
    area,
    one_card,
    placed,
    printed,
    some_cards,
    tiles,
)

# How loosely an effect holds together: what reaches to the end of the line, the arrow, `then`,
# lists, single verbs.
LINE, ARROW, THEN, LIST, PART = range(5)


def effect(n: Names, one: g.Effect, level: int = LINE) -> str:
    """The text, in brackets when it holds together more loosely than its place asks for."""
    text, own = _effect(n, one)
    return text if own >= level else f"({text})"


def _effect(n: Names, one: g.Effect) -> tuple[str, int]:
    plain = g.somebodys(one)
    if plain is not None and not (isinstance(one, g.Raise) or _is_placed_by_rules(one)):
        return f"nobody: {effect(n, plain)}", LINE
    match one:
        case g.Unordered(parts):
            return _list(n, parts, ", "), LIST
        case g.OneOf(parts):
            same = _any_standard(n, parts)
            return (same, PART) if same else (_list(n, parts, " or "), LIST)
        case g.Then(parts):
            *first, last = parts
            texts = [effect(n, part, LIST) for part in first]
            ends = _is_prefixed(last)
            texts.append(effect(n, last, LINE if ends else LIST))
            return " then ".join(texts), LINE if ends else THEN
        case g.Pays(cost, gain):
            arrow = f"{effect(n, cost, THEN)} -> {effect(n, gain)}"
            return arrow, LINE if _is_prefixed(gain) else ARROW
        case g.May(body):
            return f"may {effect(n, body)}", LINE
        case g.Repeatedly(body):
            return f"repeatedly {effect(n, body)}", LINE
        case g.Each(who, body, players):
            return f"{player(who)}{described(n, players)}: {effect(n, body)}", LINE
        case g.Decides(who, body):
            return f"{player(who)} decides for you: {effect(n, body)}", LINE
        case g.Ranked(rank, measure, body):
            most = f"the players with the {rank} {counted(n, measure, many=True)}"
            return f"{most}: {effect(n, body)}", LINE
        case g.When(held, yes, no):
            text = f"if {condition(n, held)}: {branch(n, yes)}"
            return text + (f" otherwise {effect(n, no)}" if no is not None else ""), LINE
        case g.Otherwise(first, instead):
            return f"{effect(n, first, LIST)} otherwise {effect(n, instead)}", LINE
        case _:
            return leaf(n, one), PART


def _is_placed_by_rules(one: g.Effect) -> bool:
    """It can say itself that nobody gets anything for it: there is room for one `ignoring`."""
    return isinstance(one, g.Place) and not one.free


def _is_prefixed(one: g.Effect) -> bool:
    """It begins with a word that reaches to the end of the line."""
    return isinstance(
        one, g.May | g.Repeatedly | g.Each | g.Decides | g.Ranked | g.When | g.Otherwise
    )


def branch(n: Names, one: g.Effect) -> str:
    """What stands before `otherwise`: it must not reach over it."""
    match one:
        case g.Pays(cost, gain):
            return f"{effect(n, cost, THEN)} -> {effect(n, gain, THEN)}"
        case g.May(body) | g.Repeatedly(body) if not isinstance(body, g.Pays):
            word = "may" if isinstance(one, g.May) else "repeatedly"
            return f"{word} {effect(n, body, THEN)}"
        case g.Each(who, body, players) if not isinstance(body, g.Pays):
            return f"{player(who)}{described(n, players)}: {effect(n, body, THEN)}"
        case g.Decides(who, body) if not isinstance(body, g.Pays):
            return f"{player(who)} decides for you: {effect(n, body, THEN)}"
        case g.May(g.Pays(cost, gain)):
            return f"may {effect(n, cost, THEN)} -> {effect(n, gain, THEN)}"
        case g.Repeatedly(g.Pays(cost, gain)):
            return f"repeatedly {effect(n, cost, THEN)} -> {effect(n, gain, THEN)}"
        case _:
            return effect(n, one, THEN)


_REPEATED = ("production", "gain", "spend")
"""Verbs that need not be said again in a list."""


def _list(n: Names, parts: Iterable[g.Effect], joint: str) -> str:
    texts: list[str] = []
    verb = ""
    for part in parts:
        text = effect(n, part, PART)
        first, _, rest = text.partition(" ")
        plain = isinstance(part, g.Gain | g.Produce | g.Spend) and _is_plain(part)
        texts.append(rest if plain and first == verb else text)
        verb = first if plain and first in _REPEATED else ""
    return joint.join(texts)


def _is_plain(part: g.Gain | g.Produce | g.Spend) -> bool:
    """A number or X of a plain resource of one's own."""
    simple = isinstance(part.resource, str) and not isinstance(part.amount, g.Per | g.Every)
    return simple and getattr(part, "whose", "you") == "you" and not getattr(part, "source", None)


def _any_standard(n: Names, parts: tuple[g.Effect, ...]) -> str | None:
    """`gain 1 standard resource`: the choice among all resources of the player board."""
    alike: list[g.Gain | g.Produce] = []
    for part in parts:
        if not isinstance(part, g.Gain | g.Produce):
            return None
        alike.append(part)
    standard = {_standard(part) for part in alike}
    if tuple(part.resource for part in alike) != n.standard_resources or len(standard) > 1:
        return None
    one = standard.pop()
    return leaf(n, one) if one.amount == 1 else _of_one_kind(n, one)


def _of_one_kind(n: Names, one: g.Gain | g.Produce) -> str:
    front, back = amount(n, one.amount)
    verb = "gain " if isinstance(one, g.Gain) else f"production {'-' if one.down else '+'}"
    if getattr(one, "whose", "you") != "you":
        raise Unwritable("of each kind of one of them")
    return f"{verb}{front} of one standard resource{back}"


def _standard(part: g.Gain | g.Produce) -> g.Gain | g.Produce:
    match part:
        case g.Gain():
            return replace(part, resource="standard resource")
        case g.Produce():
            return replace(part, resource="standard resource")


# ---- leaves -------------------------------------------------------------------------------------


def leaf(n: Names, one: g.Leaf) -> str:
    match one:
        case g.Gain(resource, how_much):
            return "gain " + _thing(n, resource, how_much)
        case g.GainAny(resources, how_much, different):
            if resources != n.standard_resources:
                raise Unwritable("some of the resources, each chosen anew")
            return "gain " + _thing(n, "different " * different + "standard resource", how_much)
        case g.Lose(resource, how_much, to):
            whom = f" to {player(to)}" if to is not None else ""
            return "lose " + _thing(n, resource, how_much, whom)
        case g.Spend(resource, how_much, source):
            return "spend " + _thing(n, resource or "resource", how_much, _from(n, source))
        case g.Pay(how_much, using):
            front, back = amount(n, how_much)
            return f"pay {front}" + "".join(f" with {n.noun('resource', u)}" for u in using) + back
        case g.Produce(str(resource), how_much, True, "you", True):
            front, back = amount(n, how_much)
            return f"lose {front} {n.noun('resource', resource)} production{back}"
        case g.Produce(resource, how_much, down, whose, far):
            if far != (down and whose in ("all", "opponents")):
                raise Unwritable("production that goes down as far as it can")
            sign = "-" if down else "+"
            return f"production {sign}" + _thing(n, resource, how_much, _of(whose))
        case g.Raise(track, steps, down):
            front, back = amount(n, steps)
            rest = " ignoring bonuses" if one.bare else ""
            return f"{'lower' if down else 'raise'} {n.noun('track', track)} {front}{back}{rest}"
        case g.Place():
            return _place(n, one)
        case g.Lay(kind, on, number, every):
            where = placed(n, on).replace(" on an ", " on each ").replace(" on a ", " on each ")
            noun = n.noun("kind", kind, many=number != 1)
            return f"place {number} {noun}{where if every else placed(n, on)}"
        case g.MoveTile(which, area_):
            there = f" to {area(n, area_)}" if area_ is not None else ""
            return f"move {article(tiles(n, which, many=False))}{there}"
        case g.ExchangeTile(which, tile):
            mine = f"{article(tiles(n, which, many=False))}"
            return f"exchange {mine} for {article(n.noun('tile', tile))}"
        case g.GainBonus(at):
            return f"gain all bonuses under {'it' if at == 'it' else 'this tile'}"
        case g.RemoveTile(which):
            return f"remove 1 {tiles(n, which, many=False)}"
        case g.GainTag(tag, how_much, period):
            front, back = amount(n, how_much)
            noun = f"{n.noun('tag', tag)} tag" + "s" * is_many(how_much)
            until = "" if period == "game" else f" this {period}"
            return f"gain {front} {noun}{back}{until}"
        case g.Add(resource, how_much, to_, True):
            each = some_cards(n, to_, "play", many=False)
            return f"add {_thing(n, resource or 'resource', how_much)} to each {each}"
        case g.Add(resource, how_much, to_, cards=number) if number > 1:
            cards = some_cards(n, to_, "play")
            count = f"up to {number}" if one.fewer else f"{number}"
            return f"add {_thing(n, resource or 'resource', how_much)} to {count} different {cards}"
        case g.Add(resource, how_much, to_):
            thing = resource or "resource"
            if to_.reference == "this":
                return "add " + _thing(n, thing, how_much, " here")
            return f"add {_thing(n, thing, how_much)} to {one_card(n, to_)}"
        case g.Remove():
            return _remove(n, one)
        case (
            g.BuildColony()
            | g.AddColony()
            | g.Trade()
            | g.MoveColony()
            | g.ColonyBonuses()
            | g.PlaceDelegates()
            | g.RemoveDelegate()
            | g.ExchangeDelegate()
        ):
            return expansion(n, one)
        case _:
            return _with_cards(n, one)


def _thing(n: Names, resource: g.Resource, how_much: g.Amount, more: str = "") -> str:
    """`2 plants`, `1 of that resource`, `1 plant per 2 tags`; `more` stands before `per`."""
    front, back = amount(n, how_much)
    many = is_many(how_much)
    match resource:
        case str():
            noun = _word(n, resource, many)
        case g.That():
            noun = "of that resource"
        case g.Printed(resources, at):
            under = "it" if at == "it" else "this tile"
            noun = f"of {printed(n, resources)} under {under}"
        case g.Lowest():
            noun = "of your lowest production"
        case _:
            assert_never(resource)
    if isinstance(how_much, g.Chosen) and more.startswith(" from"):
        return f"{front} {noun}{back}{more}"  # a limit stands with its thing
    return f"{front} {noun}{more}{back}"


def _word(n: Names, resource: str, many: bool) -> str:
    if resource in ("resource", "standard resource"):
        return resource + "s" * many
    return n.noun("resource", resource, many)


def _from(n: Names, source: g.CardSet | None) -> str:
    if source is None:
        return ""
    return " here" if source.reference == "this" else f" from {one_card(n, source)}"


def _of(whose: g.Whose) -> str:
    return "" if whose == "you" else f" of {player(whose)}"


def _place(n: Names, one: g.Place) -> str:
    if not one.tile:
        tile = "this tile"
    elif one.count != 1:
        tile = f"{one.count} {n.noun('tile', one.tile, many=True)}"
    else:
        tile = n.noun("tile", one.tile)
    rules = " ignoring placement rules" if one.free else " ignoring bonuses" * one.bare
    return f"place {tile}{placed(n, one.area)}{rules}"


def _remove(n: Names, one: g.Remove) -> str:
    verb = "steal" if one.steal else "remove"
    up_to = "up to " if one.up_to else ""
    thing = _thing(n, one.resource or "resource", one.amount, _from_whom(n, one))
    return f"{verb} {up_to}{thing}"


def _from_whom(n: Names, one: g.Remove) -> str:
    if one.cards is not None:
        return _from(n, one.cards)
    if one.whose is None:
        raise Unwritable("a removal from nobody")
    if one.owning is not None:
        return f" from the owner of {article(tiles(n, one.owning, False, default='all'))}"
    return f" from {player(one.whose)}{described(n, one.players)}"


# ---- verbs on cards -----------------------------------------------------------------------------

_Cards = (
    g.Draw
    | g.Look
    | g.Hide
    | g.Mark
    | g.Take
    | g.Discard
    | g.CopyProduction
    | g.CopyEffects
    | g.MoveCards
    | g.Double
    | g.UseAction
    | g.UseProject
    | g.TakeActions
    | g.PlayCard
    | g.Fund
    | g.Claim
)


def _with_cards(n: Names, one: _Cards) -> str:
    match one:
        case g.Draw(how_many, cards):
            return _some("draw", n, how_many, cards)
        case g.Look(how_many, public, cards):
            return _look(n, "reveal" if public else "look at", how_many, cards)
        case g.Mark(marked, down):
            here = marked == g.CardSet(reference="this")
            where = "here" if here else f"on {one_card(n, marked)}"
            return f"{'remove' if down else 'place'} 1 marker {where}"
        case g.Hide(how_many, hidden):
            return _some("hide", n, how_many, hidden)
        case g.Take(how_many, buy, cards):
            if buy and how_many == 1 and cards is None:
                return "buy it"
            return _take(n, "buy" if buy else "take", how_many, cards)
        case g.Discard(how_many, cards, far, random):
            return _some("lose" if far else "discard", n, how_many, cards, random)
        case g.CopyProduction(cards_, count) if count > 1:
            return f"copy the production boxes of {count} {some_cards(n, cards_, 'play')}"
        case g.CopyProduction(cards_):
            return f"copy the production box of {one_card(n, cards_)}"
        case g.CopyEffects(cards_):
            return f"copy the immediate effects of {one_card(n, cards_)}"
        case g.MoveCards():
            return _move(n, one)
        case g.Double(cards_):
            return f"double the resources{_doubled(n, cards_)}"
        case g.UseAction(cards_):
            return f"use the action of {one_card(n, cards_)}"
        case g.UseProject():
            return _use_project(n, one)
        case g.TakeActions(how_many):
            return f"take {how_many} action{'s' * (how_many != 1)}"
        case g.PlayCard():
            return _play(n, one)
        case g.Fund():
            return "fund an award for free"
        case g.Claim(which):
            return f"claim {article(tiles(n, which, many=False))}"
        case _:
            assert_never(one)


def _some(
    verb: str, n: Names, how_many: g.Amount, cards: g.CardSet | None, random: bool = False
) -> str:
    front, back = amount(n, how_many)
    noun = "random " * random + some_cards(n, cards or g.CardSet(), many=is_many(how_many))
    return f"{verb} {front} {noun}{back}"


def _look(n: Names, verb: str, how_many: g.Amount, cards: g.CardSet | None) -> str:
    if cards is not None and cards.zone == "hand":
        return _some(verb, n, how_many, replace(cards, zone="")) + " from hand"
    return _some(verb, n, how_many, cards)


def _take(n: Names, verb: str, how_many: g.Amount, cards: g.CardSet | None) -> str:
    if cards is not None and cards.zone == "pile":
        return _some("draw", n, how_many, replace(cards, zone=""))
    if cards is not None and cards.zone:
        return _some(verb, n, how_many, cards)
    if cards is not None and cards.reference and how_many == 1:
        return "take it"
    front, _ = amount(n, how_many)
    some = cards if cards is not None and not cards.reference else None
    noun = f"{some_cards(n, some, many=is_many(how_many))} " if some is not None else ""
    return f"{verb} {front} {noun}of them"


def _use_project(n: Names, one: g.UseProject) -> str:
    if len(one.projects) > 1:
        raise Unwritable("some of the standard projects")
    what = f"the {n.card(one.projects[0])}" if one.projects else "1"
    cost = f" with cost min {one.cost_min}" if one.cost_min else ""
    return f"use {what} standard project{cost}{_for(one.less)}"


def _for(less: int | None) -> str:
    if less is None:
        return " for free"
    return f" for {less} less" if less else ""


_PILES = Phrases(
    {
        "hand": "hand",
        "deck": "the deck",
        "discard": "the discards",
        "events": "the event pile",
        "play": "play",
        "pile": "the pile",
    }
)


def _move(n: Names, one: g.MoveCards) -> str:
    if one.area is not None:
        return f"{_some('move', n, one.amount, _unplayed(one.cards))} to {area(n, one.area)}"
    to = "here" if one.to == "here" else _PILES[one.to] + _of(one.whose)
    if one.cards.reference:
        return f"move {one_card(n, one.cards)} to {to}"
    if one.to == "discard" and isinstance(one.amount, g.Chosen) and one.amount.up_to:
        return _some("discard", n, one.amount, replace(one.cards, zone=""))
    verb = "move up to" if one.up_to else "move"
    if g.is_laid_out(one.cards):
        return f"{_some(verb, n, one.amount, one.cards)} to {to}"
    zone = one.cards.zone if one.cards.zone != "play" else ""
    source = f" from {_PILES[zone]}" if zone else ""
    bare = replace(one.cards, zone="")
    if zone == "hand" and one.cards.whose != "you":
        source, bare = f" from the hand{_of(one.cards.whose)}", replace(bare, whose="you")
    cards = _some(verb, n, one.amount, bare, one.random)
    return f"{cards}{source} to {to}"


def _unplayed(cards: g.CardSet) -> g.CardSet:
    """Without the zone that goes without saying."""
    return replace(cards, zone="") if cards.zone == "play" else cards


def _doubled(n: Names, cards: g.CardSet) -> str:
    if cards.reference == "this":
        return " here"
    if cards.zone == "here":
        return f" on {article(some_cards(n, replace(cards, zone=''), many=False))} here"
    return f" on {one_card(n, cards)}"


def _play(n: Names, one: g.PlayCard) -> str:
    if one.cards == g.CardSet(zone="table"):
        text = "play 1 of them"
    elif one.cards.zone == "table":
        text = f"play 1 {some_cards(n, one.cards, many=False)}"
    else:
        cards = some_cards(n, replace(one.cards, zone=""), many=False)
        text = f"play 1 {cards} from {_PILES[one.cards.zone]}"
    which = "requirements" if one.unconditional else "global requirements"
    return text + _for(one.less) + f" ignoring {which}" * (one.ignoring or one.unconditional)
