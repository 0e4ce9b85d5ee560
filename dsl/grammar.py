"""The parser object, made once from `grammar/mars.lark` and the words of the language.

Making it takes most of a second, so its tables are kept in a folder of the user's own, under a name
made from everything they depend on. A cache that is missing, damaged, read-only or being written by
another process only costs that time again.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import pickle
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import lark
from lark.indenter import Indenter

from dsl.words import terminals


class _Blocks(Indenter):
    """Indented lines to blocks; brackets do not continue a line."""

    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012  (the base class wants it so)
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 2


_PATH = Path(__file__).resolve().parent.parent / "grammar" / "mars.lark"
_OPTIONS: dict[str, Any] = {
    "parser": "lalr",
    "lexer": "contextual",
    "propagate_positions": True,
    "maybe_placeholders": False,
}


def text() -> str:
    """The whole grammar, terminals included."""
    return _PATH.read_text("utf-8") + terminals()


def make(strict: bool = False) -> lark.Lark:
    """The parser, made anew. `strict` raises on any conflict of the grammar."""
    return lark.Lark(text(), postlex=_Blocks(), strict=strict, **_OPTIONS)


@cache
def parser() -> lark.Lark:
    """The parser, from the cache where there is one."""
    path = _cache_path()
    with contextlib.suppress(Exception):  # whatever is wrong with the file, it can be made again
        return _load(path.read_bytes())
    made = make()
    with contextlib.suppress(OSError):
        _store(path, made)
    return made


def _load(data: bytes) -> lark.Lark:
    """Raises on anything that `_store` did not write whole."""
    digest, tables = data[:32], data[32:]
    if hashlib.sha256(tables).digest() != digest:
        raise ValueError("damaged cache")
    blank = lark.Lark.__new__(lark.Lark)
    return blank._load(pickle.loads(tables), postlex=_Blocks())


def _store(path: Path, made: lark.Lark) -> None:
    """Written beside and moved into place, so that nobody reads half a file."""
    tables = io.BytesIO()
    made.save(tables, ("postlex",))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(tables.getvalue()).digest() + tables.getvalue())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _cache_path() -> Path:
    """Everything the tables depend on goes into the name."""
    versions = (lark.__version__, sys.version, sorted(_OPTIONS.items()))
    key = hashlib.sha256(f"{text()}{versions}".encode()).hexdigest()[:24]
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    with contextlib.suppress(RuntimeError):  # no home folder
        return Path(home or Path.home() / ".cache") / "arsia" / f"grammar-{key}.pickle"
    return Path(os.devnull) / "grammar.pickle"
