"""What an effect is worth to the player who does it.

In: a node of the graph and the card on which it stands. Out: its `Worth`. Structure is summed, a
choice is the best of its parts, a condition is asked of the table as it is now.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.bots.planner.amounts import Amounts, Number
from runtime.bots.planner.dealing import Dealing
from runtime.bots.planner.doings import DELEGATE, Doings
from runtime.bots.planner.ground import Ground
from runtime.bots.planner.outlook import Outlook, Outlooks, Worth
from runtime.bots.planner.promises import Promises
from runtime.bots.planner.standing import Standing
from runtime.bots.planner.weights import Weights
from runtime.games.playable import Playable
from runtime.state.state import bits

UNKNOWN = 2.0
"""A verb that nobody prices, and whose facts do not tell; a test holds that there is none."""
DOUBT = 0.6
"""How likely what nobody can know yet is taken to hold."""
DELAYED = 0.7
"""What comes later, and may come too late, against what comes now."""
MIXED = 0.9
"""Paying in part with something else is so much cheaper."""
SPOILT = 0.05
"""Points that a resource on a card is worth at least."""
TURNED = 0.85
"""What can be turned into something is worth less than what is turned: else nobody ever would."""


class Effects:
    """`on_card`: by card, what one resource on it is worth."""

    def __init__(
        self,
        engine: Playable,
        outlooks: Outlooks,
        amounts: Amounts,
        weights: Weights,
        standing: Standing,
    ) -> None:
        self.engine, self.outlooks, self.amounts = engine, outlooks, amounts
        self.standing = standing
        self.weights, self.library = weights, engine.library
        self.promises = Promises(engine, outlooks, self.of)
        self.parameters = {kind.id: i for i, kind in enumerate(self.library.parameters)}
        self.counters = {kind.id: kind for kind in self.library.counters}
        self._held: dict[int, Worth] = {}
        self.on_card: dict[int, Worth] = {}
        self.dealing = Dealing(engine, amounts, self.of, self.on_card)
        self.doings = Doings(engine, outlooks, weights, self.of, self.promises, amounts)
        self.ground = Ground(engine, amounts, weights, self.of)
        self.on_card.update(
            (i, self.held(i)) for i, one in enumerate(self.library.cards) if one.holds
        )

    def of(self, node: g.Effect | None, card: int) -> Worth:
        match node:
            case None:
                return _nothing
            case g.Unordered(parts) | g.Then(parts):
                return _sum([self.of(part, card) for part in parts])
            case g.OneOf(parts, chance):
                worths = [self.of(part, card) for part in parts]
                return _times(1 / len(parts), _sum(worths)) if chance else _best(worths)
            case g.SomeOf() | g.ChooseOne():
                return self.of(node.ways, card)
            case g.Lot(least, most, body):
                return _on_average(range(least, most + 1), self.of(body, card))
            case g.Pays(g.OneOf(parts), gain):
                return _sum([self._cheapest(parts, card), self.of(gain, card)])
            case g.Pays(cost, gain):
                return _sum([self.of(cost, card), self.of(gain, card)])
            case g.May(body) | g.Repeatedly(body):
                return _best([_nothing, self.of(body, card)])
            case g.Each(who, body):
                return self.of(body, card) if who in ("you", "all") else _nothing
            case g.Decides(_, body):
                return self.of(body, card)
            case g.Ranked(_, _, body):
                return _times(lambda outlook: 1 / len(outlook.state.seats), self.of(body, card))
            case g.Otherwise(first):
                return self.of(first, card)
            case g.When():
                return self._when(node, card)
            case g.Later(body=body):
                return _times(DELAYED, self.of(body, card))
            case g.Grant(rule, "next-card" | "next" as span, times):
                return _times(float(times), self.standing.rule(rule, span))
            case g.Grant(rule, span):
                kept = self.standing.rule(rule, span)
                return lambda outlook: kept(outlook) / max(1.0, outlook.left)
            case _:
                return self._verb(node, card)

    def _cheapest(self, costs: tuple[g.Effect, ...], card: int) -> Worth:
        """Of those for which there is enough; of all of them, where there is not or later on."""
        ways = [(self._spent(cost), self.of(cost, card)) for cost in costs]

        def worth(outlook: Outlook) -> float:
            numbers = outlook.state.p[outlook.who]
            near = [one for (at, n), one in ways if outlook.ahead or numbers[at] >= n]
            return max([one(outlook) for one in near or (one for _, one in ways)])

        return worth

    def _spent(self, cost: g.Effect) -> tuple[int, int]:
        """Of a cost the field of the stock and how much is needed there; nothing, where that is not
        known."""
        money, stock = self.engine.tables.money, self.engine.layout.stock
        match cost:
            case g.Spend(resource, int(amount), None) if resource in stock:
                return stock[resource], amount
            case g.Pay(int(amount), ()):
                return money, amount
            case _:
                return money, 0

    def _when(self, node: g.When, card: int) -> Worth:
        yes, no = self.of(node.yes, card), self.of(node.no, card)
        if isinstance(node.condition, g.Matches):
            likely = self.amounts.share(node.condition.cards)
            return lambda outlook: likely * yes(outlook) + (1 - likely) * no(outlook)
        holds = self.amounts.holds(node.condition, card)
        if holds is None:
            return lambda outlook: DOUBT * yes(outlook) + (1 - DOUBT) * no(outlook)
        return lambda outlook: yes(outlook) if holds(outlook) else no(outlook)

    def _verb(self, node: g.Leaf, card: int) -> Worth:
        amount = self.amounts.number(getattr(node, "amount", 1), card)
        match node:
            case g.Gain(resource):
                return _times(amount, self._resource(resource))
            case g.GainAny(resources):
                return _times(amount, lambda outlook: max(outlook.price[r] for r in resources))
            case g.Lose(resource):
                return _less(_times(amount, self._resource(resource)))
            case g.Spend(resource, _, source):
                if resource in self.engine.layout.stock and source is None:
                    return _less(_times(amount, self._resource(resource)))
                return _less(_times(amount, self.held(card)))
            case g.Pay(_, using):
                part = MIXED if using else 1.0
                return _less(_times(amount, lambda outlook: part * outlook.price[self._money]))
            case g.Produce():
                return self._produce(node, amount)
            case g.ExchangeProduction(exchanged):
                field = self.engine.layout.production[exchanged]
                return self._exchanged(field, lambda outlook: outlook.made.get(exchanged, 0.0))
            case g.ExchangeStock(exchanged):
                field = self.engine.layout.stock[exchanged]
                return self._exchanged(field, lambda outlook: outlook.price.get(exchanged, 0.0))
            case g.ExchangeOwn():
                return self._changing_places(node)
            case g.Raise(bare=True) | g.Place(bare=True):  # nobody gets what it brings
                return _nothing
            case g.Raise(track, steps, down):
                way = -1.0 if down else 1.0
                return self._raised(track, way, self.amounts.number(steps, card))
            case g.Add(_, _, to):
                return _times(amount, self._added(node, to, card))
            case g.Remove():
                return self._remove(node, amount, card)
            case g.PlaceDelegates(neutral=True):
                return _nothing
            case g.PlaceDelegates():
                return _times(amount, lambda outlook: DELEGATE * min(1.0, outlook.left))
            case _:
                return self._elsewhere(node, amount, card)

    def _elsewhere(self, node: g.Leaf, amount: Number | float, card: int) -> Worth:
        """As those price it who know of cards, tiles and the table."""
        for found in (
            self.dealing.priced(node, amount, card),
            self.ground.priced(node, card),
            self.doings.priced(node, card),
        ):
            if found is not None:
                return found
        return self._by_facts(node, amount)

    def _by_facts(self, node: g.Leaf, amount: Number | float) -> Worth:
        """Of a verb that nobody knows better: what it gives or takes, as the node itself tells."""
        resource, does = getattr(node, "resource", None), g.does(node)
        if not does:
            return _nothing
        if resource not in self.engine.layout.stock:
            return lambda outlook: UNKNOWN
        worth = _times(amount, self._resource(resource))
        return worth if does == "gives" else _less(worth)

    # ---- verbs ----------------------------------------------------------------------------------

    @property
    def _money(self) -> str:
        return self.outlooks.currency

    def _resource(self, resource: g.Resource) -> Worth:
        match resource:
            case str():
                return lambda outlook: outlook.price.get(resource, 0.0)
            case g.Printed(resources) | g.Lowest(resources):
                return lambda outlook: max(outlook.price.get(r, 0.0) for r in resources)
            case _:
                return lambda outlook: outlook.price[self._money]

    def _produce(self, node: g.Produce, amount: Number | float) -> Worth:
        way = -1.0 if node.down else 1.0
        names = node.resource if isinstance(node.resource, str) else ""
        made = names or self._money
        field = self.engine.layout.production.get(made)

        def each(outlook: Outlook) -> float:
            return way * outlook.made.get(made, 0.0)

        if node.whose == "you":
            return _times(amount, each)

        def one(outlook: Outlook) -> float:
            """Of an opponent who has some; else it is one's own."""
            others = (q for q in outlook.state.seats if q != outlook.who)
            if outlook.state.solo or any(outlook.state.p[q][field] > 0 for q in others if field):
                return 0.0 if outlook.state.solo else -each(outlook) * outlook.rival
            return each(outlook) if node.whose in ("any", "all") else 0.0

        return _times(amount, one)

    def _exchanged(self, field: int, price: Worth) -> Worth:
        """What the one who has most of it has more: he loses it, too."""

        def worth(outlook: Outlook) -> float:
            made = [numbers[field] for numbers in outlook.state.p]
            more = max(made) - made[outlook.who]
            return (1 + outlook.rival) * more * price(outlook)

        return worth

    def _changing_places(self, node: g.ExchangeOwn) -> Worth:
        """What the dearer one becomes more; where it would become less, so much worse."""
        layout, one, other = self.engine.layout, node.resource, node.other
        fields = layout.production if node.production else layout.stock

        def worth(outlook: Outlook) -> float:
            prices = outlook.made if node.production else outlook.price
            mine = outlook.state.p[outlook.who]
            more = mine[fields[other]] - mine[fields[one]]
            return more * (prices.get(one, 0.0) - prices.get(other, 0.0))

        return worth

    def _raised(self, track: str, way: float, steps: Number | float) -> Worth:
        if track not in self.parameters or way < 0:
            return _times(steps, self._track(track, way))
        number, rising = self.parameters[track], self.outlooks.rising
        if isinstance(steps, float):
            return lambda outlook: rising(outlook, number, steps)
        return lambda outlook: rising(outlook, number, steps(outlook))

    def _track(self, track: str, way: float) -> Worth:
        if track in self.parameters:
            number = self.parameters[track]
            return lambda outlook: way * outlook.rise[number]
        counter = self.counters.get(track)
        if counter is not None and self.outlooks.rating == self.engine.layout.counter[track]:
            return lambda outlook: way * outlook.step
        if counter is not None and counter.points:
            return lambda outlook: way * counter.points * outlook.point
        step = g.Raise(track, 1)
        return lambda outlook: way * (self.promises.best(outlook, step) or UNKNOWN)

    def _added(self, node: g.Add, to: g.CardSet, card: int) -> Worth:
        if to.reference == "this":
            return self.held(card)
        if to.reference:
            return lambda outlook: 0.4 * outlook.point
        wanted = self.engine.layout.cards(to)

        def best(outlook: Outlook) -> float:
            mine = outlook.state.play[outlook.who] & wanted
            found = [self.on_card[i](outlook) for i in bits(mine) if self._takes(i, node)]
            return max(found, default=0.0)

        return best

    def _takes(self, card: int, node: g.Add) -> bool:
        return card in self.on_card and node.resource in ("", self.library.cards[card].holds)

    def _remove(self, node: g.Remove, amount: Number | float, card: int) -> Worth:
        if node.cards is not None:
            if node.cards.reference == "this":
                return _less(_times(amount, self.held(card)))
            if node.every:
                return _nothing
            taken = [i for i in self.on_card if self.library.cards[i].holds == node.resource]
            return lambda outlook: (
                outlook.rival
                * max(
                    (
                        self.on_card[i](outlook)
                        for i in taken
                        if outlook.state.held[i] and not outlook.state.play[outlook.who] >> i & 1
                    ),
                    default=0.0,
                )
            )
        if not isinstance(node.resource, str):  # whichever it is
            return _times(amount, self._resource(node.resource)) if node.steal else _nothing
        field = self.engine.layout.stock.get(node.resource)
        if field is None:
            return _nothing
        resource, gained = node.resource, 1.0 if node.steal else 0.0

        def worth(outlook: Outlook) -> float:
            wanted = amount if isinstance(amount, float) else amount(outlook)
            state = outlook.state
            there = max((state.p[q][field] for q in state.seats if q != outlook.who), default=0)
            some = wanted * DOUBT if outlook.ahead > 0 else 0.0
            loss = 0.0 if state.solo else outlook.rival
            much = wanted if state.solo else max(min(wanted, there), some)
            return much * outlook.price[resource] * (loss + gained)

        return worth

    # ---- resources on cards ---------------------------------------------------------------------

    def held(self, card: int) -> Worth:
        """One resource on a card: the points that it counts for, or what an action makes of it,
        whichever is more."""
        known = self._held.get(card)
        if known is None:
            self._held[card] = _nothing  # while it is being found out
            points, turned = self.points_of_one(card), self._turned(card)
            least = points if points < 0 else max(points, SPOILT)
            known = self._held[card] = lambda outlook: max(least * outlook.point, turned(outlook))
        return known

    def points_of_one(self, card: int) -> float:
        total = 0.0
        for one in self.library.cards[card].points:
            way = -1.0 if one.negative else 1.0
            match one.amount, one.condition:
                case g.Per(g.Held(), times, each), _:
                    total += way * times / each
                case int(amount), g.Compare(g.Held(), _, value) if value:
                    total += way * amount / (2 * value)
        return total

    def _turned(self, card: int) -> Worth:
        """The best that the card's actions turn so many of its resources into, for each of them;
        one action more for the turning."""
        ways: list[tuple[int, Worth]] = []
        for ability in self.library.cards[card].abilities:
            used = g.walk(ability.effect) if ability.label in g.WAYS else ()
            paid = [node for node in used if isinstance(node, g.Pays) and _spent_here(node.cost)]
            ways += [(_spent_here(one.cost) + 1, self.of(one.gain, card)) for one in paid]
        if not ways:
            return _nothing
        return lambda outlook: TURNED * max([gain(outlook) / n for n, gain in ways])


def _spent_here(cost: g.Effect) -> int:
    """How many resources of the card itself a cost is."""
    match cost:
        case g.Remove(_, int(amount), cards=g.CardSet(reference="this")):
            return amount
        case g.Spend(_, int(amount), g.CardSet()):
            return amount
        case _:
            return 0


def _nothing(outlook: Outlook) -> float:
    return 0.0


def _on_average(numbers: range, each: Worth) -> Worth:
    """With each of these numbers as X."""

    def worth(outlook: Outlook) -> float:
        before, total = outlook.shown, 0.0
        for outlook.shown in numbers:
            total += each(outlook)
        outlook.shown = before
        return total / len(numbers)

    return worth


def _sum(parts: list[Worth]) -> Worth:
    if len(parts) == 1:
        return parts[0]
    return lambda outlook: sum([part(outlook) for part in parts])


def _best(parts: list[Worth]) -> Worth:
    return lambda outlook: max([part(outlook) for part in parts])


def _times(amount: Number | float, each: Worth) -> Worth:
    if isinstance(amount, float):
        return each if amount == 1 else lambda outlook: amount * each(outlook)
    return lambda outlook: amount(outlook) * each(outlook)


def _less(worth: Worth) -> Worth:
    return lambda outlook: -worth(outlook)
