"""What the table promises a player in each generation to come, in money.

In: a game and a seat. Out: a number, from what extensions say that they will bring (`brings`), each
effect weighed by what it gains. A rough guess: choices, conditions and counts are not looked into.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.driving.game import Game

CARD, ON_CARD, STEP = 2.0, 1.5, 5.0
"""A card drawn, a resource on a card, a step of a track, in money."""
OTHER = 1.6
"""A resource that is no money."""
LASTING = 4.0
"""So many generations a step of production is taken to bring something."""


def promised(game: Game, who: int) -> float:
    return sum(
        often * _value(game, effect, shown)
        for extension in game.engine.extensions
        for effect, shown, often in extension.brings(game.state, who)
    )


def _value(game: Game, effect: g.Effect, shown: int) -> float:
    """`shown`: what a track shows for it."""
    return sum(_leaf(game, node, shown) for node in g.walk(effect) if isinstance(node, g.Leaf))


def _leaf(game: Game, node: g.Leaf, shown: int) -> float:
    match node:
        case g.Gain(resource, amount):
            return _each(game, resource) * _number(amount, shown)
        case g.Produce(resource, amount, down=False, whose="you"):
            return LASTING * _each(game, resource) * _number(amount, shown)
        case g.Add(amount=amount):
            return ON_CARD * _number(amount, shown)
        case g.Draw(amount):
            return CARD * _number(amount, shown)
        case g.Discard(amount):
            return -CARD * _number(amount, shown)
        case g.Raise(steps=amount, down=False):
            return STEP * _number(amount, shown)
        case _:
            return 0.0


def _number(amount: g.Amount, shown: int) -> int:
    match amount:
        case int():
            return amount
        case g.Shown(times):
            return times * shown
        case _:
            return 1


def _each(game: Game, resource: g.Resource) -> float:
    if resource == game.program.tables.currency:
        return 1.0
    kinds = game.program.library.resources
    worth = next((kind.worth for kind in kinds if kind.id == resource), 0)
    return float(worth or OTHER)
