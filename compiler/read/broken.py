"""Sets with mistakes in some of their cards and scenarios, without those.

In: sets as loaded. Out: the same, sound, and what is left out; or nothing where a mistake stands
elsewhere, or where a card that is right speaks of one that is not.
"""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.document.invariants import GraphError, verify
from compiler.graph import Scenario
from compiler.names.kinds import KINDS
from compiler.read.loaded import Loaded
from dsl.reading.records import dataclass
from dsl.reading.source import Source

_CARDS = tuple(kind.words for kind in KINDS.values() if kind.card is not None)
_SPARED = re.compile(rf"({'|'.join((*_CARDS, 'scenario'))})\b")
_NAME = re.compile('"([^"]*)"?')


@dataclass(frozen=True, slots=True)
class Spared:
    """`names` are those of what has mistakes; `scenarios` name those that are left out, with the
    place and why."""

    loaded: Loaded
    names: tuple[str, ...]
    scenarios: tuple[str, ...]


def without_broken(loaded: Loaded) -> Spared | None:
    """A scenario that speaks of a card with mistakes is left out too."""
    cards: dict[str, None] = {}
    left: dict[str, None] = {}
    gone: dict[str, set[int]] = {}
    for one in loaded.errors:
        source = loaded.sources.get(one.span.file)
        lines = None if source is None else _lines_around(source, one.span.line)
        if source is None or lines is None:
            return None
        gone.setdefault(source.name, set()).update(lines)
        header = source.line(lines.start)
        named = _NAME.search(header)
        name = named[1] if named is not None else header
        if header.startswith("scenario"):
            left[f"“{name}” at {source.name}:{lines.start}: it has a mistake"] = None
        else:
            cards[name] = None
    sound: list[Scenario] = []
    for scenario in loaded.library.scenarios:
        if _is_in(scenario.by, gone):
            continue
        if spoken := _spoken_of(scenario, cards, loaded):
            why = f"it speaks of “{spoken}”, which has a mistake"
            left[f"“{scenario.name}” at {scenario.by}: {why}"] = None
        else:
            sound.append(scenario)
    whole = tuple(card for card in loaded.library.cards if not _is_in(card.by, gone))
    library = replace(loaded.library, cards=whole, scenarios=tuple(sound))
    try:
        verify(library)
    except GraphError:
        return None
    rest = tuple(one for one in loaded.diagnostics if one.severity != "error")
    made = replace(loaded, library=library, diagnostics=rest)
    return Spared(made, tuple(cards), tuple(left))


def _spoken_of(scenario: Scenario, cards: dict[str, None], loaded: Loaded) -> str:
    """The name of one of the cards that is written in it."""
    name, _, number = scenario.by.rpartition(":")
    source = loaded.sources.get(name)
    lines = _lines_around(source, int(number)) if cards and source is not None else None
    if source is None or lines is None:
        return ""
    text = "\n".join(map(source.line, lines)).lower()
    return next((card for card in cards if _holds(text, card.lower())), "")


def _holds(text: str, name: str) -> bool:
    """Whether the name stands there as a word of its own."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def _lines_around(source: Source, line: int) -> range | None:
    """The lines of the declaration around this one, if it is a card's or a scenario's."""
    lines = source.lines
    first = next((n for n in range(line, 0, -1) if _begins(lines[n - 1])), None)
    if first is None or not _SPARED.match(lines[first - 1]):
        return None
    last = next((n for n in range(first + 1, len(lines) + 1) if _begins(lines[n - 1])), None)
    return range(first, last or len(lines) + 1)


def _begins(line: str) -> bool:
    """Whether a declaration begins there."""
    return line[:1] not in ("", " ", "#")


def _is_in(place: str, gone: dict[str, set[int]]) -> bool:
    name, _, number = place.rpartition(":")
    return number.isdecimal() and int(number) in gone.get(name, ())
