"""Terraforming Mars: the phases of a generation, who acts in them, and the end.

In: an engine whose library plays `terraforming-mars`, and the options of the game. Out: a
`Ruleset`. Names and numbers come from the library's declarations; only the shape of the game is
here. Source: the rule book, "A generation" and "End of the game".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from compiler import graph as g
from runtime.engine.base.terms import ended
from runtime.engine.engine import Engine
from runtime.engine.play import Obstacle
from runtime.engine.zones import take_back_tags
from runtime.games.base.extension import Extension
from runtime.games.base.phases import Own, Phases, hear, heard
from runtime.games.base.table import (
    CHOOSE_OPENING,
    CORPORATIONS,
    DRAFT_OPENING,
    HANDS,
    INTERLUDE,
    LAST_GREENERIES,
    NOBODY,
    OVER,
    PHASES,
    PLAY_OPENING,
    PRODUCTION,
    TURN,
    Table,
    dealt,
    variant_of,
)
from runtime.games.mars import opening
from runtime.games.mars.offers import Offers
from runtime.games.mars.opening import Opening
from runtime.games.mars.production import Production
from runtime.games.mars.scoring import Scoring
from runtime.games.mars.solo import Solo
from runtime.games.mars.turns import Turns
from runtime.state.layout import DECK_KINDS
from runtime.state.log import note
from runtime.state.state import (
    ACTIONS,
    ACTIVE,
    CURSOR,
    FIRST,
    GENERATION,
    LAST,
    PASSED,
    PHASE,
    START,
    TRIGGERED,
    State,
    shuffled,
)


class TerraformingMars:
    """Options: `variant`, words with commas between: `standard` (every production starts at 1) or
    `corporate` (at 0), `draft`, `beginner` (everybody) or `beginner 1 3` (these seats). One player
    plays solo."""

    PLAIN = "corporate"
    LACKS: ClassVar[Mapping[type, str]] = {}
    DEALT_BY: ClassVar[Mapping[str, str]] = {opening.KIND: opening.DEALT}

    def __init__(
        self, engine: Engine, extensions: Sequence[Extension], options: dict[str, Any]
    ) -> None:
        self.engine, self.program, self.extensions = engine, engine.program, extensions
        program = engine.program
        words = [word for extension in extensions for word in extension.variants]
        words += [*program.layout.state, *Opening.variants(program.tables.rules)]
        self.table = Table(engine, variant_of(str(options.get("variant") or ""), tuple(words)))
        for extension in extensions:
            extension.adjust(self.table.number)
        self.offers = Offers(self.table)
        self.scoring = Scoring(self.table)
        self.solo = Solo(self.table)
        self.turns = Turns(self.table, extensions)
        self.production = Production(self.table)
        self._short_memory = any(period == "action" for _, period in program.memory)
        self._phases = (
            self.offers.choose_corporations,
            self.offers.choose_hands,
            self._reveal,
            self.offers.draft,
            self._research,
            self._turn,
            self._production,
            self._last_greeneries,
            self._over,
            self._interlude,
            self.offers.opening.choose,
            self._open,
            self._phase,
            self.offers.opening.draft,
        )
        begin, end = ((self._begin_actions,), (self._end_actions,)) if extensions else ((), ())
        after_production = (*heard(engine, "production"), self._check_end)
        phases = {
            "research": Own((*heard(engine, "research"), self.offers.deal_research)),
            "action": Own(
                (*begin, *heard(engine, "action"), self.offers.begin_turns),
                end,
            ),
            "production": Own((self._begin_production,), after_production),
        }
        last = [step for extension in extensions for step in extension.solar()]
        self.phases = Phases(engine, PHASES, phases, last)
        self.deck = dealt(program.library, DECK_KINDS)

    # ---- set-up ---------------------------------------------------------------------------------

    def start(self, S: State) -> None:
        """Shuffle, deal corporations and cards (rule book, "Set-up"). A deck that is there already
        is kept."""
        if not S.deck:
            self._begin(S)
        for field in self.program.layout.production.values():
            for w in S.seats:
                S.p[w][field] = S.g[START]
        if S.solo:
            self.solo.set_up(S)
        for extension in self.extensions:
            extension.deal(S)
        self.offers.deal(S)
        self.engine.zones.fill_rows(S)

    def _begin(self, S: State) -> None:
        S.solo = len(S.seats) == 1
        S.g[START] = 0 if S.solo else self.table.production
        S.deck = tuple(shuffled(S, self.deck[:]))
        for extension in self.extensions:
            extension.begin(S, self.table)

    def arrange(self, S: State) -> None:
        """The first generation, nothing dealt, nobody's turn: for positions made to order."""
        self._begin(S)
        self._begin_actions(S)
        S.g[GENERATION] = 1
        S.g[PHASE] = TURN
        piles = self.program.tables.piles
        if piles:
            S.aside = tuple(shuffled(S, dealt(self.program.library, piles)))
            self.engine.zones.fill_rows(S)

    def give_turn(self, S: State, w: int) -> None:
        """The player's turn begins anew, in the action phase, even after passing."""
        S.g[PHASE] = TURN
        S.g[ACTIVE] = w
        S.g[ACTIONS] = 0
        S.g[PASSED] &= ~(1 << w)

    def _reveal(self, S: State) -> None:
        if S.g[CURSOR] == 0 and any(one.choosing(S, self.table) for one in self.extensions):
            return
        if self.offers.reveal(S):
            return
        if S.solo:
            self.solo.greet(S)

    def _open(self, S: State) -> None:
        """What opens the game has been played: the first generation begins with its actions."""
        if self.offers.opening.play(S):
            hear(self.engine, S, g.SET_UP)
            self.phases.go_on(S, "research")

    def found(self, S: State, w: int, corporation: int) -> None:
        if corporation in self.offers.opening.cards:
            self.offers.opening.open(S, w, corporation)
        else:
            self.offers.found(S, w, corporation)

    # ---- going on -------------------------------------------------------------------------------

    def advance(self, S: State) -> None:
        S.g[TRIGGERED], S.played = 0, ()
        if S.turned_over:
            self.engine.zones.clear_table(S)
        self.engine.play.settle_events(S)
        if self._short_memory:
            self._forget(S, "action")
        if S.extra_actions:
            self.turns.ask_at_once(S)
            return
        self._phases[S.g[PHASE]](S)

    def take(self, S: State, kind: str, who: int, option: Any) -> None:
        match kind:
            case "menu":
                self.turns.take(S, who, option)
            case "buy":
                self.offers.buy(S, who, option)
            case "corporation":
                self.offers.take_corporation(S, who, option)
            case "draft":
                self.offers.keep(S, who, option)
            case "exchange":
                self.production.exchange(S, who, option)
            case "prelude":
                self.offers.opening.keep(S, who, option)
            case "opening":
                self.offers.opening.open(S, who, option)
            case "final":
                self._greenery(S, who, option)
            case _:
                asking = next(one for one in self.extensions if kind in one.questions)
                asking.take(S, kind, who, option)

    def _phase(self, S: State) -> None:
        if self.phases.are_over(S):
            self._close(S)
        else:
            self.phases.step(S)

    def _research(self, S: State) -> None:
        if self.offers.research(S):
            self.table.go_to(S, INTERLUDE)

    def _interlude(self, S: State) -> None:
        """Between research and turns: what extensions have there."""
        if not any(extension.interlude(S, self.table) for extension in self.extensions):
            self.phases.go_on(S, "research")

    # ---- actions --------------------------------------------------------------------------------

    def _begin_actions(self, S: State) -> None:
        for extension in self.extensions:
            extension.action_phase(S, begins=True)

    def _end_actions(self, S: State) -> None:
        for extension in self.extensions:
            extension.action_phase(S, begins=False)

    def _turn(self, S: State) -> None:
        if not self.turns.ask(S):
            self.phases.go_on(S, "action")

    def turn_is_next(self, S: State) -> bool:
        return S.g[PHASE] == TURN and not S.extra_actions

    def menu(self, S: State, w: int) -> tuple[Any, ...]:
        return self.turns.menu(S, w)

    def obstacles(self, S: State, w: int, what: str, card: int) -> tuple[Obstacle, ...]:
        return self.turns.obstacles(S, what, card)

    def opens(self, S: State) -> tuple[int, tuple[int, ...]]:
        return self.offers.opening.due(S) if S.g[PHASE] == PLAY_OPENING else NOBODY

    def produced(self, S: State) -> bool:
        return self.phases.is_over(S, "production")

    def closing(self, S: State) -> bool:
        return self.phases.are_over(S)

    def at_hand(self, S: State, w: int) -> int:
        return S.hand[w] | self.engine.terms.elsewhere(S, w) | self.engine.laid.later_of(S, w)

    def is_secret(self, S: State) -> bool:
        return S.g[PHASE] in (DRAFT_OPENING, CORPORATIONS, CHOOSE_OPENING, HANDS)

    def purse(self, S: State, w: int) -> tuple[int, int]:
        return self.offers.purse(S, w)

    def sells(self, card: int) -> bool:
        kind = self.program.library.cards[card].kind
        return kind == "standard-project" or any(kind in one.bought for one in self.extensions)

    # ---- production and the end -----------------------------------------------------------------

    def _begin_production(self, S: State) -> None:
        note(S, "production", 0, 0, S.g[GENERATION])
        self.table.go_to(S, PRODUCTION)

    def _production(self, S: State) -> None:
        """Leftovers of what becomes something else move, then everybody produces (rule book,
        "Production phase")."""
        while (w := self.table.next_player(S)) is not None:
            S.g[CURSOR] += 1
            choice = self.production.keepable(S, w)
            if choice:
                S.ask = ("exchange", w, None, choice)
                return
            self.production.produce(S, w)
        self.phases.go_on(S, "production")

    def _check_end(self, S: State) -> None:
        """After all that the production phase has set off; the phases behind it come only when the
        game goes on, and do not end it (FAQ, "If the game ends during World Government
        Terraforming, do we play another generation?")."""
        S.g[LAST] = int(self.solo.is_last(S) if S.solo else self.is_over(S))
        if S.g[LAST]:
            self.phases.leave_out(S)

    def _close(self, S: State) -> None:
        """The generation is over: what lasted for it ends, what happened in it is forgotten."""
        program = self.program
        S.used = 0
        take_back_tags(S, "generation")
        for w in S.seats:
            S.rules[w] = ended(program, S.rules[w], ("next-card", "generation"))
        self._forget(S, "generation")
        if S.g[LAST]:
            if S.solo:
                self.solo.finish(S)
            self.table.go_to(S, LAST_GREENERIES)
            return
        S.g[GENERATION] += 1
        S.g[FIRST] = (S.g[FIRST] + 1) % len(S.seats)
        note(S, "generation", 0, 0, S.g[GENERATION])
        for extension in self.extensions:
            extension.generation(S, self.table)
        self.phases.begin(S)

    def _forget(self, S: State, period: str) -> None:
        for index, (_, kept) in enumerate(self.program.memory):
            if kept == period:
                for numbers in S.p:
                    numbers[self.program.layout.numbers + index] = 0

    def is_over(self, S: State) -> bool:
        """Whether every parameter that ends the game is full."""
        kinds = self.program.library.parameters
        return all(full for kind, full in zip(kinds, self._is_full(S), strict=True) if kind.ends)

    def _is_full(self, S: State) -> list[bool]:
        """For each parameter."""
        kinds, fields = self.program.library.parameters, self.program.tables.level_fields
        return [S.g[field] >= kind.highest for kind, field in zip(kinds, fields, strict=True)]

    def _last_greeneries(self, S: State) -> None:
        """In player order each may still convert, one at a time (FAQ, "In what order are end of
        game greenery tiles placed?"). Only conversions that place a tile are left."""
        w = self.table.next_player(S)
        if w is None:
            hear(self.engine, S, g.GAME_END)
            self.table.go_to(S, OVER)
            return
        S.g[ACTIVE] = w
        options = tuple(
            ("convert", card, 0)
            for card in self.program.tables.tile_conversions
            if self.engine.play.action_obstacle(S, w, card, 0) is None
        )
        if not options:
            S.g[CURSOR] += 1
            return
        S.ask = ("final", w, None, (*options, ("end",)))

    def _greenery(self, S: State, w: int, option: tuple[Any, ...]) -> None:
        if option == ("end",):
            S.g[CURSOR] += 1
        else:
            _, card, index = option
            self.engine.play.use(S, w, card, index)

    def _over(self, S: State) -> None:
        S.done = True
        if S.solo:
            note(S, "won" if self._won(S) else "lost", 0, 0, 1)
        note(S, "over", 0, 0, S.g[GENERATION])

    def scores(self, S: State) -> list[dict[str, int]]:
        return self.scoring.scores(S)

    def winners(self, S: State) -> list[int]:
        """Who has won: alone, whoever has reached the goal, else nobody."""
        if S.solo:
            return [0] if self._won(S) else []
        return self.scoring.winners(S)

    def _won(self, S: State) -> bool:
        """Alone: whether the terraforming is complete, which is to say every parameter full, or the
        rating is reached that is played for."""
        return self.solo.won(S, all(self._is_full(S)))
