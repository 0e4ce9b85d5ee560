"""The levels of parameters: what a declaration says, and whether a level can be reached; and what
is only ever somebody's, or nobody's, where it is counted; what cards ask for, and whose marks are
on them.

In: declarations of parameters, numbers of conditions. Out: lowest and highest value and step, in
the printed unit; messages about levels that a parameter never has.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler.graph import (
    Amount,
    Cards,
    CardSet,
    Chosen,
    Counter,
    Deeds,
    Event,
    Extreme,
    Generation,
    Goals,
    Held,
    Level,
    Measure,
    Production,
    Shown,
    Stock,
    Sum,
    Tags,
    Tiles,
    Whose,
    walk,
)
from compiler.lower.phrases.nouns import Noun, hear_words, is_plural, named, noun, plain, unknown
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, bound_of, check_some, dets, value_of
from compiler.messages.meaning import (
    LEVEL_NOT_ON_TRACK,
    NO_AMOUNT,
    NOT_IN_PERCENT,
    NUMBER_BEHIND,
    PLURAL_WITHOUT_NUMBER,
    SAID_TWICE,
)
from compiler.messages.never import SAME_FOR_EVERYBODY
from compiler.names.written import plain_text, properties
from dsl.reading.source import around
from dsl.syntax.nodes import Declaration, Filter, Happening, Number, Property, Thing, Who, Word


def levels(declaration: Declaration) -> tuple[int, int, int] | None:
    """Lowest and highest value and step of a parameter, or None when they are not said."""
    known = properties(declaration)
    ends = ends_of(known.get("range"))
    return (*ends, number_in(known.get("step")) or 1) if ends is not None else None


def ends_of(line: Property | None) -> tuple[int, int] | None:
    """The two ends of `range -30 to 8`."""
    if line is None or len(line.things) != 1:
        return None
    listed = line.things[0]
    things = [listed.thing, *(role.thing for role in listed.roles if role.word == "to")]
    numbers = [t.number for t in things if isinstance(t, Thing) and t.number is not None]
    return (value_of(numbers[0]), value_of(numbers[1])) if len(numbers) == 2 else None


def number_in(line: Property | None) -> int | None:
    """The number of a property, or None."""
    thing = line.things[0].thing if line is not None and line.things else None
    return value_of(thing.number) if isinstance(thing, Thing) and thing.number else None


def check_level(scope: Scope, parameter: str, number: Number, value: int) -> None:
    """A level that the parameter or counter never has is a slip."""
    symbol = scope.words.find(parameter, ("parameter", "counter"))
    span = levels(symbol.declaration) if symbol is not None else None
    if span is None:
        return
    lowest, highest, step = span
    scope.hear_in(number, "percent")
    if not lowest <= value <= highest:
        cure = f"{parameter} goes from {lowest} to {highest}"
        scope.fault(LEVEL_NOT_ON_TRACK, number.span, cure, what=parameter, value=value)
    elif (value - lowest) % step:
        cure = f"{parameter} goes in steps of {step}"
        said, meant = LEVEL_NOT_ON_TRACK, _nearest(number, value, step, lowest)
        scope.fault(said, number.span, cure, meant, what=parameter, value=value)
    if number.percent and symbol is not None and symbol.declaration.name != "%":
        scope.fault(NOT_IN_PERCENT, number.span, what=parameter)


def _nearest(number: Number, value: int, step: int, lowest: int) -> str | None:
    """The level that means the same: what is at most -1 is at most -2, in steps of two."""
    if number.bound == "exactly":
        return None
    below = value - (value - lowest) % step
    meant = below if number.bound == "max" else below + step
    return f"{number.bound or ''} {meant}".strip()


def requirements(scope: Scope, thing: Thing) -> Noun | None:
    """`global requirements`; whose they are is said by whose effect it is."""
    scope.says(thing, "your")
    return noun(scope, thing, ("requirement",))


def is_about_tags(about: Noun) -> bool:
    """`tag requirements`."""
    return [plain(words) for words in about.words] in (["tag"], ["tags"])


def ends_in_tags(about: Noun) -> bool:
    """Also `science tag requirements`, which are refused."""
    return bool(about.words) and plain(about.words[-1]) in ("tag", "tags")


def asked_of(scope: Scope, about: Noun) -> Literal["", "tag", "party"]:
    """`tag requirements`, `party requirements`: that one rules, where there are parties."""
    words = [plain(words) for words in about.words]
    party = words in (["party"], ["parties"]) and scope.words.named(("party",))
    if not party and not is_about_tags(about):
        return ""
    hear_words(scope, about.words)
    return "party" if party else "tag"


def tracks_of(scope: Scope, about: Noun) -> tuple[str, ...]:
    """The tracks in front of `requirements`; none of `global` ones, which are all, nor of those of
    tags."""
    parameters: tuple[str, ...] = ()
    if ends_in_tags(about) and not is_about_tags(about):
        hear_words(scope, about.words)
        first, *_, last = about.words
        scope.unclear(around(first.span, last.span), "of all tags: `tag requirements`")
        return ()
    for words in about.words:
        if (plain(words) == "global" and len(about.words) == 1) or is_about_tags(about):
            scope.hear(*words.words)
        else:
            parameters += named(scope, words, ("parameter",))
    return parameters


def goes_below_zero(scope: Scope, counted: Measure) -> bool:
    """Whether there can be less than none of it."""
    match counted:
        case Level():
            return True
        case Counter(counter=name):
            ends = ends_of(_said(scope, name, "counter", "range"))
            return ends is None or ends[0] < 0
        case Production(resources=made):
            least = (number_in(_said(scope, one, "resource", "production")) for one in made)
            return any(one is not None and one < 0 for one in least)
    return False


def check_number(scope: Scope, thing: Thing, level: Number | None, counted: Measure) -> None:
    """A level stands behind its track, a number in front of what is counted; both are not below
    zero, except levels."""
    many = isinstance(counted, Stock | Tags | Cards | Tiles | Held | Goals | Deeds)
    number = level or thing.number
    if many and level is not None:
        bound = {"min": ""}.get(bound_of(level), f"{bound_of(level)} ")
        count = 1 if level.value is None else level.value
        word = plain_text(thing)
        meant = f"{bound}{count} {word}" if bound or count else f"no {word}"
        at = around(thing.span, level.span)
        scope.fault(NUMBER_BEHIND, level.span, f"write `{meant}`", None, at, meant, word=word)
    elif number is not None and value_of(number) < 0 and not goes_below_zero(scope, counted):
        scope.fault(NO_AMOUNT, number.span, number=value_of(number))


def check_some_of(scope: Scope, counted: Measure, number: Number, behind: bool) -> None:
    """`0 cities`, and a track at its lower end: there is always so much. `behind`: the number
    stands behind what is counted."""
    match counted:
        case Level(parameter=name):
            symbol = scope.words.find(name, ("parameter",))
            ends = levels(symbol.declaration) if symbol is not None else None
            if ends is not None:
                check_some(scope, number, f"max {ends[0]}{'%' * number.percent}", ends[0])
        case Generation():
            check_some(scope, number, "max 1", min(value_of(number), 1))
        case _ if not goes_below_zero(scope, counted):
            check_some(scope, number, "max 0" if behind else "no")


def track_name(counted: Measure) -> str:
    match counted:
        case Level(parameter=name) | Counter(counter=name):
            return name
        case Generation():
            return "generation"
        case Extreme(which):
            return f"the {which} of plants, heat"
        case _:
            return NOTHING


def _said(scope: Scope, name: str, kind: str, word: str) -> Property | None:
    symbol = scope.words.find(name, (kind,))
    return properties(symbol.declaration).get(word) if symbol is not None else None


# ---- as events ----------------------------------------------------------------------------------


def reached(scope: Scope, node: Happening) -> list[Event]:
    """`depth reaches 5`, `your depth reaches 5`, `temperature reaches 0`."""
    cure = "for example `when temperature reaches 0`, `when your rating reaches 25`"
    for role in node.roles:
        scope.unclear(role.span, cure)
    *dets, name = node.who.text.split() if isinstance(node.who, Word) else ("",)
    if isinstance(node.thing, Thing) and plain_text(node.thing) == "maximum":
        return _reached_maximum(scope, node.thing, node.who, dets, name)
    number = node.thing.number if isinstance(node.thing, Thing) else None
    plainly = isinstance(node.thing, Thing) and not node.thing.words and not node.thing.filters
    if not isinstance(node.who, Word) or number is None or number.value is None or not plainly:
        scope.unclear(node.span, cure)
        return []
    track = scope.words.find(name, ("parameter", "counter"))
    if track is None:
        unknown(scope, Word(name, span=node.who.span), ("parameter", "counter"))
        return []
    scope.hear(node.who)
    scope.hear_in(number, "sign" if number.signed == "-" else "")
    mine, value = dets == ["your"], value_of(number)
    if track.kind == "parameter":
        check_level(scope, track.id, number, value)
    elif value <= (number_in(properties(track.declaration).get("start")) or 0):
        scope.fault(LEVEL_NOT_ON_TRACK, number.span, "it begins there", what=name, value=value)
    if dets not in ([], ["the"]) and not (mine and track.kind == "counter"):
        scope.unclear(node.who.span, cure)
    return [Event("raise", "you" if mine else "all", parameter=track.id, level=value)]


def _reached_maximum(
    scope: Scope, thing: Thing, who: Who | Word | None, dets: list[str], name: str
) -> list[Event]:
    """`temperature reaches its maximum`, `a parameter reaches its maximum`: whichever of them."""
    hear_words(scope, thing.words)
    if not scope.says(thing, "the"):
        scope.says(thing, "its")
    scope.hear(who)
    every = name == "parameter" and dets in (["a"], ["any"], ["a", "global"], ["any", "global"])
    named_ = [scope.words.find(name, ("parameter", "counter"))]
    tracks = [*scope.words.named(("parameter",))] if every else named_
    mine = dets == ["your"]
    heard: list[Event] = []
    for track in tracks:
        span = levels(track.declaration) if track is not None else None
        if track is None or span is None or not (every or dets in ([], ["the"], ["your"])):
            cure = "of a track that has an end: `when temperature reaches its maximum`"
            scope.unclear(thing.span, cure)
            return []
        own: Whose = "you" if mine and track.kind == "counter" else "all"
        end: int | Literal["end"] = span[1]
        if track.id == scope.standing_in:
            end = "end"  # which is that of each
        heard.append(Event("raise", own, parameter=track.id, level=end))
    return heard


_BEFORE_PLAYERS = (Counter, Goals, Production, Stock, Tags)


def is_others(measure: Measure) -> bool:
    """Whether things of others are counted that lie before their players, and not in common."""
    parts = measure.parts if isinstance(measure, Sum) else (measure,)
    return any(isinstance(one, _BEFORE_PLAYERS) and one.whose != "you" for one in parts)


def is_anybodys(one: Filter) -> bool:
    """Whether what is said is whose it is, where that is not asked: `in play`, `of any player`."""
    return one.word == "in play" or (one.word in ("of", "by") and isinstance(one.thing, Who))


def is_of_others(one: Measure) -> bool:
    """Whether it is of others than who is compared; tiles that nobody owns count for all."""
    held = (getattr(one, of, one) for of in ("tiles", "cards", "delegates"))
    whose = {getattr(part, "whose", "you") for part in held}
    return bool(whose - {"you"} - ({"all"} if isinstance(one, Tiles) else set()))


def have_seats(scope: Scope, cards: CardSet) -> bool:
    """Whether cards are meant on which players take seats, by their kind or by name."""
    kinds = [one for one in scope.words.named(("kind",)) if "seats" in properties(one.declaration)]
    have = tuple(one.id for one in kinds)
    named = {symbol.id for symbol in scope.words.named(have)}
    of_kind = bool(cards.kinds) and {*cards.kinds} <= {*have}
    return of_kind or (bool(cards.names) and named.issuperset(cards.names))


def check_many(scope: Scope, thing: Thing) -> None:
    """`per microbes`, `place oceans`: a number was perhaps forgotten."""
    if thing.number is None and not thing.dets and is_plural(scope, thing):
        scope.fault(PLURAL_WITHOUT_NUMBER, thing.span, word=thing.words[-1].words[0].text)


# ---- what cards ask for, and what lies on them -------------------------------------------------


def asking(scope: Scope, cards: CardSet, thing: Thing, positive: bool) -> CardSet:
    """`with requirements`, `with global requirements`, of tracks, tags, parties; `without`."""
    about = requirements(scope, thing)
    bound = _BOUNDS.get(plain(about.words[0]), "") if about is not None and about.words else ""
    if about is not None and bound:
        hear_words(scope, about.words[:1])
        about = replace(about, words=about.words[1:])
    if about is None or not (about.words or bound):
        return replace(cards, has_requirements=positive)
    if of := asked_of(scope, about):
        if cards.asks_of:
            scope.fault(SAID_TWICE, thing.span, word="requirement")
        if of == "party" and bound:
            scope.unclear(thing.span, "a party rules or does not: `with a party requirement`")
        asked = CardSet(asks_of=of)
    elif (asked := CardSet(asks=tracks_of(scope, about))) == CardSet() and not bound:
        return replace(cards, global_requirements=positive)
    if bound or cards.asks_bound:
        if _is_asked(cards):
            scope.unclear(thing.span, "once: `with a maximum temperature/oxygen requirement`")
        every = True if about.words and asked == CardSet() else None
        asked = replace(asked, asks_bound=bound, global_requirements=every)
    if not positive:
        return replace(cards, none_of=(*cards.none_of, asked))
    if bound:
        every, of = asked.global_requirements or cards.global_requirements, asked.asks_of
        return replace(
            cards, asks=asked.asks, asks_of=of, asks_bound=bound, global_requirements=every
        )
    return replace(cards, asks=cards.asks + asked.asks, asks_of=asked.asks_of or cards.asks_of)


_BOUNDS: dict[str, Literal["", "min", "max"]] = {"maximum": "max", "minimum": "min"}


def _is_asked(cards: CardSet) -> bool:
    """Whether it is said which requirements cards have."""
    return bool(cards.asks or cards.asks_of or cards.asks_bound or cards.global_requirements)


_MARKS = ("marker", "markers", "seat", "seats")


def so_many_of_them(thing: Thing, bag: Bag) -> Thing | None:
    """`2 of your seats`: the seats, so many."""
    if thing.words or thing.number is None:
        return None
    of = bag.take("of", lambda f: isinstance(f.thing, Thing) and is_mark(f.thing))
    if of is None or not isinstance(of.thing, Thing):
        return None
    return replace(of.thing, number=thing.number)


def is_no_resource(scope: Scope, thing: Thing) -> bool:
    """A set may call a resource so."""
    kinds = ("card resource", "resource")
    return bool(thing.words) and scope.words.find(thing.words[-1].words[0], kinds) is None


def is_mark(thing: Thing) -> bool:
    return len(thing.words) == 1 and thing.words[0].words[0].text.lower() in _MARKS


def marked(scope: Scope, cards: CardSet, thing: Thing, filter_: Filter, positive: bool) -> CardSet:
    """`with your marker`, `with a seat`, `with 2 of your seats`."""
    word = thing.words[-1].words[0]
    scope.hear(word)
    seats = word.text.lower().startswith("seat")
    there = have_seats(scope, cards) if seats else cards.zone in ("play", "row")
    if not (positive and there):
        cure = "of cards in play, `card in play with your marker`, of those `in the row`, or of a "
        cure += "kind with `seats`"
        scope.unclear(filter_.span, cure)
    mine, number = scope.says(thing, "your"), thing.number
    scope.hear(number)
    if number is None:
        return replace(cards, marked="you" if mine else "all")
    scope.hear_in(number, "bound")
    marks = value_of(number)
    if number.bound in ("max", "exactly", "up to") or marks < 1 or not mine:
        instead = f"{max(marks, 2)} of your {'seats' if seats else 'markers'}"
        scope.unclear(filter_.span, f"so many at least: `with {instead}`")
    return replace(cards, marked="you", marks=max(marks, 1))


def check_differ(scope: Scope, thing: Thing, counted: Measure) -> None:
    """What players are compared by is not the same for all of them."""
    for part in walk(counted):
        if isinstance(part, Level | Generation):
            what = part.parameter if isinstance(part, Level) else "generation"
            scope.fault(SAME_FOR_EVERYBODY, thing.span, what=what)


def check_together(scope: Scope, thing: Thing, number: Number | None) -> None:
    """`2 cities of an opponent`, where opponents might have them together."""
    alone = ("an opponent", "any opponent")
    whose_ = [f.thing for f in thing.filters if f.word == "of" and isinstance(f.thing, Who)]
    one = next((who for who in whose_ if who.text.lower() in alone), None)
    if one is None or number is None or (number.value or 0) < 2:
        return
    many = f"{number.value} {plain_text(thing)}"
    cure = f"`{many} of opponents` together, or of one alone `1 opponent with {many}`"
    scope.unclear(one.span, cure)


def yours(thing: Thing) -> list[Thing]:
    """The things in it of which `your` is said; what they lie next to, or with, may be yours."""
    others = [one for one in thing.filters if one.word not in ("adjacent to", "with")]
    inner = [one.thing for one in others if isinstance(one.thing, Thing)]
    mine = [thing] if dets(thing) & {"your", "any"} else []
    return mine + [one for part in inner for one in yours(part)]


def plain_amount(scope: Scope, number: Number) -> Amount:
    """A number as written: 3, X, 3X; its sign is the verb's business."""
    scope.hear_in(number, "X")
    if number.times_x:
        times = 1 if number.value is None else abs(number.value)
        return Shown(times) if scope.shown else Chosen(times)
    return abs(number.value or 0)
