"""English for conditions.

In: conditions. Out: clauses that follow `if` (`you have 3 plant tags`) and the noun phrases of a
requirement (`oxygen at 8% or more`). One function per condition, in `CLAUSES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    Both,
    Bound,
    Cards,
    CardSet,
    Compare,
    Condition,
    Counter,
    Either,
    Happened,
    Held,
    InState,
    Level,
    Matches,
    Measure,
    Not,
    Production,
    Stock,
    Tags,
    Tiles,
    Whose,
)
from compiler.text.amounts import noun
from compiler.text.events import Tense, happening
from compiler.text.selectors import PERSON, a_card, card_filters, card_noun
from compiler.text.words import Words, a, joined, readable

# ---- levels and bounds --------------------------------------------------------------------------

_BOUND: dict[Bound, str] = {"min": "{} or more", "max": "{} or less", "exactly": "exactly {}"}
_COUNT: dict[Bound, str] = {"min": "{}", "max": "at most {}", "exactly": "exactly {}"}


def level(words: Words, parameter: str, value: int) -> str:
    """A value of a parameter in its printed unit: `8%`, `-12 °C`, `3 oceans`."""
    kind = words.parameters.get(parameter)
    unit = kind.unit if kind else ""
    if unit == "%":
        return f"{value}%"
    if value == 1 and counts_things(words, parameter):
        return f"1 {unit.removesuffix('s')}"
    return f"{value} {unit}".strip()


def counts_things(words: Words, parameter: str) -> bool:
    """True for a parameter whose unit is a word, so that one says `3 oceans` and not a level."""
    kind = words.parameters.get(parameter)
    return kind is not None and len(kind.unit) > 2 and kind.unit.isalpha()


def _is_some(compare: Compare) -> bool:
    """Whether there must be any at all."""
    return (compare.bound, compare.value) == ("min", 1)


def _number(words: Words, compare: Compare) -> str:
    """`3 plant tags`, `a plant tag`, `at most 2 cards in hand`."""
    if compare.value == 1 and compare.bound == "min":
        return a(noun(words, compare.measure, many=False))
    if compare.value == 0 and compare.bound in ("max", "exactly"):
        return f"no {noun(words, compare.measure)}"
    count = _COUNT[compare.bound].format(compare.value)
    return f"{count} {noun(words, compare.measure, many=compare.value != 1)}"


# ---- requirements: noun phrases -----------------------------------------------------------------


def need(words: Words, condition: Condition) -> str:
    """What is required, as a noun phrase."""
    match condition:
        case Compare():
            return _needed(words, condition)
        case Both(parts):
            return joined(need(words, part) for part in parts)
        case Either(parts):
            return joined((need(words, part) for part in parts), "or")
        case InState(state):
            return words.state(state)
    return f"that {clause(words, condition)}"


def _needed(words: Words, compare: Compare) -> str:
    match compare.measure:
        case Level(parameter) if counts_things(words, parameter):
            return _COUNT[compare.bound].format(level(words, parameter, compare.value))
        case Level(parameter):
            value = _BOUND[compare.bound].format(level(words, parameter, compare.value))
            return f"{words.track(parameter)} at {value}"
        case Counter():
            value = _BOUND[compare.bound].format(compare.value)
            return f"{noun_of_track(words, compare.measure)} of {value}"
        case Production(how=how) if how != "increased" and (compare.bound, compare.value) == (
            "min",
            1,
        ):
            return noun_of_track(words, compare.measure)
        case Stock(whose="you") | Tags(whose="you"):
            return _number(words, compare)
        case Stock() | Tags():
            return f"{_number(words, compare)} {_owned(compare.measure.whose)}"
    return _number(words, compare)


def _owned(whose: Whose) -> str:
    return "in play" if whose == "all" else f"of {PERSON[whose]}"


def noun_of_track(words: Words, measure: Measure) -> str:
    """A production or player track as a thing: `titanium production`, `TR`."""
    return noun(words, measure, many=False).removeprefix("step of ")


# ---- conditions: clauses ------------------------------------------------------------------------


def _compare(words: Words, compare: Compare, negated: bool) -> str:
    if negated:
        compare = _opposite(compare)
    measure = compare.measure
    match measure:
        case Level(parameter) if counts_things(words, parameter):
            verb = "is" if compare.value == 1 else "are"
            value = level(words, parameter, compare.value)
            count = "at least {}" if compare.bound == "min" else _COUNT[compare.bound]
            return f"there {verb} {count.format(value)}"
        case Level(parameter):
            value = level(words, parameter, compare.value)
            return f"{words.track(parameter)} is {_BOUND[compare.bound].format(value)}"
        case Counter():
            value = _BOUND[compare.bound].format(compare.value)
            return f"{noun_of_track(words, measure)} is {value}"
        case Production(how=how) if how != "increased" and (compare.bound, compare.value) != (
            "min",
            1,
        ):
            value = _BOUND[compare.bound].format(compare.value)
            return f"{noun_of_track(words, measure)} is {value}"
        case Held(cards) if cards.reference:
            where = a_card(words, cards)
            count = _COUNT[compare.bound].format(compare.value)
            held = noun(words, measure, many=compare.value != 1).removesuffix(f" on {where}")
            return f"{where} has {count} {held}"
        case Tiles() | Held():
            verb = "is" if compare.value == 1 else "are"
            return f"there {verb} {_number(words, compare)}"
        case Cards(CardSet(zone="events")):
            return f"you have {_number(words, compare)}"
    return _had(words, compare)


def _had(words: Words, compare: Compare) -> str:
    measure = compare.measure
    whose: Whose = "you"
    if isinstance(measure, Stock | Tags | Production):
        whose = measure.whose
    if isinstance(measure, Production) and measure.how != "increased":
        thing = noun_of_track(words, replace(measure, whose="you"))
    else:
        thing = _number(words, compare)
    if whose == "all":
        return f"there are {thing} in play"
    return f"{PERSON[whose]} {'have' if whose == 'you' else 'has'} {thing}"


def _opposite(compare: Compare) -> Compare:
    match compare.bound:
        case "min":
            return replace(compare, bound="max", value=compare.value - 1)
        case "max":
            return replace(compare, bound="min", value=compare.value + 1)
    return compare


def _matches(words: Words, matches: Matches, negated: bool) -> str:
    cards = matches.cards
    subject = card_noun(words, replace(cards, reference=cards.reference or "it"))
    parts: list[str] = []
    if cards.tags:
        tags = joined((words.tag(tag) for tag in cards.tags), "or")
        parts.append(f"does not have {a(tags)} tag" if negated else f"has {a(tags)} tag")
    if cards.kinds:
        kinds = joined((a(readable(kind)) for kind in cards.kinds), "or")
        parts.append(f"is not {kinds}" if negated else f"is {kinds}")
    filters = card_filters(words, replace(cards, tags=(), kinds=()))
    if filters:
        is_ = "is not" if negated else "is"
        parts.append(f"{is_} a card {' '.join(filters)}")
    return f"{subject} {joined(parts)}"


def _happened(words: Words, happened: Happened, negated: bool) -> str:
    tense: Tense = "not" if negated else "past"
    period = "in this game" if happened.period == "game" else f"this {happened.period}"
    return f"{happening(words, happened.event, tense)} {period}"


def _both(words: Words, both: Both, negated: bool) -> str:
    return joined((clause(words, part, negated) for part in both.parts), "or" if negated else "and")


def _either(words: Words, either: Either, negated: bool) -> str:
    word = "and" if negated else "or"
    return joined((clause(words, part, negated) for part in either.parts), word)


def _not(words: Words, node: Not, negated: bool) -> str:
    return clause(words, node.part, not negated)


def _in_state(words: Words, node: InState, negated: bool) -> str:
    return f"not {words.state(node.state)}" if negated else words.state(node.state)


CLAUSES: dict[type, Callable[[Words, Any, bool], str]] = {
    Compare: _compare,
    Matches: _matches,
    Happened: _happened,
    Both: _both,
    Either: _either,
    Not: _not,
    InState: _in_state,
}


def clause(words: Words, condition: Condition, negated: bool = False) -> str:
    """What must hold, as a clause that can follow `if`."""
    return CLAUSES[type(condition)](words, condition, negated)


def who(words: Words, condition: Condition) -> str:
    """A condition on some player as a clause about them: `who has 3 plant tags`."""
    text = clause(words, condition)
    if text.startswith("you have "):
        return f"who has {text.removeprefix('you have ')}"
    return f"who {text.removeprefix('you ')}" if text.startswith("you ") else f"for whom {text}"
