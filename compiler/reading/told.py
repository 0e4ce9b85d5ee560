"""What a card says, in units that can be held against each other: one for each thing said.

In: a card, or what its printed text says of it. Out: `Unit`s, each with the sentence that Arsia
writes for it. Two that say the same are equal: the order of what has no order, and what words do
not tell apart, is made alike before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field as dataclass_field
from dataclasses import replace
from typing import Any, cast

from compiler.graph import (
    Ability,
    Add,
    AreaSet,
    BuildColony,
    Card,
    CardPoints,
    CardSet,
    ChosenX,
    Compare,
    Cost,
    DelegateSet,
    Discard,
    Discount,
    Event,
    Gain,
    Held,
    Level,
    Lot,
    Matches,
    May,
    MoveCards,
    OneOf,
    Pay,
    Pays,
    Peek,
    Per,
    Place,
    Printed,
    Produce,
    Remove,
    Shown,
    Spend,
    SpendAs,
    Stock,
    Sum,
    Take,
    That,
    Then,
    Tiles,
    TileSet,
    Unordered,
    When,
    anybody,
    changed,
    walk,
)
from compiler.reading.meanings.sentences import Said
from compiler.text import Texts, is_immediate
from compiler.text.words import Words, counts_things, sentence
from dsl.reading.records import dataclass

APART = ("requirements", "points", "cheaper", "wild", "fields")
"""What a face shows elsewhere, so that its text may leave it out."""


@dataclass(frozen=True, slots=True)
class Unit:
    """`field` of the card that it is about, and `words` as Arsia writes them. `vague`: what a text
    may say as well that does not repeat what the card knows."""

    field: str
    words: str
    vague: tuple[str, ...] = dataclass_field(default=(), compare=False)

    def is_said(self, other: Unit) -> bool:
        """Whether the other, of a text, says this."""
        return self.field == other.field and other.words in (self.words, *self.vague)


def reminders(texts: Texts, card: Card) -> Iterator[Unit]:
    """What the tiles that a card places do by themselves, which a text may say as well."""
    placed = {node.tile for node in walk(card.abilities) if isinstance(node, Place)}
    for tile in placed & set(texts.words.tiles):
        effect = texts.words.tiles[tile].effect
        if effect is not None:
            yield from units(texts, card, Said("abilities", Ability("play", effect)))


def said_by(card: Card) -> Iterator[Said]:
    """All that a card says, in its order."""
    if card.requirements:
        yield Said("requirements", card.requirements)
    yield from (Said("start", (one,)) for one in card.start)
    yield from (Said("abilities", ability) for ability in card.abilities)
    if card.points:
        yield Said("points", card.points)
    if card.measure is not None:
        yield Said("measure", (card.measure, card.fewest))
    for field in ("beginner", "protected"):
        if getattr(card, field):
            yield Said(field, "yes")
    yield from (Said("fields", one) for one in card.fields)
    if card.board:
        yield Said("board", card.board)
    if card.cheaper:
        yield Said("cheaper", (card.cheaper, card.cost_min))


def units(texts: Texts, card: Card, said: Said) -> Iterator[Unit]:
    """What is said, on such a card; `texts` are those that stand on it."""
    if said.field == "all":
        for one in cast("tuple[Said, ...]", said.value):
            yield from units(texts, card, one)
        return
    value: Any = Alike(texts.words, card.holds, _price(card))(said.value)
    match said.field:
        case "abilities" if is_immediate(value):
            for one in steps(value.effect):
                vague = tuple(sentence(texts.effect(other)) for other in _vaguely(one))
                yield Unit("effect", sentence(texts.effect(one)), vague)
        case "abilities":
            for way in ways(value):
                vague = tuple(texts.ability(other) for other in _loosely(way))
                yield Unit(way.label, texts.ability(way), vague)
        case "start":
            gains = Alike(texts.words, card.holds, None)(
                tuple(Gain(which, amount) for which, amount in value)
            )
            for gain in gains:
                yield Unit("effect", sentence(texts.effect(gain)))
        case "requirements":
            for need in value:
                told = [
                    texts.requirement(replace(card, requirements=(one,))) for one in _needs(need)
                ]
                yield Unit("requirements", told[0], tuple(told[1:]))
        case "points":
            for one in value:
                vague = tuple(sentence(texts.point(other)) for other in _loosely(one))
                yield Unit("points", sentence(texts.point(one)), vague)
        case field:
            words = " ".join(filter(None, texts.plain_lines(_only(card, field, value))))
            if words:
                yield Unit(field, words)


def _needs(need: Any) -> Iterator[Any]:
    """It goes without saying that delegates asked for are one's own."""
    yield need
    loose = changed(need, _anybodys)
    if loose != need:
        yield loose


