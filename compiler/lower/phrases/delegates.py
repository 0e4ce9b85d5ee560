"""Which delegates, and in which parties; posts that are taken, as events; which colony tiles, and
who trades with them; what their colonies give, as an event.

In: things of the syntax tree (`2 leaders`, `1 neutral non-leader delegate from any party`, `a
colony tile with your colony`), happenings. Out: `DelegateSet`s, `ColonySet`s and `Event`s of the
graph.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from compiler.graph import THE_CHOSEN, CardSet, ColonySet, DelegateSet, Event, Whose
from compiler.graph.selectors import PartyStanding
from compiler.lower.phrases.nouns import (
    hear_words,
    named,
    noun,
    plain,
    structural,
    unknown,
)
from compiler.lower.phrases.scope import NOTHING_CHOSEN, Bag, Scope
from compiler.lower.phrases.selectors import owner
from compiler.lower.phrases.uses import check_one, no_roles, so_many, thing_of
from compiler.messages.meaning import THAT_MEANS_NOTHING
from compiler.names.written import plain_text
from dsl.syntax.nodes import Alternatives, Filter, Happening, It, Number, Thing, Who, Word

POSTS = ("delegate", "leader", "chairman")
"""The nouns for delegates: any, the leaders of parties, and the chairman."""


def delegate_set(scope: Scope, thing: Thing, counting: bool = True) -> DelegateSet:
    """Delegates; nothing said, they are one's own. `counting`: or else one of them is chosen."""
    found = noun(scope, thing, POSTS)
    if found is None:
        return DelegateSet()
    bag = Bag(scope, thing.filters)
    found_in = bag.take("in") or bag.take("from")
    reserve = found_in is not None and _is_reserve(scope, found_in.thing)
    meant = owner(scope, thing, bag, counting)
    if found_in is not None and (but := bag.take("other than")) is not None:
        scope.hear(but.thing)
        there = plain_text(but.thing) if isinstance(but.thing, Thing) else ""
        there = f"the {there}" if there in STANDING else there
        cure = f"those there are taken off: `per {found.kind} minus {found.kind} in {there}`"
        counted = counting and thing.number is None
        scope.unclear(but.span, cure if counted else "in which? for example `in greens/reds`")
    bag.close()
    delegates = DelegateSet(whose=meant)
    if found.kind == "leader" or found.kind == "chairman":
        delegates = replace(delegates, post="leader" if found.kind == "leader" else "chairman")
    if delegates.post == "chairman" and thing.number is not None and thing.number.value != 1:
        scope.unclear(thing.span, "there is one: `the chairman`, or `you are not the chairman`")
    hear_words(scope, thing.words)
    for words in found.words:
        match plain(words):
            case "neutral" if (meant, delegates.whose) == ("you", "you") and not _is_owned(
                scope, thing
            ):
                delegates = replace(delegates, whose="nobody")
            case "non-leader" if found.kind == "delegate":
                delegates = replace(delegates, post="non-leader")
            case _:
                scope.unclear(words.span, "for example `1 neutral non-leader delegate`")
    if reserve:
        if delegates.post or not counting:
            scope.unclear(thing.span, "they are counted: `1 per delegate in reserve`")
        return replace(delegates, post="reserve")
    if found_in is not None and delegates.post == "chairman":
        scope.unclear(found_in.span, "the chairman is of no party: leave it out")
    if found_in is not None:
        parties, standing = parties_of(scope, found_in)
        delegates = replace(delegates, parties=parties, standing=standing)
    return delegates


def _is_owned(scope: Scope, thing: Thing) -> bool:
    """`your delegate`, `a delegate of you`."""
    return scope.says(thing, "your") or any(one.word == "of" for one in thing.filters)


def _is_reserve(scope: Scope, where: object) -> bool:
    """`in reserve`, `in your reserve`."""
    if not isinstance(where, Thing) or plain_text(where) != "reserve":
        return False
    hear_words(scope, where.words)
    scope.says(where, "the", "your")
    return where.number is None and not where.filters


STANDING: dict[str, PartyStanding] = {"ruling party": "ruling", "dominant party": "dominant"}


def parties_of(scope: Scope, filter_: Filter) -> tuple[tuple[str, ...], PartyStanding]:
    """`in greens/reds`, `in the ruling party`; neither for `a party` and `any party`."""
    thing = filter_.thing
    if not isinstance(thing, Thing) or not thing.words:
        scope.unclear(filter_.span, "for example `in a party`")
        return (), ""
    return parties_in(scope, thing)


