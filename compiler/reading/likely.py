"""Which of the readings of a sentence is meant.

In: several readings. Out: those that are left when what is seldom meant gives way to what is: words
can be put together in more ways than somebody who writes a card thinks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from compiler.graph import (
    Ability,
    Add,
    Cards,
    CardSet,
    Chosen,
    Compare,
    Discard,
    Discount,
    Draw,
    Each,
    Gain,
    Look,
    Matches,
    OneOf,
    Pay,
    Pays,
    Peek,
    Place,
    Produce,
    Raise,
    Remove,
    Spend,
    Stock,
    Sum,
    Tags,
    Take,
    Then,
    Tiles,
    TileSet,
    Unordered,
    When,
    walk,
)
from compiler.reading.meanings.sentences import Said
from compiler.text.words import Words

MANY = 3
MUCH = 10
"""No card brings so many steps of a production."""


def meant(readings: tuple[Said, ...]) -> tuple[Said, ...]:
    """Without those of what nobody has, which is not meant where nothing is said of whose it is,
    and of what is given away: printed cards add to any card of one's own."""
    for odd in (_of_nobody, _gives_away, _spends_of_others, _of_remembered):
        readings = tuple(one for one in readings if not any(map(odd, _nodes(one)))) or readings
    return readings


def likely(words: Words, readings: tuple[Said, ...]) -> tuple[Said, ...]:
    """Without those that nobody means where others are left."""

    def lies_elsewhere(node: Any) -> bool:
        """What is kept in stock is added to no card, and what lies on cards is in no stock."""
        match node:
            case Add(resource):
                wrong = "stock"
            case Spend(resource, source=None) | Remove(resource, whose="you", cards=None):
                wrong = "card"
            case _:
                return False
        kind = words.resources.get(str(resource))
        return kind is not None and (kind.kept == "card") is (wrong == "card")

    for odd in (*ODD, lies_elsewhere):
        readings = tuple(one for one in readings if not any(map(odd, _nodes(one)))) or readings
    if any(map(_asks_tags_alone, readings)):
        readings = tuple(one for one in readings if not _asks_stock_beside_tags(one))
    if any(map(_of_several, (node for one in readings for node in _nodes(one)))):
        flat = (one for one in readings if not any(map(_two_and_one, _nodes(one))))
        readings = tuple(flat) or readings
    ordered = tuple(one for one in readings if any(isinstance(n, Then) for n in _nodes(one)))
    return ordered or readings


def _nodes(said: Said) -> Iterator[Any]:
    """All that it says, also in several places of the card."""
    for node in walk(said.value):
        yield from _nodes(node) if isinstance(node, Said) else (node,)


def speaks_of_another(said: Said) -> bool:
    """Whether it asks what `it` is, of which only the sentence before can speak: what the card
    itself is, its author knows."""
    match said.value:
        case Ability("play", When(condition)):
            asked = (node for node in walk(condition) if isinstance(node, Matches))
            return any(one.cards.reference for one in asked)
    return False


def takes_of_another(said: Said) -> bool:
    """Whether it takes some `of them`, which the sentence before has shown."""
    match said.value:
        case Ability("play", effect) if effect is not None and not _shows(effect):
            return any(isinstance(node, Take) and node.cards is None for node in walk(effect))
    return False


def shows(said: Said) -> bool:
    """Whether it ends with cards that are seen."""
    match said.value:
        case Ability("play", Then(parts) | Unordered(parts)):
            return isinstance(parts[-1], Look | Peek)
        case Ability("play", effect):
            return isinstance(effect, Look | Peek)
    return False


def pays(said: Said) -> bool:
    """What a global event takes is lost, not paid."""
    return any(isinstance(node, Spend | Pay) for node in walk(said.value))


def draws(said: Said) -> bool:
    """`Take 1 card.`, which means another thing where cards are seen."""
    match said.value:
        case Ability("play", effect) if effect is not None:
            return isinstance(
                effect.parts[0] if isinstance(effect, Then | Unordered) else effect, Draw
            )
    return False


def _shows(effect: Any) -> bool:
    return any(isinstance(node, Look | Peek | Draw) for node in walk(effect))


def _asks_tags_alone(said: Said) -> bool:
    """`requires 1 plant and 2 animal tags`: tags of either."""
    needs = cast("tuple[Any, ...]", said.value) if said.field == "requirements" else ()
    return bool(needs) and all(map(_asks_for_tags, needs))


def _asks_stock_beside_tags(said: Said) -> bool:
    return said.field == "requirements" and not _asks_tags_alone(said)


