"""Lark's contextual lexer, ready at once.

In: the terminals that a state of the parser takes. Out: the same tokens as Lark's own. That makes
one pattern of all terminals of a state when it first comes there, which for a short text takes
longer than everything else that is done with it. Here the terminals, each a pattern anyway, are
tried one after the other until a state has been asked often enough for its own pattern to pay.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from lark.lexer import BasicLexer, ContextualLexer, Scanner, Token

if TYPE_CHECKING:
    from lark.common import LexerConf
    from lark.lexer import LexerState, TerminalDef
    from lark.parsers.lalr_parser_state import ParserState
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
        line, end = text.text, text.end
        for name, match in self._each:
            if (found := match(line, pos, end)) is not None:
                return found.group(), name
        return None


class _Lexer(BasicLexer):
    """Of one state. No string of the grammar could be taken for a word of a pattern, so that
    nothing is to be told apart afterwards, as Lark's own does."""

    def _build_scanner(self) -> _Scanner:
        self.callback = {**self.user_callbacks}
        return _Scanner(self.terminals, self.g_regex_flags)


BLANKS = re.compile(r"[ ]+(?![ #\n])")
"""Those between words. What stands before a remark or the end of a line can be a part of that."""


class Lexer(ContextualLexer):
    BasicLexer = _Lexer

    def __init__(
        self,
        conf: LexerConf,
        states: dict[int, Collection[str]],
        always_accept: Collection[str] = (),
    ) -> None:
        """Whether terminals collide is only looked for where the grammar is held to be strict: it
        takes longer than all else, and the grammar is the same every time."""
        conf.skip_validation = conf.skip_validation or not conf.strict
        super().__init__(conf, states, always_accept)

    def lex(self, lexer_state: LexerState, parser_state: ParserState[int]) -> Iterator[Token]:
        """What is not as plain as most, a mistake or a remark, is left to Lark."""
        lexers: Mapping[int, Any] = self.lexers
        source, place = lexer_state.text, lexer_state.line_ctr
        text, end, states = source.text, source.end, parser_state.state_stack
        while place.char_pos < end:
            if (blanks := BLANKS.match(text, place.char_pos)) is not None:
                place.feed(blanks[0], False)
            lexer = lexers[states[-1]]
            found = lexer.match(source, place.char_pos)
            if found is None or found[1] in lexer.ignore_types:
                yield from super().lex(lexer_state, parser_state)
                return
            value, kind = found
            start, line, column = place.char_pos, place.line, place.column
            place.feed(value, kind in lexer.newline_types)
            lexer_state.last_token = token = Token(
                kind, value, start, line, column, place.line, place.column, place.char_pos
            )
            yield token
