"""Conditions.

In: clauses that follow `if`, and what requirements ask for, as `compiler.text.conditions` makes
them. Out: rules for `clause`, `need`, and `who` (of another player).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    THE_CHOSEN,
    Against,
    Both,
    Cards,
    ChosenX,
    Compare,
    Completed,
    Delegates,
    DelegateSet,
    Difference,
    Either,
    Event,
    Generation,
    Goals,
    Group,
    Happened,
    Held,
    InPhase,
    InState,
    IsFirst,
    Leads,
    Level,
    Matches,
    Not,
    Of,
    Production,
    Recurring,
    Rules,
    Seats,
    Settled,
    Stock,
    Sum,
    Tags,
    Tiles,
)
from compiler.reading.meanings.measures import cost_of, kinds_of_tiles, markers_of, points_on
from compiler.reading.meanings.nouns import listed
from compiler.reading.parsing.grammar import Grammar
from compiler.text.amounts import lie_before_you, of_what

# ---- how much there must be ----------------------------------------------------------------------


def conditions(g: Grammar) -> None:
    _compared(g)
    _needs(g)
    _clauses(g)


def _compared(g: Grammar) -> None:
    """Kind `so-much`: `3 plant tags`, `a plant tag`, `at most 2 cards in hand`."""
    g.join("figured", "{value:whole} {measure:counting}", lambda value, measure: (measure, value))
    g.join("figured", "{value:whole} {measure:counted}", lambda value, measure: (measure, value))
    g.say("so-much", "count", _bounded, thing="figured")
    g.say(
        "so-much",
        "count-together",
        lambda thing: thing if isinstance(thing.measure, Sum) else None,
        thing="so-much",
    )
    g.say("so-much", "count-some", lambda thing: Compare(thing, "min", 1), thing="counting")
    g.say("so-much", "counts-itself", lambda text: text, text="so-much")
    g.say("so-much", "count-none", _none, things="counting")
    g.say("so-much", "had-in-play", _in_play, things="so-much")
    g.say("level-bound", "count", _level_bounded, thing="level-of")


def _in_play(things: Any) -> Any:
    return things if lie_before_you(things.measure) else None


def _none(things: Any, of: str = "") -> Any:
    """Where the two are told apart stocks are none in another way."""
    fits = not of or (of == "stock") == isinstance(things, Stock)
    return Compare(things, "max", 0) if fits else None


def _bounded(bound: Any, thing: Any) -> Any:
    measure, value = thing
    return Compare(measure, "min" if bound == "least" else bound, value)


def compared(parameter: str, bound: Any, value: Any) -> Any:
    return Compare(Level(parameter), bound, value)


def _level_bounded(bound: Any, thing: Any) -> Any:
    parameter, value = thing
    return Compare(Level(parameter), "min" if bound == "least" else bound, value)


def _at(track: Any, value: Any, bound: Any = "min") -> Any:
    return Compare(track, bound, value)


# ---- requirements --------------------------------------------------------------------------------


def _needs(g: Grammar) -> None:
    g.same("plain-need", ("so-much", "level-bound"))
    g.say("plain-need", "need-level", _at, track="parameter-of", value="level")
    for track in ("counter-of", "extreme-track"):
        g.say("plain-need", "need-track", _at, track=track, value="whole")
    g.say("plain-need", "need-generation", _generation, value="whole")
    g.join("plain-need", "{track:production}", lambda track: Compare(track, "min", 1))
    g.join("plain-need", "{so:so-much} {whose:whose-things}", _of_others)
    for kind in ("plain-need", "plain-clause"):
        g.say(kind, "need-less", _less, need=kind, less="figure")
    g.say("had-much", "need-less", _less, need="so-much", less="figure")
    g.same("had-much", ("so-much",))
    g.join("plain-need", "{state:state}", lambda state: InState(state))
    g.say("plain-need", "need-rules", _rules, party="name:party")
    g.say("plain-need", "need-that", lambda clause: clause, clause="clause")
    g.same("need-part", ("plain-need",))
    g.join(
        "need-part", "({need:need})", lambda need: need if isinstance(need, Both | Either) else None
    )
    listed(g, "need-parts", "need-part")
    g.same("need", ("plain-need",))
    g.join("need", "{parts:need-parts:and}", lambda parts: Both(parts) if len(parts) > 1 else None)
    g.join("need", "{parts:need-parts:or}", lambda parts: Either(parts) if len(parts) > 1 else None)
    listed(g, "needs", "need-part")


def _less(need: Any, less: Any) -> Any:
    return replace(need, less=less) if isinstance(need, Compare) and not need.less else None


def _of_others(so: Any, whose: Any) -> Any:
    if isinstance(so.measure, Stock | Tags) and so.measure.whose == "you":
        return replace(so, measure=replace(so.measure, whose=whose))
    return None


def _generation(value: Any, bound: Any) -> Any:
    return Compare(Generation(), bound, value)


def _costs(bound: Any, value: Any, money: Any, of: str = "one") -> Any:
    return Compare(cost_of(of), bound, value)


def _is_worth(bound: Any, value: Any, of: str = "one") -> Any:
    return Compare(points_on(of), bound, value)


# ---- clauses -------------------------------------------------------------------------------------


def _clauses(g: Grammar) -> None:
    kind = "plain-clause"
    g.same("is-track", ("parameter-of", "counter-of", "production", "extreme-track"))
    g.say(kind, "clause-is", _at, track="is-track", value="level")
    g.say(kind, "clause-generation", _generation, value="whole")
    g.say(kind, "clause-x", lambda value, bound: Compare(ChosenX(), bound, value), value="whole")
    g.say(kind, "clause-cost", _costs, value="whole", money="currency")
    g.say(kind, "clause-points", _is_worth, value="whole")
    g.say(kind, "clause-there-are", lambda things: things, things="so-much")
    g.say(kind, "clause-own", _owned, things="so-much")
    g.say(kind, "clause-there-are", lambda things: things, things="level-bound")
    g.say(kind, "clause-card-has", _card_has, card="card-noun", things="held-so-much")
    g.join("held-kinds", "{names:resources:or}", lambda names: names)
    g.join("held-kinds", "{some:some-resources}", lambda some: ())
    g.join("held-thing", "{value:whole} {names:held-kinds}", lambda value, names: (names, value))
    g.say("held-so-much", "count", lambda bound, thing: (bound, *thing), thing="held-thing")
    g.say(
        "held-so-much", "count-none", lambda things, of="": ("max", things, 0), things="held-kinds"
    )
    g.say(kind, "clause-have", _have, who="person", things="so-much")
    g.say("in-play", "clause-have-in-play", _in_play, things="so-much")
    g.say("in-play", "counts-itself", lambda text: text, text="in-play")
    g.same(kind, ("in-play",))
    g.say(kind, "clause-have", _have, who="person", things="had-production")
    g.join("had-production", "{track:production}", lambda track: Compare(track, "min", 1))
    g.say(kind, "clause-card", _card_is, card="card-noun", what="card-facts")
    g.say("card-fact", "card-has-tag", lambda stem, yes: (("tags", stem), yes), stem="stems:tag:or")
    g.say("card-fact", "card-is", lambda what, yes: (("kinds", what), yes), what="kind-names:or")
    g.say("kind-name", "a-kind", lambda name=None, kind="": name or kind, name="kind")
    listed(g, "kind-names", "kind-name")
    g.say("card-fact", "card-is-one", lambda filters, yes: (*filters, yes), filters="filters")
    g.join("filters", "{one:card-filter}", lambda one: one)
    g.join("filters", "{one:filters} {more:card-filter}", lambda one, more: (*one, *more))
    listed(g, "card-factss", "card-fact")
    g.join("card-facts", "{parts:card-factss:and}", lambda parts: _facts(parts, "yes"))
    g.join("card-facts", "{parts:card-factss:or}", lambda parts: _facts(parts, "no"))
    g.say(kind, "clause-completed", _completed, track="parameter")
    g.say(kind, "clause-state", lambda state, yes: held_or_not(InState(state), yes), state="state")
    for what in ("tag", "resource", "party", "parameter"):
        family = {"tag": "tag-name", "party": "name:party"}.get(what, what)
        g.say(kind, "clause-settled", _settled(what), what=family)
    g.say(kind, "clause-leads", leads, things="rivalled")
    g.say("called-phase", "phase-called", lambda phase: phase, phase="phase")
    g.say(
        kind,
        "clause-phase",
        lambda phase, yes: held_or_not(InPhase(phase), yes),
        phase="called-phase",
    )
    g.say(kind, "clause-first", lambda yes: held_or_not(IsFirst(), yes))
    g.say(kind, "clause-chairman", chairman)
    g.say(kind, "clause-rules", _rules, party="name:party")
    g.say(
        kind,
        "clause-against",
        lambda things, than, rank, yes: held_or_not(against(things, than, rank), yes),
        things="rivalled",
        than="than",
        rank="more-or-fewer",
    )
    g.say(
        kind,
        "clause-of",
        lambda person, who, yes: held_or_not(Of(person, _of_another(who)), yes),
        person="people",
        who="who",
    )
    for message, who in (("clause-every", "who"), ("clause-each", "who-bare")):
        g.say(kind, message, _every, who=who, what=who)
    g.say(
        kind,
        "clause-some",
        lambda whose, who, yes: held_or_not(Of(whose, _of_another(who)), yes),
        who="who",
    )
    g.join(kind, "{told:happening}", happened)
    g.join(kind, "{told:happening-much:person}", lambda told: told)
    g.join(kind, "{told:happening-none}", _never)
    g.say(kind, "clause-parity", lambda yes: held_or_not(Recurring(2), yes))
    g.say(
        kind,
        "clause-recurring",
        lambda every, yes: held_or_not(Recurring(every), yes) if every > 1 else None,
        every="whole",
    )
    for rank, words in (("more", ("more", "a higher")), ("fewer", ("fewer", "less", "a lower"))):
        for word in words:
            g.word("more-or-fewer", word, rank)
    g.join("rival-part", "{one:counting}", of_ones_own)
    g.join(
        "rival-part",
        "{one:tiles} {where:everywhere}",
        lambda one: Tiles(one) if one.whose == "all" else None,
    )
    g.join("everybodys", "{one:tiles} {where:everywhere}", lambda one: one)
    g.say(
        "rival-part", "grouped", lambda tiles, shape: Group(tiles, shape=shape), tiles="everybodys"
    )
    g.say("rival-part", "tile-kinds", kinds_of_tiles, tiles="everybodys")
    g.say("rival-part", "seats-on", Seats, owner="unowned", where="cards-counted")
    g.say("rival-part", "markers", markers_of, owner="unowned", where="cards-counted")
    g.word("unowned", "", "you")
    g.same("rival-part", ("counter-of",))
    listed(g, "rival-parts", "rival-part")
    g.join(
        "rival-sum",
        "{parts:rival-parts:and}",
        lambda parts: parts[0] if len(parts) == 1 else Sum(parts),
    )
    g.same("rivalled", ("rival-sum",))
    g.say(
        "rivalled",
        "difference",
        lambda first, less: Difference(first, less),
        first="rival-sum",
        less="rival-sum",
    )
    g.same("than", ("rivalled", "rival"))
    g.say("rival", "rival-you", lambda: "")
    g.same("clause-part", (kind,))
    g.join(
        "clause-part", "({one:clause})", lambda one: one if isinstance(one, Both | Either) else None
    )
    listed(g, "clause-parts", "clause-part")
    g.same("clause", (kind,))
    g.join(
        "clause", "{parts:clause-parts:and}", lambda parts: Both(parts) if len(parts) > 1 else None
    )
    g.join(
        "clause", "{parts:clause-parts:or}", lambda parts: Either(parts) if len(parts) > 1 else None
    )


def _rules(party: str, named: str = "", yes: str = "yes") -> Any:
    """Which of the ways to say it is meant; where they are one, whether it has a name or not."""
    if named and (named == "no") != (party == THE_CHOSEN):
        return None
    return held_or_not(Rules(party), yes)


def _settled(of: str) -> Any:
    def build(kind: str, what: str, yes: str) -> Any:
        return held_or_not(Settled(**{of: what}), yes) if kind == of else None

    return build


def _card_has(card: Any, things: Any) -> Any:
    bound, names, value = things
    if not card.reference:
        return None
    return Compare(Held(card, names), "min" if bound == "least" else bound, value)


def _have(who: Any, things: Any) -> Any:
    measure = things.measure
    if who == "you":
        return replace(things, measure=_had_by_you(measure))
    if isinstance(measure, Stock | Tags | Production | Goals) and measure.whose == "you":
        return replace(things, measure=replace(measure, whose=who))
    return None


def _owned(things: Any) -> Any:
    return replace(things, measure=own) if (own := of_ones_own(things.measure)) else None


def _had_by_you(measure: Any) -> Any:
    """Who has a delegate or a tile is its owner."""
    if isinstance(measure, Delegates) and measure.delegates.whose == "all":
        return Delegates(replace(measure.delegates, whose="you"))
    return of_ones_own(measure)


def _facts(parts: Any, yes: str) -> Any:
    """All that is said of a card, with one yes or no: this and that, or not this or not that."""
    told = tuple(pair for part in parts for pair in part[:-1])
    answers = {part[-1] for part in parts}
    return (told, *answers) if len(answers) == 1 and (len(parts) == 1 or yes in answers) else None


def _card_is(card: Any, what: Any) -> Any:
    told, yes = what
    if len(dict(told)) != len(told):
        return None
    named = replace(card, **dict(told))
    return held_or_not(Matches(named), yes)


def _completed(which: str, yes: str, track: str = THE_CHOSEN) -> Any:
    if (which == "chosen") != (track == THE_CHOSEN):
        return None
    is_so = yes == "yes"
    return Compare(Completed(track), "min" if is_so else "max", 1 if is_so else 0)


def held_or_not(condition: Any, yes: str) -> Any:
    return condition if yes == "yes" else Not(condition)


def leads(rank: Any, of: str, things: Any, yes: str = "yes", among: str = "all") -> Any:
    if of != of_what(things):
        return None
    return held_or_not(Leads(rank.replace("-", " "), things, among == "others"), yes)


def of_ones_own(one: Any) -> Any:
    """What players are compared by are their own tiles and cards, which is not said."""
    if isinstance(one, Cards) and (one.cards.zone, one.cards.whose) == ("play", "all"):
        return replace(one, cards=replace(one.cards, whose="you"))
    if isinstance(one, Tiles | Group) and one.tiles.whose == "all":
        return replace(one, tiles=replace(one.tiles, whose="you"))
    return one


def against(things: Any, than: Any, rank: str) -> Any:
    rival = than == ""
    return Against(things, things if rival else than, rank == "fewer", rival)


def chairman(neutral: str, yes: str) -> Any:
    whose: Any = "nobody" if neutral == "yes" else "you"
    wanted = Compare(Delegates(DelegateSet("chairman", whose)), "min", 1)
    return wanted if yes == "yes" else replace(wanted, bound="max", value=0)


def happened(told: Any) -> Any:
    tense, period, event = told
    if tense in ("now", "would") or not period:
        return None
    happened = Happened(event, period)
    if tense == "not" and event.who in ("opponent", "opponents", "any", "all"):
        return None  # one of them did not, or none of them did
    return Not(happened) if tense == "not" else happened


def _never(told: Any) -> Any:
    tense, period, event = told
    return Not(Happened(event, period)) if tense == "past" and period else None


# ---- of some player ------------------------------------------------------------------------------


def _of_another(done: Any) -> Any:
    """Of what a player has done, `you` is whose card it is."""
    match done:
        case Not(part):
            return Not(_of_another(part))
        case Happened(Event(of="you") as event):
            return replace(done, event=replace(event, of="owner"))
        case _:
            return done


def _every(whose: Any, who: Any = None, what: Any = None) -> Any:
    return Not(Of(whose, Not(_of_another(what if who is None else who))))
