"""From syntax to the effect graph: one library of all sets.

In: the sets with their declarations, used ones first, and the vocabulary they declare. Out: a
`Library` and the diagnostics found on the way. A declaration with an error is left out of the
library, so that what is in it is sound.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from compiler.graph import (
    AreaPlace,
    Board,
    BonusKind,
    Card,
    CounterKind,
    ElementKind,
    KindOfCard,
    Library,
    ParameterKind,
    PhaseKind,
    ResourceKind,
    Scenario,
    SetInfo,
    StateKind,
    TagKind,
    TerrainKind,
    TileKind,
    Whose,
)
from compiler.lower.boards import board, check_sign, named_cards, outside
from compiler.lower.cards import card
from compiler.lower.own_kinds import kind_of_card
from compiler.lower.phrases.scope import Scope, by, value_of
from compiler.lower.properties import holds_of
from compiler.lower.scenes.scenarios import scenario
from compiler.lower.unheard import report_unheard
from compiler.lower.vocabulary import (
    bonuses,
    check_group,
    counter,
    parameter,
    phase,
    resource,
    state,
    tag,
    terrain,
    tile,
)
from compiler.messages.names import PROPERTY_MISSHAPEN
from compiler.names.checks import check_declaration, check_use
from compiler.names.kinds import Kind
from compiler.names.numbers import NAMED, ON_BOARDS, wanted
from compiler.names.vocabulary import Symbol, Vocabulary
from compiler.names.written import plain_text
from dsl.messages.diagnostics import Diagnostic
from dsl.syntax.nodes import Declaration, Listed, Property, Thing


@dataclass(slots=True)
class _Parts:
    """The library as it grows."""

    game: str = ""
    rules: list[tuple[str, int | str]] = field(default_factory=list)
    resources: list[ResourceKind] = field(default_factory=list)
    kinds: list[KindOfCard] = field(default_factory=list)
    tags: list[TagKind] = field(default_factory=list)
    bonuses: list[BonusKind] = field(default_factory=list)
    terrains: list[TerrainKind] = field(default_factory=list)
    tiles: list[TileKind] = field(default_factory=list)
    parameters: list[ParameterKind] = field(default_factory=list)
    counters: list[CounterKind] = field(default_factory=list)
    states: list[StateKind] = field(default_factory=list)
    phases: list[PhaseKind] = field(default_factory=list)
    elements: list[ElementKind] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    beside: list[Board] = field(default_factory=list)  # in play with whichever of these
    places: list[AreaPlace] = field(default_factory=list)  # off the planet
    milestones: list[str] = field(default_factory=list)  # on every board, beside its own
    awards: list[str] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    scenarios: list[Scenario] = field(default_factory=list)


Record = object


@dataclass(frozen=True, slots=True)
class Part:
    """What one declaration adds to the library, if nothing is wrong with it, and what is."""

    made: tuple[Record, ...] = ()
    found: tuple[Diagnostic, ...] = ()


def lowered(declaration: Declaration, words: Vocabulary, sets: Sequence[SetInfo]) -> Part:
    """One declaration alone; `words` holds all that it may name."""
    symbol = words.symbol(declaration)
    match = words.kind_of(declaration)
    if symbol is None or match is None or symbol.declaration is not declaration:
        return Part()  # it is not known, or says what another set says too
    found = check_declaration(declaration, match[0], words)
    known = words
    if match[0].words == "scenario" and words.older:
        known = words.as_known_to(builds_on(sets, symbol.set))
    scope = _scope(known, found, declaration, match[0])
    made = _record(scope, symbol, match[0])
    report_unheard(scope, declaration)
    if any(one.severity == "error" for one in found):
        return Part((), tuple(found))
    found += check_use(declaration, match[0], words)
    return Part(tuple(made), tuple(found))


Lowering = Callable[[Declaration, Vocabulary, Sequence[SetInfo]], Part]


def lower(
    sets: Sequence[SetInfo],
    declarations: Iterable[Declaration],
    words: Vocabulary,
    each: Lowering = lowered,
) -> tuple[Library, list[Diagnostic]]:
    """The library of these declarations, in their order; `each` lowers one of them."""
    parts = _Parts()
    found: list[Diagnostic] = []
    for declaration in declarations:
        part = each(declaration, words, sets)
        _keep(parts, part.made)
        found += part.found
    return _library(sets, parts), found


def builds_on(sets: Iterable[SetInfo], set_id: str) -> frozenset[str]:
    """The set and all that it uses; `sets` are used ones first."""
    known = {set_id}
    for one in reversed([*sets]):
        known |= {*one.uses} if one.id in known else set()
    return frozenset(known)


def _scope(
    words: Vocabulary, found: list[Diagnostic], declaration: Declaration, kind: Kind
) -> Scope:
    owner: Whose = "all" if kind.words == "tile" else "you"
    scope = Scope(words, found, kind.words, declaration.header, owner=owner)
    if kind.card is None:
        return scope
    holds = holds_of(scope, declaration)
    return replace(scope, holds=holds) if holds else scope


def _record(scope: Scope, symbol: Symbol, kind: Kind) -> list[Record]:
    """What a declaration adds to the library."""
    check_sign(scope, symbol)
    if kind.card is not None:
        return [card(scope, symbol, kind)]
    match kind.words:
        case "resource" | "card resource":
            return [resource(scope, symbol), *bonuses(scope, symbol)]
        case "bonus":
            return list(bonuses(scope, symbol))
        case "kind":
            return [kind_of_card(scope, symbol)]
        case "tag group":
            check_group(scope, symbol)
            return []
        case "tag":
            return [tag(scope, symbol)]
        case "terrain":
            return [terrain(scope, symbol)]
        case "tile":
            return [tile(scope, symbol)]
        case "parameter":
            return [parameter(scope, symbol)]
        case "counter":
            return [counter(scope, symbol)]
        case "phase":
            return [*phase(scope, symbol)]
        case "board":
            return [board(scope, symbol)]
        case "area":
            return [outside(symbol)]
        case "state":
            return [state(scope, symbol)]
        case "element":
            sign = symbol.declaration.name or ""
            return [ElementKind(symbol.id, symbol.name, sign, by(symbol.span))]
        case "scenario":
            return [scenario(scope, symbol)]
        case "game":
            return [_game(scope, symbol)]
        case _:
            return []


@dataclass(frozen=True, slots=True)
class _Game:
    id: str
    rules: tuple[tuple[str, int | str], ...]
    milestones: tuple[str, ...]
    awards: tuple[str, ...]


def _keep(parts: _Parts, made: Iterable[Record]) -> None:
    for record in made:
        match record:
            case _Game():
                parts.game = record.id
                parts.rules += record.rules
                parts.milestones += record.milestones
                parts.awards += record.awards
            case ResourceKind():
                parts.resources.append(record)
            case KindOfCard():
                parts.kinds.append(record)
            case TagKind():
                parts.tags.append(record)
            case BonusKind():
                parts.bonuses.append(record)
            case TerrainKind():
                parts.terrains.append(record)
            case TileKind():
                parts.tiles.append(record)
            case ParameterKind():
                parts.parameters.append(record)
            case CounterKind():
                parts.counters.append(record)
            case StateKind():
                parts.states.append(record)
            case PhaseKind():
                parts.phases.append(record)
            case ElementKind():
                parts.elements.append(record)
            case Board():
                aside = any(area.beside for area in record.areas)
                (parts.beside if aside else parts.boards).append(record)
            case AreaPlace():
                parts.places.append(record)
            case Card():
                parts.cards.append(record)
            case Scenario():
                parts.scenarios.append(record)
            case _:
                raise TypeError(f"no place for {record!r}")


def _library(sets: Sequence[SetInfo], parts: _Parts) -> Library:
    return Library(
        sets=tuple(sets),
        game=parts.game,
        rules=tuple(dict(parts.rules).items()),  # what a later set says holds
        resources=tuple(parts.resources),
        kinds=tuple(parts.kinds),
        tags=tuple(parts.tags),
        bonuses=tuple(parts.bonuses),
        terrains=tuple(parts.terrains),
        tiles=tuple(parts.tiles),
        parameters=tuple(parts.parameters),
        counters=tuple(parts.counters),
        states=tuple(parts.states),
        phases=tuple(parts.phases),
        elements=tuple(parts.elements),
        boards=tuple(_everywhere(parts, one) for one in parts.boards),
        beside=tuple(parts.beside),
        cards=tuple(parts.cards),
        scenarios=tuple(parts.scenarios),
    )


def _everywhere(parts: _Parts, one: Board) -> Board:
    """The board with what every board has, and with the newest of each that has been replaced."""
    names = {card.id: card.name.casefold() for card in parts.cards}
    newer = {card.replaces.casefold(): card.id for card in parts.cards if card.replaces}

    def newest(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(newer.get(names.get(card, ""), card) for card in cards)

    return replace(
        one,
        areas=(*one.areas, *parts.places),
        milestones=newest((*one.milestones, *parts.milestones)),
        awards=newest((*one.awards, *parts.awards)),
    )


# ---- the game -----------------------------------------------------------------------------------


def _game(scope: Scope, symbol: Symbol) -> _Game:
    """What a set says of its game, and what it puts on every board."""
    on_boards: dict[str, tuple[str, ...]] = dict.fromkeys(ON_BOARDS, ())
    for line in symbol.declaration.lines:
        if isinstance(line, Property) and line.word in ON_BOARDS:
            on_boards[line.word] += named_cards(scope, line)
    return _Game(symbol.id, tuple(_rules(scope, symbol.declaration)), **on_boards)


def _rules(scope: Scope, declaration: Declaration) -> Iterator[tuple[str, int | str]]:
    """The properties of the game: a number, names by their ids, or the text of several things."""
    for line in declaration.lines:
        if isinstance(line, Property) and line.things and line.word not in ON_BOARDS:
            texts = [_listed(listed) for listed in line.things]
            ids = [_named(scope, line, text) for text in texts]
            rule = ", ".join(ids)
            if (example := wanted(line.word, rule)) is not None:
                scope.fault(PROPERTY_MISSHAPEN, line.span, word=line.word, wanted=example)
            yield line.word, int(rule) if re.fullmatch("-?[0-9]+", rule) else rule


def _named(scope: Scope, line: Property, text: str) -> str:
    """The id of what the text names, where a name of some kind belongs; else the text."""
    kind = NAMED.get(line.word)
    if kind is None:
        return text
    symbol = scope.words.find(text, (kind,))
    if symbol is None:
        known = [one.name for one in scope.words.named((kind,))]
        what = f"the name of a {kind}"
        cure = f"known here: {', '.join(known)}" if known else None
        scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word=line.word, wanted=what)
    return symbol.id if symbol is not None else text


def _listed(listed: Listed) -> str:
    """`2 to 5` as written."""
    words = [_plain(listed.thing)]
    for role in listed.roles:
        words += [role.word, _plain(role.thing)]
    return " ".join(word for word in words if word)


def _plain(thing: object) -> str:
    if not isinstance(thing, Thing):
        return ""
    number = [str(value_of(thing.number))] if thing.number is not None else []
    return " ".join([*number, plain_text(thing)]).strip()
