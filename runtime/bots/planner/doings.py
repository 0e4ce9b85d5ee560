"""What the verbs of the table are worth: projects and goals, whose turn it is, colonies, parties.

In: a node of the graph and the card on which it stands. Out: its `Worth`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph as g
from runtime.bots.planner.amounts import Amounts
from runtime.bots.planner.outlook import Outlook, Outlooks, Worth
from runtime.bots.planner.promises import Promises
from runtime.bots.planner.weights import Weights
from runtime.engine.engine import Engine
from runtime.state.state import bits

GOAL = 5
"""Points of a milestone or an award, where the rules do not say."""
LIKELY = 0.5
"""That one can be claimed, or won, when it is offered."""
TURN = 0.5
"""An action more in a turn, which is sooner than one later."""
FIRST = 1.0
"""To begin the next generation."""
MISSED = 2.0
"""What can still be done in a generation, for who has passed."""
DELEGATE = 3.0
POLICY = 2.0
"""Another party that rules, for who says which."""
COLONY = 1.0
"""One more colony on the table, for who chooses it."""
MARKER = 0.6
"""A step of the marker on the track of a colony."""
FAR = 3
"""So many steps it goes, where it goes as far as it can."""
LENT = 0.5
"""Of a tag for one generation, against one for good."""


class Doings:
    """`of`: prices an effect."""

    def __init__(
        self,
        engine: Engine,
        outlooks: Outlooks,
        weights: Weights,
        of: Callable[[g.Effect | None, int], Worth],
        promises: Promises,
        amounts: Amounts,
    ) -> None:
        self.engine, self.outlooks, self.weights = engine, outlooks, weights
        self.of, self.promises, self.amounts = of, promises, amounts
        self.projects = [
            (i, card)
            for i, card in enumerate(engine.library.cards)
            if card.kind == "standard-project"
        ]

    def priced(self, node: g.Effect, card: int) -> Worth | None:
        """None where it is no such verb."""
        match node:
            case g.UseProject():
                meant = [
                    i
                    for i, one in self.projects
                    if (not node.projects or one.id in node.projects)
                    and (one.cost or 0) >= node.cost_min
                ]
                return self._best(meant, node.less, card)
            case g.TakeSeat(cards, less):
                meant = [*bits(self.engine.layout.cards(cards))]
                return self._best(meant, less, card)
            case g.Fund(less):
                return self._goal("fund", self.amounts.left_of(less, card), LIKELY)
            case g.ClaimMilestone(less, unconditional):
                likely = 1.0 if unconditional else LIKELY
                return self._goal("claim", self.amounts.left_of(less, card), likely)
            case g.TakeActions(amount):
                return lambda outlook: TURN * amount
            case g.Pass():
                return lambda outlook: -MISSED * min(1.0, outlook.left)
            case g.BecomeFirst():
                return lambda outlook: FIRST * min(1.0, outlook.left)
            case g.GainTag(amount=int(amount), period=period):
                part = self.weights.tag * amount * (1.0 if period == "game" else LENT)
                return lambda outlook: part * min(1.0, outlook.left / 5)
            case g.GainTag():
                return lambda outlook: self.weights.tag * min(1.0, outlook.left / 5)
            case g.BuildColony(amount=several) if several != 1:
                one, count = replace(node, amount=1), self.amounts.number(several, card)
                return lambda outlook: (
                    self.promises.best(outlook, one)
                    * (count if isinstance(count, float) else count(outlook))
                )
            case (
                g.BuildColony() | g.Trade() | g.ColonyBonuses() | g.TradeIncome() | g.RecallFleet()
            ):
                return lambda outlook: self.promises.best(outlook, node)
            case g.RemoveColony(whose):
                sign = -1.0 if whose == "you" else 0.5
                return lambda outlook: sign * COLONY * min(1.0, outlook.left / 2)
            case g.AddColony():
                return lambda outlook: COLONY * min(1.0, outlook.left / 2)
            case g.MoveColony(steps, down, which):
                far = FAR if steps is None else steps
                part = MARKER * far * (-1 if down else 1) * (LIKELY if which == "each" else 1.0)
                return lambda outlook: part * min(1.0, outlook.left)
            case g.RemoveDelegate(delegates):
                return self._seat(delegates.whose, 0.0)
            case g.ExchangeDelegate(delegates):
                return self._seat(delegates.whose, 1.0)
            case g.ExchangeEvent():
                return lambda outlook: 0.0
            case g.ChangeParty():
                return lambda outlook: POLICY * min(1.0, outlook.left)
            case _:
                return None

    def _best(self, meant: list[int], less: g.Off, card: int) -> Worth:
        """The best of those that are meant, for what it then costs; what they bring of such kind
        themselves is not looked at, for it may be one of them again."""
        cards = self.engine.library.cards
        left_of = self.amounts.left_of(less, card)
        known: list[tuple[int, list[Worth]]] = []

        def best(outlook: Outlook) -> float:
            if not known:
                for i in meant:
                    lines = (
                        self.of(one.effect, i)
                        for one in cards[i].abilities
                        if not any(isinstance(node, g.TakeSeat) for node in g.walk(one))
                    )
                    known.append((cards[i].cost or 0, [*lines]))
            money = outlook.price[self.outlooks.currency]
            nets = [
                sum([line(outlook) for line in lines]) - left_of(outlook, cost) * money
                for cost, lines in known
            ]
            return max(nets, default=0.0)

        return lambda outlook: max(0.0, best(outlook))

    def _goal(self, what: str, left_of: Callable[[Outlook, float], float], likely: float) -> Worth:
        """Points of one that is open, for what it then costs; none, where none is open."""
        play = self.engine.play
        open_ = play.open_awards if what == "fund" else play.open_milestones

        def worth(outlook: Outlook) -> float:
            state = outlook.state
            goals = () if state.solo else open_(state)
            if not goals:
                return 0.0
            cost = left_of(outlook, play.price(state, outlook.who, goals[0], what))
            gain = likely * GOAL * outlook.point - cost * outlook.price[self.outlooks.currency]
            return max(0.0, gain)

        return worth

    @staticmethod
    def _seat(whose: g.Whose, taken: float) -> Worth:
        """What it is worth that one of these is gone, and one's own has so much of its place."""
        own = {"you": -1.0, "nobody": 0.0}.get(whose)
        return lambda outlook: (
            DELEGATE * (taken + (outlook.rival if own is None else own)) * min(1.0, outlook.left)
        )
