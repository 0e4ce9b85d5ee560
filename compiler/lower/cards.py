"""Declarations with a face: cards, corporations, projects, conversions, milestones, awards.

In: a `Declaration` and its `Kind`. Out: a `Card` of the graph. A card's plain lines are one play
ability, because their order is the player's choice.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from compiler import graph
from compiler.graph import Ability, Card, Condition, Measure, Points
from compiler.lower.effects import effect, unordered
from compiler.lower.phrases.conditions import condition
from compiler.lower.phrases.events import events
from compiler.lower.phrases.measures import amount, measure
from compiler.lower.phrases.nouns import hear_words, named, noun
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, by, value_of, whose
from compiler.lower.rules import rule_abilities
from compiler.messages.meaning import (
    AMOUNT_MISSING,
    NO_AMOUNT,
    SAID_TWICE,
    SAME_FOR_EVERYBODY,
    WHICH_ONE,
)
from compiler.messages.names import PROPERTY_MISSHAPEN, UNKNOWN_NAME
from compiler.names.folding import fold, slug
from compiler.names.kinds import Kind
from compiler.names.vocabulary import CARD_KINDS, Symbol, plain_text, texts_of
from dsl.lexicon.words import DOES
from dsl.messages.syntax import COMMA_MISSING, UNKNOWN_BEGINNING
from dsl.syntax import nodes
from dsl.syntax.nodes import (
    Filter,
    Immediate,
    Listed,
    Moment,
    Number,
    Property,
    Requires,
    Thing,
    Trigger,
)

MOMENTS = (
    "moments are phases: `at research phase: …`, `at action phase: …`, `at production phase: …`"
)


def card(scope: Scope, symbol: Symbol, kind: Kind) -> Card:
    """The whole card; what is faulty is reported and left out."""
    declaration = symbol.declaration
    assert kind.card is not None
    made = Card(
        symbol.id,
        symbol.set,
        kind.card,
        symbol.name,
        symbol.number,
        holds=scope.holds,
        by=by(declaration.header),
    )
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property):
            made = _property(scope, symbol, made, line, kind)
        elif isinstance(line, nodes.Scoped):
            made = replace(made, points=made.points + _points_of(scope, line))
    return replace(
        made,
        requirements=requirements(scope, declaration),
        abilities=abilities(scope, declaration),
    )


# ---- properties ---------------------------------------------------------------------------------


def _property(scope: Scope, symbol: Symbol, made: Card, line: Property, kind: Kind) -> Card:
    wanted = dict(kind.fields).get(line.word)
    if wanted is not None:
        values = _field(scope, line, wanted)
        count = dict(kind.counts).get(line.word, len(line.things))
        if len(line.things) != count:
            cure = f"{count} of them, with commas between"
            scope.fault(
                PROPERTY_MISSHAPEN, line.span, cure, word=line.word, wanted=f"{count} names"
            )
        return replace(made, fields=(*made.fields, (line.word, values)))
    match line.word:
        case "cost":
            return _cost(scope, made, line)
        case "tags":
            return replace(made, tags=made.tags + _tags(scope, line))
        case "copies":
            return _copies(scope, made, line)
        case "replaces":
            return replace(made, replaces=_replaced(scope, symbol, line))
        case "protected":
            return replace(made, protected=True)
        case "board":
            return replace(made, board=_board(scope, line))
        case "beginner":
            return replace(made, beginner=True)
        case "start":
            return replace(made, start=made.start + stock(scope, line))
        case "vp":
            return replace(made, points=made.points + points(scope, line))
        case "most":
            things = [listed.thing for listed in line.things]
            if things and isinstance(things[0], Thing):
                return replace(made, measure=_without_wild(_most(scope, things[0])))
            scope.fault(PROPERTY_MISSHAPEN, line.span, word="most", wanted="what is counted")
            return made
        case _:
            return made  # reported by the checks


def _most(scope: Scope, thing: Thing) -> Measure:
    """What an award counts, which players must differ in."""
    found = measure(scope, thing)
    parts = found.parts if isinstance(found, graph.Sum) else (found,)
    for part in parts:
        if isinstance(part, graph.Level | graph.Generation):
            what = part.parameter if isinstance(part, graph.Level) else "generation"
            scope.fault(SAME_FOR_EVERYBODY, thing.span, what=what)
    return found


def _cost(scope: Scope, made: Card, line: Property) -> Card:
    """`cost 14`, `cost 4 minus 1 per empty area adjacent to your cities`, `cost min 1`."""
    thing = line.things[0].thing if len(line.things) == 1 else None
    if not isinstance(thing, Thing) or thing.number is None or thing.words:
        return replace(made, cost=number_of(scope, line))
    if thing.number.bound == "min":
        scope.hear_in(thing.number, "bound")
        Bag(scope, thing.filters).close()
        return replace(made, cost_min=value_of(thing.number))
    bag = Bag(scope, thing.filters)
    minus = bag.take_with_rest("minus")
    if minus is None:
        return replace(made, cost=number_of(scope, line))
    less = amount(scope, minus, Bag(scope, minus.filters))
    bag.close()
    if less is None:
        scope.fault(
            AMOUNT_MISSING, minus.span, "for example `cost 4 minus 1 per city`", word="minus"
        )
    scope.hear(thing.number)
    return replace(made, cost=value_of(thing.number), cheaper=less or 0)


def _board(scope: Scope, line: Property) -> str:
    thing = line.things[0].thing if len(line.things) == 1 else None
    if not isinstance(thing, Thing) or len(thing.words) != 1:
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="board", wanted="the name of a board")
        return ""
    return next(iter(named(scope, thing.words[0], ("board",))), "")


def _replaced(scope: Scope, symbol: Symbol, line: Property) -> str:
    """`replaces "Comet"`: the name of an older card, which may be this one's own."""
    texts = texts_of(line)
    if len(texts) != 1 or not texts[0]:
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="replaces", wanted="the name of a card")
        return ""
    name = texts[0]
    if fold(name) != fold(symbol.name) and fold(name) not in scope.words.older:
        meant = scope.words.suggest(name, CARD_KINDS)
        cure = "it is a card of another set, which this set uses" if meant is None else None
        scope.fault(UNKNOWN_NAME, line.span, cure, meant, word=name, wanted="the name of a card")
    return name


