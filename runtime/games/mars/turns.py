"""Turns of the action phase: whose it is, what may be done in it, and doing it.

In: a state between two actions. Out: the question to the player, with every option; or the state
with the action begun. Source: the rule book, "Actions".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from compiler import graph as g
from runtime.engine.doable import Obstacle
from runtime.games.base.extension import Extension
from runtime.games.base.table import Table
from runtime.program.writing.code import PURCHASE
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import ACTIONS, ACTIVE, CURSOR, PASSED, State, bits, entry_of, used_up

AT_ONCE = frozenset(("end", "pass", "use", "convert", "first"))
"""What is chosen of a menu and not bought."""

COMING, BEGUN, NEXT = range(3)
"""Of the turn that it is: nobody has heard of it, or that it began, or that it is over."""


def later(library: g.Library) -> frozenset[int]:
    """The cards that are kept for an action of a turn."""
    kinds = {kind.id for kind in library.kinds if kind.played == g.TURN}
    return frozenset(i for i, card in enumerate(library.cards) if card.kind in kinds)


class Turns:
    """`over` goes on when all have passed."""

    def __init__(
        self, table: Table, extensions: Sequence[Extension], over: Callable[[State], None]
    ) -> None:
        self.table, self.extensions, self.over = table, extensions, over
        self.engine, program = table.engine, table.program
        self.of_rules, self.guards = self.engine.terms.of_rules, self.engine.guards
        self.candidates = self.engine.filters.candidates
        acting = sum(extension.acting for extension in extensions)
        self.with_action = program.tables.with_action & ~acting
        self.with_once = program.tables.with_once
        self.counted = program.tables.counted
        self.later = later(program.library)
        self.actions, self.money = table.number["actions"], program.tables.money
        zones, doable = self.engine.zones, self.engine.doable
        self._bans = bool(program.bans)
        more = self.later or zones.seats or extensions or doable.binding
        self._offering = [one for one in extensions if type(one).options != Extension.options]
        self._has_more = bool(more) or self._bans
        rules = [one.rule for one in program.rules]
        self._varied = any(isinstance(one, g.Override) and one.rule == "actions" for one in rules)
        heard = (one for one in program.layout.nodes if isinstance(one, g.Event))
        self._heard = any(one.kind in ("begin-turn", "end-turn") for one in heard)
        self._lends = any(isinstance(rule, g.SharedAction) for rule in rules)

    def ask(self, state: State) -> None:
        """Ask whoever's turn it is; the turns are over when all have passed."""
        if self._heard and self._turns_heard(state):
            return
        numbers = state.g
        who, passed = numbers[ACTIVE], numbers[PASSED]
        if passed and passed == (1 << len(state.seats)) - 1:
            self.over(state)
            return
        while (passed and passed >> who & 1) or numbers[ACTIONS] >= (
            self._actions(state, who) if self._varied else self.actions
        ):
            who = numbers[ACTIVE] = (who + 1) % len(state.seats)
            numbers[ACTIONS] = 0
        state.ask = ("menu", who, None, self.menu(state, who))

    def _turns_heard(self, state: State) -> bool:
        """Whether something is done when a turn begins, or ends, before anybody is asked."""
        numbers, seats = state.g, len(state.seats)
        while True:
            who, heard = numbers[ACTIVE], numbers[CURSOR]
            passed = numbers[PASSED] >> who & 1
            over = passed or numbers[ACTIONS] >= self._actions(state, who)
            if heard == NEXT or (heard == COMING and passed):  # those who have passed have none
                if numbers[PASSED] == (1 << seats) - 1:
                    return False
                numbers[ACTIVE] = (who + 1) % seats
                numbers[ACTIONS], numbers[CURSOR] = 0, COMING
            elif heard == COMING or over:
                numbers[CURSOR] = NEXT if heard else BEGUN
                kind = EVENT["end-turn" if heard else "begin-turn"]
                self.engine.events.hear(state, kind, who, 0, 0, 1)
                if state.pool:
                    return True
            else:
                return False

    def menu(self, state: State, who: int) -> tuple[Any, ...]:
        """Everything the player may do now; a first action that can be done before all else."""
        leave = ("end",) if state.g[ACTIONS] else ("pass",)
        mine = state.play[who]
        if state.first_actions and state.first_actions & mine:
            first = self._first_actions(state, who)
            if first:
                return (("first", first[0]), leave)
        terms = self.of_rules[state.rules[who]]
        if terms.conditional:
            terms = self.engine.terms.of(state, who)
        try:
            guards = terms.guarded[who]
        except KeyError:
            guards = self.guards.of(who, terms)
        money = state.p[who][self.money]
        if terms.always:
            money = self.engine.payment.purse(state, who, terms.always)
        payable = self.candidates(state, who, terms)
        usable, used = mine, state.used
        if self._lends:
            usable |= self.engine.terms.lent(state, who)
        if self.counted.cards:
            used = used_up(state, who, self.counted)
        usable &= self.with_action
        ways = guards.uses[usable ^ usable & used]
        if self.with_once:
            ways += guards.uses_once[mine & ~state.spent & self.with_once]
        options, plays = [], guards.plays.each
        while payable:  # hands are hardly ever the same, so that no list of them is kept
            bit, option, test, entry = plays[payable.bit_length() - 1]
            if test is None or test(state, entry):
                options.append(option)
            payable ^= bit
        options.reverse()  # in the order of the cards
        for option, test, entry in ways:
            if test is None or test(state, entry):
                options.append(option)
        options += guards.others[guards.open_others(state, guards.bought(state, terms, money))]
        if self._has_more:
            options = self._with_more(state, who, options)
        options.append(leave)
        return tuple(options)

    def _with_more(
        self, state: State, who: int, options: list[tuple[Any, ...]]
    ) -> list[tuple[Any, ...]]:
        """With what only some sets bring; without what an effect forbids or a trigger in force
        stands against."""
        engine = self.engine
        if self.later and state.opening[who]:
            options += self._kept(state, who)
        if engine.zones.seats:
            options += [("seat", card) for card in engine.laid.seatable(state, who)]
        for extension in self._offering:
            options += extension.options(state, who, self.table)
        bound, play = engine.doable.bound(state), engine.play
        if self._bans:
            options = [one for one in options if not play.is_banned(state, who, one)]
        if bound is not None:
            return play.tolls.unhindered(bound, state, who, options)
        return options

    def _kept(self, state: State, who: int) -> list[tuple[Any, ...]]:
        """What the player keeps of cards that are played as an action."""
        can_play = self.engine.play.can_play
        mine = [card for card in state.opening[who] if card in self.later]
        return [("play", card) for card in mine if can_play(state, who, card, 0, False)]

    def obstacles(self, state: State, what: str, card: int) -> tuple[Obstacle, ...]:
        """Milestones and awards: whether somebody has taken it, or enough of them are taken."""
        play = self.engine.play
        match what:
            case "claim":
                taken, still, done = state.claimed, play.open_milestones(state), "claimed"
            case "fund":
                taken, still, done = state.funded, play.open_awards(state), "funded"
            case _:
                return ()
        if card in still:
            return ()
        if state.solo:
            return (Obstacle("said", f"nothing is {done} in a game alone"),)
        holder = dict(taken).get(card)
        if holder is not None:
            return (Obstacle("taken", holder),)
        return (Obstacle("said", f"no more can be taken: {len(taken)} are {done}"),)

    def _actions(self, state: State, who: int) -> int:
        """How many actions a turn of the player has."""
        return self.engine.terms.of(state, who).number("actions") if self._varied else self.actions

    def _first_actions(self, state: State, who: int) -> list[int]:
        """The cards whose first actions are due and can be done."""
        cards, play = self.engine.linked.cards, self.engine.play
        return [
            card
            for card in bits(state.play[who] & state.first_actions)
            if play.does_something(state, who, cards[card].first, card)
        ]

    def act(self, state: State, who: int, option: tuple[Any, ...], at_once: bool = False) -> None:
        """Do what was chosen of the menu, as an action of the turn, unless it is one `at_once`."""
        if state.extra_actions and not at_once:
            self._take_at_once(state, who, option)
            return
        numbers, what = state.g, option[0]
        numbers[ACTIONS] += 1
        if what not in AT_ONCE:
            state.pool.append((PURCHASE, who, option[1], 0, (what, 0, False), None, 0, 0))
        elif what == "end":
            numbers[ACTIONS] = self._actions(state, who) if self._varied else self.actions
        elif what == "pass":
            self.engine.passing.withdraw(state, who)
        elif what == "use" or what == "convert":
            _, card, index = option
            self.engine.play.use(state, who, card, index)
            for extension in self.extensions:
                extension.used(state, who, card, index)
        else:  # all that are due (FAQ, "… multiple first actions …")
            for card in self._first_actions(state, who):
                state.first_actions &= ~(1 << card)
                note(state, "first", who, card, 1)
                first = self.engine.linked.cards[card].first
                state.pool.append(entry_of(first, who, card))

    # ---- actions at once ------------------------------------------------------------------------

    def ask_at_once(self, state: State) -> None:
        """The next of the actions that an effect lets somebody take."""
        who, left = state.extra_actions[0]
        options = tuple(one for one in self.menu(state, who) if one not in (("pass",), ("end",)))
        if not left or not options:
            state.extra_actions = state.extra_actions[1:]
        else:
            state.ask = ("menu", who, None, (*options, ("end",)))

    def _take_at_once(self, state: State, who: int, option: tuple[Any, ...]) -> None:
        _, left = state.extra_actions[0]
        state.extra_actions = (
            ((who, left - 1), *state.extra_actions[1:])
            if option != ("end",)
            else state.extra_actions[1:]
        )
        taken = state.g[ACTIONS]
        if option != ("end",):
            self.act(state, who, option, at_once=True)
        state.g[ACTIONS] = taken
