"""Verbs on cards: draw, look, take, discard, copy.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph
from compiler.graph import CardSet
from compiler.lower.phrases.counted import check_holds
from compiler.lower.phrases.laid import laid_out, lies
from compiler.lower.phrases.nouns import hear_words, own_kind, plain, structural
from compiler.lower.phrases.scope import OWNERS, dets
from compiler.lower.phrases.selectors import card_filters, card_set, which_card, zone_of
from compiler.lower.phrases.uses import by_face
from compiler.lower.verbs.call import Call, said_up_to
from compiler.messages.meaning import OBJECT_MISSING, THAT_MEANS_NOTHING, WHERE_MISSING
from compiler.names.written import properties
from dsl.syntax.nodes import AnyThing, It, Number, Thing, Who

IN_DECK = ("automated", "active", "event")


def filtered(call: Call, zones: tuple[str, ...] = ("",), zone: str = "") -> CardSet | None:
    """The filter of `2 science cards`, `1 card with a microbe tag`; None for any card. `zones`: the
    places that may be said; `zone`: where they are when nothing is said."""
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    call.bag.rest.clear()
    cards = card_set(call.scope, thing, zone)
    if cards.zone not in zones:
        call.scope.unclear(call.thing.span, f"for example `{call.frame.example}`")
    elif cards.zone in _UNUSED and not cards.reference:
        by_face(call.scope, call.thing.span, cards, cards.zone)
    if cards.reference == "this" and "play" not in zones:
        help_ = "it is in play: what is meant is `it`, or `a card`"
        call.scope.unclear(call.thing.span, help_)
    if cards.reference and call.thing.number is not None:
        call.scope.unclear(call.thing.span, "a card that is known is one: leave out the number")
    if cards.zone in ("", *_NOBODYS) and _said_to_be_yours(thing):
        help_ = "nobody has them yet, or it is said of the hand: `from hand`"
        call.scope.unclear(call.thing.span, help_)
    if cards.zone in ("", *_NOBODYS) and (cards.other or cards.whose != "you"):
        help_ = "other cards than this one, and those of others, are cards in play"
        call.scope.unclear(call.thing.span, help_)
    return None if cards == CardSet() else cards


_UNUSED = ("", "hand", "deck", "discard", "events", "table", "them")
"""Where nothing lies on cards and none of them has been used."""

_NOBODYS = ("hand", "deck", "discard", "here", "table")
"""Where no cards of others are meant."""


def _said_to_be_yours(thing: Thing) -> bool:
    """`2 cards of you`."""
    of = [one.thing for one in thing.filters if one.word in ("of", "by")]
    return any(isinstance(who, Who) and OWNERS.get(who.text.lower()) == "you" for who in of)


def lying_there(call: Call, source: AnyThing | None = None) -> CardSet | None:
    """Cards of a set's own kinds, where they are laid out; None where no such place is said."""
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    cards = laid_out(call.scope, thing, source)
    if cards is not None:
        call.bag.rest.clear()
    return cards


def draw(call: Call) -> graph.Effect:
    if own_kind(call.scope, call.thing) is not None:
        _check_taken(call)
        return graph.Take(call.amount, cards=replace(_own(call), zone="pile"), by=call.by)
    cards = filtered(call)
    if cards is not None and cards.kinds and not {*cards.kinds} & {*IN_DECK}:
        cure = "of its own pile: `look at 2 preludes then play 1 of them`"
        call.scope.unclear(call.thing.span, cure)
    return graph.Draw(call.amount, cards, call.by)


def _own(call: Call) -> CardSet:
    """Cards told by their own kind, of which no more is said."""
    cards = filtered(call) or CardSet()
    if cards != CardSet(kinds=cards.kinds):
        call.scope.unclear(call.thing.span, "nobody knows which lie in the pile: `draw 1 leader`")
    return CardSet(kinds=cards.kinds)


