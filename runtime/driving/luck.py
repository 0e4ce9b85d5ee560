"""What chance brings in a scenario: its answers first, then what the seed says.

In: the answers of chance to an act. Out: what is drawn, and an account of it. A position carries
its own, which a draw replaces, so that looking ahead on a clone uses nothing up.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import ANYTHING, CHANCE
from dsl.reading.records import dataclass
from runtime.driving.fitting import Fitting, listed
from runtime.driving.game import Game
from runtime.state.chance import CHANCE as TOLD
from runtime.state.state import OPTIONS, Ask, State, random_below
from runtime.telling.ids import option_ids
from runtime.telling.teller import Teller


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the option taken, and how: in words of the scenario, or for some other reason."""

    name: str
    question: str
    texts: tuple[str, ...]
    taken: str
    answer: str

    def __str__(self) -> str:
        return f"{self.name}: {self.question} -> {self.answer}; offered: {listed(self.texts)}"


@dataclass(frozen=True, slots=True)
class Luck:
    """`left` are still to be drawn; `asked`: what has been; `fault`: what could not be, as it was
    none of the options."""

    game: Game
    fitting: Fitting
    left: tuple[str, ...] = ()
    asked: tuple[Asked, ...] = ()
    fault: str = ""

    @staticmethod
    def of(state: State) -> Luck:
        found: Luck = state.more[TOLD]
        return found

    def give(self, state: State) -> None:
        """From now on this is what chance brings there."""
        state.more = state.more | {TOLD: self}

    def __call__(self, state: State, ask: Ask, count: int) -> list[Any]:
        words = Teller(self.game.engine, self.game.players, state)
        words.ask = ask
        ids = option_ids(self.game.engine, ask)
        options = [
            (value, words.option(value), one) for value, one in zip(ask[OPTIONS], ids, strict=True)
        ]
        luck, found = self, []
        for _ in range(min(count, len(options))):
            texts = tuple(text for _, text, _ in options)
            luck, index = luck._next(
                state, words.question(ask), texts, [one for *_, one in options]
            )
            found.append(options.pop(index)[0])
        luck.give(state)
        return found

    def _next(
        self, state: State, question: str, texts: tuple[str, ...], ids: list[str]
    ) -> tuple[Luck, int]:
        answer, fault = next(iter(self.left), ANYTHING), self.fault
        index, how = -1, "drawn"
        if answer != ANYTHING:
            meant = self.fitting.among(answer, texts, ids)
            how = f"“{answer}”"
            if len(meant) == 1:
                index = meant[0]
            else:
                fits = f"{answer!r} fits {listed([texts[i] for i in meant])}"
                asked = f"{CHANCE} decides: {question}"
                none = f"{answer!r} is none of what it can bring now: {listed(texts)}"
                fault = fault or f"{asked}; {fits if meant else none}"
        if index < 0:
            index = random_below(state, len(texts))
        said = f"{how}: {texts[index]}" if how != f"“{texts[index]}”" else how
        one = Asked(CHANCE, question, texts, texts[index], said)
        return replace(self, left=self.left[1:], asked=(*self.asked, one), fault=fault), index
