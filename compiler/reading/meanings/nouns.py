"""Names, lists of them, people, and how much of something.

In: the nouns of a library (`compiler.text.words`). Out: rules for what they are called in the
language, one or many, and for amounts of anything that has a noun.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable
from dataclasses import replace
from typing import Any

from compiler.graph import THE_CHOSEN, Chosen, ChosenX, Every, Less, More, Per, Whose
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.catalogue import NONE_WORDS
from compiler.text.words import Role, Words, counts_things

WHOSE: tuple[Whose, ...] = (
    *("you", "any", "all", "opponent", "opponents"),
    *("that", "owner", "victim", "nobody", "first", "holder", "chosen"),
)
ROLES: tuple[Role, ...] = ("subject", "object", "theirs", "from", "of")
LISTS = ("and", "or")
NUMBER = re.compile(r"[+-]?\d+")
CHOSEN = re.compile(r"(\d*)x\b")


def whole(text: str, place: int) -> tuple[int, Hashable] | None:
    found = NUMBER.match(text, place)
    return (found.end(), int(found[0])) if found else None


def count(text: str, place: int) -> tuple[int, Hashable] | None:
    """A number, or so many times X."""
    chosen = CHOSEN.match(text, place)
    if chosen is not None:
        return chosen.end(), Chosen(int(chosen[1] or 1))
    return whole(text, place)


def listed(g: Grammar, kind: str, item: str, first: str = "") -> None:
    """Kinds `kind:and` and `kind:or`, of one or several items, as tuples. `first`: what those
    before the last look like, where that is different."""
    for word in LISTS:
        head = f"{kind}:{word}:head"
        g.join(head, f"{{one:{first or item}}}", lambda one: (one,))
        g.join(
            head, f"{{others:{head}}}, {{one:{first or item}}}", lambda others, one: (*others, one)
        )
        g.join(f"{kind}:{word}", f"{{one:{item}}}", lambda one: (one,))
        for head_ in (head, f"{kind}:{word}"):
            g.say(
                f"{kind}:{word}",
                f"list-{word}",
                lambda head, last: (*head, last),
                head=head_,
                last=item,
            )


def stems(
    g: Grammar, words: Words, family: str, ids: Iterable[str], called: str | None = None
) -> None:
    """Kinds `stems:FAMILY:and`, `…:or`, or as they are `called`: what stands before the noun of a
    compound."""
    item = f"stem:{called or family}"
    for one in ids:
        g.word(item, words.stems(family, (one,)), one)
    g.say(item, "a-stem", lambda stem: stem, stem=item)
    g.say(f"{item}-", "stem-before", lambda stem: stem, stem=item)
    listed(g, f"stems:{called or family}", item, f"{item}-")


def names(g: Grammar, words: Words) -> None:
    """What is declared, by what it is called."""
    for which in words.resources:
        for many in (False, True):
            name = words.resource(which, many)
            g.word("resource", name, which)
            for number in ("one", "many"):
                g.word("resource", f"{name} {words.say('resources', number=number)}", which)
    for many in (False, True):
        g.word("resource", words.resource(THE_CHOSEN, many), THE_CHOSEN)
    listed(g, "resources", "resource")
    for which in (*words.parameters, *words.counters):
        kind = "parameter" if which in words.parameters else "counter"
        for role in ROLES:
            g.word(kind, words.track(which, role), which)
        if which in words.counters:
            g.word(kind, words.counters[which].name, which)
    for role in ROLES:
        g.word("parameter", words.track(THE_CHOSEN, role), THE_CHOSEN)
        for which in (THE_CHOSEN, *words.every_party):
            g.word("name:party", words.party(which, role), which)
    g.say("parameter", "the-chosen-parameter", lambda: THE_CHOSEN)
    g.same("track", ("parameter", "counter"))
    listed(g, "tracks", "track")
    for which in words.tags:
        g.word("tag-name", words.tag(which), which)
    for which, tile in words.tiles.items():
        for name in (tile.name, tile.plural, words.tile(which), words.tile(which, many=True)):
            g.word("tile-kind", name, which)
    listed(g, "tile-kinds", "tile-kind")
    stems(g, words, "resource", dict.fromkeys((*words.resources, THE_CHOSEN)))
    stems(g, words, "tag", dict.fromkeys((*words.tags, THE_CHOSEN)))
    stems(g, words, "terrain", words.terrains)
    for which, card in words.cards.items():
        g.word("card-name", words.card(which), which)
        g.word(f"name:{card.kind}", words.card(which), which)
    g.same("project-name", ("name:standard-project", "name:project"))
    listed(g, "card-names", "card-name")
    for which in words.states:
        g.word("state", words.state(which), which)
    for which in words.boards:
        g.word("board", words.board(which), which)
    listed(g, "boards", "board")
    for which in words.maps:
        g.word("map", words.board(which), which)
    for which in words.kinds:
        for many in (False, True):
            g.word(f"kind:{which}", words.kind(which, many), which)
    for many in (False, True):
        g.word("any-tile", words.tiles_noun(many), ())
    g.word("the-tile", words.the_tile("it"), "it")
    g.word("the-tile", words.the_tile("this"), "this")


def people(g: Grammar) -> None:
    """Kinds `person`, `people`, `owner`, `possessed`: whose."""
    families = ("person", "people", "owner", "possessed")
    silent = {("possessed", "all"), ("owner", "nobody")}  # they say nothing
    for family in families:
        for whose in WHOSE:
            if (family, whose) in silent:
                g.read.add(f"{family}-{whose}")
            else:
                g.say(family, f"{family}-{whose}", always(whose))
    g.say("person", "person-some", always("all"))
    for whose in WHOSE:  # who is chosen, or known; all of them are said with `each`
        if whose not in ("all", "opponents"):
            g.say("one-person", f"person-{whose}", always(whose))
    g.say("possessed", "of-opponents", lambda: "opponents")
    g.say("possessed", "of-you", lambda: "you")
    g.say("possessed", "possessed-own", lambda: "you")
    for whose in ("all", "opponents"):
        g.say("each-person", f"person-each-{whose}", always(whose))
        g.say("each-owner", f"owner-each-{whose}", always(whose))
    g.say("possessed-each", "possessed-each-opponents", lambda: "opponents")
    g.say("owner", "your", lambda: "you")


def always(meaning: Hashable) -> Build:
    return lambda: meaning


# ---- how much ------------------------------------------------------------------------------------


def amounts(g: Grammar, nouns: Iterable[str]) -> None:
    """For each kind of noun, what it is with an amount: `2 plants for each city`, as a pair of the
    amount and the noun. Of the noun `nothing` it is the figure alone."""
    g.scanners["whole"], g.scanners["count"] = whole, count
    g.word("nothing", "", "")
    for word in NONE_WORDS:
        g.add("none", (word,), lambda: "")
    for noun in ("nothing", *nouns):
        _amounts(g, noun, f"so-many:{noun}")
    g.join("figure", "{so:so-many:nothing}", lambda so: so[0])
    g.join("at-most", "{so:figure}", lambda so: so)
    for message, change in (("ceiling-more", More), ("ceiling-less", Less)):
        g.say("at-most", message, _changed_count(change), count="whole", change="figure")
    g.say("per", "for-each", lambda thing: Per(thing), thing="counted")
    g.say(
        "per",
        "for-every",
        lambda each, things: Per(things, each=each),
        each="whole",
        things="counted",
    )
    g.word("x", "X", ChosenX())
    g.say("x-part", "of-x", lambda: ChosenX())
    g.say("per", "for-each", lambda thing: Per(thing), thing="x")
    g.say(
        "per",
        "for-every",
        lambda each, things: Per(things, each=each),
        each="whole",
        things="x-part",
    )
    g.join("per", "{per:per} {more:per-more}", _with)
    g.say("per-more", "beyond", lambda count: (("beyond", int(count)),), count="whole")
    for message in ("counting-at-most", "at-most-in-all"):
        g.say("per-more", message, lambda most: (("most", most),), most="whole")
    g.say("ceiling", "at-most-in-all", lambda most: most, most="whole")
    for message in ("plus", "minus"):
        g.say("per-more", message, _field(message), total="total")


def _field(name: str) -> Build:
    return lambda total: ((name, total),)


def _with(per: Any, more: Any) -> Any:
    (name, value), *_ = more
    blank = Per(per.measure)
    if getattr(per, name) != getattr(blank, name) or (name == "most" and value % per.each):
        return None
    return replace(per, **{name: value})


def _amounts(g: Grammar, noun: str, kind: str) -> None:
    def two(count: Any, one: Any = None, many: Any = None) -> Any:
        return count, one if many is None else many

    g.say(kind, "amount", two, count="count", one=noun, many=noun)
    if noun != "nothing":
        g.say(kind, "one-of-it", lambda noun: (1, noun), noun=noun)
    g.say(kind, "all-of-it", lambda noun: (Chosen(), noun), noun=noun)
    g.say(kind, "times-of-it", _times, noun=noun)
    g.say(kind, "amount-all", lambda many: (Every(), many), many=noun)
    g.say(
        kind,
        "amount-all-except",
        lambda many, kept: (Every(kept), many),
        many=noun,
        kept="figure",
    )
    g.say(kind, "amount-most", _at_most(False), text=kind, most="at-most")
    g.say(kind, "amount-up-to", _at_most(True), text=kind, most="at-most")
    g.say(kind, "amount-less", _changed(Less), text=kind, less="figure")
    g.say(kind, "amount-more", _changed(More), text=kind, more="figure")
    g.join(kind, f"{{so:{kind}}} {{per:per}}", _each)
    g.join(kind, f"{{so:{kind}}} {{per:per}} {{most:ceiling}}", _capped)
    g.join(kind, f"{{so:{kind}}} {{per:per}} {{limit:ceiling-of:{noun}}}", _capped_of)
    g.say(f"ceiling-of:{noun}", "at-most-in-all", lambda most: most, most=kind)


def _times(noun: Any, how: str) -> Any:
    return Chosen(3 if how.startswith("triple") else 2), noun


def _each(so: Any, per: Any) -> Any:
    """So much for each of what is counted."""
    amount, noun = so
    return (replace(per, times=amount), noun) if isinstance(amount, int) else None


def _capped(so: Any, per: Any, most: Any) -> Any:
    """`2 plants for each city, max 6`: of what is got, where that is another number than of what
    is counted."""
    amount, noun = so
    if not isinstance(amount, int) or per.most is not None or not amount or most % amount:
        return None
    counted = most // amount * per.each
    return (replace(per, times=amount, most=counted), noun) if counted != most else None


def _capped_of(so: Any, per: Any, limit: Any) -> Any:
    """`2 plants for each city, max 6 plants`."""
    amount, noun = so
    most, again = limit
    if noun != again or per.most is not None or not isinstance(amount, int) or not amount:
        return None
    if not isinstance(most, int) or most % amount:
        return None
    return replace(per, times=amount, most=most // amount * per.each), noun


def _at_most(up_to: bool) -> Build:
    def build(text: Any, most: Any) -> Any:
        amount, noun = text
        if not isinstance(amount, Chosen) or amount.most is not None:
            return None
        return replace(amount, most=most, up_to=up_to), noun

    return build


def _changed_count(kind: Any) -> Build:
    return lambda count, change: kind(count, change) if isinstance(change, Per) else None


def _changed(kind: Any) -> Build:
    def build(text: Any, less: Any = None, more: Any = None) -> Any:
        amount, noun = text
        change = more if less is None else less
        if isinstance(amount, int) and isinstance(change, Per):
            return kind(amount, change), noun
        return None

    return build


def money(g: Grammar, words: Words) -> None:
    if not words.currency:
        g.join("money", "{value:whole} money", lambda value: value)
        return
    for many in (False, True):
        g.word("currency", words.resource(words.currency, many), words.currency)
    g.join("money", "{value:whole} {unit:currency}", lambda value: value)


def levels(g: Grammar, words: Words) -> None:
    """Values of parameters in their printed unit: kind `level`, a number; with the things that a
    parameter counts `level-of`, a pair of the parameter and the number."""
    g.say("level", "percent", lambda value: value, value="whole")
    g.join("level", "{value:whole}", lambda value: value)
    for which, kind in words.parameters.items():
        if counts_things(words, which):
            for many in (False, True):
                g.word("unit", words.unit(which, many), which)
        elif kind.unit not in ("", "%"):
            g.join("level", f"{{value:whole}} {kind.unit}", lambda value: value)
    g.join("level-of", "{value:whole} {unit:unit}", lambda value, unit: (unit, value))
