"""Tracks that stay where they are, whatever is said of them.

In: a card or a rule, and its library. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import NO_MEANING_HERE


def check_tracks(library: g.Library, card: g.Card) -> Iterator[Fault]:
    """`when unrest reaches 10: lower unrest 10`, where it is full at 10: it stays so."""
    ends = {kind.id: kind for kind in library.parameters}
    for ability in card.abilities:
        for full in {one.parameter for one in ability.events if _is_end(ends, one)}:
            for node in g.walk(ability.effect):
                if isinstance(node, g.Raise) and node.down and node.track == full:
                    yield Fault(NO_MEANING_HERE, ability.by, _cure(ends[full]))


def _is_end(ends: dict[str, g.ParameterKind], event: g.Event) -> bool:
    kind = ends.get(event.parameter)
    return event.kind == "raise" and kind is not None and event.level == kind.highest


def _cure(kind: g.ParameterKind) -> str:
    more = kind.highest + kind.step
    return (
        f"a track that is full stays so; with one place more it can go back: `range {kind.lowest} "
        f"to {more}`, and each time it is that far: `when anyone raises {kind.id}: if {kind.id} "
        f"{kind.highest}: …`"
    )
