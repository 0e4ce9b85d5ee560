"""What an expansion may add to the engine and to a ruleset, beside content.

In: an engine, then states of its games. Out: kinds of cards that it deals, conditions that it
answers, operations of its own, options, a phase, things to look at. Each part is optional: the base
class adds nothing. One object per engine, without state of its own: what it has to remember stands
in `State.more`, under a name of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from compiler.graph import DelegateSet, Effect, Status
from dsl.reading.records import dataclass
from runtime.engine.doable import Obstacle
from runtime.engine.engine import Engine
from runtime.games.base.brought import Brought
from runtime.games.base.phases import Step
from runtime.games.base.table import Table
from runtime.state.state import State


@dataclass(frozen=True, slots=True)
class Cell:
    """A card laid out: the signs on its four sides, clockwise from the top; `note` about it; whose
    pieces lie there, and what these are."""

    card: int
    edges: tuple[str, str, str, str] = ("", "", "", "")
    note: str = ""
    pieces: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Cards that lie in rows for all to see: of a player, or for everybody (-1)."""

    title: str
    owner: int
    rows: tuple[tuple[Cell | None, ...], ...]


@dataclass(frozen=True, slots=True)
class Prospect:
    """Something that a player may get: an effect, what a track shows for it, how often he has it at
    once, how often in each generation to come, and how often an opponent has it at once."""

    effect: Effect
    shown: int = 0
    now: float = 0.0
    later: float = 0.0
    others: int = 0


class Names(Protocol):
    """How things are called, for the texts of an extension."""

    def card(self, card: int) -> str: ...

    def player(self, seat: int) -> str: ...


class Options(Names, Protocol):
    """And how what a turn offers is called."""

    def act(self, value: tuple[Any, ...]) -> str:
        """An option of a turn's menu."""


class Extension:
    """`brought`: what it tells the writer of programs. `variants`: words that it knows;
    `questions`: what its kinds of decision ask; `acting`: cards whose actions only it offers;
    `shared`: kinds of cards whose actions are everybody's."""

    brought: Brought
    variants: tuple[str, ...] = ()
    questions: Mapping[str, str] = MappingProxyType({})
    acting = 0
    shared: tuple[str, ...] = ()

    def __init__(self, engine: Engine) -> None:
        self.engine, self.program = engine, engine.program
        self.brought.ask_words(engine.library)

    # ---- in the game ----------------------------------------------------------------------------

    def adjust(self, number: dict[str, int]) -> None:
        """Change numbers of the rules."""

    def begin(self, state: State, table: Table) -> None:
        """Bring everything into the game, before anything is dealt."""

    def deal(self, state: State) -> None:
        """Turn up what lies on the table when a game begins; in positions made to order nothing
        does."""

    def used(self, state: State, who: int, card: int, way: int) -> None:
        """The player has used an action, in this way."""

    def generation(self, state: State, table: Table) -> None:
        """A new generation begins, before research."""

    def choosing(self, state: State, table: Table) -> bool:
        """All have chosen corporations and cards, and nothing is shown yet: True when something was
        asked and this is to be called again."""
        return False

    def interlude(self, state: State, table: Table) -> bool:
        """After research, before the first turn: True when something was asked or done and this is
        to be called again."""
        return False

    def action_phase(self, state: State, begins: bool) -> None:
        """The action phase begins, or all have passed."""

    def solar(self) -> Sequence[Step]:
        """Steps between production and the next generation, when the game goes on; they come
        behind the phases that sets declare there, and between two of them the pool is emptied."""
        return ()

    def options(self, state: State, who: int, table: Table) -> list[tuple[Any, ...]]:
        """More that the player whose turn it is may do."""
        return []

    def take(self, state: State, who: int, option: Any) -> None:
        """Go on with the answer to the decision that it asks, one of its `questions`."""

    def obstacles(self, state: State, who: int, what: str, card: int) -> list[Obstacle]:
        """Why the player may not do this with a card of its kinds, beside what holds for all."""
        return []

    def lacks(self, state: State, who: int, node: Effect) -> str:
        """Why one of its verbs cannot be done, in words; empty where it is not one of its own."""
        return ""

    def lay(self, state: State, seat: int, zone: str, at: str, cards: list[int]) -> bool | None:
        """Put cards where a position made to order wants them; None when that is not its affair,
        False when they cannot be put there."""
        return None

    def make(self, state: State, seat: int, delegates: DelegateSet, count: int) -> bool:
        """Make it so that there are so many delegates of a player; False when that cannot be."""
        return False

    def give(self, state: State, seat: int, fact: Status) -> bool | None:
        """Make so what is said of one of its cards; None when that is not its affair, False when it
        cannot be so."""
        return None

    def known(self, state: State, seat: int, fact: Status) -> int | None:
        """What the number in such a fact would have to be; None when that is not its affair."""
        return None

    # ---- for bots -------------------------------------------------------------------------------

    def worth(self, state: State, who: int) -> float:
        """What the player has of it is worth so much money, about; for those who play without a
        plan."""
        return 0.0

    def brings(self, state: State, who: int) -> Iterable[Prospect]:
        """What the player can expect of it, as it stands."""
        return ()

    def ways(self, state: State, who: int, node: Effect) -> Mapping[Any, Sequence[Prospect]]:
        """What one of its verbs, done now, may come to: by option of the question that it asks,
        what this brings. Empty where it cannot be done, or is not one of its own."""
        return {}

    def enables(self, state: State, who: int, card: int) -> Sequence[int]:
        """Cards on offer that the player can buy once this one is bought."""
        return ()

    def fits(self, state: State) -> bool:
        """Whether what it remembers can be of this game, after a state has been read."""
        return True

    # ---- for people -----------------------------------------------------------------------------

    def conceivable(self, kind: str) -> Sequence[Any]:
        """All that can ever be an option of one of its decisions; empty where nobody can say."""
        return ()

    def option(self, names: Options, kind: str, value: Any) -> str:
        """The text of an option of one of its decisions."""
        return str(value)

    def identify(self, kind: str, value: Any) -> str:
        """Its stable name, made of words and ids of the library only."""
        return f"{kind} {value}"

    def told(self, names: Names, what: str, name: str, subject: Any, count: int) -> str:
        """A line of the log about something that only it notes."""
        return ""

    def exhibits(self, state: State, players: tuple[str, ...]) -> list[Exhibit]:
        """What lies on the table beside board and cards in play."""
        return []
