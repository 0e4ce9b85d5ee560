"""Terraforming Mars: set-up, the phases of a generation, the end, the score.

In: a program whose library plays `terraforming-mars`. Out: a `Ruleset`. Names and numbers come from
the library's declarations; only the shape of the game is here. Source: the rule book, "A generation"
and "End of the game".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from runtime.layout import DECK_KINDS, EVENT
from runtime.state import (
    ACTIONS,
    ACTIVE,
    CURSOR,
    EVENTS,
    FIRST,
    GENERATION,
    PASSED,
    PHASE,
    State,
    bits,
    shuffled,
)
from runtime.play import PURCHASE
from runtime.terms import ended

if TYPE_CHECKING:
    from runtime.program import Program

CORPORATIONS, HANDS, REVEAL, RESEARCH, TURN, PRODUCTION, LAST_GREENERIES, OVER = range(8)


class TerraformingMars:
    """Options: `start`: `standard` (every production starts at 1) or `corporate` (at 0)."""

    def __init__(self, program: Program, options: dict[str, Any]) -> None:
        self.program = program
        self.number = {
            name: value for name, value in program.rules_of_game.items() if isinstance(value, int)
        }
        rules = program.rules_of_game
        self.rating = program.layout.counter[str(rules["rating"])]
        self.start_production = self.number["starting-production"]
        if options.get("start"):
            self.start_production = {"standard": 1, "corporate": 0}[options["start"]]
        self._short_memory = "action" in program.periods
        self._phases = (
            self._corporations,
            self._hands,
            self._reveal,
            self._research,
            self._turn,
            self._production,
            self._last_greeneries,
            self._over,
        )
        cards = program.library.cards
        self.deck = [i for i, card in enumerate(cards) if card.kind in DECK_KINDS]
        self.corporations = [i for i, card in enumerate(cards) if card.kind == "corporation"]
        self.projects = [i for i, card in enumerate(cards) if card.kind == "standard-project"]
        self.conversions = [i for i, card in enumerate(cards) if card.kind == "conversion"]
        self.tied = {kind.id for kind in program.library.parameters if kind.ends}

    # ---- set-up -----------------------------------------------------------------------------------

    def start(self, S: State) -> None:
        """Shuffle, deal corporations and cards (rule book, "Set-up")."""
        program = self.program
        for kind in program.library.resources:
            if kind.kept == "player":
                for w in S.seats:
                    S.p[w][program.layout.production[kind.id]] = self.start_production
        S.deck = tuple(shuffled(S, self.deck[:]))
        corporations = shuffled(S, self.corporations[:])
        dealt = min(self.number["starting-corporations"], len(corporations) // len(S.seats))
        for w in S.seats:
            hand = [program.card_helpers.next_card(S) for _ in range(self.number["starting-cards"])]
            S.offers[w] = (*corporations[w * dealt : (w + 1) * dealt], -1, *hand)
        S.g[GENERATION] = 1
        S.g[PHASE] = CORPORATIONS
        S.g[CURSOR] = 0

    def arrange(self, S: State) -> None:
        """The first generation with nothing dealt and nobody's turn, for positions made to order."""
        S.deck = tuple(shuffled(S, self.deck[:]))
        S.g[GENERATION] = 1
        S.g[PHASE] = TURN

    def give_turn(self, S: State, w: int) -> None:
        """The player's turn begins anew, in the action phase, even after passing."""
        S.g[PHASE] = TURN
        S.g[ACTIVE] = w
        S.g[ACTIONS] = 0
        S.g[PASSED] &= ~(1 << w)

    # ---- going on ---------------------------------------------------------------------------------

    def advance(self, S: State) -> None:
        S.g[EVENTS] = 0
        if S.table:
            S.discard |= S.table
            S.table = 0
        self.program.play.settle_events(S)
        if self._short_memory:
            self._forget(S, "action")
        self._phases[S.g[PHASE]](S)

    def _next_player(self, S: State) -> int | None:
        """The player the cursor stands at, counted from the first player; None after the last."""
        place = S.g[CURSOR]
        if place >= len(S.seats):
            return None
        return (S.g[FIRST] + place) % len(S.seats)

    def _go_to(self, S: State, phase: int) -> None:
        S.g[PHASE] = phase
        S.g[CURSOR] = 0

    def _corporations(self, S: State) -> None:
        w = self._next_player(S)
        if w is None:
            self._go_to(S, HANDS)
            return
        offers = S.offers[w]
        S.ask = ("corporation", w, None, offers[: offers.index(-1)])

    def _hands(self, S: State) -> None:
        """Each player buys any of the cards dealt, one by one, with the corporation's money."""
        w = self._next_player(S)
        if w is None:
            self._go_to(S, REVEAL)
            return
        self._ask_to_buy(S, w)

    def _ask_to_buy(self, S: State, w: int) -> None:
        """Any number of the cards offered: one lazy decision after another, `None` ends it."""
        offers = [card for card in S.offers[w] if card >= 0]
        price = self.number["card-price"]
        if not offers or self._money(S, w) < price:
            self._done_buying(S, w)
            return
        S.ask = ("buy", w, None, (*offers, None))

    def _money(self, S: State, w: int) -> int:
        """What the player can spend on cards; before corporations are revealed, of its start."""
        if S.g[PHASE] == HANDS:
            corporation = self.program.cards[S.offers[w][0] ^ -1].node
            start = dict(corporation.start).get(self.program.currency, 0)
            return start - self.number["card-price"] * S.hand[w].bit_count()
        payment = self.program.payment
        return payment.purse(S, w, payment.sources(S, w, ()))

    def _done_buying(self, S: State, w: int) -> None:
        for card in S.offers[w]:
            if card >= 0:
                S.discard |= 1 << card
        S.offers[w] = S.offers[w][:1] if S.g[PHASE] == HANDS else ()
        S.g[CURSOR] += 1

    def _reveal(self, S: State) -> None:
        """In turn order corporations come into play and the cards bought are paid for."""
        w = self._next_player(S)
        if w is None:
            for q in S.seats:
                S.offers[q] = ()
            S.g[ACTIVE] = S.g[FIRST]
            S.g[ACTIONS] = 0
            self._go_to(S, TURN)
            return
        S.g[CURSOR] += 1
        S.g[ACTIVE] = w
        S.p[w][self.program.money] -= self.number["card-price"] * S.hand[w].bit_count()
        self.found(S, w, S.offers[w][0] ^ -1)

    def found(self, S: State, w: int, corporation: int) -> None:
        """The player becomes this corporation: it gives what one starts with and comes into play."""
        for name, amount in self.program.cards[corporation].node.start:
            S.p[w][self.program.layout.stock[name]] += amount
        self.program.play.enter(S, w, corporation)

    def _research(self, S: State) -> None:
        w = self._next_player(S)
        if w is None:
            S.g[ACTIVE] = S.g[FIRST]
            S.g[ACTIONS] = S.g[PASSED] = 0
            self._go_to(S, TURN)
            return
        self._ask_to_buy(S, w)

    def _deal(self, S: State) -> None:
        """One card each in turn, so that what is left of a deck is shared evenly (FAQ, "What happens
        if you run out of cards in the draw pile?")."""
        program = self.program
        for w in S.seats:
            S.offers[w] = ()
        for _ in range(self.number["research-cards"]):
            left = len(S.deck) - S.top + S.discard.bit_count()
            if left < len(S.seats):
                break
            for w in program_order(S):
                S.offers[w] += (program.card_helpers.next_card(S),)

    # ---- actions ----------------------------------------------------------------------------------

    def _turn(self, S: State) -> None:
        w = S.g[ACTIVE]
        everybody = (1 << len(S.seats)) - 1
        if S.g[PASSED] == everybody:
            self._go_to(S, PRODUCTION)
            return
        if S.g[PASSED] >> w & 1 or S.g[ACTIONS] >= self.number["actions"]:
            S.g[ACTIVE] = (w + 1) % len(S.seats)
            S.g[ACTIONS] = 0
            return
        options = self.menu(S, w)
        S.ask = ("menu", w, None, options)

    def menu(self, S: State, w: int) -> tuple[Any, ...]:
        """Everything the player may do now. A first action that can be done comes before all else."""
        program = self.program
        play = program.play
        if S.first >> w & 1:
            due = self._first_action(S, w)
            if due is not None:
                return (("first", due), ("pass",)) if not S.g[ACTIONS] else (("first", due), ("end",))
        options: list[Any] = [
            ("play", card)
            for card in bits(program.filters.candidates(S, w))
            if play.can_play(S, w, card, 0, False)
        ]
        in_play = S.play[w] & ~S.used & program.with_action
        options += [("use", *way) for way in play.usable(S, w, in_play, again=False)]
        options += self._offers(S, w)
        options += [
            ("convert", card, 0)
            for card in self.conversions
            if next(play.action_obstacles(S, w, card, 0), None) is None
        ]
        options.append(("end",) if S.g[ACTIONS] else ("pass",))
        return tuple(options)

    def _offers(self, S: State, w: int) -> list[Any]:
        """Standard projects, milestones and awards that the player can buy."""
        program = self.program
        play, money, price_of = program.play, self._money(S, w), program.terms(S, w).price
        bought = [("project", card) for card in self.projects if price_of(card) <= money]
        for what, cards in (("claim", play.open_milestones(S)), ("fund", play.open_awards(S))):
            bought += [(what, card) for card in cards if play.price(S, w, card, what) <= money]
        return [
            (what, card)
            for what, card in bought
            if next(play.obstacles(S, w, card, what), None) is None
        ]

    def _first_action(self, S: State, w: int) -> int | None:
        """The card whose first action is due and can be done."""
        program = self.program
        for card in bits(S.play[w]):
            op = program.cards[card].first
            if op >= 0 and program.able[op](S, (op, w, card, 0, None, None, 0, 0)):
                return card
        return None

    def take(self, S: State, kind: str, who: int, option: Any) -> None:
        match kind:
            case "corporation":
                self._choose_corporation(S, who, option)
            case "buy":
                self._buy(S, who, option)
            case "menu":
                self._act(S, who, option)
            case "greenery":
                self._greenery(S, who, option)
            case _:
                raise AssertionError(kind)

    def _choose_corporation(self, S: State, w: int, corporation: int) -> None:
        offers = S.offers[w]
        S.offers[w] = (corporation ^ -1, *offers[offers.index(-1) + 1 :])
        S.g[CURSOR] += 1

    def _buy(self, S: State, w: int, card: int | None) -> None:
        if card is None:
            self._done_buying(S, w)
            return
        S.offers[w] = tuple(other for other in S.offers[w] if other != card)
        S.hand[w] |= 1 << card
        if S.g[PHASE] == RESEARCH:
            self.program.events.note(S, "buy", w, card, 1)
            S.pool.append((self.program.buy_op, w, -1, 0, None, None, 0, 0))

    def _act(self, S: State, w: int, option: tuple[Any, ...]) -> None:
        program = self.program
        S.g[ACTIONS] += 1
        match option:
            case ("pass",):
                S.g[PASSED] |= 1 << w
                program.events.note(S, "pass", w, 0, 1)
                program.events.hear(S, EVENT["pass"], w, 0, 0, 1)
            case ("end",):
                S.g[ACTIONS] = self.number["actions"]
            case ("first", card):
                S.first &= ~(1 << w)
                program.events.note(S, "first", w, card, 1)
                S.pool.append((program.cards[card].first, w, card, 0, None, None, 0, 0))
            case ("use", card, index) | ("convert", card, index):
                program.play.use(S, w, card, index)
            case (what, card):
                S.pool.append((PURCHASE, w, card, 0, (what, 0, False), None, 0, 0))

    # ---- production and the end -------------------------------------------------------------------

    def _production(self, S: State) -> None:
        """Leftovers of what becomes something else move, then everybody produces (rule book,
        "Production phase")."""
        program = self.program
        for w in S.seats:
            self._produce(S, w)
        program.events.note(S, "production", 0, 0, S.g[GENERATION])
        program.events.hear(S, EVENT["phase"], S.g[FIRST], "production", 0, 1)
        S.used = 0
        for w in S.seats:
            S.rules[w] = ended(program, S.rules[w], ("next-card", "generation"))
        self._forget(S, "generation")
        if self.is_over(S):
            self._go_to(S, LAST_GREENERIES)
            return
        S.g[GENERATION] += 1
        S.g[FIRST] = (S.g[FIRST] + 1) % len(S.seats)
        program.events.note(S, "generation", 0, 0, S.g[GENERATION])
        self._deal(S)
        self._go_to(S, RESEARCH)

    def _produce(self, S: State, w: int) -> None:
        lay, numbers = self.program.layout, S.p[w]
        for kind in self.program.library.resources:
            if kind.becomes:
                numbers[lay.stock[kind.becomes]] += numbers[lay.stock[kind.id]]
                numbers[lay.stock[kind.id]] = 0
        for name, field in lay.production.items():
            numbers[lay.stock[name]] += numbers[field]
        numbers[self.program.money] += numbers[self.rating]

    def _forget(self, S: State, period: str) -> None:
        for index, kept in enumerate(self.program.periods):
            if kept == period:
                for numbers in S.p:
                    numbers[self.program.layout.numbers + index] = 0

    def is_over(self, S: State) -> bool:
        """Whether every parameter that ends the game is full."""
        program = self.program
        return all(
            S.g[field] >= kind.highest
            for kind, field in zip(program.parameter_kinds, program.level_fields, strict=True)
            if kind.id in self.tied
        )

    def _last_greeneries(self, S: State) -> None:
        """In player order each may still convert, one at a time (FAQ, "In what order are end of game
        greenery tiles placed?"). Only conversions that place a tile are left."""
        w = self._next_player(S)
        if w is None:
            self._go_to(S, OVER)
            return
        S.g[ACTIVE] = w
        options = tuple(
            ("convert", card, 0)
            for card in self.program.tile_conversions
            if next(self.program.play.action_obstacles(S, w, card, 0), None) is None
        )
        if not options:
            S.g[CURSOR] += 1
            return
        S.ask = ("greenery", w, None, (*options, ("end",)))

    def _greenery(self, S: State, w: int, option: tuple[Any, ...]) -> None:
        if option == ("end",):
            S.g[CURSOR] += 1
        else:
            self.program.play.use(S, w, option[1], option[2])

    def _over(self, S: State) -> None:
        S.done = True
        self.program.events.note(S, "over", 0, 0, S.g[GENERATION])

    # ---- scoring ----------------------------------------------------------------------------------

    def scores(self, S: State) -> list[dict[str, int]]:
        """Victory points by source; `money` breaks ties (rule book, "Final scoring")."""
        table = []
        awards = self._award_points(S)
        for w in S.seats:
            points = {
                "rating": S.p[w][self.rating],
                "milestones": self.number["milestone-points"] * sum(q == w for _, q in S.claimed),
                "awards": awards[w],
                **self._tile_points(S, w),
                "cards": self._card_points(S, w),
            }
            points["total"] = sum(points.values())
            points["money"] = S.p[w][self.program.money]
            table.append(points)
        return table

    def _tile_points(self, S: State, w: int) -> dict[str, int]:
        points: dict[str, int] = {}
        for tile, kind in enumerate(self.program.tile_kinds):
            for each in self.program.tile_points[tile]:
                areas = bits(S.tiles[tile] & S.own[w])
                points[kind.plural] = sum(each(S, w, area) for area in areas)
        return points

    def _card_points(self, S: State, w: int) -> int:
        mine = S.play[w] | S.events[w]
        return sum(each(S, w, card) for card in bits(mine) for each in self.program.points[card])

    def _award_points(self, S: State) -> list[int]:
        """First and second place; ties share a place, and a tie for the first leaves no second. No
        second place with two players (FAQ, "What are Milestones/Awards …?")."""
        first, second = self.program.award_points
        points = [0] * len(S.seats)
        for card, _ in S.funded:
            measure = self.program.measures[card]
            counts = [measure(S, w) for w in S.seats]
            best = max(counts)
            winners = [w for w in S.seats if counts[w] == best]
            for w in winners:
                points[w] += first
            if len(winners) == 1 and len(S.seats) > 2:
                next_best = max(count for count in counts if count != best) if len(set(counts)) > 1 else None
                for w in S.seats:
                    if counts[w] == next_best:
                        points[w] += second
        return points


def program_order(S: State) -> list[int]:
    """Seats from the first player on."""
    count = len(S.seats)
    return [(S.g[FIRST] + i) % count for i in range(count)]
