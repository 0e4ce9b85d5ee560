"""What the verbs of the language do: one node a verb, in the union `Leaf`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from compiler.graph.base import (
    HeldOfCard,
    KindId,
    Made,
    Period,
    ProjectId,
    Resource,
    ResourceOfCard,
    StockId,
    TagId,
    Taken,
    TileId,
    TileOrSpecial,
    TrackId,
    Whose,
    by,
)
from compiler.graph.dealing import Dealing
from compiler.graph.events import Does, Facts
from compiler.graph.expansions import Expansion
from compiler.graph.selectors import AreaSet, CardSet, TileSet
from compiler.graph.things import Amount, Condition, Off
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Gain:
    """To the stock of the ability's player."""

    resource: Resource
    amount: Amount
    by: str = by()
    facts: ClassVar = Facts("gives", raises="gain")


@dataclass(frozen=True, slots=True)
class GainAny:
    """So many resources, each chosen anew among these; or no kind twice (`different`)."""

    resources: tuple[StockId, ...]
    amount: Amount
    different: Annotated[bool, "No kind twice."] = False
    by: str = by()
    facts: ClassVar = Facts("gives")


@dataclass(frozen=True, slots=True)
class Lose:
    """As much as there is, up to `amount`. `to`: who gets it, if somebody does."""

    resource: Resource
    amount: Amount
    to: Annotated[Whose | None, "Who gets it; null for nobody."] = None
    by: str = by()
    facts: ClassVar = Facts("takes")


@dataclass(frozen=True, slots=True)
class Spend:
    """Mandatory: it must be there. `source`: from cards rather than the stock."""

    resource: Annotated[ResourceOfCard, "The resource, by id; empty for whatever the card holds."]
    amount: Amount
    source: Annotated[CardSet | None, "The card that it is taken from; null for the stock."] = None
    by: str = by()
    facts: ClassVar = Facts("pays")


@dataclass(frozen=True, slots=True)
class Pay:
    """Megacredits, mandatory; `using` may replace them at their value."""

    amount: Amount
    using: tuple[StockId, ...] = ()
    by: str = by()
    facts: ClassVar = Facts("pays")


@dataclass(frozen=True, slots=True)
class Produce:
    """Production up or down. `whose` `any`, `opponent`: of one chosen player (red border); `all`,
    `opponents`: of each. `far`: down as far as there is, so that it can always be done."""

    resource: Made
    amount: Amount
    down: Annotated[bool, "Down rather than up."] = False
    whose: Whose = "you"
    far: bool = False
    by: str = by()
    facts: ClassVar = Facts("gives", raises="produce")


