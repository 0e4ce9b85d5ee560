"""A card that contradicts itself: requirements, costs behind effects, things that it never has.

In: a card and its library. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import pairwise
from typing import TypeGuard

from compiler import graph as g
from compiler.meaning.chosen import check_x, has_x, limits_x
from compiler.meaning.faults import Fault
from compiler.meaning.mentioned import check_mentions
from compiler.meaning.placed import check_placed
from compiler.meaning.together import check_together
from compiler.messages.meaning import (
    CHOSEN_FOR_NOTHING,
    COST_BEHIND_EFFECT,
    NO_MEANING_HERE,
    THAT_MEANS_NOTHING,
    X_WITHOUT_LIMIT,
)
from compiler.messages.never import NEVER_MET, NEVER_ON_THIS_CARD, NEVER_TAKEN, NOTHING_LEFT


def _priced(card: g.Card) -> Iterator[Fault]:
    """A floor of nothing that is cheaper, or one above it; less than nothing."""
    cure = ""
    if card.cost_min and not card.cheaper:
        cure = "what is cheaper by itself has a floor: `cost 10 minus 1 per city`, `cost min 4`"
    elif card.cost_min and card.cost_min >= (card.cost or 0):
        cure = f"it costs {card.cost or 0}: it would never be cheaper"
    elif card.cheaper and not card.cost:
        cure = "less than nothing? `cost 10 minus 1 per city`"
    if cure:
        yield Fault(NO_MEANING_HERE, card.by, cure)


def check_card(library: g.Library, card: g.Card) -> Iterator[Fault]:
    """Most look for something that few cards have, and are not asked of the others."""
    nodes = tuple(g.walk(card))
    kinds = {*map(type, nodes)}
    yield from _contradictions(library, card)
    yield from _priced(card)
    for ability in card.abilities:
        if ability.effect is not None:
            action = ability.label in ("action", "once", "first-action")
            yield from _late_costs(ability.effect, action)
            if g.Chosen in kinds:
                yield from _boundless(ability.effect)
            if g.Repeatedly in kinds:
                yield from _endless(ability.effect)
            yield from _used_up(ability.effect, ability.by)
            yield from _not_in_play(ability)
            yield from _taken(ability.effect, {k.id: k.plural for k in library.resources if k.safe})
    if kinds & {g.ChosenX, g.Lot}:
        yield from check_x(card)
    if g.MoveCards in kinds:
        yield from _nobody(card)
    if g.ChoosePlayer in kinds or g.ChooseTile in kinds:
        yield from _unmeant(card)
    yield from _missing(card)
    if any(isinstance(node, g.CardSet) and _excluded(node) for node in nodes):
        yield from _no_card(card)
    yield from _both_next(card)
    yield from check_mentions(library, card)
    yield from check_together(card)
    yield from check_placed(library, card)


# ---- requirements -------------------------------------------------------------------------------


def _contradictions(library: g.Library, card: g.Card) -> Iterator[Fault]:
    bounds: dict[g.Measure, tuple[int | None, int | None]] = {}
    for one in _compared(card.requirements):
        least, most = bounds.get(one.measure, (None, None))
        if one.bound in ("max", "exactly"):
            most = one.value if most is None else min(most, one.value)
        if one.bound in ("min", "exactly"):
            least = one.value if least is None else max(least, one.value)
        bounds[one.measure] = least, most
        if least is not None and most is not None and least > most:
            yield Fault(NEVER_MET, one.by, f"at least {least} and at most {most}")
        elif (limit := _limit(library, one.measure)) is not None and (least or 0) > limit[0]:
            yield Fault(NEVER_MET, one.by, limit[1])


def _compared(conditions: tuple[g.Condition, ...]) -> Iterator[g.Compare]:
    """Those that must all hold."""
    for condition in conditions:
        match condition:
            case g.Compare():
                yield condition
            case g.Both(parts):
                yield from _compared(parts)


def _limit(library: g.Library, measure: g.Measure) -> tuple[int, str] | None:
    """How many there can be at most, and why."""
    match measure:
        case g.Tags(tags, different=True):
            kinds = len({*tags}) or sum(not tag.wild for tag in library.tags)
            return kinds, f"there are {kinds} kinds of tag" + " among them" * bool(tags)
        case g.Held(cards) if cards.reference == "this":
            return 0, "before it is played there is nothing on it"
        case g.Tiles(tiles) if tiles.tiles:
            kinds_ = [kind for kind in library.tiles if kind.id in tiles.tiles]
            supplies = [kind.supply for kind in kinds_ if kind.supply is not None]
            if len(supplies) == len(kinds_):
                return sum(supplies), f"there are {sum(supplies)} of them"
    return None


# ---- costs --------------------------------------------------------------------------------------


def _late_costs(effect: g.Effect, action: bool) -> Iterator[Fault]:
    """`gain 2 plants then spend 1 heat`; in an action also `gain 2 plants, spend 1 heat`."""
    match effect:
        case g.Then(parts):
            for index, part in enumerate(parts):
                gained = any(map(_is_gain, parts[:index]))
                if gained and _is_paid(part):
                    yield Fault(COST_BEHIND_EFFECT, part.by, "write `spend … -> …`")
                yield from _late_costs(part, False)
        case g.Unordered(parts):
            cost = next((part for part in parts if _is_paid(part)), None)
            if action and cost is not None and any(map(_is_gain, parts)):
                yield Fault(COST_BEHIND_EFFECT, cost.by, "write `spend … -> …`")
            for part in parts:
                yield from _late_costs(part, False)
        case g.Pays(_, gain):
            yield from _late_costs(gain, action)
        case _:
            for part in g.parts(effect):
                yield from _late_costs(part, action)


def _is_paid(effect: g.Effect) -> TypeGuard[g.Leaf]:
    return g.does(effect) == "pays"


def _is_gain(effect: g.Effect) -> bool:
    several = isinstance(effect, g.Unordered) and any(map(_is_gain, effect.parts))
    return several or g.does(effect) == "gives"


_KEPT = "it is declared `kept`: without that word anybody may take it"


def _taken(effect: g.Effect, safe: Mapping[str, str], others: bool = False) -> Iterator[Fault]:
    """What nobody may take from its player, taken. `others`: those who do it are told to."""
    match effect:
        case g.Remove(str(resource), whose=whose) if resource in safe and whose not in (
            None,
            "you",
        ):
            yield Fault(NEVER_TAKEN, effect.by, _KEPT, words={"resource": safe[resource]})
        case g.ExchangeStock(resource) if resource in safe:
            yield Fault(NEVER_TAKEN, effect.by, _KEPT, words={"resource": safe[resource]})
        case g.Lose(str(resource)) if resource in safe and others:
            yield Fault(NEVER_TAKEN, effect.by, _KEPT, words={"resource": safe[resource]})
    others = others or isinstance(effect, g.Ranked) or getattr(effect, "who", "you") != "you"
    for part in g.parts(effect):
        yield from _taken(part, safe, others)


# ---- X and players that nothing tells -----------------------------------------------------------


def _boundless(effect: g.Effect) -> Iterator[Fault]:
    """`gain X plants` for nothing."""
    if not g.chooses_x(effect):  # each of the others has an own one
        inner = effect.body if isinstance(effect, g.Each | g.Ranked) else None
        for part in g.parts(effect) if inner is None else (inner,):
            yield from _boundless(part)
        return
    leaves = [n for n in g.walk(effect) if isinstance(n, g.Leaf) and has_x(g.how_much(n))]
    several = [n for n in leaves if getattr(getattr(n, "amount", None), "up_to", False)]
    if len(several) > 1:
        cure = "the number chosen is X, and there is one: `up to` stands once in a line, and once "
        cure += "in all that a card does at once"
        yield Fault(NO_MEANING_HERE, several[1].by, cure)
    if leaves and not limits_x(effect):
        cure = "for example `spend X energy -> gain X megacredits`"
        yield Fault(X_WITHOUT_LIMIT, leaves[0].by, cure)
        return
    lost = next((leaf for leaf in leaves if isinstance(leaf, g.Lose)), None)
    if lost is not None and not any(_is_paid(leaf) for leaf in leaves):
        cure = "what is lost, is lost as far as there is so much, however large X is: `spend X …`; "
        cure += "to give it away: `spend X steel, (that player: gain X steel)`"
        yield Fault(NO_MEANING_HERE, lost.by, cure)


def _endless(effect: g.Effect) -> Iterator[Fault]:
    """`repeatedly gain 1 plant`: nothing ends it."""
    for node in g.walk(effect):
        if isinstance(node, g.Repeatedly):
            leaves = [leaf for leaf in g.walk(node.body) if isinstance(leaf, g.Leaf)]
            again = {g.Trade, g.RecallFleet} <= {type(leaf) for leaf in leaves}
            if leaves and all(
                _comes_for_nothing(leaf) or (again and isinstance(leaf, g.Trade | g.RecallFleet))
                for leaf in leaves
            ):
                cure = "nothing ends it; what is repeated takes something: `repeatedly spend 1 "
                cure += "heat -> gain 1 plant`"
                yield Fault(NO_MEANING_HERE, leaves[0].by, cure)


def _comes_for_nothing(leaf: g.Leaf) -> bool:
    """Whether it can always be done once more; areas run out, and cards not used yet."""
    match leaf:
        case g.UseAction(cards):
            return cards.used is True
        case g.Trade():
            return leaf.freely
        case (
            g.PlayCard(g.CardSet(zone="events"))
            | g.MoveCards(cards=g.CardSet(reference="it"), to="events")
        ):
            return True  # what is played lies in a pile again
    gives = g.does(leaf) == "gives" and not isinstance(leaf, g.Place)
    gives = gives or isinstance(leaf, g.ColonyBonuses | g.TradeIncome)
    return gives or isinstance(leaf, g.Lose)  # as much as there is, which can be nothing


def _not_in_play(ability: g.Ability) -> Iterator[Fault]:
    """`when you draw a card: add 1 microbe to that card`, which is in hand."""
    kinds = {event.kind for event in ability.events}
    if not kinds or not kinds <= {"draw", "buy", "discard"}:
        return
    for leaf in g.walk(ability.effect):
        cards = g.picked_from(leaf)
        if cards is not None and cards.reference == "that":
            cure = "it is not in play: resources lie on cards in play, `add 1 microbe to a card`"
            yield Fault(NO_MEANING_HERE, leaf.by, cure)


def _used_up(effect: g.Effect, by: str) -> Iterator[Fault]:
    """`spend all heat -> gain 1 plant per heat`: there is none any more."""
    for node in g.walk(effect):
        match node:
            case g.Pays(cost, gain):
                steps: tuple[g.Effect, ...] = (cost, gain)
            case g.Then(parts):
                steps = parts
            case _:
                continue
        for before, after in pairwise(steps):
            gone = _emptied(before)
            counts = (one for one in g.walk(after) if isinstance(one, g.Per))
            if any(one.measure == gone for one in counts):
                cure = "what is given up is X: `spend X heat -> gain X plants`"
                yield Fault(NOTHING_LEFT, by, cure)


def _emptied(effect: g.Effect) -> g.Measure | None:
    """What of one's own is used up by it."""
    match effect:
        case g.Spend(str(resource), g.Every(0), None) | g.Lose(str(resource), g.Every(0)):
            return g.Stock((resource,))
        case g.Spend(str(resource), g.Every(0), g.CardSet(reference="this") as cards):
            return g.Held(cards, (resource,))
        case g.Remove(str(resource), g.Every(0), None, g.CardSet(reference="this") as cards):
            return g.Held(cards, (resource,))
        case g.Discard(g.Every(0), None):
            return g.Cards(g.CardSet(zone="hand"))
        case _:
            return None


