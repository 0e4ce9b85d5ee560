"""Runs a scenario: arranges the position, does what it says, answers, checks what must hold.

In: an engine and a `Scenario` of the graph. Out: an `Outcome` whose failures are sentences for
the designer. A wrong number does not hide the next; what cannot be done, or a question without an
answer, ends the run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from weakref import WeakKeyDictionary

from compiler import graph as g
from runtime.driving.answers import Answers, likeness, nearest
from runtime.driving.position import arrange, value_of
from runtime.games.playable import Playable
from runtime.state.layout import CARD_KINDS, DECK_KINDS
from runtime.state.state import GENERATION
from runtime.telling.decision import Decision

MENU = {  # verb of an act: the kinds of menu options it may mean
    "play": ("play",),
    "use": ("use", "project", "convert", "first"),
    "buy": ("project",),
    "claim": ("claim",),
    "fund": ("fund",),
}
PLANNED = {"standard-project": "project", "project": "project", "conversion": "convert"}
LEAVE = (("pass",), ("end",))
SHOWN = 12
"""How many options a message lists."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """`failures` in the order found, empty when `ok`; `log`: what happened, a line each."""

    name: str
    ok: bool
    failures: tuple[str, ...]
    log: tuple[str, ...]


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
    if board in ("", engine.layout.board.id):
        return engine
    made = _boards.setdefault(engine, {})
    if board not in made:
        made[board] = Playable(engine.library, board)
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
        self.answers = Answers(self.game)
        self.failures: list[str] = []
        self.refused: list[str] | None = None

    def outcome(self) -> Outcome:
        try:
            for fact in self.unmade:
                raise StoppedError(f"{fact.by}: this cannot be given: {self._said(fact)}")
            steps = self.scenario.steps
            for step, following in zip_longest(steps, steps[1:]):
                self._step(step, following)
        except StoppedError as stop:
            self.failures.append(str(stop))
        failures = tuple(self.failures)
        return Outcome(self.scenario.name, not failures, failures, tuple(self.game.log))

    def _step(self, step: g.Step, following: g.Step | None) -> None:
        match step:
            case g.Act():
                self._no_open_question()
                self._act(step, following)
            case g.Fact():
                self._no_open_question()
                self._check(step)
            case g.Expect(what="refused"):
                self._check_refused(step)
            case g.Expect():
                self._check_offered(step)

    # ---- acts -----------------------------------------------------------------------------------

    def _act(self, act: g.Act, following: g.Step | None) -> None:
        self.answers.give(act.answers)
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
        self._resolve(act, ending=act.verb == "end", holding=isinstance(following, g.Expect))
        if self.answers.left:
            left = ", ".join(self.answers.left)
            raise StoppedError(
                f"{act.by}: nobody asked for: {left}{self._pending() or self._asked()}"
            )

    def _begin(self, act: g.Act) -> list[str] | None:
        """Start the act; the reasons why it is refused, or None."""
        game = self.game
        if act.verb == "begin":
            game.begin()
            return None
        if act.verb == "end":
            if game.decision is None and not game.finished:
                game.give_turn(0)
            return None
        seat = game.players.index(act.player)
        card = self.program.layout.card.get(act.target, -1)
        kind = self.program.library.cards[card].kind if card >= 0 else ""
        if act.verb == "play" and kind in CARD_KINDS and kind not in DECK_KINDS:
            game.found(seat, act.target)
            return None
        self._give_turn(seat)
        decision = game.decision
        if decision is None or decision.kind != "menu" or decision.player != seat:
            return [f"it is not {act.player}'s turn"]
        if act.verb == "pass":
            found = [i for i, value in enumerate(decision.values) if value in LEAVE]
        else:
            wanted = MENU.get(act.verb, ())
            found = [
                i
                for i, value in enumerate(decision.values)
                if value[0] in wanted and value[1:2] == (card,)
            ]
        if not found and card < 0:
            raise StoppedError(f"{act.by}: a scenario cannot do this: {self._doing(act)}")
        if not found:
            meant = MENU.get(act.verb, (act.verb,))[0]
            what = PLANNED.get(kind, meant)
            return game.why_not(seat, what, act.target)
        game.choose(self._one_of(act, decision, found))
        return None

    def _give_turn(self, seat: int) -> None:
        """Whoever acts has a whole turn, unless turns are counted; then it must be theirs."""
        if not self.counted or self.game.decision is None:
            self.game.give_turn(seat)

    def _one_of(self, act: g.Act, decision: Decision, found: Sequence[int]) -> int:
        """Of several ways to do it, the one that the first answer names."""
        if len(found) == 1:
            return found[0]
        texts = [decision.options[index].text for index in found]
        place = self.answers.pick(texts)
        if place is None:
            raise StoppedError(f"{act.by}: there are several ways: {_listed(texts)}")
        return found[place]

    def _resolve(self, act: g.Act, ending: bool, holding: bool) -> None:
        """Answer until the act is done; `holding`: the last question may stay open."""
        game, generation = self.game, self.game.state.g[GENERATION]
        while (decision := game.decision) is not None:
            if decision.kind == "menu":
                if not ending or game.state.g[GENERATION] != generation:
                    return
                game.choose(next(i for i, value in enumerate(decision.values) if value in LEAVE))
                continue
            index = self.answers.to(decision)
            if index is None and len(decision) == 1 and not holding:
                index = 0  # which nobody needs to say
            if index is None:
                if holding and not self.answers.left:
                    return
                raise StoppedError(f"{act.by}: {self._unanswered(decision)}")
            game.choose(index)

    def _unanswered(self, decision: Decision) -> str:
        texts = [option.text for option in decision.options]
        asked = f"{decision.name} is asked: {decision.question}"
        offered = f"offered: {_listed(texts)}"
        if not self.answers.left:
            return f"{asked}; there is no answer; {offered}"
        answer = self.answers.left[0]
        offered = f"offered: {_listed(nearest(answer, texts))}"
        fitting = self.answers.fitting(answer, texts)
        if fitting:
            return f"{asked}; {answer!r} fits {_listed([texts[i] for i in fitting])}"
        return f"{asked}; no option says {answer!r}; {offered}"

    def _pending(self) -> str:
        decision = self.game.decision
        if decision is None or decision.kind == "menu":
            return ""
        return f"; {self._unanswered(decision)}"

    def _asked(self) -> str:
        """The questions that nobody needs to answer and the next answer may have been meant for."""
        passed, answer = self.answers.passed, self.answers.left[0]
        if not passed:
            return "; nothing was left to choose: there was one way to do it"
        found = [(nearest(answer, one.texts), one) for one in passed]
        (texts, one) = max(found, key=lambda each: likeness(answer, each[0][0]))
        return f"; {one.name} was asked: {one.question}; offered: {_listed(texts)}"

    def _no_open_question(self) -> None:
        decision = self.game.decision
        if decision is not None and decision.kind != "menu":
            raise StoppedError(self._unanswered(decision))

    def _doing(self, act: g.Act) -> str:
        card = self.program.layout.card.get(act.target)
        name = self.program.library.cards[card].name if card is not None else act.target
        return f"{act.player}: {act.verb} {name}".rstrip()

    # ---- checks ---------------------------------------------------------------------------------

    def _check(self, fact: g.Fact) -> None:
        condition = fact.condition
        if not isinstance(condition, g.Compare):
            raise StoppedError(f"{fact.by}: this cannot be checked")
        seat = self.game.players.index(fact.player) if fact.player else -1
        value = value_of(self.game, seat, condition.measure)
        if not _HOLDS[condition.bound](value, condition.value):
            self.failures.append(f"{fact.by}: {self._said(fact)} expected, but it is {value}")

    def _said(self, fact: g.Fact) -> str:
        condition = fact.condition
        if isinstance(condition, g.Compare) and isinstance(condition.measure, g.Score):
            won = condition.measure.won
            text = (
                ("a victory", "no victory")[not condition.value]
                if won
                else (f"{condition.value} points")
            )
        else:
            text = self.engine.texts.need(condition)
        return f"{fact.player}: {text}" if fact.player else text

    def _check_refused(self, expect: g.Expect) -> None:
        if self.refused is None:
            self.failures.append(f"{expect.by}: nothing was refused")
        elif not any(self.answers.fitting(expect.text, [reason]) for reason in self.refused):
            reasons = "; ".join(self.refused)
            self.failures.append(f"{expect.by}: refused, but not for {expect.text!r}: {reasons}")

    def _check_offered(self, expect: g.Expect) -> None:
        game = self.game
        if game.decision is None or game.decision.kind == "menu":
            self._give_turn(game.players.index(expect.player))
        decision = game.decision
        if decision is None or decision.name != expect.player:
            raise StoppedError(f"{expect.by}: {expect.player} has nothing to choose")
        texts = [option.text for option in decision.options]
        offered = bool(self.answers.fitting(expect.text, texts))
        if offered == (expect.what == "not-offered"):
            problem = "is offered" if offered else "is not offered"
            self.failures.append(
                f"{expect.by}: {expect.text!r} {problem}; offered: {_listed(texts)}"
            )


_HOLDS: dict[g.Bound, Callable[[int, int], bool]] = {
    "exactly": int.__eq__,
    "min": int.__ge__,
    "max": int.__le__,
}


def _listed(texts: Sequence[str]) -> str:
    shown = "; ".join(texts[:SHOWN])
    return shown if len(texts) <= SHOWN else f"{shown}; … ({len(texts)} in all)"