def said_of_them(call: Call, drawn: bool = False) -> bool:
    """`of them` is said: of the cards that have been looked at, or `drawn`."""
    of = call.bag.take("of", lambda f: isinstance(f.thing, It))
    call.scope.hear(of.thing if of is not None else None)
    said = of is not None
    looked = call.scope.looked or call.scope.peeked or drawn
    if not looked and (said or call.node.verb != "play"):
        cure = f"for example `look at 3 cards then {call.node.verb} 1 of them`"
        call.scope.fault(THAT_MEANS_NOTHING, call.node.span, cure, word="them")
    return said


def says_them(thing: AnyThing | None) -> bool:
    """Whether all of those meant are said by one word."""
    return isinstance(thing, It) and thing.text.lower() == "them"


def described(call: Call) -> CardSet:
    """`2 of them with a plant tag`: what is said of those meant."""
    cards = card_filters(call.scope, CardSet(), call.bag)
    return by_face(call.scope, call.node.span, cards, cards.zone)


def take_cards(call: Call) -> graph.Effect:
    """`take 1 of them`, `take it`, `buy it`, `take 1 science card of them`; `take 2 actions`."""
    found = structural(call.thing)
    if found is not None and found[0] == "action":
        return _take_actions(call)
    buy = call.node.verb == "buy"
    if not buy and own_kind(call.scope, call.thing) is not None and _of_player(call):
        return _from_player(call)
    laid = None if buy else _taken(call)
    if laid is not None and isinstance(call.amount, graph.Every) and laid.zone != "areas":
        call.scope.unclear(call.thing.span, "a number of them: `take 1 find adjacent to …`")
    if laid is not None:
        return graph.Take(call.amount, cards=laid, by=call.by)
    if said_of_them(call):
        call = _chosen(call)
    seen = call.scope.several or (call.scope.peeked and not call.scope.looked)
    if isinstance(call.node.thing, It) and seen:
        call = _all_of_them(call, call.node.thing)
    up_to = said_up_to(call)
    if up_to and call.amount == 1:
        call.scope.unclear(call.thing.span, f"`may {call.node.verb} 1 of them`")
    cards = filtered(call) if call.thing.words else described(call)
    cards = None if cards == CardSet() else cards
    if call.scope.peeked and not call.scope.looked and not buy:
        cards = replace(cards or CardSet(), zone="hand", whose="that")
        return graph.MoveCards(call.amount, cards, "hand", up_to=up_to, by=call.by)
    if call.scope.in_hand is not None:
        return _from_hand(call, buy, up_to, cards)
    if call.scope.lying and (cards is not None or buy):
        call.scope.unclear(call.node.span, "what lies there is taken: `take it`")
    elif call.scope.lying:
        cards = CardSet(reference="it", kinds=(call.scope.lying,))
    return graph.Take(call.amount, buy, cards, up_to, call.by)


def _all_of_them(call: Call, them: It) -> Call:
    """`take them`, of several: all. Which of them is meant by `it` nobody knows."""
    verb = call.node.verb
    if verb == "buy" or not says_them(them):
        call.scope.unclear(them.span, f"which of them? `{verb} 1 of them`")
    return replace(call, amount=graph.Every())


def _from_hand(call: Call, buy: bool, up_to: bool, cards: CardSet | None) -> graph.Effect:
    """`take it`, `take 1 of them`, of what was shown in a hand, where it still is."""
    if call.scope.in_hand == "you" or buy:
        cure = "what is shown in hand stays there; of what others show: `(an opponent: reveal 1 "
        cure += "card from hand) then take it`"
        call.scope.unclear(call.node.span, cure)
    if not call.scope.several and cards is None:
        return graph.MoveCards(1, CardSet(reference="it"), "hand", by=call.by)
    them = replace(cards or CardSet(), zone="them")
    return graph.MoveCards(call.amount, them, "hand", up_to=up_to, by=call.by)


def _of_player(call: Call) -> bool:
    return any(f.word == "of" and isinstance(f.thing, Who) for f in call.bag.rest)


