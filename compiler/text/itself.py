"""Whether a card counts itself, or hears what it brings: then its face says so.

In: a card, and a measure or event on it. Out: yes or no. A card is in play while it is resolved, so
its own tags count, and its triggers hear all that playing it sets off.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from compiler.graph import (
    Card,
    Cards,
    CardSet,
    Deeds,
    Discard,
    Draw,
    Event,
    Gain,
    Measure,
    Place,
    Produce,
    Raise,
    Sum,
    Tags,
    walk,
)
from compiler.graph.printed import scores

_EVERYBODY = ("you", "any", "all")
_PLAYED = ("events", ("event",))
_NOBODY_PLAYS = ("rule", "party", "global-event", "colony", "milestone", "award", "conversion")


def counts_itself(card: Card, measure: Measure, away: bool = False) -> bool:
    """`away`: what is said stands under others too, whose things the card is none of."""
    if card.kind in _NOBODY_PLAYS:
        return False
    match measure:
        case Tags(whose="you") | Deeds(whose="you") if away:
            return False
        case Cards(cards) if away and cards.whose == "you":
            return False
        case Tags(printed="it" | "shown" | "hand" | "that"):
            return False
        case Tags(tags, whose) if whose in _EVERYBODY:
            return _shares(tags, card.tags)
        case Cards(cards) if cards.zone == "play" or (cards.zone, cards.kinds) == _PLAYED:
            return _is_one(card, cards)
        case Deeds(event, whose=whose) if whose in _EVERYBODY:
            played = event.kind in ("play-card", "play-tag", "new-tag")
            return played and hears_itself(card, event, ())
        case Sum(parts):
            return any(counts_itself(card, part, away) for part in parts)
    return False


def hears_itself(card: Card, event: Event, parameters: Container[str]) -> bool:
    if event.who not in _EVERYBODY or card.kind in _NOBODY_PLAYS:
        return False
    cards = event.cards or CardSet()
    match event.kind:
        case "play-tag":
            return _shares(event.tags, card.tags) and _is_one(card, cards)
        case "play-card":
            return _is_one(card, cards) and (card.cost or 0) >= (event.cost_min or 0)
        case "new-tag":
            return bool(card.tags)
    played = (ability.effect for ability in card.abilities if ability.label == "play")
    return any(_raises(effect, event, parameters) for effect in walk(tuple(played)))


def _raises(effect: Any, event: Event, parameters: Container[str]) -> bool:
    match effect:
        case Place(tile) if event.kind == "place":
            tiles = event.tiles
            plain = tiles is None or not (tiles.on or tiles.neighbours or tiles.but)
            return plain and (tiles is None or _shares(tiles.tiles, (tile,)))
        case Raise(track, down=False) if event.kind == "raise":
            return track == event.parameter if event.parameter else track in parameters
        case Produce(str(resource), down=False, whose="you") if event.kind == "produce":
            return _shares(event.resources, (resource,))
        case Gain(str(resource)) if event.kind == "gain" and not event.placing:
            return _shares(event.resources, (resource,))
        case Discard():
            return event.kind == "discard" and event.cards is None
        case Draw():
            return event.kind == "draw" and event.cards is None
        case Produce(str(resource), down=True, whose="you") if event.kind == "unproduce":
            return _shares(event.resources, (resource,))
    return False


def _shares(wanted: Iterable[str], own: Iterable[str]) -> bool:
    """One of those wanted, or any where none is named."""
    wanted, own = set(wanted), set(own)
    return bool(wanted & own) if wanted else bool(own)


def _is_one(card: Card, cards: CardSet) -> bool:
    """Whether the card is certainly one of these."""
    return (
        cards.reference == ""
        and not cards.other
        and cards.whose in _EVERYBODY
        and card.kind in (cards.kinds or (card.kind,))
        and (not cards.tags or _shares(cards.tags, card.tags))
        and card.holds in (cards.holds or (card.holds,))
        and card.id in (cards.names or (card.id,))
        and (cards.cost_min or 0) <= (card.cost or 0)
        and (cards.cost_max is None or (card.cost or 0) <= cards.cost_max)
        and cards.cost_odd in (None, (card.cost or 0) % 2 == 1)
        and cards.has_tags in (None, bool(card.tags))
        and cards.tags_min <= len(card.tags)
        and (cards.tags_max is None or len(card.tags) <= cards.tags_max)
        and cards.has_requirements in (None, bool(card.requirements))
        and not (cards.shows or cards.places or cards.places_no or cards.resources)
        and not (cards.asks or cards.asks_of or cards.asks_bound)
        and not (cards.none_of or cards.resources_max is not None)
        and (cards.points_min is None or scores(card, cards.points_min))
        and (cards.global_requirements, cards.used) == (None, None)
    )
