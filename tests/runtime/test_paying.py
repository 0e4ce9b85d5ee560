"""What is written otherwise where it pays is known as such: it has a number of its own there."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from textwrap import dedent
from typing import Any, get_args

from compiler import graph as g
from runtime.games.colonies.verbs import VERBS as COLONIES
from runtime.games.turmoil.verbs import VERBS as TURMOIL
from runtime.program.verbs import VERBS
from runtime.program.verbs.shared import unless_replaced
from runtime.program.verbs.structure import STRUCTURE
from runtime.program.writing import builder

WRITERS = {**STRUCTURE, **VERBS, **COLONIES, **TURMOIL}
APART = {unless_replaced}
"""Whether there is anything that it looks at is part of the number, where something is paid."""


def asks(writer: Callable[..., Any]) -> bool:
    """Whether a writer, or a function that it calls, asks whether something is being paid."""
    seen, open_ = {writer, *APART}, [writer]
    while open_:
        one = open_.pop()
        tree = ast.parse(dedent(inspect.getsource(one)))
        if any(
            isinstance(node, ast.Attribute) and node.attr == "paying" for node in ast.walk(tree)
        ):
            return True
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        called = {inspect.unwrap(there) for name in names if _is_ours(there := _named(one, name))}
        open_ += called - seen
        seen |= called
    return False


def _named(function: Any, name: str) -> Any:
    return function.__globals__.get(name)


def _is_ours(thing: object) -> bool:
    return inspect.isfunction(thing) and thing.__module__.startswith("runtime.")


def test_every_verb_has_a_writer() -> None:
    assert set(WRITERS) >= set(get_args(g.Effect))


def test_what_is_written_otherwise_as_a_cost_is_known() -> None:
    """Else an effect that pays shares the number of an equal one that does not."""
    found = {kind for kind, writer in WRITERS.items() if asks(writer)}
    known = {*builder._AS_FAR_AS_IT_GOES, g.Produce}
    assert found == known, "runtime/program/writing/builder.py: _AS_FAR_AS_IT_GOES"