def _nobody(card: g.Card) -> Iterator[Fault]:
    """`that player` where nobody has been chosen and nothing was set off."""
    abilities = [
        one for one in card.abilities if all(event.kind == "phase" for event in one.events)
    ]
    nodes = [node for one in abilities for node in g.walk(one)]
    if any(map(g.chooses_player, nodes)):
        return
    for node in nodes:
        if isinstance(node, g.MoveCards) and node.whose == "that":
            cure = "it is who was chosen or taken from before"
            yield Fault(THAT_MEANS_NOTHING, node.by, cure, {"word": "that player"})


def _unmeant(card: g.Card) -> Iterator[Fault]:
    """A player or a tile is chosen, of which nothing is said."""
    for ability in card.abilities:
        nodes = list(g.walk(ability))
        whose = {getattr(node, name, "") for node in nodes for name in ("whose", "who", "to")}
        known = {getattr(node, name, "") for node in nodes for name in ("at", "near", "reference")}
        for node in nodes if "that" not in whose else ():
            if isinstance(node, g.ChoosePlayer) and not node.kept:
                cure = "what comes then speaks of `that player`: `choose an opponent then gain 1 "
                cure += "heat per plant of that player`"
                yield Fault(CHOSEN_FOR_NOTHING, node.by, cure)
            if isinstance(node, g.ChooseTile) and "it" not in known and "owner" not in whose:
                cure = (
                    "what comes then speaks of `it`, or of `that player`, whose it is: `choose a "
                )
                cure += "city of an opponent then gain 1 heat per greenery adjacent to it`"
                yield Fault(CHOSEN_FOR_NOTHING, node.by, cure)


