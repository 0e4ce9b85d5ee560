"""Verbs of colonies and of parties: build, trade, tracks of colonies, delegates.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.lower.phrases.delegates import (
    POSTS,
    STANDING,
    TILES,
    colony_tiles,
    delegate_set,
    parties_in,
    parties_of,
)
from compiler.lower.phrases.measures import measure
from compiler.lower.phrases.nouns import hear_words, plain, structural
from compiler.lower.phrases.scope import Bag, whose
from compiler.lower.phrases.selectors import owner
from compiler.lower.verbs.call import Call, is_income, to_its_end
from compiler.messages.meaning import THAT_MEANS_NOTHING, WHERE_MISSING
from compiler.names.folding import singulars
from compiler.names.written import plain_text
from dsl.syntax.nodes import Filter, Here, Thing, Who

# ---- colonies -----------------------------------------------------------------------------------


def is_colony(call: Call, noun: str) -> bool:
    """`a colony track`, `all colony bonuses`, `a colony tile`: a noun with that word in front."""
    found = structural(call.thing)
    if found is None or found[0] != noun:
        return False
    return [plain(words) for words in found[1]] == ["colony"]


Which = Literal["a", "another", "that", "each"]
_WHICH: dict[str, Which] = {"that": "that", "another": "another", "each": "each", "all": "each"}
"""Which colonies are meant, by the word before them."""


def build(call: Call) -> graph.Effect:
    """`place a colony`, `place 1 colony per 3 cities`, `place a colony ignoring your colonies`."""
    if isinstance(call.amount, graph.Every):
        cure = "so many: `place 2 colonies`, `place 1 colony per 3 science tags`"
        call.scope.unclear(call.thing.span, cure)
    again = full = False
    for role in (one for one in call.node.roles if one.word == "ignoring"):
        if isinstance(role.thing, Thing) and not full and _is_limit(call, role.thing):
            call.scope.hear(role)
            full = True
            continue
        if again:
            continue  # said twice, which nobody hears
        call.scope.hear(role)
        counted = measure(call.scope, role.thing) if isinstance(role.thing, Thing) else None
        again = True
        if counted != graph.Colonies():
            cure = "for example `place a colony ignoring your colonies`, `ignoring the limit` of "
            call.scope.unclear(call.node.span, f"{cure}how many a tile has room for")
    on = _tiles(call, "on")
    return graph.BuildColony(again, on, call.amount, full, call.by)


def _is_limit(call: Call, thing: Thing) -> bool:
    """`ignoring the limit`: of colonies on a tile."""
    if plain_text(thing) != "limit" or thing.number is not None or thing.filters:
        return False
    hear_words(call.scope, thing.words)
    return call.scope.says(thing, "the")


def is_built(call: Call) -> bool:
    """`1 colony of an opponent`, and no tile or track."""
    return structural(call.thing) == ("colony", ())


def remove_colony(call: Call) -> graph.Effect:
    """`remove 1 colony of an opponent`, `of you on "Vesta"`: whose it is must be said."""
    hear_words(call.scope, call.thing.words)
    said = any(isinstance(one.thing, Who) for one in call.bag.rest)
    said = said or call.scope.says(call.thing, "your", "any")
    on = _tiles(call, "on")
    every = isinstance(call.amount, graph.Every)  # of which is said that they are too many
    meant = owner(call.scope, call.thing, call.bag, counting=every)
    whose: graph.Whose = "opponent" if meant == "opponents" else meant
    if call.amount != 1 and said and whose in _ONE_BY_ONE:
        whom, again = _ONE_BY_ONE[whose]
        cure = f"one by one: `remove 1 colony of {whom} then remove 1 colony of {again}`"
        call.scope.unclear(call.thing.span, cure)
    elif call.amount != 1 or not said or whose not in ("you", "opponent", "any", "that"):
        cure = "one, of one player: `remove 1 colony of an opponent`, `of any player`, `of you`"
        call.scope.unclear(call.thing.span, cure)
    return graph.RemoveColony(whose, on, call.by)


_ONE_BY_ONE: dict[graph.Whose, tuple[str, str]] = {
    "opponent": ("an opponent", "that player"),
    "any": ("any player", "that player"),
    "you": ("you", "you"),
}


def _tiles(call: Call, word: str) -> graph.ColonySet | None:
    """Which colony tiles are meant by what is said with this word; None for all."""
    return colony_tiles(call.scope, call.bag, word)


def bonuses(call: Call) -> graph.Effect:
    """`gain all colony bonuses`, `gain 1 colony bonus`; `of "Vesta"`, `of it`: of those there."""
    every = isinstance(call.amount, graph.Every)
    if not every and call.amount != 1:
        cure = "`gain 1 colony bonus`, or all: `gain all colony bonuses`"
        call.scope.unclear(call.thing.span, cure)
    return graph.ColonyBonuses(not every, _tiles(call, "of"), call.by)


def gained(call: Call) -> graph.Effect:
    """What is gained of an expansion's."""
    return _income(call) if is_income(call.thing) else gain_delegates(call)


