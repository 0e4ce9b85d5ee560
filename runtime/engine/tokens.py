"""Resources that count as tags while they are spent: which to spend on what.

In: a player and a card that asks for tags. Out: the ways to have the tags that it wants: tuples of
(resource, tag's field) pairs. No way holds a token that could be left out without changing whether
the card can be used or what it costs.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import chain, combinations_with_replacement, product

from compiler import graph as g
from compiler.graph import walk
from runtime.engine.play import Play
from runtime.engine.zones import lend_tag
from runtime.program.program import Program
from runtime.state.log import note
from runtime.state.state import State

Token = tuple[int, int]
"""(resource, field of the tag that it counts as)"""
Way = tuple[Token, ...]

KEPT = 1000
"""So many collections of tokens are remembered, with the ways to spend of them."""


class Tokens:
    def __init__(self, program: Program, play: Play) -> None:
        self.program, self.play = program, play
        layout = program.layout
        kinds = program.library.resources
        self.own: list[tuple[int, tuple[int, ...]]] = [
            (layout.resource[kind.id], (layout.tag[kind.as_tag],)) for kind in kinds if kind.as_tag
        ]
        self._wanted: dict[int, frozenset[int]] = {}

    def wanted(self, card: int) -> frozenset[int]:
        """The fields of the tags that the card's requirements, price and effects look at."""
        found = self._wanted.get(card)
        if found is None:
            program = self.program
            node = program.library.cards[card]
            looks = walk((node.requirements, node.cheaper, node.abilities))
            tags = [one for one in looks if isinstance(one, g.Tags) and not one.printed]
            field = program.layout.tag
            found = frozenset(field[name] for one in tags for name in one.tags or tuple(field))
            self._wanted[card] = found
        return found

    def ways(self, state: State, who: int, card: int) -> tuple[Way, ...]:
        """Every way in which the player may use the card now, the sparest first."""
        held = self._held(state, who, card)
        if not held:
            return ((),) if self._price(state, who, card) is not None else ()
        fitting = [
            (way, price)
            for way in _choices(tuple(held))
            if (price := self._price(state, who, card, way)) is not None
        ]
        return tuple(way for way, price in fitting if not _idle(way, price, fitting))

    def _price(self, state: State, who: int, card: int, way: Way = ()) -> int | None:
        """What the card costs once these tokens are spent; None where it cannot be used."""
        play, numbers = self.play, state.p[who]
        _lend(numbers, way, 1)
        price = play.price(state, who, card, "project")
        dear = price > numbers[self.program.tables.money]  # the quicker one to look at
        free = not dear and play.is_free(state, who, card, "project")
        _lend(numbers, way, -1)
        return price if free else None

    def _held(self, state: State, who: int, card: int) -> list[tuple[int, int, tuple[int, ...]]]:
        """The resources that could matter: each with how many there are and, in order, the tags
        that it counts as."""
        numbers, stock = state.p[who], self.program.tables.stock_field
        wanted = self.wanted(card)
        return [
            (resource, numbers[stock[resource]], useful)
            for resource, tags in self._counting(state, who)
            if numbers[stock[resource]] and (useful := tuple([t for t in tags if t in wanted]))
        ]

    def _counting(self, state: State, who: int) -> list[tuple[int, tuple[int, ...]]]:
        """Each resource with the tags that it counts as for this player."""
        if not (rules := self.play.terms.of(state, who).rules):
            return self.own
        layout = self.program.layout
        found = {resource: {*tags} for resource, tags in self.own}
        for rule, _ in rules:
            if isinstance(rule, g.CountsAs):
                for name in rule.resources:
                    found.setdefault(layout.resource[name], set()).add(layout.tag[rule.tag])
        return [(resource, tuple(sorted(tags))) for resource, tags in found.items()]

    def price(self, state: State, who: int, card: int, way: Way) -> int:
        _lend(state.p[who], way, 1)
        price = self.play.price(state, who, card, "project")
        _lend(state.p[who], way, -1)
        return price

    def spend(self, state: State, who: int, way: Way) -> None:
        """The tokens go back to the supply and count as tags until the action ends."""
        program = self.program
        for resource, tag in way:
            state.p[who][program.tables.stock_field[resource]] -= 1
            self.play.payment.stocks.gives(state, resource, 1)
            lend_tag(state, who, tag, 1, "action")
        for resource, count in Counter(resource for resource, _ in way).items():
            note(state, "spend", who, resource, count)


def _lend(numbers: list[int], way: Way, count: int) -> None:
    """As if these tokens had been spent, or no longer so."""
    for _, tag in way:
        numbers[tag] += count


@lru_cache(KEPT)
def _choices(held: tuple[tuple[int, int, tuple[int, ...]], ...]) -> tuple[Way, ...]:
    """All sets of these tokens, smaller ones first."""
    each = [
        [
            tuple([(resource, tag) for tag in spent])
            for n in range(count + 1)
            for spent in combinations_with_replacement(tags, n)
        ]
        for resource, count, tags in held
    ]
    ways = [tuple(sorted(chain.from_iterable(parts))) for parts in product(*each)]
    return tuple(sorted(ways, key=lambda way: (len(way), way)))


def _idle(way: Way, price: int, fitting: list[tuple[Way, int]]) -> bool:
    """Whether with fewer of the same tokens it would be as cheap."""
    mine = Counter(way)
    return any(
        len(other) < len(way) and Counter(other) <= mine and cost <= price
        for other, cost in fitting
    )
