"""A tag that is chosen for the rest of a line: `choose a tag: draw 2 cards with that tag`.

In: an effect of the syntax tree in which the tag is spoken of. Out: the effect of the graph, where
`graph.CHOSEN_TAG` stands for it. What can be said of any tag can be said of the chosen one, for it
is read as if a tag stood there that the effect does not name otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from compiler import graph
from compiler.lower.phrases.nouns import tags_of
from compiler.lower.phrases.scope import Scope
from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol
from compiler.names.written import properties
from dsl.syntax.nodes import Alternatives, ChooseTag, Effect, Thing, Word
from dsl.syntax.nodes.inside import words_in


def choose_tag(
    scope: Scope, node: ChooseTag, lower: Callable[[Scope, Effect], graph.Effect]
) -> graph.Effect:
    tags = [one for one in scope.words.named(("tag",)) if _is_plain(one)]
    spoken = set(_named(scope, node.body))
    free = next((one for one in tags if one.id not in spoken), None)
    if free is None:
        scope.unclear(node.span, "leave out `choose a tag:`: every tag is named in it")
        return graph.Unordered(())
    pairs: list[tuple[Any, Any]] = []
    body = lower(scope, _spoken_as(free.name, node.body, pairs))
    for written, read in pairs:
        if id(read) in scope.heard:
            scope.hear(written)
        heard = [part for one, part in scope.heard_in if one == id(read)]
        scope.heard_in.update((id(written), part) for part in heard)
    made = graph.renamed(body, "tag", free.id, graph.CHOSEN_TAG)
    if made == body and not any(one.severity == "error" for one in scope.found):
        scope.unclear(node.span, "say what it is chosen for: `draw 1 card with that tag`")
    return graph.ChooseTag(tuple(one.id for one in tags), made)


def _is_plain(tag: Symbol) -> bool:
    return "wild" not in properties(tag.declaration)


def _named(scope: Scope, node: Any) -> Iterator[str]:
    """The tags that are named in it."""
    for word in words_in(node):
        symbol = scope.words.find(word, ("tag", "tag group"))
        if symbol is not None:
            yield from (symbol.id, *(tags_of(scope, symbol) if symbol.kind == "tag group" else ()))


def _spoken_as(name: str, node: Any, pairs: list[tuple[Any, Any]]) -> Any:
    """The same with this tag where the chosen one is meant; `pairs` get what has become what."""
    if isinstance(node, tuple):
        parts = tuple(_spoken_as(name, one, pairs) for one in node)
        return node if all(a is b for a, b in zip(parts, node, strict=True)) else parts
    if isinstance(node, Word):
        same = fold(node.text) != graph.CHOSEN_TAG or node.quoted
        made: Any = node if same else replace(node, text=name)
    elif not is_dataclass(node):
        return node
    else:
        inner = {one.name: getattr(node, one.name) for one in fields(node) if one.name != "span"}
        found = {key: _spoken_as(name, value, pairs) for key, value in inner.items()}
        changed = {key: value for key, value in found.items() if value is not inner[key]}
        made = replace(node, **changed) if changed else node  # type: ignore[type-var]
    if isinstance(made, Thing) and _is_that_tag(made):
        word = Alternatives((Word(name, span=made.words[0].span),), made.words[0].span)
        pairs += [(det, word.words[0]) for det in made.dets]
        made = replace(made, dets=(), words=(word, *made.words))
    if made is not node:
        pairs.append((node, made))
    return made


def _is_that_tag(thing: Thing) -> bool:
    """`that tag`."""
    texts = [det.text.lower() for det in thing.dets]
    return texts == ["that"] and [fold(w.words[0].text) for w in thing.words] == ["tag"]
