"""TINYforming Mars: the phases of a generation, who acts in them, and the end.

In: an engine whose library plays `tinyforming-mars`, and the options of the game. Out: a
`Ruleset`. Names and numbers come from the library's declarations. Source: the rules, version
1.0.3; where they break off or are silent, docs/tinyforming.md says what is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from compiler import graph as g
from runtime.engine.engine import Engine
from runtime.engine.play import Obstacle
from runtime.engine.tokens import Way
from runtime.engine.zones import take_back_tags
from runtime.games.base.extension import Extension
from runtime.games.base.phases import Own, Phases, hear, heard
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

CORPORATIONS, RESEARCH, CITIES, TURN, INCOME, OVER, PHASES = range(7)
DEALT = 2
VARIANT = "corporations"
USED = "it has been used this generation"
USED_STANDARD = "a standard project has been used this generation"


class TinyformingMars:
    """Seats: White, then Black; one player plays solo. Option: `variant`, which may be
    `corporations`."""

    PLAIN = ""
    LACKS: ClassVar[Mapping[type, str]] = {g.TakeActions: "more actions than one a turn"}
    DEALT_BY: ClassVar[Mapping[str, str]] = {}

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
        earned = (*heard(engine, "production"), self._check_end)
        own = {
            "research": Own((*heard(engine, "research"), lambda S: self._go_to(S, RESEARCH))),
            "action": Own((*heard(engine, "action"), lambda S: self._go_to(S, TURN))),
            "production": Own((lambda S: self._go_to(S, INCOME),), earned),
        }
        self.phases = Phases(engine, PHASES, own)

    # ---- set-up ---------------------------------------------------------------------------------

    def start(self, S: State) -> None:
        """Credits for everybody, the first projects, then the first cities. A deck that is there
        already is kept."""
        S.g[GENERATION] = 1
        S.deck = S.deck or self.research.shuffled(S)
        if self.with_corporations:
            dealt = shuffled(S, self.corporations[:])
            for w in S.seats:
                S.offers[w] = tuple(dealt[DEALT * w : DEALT * (w + 1)])
            self._go_to(S, CORPORATIONS)
            return
        for w in S.seats:
            self._give(S, w, self.credit, self.number["start-credits"])
        self.phases.begin(S)

    def _give(self, S: State, w: int, resource: int, n: int) -> None:
        """What a player begins with, out of the supply."""
        taken = self.engine.stocks.takes(S, w, resource, n)
        S.p[w][self.program.tables.stock_field[resource]] += taken

    def arrange(self, S: State) -> None:
        """The first generation, nothing drawn, nobody's turn: for positions made to order."""
        S.g[GENERATION] = 1
        S.deck = self.research.shuffled(S)
        S.g[PHASE] = TURN

    def give_turn(self, S: State, w: int) -> None:
        S.g[PHASE] = TURN
        S.g[ACTIVE] = w
        S.g[PASSED] &= ~(1 << w)

    def found(self, S: State, w: int, corporation: int) -> None:
        """The player becomes this corporation; what it starts with replaces the usual credits."""
        note(S, "play", w, corporation, 1)
        self.engine.play.enter(S, w, corporation)

    @staticmethod
    def _go_to(S: State, phase: int) -> None:
        S.g[PHASE] = phase
        S.g[CURSOR] = 0

    # ---- going on -------------------------------------------------------------------------------

    def advance(self, S: State) -> None:
        S.g[TRIGGERED] = 0
        take_back_tags(S, "action")
        if S.g[GENERATION] and self.is_over(S):
            S.g[LAST] = 1
        if len(S.seats) == 1:
            self._return_above(S, 0)
        self._phases[S.g[PHASE]](S)

    def take(self, S: State, kind: str, who: int, option: Any) -> None:
        match kind:
            case "corporation":
                S.offers[who] = (option,)
                S.g[CURSOR] += 1
            case "share":
                self.research.share(S, option)
                S.g[CURSOR] += 1
            case "site":
                tile, area = option
                self.engine.board.put(S, entry_of(-1, who), tile, area)
                S.g[CURSOR] += 1
            case "menu":
                self._act(S, who, option)
            case _:
                raise AssertionError(kind)

    def _corporations(self, S: State) -> None:
        """Each keeps one of two; then they are shown, the start player's first."""
        place, seats = S.g[CURSOR], len(S.seats)
        if place < seats:
            S.ask = ("corporation", place, None, S.offers[place])
        elif place < 2 * seats:
            w = place - seats
            (corporation,), S.offers[w] = S.offers[w], ()
            S.g[CURSOR] += 1
            self.found(S, w, corporation)
        else:
            self.phases.begin(S)

    def _research(self, S: State) -> None:
        """In turn, the start player first, each draws a card and turns it."""
        place = S.g[CURSOR]
        if place < self.number["projects"]:
            w = (S.g[FIRST] + place) % len(S.seats)
            S.ask = ("share", w, None, self.research.draw(S))
            return
        S.g[ACTIVE] = S.g[FIRST]
        S.g[PASSED] = 0
        if S.g[GENERATION] == 1:
            self._go_to(S, CITIES)
        else:
            self.phases.go_on(S, "research")

    def _cities(self, S: State) -> None:
        """The last player begins."""
        place = S.g[CURSOR]
        if place == len(S.seats):
            hear(self.engine, S, g.SET_UP)
            self.phases.go_on(S, "research")
            return
        w = len(S.seats) - 1 - place
        areas = bits(self.engine.linked.open_areas[self.city](S, w))
        S.ask = ("site", w, None, tuple((self.city, area) for area in areas))

    # ---- actions --------------------------------------------------------------------------------

    def _turn(self, S: State) -> None:
        """One action each in turn; who has passed is out."""
        everybody = (1 << len(S.seats)) - 1
        if S.g[PASSED] == everybody:
            self.phases.go_on(S, "action")
            return
        w = S.g[ACTIVE]
        if S.g[PASSED] >> w & 1:
            S.g[ACTIVE] = (w + 1) % len(S.seats)
            return
        S.ask = ("menu", w, None, self.menu(S, w))

    def opens(self, S: State) -> tuple[int, tuple[int, ...]]:
        return NOBODY

    def produced(self, S: State) -> bool:
        return self.phases.is_over(S, "production")

    def closing(self, S: State) -> bool:
        return self.phases.are_over(S)

    def turn_is_next(self, S: State) -> bool:
        return False  # what comes after an action may be asked of others

    def menu(self, S: State, w: int) -> tuple[Any, ...]:
        tokens = self.engine.tokens
        options: list[Any] = []
        for card in (*bits(S.play[w] & self.projects), *self.standard):
            if not self.obstacles(S, w, "project", card):
                options += [("project", card, *way) for way in tokens.ways(S, w, card)]
        tables = self.program.tables
        ready = S.play[w] & (~S.used & tables.with_action | ~S.spent & tables.with_once)
        if self._used_standard(S, w):
            ready &= ~self.instead
        usable = self.engine.play.usable(S, w, ready, again=False)
        options += [("use", *way) for way in usable]
        options.append(("pass",))
        return tuple(options)

    def at_hand(self, S: State, w: int) -> int:
        return S.play[w] & self.projects

    def is_secret(self, S: State) -> bool:
        return S.g[PHASE] == CORPORATIONS

    def purse(self, S: State, w: int) -> tuple[int, int]:
        return 0, 0  # no card is bought

    def sells(self, card: int) -> bool:
        return bool(self.projects >> card & 1) or card in self.standard

    def obstacles(self, S: State, w: int, what: str, card: int) -> tuple[Obstacle, ...]:
        """What this game has against it, before the card itself is looked at."""
        if what != "project":
            taken = self.instead >> card & 1 and self._used_standard(S, w)
            return (Obstacle("said", USED_STANDARD),) if taken else ()
        if self.projects >> card & 1:
            if not S.play[w] >> card & 1:
                return (Obstacle("said", "it does not face this player"),)
            return (Obstacle("said", USED),) if S.used >> card & 1 else ()
        if self._used_standard(S, w):
            return (Obstacle("said", USED_STANDARD),)
        op = self.engine.linked.cards[card].play
        able = self.engine.linked.able[op](S, entry_of(op, w, card))
        return () if able != 1 else (Obstacle("effect", op),)

    def _used_standard(self, S: State, w: int) -> bool:
        return sum(q == w for _, q in S.claimed) >= self.number["standard-projects"]

    def _act(self, S: State, w: int, option: tuple[Any, ...]) -> None:
        engine = self.engine
        match option:
            case ("pass",):
                S.g[PASSED] |= 1 << w
                note(S, "pass", w, 0, 1)
                engine.events.hear(S, EVENT["pass"], w, 0, 0, 1)
            case ("use", card, index):
                if self.instead >> card & 1:
                    S.claimed += ((card, w),)
                engine.play.use(S, w, card, index)
            case ("project", card, *way):
                self._use(S, w, card, tuple(way))
        S.g[ACTIVE] = (w + 1) % len(S.seats)

    def _use(self, S: State, w: int, card: int, way: Way) -> None:
        """Pay, mark it as used, then its effect: one of the credits paid for a project lies on it
        until the generation ends, so that nobody can gain it."""
        engine, program = self.engine, self.program
        note(S, "project", w, card, 1)
        engine.tokens.spend(S, w, way)
        price = engine.play.price(S, w, card, "project")
        S.p[w][self.money] -= price
        if self.projects >> card & 1:
            S.used |= 1 << card
            S.held[card] = min(price, 1)
        else:
            S.claimed += ((card, w),)
        engine.stocks.gives(S, self.credit, price - S.held[card])
        note(S, "pay", w, ((price,), (), program.tables.money), 0)
        engine.events.hear(S, EVENT["project"], w, card, price, 1)
        S.pool.append(entry_of(engine.linked.cards[card].play, w, card))

    # ---- income and the end ---------------------------------------------------------------------

    def _income(self, S: State) -> None:
        """The credits on projects go back, the cards are discarded; then income, the start player
        first."""
        engine = self.engine
        for w in S.seats:
            for card in bits(S.play[w] & self.projects):
                engine.stocks.gives(S, self.credit, S.held[card])
                S.held[card] = 0
                engine.zones.pick_up(S, w, card)
                S.discard |= 1 << card
        S.used, S.claimed = 0, ()
        note(S, "income", 0, 0, S.g[GENERATION])
        for place in S.seats:
            w = (S.g[FIRST] + place) % len(S.seats)
            self._collect(S, w)
            self._return_above(S, w)
        self.phases.go_on(S, "production")

    def _phase(self, S: State) -> None:
        if self.phases.are_over(S):
            self._close(S)
        else:
            self.phases.step(S)

    def _check_end(self, S: State) -> None:
        """What follows income comes only when the game goes on."""
        alone = len(S.seats) == 1
        if alone and S.g[GENERATION] >= self.number["solo-generations"]:
            S.g[LAST] = 1
        if S.g[LAST]:
            self.phases.leave_out(S)

    def _close(self, S: State) -> None:
        take_back_tags(S, "generation")
        if S.g[LAST]:
            hear(self.engine, S, g.GAME_END)
            self._go_to(S, OVER)
            return
        S.g[GENERATION] += 1
        S.g[FIRST] = (S.g[FIRST] + 1) % len(S.seats)
        note(S, "generation", 0, 0, S.g[GENERATION])
        self.phases.begin(S)

    def _collect(self, S: State, w: int) -> None:
        """For each city 1, and 1 for each water beside it; water beside two cities counts twice."""
        engine = self.engine
        water, near = S.tiles[self.income_beside], engine.board.neighbours
        cities = bits(S.tiles[self.income_tile] & S.own[w])
        due = sum(1 + (near[area] & water).bit_count() for area in cities)
        paid = engine.stocks.takes(S, w, self.credit, due)
        S.p[w][self.money] += paid
        if paid:
            note(S, "gain", w, self.credit, paid)

    def _return_above(self, S: State, w: int) -> None:
        over = S.p[w][self.money] - self.number["credit-limit"]
        if over > 0:
            S.p[w][self.money] -= over
            self.engine.stocks.gives(S, self.credit, over)
            note(S, "return", w, self.credit, over)

    def used_up(self, S: State) -> int:
        """How many parameters have all their cubes in use."""
        program = self.program
        pairs = zip(program.library.parameters, program.tables.level_fields, strict=True)
        return sum(S.g[field] >= kind.highest for kind, field in pairs)

    def is_over(self, S: State) -> bool:
        """Whether this generation is the last: of cubes enough are used up, or the map is full."""
        if len(S.seats) == 1:
            return self.used_up(S) == len(self.program.library.parameters)
        return self.used_up(S) >= self.number["used-up"] or self.engine.board.is_full(S)

    def _over(self, S: State) -> None:
        S.done = True
        if len(S.seats) == 1:
            note(S, "won" if self.is_over(S) else "lost", 0, 0, 1)
        note(S, "over", 0, 0, S.g[GENERATION])

    def scores(self, S: State) -> list[dict[str, int]]:
        return self.scoring.scores(S)

    def winners(self, S: State) -> list[int]:
        if len(S.seats) == 1:
            return [0] if self.is_over(S) else []
        return self.scoring.winners(S)