def _anybodys(node: Any) -> Any:
    return replace(node, whose="all") if isinstance(node, DelegateSet) else node


def _price(card: Card) -> int | None:
    """What a text may say that it costs: on cards that are paid wherever they are used."""
    return card.cost if card.kind == "standard-project" else None


def _only(card: Card, field: str, value: Any) -> Card:
    """A card that says no more than this."""
    made = Card("", card.set, card.kind, card.name, holds=card.holds)
    match field:
        case "measure":
            return replace(made, measure=value[0], fewest=value[1])
        case "fields":
            return replace(made, fields=(value,))
        case "cheaper":
            return replace(made, cost=card.cost, cheaper=value[0], cost_min=value[1])
        case "beginner":
            return replace(made, beginner=True)
        case "protected":
            return replace(made, protected=True)
        case "board":
            return replace(made, board=value)
    return made


def steps(effect: Any) -> Iterator[Any]:
    """What is done, one thing after the other: sentences do not tell whether in this order."""
    if isinstance(effect, Unordered | Then):
        for part in effect.parts:
            yield from steps(part)
    elif isinstance(effect, Pays):
        yield from steps(effect.cost)
        yield from steps(effect.gain)
    elif isinstance(effect, Place) and isinstance(effect.count, int):
        yield from [replace(effect, count=1)] * effect.count
    elif isinstance(effect, BuildColony) and isinstance(effect.amount, int):
        yield from [replace(effect, amount=1)] * effect.amount
    else:
        yield effect


def _loosely(node: Any) -> Iterator[Any]:
    """The house style leaves out that nobody must be robbed, that each step counts, and where
    lies what only lies on cards."""
    loose = changed(node, _loose)
    if loose != node:
        yield loose


def _loose(node: Any) -> Any:
    match node:
        case Remove(up_to=True):
            return replace(node, up_to=False)
        case Event("raise", each=True):
            return replace(node, each=False)
        case SpendAs(here=True):
            return replace(node, here=False)
        case Held(CardSet("this")) as held:
            return replace(held, cards=CardSet(zone="play"))
    return node


def _vaguely(effect: Any) -> Iterator[Any]:
    """`this tile`, `the reserved area`, `that production`: the card shows what is meant."""
    yield from _loosely(effect)
    match effect:
        case Place(tile, AreaSet(names=names)) if names:
            kept = AreaSet(reserved=True)
            yield replace(effect, area=kept)
            yield replace(effect, tile="", area=kept)
            yield replace(effect, tile="")
        case Place(str(tile)) if tile:
            yield replace(effect, tile="")
        case Produce(Printed()):
            yield replace(effect, resource=That())


def ways(ability: Ability) -> Iterator[Ability]:
    """An action of this or that, and two actions, are the same in words, and so is what costs less;
    nobody must act."""
    match ability.effect if ability.label == "action" else None:
        case OneOf(parts):
            for part in parts:
                yield from ways(replace(ability, effect=part))
        case Pays(cost, OneOf(parts)):
            for part in parts:
                yield from ways(replace(ability, effect=Pays(cost, part)))
        case None if isinstance(rule := ability.rule, Discount) and rule.cards and rule.projects:
            yield replace(ability, rule=replace(rule, projects=()))
            yield replace(ability, rule=replace(rule, cards=None, per_tag=False))
        case May(body):
            yield from ways(replace(ability, effect=body))
        case When(yes=May(body)) as when:
            yield from ways(replace(ability, effect=replace(when, yes=body)))
        case _:
            yield ability


