"""What the parts of the ruleset share: the numbers of the rules, the variant, the phases.

In: an engine and the game's options. Out: a `Table`, which knows whose move it is within a phase
and how to begin the next one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler.graph import Library, undealt
from dsl.messages.diagnostics import near
from dsl.reading.records import dataclass
from runtime.engine.engine import Engine
from runtime.state.layout import DECK_KINDS
from runtime.state.state import CURSOR, FIRST, PHASE, ROUND, State

(
    CORPORATIONS,
    HANDS,
    REVEAL,
    DRAFT,
    RESEARCH,
    TURN,
    PRODUCTION,
    LAST_GREENERIES,
    OVER,
    INTERLUDE,
    CHOOSE_OPENING,
    PLAY_OPENING,
    PHASES,
    DRAFT_OPENING,
) = range(14)

NOBODY: tuple[int, tuple[int, ...]] = (-1, ())
"""No player, and none of his cards."""

STARTS = {"standard": 1, "corporate": 0}
"""Words of a variant for the production of everything that the game begins with."""


@dataclass(frozen=True, slots=True)
class Variant:
    """`production` None: as the sets say. `beginners`: seats that get a beginner corporation; `all`
    of them when `everybody`; `words`: those that extensions know."""

    production: int | None = None
    draft: bool = False
    beginners: frozenset[int] = frozenset()
    everybody: bool = False
    words: frozenset[str] = frozenset()

    def beginner(self, who: int) -> bool:
        return self.everybody or who in self.beginners


def variant_of(text: str, more: tuple[str, ...] = ()) -> Variant:
    """`corporate, draft, beginner 1 3`: words with commas between. Raises ValueError."""
    production, draft, everybody = None, False, False
    beginners: set[int] = set()
    words: set[str] = set()
    for part in filter(None, (part.strip() for part in text.split(","))):
        word, *places = part.split()
        match word:
            case "standard" | "corporate" if not places:
                production = STARTS[word]
            case "draft" if not places:
                draft = True
            case "beginner" if all(place.isdecimal() for place in places):
                everybody = everybody or not places
                beginners |= {int(place) - 1 for place in places}
            case _ if part in more:
                words.add(part)
            case _:
                known = (*STARTS, "draft", "beginner", *more)
                meant = near(word, known)
                hint = f"did you mean `{meant}`?" if meant else f"variants are {', '.join(known)}"
                raise ValueError(f"no variant is called `{part}`; {hint}")
    return Variant(production, draft, frozenset(beginners), everybody, frozenset(words))


def dealt(library: Library, kinds: Iterable[str]) -> list[int]:
    """The cards of these kinds that are dealt where none are named: the blank ones, which are of no
    set, if there are any, else all that no set leaves out."""
    wanted, gone, cards = (*kinds,), undealt(library), library.cards
    found = [i for i, card in enumerate(cards) if card.kind in wanted and card.id not in gone]
    return [i for i in found if not cards[i].set] or found


def began(state: State) -> int:
    """Who was first when the round began."""
    return int(state.more[ROUND]) if ROUND in state.more else state.g[FIRST]


class Table:
    """`number`: the rules that are numbers; `rating`: where a player's rating stands."""

    def __init__(self, engine: Engine, variant: Variant) -> None:
        self.engine, self.program, self.variant = engine, engine.program, variant
        program = engine.program
        rules = program.tables.rules
        self.number = {name: value for name, value in rules.items() if isinstance(value, int)}
        self._track = str(rules["rating"])
        self.rating = program.layout.counter[self._track]
        production = variant.production
        self.production = self.number["starting-production"] if production is None else production

    def rated(self, state: State, who: int) -> int:
        """What a player's rating counts as, which may be more than it stands at."""
        return state.p[who][self.rating] + self.engine.terms.higher(state, who, self._track)

    @staticmethod
    def next_player(state: State) -> int | None:
        """The player the cursor stands at, counted from the first player; None after the last."""
        numbers, seats = state.g, len(state.seats)
        if (place := numbers[CURSOR]) >= seats:
            return None
        return ((began(state) if state.more else numbers[FIRST]) + place) % seats

    @staticmethod
    def go_to(state: State, phase: int) -> None:
        state.g[PHASE] = phase
        state.g[CURSOR] = 0
        if ROUND in state.more:
            state.more = {name: value for name, value in state.more.items() if name != ROUND}

    def money(self, state: State, who: int) -> int:
        """What the player can pay, with all that counts as money."""
        return self.engine.payment.purse(state, who, self.engine.terms.of(state, who).always)


def unseated(library: Library, players: int) -> str | None:
    """Why so many cannot play with these cards; None when they can."""
    rules = dict(library.rules)
    bounds = [int(number) for number in re.findall(r"\d+", str(rules["players"]))]
    if not bounds[0] <= players <= bounds[-1]:
        return f"{bounds[0]} to {bounds[-1]} players, not {players}"
    gone = undealt(library)
    there = [card for card in library.cards if card.id not in gone]
    deck = sum(card.kind in DECK_KINDS for card in there)
    corporations = sum(card.kind == "corporation" and not card.beginner for card in there)
    needed = players * int(rules.get("starting-cards", 0))
    if needed and (corporations < players or deck < needed):
        return (
            f"these sets have {_many(corporations, 'corporation')} and {_many(deck, 'card')}, too "
            f"few for {_many(players, 'player')}; name a larger set too"
        )
    return None


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
