"""What a player's standing effects amount to: prices, worths, tolerances, protections.

In: the ids of the continuous effects a player has. Out: `Terms`, made once per combination of
effects and remembered, so that the state carries only the ids. Source: FAQ, "Are Effects in
Terraforming Mars cumulative?" (they are).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler import graph as g
from runtime.state.layout import DECK_KINDS
from runtime.state.state import bits

if TYPE_CHECKING:
    from runtime.engine.filters import Group
    from runtime.engine.guards import Priced
    from runtime.engine.payment import Source
    from runtime.program.program import Program


KEPT = 1024
"""How many combinations of standing effects are remembered; their tables are large."""


class Terms:
    """`worth` by resource index; `tolerance` by parameter, in printed units; `protects` resource
    indices; `always` what may replace the currency in any payment; `on_cards` (cards, source) what
    may on these cards only; `instead` the same for other resources, by their index, each with the
    cards for whose effects it holds; `numbers` of the rules that are others; `optional`: what need
    not turn into something else; `beside`: what placing next to a tile (kind, resource) gives
    instead, an operation; `higher`: how much more tracks count. With the cards that they stand on:
    `varying` discounts that depend on the state, `less(S, w, c, it)`, and `play_from`, `cards(S, w,
    c)`. `groups` and `met` belong to `Filters`, `projects` (by seat) to `Guards`: tables made for
    these terms when they are first asked for."""

    def __init__(self, program: Program, rules: tuple[int, ...]) -> None:
        self.program = program
        standing = [program.rules[rule] for rule in rules]
        self.rules = [(one.rule, one.card) for one in standing]
        self.worth = dict(program.worth)
        self.tolerance = [0] * len(program.library.parameters)
        self.protects: set[int] = set()
        self.always: list[Source] = []
        self.beside: dict[tuple[int, int], int] = {}
        self.higher: dict[str, int] = {}
        self.instead: dict[int, list[tuple[int, Source]]] = {}
        self.numbers: dict[str, int] = {}
        self.optional: set[str] = set()
        self.varying = [
            (program.varying[r], program.rules[r].card) for r in rules if r in program.varying
        ]
        self.play_from = [
            (program.play_from[r], program.rules[r].card) for r in rules if r in program.play_from
        ]
        self._prices: list[int] = []
        self._conversions: dict[int, int] = {}
        self._sources: dict[int, list[Source]] = {}
        self.on_cards: list[tuple[int, Source]] = []
        self.groups: list[Group] = []
        self.met: dict[tuple[int, ...], int] = {}
        self.projects: dict[int, Priced] = {}
        for rule, card in self.rules:
            self._apply(rule, card)

    def _apply(self, rule: g.Continuous, card: int) -> None:
        lay = self.program.layout
        match rule:
            case g.Worth(resource, more):
                self.worth[lay.resource[resource]] += more
            case g.Tolerance(steps, parameters):
                for track, kind in enumerate(self.program.library.parameters):
                    if not parameters or kind.id in parameters:
                        self.tolerance[track] += steps * kind.step
            case g.Protect(resources):
                self.protects |= {lay.resource[name] for name in resources}
            case g.Counts(counter, more):
                self.higher[counter] = self.higher.get(counter, 0) + more
            case g.BesideWorth(tile, resource):
                at = (lay.tile[tile], lay.resource[resource])
                self.beside[at] = self.program.better_beside[rule]
            case g.Override(name, value):
                self.numbers[name] = value
            case g.Exchangeable(resource):
                self.optional.add(resource)
            case g.SpendAs(instead=instead) if instead != self.program.currency:
                cards = (
                    (1 << len(self.program.cards)) - 1
                    if rule.cards is None
                    else lay.cards(rule.cards)
                )
                index = lay.resource[instead]
                self.instead.setdefault(index, []).append((cards, self._source(rule, card)))
            case g.SpendAs(cards=None):
                self.always = _with(self.always, self._source(rule, card))
            case g.SpendAs(cards=g.CardSet() as cards):
                self.on_cards.append((lay.cards(cards), self._source(rule, card)))
            case _:
                pass  # prices are worked out when asked for

    def _source(self, rule: g.SpendAs, card: int) -> Source:
        where = card if rule.here else self.program.layout.stock[rule.resource]
        return (rule.here, where, rule.value)

    def price(self, card: int) -> int:
        """What a card or standard project costs now, in the currency; never below 0."""
        return (self._prices or self.prices())[card]

    def prices(self) -> list[int]:
        """The same for all cards."""
        if not self._prices:
            prices = [info.cost for info in self.program.cards]
            cheaper = [less(self.program, rule) for rule, _ in self.rules]
            for cards in cheaper:
                for card, amount in cards.items():
                    prices[card] -= amount
            for card in set().union(*cheaper):
                prices[card] = max(prices[card], 0)
            self._prices = prices
        return self._prices

    def number(self, rule: str) -> int:
        """A number of the rules as it is for this player."""
        number = self.numbers.get(rule)
        if number is None:
            number = self.numbers[rule] = int(self.program.rules_of_game.get(rule, 0))
        return number

    def in_place_of(self, kind: int, card: int) -> list[Source]:
        """What may replace a resource that is not the currency, in an effect of this card."""
        found: list[Source] = []
        for cards, source in self.instead.get(kind, ()):
            if cards >> card & 1 or card < 0:
                found = _with(found, source)
        return found

    def convert_less(self, card: int) -> int:
        """How many resources fewer a conversion takes."""
        less = self._conversions.get(card)
        if less is None:
            node = self.program.library.cards[card].id
            less = self._conversions[card] = sum(
                rule.amount
                for rule, _ in self.rules
                if isinstance(rule, g.Discount) and node in rule.conversions
            )
        return less

    def with_also(self, using: tuple[int, ...]) -> list[Source]:
        """What may replace the currency where these resources may too."""
        found = [(False, self.program.stock_field[kind], self.worth[kind]) for kind in using]
        for source in self.always:
            found = _with(found, source)
        return found

    def sources(self, card: int) -> list[Source]:
        """What may replace the currency when this card is played."""
        known = self._sources.get(card)
        if known is None:
            allowed = self.program.paid_with[card]
            found = [(False, self.program.stock_field[kind], self.worth[kind]) for kind in allowed]
            for source in [s for mask, s in self.on_cards if mask >> card & 1] + self.always:
                found = _with(found, source)
            known = self._sources[card] = found
        return known


class TermsOf(dict[tuple[int, ...], Terms]):
    """The terms of each combination of standing effects, worked out when it first comes up."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def __missing__(self, rules: tuple[int, ...]) -> Terms:
        if len(self) >= KEPT:
            self.clear()
        known = self[rules] = Terms(self.program, rules)
        return known


