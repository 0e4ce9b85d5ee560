"""Standing effects: on which card each one is, which of them the engine knows.

In: continuous effects of the graph. Out: `Standing`s, and what kind of effect they are.
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler import graph as g

CHANGING = ("card-price", "actions", "research-cards")
"""The numbers of the rules that can be others for a player."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A continuous effect, the card it stands on, and of which players it is."""

    rule: g.Continuous
    span: g.Span
    card: int
    whose: g.Whose = "you"


def is_known(rule: g.Continuous) -> bool:
    """Whether this engine carries such an effect out."""
    return not isinstance(rule, g.Override) or rule.rule in CHANGING
