"""How effects are put together: order, choice, cost, condition; and what is done for nobody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Annotated, Any, Literal

from compiler.graph.base import (
    THE_CHOSEN,
    ParameterId,
    PartyId,
    Rank,
    StockId,
    TagId,
    Whose,
    by,
)
from compiler.graph.continuous import Continuous, Span
from compiler.graph.dealing import Choosing, Discard, Look, Mark, Remembered, TakeSeat
from compiler.graph.events import Event
from compiler.graph.expansions import BuildColony, MoveColony, PlaceDelegates
from compiler.graph.fields import changed, walk
from compiler.graph.leaves import (
    Add,
    ChoosePlayer,
    Gain,
    Leaf,
    Lose,
    Place,
    Produce,
    Raise,
    Remove,
    does,
)
from compiler.graph.selectors import CardSet
from compiler.graph.things import (
    Amount,
    Both,
    Chosen,
    Condition,
    Either,
    Measure,
    Not,
    Settled,
)
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Unordered:
    """No edge between the parts: the active player chooses the order."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Then:
    """Each part when the one before is done."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one, chosen by the player, or by chance, among those possible."""

    parts: tuple[Effect, ...]
    chance: Annotated[bool, "Nobody chooses: each of those possible comes as often."] = False


@dataclass(frozen=True, slots=True)
class SomeOf:
    """So many of them, each once at most, chosen by the player among those that can be done
    together; in any order."""

    parts: tuple[Effect, ...]
    count: Annotated[int, "How many of them."]
    fewer: Annotated[bool, "As many of them as one likes, also none."] = False

    @property
    def ways(self) -> Effect:
        """The same as a choice of all that can be chosen together."""
        counts = range(1 if self.fewer else self.count, self.count + 1)
        chosen = [one for n in counts for one in combinations(self.parts, n)]
        one_of = OneOf(tuple(c[0] if len(c) == 1 else Unordered(c) for c in chosen))
        return May(one_of) if self.fewer else one_of


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance brings a number from `least` to `most`, each as often of those with which the body can
    be done; in it that is X."""

    least: Annotated[int, "The lowest number."]
    most: Annotated[int, "The highest number."]
    body: Annotated[Effect, "What is done with the number as X."]


@dataclass(frozen=True, slots=True)
class ChooseOne(Choosing):
    """One of these is chosen for the line, and the body done, in which `chosen` stands for it."""

    body: Annotated[Effect, "What is done; in it `chosen` is the one chosen."]
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

    @property
    def ways(self) -> Effect:
        """The same as a choice of what is done with each of them."""
        return OneOf(tuple(self._with(one) for one in self.ids))

    def _with(self, chosen: str) -> Effect:
        family = self.family

        def asked(node: Any) -> Any:
            mine = isinstance(node, Settled) and node.of and node.said[0] == family.what
            return replace(node, of=chosen) if mine else node

        body = family.instead(changed(self.body, asked), THE_CHOSEN, chosen)
        decided: Effect = changed(body, _decided)
        return decided


def _decided(node: Any) -> Any:
    """What is done where it is known what has been chosen for the line."""
    if not isinstance(node, When):
        return node
    match _known(node.condition):
        case bool(holds):
            return node.yes if holds else node.no or node
        case condition:
            return node if condition == node.condition else replace(node, condition=condition)


def _known(condition: Condition) -> Condition | bool:
    """Whether it holds, as far as it asks for that; else what is left to ask for."""
    match condition:
        case Settled(of=of) if of and of != THE_CHOSEN:
            return of == condition.said[1]
        case Not(part):
            found = _known(part)
            return not found if isinstance(found, bool) else Not(found)
        case Both(parts) | Either(parts):
            both = isinstance(condition, Both)
            asked = [_known(part) for part in parts]
            if (not both) in asked:
                return not both
            left = tuple(part for part in asked if not isinstance(part, bool))
            if len(left) < 2:
                return left[0] if left else both
            return Both(left) if both else Either(left)
        case _:
            return condition


def of_the_line(body: Any, family: Remembered) -> Any:
    """What is asked of the chosen one where one of that family is chosen for the line."""

    def asked(node: Any) -> Any:
        settled = isinstance(node, Settled) and not node.of and node.said[0] == family.what
        return replace(node, of=THE_CHOSEN) if settled else node

    return changed(body, asked)


@dataclass(frozen=True, slots=True)
class Pays:
    """The red arrow: `cost` in full, then `gain`."""

    cost: Annotated[Effect, "What is paid, in full."]
    gain: Annotated[Effect, "What is got for it."]


@dataclass(frozen=True, slots=True)
class May:
    body: Effect


@dataclass(frozen=True, slots=True)
class Repeatedly:
    body: Effect


@dataclass(frozen=True, slots=True)
class Each:
    """For each player meant, in turn order; inside, `you` is that player. `players`: only those for
    whom this holds, `you` in it being that player."""

    who: Annotated[Whose, "The players."]
    body: Annotated[Effect, "What each of them does."]
    players: Annotated[Condition | None, "Only players for whom this holds."] = None


@dataclass(frozen=True, slots=True)
class Decides:
    """You do it, and what is to be chosen in it that player chooses; you, where there is nobody."""

    who: Annotated[Whose, "The player who chooses."]
    body: Annotated[Effect, "What you do."]


@dataclass(frozen=True, slots=True)
class Ranked:
    """For each player with the most (second most, fewest) of what is counted, in turn order;
    inside, `you` is that player. Who ties shares the rank; a tie for the most leaves no second."""

    rank: Annotated[Rank, "Those with the most, second most or fewest."]
    measure: Annotated[Measure, "What they are compared by."]
    body: Effect


@dataclass(frozen=True, slots=True)
class When:
    """`if`: decided when its turn in the pool comes."""

    condition: Condition
    yes: Annotated[Effect, "What happens if it holds."]
    no: Annotated[Effect | None, "What happens otherwise; null for nothing."] = None


@dataclass(frozen=True, slots=True)
class Otherwise:
    """`first` if it can be done now, else `instead`."""

    first: Annotated[Effect, "What is done if it can be done now."]
    instead: Annotated[Effect, "What is done if that is impossible."]


@dataclass(frozen=True, slots=True)
class Grant:
    """A continuous effect, which you have from then on for a while."""

    rule: Annotated[Continuous, "The rule that it changes."]
    span: Annotated[Span, "How long it holds."]
    times: Annotated[int, "Of what holds for the next: for how many of them."] = 1
    by: str = by()


@dataclass(frozen=True, slots=True)
class Later:
    """What is done when one of these happens the next time, for who is `you` now: `once` in the
    game, `once this generation`, or whenever it happens `this generation`. A phase happens when it
    begins, and production when everybody has produced."""

    events: Annotated[tuple[Event, ...], "What is waited for."]
    body: Annotated[Effect, "What is done then."]
    lasts: Annotated[
        Literal["once", "once this generation", "this generation"],
        "How often it is done, and how long it is waited for.",
    ] = "once"
    by: str = by()


Effect = (
    Leaf
    | (Unordered | Then | OneOf | SomeOf | ChooseOne | Lot | Pays | When | Otherwise)
    | (May | Repeatedly | Each | Decides | Ranked | Grant | Later)
)


def parts(effect: Effect) -> tuple[Effect, ...]:
    """The effects that an effect is put together from, in written order; none in a verb."""
    match effect:
        case Unordered() | Then() | OneOf() | SomeOf():
            return effect.parts
        case Pays(cost, gain):
            return cost, gain
        case May(body) | Repeatedly(body) | Each(_, body) | Decides(_, body) | Ranked(_, _, body):
            return (body,)
        case Later(_, body) | ChooseOne(body) | Lot(body=body):
            return (body,)
        case When(_, yes, no):
            return (yes,) if no is None else (yes, no)
        case Otherwise(first, instead):
            return first, instead
        case _:
            return ()


def chooses_x(effect: Effect) -> bool:
    """Whether the effect has an X that its player chooses; what others are told to do, and what is
    done later, has an X of its own where there is none beside it."""
    if isinstance(effect, Each | Ranked | Later):
        return False
    inner = parts(effect)
    if inner:
        return any(map(chooses_x, inner))
    return any(isinstance(node, Chosen) for node in walk(effect))


def how_much(leaf: object) -> Amount:
    """Of what a verb does: how much of it, how many steps or tiles, or how much less it costs."""
    if isinstance(leaf, Place):
        return leaf.count
    found = (getattr(leaf, name, None) for name in ("amount", "steps", "less"))
    return next((one for one in found if one is not None), 0)


def chooses_x_in_branch(effect: Effect) -> bool:
    """Whether it is a choice of which some branches have no X: it is chosen with its branch."""
    if not isinstance(effect, OneOf):
        return False
    with_x = [chooses_x(part) for part in effect.parts]
    return any(with_x) and not all(with_x)


def is_price(cost: Effect, gain: Effect) -> bool:
    """Whether the one can pay for the other: it gives something away, or is taken on in full, which
    can fail and may be a burden: `gain 1 debt -> draw 2 cards`. Not where that is only paid for:
    then the two have changed places. Of a choice all branches do the same: `add 1 animal here or
    remove 1 animal here -> …` is for one of them the wrong way round."""
    if any(is_by_chance(node) and not isinstance(node, OneOf) for node in walk(cost)):
        return False  # who pays is certain, and how much
    return _gives_away(cost) or (_is_taken_on(cost) and not _only_pays(gain))


def is_by_chance(node: object) -> bool:
    """Whether chance answers what is asked: which branch, which player, which number."""
    return isinstance(node, Lot) or (isinstance(node, OneOf | ChoosePlayer) and node.chance)


def _gives_away(cost: Effect) -> bool:
    if isinstance(cost, OneOf):
        return not cost.chance and all(map(_gives_away, cost.parts))
    if isinstance(cost, SomeOf):
        return not cost.fewer and all(map(_gives_away, cost.parts))
    return any(does(node) in ("pays", "takes") and not _may_be_nothing(node) for node in walk(cost))


def _may_be_nothing(node: object) -> bool:
    """Whether it is lost, or taken from all there are, as much as there is."""
    if isinstance(node, Remove):
        return node.every or node.whose in ("all", "opponents")
    return isinstance(node, Lose) or (isinstance(node, Produce | Discard) and node.far)


def _is_taken_on(cost: Effect) -> bool:
    if isinstance(cost, OneOf | SomeOf):
        return not any(map(_gives_away, cost.parts)) and all(map(_is_taken_on, cost.parts))
    return any(map(_takes_on, walk(cost)))


def _takes_on(node: object) -> bool:
    match node:
        case Gain(str()) | Add(every=False, cards=1) | Raise() | Place() | Mark():
            return True
        case BuildColony() | PlaceDelegates(neutral=False) | TakeSeat():
            return True
        case MoveColony(which="a" | "another"):  # it must go so far
            return True
        case Produce(far=False):
            return True
        case Look(cards=CardSet(zone="hand", whose="you")):
            return True  # the card must be there
        case _:
            return False


def _only_pays(effect: Effect) -> bool:
    """Whether all of it is given up by the player himself."""
    inner = parts(effect)
    if inner:
        return not isinstance(effect, Each | Ranked) and all(map(_only_pays, inner))
    return does(effect) == "pays" or (does(effect) == "takes" and _whose(effect) == "you")


def _whose(leaf: Effect) -> str:
    """Of whom it takes something."""
    things = (getattr(leaf, name, None) for name in ("cards", "tiles", "delegates"))
    return next((one.whose for one in things if one is not None), getattr(leaf, "whose", "you"))


Change = Callable[[Effect], Effect]


def with_leaves(effect: Effect, change: Change) -> Effect:
    """The same structure with every leaf changed; so is what hands on to another player, whole."""
    match effect:
        case Unordered(parts) | Then(parts) | OneOf(parts) | SomeOf(parts):
            return replace(effect, parts=tuple(with_leaves(part, change) for part in parts))
        case May(body) | ChooseOne(body) | Lot(body=body):
            return replace(effect, body=with_leaves(body, change))
        case When(condition, yes, no):
            other = None if no is None else with_leaves(no, change)
            return When(condition, with_leaves(yes, change), other)
        case Otherwise(first, instead):
            return Otherwise(with_leaves(first, change), with_leaves(instead, change))
        case _:
            return change(effect)


def somebodys(effect: Effect) -> Effect | None:
    """What nobody does, as somebody would do it; None where it is not all of it nobody's. `nobody:
    A or B` says once what `ignoring bonuses` says of every verb; the graph knows only the
    latter."""
    every: list[bool] = []

    def done_by_somebody(leaf: Effect) -> Effect:
        nobodys = isinstance(leaf, Raise | Place) and leaf.bare
        every.append(nobodys)
        return replace(leaf, bare=False) if isinstance(leaf, Raise | Place) else leaf

    made = with_leaves(effect, done_by_somebody)
    return made if all(every) else None
