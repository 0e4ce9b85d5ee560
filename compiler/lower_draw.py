"""Verbs on cards: draw, look, take, discard, copy, move, use, play, and fund.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph
from compiler.graph import CardSet, Whose
from compiler.lower_call import Call
from compiler.lower_nouns import structural
from compiler.lower_scope import Bag, Scope, value_of, whose
from compiler.lower_selectors import card_set, which_card, zone_of
from compiler.names import fold
from dsl.nodes import Here, It, Number, Thing, Who


def _filtered(call: Call) -> CardSet | None:
    """The filter of `2 science cards`, `1 card with a microbe tag`; None for any card."""
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    call.bag.rest.clear()
    cards = card_set(call.scope, thing)
    return None if cards == CardSet() else cards


def draw(call: Call) -> graph.Effect:
    return graph.Draw(call.amount, _filtered(call), call.by)


def look(call: Call) -> graph.Effect:
    public = call.node.verb == "reveal"
    cards = _filtered(call)
    if cards is not None:
        call.scope.unclear(call.thing.span, "for example `look at 3 cards`")
    return graph.Look(call.amount, public, call.by)


def take(call: Call) -> graph.Effect:
    """`take 1 of them`, `take it`, `buy it`, `take 1 science card of them`."""
    buy = call.node.verb == "buy"
    if not call.scope.looked:
        help_ = "for example `look at 3 cards then take 1 of them`"
        call.scope.fault("E2014", call.node.span, help_, word="them")
    call.bag.take("of", lambda f: isinstance(f.thing, It))
    cards = _filtered(call) if call.thing.words else None
    return graph.Take(call.amount, buy, cards, call.by)


def discard(call: Call, far: bool = False) -> graph.Effect:
    cards = _filtered(call)
    if cards is not None and cards.zone == "hand":
        cards = replace(cards, zone="")
    return graph.Discard(call.amount, None if cards == CardSet() else cards, far, call.by)


def _of_card(call: Call, word: str, of: Thing | None = None) -> CardSet:
    """`the production box of CARD`, `the action of CARD`."""
    of = of or call.bag.take_with_rest("of")
    found = structural(call.thing)
    if of is None or found is None or found[0] != word:
        call.scope.fault(
            "E2005",
            call.node.span,
            f"for example `{call.frame.example}`",
            verb=call.node.verb,
            wanted="what",
        )
        return CardSet()
    return which_card(call.scope, of)


def copy(call: Call) -> graph.Effect:
    """`copy the production box of CARD`, `copy the immediate effects of CARD`."""
    found = structural(call.thing)
    if found is not None and found[0] == "effect":
        return graph.CopyEffects(_of_card(call, "effect"), call.by)
    of = call.bag.take_with_rest("of")
    number = of.number if of is not None else None
    if of is None or number is None:
        return graph.CopyProduction(_of_card(call, "box", of), by=call.by)
    if number.times_x or number.bound:
        call.scope.unclear(number.span, "for example `the production boxes of 2 building cards`")
    cards = card_set(call.scope, replace(of, number=None), "play")
    return graph.CopyProduction(cards, value_of(number), call.by)


def move(call: Call) -> graph.Effect:
    """`move 1 space card from hand to here`, `move this card to the event pile of that player`."""
    scope = call.scope
    to = call.role("to")
    owner: Whose = "you"
    zone = "here"
    if isinstance(to, Thing):
        bag = Bag(scope, to.filters)
        of = bag.take("of", lambda f: isinstance(f.thing, Who))
        bag.close()
        if of is not None and isinstance(of.thing, Who):
            # `that player` may also be who was just stolen from
            owner = whose(scope.after(trigger=True), of.thing)
        zone = zone_of(scope, to)
    elif not isinstance(to, Here):
        help_ = f"for example `{call.frame.example}`"
        scope.fault("E2013", call.node.span, help_, verb="move")
    cards = _filtered(call) or CardSet()
    from_ = call.role("from")
    if isinstance(from_, Thing):
        cards = replace(cards, zone=zone_of(scope, from_))
    return graph.MoveCards(call.amount, cards, zone, owner, call.by)


def double(call: Call) -> graph.Effect:
    """`double the resources on a card here`."""
    if structural(call.thing) is None:
        call.scope.unclear(call.thing.span, f"say `{call.frame.example}`")
    else:
        call.noun()
    here = call.bag.take("here") is not None
    on = call.bag.take("on")
    if on is None or on.thing is None or isinstance(on.thing, Number):
        cards = CardSet(reference="this") if here else CardSet(zone="play")
        if not here:
            help_ = f"say where: `{call.frame.example}`"
            call.scope.fault("E2013", call.node.span, help_, verb="double")
    else:
        cards = card_set(call.scope, on.thing, "here" if here else "play")
    return graph.Double(cards, call.by)


def use(call: Call) -> graph.Effect:
    return graph.UseAction(_of_card(call, "action"), call.by)


def play(call: Call) -> graph.Effect:
    """`play 1 card from hand for 25 less`, `… for free`, `… ignoring global requirements`."""
    scope = call.scope
    cards = _filtered(call) or CardSet()
    from_ = call.role("from")
    zone = zone_of(scope, from_) if isinstance(from_, Thing) else "hand"
    less: int | None = 0
    price = call.role("for")
    if isinstance(price, Thing):
        less = _price(scope, price)
    ignoring = call.role("ignoring")
    if call.amount != 1:
        scope.unclear(call.thing.span, "one card at a time: `play 1 card from hand`")
    return graph.PlayCard(replace(cards, zone=zone), less, ignoring is not None, call.by)


def _price(scope: Scope, price: Thing) -> int | None:
    """`free` or `25 less`."""
    if _is_free(price):
        return None
    bag = Bag(scope, price.filters)
    less = bag.take("less")
    bag.close()
    if less is None or price.number is None or price.number.value is None:
        scope.unclear(price.span, "`for free` or `for 5 less`")
        return 0
    return price.number.value


def _is_free(price: Thing) -> bool:
    return [fold(w.words[0].text) for w in price.words] == ["free"]


def fund(call: Call) -> graph.Effect:
    price = call.role("for")
    if not isinstance(price, Thing) or not _is_free(price):
        call.scope.unclear(call.node.span, "for example `fund an award for free`")
    call.noun()
    return graph.Fund(call.by)
