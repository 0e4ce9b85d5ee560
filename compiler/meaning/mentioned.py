"""What is called `it` must have been mentioned before.

In: a card, or an effect of one. Out: faults; the parts that speak too early; what is mentioned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import SEEN_FOR_NOTHING, THAT_MEANS_NOTHING

_SILENT = (
    *(g.Gain, g.GainAny, g.Lose, g.Pay, g.Produce, g.Raise, g.GainTag, g.GainBonus),
    *(g.ExchangeProduction, g.ExchangeStock, g.ExchangeHands, g.ExchangeOwn),
    *(g.ChoosePlayer, g.Settle),
    *(g.TakeActions, g.Pass, g.Nothing, g.BecomeFirst, g.Fund, g.ClaimMilestone, g.TakeSeat),
    *(g.PlaceDelegates, g.RemoveDelegate, g.ExchangeDelegate, g.ChangeParty),
    g.ExchangeEvent,
)
"""What mentions nothing that could be called `it` afterwards."""


Says = Callable[[object], bool]


def check_mentions(library: g.Library, card: g.Card) -> Iterator[Fault]:
    """`it` where nothing has been mentioned yet: it would be nothing at all; and what is looked at
    for nothing."""
    yield from _seen_for_nothing(card)
    if not _says_it(card):
        return
    cure = "nothing was mentioned before; what comes after something stands behind `then`, and "
    cure += "what lies on this card or was placed by it is `here`, `this tile`"
    fixed: tuple[object, ...] = (*card.points, *card.requirements, card.cheaper, card.measure)
    for part in fixed:
        if _says_it(part):
            yield Fault(THAT_MEANS_NOTHING, getattr(part, "by", card.by), cure, {"word": "it"})
    for ability in card.abilities:
        if ability.effect is None:
            priced = isinstance(ability.rule, g.Discount)  # what is bought is `it`
            if priced and _says_them(ability.rule):
                cure = "what costs less is each by itself: `events cost 1 less per 2 of its cost`"
                yield Fault(THAT_MEANS_NOTHING, ability.by, cure, {"word": "them"})
            elif _says_it(ability.condition) or (_says_it(ability.rule) and not priced):
                yield Fault(THAT_MEANS_NOTHING, ability.by, _WHICH, {"word": "it"})
            continue
        early = {getattr(leaf, "by", "") or ability.by: leaf for leaf in _early(library, ability)}
        for by, leaf in early.items():
            other = any(
                isinstance(node, g.ColonySet) and node.at == "other" for node in g.walk(leaf)
            )
            word = "another colony tile" if other else "it"
            off = says_a_place(leaf) and _off_the_board(library, ability.events)
            tokens = [one for one in ability.events if one.kind in g.OF_TOKENS]
            hidden = _says_a_card(leaf) and any(one.is_unseen() for one in tokens)
            why = _NO_AREA if off else _HIDDEN if hidden else cure
            yield Fault(THAT_MEANS_NOTHING, by, why, {"word": word})


def _seen_for_nothing(card: g.Card) -> Iterator[Fault]:
    """`look at 3 cards`, of which nothing more is said: all of them would be discarded."""
    for ability in card.abilities:
        for look in filter(_is_look, g.walk(ability.effect)):
            if not any(map(_speaks_of_seen, g.walk(ability.effect))):
                cure = "to leave it there `look at 3 cards then move them to the deck`"
                yield Fault(SEEN_FOR_NOTHING, getattr(look, "by", "") or ability.by, cure)


def _is_look(node: object) -> bool:
    """Of the deck, or of a pile, for oneself."""
    if not isinstance(node, g.Look) or node.public:
        return False
    return node.cards is None or not (node.cards.zone or node.cards.on)


def _speaks_of_seen(node: object) -> bool:
    of_it = "it" in (getattr(node, "reference", ""), getattr(node, "printed", ""))
    return of_it or isinstance(node, g.Take) or g.speaks_of_them(node) or _lies_open(node)


def _lies_open(node: object) -> bool:
    return isinstance(node, g.CardSet) and node.zone == "table"


_WHICH = (
    "an effect that goes on mentions nothing; which cards or tiles are meant is said where they "
    "stand: `effect: events cost 1 less`, `effect: cards with a space tag cost 1 less`"
)


_NO_AREA = "such a card lies on no area, and its seats are on none: `place marker on an area`"
_HIDDEN = "which one it is not all see: only where it lies is said of it, `its area`"


def _early(library: g.Library, ability: g.Ability) -> Iterator[object]:
    """The parts of what such an ability does that say `it` before anything could be meant."""
    effect = ability.effect
    assert effect is not None
    for says, mentions, heard in _MEANT:
        known = all_are(ability.events, heard)
        known = known and not (heard is g.OF_GROUND and _off_the_board(library, ability.events))
        if not known and says(ability.condition):
            yield ability.condition
        yield from too_early(effect, known, says, mentions)


def _off_the_board(library: g.Library, events: tuple[g.Event, ...]) -> bool:
    """Whether one of them happens to a card of a kind that lies on no area."""
    off = {kind.id for kind in library.kinds if kind.lies != "areas"}
    named = {card.id for card in library.cards if card.kind in off}
    heard = [one.cards for one in events if one.kind in g.OF_TOKENS and one.cards is not None]
    return any(off & {*cards.kinds} or named & {*cards.names} for cards in heard)


def all_are(events: tuple[g.Event, ...], kinds: tuple[str, ...]) -> bool:
    """Whether each of them has something of the kind happen, which is `it` for who hears it."""
    return bool(events) and all(
        one.kind in kinds
        and not (one.would and one.kind != "add")
        and not (kinds is g.OF_CARDS and one.is_unseen())
        for one in events
    )


def too_early(
    effect: g.Effect, known: bool = False, says: Says | None = None, mentions: Says | None = None
) -> Iterator[object]:
    """The parts that say `it` before anything could be meant; `known`: something is."""
    says, mentions = says or _says_it, mentions or brings_it
    inner = partial(too_early, says=says, mentions=mentions)
    match effect:
        case g.Then(parts):
            for part in parts:
                yield from inner(part, known)
                known = known or mentions(part)
        case g.Pays(cost, gain):
            yield from inner(cost, known)
            yield from inner(gain, known or mentions(cost))
        case g.Unordered(parts) | g.OneOf(parts) | g.SomeOf(parts):
            for part in parts:
                yield from inner(part, known)
        case g.May(body) | g.Repeatedly(body) | g.Each(_, body) | g.Ranked(_, _, body):
            yield from inner(body, known)
        case g.Decides(_, body) | g.ChooseOne(body) | g.Lot(body=body):
            yield from inner(body, known)
        case g.When(condition, yes, no):
            yield from () if known or not says(condition) else (condition,)
            yield from inner(yes, known)
            if no is not None:
                yield from inner(no, known)
        case g.Otherwise(first, instead):
            yield from inner(first, known)
            yield from inner(instead, known)
        case g.Later(events, body):
            about = next((kinds for one, _, kinds in _MEANT if one is says), _ANY)
            yield from inner(body, all_are(events, about))
        case g.MoveTile(tiles=moved) | g.MoveCards(cards=moved, area=g.AreaSet()):
            # where to is said from where it is
            yield from () if known or not says(moved) else (effect,)
        case _:
            yield from () if known or not says(effect) else (effect,)


def _mentions_a_card(effect: object) -> bool:
    return any(g.mentions_a_card(node) or g.picks_several(node) for node in g.walk(effect))


def mentions_a_place(effect: object) -> bool:
    return any(map(g.mentions_a_place, g.walk(effect)))


COLONIES = (
    *(g.BuildColony, g.AddColony, g.RemoveColony, g.Trade, g.MoveColony, g.ColonyBonuses),
    *(g.TradeIncome, g.RecallFleet),
)
"""What is done with colony tiles, which are `it` afterwards."""


def _mentions_a_colony(effect: object) -> bool:
    return any(isinstance(node, COLONIES) for node in g.walk(effect))


def brings_it(effect: object) -> bool:
    leaves = (node for node in g.walk(effect) if isinstance(node, g.Leaf))
    return any(not isinstance(leaf, _SILENT) and not _is_any_project(leaf) for leaf in leaves)


def _is_any_project(leaf: object) -> bool:
    """What one of all standard projects does nobody knows: some place something, some do not."""
    return isinstance(leaf, g.UseProject) and not leaf.projects


def _says_it(part: object) -> bool:
    return says_a_place(part) or _says_a_card(part) or _says_them(part) or _says_a_colony(part)


def says_a_place(part: object) -> bool:
    """`adjacent to it`, `its row`: a tile or an area."""
    return any(
        not isinstance(node, g.ColonySet) and "it" in (_at(node), getattr(node, "near", ""))
        for node in g.walk(part)
    )


def _says_a_colony(part: object) -> bool:
    """`a colony track of it`, `trade with it`."""
    return any(
        isinstance(node, g.ColonySet) and node.at in ("it", "other") for node in g.walk(part)
    )


def _at(node: object) -> object:
    return getattr(node, "at", "")


def _says_a_card(part: object) -> bool:
    return any(
        "it" in (getattr(node, "reference", ""), getattr(node, "printed", ""))
        for node in g.walk(part)
    )


def _says_them(part: object) -> bool:
    """Of what an ability does `together` knows whether that is right."""
    return any(map(g.speaks_of_them, g.walk(part)))


_MEANT = (
    (_says_a_card, _mentions_a_card, g.OF_CARDS),
    (says_a_place, mentions_a_place, g.OF_GROUND),
    (_says_a_colony, _mentions_a_colony, ()),
)
"""Who says `it`, what mentions it, and the events that do."""

_ANY = (*g.OF_CARDS, *g.OF_GROUND)
