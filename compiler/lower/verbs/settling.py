"""What a card remembers: `choose a tag`, and `chosen tag` in its other lines, also of a resource, a
party or a parameter; and `choose an opponent`, who is `that player` in the rest of a line, and
`choose a city`, which is `it`.

In: the declaration of a card. Out: the same with one of them that it does not name in the
place of the chosen one, and the card that has been made of it, in which `graph.THE_CHOSEN` stands
there. What can be said of any of them can be said of the chosen one. It is read with each that can
be chosen and is not named: what differs then is said of all there are, and not of the chosen one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from typing import Any

from compiler import graph
from compiler.lower.phrases.areas import tile_set
from compiler.lower.phrases.conditions import players_who
from compiler.lower.phrases.nouns import hear_words, is_tile, tags_of
from compiler.lower.phrases.scope import (
    BY_LOT,
    CAN_BE_CHOSEN,
    HELD_BY_NOBODY,
    NOTHING_CHOSEN,
    Scope,
    by,
    whose,
)
from compiler.lower.verbs.choosing import (
    OTHERS,
    TAG,
    all_of,
    hear_as_read,
    named,
    plain_tags,
    says,
    spoken_as,
    spoken_of_as,
)
from compiler.messages.meaning import CHOSEN_FOR_NOTHING
from compiler.names.vocabulary import Symbol
from dsl.reading.records import dataclass
from dsl.syntax.nodes import (
    All,
    AnyThing,
    Declaration,
    Do,
    Effect,
    Immediate,
    Sequence,
    Thing,
    Trigger,
    Who,
    Word,
)

_LASTING = (
    "what is chosen is for the other lines of the card, `when you play a chosen tag: …`; for "
    "one line it is `choose a tag: draw 1 card with that tag`, `choose a plant/power tag: gain 2 "
    "of that tag`, `gain 2 of one standard resource`"
)


def choose(scope: Scope, node: Do) -> graph.Effect:
    """`choose a tag`, `choose a plant/microbe tag`, `choose a standard resource`, `choose an
    opponent`, `choose a city`."""
    if isinstance(node.thing, Who) and not node.roles:
        return _player(scope, node, node.thing)
    if isinstance(node.thing, Thing) and not node.roles and _is_tile(scope, node.thing):
        return _tile(scope, node.thing, by(node.span))
    found = _among(scope, node.thing)
    if found is None or node.roles:
        scope.unclear(node.span, CAN_BE_CHOSEN)
    elif not scope.remembers:
        scope.unclear(
            node.span, f"on a line of its own, once, when the card is played: {CAN_BE_CHOSEN}"
        )
    return graph.Unordered(()) if found is None else replace(found, by=by(node.span))


def _player(scope: Scope, node: Do, who: Who) -> graph.Effect:
    """`choose an opponent`, whom what comes then calls `that player`."""
    players = players_who(scope, who) if who.filters or who.doing else None
    lot = BY_LOT.get(who.text.lower())
    scope.hear(who)
    chosen = lot or whose(scope, replace(who, filters=(), doing=None))
    if chosen not in ("any", "opponent"):
        scope.unclear(who.span, "`choose an opponent then …`, `choose any player then …`")
    return graph.ChoosePlayer(chosen, False, lot is not None, players, by(node.span))


def _is_tile(scope: Scope, thing: object) -> bool:
    names = thing.words[-1].words if isinstance(thing, Thing) and thing.words else ()
    if len(names) > 1 and all(scope.words.find(one, ("parameter",)) for one in names):
        return False  # a card remembers one of them
    return is_tile(scope, thing)


def _tile(scope: Scope, thing: Thing, at: str) -> graph.Effect:
    """`choose a city of an opponent`, which what comes then calls `it`, and its owner `that
    player`."""
    if thing.number is not None or scope.says(thing, "no", "each", "all"):
        scope.unclear(thing.span, "one tile at a time: `choose a city of an opponent then …`")
    scope.says(thing, "a", "an", "any")
    return graph.ChooseTile(tile_set(scope, replace(thing, number=None)), at)


def _among(scope: Scope, thing: AnyThing | None) -> graph.Settle | None:
    """What can be chosen; None where it is nothing that a card remembers."""
    if not isinstance(thing, Thing) or thing.number is not None or thing.filters or not thing.words:
        return None
    scope.says(thing, "a", "an", "any")
    hear_words(scope, thing.words)
    *front, last = thing.words
    if says(last, "tag") and len(front) < 2:
        tags = plain_tags(scope)
        names = front[0].words if front else ()
        chosen = [scope.words.find(one, ("tag", "tag group")) for one in names]
        ids = {tag for one in chosen if one is not None for tag in _members(scope, one)}
        known = None not in chosen and ids <= {one.id for one in tags}
        picked = tuple(one.id for one in tags if one.id in ids or not names)
        return graph.Settle(tags=picked) if known and len(picked) > 1 else None
    for family in OTHERS:
        every = tuple(one.id for one in all_of(scope, family))
        adjective = {"resource": "standard", "parameter": "global"}.get(family.what)
        alone = [says(one, adjective or "") for one in front] in ([], [True])
        if says(last, family.what) and alone and len(every) > 1:
            return family.one_of(every)
        found = [scope.words.find(one, (family.what,)) for one in last.words]
        ids = {one.id for one in found if one is not None}
        if not front and len(ids) > 1 and None not in found and ids <= {*every}:
            return family.one_of(tuple(one for one in every if one in ids))
    return None


def _members(scope: Scope, symbol: Symbol) -> tuple[str, ...]:
    return tuple(tags_of(scope, symbol)) if symbol.kind == "tag group" else (symbol.id,)


@dataclass(frozen=True, slots=True)
class Read:
    """The declaration with something that the card does not name in the place of the chosen one;
    `scope` for what is found on the way, `back` turns it into the chosen one again."""

    scope: Scope
    declaration: Declaration
    back: Callable[[Any], Any]


def readings(scope: Scope, declaration: Declaration) -> list[Read]:
    """What is to be lowered: the declaration itself, or, of a card that remembers a choice, it with
    things in turn in the place of the chosen one."""
    chosen = _choices(scope, declaration)
    players = [] if scope.kind in HELD_BY_NOBODY else _players_chosen(declaration)
    scope = replace(scope, chooses=bool(players))
    plain = [Read(scope, declaration, lambda one: one)]
    if not chosen:
        return plain
    if len(chosen) > 1 or scope.kind in HELD_BY_NOBODY:
        return plain
    scope = replace(scope, remembers=True)
    among = _among(replace(scope, found=[]), chosen[0].thing)
    family = TAG if among is None else among.family
    others = _without(declaration.lines, chosen)
    kinds = ("tag", "tag group") if family is TAG else (family.what,)
    taken = {*named(scope, others, kinds)}
    free = [one for one in all_of(scope, family) if one.id not in taken]
    if among is not None:  # what is right of each of them, is right
        mine = [one for one in free if one.id in among.ids]
        free = mine if len(mine) > 1 else mine + [one for one in free if one not in mine][:2]
    if len(free) < 2:
        scope.unclear(chosen[0].span, "leave out `choose`: nearly all there are stand on the card")
        return plain
    first, *others = free
    scopes = [replace(scope, standing_in=first.id)]
    scopes += [
        replace(scope, standing_in=one.id, found=[], heard=set(), heard_in=set()) for one in others
    ]
    return [
        _reading(one, declaration, symbol, family) for one, symbol in zip(scopes, free, strict=True)
    ]


def _without(node: Any, gone: list[Do]) -> Any:
    """What stands beside these."""
    if isinstance(node, tuple):
        return tuple(_without(one, gone) for one in node)
    if not is_dataclass(node) or isinstance(node, Word):
        return node
    if any(node is one for one in gone):
        return ()
    inner = ((one.name, getattr(node, one.name)) for one in fields(node) if one.name != "span")
    return tuple(_without(value, gone) for _, value in inner)


def _reading(
    scope: Scope, declaration: Declaration, symbol: Symbol, family: graph.Remembered
) -> Read:
    pairs: list[tuple[Any, Any]] = []
    lines: list[Any] = []
    for line in declaration.lines:
        that = not isinstance(line, Trigger)  # in one `that tag` is what it hears of
        if family is TAG:
            lines.append(spoken_as(symbol.name, line, pairs, that))
        else:
            lines.append(spoken_of_as(symbol.id, family.what, line, pairs, that))

    def back(one: Any) -> Any:
        hear_as_read(scope, pairs)
        one = family.instead(one, symbol.id, graph.THE_CHOSEN)
        return graph.changed(one, in_full)

    def in_full(node: Any) -> Any:
        """It is among those that can be chosen."""
        if not isinstance(node, graph.Settle):
            return node
        return family.instead(node, graph.THE_CHOSEN, symbol.id)

    return Read(scope, replace(declaration, lines=tuple(lines)), back)


def settled(
    scope: Scope, declaration: Declaration, read: list[Read], ways: list[graph.Card]
) -> graph.Card:
    """The card, of which its `ways` say the same where all is right; the choice comes before what
    else is done when it is played."""
    ways = [_keeping(one) for one in ways]
    first, *others = ways
    chosen = _choices(scope, declaration)
    players = _players_chosen(declaration)
    if len(players) > 1 and any(map(graph.means_chosen_player, graph.walk(first))):
        scope.unclear(players[1].span, "a card remembers one player: `that player` is who was last")
    before = graph.walk((first.requirements, first.cheaper, first.measure))
    if any(map(graph.means_chosen_player, before)):
        scope.unclear(declaration.header, "who is chosen is known when the card is played: `if …`")
    if len(ways) == 1:
        _ask_what(scope)
        return first
    if not any(one.severity == "error" for one in scope.found):
        wrong = (one for way in read[1:] for one in way.scope.found if one.severity == "error")
        scope.found.extend(islice(wrong, 1))
    if any(one.severity == "error" for one in scope.found):
        return first
    played = [one for one in first.abilities if one.label == "play"]
    lasting = [one for one in first.abilities if one.label != "play"]
    if any(map(_says_chosen, (first.requirements, first.cheaper, first.measure))):
        scope.unclear(chosen[0].span, "it is chosen when the card is played, and not before")
    elif not any(map(_says_chosen, (*played, *lasting, *first.points))):
        scope.fault(CHOSEN_FOR_NOTHING, chosen[0].span, _LASTING)
    elif any(one != first for one in others):
        cure = "what is said of all there are stands on another card than what one is chosen for"
        scope.unclear(chosen[0].span, cure)
    abilities = (
        replace(one, effect=_in_order(one.effect)) if one in played and one.effect else one
        for one in first.abilities
    )
    return replace(first, abilities=tuple(abilities))


def _keeping(card: graph.Card) -> graph.Card:
    """A player who is chosen when it is played is remembered where its other lines speak of who
    was."""
    if not any(map(graph.means_chosen_player, graph.walk(card))):
        return card

    def kept(node: Any) -> Any:
        return replace(node, kept=True) if isinstance(node, graph.ChoosePlayer) else node

    played = (graph.changed(one, kept) if one.label == "play" else one for one in card.abilities)
    return replace(card, abilities=tuple(played))


def _ask_what(scope: Scope) -> None:
    """Where nothing has been chosen that could be meant."""
    lost = [one for one in scope.found if _LOST.search(one.message)]
    for one in lost[:1]:
        scope.found[:] = [other for other in scope.found if other not in lost]
        scope.unclear(one.span, NOTHING_CHOSEN)


_LOST = re.compile(rf"`(?:the |an? )?{graph.THE_CHOSEN}(?: (?!player|opponent)\w+)?`")


def _in_order(effect: graph.Effect) -> graph.Effect:
    """What is said of the chosen one comes after the choice."""
    if not isinstance(effect, graph.Unordered) or not _says_chosen(effect):
        return effect
    chosen = [one for one in effect.parts if isinstance(one, graph.Settle)]
    rest = tuple(one for one in effect.parts if not isinstance(one, graph.Settle))
    return graph.Then((*chosen, rest[0] if len(rest) == 1 else graph.Unordered(rest)))


def _says_chosen(root: Any) -> bool:
    """Whether the chosen one is spoken of, outside of where one is chosen for a single line."""
    if any(isinstance(one, graph.Settled) and not one.of for one in graph.walk(root)):
        return True

    def in_full(node: Any) -> Any:
        return node.ways if isinstance(node, graph.ChooseOne) else node

    root = graph.changed(root, in_full)
    return any(one.instead(root, graph.THE_CHOSEN, "") != root for one in graph.REMEMBERED)


def _choices(scope: Scope, declaration: Declaration) -> list[Do]:
    """Where something is chosen for the card: on lines that are done when it is played."""
    lines = (one.effect for one in declaration.lines if isinstance(one, Immediate))
    found = (one for line in lines for one in _chosen_in(line))
    return [one for one in found if not _is_tile(scope, one.thing)]


def _players_chosen(declaration: Declaration) -> list[Do]:
    """Where a player is chosen when it is played."""
    lines = (one.effect for one in declaration.lines if isinstance(one, Immediate))
    return [one for line in lines for one in _chosen_in(line, players=True)]


def _chosen_in(effect: Effect, players: bool = False) -> list[Do]:
    match effect:
        case Do(verb="choose", thing=thing) if isinstance(thing, Who) == players:
            return [effect]
        case All(parts=parts) | Sequence(parts=parts):
            return [found for part in parts for found in _chosen_in(part, players)]
        case _:
            return []
