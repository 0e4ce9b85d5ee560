"""Lark's contextual lexer, ready at once.

In: the terminals that a state of the parser takes. Out: the same tokens as Lark's own. That makes
one pattern of all terminals of a state when it first comes there, which for a short text takes
longer than everything else that is done with it. Here the terminals, each a pattern anyway, are
tried one after the other until a state has been asked often enough for its own pattern to pay.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from lark.lexer import BasicLexer, ContextualLexer, Scanner

if TYPE_CHECKING:
    from lark.lexer import TerminalDef
    from lark.utils import TextSlice

ENOUGH = 2000
"""So many tokens: what a pattern of all terminals takes to be made, and then saves."""


class _Scanner(Scanner):
    def __init__(self, terminals: Collection[TerminalDef], flags: int) -> None:
        self.terminals, self.flags = terminals, flags
        self.allowed_types = {one.name for one in terminals}
        patterns = ((one.name, one.pattern.to_regexp()) for one in terminals)
        self._each = [(name, re.compile(text, flags).match) for name, text in patterns]
        self._asked = 0
        self._all: Scanner | None = None

    def match(self, text: TextSlice[str], pos: int) -> Any:
        """The text at a place and the name of its terminal, or None."""
        if self._all is not None:
            return self._all.match(text, pos)
        self._asked += 1
        if self._asked >= ENOUGH:
            self._all = Scanner(self.terminals, self.flags, re, use_bytes=False)  # type: ignore[no-untyped-call]
        for name, match in self._each:
            if (found := match(text.text, pos, text.end)) is not None:
                return found.group(), name
        return None


class _Lexer(BasicLexer):
    """Of one state. No string of the grammar could be taken for a word of a pattern, so that
    nothing is to be told apart afterwards, as Lark's own does."""

    def _build_scanner(self) -> _Scanner:
        self.callback = {**self.user_callbacks}
        return _Scanner(self.terminals, self.g_regex_flags)


class Lexer(ContextualLexer):
    BasicLexer = _Lexer
