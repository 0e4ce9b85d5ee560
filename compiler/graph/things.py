"""What is said of things: what can be counted, amounts, conditions. They refer to each other, so
they are one module; what refers to none of them stands in `selectors` (sets of things, and how many
there are) and `events` (what has happened)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from compiler.graph.base import (
    Bound,
    CounterId,
    MadeId,
    ParameterId,
    PartyId,
    Rank,
    StateId,
    StockId,
    TagId,
    Whose,
    by,
)
from compiler.graph.events import Deeds, Happened, InPhase, Recurring
from compiler.graph.fields import changed
from compiler.graph.selectors import (
    Areas,
    CardPoints,
    Cards,
    CardSet,
    Colonies,
    Cost,
    Delegates,
    Group,
    Held,
    Parties,
    Seats,
    Signs,
    Tiles,
)
from dsl.reading.records import dataclass

# ---- measures: what can be counted --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stock:
    """Resources on the player board; the sum of several."""

    resources: tuple[StockId, ...]
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Production:
    """Steps of production of these resources. `how`: all together, the `highest` or `lowest`, or
    how many of them were `increased` above what the game began with."""

    resources: tuple[MadeId, ...]
    whose: Whose = "you"
    how: Annotated[
        Literal["", "highest", "lowest", "increased"],
        "All together, the highest, the lowest, or how many were increased.",
    ] = ""


@dataclass(frozen=True, slots=True)
class Level:
    """A global parameter in its printed unit (°C, %, tiles)."""

    parameter: ParameterId


@dataclass(frozen=True, slots=True)
class Counter:
    """A track every player has, such as rating."""

    counter: Annotated[CounterId, "The track, by id."]
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Tags:
    """Tags in play, events not counted. `different`: how many kinds; then `tags` empty means
    all; `alike`: those of the one kind of which there are most. `wild`: wild tags count as whatever
    is wanted. `printed`: only those on cards in play or in hand, on the card just mentioned (`it`)
    or on several that were `shown`, drawn or discarded, on the one that set off the trigger
    (`that`)."""

    tags: tuple[TagId, ...] = ()
    whose: Whose = "you"
    different: Annotated[bool, "How many kinds, rather than how many tags."] = False
    wild: bool = True
    printed: Annotated[
        Literal["", "play", "hand", "it", "shown", "that"],
        "Only those printed on such cards; empty for all, wherever they come from.",
    ] = ""
    alike: Annotated[bool, "Only those of the kind of which there are most."] = False


@dataclass(frozen=True, slots=True)
class Sum:
    parts: tuple[Measure, ...]


@dataclass(frozen=True, slots=True)
class Kinds:
    """How many kinds of resources a player has in stock or on cards; or in one of these, or
    produces."""

    of: Annotated[
        Literal["", "stock", "production", "cards"],
        "Where they are looked for; empty for in stock and on cards.",
    ] = ""
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Extreme:
    """The lowest or the highest of several measures."""

    which: Annotated[Literal["lowest", "highest"], "Which of them counts."]
    parts: Annotated[tuple[Measure, ...], "What is held against each other."]


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more there is of the one than of the other; below zero where there is less. Players
    are compared by it."""

    measure: Annotated[Measure, "What is counted."]
    less: Annotated[Measure, "What is taken off."]


@dataclass(frozen=True, slots=True)
class ChosenX:
    """The X of the effect in which this stands, once it has been chosen."""


@dataclass(frozen=True, slots=True)
class Score:
    """Victory points, as they would be counted if the game ended now. `won`: 1 for who would then
    win, else 0."""

    whose: Whose = "you"
    won: Annotated[bool, "One for who would win, else none."] = False


@dataclass(frozen=True, slots=True)
class Completed:
    """How many global parameters have reached their end; 1 or 0 where one `parameter` is asked."""

    parameter: Annotated[ParameterId, "Only this one; empty for all."] = ""


@dataclass(frozen=True, slots=True)
class Goals:
    """Milestones that such a player has claimed, or awards that he has funded."""

    what: Annotated[Literal["milestone", "award"], "Which of the two."]
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Generation:
    """The number of the generation that is being played, from 1."""


@dataclass(frozen=True, slots=True)
class Players:
    """Players for whom something holds, who are `you` in it."""

    whose: Whose = "all"
    players: Annotated[Condition | None, "Only those for whom this holds."] = None


Measure = (
    Stock
    | Production
    | Level
    | Counter
    | Tags
    | Tiles
    | Group
    | Cards
    | Held
    | Sum
    | Kinds
    | Extreme
    | Difference
    | ChosenX
    | Cost
    | CardPoints
    | Score
    | Areas
    | Signs
    | Completed
    | Generation
    | Goals
    | Seats
    | Deeds
    | Colonies
    | Delegates
    | Parties
    | Players
)


# ---- amounts ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chosen:
    """X, chosen by the player once per ability, times `times`. `most`: X is no more than that.
    `up_to`: it may be none."""

    times: int = 1
    most: Annotated[int | Per | Less | More | None, "X is at most so much; null for no limit."] = (
        None
    )
    up_to: Annotated[bool, "It may be none as well."] = False


@dataclass(frozen=True, slots=True)
class Per:
    """`times` for every `each` of the measure, counted up to `most`, rounded down. The first
    `beyond` do not count. The count is then raised by `plus` and lowered by `minus`, never below
    zero."""

    measure: Annotated[Measure, "What is counted."]
    times: Annotated[int, "How much for each."] = 1
    each: Annotated[int, "For every so many of what is counted."] = 1
    most: Annotated[int | None, "What is counted at most; null for no limit."] = None
    plus: Annotated[Measure | None, "What the count is raised by."] = None
    minus: Annotated[Measure | None, "What the count is lowered by."] = None
    beyond: Annotated[int, "So many of them do not count."] = 0


