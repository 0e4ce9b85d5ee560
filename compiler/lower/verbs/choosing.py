"""A tag that is chosen for the rest of a line: `choose a tag: draw 2 cards with that tag`.

In: an effect of the syntax tree in which the tag is spoken of. Out: the effect of the graph, where
`graph.THE_CHOSEN` stands for it. What can be said of any tag can be said of the chosen one, for it
is read as if a tag stood there that the effect does not name otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from compiler import graph
from compiler.lower.phrases.conditions import is_completed
from compiler.lower.phrases.nouns import tags_of, unknown
from compiler.lower.phrases.scope import BY_LOT, Scope
from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol
from compiler.names.written import properties
from dsl.syntax.nodes import (
    Alternatives,
    ChooseTag,
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


def choose_tag(
    scope: Scope, node: ChooseTag, lower: Callable[[Scope, Effect], graph.Effect]
) -> graph.Effect:
    tags = _among(scope, node)
    taken = set(named(scope, node.body))
    free = next((one for one in (*tags, *plain_tags(scope)) if one.id not in taken), None)
    if free is None:
        scope.unclear(node.span, "leave out `choose a tag:`: every tag is named in it")
        return graph.Unordered(())
    pairs: list[tuple[Any, Any]] = []
    body = lower(replace(scope, tagged=True), spoken_as(free.name, node.body, pairs))
    hear_as_read(scope, pairs)
    made = graph.changed(graph.renamed(body, "tag", free.id, graph.THE_CHOSEN), graph.of_the_line)
    if made == body and not any(one.severity == "error" for one in scope.found):
        scope.unclear(node.span, "say what it is chosen for: `draw 1 card with that tag`")
    found = graph.ChooseTag(tuple(one.id for one in tags), made)
    for asked in (one for one in graph.walk(made) if isinstance(one, graph.Settled)):
        if asked.of and asked.tag not in found.tags:
            scope.unclear(node.span, f"`{asked.tag}` is none of those that can be chosen here")
    return found


def _among(scope: Scope, node: ChooseTag) -> list[Symbol]:
    """The tags one of which is chosen: `choose a plant/microbe tag: …`; all where none is named."""
    tags = plain_tags(scope)
    if not node.among:
        return tags
    ids = set(named(scope, node.among))
    for word in node.among:
        if not {*named(scope, word)} & {one.id for one in tags}:
            unknown(scope, word, ("tag", "tag group"))
    scope.hear(*node.among)
    found = [one for one in tags if one.id in ids]
    if len(found) == 1 and len({word.text for word in node.among}) == 1:
        scope.unclear(node.among[0].span, "one of several: `choose a plant/microbe tag: …`")
    return found


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
        found = {key: spoken(value, pairs, means) for key, value in inner.items()}
        changed = {key: value for key, value in found.items() if value is not inner[key]}
        made = replace(node, **changed) if changed else node  # type: ignore[type-var]
    made = means(made)
    if made is not node:
        pairs.append((node, made))
    return made


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