def _income(call: Call) -> graph.Effect:
    """`gain the income of "Vesta"`, `of that colony tile`, `of each colony tile with your
    colony`."""
    hear_words(call.scope, call.thing.words)
    call.scope.says(call.thing, "the")
    of = next((one.thing for one in call.bag.rest if one.word == "of"), None)
    if of is None or not isinstance(call.amount, int) or call.thing.number is not None:
        call.scope.unclear(call.thing.span, "of which tile: `gain the income of a colony tile`")
    every = isinstance(of, Thing) and call.scope.says(of, "each")
    on = colony_tiles(call.scope, call.bag, "of", each=every)
    if every and on is not None and (on.at or on.names):
        call.scope.unclear(call.thing.span, "one after the other, or of one of them: no `each`")
    return graph.TradeIncome(on, every, call.by)


def move_colony(call: Call, steps: graph.Amount) -> graph.Effect:
    """`raise a colony track 1`, `lower another colony track 1`, `raise that colony track 1`, `raise
    each colony track 1`."""
    which: Which = next((_WHICH[det] for det in _WHICH if call.scope.says(call.thing, det)), "a")
    if which == "that" and call.scope.about not in TILES:
        call.scope.fault(THAT_MEANS_NOTHING, call.thing.span, word="that colony")
    far = to_its_end(call.node) is not None
    if not isinstance(steps, int):
        call.scope.unclear(call.thing.span, "for example `raise a colony track 1`")
        steps = 1
    on = _tiles(call, "of")
    some = which == "each" and on is not None and not (on.at or on.names)
    if on is not None and which != "a" and not some:
        cure = "of one tile it is `a colony track of …`; of several each is moved that is told by "
        cure += "its colonies: `raise each colony track of a colony tile with your colony 1`"
        call.scope.unclear(call.thing.span, cure)
    down = call.node.verb == "lower"
    return graph.MoveColony(None if far else steps, down, which, on, call.by)


def trade(call: Call) -> graph.Effect:
    """`trade`, `trade with a colony tile with your colony`, `trade ignoring fleets`."""
    alone = freely = False
    for role in (one for one in call.node.roles if one.word == "ignoring"):
        fleets = isinstance(role.thing, Thing) and _are_fleets(call, role.thing)
        if freely if fleets else alone:
            continue  # said twice, which nobody hears
        call.scope.hear(role)
        freely, alone = freely or fleets, alone or not fleets
        if not fleets and not _are_their_bonuses(call, role.thing):
            cure = "for example `trade ignoring colony bonuses of opponents`"
            call.scope.unclear(role.span, cure)
    if freely and call.scope.trigger:
        call.scope.unclear(call.node.span, _FOR_EVER)
    said = next((one.thing for one in call.bag.rest if one.word == "with"), None)
    every = freely and isinstance(said, Thing) and call.scope.says(said, "each", "all")
    on = colony_tiles(call.scope, call.bag, "with", each=every)
    if every and on is not None and (on.at or on.names):
        call.scope.unclear(call.thing.span, "one after the other, or with one of them: no `each`")
    return graph.Trade(on, alone, freely, every, call.by)


