"""What a line with a word of its own says of a card: cost, tags, points, what it starts with.

In: a `Property` of the syntax tree. Out: the card of the graph with its fields set.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from compiler import graph
from compiler.graph import Card, Points, both, without_wild
from compiler.lower.phrases.conditions import RANKED, condition, players_who
from compiler.lower.phrases.measures import amount, rivalled
from compiler.lower.phrases.nouns import KIND_IS_NO_TAG, card_word, named, noun, only
from compiler.lower.phrases.scope import HELD_BY_NOBODY, NOTHING, Bag, Scope, by, value_of, whose
from compiler.lower.phrases.uses import timeless, without_money
from compiler.messages.meaning import AMOUNT_MISSING, NO_AMOUNT, SAID_TWICE, WHICH_ONE
from compiler.messages.names import PROPERTY_MISSHAPEN, UNKNOWN_NAME
from compiler.names.folding import fold
from compiler.names.kinds import Kind
from compiler.names.vocabulary import CARD_KINDS
from compiler.names.written import texts_of
from dsl.lexicon.words import DOES
from dsl.messages.syntax import COMMA_MISSING, UNKNOWN_BEGINNING
from dsl.reading.source import Span, around
from dsl.syntax import nodes
from dsl.syntax.nodes import (
    Filter,
    Listed,
    Number,
    Property,
    Thing,
)


def with_property(scope: Scope, made: Card, line: Property, kind: Kind) -> Card:
    """The card with what the line says of it; what is faulty is reported and left out."""
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
            return replace(made, replaces=_replaced(scope, made, line))
        case "picture":
            return replace(made, picture=graph.Picture(_quoted(scope, line, "a file")))
        case "flavour":
            return replace(made, flavour=_quoted(scope, line, "a sentence"))
        case "text":
            return replace(made, texts=(*made.texts, _printed(scope, line)))
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
        case "most" | "fewest" as word:
            things = [listed.thing for listed in line.things]
            if things and isinstance(things[0], Thing):
                measure = without_wild(rivalled(scope, things[0]))
                return replace(made, measure=measure, fewest=word == "fewest")
            scope.fault(PROPERTY_MISSHAPEN, line.span, word=word, wanted="what is counted")
            return made
        case _:
            return made  # reported by the checks


def _cost(scope: Scope, made: Card, line: Property) -> Card:
    """`cost 14`, `cost 4 minus 1 per empty area adjacent to your cities`, `cost min 1`."""
    thing = line.things[0].thing if len(line.things) == 1 else None
    if isinstance(thing, Thing):
        thing = without_money(scope, thing)
        line = replace(line, things=(replace(line.things[0], thing=thing),))
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
    minus = without_money(scope, minus)
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


def _replaced(scope: Scope, made: Card, line: Property) -> str:
    """`replaces "Falling Rock"`: the name of an older card, which may be this one's own."""
    texts = texts_of(line)
    if len(texts) != 1 or not texts[0]:
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="replaces", wanted="the name of a card")
        return ""
    name = texts[0]
    if fold(name) != fold(made.name) and fold(name) not in scope.words.older:
        meant = scope.words.suggest(name, CARD_KINDS)
        cure = "it is a card of another set, which this set uses" if meant is None else None
        scope.fault(UNKNOWN_NAME, line.span, cure, meant, word=name, wanted="the name of a card")
    return name


def _quoted(scope: Scope, line: Property, wanted: str) -> str:
    """`flavour "…"`: one text in quotes."""
    match line.things:
        case (Listed(thing=Thing(number=None, words=(words,), filters=())),) if (
            len(words.words) == 1 and words.words[0].quoted
        ):
            scope.hear(words.words[0])
            return words.words[0].text
    scope.fault(PROPERTY_MISSHAPEN, line.span, word=line.word, wanted=f"{wanted} in quotes")
    return ""


def _printed(scope: Scope, line: Property) -> graph.PrintedText:
    """`text "Gain 3 plants."`; `text unchecked "…"` is not held against the card."""
    match line.things:
        case (Listed(thing=Thing(number=None, words=words, filters=())),):
            said = [word for one in words for word in one.words]
            before = [word.text for word in said[:-1]]
            if said and said[-1].quoted and before in ([], [_UNCHECKED]):
                for word in said:
                    scope.hear(word)
                return graph.PrintedText(said[-1].text, not before, by(line.span))
    scope.fault(PROPERTY_MISSHAPEN, line.span, word=line.word, wanted="sentences in quotes")
    return graph.PrintedText("", checked=False)


_UNCHECKED = "unchecked"


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
            cure += ", `cost 14 minus 1 per city`" if line.word == "cost" else ""
            scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word=line.word, wanted="a number")
            return None


