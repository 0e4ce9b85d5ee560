"""What is counted: added up, compared, and so many for each of it.

In: things of the syntax tree (`2 building tags`, `1 per city in play`, `3X`). Out: measures and
amounts of the graph, and the level that a condition asks for. What one noun counts is in `counted`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler.graph import (
    Against,
    Amount,
    Both,
    Bound,
    Chosen,
    ChosenX,
    Compare,
    Condition,
    Counter,
    Difference,
    Every,
    Extreme,
    Generation,
    Leads,
    Less,
    Level,
    Measure,
    More,
    Not,
    Per,
    Players,
    Rank,
    Sum,
)
from compiler.lower.phrases.counted import countable, measure_of
from compiler.lower.phrases.deeds import asked, done
from compiler.lower.phrases.levels import (
    check_differ,
    check_level,
    check_many,
    check_number,
    check_some_of,
    check_together,
    is_anybodys,
    is_of_others,
    is_others,
    plain_amount,
    track_name,
    yours,
)
from compiler.lower.phrases.nouns import Noun, hear_words, noun, plain
from compiler.lower.phrases.scope import (
    Bag,
    Scope,
    bound_of,
    by,
    check_some,
    dets,
    positive,
    value_of,
)
from compiler.messages.meaning import AMOUNT_MISSING, NO_AMOUNT
from compiler.names.written import plain_text
from dsl.syntax.nodes import Filter, Number, Thing, Who
from dsl.syntax.nodes.inside import words_in


def measure(scope: Scope, thing: Thing, level: bool = False) -> Measure:
    """What the thing counts; its own number is not looked at. `level`: a number stands behind it,
    as behind a parameter or counter, so that one of these is meant where there is one."""
    bag = Bag(scope, thing.filters)
    parts = []
    while (plus := bag.take_with_rest("plus")) is not None:
        parts.append(plus)
    first = _one(scope, bag.left(thing), level)
    if not parts:
        return first
    if isinstance(first, Players) and first.players is not None:
        scope.unclear(parts[0].span, "it could be theirs: `per steel plus opponent with a city`")
    others = [measure(scope, part) for part in parts]
    flat = [p for m in (first, *others) for p in (m.parts if isinstance(m, Sum) else (m,))]
    return Sum(tuple(flat))


def rivalled(scope: Scope, thing: Thing) -> Measure:
    """What players are compared by: `cities minus greeneries` too."""
    if scope.says(thing, "no"):
        scope.unclear(thing.span, "who has none: `each player with no cities`")
    bag = Bag(scope, thing.filters)
    less = bag.take_with_rest("minus")
    first = measure(scope, bag.left(thing))
    parts = first.parts if isinstance(first, Sum) else (first,)
    taken = measure(scope, less) if less is not None else None
    counted = first if taken is None else Difference(first, taken)
    check_differ(scope, thing, counted)
    others = [one for one in (*parts, taken) if one is not None and is_of_others(one)]
    open_ = next((one.span for one in thing.filters[:1] if is_anybodys(one)), None)
    if others or open_ is not None or "any" in dets(thing):
        cure = "each is compared by what is theirs: `the most cities`"
        at = replace(open_, column=open_.column - 1) if open_ is not None else None
        scope.unclear(open_ or thing.span, cure, at=at, instead="" if at else None)
    if less is not None and isinstance(taken, Sum):
        scope.unclear(less.span, TAKEN_LAST)
    return counted


EXTREMES = ("lowest", "highest")
TAKEN_LAST = "what is taken off stands last: `steel plus titanium minus heat`"


def _one(scope: Scope, thing: Thing, level: bool) -> Measure:
    if len(thing.words) == 1 and plain_text(thing) in EXTREMES and thing.filters:
        return _extreme(scope, thing)
    if (deeds := done(scope, thing)) is not None:
        return deeds
    found = noun(scope, thing, countable(thing, level))
    if found is None:
        return Sum(())
    if found.kind in ("player", "opponent"):
        return _players(scope, thing, found)
    return measure_of(scope, thing, found)


def _extreme(scope: Scope, thing: Thing) -> Measure:
    """`the lowest of depth, warmth, light`."""
    which: Literal["lowest", "highest"] = "lowest" if plain_text(thing) == "lowest" else "highest"
    scope.hear(thing.words[0].words[0])
    bag = Bag(scope, thing.filters)
    parts: list[Measure] = []
    while (of := bag.take("of", lambda f: isinstance(f.thing, Thing))) is not None:
        if isinstance(of.thing, Thing):
            parts.append(measure(scope, of.thing))
    bag.close()
    if len(parts) < 2:
        scope.unclear(thing.span, f"of what? `the {which} of plants, heat`")
    return Extreme(which, tuple(parts))


# ---- comparisons --------------------------------------------------------------------------------


def compared(scope: Scope, thing: Thing, somebodys: bool = False) -> Compare | Against | Not:
    """A number of something, or more of it than of something else. `somebodys`: it is asked of a
    player who is not the one whose effect it is, so that there may be more than `you` have."""
    dets = [det for det in thing.dets if det.text.lower() in ("more", "fewer")]
    if not dets:
        return _compare(scope, thing)
    scope.hear(dets[0])
    none = scope.says(thing, "no")
    bag = Bag(scope, thing.filters)
    than = bag.take("than", lambda f: isinstance(f.thing, Who))
    other = bag.take_with_rest("than") if than is None else None
    counted = replace(thing, dets=tuple(d for d in thing.dets[none:] if d not in dets))
    first = measure(scope, bag.left(counted))
    fewer, place = dets[0].text.lower() == "fewer", by(thing.span)
    match than.thing if than is not None else other:
        case Thing() if other is not None and not counted.number:
            second = measure(scope, other)
            anybodys = any(map(is_anybodys, (*counted.filters, *other.filters)))
            anybodys |= any(one.text.lower() == "any" for one in words_in((counted, other)))
            if anybodys or is_others(first) or is_others(second):
                cure = "of one's own things: `more plants than heat`; each with each other: "
                scope.unclear(thing.span, cure + "`if an opponent has more plants than you`")
            found = Against(first, second, fewer, by=place)
        case Who() as who if somebodys and who.text.lower() == "you" and not is_of_others(first):
            scope.hear(who)
            found = Against(first, first, fewer, rival=True, by=place)
        case who:
            cure = "`if more plants than heat`, `an opponent with more plants than you`"
            scope.unclear(thing.span, f"than {'whom' if isinstance(who, Who) else 'what'}? {cure}")
            found = Against(first, first, by=place)
    return Not(found) if none else found


def _compare(scope: Scope, thing: Thing) -> Compare:
    """`3 oceans`, `oxygen max 6%`, `no energy`, `any science here`."""
    bag = Bag(scope, thing.filters)
    level = bag.take_number()
    if level is not None and not thing.words and thing.number is not None and thing.number.times_x:
        bag.close()  # `X 4`
        if thing.number.value is None:
            scope.hear_in(thing.number, "X")
        scope.hear_in(level, "bound")
        check_some(scope, level)
        return Compare(ChosenX(), bound_of(level), value_of(level), by=by(thing.span))
    less = _less(scope, bag)
    rest = bag.left(thing)
    counted = measure(scope, rest, level is not None)
    if counted == Sum(()):
        return Compare(counted, "min", 1, by=by(thing.span))  # which has been said
    number = level or thing.number
    check_together(scope, thing, number)
    scope.hear_in(number, "bound", "sign" if number and number.signed == "-" else "")
    track = isinstance(counted, Level | Counter | Generation | Extreme)
    check_number(scope, thing, level, counted)
    if number is None and not scope.says(thing, "no") and (track or not thing.dets):
        example = "temperature -12" if track else "2 power tags"
        word = track_name(counted) if track else plain_text(thing)
        one = next((det for det in thing.dets if det.text.lower() in ("a", "an")), None)
        one = one if scope.words.find(word, ("tile",)) is not None else None
        at, instead = (one.span, "1") if one is not None else (None, None)
        cure = f"for example `{example}`"
        scope.fault(AMOUNT_MISSING, thing.span, cure, at=at, instead=instead, word=word)
    if number is None:
        scope.says(thing, "any")  # at least one
        if less != 0:
            scope.unclear(thing.span, "from how many? `if 4 cities minus 1 per city`")
        bound: Bound = "max" if scope.says(thing, "no") else "min"
        return Compare(counted, bound, 0 if bound == "max" else 1, by=by(thing.span))
    if number.times_x:
        scope.unclear(number.span, "a condition needs a plain number")
    value = value_of(number)
    if isinstance(counted, Level | Counter):
        check_level(scope, track_name(counted), number, value)
    if less == 0:
        check_some_of(scope, counted, number, level is not None)
    return Compare(counted, bound_of(number), value, less, by(thing.span))


def _less(scope: Scope, bag: Bag) -> Amount:
    """`heat 6 minus 2 per science tag beyond 1`: how much lower the value is."""
    minus = bag.take_with_rest("minus")
    if minus is None:
        return 0
    own = Bag(scope, minus.filters)
    less = amount(scope, replace(minus, filters=()), own)
    own.close()
    if less is None:
        scope.fault(
            AMOUNT_MISSING, minus.span, "for example `minus 2 per science tag`", word="minus"
        )
    return less or 0


_RANKS: dict[str, Rank] = {"most": "most", "second most": "second most", "fewest": "fewest"}


def leads(scope: Scope, thing: Thing, rivals: bool = False) -> Leads | None:
    """`the most cities`: you are among the players who have most."""
    words = thing.words
    said = 2 if len(words) > 2 and plain(words[0]) == "second" else 1
    first = " ".join(map(plain, words[:said])) if len(words) > said else ""
    if first not in _RANKS or thing.number is not None:
        return None
    hear_words(scope, words[:said])
    counted = rivalled(scope, replace(thing, words=words[said:]))
    return Leads(_RANKS[first], counted, rivals, by=by(thing.span))


def described(scope: Scope, filters: tuple[Filter, ...], others: bool) -> list[Condition]:
    """What is said of players `with …`, who are `you` in it; of `others` than whose effect it is
    who has the most is one of these."""

    def said(one: Thing) -> Condition:
        return leads(scope, one, others) or asked(scope, theirs(scope, one), one.span)

    bag = Bag(scope, filters)
    found = [said(one) for one in bag.take_each("with")]
    bag.close()
    return found


def theirs(scope: Scope, thing: Thing) -> Compare | Against | Not:
    """What somebody else has, who is `you` in it."""
    for one in yours(thing):
        said = "your" if "your" in dets(one) else "any"
        scope.unclear(one.span, f"what they have is their own: leave out `{said}`")
    for whose_ in (one for one in thing.filters if one.word in ("of", "by")):
        if isinstance(whose_.thing, Who):
            scope.unclear(whose_.span, "what they have is their own: leave out whose it is")
    return compared(replace(scope, described=True), thing, somebodys=True)


def _players(scope: Scope, thing: Thing, found: Noun) -> Players:
    """`opponent with 2 jovian tags`, `player`."""
    parts = described(scope, thing.filters, found.kind == "opponent")
    holding = parts[0] if len(parts) == 1 else Both(tuple(parts)) if parts else None
    return Players("opponents" if found.kind == "opponent" else "all", holding)


# ---- amounts ------------------------------------------------------------------------------------


def amount(scope: Scope, thing: Thing, bag: Bag) -> Amount | None:
    """How much: `3`, `X`, `all`, `1 per 2 plant tags`, `4 minus 1 per city`, `4 plus 1 per city`,
    `all except 3`. None when nothing is said."""
    if thing.number is None and scope.says(thing, "all"):
        return Every(_except(scope, bag))
    if thing.number is not None and thing.number.times_x and first_of(bag, "", "per") == "":
        capped = bag.take_number("max")
        if capped is not None:
            return _capped(scope, thing.number, capped, bag)
    if thing.number is not None and not thing.number.times_x:
        changed = changed_amount(scope, thing.number, bag)
        if changed is not None:
            return changed
    per = bag.take_with_rest("per")
    if per is None:
        return plain_amount(scope, thing.number) if thing.number is not None else None
    number = thing.number
    if number is None:
        return None
    scope.hear(number)
    if number.times_x:
        scope.unclear(per.span)
    return per_amount(scope, per, abs(positive(scope, number)))


def up_to(scope: Scope, thing: Thing, found: Amount) -> Amount:
    """`up to 4`, `up to 1 per city`, `up to 2 plus 1 per city`: X is at most so much, also none but
    in actions."""
    scope.hear_in(thing.number, "bound")
    if scope.shown:
        cure = "X is what the track shows, or chance brings: `spend 1 heat`, `spend X heat`"
    elif isinstance(found, int | Per | Less | More):
        return Chosen(1, found, up_to=not scope.acting)
    else:
        cure = "for example `spend up to 4 heat -> gain X plants`"
    scope.unclear(thing.span, cure)
    return found


def _capped(scope: Scope, number: Number, capped: Number, bag: Bag) -> Amount:
    """`X … max 4`, `2X … max 8`, `X … max 1 per power tag`, `… max 2 plus 1 per power tag`."""
    found = plain_amount(scope, number)
    scope.hear_in(capped, "bound")
    changed = changed_amount(scope, capped, bag)
    per = bag.take_with_rest("per")
    times = found.times if isinstance(found, Chosen) else 1
    limit, rest = divmod(value_of(capped), times)
    uneven = times > 1 and (isinstance(changed, Less | More) or not limit or (per and rest))
    if not isinstance(found, Chosen) or uneven or capped.times_x:
        scope.unclear(capped.span, "for example `spend X heat max 4`, `spend 2X heat max 8`")
        return found
    if limit < 1:
        scope.fault(NO_AMOUNT, capped.span, number=limit)
    if isinstance(changed, Less | More):
        return Chosen(1, changed)
    return Chosen(times, limit if per is None else per_amount(scope, per, max(limit, 1)))


def first_of(bag: Bag, *words: str) -> str:
    return next((filter_.word for filter_ in bag.rest if filter_.word in words), "")


def _except(scope: Scope, bag: Bag) -> Amount:
    """`all plants except 3`, `… except 2 per city`, `… except 3 plus 1 per city`."""
    but = bag.take_with_rest("except")
    if but is None:
        return 0
    own = Bag(scope, but.filters)
    plus, per_what = own.take_with_rest("plus"), own.take_with_rest("per")
    own.close()
    if but.number is None or but.words:
        scope.unclear(but.span, "for example `lose all plants except 3`")
        return 0
    scope.hear(but.number)
    if per_what is not None:
        return per_amount(scope, per_what, positive(scope, but.number))
    if plus is None:
        return value_of(but.number)
    per, least = _counted(scope, plus, "plus"), positive(scope, but.number)
    return More(least, per) if per is not None else least


def changed_amount(scope: Scope, number: Number, bag: Bag) -> Amount | None:
    """`4 minus 1 per city`, `4 plus 1 per city`; None where neither stands in `bag`."""
    word = first_of(bag, "minus", "plus", "per")
    change = bag.take_with_rest(word) if word in ("minus", "plus") else None
    if change is None:
        return None
    scope.hear(number)
    base, per = abs(positive(scope, number)), _counted(scope, change, word)
    if per is None:
        return base
    return Less(base, per) if word == "minus" else More(base, per)


def _counted(scope: Scope, thing: Thing, word: str) -> Per | None:
    """`1 per city`, that is taken away or added."""
    own = Bag(scope, thing.filters)
    found = amount(scope, replace(thing, filters=()), own)
    own.close()
    if isinstance(found, Per) and not thing.words:
        return found
    scope.unclear(thing.span, f"for example `{word} 1 per city`")
    return None


def per_amount(scope: Scope, per: Thing, times: int) -> Per:
    """`times` per so many of what `per` counts, up to its `max`."""
    bag = Bag(scope, per.filters)
    each = value_of(per.number) if per.number is not None else 1
    capped_first = first_of(bag, "", "plus") == ""  # else it limits the sum
    lessened = first_of(bag, "", "minus") == "minus"
    capped = bag.take_number("max", "up to")
    cap = value_of(capped) if capped is not None else None
    minus = bag.take_with_rest("minus")
    if capped is not None and lessened:
        cure = f"a limit stands behind what it limits: `per … max {cap} minus …`"
        scope.unclear(capped.span, f"{cure}; a difference has none")
    plus = bag.take_with_rest("plus") if cap is not None and capped_first else None
    beyond = bag.take("beyond", lambda f: isinstance(f.thing, Thing) and not f.thing.words)
    first = beyond.thing.number if beyond and isinstance(beyond.thing, Thing) else None
    scope.hear(per.number, first)
    scope.hear_in(capped, "bound")
    check_many(scope, per)
    if scope.says(per, "no"):
        scope.unclear(per.span, "`no` is none of them")
    of = None if per.words else bag.take("of", lambda f: isinstance(f.thing, Thing))
    if of is not None and isinstance(of.thing, Thing):  # `per 2 of its cost`
        per = of.thing
    rest = bag.left(per)
    if (counted := _x(scope, rest)) is None:
        counted = measure(scope, replace(rest, number=None))
    elif of is None:
        each = 1
    if each < 1:
        scope.fault(NO_AMOUNT, per.span, number=each)
    if capped is not None and cap is not None and each > 1 and (cap % each or cap == each):
        counts = f"`max` limits what is counted, {each} for each"
        once = f"at most one: `if {each} …`"
        more = f"`max {cap * each}` for {cap} of them" + f"; {once}" * (cap == each)
        meant = f"max {cap * each}" if cap > 1 else None
        scope.unclear(capped.span, f"{counts}: {more if meant else once}", instead=meant)
    taken = measure(scope, minus) if minus is not None else None
    if minus is not None and isinstance(taken, Sum) and taken.parts:
        scope.unclear(minus.span, TAKEN_LAST)
    return Per(
        counted,
        times,
        max(each, 1),
        cap,
        measure(scope, plus) if plus is not None else None,
        taken,
        value_of(first) if first is not None else 0,
    )


def _x(scope: Scope, thing: Thing) -> Measure | None:
    """`per 2 of X`, half of what has been chosen; None where something else is counted."""
    if thing.words or thing.number is None or not thing.number.times_x:
        return None
    scope.hear_in(thing.number, "X")
    Bag(scope, thing.filters).close()
    if thing.number.value is not None:
        scope.unclear(thing.span, "for example `spend X heat -> gain 1 plant per 2 of X`")
    return ChosenX()
