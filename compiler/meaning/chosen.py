"""An X that is asked for must be chosen in the same effect.

In: a card. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import NO_MEANING_HERE

_CURE = "X is chosen on the same line: `spend X heat -> gain X plants then if X 4: draw 1 card`"


def check_x(card: g.Card) -> Iterator[Fault]:
    """Requirements, points and continuous effects know no X, and an action is offered before."""
    for ability in card.abilities:
        if ability.effect is not None and ability.label != "trade":  # there it is what is shown
            yield from _unknown(ability.effect, ability.by)
            yield from _of_itself(ability.effect, ability.by)
        yield from _asked((ability.condition, ability.rule, ability.events), ability.by)
    yield from _asked((card.requirements, card.points, card.measure), card.by)


def _of_itself(effect: g.Effect, place: str) -> Iterator[Fault]:
    """`spend X heat max 1 per X`: what X is at most is counted before it is chosen."""
    for node in g.walk(effect):
        place = getattr(node, "by", "") or place
        if isinstance(node, g.Chosen) and any(isinstance(n, g.ChosenX) for n in g.walk(node.most)):
            cure = "what X is at most is counted before it is chosen: `max 1 per power tag`"
            yield Fault(NO_MEANING_HERE, place, cure)


def _unknown(effect: g.Effect, place: str) -> Iterator[Fault]:
    """Where no X is chosen; what others do, and what is done later, is looked at by itself."""
    apart = (g.Each, g.Ranked, g.Later)
    if g.chooses_x(effect):
        for node in g.walk(effect):
            if isinstance(node, apart):
                yield from _unknown(node.body, place)
    elif parts := g.parts(effect):
        for part in parts:
            yield from _unknown(part, place)
        if isinstance(effect, g.When):
            yield from _asked(effect.condition, place)
    else:
        yield from _asked(effect, place)


def _asked(part: object, place: str) -> Iterator[Fault]:
    for node in g.walk(part):
        place = getattr(node, "by", "") or place
        match node:
            case g.Compare(g.ChosenX()) | g.Per(g.ChosenX()):
                yield Fault(NO_MEANING_HERE, place, _CURE)
