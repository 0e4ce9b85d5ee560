"""Sets with mistakes in some of their cards, without those cards.

In: sets as loaded. Out: the same, sound, and the names of the cards that are left out; or nothing
where a mistake stands elsewhere, or where something that is right speaks of such a card.
"""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.graph.invariants import GraphError, verify
from compiler.names.kinds import KINDS
from compiler.read.load import Loaded
from dsl.reading.source import Source

_SPARED = tuple(kind.words for kind in KINDS.values() if kind.card is not None)
_NAME = re.compile('"([^"]*)"?')


def without_broken(loaded: Loaded) -> tuple[Loaded, tuple[str, ...]] | None:
    """Scenarios, which may speak of any card, are left out too."""
    names: list[str] = []
    gone: list[tuple[str, range]] = []
    for one in loaded.errors:
        source = loaded.sources.get(one.span.file)
        lines = None if source is None else _card_around(source, one.span.line)
        if source is None or lines is None:
            return None
        gone.append((source.name, lines))
        header = source.line(lines.start)
        named = _NAME.search(header)
        names.append(named[1] if named is not None else header)
    library = replace(
        loaded.library,
        cards=tuple(card for card in loaded.library.cards if not _is_in(card.by, gone)),
        scenarios=(),
    )
    try:
        verify(library)
    except GraphError:
        return None
    rest = tuple(one for one in loaded.diagnostics if one.severity != "error")
    return replace(loaded, library=library, diagnostics=rest), tuple(dict.fromkeys(names))


def _card_around(source: Source, line: int) -> range | None:
    """The lines of the declaration around this one, if it is a card's."""
    lines = source.text.split("\n")
    first = next((n for n in range(line, 0, -1) if _begins(lines[n - 1])), None)
    if first is None or not re.match(rf"({'|'.join(_SPARED)})\b", lines[first - 1]):
        return None
    last = next((n for n in range(first + 1, len(lines) + 1) if _begins(lines[n - 1])), None)
    return range(first, last or len(lines) + 1)


def _begins(line: str) -> bool:
    """Whether a declaration begins there."""
    return line[:1] not in ("", " ", "#")


def _is_in(place: str, gone: list[tuple[str, range]]) -> bool:
    name, _, number = place.rpartition(":")
    return number.isdecimal() and any(name == file and int(number) in lines for file, lines in gone)
