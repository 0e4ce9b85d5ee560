"""Tracks that stay where they are, whatever is said of them.

In: a card or a rule, and its library. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import NO_MEANING_HERE, ONCE_FOR_EACH


def check_tracks(library: g.Library, card: g.Card) -> Iterator[Fault]:
    """`when unrest reaches 10: lower unrest 10`, where it is full at 10: it stays so; `each player:
    lower unrest 1`, which all of them do."""
    ends = {kind.id: kind for kind in library.parameters}
    for ability in card.abilities:
        for full in {one.parameter for one in ability.events if _is_end(ends, one)}:
            for node in g.walk(ability.effect):
                if isinstance(node, g.Raise) and node.down and node.track == full:
                    yield Fault(NO_MEANING_HERE, ability.by, _cure(ends[full]))
        yield from _once_for_each(ends, ability)


def _once_for_each(ends: dict[str, g.ParameterKind], ability: g.Ability) -> Iterator[Fault]:
    """What brings nobody anything is hardly meant once for each player."""
    for node in g.walk(ability.effect):
        if not isinstance(node, g.Each) or node.who not in ("all", "opponents") or node.players:
            continue
        for one in _done_at_once(node.body):
            kind = ends.get(one.track) if isinstance(one, g.Raise) else None
            if kind is None or not isinstance(one, g.Raise):
                continue
            if one.down or one.bare or kind.each_step is None:
                step = "lower" if one.down else "raise"
                cure = f"once for all it stands on a line of its own: `{step} {kind.id} "
                cure += f"{one.steps if isinstance(one.steps, int) else 1}`"
                yield Fault(ONCE_FOR_EACH, one.by or ability.by, cure, {"track": kind.id})


def _done_at_once(effect: g.Effect) -> Iterator[g.Effect]:
    """What each of them must do, whatever holds and whatever is chosen."""
    match effect:
        case g.Unordered(parts) | g.Then(parts):
            for part in parts:
                yield from _done_at_once(part)
        case _:
            yield effect


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
