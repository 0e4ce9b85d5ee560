"""Lark's parser, which looks up what to do next only once.

In: tokens and the tables of the parser. Out: what Lark's own makes of them. That finds the function
of a rule anew each time that the rule is over, by all that stands in the rule, and does the same
for each token that goes on; here both stand in the row of the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token, UnexpectedInput
from lark.parsers.lalr_analysis import Shift
from lark.parsers.lalr_interactive_parser import InteractiveParser
from lark.parsers.lalr_parser import LALR_Parser, _Parser
from lark.parsers.lalr_parser_state import ParserState

Build = Callable[[list[Any]], Any]
Step = tuple[Build | None, int, str]
"""What builds of the last so many parts, and what that is then; of a step to the next token
nothing, the next state, and nothing."""


class _Rows(dict[int, dict[str, Step]]):
    """By state and type of token, each row made when it is first come to."""

    def __init__(self, states: Any, callbacks: Any) -> None:
        self._states, self._callbacks = states, callbacks

    def __missing__(self, state: int) -> dict[str, Step]:
        row: dict[str, Step] = {}
        for name, (action, what) in self._states[state].items():
            if action is Shift:
                row[str(name)] = None, what, ""
            else:
                row[str(name)] = self._callbacks[what], len(what.expansion), str(what.origin.name)
        self[state] = row
        return row


class _Driven(_Parser):
    def __init__(self, parse_table: Any, callbacks: Any, debug: bool = False) -> None:
        super().__init__(parse_table, callbacks, debug)
        self._rows = _Rows(parse_table.states, callbacks)

    def parse_from_state(self, state: ParserState[int], last_token: Token | None = None) -> Any:
        """The last reductions, and all that is said of mistakes, are Lark's."""
        rows, states, values = self._rows, state.state_stack, state.value_stack
        token = last_token
        try:
            for token in state.lexer.lex(state):  # type: ignore[no-untyped-call]
                kind = token.type
                while True:
                    step = rows[states[-1]].get(kind)
                    if step is None:
                        state.feed_token(token)
                        break
                    build, number, made = step
                    if build is None:
                        states.append(number)
                        values.append(token)
                        break
                    parts = values[-number:] if number else []
                    if number:
                        del states[-number:], values[-number:]
                    values.append(build(parts))
                    states.append(rows[states[-1]][made][1])
        except UnexpectedInput as error:
            error.interactive_parser = InteractiveParser(self, state, state.lexer)
            raise
        return super().parse_from_state(state, token)


class Parser(LALR_Parser):
    def __init__(self, parser_conf: Any, debug: bool = False, strict: bool = False) -> None:
        super().__init__(parser_conf, debug, strict)
        self.parser = _Driven(self._parse_table, parser_conf.callbacks, debug)

    @classmethod
    def deserialize(  # type: ignore[override]
        cls, data: Any, memo: Any, callbacks: Any, debug: bool = False
    ) -> Any:
        made = super().deserialize(data, memo, callbacks, debug)  # type: ignore[no-untyped-call]
        made.parser = _Driven(made._parse_table, callbacks, debug)
        return made
