"""Generated code calls helpers by their names: each is found once, or the program is not linked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from compiler.read.places import bundled_games
from runtime.engine.base.helpers import helper, helpers_of
from runtime.engine.base.late import put_into
from runtime.engine.base.linking import UnknownName
from runtime.engine.engine import Engine
from runtime.program.program import Program
from runtime.program.writing.additions import Additions
from runtime.state.log import LogKind, note
from tests.runtime.support import bundled


def with_line(line: str) -> Program:
    program = bundled("base").program
    return replace(program, source=f"{program.source}\n{line}\n")


def test_a_name_that_no_helper_has_is_told_with_its_line() -> None:
    engine = Engine(with_line("def odd(S, w): return S.p[w] + conjure(S, w)"))
    with pytest.raises(UnknownName, match=r"`conjure`: def odd"):
        engine.link()


def test_two_helpers_of_one_name_are_refused() -> None:
    class Other:
        @helper
        def draw(self) -> None: ...

    with pytest.raises(ValueError, match="`draw`"):
        Engine(bundled("base").program).link([Other()])


def test_only_what_is_marked_is_a_helper() -> None:
    class Service:
        @helper
        def shown(self) -> int:
            return 1

        @staticmethod
        @helper
        def alone() -> int:
            return 2

        def kept(self) -> int:
            return 3

    found = helpers_of([Service()])
    assert {name: function() for name, function in found.items()} == {"shown": 1, "alone": 2}


def test_a_program_is_linked_once() -> None:
    with pytest.raises(AssertionError):
        bundled("base").link()


def test_a_function_is_compiled_when_it_is_called() -> None:
    """Until then it only stands for itself; afterwards it is what the source says."""
    engine = Engine(with_line("def odd(S, w=4, *, c=1):\n    return [S / (w - c) for _ in 'ab']"))
    engine.link()
    odd = engine.linked.scope["odd"]
    before = odd.__code__
    assert odd(6) == odd(6, c=1) == [2.0, 2.0]
    assert odd.__code__ is not before
    with pytest.raises(ZeroDivisionError) as raised:
        odd(6, 1)
    line = engine.program.source.count("\n")
    assert [one.lineno + 1 for one in raised.traceback][-2:] == [line, line]
    assert str(raised.traceback[-1].statement).strip() == "return [S / (w - c) for _ in 'ab']"


@pytest.mark.parametrize("sets", bundled_games(), ids=lambda sets: sets[0])
def test_every_function_can_be_compiled(sets: tuple[str, ...]) -> None:
    compile(bundled(*sets).program.source, "<generated>", "exec")


@pytest.mark.parametrize("sets", bundled_games(), ids=lambda sets: sets[0])
def test_every_line_of_the_log_is_of_a_known_kind(sets: tuple[str, ...]) -> None:
    source = bundled(*sets).program.source
    found = set(re.findall(r"\bnote\(S, ['\"]([a-z]+)['\"]", source))
    assert found
    assert found <= {*get_args(LogKind)}


def test_a_program_is_plain_data() -> None:
    """Nothing in it can be called but what a game or an extension adds, to write more with."""
    waiting: list[Any] = [bundled().program]
    seen: set[int] = set()
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, Additions):
            continue
        seen.add(id(one))
        if isinstance(one, Mapping):
            waiting += [*one, *one.values()]
        elif isinstance(one, tuple | list | frozenset):
            waiting += one
        elif is_dataclass(one) and not isinstance(one, type):
            waiting += [getattr(one, field.name) for field in fields(one)]
        else:
            assert one is None or isinstance(one, str | int | type), one


@pytest.mark.parametrize("trial", [False, True])
def test_a_line_of_the_log_is_written_out_as_it_is_noted(trial: bool) -> None:
    scope: dict[str, Any] = {}
    put_into(scope, 'def passed(S, w):\n    note(S, "pass", w, 0, 1)\n', "<example>")
    noted, written = (SimpleNamespace(trial=trial, log=(), source=7) for _ in range(2))
    note(noted, "pass", 1, 0, 1)  # type: ignore[arg-type]
    scope["passed"](written, 1)
    assert written == noted
    assert bool(written.log) != trial
