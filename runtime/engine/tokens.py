"""Resources that count as tags while they are spent: which to spend on what.

In: a player and a card that asks for tags. Out: the ways to have the tags that it wants: tuples of
(resource, tag's field) pairs. No way holds a token that could be left out without changing whether
the card can be used or what it costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

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


class Tokens:
    def __init__(self, program: Program, play: Play) -> None:
        self.program, self.play = program, play
        layout = program.layout
        kinds = program.library.resources
        self.own = [
            (layout.resource[kind.id], layout.tag[kind.as_tag]) for kind in kinds if kind.as_tag
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
        choices = self._choices(state, who, card)
        fitting: list[tuple[Way, int]] = []
        for way in choices:
            with self.as_if_spent(state, who, way):
                price = self.play.price(state, who, card, "project")
                money = state.p[who][self.program.tables.money]  # the quicker one to look at
                if price <= money and self.play.is_free(state, who, card, "project"):
                    fitting.append((way, price))
        return tuple(way for way, price in fitting if not _idle(way, price, fitting))

    def _choices(self, state: State, who: int, card: int) -> list[Way]:
        """All sets of tokens that could matter, smaller ones first."""
        program, wanted = self.program, self.wanted(card)
        ways: set[Way] = {()}
        for resource, tags in self._counting(state, who).items():
            useful = sorted(tags & wanted)
            held = state.p[who][program.tables.stock_field[resource]]
            for _ in range(held if useful else 0):
                more = {tuple(sorted((*way, (resource, tag)))) for way in ways for tag in useful}
                ways |= {way for way in more if Counter(r for r, _ in way)[resource] <= held}
        return sorted(ways, key=lambda way: (len(way), way))

    def _counting(self, state: State, who: int) -> dict[int, set[int]]:
        """Each resource with the tags that it counts as for this player."""
        layout = self.program.layout
        found = {resource: {tag} for resource, tag in self.own}
        for rule, _ in self.play.terms.of(state, who).rules:
            if isinstance(rule, g.CountsAs):
                for name in rule.resources:
                    found.setdefault(layout.resource[name], set()).add(layout.tag[rule.tag])
        return found

    @contextmanager
    def as_if_spent(self, state: State, who: int, way: Way) -> Iterator[None]:
        """As if these tokens had been spent."""
        numbers = state.p[who]
        for _, tag in way:
            numbers[tag] += 1
        yield
        for _, tag in way:
            numbers[tag] -= 1

    def price(self, state: State, who: int, card: int, way: Way) -> int:
        with self.as_if_spent(state, who, way):
            return self.play.price(state, who, card, "project")

    def spend(self, state: State, who: int, way: Way) -> None:
        """The tokens go back to the supply and count as tags until the action ends."""
        program = self.program
        for resource, tag in way:
            state.p[who][program.tables.stock_field[resource]] -= 1
            self.play.payment.stocks.gives(state, resource, 1)
            lend_tag(state, who, tag, 1, "action")
        for resource, count in Counter(resource for resource, _ in way).items():
            note(state, "spend", who, resource, count)


def _idle(way: Way, price: int, fitting: list[tuple[Way, int]]) -> bool:
    """Whether with fewer of the same tokens it would be as cheap."""
    mine = Counter(way)
    return any(
        len(other) < len(way) and Counter(other) <= mine and cost <= price
        for other, cost in fitting
    )