def _asks_for_tags(need: Any) -> bool:
    return isinstance(need, Compare) and isinstance(need.measure, Tags)


def _of_nobody(node: Any) -> bool:
    return getattr(node, "whose", "") == "nobody"


def _of_remembered(node: Any) -> bool:
    """`that player`, of whom a card remembers, where somebody else may be meant."""
    return "chosen" in (getattr(node, "whose", ""), getattr(node, "who", ""))


def _spends_of_others(node: Any) -> bool:
    """`spend 1 floater from any card`; what is moved may be anybody's."""
    match node:
        case Pays(Spend(_, _, CardSet(whose="any")), gain):
            return not isinstance(gain, Add)
    return False


def _gives_away(node: Any) -> bool:
    return isinstance(node, Add) and isinstance(node.to, CardSet) and node.to.whose == "any"


def _spends_beside(node: Any) -> bool:
    """`spend any amount of energy and gain that amount of heat`: what is spent pays for it."""
    parts = node.parts if isinstance(node, Unordered | Then) else ()
    spent = any(isinstance(one, Spend | Pay | Discard) and _chosen(one) for one in parts)
    return spent and any(isinstance(one, Add | Gain) and _chosen(one) for one in parts)


def _chosen(leaf: Any) -> bool:
    return isinstance(leaf.amount, Chosen)


def _of_two_owners(node: Any) -> bool:
    """`for each city tile and greenery tile you own`: both are yours."""
    parts = node.parts if isinstance(node, Sum) else ()
    tiles = [one.tiles.whose for one in parts if isinstance(one, Tiles)]
    return len({*tiles}) > 1


def _draws_what_holds(node: Any) -> bool:
    """`draw a floater card`: one with such a sign."""
    return isinstance(node, Draw) and isinstance(node.cards, CardSet) and bool(node.cards.holds)


def _asks_itself(node: Any) -> bool:
    return isinstance(node, Matches) and node.cards.reference == "this"


def _for_you(node: Any) -> bool:
    """`you gain 1 plant`, where nobody else would."""
    return isinstance(node, Each) and node.who == "you"


def _pays_by_getting(node: Any) -> bool:
    """`add 1 here or spend 3 here to raise TR`: what one gets is not paid, but another choice."""
    match node:
        case Pays(OneOf(parts)):
            return any(isinstance(one, Add | Gain | Raise) for one in parts)
    return False


def _free_beside_paid(node: Any) -> bool:
    """`spend 2 energy to gain 3 M€ or draw a card`: what is paid for is either."""
    match node:
        case OneOf((Pays(), *others)):
            return not all(isinstance(one, Pays) for one in others)
    return False


def _pays_on(node: Any) -> bool:
    """`spend 2 energy to place an ocean, or spend 4 heat to draw a card`: two ways to pay."""
    match node:
        case Pays(_, OneOf(parts)):
            return any(isinstance(one, Pays) for one in parts)
        case Pays(_, Pays()):
            return True
    return False


def _gets_what_is_paid(node: Any) -> bool:
    """`spend 1 plant to gain 5 M€, or gain 1 plant`"""
    match node:
        case Pays(Spend(paid), OneOf(parts)):
            return paid in _got(parts)
    return False


def _got(parts: Iterable[Any]) -> Iterator[Any]:
    return (one.resource for one in parts if isinstance(one, Gain | Add))


def _of_several(node: Any) -> bool:
    """`draw a card, gain 2 M€, or gain 1 heat`: one of three."""
    if not isinstance(node, OneOf) or len(node.parts) < MANY:
        return False
    return not any(isinstance(one, Unordered) for one in node.parts)


def _two_and_one(node: Any) -> bool:
    return isinstance(node, OneOf) and isinstance(node.parts[0], Unordered)


def _choice_under(node: Any) -> bool:
    """`1 plant, or 2 plants if …`: the second is in the place of the first."""
    match node:
        case When(_, OneOf(), None):
            return True
        case OneOf(parts):
            return any(isinstance(one, When) and one.no is None for one in parts)
    return False


def _places_bare(node: Any) -> bool:
    """`place a city next to an ocean and a greenery`: what it lies next to is both."""
    match node:
        case Unordered((Place(area=area), *others)) if area is not None and area.beside:
            return any(isinstance(one, Place) and one.area is None for one in others)
    return False


def _projects_as_cards(node: Any) -> bool:
    """`standard projects cost 4 less`: which are no cards that one plays."""
    match node:
        case Discount(cards=CardSet(kinds=kinds)):
            return "standard-project" in kinds
    return False


