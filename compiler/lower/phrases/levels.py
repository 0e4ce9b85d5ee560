"""The levels of parameters: what a declaration says, and whether a level can be reached.

In: declarations of parameters, numbers of conditions. Out: lowest and highest value and step, in
the printed unit; messages about levels that a parameter never has.
"""

from __future__ import annotations

from compiler.graph import Counter, Level, Measure, Production
from compiler.lower.phrases.nouns import Noun, named, noun, plain
from compiler.lower.phrases.scope import Scope, value_of
from compiler.messages.meaning import LEVEL_NOT_ON_TRACK, NOT_IN_PERCENT
from compiler.names.written import properties
from dsl.syntax.nodes import Declaration, Number, Property, Thing


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


def tracks_of(scope: Scope, about: Noun) -> tuple[str, ...]:
    """The tracks in front of `requirements`; none of `global` ones, which are all, nor of those of
    tags."""
    parameters: tuple[str, ...] = ()
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


def _said(scope: Scope, name: str, kind: str, word: str) -> Property | None:
    symbol = scope.words.find(name, (kind,))
    return properties(symbol.declaration).get(word) if symbol is not None else None