def _are_fleets(call: Call, thing: Thing) -> bool:
    """`ignoring fleets`, the counter that the game says they are."""
    if len(thing.words) != 1 or thing.number is not None or thing.filters or thing.dets:
        return False
    named = call.scope.words.find(thing.words[0].words[0], ("counter",))
    if named is None or named.id != call.scope.rule_text("fleets"):
        return False
    hear_words(call.scope, thing.words)
    return True


_FOR_EVER = (
    "whoever trades could do so for ever: on an `action:` line, or on one that is done when the "
    "card is played"
)


def _are_their_bonuses(call: Call, thing: object) -> bool:
    """`colony bonuses of opponents`."""
    if not isinstance(thing, Thing) or plain_text(thing) not in ("colony bonus", "colony bonuses"):
        return False
    hear_words(call.scope, thing.words)
    bag = Bag(call.scope, thing.filters)
    of = bag.take("of", lambda one: isinstance(one.thing, Who))
    bag.close()
    if of is None or not isinstance(of.thing, Who) or of.thing.filters:
        return False
    call.scope.hear(of.thing)
    return whose(call.scope, of.thing) == "opponents"


def is_fleet(call: Call) -> bool:
    """The counter that the game says is a player's fleets."""
    fleets = call.scope.rule_text("fleets")
    if not fleets or len(call.thing.words) != 1:
        return False
    named = call.scope.words.find(call.thing.words[0].words[0], ("counter",))
    return named is not None and named.id == fleets


def recall(call: Call) -> graph.Effect:
    """`take 1 fleet from a colony tile`, `from "Vesta"`, `from that colony tile`."""
    hear_words(call.scope, call.thing.words)
    example = "`take 1 fleet from a colony tile`"
    role = next((one for one in call.node.roles if one.word == "from"), None)
    if call.amount != 1 or role is None or isinstance(role.thing, Here):
        call.scope.unclear(call.thing.span, f"one at a time, from where it is: {example}")
    elif call.scope.trigger:
        call.scope.unclear(call.node.span, _FOR_EVER)
    on = None
    if role is not None and not isinstance(role.thing, Here):
        bag = Bag(call.scope, (Filter("from", role.thing, role.span),))
        on = colony_tiles(call.scope, bag, "from")
        call.scope.hear(role)
        bag.close()
    return graph.RecallFleet(on, call.by)


# ---- delegates ----------------------------------------------------------------------------------


def is_delegate(call: Call) -> bool:
    found = structural(call.thing)
    return found is not None and found[0] in POSTS


