"""Runs a scenario: arranges the position, does what it says, answers, checks what must hold.

In: an engine and a `Scenario` of the graph. Out: an `Outcome` whose failures are sentences for
the designer. A wrong number does not hide the next; what cannot be done, or a question without an
answer, ends the run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from compiler import graph as g
from dsl.reading.records import dataclass
from runtime.driving.answers import Answers
from runtime.driving.blanks import with_blanks
from runtime.driving.conceivable import conceivable
from runtime.driving.facts import first_copy, holds, part_of, parts_of, said, value_of
from runtime.driving.fitting import listed
from runtime.driving.game import LEAVE
from runtime.driving.position import arrange
from runtime.games.playable import Playable
from runtime.state.layout import DECK_KINDS, card_kinds
from runtime.state.state import GENERATION, LAST, State, bits
from runtime.telling.decision import Decision

MENU = {  # verb of an act: the kinds of menu options it may mean
    "play": ("play",),
    "use": ("use", "project", "convert", "first", "seat"),
    "buy": ("project",),
    "claim": ("claim",),
    "fund": ("fund",),
}
PLANNED = {"standard-project": "project", "project": "project", "conversion": "convert"}


@dataclass(frozen=True, slots=True)
class Compared:
    """Of a failure that is a difference: what it says, and its two sides."""

    failure: str
    expected: str
    actual: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """`failures` in the order found, empty when `ok`; `log`: what happened, a line each;
    `compared`: of some of the failures."""

    name: str
    ok: bool
    failures: tuple[str, ...]
    log: tuple[str, ...]
    compared: tuple[Compared, ...] = ()


class StoppedError(Exception):
    """The run cannot go on; says why."""


def run(engine: Playable, scenario: g.Scenario) -> Outcome:
    """Run one scenario, on the board, with the seed and in the variant that it names."""
    try:
        return _Run(_on_board(engine, scenario.board), scenario).outcome()
    except ValueError as fault:  # no such board, variant or seed
        return Outcome(scenario.name, False, (f"{scenario.by}: {fault}",), ())


_boards: WeakKeyDictionary[Playable, dict[str, Playable]] = WeakKeyDictionary()


def _on_board(engine: Playable, board: str) -> Playable:
    """With blank cards where none are named, and on that board."""
    library = with_blanks(engine.library)
    if library is engine.library and board in ("", engine.layout.board.id):
        return engine
    made = _boards.setdefault(engine, {})
    if board not in made:
        made[board] = Playable(library, board or engine.layout.board.id)
    return made[board]


class _Run:
    def __init__(self, engine: Playable, scenario: g.Scenario) -> None:
        self.engine, self.program, self.scenario = engine, engine.program, scenario
        plain = engine.plain_variant
        options = {"variant": plain, "seed": "0", "turns": ""} | dict(scenario.options)
        seed = int(options.pop("seed"))
        turns = options.pop("turns")
        if turns not in ("", "counted"):
            raise ValueError(f"turns may be `counted`, not `{turns}`")
        self.counted = bool(turns)
        self.game, self.unmade = arrange(engine, scenario.players, scenario.given, seed, **options)
        self.game.state.first_actions = self._due()
        if self.counted and self.game.decision is None:
            self.game.give_turn(0)
        self.answers = Answers(self.game, scenario.careless)
        self.by = scenario.by  # the act that is answered
        self.produced = False
        self.researched = 0  # the generation of which an act goes on to research
        self.done = False  # the act before, which asked nothing
        self.failures: list[str] = []
        self.compared: list[Compared] = []
        self.refused: list[str] | None = None

    def outcome(self) -> Outcome:
        try:
            for fact in self.unmade:
                raise StoppedError(f"{fact.by}: this cannot be given: {said(self.game, fact)}")
            steps = self.scenario.steps
            for number, step in enumerate(steps, 1):
                acts = (one for one in steps[number:] if isinstance(one, g.Act))
                self.coming = next(acts, None)
                self._step(step, next(iter(steps[number:]), None))
                if self.answers.luck.fault:
                    raise StoppedError(step.by)
        except StoppedError as stop:
            fault = self.answers.luck.fault
            self.failures.append(f"{self.by}: {fault}" if fault else str(stop))
        failures = tuple(self.failures)
        log, compared = tuple(self.game.log), tuple(self.compared)
        return Outcome(self.scenario.name, not failures, failures, log, compared)

    def _step(self, step: g.Step, following: g.Step | None) -> None:
        match step:
            case g.Act():
                self._close_question(step.by, step)
                self._act(step, following)
            case g.Fact():
                self._close_question(step.by)
                self._check(step)
            case g.Expect(what="refused"):
                self._check_refused(step)
            case g.Expect():
                self._check_offered(step)

    def _due(self) -> int:
        """First actions of cards that are given count as taken, save what can only be meant by an
        act that uses such a card."""
        given, cards = sum(self.game.state.play), self.program.cards
        used = (step.target for step in self.scenario.steps if isinstance(step, g.Act))
        named = {self.program.layout.card.get(target, -1) for target in used}
        due = (card for card in bits(given) if cards[card].first >= 0 and not cards[card].ways)
        return sum(1 << card for card in named.intersection(due))

    # ---- acts -----------------------------------------------------------------------------------

    def _act(self, act: g.Act, following: g.Step | None) -> None:
        self.answers.give(act)
        self.by = act.by
        self.done = False
        self.game.halt = self._moment(self.coming)
        generation = self.game.state.g[GENERATION]
        self.researched = generation if act.target == "research" else 0
        self.refused = self._begin(act)
        expected = isinstance(following, g.Expect) and following.what == "refused"
        if self.refused is not None:
            if not expected:
                raise StoppedError(
                    f"{act.by}: {self._doing(act)} is refused: {'; '.join(self.refused)}"
                )
            return
        if expected:
            raise StoppedError(f"{act.by}: {self._doing(act)} should be refused, but it is done")
        self._resolve(act, generation, holding=isinstance(following, g.Expect))
        if left := self.answers.settled():
            raise StoppedError(f"{act.by}: nobody asked for: {', '.join(left)}{self._asked()}")
        self.done = not self.answers.asked

    def _begin(self, act: g.Act) -> list[str] | None:
        """Start the act; the reasons why it is refused, or None."""
        game = self.game
        if act.verb == "begin":
            game.begin()
            return None
        if act.verb == "end" and not act.player:
            return self._end(act)
        if game.decision is None and self.produced:
            self._last(act)
        seat = game.players.index(act.player)
        card = self.program.layout.card.get(act.target, -1)
        kind = self.program.library.cards[card].kind if card >= 0 else ""
        if self._opens(act):
            return self._open(act, seat)
        if game.decision is not None and self._is_meant(game.decision, act):
            game.choose(self._meant(game.decision, act)[0])
            return None
        self._give_turn(seat)
        decision = game.decision
        if decision is None or decision.kind != "menu" or decision.player != seat:
            return [f"it is not {act.player}'s turn"]
        found = self._meant(decision, act)
        if not found and card < 0:
            return [self._no_leave(act)]
        if not found:
            meant = MENU.get(act.verb, (act.verb,))[0]
            seats = kind in self.game.engine.zones.seats
            what = "seat" if seats else PLANNED.get(kind, meant)
            return game.why_not(seat, what, self._copy_of(seat, act.target, act.verb))
        game.choose(self._one_of(act, decision, found))
        return None

    def _means(self, value: tuple[Any, ...], act: g.Act, card: int) -> bool:
        """Whether the option of a turn is what the act says. All first actions that are due are
        taken at once, and any of their cards may be named."""
        if card < 0:
            return value == (act.verb,)
        what, *rest = value
        if what == "first" and act.verb == "use":
            return bool(self.game.state.first_actions >> card & 1)
        return what in MENU[act.verb] and bool(rest) and first_copy(self.game, rest[0]) == card

    def _copy_of(self, seat: int, name: str, verb: str) -> str:
        """The card, or a copy of it that this player has; one to be played is not in play yet."""
        state, copies = self.game.state, self.program.layout.copies(name)
        places = [state.play[seat], self.game.rules.at_hand(state, seat)]
        if verb == "play":
            places.reverse()
        owned = (card for place in places for card in copies if place >> card & 1)
        own = next(owned, copies[0])
        return self.program.library.cards[own].id

    def _no_leave(self, act: g.Act) -> str:
        if act.verb == "pass":
            return f"{act.player} has acted and can only end the turn: `{act.player} ends the turn`"
        if not self.counted:
            return "whoever acts has a turn of their own, unless `turns counted` is said"
        return f"{act.player} has not acted in this turn and can only pass"

    def _end(self, act: g.Act) -> list[str] | None:
        """Of the generation, or of production or research in it."""
        game = self.game
        if game.finished:
            return ["the game is over"]
        halted = game.decision is None and self.produced
        if act.target == "research" and not halted:
            raise StoppedError(f"{act.by}: research comes after `when production ends`")
        if act.target == "production":
            game.halt = None if halted else self._is_produced
        elif halted:
            self.produced = False
            game.go_on()
            return None
        if game.decision is None and not halted:
            game.give_turn(0)
        return None

    def _last(self, act: g.Act) -> None:
        """After the last production an act may be one more greenery; else research comes next."""
        if not self.game.state.g[LAST]:
            raise StoppedError(f"{act.by}: production is over, `when research ends` comes next")
        self.produced = False
        self.game.go_on()
        self._close_question(act.by, act)

    def _open(self, act: g.Act, seat: int) -> list[str] | None:
        """Put a corporation into play, or what opens the game; at set-up in its turn, and of those
        that have been kept."""
        first, cards = self.game.rules.opens(self.game.state)
        copies = self.program.layout.copies(act.target)
        if first >= 0 and seat != first:
            return [f"it is not {act.player}'s turn"]
        if first >= 0 and not {*copies} & {*cards}:
            return [f"it is none of those that {act.player} has kept"]
        self.game.found(seat, self._copy_of(seat, act.target, act.verb))
        return None

    # ---- where the game stands still ------------------------------------------------------------

    def _moment(self, act: g.Act | None) -> Callable[[State], bool] | None:
        """Where the act that comes next finds what it is about."""
        if act is None:
            return None
        if act.target in ("production", "research"):
            return self._is_produced
        return self._is_opening if self._opens(act) else None

    def _opens(self, act: g.Act) -> bool:
        """Whether the act plays what opens the game."""
        library = self.program.library
        card = self.program.layout.card.get(act.target, -1)
        later = {kind.id for kind in library.kinds if kind.played == g.TURN}
        dealt = {*card_kinds(library)} - {*DECK_KINDS} - later
        return act.verb == "play" and card >= 0 and library.cards[card].kind in dealt

    def _is_opening(self, state: State) -> bool:
        """Somebody plays what opens the game, and no answer says what."""
        return self.game.rules.opens(state)[0] >= 0 and not self.answers.left()

    def _is_produced(self, state: State) -> bool:
        """Where an answer is left, it is for the phases behind production."""
        rules = self.game.rules
        if state.g[GENERATION] == self.researched:  # it goes on to research; the next one is meant
            return False
        self.produced = rules.closing(state) if self.answers.left() else rules.produced(state)
        return self.produced

    def _give_turn(self, seat: int) -> None:
        """Whoever acts has a whole turn, unless turns are counted; then it must be theirs, and who
        answers anything passes."""
        if not self.counted:
            self.game.give_turn(seat)
            return
        while (
            (decision := self.game.decision) is not None
            and decision.kind == "menu"
            and decision.player != seat
            and decision.name in self.scenario.careless
        ):
            self._leave(decision)

    def _leave(self, decision: Decision) -> None:
        self.game.choose(next(i for i, value in enumerate(decision.values) if value in LEAVE))

    def _one_of(self, act: g.Act, decision: Decision, found: Sequence[int]) -> int:
        """Of several ways to do it, the one that the first answer names."""
        if len(found) == 1:
            return found[0]
        texts = [decision.options[index].text for index in found]
        if len({*texts}) == 1:  # copies of one card
            return found[0]
        place = self.answers.pick(act.player, texts)
        if place is None:
            raise StoppedError(
                f"{act.by}: there are several ways, answer one of them: {listed(texts)}"
            )
        return found[place]

    def _resolve(self, act: g.Act, generation: int, holding: bool) -> None:
        """Answer until the act is done, which began in this generation; `holding`: the first
        question without an answer stays open, whatever it is."""
        game = self.game
        ending = act.verb == "end" and not act.player
        while (decision := game.decision) is not None:
            if decision.kind == "menu":
                if not ending or game.state.g[GENERATION] != generation:
                    break
                self._leave(decision)
                continue
            if self._is_meant(decision, self.coming) and not self.answers.left(decision.name):
                break
            if holding and not self.answers.left(decision.name):
                return
            index = self.answers.to(decision)
            if index is None and len(decision) == 1 and not holding:
                index = 0  # which nobody needs to say
            if index is None:
                raise StoppedError(f"{act.by}: {self.answers.unanswered(decision)}")
            game.choose(index)
        if game.halt is not None and act.target == "production":
            raise StoppedError(f"{act.by}: no moment lies between production and research here")
        game.halt = None

    def _asked(self) -> str:
        decision = self.game.decision
        if decision is not None and decision.kind != "menu":
            return f"; {self.answers.unanswered(decision)}"
        return self.answers.account() or "; nothing was left to choose: there was one way to do it"

    def _is_meant(self, decision: Decision, act: g.Act | None) -> bool:
        """Whether the act is what is asked for after the last production: one more greenery."""
        return decision.kind == "final" and bool(self._meant(decision, act))

    def _meant(self, decision: Decision, act: g.Act | None) -> list[int]:
        """The options that the act of this player may mean."""
        if act is None or act.player != decision.name:
            return []
        card = self.program.layout.card.get(act.target, -1)
        return [i for i, value in enumerate(decision.values) if self._means(value, act, card)]

    def _close_question(self, place: str, act: g.Act | None = None) -> None:
        """A question that was looked at is answered where it needs no answer; what the act answers
        is left to it."""
        while (decision := self.game.decision) is not None and decision.kind != "menu":
            if self._is_meant(decision, act):
                return
            index = self.answers.to(decision)
            if index is None:
                raise StoppedError(f"{place}: {self.answers.unanswered(decision)}")
            self.game.choose(index)

    def _doing(self, act: g.Act) -> str:
        card = self.program.layout.card.get(act.target)
        name = self.program.library.cards[card].name if card is not None else act.target
        return f"{act.player}: {act.verb} {name}".rstrip()

    # ---- checks ---------------------------------------------------------------------------------

    def _check(self, fact: g.Fact) -> None:
        match fact.condition:
            case g.Status("points", part=part) if not part_of(self.game, part):
                parts = ", ".join(parts_of(self.game))
                raise StoppedError(f"{fact.by}: no points are called {part!r}; there are {parts}")
        if not holds(self.game, fact):
            value = value_of(self.game, fact)
            wanted = said(self.game, fact)
            so = f"{value}" if _is_number(fact.condition) else "so" if value else "not so"
            failure = f"{fact.by}: {wanted} expected, but it is {so}"
            self.failures.append(failure)
            self.compared.append(Compared(failure, wanted, str(value)))

    def _check_refused(self, expect: g.Expect) -> None:
        if self.refused is None:
            self.failures.append(f"{expect.by}: nothing was refused")
        elif not any(self._fits(expect.text, [reason]) for reason in self.refused):
            reasons = "; ".join(self.refused)
            self.failures.append(f"{expect.by}: refused, but not for {expect.text!r}: {reasons}")

    def _fits(self, text: str, texts: list[str], ids: Sequence[str] = ()) -> bool:
        return bool(self.answers.fitting.among(text, texts, ids))

    def _check_offered(self, expect: g.Expect) -> None:
        """Of the question that is open, or else of the player's turn. Where an act asked nothing,
        what it could have asked for is not offered either."""
        game = self.game
        if game.decision is None or game.decision.kind == "menu":
            self._give_turn(game.players.index(expect.player))
        decision = game.decision
        if decision is None or decision.name != expect.player:
            raise StoppedError(f"{expect.by}: {expect.player} has nothing to choose")
        texts = [option.text for option in decision.options]
        asked = f"asked is {decision.question}; offered: {listed(texts)}"
        idle = self.done and decision.kind == "menu" and expect.what == "not-offered"
        if not conceivable(game, decision, self.answers.fitting, expect.text, idle):
            raise StoppedError(f"{expect.by}: {expect.text!r} can never be an option; {asked}")
        offered = self._fits(expect.text, texts, decision.ids)
        if offered == (expect.what == "not-offered"):
            problem = "is offered" if offered else "is not offered"
            self.failures.append(f"{expect.by}: {expect.text!r} {problem}; {asked}")


_NUMBERS = ("generation", "points", "colonies", "fleets", "track")


def _is_number(condition: g.Condition | g.Status) -> bool:
    """Whether it tells how many or which; the others are so or are not."""
    match condition:
        case g.Status(what):
            return what in _NUMBERS
        case g.Compare(g.Score(won=True)):
            return False
    return True
