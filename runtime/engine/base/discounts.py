"""What cards and standard projects cost by standing effects, whatever the position.

In: the ids of continuous effects. Out: how much cheaper each makes which card, and the prices of
all cards where several are in force, made once per combination of effects.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.engine.base.remembering import keep
from runtime.program.program import Program
from runtime.state.layout import DECK_KINDS


class Discounts(dict[int, dict[int, int]]):
    """By standing effect, how much cheaper it makes each card or standard project."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._full = [card.cost or 0 for card in program.library.cards]
        self._prices: dict[tuple[int, ...], list[int]] = {}

    def __missing__(self, number: int) -> dict[int, int]:
        rule = self.program.rules[number].rule
        found = {i: _less(self.program, rule, i) for i in range(len(self.program.library.cards))}
        less = self[number] = {i: amount for i, amount in found.items() if amount}
        return less

    def prices(self, rules: tuple[int, ...]) -> list[int]:
        """Of all cards, where these effects are in force."""
        prices = self._prices.get(rules)
        if prices is None:
            prices, cheaper = self._full[:], [self[rule] for rule in rules]
            for cards in cheaper:
                for card, amount in cards.items():
                    prices[card] -= amount
            keep(self._prices, rules, prices)
        return prices


def _less(program: Program, rule: g.Continuous, card: int) -> int:
    if not isinstance(rule, g.Discount) or rule.varies():
        return 0
    node = program.library.cards[card]
    if node.id in rule.projects:
        return rule.amount
    if rule.cards is None:
        return 0
    if node.kind not in DECK_KINDS and not g.means_seats(program.library, rule.cards):
        return 0
    if not program.layout.cards(rule.cards) >> card & 1:
        return 0
    if rule.per_tag:
        return rule.amount * sum(tag in rule.cards.tags for tag in node.tags)
    return rule.amount
