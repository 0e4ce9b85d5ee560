"""The footprint of each verb.

In: leaves of the graph. Out: `Footprint`s; what is declared adds to them in
`compiler.footprint.brought`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, assert_never

from compiler import graph as g
from compiler.footprint.atoms import (
    ANYTHING,
    NOTHING,
    UNKNOWN,
    Atoms,
    Footprint,
    everybodys,
    own,
    scoped,
    shared,
    union,
)
from compiler.footprint.brought import OF_COLONIES, Whole, bonuses, colonial, placing, raising


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


def _held(resource: g.Resource) -> str:
    """What lies on cards, of this kind where it is told."""
    known = isinstance(resource, str) and resource not in ("", g.ANY)
    return f"held {resource}" if known else "held"


def _seen(resource: g.Resource, at: Atoms) -> Footprint:
    """What the choice of the resource looks at; a printed bonus needs the tile to be there."""
    match resource:
        case g.Lowest():
            return Footprint(reads=at)
        case g.Printed():
            return Footprint(reads=shared("map"), needs=shared("map"))
        case _:
            return Footprint()


_SPENT: frozenset[g.EventKind] = frozenset({"spend"})
_LOST: frozenset[g.EventKind] = frozenset({"lose"})


def leaf(effect: g.Leaf, library: g.Library, whole: Whole) -> Footprint:
    if isinstance(effect, g.ExchangeEvent):
        return Footprint(reads=shared("parliament"), writes=shared("parliament"))
    if isinstance(effect, g.PlaceDelegates | g.RemoveDelegate | g.ExchangeDelegate):
        counted = dict(library.rules).get("influence")
        at = shared("parliament", f"counter {counted}")
        sent: frozenset[g.EventKind] = frozenset()
        if isinstance(effect, g.PlaceDelegates):
            sent = frozenset({"delegate", "dominant", "lead"})
        else:
            removed = isinstance(effect, g.RemoveDelegate)
            sent = frozenset({"dominant" if removed else "chair", "lead"})
        return Footprint(reads=at, writes=at, needs=at, raises=sent)
    if type(effect) in OF_COLONIES:
        return colonial(effect, library, whole)
    if isinstance(effect, g.Expansion):
        return UNKNOWN  # no game of ours plays them
    match effect:
        case g.Gain(resource):
            stocks = [f"stock {name}" for name in _names(resource, library)]
            gained = Footprint(adds=own(*stocks), raises=frozenset({"gain"}))
            of = resource.of if isinstance(resource, g.Lowest) else "stock"
            at = own(*(f"{of} {name}" for name in _names(resource, library)))
            return gained | _seen(resource, at) | _supplied(resource, library)
        case g.GainAny(resources):
            return union(
                leaf(g.Gain(one, 1), library, whole) | _supplied(one, library) for one in resources
            )
        case g.Lose(resource, _, to):
            stocks = [f"stock {name}" for name in _names(resource, library)]
            there = shared(*stocks) if to is not None else NOTHING
            given = Footprint()
            if there:  # somebody gains it
                given = everybodys(_supplied(resource, library))
                given |= Footprint(raises=frozenset({"gain"}))
            at = own(*stocks)
            return given | Footprint(reads=at, writes=at, adds=there, raises=_LOST)
        case g.Spend(resource, amount, source):
            at = own(f"stock {resource}" if source is None else _held(resource))
            if isinstance(amount, g.Every):
                return Footprint(reads=at, writes=at, needs=at, raises=_SPENT)
            return Footprint(takes=at, needs=at, raises=_SPENT)
        case g.Pay(_, using):
            money = own("payment", *(f"stock {name}" for name in using))
            return Footprint(takes=money, needs=money, raises=_SPENT)
        case g.Produce(resource, whose=whose, far=True):
            made = scoped(whose, *(f"production {name}" for name in _names(resource, library)))
            return Footprint(reads=made, writes=made, raises=_removed(whose) | _LOWERED)
        case g.Produce(resource, _, down, whose):
            at = scoped(whose, *(f"production {name}" for name in _names(resource, library)))
            if not down:
                raised = Footprint(adds=at, raises=frozenset({"produce"}))
                return raised | _seen(resource, at)
            choice = at if whose != "you" else NOTHING  # who can be chosen depends on it
            heard = _removed(whose) | _LOWERED
            return Footprint(reads=choice, takes=at, needs=at, raises=heard)
        case g.ExchangeProduction(resource):
            at = shared(f"production {resource}")
            return Footprint(reads=at, writes=at, raises=_LOWERED | {"produce", "remove"})
        case g.ExchangeStock(resource):
            at, limits = shared(f"stock {resource}"), everybodys(_supplied(resource, library))
            return limits | Footprint(reads=at, writes=at, raises=_LOST | {"remove", "gain"})
        case g.ExchangeOwn(one, other, production):
            what = "production" if production else "stock"
            at = own(*(f"{what} {name}" for name in (one, other)))
            limits = everybodys(_supplied(one, library) | _supplied(other, library))
            return limits | Footprint(reads=at, writes=at)
        case g.ChoosePlayer():
            return Footprint()
        case g.ExchangeHands():
            return Footprint(reads=shared("hand"), writes=shared("hand"))
        case g.Raise(track, steps, down):
            return raising(track, steps, down, library, whole)
        case g.Place(tile, area):
            needs = shared("map") if area is not None else NOTHING
            return placing(tile, library, whole) | Footprint(needs=needs)
        case g.ExchangeTile(_, tile):
            placed = placing(tile, library, whole)
            return placed | Footprint(reads=shared("map"), writes=own("tags"), needs=shared("map"))
        case g.GainBonus():
            return Footprint(reads=shared("map")) | bonuses(library, whole)
        case g.MoveTile(tiles):
            there = shared("map")
            moved = Footprint(there, NOTHING, NOTHING, there | own("tags"), there)
            kinds = tiles.tiles or tuple(kind.id for kind in library.tiles)
            return moved | union(placing(kind, library, whole) for kind in kinds)
        case g.SwapTiles():
            there = shared("map")
            return Footprint(there, NOTHING, NOTHING, there | own("tags"), there)
        case g.RemoveTile():
            levels = shared(*(f"level {kind.id}" for kind in library.parameters))
            there = shared("map")  # as a price it must be there
            gone = Footprint(there, NOTHING, NOTHING, there | own("tags") | levels, there)
            return replace(gone, raises=frozenset({"lift"}))
        case g.GainTag():
            return Footprint(adds=own("tags"))
        case g.Add(resource, to=to):
            counted = to.resources or to.resources_max is not None
            looks = scoped(to.whose, "held") if counted else NOTHING
            return Footprint(reads=looks, adds=own(_held(resource)), raises=frozenset({"add"}))
        case g.Remove(resource, amount, whose, cards, up_to, steal, owning):
            in_stock = [f"stock {name}" for name in _names(resource, library)]
            whom: Literal["others", "all"] = "others" if up_to or steal else "all"
            # What may be left undone is offered against others only; stealing always is.
            taken = in_stock if cards is None else [_held(resource)]
            theirs: Atoms = frozenset((what, whom) for what in taken)
            lapses = up_to or isinstance(amount, g.Every) or effect.every
            lapses = lapses or whose in ("all", "opponents")
            mine = Footprint()
            if steal and cards is None:
                mine = _supplied(resource, library) | Footprint(raises=frozenset({"gain"}))
            return replace(mine, needs=NOTHING) | Footprint(
                reads=theirs if owning is None else theirs | shared("map"),
                adds=own(*in_stock) if steal and cards is None else NOTHING,
                writes=theirs,
                needs=NOTHING if lapses else theirs,
                raises=frozenset({"remove", "lose"}),
            )
        case (
            g.ChooseTile() | g.Claim()
        ):  # what comes next may be possible at one, and not at another
            return Footprint(reads=shared("map"), writes=shared("map"), needs=shared("map"))
        case g.Peek():
            return Footprint(reads=shared("hand"))
        case g.Lay():
            at = shared("map")
            return Footprint(reads=at, writes=at, raises=frozenset({"lay"}))
        case g.Hide() | g.Look(cards=g.CardSet(zone="areas")):
            at, shown = shared("map"), _shown(effect) if isinstance(effect, g.Look) else _HIDDEN
            return Footprint(reads=at, writes=at, needs=at, raises=shown)
        case g.Take(cards=cards) if g.is_laid_out(cards):
            return UNKNOWN  # it is played
        case g.Look(cards=g.CardSet(zone="discard")):
            at = shared("discard")
            return Footprint(reads=at, writes=at, needs=at)
        case g.Look(cards=g.CardSet(whose=whose), random=True):
            at = shared("hand")
            return Footprint(reads=at, writes=at, needs=NOTHING if whose == "that" else at)
        case g.Look(cards=g.CardSet(zone="hand")):
            return Footprint(reads=own("hand"), needs=own("hand"))
        case g.Mark():
            at, cards = shared("table"), effect.cards
            lapses = bool(cards.reference) and not effect.down
            return Footprint(reads=at, writes=at, needs=NOTHING if lapses else at)
        case g.Settle():
            return Footprint(writes=shared("settled"))
        case g.TakeActions():
            return Footprint(adds=own("turn"))
        case g.BecomeFirst():
            return Footprint(writes=ANYTHING)  # who is meant by it is looked at anywhere
        case g.Nothing():
            return Footprint()
        case g.Pass():
            at = own("turn")
            return Footprint(reads=at, writes=at, needs=at, raises=frozenset({"pass"}))
        case g.Draw(_, None):
            return Footprint(takes=own("deck"), adds=own("hand"), raises=_DRAWN)
        case g.Draw() | g.Look():
            # Which cards these are depends on what was drawn before.
            heard = _DRAWN if isinstance(effect, g.Draw) else _shown(effect)
            at, adds = own("deck"), own("hand") | shared("discard")
            return Footprint(reads=at, writes=at, adds=adds, raises=heard)
        case g.Take():
            money = own("payment") if effect.buy else NOTHING
            heard = _BOUGHT if effect.buy else frozenset()
            return Footprint(adds=own("hand"), takes=money, needs=money, raises=heard)
        case g.Discard(far=True):
            at, adds = own("hand"), shared("discard")
            return Footprint(reads=at, writes=at, adds=adds, raises=frozenset({"discard"}))
        case g.Discard():
            thrown = Footprint(reads=own("hand"), takes=own("hand"), needs=own("hand"))
            return thrown | Footprint(adds=shared("discard"), raises=frozenset({"discard"}))
        case g.CopyProduction():
            boxes = [f"production {kind.id}" for kind in library.resources]
            return Footprint(
                needs=shared(*boxes, "map"),  # a box may say what was printed under a tile
                adds=own(*boxes),
                takes=shared(*boxes),
                raises=frozenset({"produce", "remove", "unproduce"}),
            )
        case g.Fund(less):
            at, money = shared("table"), NOTHING if less is None else own("payment")
            looks = at | money
            return Footprint(reads=looks, writes=at, takes=money, raises=frozenset({"fund"}))
        case g.MoveCards(cards=g.CardSet(whose="you") as cards) if cards.zone == "events" or (
            cards.reference == "this" and not cards.zone
        ):
            return replace(UNKNOWN, needs=shared("hand", "events"))
        case (
            g.CopyEffects()
            | g.MoveCards()
            | g.Double()
            | g.UseAction()
            | g.UseProject()
            | g.PlayCard()
            | g.TakeSeat()
            | g.ClaimMilestone()
        ):
            # A milestone may require anything; playing or using another card can do anything, and
            # anything can stand in its way.
            return UNKNOWN
        case _:
            assert_never(effect)


_LOWERED: frozenset[g.EventKind] = frozenset({"unproduce"})
_BOUGHT: frozenset[g.EventKind] = frozenset({"buy"})
_DRAWN: frozenset[g.EventKind] = frozenset({"draw"})
_HIDDEN: frozenset[g.EventKind] = frozenset({"hide"})


def _shown(look: g.Look) -> frozenset[g.EventKind]:
    """What is heard of cards of a set's own kinds."""
    return frozenset({"reveal"} if look.public else {"look"})


def _removed(whose: g.Whose) -> frozenset[g.EventKind]:
    """What goes down for another player is removed from him."""
    return frozenset() if whose == "you" else frozenset({"remove"})


def _supplied(resource: g.Resource, library: g.Library) -> Footprint:
    """What a gain of something limited looks at and changes; with cubes used up it is none."""
    found = Footprint()
    for kind in library.resources:
        if kind.id in _names(resource, library):
            if kind.counted:
                at = shared(f"level {kind.counted}")
                found |= Footprint(reads=at, takes=at, needs=at)
            elif kind.supply is not None:
                at = shared(f"supply {kind.id}")
                found |= Footprint(reads=at, takes=at)
            if kind.most is not None:  # what is beyond is cut, so that the order matters
                at = own(f"stock {kind.id}")
                found |= Footprint(reads=at, writes=at)
    return found
