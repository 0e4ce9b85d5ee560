"""Verbs that show cards: look at, reveal, hide.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph
from compiler.graph import CardSet
from compiler.lower.phrases.laid import lies
from compiler.lower.phrases.nouns import hear_words, own_kind
from compiler.lower.phrases.scope import Bag, whose
from compiler.lower.phrases.selectors import zone_of
from compiler.lower.verbs.call import Call, is_a_hand
from compiler.lower.verbs.draw import IN_DECK, by_chance, filtered, lying_there
from dsl.syntax.nodes import AnyThing, Thing, Who

_SHUFFLED = "a deck is shuffled, and its top cards are as good as any"
_OF = "by chance `reveal 1 random card from hand`, `look at 2 random cards from the discards`"


def look(call: Call) -> graph.Effect:
    """`look at 3 cards`, `look at 2 preludes`, `reveal X cards from hand`."""
    if is_a_hand(call.node):
        return _peek(call)
    public = call.node.verb == "reveal"
    call, asked = by_chance(call), call
    from_ = call.role("from")
    if call is not asked:
        zone = zone_of(call.scope, from_) if isinstance(from_, Thing) else ""
        if zone == "discard":
            return _out_of_discards(call, public)
        if from_ is None or zone == "deck":
            call.scope.unclear(asked.thing.span, f"{_SHUFFLED}: `{call.node.verb} 2 cards`; {_OF}")
            return graph.Look(call.amount, public, filtered(call), by=call.by)
        if not public:
            cure = "what chance chooses all see: `reveal 2 random cards from the hand of an "
            cure += "opponent`; for yourself you see all of them: `look at the hand of an opponent`"
            call.scope.unclear(call.node.span, cure)
        return _reveal_by_chance(call, from_)
    laid = lying_there(call, from_)
    if laid is not None and laid.zone == "row":
        call.scope.unclear(call.thing.span, "in a row they lie open for all to see")
    every = isinstance(call.amount, graph.Every)
    if laid is not None and every and laid.zone != "areas":
        cure = "a number of them, or all that lie there: `reveal all finds adjacent to …`"
        call.scope.unclear(call.thing.span, cure)
    if laid is not None:
        laid = CardSet(kinds=laid.kinds) if laid.zone == "pile" else laid
        return graph.Look(call.amount, public, laid, by=call.by)
    kind = own_kind(call.scope, call.thing)
    if from_ is None and kind is not None and lies(kind) == "areas":
        some = f"{call.node.verb} 1 {kind.word}"
        call.scope.unclear(
            call.thing.span, f"say where: `{some} on an area`, or `{some} in the pile`"
        )
    cards = filtered(call)
    if from_ is not None:
        zone = zone_of(call.scope, from_) if isinstance(from_, Thing) else ""
        cards = replace(cards or CardSet(), zone=zone)
        if zone == "discard":
            cure = "nobody knows how they lie: `look at 4 random cards from the discards`"
            call.scope.unclear(call.node.span, cure)
        elif zone != "hand":
            call.scope.unclear(call.node.span, "for example `reveal 1 card from hand`")
    elif every:
        cure = "a number of them" if not public else "for example `reveal all cards from hand`"
        call.scope.unclear(call.thing.span, cure)
    elif cards is not None and (cards != CardSet(kinds=cards.kinds) or {*cards.kinds} & {*IN_DECK}):
        cure = "for example `look at 3 cards`, `look at 2 preludes`; until so many are found"
        call.scope.unclear(call.thing.span, f"{cure}: `draw 2 science cards`")
    return graph.Look(call.amount, public, cards, by=call.by)


def _reveal_by_chance(call: Call, from_: AnyThing | None) -> graph.Effect:
    """`reveal 1 random card from the hand of an opponent`."""
    cards, scope = filtered(call) or CardSet(), call.scope
    if not isinstance(from_, Thing) or zone_of(scope, from_) != "hand":
        scope.unclear(call.node.span, "for example `reveal 1 random card from hand`")
    if isinstance(call.amount, graph.Every):
        scope.unclear(call.node.span, "all of them are no matter of chance")
    bag = Bag(scope, from_.filters if isinstance(from_, Thing) else ())
    of = bag.take("of", lambda f: isinstance(f.thing, Who))
    bag.close()
    meant = whose(scope, of.thing) if of is not None and isinstance(of.thing, Who) else "you"
    if meant in ("all", "opponents", "nobody"):
        scope.unclear(call.node.span, "each by itself: `each opponent: reveal 1 random card …`")
    cards = replace(cards, zone="hand", whose=meant)
    return graph.Look(call.amount, True, cards, True, call.by)


def _out_of_discards(call: Call, public: bool) -> graph.Effect:
    """`look at 4 random cards from the discards`, of which nobody knows how they lie."""
    if isinstance(call.amount, graph.Every):
        call.scope.unclear(call.node.span, "all of them are no matter of chance")
    cards = replace(filtered(call) or CardSet(), zone="discard")
    return graph.Look(call.amount, public, cards, True, call.by)


def _peek(call: Call) -> graph.Effect:
    """`look at the hand of an opponent`."""
    scope = call.scope
    hear_words(scope, call.thing.words)
    scope.says(call.thing, "the")
    of = call.bag.take("of", lambda f: isinstance(f.thing, Who))
    meant = whose(scope, of.thing) if of is not None and isinstance(of.thing, Who) else "you"
    if meant in ("you", "all", "opponents", "nobody"):
        scope.unclear(call.node.span, "of one other player: `look at the hand of an opponent`")
    return graph.Peek(meant, call.by)


def hide(call: Call) -> graph.Effect:
    """`hide 1 find adjacent to your tile`."""
    laid = lying_there(call)
    if laid is None or laid.zone != "areas":
        call.scope.unclear(call.thing.span, f"what lies on an area: `{call.frame.example}`")
    return graph.Hide(call.amount, laid or CardSet(), call.by)


VERBS: dict[str, Callable[[Call], graph.Effect]] = {
    "look at": look,
    "reveal": look,
    "hide": hide,
}