def _copies(scope: Scope, made: Card, line: Property) -> Card:
    """`copies 3`: so many cards with this face."""
    many = number_of(scope, line)
    if many is None:
        return made
    if many < 1:
        scope.fault(NO_AMOUNT, line.span, number=many)
        return made
    return replace(made, copies=many)


def _field(scope: Scope, line: Property, wanted: tuple[str, ...]) -> tuple[int | str, ...]:
    """A list that the kind adds: `sides heat, water`, `track 0, 1, 2`."""
    found: list[int | str] = []
    names = tuple(kind for kind in wanted if kind != "number")
    for listed in line.things:
        thing = listed.thing
        if not isinstance(thing, Thing):
            scope.unclear(listed.span)
        elif "number" in wanted and thing.number is not None and not thing.words:
            Bag(scope, thing.filters).close()
            scope.hear(thing.number)
            found.append(value_of(thing.number))
        else:
            Bag(scope, thing.filters).close()
            found += named(scope, thing.words[-1], names) if thing.words else ()
    return tuple(found)


def _without_wild(counted: graph.Measure) -> graph.Measure:
    """For awards and final points wild tags do not count (FAQ, "Diversifier H:M", "Septem
    Tribus")."""
    match counted:
        case graph.Tags():
            return replace(counted, wild=False)
        case graph.Sum(parts):
            return graph.Sum(tuple(_without_wild(part) for part in parts))
        case _:
            return counted


def number_of(scope: Scope, line: Property) -> int | None:
    """The number of a property of one plain number."""
    match line.things:
        case (Listed(thing=Thing(words=(), filters=(), number=number)),) if (
            number is not None and number.value is not None
        ):
            scope.hear_in(number, "sign" if number.signed == "-" else "")
            return value_of(number)
        case _:
            match line.things:
                case (Listed(thing=Thing(words=(), filters=(Filter(thing=Number() as again),))),):
                    scope.fault(SAID_TWICE, again.span, instead="", word=again.value)
                    return None
            cure = f"for example `{line.word} 14`"
            scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word=line.word, wanted="a number")
            return None


