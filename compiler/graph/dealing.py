"""What the verbs about cards do: one node a verb, in the union `Dealing`, a part of `Leaf`."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, NamedTuple

from compiler.graph.base import (
    THE_CHOSEN,
    ParameterId,
    PartyId,
    StockId,
    TagId,
    Whose,
    Zone,
    by,
)
from compiler.graph.events import Facts
from compiler.graph.fields import renamed, walk
from compiler.graph.selectors import AreaSet, CardSet
from compiler.graph.things import Amount, Off
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Draw:
    """`cards`: only such cards are kept, revealing until found, the rest discarded."""

    amount: Amount
    cards: CardSet | None = None
    by: str = by()
    facts: ClassVar = Facts("gives", raises="draw")


@dataclass(frozen=True, slots=True)
class Look:
    """Turn over cards for the steps that follow; what is not taken is discarded. `public`: all
    see. `cards`: of the pile of such a kind that is not in the deck, or, in the zone `hand`, of
    one's own choice and to be shown only; `random`: as chance has it, also of another player. In
    the zone `areas` they stay where they lie; what all have seen stays face up."""

    amount: Amount
    public: bool = False
    cards: Annotated[
        CardSet | None, "Of the pile of these cards, or of a hand; null for the deck."
    ] = None
    random: Annotated[bool, "Of a hand: chosen by chance."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Peek:
    """The hand of such a player is seen by the one who does it; that is then `that` player, out of
    whose hand cards may be chosen in what follows."""

    whose: Annotated[Whose, "Whose hand is seen."]
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Hide:
    """Cards that lie face up on areas are turned face down."""

    amount: Amount
    cards: CardSet
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Take:
    """Of the cards looked at, into hand. `buy`: at the price of a card. Cards that are laid out,
    or on top of their pile, become the player's own: they are played at once, or kept, as their
    kind says."""

    amount: Amount
    buy: Annotated[bool, "For the price of a card."] = False
    cards: Annotated[CardSet | None, "Only such cards; null for any."] = None
    up_to: Annotated[bool, "Of them any number up to the amount, also none."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class Discard:
    """From hand; which ones is the player's choice, or that of chance (`random`). Mandatory in
    full, or as many as there are (`far`)."""

    amount: Amount
    cards: CardSet | None = None
    far: bool = False
    random: Annotated[bool, "Chosen by chance."] = False
    by: str = by()
    facts: ClassVar = Facts("takes")


@dataclass(frozen=True, slots=True)
class Mark:
    """A marker of the player onto such a card, or one of the player's own away from it (`down`)."""

    cards: CardSet
    down: Annotated[bool, "Taken away rather than put there."] = False
    by: str = by()
    facts: ClassVar = Facts("gives")


class Remembered(NamedTuple):
    """What a card can remember: `what` it is, which is its word in card text and where a condition
    asks for it; `among`: where a choice lists those that can be chosen; `refers`: what fields name
    it, as `compiler.document.invariants` calls that."""

    what: str
    among: str
    refers: tuple[str, ...]

    def one_of(self, ids: tuple[str, ...]) -> Settle:
        """The choice among these."""
        among: dict[str, Any] = {self.among: ids}
        return Settle(**among)

    def instead(self, root: Any, old: str, new: str) -> Any:
        """The same with another one of them."""
        for one in self.refers:
            root = renamed(root, one, old, new)
        return root


REMEMBERED = (
    Remembered("tag", "tags", ("tag",)),
    Remembered("resource", "resources", ("stock", "made", "resource")),
    Remembered("party", "parties", ("party", "card")),
    Remembered("parameter", "parameters", ("parameter", "track")),
)
"""Whatever can be chosen for a card, or for a line."""


def to_remember(library: Any) -> tuple[tuple[str, Any], ...]:
    """All that cards of a library can remember: `tag`, `resource` …, and its declaration. A number
    stands for one of them in games: its place here."""
    parties = tuple(card for card in library.cards if card.kind == "party")
    kinds = library.tags, library.resources, parties, library.parameters
    return tuple(
        (family.what, kind)
        for family, among in zip(REMEMBERED, kinds, strict=True)
        for kind in among
    )


class Choosing:
    """What is chosen, of a class with a field for each of `REMEMBERED`."""

    __slots__ = ()

    @property
    def family(self) -> Remembered:
        """What is chosen."""
        return next((one for one in REMEMBERED if getattr(self, one.among)), REMEMBERED[0])

    @property
    def ids(self) -> tuple[str, ...]:
        """Those among which it is chosen, by id."""
        found: tuple[str, ...] = getattr(self, self.family.among)
        return found


