"""Written answers and the options they mean: `ocean at E5`, `"A Card"`, `production +1 energy`.

In: a game and answers in the order given. Out: for each decision the option meant: the one with
that id, else the one that the answer fits. It fits an option when all its words and numbers stand
in the option's text in the same order; letter case, quotes and plurals do not matter. Exactly the
same words win; otherwise one option only may fit.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from compiler.graph import Library
from compiler.names.folding import fold, singulars
from runtime.driving.game import Game
from runtime.telling.decision import Decision

DEFAULTS = {"order": 0, "pay": 0, "buy": -1, "final": -1, "share": 0, "exchange": 0}
"""Questions that need no answer, and what is then taken: printed order, most currency, no more,
the first player's own way round, nothing kept."""

GATES = ("may", "branch", "final")
"""Questions that an answer may pass over, as it may an order: it names what comes up behind."""

LOOKS = 200
"""How many positions the search for an order tries."""

_TOKEN = re.compile(r"(?<!\w)[+-]?\d+%?(?![\w€])|[\w€°'-]*\w[\w€°'-]*")
_IDLE = frozenset({"step", "steps"})
"""What people say and card text does not: `raise temperature 2 steps`."""

_DASHES = str.maketrans({"\u2212": "-", "\u2013": "-"})
Forms = tuple[frozenset[str], ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A question that needs no answer and got none, though there were answers left."""

    name: str
    question: str
    texts: tuple[str, ...]


class Answers:
    """The answers still to be given, `left`, for one game; `passed`: what they were not given
    to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.left: list[str] = []
        self.passed: list[Passed] = []
        self.signs = aliases(game.program.library)

    def give(self, answers: Iterable[str]) -> None:
        """These are the next answers; any old ones are forgotten."""
        self.left = list(answers)
        self.passed = []

    def fitting(
        self, answer: str, texts: Sequence[str], ids: Sequence[str] = ()
    ) -> tuple[int, ...]:
        """Which texts the answer fits; one where it is the id, says exactly the same, or all say
        the same."""
        if answer in ids:
            return (ids.index(answer),)
        wanted = words_of(answer, self.signs)
        given = [words_of(text, self.signs) for text in texts]
        found = tuple(i for i, text in enumerate(given) if _within(wanted, text))
        exact = tuple(i for i in found if len(given[i]) == len(wanted))
        found = exact or found
        return found[:1] if len({texts[i] for i in found}) == 1 else found

    def pick(self, texts: Sequence[str], ids: Sequence[str] = ()) -> int | None:
        """The one text that the next answer fits, or whose id it is; it is then used up."""
        found = self.fitting(self.left[0], texts, ids) if self.left else ()
        if len(found) != 1:
            return None
        self.left.pop(0)
        return found[0]

    def to(self, decision: Decision) -> int | None:
        """The option to take, or None when an answer is missing or does not fit one option."""
        texts = [option.text for option in decision.options]
        found = self.pick(texts, decision.ids)
        if found is None and self.left:
            if decision.kind == "order":
                found = self._behind_orders()
            elif decision.kind in GATES:
                behind = [i for i in range(len(texts)) if self._fits(self._chosen(self.game, i))]
                found = behind[0] if len(behind) == 1 else None
        if found is None and decision.kind in DEFAULTS:
            if self.left:
                self.passed.append(Passed(decision.name, decision.question, tuple(texts)))
            found = range(len(texts))[DEFAULTS[decision.kind]]
        return found

    def _behind_orders(self) -> int | None:
        """What to take first so that the next answer fits; looks through orders, nearest first."""
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
                if self._fits(trial):
                    return first
                if trial.decision is not None and trial.decision.kind == "order":
                    queue.append((trial, first))
        return None

    @staticmethod
    def _chosen(game: Game, index: int) -> Game:
        trial = game.clone()
        trial.choose(index)
        return trial

    def _fits(self, game: Game) -> bool:
        """Whether the next answer fits one option of what the game asks, unless that is a turn."""
        decision = game.decision
        if decision is None or decision.kind == "menu":
            return False
        texts = [option.text for option in decision.options]
        return len(self.fitting(self.left[0], texts, decision.ids)) == 1


def likeness(answer: str, text: str) -> float:
    """From 0 to 1: how much of both is the same."""
    return SequenceMatcher(None, fold(answer), fold(text)).ratio()


def nearest(answer: str, texts: Sequence[str]) -> list[str]:
    """The texts, those most like the answer first."""
    return sorted(dict.fromkeys(texts), key=lambda text: -likeness(answer, text))


def aliases(library: Library) -> dict[str, str]:
    """Signs and identifiers of the vocabulary, each with the name it stands for."""
    names = [(one.symbol, one.id, one.name) for one in library.resources]
    names += [(one.symbol, one.id, one.name) for one in library.counters]
    return {fold(word): fold(name) for *words, name in names for word in words if word}


def words_of(text: str, signs: Mapping[str, str]) -> Forms:
    """The words and numbers of a text, each as the forms by which it is compared."""
    found = _TOKEN.findall(fold(text).translate(_DASHES))
    words = (word for token in found for word in signs.get(token, token).split())
    return tuple(_forms(word) for word in words if word not in _IDLE)


def _forms(token: str) -> frozenset[str]:
    return frozenset(singulars(token)) if token[-1:].isalpha() else frozenset({token})


def _within(wanted: Forms, text: Forms) -> bool:
    """Whether `wanted` stands in `text`, in order, with anything between."""
    rest = iter(text)
    return all(any(word & other for other in rest) for word in wanted)
