"""What an effect reads, changes, needs and can raise: the ground for asking only what matters.

In: effects of the graph. Out: `Footprint`s. The runtime compares them to see whether the order of
two pending effects can matter; `arsia graph` shows them.

An atom is `(what, scope)`: `("stock plant", "own")` is the acting player's, `"others"` that of any
other, `"all"` anybody's; game-wide things (`map`, levels) are always `all`.

`footprint` is of everything that can come of an effect, `direct` of what happens at once when it is
taken from the pool: parts of an unordered effect, what follows `then`, bonuses, marks of parameters
and triggers go into the pool first and get their own place in the order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import reduce
from operator import or_
from typing import assert_never

from compiler import graph as g

Atom = tuple[str, str]
Atoms = frozenset[Atom]
NOTHING: Atoms = frozenset()


@dataclass(frozen=True, slots=True)
class Footprint:
    """`reads`: its outcome depends on these. `adds`, `takes`: changed up or down by an amount that
    does not depend on their value. `writes`: changed otherwise. `needs`: whether it can be done
    depends on these. `raises`: kinds of events. `steps`: parameters it moves and how far, whose
    moments may add more."""

    reads: Atoms = NOTHING
    adds: Atoms = NOTHING
    takes: Atoms = NOTHING
    writes: Atoms = NOTHING
    needs: Atoms = NOTHING
    raises: frozenset[g.EventKind] = frozenset()
    steps: frozenset[tuple[str, int]] = frozenset()

    def __or__(self, other: Footprint) -> Footprint:
        return Footprint(*(getattr(self, f.name) | getattr(other, f.name) for f in fields(self)))

    @property
    def changes(self) -> Atoms:
        return self.adds | self.takes | self.writes


ANYTHING: Atoms = frozenset({("anything", "all")})
UNKNOWN = Footprint(reads=ANYTHING, writes=ANYTHING, needs=ANYTHING)


def footprint(effect: g.Effect, library: g.Library) -> Footprint:
    """The footprint of an effect and all its parts, whichever are chosen."""
    match effect:
        case (
            g.Unordered() | g.Then() | g.OneOf() | g.Pays() | g.May() | g.Repeatedly() | g.Decides()
        ):
            return _union(footprint(part, library) for part in g.parts(effect))
        case g.Each(who, body, players):
            inner = footprint(body, library)
            return _described(players) | (inner if who == "you" else _everybodys(inner))
        case g.Ranked(_, measure, body):
            counted = Footprint(reads=_wide(measure_reads(measure)))
            return counted | _everybodys(footprint(body, library))
        case g.When(condition, yes, no):
            rest = footprint(no, library) if no is not None else Footprint()
            reads = Footprint(reads=condition_reads(condition))
            return reads | footprint(yes, library) | rest
        case g.Otherwise(first, instead):
            one, other = footprint(first, library), footprint(instead, library)
            looks = one.reads | one.needs | one.changes
            return replace(one | other, reads=looks | other.reads, needs=other.needs)
        case _:
            return _amount(effect) | _leaf(effect, library)


def direct(effect: g.Effect, library: g.Library) -> Footprint:
    """The footprint of what is done at once. Choosing looks at what the choices need."""
    match effect:
        case g.Each("any" | "opponent", body, players):
            return _described(players) | _looks(body, library)
        case g.Each(players=players):
            return _described(players)
        case g.Unordered() | g.Then():
            return Footprint()
        case g.Ranked(_, measure):
            return Footprint(reads=_wide(measure_reads(measure)))
        case g.Pays():
            return footprint(effect, library)  # nothing comes between a cost and its gain
        case g.OneOf(parts):
            return _union(direct(part, library) for part in parts) | _looks(effect, library)
        case g.Decides(_, body):
            return direct(body, library)
        case g.May(body):
            return direct(body, library) | _looks(body, library)
        case g.Repeatedly(body):
            return _looks(body, library)
        case g.When(condition):
            return Footprint(reads=condition_reads(condition))
        case g.Otherwise(first, instead):
            one, other = footprint(first, library), direct(instead, library)
            looks = Footprint(reads=one.reads | one.needs | one.changes)
            return replace(direct(first, library) | other | looks, needs=other.needs)
        case g.Raise(track, down=False) if any(kind.id == track for kind in library.parameters):
            return Footprint(adds=_all(f"level {track}"))
        case g.Place():
            return _amount(effect) | Footprint(
                reads=_all("map"), writes=_all("map"), needs=_all("map")
            )
        case _ if type(effect) in _OF_COLONIES:
            return _colonial(effect, replace(library, cards=()))
        case _:
            return _amount(effect) | _leaf(effect, library)


def _described(players: g.Condition | None) -> Footprint:
    """Which players are meant is looked at."""
    return Footprint(reads=_wide(condition_reads(players))) if players is not None else Footprint()


def _looks(effect: g.Effect, library: g.Library) -> Footprint:
    """Whether something is possible is looked at when it is offered."""
    return Footprint(reads=footprint(effect, library).needs)


def choosing_x(effect: g.Effect, library: g.Library) -> Footprint:
    """The direct footprint of an ability whose player chooses X first."""
    return _looks(effect, library)


def _union(prints: Iterable[Footprint]) -> Footprint:
    return reduce(or_, prints, Footprint())


def _everybodys(one: Footprint) -> Footprint:
    """Of each player; what one of them cannot do lapses."""
    return replace(
        one,
        reads=_wide(one.reads | one.needs),
        adds=_wide(one.adds),
        takes=_wide(one.takes),
        writes=_wide(one.writes),
        needs=NOTHING,
    )


def _wide(atoms: Atoms) -> Atoms:
    return frozenset((what, "all") for what, _ in atoms)


def _own(*whats: str) -> Atoms:
    return frozenset((what, "own") for what in whats)


def _all(*whats: str) -> Atoms:
    return frozenset((what, "all") for what in whats)


def _scoped(whose: g.Whose, *whats: str) -> Atoms:
    return _own(*whats) if whose == "you" else _all(*whats)


def _names(resource: g.Resource, library: g.Library) -> tuple[str, ...]:
    match resource:
        case str():
            return (resource,)
        case g.Printed(resources) | g.Lowest(resources):
            return resources
        case g.That():
            return tuple(kind.id for kind in library.resources)
        case _:
            assert_never(resource)


def _seen(resource: g.Resource, at: Atoms) -> Footprint:
    """What the choice of the resource looks at; a printed bonus needs the tile to be there."""
    match resource:
        case g.Lowest():
            return Footprint(reads=at)
        case g.Printed():
            return Footprint(reads=_all("map"), needs=_all("map"))
        case _:
            return Footprint()


def _amount(effect: g.Leaf) -> Footprint:
    amount = getattr(effect, "amount", getattr(effect, "steps", 0))
    return Footprint(reads=_amount_reads(amount))


def _amount_reads(amount: g.Amount) -> Atoms:
    match amount:
        case g.Per(measure, plus=plus, minus=minus):
            counted = [one for one in (measure, plus, minus) if one is not None]
            return frozenset(atom for one in counted for atom in measure_reads(one))
        case g.Less(minus=per) | g.More(plus=per) | g.Chosen(most=g.Per() as per):
            return _amount_reads(per)
        case g.Every(but) if but != 0:
            return _amount_reads(but)
        case _:
            return NOTHING


def _leaf(effect: g.Leaf, library: g.Library) -> Footprint:
    if isinstance(effect, g.PlaceDelegates | g.RemoveDelegate | g.ExchangeDelegate):
        counted = dict(library.rules).get("influence")
        at = _all("parliament", f"counter {counted}")
        sent: frozenset[g.EventKind] = frozenset()
        if isinstance(effect, g.PlaceDelegates):
            sent = frozenset({"delegate"})
        return Footprint(reads=at, writes=at, needs=at, raises=sent)
    if type(effect) in _OF_COLONIES:
        return _colonial(effect, library)
    if isinstance(effect, g.Expansion):
        return UNKNOWN  # no game of ours plays them
    match effect:
        case g.Gain(resource):
            stocks = [f"stock {name}" for name in _names(resource, library)]
            gained = Footprint(adds=_own(*stocks), raises=frozenset({"gain"}))
            return gained | _seen(resource, NOTHING) | _supplied(resource, library)
        case g.GainAny(resources):
            return _union(
                _leaf(g.Gain(one, 1), library) | _supplied(one, library) for one in resources
            )
        case g.Lose(resource, _, to):
            stocks = [f"stock {name}" for name in _names(resource, library)]
            there = _all(*stocks) if to is not None else NOTHING
            given = _everybodys(_supplied(resource, library)) if there else Footprint()
            return given | Footprint(reads=_own(*stocks), writes=_own(*stocks), adds=there)
        case g.Spend(resource, amount, source):
            at = _own(f"stock {resource}") if source is None else _own("held")
            if isinstance(amount, g.Every):
                return Footprint(reads=at, writes=at, needs=at)
            return Footprint(takes=at, needs=at)
        case g.Pay(_, using):
            money = _own("payment", *(f"stock {name}" for name in using))
            return Footprint(takes=money, needs=money)
        case g.Produce(resource, whose=whose, far=True):
            made = _scoped(whose, *(f"production {name}" for name in _names(resource, library)))
            return Footprint(reads=made, writes=made, raises=_removed(whose))
        case g.Produce(resource, _, down, whose):
            at = _scoped(whose, *(f"production {name}" for name in _names(resource, library)))
            if not down:
                raised = Footprint(adds=at, raises=frozenset({"produce"}))
                return raised | _seen(resource, at)
            choice = at if whose != "you" else NOTHING  # who can be chosen depends on it
            return Footprint(reads=choice, takes=at, needs=at, raises=_removed(whose))
        case g.Raise(track, steps, down):
            return _raise(track, steps, down, library)
        case g.Place(tile, _, _, count):
            return _place(tile, count, library)
        case g.ExchangeTile(_, tile):
            placed = _place(tile, 1, library)
            return placed | Footprint(reads=_all("map"), writes=_own("tags"), needs=_all("map"))
        case g.GainBonus():
            return Footprint(reads=_all("map")) | _bonuses(library)
        case g.MoveTile():
            return Footprint(_all("map"), NOTHING, NOTHING, _all("map") | _own("tags"), _all("map"))
        case g.RemoveTile():
            levels = _all(*(f"level {kind.id}" for kind in library.parameters))
            return Footprint(_all("map"), NOTHING, NOTHING, _all("map") | _own("tags") | levels)
        case g.GainTag():
            return Footprint(adds=_own("tags"))
        case g.Add(to=to):
            counted = to.resources or to.resources_max is not None
            looks = _scoped(to.whose, "held") if counted else NOTHING
            return Footprint(reads=looks, adds=_own("held"), raises=frozenset({"add"}))
        case g.Remove(resource, amount, whose, cards, up_to, steal, owning):
            what = "held" if cards is not None else f"stock {resource}"
            # What may be left undone is offered against others only; stealing always is.
            theirs: Atoms = frozenset({(what, "others" if up_to or steal else "all")})
            lapses = up_to or isinstance(amount, g.Every) or whose in ("all", "opponents")
            mine = _supplied(resource, library) if steal and cards is None else Footprint()
            return replace(mine, needs=NOTHING) | Footprint(
                reads=theirs if owning is None else theirs | _all("map"),
                adds=_own(f"stock {resource}") if steal and cards is None else NOTHING,
                writes=theirs,
                needs=NOTHING if lapses else theirs,
                raises=frozenset({"remove"}),
            )
        case g.Claim():
            return Footprint(reads=_all("map"), writes=_all("map"), needs=_all("map"))
        case g.Lay():
            return Footprint(reads=_all("map"), writes=_all("map"))
        case g.Look(cards=g.CardSet(zone="areas")):
            return Footprint(reads=_all("map"), writes=_all("map"), needs=_all("map"))
        case g.Take(cards=cards) if g.is_laid_out(cards):
            return UNKNOWN  # it is played
        case g.Look(cards=g.CardSet(zone="hand")):
            return Footprint(reads=_own("hand"), needs=_own("hand"))
        case g.TakeActions():
            return Footprint(adds=_own("turn"))
        case g.Draw(_, None):
            return Footprint(takes=_own("deck"), adds=_own("hand"))
        case g.Draw() | g.Look():
            # Which cards these are depends on what was drawn before.
            return Footprint(reads=_own("deck"), writes=_own("deck"), adds=_own("hand"))
        case g.Take():
            money = _own("payment") if effect.buy else NOTHING
            return Footprint(adds=_own("hand"), takes=money, needs=money)
        case g.Discard(far=True):
            return Footprint(reads=_own("hand"), writes=_own("hand"))
        case g.Discard():
            return Footprint(reads=_own("hand"), takes=_own("hand"), needs=_own("hand"))
        case g.CopyProduction():
            boxes = [f"production {kind.id}" for kind in library.resources]
            return Footprint(
                needs=_all(*boxes),
                adds=_own(*boxes),
                takes=_all(*boxes),
                raises=frozenset({"produce", "remove"}),
            )
        case g.Fund():
            return Footprint(reads=_all("table"), writes=_all("table"))
        case (
            g.CopyEffects()
            | g.MoveCards()
            | g.Double()
            | g.UseAction()
            | g.UseProject()
            | g.PlayCard()
        ):
            # Playing or using another card can do anything, and anything can stand in its way.
            return UNKNOWN
        case _:
            assert_never(effect)


_OF_COLONIES: dict[type, tuple[g.Label, ...]] = {
    g.BuildColony: ("build",),
    g.Trade: ("trade", "colony"),
    g.ColonyBonuses: ("colony",),
    g.MoveColony: (),
    g.AddColony: (),
}
"""Verbs of colonies, and which lines of a colony each sets off."""


def _colonial(effect: g.Leaf, library: g.Library) -> Footprint:
    """What tiles give lapses where it cannot be done; one that builds or trades by itself could
    bring anything."""
    labels, at = _OF_COLONIES[type(effect)], _all("colonies")
    given = [
        (one.label, one.effect)
        for card in library.cards
        for one in card.abilities
        if one.label in labels and one.effect is not None
    ]
    if any(isinstance(node, g.Expansion) for _, line in given for node in g.walk(line)):
        return UNKNOWN
    found = Footprint(reads=at, writes=at)
    for label, line in given:
        one = footprint(line, library)
        everybodys = label == "colony" and isinstance(effect, g.Trade)
        lapsing = replace(one, reads=one.reads | one.needs, needs=NOTHING)
        found |= _everybodys(one) if everybodys else lapsing
    match effect:
        case g.BuildColony():
            return found | Footprint(needs=at, raises=frozenset({"colony"}))
        case g.Trade():
            return found | Footprint(needs=at, raises=frozenset({"trade"}))
        case g.MoveColony(which="a" | "another"):
            return found | Footprint(needs=at)
        case _:
            return found


def _removed(whose: g.Whose) -> frozenset[g.EventKind]:
    """What goes down for another player is removed from him."""
    return frozenset() if whose == "you" else frozenset({"remove"})


def _supplied(resource: g.Resource, library: g.Library) -> Footprint:
    """What a gain of something limited looks at and changes; with cubes used up it is none."""
    found = Footprint()
    for kind in library.resources:
        if kind.id in _names(resource, library):
            if kind.counted:
                at = _all(f"level {kind.counted}")
                found |= Footprint(reads=at, takes=at, needs=at)
            elif kind.supply is not None:
                at = _all(f"supply {kind.id}")
                found |= Footprint(reads=at, takes=at)
            if kind.most is not None:  # what is beyond is cut, so that the order matters
                at = _own(f"stock {kind.id}")
                found |= Footprint(reads=at, writes=at)
    return found


def _raise(track: str, steps: g.Amount, down: bool, library: g.Library) -> Footprint:
    moved: frozenset[g.EventKind] = frozenset({"raise"})
    for counter in library.counters:
        if counter.id == track:
            at = _own(f"counter {track}")
            stops = (counter.lowest if down else counter.highest) is not None
            cut = Footprint(reads=at, writes=at) if stops else Footprint()
            if down:  # as a cost it must be there
                return cut | Footprint(takes=at, needs=at)
            return cut | Footprint(adds=at, raises=moved)
    kind = next(kind for kind in library.parameters if kind.id == track)
    if down:  # at the ends it does not make up for a step upwards: the order matters
        at = _all(f"level {track}")
        return Footprint(reads=at, writes=at, needs=at)
    far = steps if isinstance(steps, int) else 99
    each = footprint(kind.each_step, library) if kind.each_step else Footprint()
    return each | Footprint(
        adds=_all(f"level {track}"), raises=moved, steps=frozenset({(track, far)})
    )


def _place(tile: str, count: int, library: g.Library) -> Footprint:
    kind = next(kind for kind in library.tiles if kind.id == (tile or g.SPECIAL))
    bonus = _bonuses(library)
    effect = footprint(kind.effect, library) if kind.effect else Footprint()
    needs = NOTHING if kind.supply is not None else _all("map")
    own = Footprint(_all("map"), NOTHING, NOTHING, _all("map"), needs, frozenset({"place"}))
    if kind.counted:
        at = _all(f"level {kind.counted}")
        own |= Footprint(reads=at, takes=at, needs=at)
    if kind.owned and any(one.drawn for one in library.tags):
        own |= Footprint(adds=_own("tags"))
    return own | bonus | effect if kind.covers else own | effect


def _bonuses(library: g.Library) -> Footprint:
    """What areas and neighbours can give to who places a tile."""
    plain = replace(library, bonuses=())  # a bonus may place a tile too, with bonuses seen already
    bonus = _union(footprint(one.effect, plain) for one in library.bonuses)
    beside = [f"stock {name}" for k in library.tiles for name, _ in k.beside_bonus]
    return bonus | Footprint(adds=_own(*beside)) | _neighbours(plain)


def _neighbours(library: g.Library) -> Footprint:
    """What the lines of neighbouring tiles do, to who places one there and to their owners."""
    if not any(kind.neighbours or kind.rent for kind in library.tiles):
        return Footprint()
    quiet = tuple(replace(kind, neighbours=None, rent=None) for kind in library.tiles)
    plain = replace(library, tiles=quiet)  # a line may place a tile too, next to others
    own = _union(footprint(k.neighbours, plain) for k in library.tiles if k.neighbours)
    return own | _everybodys(_union(footprint(k.rent, plain) for k in library.tiles if k.rent))


def measure_reads(measure: g.Measure) -> Atoms:
    """What a measure looks at."""
    match measure:
        case g.Stock(resources, whose):
            return _scoped(whose, *(f"stock {name}" for name in resources))
        case g.Production(resources, whose):
            return _scoped(whose, *(f"production {name}" for name in resources))
        case g.Level(parameter):
            return _all(f"level {parameter}")
        case g.Counter(counter, whose):
            return _scoped(whose, f"counter {counter}")
        case g.Tags(_, whose):
            return _scoped(whose, "tags")
        case g.Tiles():
            return _all("map")
        case g.Cards(g.CardSet(zone="areas" | "row")):
            return _all("map")
        case g.Cards(cards):
            return _scoped(cards.whose, cards.zone or "table")
        case g.Held(cards):
            return _scoped(cards.whose, "held")
        case g.Areas():
            return _all("map")
        case g.Colonies():
            return _all("colonies")
        case g.Players(_, players):
            return NOTHING if players is None else _wide(condition_reads(players))
        case g.Delegates() | g.Parties():
            return _all("parliament")
        case g.Seats():
            return _all("table")
        case g.Generation() | g.Cost():
            return NOTHING  # nothing that is resolved changes it
        case g.Kinds():
            return _all("anything")
        case g.Sum(parts) | g.Extreme(parts=parts):
            return frozenset(atom for part in parts for atom in measure_reads(part))
        case _:
            return _all("anything")


def condition_reads(condition: g.Condition) -> Atoms:
    match condition:
        case g.Compare(measure):
            return measure_reads(measure)
        case g.Matches():
            return _all("table")
        case g.Happened():
            return _own("history")
        case g.Leads(_, measure):
            return _wide(measure_reads(measure))
        case g.Against(measure, than):
            return _wide(measure_reads(measure) | measure_reads(than))
        case g.Of(_, part):
            return _wide(condition_reads(part))
        case g.Rules():
            return _all("parliament")
        case g.InState(state):
            return _all(f"state {state}")  # who answers it says what changes it
        case g.Both(parts) | g.Either(parts):
            return frozenset(atom for part in parts for atom in condition_reads(part))
        case g.Not(part):
            return condition_reads(part)
        case _:
            assert_never(condition)
