"""Functions of generated source, each compiled when it is called for the first time.

In: source of functions and of tables, one after the other, and the scope that they stand in. Out:
the functions, in that scope. A game of two calls one in five of a program with all sets; the others
cost nothing. What has been called is a function like any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any

_PART = re.compile(r"^(?=def |\w+ = )", re.MULTILINE)
_NAME = re.compile(r"def (\w+)")

_NOTED = re.compile(r"^( *)note\(S, (.+)\)$", re.MULTILINE)
_MENTIONED = re.compile(r"^( *)(mention(?:_too|_all)?\(S, grp, (?:o|drawn|\(\))\))$", re.MULTILINE)
_SETTING = re.compile(r"((?:    \w+ = e\[\d\]\n){2,})    \w+ = e\[\d\]\n")
_NUMBERED = re.compile(r"\b(RUN|ABLE)\[(\d+)\](?=\()")

FUNCTIONS = 4096
"""So many are kept as code."""


def put_into(scope: dict[str, Any], source: str, file: str) -> dict[str, str]:
    """`file`: what the source is called in tracebacks. The source of each function by its name."""
    line, sources = 0, {}
    for part in _PART.split(source):
        if (found := _NAME.match(part)) is not None:
            sources[found[1]] = part
            scope[found[1]] = _late(found[1], scope, part, line, file)
        else:
            exec(compile(part, file, "exec"), scope)
        line += part.count("\n")
    return sources


def _late(name: str, scope: dict[str, Any], source: str, line: int, file: str) -> FunctionType:
    """The function that becomes the one of the source; `line`: how many come before it."""

    def make() -> FunctionType:
        made: dict[str, FunctionType] = {}
        exec(_below(line, code_of(_quicker(source), file)), scope, made)
        return made[name]

    return made_late(name, scope, make)


def made_late(name: str, scope: dict[str, Any], make: Callable[[], FunctionType]) -> FunctionType:
    """The function that becomes, when it is called, the one that is made then."""
    function = FunctionType(_called.__code__, scope, name)

    def compiled(*values: Any, **named: Any) -> Any:
        made = make()
        function.__defaults__ = made.__defaults__
        function.__code__ = made.__code__
        function.__kwdefaults__ = made.__kwdefaults__
        return function(*values, **named)

    function.__kwdefaults__ = {"compiled": compiled}
    return function


def _quicker(source: str) -> str:
    """The same on the same lines, with fewer steps: a line of the log is written as `note` does,
    and what has no group passed over, without a call; an operation is called by its name; three
    parts of an entry and more are unpacked with all others."""
    source = _NOTED.sub(r"\1if not S.trial: S.log = (S.log, (\2, S.source))", source)
    source = _MENTIONED.sub(r"\1if grp: \2", source)
    source = _NUMBERED.sub(lambda of: f"{of[1].lower()}_{of[2]}", source)
    return _SETTING.sub(
        lambda of: "    _, w, c, x, it, that, grp, _ = e\n" + "\n" * of[1].count("\n"), source
    )


@lru_cache(FUNCTIONS)
def code_of(source: str, file: str) -> CodeType:
    """Engines with other boards, or other cards beside, have most of their functions in common."""
    return compile(source, file, "exec")


def _called(*values: Any, compiled: Any, **named: Any) -> Any:
    """What every function is until it is called; it refers to nothing around it."""
    return compiled(*values, **named)


def _below(line: int, code: CodeType) -> CodeType:
    """The same so many lines further down."""
    inner = (_below(line, one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_firstlineno=code.co_firstlineno + line, co_consts=tuple(inner))
