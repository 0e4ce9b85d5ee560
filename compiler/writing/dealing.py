"""Verbs on cards in card text, and on what the game offers for a price.

In: leaves of the graph. Out: text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.measures import amount, is_many
from compiler.writing.names import Names, Phrases, Unwritable, article, player
from compiler.writing.rules import requirements
from compiler.writing.selectors import area, one_card, one_tile, several_cards, some_cards


def of_whose(whose: g.Whose) -> str:
    return "" if whose == "you" else f" of {player(whose)}"


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
    | g.Nothing
    | g.BecomeFirst
    | g.PlayCard
    | g.Fund
    | g.ClaimMilestone
    | g.TakeSeat
    | g.Claim
    | g.ChooseTile
)


def choosing(names: Names, one: g.Choosing) -> str:
    """`choose a tag`, `choose a plant/microbe tag`, `choose steel/titanium`, `choose a party`."""
    if one.family.what == "tag":
        every = one.ids == names.plain_tags
        return f"choose {article('tag' if every else names.either('tag', one.ids) + ' tag')}"
    if one.family.what == "resource" and one.ids == names.standard_resources:
        return "choose a standard resource"
    if one.ids in (names.parties, names.parameters):
        return f"choose a {one.family.what}"
    what = "track" if one.family.what == "parameter" else one.family.what
    return f"choose {names.either(what, one.ids)}"


def with_cards(names: Names, one: _Cards) -> str:
    match one:
        case g.Draw(how_many, cards):
            return _some("draw", names, how_many, cards)
        case g.Look(how_many, public, g.CardSet(zone="discard") as cards, True):
            verb, bare = "reveal" if public else "look at", replace(cards, zone="")
            return f"{_some(verb, names, how_many, bare, True)} from the discards"
        case g.Look(how_many, _, g.CardSet() as cards, True):
            owner = f"the hand{of_whose(cards.whose)}" if cards.whose != "you" else "hand"
            bare = replace(cards, zone="", whose="you")
            return f"{_some('reveal', names, how_many, bare, True)} from {owner}"
        case g.Look(how_many, public, cards):
            return _look(names, "reveal" if public else "look at", how_many, cards)
        case g.Mark(marked, down):
            here = marked == g.CardSet(reference="this")
            where = "here" if here else f"on {one_card(names, marked)}"
            return f"{'remove' if down else 'place'} 1 marker {where}"
        case g.Settle():
            return choosing(names, one)
        case g.Peek(whose):
            return f"look at the hand of {player(whose)}"
        case g.Hide(how_many, hidden):
            return _some("hide", names, how_many, hidden)
        case g.Take(how_many, buy, cards, up_to):
            if buy and how_many == 1 and cards is None and not names.several:
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
        case g.Nothing():
            return "nothing"
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
        case g.TakeSeat(cards_, less, freely):
            price = f"{_for(names, less)}{' ignoring requirements' * freely}"
            where = one_card(names, replace(cards_, zone="play"))
            return f"take 1 seat on {where}{price}"
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
        return _some(verb, names, how_many, cards) + " in the pile"
    return _some(verb, names, how_many, cards)


def _take(names: Names, verb: str, how_many: g.Amount, cards: g.CardSet | None) -> str:
    if cards is not None and cards.zone == "pile":
        return _some("draw", names, how_many, replace(cards, zone=""))
    if cards is not None and cards.zone:
        return _some(verb, names, how_many, cards)
    if cards is not None and cards.reference and how_many == 1 and not names.several:
        return "take it"
    front, back = amount(names, how_many)
    some = cards if cards is not None and not cards.reference else None
    noun = f"{some_cards(names, some, many=is_many(how_many))} " if some is not None else ""
    if isinstance(how_many, g.Every):
        noun = noun or "cards "  # `all of them` says nothing of what
    return f"{verb} {front} {noun}of them{back}"


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
    to = "here" if one.to == "here" else _PILES[one.to] + of_whose(one.whose)
    to = f"the {to}" if one.to == "hand" and one.whose != "you" else to
    if one.cards.reference:
        return f"move {one_card(names, one.cards)} to {to}"
    if one.to == "discard" and isinstance(one.amount, g.Chosen) and one.amount.up_to:
        which = one.cards if g.is_laid_out(one.cards) else replace(one.cards, zone="")
        return _some("discard", names, one.amount, which)
    if one.cards.zone == "them" and one.to == "hand" and one.whose == "you":
        verb = "take up to" if one.up_to else "take"
        return _take(names, verb, one.amount, replace(one.cards, zone=""))
    if one.cards.zone in ("table", "them"):
        return f"move {_of_them(names, one)} to {to}"
    verb = "move up to" if one.up_to else "move"
    if g.is_laid_out(one.cards):
        return f"{_some(verb, names, one.amount, one.cards)} to {to}"
    zone = one.cards.zone if one.cards.zone != "play" else ""
    source = " here" if zone == "here" else f" from {_PILES[zone]}" if zone else ""
    bare = replace(one.cards, zone="")
    if zone in ("hand", "events") and one.cards.whose != "you":
        pile = "hand" if zone == "hand" else "event pile"
        source, bare = f" from the {pile}{of_whose(one.cards.whose)}", replace(bare, whose="you")
    cards = _some(verb, names, one.amount, bare, one.random)
    return f"{cards}{source} to {to}"


def _of_them(names: Names, one: g.MoveCards) -> str:
    """`them`, `2 of them`, `1 science card of them`."""
    bare = replace(one.cards, zone="")
    if isinstance(one.amount, g.Every) and bare == g.CardSet():
        return "them"
    front, back = amount(names, one.amount)
    some = some_cards(names, bare, many=is_many(one.amount)) + " "
    return f"{front} {some * (bare != g.CardSet())}of them{back}"


def _hand_over(names: Names, one: g.MoveCards) -> str:
    """What lies before a player, to another one."""
    if one.whose == "you":
        whose = "opponent" if one.cards.whose == "opponents" else one.cards.whose
        bare = replace(_unplayed(one.cards), whose="you")
        return _some("take", names, one.amount, bare, more=of_whose(whose))
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
    elif one.cards.zone in ("table", "here"):
        text = f"play 1 {some_cards(names, one.cards, many=False)}"
    else:
        bare = replace(one.cards, zone="", whose="you")
        cards = some_cards(names, bare, many=False)
        text = f"play 1 {cards} from {_PILES[one.cards.zone]}{of_whose(one.cards.whose)}"
    if not (one.ignoring or one.unconditional or one.tags):
        return text + _for(names, one.less)
    which = requirements(names, one.parameters, one.unconditional, one.tags)
    return f"{text}{_for(names, one.less)} ignoring {which}"