def place_delegates(call: Call) -> graph.Effect:
    """`place 2 delegates in a party`, `place 1 delegate from the lobby in a party`."""
    hear_words(call.scope, call.thing.words[-1:])
    neutral = [plain(one) for one in call.thing.words[:-1]] == ["neutral"]
    if neutral:
        hear_words(call.scope, call.thing.words)
    if (found := structural(call.thing)) is not None and found[0] != "delegate":
        call.scope.unclear(call.thing.span, "delegates are placed; who leads follows from that")
    out_of, into, but = call.role("from"), call.bag.take("in"), call.bag.take("other than")
    lobby = isinstance(out_of, Thing)
    if isinstance(out_of, Thing):
        hear_words(call.scope, out_of.words)
        behind = Bag(call.scope, out_of.filters)
        into, but = into or behind.take("in"), but or behind.take("other than")
        behind.close()
        if plain_text(out_of) == "reserve":  # where they come from when nothing is said
            lobby = False
        elif plain_text(out_of) != "lobby" or call.amount != 1:
            cure = "for example `place 1 delegate from the lobby in a party`"
            call.scope.unclear(out_of.span, cure)
    if neutral and (lobby or isinstance(call.amount, graph.Every)):
        cure = "for example `place 1 neutral delegate in a party`"
        call.scope.unclear(call.node.span, cure)
    if into is None:
        cure = "say where: `place 2 delegates in a party`"
        call.scope.fault(WHERE_MISSING, call.node.span, cure, verb="place")
    spread = _spread(call, into.thing) if into is not None else ""
    if spread and (lobby or not isinstance(call.amount, int)):
        cure = "for example `place 2 delegates in different parties`"
        call.scope.unclear(call.node.span, cure)
    parties: tuple[str, ...] = ()
    standing: graph.PartyStanding = ""
    if into is not None and not spread:
        parties, standing = parties_of(call.scope, into)
    not_in, not_standing = parties_of(call.scope, but) if but is not None else ((), "")
    among = len(call.scope.words.named(("party",))) - max(len(not_in), int(not_standing != ""))
    if spread == "different" and isinstance(call.amount, int) and call.amount > among:
        call.scope.unclear(call.thing.span, f"there are only {among} parties")
    if but is not None and (parties or standing or not (not_in or not_standing)):
        cure = "for example `in a party other than greens`, `other than the ruling party`"
        call.scope.unclear(but.span, cure)
    return graph.PlaceDelegates(
        call.amount, lobby, parties, standing, neutral, not_in, not_standing, spread, call.by
    )


def _spread(call: Call, into: object) -> Literal["", "each", "different"]:
    """`in each party`, `in different parties`, `in 2 different parties`; empty where all go into
    one."""
    if not isinstance(into, Thing) or not into.words or into.filters:
        return ""
    last, front = into.words[-1], [plain(one) for one in into.words[:-1]]
    if "party" not in singulars(plain(last)) or front not in ([], ["different"]):
        return ""
    if front and (into.number is None or into.number.value == call.amount):
        hear_words(call.scope, into.words)
        call.scope.hear(into.number)
        if call.amount == 1:
            call.scope.unclear(into.span, "one of them is in a single party: `in a party`")
        return "different"
    if not front and into.number is None and call.scope.says(into, "each"):
        hear_words(call.scope, into.words)
        return "each"
    return ""


def gain_delegates(call: Call) -> graph.Effect:
    hear_words(call.scope, call.thing.words)
    cure = "nobody has more than the game says, `delegates 7`; `place 1 delegate in a party`"
    call.scope.unclear(call.thing.span, cure)
    return graph.Unordered(())


def remove_delegate(call: Call) -> graph.Effect:
    """`remove 1 non-leader delegate from any party`, which says that it may be anybody's: what is
    nobody's by its words and might be meant as one's own must say whose it is."""
    found = _one(call, "from")
    if found == graph.DelegateSet(found.post, "all") and call.role("from") is None:
        cure = "whose? `remove 1 delegate of you`, `of an opponent`, `from any party` is anybody's"
        call.scope.unclear(call.thing.span, cure)
    return graph.RemoveDelegate(found, call.by)


def exchange_delegate(call: Call) -> graph.Effect:
    """`exchange a neutral non-leader delegate for your delegate`."""
    other, found = call.role("for"), len(call.scope.found)
    theirs = _one(call, "")
    mine = delegate_set(call.scope, other) if isinstance(other, Thing) else None
    if theirs.whose == "you":
        cure = "what goes stands first, and yours comes: `exchange a neutral delegate for your "
        call.scope.unclear(call.thing.span, f"{cure}delegate`")
    elif mine != graph.DelegateSet() and len(call.scope.found) == found:
        cure = "for example `exchange the neutral chairman for your delegate`"
        call.scope.unclear(call.node.span, cure)
    return graph.ExchangeDelegate(theirs, call.by)


