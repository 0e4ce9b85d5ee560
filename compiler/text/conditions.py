"""Conditions in words.

In: conditions. Out: clauses that follow `if` (`you have 3 plant tags`) and the noun phrases of a
requirement (`oxygen at 8% or more`). One function per condition, in `CLAUSES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    THE_CHOSEN,
    Against,
    Both,
    CardPoints,
    Cards,
    CardSet,
    ChosenX,
    Colonies,
    Compare,
    Completed,
    Condition,
    Cost,
    Counter,
    Deeds,
    Delegates,
    DelegateSet,
    Either,
    Extreme,
    Generation,
    Goals,
    Group,
    Happened,
    Held,
    InPhase,
    InState,
    IsFirst,
    Kinds,
    Leads,
    Level,
    Matches,
    Measure,
    Not,
    Of,
    Production,
    Recurring,
    Rules,
    Seats,
    Settled,
    Signs,
    Stock,
    Sum,
    Tags,
    Tiles,
    TileSet,
    Whose,
)
from compiler.text.amounts import (
    bounded,
    extreme,
    is_some,
    lessened,
    lie_before_you,
    owned_track,
    produced,
    ranked,
    rivalled,
    rivals,
    so_many,
    who_has,
    with_itself,
)
from compiler.text.events import Tense, deed_noun, happening, phase_name
from compiler.text.selectors import a_card, card_is
from compiler.text.sets import held
from compiler.text.words import Words, counts_things, level

# ---- levels and bounds ---------------------------------------------------------------------------


def _is_track(measure: Measure) -> bool:
    return isinstance(measure, Production) and measure.how != "increased"


def _track(words: Words, measure: Measure) -> str:
    """A production or player track as a thing: `titanium production`, `TR`."""
    if isinstance(measure, Production):
        return produced(words, measure)
    if isinstance(measure, Extreme):
        return extreme(words, measure)
    assert isinstance(measure, Counter)
    return owned_track(words, measure)


# ---- requirements: noun phrases ------------------------------------------------------------------


def need(words: Words, condition: Condition) -> str:
    """What is required, as a noun phrase."""
    if is_clause(condition):
        return words.say("need-that", clause=clause(words, condition))
    match condition:
        case Compare():
            return lessened(words, condition, _needed(words, condition))
        case Both(parts):
            return words.joined(_bracketed(part, need(words, part)) for part in parts)
        case Either(parts):
            return words.joined((_bracketed(part, need(words, part)) for part in parts), "or")
        case InState(state):
            return words.state(state)
        case Rules(party):
            return words.say("need-rules", party=words.party(party), named=named_party(party))
    raise TypeError(condition)


def is_clause(condition: Condition) -> bool:
    """Whether what is required is no thing, but that something is so."""
    match condition:
        case Compare(Delegates(DelegateSet("chairman")) | Deeds()):
            return True
        case Compare(Completed(parameter)) if parameter:
            return True
        case Compare() | InState() | Rules():
            return False
        case Both(parts) | Either(parts):
            return any(map(is_clause, parts))
    return True


def _bracketed(condition: Condition, text: str) -> str:
    """`and` and `or` in each other stand in brackets."""
    while isinstance(condition, Not):
        condition = condition.part
    return f"({text})" if isinstance(condition, Both | Either) else text


def _needed(words: Words, compare: Compare) -> str:
    match compare.measure:
        case Level(parameter) if counts_things(words, parameter):
            return bounded(words, compare, level(words, parameter, compare.value))
        case Level(parameter):
            track, value = words.track(parameter), level(words, parameter, compare.value)
            return words.say("need-level", track=track, bound=compare.bound, value=value)
        case Counter() | Extreme() | Production(how="lowest"):
            track, value = _track(words, compare.measure), str(compare.value)
            return words.say("need-track", track=track, bound=compare.bound, value=value)
        case Generation():
            return _generation(words, compare, "need-generation")
        case Production(how="") if is_some(compare):
            return _track(words, compare.measure)
        case Stock(whose=whose) | Tags(whose=whose) if whose != "you":
            things = so_many(words, compare)
            if whose == "all":
                return f"{things} {words.say('in-play')}"
            return f"{things} {words.together(whose)}"
        case measure if lie_before_you(measure):
            return words.say("had-in-play", things=so_many(words, compare))
    return so_many(words, compare)


# ---- conditions: clauses -------------------------------------------------------------------------


def _compare(words: Words, compare: Compare, negated: bool) -> str:
    if negated:
        compare = _opposite(compare)
    return lessened(words, compare, _compared(words, compare))


def _compared(words: Words, compare: Compare) -> str:
    measure = compare.measure
    match measure:
        case Delegates(DelegateSet("chairman", whose)):
            return _chairman(words, whose, "yes" if _is_so(compare) else "no")
        case Level(parameter) if counts_things(words, parameter):
            value = level(words, parameter, compare.value)
            bound = "least" if compare.bound == "min" else compare.bound
            return _there_are(words, compare, words.say("count", bound=bound, thing=value))
        case Level(parameter):
            value = level(words, parameter, compare.value)
            return _is(words, compare, words.track(parameter), value)
        case Completed(parameter) if parameter:
            which = "chosen" if parameter == THE_CHOSEN else "named"
            yes, track = "yes" if _is_so(compare) else "no", words.track(parameter)
            return words.say("clause-completed", which=which, track=track, yes=yes)
        case Deeds():
            return _done(words, compare, measure)
        case Counter() | Extreme():
            return _is(words, compare, _track(words, measure), str(compare.value))
        case Generation():
            return _generation(words, compare, "clause-generation")
        case ChosenX():
            return words.say("clause-x", bound=compare.bound, value=str(compare.value))
        case Cost(cards):
            of = "several" if cards.zone else "one"
            money = words.resource(words.currency, compare.value != 1)
            value = str(compare.value)
            return words.say("clause-cost", of=of, bound=compare.bound, value=value, money=money)
        case CardPoints(cards):
            of, value = "several" if cards.zone else "one", str(compare.value)
            return words.say("clause-points", of=of, bound=compare.bound, value=value)
        case Production(how=how) if _is_track(measure) and (how or not is_some(compare)):
            return _is(words, compare, _track(words, measure), str(compare.value))
        case Held(cards) if cards.reference:
            things = held(words, measure, many=compare.value != 1)
            count = bounded(words, compare, f"{compare.value} {things}")
            if compare.value == 0 and compare.bound == "max":
                count = words.say("count-none", things=things, of="stock")
            card = a_card(words, cards, role="subject")
            return words.say("clause-card-has", card=card, things=count)
        case (
            Tiles(TileSet(whose="you"))
            | Group(TileSet(whose="you"))
            | Colonies(whose="you")
            | Seats(whose="you")
        ):
            return words.say("clause-own", things=so_many(words, compare, rivalled))
        case (
            Tiles()
            | Group()
            | Colonies()
            | Seats()
            | Held()
            | Cards(CardSet(zone="them"))
            | Tags(printed="it" | "shown" | "that")
        ):
            return _there_are(words, compare, so_many(words, compare))
        case Completed():
            return _there_are(words, compare, so_many(words, compare))
        case Cards(CardSet(whose=whose)) if whose != "you":
            return _there_are(words, compare, so_many(words, compare))
    return _had(words, compare)


def _is_so(compare: Compare) -> bool:
    """Of what there is one of, or none."""
    return compare.bound == "min" and compare.value > 0


def _done(words: Words, compare: Compare, measure: Deeds, who: str = "") -> str:
    """`you played 2 events this generation`."""
    many = compare.value != 1
    much = bounded(words, compare, f"{compare.value} {deed_noun(words, measure.event, many)}")
    event, period = replace(measure.event, who=measure.whose), f"period-{measure.period}"
    return happening(words, event, "past", words.say(period), who, much)


def _generation(words: Words, compare: Compare, message: str) -> str:
    return words.say(message, bound=compare.bound, value=str(compare.value))


def _chairman(words: Words, whose: Whose, yes: str) -> str:
    return words.say("clause-chairman", neutral="yes" if whose == "nobody" else "no", yes=yes)


def _there_are(words: Words, compare: Compare, things: str) -> str:
    return words.say("clause-there-are", things=things, number=compare.value)


def _is(words: Words, compare: Compare, track: str, value: str) -> str:
    return words.say("clause-is", track=track, bound=compare.bound, value=value)


def _had(words: Words, compare: Compare) -> str:
    measure = compare.measure
    whose: Whose = "you"
    if isinstance(measure, Stock | Tags | Production | Goals):
        whose = measure.whose
    if isinstance(measure, Production) and _is_track(measure):
        thing = produced(words, replace(measure, whose="you"))
    else:
        thing = so_many(words, compare)
    person = whose if whose in ("you", "all", "opponents") else "other"
    if lie_before_you(measure):
        return with_itself(words, measure, words.say("clause-have-in-play", things=thing))
    thing = with_itself(words, measure, thing)
    return words.say("clause-have", person=person, who=words.person(whose), things=thing)


def _opposite(compare: Compare) -> Compare:
    match compare.bound:
        case "min":
            return replace(compare, bound="max", value=compare.value - 1)
        case "max":
            return replace(compare, bound="min", value=compare.value + 1)
    return compare


def _matches(words: Words, matches: Matches, negated: bool) -> str:
    return card_is(words, matches.cards, negated)


def _happened(words: Words, happened: Happened, negated: bool) -> str:
    tense: Tense = "not" if negated else "past"
    period = words.say(f"period-{happened.period}")
    if negated and happened.event.who in ("all", "opponents"):
        nobody = words.say(f"person-none-{happened.event.who}")
        return happening(words, happened.event, "past", period, nobody)
    some = words.say("person-some") if happened.event.who == "all" else ""
    return happening(words, happened.event, tense, period, some)


def _recurring(words: Words, node: Recurring, negated: bool) -> str:
    if node.every == 2:
        return words.say("clause-parity", yes="no" if negated else "yes")
    return words.say("clause-recurring", every=str(node.every), yes="no" if negated else "yes")


def _both(words: Words, both: Both, negated: bool) -> str:
    parts = (_bracketed(part, clause(words, part, negated)) for part in both.parts)
    return words.joined(parts, "or" if negated else "and")


def _either(words: Words, either: Either, negated: bool) -> str:
    parts = (_bracketed(part, clause(words, part, negated)) for part in either.parts)
    return words.joined(parts, "and" if negated else "or")


def _not(words: Words, node: Not, negated: bool) -> str:
    return clause(words, node.part, not negated)


def _leads(words: Words, node: Leads, negated: bool) -> str:
    return words.say("clause-leads", **ranked(words, node), yes="no" if negated else "yes")


def _against(words: Words, node: Against, negated: bool) -> str:
    return words.say("clause-against", **rivals(words, node), yes="no" if negated else "yes")


def _of(words: Words, node: Of, negated: bool) -> str:
    yes = "no" if negated else "yes"
    if node.whose not in ("any", "opponent"):
        person = words.say(f"people-{node.whose}")
        return words.say("clause-of", person=person, who=who(words, node.part), yes=yes)
    if negated and isinstance(node.part, Not):
        return _every(words, node.whose, who(words, node.part.part))
    return words.say("clause-some", whose=node.whose, who=who(words, node.part), yes=yes)


def _every(words: Words, whose: str, told: str) -> str:
    """`each opponent has 2 city tiles`, where that is all that is said of them."""
    lead = words.say("person-who")
    what = told.removeprefix(f"{lead} ")
    if what == told or f"{lead} " in what:
        return words.say("clause-every", whose=whose, who=told)
    return words.say("clause-each", whose=whose, what=what)


def _is_first(words: Words, node: IsFirst, negated: bool) -> str:
    return words.say("clause-first", yes="no" if negated else "yes")


def _rules(words: Words, node: Rules, negated: bool) -> str:
    yes = "no" if negated else "yes"
    named, party = named_party(node.party), words.party(node.party)
    return words.say("clause-rules", party=party, named=named, yes=yes)


def named_party(party: str) -> str:
    """A key of messages: whether it has a name, or is the chosen one."""
    return "no" if party == THE_CHOSEN else "yes"


def _settled(words: Words, node: Settled, negated: bool) -> str:
    kind, chosen = node.said
    if kind == "tag":
        what = words.tag(chosen)
    elif kind == "resource":
        what = words.resource(chosen, many=False)
    else:
        what = words.party(chosen) if kind == "party" else words.track(chosen)
    return words.say("clause-settled", kind=kind, what=what, yes="no" if negated else "yes")


def _in_state(words: Words, node: InState | InPhase, negated: bool) -> str:
    yes = "no" if negated else "yes"
    if isinstance(node, InPhase):
        return words.say("clause-phase", phase=phase_name(words, node.phase), yes=yes)
    return words.say("clause-state", state=words.state(node.state), yes=yes)


CLAUSES: dict[type, Callable[[Words, Any, bool], str]] = {
    Compare: _compare,
    Matches: _matches,
    Happened: _happened,
    Both: _both,
    Either: _either,
    Not: _not,
    InState: _in_state,
    InPhase: _in_state,
    Recurring: _recurring,
    Leads: _leads,
    Against: _against,
    Of: _of,
    IsFirst: _is_first,
    Rules: _rules,
    Settled: _settled,
}


def clause(words: Words, condition: Condition, negated: bool = False) -> str:
    """What must hold, as a clause that can follow `if`."""
    return CLAUSES[type(condition)](words, condition, negated)


def _is_had(condition: Condition) -> bool:
    """Whether it is something that a player has, more or less of."""
    match condition:
        case (
            Compare(measure=Stock() | Tags() | Tiles() | Group() | Cards() | Held() | Goals())
            | Compare(measure=Colonies() | Seats() | Kinds() | Signs() | Sum())
            | Against()
            | Not(Against())
            | Leads()
        ):
            return True
        case Compare(measure=Production(how="")):
            return is_some(condition)
        case Compare(measure=Delegates(delegates)):
            return delegates.post != "chairman"
        case Both(parts):
            return all(map(_is_had, parts))
        case _:
            return False


def who(words: Words, condition: Condition) -> str:
    """A condition on some player as a clause about them: `who has 3 plant tags`."""
    words = replace(words, described=True)
    if _is_had(condition):
        return who_has(words, condition)
    tense: Tense = "not" if isinstance(condition, Not) else "past"
    done = condition.part if isinstance(condition, Not) else condition
    yes = "no" if isinstance(condition, Not) else "yes"
    match done:
        case IsFirst():
            return words.say("who-is", post="first", yes=yes)
        case Compare(Delegates(DelegateSet("chairman", "you")), bound):
            return words.say("who-is", post="chairman", yes="yes" if bound == "min" else "no")
    if isinstance(done, Compare) and isinstance(done.measure, Deeds):
        return _done(words, done, done.measure, words.say("person-who"))
    if isinstance(done, Happened):
        period = words.say(f"period-{done.period}")
        return happening(words, done.event, tense, period, words.say("person-who"))
    return words.say("for-whom", clause=clause(words, condition))
