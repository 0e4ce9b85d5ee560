"""A text never loses the brackets of what it tells: other structures are told in other words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from compiler.graph import (
    Both,
    Compare,
    Condition,
    Decides,
    Draw,
    Each,
    Effect,
    Either,
    Gain,
    May,
    Not,
    OneOf,
    Otherwise,
    Pays,
    Produce,
    Raise,
    Repeatedly,
    Tags,
    Then,
    Unordered,
    When,
)
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from tests.bundled import bundle
from tests.effort import some

LEAVES = {
    "of one verb": (Gain("plant", 1), Gain("steel", 2), Gain("heat", 3), Gain("energy", 4)),
    "of several": (Gain("plant", 1), Raise("temperature", 1), Produce("heat", 2), Draw(1)),
}
IF = Compare(Tags(("plant",)), "min", 3)
SIZES = ((2, 3, 2), (3, 3, 0), (3, 2, 1), (4, 2, 0))[: some(4, 3)]
"""How many leaves, how deep, how many of what has one part."""


@cache
def texts(language: str) -> Texts:
    return Texts(bundle("mars").library, catalogue(language))


def splits(leaves: Sequence[Any]) -> Iterator[list[Sequence[Any]]]:
    """Into two parts or more, in their order."""
    for number in range(1, len(leaves)):
        for cuts in combinations(range(1, len(leaves)), number):
            ends = (0, *cuts, len(leaves))
            yield [leaves[a:b] for a, b in pairwise(ends)]


def effects(leaves: Sequence[Effect], depth: int, single: int) -> Iterator[Effect]:
    """Every structure of these leaves. One in another of its kind is the same as one."""
    if len(leaves) == 1:
        yield leaves[0]
    if not depth:
        return
    for split in splits(leaves):
        for parts in product(*(list(effects(part, depth - 1, single)) for part in split)):
            for kind in (Unordered, Then, OneOf):
                if not any(isinstance(part, kind) for part in parts):
                    yield kind(parts)
            if len(parts) == 2:
                yield from (Pays(*parts), Otherwise(*parts), When(IF, *parts))
    for body in effects(leaves, depth - 1, single - 1) if single else ():
        if not isinstance(body, May):
            yield from (May(body), Repeatedly(body), Each("all", body), When(IF, body))
            yield Decides("first", body)


def conditions(leaves: Sequence[Condition], depth: int) -> Iterator[Condition]:
    if len(leaves) == 1:
        yield from (leaves[0], Not(leaves[0]))
    if not depth:
        return
    for split in splits(leaves):
        for parts in product(*(list(conditions(part, depth - 1)) for part in split)):
            for kind in (Both, Either):
                if not any(isinstance(part, kind) for part in parts):
                    yield kind(parts)


def same(node: Any) -> Any:
    """The node; where the order of its parts means nothing, in one order."""
    if isinstance(node, tuple):
        return tuple(map(same, node))
    if not is_dataclass(node) or isinstance(node, type):
        return node
    made = replace(node, **{f.name: same(getattr(node, f.name)) for f in fields(node)})
    return (
        replace(made, parts=tuple(sorted(made.parts, key=repr)))
        if isinstance(node, Unordered)
        else made
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("leaves", LEAVES.values(), ids=LEAVES)
def test_other_effects_have_other_texts(leaves: tuple[Effect, ...], language: str) -> None:
    told: dict[str, Effect] = {}
    for number, depth, single in SIZES:
        for effect in effects(leaves[:number], depth, single):
            other = told.setdefault(texts(language).effect(effect), effect)
            assert other is effect or same(other) == same(effect)


@pytest.mark.parametrize("language", languages())
def test_other_conditions_have_other_texts(language: str) -> None:
    leaves = [Compare(Tags((tag,)), "min", 2) for tag in ("plant", "space", "earth", "city")]
    clauses: dict[str, set[Condition]] = defaultdict(set)
    for number in (2, 3, 4):
        for condition in conditions(leaves[:number], 3):
            clauses[texts(language).condition(condition)].add(condition)
            clauses[texts(language).need(condition)].add(condition)
    assert [text for text, found in clauses.items() if len(found) > 1] == []
