"""One game: the state, the decision that is pending, and answering it.

In: a `Playable`, players, a seed and options. Out: `Decision`s until `finished`; the same for bots,
scenarios, terminals and tests. The engine never calls back: it goes on until somebody must decide.
The same cards, seed and answers give the same game on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from compiler.graph import Card
from runtime.engine.base.events import EndlessLoop
from runtime.engine.doable import Obstacle
from runtime.games.playable import Playable
from runtime.program.program import Program
from runtime.state.layout import EVENTS
from runtime.state.log import LogItem, items
from runtime.state.state import ACTIVE, LEVELS, MASK64, OPTIONS, RNG, Ask, State, bits
from runtime.telling.decision import Decision
from runtime.telling.ids import option_ids
from runtime.telling.obstacles import obstacles
from runtime.telling.reasons import Reasons
from runtime.telling.told import log_of, teller_of

LEAVE = (("pass",), ("end",))
"""What ends a turn, and is never refused."""


class Refused(ValueError):
    """An answer that is not legal, with the reason; the game is unchanged."""


class Game:
    """`players`: names in seat order, the first one begins. `variant` is the ruleset's affair, in
    words such as `corporate, draft`; `strict` asks for every order; without `begin` nothing is
    dealt, for positions made to order. Raises ValueError for a variant that the game lacks, and
    for players whom it has no room or not enough cards for."""

    def __init__(
        self,
        engine: Playable,
        players: Sequence[str] = ("red", "blue"),
        seed: int = 0,
        begin: bool = True,
        variant: str = "",
        strict: bool = False,
    ) -> None:
        self.engine, self.program = engine, engine.program
        self.players = tuple(players)
        self.seed = seed
        self.options: dict[str, Any] = {"variant": variant, "strict": strict}
        self.rules = engine.ruleset(self.options)
        self.state = new_state(self.program, len(self.players), seed)
        self.state.strict = strict
        for word in map(str.strip, variant.split(",")):
            if word in self.program.layout.state:
                self.state.g[self.program.layout.state[word]] = 1
        self.answered = 0  # decisions so far
        self.halt: Callable[[State], bool] | None = None
        if begin:
            self.begin()

    def begin(self) -> None:
        """Set the game up and deal; a deck that has been stacked is kept as it is. Raises
        ValueError where not so many can play with these cards."""
        if (fault := self.engine.unseated(len(self.players))) is not None:
            raise ValueError(fault)
        self.state.ask = None
        self.rules.start(self.state)
        self._ended(self.go_on)

    # ---- deciding -------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        return self.state.done

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over."""
        return None if self.state.ask is None else Decision(self, self.answered)

    @property
    def ask(self) -> Ask | None:
        """The same as the engine has it, for bots: (kind, player, the entry that asks or None,
        options), in numbers. Every `Decision` shows it in words."""
        return self.state.ask

    def purse(self, player: int) -> tuple[int, int]:
        """What a card costs the player that is bought now, and the money there is for it, both in
        M€; at set-up as the corporation chosen says."""
        return self.rules.purse(self.state, player)

    def choose(self, index: int | str) -> None:
        """Answer the pending decision by an option's index or id. Raises `Refused` and changes
        nothing when there is none, when the answer is not one of its options, or when it sets off
        an endless loop and another does not."""
        state = self.state
        if (ask := state.ask) is None:
            raise Refused("nothing is to be decided")
        options = len(ask[OPTIONS])
        if type(index) is not int:
            ids = option_ids(self.engine, ask)
            if index not in ids:
                raise Refused(f"`{index}` is not one of the {options} options offered")
            index = ids.index(index)
        if not 0 <= index < options:
            raise Refused(f"option {index!r} is not one of the {options} offered")
        # Only where triggers can set each other off may an answer have to be taken back.
        before = state.clone() if self.engine.may_loop else state
        try:
            self._take(index)
        except EndlessLoop as loop:
            self.state = before
            if not self._is_forced(index):
                names = ", ".join(self._names(loop))
                raise Refused(f"these set each other off for ever: {names}") from None
            self._ended(partial(self._take, index))
        self.answered += 1

    def _take(self, index: int) -> None:
        state = self.state
        assert state.ask is not None
        kind, who, entry, options = state.ask
        if entry is None and kind != "order":
            state.ask = None
            self.rules.answers[kind](state, who, options[index])
        else:
            self.engine.pool.answer(state, options[index])
        if state.ask is None:
            self.go_on()

    def _is_forced(self, index: int) -> bool:
        """Whether an answer that sets off an endless loop has to be taken all the same: to end a
        turn, or since all the others do, too."""
        assert self.state.ask is not None
        options = self.state.ask[OPTIONS]
        if options[index] in LEAVE:
            return True
        for other in range(len(options)):
            if other == index:
                continue
            try:
                self.clone()._take(other)
            except EndlessLoop:
                continue
            return False
        return True

    def _ended(self, step: Callable[[], None]) -> None:
        """Do this; a loop in it ends after as many rounds as are taken for one."""
        self.engine.events.ending = True
        try:
            step()
        finally:
            self.engine.events.ending = False

    def _names(self, loop: EndlessLoop) -> list[str]:
        return [self.program.library.cards[card].name for card in loop.cards if card >= 0]

    def reply(self, answer: Any) -> None:
        """Answer with JSON data: `{"decision": 12, "choose": "card comet"}`, the number and the id
        of an option of what `Decision.to_json` gave. Raises `Refused` like `choose`, also when the
        answer is malformed or to another decision."""
        if not isinstance(answer, dict) or set(answer) != {"decision", "choose"}:
            raise Refused("an answer is an object with `decision` and `choose`")
        if not isinstance(answer["choose"], str):
            raise Refused("`choose` is the id of an option")
        if type(answer["decision"]) is not int or answer["decision"] != self.answered:
            raise Refused(f"this is decision {self.answered}, not {answer['decision']!r}")
        self.choose(answer["choose"])

    def go_on(self) -> None:
        """Until somebody must decide or the game is over; or where `halt` says so, of a state in
        which nothing is pending, once."""
        state, pool = self.state, self.state.pool
        while state.ask is None:
            if pool:
                self.engine.pool.settle(state)
            elif state.done:
                return
            elif self.halt is not None and self.halt(state):
                self.halt = None
                return
            else:
                self.rules.advance(state)

    def give_turn(self, player: int) -> None:
        """Make it this player's turn, with no action used yet; for positions made to order."""
        self.state.ask = None
        self.rules.give_turn(self.state, player)
        self._ended(self.go_on)

    def found(self, player: int, corporation: str) -> None:
        """Put a corporation (an id) into play for a player, with all that it gives."""
        self.state.ask = None
        self.state.g[ACTIVE] = player
        self.rules.found(self.state, player, self.program.layout.card[corporation])
        self._ended(self.go_on)

    def clone(self) -> Game:
        """An independent game at the same point."""
        new = Game.__new__(Game)
        new.engine, new.program = self.engine, self.program
        new.players, new.seed = self.players, self.seed
        new.options, new.rules = self.options, self.rules
        new.state = self.state.clone()
        new.answered, new.halt = self.answered, self.halt
        return new

    def at_hand(self, player: int) -> list[Card]:
        """The cards that the player can play or use."""
        cards = self.program.library.cards
        return [cards[index] for index in bits(self.rules.at_hand(self.state, player))]

    def happenings(self) -> list[LogItem]:
        """All that has happened, oldest first, hidden things too, in numbers: (what, who, about
        what, how many, the card whose effect it is or -1); see `runtime.state.log`. `deal`,
        `offer`, `start` and `buy` say which cards a player was dealt, offered and took."""
        return items(self.state)

    # ---- looking --------------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """Per player the points by source, `total`, and `money` for the tie-break."""
        return self.rules.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that win as things stand; several after a tie, none when the game wins."""
        return self.rules.winners(self.state)

    def cut(self) -> tuple[str, ...]:
        """The cards whose endless chains of effects have been cut, by name, each once."""
        told = {card for what, _, card, _, _ in items(self.state) if what == "ends" and card >= 0}
        return tuple(self.program.library.cards[card].name for card in sorted(told))

    @property
    def log(self) -> list[str]:
        """What has happened, one line each, oldest first, as anybody may know it."""
        return self.told()

    def told(self, seat: int | None = None) -> list[str]:
        """The log as this player may know it: with the names of cards that only the player saw."""
        return log_of(self, seat)

    def why_not(self, player: int, what: str, card: str) -> list[str]:
        """Why the player may not do this now, in a designer's words; empty exactly when it is
        offered.

        `what`: `play`, `use`, `project`, `convert`, `claim`, `fund`; `card`: an id."""
        index = self.program.layout.card[card]
        reasons = Reasons(self, teller_of(self), player, what, index)
        return [reasons.text(one) for one in self.obstacles(player, what, card)]

    def obstacles(self, player: int, what: str, card: str) -> list[Obstacle]:
        """The same as data."""
        return obstacles(self, player, what, self.program.layout.card[card])


def new_state(program: Program, players: int, seed: int) -> State:
    """An empty position: no cards, no tiles, levels and counters at their start."""
    lay, lib = program.layout, program.library
    state = State()
    state.seats = range(players)
    state.g = [0] * lay.globals
    state.g[RNG] = seed & MASK64
    for index, kind in enumerate(lib.parameters):
        state.g[LEVELS + index] = kind.start
    for limited, known in ((lib.tiles, lay.tile_supply), (lib.resources, lay.stock_supply)):
        for one in limited:
            if one.supply is not None and one.id in known:
                state.g[known[one.id].field] = one.supply
    numbers = [0] * (lay.numbers + len(program.memory))
    for counter in lib.counters:
        numbers[lay.counter[counter.id]] = counter.start
    state.p = [numbers[:] for _ in state.seats]
    for name in ("hand", "play", "played_events", "own", "kept"):
        setattr(state, name, [0] * players)
    state.tiles = [0] * len(lib.tiles)
    state.held = [0] * len(lib.cards)
    state.rules = [()] * players
    state.offers = [()] * players
    state.opening = [()] * players
    state.listening = [()] * len(EVENTS)
    _put_in_force(state, program)
    state.site, state.pool, state.ask, state.log = {}, [], None, None
    state.deck, state.claimed, state.funded, state.temporary_tags, state.more = (), (), (), (), {}
    state.seated = state.settled = ()
    state.stacked, state.aside, state.laid, state.extra_actions, state.played, state.obtained = (
        (),
        (),
        (),
        (),
        (),
        (),
    )
    state.atop = state.given = state.heard = state.used_by = ()
    state.top = state.discard = state.turned_over = state.full = state.used = state.spent = (
        state.first_actions
    ) = state.unseen = 0
    state.source = -1
    state.face_up = state.done = state.dead = state.trial = state.solo = state.strict = False
    return state


def _put_in_force(state: State, program: Program) -> None:
    """What nobody holds: its continuous effects are everybody's, its triggers nobody's (-1)."""
    for card in program.in_force:
        written = program.cards[card]
        for event, trigger in written.triggers:
            state.listening[event] += ((-1, card, trigger),)
        for who in state.seats:
            state.rules[who] = tuple(sorted(state.rules[who] + written.rules))
