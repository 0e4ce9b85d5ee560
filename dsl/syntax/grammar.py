"""The parser object, made once from `grammar/mars.lark` and the words of the language.

Making it takes most of a second, so its tables are kept (`dsl.reading.cache`) under a name made
from everything they depend on.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import lark
from lark.grammar import Rule
from lark.indenter import Indenter
from lark.lexer import TerminalDef

from dsl.lexicon.words import terminals
from dsl.reading import cache
from dsl.syntax.lexer import Lexer
from dsl.syntax.tables import Parser


class _Blocks(Indenter):
    """Indented lines to blocks; brackets do not continue a line."""

    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012  (the base class wants it so)
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 2


_PATH = Path(__file__).resolve().parents[2] / "grammar" / "mars.lark"
_OPTIONS: dict[str, Any] = {"parser": "lalr", "lexer": "contextual", "maybe_placeholders": False}
_PLUGINS = {"ContextualLexer": Lexer, "LALR_Parser": Parser}


def text() -> str:
    """The whole grammar, terminals included."""
    return _PATH.read_text("utf-8") + terminals()


def make(builder: object = None, strict: bool = False) -> lark.Lark:
    """The parser, made anew; it gives what the methods of `builder`, named like the rules, make of
    their parts. `strict` raises on any conflict of the grammar."""
    own = {"postlex": _Blocks(), "transformer": builder, "_plugins": _PLUGINS}
    return lark.Lark(text(), strict=strict, **own, **_OPTIONS)


def parser(builder: object = None) -> lark.Lark:
    """The parser, from the cache where it is there."""
    name = "grammar-" + cache.key(text(), lark.__version__, repr(sorted(_OPTIONS.items())))
    kept = cache.load(name)
    with contextlib.suppress(Exception):  # whatever is wrong with it, it can be made again
        if kept is not None:
            return _loaded(kept, builder)
    made = make(builder)
    cache.store(name, _plain(made))
    return made


def _plain(made: lark.Lark) -> dict[str, Any]:
    data, memo = made.memo_serialize([TerminalDef, Rule])
    data["options"] = {name: data["options"][name] for name in _OPTIONS}
    return {"data": data, "memo": memo}


def _loaded(kept: dict[str, Any], builder: object) -> lark.Lark:
    blank = lark.Lark.__new__(lark.Lark)
    return blank._load(kept, postlex=_Blocks(), transformer=builder, _plugins=_PLUGINS)