def parties_in(scope: Scope, thing: Thing) -> tuple[tuple[str, ...], PartyStanding]:
    """`greens/reds`, `the ruling party`, `a party`."""
    if (standing := STANDING.get(plain_text(thing))) and not thing.number:
        scope.says(thing, "the")
        hear_words(scope, thing.words)
        return (), standing
    if plain(thing.words[-1]) == "party" and (scope.says(thing, "any") or not thing.dets[1:]):
        if len(thing.words) > 1:
            chosen = plain(thing.words[0]) == THE_CHOSEN
            cure = NOTHING_CHOSEN if chosen else "for example `in a party`"
            scope.unclear(thing.words[0].span, cure)
        hear_words(scope, thing.words)
        return (), ""
    return named(scope, thing.words[-1], ("party",)), ""


# ---- posts that are taken, as events -------------------------------------------------------------

Actor = Callable[[Scope, Who | Word | None], Whose]


def became(scope: Scope, node: Happening, actor: Actor) -> list[Event]:
    """`you become the chairman`, `greens becomes dominant`, `a party becomes the ruling party`."""
    cure = (
        "for example `when you become the chairman`, `the leader of a party`, `when a party "
        "becomes dominant`"
    )
    no_roles(scope, node.roles)
    thing = node.thing
    if not isinstance(thing, Thing) or thing.number is not None:
        if isinstance(thing, Who):
            cure = "`at research phase: if you are the first player: …`"
        scope.unclear(node.span, cure)
        return []
    bag = Bag(scope, thing.filters)
    scope.says(thing, "the")
    if structural(thing) == ("leader", ()):
        return _leads(scope, thing, bag, actor(scope, node.who))
    bag.close()
    if structural(thing) == ("chairman", ()):
        hear_words(scope, thing.words)
        return [Event("chair", actor(scope, node.who))]
    text = plain_text(thing).lower().removesuffix(" party")
    standing = STANDING.get(f"{text} party")
    if standing is None or standing == "" or not isinstance(node.who, Word):
        scope.unclear(node.span, cure)
        return []
    hear_words(scope, thing.words)
    name = node.who.text
    scope.hear(node.who)
    if name.lower() in ("a party", "any party"):
        return [Event(standing, "all")]
    party = scope.words.find(name.removeprefix("the "), ("party",))
    if party is None:
        unknown(scope, Word(name, span=node.who.span), ("party",))
        return []
    return [Event(standing, "all", CardSet(names=(party.id,)))]


def _leads(scope: Scope, thing: Thing, bag: Bag, who: Whose) -> list[Event]:
    """`the leader of a party`, `the leader of greens`."""
    hear_words(scope, thing.words)
    of = bag.take("of")
    bag.close()
    parties, standing = parties_of(scope, of) if of is not None else ((), "")
    if of is None or standing:
        scope.unclear(thing.span, "`the leader of a party`, or of one by its name")
    return [Event("lead", who, CardSet(names=parties) if parties else None)]


# ---- colony tiles -------------------------------------------------------------------------------


def colony_tiles(scope: Scope, bag: Bag, word: str, *, each: bool = False) -> ColonySet | None:
    """What is said with this word: `it`, `that colony tile`, `"Vesta"/"Juno"`, `a colony tile with
    a colony of an opponent`; None for `a colony`, which is any, and where nothing is said."""
    index = next((i for i, one in enumerate(bag.rest) if one.word == word), -1)
    if index < 0:
        return None
    said, behind = bag.rest[index], bag.rest[index + 1 :]
    scope.hear(said)
    del bag.rest[index:]
    if isinstance(said.thing, It):
        scope.hear(said.thing)
        bag.rest += (*said.thing.filters, *behind)
        return ColonySet(at="it")
    if not isinstance(said.thing, Thing) or not said.thing.words:
        scope.unclear(said.span, _EXAMPLE)
        return None
    thing = replace(said.thing, filters=(*said.thing.filters, *behind))
    if structural(thing) is not None:
        return _described(scope, thing, each)
    scope.says(thing, "the")
    bag.rest += thing.filters
    return ColonySet(tuple(_names(scope, thing)))


TILES = ("colony", "colony tile")
"""What a trigger is about that has a colony tile: one traded with, and one on which was built."""
_EXAMPLE = "for example `a colony tile with your colony`, or one by its name"