@dataclass(frozen=True, slots=True)
class ExchangeProduction:
    """The player's production of a resource for that of another one, in full; with nobody with whom
    it can be done nothing happens. What goes up is raised, what goes down lowered."""

    resource: StockId
    whose: Annotated[Whose, "With whom: an opponent of choice, or one known."] = "opponent"
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ExchangeStock:
    """All that the player has of a resource for all that another one has; with nobody with whom it
    can be done nothing happens. What comes over is taken from who has more of it."""

    resource: StockId
    whose: Annotated[Whose, "With whom: an opponent of choice, or one known."] = "opponent"
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ExchangeOwn:
    """All that the player has of one resource becomes as much of another one, and the other way
    round; or of their `production`. That is neither gained nor lost: nobody hears of it."""

    resource: StockId
    other: Annotated[StockId, "The other resource, by id."]
    production: Annotated[bool, "Their production, and not the stock."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ExchangeHands:
    """All cards in hand for all those in another player's hand, unseen by others. Nothing is
    drawn."""

    whose: Annotated[Whose, "With whom: an opponent of choice, or one known."] = "opponent"
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ChoosePlayer:
    """One player is chosen, who is `that` player in what comes then. Nothing happens to anybody.
    `kept`: the card remembers who it is, and its other lines call that player `chosen`. `chance`:
    nobody chooses. `players`: one for whom this holds, `you` in it being that player."""

    whose: Annotated[Whose, "Among whom: any player, or an opponent."] = "opponent"
    kept: Annotated[bool, "The card on which it stands remembers it."] = False
    chance: Annotated[bool, "Nobody chooses: each of them comes as often."] = False
    players: Annotated[Condition | None, "Only players for whom this holds."] = None
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Raise:
    """A parameter or a player track by steps; past its end nothing happens. `bare`: nobody gets
    what it brings."""

    track: Annotated[TrackId, "The parameter or counter, by id."]
    steps: Amount
    down: Annotated[bool, "Down rather than up."] = False
    bare: bool = False
    by: str = by()
    facts: ClassVar = Facts("gives", raises="raise")


@dataclass(frozen=True, slots=True)
class Place:
    """A tile, or several. `tile` empty: the card's own special tile. `area` None: the tile's own
    rule. With an area, its terrain, adjacency and name replace those of the tile's rule; `free`
    ignores the tile's rule altogether; `bare`: nobody gets what it brings; `dry`: the area and what
    lies beside give nothing; `still`: the tile itself does nothing. On a board without such a
    named area or such a terrain the tile's own rule is all that counts."""

    tile: TileOrSpecial
    area: Annotated[AreaSet | None, "Where it may go; null for the tile's own rule."] = None
    free: Annotated[bool, "The tile's own rule does not hold."] = False
    count: Annotated[Amount, "How many tiles."] = 1
    bare: bool = False
    dry: Annotated[bool, "What is printed there and what lies beside gives nothing."] = False
    still: Annotated[bool, "The tile's own lines are not done."] = False
    by: str = by()
    facts: ClassVar = Facts("gives")


@dataclass(frozen=True, slots=True)
class Lay:
    """So many cards of a kind, from the top of their pile, onto such an area, or on `every` one; as
    far as there are any."""

    kind: KindId
    area: Annotated[AreaSet, "Where they are laid."]
    amount: Annotated[int, "How many on each area."] = 1
    every: Annotated[bool, "On each such area, rather than on one."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class MoveTile:
    """One of these tiles to another area, as if it were not on the board yet: to such an `area`, or
    where its own rule lets it go. In `area`, `it` is where it was."""

    tiles: TileSet
    area: AreaSet | None = None
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ExchangeTile:
    """One of these tiles gives its area to a tile of another kind, which is placed whatever its own
    rule says. Mandatory."""

    tiles: TileSet
    tile: TileId
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class SwapTiles:
    """One of these tiles and one of the others change places, with what lies on them, whatever
    their rules say; neither is placed anew. Mandatory. `it` is then where the first has come to."""

    tiles: TileSet
    others: Annotated[TileSet, "What it changes places with is one of these."]
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class GainBonus:
    """What placing a tile on the area of `at` gives: its printed bonuses, and what lies beside;
    without it on that of one of `tiles`, or on one of `areas`, which the player chooses, or on
    `each` of them."""

    at: Literal["it", "this", ""] = "it"
    tiles: Annotated[TileSet | None, "Under one of these tiles instead; null for none."] = None
    areas: Annotated[AreaSet | None, "On one of these areas instead; null for none."] = None
    each: Annotated[bool, "All of these, and not one of them."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class RemoveTile:
    """One of these tiles goes back to the supply, if no other one covers it; without one nothing
    happens, but a price must be paid."""

    tiles: TileSet
    by: str = by()
    facts: ClassVar = Facts("takes", "lift")


@dataclass(frozen=True, slots=True)
class GainTag:
    """To have such a tag until the period ends; of the `game`, for good. It is not played."""

    tag: Annotated[TagId, "The tag, by id."]
    amount: Amount = 1
    period: Period = "generation"
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Add:
    """Resources onto a card: `resource` empty means of the kind that the card holds. Without a card
    that can hold them nothing happens. `every`: onto each such card. `cards`: onto so many
    different ones, or up to so many (`fewer`), as far as there are."""

    resource: Annotated[HeldOfCard, "The resource, by id; empty for the kind that the card holds."]
    amount: Amount
    to: Annotated[CardSet, "The card that it is put on."]
    every: Annotated[bool, "Onto each such card, rather than onto one."] = False
    cards: Annotated[int, "Onto how many different cards."] = 1
    fewer: Annotated[bool, "Onto as many of them as one likes."] = False
    by: str = by()
    facts: ClassVar = Facts("gives", raises="add")


@dataclass(frozen=True, slots=True)
class Remove:
    """From a player's stock (`whose`) or from a card (`cards`). `up_to`: any number up to `amount`,
    and optional; without it mandatory in full, but from each (`all`, `opponents`) as much as there
    is. `steal`: the ability's player gets it. `down` production is `Produce`. `owning`: only from
    players who own such a tile. `players`: only from those for whom this holds, `you` in it being
    that player. `every`: from each such card, as much as there is."""

    resource: Annotated[Taken, "The resource, by id; empty for whatever is there."]
    amount: Amount
    whose: Annotated[Whose | None, "The player whose stock it is taken from; null for cards."] = (
        None
    )
    cards: Annotated[
        CardSet | None, "The card that it is taken from; null for a player's stock."
    ] = None
    up_to: Annotated[bool, "Any number up to the amount, also none."] = False
    steal: Annotated[bool, "The player of the ability gets it."] = False
    owning: Annotated[TileSet | None, "Only from players who own such a tile."] = None
    players: Annotated[Condition | None, "Only from players for whom this holds."] = None
    every: Annotated[bool, "From each such card, rather than from one."] = False
    by: str = by()
    facts: ClassVar = Facts("takes")


@dataclass(frozen=True, slots=True)
class UseProject:
    """One of these standard projects (empty: any), `less` cheaper (None: free)."""

    projects: Annotated[tuple[ProjectId, ...], "Only these, by card id; empty for all."] = ()
    cost_min: int = 0  # the printed cost
    less: Annotated[Off, "How much less it costs, or half of it, rounded up; null for free."] = 0
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class TakeActions:
    """So many actions of a turn, at once."""

    amount: Annotated[int, "How many actions."]
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Nothing:
    """In the place of what does not happen then."""

    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Pass:
    """The player has no more turns this generation; mandatory, so that it is not done twice."""

    by: str = by()
    facts: ClassVar = Facts("pays")


@dataclass(frozen=True, slots=True)
class BecomeFirst:
    """The player has the first player marker from now on."""

    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Fund:
    """An award that can be funded, `less` cheaper (None: free); none, where there is none."""

    less: Annotated[Off, "How much less it costs, or half of it, rounded up; null for free."] = None
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ClaimMilestone:
    """A milestone that can be claimed, `less` cheaper (None: free); none, where there is none.
    `unconditional`: what it requires need not be met."""

    less: Annotated[Off, "How much less it costs, or half of it, rounded up; null for free."] = 0
    unconditional: Annotated[bool, "No requirement need be met."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Claim:
    """Such a tile becomes the player's own; mandatory."""

    tiles: TileSet
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class ChooseTile:
    """Such a tile is chosen, where there is one, and is `it` in what comes then, and its owner
    `that` player. Nothing happens to it; mandatory."""

    tiles: TileSet
    by: str = by()
    facts: ClassVar = Facts()


Leaf = (
    Gain
    | GainAny
    | Lose
    | Spend
    | Pay
    | Produce
    | ExchangeProduction
    | ExchangeStock
    | ExchangeHands
    | ExchangeOwn
    | ChoosePlayer
    | Raise
    | Place
    | Lay
    | MoveTile
    | ExchangeTile
    | SwapTiles
    | GainBonus
    | RemoveTile
    | GainTag
    | Add
    | Remove
    | UseProject
    | TakeActions
    | Pass
    | Nothing
    | BecomeFirst
    | Fund
    | ClaimMilestone
    | Claim
    | ChooseTile
    | Dealing
    | Expansion
)


def does(node: object) -> Does:
    """Whether a verb as it is used pays, takes or gives; of other nodes nothing is known."""
    known: Does = node.facts.does if isinstance(node, Leaf) else ""
    return "takes" if known == "gives" and getattr(node, "down", False) else known
