"""Declarations with a face: cards, corporations, projects, conversions, milestones, awards.

In: a `Declaration` and its `Kind`. Out: a `Card` of the graph, its abilities made here. A card's
plain lines are one play ability, because their order is the player's choice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import Ability, Card, Condition, all_of, without_wild
from compiler.lower.effects import effect, unordered
from compiler.lower.phrases.conditions import LAST_GENERATION, condition
from compiler.lower.phrases.events import events, hearing
from compiler.lower.phrases.nouns import hear_words
from compiler.lower.phrases.scope import Scope, by, value_of
from compiler.lower.phrases.uses import phase_called, timeless
from compiler.lower.properties import points_of, with_property
from compiler.lower.rules import rule_abilities
from compiler.lower.verbs.settling import readings, settled
from compiler.messages.meaning import PERHAPS_A_TAG
from compiler.names.folding import fold
from compiler.names.kinds import KINDS, Kind
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text, sets_named
from dsl.syntax import nodes
from dsl.syntax.nodes import (
    Immediate,
    Moment,
    Property,
    Requires,
    Trigger,
)

MOMENTS = (
    "moments are phases: `at research phase: …`, `at action phase: …`, `at production phase: …`"
)


def card(scope: Scope, symbol: Symbol, kind: Kind) -> Card:
    """The whole card; what is faulty is reported and left out."""
    written = symbol.declaration
    read = readings(scope, written)
    ways = [one.back(_card(one.scope, symbol, kind, one.declaration)) for one in read]
    return settled(scope, written, read, ways)


def _card(scope: Scope, symbol: Symbol, kind: Kind, declaration: nodes.Declaration) -> Card:
    assert kind.card is not None
    made = Card(
        symbol.id,
        symbol.set,
        kind.card,
        symbol.name,
        symbol.number,
        holds=scope.holds,
        needs=tuple(name for name, _ in sets_named(declaration, "needs")),
        by=by(declaration.header),
    )
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property):
            made = with_property(scope, made, line, kind)
        elif isinstance(line, nodes.Scoped):
            made = replace(made, points=made.points + points_of(scope, line))
    return replace(
        made,
        requirements=requirements(scope, declaration),
        abilities=abilities(scope, declaration),
    )


def requirements(scope: Scope, declaration: nodes.Declaration) -> tuple[Condition, ...]:
    for line in declaration.lines:
        if isinstance(line, Requires):
            _check_tags(scope, line.conditions)
    found = tuple(
        part
        for line in declaration.lines
        if isinstance(line, Requires)
        for node in line.conditions
        for part in all_of(condition(scope, node))
    )
    for part in found:
        timeless(scope, part, declaration.span, "it is always the action phase: leave it out")
    return found


def _check_tags(scope: Scope, listed: tuple[nodes.Condition, ...]) -> None:
    """`requires 1 plant and 2 animal tags`: tags of both are perhaps meant."""
    lists = (node.parts if isinstance(node, nodes.And | nodes.Or) else (node,) for node in listed)
    parts = [one for some in lists for one in some]
    things = [part.thing if isinstance(part, nodes.Is) else None for part in parts]
    before: list[nodes.Thing] = []
    for thing in things:
        words = thing.words if isinstance(thing, nodes.Thing) and not thing.filters else ()
        if len(words) == 1 and isinstance(thing, nodes.Thing) and thing.number is not None:
            before.append(thing)
            continue
        if len(words) > 1 and fold(words[-1].words[0].text) in ("tag", "tags"):
            for one in before:
                _perhaps_tags(scope, one)
        before.clear()


def _perhaps_tags(scope: Scope, thing: nodes.Thing) -> None:
    word, number = thing.words[0].words[0], thing.number
    stuff = scope.words.find(word, ("resource",))
    tag = scope.words.find(word, ("tag",))
    if stuff is None or tag is None or word.quoted or number is None or number.value is None:
        return
    meant = f"{number.value} {tag.name} tag{'s' * (number.value > 1)}"
    cure = f"`{meant}`; the resource stands behind the tags: `2 plant tags, 3 steel`"
    scope.fault(PERHAPS_A_TAG, thing.span, cure, instead=meant, word=word.text)


# ---- abilities ----------------------------------------------------------------------------------


def abilities(scope: Scope, declaration: nodes.Declaration) -> tuple[Ability, ...]:
    """The play ability first, then the others as written. Each line of a global event is one of its
    own: they happen in written order (FAQ, "How are global events resolved?")."""
    plain = [line for line in declaration.lines if isinstance(line, Immediate)]
    found: list[Ability] = []
    if scope.kind == "global event":
        effects = [(without_wild(effect(scope, line.effect)), line) for line in plain]
        found += [Ability("play", made, by=by(line.span)) for made, line in effects]
    elif plain:
        found.append(Ability("play", unordered(_lines(scope, plain)), by=by(plain[0].span)))
    for line in declaration.lines:
        made = line_abilities(scope, line)
        often = {one.times for one in (*found, *made) if one.label == "action"}
        if len(often) > 1 and {one.label for one in made} == {"action"}:
            cure = "the actions of a card are ways to use it, so often in all: say it of each, `2 "
            cure += "times per generation: …`; what is there apart is `once: …`"
            scope.unclear(line.span, cure)
        found += made
    return tuple(found)


def _lines(scope: Scope, plain: list[Immediate]) -> list[graph.Effect]:
    """The plain lines; one that speaks of `that player`, or of another colony, comes after the one
    that chooses him, or the first."""
    made: list[graph.Effect] = []
    for line in plain:
        one = effect(scope, line.effect)
        chooses = any(map(graph.chooses_player, graph.walk(one)))
        if made and ((not chooses and _is_about_that(one)) or _is_about_another(one)):
            earlier = made.pop()
            first = earlier.parts if isinstance(earlier, graph.Then) else (earlier,)
            one = graph.Then((*first, *(one.parts if isinstance(one, graph.Then) else (one,))))
        made.append(one)
        if chooses and not scope.chosen:
            scope = replace(scope, chosen=True)
    return made


def _is_about_that(one: graph.Effect) -> bool:
    return any(
        getattr(node, name, None) == "that"
        for node in graph.walk(one)
        for name in ("whose", "to", "who")
    )


def _is_about_another(one: graph.Effect) -> bool:
    """Another colony than the one that a line before it speaks of."""
    which = {node.which for node in graph.walk(one) if isinstance(node, graph.MoveColony)}
    return "another" in which and "a" not in which


_LABELS: dict[str, graph.Label] = {
    "build": "build",
    "trade": "trade",
    "colony": "colony",
}


def line_abilities(scope: Scope, line: nodes.Line) -> list[Ability]:
    """The abilities of one line; a plain line has none of its own."""
    match line:
        case nodes.Ability(label="action"):
            return [replace(_action(scope, line, "action"), times=_often(scope, line))]
        case nodes.Ability(label="once"):
            return [_action(scope, line, "once")]
        case nodes.Ability(label="full"):
            return [Ability("full", effect(scope, line.effect), by=by(line.span))]
        case nodes.Ability(label="first action"):
            return [Ability("first-action", effect(scope, line.effect), by=by(line.span))]
        case nodes.Ability(label="conversion"):
            return [_action(scope, line, "conversion")]
        case nodes.Ability(label="bonus"):
            made = without_wild(effect(scope, line.effect))
            return [Ability("bonus", made, by=by(line.span))]
        case nodes.Ability(label="build" | "trade" | "colony" as label):
            if label == "trade":
                scope = replace(scope, shown=True, about="resource")
            return [Ability(_LABELS[label], effect(scope, line.effect), by=by(line.span))]
        case nodes.Trigger():
            return [_trigger(scope, line)]
        case Moment():
            return moment(scope, line)
        case nodes.Rule():
            return rule_abilities(scope, line)
        case _:
            return []


def _action(scope: Scope, line: nodes.Ability, label: graph.Label) -> Ability:
    """An action; one that begins with `if` and has no `otherwise` waits for its condition."""
    node = line.effect
    place = by(line.span)
    scope = replace(scope, acting=True)
    if isinstance(node, nodes.If) and node.no is None:
        held = condition(scope, node.condition)
        return Ability(label, effect(scope, node.yes), condition=held, by=place)
    return Ability(label, effect(scope, node), by=place)


def _often(scope: Scope, line: nodes.Ability) -> int:
    """How often in a generation the action is there."""
    if line.period == "game":
        cure = (
            "once in the game is `once: …`; so often in each generation `2 times per generation: "
        )
        cure += "…`; so often in the game is counted by what the card holds: `action: spend 1 "
        scope.unclear(line.span, cure + "resource here -> …`")
    kind = KINDS.get(scope.kind)
    if line.times > 1 and kind is not None and "once" not in kind.lines:
        scope.unclear(line.span, "how often that is there its kind says: `action: …`")
    return line.times if line.period != "game" else 1


_ONCE: dict[str, Literal["", "generation", "game"]] = {
    one: one for one in ("", "generation", "game")
}


def _trigger(scope: Scope, line: Trigger) -> Ability:
    heard = events(scope, line.events)
    scope = hearing(scope, heard)
    made = effect(scope, line.effect)
    if any(one.would for one in heard) and isinstance(made, graph.May):
        spared = "when an opponent would remove 1 plant from you: spend 1 energy or lose 1 plant"
        taken = any(one.kind in ("lose", "remove", "steal") for one in heard)
        beside = spared if taken else "when you would gain 1 plant: gain 1 plant or gain 2 heat"
        cure = f"nothing at all would come for who leaves it, which is said beside it: `{beside}`"
        scope.unclear(line.span, cure)
    if line.once and any(one.would and one.each for one in heard):
        cure = "once all of them: `once per generation when you would gain plants: gain 2 heat`"
        scope.unclear(line.span, cure)
    once, times = _ONCE[line.once], line.times
    return Ability("trigger", made, heard, once=once, times=times, by=by(line.span))


def moment(scope: Scope, line: Moment) -> list[Ability]:
    """`at 0: …` of a parameter, `at production phase: …` of a card, `at game end: …`."""
    thing = line.at
    place = by(line.span)
    if thing.filters:
        scope.unclear(line.span, MOMENTS)
        return []
    if scope.kind == "parameter" and not thing.words and thing.number is not None:
        scope.hear_in(thing.number, "sign" if thing.number.signed == "-" else "")
        return [Ability("moment", effect(scope, line.effect), at=value_of(thing.number), by=place)]
    phase = phase_called(scope, thing, line.verb)
    if not phase:
        cure = "for example `at production phase: gain 1 plant`, `at set-up: …`, `at game end: …`"
        last = plain_text(thing).lower() in ("last generation", "final generation")
        scope.unclear(line.span, LAST_GENERATION if last else cure)
        return []
    hear_words(scope, thing.words)
    event = graph.Event("phase", "all", phase=phase)
    return [Ability("trigger", without_wild(effect(scope, line.effect)), (event,), by=place)]