def _tags(scope: Scope, line: Property) -> tuple[str, ...]:
    ids: tuple[str, ...] = ()
    for listed in line.things:
        thing = listed.thing
        if isinstance(thing, Thing) and len(thing.words) == 1 and thing.number is None:
            ids += named(scope, thing.words[0], ("tag",))
            if len(thing.words[0].words) > 1:
                cure = "a card has both or one of them; both are joined with `,`"
                scope.fault(WHICH_ONE, thing.span, cure)
        elif isinstance(thing, Thing) and len(thing.words) > 1 and not thing.filters:
            _no_comma(scope, thing)
        else:
            cure = "separate them with commas: `tags space, earth`"
            scope.fault(PROPERTY_MISSHAPEN, listed.span, cure, word="tags", wanted="names of tags")
    return ids


def _no_comma(scope: Scope, thing: Thing) -> None:
    """`tags space earth`, `tags space space`."""
    for first, second in pairwise(words.words[0] for words in thing.words):
        if fold(first.text) == fold(second.text):
            scope.fault(SAID_TWICE, second.span, instead="", word=second.text)
        else:
            scope.fault(
                COMMA_MISSING, second.span, at=first.span.end(), instead=",", word=second.text
            )


def holds_of(scope: Scope, declaration: nodes.Declaration) -> str:
    """The card resource that the card holds, or empty."""
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property) and line.word == "holds":
            for listed in line.things:
                thing = listed.thing
                if isinstance(thing, Thing) and thing.words:
                    found = noun(scope, thing, ("card resource",))
                    return found.ids[0] if found is not None else NOTHING
            scope.fault(
                PROPERTY_MISSHAPEN, line.span, word="holds", wanted="a resource that cards hold"
            )
            return NOTHING
    return ""


def stock(scope: Scope, line: Property) -> tuple[tuple[str, int], ...]:
    """`start 42 megacredits, 3 steel`: resources with their amounts."""
    pairs: list[tuple[str, int]] = []
    for listed in line.things:
        thing = listed.thing
        if not isinstance(thing, Thing) or thing.number is None or thing.number.value is None:
            scope.fault(
                AMOUNT_MISSING, listed.span, f"for example `{line.word} 2 plants`", word=line.word
            )
            continue
        Bag(scope, thing.filters).close()
        scope.hear(thing.number)
        found = noun(scope, thing, ("resource",))
        if found is not None:
            pairs.append((found.ids[0], value_of(thing.number)))
    return tuple(pairs)


def points(scope: Scope, line: Property) -> tuple[Points, ...]:
    """`vp 2`, `vp -1`, `vp 1 per 2 animals here`, `vp 3 if 1 science here`."""
    held = condition(scope, line.condition) if line.condition is not None else None
    found: list[Points] = []
    for listed in line.things:
        thing = listed.thing
        if not isinstance(thing, Thing) or thing.number is None or thing.words:
            scope.fault(
                PROPERTY_MISSHAPEN, listed.span, "for example `vp 2`", word="vp", wanted="a number"
            )
            continue
        bag = Bag(scope, thing.filters)
        how_many = amount(scope, thing, bag)
        if isinstance(how_many, graph.Per):
            how_many = replace(how_many, measure=_without_wild(how_many.measure))
        bag.close()
        negative = thing.number.signed == "-"
        scope.hear_in(thing.number, "sign" if negative else "")
        place = by(line.span)
        found.append(Points(1 if how_many is None else how_many, held, negative, by=place))
    return tuple(found)


def _points_of(scope: Scope, line: nodes.Scoped) -> tuple[Points, ...]:
    """`each player: vp -1 per city if 10 animals here`."""
    meant = whose(scope, line.who)
    word = line.property.word
    if word in DOES:
        at = line.property.span.start(len(word))
        scope.fault(UNKNOWN_BEGINNING, line.span, None, DOES[word], at, word=word)
        return ()
    if word != "vp" or meant not in ("all", "opponents"):
        scope.unclear(line.span, "for example `each player: vp -1 per city`")
        return ()
    return tuple(replace(one, whose=meant) for one in points(scope, line.property))


