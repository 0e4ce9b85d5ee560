"""What a card is worth when it is played, what it costs, and how long that must wait.

In: a card by its index, and an `Outlook`. Out: money. A card is the sum of its lines: what it does
at once, what its actions, triggers and effects bring until the end, its points and its tags; and
what those in play that wait for it bring.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from compiler import graph as g
from runtime.bots.planner.amounts import Amounts
from runtime.bots.planner.effects import Effects
from runtime.bots.planner.outlook import Outlook, Outlooks, Worth
from runtime.bots.planner.standing import Standing
from runtime.bots.planner.weights import Weights
from runtime.games.playable import Playable
from runtime.state.layout import EVENT
from runtime.state.state import State, bits

NONE: Mapping[str, float] = MappingProxyType({})
"""No card is corrected."""
NEVER = 99.0
NO_CARD = -1
BESIDE = 2.0
"""Points that a tile's card gets for what will lie next to it, for each point there."""
HEARD: tuple[g.EventKind, ...] = ("play-card", "play-tag")
"""What those who wait for a card hear of it."""
SLOWNESS = 0.6
"""Uses of an action beyond the generations left: the one of this generation, often."""
REGAINED = 0.3
"""Steps of production that a card gives up for its action come back so fast."""
LACKING = 1.5
"""Generations until another step comes of what a card needs."""
LEARNED = 5.0
"""Corrections are of the first generations; with fewer than so many left they fade."""
AT_A_TIME = 2.0
"""Of what is replaced once for all that would come at a time."""
LATER = (2.0, 4.0)
"""Generations for which a card that grows may be kept."""


