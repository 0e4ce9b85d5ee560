"""What the verbs of colonies and of parties do: one node a verb, in the union `Expansion`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from compiler.graph.base import PartyId, Whose, by
from compiler.graph.events import Facts
from compiler.graph.selectors import ColonySet, DelegateSet, PartyStanding
from compiler.graph.things import Amount
from dsl.reading.records import dataclass

GOVERNMENT = ("delegates", "neutral-delegates", "influence", "first-government")
"""What a game with parties says of itself."""


@dataclass(frozen=True, slots=True)
class BuildColony:
    """One, or several, where there is room. `again`: also where the player has one; `full`: also
    where there is no room."""

    again: Annotated[bool, "Also where the player has a colony."] = False
    on: Annotated[ColonySet | None, "Only on such tiles; null for all."] = None
    amount: Amount = 1
    full: Annotated[bool, "Also where as many lie as a tile has places."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class AddColony:
    """One that is not in the game yet, chosen by the player, joins it."""

    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class RemoveColony:
    """A colony of such a player leaves its tile; the marker of the track stays where it is."""

    whose: Annotated[Whose, "Whose colony it is."] = "you"
    on: Annotated[ColonySet | None, "Only on such a tile; null for all."] = None
    by: str = by()
    facts: ClassVar = Facts("takes")


@dataclass(frozen=True, slots=True)
class Trade:
    """Send a fleet to a colony and trade with it; who pays for it says so before. `freely`: none is
    needed or sent, also where one lies, and then with `every` such tile, as many as there are."""

    on: Annotated[ColonySet | None, "Only with such tiles; null for all."] = None
    alone: Annotated[bool, "Opponents get no colony bonuses."] = False
    freely: Annotated[bool, "Without a fleet, and also where one lies."] = False
    every: Annotated[bool, "With each of them, and not with one that the player chooses."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class RecallFleet:
    """A fleet of the player's comes back from a tile: both may trade again in this generation."""

    on: Annotated[ColonySet | None, "Only from such tiles; null for all."] = None
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class MoveColony:
    """The marker on the track of a colony: of one chosen, of another one, of that which set off
    the trigger, or of each, as far as it goes."""

    steps: Annotated[int | None, "How many steps; null for as far as it goes."]
    down: bool = False
    which: Annotated[
        Literal["a", "another", "that", "each"],
        "Whose marker: of one chosen, another one, the one that set it off, or of each.",
    ] = "a"
    on: Annotated[ColonySet | None, "Only of such tiles; null for all."] = None
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ColonyBonuses:
    """What every colony of the player gives when somebody trades with it; `on`: those on one such
    tile, which the player chooses. `one`: of them a single one."""

    one: Annotated[bool, "Of one colony only, which the player chooses."] = False
    on: Annotated[ColonySet | None, "Of those on one such tile; null for all."] = None
    by: str = by()
    facts: ClassVar = Facts(raises="colony-bonus")


@dataclass(frozen=True, slots=True)
class TradeIncome:
    """What a trade with one such tile would bring now; no fleet goes there, the marker stays, and
    nobody gets a bonus. `every`: with each of them."""

    on: Annotated[ColonySet | None, "Of such tiles; null for all."] = None
    every: Annotated[bool, "Of each of them, and not of one that the player chooses."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class PlaceDelegates:
    """From the reserve into one party, all that there are or so many; `lobby`: from the lobby, and
    from nowhere else; `neutral`: those of nobody, as many as are left. `parties` and
    `standing` empty: into whichever."""

    amount: Amount
    lobby: Annotated[bool, "The one in the lobby, and no other."] = False
    parties: Annotated[tuple[PartyId, ...], "Only into one of these, by id; empty for all."] = ()
    standing: Annotated[PartyStanding, "Only into the party that stands so."] = ""
    neutral: Annotated[bool, "Delegates of nobody, which nobody places."] = False
    but: Annotated[tuple[PartyId, ...], "Not into one of these, by id."] = ()
    but_standing: Annotated[PartyStanding, "Not into the party that stands so."] = ""
    spread: Annotated[
        Literal["", "each", "different"],
        "So many into each party, or each delegate into another one; empty: all into one.",
    ] = ""
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class RemoveDelegate:
    """One such delegate goes back to its reserve."""

    delegates: DelegateSet
    by: str = by()
    facts: ClassVar = Facts("takes")


@dataclass(frozen=True, slots=True)
class ExchangeDelegate:
    """One such delegate goes back to its reserve, and one of the player's own takes its place."""

    delegates: DelegateSet
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ChangeParty:
    """Another party, chosen among these, rules or is dominant from now on. Delegates stay."""

    standing: Annotated[Literal["ruling", "dominant"], "What it is from now on."]
    parties: Annotated[tuple[PartyId, ...], "One of these, by id; empty for any."] = ()
    by: str = by()
    facts: ClassVar = Facts()


EventTime = Literal["distant", "coming", "current"]


@dataclass(frozen=True, slots=True)
class ExchangeEvent:
    """One of the global events that are announced changes places with another one, or goes for the
    next one of the deck; no delegate comes or goes with it."""

    which: Annotated[EventTime, "Which it is."]
    other: Annotated[
        EventTime | Literal[""], "With which it changes places; empty for the next of the deck."
    ] = ""
    by: str = by()
    facts: ClassVar = Facts()


Expansion = (
    BuildColony
    | AddColony
    | RemoveColony
    | Trade
    | RecallFleet
    | MoveColony
    | ColonyBonuses
    | TradeIncome
    | PlaceDelegates
    | RemoveDelegate
    | ExchangeDelegate
    | ChangeParty
    | ExchangeEvent
)
