"""Functions of generated source, each compiled when it is called for the first time.

In: source of functions and of tables, one after the other, and the scope that they stand in. Out:
the functions, in that scope. A game of two calls one in five of a program with all sets; the others
cost nothing. What has been called is a function like any other.
"""

from __future__ import annotations

import re
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any

_PART = re.compile(r"^(?=def |\w+ = )", re.MULTILINE)
_NAME = re.compile(r"def (\w+)")

FUNCTIONS = 4096
"""So many are kept as code."""


def put_into(scope: dict[str, Any], source: str, file: str) -> None:
    """`file`: what the source is called in tracebacks."""
    line = 0
    for part in _PART.split(source):
        if (found := _NAME.match(part)) is not None:
            scope[found[1]] = _late(found[1], scope, part, line, file)
        else:
            exec(compile(part, file, "exec"), scope)
        line += part.count("\n")


def _late(name: str, scope: dict[str, Any], source: str, line: int, file: str) -> FunctionType:
    """The function that becomes the one of the source; `line`: how many come before it."""
    function = FunctionType(_called.__code__, scope, name)

    def compiled(*values: Any, **named: Any) -> Any:
        made: dict[str, FunctionType] = {}
        exec(_below(line, _code(source, file)), scope, made)
        function.__defaults__ = made[name].__defaults__
        function.__code__ = made[name].__code__
        function.__kwdefaults__ = made[name].__kwdefaults__
        return function(*values, **named)

    function.__kwdefaults__ = {"compiled": compiled}
    return function


@lru_cache(FUNCTIONS)
def _code(source: str, file: str) -> CodeType:
    """Engines with other boards, or other cards beside, have most of their functions in common."""
    return compile(source, file, "exec")


def _called(*values: Any, compiled: Any, **named: Any) -> Any:
    """What every function is until it is called; it refers to nothing around it."""
    return compiled(*values, **named)


def _below(line: int, code: CodeType) -> CodeType:
    """The same so many lines further down."""
    inner = (_below(line, one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_firstlineno=code.co_firstlineno + line, co_consts=tuple(inner))
