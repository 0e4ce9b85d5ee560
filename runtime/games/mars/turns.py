"""Turns of the action phase: whose it is, what may be done in it, and doing it.

In: a state between two actions. Out: the question to the player, with every option; or the state
with the action begun. Source: the rule book, "Actions".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler import graph as g
from runtime.engine.play import Obstacle
from runtime.games.base.extension import Extension
from runtime.games.base.table import Table
from runtime.program.writing.code import PURCHASE
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import ACTIONS, ACTIVE, PASSED, State, bits, entry_of


def later(library: g.Library) -> frozenset[int]:
    """The cards that are kept for an action of a turn."""
    kinds = {kind.id for kind in library.kinds if kind.played == g.TURN}
    return frozenset(i for i, card in enumerate(library.cards) if card.kind in kinds)


class Turns:
    def __init__(self, table: Table, extensions: Sequence[Extension]) -> None:
        self.table, self.extensions = table, extensions
        self.engine, program = table.engine, table.program
        acting = sum(extension.acting for extension in extensions)
        self.with_action = program.tables.with_action & ~acting
        self.with_once = program.tables.with_once
        self.later = later(program.library)
        self.actions = table.number["actions"]
        zones, doable = self.engine.zones, self.engine.doable
        self._has_more = bool(self.later or zones.seats or extensions or doable.binding)
        rules = (one.rule for one in program.rules)
        self._varied = any(isinstance(rule, g.Override) for rule in rules)

    def ask(self, S: State) -> bool:
        """Ask whoever's turn it is; false when all have passed."""
        numbers = S.g
        w, passed, seats = numbers[ACTIVE], numbers[PASSED], len(S.seats)
        if passed == (1 << seats) - 1:
            return False
        most = self.actions
        while passed >> w & 1 or numbers[ACTIONS] >= (
            self._actions(S, w) if self._varied else most
        ):
            w = numbers[ACTIVE] = (w + 1) % seats
            numbers[ACTIONS] = 0
        S.ask = ("menu", w, None, self.menu(S, w))
        return True

    def menu(self, S: State, w: int) -> tuple[Any, ...]:
        """Everything the player may do now; a first action that can be done before all else."""
        leave = ("end",) if S.g[ACTIONS] else ("pass",)
        if S.first_actions & S.play[w]:
            first = self._first_actions(S, w)
            if first:
                return (("first", first[0]), leave)
        engine = self.engine
        guards, terms = engine.guards[w], engine.terms.of(S, w)
        money = engine.payment.purse(S, w, terms.always)
        payable = engine.filters.candidates(S, w, terms)
        ways = guards.uses(S.play[w] & ~S.used & self.with_action)
        if self.with_once:
            ways |= guards.uses(S.play[w] & ~S.spent & self.with_once, once=True)
        others = guards.projects(terms, money) | guards.claims(S, terms, money) | guards.conversions
        options = [
            *guards.plays.open(S, payable),
            *guards.ways.open(S, ways),
            *guards.others.open(S, others),
        ]
        if self._has_more:
            options = self._with_more(S, w, options)
        options.append(leave)
        return tuple(options)

    def _with_more(self, S: State, w: int, options: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        """With what only some sets bring; without what a trigger in force stands against."""
        engine = self.engine
        if self.later:
            options += self._kept(S, w)
        if engine.zones.seats:
            options += [("seat", card) for card in engine.laid.seatable(S, w)]
        for extension in self.extensions:
            options += extension.options(S, w, self.table)
        if engine.doable.is_bound(S):
            return [one for one in options if engine.play.is_offered(S, w, one)]
        return options

    def _kept(self, S: State, w: int) -> list[tuple[Any, ...]]:
        """What the player keeps of cards that are played as an action."""
        can_play = self.engine.play.can_play
        mine = [card for card in S.opening[w] if card in self.later]
        return [("play", card) for card in mine if can_play(S, w, card, 0, False)]

    def obstacles(self, S: State, what: str, card: int) -> tuple[Obstacle, ...]:
        """Milestones and awards: whether somebody has taken it, or enough of them are taken."""
        play = self.engine.play
        match what:
            case "claim":
                taken, still, done = S.claimed, play.open_milestones(S), "claimed"
            case "fund":
                taken, still, done = S.funded, play.open_awards(S), "funded"
            case _:
                return ()
        if card in still:
            return ()
        if S.solo:
            return (Obstacle("said", f"nothing is {done} in a game alone"),)
        holder = dict(taken).get(card)
        if holder is not None:
            return (Obstacle("taken", holder),)
        return (Obstacle("said", f"no more can be taken: {len(taken)} are {done}"),)

    def _actions(self, S: State, w: int) -> int:
        """How many actions a turn of the player has."""
        return self.engine.terms.of(S, w).number("actions") if self._varied else self.actions

    def _first_actions(self, S: State, w: int) -> list[int]:
        """The cards whose first actions are due and can be done."""
        cards, doable = self.engine.linked.cards, self.engine.doable
        return [
            card
            for card in bits(S.play[w] & S.first_actions)
            if doable.does_something(S, w, cards[card].first, card)
        ]

    def take(self, S: State, w: int, option: tuple[Any, ...]) -> None:
        """Do what was chosen of the menu."""
        if S.extra_actions:
            self._take_at_once(S, w, option)
        else:
            self._act(S, w, option)

    def _act(self, S: State, w: int, option: tuple[Any, ...]) -> None:
        engine = self.engine
        S.g[ACTIONS] += 1
        match option:
            case ("pass",):
                S.g[PASSED] |= 1 << w
                note(S, "pass", w, 0, 1)
                engine.events.hear(S, EVENT["pass"], w, 0, 0, 1)
            case ("end",):
                S.g[ACTIONS] = self._actions(S, w)
            case ("first", _):  # all that are due (FAQ, "… multiple first actions …")
                for card in self._first_actions(S, w):
                    S.first_actions &= ~(1 << card)
                    note(S, "first", w, card, 1)
                    S.pool.append(entry_of(engine.linked.cards[card].first, w, card))
            case ("use" | "convert", card, index):
                engine.play.use(S, w, card, index)
                for extension in self.extensions:
                    extension.used(S, w, card, index)
            case (what, card):
                S.pool.append(entry_of(PURCHASE, w, card, it=(what, 0, False)))

    # ---- actions at once ------------------------------------------------------------------------

    def ask_at_once(self, S: State) -> None:
        """The next of the actions that an effect lets somebody take."""
        w, left = S.extra_actions[0]
        options = tuple(one for one in self.menu(S, w) if one not in (("pass",), ("end",)))
        if not left or not options:
            S.extra_actions = S.extra_actions[1:]
        else:
            S.ask = ("menu", w, None, (*options, ("end",)))

    def _take_at_once(self, S: State, w: int, option: tuple[Any, ...]) -> None:
        _, left = S.extra_actions[0]
        S.extra_actions = (
            ((w, left - 1), *S.extra_actions[1:]) if option != ("end",) else S.extra_actions[1:]
        )
        taken = S.g[ACTIONS]
        if option != ("end",):
            self._act(S, w, option)
        S.g[ACTIONS] = taken