def _names(scope: Scope, thing: Thing) -> Iterator[str]:
    if len(thing.words) > 1 or thing.number is not None:
        scope.unclear(thing.span, _EXAMPLE)
    for word in thing.words[-1].words:
        scope.hear(word)
        symbol = scope.words.find(word, ("colony",), word.quoted)
        if symbol is None:
            unknown(scope, word, ("colony",))
        else:
            yield symbol.id


def _described(scope: Scope, thing: Thing, each: bool) -> ColonySet | None:
    noun_, front = structural(thing) or ("", ())
    if [*map(plain, front), noun_] not in (["colony"], ["colony", "tile"]):
        scope.unclear(thing.span, _EXAMPLE)
        return None
    hear_words(scope, thing.words)
    if not each and scope.says(thing, "each", "all"):
        cure = "one after the other: `trade then trade`, or as long as there are fleets "
        cure += "`repeatedly trade with a colony tile with your colony`; with all of them, without "
        cure += "a fleet, `trade with each colony tile ignoring fleets`"
        scope.unclear(thing.span, cure)
        return None
    if thing.number is not None and thing.number != Number(1):
        scope.unclear(thing.number.span, "one colony tile at a time")
    scope.hear(thing.number)
    bag = Bag(scope, thing.filters)
    if scope.says(thing, "that"):
        if scope.about not in TILES:
            scope.fault(THAT_MEANS_NOTHING, thing.span, word="that colony tile")
        bag.close()
        return ColonySet(at="that")
    if scope.says(thing, "another"):
        bag.close()
        return ColonySet(at="other")
    mine = len(front) == 0 and scope.says(thing, "your")
    if not each and not scope.says(thing, "any", "a", "an", "the") and thing.number is None:
        instead = "a colony tile with your colony" if mine else None
        scope.unclear(thing.span, _EXAMPLE, instead=instead)
    with_, without = bag.take_with_rest("with"), bag.take_with_rest("without")
    bag.close()
    owned = with_ or without
    if owned is None:
        return None
    if structural(owned) != ("colony", ()) or owned.number is not None:
        scope.unclear(owned.span, _EXAMPLE)
        return None
    hear_words(scope, owned.words)
    none = scope.says(owned, "no")
    if none and without is not None:
        scope.unclear(owned.span, "`without any colony`, or `with no colony`")
    inner = Bag(scope, owned.filters)
    whose = owner(scope, owned, inner)
    check_one(scope, owned)
    inner.close()
    if whose not in ("you", "opponents", "all"):
        scope.unclear(owned.span, "`your colony`, `a colony of an opponent`, `any colony`")
        whose = "you"
    return ColonySet(whose=whose, without=none or with_ is None)


def traded(scope: Scope, node: Happening, who: Whose) -> Event:
    """`you trade`, `an opponent trades with a colony tile with your colony`."""
    no_roles(scope, node.roles)
    if node.thing is None:
        return Event("trade", who)
    thing = thing_of(scope, node)
    if thing.words:
        cure = "for example `when you trade with a colony tile with your colony`"
        scope.unclear(thing.span, cure)
    return Event("trade", who, colonies=colonies(scope, thing, "with"))


def colonies(scope: Scope, thing: Thing, word: str) -> ColonySet | None:
    """On which tiles, or with which of them."""
    bag = Bag(scope, thing.filters)
    found = colony_tiles(scope, bag, word)
    bag.close()
    if found is not None and found.at:
        cure = "nothing has been chosen before: `a colony tile with your colony`"
        scope.unclear(thing.span, cure)
    return found


def sent(scope: Scope, thing: Thing, who: Whose) -> Event:
    """`you place a delegate`, `anyone places 1 delegate in greens`."""
    found = delegate_set(scope, replace(thing, number=None))
    meant = DelegateSet(parties=found.parties, standing=found.standing, whose=scope.owner)
    if found != meant:
        scope.unclear(thing.span, "for example `when you place a delegate in a party`")
    party = CardSet(names=found.parties) if found.parties else None
    event = Event("delegate", who, cards=party, standing=found.standing)
    return so_many(scope, event, thing.number)


def colony_bonus(scope: Scope, thing: Thing, front: tuple[Alternatives, ...], who: Whose) -> Event:
    """`you gain a colony bonus`, `a colony bonus of "Vesta"`: each is heard by itself."""
    if [plain(words) for words in front] != ["colony"] or thing.number is not None:
        cure = "`when you gain a colony bonus`; of placing: `when placing gives you steel`"
        scope.unclear(thing.span, cure)
    hear_words(scope, thing.words)
    return Event("colony-bonus", who, colonies=colonies(scope, thing, "of"))
