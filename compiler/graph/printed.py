"""What is known of cards by what is printed on them: which are meant, which are dealt, what stands
on the sides of a tile.

In: a library or a card. Out: the cards that pass a filter; those that no deck and no pile holds,
because a set leaves them out or another card takes their place; the elements of a tile. A factory
lists all four `sides`; of the two `elements` of a module one is left and right, the other above and
below.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from compiler.graph.base import ANY, SPECIAL
from compiler.graph.cards import Card, original
from compiler.graph.fields import walk
from compiler.graph.leaves import Place
from compiler.graph.selectors import CardSet
from compiler.graph.things import Compare, Level, Measure, Rules, Tags
from compiler.graph.vocabulary import Library

DECK_KINDS = ("automated", "active", "event")
CARD_KINDS = (*DECK_KINDS, "corporation", "prelude")
"""What is a card to effects that speak of cards; other kinds are only meant by their own names."""


def card_kinds(library: Library) -> tuple[str, ...]:
    """The same with the kinds that sets add."""
    return (*CARD_KINDS, *(kind.id for kind in library.kinds))


def seated(library: Library) -> frozenset[str]:
    """The kinds of cards on which players take seats."""
    return frozenset(kind.id for kind in library.kinds if kind.seats)


def means_seats(library: Library, cards: CardSet) -> bool:
    """Whether by its kind or by its name only such cards are meant."""
    kinds = seated(library)
    named = {card.id for card in library.cards if card.kind in kinds} if cards.names else set()
    return bool(
        (cards.kinds and kinds.issuperset(cards.kinds))
        or (cards.names and named.issuperset(cards.names))
    )


def passing(library: Library, wanted: CardSet) -> Iterator[int]:
    """The cards, by index, that pass the filters which no game can change."""
    known = card_kinds(library)
    wild = {kind.id for kind in library.tags if kind.wild}
    others = {index for one in wanted.none_of for index in passing(library, one)}
    for index, card in enumerate(library.cards):
        if index in others or (wanted.names and original(card.id) not in wanted.names):
            continue
        tags = sum(tag not in wild for tag in card.tags) if card.tags else 0
        if _passes(card, wanted, known, tags):
            yield index


def undealt(library: Library) -> frozenset[str]:
    """The cards, by id, that are in no deck and no pile."""
    gone = {name for one in library.sets for name in one.without}
    newer = {card.replaces.casefold(): original(card.id) for card in library.cards if card.replaces}
    if newer:
        names = ((original(card.id), card.name.casefold()) for card in library.cards)
        gone |= {card for card, name in names if newer.get(name, card) != card}
    return frozenset(card.id for card in library.cards if original(card.id) in gone)


def _asks_of_cards(wanted: CardSet) -> bool:
    """Whether it asks for what only cards have."""
    costs = (wanted.cost_min, wanted.cost_max, wanted.cost_odd)
    limits = (*costs, wanted.points_min, wanted.used, wanted.has_tags)
    needs = (wanted.has_requirements, wanted.global_requirements, wanted.tags_max)
    asked = wanted.tags_min > 0 or wanted.asks or wanted.asks_of or wanted.asks_bound
    return bool(asked) or any(one is not None for one in (*limits, *needs))


def _names(card: Card, resource: str) -> bool:
    """Whether the resource is named anywhere on the face of the card."""
    told = ("resource", "resources", "holds")
    said = (getattr(node, name, None) for node in walk(card) for name in told)
    return any(resource in one if isinstance(one, tuple) else resource == one for one in said)


def _placed(card: Card) -> set[str]:
    return {node.tile or SPECIAL for node in walk(card) if isinstance(node, Place)}


def _passes(card: Card, wanted: CardSet, known: tuple[str, ...], tags: int) -> bool:
    """But for its name. `known`: kinds of what is a card. `tags`: how many; a wild tag is none
    until it is used as one (FAQ, on the card that counts those without)."""
    if card.kind not in known and not wanted.kinds and _asks_of_cards(wanted):
        return False
    return (
        (not wanted.kinds or card.kind in wanted.kinds)
        and (not wanted.tags or any(tag in card.tags for tag in wanted.tags))
        and (not wanted.holds or card.holds in (*wanted.holds, ANY))
        and (wanted.cost_min is None or (card.cost or 0) >= wanted.cost_min)
        and (wanted.cost_max is None or (card.cost or 0) <= wanted.cost_max)
        and wanted.cost_odd in (None, (card.cost or 0) % 2 == 1)
        and (wanted.points_min is None or scores(card, wanted.points_min))
        and wanted.has_requirements in (None, bool(card.requirements))
        and wanted.global_requirements in (None, _asks_of_levels(card))
        and (not wanted.asks or not _tracks_asked(card).isdisjoint(wanted.asks))
        and (not wanted.asks_of or _asks_of(card, wanted.asks_of))
        and (not wanted.asks_bound or _asks_so(card, wanted))
        and wanted.has_tags in (None, tags > 0)
        and wanted.tags_min <= tags
        and (wanted.tags_max is None or tags <= wanted.tags_max)
        and (not wanted.shows or any(_names(card, resource) for resource in wanted.shows))
        and (not wanted.places or any(tile in _placed(card) for tile in wanted.places))
        and not any(tile in _placed(card) for tile in wanted.places_no)
    )


def _asks_of_levels(card: Card) -> bool:
    """Whether a level of the planet is required."""
    return any(isinstance(one, Level) for one in _asked(card))


def _asked(card: Card) -> Iterator[Measure]:
    """What its requirements measure; tags that a wild one may stand for are asked for together."""
    for one in walk(card.requirements):
        if isinstance(one, Compare):
            yield one.measure


def _asks_of(card: Card, what: Literal["tag", "party"]) -> bool:
    """Whether its requirements are about tags, or that a party rules."""
    if what == "party":
        return any(isinstance(one, Rules) for one in walk(card.requirements))
    return any(isinstance(one, Tags) for one in _asked(card))


def asks_only(wanted: CardSet) -> bool:
    """Whether nothing but one kind of requirements is said of the cards."""
    of, bound, every = wanted.asks_of, wanted.asks_bound, wanted.global_requirements
    if bound:
        some = CardSet(asks=wanted.asks, asks_of=of, asks_bound=bound, global_requirements=every)
        return wanted == some
    return wanted in (CardSet(asks=wanted.asks), CardSet(asks_of=of))


def _asks_so(card: Card, wanted: CardSet) -> bool:
    """Whether one of the requirements that are meant is for at least, or at most, so much."""
    for one in walk(card.requirements):
        if not isinstance(one, Compare) or one.bound not in (wanted.asks_bound, "exactly"):
            continue  # exactly so much is both
        level, tags = isinstance(one.measure, Level), isinstance(one.measure, Tags)
        if wanted.asks:
            meant = isinstance(one.measure, Level) and one.measure.parameter in wanted.asks
        else:
            meant = level if wanted.global_requirements else tags if wanted.asks_of else True
        if meant:
            return True
    return False


def _tracks_asked(card: Card) -> set[str]:
    return {one.parameter for one in _asked(card) if isinstance(one, Level)}


def scores(card: Card, least: int) -> bool:
    """Whether points are printed on it, and so many at least; those that grow begin with none."""
    kept = [one.amount for one in card.points if not one.negative]
    return bool(kept) and sum(one for one in kept if isinstance(one, int)) >= least


Edges = tuple[str, str, str, str]


def edges_of(card: Card) -> Edges | None:
    """Clockwise from the top, or nothing for what is no such tile."""
    listed = dict(card.fields)
    if "sides" in listed:
        return cast(Edges, listed["sides"])
    if "elements" in listed:
        across, upright = map(str, listed["elements"])
        return (upright, across, upright, across)
    return None


def provided(card: Card) -> tuple[str, ...]:
    """The tags that the card provides besides those at its top."""
    return tuple(str(value) for value in dict(card.fields).get("provides", ()))