def _with(sources: list[Source], new: Source) -> list[Source]:
    """One source more; the same resources pay once only, at the highest worth."""
    kept = [s for s in sources if s[:2] != new[:2] or s[2] >= new[2]]
    return kept if any(s[:2] == new[:2] for s in kept) else [*kept, new]


def less(program: Program, rule: g.Continuous) -> dict[int, int]:
    """How much cheaper a standing effect makes each card or standard project."""
    known = program.discounts.get(rule)
    if known is None:
        found = {i: _less(program, rule, i) for i in range(len(program.library.cards))}
        known = program.discounts[rule] = {i: amount for i, amount in found.items() if amount}
    return known


def _less(program: Program, rule: g.Continuous, card: int) -> int:
    if not isinstance(rule, g.Discount) or varies(rule):
        return 0
    node = program.library.cards[card]
    if node.id in rule.projects:
        return rule.amount
    if rule.cards is None or node.kind not in DECK_KINDS:
        return 0
    if not program.layout.cards(rule.cards) >> card & 1:
        return 0
    if rule.per_tag:
        return rule.amount * sum(tag in rule.cards.tags for tag in node.tags)
    return rule.amount


def varies(rule: g.Discount) -> bool:
    """Whether it depends on more than the card that it makes cheaper."""
    return rule.per is not None or (rule.cards is not None and bool(rule.cards.zone))


CHANGING = ("card-price", "actions", "research-cards")
"""The numbers of the rules that can be others for a player."""


def is_known(rule: g.Continuous) -> bool:
    """Whether this engine carries such an effect out."""
    return not isinstance(rule, g.Override) or rule.rule in CHANGING


def ended(program: Program, rules: tuple[int, ...], spans: tuple[str, ...]) -> tuple[int, ...]:
    """The effects that go on when those of the given spans end."""
    return tuple(rule for rule in rules if program.rules[rule].span not in spans)


def rules_of(program: Program, mask: int) -> tuple[int, ...]:
    """The continuous effects of these cards."""
    return tuple(rule for card in bits(mask) for rule in program.cards[card].rules)