class Cards:
    """`corrections`: M€ by card identifier, learned from games; see `runtime.bots.learning`."""

    def __init__(
        self, engine: Playable, weights: Weights, corrections: Mapping[str, float] = NONE
    ) -> None:
        self.engine, self.weights, self.library = engine, weights, engine.library
        self.outlooks = Outlooks(engine, weights)
        self.amounts = Amounts(engine, weights)
        self.standing = Standing(engine, self.outlooks, self.amounts, weights)
        self.effects = Effects(engine, self.outlooks, self.amounts, weights, self.standing)
        self._find_conversions()
        self._find_burdens()
        self._find_marks()
        self._corrections = [corrections.get(card.id, 0.0) for card in self.library.cards]
        self._lines: dict[int, list[Worth]] = {}
        self._heard: dict[tuple[int, int, bool], Worth | None] = {}
        self._prices: dict[tuple[object, ...], tuple[int, list[tuple[bool, int, int]]]] = {}
        self._needs: dict[tuple[int, g.Measure], Worth] = {}
        self._given_up: dict[int, list[tuple[int, int, int]]] = {}
        self._grows: dict[int, bool] = {}
        self._ways: dict[tuple[int, int], Worth] = {}
        self.resource = {at: name for name, at in engine.layout.stock.items()}

    def _find_conversions(self) -> None:
        """What resources can be turned into as often as one likes tells what they are worth."""
        for i, card in enumerate(self.library.cards):
            for ability in card.abilities if card.kind == "conversion" else ():
                match ability.effect:
                    case g.Pays(g.Spend(resource, int(amount)), gain):
                        worth = self.effects.of(gain, i)
                        self.outlooks.conversions.append((resource, amount, worth))

    def _find_burdens(self) -> None:
        """What cards count against who has it in stock."""
        for one in (points for card in self.library.cards for points in card.points):
            match one.amount:
                case g.Per(g.Stock(resources, "you"), times, each) if one.negative:
                    for name in resources:
                        worst = min(self.outlooks.burdens.get(name, 0.0), -times / each)
                        self.outlooks.burdens[name] = worst

    def _find_marks(self) -> None:
        """What reaching a value of a parameter brings whoever reaches it."""
        for i, kind in enumerate(self.library.parameters):
            for moment in kind.moments:
                if moment.at is not None:
                    worth = self.effects.of(moment.effect, NO_CARD)
                    self.outlooks.marks[i].append((moment.at, worth))

    # ---- worth ----------------------------------------------------------------------------------

    def value(self, outlook: Outlook, card: int) -> float:
        """What playing it brings, its price not counted."""
        total = 0.0
        for line in self.lines(card):
            total += line(outlook)
        state, who = outlook.state, outlook.who
        for kind in HEARD:
            for owner, other, _ in state.listening[EVENT[kind]]:
                if other >= 0 and (heard := self._hears(other, card, owner == who)) is not None:
                    total += heard(outlook)
        return total

    def way(self, card: int, index: int) -> Worth:
        """What using an action or a conversion is worth."""
        known = self._ways.get((card, index))
        if known is None:
            op = self.engine.linked.cards[card].ways[index].op
            known = self._ways[card, index] = self.effects.of(
                self.engine.program.operations.nodes[op], card
            )
        return known

    def lines(self, card: int) -> list[Worth]:
        known = self._lines.get(card)
        if known is None:
            known = self._lines[card] = self._made(card)
        return known

    def _made(self, card: int) -> list[Worth]:
        node, weights = self.library.cards[card], self.weights
        found: list[Worth] = []
        actions: list[Worth] = []
        for ability in node.abilities:
            match ability.label:
                case "play" | "first-action" | "once":
                    found.append(self.effects.of(ability.effect, card))
                case "action":
                    actions.append(self._action(ability, card))
                case "trigger":
                    found += self._trigger(ability, card)
                case "effect" if ability.rule is not None:
                    found.append(self.standing.ability(ability))
        if actions:  # several are ways to use it once a generation
            found.append(lambda outlook: max([action(outlook) for action in actions]))
        found += [self._points(one, card) for one in node.points]
        if node.kind != "event" and node.tags:
            tags = weights.tag * len(node.tags)
            found.append(lambda outlook: tags * min(1.0, outlook.left / 5))
        if correction := self._corrections[card]:
            found.append(lambda outlook: correction * min(1.0, outlook.left / LEARNED))
        return found

    def _action(self, ability: g.Ability, card: int) -> Worth:
        """Used each generation, at the prices half-way to the end; as often as what is spent for it
        is made."""
        use, weights = self.effects.of(ability.effect, card), self.weights
        layout = self.engine.layout
        spent = [
            (layout.production[n.resource], layout.stock[n.resource], n.amount)
            for n in g.walk(ability.effect)
            if isinstance(n, g.Spend) and n.resource in layout.production
            if isinstance(n.amount, int) and n.amount
        ]
        given_up = self._production_of([ability])

        def worth(outlook: Outlook) -> float:
            each = use(self.outlooks.middle(outlook))
            if each <= 0:
                return 0.0
            often = 1.0
            numbers = outlook.state.p[outlook.who]
            for made, stock, amount in spent[:1]:
                there = numbers[made] + SLOWNESS + numbers[stock] / (outlook.left + 1)
                often = min(1.0, there / amount)
            for made, least, amount in given_up[:1]:
                there = (numbers[made] - least) / (outlook.left + 1) + REGAINED
                often = min(often, there / amount)
            fading = math.pow(weights.keeping, outlook.left / 2)
            return often * each * weights.actions * fading * (outlook.left + SLOWNESS)

        return worth

    def _production_of(self, abilities: Iterable[g.Ability]) -> list[tuple[int, int, int]]:
        """What they give up: its field, its lowest production, how many steps."""
        layout, kinds = self.engine.layout, self.outlooks.resources
        return [
            (layout.production[n.resource], kinds[n.resource].least, n.amount)
            for ability in abilities
            for n in g.walk(ability.effect)
            if isinstance(n, g.Produce) and n.down and n.whose == "you"
            if isinstance(n.resource, str) and isinstance(n.amount, int) and n.amount
        ]

    def _trigger(self, ability: g.Ability, card: int) -> list[Worth]:
        effect, weights = self.effects.of(ability.effect, card), self.weights
        if any(event.would for event in ability.events):
            return [self._instead(event, effect, card) for event in ability.events]

        def each(outlook: Outlook) -> float:
            worth = max(0.0, effect(self.outlooks.middle(outlook)))
            return worth * weights.triggers * math.pow(weights.keeping, outlook.left / 2)

        oftens = [self.standing.often(event, card) for event in ability.events]
        if ability.once:
            return [
                lambda outlook: (
                    each(outlook)
                    * min(sum(often(outlook) for often in oftens), outlook.left * ability.times)
                )
            ]
        return [
            lambda outlook, often=often: each(outlook) * often(outlook)  # type: ignore[misc]
            for often in oftens
        ]

    def _instead(self, event: g.Event, effect: Worth, card: int) -> Worth:
        """What comes, less what it comes in the place of, each time; it is no choice."""
        missed, often = self._missed(event, card), self.standing.often(event, card)
        units = 1.0 if event.each else AT_A_TIME

        def worth(outlook: Outlook) -> float:
            middle = self.outlooks.middle(outlook)
            way = {"you": 1.0, "opponents": -outlook.rival}.get(event.who, 0.0)
            if event.kind == "remove" and way <= 0:  # from this player
                way = 1.0
            each = effect(middle) - way * units * missed(middle)
            return each * often(outlook) * self.weights.triggers

        return worth

    def _missed(self, event: g.Event, card: int) -> Worth:
        """What one of it would have been worth to whoever it happens to."""
        effects, layout = self.effects, self.engine.layout
        resource = next(iter(event.resources), self.outlooks.currency)
        match event.kind:
            case "draw":
                return effects.of(g.Draw(1), card)
            case "raise":
                return effects.of(g.Raise(event.parameter, 1), card)
            case "produce":
                return effects.of(g.Produce(resource, 1), card)
            case "gain":
                return effects.of(g.Gain(resource, 1), card)
            case "add" if event.cards is not None and event.cards.reference:
                return effects.of(g.Add(resource, 1, g.CardSet(reference="this")), card)
            case "add":
                return effects.of(g.Add(resource, 1, g.CardSet(zone="play")), card)
            case _ if resource not in layout.stock:  # taken from a card
                lost = effects.of(g.Add(resource, 1, g.CardSet(zone="play")), card)
                return lambda outlook: -lost(outlook)
            case "remove" if event.who == "you":
                return effects.of(g.Gain(resource, 1), card)  # in part, by whom it is taken from
            case _:
                return effects.of(g.Lose(resource, 1), card)

    def _points(self, points: g.Points, card: int) -> Worth:
        """Those for what lies on the card itself are told with what puts it there."""
        way = -1.0 if points.negative else 1.0
        match points.amount:
            case _ if points.condition is not None or points.whose != "you":
                return lambda outlook: 0.0
            case int(amount):
                return lambda outlook: way * amount * outlook.point
            case g.Per(g.Held()):
                return lambda outlook: 0.0
            case g.Per(g.Tiles(tiles), times, each) if tiles.neighbours is not None or tiles.at:
                return lambda outlook: way * BESIDE * times / each * outlook.point
            case g.Per(measure, times, each):
                count, growth = self.amounts.counted(measure, card), self.amounts.growth(measure)
                return lambda outlook: (
                    way * (count(outlook) + growth * outlook.left) * times / each * outlook.point
                )
            case _:
                return lambda outlook: way * outlook.point

    def _hears(self, other: int, card: int, mine: bool) -> Worth | None:
        """What another card in play brings its owner when this one is played."""
        key = (other, card, mine)
        if key not in self._heard:
            self._heard[key] = self._made_of_hearing(other, card, mine)
        return self._heard[key]

    def _made_of_hearing(self, other: int, card: int, mine: bool) -> Worth | None:
        found: list[tuple[int, Worth]] = []
        for ability in self.library.cards[other].abilities:
            times = sum(
                self._times_heard(event, card, mine)
                for event in (ability.events if ability.label == "trigger" else ())
            )
            if times:
                found.append((times, self.effects.of(ability.effect, other)))
        if not found:
            return None
        return lambda outlook: (
            (1.0 if mine else -outlook.rival)
            * sum([times * max(0.0, each(outlook)) for times, each in found])
        )

    def _times_heard(self, event: g.Event, card: int, mine: bool) -> int:
        node = self.library.cards[card]
        if not mine and event.who not in ("all", "any", "opponents", "opponent"):
            return 0
        if event.cards is not None and not self.engine.layout.cards(event.cards) >> card & 1:
            return 0
        if (node.cost or 0) < (event.cost_min or 0):
            return 0
        match event.kind:
            case "play-card":
                return 1
            case "play-tag":
                return sum(tag in event.tags or not event.tags for tag in node.tags)
            case _:
                return 0

    def means(self, state: State, who: int) -> float:
        """What a player's stock, production and cards are worth; and what the resources on his
        cards are beyond the points that they count for."""
        outlook, layout, numbers = self.outlooks.of(state, who), self.engine.layout, state.p[who]
        total = state.hand[who].bit_count() * outlook.card
        total += sum(numbers[at] * outlook.price[name] for name, at in layout.stock.items())
        total += sum(numbers[at] * outlook.made[name] for name, at in layout.production.items())
        if self.outlooks.rating is not None:
            total += numbers[self.outlooks.rating] * outlook.flow
        mine = state.play[who] | state.played_events[who]
        for i, worth in self.effects.on_card.items():
            if mine >> i & 1 and state.held[i]:
                points = self.effects.points_of_one(i) * outlook.point
                total += state.held[i] * max(0.0, worth(outlook) - points)
        return total

    # ---- price ----------------------------------------------------------------------------------

    def price(self, state: State, who: int, card: int, outlook: Outlook) -> float:
        """What playing it takes, with what can only pay for some cards at its own worth."""
        key = (card, state.rules[who])
        known = self._prices.get(key)
        if known is None:
            play = self.engine.play
            sources = self.engine.terms.of(state, who).sources(card)
            known = self._prices[key] = (play.price(state, who, card, "play"), sources)
        left, sources = known
        total = 0.0
        for on_card, where, worth in sources:
            if on_card or worth < 2:
                continue
            paid = min(state.p[who][where], left // worth)
            left -= paid * worth
            total += paid * worth * self.weights.metal
        return (total + left) * outlook.price[self.outlooks.currency]

    def forget(self) -> None:
        """What was remembered in another game: it may have been priced in other circumstances."""
        self._prices.clear()
        self.outlooks.forget()

    # ---- in hand --------------------------------------------------------------------------------

    def net(self, state: State, who: int, card: int, outlook: Outlook) -> tuple[float, float]:
        """What having it in hand brings beyond its price, and when it would be played: now, or
        some generations later, when its requirements hold or what it counts has grown."""
        wait = self.delay(state, who, card, outlook.left)
        if wait > outlook.left + 0.2:
            return -2.0, wait
        price = self.price(state, who, card, outlook)
        best = self._later(state, who, card, outlook, wait, price)
        if self._grows_with_time(card):
            for more in LATER:
                if wait + more < outlook.left:
                    worth = self._later(state, who, card, outlook, wait + more, price)
                    if worth > best:
                        return worth, wait + more
        return best, wait

    def _later(
        self, state: State, who: int, card: int, outlook: Outlook, wait: float, price: float
    ) -> float:
        if wait <= 0:
            return self.value(outlook, card) - price
        then = self.outlooks.of(state, who, wait)
        fading = math.pow(self.weights.keeping, wait) * max(0.0, 1 - self.weights.stale * wait)
        return (self.value(then, card) - price) * fading

    def _grows_with_time(self, card: int) -> bool:
        known = self._grows.get(card)
        if known is None:
            known = self._grows[card] = any(
                (isinstance(node, g.Per) and self.amounts.growth(node.measure) > 0)
                or (isinstance(node, g.Remove) and node.cards is None)
                for node in g.walk(self.library.cards[card])
            )
        return known

    def delay(self, state: State, who: int, card: int, left: float) -> float:
        """Generations until its requirements can be met; `NEVER` when it is too late for them."""
        wait = 0.0
        for need in self.library.cards[card].requirements:
            if isinstance(need, g.Compare):
                wait = max(wait, self._until(state, who, card, need, left))
        given_up = self._given_up.get(card)
        if given_up is None:
            played = (one for one in self.library.cards[card].abilities if one.label == "play")
            given_up = self._given_up[card] = self._production_of(played)
        for made, least, amount in given_up:
            wait = max(wait, LACKING * (amount + least - state.p[who][made]))
        return wait

    def _until(self, state: State, who: int, card: int, need: g.Compare, left: float) -> float:
        measure = need.measure
        if isinstance(measure, g.Level):
            return self._until_level(state, who, need, measure, left)
        key = (card, measure)
        count = self._needs.get(key)
        if count is None:
            count = self._needs[key] = self.amounts.counted(measure, card)
        there = count(self.outlooks.of(state, who))
        if need.bound == "max":
            return 3.0 if there > need.value else 0.0
        missing = need.value - there
        if missing > 0 and self.engine.layout.missed:
            missing -= self.engine.terms.of(state, who).lacking(card, measure)
        if missing <= 0:
            return 0.0
        if not isinstance(measure, g.Tags):
            return 1.5 * missing
        rate = max(0.15, self.amounts.share_of_tags(measure.tags) * self.weights.plays)
        others = (self.library.cards[i] for i in bits(state.hand[who]) if i != card)
        there = sum(
            one.kind != "event" and any(tag in measure.tags for tag in one.tags) for one in others
        )
        return max(0.0, missing - there) / rate + 0.7 * min(missing, there)

    def _until_level(
        self, state: State, who: int, need: g.Compare, measure: g.Level, left: float
    ) -> float:
        number = self.effects.parameters[measure.parameter]
        kind = self.library.parameters[number]
        level = state.g[self.engine.tables.level_fields[number]]
        slack = self.engine.terms.of(state, who).tolerance[number]
        if need.bound == "max":
            return NEVER if level > need.value + slack else 0.0
        missing = (need.value - slack - level) / kind.step
        if missing <= 0:
            return 0.0
        return missing / max(1, self.outlooks.to_go(state, number)) * left * 0.9 + 0.3
