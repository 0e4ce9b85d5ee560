"""Triggers: of cards, and of what is done later.

In: events of the graph and the operation that they start. Out: triggers of the builder's program.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from dsl.reading.records import dataclass
from runtime.program.writing.code import Unplayable
from runtime.program.writing.expressions import Expressions
from runtime.program.writing.hearing import hears


@dataclass(frozen=True, slots=True)
class WrittenTrigger:
    """The operation that a trigger starts, whether for each unit or only for `least` of them, whom
    it listens to, the function that tells whether it hears, and any of which `events` that is;
    `once`, or so many `times`, in a generation, or `ever` in the game, it does together with those
    of the same number, -1 for always. `only` is the function that tells of an entry whether it is
    heard. Of what is done later `lasts` says how long it listens, and those of the same `group`
    listen together. `own`: only its own player sets it off, so that nobody is `that player` until
    one is chosen.
    `asks`: the kind of event of which it asks how much has been done, where that sets it off."""

    op: int
    each: bool
    who: g.Whose
    hears: str
    events: tuple[g.Event, ...]
    once: int = -1
    ever: bool = False
    only: str = ""
    lasts: str = ""
    group: int = -1
    least: int = 0
    own: bool = False
    asks: int = -1
    times: int = 1


def hearing(expressions: Expressions, event: g.Event, by: str) -> str:
    """Whether it hears the event. Raises `Unplayable`, with the place."""
    try:
        return hears(expressions, event)
    except Unplayable as fault:
        raise Unplayable(fault.what, by) from None


def whom(
    expressions: Expressions, events: list[g.Event], by: str
) -> Iterator[tuple[bool, int, g.Whose, str]]:
    """What happens once is heard once, also when several events of a trigger describe it: for each
    unit where one of them says so; of those that ask for so many at once each by itself. So many,
    whom it listens to, and the condition."""
    before = ""
    leasts = dict.fromkeys(event.least or 0 for event in events)
    for each, least in [(True, 0), (False, 0), *((False, least) for least in leasts if least)]:
        fitting = [one for one in events if one.each == each and (one.least or 0) == least]
        if fitting:
            either = " or ".join(f"({hearing(expressions, event, by)})" for event in fitting)
            players = {event.who for event in fitting}
            yield each, least, players.pop() if len(players) == 1 else "all", f"({either}){before}"
            before = f" and not ({either})"
