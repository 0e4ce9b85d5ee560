"""A tag that is chosen for the rest of a line: `choose a tag: draw 2 cards with that tag`; also a
resource, a party, a parameter.

In: an effect of the syntax tree in which that is spoken of. Out: the effect of the graph, where
`graph.THE_CHOSEN` stands for it. What can be said of any tag can be said of the chosen one, for it
is read as if a tag stood there that the effect does not name otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any

from compiler import graph
from compiler.lower.phrases.conditions import is_completed
from compiler.lower.phrases.counted import standard_resources
from compiler.lower.phrases.nouns import tags_of, unknown
from compiler.lower.phrases.scope import BY_LOT, Scope
from compiler.names.folding import fold, singulars
from compiler.names.vocabulary import Symbol
from compiler.names.written import properties
from dsl.syntax.nodes import (
    Alternatives,
    ChooseOne,
    Do,
    Each,
    Effect,
    Filter,
    Stated,
    Thing,
    Who,
    Word,
)
from dsl.syntax.nodes.inside import words_in


def choose_one(
    scope: Scope, node: ChooseOne, lower: Callable[[Scope, Effect], graph.Effect]
) -> graph.Effect:
    family, among = _among(scope, node)
    kinds = ("tag", "tag group") if family is TAG else (family.what,)
    taken = set(named(scope, node.body, kinds))
    free = [one for one in among if one.id not in taken]
    if family is TAG or not free:  # one that is not among them can be named beside
        free = [*free, *(one for one in all_of(scope, family) if one.id not in taken)][:1]
    if not free:
        cure = f"leave out `choose a {family.what}:`: each of them is named in it"
        scope.unclear(node.span, cure)
        return graph.Unordered(())
    scope = replace(scope, for_line=family.what)
    first, *others = (_body(scope, node, family, one, lower) for one in free)
    wrong = any(one.severity == "error" for one in scope.found)
    if first is None and not wrong:
        cure = "say what it is chosen for: `draw 1 card with that tag`, `gain 2 of that resource`"
        scope.unclear(node.span, cure)
    elif any(one != first for one in others) and not wrong:
        cure = "what is said of all there are stands on another line than what one is chosen for"
        scope.unclear(node.span, cure)
    made = graph.Unordered(()) if first is None else first
    found = graph.ChooseOne(made, **{family.among: tuple(one.id for one in among)})
    for asked in (one for one in graph.walk(made) if isinstance(one, graph.Settled)):
        what, which = asked.said
        if asked.of and what == family.what and which not in found.ids:
            scope.unclear(node.span, f"`{which}` is none of those that can be chosen here")
    return found


def _body(
    scope: Scope,
    node: ChooseOne,
    family: graph.Remembered,
    symbol: Symbol,
    lower: Callable[[Scope, Effect], graph.Effect],
) -> graph.Effect | None:
    """What is done, read with this one in the place of the chosen one; None where nothing in it
    means that."""
    pairs: list[tuple[Any, Any]] = []
    if family is TAG:
        spoken_body = spoken_as(symbol.name, node.body, pairs)
    else:
        spoken_body = spoken_of_as(symbol.id, family.what, node.body, pairs, that=True)
    body = lower(scope, spoken_body)
    hear_as_read(scope, pairs)
    made: graph.Effect = family.instead(body, symbol.id, graph.THE_CHOSEN)
    made = graph.of_the_line(made, family)
    return None if made == body else made


def _among(scope: Scope, node: ChooseOne) -> tuple[graph.Remembered, list[Symbol]]:
    """What is chosen, and among which: `choose a plant/microbe tag: …`, `choose steel/heat: …`; all
    where none is named."""
    family = next((one for one in graph.REMEMBERED if one.what == node.what), None)
    if family is None:  # only names
        every = [one for one in OTHERS if scope.words.find(node.among[0], (one.what,))]
        family = every[0] if every else OTHERS[0]
    kinds = ("tag", "tag group") if family is TAG else (family.what,)
    can = all_of(scope, family)
    if not node.among:
        return family, can
    ids = set(named(scope, node.among, kinds))
    for word in node.among:
        if not {*named(scope, word, kinds)} & {one.id for one in can}:
            unknown(scope, word, kinds)
    scope.hear(*node.among)
    found = [one for one in can if one.id in ids]
    if len(found) == 1 and len({word.text for word in node.among}) == 1:
        scope.unclear(node.among[0].span, "one of several: `choose a plant/microbe tag: …`")
    return family, found


TAG, *OTHERS = graph.REMEMBERED


def kind_chosen(scope: Scope, node: Effect) -> ChooseOne | None:
    """`spend 3 of one standard resource -> gain 5 of that resource` as one is chosen for both; None
    where nothing is said so."""
    if scope.for_line:
        return None
    things = [one for one in graph.walk(node) if isinstance(one, Thing)]
    those = [one for one in things if is_that(one, "resource")]
    inner = {id(part.thing) for one in things for part in one.filters if part.word == "of"}
    chosen = [one for one in things if _of_one_kind(one) and id(one) not in inner]
    if len(chosen) != 1 or not those or things.index(those[0]) < things.index(chosen[0]):
        return None

    def means(one: Any) -> Any:
        if one is not chosen[0]:
            return one
        of = next((f for f in one.filters if f.word == "of"), None)
        said = of.thing if of is not None and isinstance(of.thing, Thing) else one
        scope.hear(of, said.number, *(word for words in said.words for word in words.words))
        those_of = Filter("of", replace(those[0], span=said.span), span=said.span)
        others = tuple(f for f in one.filters if f is not of)
        return replace(one, words=(), filters=(those_of, *others))

    pairs: list[tuple[Any, Any]] = []
    return ChooseOne(spoken(node, pairs, means), "resource", span=node.span)


def _of_one_kind(thing: Thing) -> bool:
    """`3 of one standard resource`, `1 standard resource`."""
    number = thing.number
    of = next((f.thing for f in thing.filters if f.word == "of"), None)
    said = of if isinstance(of, Thing) and not thing.words else thing
    names = [fold(one.words[0].text) for one in said.words]
    one_kind = said.number is None or said.number.value == 1
    if names != ["standard", "resource"] or said.dets or number is None or not one_kind:
        return False
    return of is said or number.value == 1


def plain_tags(scope: Scope) -> list[Symbol]:
    """Those that can be chosen: a wild one is none by itself."""
    tags = scope.words.named(("tag",))
    return [one for one in tags if "wild" not in properties(one.declaration)]


def hear_as_read(scope: Scope, pairs: list[tuple[Any, Any]]) -> None:
    """What was written has been heard where what it was read as has, inner parts first."""
    for written, read in reversed(pairs):
        if id(read) in scope.heard:
            scope.hear(written)
        heard = [part for one, part in scope.heard_in if one == id(read)]
        scope.heard_in.update((id(written), part) for part in heard)


def named(scope: Scope, node: Any, kinds: tuple[str, ...] = ("tag", "tag group")) -> Iterator[str]:
    """The tags, or what else of these kinds, that are named in it."""
    for word in words_in(node):
        symbol = scope.words.find(word, kinds)
        if symbol is not None:
            yield from (symbol.id, *(tags_of(scope, symbol) if symbol.kind == "tag group" else ()))


def spoken_as(name: str, node: Any, pairs: list[tuple[Any, Any]], that: bool = True) -> Any:
    """The same with this tag where the chosen one is meant; `that`: `that tag` means it."""

    def means(one: Any) -> Any:
        if isinstance(one, Word) and fold(one.text) == graph.THE_CHOSEN and not one.quoted:
            return replace(one, text=name)
        if isinstance(one, Thing) and not (that and is_that(one, "tag")):
            return hoisted(one, pairs)
        if not isinstance(one, Thing):
            return one
        word = Alternatives((Word(name, span=one.words[0].span),), one.words[0].span)
        pairs.extend((det, word.words[0]) for det in one.dets)
        return replace(one, dets=(), words=(word, *one.words))

    return spoken(node, pairs, means)


def spoken(node: Any, pairs: list[tuple[Any, Any]], means: Callable[[Any], Any]) -> Any:
    """The same with each part as it is meant, inner ones first; `pairs` get what has become
    what."""
    if isinstance(node, tuple):
        parts = tuple(spoken(one, pairs, means) for one in node)
        return node if all(a is b for a, b in zip(parts, node, strict=True)) else parts
    if not is_dataclass(node):
        return node
    made: Any = node
    if not isinstance(node, Word):
        inner = {one.name: getattr(node, one.name) for one in fields(node) if one.name != "span"}
        if isinstance(node, Stated) and not is_completed(node.thing):
            # `the chosen tag is power` asks which it is
            inner.pop("subject")
        if isinstance(node, Thing) and _is_of_another(node):
            inner.pop("words")
        found = {key: spoken(value, pairs, means) for key, value in inner.items()}
        changed = {key: value for key, value in found.items() if value is not inner[key]}
        made = replace(node, **changed) if changed else node  # type: ignore[type-var]
    made = means(made)
    if made is not node:
        pairs.append((node, made))
    return made


def _is_of_another(thing: Thing) -> bool:
    """`chosen resource`, which no chosen tag is meant by."""
    return any(
        says(one, graph.THE_CHOSEN) and any(says(behind, family.what) for family in OTHERS)
        for one, behind in pairwise(thing.words)
    )


def by_lot(node: Effect, pairs: list[tuple[Any, Any]]) -> tuple[Effect, ...]:
    """`steal 2 plants from a random opponent`, `a random player: draw 1 card`: chance chooses a
    player first, who is that player in what is done; else what is done alone."""

    def means(one: Any) -> Any:
        lot = isinstance(one, Who) and one.text.lower() in BY_LOT
        return Who("that player", span=one.span) if lot else one

    match node:
        case Each(who=Who() as who):
            found, read = [who], replace(node, who=means(who))
            pairs.append((who, read.who))
        case Do(verb=verb) if verb != "choose":
            found = [one for one in graph.walk(node) if isinstance(one, Who)]
            read = spoken(node, pairs, means)
        case _:
            return (node,)
    lots = [one for one in found if one.text.lower() in BY_LOT]
    chosen = (Do("choose", one, (), span=one.span) for one in lots)
    return (*chosen, read) if lots else (node,)


def is_that(thing: Thing, what: str) -> bool:
    """`that tag`."""
    texts = [det.text.lower() for det in thing.dets]
    return texts == ["that"] and [fold(w.words[0].text) for w in thing.words] == [what]


def hoisted(thing: Thing, pairs: list[tuple[Any, Any]]) -> Thing:
    """`2 of steel`, as it has become: `2 steel`."""
    match thing:
        case Thing(
            words=(), number=number, filters=(Filter("of", Thing() as inner) as of, *rest)
        ) if number is not None and any(read is inner for _, read in pairs):
            pairs.append((of, inner.words[0].words[0]))
            return replace(thing, words=inner.words, filters=(*inner.filters, *rest))
        case _:
            return thing


def spoken_of_as(name: str, what: str, node: Any, pairs: list[tuple[Any, Any]], that: bool) -> Any:
    """The same with this one where the chosen one is meant: `2 chosen resources`, `2 of that
    resource`, `the chosen party`; `that`: so it is called here."""

    def means(one: Any) -> Any:
        if isinstance(one, Word):  # who does something: `when the chosen party becomes dominant`
            said = one.text.lower().removeprefix("the ") == f"{graph.THE_CHOSEN} {what}"
            return replace(one, text=name) if said and not one.quoted else one
        thing = isinstance(one, Thing)
        return hoisted(_named_in(name, what, one, pairs, that), pairs) if thing else one

    return spoken(node, pairs, means)


def _named_in(
    name: str, what: str, thing: Thing, pairs: list[tuple[Any, Any]], that: bool
) -> Thing:
    """`chosen resource`, `that resource`: the resource of this name."""
    words = list(thing.words)
    at = next((i for i, one in enumerate(words[:-1]) if says(one, graph.THE_CHOSEN)), None)
    if at is not None and says(words[at + 1], what):
        said = what != "resource"  # names of parties and parameters have no article
        spoken = words[at : at + 2]
        dets = tuple(one for one in thing.dets if not said or one.text.lower() != "the")
    elif that and is_that(thing, what):
        at, spoken, dets = 0, words[:1], ()
    else:
        return thing
    word = Word(name, span=spoken[0].span)
    pairs += [(one, word) for either in spoken for one in either.words]
    pairs += [(det, word) for det in thing.dets if det not in dets]
    words[at : at + len(spoken)] = [Alternatives((word,), spoken[0].span)]
    return replace(thing, words=tuple(words), dets=dets)


def says(words: Alternatives, text: str) -> bool:
    return len(words.words) == 1 and text in singulars(words.words[0].text)


def all_of(scope: Scope, family: graph.Remembered) -> list[Symbol]:
    """All those of a family that can be chosen."""
    if family is TAG:
        return plain_tags(scope)
    if family.what == "resource":
        return _resources(scope)
    return list(scope.words.named((family.what,)))


def _resources(scope: Scope) -> list[Symbol]:
    known = standard_resources(scope)
    return [one for one in scope.words.named(("resource",)) if one.id in known]