def requirements(scope: Scope, declaration: nodes.Declaration) -> tuple[Condition, ...]:
    return tuple(
        condition(scope, node)
        for line in declaration.lines
        if isinstance(line, Requires)
        for node in line.conditions
    )


# ---- abilities ----------------------------------------------------------------------------------


def abilities(scope: Scope, declaration: nodes.Declaration) -> tuple[Ability, ...]:
    """The play ability first, then the others as written."""
    plain = [line for line in declaration.lines if isinstance(line, Immediate)]
    found: list[Ability] = []
    if plain:
        made = unordered(_lines(scope, plain))
        found.append(Ability("play", made, by=by(plain[0].span)))
    for line in declaration.lines:
        found += line_abilities(scope, line)
    return tuple(found)


def _lines(scope: Scope, plain: list[Immediate]) -> list[graph.Effect]:
    """The plain lines; one that speaks of `that player` comes after the one that chooses him."""
    made: list[graph.Effect] = []
    for line in plain:
        one = effect(scope, line.effect)
        if made and _is_about_that(one):
            earlier = made.pop()
            first = earlier.parts if isinstance(earlier, graph.Then) else (earlier,)
            one = graph.Then((*first, *(one.parts if isinstance(one, graph.Then) else (one,))))
        made.append(one)
    return made


def _is_about_that(one: graph.Effect) -> bool:
    return any(
        getattr(node, name, None) == "that"
        for node in graph.walk(one)
        for name in ("whose", "to", "who")
    )


_LABELS: dict[str, graph.Label] = {
    "build": "build",
    "trade": "trade",
    "colony": "colony",
    "bonus": "bonus",
}


def line_abilities(scope: Scope, line: nodes.Line) -> list[Ability]:
    """The abilities of one line; a plain line has none of its own."""
    match line:
        case nodes.Ability(label="action"):
            return [_action(scope, line, "action")]
        case nodes.Ability(label="once"):
            return [_action(scope, line, "once")]
        case nodes.Ability(label="first action"):
            return [Ability("first-action", effect(scope, line.effect), by=by(line.span))]
        case nodes.Ability(label="build" | "trade" | "colony" | "bonus" as label):
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
    if isinstance(node, nodes.If) and node.no is None:
        held = condition(scope, node.condition)
        return Ability(label, effect(scope, node.yes), condition=held, by=place)
    return Ability(label, effect(scope, node), by=place)


def _trigger(scope: Scope, line: Trigger) -> Ability:
    heard = events(scope, line.events)
    removed = all(one.kind == "remove" for one in heard)
    placed = all(one.kind == "place" for one in heard)
    about = {_ABOUT.get(one.kind, "") for one in heard}
    scope = replace(
        scope.after(trigger=True),
        removed=removed,
        placed=placed,
        about=about.pop() if len(about) == 1 else "",
    )
    made = effect(scope, line.effect)
    return Ability("trigger", made, heard, by=by(line.span))


_ABOUT: dict[graph.EventKind, str] = {
    **dict.fromkeys(("play-card", "play-tag", "new-tag", "add", "project"), "card"),
    **dict.fromkeys(("gain", "produce"), "resource"),
    "trade": "colony",
}
"""What an event is about, besides players and tiles."""


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
    phase = _phase(scope, thing, line.verb)
    if not phase:
        cure = "for example `at production phase: gain 1 plant`, `at set-up: …`, `at game end: …`"
        scope.unclear(line.span, cure)
        return []
    hear_words(scope, thing.words)
    event = graph.Event("phase", "all", phase=phase)
    return [Ability("trigger", effect(scope, line.effect), (event,), by=place)]


def _phase(scope: Scope, at: Thing, verb: str) -> str:
    """The phase of a moment; the beginning and the end of the game are called like phases."""
    if at.number is not None:
        return ""
    match plain_text(at).lower().split(), verb:
        case [name, "phase"], "":
            declared = scope.words.find(name, ("phase",))
            return slug(name) if declared is None else declared.id
        case ["set-up"], "":
            return graph.SET_UP
        case ["game"], "end":
            return graph.GAME_END
        case _:
            return ""