_ANY: dict[str, CardSet] = {
    "add": CardSet(zone="play"),
    "play-card": CardSet(),
    "convert": CardSet(kinds=("conversion",)),
}
"""By event, the cards that it is about where nothing is said of them."""


@dataclass(frozen=True, slots=True)
class Alike:
    """The same, with what words do not tell apart made one. `holds`: what lies on the card; `cost`:
    what its text may say that it costs. `in_order`: what has no order
    stays as it was said."""

    words: Words
    holds: str
    cost: int | None
    in_order: bool = False

    def __call__(self, value: Any) -> Any:
        return changed(value, self._changed)

    def _changed(self, node: Any) -> Any:
        match node:
            case Unordered(parts):
                flat = [one for part in parts for one in _parts(part)]
                flat = [one for one in flat if not self._is_reminder(one, flat)] or flat
                return Unordered(self._sorted(flat))
            case Then((Pay() | Spend() as cost, *rest)) if not self.in_order:
                gain = Then(tuple(rest)) if len(rest) > 1 else rest[0]
                return Pays(cost, gain)
            case Then(parts):
                steps_ = tuple(one for part in parts for one in _steps(part))
                return Then(steps_ if self.in_order else _taken_of(steps_))
            case OneOf(parts, chance):
                flat = [one for part in parts for one in _choices(part, chance)]
                return OneOf(self._sorted(flat), chance)
            case Lot(most=most):
                return changed(node, lambda one: _of_a_die(one, most))
            case Spend(str(resource), amount, None) if resource == self.words.currency != "":
                return Pay(amount)
            case Spend(str(resource), amount, None) if self._lies_here(resource):
                return Spend(resource, amount, CardSet("this"))
            case Spend(str(resource), amount, None) if self._is_held(resource):
                return Spend(resource, amount, CardSet(zone="play"))
            case Remove(str(resource), amount, None, CardSet("this") as cards, False, False):
                return Spend(resource, amount, cards)
            case Remove(str(resource), amount, "you", None, False, False):
                return Spend(
                    resource, amount, CardSet("this") if self._lies_here(resource) else None
                )
            case Remove(resource, _, "any", None):
                return self._from_anybody(node)
            case Add("", _, CardSet("this")):
                return replace(node, resource=self.holds)
            case Spend("", _, CardSet("this")):
                return replace(node, resource=self.holds)
            case Gain(str(resource), amount) if self._lies_here(resource):
                return Add(resource, amount, CardSet("this"))
            case Add(str(resource), _, CardSet(holds=(held,)) as to) if resource == held:
                return replace(node, to=replace(to, holds=()))
            case (
                Matches(CardSet("that") as cards)
                | Cost(CardSet("that") as cards)
                | CardPoints(CardSet("that") as cards)
            ):
                return replace(node, cards=replace(cards, reference="it"))
            case Event(kind, who, cards=cards):
                some = None if cards == _ANY.get(kind) else cards
                tiles = None if node.tiles == TileSet() else node.tiles
                return replace(node, who=anybody(who), cards=some, tiles=tiles)
            case MoveCards(amount, CardSet(zone="table" | "them") as cards, "hand", "you", up_to):
                some = replace(cards, zone="")
                return Take(amount, False, some if some != CardSet() else None, up_to)
            case MoveCards(cards=CardSet(zone="them") as cards):  # drawn or shown, whichever it was
                return replace(node, cards=replace(cards, zone="table"))
            case Take(cards=CardSet("it", kinds=kinds) as cards) if cards == CardSet(
                "it", kinds=kinds
            ):
                return replace(node, cards=None)
            case MoveCards(cards=CardSet(zone="play", names=(_, *_)) as cards):
                return replace(node, cards=replace(cards, zone=""))
            case Sum(parts):
                return _one_stock(parts)
            case Produce() | Discard() if not self.in_order:
                return replace(node, far=False)
            case CardSet(other=True, but_it=True):
                return replace(node, but_it=False)
            case Stock(resources) if resources and all(map(self._is_held, resources)):
                return Held(CardSet(zone="play", whose=node.whose), resources)
            case Ability("play", Pays(Pay(int(cost)), gain)) if cost == self.cost:
                return replace(node, effect=gain)
            case Tiles(TileSet((tile,), "all", on=None | AreaSet(board=True)) as tiles) if (
                counts_things(self.words, tile) and _are_all(tiles)
            ):
                return Level(tile)
        return node

    def _sorted(self, parts: list[Any]) -> tuple[Any, ...]:
        return tuple(parts if self.in_order else sorted(parts, key=repr))

    def _is_reminder(self, effect: Any, others: list[Any]) -> bool:
        """Whether a tile that is placed does it by itself."""
        tiles = [one.tile for one in others if isinstance(one, Place) and one.tile]
        kinds = [self.words.tiles[tile] for tile in tiles if tile in self.words.tiles]
        return any(effect == kind.effect for kind in kinds)

    def _lies_here(self, resource: str) -> bool:
        return resource == self.holds != ""

    def _is_held(self, resource: str) -> bool:
        kind = self.words.resources.get(resource)
        return kind is not None and kind.kept == "card"

    def _from_anybody(self, node: Remove) -> Remove:
        """What lies on cards is removed from one of them."""
        if self._is_held(str(node.resource)):
            return replace(node, whose=None, cards=CardSet(zone="play", whose="any"))
        return replace(node, whose="any")


