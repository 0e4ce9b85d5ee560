"""Continuous effects, abilities, and the card that carries them."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from compiler.graph.base import (
    BoardId,
    Drawing,
    FieldValue,
    HeldId,
    Id,
    KindId,
    Name,
    Number,
    Quoted,
    SetId,
    StockId,
    TagId,
    Whose,
    Words,
    by,
)
from compiler.graph.continuous import Continuous, Span
from compiler.graph.effects import Effect
from compiler.graph.events import Event
from compiler.graph.things import Amount, Condition, Measure, all_of, rivals
from dsl.reading.records import dataclass

# ---- abilities and cards ------------------------------------------------------------------------

Label = Literal[
    "play",
    "action",
    "once",
    "full",
    "first-action",
    "trigger",
    "moment",
    "effect",
    "build",
    "trade",
    "colony",
    "bonus",
    "conversion",
]

WAYS: tuple[Label, ...] = ("action", "once", "conversion")
"""Those that are ways to act."""


@dataclass(frozen=True, slots=True)
class Ability:
    """`play`, `action`, `once` and `first-action` have an effect; `trigger` has events and an
    effect, which happens only the first time, or so many `times`, in a generation or game where it
    is `once`; `moment` a
    value (`at`: printed value of the parameter) and an effect; `effect` a rule and its span (with
    `times`, for how many of the next), and is that of the players meant by `whose`, each of whom is
    `you` in it. Several actions on one card are ways to use it once a generation, or so many
    `times`, of which all say the same; those under `once` are ways to use it once in the game,
    besides. `condition` holds while the ability is
    available (an action of either kind that begins with `if`). `build`, `trade` and `colony` are
    the three uses of a colony, `bonus` is that of a ruling party, whose `conversion` can be used as
    often as one likes, its `action` once a generation by each player; each has an effect."""

    label: Annotated[Label, "When it happens."]
    effect: Annotated[Effect | None, "What happens; null for a continuous effect."] = None
    events: Annotated[tuple[Event, ...], "Of a trigger: what it listens to."] = ()
    rule: Annotated[Continuous | None, "Of a continuous effect: the rule that it changes."] = None
    span: Annotated[Span, "Of a continuous effect: how long it holds."] = "always"
    at: Annotated[
        int | None, "Of a moment: the value of the parameter at which it happens, as printed."
    ] = None
    condition: Annotated[Condition | None, "The ability is there only while this holds."] = None
    once: Annotated[
        Literal["", "generation", "game"],
        "Of a trigger: only the first time, or `times`, in each generation, or in the game.",
    ] = ""
    whose: Annotated[Whose, "Of a continuous effect: of which players; each is `you` in it."] = (
        "you"
    )
    times: Annotated[
        int,
        "Of what holds for the next card or thing: for how many of them; of a trigger or an "
        "action: how often in the period, at most.",
    ] = 1
    by: str = by()


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points at the end of the game, `negative` ones are taken off. `whose`: of every
    player meant, who is `you` in amount and condition; a rival there is whose card it is."""

    amount: Amount
    condition: Annotated[Condition | None, "Only if this holds at the end."] = None
    negative: Annotated[bool, "They are lost rather than won."] = False
    whose: Annotated[Whose, "Of which players; of each, who is `you` in amount and condition."] = (
        "you"
    )
    by: str = by()

    def held(self) -> tuple[tuple[Condition, ...], tuple[Condition, ...]]:
        """The parts of the condition: what is held against whose card it is, and the others."""
        parts = all_of(self.condition) if self.condition is not None else ()
        against = tuple(part for part in parts if rivals(part))
        return against, tuple(part for part in parts if not rivals(part))


COPY = "#"
"""In the id of a copy, behind that of its original."""


def original(card: str) -> str:
    """The id of the declared card, of which this may be a copy."""
    return card.partition(COPY)[0]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a set brings for a card. `data`: SVG, or a PNG or JPEG file in base64 behind
    its type, as `dsl.reading.pictures` gives it."""

    name: Annotated[Quoted, "The path of its file, as written."]
    data: Annotated[Drawing, "What the file holds."] = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class PrintedText:
    """What its author wants to be printed on a card, in words of his own; one for each box."""

    words: Annotated[Quoted, "What is printed, in the words of the author."]
    checked: Annotated[bool, "Whether it is held against what the card does."] = True
    by: str = by()


CardKind = Literal[
    "automated",
    "active",
    "event",
    "corporation",
    "prelude",
    "standard-project",
    "conversion",
    "milestone",
    "award",
    "colony",
    "party",
    "global-event",
    "factory",
    "module",
    "project",
    "rule",
]


@dataclass(frozen=True, slots=True)
class Card:
    """Anything with a face that does something: `kind` says what it is.

    `id` is unique in the library: a slug of the name (`giant-ice-asteroid`), with the set in front
    where two sets share it. `start`: what a corporation begins with. `measure`: what an award
    counts, for the most or the `fewest` of it. `cost` of a standard project or milestone is in M€;
    it is `cheaper` by an amount, but not below `cost_min`. `fields`: what the kind adds (sides,
    track …), identifiers or numbers.
    `beginner`: a corporation for beginners, who keep all the cards that they are dealt. A `rule` is
    held by nobody and is in force in every game, or only on its `board`; it says of each line whose
    it is."""

    id: Id
    set: SetId
    kind: KindId
    name: Annotated[Name, "The name printed on it."]
    number: Annotated[Number, "The number printed on it."] = ""
    cost: Annotated[int | None, "What it costs, in megacredits; null where nothing is paid."] = None
    tags: Annotated[tuple[TagId, ...], "Its tags, by id, as printed."] = ()
    holds: HeldId = ""
    protected: Annotated[bool, "Nobody may remove the resources on it."] = False
    start: Annotated[
        tuple[tuple[StockId, int], ...],
        "Of a corporation: pairs of a resource and how much of it there is.",
    ] = ()
    beginner: Annotated[bool, "For beginners, who keep all the cards that they are dealt."] = False
    requirements: Annotated[tuple[Condition, ...], "What must hold when it is played."] = ()
    abilities: tuple[Ability, ...] = ()
    points: tuple[Points, ...] = ()
    measure: Annotated[Measure | None, "Of an award: what is counted."] = None
    fewest: Annotated[bool, "Of an award: whoever has the fewest of it wins."] = False
    cheaper: Annotated[Amount, "How much less it costs than `cost`."] = 0
    cost_min: Annotated[int, "It never costs less than this."] = 0
    fields: Annotated[
        tuple[tuple[Words, tuple[int | FieldValue, ...]], ...],
        "What its kind adds: pairs of a word and its list.",
    ] = ()
    board: Annotated[BoardId, "Of a rule: only in games on this board."] = ""
    copies: Annotated[int, "How many cards with this face there are."] = 1
    needs: Annotated[tuple[SetId, ...], "It is only in games that have these sets too."] = ()
    replaces: Annotated[Words, "The name of the older card whose place it takes."] = ""
    picture: Annotated[Picture | None, "A picture of its own."] = None
    flavour: Annotated[Quoted, "A line that means nothing for the game."] = ""
    texts: Annotated[tuple[PrintedText, ...], "Its text in its author's words, box by box."] = ()
    by: str = by()