@dataclass(frozen=True, slots=True)
class Settle(Choosing):
    """One of these is chosen, and the card on which this stands remembers it: in its other lines
    `chosen` stands for it."""

    tags: Annotated[tuple[TagId, ...], "The tags among which it is chosen, by id."] = ()
    resources: Annotated[
        tuple[StockId, ...], "The resources among which it is chosen, by id, instead."
    ] = ()
    parties: Annotated[
        tuple[PartyId, ...], "The parties among which it is chosen, by id, instead."
    ] = ()
    parameters: Annotated[
        tuple[ParameterId, ...], "The parameters among which it is chosen, by id, instead."
    ] = ()
    by: str = by()
    facts: ClassVar = Facts()

    @property
    def each(self) -> tuple[Settle, ...]:
        """Each of them, as if there were no other."""
        return tuple(self.family.one_of((one,)) for one in self.ids)

    def spoken_as(self, root: Any, chosen: Settle) -> Any:
        """What is said of the chosen one, with the only one of `chosen` in its place."""
        return self.family.instead(root, THE_CHOSEN, chosen.ids[0])


@dataclass(frozen=True, slots=True)
class CopyProduction:
    """The production box of such a card, or of so many of them, done anew."""

    cards: CardSet
    count: Annotated[int, "The boxes of how many cards."] = 1
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class CopyEffects:
    """The immediate effects of such a card, done anew."""

    cards: CardSet
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class MoveCards:
    """Cards from where they are into another zone; `whose`: the zone of that player. `up_to`: any
    number up to `amount`, and optional. `random`: chosen by chance, as many as there are. What
    goes to the `deck` goes on top of it, or under it (`bottom`). In the
    zone `areas` one goes to such an `area`, in which `it` is where it was: from another area as it
    lay, from a player as its kind lies."""

    amount: Amount
    cards: CardSet
    to: Annotated[Zone, "The zone that they are put into."]
    whose: Annotated[Whose, "Whose zone it is."] = "you"
    up_to: Annotated[bool, "Any number up to the amount, also none."] = False
    random: Annotated[bool, "Chosen by chance."] = False
    area: Annotated[AreaSet | None, "Of what goes to an area: to such a one."] = None
    by: str = by()
    facts: ClassVar = Facts("takes")


@dataclass(frozen=True, slots=True)
class Double:
    """The resources on such a card: as many again."""

    cards: CardSet
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class UseAction:
    """The action of such a card, or of so many different ones, one after the other, as far as there
    are; or of up to so many (`fewer`)."""

    cards: CardSet
    count: Annotated[int | None, "The actions of how many different cards; null for each."] = 1
    fewer: Annotated[bool, "Of as many of them as one likes, also none."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card from hand or of those looked at, `less` cheaper (None: free); `ignoring`: global
    requirements ignored, or only those about `parameters`; `tags`: those about tags;
    `unconditional`: all of them."""

    cards: CardSet
    less: Annotated[Off, "How much less it costs, or half of it, rounded up; null for free."] = 0
    ignoring: Annotated[bool, "Global requirements need not be met."] = False
    unconditional: Annotated[bool, "No requirement need be met."] = False
    parameters: Annotated[
        tuple[ParameterId, ...], "Of the global ones only those about these; empty for all."
    ] = ()
    tags: Annotated[bool, "Requirements about tags need not be met."] = False
    by: str = by()
    facts: ClassVar = Facts()


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A seat on such a card of a row that has one left, `less` cheaper (None: free), with all that
    it brings; mandatory. `unconditional`: what it requires need not be met."""

    cards: CardSet
    less: Annotated[Off, "How much less it costs, or half of it, rounded up; null for free."] = 0
    unconditional: Annotated[bool, "No requirement need be met."] = False
    by: str = by()
    facts: ClassVar = Facts()


def with_first_chosen(root: Any) -> Any:
    """A card that remembers a choice as if the first there is had been chosen, for who looks for
    what is the same whichever it is; others as they are."""
    settle = next((node for node in walk(root) if isinstance(node, Settle)), None)
    return root if settle is None or not settle.each else settle.spoken_as(root, settle.each[0])


Dealing = (
    Draw
    | Look
    | Peek
    | Hide
    | Take
    | Discard
    | Mark
    | Settle
    | CopyProduction
    | CopyEffects
    | MoveCards
    | Double
    | UseAction
    | PlayCard
    | TakeSeat
)

REPEATS = (UseAction, CopyEffects)
"""What does another card's lines anew. A line with one of these is not done anew itself: they could
go on with each other, or with themselves, for ever."""