@dataclass(frozen=True, slots=True)
class Every:
    """All there is of what the verb acts on, except so much."""

    but: Annotated[Amount, "So much is left."] = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """What the track of the card itself shows at its marker, times `times` (X of a colony)."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class Less:
    """`amount` minus what is counted, never below zero."""

    amount: int
    minus: Annotated[Per, "What is taken away."]


@dataclass(frozen=True, slots=True)
class More:
    """`amount` plus what is counted."""

    amount: int
    plus: Annotated[Per, "What is added."]


Amount = int | Chosen | Per | Every | Shown | Less | More

Off = Amount | Literal["half"] | None
"""How much less something costs: half of what it costs otherwise is paid, or nothing (None)."""


# ---- conditions --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Compare:
    """`value` in the measure's printed unit, `less` lower when looked at."""

    measure: Annotated[Measure, "What is counted."]
    bound: Annotated[Bound, "Whether the number is the least or the most."]
    value: Annotated[int, "The number, in the printed unit."]
    less: Annotated[Amount, "How much less is asked for, by what is counted."] = 0
    by: str = by()


@dataclass(frozen=True, slots=True)
class Matches:
    """The referenced card is one of `cards` (`cards.reference` says which is looked at)."""

    cards: CardSet
    by: str = by()


@dataclass(frozen=True, slots=True)
class Both:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    part: Condition


@dataclass(frozen=True, slots=True)
class InState:
    """A declared state holds for the ability's player or card (`connected`, `chairman`)."""

    state: StateId
    by: str = by()


@dataclass(frozen=True, slots=True)
class Settled:
    """The card on which this stands remembers that this tag, resource, party or parameter was
    chosen; the others are empty. `of`: not what the card remembers, but what has been chosen for
    the line is this one."""

    tag: Annotated[TagId, "The tag that was chosen, by id."] = ""
    resource: Annotated[StockId, "The resource that was chosen, by id."] = ""
    party: Annotated[PartyId, "The party that was chosen, by id."] = ""
    parameter: Annotated[ParameterId, "The parameter that was chosen, by id."] = ""
    of: Annotated[str, "`chosen` where it is chosen for the line, else empty."] = ""
    by: str = by()

    @property
    def said(self) -> tuple[str, str]:
        """What was chosen, `tag`, `resource` …, and which one."""
        of = "resource" * bool(self.resource) or "party" * bool(self.party)
        what = "tag" if self.tag else of or "parameter"
        return what, getattr(self, what)


@dataclass(frozen=True, slots=True)
class Leads:
    """The ability's player is among those who have the most, second most or fewest of it. `rivals`:
    of all but the player whose effect it is, where this is asked of another player."""

    rank: Annotated[Rank, "Having the most, or the fewest."]
    measure: Annotated[Measure, "What is counted."]
    rivals: Annotated[bool, "All but the player whose effect it is are compared."] = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class Against:
    """More of one thing than of another, or `fewer`. `rival`: the other is counted for the player
    whose effect it is, where this is asked of another player."""

    measure: Annotated[Measure, "What there is more of."]
    than: Annotated[Measure, "What it is held against."]
    fewer: Annotated[bool, "Fewer rather than more."] = False
    rival: Annotated[bool, "The other is that of the player whose effect it is."] = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class Of:
    """It holds for the player meant, who is `you` in it; for one of them, where several are."""

    whose: Whose
    part: Annotated[Condition, "What must hold for that player."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class IsFirst:
    """The ability's player is the first player."""

    by: str = by()


@dataclass(frozen=True, slots=True)
class Rules:
    """The party rules, or the ability's player has two delegates in it."""

    party: Annotated[PartyId, "The party, by id."]
    by: str = by()


def all_of(condition: Condition) -> tuple[Condition, ...]:
    """The conditions that must hold, each by itself."""
    match condition:
        case Both(parts):
            return tuple(one for part in parts for one in all_of(part))
        case _:
            return (condition,)


def both(*conditions: Condition | None) -> Condition | None:
    """All of those that there are; none where there are none."""
    parts = tuple(part for one in conditions if one is not None for part in all_of(one))
    return parts[0] if len(parts) == 1 else Both(parts) if parts else None


def without_wild(node: Any) -> Any:
    """The same, where nobody acts: a wild tag is a tag of some kind only for the action of its
    player, and none for awards, final points and what a phase brings (FAQ, "Diversifier H:M", and
    on the global events that count tags)."""
    return changed(node, _without_wild)


def _without_wild(node: Any) -> Any:
    return replace(node, wild=False) if isinstance(node, Tags) else node


def rivals(condition: Condition | None) -> bool:
    """Whether something in it is held against the player whose effect it is."""
    match condition:
        case Against(rival=rival) | Leads(rivals=rival):
            return rival
        case Both(parts) | Either(parts):
            return any(map(rivals, parts))
        case Not(part):
            return rivals(part)
        case _:
            return False


Condition = (
    Compare
    | Matches
    | Happened
    | Both
    | Either
    | Not
    | InState
    | InPhase
    | Settled
    | Recurring
    | Leads
    | Against
    | Of
    | IsFirst
    | Rules
)
