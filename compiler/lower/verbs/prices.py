"""Verbs of continuous effects about what cards ask for: what costs less or more, what is worth
more; requirements that may be missed, or need not be met.

In: a change and what it is said of. Out: the rule of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import CardSet, Continuous
from compiler.lower.phrases.counted import check_pays
from compiler.lower.phrases.levels import ends_in_tags, is_about_tags, requirements, tracks_of
from compiler.lower.phrases.measures import measure, per_amount
from compiler.lower.phrases.nouns import (
    Noun,
    card_word,
    hear_words,
    in_front,
    named,
    noun,
    only,
    plain,
    structural,
)
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, by, positive, value_of
from compiler.lower.phrases.selectors import card_set
from compiler.lower.phrases.uses import by_face, without_money
from compiler.messages.meaning import AMOUNT_MISSING
from compiler.messages.names import NAME_MISSING
from compiler.names.kinds import PRICED
from compiler.names.written import plain_text
from dsl.messages.diagnostics import nearest
from dsl.messages.syntax import DOES_NOT_FIT
from dsl.reading.source import around
from dsl.syntax.nodes import AnyThing, Change, It, Listed, Number, Thing


def so_much(
    scope: Scope, node: Change, ways: tuple[str, ...], cure: str
) -> tuple[int, graph.Per | None]:
    """`3 less`, `2 more`, `1 less per 2 resources on it`: what is less stands below zero, and how
    often it is meant."""
    thing = node.thing
    bag = Bag(scope, thing.filters)
    said = [way for way in ways if bag.take(way) is not None]
    per = bag.take_with_rest("per")
    bag.close()
    number = thing.number
    scope.hear(number)
    if number is None or number.value is None:
        scope.fault(AMOUNT_MISSING, thing.span, cure, word=node.verb)
        return 0, None
    if len(said) != 1:
        _comparative(scope, thing, ways[0], cure)
    amount = positive(scope, number) * (-1 if said == ["less"] else 1)
    return amount, per_amount(scope, per, 1) if per is not None else None


def _less(scope: Scope, node: Change) -> graph.Discount:
    amount, counted = so_much(scope, node, ("less", "more"), "for example `cost 2 less`")
    found = graph.Discount(-amount, by=by(node.span))
    if counted is None:
        return found
    if counted != graph.Per(counted.measure, 1, counted.each, counted.most):
        scope.unclear(node.thing.span, "for example `cost 1 less per 2 resources on it`")
    return replace(found, per=counted.measure, each=counted.each, most=counted.most)


def _taken(scope: Scope, thing: Thing) -> str:
    """`1 energy less`: of what a conversion takes only this."""
    if not thing.words or not any(one.word in ("less", "more") for one in thing.filters):
        return ""
    return only(scope, noun(scope, thing, ("resource",)), thing.span)


def _is_conversion(scope: Scope, thing: Thing) -> bool:
    """Told as one, or by the names of conversions alone."""
    if (structural(thing) or ("",))[0] == "conversion":
        return True
    names = [word for words in thing.words for word in words.words if word.quoted]
    found = [scope.words.find(word, PRICED, exact=True) for word in names]
    return bool(found) and all(one is not None and one.kind == "conversion" for one in found)


def _is_something_else(scope: Scope, thing: Thing) -> bool:
    """`1 energy less`, where a price is asked for."""
    rest = without_money(scope, thing)
    return bool(rest.words) and any(one.word in ("less", "more") for one in rest.filters)


def _comparative(scope: Scope, thing: Thing, wanted: str, cure: str) -> None:
    """`1 mroe`: the word at the end is missing, or misspelt."""
    word = thing.words[-1].words[0] if thing.words else None
    meant = nearest(word.text, (wanted,)) if word is not None else ()
    if word is not None and meant:
        scope.fault(DOES_NOT_FIT, word.span, None, meant, word=word.text)
    else:
        scope.unclear(thing.span, cure)


def cost(scope: Scope, node: Change, subject: Listed) -> Continuous | None:
    thing = subject.thing
    less = _less(scope, node)
    if isinstance(thing, Thing) and _is_conversion(scope, thing):
        less = replace(less, resource=_taken(scope, node.thing))
    elif _is_something_else(scope, node.thing):
        scope.hear(*node.thing.words[0].words)
        cure = "a price is money: what else is spent for it stays as it is; so much less of "
        scope.unclear(node.thing.span, cure + "something else is said of conversions only")
    if isinstance(thing, It):
        scope.hear(thing)
        return replace(less, cards=CardSet())
    if not isinstance(thing, Thing):
        scope.unclear(subject.span, "for example `space cards cost 2 less`")
        return None
    if (action := structural(thing)) is not None and action[0] == "action":
        return _party_action(scope, thing, less)
    found = noun(scope, thing, PRICED)
    if found is None:
        return None
    if found.kind == "tag":
        Bag(scope, thing.filters).close()
        if not found.words:
            scope.fault(NAME_MISSING, thing.span, wanted="the name of a tag")
        if less.per is not None:
            scope.unclear(node.thing.span, "once for each tag, or by what is counted: not both")
        tags = in_front(scope, found, ("tag",))
        return replace(less, cards=CardSet(tags=tags), per_tag=True)
    if found.kind in ("milestone", "award"):
        Bag(scope, thing.filters).close()
        if found.ids or found.words:
            scope.unclear(thing.span, "all of them: `milestones cost 3 less`")
        goal: Literal["milestone", "award"] = "award" if found.kind == "award" else "milestone"
        return replace(less, goals=(goal,))
    if found.kind in ("standard project", "conversion"):
        Bag(scope, thing.filters).close()
        kind = found.kind
        ids = in_front(scope, found, (kind,))
        ids = ids or tuple(symbol.id for symbol in scope.words.named((kind,)))
        if kind == "conversion":
            return replace(less, conversions=ids)
        return replace(less, projects=ids)
    cards = card_set(scope, thing)
    if cards.reference or cards.other:
        cure = "what it costs itself is `cost 10 minus 1 per city`; others: `space cards cost …`"
        scope.unclear(thing.span, cure)
    if cards.whose != "you":
        scope.unclear(thing.span, "who pays so much stands in front: `each opponent: cards cost …`")
    return replace(less, cards=by_face(scope, thing.span, cards, "here"))


def _party_action(scope: Scope, thing: Thing, less: graph.Discount) -> Continuous:
    """`the greens action costs 2 less`, `party actions cost 1 less`."""
    *front, last = thing.words
    scope.hear(*last.words)
    Bag(scope, thing.filters).close()
    every = tuple(symbol.id for symbol in scope.words.named(("party",)))
    if [plain(words) for words in front] == ["party"]:
        hear_words(scope, tuple(front))
        return replace(less, parties=every)
    if len(front) != 1:
        scope.unclear(thing.span, "of a party, by its name: `the greens action`, `party actions`")
        return less
    return replace(less, parties=named(scope, front[0], ("party",)))


def worth(scope: Scope, node: Change, subject: Listed) -> Continuous | None:
    node, cards = _for_some(scope, node)
    more, per = so_much(scope, node, ("more",), "for example `titanium is worth 1 more`")
    if not isinstance(subject.thing, Thing):
        scope.unclear(subject.span)
        return None
    Bag(scope, subject.thing.filters).close()
    found = noun(scope, subject.thing, ("resource",))
    resource = only(scope, found, subject.span) or NOTHING
    check_pays(scope, (resource,), subject.span)
    return graph.Worth(resource, more, per, cards, by(node.span))


def _are_some(scope: Scope, thing: AnyThing | Number | None) -> bool:
    """`space cards`, `events`, and not all cards."""
    if not isinstance(thing, Thing) or not thing.words:
        return False
    found = structural(thing)
    if found is not None and found[0] == "card":
        return bool(found[1] or thing.filters)
    return card_word(scope, thing.words[-1].words[0]) is not None


def _for_some(scope: Scope, node: Change) -> tuple[Change, CardSet | None]:
    """`1 more on space cards per city`: what it pays for, and the change without it."""
    words = [one.word for one in node.thing.filters]
    if "on" not in words:
        return node, None
    begin = words.index("on")
    if "per" in words[:begin] and not _are_some(scope, node.thing.filters[begin].thing):
        return node, None  # what is counted: `per resource on your cards`, `per tile on mars`
    end = words.index("per", begin) if "per" in words[begin:] else len(words)
    filters = node.thing.filters
    bag = Bag(scope, filters[begin:end])
    on = bag.take_with_rest("on")
    bag.close()
    cards = card_set(scope, on) if on is not None else None
    if on is not None and cards is not None and (not cards.is_printed() or cards.whose != "you"):
        scope.unclear(on.span, "by what is printed on them: `titanium is worth 1 more on events`")
    return replace(
        node, thing=replace(node.thing, filters=(*filters[:begin], *filters[end:]))
    ), cards


# ---- requirements -------------------------------------------------------------------------------


def within(scope: Scope, node: Change, subject: Listed) -> Continuous | None:
    """`global requirements are within 2 steps`, `temperature requirements are within 2 steps`,
    `tag requirements are within 1`."""
    bag = Bag(scope, node.thing.filters)
    per = bag.take_with_rest("per")
    bag.close()
    if not isinstance(subject.thing, Thing):
        scope.unclear(subject.span)
        return None
    thing, cards = _of_cards(scope, subject.thing)
    if (about := requirements(scope, thing)) is None:
        return None
    what = _counted(scope, thing, about)
    said = ("/".join(one.text for one in words.words) for words in about.words)
    kind = " ".join(said) if what or ends_in_tags(about) else ""
    steps = _so_far(scope, node.thing, kind)
    if not about.words:
        cure = "`global requirements`, `temperature requirements` or `tag requirements`"
        scope.fault(NAME_MISSING, subject.span, cure, wanted="which requirements")
    counted = per_amount(scope, per, 1) if per is not None else None
    tracks, tags = () if what else tracks_of(scope, about), is_about_tags(about)
    return graph.Tolerance(steps, tracks, counted, cards, tags, what, by(node.span))


def _counted(scope: Scope, thing: Thing, about: Noun) -> graph.Measure | None:
    """What `science tag requirements`, `city requirements` count; None of all tags, and of tracks
    that everybody has in common."""
    if not about.words or is_about_tags(about):
        return None
    last = about.words[-1].words[-1]
    known = plain(about.words[-1]) in _COUNTED or scope.words.find(last, ("tile", "counter"))
    if not known or scope.words.find(last, ("parameter",)):
        return None
    span = around(about.words[0].span, about.words[-1].span)
    said = replace(thing, dets=(), number=None, words=about.words, filters=(), span=span)
    return measure(scope, said)


_COUNTED = ("tag", "tags", "colony", "colonies", "delegate", "delegates", "production")
"""What is counted by words that no set declares."""


def _so_far(scope: Scope, thing: Thing, counted: str) -> int:
    """`2 steps`; of what is `counted`, which has none, the number alone."""
    number = thing.number
    scope.hear(number)
    if number is None:
        kind, far = (counted, "1") if counted else ("global", "2 steps")
        cure = f"for example `{kind} requirements are within {far}`"
        scope.fault(AMOUNT_MISSING, thing.span, cure, word="is within")
        return 0
    if not counted:
        noun(scope, thing, ("step",))
        return value_of(number)
    hear_words(scope, thing.words)
    if plain_text(thing) not in ("", "tag", "tags"):
        meant = f"{counted} requirements are within {value_of(number)}"
        scope.unclear(thing.span, f"they have no steps: `{meant}`")
    return value_of(number)


def _of_cards(scope: Scope, thing: Thing) -> tuple[Thing, CardSet | None]:
    """`requirements of space cards`: the requirements, and of which cards they are."""
    bag = Bag(scope, thing.filters)
    of = bag.take_with_rest("of")
    bag.close()
    cards = card_set(scope, of) if of is not None else None
    if of is not None and cards is not None and (not cards.is_printed() or cards.whose != "you"):
        scope.unclear(of.span, "by what is printed on them: `requirements of space cards`")
    return replace(thing, filters=()), cards


def ignored(scope: Scope, node: Change, thing: Thing) -> Continuous | None:
    """`requirements are ignored`, `global requirements are ignored`, of `temperature` only, of
    `tag` requirements; `requirements of space cards are ignored`."""
    hear_words(scope, node.thing.words)
    thing, cards = _of_cards(scope, thing)
    Bag(scope, node.thing.filters).close()
    about = requirements(scope, thing)
    if about is None:
        return None
    what = _counted(scope, thing, about)
    tracks = () if what else tracks_of(scope, about)
    tags, every = is_about_tags(about), not about.words
    return graph.Ignored(tracks, every, tags, cards, what, by(node.span))
