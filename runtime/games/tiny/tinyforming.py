"""TINYforming Mars: the phases of a generation, who acts in them, and the end.

In: an engine whose library plays `tinyforming-mars`, and the options of the game. Out: a
`Ruleset`. Names and numbers come from the library's declarations. Source: the rules, version
1.0.3; where they break off or are silent, docs/tinyforming.md says what is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler import graph as g
from runtime.engine.doable import Obstacle
from runtime.engine.engine import Engine
from runtime.engine.tokens import Way
from runtime.engine.zones import take_back_tags
from runtime.games.base.extension import Extension
from runtime.games.base.phases import Own, Phases, hear, heard
from runtime.games.base.ruleset import Answer
from runtime.games.base.table import NOBODY, dealt
from runtime.games.tiny.research import Research
from runtime.games.tiny.scoring import Scoring
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import (
    ACTIVE,
    CURSOR,
    FIRST,
    GENERATION,
    LAST,
    PASSED,
    PHASE,
    TRIGGERED,
    State,
    bits,
    entry_of,
    shuffled,
)

GAIN, WOULD_GAIN = EVENT["gain"], EVENT["would-gain"]

CORPORATIONS, RESEARCH, CITIES, TURN, INCOME, OVER, PHASES = range(7)
DEALT = 2
VARIANT = "corporations"
USED = "it has been used this generation"
USED_STANDARD = "a standard project has been used this generation"


class TinyformingMars:
    """Seats: White, then Black; one player plays solo. Option: `variant`, which may be
    `corporations`."""

    PLAIN = ""

    def __init__(
        self, engine: Engine, extensions: Sequence[Extension], options: dict[str, Any]
    ) -> None:
        self.engine, self.program = engine, engine.program
        program = engine.program
        words = set(map(str.strip, str(options.get("variant") or "").split(",")))
        for word in words - {"", VARIANT, *program.layout.state}:
            raise ValueError(f"no variant is called `{word}`; there is `{VARIANT}`")
        self.with_corporations = VARIANT in words
        rules = program.tables.rules
        self.number = {name: value for name, value in rules.items() if isinstance(value, int)}
        layout = program.layout
        self.money = program.tables.money
        self.credit = layout.resource[program.tables.currency]
        self.city = layout.tile[str(rules["first-tile"])]
        self.income_tile = layout.tile[str(rules["income-tile"])]
        self.income_beside = layout.tile[str(rules["income-beside"])]
        cards = program.library.cards
        self.standard = [i for i, card in enumerate(cards) if card.kind == "standard-project"]
        self.projects = sum(1 << i for i, card in enumerate(cards) if card.kind == "project")
        self.corporations = dealt(program.library, ("corporation",))
        instead = str(rules.get("instead-of-standard-project", ""))
        self.instead = sum(1 << i for i, card in enumerate(cards) if card.name == instead)
        self.research = Research(engine)
        self.scoring = Scoring(engine)
        self._phases = (
            self._corporations,
            self._research,
            self._cities,
            self._turn,
            self._income,
            self._over,
            self._phase,
        )
        self.answers: dict[str, Answer] = {
            "corporation": self._keep,
            "share": self._share,
            "site": self._settle,
            "menu": self._act,
        }
        earned = (*heard(engine, "production"), self._check_end)
        own = {
            "research": Own(
                (*heard(engine, "research"), lambda state: self._go_to(state, RESEARCH))
            ),
            "action": Own((*heard(engine, "action"), lambda state: self._go_to(state, TURN))),
            "production": Own((lambda state: self._go_to(state, INCOME),), earned),
        }
        self.phases = Phases(engine, PHASES, own)

    # ---- set-up ---------------------------------------------------------------------------------

    def start(self, state: State) -> None:
        """Credits for everybody, the first projects, then the first cities. A deck that is there
        already is kept."""
        state.g[GENERATION] = 1
        state.deck = state.deck or self.research.shuffled(state)
        if self.with_corporations:
            dealt = shuffled(state, self.corporations[:])
            for who in state.seats:
                state.offers[who] = tuple(dealt[DEALT * who : DEALT * (who + 1)])
                note(state, "deal", who, state.offers[who], DEALT)
            self._go_to(state, CORPORATIONS)
            return
        for who in state.seats:
            self._give(state, who, self.credit, self.number["start-credits"])
        self.phases.begin(state)

    def _give(self, state: State, who: int, resource: int, count: int) -> None:
        """What a player begins with, out of the supply."""
        taken = self.engine.stocks.takes(state, who, resource, count)
        state.p[who][self.program.tables.stock_field[resource]] += taken

    def arrange(self, state: State) -> None:
        """The first generation, nothing drawn, nobody's turn: for positions made to order."""
        state.g[GENERATION] = 1
        state.deck = self.research.shuffled(state)
        state.g[PHASE] = TURN

    def give_turn(self, state: State, who: int) -> None:
        state.g[PHASE] = TURN
        state.g[ACTIVE] = who
        state.g[PASSED] &= ~(1 << who)

    def found(self, state: State, who: int, corporation: int) -> None:
        """The player becomes this corporation; what it starts with replaces the usual credits."""
        note(state, "play", who, corporation, 1)
        self.engine.play.enter(state, who, corporation)

    @staticmethod
    def _go_to(state: State, phase: int) -> None:
        state.g[PHASE] = phase
        state.g[CURSOR] = 0

    # ---- going on -------------------------------------------------------------------------------

    def advance(self, state: State) -> None:
        state.g[TRIGGERED] = 0
        take_back_tags(state, "action")
        if state.g[GENERATION] and self.is_over(state):
            state.g[LAST] = 1
        if len(state.seats) == 1:
            self._return_above(state, 0)
        self._phases[state.g[PHASE]](state)

    def _keep(self, state: State, who: int, corporation: int) -> None:
        state.offers[who] = (corporation,)
        state.g[CURSOR] += 1

    def _share(self, state: State, who: int, ends: tuple[int, ...]) -> None:
        self.research.share(state, ends)
        state.g[CURSOR] += 1

    def _settle(self, state: State, who: int, site: tuple[int, int]) -> None:
        tile, area = site
        self.engine.board.put(state, entry_of(-1, who), tile, area)
        state.g[CURSOR] += 1

    def _corporations(self, state: State) -> None:
        """Each keeps one of two; then they are shown, the start player's first."""
        place, seats = state.g[CURSOR], len(state.seats)
        if place < seats:
            state.ask = ("corporation", place, None, state.offers[place])
        elif place < 2 * seats:
            who = place - seats
            (corporation,), state.offers[who] = state.offers[who], ()
            state.g[CURSOR] += 1
            self.found(state, who, corporation)
        else:
            self.phases.begin(state)

    def _research(self, state: State) -> None:
        """In turn, the start player first, each draws a card and turns it."""
        place = state.g[CURSOR]
        if place < self.number["projects"]:
            who = (state.g[FIRST] + place) % len(state.seats)
            state.ask = ("share", who, None, self.research.draw(state))
            return
        state.g[ACTIVE] = state.g[FIRST]
        state.g[PASSED] = 0
        if state.g[GENERATION] == 1:
            self._go_to(state, CITIES)
        else:
            self.phases.go_on(state, "research")

    def _cities(self, state: State) -> None:
        """The last player begins."""
        place = state.g[CURSOR]
        if place == len(state.seats):
            hear(self.engine, state, g.SET_UP)
            self.phases.go_on(state, "research")
            return
        who = len(state.seats) - 1 - place
        areas = bits(self.engine.linked.open_areas[self.city](state, who))
        state.ask = ("site", who, None, tuple((self.city, area) for area in areas))

    # ---- actions --------------------------------------------------------------------------------

    def _turn(self, state: State) -> None:
        """One action each in turn; who has passed is out."""
        everybody = (1 << len(state.seats)) - 1
        if state.g[PASSED] == everybody:
            self.phases.go_on(state, "action")
            return
        who = state.g[ACTIVE]
        if state.g[PASSED] >> who & 1:
            state.g[ACTIVE] = (who + 1) % len(state.seats)
            return
        state.ask = ("menu", who, None, self.menu(state, who))

    def opens(self, state: State) -> tuple[int, tuple[int, ...]]:
        return NOBODY

    def produced(self, state: State) -> bool:
        return self.phases.is_over(state, "production")

    def closing(self, state: State) -> bool:
        return self.phases.are_over(state)

    def turn_is_next(self, state: State) -> bool:
        return False  # what comes after an action may be asked of others

    def menu(self, state: State, who: int) -> tuple[Any, ...]:
        tokens = self.engine.tokens
        options: list[Any] = []
        for card in (*bits(state.play[who] & self.projects), *self.standard):
            if not self.obstacles(state, who, "project", card):
                options += [("project", card, *way) for way in tokens.ways(state, who, card)]
        tables = self.program.tables
        ready = state.play[who] & (
            ~state.used & tables.with_action | ~state.spent & tables.with_once
        )
        if self._used_standard(state, who):
            ready &= ~self.instead
        usable = self.engine.play.usable(state, who, ready, again=False)
        options += [("use", *way) for way in usable]
        options.append(("pass",))
        return tuple(options)

    def at_hand(self, state: State, who: int) -> int:
        return state.play[who] & self.projects

    def is_secret(self, state: State) -> bool:
        return state.g[PHASE] == CORPORATIONS

    def purse(self, state: State, who: int) -> tuple[int, int]:
        return 0, 0  # no card is bought

    def sells(self, card: int) -> bool:
        return bool(self.projects >> card & 1) or card in self.standard

    def obstacles(self, state: State, who: int, what: str, card: int) -> tuple[Obstacle, ...]:
        """What this game has against it, before the card itself is looked at."""
        if what != "project":
            taken = self.instead >> card & 1 and self._used_standard(state, who)
            return (Obstacle("said", USED_STANDARD),) if taken else ()
        if self.projects >> card & 1:
            if not state.play[who] >> card & 1:
                return (Obstacle("said", "it does not face this player"),)
            return (Obstacle("said", USED),) if state.used >> card & 1 else ()
        if self._used_standard(state, who):
            return (Obstacle("said", USED_STANDARD),)
        op = self.engine.linked.cards[card].play
        able = self.engine.linked.able[op](state, entry_of(op, who, card))
        return () if able != 1 else (Obstacle("effect", op),)

    def _used_standard(self, state: State, who: int) -> bool:
        return sum(q == who for _, q in state.claimed) >= self.number["standard-projects"]

    def _act(self, state: State, who: int, option: tuple[Any, ...]) -> None:
        engine = self.engine
        match option:
            case ("pass",):
                engine.passing.withdraw(state, who)
            case ("use", card, index):
                if self.instead >> card & 1:
                    state.claimed += ((card, who),)
                engine.play.use(state, who, card, index)
            case ("project", card, *way):
                self._use(state, who, card, tuple(way))
        state.g[ACTIVE] = (who + 1) % len(state.seats)

    def _use(self, state: State, who: int, card: int, way: Way) -> None:
        """Pay, mark it as used, then its effect: one of the credits paid for a project lies on it
        until the generation ends, so that nobody can gain it."""
        engine, program = self.engine, self.program
        note(state, "project", who, card, 1)
        engine.tokens.spend(state, who, way)
        price = engine.play.price(state, who, card, "project")
        state.p[who][self.money] -= price
        if self.projects >> card & 1:
            state.used |= 1 << card
            state.held[card] = min(price, 1)
        else:
            state.claimed += ((card, who),)
        engine.stocks.gives(state, self.credit, price - state.held[card])
        note(state, "pay", who, ((price,), (), program.tables.money), 0)
        engine.events.hear(state, EVENT["project"], who, card, price, 1)
        state.pool.append(entry_of(engine.linked.cards[card].play, who, card))

    # ---- income and the end ---------------------------------------------------------------------

    def _income(self, state: State) -> None:
        """The credits on projects go back, the cards are discarded; then income, the start player
        first."""
        engine = self.engine
        for who in state.seats:
            for card in bits(state.play[who] & self.projects):
                engine.stocks.gives(state, self.credit, state.held[card])
                state.held[card] = 0
                engine.zones.pick_up(state, who, card)
                state.discard |= 1 << card
        state.used, state.claimed = 0, ()
        note(state, "income", 0, 0, state.g[GENERATION])
        for place in state.seats:
            who = (state.g[FIRST] + place) % len(state.seats)
            self._collect(state, who)
            self._return_above(state, who)
        self.phases.go_on(state, "production")

    def _phase(self, state: State) -> None:
        if self.phases.are_over(state):
            self._close(state)
        else:
            self.phases.step(state)

    def _check_end(self, state: State) -> None:
        """What follows income comes only when the game goes on."""
        alone = len(state.seats) == 1
        if alone and state.g[GENERATION] >= self.number["solo-generations"]:
            state.g[LAST] = 1
        if state.g[LAST]:
            self.phases.leave_out(state)

    def _close(self, state: State) -> None:
        take_back_tags(state, "generation")
        if state.g[LAST]:
            hear(self.engine, state, g.GAME_END)
            self._go_to(state, OVER)
            return
        state.g[GENERATION] += 1
        state.g[FIRST] = (state.g[FIRST] + 1) % len(state.seats)
        note(state, "generation", 0, 0, state.g[GENERATION])
        self.phases.begin(state)

    def _due(self, state: State, who: int) -> int:
        """For each city 1, and 1 for each water beside it; water beside two cities counts twice."""
        water, near = state.tiles[self.income_beside], self.engine.board.neighbours
        cities = bits(state.tiles[self.income_tile] & state.own[who])
        return sum(1 + (near[area] & water).bit_count() for area in cities)

    def _collect(self, state: State, who: int) -> None:
        due = self._due(state, who)
        due = self.engine.events.would(state, WOULD_GAIN, who, self.credit, self.credit, due)
        paid = self.engine.stocks.takes(state, who, self.credit, due)
        state.p[who][self.money] += paid
        if paid:
            note(state, "gain", who, self.credit, paid)
            self.engine.events.hear(state, GAIN, who, self.credit, self.credit, paid)

    def _return_above(self, state: State, who: int) -> None:
        over = state.p[who][self.money] - self.number["credit-limit"]
        if over > 0:
            state.p[who][self.money] -= over
            self.engine.stocks.gives(state, self.credit, over)
            note(state, "return", who, self.credit, over)

    def used_up(self, state: State) -> int:
        """How many parameters have all their cubes in use."""
        program = self.program
        pairs = zip(program.library.parameters, program.tables.level_fields, strict=True)
        return sum(state.g[field] >= kind.highest for kind, field in pairs)

    def is_over(self, state: State) -> bool:
        """Whether this generation is the last: of cubes enough are used up, or the map is full."""
        if len(state.seats) == 1:
            return self.used_up(state) == len(self.program.library.parameters)
        return self.used_up(state) >= self.number["used-up"] or self.engine.board.is_full(state)

    def _over(self, state: State) -> None:
        state.done = True
        if len(state.seats) == 1:
            note(state, "won" if self.is_over(state) else "lost", 0, 0, 1)
        note(state, "over", 0, 0, state.g[GENERATION])

    # ---- for bots -------------------------------------------------------------------------------

    @property
    def ahead(self) -> TinyformingMars:
        return self

    @property
    def last(self) -> int:
        return self.number["solo-generations"]

    def funds(self, state: State, who: int, kept: int) -> int:
        return min(self.number["credit-limit"], kept + self._due(state, who))

    def points(self, state: State, who: int) -> int:
        return self.scoring.of(state, who)["total"]

    def to_go(self, state: State) -> int:
        """Of the kinds of cubes that are nearest to being used up."""
        program = self.program
        pairs = zip(program.library.parameters, program.tables.level_fields, strict=True)
        rest = sorted(kind.highest - state.g[field] for kind, field in pairs)
        return sum(rest[: self.number["used-up"]])

    def guess(self, state: State, who: int) -> None:
        """The deck; and while they are chosen, what corporations others have."""
        self.research.guess(state)
        if self.is_secret(state):
            own = state.offers[who]
            unknown = shuffled(state, [card for card in self.corporations if card not in own])
            for q in state.seats:
                if q != who:
                    count = len(state.offers[q])
                    state.offers[q], unknown = tuple(unknown[:count]), unknown[count:]

    def scores(self, state: State) -> list[dict[str, int]]:
        return self.scoring.scores(state)

    def card_points(self, state: State, who: int) -> dict[int, int]:
        return self.scoring.held.by_card(state, who)

    def goal_points(self, state: State, who: int) -> dict[int, int]:
        return {}

    def winners(self, state: State) -> list[int]:
        if len(state.seats) == 1:
            return [0] if self.is_over(state) else []
        return self.scoring.winners(state)
