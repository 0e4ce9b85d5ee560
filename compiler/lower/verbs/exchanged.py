"""What is exchanged with another player, or of one's own for something else of one's own.

In: a `Call`. Out: `Swap`s of the graph.
"""

from __future__ import annotations

from compiler import graph
from compiler.graph import Whose
from compiler.lower.phrases.counted import check_produced
from compiler.lower.phrases.nouns import hear_words, named, noun, only, own_kind, structural
from compiler.lower.phrases.scope import NOTHING, whose
from compiler.lower.verbs.call import Call
from compiler.lower.verbs.stock import produced
from compiler.names.written import plain_text
from dsl.syntax.nodes import Thing, Who

Swap = graph.ExchangeProduction | graph.ExchangeStock | graph.ExchangeHands | graph.ExchangeOwn


def exchange_with(call: Call) -> Swap:
    """`exchange heat production with an opponent`, `exchange plants with that player`, `exchange
    hands with an opponent`: all of the one for all of the other."""
    example = (
        "for example `exchange heat production with an opponent`, `exchange heat production with "
        "energy production`"
    )
    scope, kind = call.scope, structural(call.thing)
    own = call.bag.take("with", lambda f: isinstance(f.thing, Thing))
    if own is not None and isinstance(own.thing, Thing):
        return _exchange_own(call, own.thing)
    other = call.bag.take("with", lambda f: isinstance(f.thing, Who))
    instead = call.role("for")
    whom: Whose = "opponent"
    if other is None or not isinstance(other.thing, Who) or instead is not None:
        call.bag.rest.clear()
        scope.hear(instead)
        scope.unclear(call.node.span, example)
    else:
        whom = whose(scope, other.thing)
        if call.amount != 1 or whom in ("you", "any", "all", "opponents"):
            cure = "all of it, with one other: `with an opponent`, `with that player`"
            scope.unclear(other.span, cure)
    scope.says(call.thing, "your")
    if kind is not None and kind[0] == "production":
        hear_words(scope, call.thing.words)
        return graph.ExchangeProduction(produced(call, kind[1]), whom, call.by)
    if plain_text(call.thing) in ("hand", "hands"):
        hear_words(scope, call.thing.words)
        return graph.ExchangeHands(whom, call.by)
    if (token := own_kind(scope, call.thing)) is not None:
        cure = f"one is taken and one given: `take 1 {token.word} of an opponent then move 1 "
        scope.unclear(call.thing.span, f"{cure}{token.word} to that player`")
        return graph.ExchangeHands(whom, call.by)
    found = noun(scope, call.thing, ("resource", "counter"))
    if found is not None and found.kind == "counter":
        cure = (
            "stocks, production and hands are exchanged, tracks are not: `exchange plants with an "
        )
        scope.unclear(call.thing.span, f"{cure}opponent`")
    resource = only(scope, found, call.thing.span) if found is not None else NOTHING
    return graph.ExchangeStock(resource, whom, call.by)


def _exchange_own(call: Call, other: Thing) -> graph.ExchangeOwn:
    """`exchange energy production with heat production`, `exchange plants with heat`."""
    scope, kinds = call.scope, (structural(call.thing), structural(other))
    made = [kind is not None and kind[0] == "production" for kind in kinds]
    ids: list[str] = []
    for thing, kind in zip((call.thing, other), kinds, strict=True):
        scope.says(thing, "your")
        if kind is not None and kind[0] == "production":
            hear_words(scope, thing.words)
            found = named(scope, kind[1][0], ("resource",)) if len(kind[1]) == 1 else ()
            check_produced(scope, found, thing.span)
        else:
            stock = noun(scope, thing, ("resource",))
            found = stock.ids if stock is not None else ()
        ids += found[:1] if len(found) == 1 else [NOTHING]
    rest = other.filters or other.number is not None or call.amount != 1
    if rest or len(set(made)) > 1 or len(set(ids)) < 2 or NOTHING in ids:
        cure = (
            "all of one's own of the one for all of the other: `exchange energy production with "
            "heat production`, `exchange plants with heat`"
        )
        scope.unclear(call.node.span, cure)
    return graph.ExchangeOwn(ids[0], ids[1], made[0], call.by)