def _tags(scope: Scope, line: Property) -> tuple[str, ...]:
    ids: tuple[str, ...] = ()
    for number, listed in enumerate(line.things):
        thing = listed.thing
        if isinstance(thing, Thing) and len(thing.words) == 1 and thing.number is None:
            word = thing.words[0].words[0]
            if card_word(scope, word) is not None and scope.words.find(word, ("tag",)) is None:
                cure, at = f"leave it out: {KIND_IS_NO_TAG}", _item(line, number)
                words = {"word": word.text, "wanted": "a tag"}
                scope.fault(UNKNOWN_NAME, word.span, cure, at=at, instead="", **words)
                continue
            ids += named(scope, thing.words[0], ("tag",), groups=False)
            if len(thing.words[0].words) > 1:
                cure = "a card has both or one of them; both are joined with `,`"
                scope.fault(WHICH_ONE, thing.span, cure)
        elif isinstance(thing, Thing) and len(thing.words) > 1 and not thing.filters:
            _no_comma(scope, thing)
        else:
            cure = "separate them with commas: `tags space, earth`"
            scope.fault(PROPERTY_MISSHAPEN, listed.span, cure, word="tags", wanted="names of tags")
    return ids


def _item(line: Property, number: int) -> Span:
    """What goes with one of them: a comma; with the only one, the whole line."""
    one = line.things[number].span
    if number:
        return around(line.things[number - 1].span.end(), one)
    return around(one, line.things[1].span.start(0)) if line.things[1:] else line.span


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
    """The resource that the card holds, or empty; `holds any resource`: of whichever kind."""
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property) and line.word == "holds":
            for listed in line.things:
                thing = listed.thing
                if isinstance(thing, Thing) and thing.words:
                    found = noun(scope, thing, ("card resource", "resource", "any resource"))
                    if found is not None and found.kind == "any resource":
                        return _any_kind(scope, thing)
                    return only(scope, found, thing.span) or NOTHING
            scope.fault(
                PROPERTY_MISSHAPEN, line.span, word="holds", wanted="a resource that cards hold"
            )
            return NOTHING
    return ""


def _any_kind(scope: Scope, thing: Thing) -> str:
    if not scope.says(thing, "any"):
        scope.unclear(thing.span, "a kind by its name, or `holds any resource`")
    return graph.ANY


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
            pairs.append((only(scope, found, thing.span), value_of(thing.number)))
    return tuple(pairs)


def points(scope: Scope, line: Property, theirs: bool = False) -> tuple[Points, ...]:
    """`vp 2`, `vp -1`, `vp 1 per 2 animals here`, `vp 3 if 1 science here`. `theirs`: of several
    players."""
    held = condition(scope, line.condition) if line.condition is not None else None
    timeless(scope, held, line.span, "points are counted in no phase: leave it out")
    found: list[Points] = []
    for listed in line.things:
        thing = listed.thing
        number = thing.number if isinstance(thing, Thing) and not thing.words else None
        if not isinstance(thing, Thing) or number is None or number.times_x:
            scope.fault(
                PROPERTY_MISSHAPEN, listed.span, "for example `vp 2`", word="vp", wanted="a number"
            )
            continue
        bag = Bag(scope, thing.filters)
        how_many = amount(scope, thing, bag)
        bag.close()
        if how_many == 0 and (theirs or held is not None or number.signed):
            scope.fault(NO_AMOUNT, number.span, "0 that are printed are `vp 0` alone", number=0)
        negative = number.signed == "-"
        scope.hear_in(number, "sign" if negative else "")
        place = by(line.span)
        found.append(Points(1 if how_many is None else how_many, held, negative, by=place))
    return tuple(map(without_wild, found))


def points_of(scope: Scope, line: nodes.Scoped) -> tuple[Points, ...]:
    """`each player: vp -1 per city if 10 animals here`, `the players with the most cities: vp 3`,
    `each opponent with more cities than you: vp -1`."""
    who, word = line.who, line.property.word
    held: graph.Condition | None = None
    scope.hear(who)
    if isinstance(who.rank, Thing):
        rank = RANKED[who.text.lower()]
        meant: graph.Whose = "all"
        held = graph.Leads(rank, rivalled(scope, who.rank), by=by(line.span))
    else:
        meant = whose(scope, replace(who, filters=()))
        held = players_who(scope, who) if who.filters else None
    if graph.rivals(held) and scope.kind in HELD_BY_NOBODY:
        scope.unclear(line.span, "nobody holds this: `each player: vp 1 if the most cities`")
    if word in DOES:
        at = line.property.span.start(len(word))
        scope.fault(UNKNOWN_BEGINNING, line.span, None, DOES[word], at, word=word)
        return ()
    if word != "vp" or meant not in ("all", "opponents"):
        scope.unclear(line.span, "for example `each player: vp -1 per city`")
        return ()
    return tuple(
        without_wild(replace(one, whose=meant, condition=both(held, one.condition)))
        for one in points(scope, line.property, theirs=True)
    )
