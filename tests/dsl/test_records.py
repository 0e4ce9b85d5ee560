"""Records are what `dataclasses` makes of the same class."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields
from typing import Any, ClassVar

import pytest

from compiler.graph import Gain
from dsl.reading import records


class Node:
    """A class with all that nodes have."""

    name: str
    count: int = 1
    by: str = field(default="", compare=False, repr=False)
    facts: ClassVar[str] = "gives"

    @property
    def twice(self) -> int:
        return self.count * 2


class Bare:
    """Without a field."""


class Shown:
    """With a function of its own where one would be made."""

    name: str

    def __repr__(self) -> str:
        return f"<{self.name}>"


def kinds(cls: type) -> tuple[Any, Any]:
    """Made anew, as `dataclasses` changes the class it is given."""
    makers: tuple[Callable[..., Any], ...] = (records.dataclass, dataclasses.dataclass)
    own = {n: one for n, one in vars(cls).items() if n not in ("__dict__", "__weakref__")}
    ours, theirs = (maker(frozen=True, slots=True)(type(cls.__name__, (), own)) for maker in makers)
    return ours, theirs


def test_what_is_made() -> None:
    ours, theirs = kinds(Node)
    a, b = ours("x", by="here"), theirs("x", by="here")
    assert repr(a) == repr(b) == "Node(name='x', count=1)"
    assert [*map(repr, fields(a))] == [*map(repr, fields(b))]
    assert (ours.__match_args__, ours.__slots__) == (theirs.__match_args__, theirs.__slots__)
    assert (a.count, a.by, a.twice, a.facts) == (1, "here", 2, "gives")
    assert a == ours("x") != ours("x", 2)
    assert a != b
    assert len({a, ours("x"), ours("y")}) == 2
    assert dataclasses.replace(a, count=3) == ours(name="x", count=3)
    assert dataclasses.replace(a, count=3).by == "here"
    assert dataclasses.asdict(a) == dataclasses.asdict(b)
    assert copy.deepcopy(a) == copy.copy(a) == a
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'name'"):
        ours()


def test_nothing_of_it_changes() -> None:
    made = kinds(Node)[0]("x")
    with pytest.raises(FrozenInstanceError):
        made.count = 2
    with pytest.raises(FrozenInstanceError):
        del made.count
    with pytest.raises((FrozenInstanceError, AttributeError)):
        made.other = 2


def test_no_field_and_own_functions() -> None:
    bare, shown = kinds(Bare)[0], kinds(Shown)[0]
    assert bare() == bare()
    assert hash(bare()) == hash(bare())
    assert repr(bare()) == "Bare()"
    assert repr(shown("a")) == "<a>"


def test_it_goes_to_another_process() -> None:
    made = Gain("plant", 2, by="cards.mars:3")
    back = pickle.loads(pickle.dumps(made))
    assert (back, back.by) == (made, made.by)
