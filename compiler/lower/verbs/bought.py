"""Verbs that use, play, fund or claim something by an effect: at what price, ignoring what.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph
from compiler.graph import CardSet, Whose
from compiler.lower.phrases.levels import have_seats, is_about_tags, requirements, tracks_of
from compiler.lower.phrases.measures import amount
from compiler.lower.phrases.nouns import (
    hear_words,
    in_front,
    is_plural,
    own_kind,
    plain,
    structural,
)
from compiler.lower.phrases.scope import Bag, Scope, value_of
from compiler.lower.phrases.selectors import card_set, zone_of
from compiler.lower.phrases.uses import without_money
from compiler.lower.verbs.call import Call
from compiler.lower.verbs.draw import (
    filtered,
    not_of_the_deck,
    of_card,
    said_of_them,
    take_cards,
)
from compiler.lower.verbs.expansions import is_fleet, recall
from compiler.lower.verbs.moving import whose_cards
from compiler.lower.verbs.table import claim_tile, several_cards
from compiler.messages.meaning import AMOUNT_MISSING, ROLE_DOES_NOT_FIT, SAID_TWICE
from compiler.names.written import plain_text
from dsl.syntax.nodes import It, Thing, Who


def use(call: Call) -> graph.Effect:
    """`use the action of CARD`, `use 1 standard project for 5 less`."""
    found = structural(call.thing)
    if call.amount != 1:
        call.scope.unclear(call.thing.span, "one at a time")
    if found is not None and found[0] == "standard project":
        return _use_project(call)
    price = call.role("for")
    if price is not None:
        call.scope.fault(ROLE_DOES_NOT_FIT, call.node.span, "an action has no price", word="for")
    of = call.bag.take_with_rest("of")
    if of is None or (of.number is None and not call.scope.says(of, "each")):
        return graph.UseAction(of_card(call, "action", of), by=call.by)
    if found is None or found[0] != "action":
        return graph.UseAction(of_card(call, "action", of), by=call.by)
    hear_words(call.scope, call.thing.words[len(found[1]) :])
    if of.number is not None:
        cure = "for example `use the actions of up to 2 cards used this generation`"
        return graph.UseAction(*several_cards(call, of, cure), call.by)
    cards = card_set(call.scope, of, "play")
    if cards.whose != "you":
        call.scope.unclear(of.span, "several are cards of your own")
    return graph.UseAction(cards, None, by=call.by)


def _use_project(call: Call) -> graph.Effect:
    found = call.noun()
    ids = in_front(call.scope, found, ("standard project",)) if found is not None else ()
    least = 0
    cost = call.bag.take("with")
    if cost is not None and isinstance(cost.thing, Thing):
        number = call.bag.take_number() or cost.thing.number
        if plain_text(cost.thing) != "cost" or number is None or number.bound != "min":
            call.scope.fault(
                AMOUNT_MISSING, cost.span, "for example `with cost min 20`", word="cost"
            )
        else:
            least = value_of(number)
            hear_words(call.scope, cost.thing.words)
            call.scope.hear_in(number, "bound")
    return graph.UseProject(ids, least, _less(call), call.by)


def play(call: Call) -> graph.Effect:
    """`play 1 card from hand for 25 less`, `… for free`, `… ignoring requirements`, `play 1 of
    them`, and `play it`."""
    scope = call.scope
    known = scope.drawn or (scope.looked and not scope.lying)
    thing = call.node.thing
    it = isinstance(thing, It) and known
    them = not it and said_of_them(call, scope.drawn)
    if it and (scope.several or (isinstance(thing, It) and thing.text.lower() != "it")):
        scope.unclear(call.node.span, "one card at a time: `play 1 of them`")
    if (it or them) and scope.in_hand not in (None, "you"):
        cure = (
            "it is in the hand of another player, where it stays: `then take it then may play it`"
        )
        scope.unclear(call.node.span, cure)
    if them and not known:
        cure = "it is in the hand of another player: `look at 3 cards then play 1 of them`"
        scope.unclear(call.node.span, cure)
    places = ("", "hand", "here")
    cards = (filtered(call, places) if call.thing.words else None) or CardSet()
    if not (call.thing.words or them or it):
        call.noun()  # says what is missing
    from_ = call.role("from")
    zone = "table" if them else cards.zone or "hand"
    theirs: Whose = "you"
    if isinstance(from_, Thing):
        zone = zone_of(scope, from_)
        if zone == "events":
            theirs = whose_cards(call, from_)
        else:
            _check_own(scope, from_)
    if it:
        cards, zone = replace(cards, reference="it"), ""
    less = _less(call)
    ignoring = call.role("ignoring")
    about = requirements(scope, ignoring) if isinstance(ignoring, Thing) else None
    if ignoring is not None and about is None and not isinstance(ignoring, Thing):
        scope.unclear(ignoring.span, _IGNORED)
    tags = about is not None and is_about_tags(about)
    tracks = tracks_of(scope, about) if about is not None else ()
    every = about is not None and not about.words
    if isinstance(from_, Thing):
        if cards.zone or them or it:
            scope.fault(SAID_TWICE, from_.span, word="from")
        not_of_the_deck(call, CardSet(zone=zone), from_)
        if zone == "pile":
            own = own_kind(scope, call.thing)
            cure = f"`draw 1 {own.word}`" if own else "`look at 2 preludes then play 1 of them`"
            scope.unclear(from_.span, f"nobody knows which lie in the pile: {cure}")
    if call.amount != 1 and not it:
        scope.unclear(call.thing.span, "one card at a time: `play 1 card from hand`")
    cards = replace(cards, zone=zone, whose=theirs)
    part = about is not None and not every and not tags
    return graph.PlayCard(cards, less, part, every, tracks, tags, call.by)


def _check_own(scope: Scope, place: Thing) -> None:
    bag = Bag(scope, place.filters)
    if (of := bag.take("of", lambda f: isinstance(f.thing, Who))) is not None:
        cure = "of others only events are played: `from the event pile of an opponent`"
        scope.unclear(of.span, cure)
    bag.close()


_IGNORED = "for example `ignoring requirements`, `ignoring global requirements`"


def _price(scope: Scope, price: Thing) -> graph.Off:
    """`free`, `half price`, `25 less`, `2 less per science tag`, `X less`."""
    price = without_money(scope, price)
    said = [plain(words) for words in price.words]
    if said in (["free"], ["half", "price"]):
        hear_words(scope, price.words)
        Bag(scope, price.filters).close()
        return None if said == ["free"] else "half"
    bag = Bag(scope, price.filters)
    less = bag.take("less")
    found = amount(scope, price, bag) if less is not None and not price.words else None
    bag.close()
    if found is None or isinstance(found, graph.Every):
        scope.unclear(
            price.span, "`for free`, `for half price`, `for 5 less` or `for 1 less per city`"
        )
        return 0
    return found


def fund(call: Call) -> graph.Effect:
    """`fund an award`, `fund an award for free`, `for 5 less`."""
    _check_one_of_all(call, "award")
    return graph.Fund(_less(call), call.by)


def claim(call: Call) -> graph.Effect:
    """`claim a milestone for free`, `… ignoring requirements`; or a tile."""
    found = structural(call.thing)
    if found is None or found[0] != "milestone":
        for word in ("for", "ignoring"):
            if call.role(word) is not None:
                call.scope.fault(
                    ROLE_DOES_NOT_FIT, call.node.span, "a tile has no price", word=word
                )
        return claim_tile(call)
    _check_one_of_all(call, "milestone")
    return graph.ClaimMilestone(_less(call), _freely(call, "claim a milestone"), call.by)


def take(call: Call) -> graph.Effect:
    """`take 1 seat on a venture for 5 less`; or cards, or actions, or a fleet."""
    if is_fleet(call):
        return recall(call)
    found = structural(call.thing)
    if found is None or found[0] != "seat":
        for word in ("for", "ignoring"):
            if call.role(word) is not None:
                cure = "what is taken has no price; `play 1 of them for 5 less`"
                call.scope.fault(ROLE_DOES_NOT_FIT, call.node.span, cure, word=word)
        return take_cards(call)
    call.noun()
    scope, on = call.scope, call.bag.take("on", lambda f: isinstance(f.thing, Thing))
    cards = CardSet()
    if on is not None and isinstance(on.thing, Thing):
        cards = replace(card_set(scope, on.thing, "row"), zone="", whose="you")
    if not have_seats(scope, cards):
        scope.unclear(call.thing.span, "on which? of a kind with `seats`: `take 1 seat on a …`")
    if call.amount != 1 or call.role("from") is not None:
        scope.unclear(call.thing.span, "one at a time: `take 1 seat on …`")
    return graph.TakeSeat(cards, _less(call), _freely(call, "take 1 seat on …"), call.by)


def _freely(call: Call, what: str) -> bool:
    """Whether it is said `ignoring requirements`, all of them."""
    ignoring = call.role("ignoring")
    about = requirements(call.scope, ignoring) if isinstance(ignoring, Thing) else None
    if ignoring is not None and (about is None or about.words):
        call.scope.unclear(call.node.span, f"`{what} ignoring requirements`")
    return ignoring is not None


def _check_one_of_all(call: Call, what: str) -> None:
    article = "an" if what == "award" else "a"
    if call.amount != 1:
        call.scope.unclear(call.thing.span, "one at a time")
    elif is_plural(call.scope, call.thing):
        cure = f"one at a time: `{call.node.verb} {article} {what}`; what holds for all of them: "
        call.scope.unclear(call.thing.span, f"{cure}`effect: {what}s cost 3 less`")
    found = call.noun()
    if found is not None and (found.ids or found.words):
        cure = f"the player chooses which: `{call.node.verb} {article} {what}`"
        call.scope.unclear(call.thing.span, cure)


def _less(call: Call) -> graph.Off:
    """How much less it costs; None for free."""
    price = call.role("for")
    return _price(call.scope, price) if isinstance(price, Thing) else 0


VERBS: dict[str, Callable[[Call], graph.Effect]] = {
    "use": use,
    "play": play,
    "fund": fund,
    "claim": claim,
    "take": take,
}
