"""Messages that only follow from others.

In: all messages of a load, by place, and the sources. Out: those that an author is to see. Where a
set that is used cannot be found, every word of it is unknown; where the header of a declaration
cannot be read, so is its name. Mending the cause mends these, and they would hide it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from compiler.names import fold
from dsl.diagnostics import Diagnostic
from dsl.source import Source, straight

_WORDLESS = ("E3001", "E3003", "E3014")
"""Without this set, nothing can be said about names."""


def causes(
    found: Sequence[Diagnostic], sources: Mapping[str, Source], known: Iterable[str]
) -> tuple[Diagnostic, ...]:
    """The messages without mere consequences; `known` are the names of readable declarations."""
    found = _once(found)
    if any(one.code in _WORDLESS for one in found):
        return tuple(d for d in found if d.code[1] in "03" or d.code in ("E1020", "E1024"))
    unknown = [d for d in found if d.code == "E1010"]
    if not unknown:
        return tuple(found)
    lost = {name for source in sources.values() for name in _headed(source)} - set(known)
    return tuple(d for d in found if d.code != "E1010" or _marked(d, sources) not in lost)


def _once(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Notes that say the same are given once."""
    seen: set[str] = set()
    kept = []
    for one in found:
        if one.severity != "note" or one.message not in seen:
            kept.append(one)
        seen.add(one.message)
    return tuple(kept)


def _headed(source: Source) -> Iterable[str]:
    """The names in the lines that begin declarations, folded: in quotes, or the words at the end
    where there are none."""
    for line in straight(source.text).split("\n"):
        if line[:1] in ("", " ", "#"):
            continue
        names = re.findall('"([^"]*)"?', line)
        words = [word for word in line.split()[1:] if not any(sign.isdigit() for sign in word)]
        yield from map(fold, names[:1] or [re.sub("[^\\w ]", "", " ".join(words))])


def _marked(diagnostic: Diagnostic, sources: Mapping[str, Source]) -> str:
    span = diagnostic.span
    source = sources.get(span.file)
    text = source.line(span.line)[span.column - 1 : span.end_column - 1] if source else ""
    return fold(straight(text).strip('"'))