def _one(call: Call, place: str) -> graph.DelegateSet:
    """One delegate, chosen; anybody's where nobody is named."""
    if call.amount != 1:
        cure = f"one delegate at a time: `{call.node.verb} 1 … then may {call.node.verb} 1 …`, or "
        cure += f"as often as you like `repeatedly {call.node.verb} …`"
        call.scope.unclear(call.thing.span, cure)
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    said = call.scope.says(thing, "your") or any(one.word == "of" for one in thing.filters)
    call.bag.rest.clear()
    found = delegate_set(call.scope, thing, counting=False)
    if found.whose == "you" and not said:
        found = replace(found, whose="all")
    where = call.role(place) if place else None
    if isinstance(where, Thing) and where.words:
        hear_words(call.scope, where.words)
        if plain_text(where) != "party" or not call.scope.says(where, "any"):
            cure = "`from any party`; else it is said `in`: `in the dominant party`, `in greens`"
            call.scope.unclear(where.span, cure)
    return found


def become(call: Call) -> graph.Effect:
    """`become the first player`, `become the chairman`."""
    if not call.thing.words:
        return graph.BecomeFirst(call.by)
    chair = replace(call.thing, number=None)
    if delegate_set(call.scope, chair) != graph.DelegateSet("chairman"):
        call.scope.unclear(call.thing.span, "`become the first player`, `become the chairman`")
    return graph.ExchangeDelegate(graph.DelegateSet("chairman", "all"), call.by)


# ---- parties ------------------------------------------------------------------------------------


def change_party(call: Call) -> graph.Effect:
    """`exchange the ruling party for greens`, `exchange the dominant party for a party`."""
    if plain_text(call.thing) in _EVENTS:
        return _exchange_event(call)
    example = "for example `exchange the ruling party for greens`"
    standing = STANDING.get(plain_text(call.thing))
    call.scope.says(call.thing, "the")
    hear_words(call.scope, call.thing.words)
    other = call.role("for")
    parties: tuple[str, ...] = ()
    if isinstance(other, Thing) and other.words and other.number is None:
        parties, stands = parties_in(call.scope, other)
        if stands:
            call.scope.unclear(other.span, example)
    else:
        call.scope.unclear(call.node.span, example)
    if not standing:
        call.scope.unclear(call.thing.span, example)
        standing = "ruling"
    return graph.ChangeParty(standing, parties, call.by)


def is_party(call: Call) -> bool:
    """Or a global event that is announced."""
    return plain_text(call.thing) in (*STANDING, *_EVENTS)


_EVENTS: dict[str, graph.EventTime] = {
    "distant global event": "distant",
    "coming global event": "coming",
    "current global event": "current",
}


def _exchange_event(call: Call) -> graph.Effect:
    """`exchange the coming global event for another global event`, which is the next one, or `with
    the distant global event`."""
    cure = "for example `exchange the coming global event for another global event`, or `with the "
    cure += "distant global event`"
    which, other = _EVENTS[plain_text(call.thing)], call.role("for")
    call.scope.says(call.thing, "the")
    hear_words(call.scope, call.thing.words)
    swapped = call.bag.take("with")
    thing = swapped.thing if swapped is not None else other
    into: graph.EventTime | Literal[""] = ""
    ok = isinstance(thing, Thing) and not thing.filters and call.thing.number is None
    if ok and isinstance(thing, Thing):
        text = plain_text(thing)
        hear_words(call.scope, thing.words)
        into = _EVENTS.get(text, "")
        ok = call.scope.says(thing, "the" if into else "another") and thing.number is None
        ok = ok and into != which and (bool(into) or (text == "global event" and swapped is None))
    if not ok or (swapped is not None and other is not None):
        call.scope.unclear(call.node.span, cure)
    elif not call.scope.words.named(("global event",)):
        call.scope.unclear(call.thing.span, "no set that is used here has global events")
    return graph.ExchangeEvent(which, into, call.by)


VERBS: dict[str, Callable[[Call], graph.Effect]] = {
    "trade": trade,
    "become": become,
}