def _robs_each(node: Any) -> bool:
    """`steal 2 steel from an opponent`: from one of them; nobody looks at all hands."""
    return isinstance(node, Remove | Peek) and node.whose == "opponents"


def _from_hand(node: Any) -> bool:
    """`discard 2 cards from your hand`: where else?"""
    return isinstance(node, Discard) and node.cards == CardSet(zone="hand")


def _draws_what_is_shown(node: Any) -> bool:
    """`look at a hand and take 1 card`: of those that are seen."""
    if not isinstance(node, Then | Unordered) or not isinstance(node.parts[0], Look | Peek):
        return False
    return any(isinstance(one, Draw) for one in walk(node.parts[1:]))


def _pays_if(node: Any) -> bool:
    """`if you have no city, lose 3 M€`: which buys nothing."""
    return isinstance(node, When) and isinstance(node.yes, Spend | Pay)


def _together(node: Any) -> bool:
    """`if an opponent has 3 science tags`: a single one of them."""
    match node:
        case Compare(Tags(whose=whose) | Stock(whose=whose)):
            return whose in ("opponent", "opponents", "any", "all")
    return False


def _counts_others(node: Any) -> bool:
    """`discard any number of cards to gain 2 M€ per card`: per card discarded."""
    match node:
        case Pays(Discard(Chosen()), gain):
            return any(isinstance(one, Cards) for one in walk(gain))
        case Pays(Spend(paid, Chosen()), gain):
            return any(isinstance(one, Stock) and paid in one.resources for one in walk(gain))
    return False


def _half_robbed(node: Any) -> bool:
    """`remove 2 animals or 5 plants from any player`: both from that player."""
    taken = [one for one in getattr(node, "parts", ()) if isinstance(one, Remove)]
    own = [one for one in taken if one.whose == "you" and one.cards is None]
    return isinstance(node, OneOf) and 0 < len(own) < len(taken)


def _robs_oneself(node: Any) -> bool:
    """`from any card`: of whomever."""
    own = isinstance(node, Remove) and isinstance(node.cards, CardSet)
    return own and not node.cards.reference and node.cards.whose == "you"


def _pays_with_others(node: Any) -> bool:
    """`remove 2 animals from an opponent's card`: which is no price."""
    source = node.source if isinstance(node, Spend) else None
    return isinstance(source, CardSet) and not source.reference and source.whose != "you"


def _lies_beside(node: Any) -> bool:
    """`cities adjacent to this tile`: what lies next to it, not what lies on areas there."""
    areas = node.on if isinstance(node, TileSet) else None
    return areas is not None and bool(areas.near or areas.beside)


def _pays_for_others(node: Any) -> bool:
    """`each opponent loses 4 M€`: or as much as there is."""
    body = node.body if isinstance(node, Each) else None
    return any(isinstance(one, Spend | Pay) for one in (body, *getattr(body, "parts", ())))


def _twice(node: Any) -> bool:
    """The same production raised twice."""
    parts = node.parts if isinstance(node, Unordered) else ()
    made = [(one.resource, one.down) for one in parts if isinstance(one, Produce)]
    return len({*made}) < len(made)


def _produces_much(node: Any) -> bool:
    return isinstance(node, Produce) and isinstance(node.amount, int) and node.amount >= MUCH


def _on_another_card(node: Any) -> bool:
    """`1 plant for each tag on it`: on what set the trigger off where that shows nothing else, and
    anywhere else on what was shown."""
    if not isinstance(node, Ability):
        return False
    heard = node.label == "trigger" and not any(map(_brings_cards, walk(node.effect)))
    printed = {one.printed for one in walk(node.effect) if isinstance(one, Tags)}
    return ("it" if heard else "that") in printed


def _brings_cards(node: Any) -> bool:
    return isinstance(node, Look | Draw | Discard | Take)


ODD: tuple[Callable[[Any], bool], ...] = (
    _asks_itself,
    _spends_beside,
    _of_two_owners,
    _draws_what_holds,
    _for_you,
    _pays_by_getting,
    _gets_what_is_paid,
    _pays_on,
    _free_beside_paid,
    _choice_under,
    _places_bare,
    _projects_as_cards,
    _robs_each,
    _from_hand,
    _counts_others,
    _together,
    _draws_what_is_shown,
    _pays_if,
    _robs_oneself,
    _pays_with_others,
    _half_robbed,
    _lies_beside,
    _pays_for_others,
    _twice,
    _produces_much,
    _on_another_card,
)
