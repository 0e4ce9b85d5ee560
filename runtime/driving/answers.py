"""The answers of a scenario, given to the questions that they are meant for.

In: a game, and the answers of an act in their order. Out: for each question the option to take, and
an account of what was asked. An answer may name what happens anyway, since there was one way to do
it; then it is given as well.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import takewhile

from compiler.graph import ANYTHING, CHANCE, Act
from compiler.names.folding import fold
from runtime.driving.fitting import Fitting, Forms, is_number, listed, nearest, within
from runtime.driving.game import Game
from runtime.driving.luck import Asked, Luck
from runtime.telling.decision import Decision

DEFAULTS = {"order": 0, "pay": 0, "buy": -1, "final": -1, "share": 0, "exchange": 0}
"""Questions that need no answer, and which option is then taken: what has waited longest, most
currency, no more, the first player's own way round, nothing kept."""

GATES = ("may", "branch", "final")
"""Questions that an answer may pass over, as it may an order: it names what comes up behind."""

CONSENT = frozenset({"may"})

LOOKS = 200
"""How many positions the search for an order tries."""


class Answers:
    """`left` are still to be given, by whoever is asked; players named have their own. `careless`:
    the players who answer anything. `asked`: the questions of this act so far."""

    def __init__(self, game: Game, careless: tuple[str, ...] = ()) -> None:
        self.game = game
        self.fitting = Fitting(game.program.library)
        self.careless = careless
        self.give(None)

    def give(self, act: Act | None) -> None:
        """These are the next answers; any old ones are forgotten."""
        self._of_all = deque(act.answers if act else ())
        self._own: dict[str, deque[str]] = {}
        for one in act.replies if act else ():  # several lines of one player go on
            self._own.setdefault(one.player, deque()).extend(one.answers)
        Luck(self.game, self.fitting, (*self._own.pop(CHANCE, ()),)).give(self.game.state)
        self._actor = act.player if act else ""
        self._before = len(self.game.log)
        self._given: list[tuple[Forms, ...]] = []  # what each said, and what it took
        self.asked: list[Asked] = []

    @property
    def luck(self) -> Luck:
        """What chance has brought since, and is still to bring."""
        return Luck.of(self.game.state)

    def left(self, player: str = "") -> list[str]:
        """The answers not yet given: of this player, or of everybody."""
        if player:
            return [one for one in self._queue(player) if one != ANYTHING]
        rows = (self._of_all, *self._own.values())
        return [one for row in rows for one in row if one != ANYTHING]

    def settled(self) -> list[str]:
        """The answers that are left when nothing is asked any more and that name nothing that has
        happened anyway; each of them names something else."""
        left = []
        for one in self.left():
            if self._happened(one):
                self._given.append((self.fitting.words(one),))
            else:
                left.append(one)
        return left + [one for one in self.luck.left if one != ANYTHING]

    def pick(self, player: str, texts: list[str]) -> int | None:
        """The one text that the next answer fits, the player's own or else anybody's; the answer
        is then used up."""
        for queue in (self._queue(player), self._of_all):
            found = self.fitting.among(queue[0], texts) if queue else ()
            if len(found) == 1:
                return self._use(queue, found[0], texts[found[0]])
        return None

    def to(self, decision: Decision, last: bool = False) -> int | None:
        """The option to take, or None when an answer is missing or does not fit one option; `last`:
        the first question without an answer stays open."""
        queue = self._queue(decision.name)
        answers = len(queue)
        index = self._meant(decision, queue)
        how = f"“{self._said}”" if len(queue) < answers and index is not None else "on the way"
        anything = decision.name in self.careless or (queue and queue[0] == ANYTHING)
        if index is None and anything and not self.left(decision.name):
            index, how = DEFAULTS.get(decision.kind, 0), "anything"
        elif index is None and decision.kind in DEFAULTS and not (last and not queue):
            index, how = DEFAULTS[decision.kind], "not answered"
        if index is not None:
            index %= len(decision)
            texts = tuple(option.text for option in decision.options)
            said = f"{how}: {texts[index]}" if how != f"“{texts[index]}”" else how
            self.asked.append(Asked(decision.name, decision.question, texts, texts[index], said))
        return index

    def _queue(self, player: str) -> deque[str]:
        if player in self._own:
            return self._own[player]
        return deque() if player in self.careless else self._of_all

    def _use(self, queue: deque[str], index: int, taken: str = "") -> int:
        self._said = queue.popleft()
        self._given.append((self.fitting.words(self._said), self.fitting.words(taken)))
        return index

    def _meant(self, decision: Decision, queue: deque[str]) -> int | None:
        """The option that the next answer names or leads to. One that fits nothing and names what
        has happened since the act began is given already."""
        while queue and queue[0] != ANYTHING:
            answer = queue[0]
            if (index := self._exactly(decision, answer)) is not None:
                return self._use(queue, index, decision.options[index].text)
            if decision.kind == "order" and (index := self._behind_orders(answer)) is not None:
                return index
            if len(found := self._found(decision, answer)) == 1:
                if not self._is_given_already(decision, queue, found[0]):
                    return self._use(queue, found[0], decision.options[found[0]].text)
                self._use(queue, 0)
                continue
            if decision.kind == "x" and (index := self._as_many(decision, queue)) is not None:
                return index
            if decision.kind in GATES and (index := self._behind(answer)) is not None:
                return index
            if found or not self._happened(answer):
                return None
            self._use(queue, 0)
        return None

    def _found(self, decision: Decision, answer: str) -> tuple[int, ...]:
        texts = [option.text for option in decision.options]
        return self.fitting.among(answer, texts, decision.ids)

    def _is_given_already(self, decision: Decision, queue: deque[str], index: int) -> bool:
        """Whether the answer names what has happened anyway, so that this question is for the next
        one, which nothing asks for once this option is taken."""
        if len(queue) < 2 or not self._happened(queue[0]):
            return False
        following, trial = queue[1], self._chosen(self.game, index).decision
        meant = self._found(decision, following)
        if len(meant) != 1 or meant[0] == index:
            return False
        return trial is None or trial.kind == "menu"

    def _exactly(self, decision: Decision, answer: str) -> int | None:
        """Of an order, what is named by its id, or by the name of its card alone. Other words may
        be meant for a choice behind it."""
        if decision.kind != "order":
            return None
        if answer in decision.ids:
            return decision.ids.index(answer)
        cards = [fold(option.text).rpartition(" (")[2].strip(')"') for option in decision.options]
        named = [i for i, card in enumerate(cards) if card == fold(answer).strip('"')]
        return named[0] if len(named) == 1 else None

    # ---- what is behind -------------------------------------------------------------------------

    def _behind(self, answer: str) -> int | None:
        """The option that alone leads to a choice that the answer fits, or to what it names."""
        trials = [self._chosen(self.game, i) for i in range(len(self.game.decision or ()))]
        found = [i for i, trial in enumerate(trials) if self._fits(trial, answer)]
        if not found:
            told = self._tells(self.game, answer)
            found = [i for i, trial in enumerate(trials) if self._tells(trial, answer) > told]
        return found[0] if len(found) == 1 else None

    def _as_many(self, decision: Decision, queue: Iterable[str]) -> int | None:
        """The X for which all these answers are wanted: so many cards to sell."""
        trial = self._chosen(self.game, 0)
        count = len([*takewhile(lambda answer: self._fits(trial, answer), queue)])
        found = self._found(decision, f"X = {count}") if count else ()
        return found[0] if len(found) == 1 else None

    def _behind_orders(self, answer: str) -> int | None:
        """What to take first so that the answer fits; looks through orders, nearest first."""
        queue: deque[tuple[Game, int | None]] = deque([(self.game, None)])
        looks = 0
        while queue:
            game, start = queue.popleft()
            for index in range(len(game.decision or ())):
                looks += 1
                if looks > LOOKS:
                    return None
                trial = self._chosen(game, index)
                first = index if start is None else start
                if self._fits(trial, answer):
                    return first
                if trial.decision is not None and trial.decision.kind == "order":
                    queue.append((trial, first))
        return None

    @staticmethod
    def _chosen(game: Game, index: int) -> Game:
        trial = game.clone()
        trial.choose(index)
        return trial

    def _fits(self, game: Game, answer: str) -> bool:
        """Whether the answer fits one option of what the game asks, unless that is a turn or one
        more order."""
        decision = game.decision
        if decision is None or decision.kind in ("menu", "order"):
            return False
        return len(self._found(decision, answer)) == 1

    # ---- what happened anyway -------------------------------------------------------------------

    def _happened(self, answer: str) -> bool:
        """Whether the log or an option taken says so, more often than answers have said it or taken
        it before, alone or among more: who has said `keep "Rock"` means something else by `"Rock"`.
        `may …` that has been said may be said once more: what lapses is not asked for; and it is
        one thing to say so, and another to name what is done."""
        wanted = self.fitting.words(answer)
        if not wanted:
            return False
        taken = sum(within(wanted, self.fitting.words(one.taken)) for one in self.asked)
        before = sum(
            any(within(wanted, one) for one in self._said_by(said, wanted)) for said in self._given
        )
        if taken and wanted[0] == CONSENT:
            return before <= taken
        return max(self._tells(self.game, answer), taken) > before

    @staticmethod
    def _said_by(said: tuple[Forms, ...], wanted: Forms) -> tuple[Forms, ...]:
        consents = wanted[0] != CONSENT and all(one[:1] == (CONSENT,) for one in said)
        return said[:1] if consents else said

    def _tells(self, game: Game, answer: str) -> int:
        """How many lines of the log of this act say so to the player who knows most of it. That the
        actor acts, and what the act is, is no answer."""
        wanted = self.fitting.words(answer)
        return max(self._lines(game.told(seat), wanted) for seat in range(len(game.players)))

    def _lines(self, log: list[str], wanted: Forms) -> int:
        lines = log[self._before :]
        if self._actor and lines and lines[0].startswith(f"{self._actor} "):
            del lines[0]
        told = (line.strip().removeprefix(f"{self._actor} ") for line in lines)
        return sum(_tells(self.fitting.words(line), wanted) for line in told)

    # ---- messages -------------------------------------------------------------------------------

    def account(self) -> str:
        """The questions of the act with their answers, one a line."""
        return "".join(f"\n  {one}" for one in (*self.asked, *self.luck.asked))

    def unanswered(self, decision: Decision) -> str:
        texts = [option.text for option in decision.options]
        asked = f"{decision.name} is asked: {decision.question}"
        left = self.left(decision.name)
        if not left:
            return f"{asked}; there is no answer; offered: {listed(texts)}{self.account()}"
        fitting = self._found(decision, left[0])
        if fitting:
            fits = listed([texts[i] for i in fitting])
            return f"{asked}; {left[0]!r} fits {fits}{self.account()}"
        offered = listed(nearest(left[0], texts))
        later = next((one for one in left[1:] if len(self._found(decision, one)) == 1), None)
        hint = "" if later is None else f" ({later!r} is: answers come in the order asked)"
        return f"{asked}; no option says {left[0]!r}{hint}; offered: {offered}{self.account()}"


def _tells(line: Forms, wanted: Forms) -> bool:
    """Whether a line of the log says all this, in whatever order; one without numbers is silent
    about how many."""
    if not any(map(is_number, line)):
        wanted = tuple(word for word in wanted if not is_number(word))
    return bool(wanted) and all(any(word & other for other in line) for word in wanted)