def _missing(card: g.Card) -> Iterator[Fault]:
    """Its tile, which it does not place; cards on it, where it puts none; what is protected, where
    it holds nothing."""
    if card.protected and not card.holds:
        yield Fault(NEVER_ON_THIS_CARD, card.by, words={"what": "resources lying on it"})
    parts: tuple[g.Ability | g.Points, ...] = (*card.abilities, *card.points)
    walked = [(part, list(g.walk(part))) for part in parts]
    nodes = [node for _, inner in walked for node in inner]
    places = any(isinstance(node, g.Place | g.CopyEffects) for node in nodes)
    keeps = any(isinstance(node, g.MoveCards) and node.to == "here" for node in nodes)
    acts = any(ability.label == "action" for ability in card.abilities)
    for part, inner in walked:
        if not acts and any(map(_is_own_action, inner)):
            yield Fault(NEVER_ON_THIS_CARD, part.by, words={"what": "an action"})
        if not places and any(_is_own_tile(node) for node in inner):
            yield Fault(NEVER_ON_THIS_CARD, part.by, words={"what": "a tile"})
        if not keeps and any(isinstance(n, g.CardSet) and n.zone == "here" for n in inner):
            yield Fault(NEVER_ON_THIS_CARD, part.by, words={"what": "cards lying on it"})
    if card.kind in _BEFORE_NOBODY and any(_lies_on(node) for node in g.walk(card)):
        what = "anything lying on it, for it is before nobody"
        told = (part.by for part, inner in walked if any(map(_lies_on, inner)))
        yield Fault(NEVER_ON_THIS_CARD, next(told, "") or card.by, words={"what": what})
    # before it is played nothing is or lies there, and nothing ever where it is never played
    for asked in (*card.requirements, card.cheaper, card.measure):
        about = tuple(g.walk(asked))
        if any(map(_is_own_tile, about)):
            what = "a tile"
        elif any(isinstance(n, g.CardSet) and n.zone == "here" for n in about):
            what = "cards lying on it"
        elif asked is card.cheaper and any(map(_lies_on, about)):
            what = "anything lying on it"
        else:
            continue
        by = getattr(asked, "by", "") or card.by
        yield Fault(NEVER_ON_THIS_CARD, by, words={"what": f"{what} when this is asked"})


