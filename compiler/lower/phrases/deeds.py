"""What players did in a period, counted: `event you played this generation`.

In: a `Thing` of which is said that somebody did something with it. Out: `Deeds` of the graph. The
thing means what it means in a trigger.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph
from compiler.graph import CardSet, Deeds, Event
from compiler.lower.phrases.events import event
from compiler.lower.phrases.nouns import hear_words, plain, structural
from compiler.lower.phrases.scope import Scope, bound_of, check_some, value_of, whose
from compiler.lower.phrases.scope import by as by_
from compiler.lower.phrases.selectors import check_other
from compiler.messages.meaning import SINCE_WHEN
from compiler.names.written import properties
from dsl.lexicon.words import DONE, EACH
from dsl.reading.source import Span
from dsl.syntax.nodes import Filter, Happening, Number, Thing, Who, Word

PERIODS: dict[str, graph.Period] = {
    "this generation": "generation",
    "this action": "action",
    "this game": "game",
}
"""In which something happened."""

_UNCOUNTED = ("new-tag", "chair", "lead", "dominant", "ruling", "colony-bonus")
_TIMES = ("trade", "pass")
"""What acts on nothing, so that the times are counted."""


def done(scope: Scope, thing: Thing) -> Deeds | None:
    """`event you played this generation`, `heat spent this generation`, which is by you; None where
    nothing is said of what somebody did."""
    told = next(filter(_is_told, thing.filters), None)
    period = next((one for one in thing.filters if one.word in PERIODS), None)
    if told is None and period is not None:
        told = next(filter(_is_done, thing.filters), None)
    if told is None or (told.word == "used" and structural(replace(thing, filters=())) == _CARD):
        return None
    scope.hear(told)
    by = next((one for one in thing.filters if one.word == "by" and told.thing is None), None)
    said = (told, period, by)
    rest = tuple(one for one in thing.filters if all(one is not part for part in said))
    verb, who = DONE.get(told.word, ""), Who("you", span=told.span)
    if isinstance(told.thing, Who) and told.thing.doing is not None:
        verb, who = told.thing.doing.verb, replace(told.thing, doing=None)
        scope.hear(told.thing, told.thing.doing)
    elif by is not None and isinstance(by.thing, Who):
        who = by.thing
        scope.hear(by)
    if period is None:
        scope.fault(SINCE_WHEN, thing.span, "add `this generation` or `this game`")
    else:
        scope.hear(period)
    if who.text.lower() in EACH and who.text.lower() != "all players":
        scope.unclear(who.span, "of one of them, or of all together: `anyone`, `opponents`")
    found = _event(scope, replace(thing, filters=rest, number=None, dets=()), verb)
    meant = graph.anybody(whose(scope, who))
    check_remembered(scope, found, thing.span, others=meant != "you")
    since = PERIODS[period.word] if period is not None else "generation"
    return Deeds(replace(found, each=False), since, meant)


def check_remembered(scope: Scope, event: Event, span: Span, others: bool) -> None:
    """What is remembered of who did it, `others` or oneself: no tile of a card, and whose tiles and
    markers were there only where they were of who did it."""
    if event.cards is not None and event.cards.other:
        check_other(scope, span)
    if others and event.kind in ("look", "take") and not _told_by_kind(scope, event):
        scope.unclear(span, "nobody sees which ones: say only their kind, and where they lie")
    elif others and event.kind in _PAST and event.cards is not None:
        cure = f"`1 per card an opponent {_PAST[event.kind]} this generation`"
        scope.unclear(span, f"nobody sees which ones: {cure}")
    parts = [one for one in graph.walk(event) if one is not event.tiles]
    if any("this" in (getattr(one, "at", ""), getattr(one, "near", "")) for one in parts):
        cure = "what is remembered knows no tile of a card: `when anyone places a tile adjacent to "
        scope.unclear(span, cure + "this tile: …`")
    if others and any(_is_ones_own(one) for one in parts):
        cure = "of what others did it is remembered only that it was done, not how often nor by "
        cure += "whom: `if an opponent placed a tile adjacent to your city this generation`"
        scope.unclear(span, cure)


_PAST = {"draw": "drew", "buy": "bought"}


def _told_by_kind(scope: Scope, event: Event) -> bool:
    """Whether others see what is said of it: what is kept to be played later they do not."""
    cards = event.cards or CardSet()
    kinds = [scope.words.find(kind, ("kind",)) for kind in cards.kinds]
    kept = [one for one in kinds if one is not None and "played" in properties(one.declaration)]
    bare = cards == CardSet(kinds=cards.kinds, zone=cards.zone, on=cards.on)
    return bare or (event.kind == "take" and not kept)


def of_another(scope: Scope, done: graph.Condition, span: Span) -> graph.Condition:
    """What was `your` is that of the player whose ability it is."""
    match done:
        case graph.Not(part):
            return graph.Not(of_another(scope, part, span))
        case graph.Happened(graph.Event(of="you")):
            return replace(done, event=replace(done.event, of="owner"))
        case graph.Happened(graph.Event("lift", tiles=graph.TileSet(whose="you") as tiles)):
            theirs = replace(done.event, of="owner", tiles=replace(tiles, whose="all"))
            return replace(done, event=theirs)
        case graph.Happened(event=heard):
            check_remembered(scope, heard, span, others=True)
    return done


def _is_ones_own(one: object) -> bool:
    """`your city`, `your marker`, and those of who is not `you`."""
    return (isinstance(one, graph.TileSet) and one.whose in ("you", "opponents")) or (
        isinstance(one, CardSet) and one.marked in ("you", "opponents")
    )


def asked(scope: Scope, found: graph.Condition, span: Span) -> graph.Condition:
    """That it was done once, or not at all, is said of what happened."""
    if not isinstance(found, graph.Compare) or not isinstance(found.measure, Deeds):
        return found
    deeds, once = found.measure, (found.bound, found.value) == ("min", 1)
    together = deeds.whose in ("all", "opponents")
    if found.less != 0 or (not once and (found.value != 0 or found.bound == "min")):
        if together:
            scope.unclear(span, "of one of them: `an opponent has 2 events played this generation`")
        return found
    event = replace(deeds.event, who=deeds.whose if together else "you")
    happened: graph.Condition = graph.Happened(event, deeds.period, found.by)
    if not together and deeds.whose != "you":
        happened = graph.Of(deeds.whose, happened, found.by)
    return happened if once else graph.Not(happened)


def so_many(scope: Scope, node: Happening, period: graph.Period) -> graph.Condition | None:
    """`you placed 2 cities this generation`, `an opponent played 2 events …`, of whom one is
    enough; None where no number is said, or one for each."""
    thing = node.thing
    if not isinstance(thing, Thing) or node.negated:
        return None
    behind = [one for one in thing.filters if isinstance(one.thing, Number) and not one.word]
    number = thing.number
    if number is None and node.verb in ("raise", "lower") and behind:
        scope.hear(*behind)
        number = behind[0].thing if isinstance(behind[0].thing, Number) else None
        thing = replace(thing, filters=tuple(one for one in thing.filters if one not in behind))
    if number in (None, Number(1)):
        return None
    assert number is not None
    if number.times_x or node.roles:
        scope.unclear(number.span, "a condition needs a plain number")
    scope.hear_in(number, "bound")
    check_some(scope, number)
    who = node.who if isinstance(node.who, Who) else Who("you", span=node.span)
    meant = whose(scope, replace(who, text=NO_ONE.get(who.text.lower(), who.text)))
    scope.hear(who)
    event = replace(_event(scope, replace(thing, number=None), node.verb), each=False)
    check_remembered(scope, event, node.span, others=meant != "you")
    known = meant not in ("any", "opponent")
    if meant in ("all", "opponents"):
        scope.unclear(who.span, "one is enough: `an opponent played 2 events this generation`")
    deeds = Deeds(event, period, meant if known else "you")
    found: graph.Condition = graph.Compare(
        deeds, bound_of(number), value_of(number), by=by_(node.span)
    )
    found = asked(scope, found, node.span)
    found = found if known else graph.Of(meant, found, by_(node.span))
    return graph.Not(found) if who.text.lower() in NO_ONE else found


def none_done(scope: Scope, node: Happening) -> Happening:
    """`you placed no cities this generation`: you did not place one."""
    if not isinstance(node.thing, Thing) or not scope.says(node.thing, "no"):
        return node
    if node.negated:
        scope.unclear(node.thing.span, "`not` or `no`, and not both")
    kept = tuple(one for one in node.thing.dets if one.text.lower() != "no")
    return replace(node, negated=True, thing=replace(node.thing, dets=kept))


NO_ONE = {"no player": "any player", "no opponent": "an opponent"}
"""Of whom it is said that none did or has something: one of whom it is not."""


_CARD = ("card", ())
_STEPS = ("step", "steps")


def _is_told(filter_: Filter) -> bool:
    """`you played`, behind what was played."""
    who = filter_.thing
    return (
        isinstance(who, Who)
        and who.doing is not None
        and filter_.word.startswith(f"{who.text} ".lower())
    )


def _is_done(filter_: Filter) -> bool:
    return filter_.thing is None and filter_.word in DONE


def _event(scope: Scope, thing: Thing, verb: str) -> Event:
    """What was done with the thing, as a trigger would hear it."""
    said: Thing | None = thing
    last = plain(thing.words[-1]) if thing.words else ""
    if verb == "use" and structural(thing) == ("action", ()) and not thing.filters:
        hear_words(scope, thing.words)
        return Event("project", cards=CardSet(zone="play"))
    if structural(thing) == ("tag", ()):
        said = replace(thing, dets=(Word("any", span=thing.span),))
    if last in ("time", "times") and len(thing.words) == 1:
        hear_words(scope, thing.words)
        said = replace(thing, words=()) if thing.filters else None
        if verb not in _TIMES:
            cure = "say what is counted: `per city you placed this generation`"
            scope.unclear(thing.span, cure)
            return Event("trade")
    elif last in _STEPS and len(thing.words) > 1:
        hear_words(scope, thing.words[-1:])
        said = replace(thing, words=thing.words[:-1])
    found = event(scope, Happening(Who("you", span=thing.span), verb, said, span=thing.span))
    counted = found.kind in _UNCOUNTED or found.level is not None or found.of is not None
    if counted or (found.kind in _TIMES) != (last in ("time", "times")):
        cure = "what can be counted: cards played, tiles placed, steps raised, resources spent, "
        cure += "milestones claimed, conversions used, `time you traded` …"
        scope.unclear(thing.span, cure)
    return found
