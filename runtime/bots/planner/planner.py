"""Answers questions by what the options are worth.

In: a game at a decision. Out: the index of an option. What a turn offers is priced; cards are
bought for what they will bring; tiles are placed by what lies around. Every other question is tried
on clones, one answer ahead, and what the table is then worth to the player decides.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any
from weakref import ReferenceType, ref

from compiler import graph as g
from runtime.bots.planner.cards import NONE, Cards
from runtime.bots.planner.closing import Closing
from runtime.bots.planner.doings import GOAL
from runtime.bots.planner.outlook import Outlook
from runtime.bots.planner.weights import Weights
from runtime.driving.game import Game, Refused
from runtime.games.playable import Playable
from runtime.state.state import GENERATION, OP, RNG, Ask, Entry, State, bits, forget_chance

TRIED, FOLLOWED = 8, 8
"""Options tried on clones at most, and answers until an action is taken to be done."""
QUIET = ("menu", "buy", "final", "share")
"""Questions that come when an action is done."""
ENOUGH = 0.2
"""What a move must bring to be made."""
SCALE = 4.0
"""Of costs, in weighing what a move brings against what it takes."""
USE, CONVERT = 5.0, 8.0
"""How much sooner what is there is used than money spent."""
DRAGGING = 1.5
"""Lengths of a game after which its end is wanted."""
OPENED = 0.5
"""How likely something is bought that can be bought once something else is."""


class Planner:
    """Shared by all games on an engine; it keeps nothing of a game but prices that are always the
    same."""

    def __init__(
        self,
        engine: Playable,
        weights: Weights | None = None,
        corrections: Mapping[str, float] = NONE,
    ) -> None:
        self.engine, self.weights = engine, weights or Weights()
        self.cards = Cards(engine, self.weights, corrections)
        self.promises = self.cards.effects.promises
        self.closing = Closing(engine, self.cards.outlooks)
        self.areas = self.cards.effects.ground.areas
        self.money = engine.tables.money
        self._answers = {
            "menu": self._menu,
            "buy": self._buy,
            "draft": self._keep,
            "invest": self._invest,
            "corporation": self._corporation,
            "prelude": self._keep,
            "pay": self._pay,
            "area": self._area,
            "discard": self._discard,
            "order": self._first,
            "opening": self._first,
            "final": self._first,
        }
        self._offered: tuple[tuple[int, ...], dict[int, tuple[float, float]]] = ((), {})
        self._hands: dict[tuple[int, ...], float] = {}
        self._game: ReferenceType[Game] | None = None

    def choose(self, game: Game) -> int:
        ask = game.state.ask
        assert ask is not None
        kind, who, entry, options = ask
        if len(options) == 1:
            return 0
        if self._game is None or self._game() is not game:  # each is played as if it were the first
            self._game = ref(game)
            self._hands.clear()
            self.cards.forget()
        answer = self._answers.get(kind, self._told)
        if not all(self._is_priced(kind, one) for one in options):
            return self._try(game, who, range(len(options)))[0]
        return answer(game, who, entry, options)

    @staticmethod
    def _is_priced(kind: str, option: Any) -> bool:
        return kind != "discard" or option is None or isinstance(option, int)

    # ---- a turn ---------------------------------------------------------------------------------

    def _menu(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        if (closing := self.closing.look(game, who, options)) is not None:
            return closing
        state = game.state
        outlook = self.cards.outlooks.of(state, who)
        pressure = self._pressure(state, who, outlook)
        best, chosen = 0.0, len(options) - 1
        unpriced = []
        for index, option in enumerate(options):
            score = self._score(state, who, option, outlook, pressure)
            if score is None:
                unpriced.append(index)
            elif score > best:
                best, chosen = score, index
        if unpriced:
            index, gain = self._try(game, who, unpriced)
            if gain > max(best, ENOUGH):
                return index
        return chosen

    def _score(
        self, state: State, who: int, option: tuple[Any, ...], outlook: Outlook, pressure: float
    ) -> float | None:
        """How good a move it is; None when it has no price."""
        cards = self.cards
        match option[0]:  # by the word alone: a game looks at thousands of options
            case "pass" | "end":
                return 0.0
            case "first":
                return 100.0
            case "play" if state.hand[who] >> option[1] & 1:
                card = option[1]
                price = cards.price(state, who, card, outlook) * pressure
                return self._weighed(cards.value(outlook, card) - price, price)
            case "use":
                worth = cards.way(option[1], option[2])(outlook)
                return 3 * worth + USE if worth > 0.05 else 0.0
            case "convert":
                worth = cards.way(option[1], option[2])(outlook)
                return worth + CONVERT if worth > 0 else 0.0
            case "project":
                card = option[1]
                if not self.engine.library.cards[card].cost:
                    return 0.0
                price = self.engine.play.price(state, who, card, "project") * pressure
                return self._weighed(self._project(state, who, card, outlook) - price, price) - 1
            case "claim":
                price = self.engine.play.price(state, who, option[1], "claim") * pressure
                return float(GOAL * outlook.point * 1.3 - price + 6)
            case "fund":
                return self._fund(state, who, option[1], outlook, pressure)
            case _:
                return None

    def _project(self, state: State, who: int, card: int, outlook: Outlook) -> float:
        """What it brings, and those that can be bought once it is: the best two, as they may be
        gone before."""
        worth = sum([line(outlook) for line in self.cards.lines(card)])
        price = self.engine.play.price
        opened = [
            sum([line(outlook) for line in self.cards.lines(other)])
            - price(state, who, other, "project")
            for one in self.engine.extensions
            for other in one.enables(state, who, card)
        ]
        return worth + OPENED * sum(sorted([max(0.0, net) for net in opened])[-2:])

    def _weighed(self, gain: float, price: float) -> float:
        """What a move brings, for what it takes."""
        if gain <= ENOUGH:
            return 0.0
        return gain / math.pow(price + SCALE, self.weights.cheap) * SCALE

    def _fund(self, state: State, who: int, card: int, outlook: Outlook, pressure: float) -> float:
        """An award goes to who has most of it at the end: now as likely as the lead is large."""
        if self.engine.linked.measures[card] is None or state.solo:
            return 0.0
        price = self.engine.play.price(state, who, card, "fund") * pressure
        score = self.engine.terms.award_score
        mine = score(state, who, card)
        most = max(score(state, q, card) for q in state.seats if q != who)
        lead = (mine - most) / max(0.5, 1 + 0.25 * abs(mine + most) + 0.35 * outlook.left)
        likely = 1 / (1 + math.exp(-2.2 * lead))
        gain = self.weights.award * GOAL * outlook.point * (2 * likely - 1) - price
        return gain + 2 if gain > 1 else 0.0

    def _pressure(self, state: State, who: int, outlook: Outlook) -> float:
        """What money is worth: less where there is more than the hand can use, and at the end."""
        weights = self.weights
        if outlook.left < 0.7:
            return weights.last
        spare = state.p[who][self.money] - self._wanted(state, who, outlook) - weights.purse
        return max(weights.least, 1 / (1 + spare / weights.ease)) if spare > 0 else 1.0

    def _wanted(self, state: State, who: int, outlook: Outlook) -> float:
        """Money for what is in hand and soon to be played."""
        known, now, total = self._hands, state.g[GENERATION], 0.0
        for card in bits(state.hand[who]):
            key = (who, card, now)
            if key not in known:
                worth, wait = self.cards.net(state, who, card, outlook)
                soon = max(0.0, 1 - wait / 3) if worth > 0 else 0.0
                known[key] = soon * self.engine.linked.cards[card].cost
            total += known[key]
        return total

    # ---- cards ----------------------------------------------------------------------------------

    def _buy(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        """What brings most beyond its price, as long as the money is there to play it before
        long."""
        state, weights = game.state, self.weights
        outlook = self.cards.outlooks.of(state, who)
        price, money = game.rules.purse(state, who)
        cost = (
            price * self._pressure(state, who, outlook) if state.g[GENERATION] > 1 else float(price)
        )
        room = money + weights.budget * self._income(state, who) * min(2.0, outlook.left)
        nets = self._nets(state, who, options, outlook)
        for card in bits(state.hand[who]):
            worth, wait = nets[card]
            if worth > 0:
                room -= self.engine.linked.cards[card].cost * (
                    math.pow(0.9, wait) if wait < 4 else 0.3
                )
        best, chosen = 0.0, len(options) - 1
        for index, card in enumerate(options):
            if card is None:
                continue
            worth, _ = nets[card]
            full = self.engine.linked.cards[card].cost
            over = max(0.0, full - room)
            waits = weights.crowd * min(1.0, over / (full + 1))
            gain = worth * (1 - waits) - weights.margin - cost - over / 8
            if gain > best:
                best, chosen = gain, index
        return chosen

    def _nets(
        self, state: State, who: int, options: tuple[Any, ...], outlook: Outlook
    ) -> dict[int, tuple[float, float]]:
        """Of all cards in hand and on offer: the same until the last of them is bought or left."""
        hand = [*bits(state.hand[who]), *(card for card in options if card is not None)]
        key = (who, state.g[RNG], state.g[GENERATION], state.play[who], sum(1 << i for i in hand))
        if key != self._offered[0]:
            nets = {card: self.cards.net(state, who, card, outlook) for card in hand}
            self._offered = key, nets
        return self._offered[1]

    def _income(self, state: State, who: int) -> int:
        rating, layout = self.cards.outlooks.rating, self.engine.layout
        made = layout.production.get(self.engine.tables.currency)
        numbers = state.p[who]
        return (0 if rating is None else numbers[rating]) + (0 if made is None else numbers[made])

    def _invest(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        """What brings most beyond its price, or nothing."""
        state = game.state
        outlook = self.cards.outlooks.of(state, who)
        pressure = self._pressure(state, who, outlook)
        price = self.engine.play.price
        nets = [
            0.0
            if card is None
            else self._project(state, who, card, outlook)
            - price(state, who, card, "project") * pressure
            for card in options
        ]
        return nets.index(max(nets))

    def _keep(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        state = game.state
        outlook = self.cards.outlooks.of(state, who)
        worths = [
            self.cards.net(state, who, card, outlook)[0] if isinstance(card, int) else 0.0
            for card in options
        ]
        return worths.index(max(worths))

    def _discard(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        """What is worth least; none, where that may be."""
        state = game.state
        outlook = self.cards.outlooks.of(state, who)
        worths = [
            0.0 if card is None else self.cards.net(state, who, card, outlook)[0]
            for card in options
        ]
        return worths.index(min(worths))

    def _corporation(
        self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]
    ) -> int:
        outlook = self.cards.outlooks.of(game.state, who)

        def worth(card: int) -> float:
            start = self.engine.library.cards[card].start
            total = sum(outlook.price.get(name, 1.0) * amount for name, amount in start)
            return total + sum(line(outlook) for line in self.cards.lines(card))

        if not all(isinstance(card, int) for card in options):
            return 0
        worths = [worth(card) for card in options]
        return worths.index(max(worths))

    # ---- other questions ------------------------------------------------------------------------

    def _pay(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        """The mix that is worth least."""
        state = game.state
        outlook = self.cards.outlooks.of(state, who)
        prices = [
            1.0 if on_card else 0.97 * outlook.price.get(self.cards.resource.get(where, ""), 1.0)
            for on_card, where, _ in self.engine.play.sources_of(state, entry)
        ]
        money = outlook.price[self.engine.tables.currency]
        costs = [
            sum(n * each for n, each in zip(mix, [*prices, money], strict=True)) for mix in options
        ]
        return costs.index(min(costs))

    def _area(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        assert entry is not None
        node = self.engine.program.operations.nodes[entry[OP]]
        if not isinstance(node, g.Place):
            return self._try(game, who, range(len(options)))[0]
        outlook = self.cards.outlooks.of(game.state, who)
        tile = node.tile or "special"
        worths = [self.areas.worth(outlook, tile, area) for area in options]
        return worths.index(max(worths))

    def _told(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        """What an extension says of its own question; any other is tried."""
        node = None if entry is None else self.engine.program.operations.nodes[entry[OP]]
        if node is not None:
            ways = self.promises.ways(self.cards.outlooks.of(game.state, who), node)
            if ways and all(option in ways for option in options):
                worths = [ways[option] for option in options]
                return worths.index(max(worths))
        return self._try(game, who, range(len(options)))[0]

    def _first(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        return 0

    # ---- trying ---------------------------------------------------------------------------------

    def _try(self, game: Game, who: int, indices: Any) -> tuple[int, float]:
        """The best of these options by what comes of it, and how much better off the player then
        is."""
        before = self._stands(game, who)
        best, chosen = -1e9, indices[-1]
        for index in [*indices][:TRIED]:
            trial = game.clone()
            forget_chance(trial.state)
            trial.halt = game.rules.turn_is_next  # the menu would not be looked at
            try:
                trial.choose(index)
                for _ in range(FOLLOWED):
                    ask: Ask | None = trial.state.ask
                    if ask is None or ask[0] in QUIET:
                        break
                    trial.choose(0)
            except Refused:
                continue
            gain = self._stands(trial, who) - before
            if gain > best:
                best, chosen = gain, index
        return chosen, best

    def _stands(self, game: Game, who: int) -> float:
        """How a player stands against the others; in a game that drags on, how near its end is."""
        state = game.state
        rows, point = game.scores(), self.cards.outlooks.of(state, who).point
        total, others = 0.0, len(state.seats) - 1
        for q in state.seats:
            part = 1.0 if q == who else -self.weights.rival / others
            total += part * (rows[q]["total"] * point + self.cards.means(state, q))
            total += part * sum(one.worth(state, q) for one in self.engine.extensions)
            total += part * self.promises.worth(state, q)
        late = state.g[GENERATION] - DRAGGING * self.weights.length
        return total - max(0.0, late) * self.cards.outlooks.generations(state)
