"""Plans the rest of a generation, for games in which it is short.

What is played there hardly ever pays at once but opens what can be played next, and which cards one
gets is chosen. So every order of what a player can still do is gone through on clones, as if the
others had passed; cards are shared so that what he can then do is worth most against what others
can, with what he cannot know drawn anew a few times. It knows no game: what must be known of one
its ruleset says.
"""

from __future__ import annotations

from typing import Any
from weakref import ReferenceType, ref

from runtime.bots.rounds.stand import Stands
from runtime.driving.game import Game, Refused
from runtime.games.base.ruleset import Ahead
from runtime.games.playable import Playable
from runtime.state.state import (
    ACTIVE,
    DECIDER,
    GENERATION,
    KIND,
    LEVELS,
    OP,
    OPTIONS,
    PASSED,
    RNG,
    Ask,
    State,
    forget_chance,
)

GUESSES = 3
"""So often is drawn what cannot be known."""
TURNS = ("menu", "share", "corporation")
"""Questions that come when an action is done."""
NEVER = -1e9


class Rounds:
    """`_plans`: by position, how a player can stand when the generation ends. `_answers`: which
    option of a question within an action is best. Both are of one game."""

    def __init__(self, engine: Playable, ahead: Ahead) -> None:
        self.ahead, self.stands = ahead, Stands(engine, ahead)
        self._plans: dict[tuple[Any, ...], float] = {}
        self._answers: dict[tuple[Any, ...], int] = {}
        self._game: ReferenceType[Game] | None = None

    def choose(self, game: Game) -> int:
        ask = game.ask
        assert ask is not None
        kind, who, _, options = ask
        if self._game is None or self._game() is not game:  # each is played as if it were the first
            self._game = ref(game)
            self._plans.clear()
            self._answers.clear()
        count = len(options)
        worths = (
            self._shared(game, who)
            if kind == "share"
            else [self._after(game, who, index) for index in range(count)]
        )
        return worths.index(max(worths))

    # ---- a turn ---------------------------------------------------------------------------------

    def _after(self, game: Game, who: int, index: int) -> float:
        """How the player stands against others after this answer, if all make the most of what is
        left of the generation."""
        assert game.ask is not None
        if game.ask[OPTIONS][index] == ("pass",):
            return self.stands.of(game.state, who) - self._others(game, who)
        trial = _tried(game, index)
        if trial is None:
            return NEVER
        ask = trial.ask
        if ask is None or ask[KIND] in TURNS:
            return self._best(trial, who) - self._others(trial, who)
        worths = [self._after(trial, who, other) for other in range(len(ask[OPTIONS]))]
        return max(worths) if ask[DECIDER] == who else min(worths)

    def _others(self, game: Game, who: int) -> float:
        others = [self._best(game, q) for q in game.state.seats if q != who]
        return max(others, default=0.0)

    def _best(self, game: Game, who: int) -> float:
        """How the player can stand when the generation ends, if he goes on alone."""
        state = game.state
        if state.done or state.g[PASSED] >> who & 1:
            return self.stands.of(state, who)
        key = _position(state, who)
        known = self._plans.get(key)
        if known is None:
            known = self._plans[key] = self._planned(game, who)
        return known

    def _planned(self, game: Game, who: int) -> float:
        trial = game.clone()
        state = trial.state
        best = self.stands.of(state, who)
        state.g[PASSED] = sum(1 << q for q in state.seats if q != who)
        state.g[ACTIVE], state.ask, trial.halt = who, None, None
        trial.go_on()
        ask = trial.ask
        if ask is None or ask[KIND] != "menu":
            return best
        for index in range(len(ask[OPTIONS]) - 1):  # the last one is to pass
            after = self._answered(trial, index)
            if after is not None:
                best = max(best, self._best(after, who))
        return best

    def _answered(self, game: Game, index: int) -> Game | None:
        """After the option, with what it asks answered; None where it is refused."""
        trial = _tried(game, index)
        while trial is not None and (ask := trial.ask) is not None and ask[KIND] not in TURNS:
            trial = self._answer(trial, ask)
        return trial

    def _answer(self, game: Game, ask: Ask) -> Game | None:
        """After the best answer; what comes of it is tried once for all positions like this."""
        kind, who, entry, options = ask
        if len(options) == 1:
            return _taken(game, 0)
        state = game.state
        key = (kind, who, entry and entry[OP], options, *_table(state))
        if kind != "area":  # for areas it matters little what the player has
            key += tuple(state.p[who])
        known = self._answers.get(key)
        if known is not None:
            return _taken(game, known)
        tried = [self._answered(game, index) for index in range(len(options))]
        worths = [NEVER if one is None else self.stands.against(one.state, who) for one in tried]
        best = self._answers[key] = worths.index(max(worths))
        return tried[best]

    # ---- sharing cards --------------------------------------------------------------------------

    def _shared(self, game: Game, who: int) -> list[float]:
        """By option, what comes of sharing the cards so."""
        assert game.ask is not None
        options = range(len(game.ask[OPTIONS]))
        totals = [0.0 for _ in options]
        for guess in range(GUESSES):
            seed = game.state.g[RNG] + guess
            for index in options:
                trial = game.clone()
                trial.state.g[RNG] = seed
                forget_chance(trial.state)
                self.ahead.guess(trial.state, who)
                trial.choose(index)
                totals[index] += self._dealt(trial, who)
        return totals

    def _dealt(self, game: Game, who: int, least: float = NEVER, most: float = -NEVER) -> float:
        """What the player can then do against what others can, if the rest is shared so that each
        can do most; no more closely than that it is at `least`, or at `most`, what is had already
        by sharing otherwise before."""
        ask = game.ask
        if ask is None or ask[KIND] != "share":
            return self._best(game, who) - self._others(game, who)
        mine = ask[DECIDER] == who
        best = NEVER if mine else -NEVER
        for index in range(len(ask[OPTIONS])):
            trial = game.clone()
            trial.choose(index)
            worth = self._dealt(trial, who, least, most)
            if mine:
                best = max(best, worth)
                least = max(least, best)
            else:
                best = min(best, worth)
                most = min(most, best)
            if least >= most:
                break
        return best


def _tried(game: Game, index: int) -> Game | None:
    """A clone with the answer taken, as far as its effect; None where it is refused."""
    trial = game.clone()
    forget_chance(trial.state)
    trial.state.log = None
    return _taken(trial, index)


def _taken(game: Game, index: int) -> Game | None:
    game.halt = _at_once
    try:
        game.choose(index)
    except Refused:
        return None
    return game


def _at_once(state: State) -> bool:
    return True


def _table(state: State) -> tuple[int, ...]:
    return (*state.tiles, *state.own)


def _position(state: State, who: int) -> tuple[Any, ...]:
    """All that a plan of the rest of the generation depends on."""
    cards = (state.g[GENERATION], state.used, state.claimed, *state.play)
    return (who, *_table(state), *cards, *state.g[LEVELS:], *state.p[who])