def _from_player(call: Call) -> graph.Effect:
    """`take 1 find of an opponent`: it lies before you then."""
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    call.bag.rest.clear()
    cards = card_set(call.scope, thing, "play")
    plural = any(isinstance(f.thing, Who) and f.thing.text == "opponents" for f in thing.filters)
    every = isinstance(call.amount, graph.Every)
    if cards.whose == "you" or cards.other or plural or every:
        cure = "so many of one other player: `take 1 find of an opponent`"
        call.scope.unclear(call.thing.span, cure)
    return graph.MoveCards(call.amount, cards, "play", by=call.by)


def _check_taken(call: Call) -> None:
    """What has seats is nobody's."""
    kind = own_kind(call.scope, call.thing)
    if kind is not None and "seats" in properties(kind.declaration):
        call.scope.unclear(
            call.node.span, f"players take seats on them: `take 1 seat on a {kind.name}`"
        )


def _taken(call: Call) -> CardSet | None:
    """`1 find adjacent to your tile`, `1 boon from the row`; None for those looked at."""
    scope, kind = call.scope, own_kind(call.scope, call.thing)
    if kind is None or any(f.word == "of" and isinstance(f.thing, It) for f in call.bag.rest):
        return None
    _check_taken(call)
    found = lying_there(call, call.role("from"))
    if found is None and lies(kind) == "row":
        found = replace(filtered(call) or CardSet(), zone="row")
    if found is None:
        where = "under it" if scope.placed else "adjacent to your tile"
        cure = f"for example `take 1 {kind.word} {where}`, `draw 1 {kind.word}`"
        scope.fault(WHERE_MISSING, call.node.span, cure, verb="take")
        call.bag.rest.clear()
    return found or CardSet()


def pass_(call: Call) -> graph.Effect:
    return graph.Pass(call.by)


def _take_actions(call: Call) -> graph.Effect:
    call.noun()
    if not isinstance(call.amount, int) or call.node.verb != "take":
        call.scope.unclear(call.thing.span, "for example `take 2 actions`")
        return graph.TakeActions(1, call.by)
    return graph.TakeActions(call.amount, call.by)


def by_chance(call: Call) -> Call:
    """`1 random card`: the call without that word, which is heard."""
    words = call.thing.words
    if not words or plain(words[0]) != "random":
        return call
    hear_words(call.scope, words[:1])
    return replace(call, thing=replace(call.thing, words=words[1:]))


def discard(call: Call, far: bool = False) -> graph.Effect:
    if own_kind(call.scope, call.thing) is not None:
        laid = lying_there(call) or replace(filtered(call) or CardSet(), zone="play")
        if laid.zone == "pile":
            call.scope.unclear(call.thing.span, "nobody knows which lie in the pile")
        return graph.MoveCards(call.amount, laid, "discard", by=call.by)
    if (them := _drawn(call)) is not None and not far:
        amount = graph.Every() if says_them(call.node.thing) else call.amount
        return graph.Discard(amount, them, by=call.by)
    call, asked = by_chance(call), call
    from_ = call.role("from")
    cards = filtered(call, ("", "hand"))
    if from_ is not None and ((cards is not None and cards.zone) or not _is_own_hand(call, from_)):
        call.scope.unclear(from_.span, "cards are discarded from one's own hand: leave it out")
    if cards is not None and cards.zone == "hand":
        cards = replace(cards, zone="")
    wanted = None if cards == CardSet() else cards
    return graph.Discard(call.amount, wanted, far, call is not asked, call.by)


def _is_own_hand(call: Call, from_: AnyThing) -> bool:
    """`from hand`, `from your hand`."""
    if not isinstance(from_, Thing) or zone_of(call.scope, from_) != "hand":
        return False
    call.scope.says(from_, "your")
    return not from_.filters and from_.number is None


def _drawn(call: Call) -> CardSet | None:
    """`1 of them`, `1 space card of them`, `them`: of the cards just drawn, or shown in hand."""
    scope, of = call.scope, call.bag.take("of", lambda f: isinstance(f.thing, It))
    every = says_them(call.node.thing)
    if of is None and not every:
        return None
    scope.hear(call.node.thing if of is None else of.thing)
    if (chosen := _chosen(call)) is not call:
        call = chosen
    elif scope.on_table:
        scope.unclear(call.node.span, "of what is looked at all that nobody takes is discarded")
    elif not (scope.drawn or scope.in_hand == "you"):
        not_theirs(call, "for example `draw 3 space cards then discard 1 of them`")
    cards = filtered(call) if call.thing.words else described(call)
    return replace(cards or CardSet(), zone="them")


