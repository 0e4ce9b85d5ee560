"""The verb that moves cards: from place to place, into the hands of others, onto areas; and
markers, which are put on cards and taken from them.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph
from compiler.graph import CardSet, Whose
from compiler.lower.phrases.areas import area_set
from compiler.lower.phrases.delegates import POSTS
from compiler.lower.phrases.laid import bears_none, is_marker, lies, marked_cards
from compiler.lower.phrases.nouns import hear_words, own_kind, structural
from compiler.lower.phrases.scope import Bag, Scope, whose
from compiler.lower.phrases.selectors import check_place, zone_of
from compiler.lower.verbs.call import Call, said_up_to
from compiler.lower.verbs.draw import (
    by_chance,
    described,
    filtered,
    lying_there,
    not_of_the_deck,
    not_theirs,
    says_them,
)
from compiler.messages.meaning import WHERE_MISSING
from compiler.names.written import plain_text
from dsl.syntax.nodes import AnyThing, Here, It, Thing, Who

_SOMEBODYS = ("hand", "events", "play")
"""Places that each player has."""


def move(call: Call) -> graph.Effect:
    """`move 1 space card from hand to here`, `move this card to the event pile of that player`."""
    scope = call.scope
    if (found := structural(call.thing)) is not None and found[0] in POSTS:
        cure = "one goes and one comes: `remove 1 delegate of you then place 1 delegate in a party`"
        scope.unclear(call.node.span, cure)
        return graph.Unordered(())
    if is_marker(call.thing):
        cure = "it is taken away and put down: `remove 1 marker here then place 1 marker on a card`"
        scope.unclear(call.node.span, cure)
        call.bag.rest.clear()
        return graph.Unordered(())
    to = call.role("to")
    if scope.placed and not scope.since and isinstance(call.node.thing, It) and _is_ground(to):
        cure = "where a tile comes to lie is said as it is placed, `place city on a land area`; "
        scope.unclear(call.node.span, f"{cure}one that lies there is named: `move a city to …`")
        return graph.Unordered(())
    call, asked = by_chance(call), call
    random = call is not asked
    owner: Whose = "you"
    zone = "here"
    area = _onto_area(call, to) if isinstance(to, Thing) else None
    if area is not None:
        zone = "areas"
    elif isinstance(to, Thing):
        end, to = _end_of_deck(scope, to)
        bag = Bag(scope, to.filters)
        of = bag.take("of", lambda f: isinstance(f.thing, Who))
        bag.close()
        if of is not None and isinstance(of.thing, Who):
            # `that player` may also be who was just stolen from
            owner = whose(scope.after(trigger=True), of.thing)
        zone = end or zone_of(scope, to)
        if owner in ("all", "opponents") or (owner != "you" and zone not in _SOMEBODYS):
            scope.unclear(to.span, "a card goes to one player: `to the event pile of that player`")
    elif isinstance(to, Who):
        owner, zone = _to_player(call, to)
    elif isinstance(to, Here):
        scope.hear(to)
    else:
        cure = f"for example `{call.frame.example}`"
        scope.fault(WHERE_MISSING, call.node.span, cure, verb="move")
    from_ = call.role("from")
    laid, looked = lying_there(call, from_), _looked_at(call)
    places = ("", "here", "play", "events", "hand", "discard")
    cards = laid or looked or filtered(call, places, "" if from_ else "play") or CardSet()
    if cards.zone in ("play", "events") and cards.whose != "you":
        cure = "only one's own: `move 1 card`, `take 1 find of an opponent`"
        if cards.zone == "play" and cards.whose == "all":
            cure = "only one's own, of which nothing is said: leave out `in play`"
        scope.unclear(call.thing.span, cure)
    if zone == "pile" and not (cards.reference or _are_own(scope, cards)):
        scope.unclear(call.thing.span, "cards of this kind have no pile of their own")
    if area is not None and (call.amount != 1 or cards.zone == "row"):
        scope.unclear(call.thing.span, "one at a time, which lies on an area or is yours")
    if laid is not None and zone not in ("pile", "discard", "areas"):
        scope.unclear(call.thing.span, "who wants it takes it: `take 1 find adjacent to your tile`")
    if laid is not None or looked is not None:
        pass
    elif isinstance(from_, Thing):
        if cards.zone or cards.reference:
            scope.unclear(from_.span, "where it is has been said")
        cards = replace(cards, zone=zone_of(scope, from_), whose=whose_cards(call, from_, random))
        check_place(scope, cards.zone, from_.span)
        not_of_the_deck(call, cards, from_)
    elif not cards.zone and not cards.reference:
        cards = replace(cards, zone="play")
    if area is None and not cards.reference and (cards.zone, cards.whose) == (zone, owner):
        scope.unclear(call.node.span, "there it is already")
    if cards.reference == "this" and scope.kind in ("standard project", "conversion"):
        scope.unclear(call.thing.span, "only what lies before a player is moved")
    up_to = said_up_to(call)
    on_table = looked is not None and not looked.reference
    back = zone == "hand" and owner == "you"
    if on_table and (up_to or area is not None or zone == "play" or back or random):
        cure = "for example `may move 1 of them to the bottom of the deck`"
        if back:
            there = scope.drawn or scope.in_hand == "you"
            cure = "there it is already" if there else "into hand it is taken: `take 1 of them`"
        scope.unclear(call.node.span, cure)
    if random and (up_to or isinstance(call.amount, graph.Every) or cards.reference):
        scope.unclear(call.thing.span, "for example `move 1 random card from the discards to hand`")
    them = says_them(call.node.thing)
    amount = graph.Every() if on_table and them else call.amount
    return graph.MoveCards(amount, cards, zone, owner, up_to, random, area, call.by)


def marker(call: Call, down: bool) -> graph.Effect | None:
    """`place 1 marker on a card of an opponent`, `remove 1 marker here`; None for one on an area,
    or where it is no marker."""
    scope = call.scope
    if not is_marker(call.thing):
        return None
    cards = marked_cards(scope, call.bag)
    if cards is None and bears_none(scope, call.bag.rest):
        call.bag.rest.clear()
        return graph.Unordered(())
    if cards is None:
        return None
    hear_words(scope, call.thing.words)
    scope.says(call.thing, "your")
    if call.amount != 1:
        scope.unclear(call.thing.span, "one marker at a time: `place 1 marker on a card`")
    if down and call.bag.rest:
        cure = "one's own, of which nothing is said: `remove 1 marker here`"
        scope.unclear(call.bag.rest[0].span, cure)
        call.bag.rest.clear()
    return graph.Mark(cards, down, call.by)


def _is_ground(to: AnyThing | None) -> bool:
    """`to a land area`: nothing for cards."""
    found = structural(to) if isinstance(to, Thing) else None
    return found is not None and found[0] == "area"


def _looked_at(call: Call) -> CardSet | None:
    """`it`, `them`, `1 of them`, `1 science card of them`: of the cards that have been looked at,
    were drawn or are shown in hand. None for what is said otherwise."""
    scope = call.scope
    laid = scope.on_table or bool(scope.lying)
    in_hand = (scope.drawn or scope.in_hand == "you") and not laid
    if isinstance(thing := call.node.thing, It):
        them = says_them(thing)
        if them and in_hand:
            scope.hear(thing)
            return CardSet(zone="them")
        if not laid or (scope.drawn and not them):  # taken from those that were looked at
            if scope.trigger and not scope.since:
                scope.unclear(call.node.span, "what set off the trigger is `that card`")
            scope.hear(thing)
            return CardSet(reference="it")
    of = call.bag.take("of", lambda f: isinstance(f.thing, It))
    if of is None and (in_hand or not scope.on_table or call.thing.words):
        return None
    scope.hear(of.thing if of is not None else None)
    peeked = scope.peeked and not scope.looked
    if not (scope.on_table or in_hand or peeked):
        not_theirs(call, "for example `look at 3 cards then move 1 of them to the deck`")
    cards = filtered(call) if call.thing.words else described(call)
    if peeked and not in_hand:
        return replace(cards or CardSet(), zone="hand", whose="that")
    return replace(cards or CardSet(), zone="them" if in_hand else "table")


def _end_of_deck(scope: Scope, to: Thing) -> tuple[graph.Zone, Thing]:
    """`the bottom of the deck`, `the top of the deck`, which is where cards go when nothing is
    said; and what is left to be understood."""
    of = to.filters[0] if len(to.filters) == 1 and to.filters[0].word == "of" else None
    end = plain_text(to)
    if of is None or not isinstance(of.thing, Thing) or end not in ("bottom", "top"):
        return "", to
    scope.hear(of)
    hear_words(scope, to.words)
    if zone_of(scope, of.thing) != "deck":
        scope.unclear(of.span, "for example `to the bottom of the deck`")
    return ("bottom" if end == "bottom" else "deck"), of.thing


def _to_player(call: Call, to: Who) -> tuple[Whose, graph.Zone]:
    """`to an opponent`: what is in play lies before that player then, others go to his hand."""
    owner = whose(call.scope.after(trigger=True), to)
    if owner in ("you", "all", "opponents", "nobody"):
        call.scope.unclear(to.span, "to one other player: `to an opponent`, `to that player`")
    from_ = call.role("from")
    zone = zone_of(call.scope, from_) if isinstance(from_, Thing) else "play"
    if any(f.word == "here" for f in call.bag.rest):
        call.scope.unclear(to.span, "say where: `to the hand of an opponent`")
    if any(f.word == "of" and isinstance(f.thing, It) for f in call.bag.rest):
        zone = "hand"  # of cards that have been shown or drawn
    if zone not in ("hand", "discard", "play"):
        call.scope.unclear(to.span, "say where: `to the event pile of an opponent`")
    return owner, "play" if zone == "play" else "hand"


def _onto_area(call: Call, to: Thing) -> graph.AreaSet | None:
    """`to a land area`, of what lies on areas; None where `to` names a place for cards."""
    kind = own_kind(call.scope, call.thing)
    found = structural(to)
    if kind is None or lies(kind) != "areas" or (found is not None and found[0] == "pile"):
        return None
    if plain_text(to) in ("hand", "play", "deck", "discards"):
        return None
    call.scope.says(to, "any")
    return area_set(call.scope, to)


def whose_cards(call: Call, from_: Thing, random: bool = False) -> Whose:
    """`from the event pile of an opponent`, `from the hand of an opponent`: whose cards nobody else
    may see, so that chance chooses."""
    bag = Bag(call.scope, from_.filters)
    of = bag.take("of", lambda f: isinstance(f.thing, Who))
    bag.close()
    if of is None or not isinstance(of.thing, Who):
        return "you"
    meant = whose(call.scope, of.thing)
    seen = call.scope.peeked and meant == "that"
    zone = zone_of(call.scope, from_)
    if zone == "events" and meant not in ("all", "opponents", "nobody") and not random:
        return meant
    if zone == "events" and not random:
        cure = "from one player: `from the event pile of an opponent`, `of any player`"
        call.scope.unclear(of.span, cure)
    elif not (random or seen) or zone != "hand":
        cure = "of another player chance chooses: `move 1 random card from the hand of an opponent "
        cure += "to hand`"
        if zone_of(call.scope, from_) != "hand":
            cure = "only from one's own, of which nothing is said: leave out whose it is"
        call.scope.unclear(of.span, cure)
    elif meant in ("all", "opponents"):
        call.scope.unclear(of.span, "from one player: `from the hand of an opponent`")
    return meant


def _are_own(scope: Scope, cards: CardSet) -> bool:
    """Whether all of them are of kinds that sets declare."""
    own = {symbol.id for symbol in scope.words.named(("kind",))}
    return bool(cards.kinds) and {*cards.kinds} <= own


VERBS: dict[str, Callable[[Call], graph.Effect]] = {
    "move": move,
}
