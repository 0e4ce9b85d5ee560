"""The footprint of an effect, by its structure.

In: effects of the graph. Out: `Footprint`s. `footprint` is of everything that can come of an
effect, `direct` of what happens at once when it is taken from the pool: parts of an unordered
effect, what follows `then`, bonuses, marks of parameters and triggers go into the pool first and
get their own place in the order.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from compiler.footprint.atoms import (
    ANYTHING,
    NOTHING,
    UNKNOWN,
    Atoms,
    Footprint,
    everybodys,
    shared,
    union,
    widened,
)
from compiler.footprint.brought import OF_COLONIES, colonial
from compiler.footprint.leaves import leaf
from compiler.footprint.reads import amount_reads, condition_reads, measure_reads

_GRANTED = Footprint(writes=ANYTHING)
"""Prices, worths and requirements are looked at by what is done otherwise."""


def footprint(effect: g.Effect, library: g.Library) -> Footprint:
    """The footprint of an effect and all its parts, whichever are chosen."""
    match effect:
        case g.Pays(cost, gain):
            return _in_full(cost, library) | footprint(gain, library)
        case g.May() | g.Repeatedly() | g.Decides() | g.Lot():
            return footprint(effect.body, library)
        case g.Unordered() | g.Then() | g.OneOf() | g.SomeOf():
            return union(footprint(part, library) for part in g.parts(effect))
        case g.ChooseOne():
            return footprint(effect.ways, library)
        case g.Each(who, body, players):
            inner = footprint(body, library)
            return _described(players) | (inner if who == "you" else everybodys(inner))
        case g.Ranked(_, measure, body):
            counted = Footprint(reads=widened(measure_reads(measure)))
            return counted | everybodys(footprint(body, library))
        case g.When(condition, yes, no):
            rest = footprint(no, library) if no is not None else Footprint()
            whole = footprint(yes, library) | rest
            asked = _asks_for(condition) if whole.needs else NOTHING
            return Footprint(reads=condition_reads(condition), needs=asked) | whole
        case g.Grant():
            return _GRANTED
        case g.Later(events):
            return _later(events)
        case g.Otherwise(first, instead):
            one, other = footprint(first, library), footprint(instead, library)
            looks = one.reads | one.needs | one.changes
            return replace(one | other, reads=looks | other.reads, needs=other.needs)
        case _:
            return _verb(effect, library)


def _in_full(cost: g.Effect, library: g.Library) -> Footprint:
    """Of what is paid; for what is taken on there must be room."""
    whole = footprint(cost, library)
    if any(g.does(node) == "gives" for node in g.walk(cost)):
        return replace(whole, needs=whole.needs | whole.adds | whole.writes)
    return whole


def _later(events: tuple[g.Event, ...]) -> Footprint:
    """Nothing now; but what waits for more than a phase may be set off by what stands beside it."""
    return Footprint() if all(one.kind == "phase" for one in events) else UNKNOWN


def direct(effect: g.Effect, library: g.Library) -> Footprint:
    """The footprint of what is done at once. Choosing looks at what the choices need."""
    match effect:
        case g.Each("any" | "opponent", body, players):
            return _described(players) | _looks(body, library)
        case g.Each(players=players):
            return _described(players)
        case g.Unordered() | g.Then():
            return Footprint()
        case g.Grant():
            return _GRANTED
        case g.Later(events):
            return _later(events)
        case g.Ranked(_, measure):
            return Footprint(reads=widened(measure_reads(measure)))
        case g.Pays():
            return footprint(effect, library)  # nothing comes between a cost and its gain
        case g.OneOf(parts):
            return union(direct(part, library) for part in parts) | _looks(effect, library)
        case g.SomeOf() | g.ChooseOne():
            return direct(effect.ways, library)
        case g.Decides(_, body):
            return direct(body, library)
        case g.May(body) | g.Lot(body=body):
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
            return Footprint(adds=shared(f"level {track}"))
        case g.Place():
            at = shared("map")
            return _of_chosen(effect, _amount(effect) | Footprint(reads=at, writes=at, needs=at))
        case _ if type(effect) in OF_COLONIES:
            return colonial(effect, replace(library, cards=()), footprint)
        case _:
            return _verb(effect, library)


def _looks(effect: g.Effect, library: g.Library) -> Footprint:
    """Whether something is possible is looked at when it is offered."""
    return Footprint(reads=footprint(effect, library).needs)


def choosing_x(effect: g.Effect, library: g.Library) -> Footprint:
    """The direct footprint of an ability whose player chooses X first."""
    return _looks(effect, library)


def _described(players: g.Condition | None) -> Footprint:
    """Which players are meant is looked at."""
    return Footprint() if players is None else Footprint(reads=widened(condition_reads(players)))


def _verb(effect: g.Leaf, library: g.Library) -> Footprint:
    return _of_chosen(effect, _amount(effect) | leaf(effect, library, footprint))


_PLAYER, _CARD, _SETTLED = shared("that player"), shared("it"), shared("settled")


def _of_chosen(effect: g.Leaf, whole: Footprint) -> Footprint:
    """With the player or card that is chosen for it: what must be done then with what is that
    player's, or that card's, may be possible with one, and not with another."""
    if whole.needs:
        whole |= Footprint(needs=_asks_for(effect))
    chosen = _PLAYER if g.chooses_player(effect) else NOTHING
    if isinstance(effect, _OF_HAND):
        chosen |= _CARD
    if isinstance(effect, g.ChoosePlayer):
        whole |= _described(effect.players)
        whole |= Footprint(writes=_SETTLED) if effect.kept else Footprint()
    return whole | Footprint(takes=chosen) if chosen else whole


_OF_HAND = (g.Look, g.Discard, g.MoveCards)
"""What a card of one's own is chosen for, which is `it` then."""


def _asks_for(part: object) -> Atoms:
    """What of that which has been chosen before is spoken of."""
    found = NOTHING
    for node in g.walk(part):
        whose = getattr(node, "whose", "")
        if whose == "that":
            found |= _PLAYER
        if (isinstance(node, g.Settled) and not node.of) or whose == "chosen":
            found |= _SETTLED
        of_it = getattr(node, "but_it", False) or getattr(node, "like_it", False)
        if getattr(node, "reference", "") == "it" or of_it:
            found |= _CARD
    return found


def _amount(effect: g.Leaf) -> Footprint:
    return Footprint(reads=amount_reads(g.how_much(effect)))