def _chosen(call: Call) -> Call:
    """Of them none is taken by chance: the call without that word, which is told."""
    chosen = by_chance(call)
    if chosen is not call:
        verb = call.node.verb
        cure = f"which of them, its player chooses: `{verb} 1 of them`; by chance goes one of all "
        call.scope.unclear(call.node.span, f"{cure}in hand: `discard 1 random card`")
    return chosen


def not_theirs(call: Call, cure: str) -> None:
    """None are `them`, or only what others show, which is taken before it goes elsewhere."""
    if call.scope.in_hand is None:
        call.scope.fault(THAT_MEANS_NOTHING, call.node.span, cure, word="them")
        return
    cure = "what others show is taken first: `(each opponent: reveal 1 card from hand) then take 1 "
    call.scope.unclear(call.node.span, cure + "of them then move it to the discards`")


def of_card(call: Call, word: str, of: Thing | None = None) -> CardSet:
    """`the production box of CARD`, `the action of CARD`."""
    of = of or call.bag.take_with_rest("of")
    found = structural(call.thing)
    if of is None or found is None or found[0] != word:
        call.scope.fault(
            OBJECT_MISSING,
            call.node.span,
            f"for example `{call.frame.example}`",
            verb=call.node.verb,
            wanted="what",
        )
        return CardSet()
    front = () if word == "action" else found[1][-1:]
    hear_words(call.scope, call.thing.words[len(found[1]) :])
    call.scope.hear(*(w.words[0] for w in front if plain(w) in ("immediate", "production")))
    return which_card(call.scope, of)


def copy(call: Call) -> graph.Effect:
    """`copy the production box of CARD`, `copy the immediate effects of CARD`."""
    found = structural(call.thing)
    if found is not None and found[0] == "effect":
        return graph.CopyEffects(of_card(call, "effect"), call.by)
    of = call.bag.take_with_rest("of")
    number = of.number if of is not None else None
    if of is not None and {"each", "all"} & dets(of):
        call.scope.unclear(of.span, "of one, or of so many: `the production boxes of 2 cards`")
    if of is None or number is None or number.value is None or number.value < 2:
        return graph.CopyProduction(of_card(call, "box", of), by=call.by)
    cards = card_set(call.scope, replace(of, number=None), "play")
    if cards.whose != "you" or cards.other:
        call.scope.unclear(of.span, "several are cards of your own")
    call.scope.hear(number)
    hear_words(call.scope, call.thing.words[-1:])
    front = call.thing.words[-2:-1]
    call.scope.hear(*(words.words[0] for words in front if plain(words) == "production"))
    return graph.CopyProduction(cards, number.value, call.by)


def not_of_the_deck(call: Call, cards: CardSet, from_: Thing) -> None:
    """Nobody may choose among cards that nobody has seen."""
    if cards.zone == "deck":
        cure = (
            f"the deck is closed: `draw 1 card`, `look at 3 cards then {call.node.verb} 1 of them`"
        )
        seen = (
            "into the hand it is `draw 1 card`; to elsewhere `reveal 2 cards then move them to …`"
        )
        call.scope.unclear(from_.span, cure if call.node.verb == "play" else seen)


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
            cure = f"say where: `{call.frame.example}`"
            call.scope.fault(WHERE_MISSING, call.node.span, cure, verb="double")
    else:
        cards = card_set(call.scope, on.thing, "here" if here else "play")
    if cards == CardSet(reference="this"):
        check_holds(call.scope, (), call.thing)
    return graph.Double(cards, call.by)


VERBS: dict[str, Callable[[Call], graph.Effect]] = {
    "draw": draw,
    "pass": pass_,
    "buy": take_cards,
    "discard": discard,
    "copy": copy,
    "double": double,
}
