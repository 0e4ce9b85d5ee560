"""A decision that is pending, for whoever takes it.

In: a game that asks something. Out: who decides, what is asked, and all options with their ids and
texts, made when somebody looks.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from dsl.reading.records import dataclass
from runtime.telling.ids import option_ids
from runtime.telling.teller import Teller
from runtime.telling.told import Played, teller_of


@dataclass(frozen=True, slots=True)
class Option:
    """`index` or `id` is the answer to give; `value` the plain data behind it; `text` for
    people."""

    index: int
    id: str
    value: Any
    words: Teller

    @property
    def text(self) -> str:
        return self.words.option(self.value)


class Decision:
    """Who decides (`player`, a seat; `name`), what kind of question it is, and all legal options;
    `number`: how many decisions of the game came before.

    Kinds: `corporation`, `buy`, `menu`, `pay`, `order`, `area`, `card`, `player`, `resource`,
    `branch`, `may`, `again`, `x`, `take`, `unload`, `discard`, `use`, `award`, `final`,
    and those of extensions."""

    def __init__(self, game: Played, number: int = 0) -> None:
        assert game.state.ask is not None
        self.kind, self.player, self.entry, self.values = self._ask = game.state.ask
        self.name = game.players[self.player]
        self.number = number
        self._game = game

    def __len__(self) -> int:
        return len(self.values)

    @cached_property
    def _words(self) -> Teller:
        words = teller_of(self._game)
        words.ask = self._ask
        return words

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The options' ids, in order."""
        return option_ids(self._game.engine, self._ask)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        pairs = zip(self.ids, self.values, strict=True)
        return tuple(Option(i, one, value, self._words) for i, (one, value) in enumerate(pairs))

    @property
    def question(self) -> str:
        """What is asked, in a designer's words."""
        return self._words.question(self._ask)

    def to_json(self) -> dict[str, Any]:
        """The decision as JSON data, for whoever decides; `Game.reply` takes the answer."""
        return {
            "decision": self.number,
            "player": self.name,
            "seat": self.player,
            "kind": self.kind,
            "question": self.question,
            "options": [{"id": option.id, "text": option.text} for option in self.options],
        }