_BEFORE_NOBODY = (
    *("milestone", "award", "standard-project", "conversion", "colony", "party", "global-event"),
)
"""Kinds of cards that lie before no player, so that nothing is put on them."""


def _lies_on(node: object) -> bool:
    """`1 per resource here`, `1 per marker here`, `place 1 marker here`, `add 1 animal here`."""
    match node:
        case (
            g.Held(cards)
            | g.Add(to=cards)
            | g.Double(cards)
            | g.Remove(cards=cards)
            | g.Mark(cards)
        ):
            return cards is not None and cards.reference == "this"
        case g.Seats(cards=cards):
            return cards is None or cards.reference == "this"
        case g.MoveCards(to="here") | g.CardSet(zone="here"):
            return True
        case _:
            return False


def _both_next(card: g.Card) -> Iterator[Fault]:
    """The first such card takes both of two lines that are for the next one."""
    lines = [one for one in card.abilities if one.span in ("next", "next-card")]
    for index, one in enumerate(lines):
        if one in lines[:index]:
            cure = "both lines are for the same card, the next one: one line says as much as both"
            yield Fault(NO_MEANING_HERE, one.by, cure)


def _is_own_action(node: object) -> bool:
    match node:
        case g.SharedAction() | g.Event("project", cards=g.CardSet(reference="this")):
            return True
        case _:
            return False


