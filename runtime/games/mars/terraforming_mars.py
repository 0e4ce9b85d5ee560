"""Terraforming Mars: the phases of a generation, who acts in them, and the end.

In: an engine whose library plays `terraforming-mars`, and the options of the game. Out: a
`Ruleset`. Names and numbers come from the library's declarations; only the shape of the game is
here. Source: the rule book, "A generation" and "End of the game".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler import graph as g
from runtime.engine.base.standing import ended
from runtime.engine.doable import Obstacle
from runtime.engine.engine import Engine
from runtime.engine.zones import take_back_tags
from runtime.games.base import table
from runtime.games.base.extension import Extension
from runtime.games.base.phases import Own, Phases, hear, heard
from runtime.games.base.ruleset import Answer
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
    ahead = None

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
        self.turns = Turns(self.table, extensions, self._turns_over)
        self.production = Production(self.table)
        fields = program.tables.level_fields
        levels = [*zip(program.library.parameters, fields, strict=True)]
        self._highest = [(field, kind.highest) for kind, field in levels]
        self._ending = [(field, kind.highest) for kind, field in levels if kind.ends]
        self._short_memory = any(period == "action" for _, period in program.memory)
        self._phases = (
            self.offers.choose_corporations,
            self.offers.choose_hands,
            self._reveal,
            self.offers.draft,
            self._research,
            self.turns.ask,
            self._production,
            self._last_greeneries,
            self._over,
            self._interlude,
            self.offers.opening.choose,
            self._open,
            self._phase,
            self.offers.opening.draft,
        )
        self.answers: dict[str, Answer] = {
            "menu": self.turns.act,
            "buy": self.offers.buy,
            "corporation": self.offers.take_corporation,
            "draft": self.offers.keep,
            "exchange": self.production.exchange,
            "prelude": self.offers.opening.keep,
            "opening": self.offers.opening.open,
            "final": self._greenery,
            **{kind: one.take for one in extensions for kind in one.questions},
        }
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
        engine.passing.phase = self._phase_now

    # ---- set-up ---------------------------------------------------------------------------------

    def start(self, state: State) -> None:
        """Shuffle, deal corporations and cards (rule book, "Set-up"). A deck that is there already
        is kept."""
        if not state.deck:
            self._begin(state)
        for field in self.program.layout.production.values():
            for who in state.seats:
                state.p[who][field] = state.g[START]
        if state.solo:
            self.solo.set_up(state)
        for extension in self.extensions:
            extension.deal(state)
        self.offers.deal(state)
        self.engine.zones.fill_rows(state)

    def _begin(self, state: State) -> None:
        state.solo = len(state.seats) == 1
        state.g[START] = 0 if state.solo else self.table.production
        state.deck = tuple(shuffled(state, self.deck[:]))
        for extension in self.extensions:
            extension.begin(state, self.table)

    def arrange(self, state: State) -> None:
        """The first generation, nothing dealt, nobody's turn: for positions made to order."""
        self._begin(state)
        self._begin_actions(state)
        state.g[GENERATION] = 1
        state.g[PHASE] = TURN
        piles = self.program.tables.piles
        if piles:
            state.aside = tuple(shuffled(state, dealt(self.program.library, piles)))
            self.engine.zones.fill_rows(state)

    def give_turn(self, state: State, who: int) -> None:
        """The player's turn begins anew, in the action phase, even after passing."""
        state.g[PHASE] = TURN
        state.g[ACTIVE] = who
        state.g[ACTIONS] = state.g[CURSOR] = 0
        state.g[PASSED] &= ~(1 << who)

    def _reveal(self, state: State) -> None:
        if state.g[CURSOR] == 0 and any(one.choosing(state, self.table) for one in self.extensions):
            return
        if self.offers.reveal(state):
            return
        if state.solo:
            self.solo.greet(state)

    def _open(self, state: State) -> None:
        """What opens the game has been played: the first generation begins with its actions."""
        if self.offers.opening.play(state):
            hear(self.engine, state, g.SET_UP)
            self.phases.go_on(state, "research")

    def found(self, state: State, who: int, corporation: int) -> None:
        if corporation in self.offers.opening.cards:
            self.offers.opening.open(state, who, corporation)
        else:
            self.offers.found(state, who, corporation)

    # ---- going on -------------------------------------------------------------------------------

    def advance(self, state: State) -> None:
        numbers = state.g
        numbers[TRIGGERED], state.played = 0, ()
        if state.turned_over:
            self.engine.zones.clear_table(state)
        if state.face_up:
            self.engine.zones.settle_events(state)
        if self._short_memory:
            self._forget(state, "action")
        if state.extra_actions:
            self.turns.ask_at_once(state)
            return
        self._phases[numbers[PHASE]](state)

    def _phase(self, state: State) -> None:
        if self.phases.are_over(state):
            self._close(state)
        else:
            self.phases.step(state)

    def _research(self, state: State) -> None:
        if self.offers.research(state):
            self.table.go_to(state, INTERLUDE)
            self._interlude(state)

    def _interlude(self, state: State) -> None:
        """Between research and turns: what extensions have there."""
        if not any(extension.interlude(state, self.table) for extension in self.extensions):
            self.phases.go_on(state, "research")

    def _phase_now(self, state: State) -> str:
        match state.g[PHASE]:
            case table.TURN:
                return "action"
            case table.PRODUCTION:
                return "production"
            case table.DRAFT | table.RESEARCH | table.INTERLUDE:
                return "research" if state.g[GENERATION] > 1 else ""
            case table.PHASES:
                return self.phases.phase(state)
            case _:
                return ""

    # ---- actions --------------------------------------------------------------------------------

    def _begin_actions(self, state: State) -> None:
        for extension in self.extensions:
            extension.action_phase(state, begins=True)

    def _end_actions(self, state: State) -> None:
        for extension in self.extensions:
            extension.action_phase(state, begins=False)

    def _turns_over(self, state: State) -> None:
        self.phases.go_on(state, "action")

    def turn_is_next(self, state: State) -> bool:
        return state.g[PHASE] == TURN and not state.extra_actions

    def menu(self, state: State, who: int) -> tuple[Any, ...]:
        return self.turns.menu(state, who)

    def obstacles(self, state: State, who: int, what: str, card: int) -> tuple[Obstacle, ...]:
        return self.turns.obstacles(state, what, card)

    def opens(self, state: State) -> tuple[int, tuple[int, ...]]:
        return self.offers.opening.due(state) if state.g[PHASE] == PLAY_OPENING else NOBODY

    def produced(self, state: State) -> bool:
        return self.phases.is_over(state, "production")

    def closing(self, state: State) -> bool:
        return self.phases.are_over(state)

    def at_hand(self, state: State, who: int) -> int:
        return (
            state.hand[who]
            | self.engine.terms.elsewhere(state, who)
            | self.engine.laid.later_of(state, who)
        )

    def is_secret(self, state: State) -> bool:
        return state.g[PHASE] in (DRAFT_OPENING, CORPORATIONS, CHOOSE_OPENING, HANDS)

    def purse(self, state: State, who: int) -> tuple[int, int]:
        return self.offers.purse(state, who)

    def sells(self, card: int) -> bool:
        kind = self.program.library.cards[card].kind
        return kind == "standard-project" or any(
            kind in one.brought.bought for one in self.extensions
        )

    # ---- production and the end -----------------------------------------------------------------

    def _begin_production(self, state: State) -> None:
        note(state, "production", 0, 0, state.g[GENERATION])
        self.table.go_to(state, PRODUCTION)
        self._production(state)

    def _production(self, state: State) -> None:
        """Leftovers of what becomes something else move, then everybody produces (rule book,
        "Production phase")."""
        while (who := self.table.next_player(state)) is not None:
            state.g[CURSOR] += 1
            choice = self.production.keepable(state, who)
            if choice:
                state.ask = ("exchange", who, None, choice)
                return
            self.production.produce(state, who)
        self.phases.go_on(state, "production")

    def _check_end(self, state: State) -> None:
        """After all that the production phase has set off; the phases behind it come only when the
        game goes on, and do not end it (FAQ, "If the game ends during World Government
        Terraforming, do we play another generation?")."""
        state.g[LAST] = int(self.solo.is_last(state) if state.solo else self.is_over(state))
        if state.g[LAST]:
            self.phases.leave_out(state)

    def _close(self, state: State) -> None:
        """The generation is over: what lasted for it ends, what happened in it is forgotten."""
        program = self.program
        state.used, state.used_by = 0, ()
        self.engine.events.close_generation(state)
        take_back_tags(state, "generation")
        for who in state.seats:
            state.rules[who] = ended(program, state.rules[who])
        self._forget(state, "generation")
        if state.g[LAST]:
            if state.solo:
                self.solo.finish(state)
            self.table.go_to(state, LAST_GREENERIES)
            return
        state.g[GENERATION] += 1
        state.g[FIRST] = (state.g[FIRST] + 1) % len(state.seats)
        note(state, "generation", 0, 0, state.g[GENERATION])
        for extension in self.extensions:
            extension.generation(state, self.table)
        self.phases.begin(state)

    def _forget(self, state: State, period: str) -> None:
        for index, (_, kept) in enumerate(self.program.memory):
            if kept == period:
                for numbers in state.p:
                    numbers[self.program.layout.numbers + index] = 0

    def is_over(self, state: State) -> bool:
        """Whether every parameter that ends the game is full."""
        return self._are_full(state, self._ending)

    @staticmethod
    def _are_full(state: State, highest: list[tuple[int, int]]) -> bool:
        return all(state.g[field] >= level for field, level in highest)

    def _last_greeneries(self, state: State) -> None:
        """In player order each may still convert, one at a time (FAQ, "In what order are end of
        game greenery tiles placed?"). Only conversions that place a tile are left."""
        who = self.table.next_player(state)
        if who is None:
            hear(self.engine, state, g.GAME_END)
            self.table.go_to(state, OVER)
            return
        state.g[ACTIVE] = who
        options = tuple(
            ("convert", card, 0)
            for card in self.program.tables.tile_conversions
            if self.engine.play.action_obstacle(state, who, card, 0) is None
        )
        if not options:
            state.g[CURSOR] += 1
            return
        state.ask = ("final", who, None, (*options, ("end",)))

    def _greenery(self, state: State, who: int, option: tuple[Any, ...]) -> None:
        if option == ("end",):
            state.g[CURSOR] += 1
        else:
            _, card, index = option
            self.engine.play.use(state, who, card, index)

    def _over(self, state: State) -> None:
        state.done = True
        if state.solo:
            note(state, "won" if self._won(state) else "lost", 0, 0, 1)
        note(state, "over", 0, 0, state.g[GENERATION])

    def scores(self, state: State) -> list[dict[str, int]]:
        return self.scoring.scores(state)

    def card_points(self, state: State, who: int) -> dict[int, int]:
        return self.scoring.held.by_card(state, who)

    def goal_points(self, state: State, who: int) -> dict[int, int]:
        return self.scoring.points_by_goal(state, who)

    def winners(self, state: State) -> list[int]:
        """Who has won: alone, whoever has reached the goal, else nobody."""
        if state.solo:
            return [0] if self._won(state) else []
        return self.scoring.winners(state)

    def _won(self, state: State) -> bool:
        """Alone: whether the terraforming is complete, which is to say every parameter full, or the
        rating is reached that is played for."""
        return self.solo.won(state, self._are_full(state, self._highest))
