"""Standing effects: on which card each one is, and of which players.

In: continuous effects of the graph. Out: `Standing`s.
"""

from __future__ import annotations

from compiler import graph as g
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """A continuous effect, the card it stands on, and of which players it is. `uses_up`: a mask of
    the cards of which the next one to be played, used, claimed or funded ends it. `left`: the
    effect that it leaves for those after that one; -1 where it is over then."""

    rule: g.Continuous
    span: g.Span
    card: int
    whose: g.Whose = "you"
    uses_up: int = 0
    left: int = -1