def _taken_of(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is taken of a hand that is seen is of that hand."""
    made: list[Any] = []
    for one in parts:
        seen = made and isinstance(made[-1], Peek)
        if seen and isinstance(one, Take) and one.cards is None and not one.buy:
            hand = CardSet(zone="hand", whose="that")
            one = MoveCards(one.amount, hand, "hand", up_to=one.up_to)
        made.append(one)
    return tuple(made)


def _of_a_die(node: Any, most: int) -> Any:
    """The highest number is that or more, and what does not happen up to one does from the next
    one on."""
    match node:
        case Compare(ChosenX(), "exactly", value) if value == most:
            return replace(node, bound="min")
        case When(Compare(ChosenX(), "max", value) as least, yes, no) if no is not None:
            return When(replace(least, bound="min", value=value + 1), no, yes)
        case Per(ChosenX()) if node == Per(ChosenX(), node.times):
            return Shown(node.times)
    return node


def _are_all(tiles: TileSet) -> bool:
    """Whether nothing is said of them but that they lie on the board."""
    return replace(tiles, on=None) == TileSet(tiles.tiles) and (
        tiles.on in (None, AreaSet(board=True, empty=False))
    )


def _one_stock(parts: tuple[Any, ...]) -> Any:
    """What is in stock of one player is counted together, in however many parts it is said."""
    stocks: dict[str, Stock] = {}
    others = []
    for part in parts:
        if isinstance(part, Stock):
            before = stocks.get(part.whose, Stock((), part.whose))
            stocks[part.whose] = replace(part, resources=(*before.resources, *part.resources))
        else:
            others.append(part)
    made = (*stocks.values(), *others)
    return made[0] if len(made) == 1 else Sum(made)


def _choices(effect: Any, chance: bool) -> tuple[Any, ...]:
    """What is chosen from within a choice; chance decides by itself."""
    within = isinstance(effect, OneOf) and not effect.chance and not chance
    return effect.parts if within else (effect,)


def _parts(effect: Any) -> tuple[Any, ...]:
    return effect.parts if isinstance(effect, Unordered) else (effect,)


def _steps(effect: Any) -> tuple[Any, ...]:
    return effect.parts if isinstance(effect, Then) else (effect,)