def _is_own_tile(node: object) -> bool:
    match node:
        case g.TileSet(at="this") | g.AreaSet(near="this") | g.Printed(at="this"):
            return True
        case g.GainBonus("this", None, None):
            return True
        case _:
            return False


# ---- sets of cards to which no card belongs ------------------------------------------------------

_NONE = "no card is both: leave out one"
_TAGS = "what has no tags has none of these either: leave out one"
_ASKS = "what has no requirements has none of these either: leave out one"


def _excluded(cards: g.CardSet) -> str:
    """Why no face has all that is said, as what helps; empty where there can be such cards: `earth
    cards without tags`, `with cost min 20 with cost max 10`."""
    if cards.has_tags is False and (cards.tags or cards.tags_min):
        return _TAGS
    if cards.has_requirements is False and _asks(cards):
        return _ASKS
    if cards.global_requirements is False and cards.asks:
        return _ASKS
    least, most = cards.cost_min, cards.cost_max
    if least is not None and most is not None:
        odd = least % 2 == 1 if least == most and cards.cost_odd is not None else cards.cost_odd
        if least > most or odd != cards.cost_odd:
            return _NONE
    if cards.places and {*cards.places} <= {*cards.places_no}:
        return _NONE
    return _NONE if any(_within(cards, one) for one in cards.none_of) else ""


def _asks(cards: g.CardSet) -> bool:
    return bool(cards.asks or cards.asks_of or cards.asks_bound or cards.global_requirements)


def _within(cards: g.CardSet, left: g.CardSet) -> bool:
    """Whether all of these are left out: as much is said of them, and no less."""
    said = [f.name for f in fields(left) if getattr(left, f.name) != getattr(_BLANK, f.name)]
    return bool(said) and all(_is_one(getattr(cards, f), getattr(left, f)) for f in said)


_BLANK = g.CardSet()


def _is_one(meant: object, left: object) -> bool:
    """Of several, which mean one of them, each must be left out."""
    if isinstance(meant, tuple) and isinstance(left, tuple):
        return bool(meant) and {*meant} <= {*left}
    return meant == left


def _no_card(card: g.Card) -> Iterator[Fault]:
    """`an earth card without tags`."""
    for part in (*card.abilities, *card.points, card.requirements, card.cheaper, card.measure):
        cures = (_excluded(node) for node in g.walk(part) if isinstance(node, g.CardSet))
        for cure in dict.fromkeys(filter(None, cures)):
            yield Fault(NO_MEANING_HERE, getattr(part, "by", "") or card.by, cure)
