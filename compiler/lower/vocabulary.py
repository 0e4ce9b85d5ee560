"""Declarations of vocabulary: resources, tags, tiles, parameters and their like.

In: a `Declaration` of such a kind. Out: its record in the library. Their effects are lowered like
those of cards; where a tile goes and what it scores, nothing said means anybody's, since nobody
plays a tile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import (
    GAME_END,
    OWN_PHASES,
    SET_UP,
    AreaSet,
    BonusKind,
    CounterKind,
    ParameterKind,
    PhaseKind,
    ResourceKind,
    StateKind,
    TagKind,
    TerrainKind,
    TileKind,
)
from compiler.lower.cards import moment
from compiler.lower.effects import effect, unordered
from compiler.lower.phrases.areas import area_set
from compiler.lower.phrases.levels import ends_of
from compiler.lower.phrases.nouns import hear_words, in_front, named, noun, only
from compiler.lower.phrases.scope import Bag, Scope, by, value_of
from compiler.lower.properties import number_of, points, stock
from compiler.messages.meaning import (
    LEVEL_NOT_ON_TRACK,
    NO_PRODUCTION,
    SAID_TWICE,
    THAT_MEANS_NOTHING,
)
from compiler.messages.names import CONTENT_MISSING, NAME_TAKEN, PROPERTY_MISSHAPEN
from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text, properties, property_text, texts_of
from dsl.syntax.nodes import Ability, Declaration, Effect, Immediate, Moment, Property, Thing


def play_effect(scope: Scope, declaration: Declaration) -> graph.Effect | None:
    """The plain lines as one effect, or None when there are none."""
    plain = [line.effect for line in declaration.lines if isinstance(line, Immediate)]
    return unordered([_of_no_card(scope, node) for node in plain]) if plain else None


def _of_no_card(scope: Scope, node: Effect) -> graph.Effect:
    """An effect that stands on no card, so that nothing in it is `here` and no tile is `this`."""
    made = effect(scope, node)
    if any(_is_this(part) for part in graph.walk(made)):
        scope.fault(THAT_MEANS_NOTHING, node.span, _NO_CARD, word="here")
    return made


_NO_CARD = "this is no card; of a tile the area just covered is `it`, and cards are `a card`"


def _of_tile(scope: Scope, line: Property) -> tuple[graph.Points, ...]:
    """Points for a tile, on which no cards and nothing else lies."""
    made = points(scope, line)
    if any(isinstance(one, graph.CardSet) and _is_here(one) for one in graph.walk(made)):
        scope.fault(THAT_MEANS_NOTHING, line.span, _NO_CARD, word="here")
    return made


def _is_here(cards: graph.CardSet) -> bool:
    return cards.zone == "here" or cards.reference == "this"


def _is_this(part: object) -> bool:
    if isinstance(part, graph.Place):
        return not part.tile
    return any(getattr(part, name, "") == "this" for name in ("at", "near", "reference"))


def resource(scope: Scope, symbol: Symbol) -> ResourceKind:
    """A resource of the player board, or one that cards hold."""
    declaration = symbol.declaration
    known = properties(declaration)
    worth, on_tags = _worth(scope, known.get("worth"))
    least = _least(scope, known.get("production"))
    becomes = known.get("becomes")
    supply, counted = _supply(scope, known.get("supply"))
    spent = known.get("tag")
    if "apart" in known and "production" in known:
        cure = f"leave out `apart`, or `production min {least}`"
        scope.fault(NO_PRODUCTION, known["production"].span, cure, resource=symbol.name)
    return ResourceKind(
        symbol.id,
        symbol.name,
        symbol.plural,
        "card" if symbol.kind == "card resource" else "player",
        worth,
        on_tags,
        _name(scope, becomes, "resource") if becomes is not None else "",
        least,
        declaration.name or "",
        property_text(declaration, "icon"),
        supply,
        counted,
        _tag(scope, spent) if spent is not None else "",
        "apart" in known,
        _most(scope, known.get("range")),
        "kept" in known,
        by(declaration.header),
    )


def _most(scope: Scope, line: Property | None) -> int | None:
    """`range 0 to 6` of what is in stock, where there is never less than nothing."""
    ends = _ends(scope, line)
    if line is not None and ends is not None and (ends[0] or ends[1] < 1):
        cure = "for example `range 0 to 6`; what may be less than nothing is a `counter`"
        scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word="range", wanted="0 and its most")
    return ends[1] if ends is not None else None


def _tag(scope: Scope, line: Property) -> str:
    thing = line.things[0].thing if len(line.things) == 1 else None
    if not isinstance(thing, Thing) or len(thing.words) != 1:
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="tag", wanted="the name of a tag")
        return ""
    return next(iter(named(scope, thing.words[0], ("tag",), groups=False)), "")


def _supply(scope: Scope, line: Property | None) -> tuple[int | None, str]:
    """`supply 9`, or `supply heat`: the cubes of that parameter."""
    thing = line.things[0].thing if line is not None and len(line.things) == 1 else None
    if line is None or not isinstance(thing, Thing) or not thing.words:
        return number_of(scope, line) if line is not None else None, ""
    return None, _name(scope, line, "parameter")


def _worth(scope: Scope, line: Property | None) -> tuple[int, tuple[str, ...]]:
    """`worth 2 on building cards`."""
    if line is None:
        return 0, ()
    things = [listed.thing for listed in line.things]
    thing = things[0] if things else None
    if not isinstance(thing, Thing) or thing.number is None:
        cure = "for example `worth 2 on building cards`"
        scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word="worth", wanted="a number")
        return 0, ()
    tags: tuple[str, ...] = ()
    scope.hear(thing.number, *thing.filters)
    for filter_ in thing.filters:
        found = noun(scope, filter_.thing, ("card",)) if isinstance(filter_.thing, Thing) else None
        if filter_.word != "on" or found is None:
            scope.unclear(filter_.span, "for example `worth 2 on building cards`")
            continue
        tags += in_front(scope, found, ("tag",))
    return value_of(thing.number), tags


def _least(scope: Scope, line: Property | None) -> int:
    """`production min -5`."""
    if line is None:
        return 0
    thing = line.things[0].thing if line.things else None
    if isinstance(thing, Thing) and thing.number is not None and thing.number.bound == "min":
        scope.hear_in(thing.number, "bound", "sign" if thing.number.signed == "-" else "")
        return value_of(thing.number)
    cure = "for example `production min -5`"
    scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word="production", wanted="its minimum")
    return 0


def _name(scope: Scope, line: Property, kind: str) -> str:
    thing = line.things[0].thing if line.things else None
    if not isinstance(thing, Thing):
        scope.fault(PROPERTY_MISSHAPEN, line.span, word=line.word, wanted=f"a {kind}")
        return ""
    return only(scope, noun(scope, thing, (kind,)), thing.span)


def bonuses(scope: Scope, symbol: Symbol) -> list[BonusKind]:
    """What a declaration draws on boards: a bonus itself, or a resource with a letter."""
    declaration = symbol.declaration
    drawn = property_text(declaration, "drawn")
    place = by(declaration.header)
    if symbol.kind == "bonus":
        made = play_effect(scope, declaration)
        if made is None:
            scope.fault(CONTENT_MISSING, declaration.header, kind="bonus", what="what it gives")
            return []
        return [BonusKind(symbol.id, symbol.name, drawn, made, place)]
    if symbol.kind == "resource" and drawn:
        return [BonusKind(symbol.id, symbol.name, drawn, graph.Gain(symbol.id, 1), place)]
    return []


def tag(_scope: Scope, symbol: Symbol) -> TagKind:
    declaration = symbol.declaration
    wild = "wild" in properties(declaration)
    icon, drawn = property_text(declaration, "icon"), property_text(declaration, "drawn")
    place = by(declaration.header)
    return TagKind(symbol.id, symbol.name, declaration.name or "", wild, icon, drawn, place)


def state(_scope: Scope, symbol: Symbol) -> StateKind:
    declaration = symbol.declaration
    chosen = "chosen" in properties(declaration)
    name = declaration.name or symbol.name
    return StateKind(symbol.id, name, chosen, by(declaration.header))


def terrain(scope: Scope, symbol: Symbol) -> TerrainKind:
    known = properties(symbol.declaration)
    also = _name(scope, known["also"], "terrain") if "also" in known else ""
    return TerrainKind(
        symbol.id,
        symbol.declaration.name or symbol.name,
        property_text(symbol.declaration, "drawn"),
        also,
        "kept" in known,
        property_text(symbol.declaration, "icon"),
        by(symbol.declaration.header),
    )


def tile(scope: Scope, symbol: Symbol) -> TileKind:
    declaration = symbol.declaration
    known = properties(declaration)
    supply, counted = _supply(scope, known.get("supply"))
    limit = known.get("limit")
    placer = replace(scope, owner="you")
    beside = known.get("beside")
    lines = (*declaration.notes, *declaration.lines)
    scored = [line for line in lines if isinstance(line, Property) and line.word == "vp"]
    return TileKind(
        symbol.id,
        declaration.name or symbol.name,
        symbol.plural,
        _areas(scope, known.get("areas")),
        property_text(declaration, "owner") != "nobody",
        play_effect(placer, declaration),
        stock(scope, beside) if beside is not None else (),
        supply,
        not {"reserves", *_LIES} & set(known),
        next((word for word in _LIES if word in known), ""),
        tuple(one for line in scored for one in _of_tile(scope, line)),
        property_text(declaration, "symbol"),
        property_text(declaration, "icon"),
        counted,
        number_of(scope, limit) if limit is not None else None,
        _beside(scope, declaration, "beside"),
        _beside(scope, declaration, "beside for the owner"),
        _counts_as(scope, symbol, known.get("counts as")),
        by(declaration.header),
    )


def _counts_as(scope: Scope, symbol: Symbol, line: Property | None) -> str:
    """`counts as ocean`: another kind, which counts as no further one."""
    if line is None:
        return ""
    other = _name(scope, line, "tile")
    if len(texts_of(line)) != 1 or any("/" in text for text in texts_of(line)):
        scope.fault(PROPERTY_MISSHAPEN, line.span, word=line.word, wanted="one kind of tile")
    meant = scope.words.find(other, ("tile",))
    if other == symbol.id or (meant is not None and "counts as" in properties(meant.declaration)):
        scope.unclear(line.span, "it counts as another kind, which counts only as itself")
        return ""
    return other


def _beside(scope: Scope, declaration: Declaration, label: str) -> graph.Effect | None:
    """What the lines of this label do; somebody does it, so what nothing is said of is theirs."""
    lines = [one for one in declaration.lines if isinstance(one, Ability) and one.label == label]
    if not lines:
        return None
    of_owner = label != "beside"
    if of_owner and property_text(declaration, "owner") == "nobody":
        scope.unclear(lines[0].span, "it has no owner; who places next to it: `beside: …`")
    inner = replace(scope, owner="you", trigger=of_owner)
    return unordered([_of_no_card(inner, line.effect) for line in lines])


_LIES: tuple[Literal["blocks", "stacks"], ...] = ("blocks", "stacks")


def _areas(scope: Scope, line: Property | None) -> tuple[AreaSet, ...]:
    if line is None:
        return ()
    return tuple(area_set(scope, listed.thing) for listed in line.things)


def counter(scope: Scope, symbol: Symbol) -> CounterKind:
    declaration = symbol.declaration
    known = properties(declaration)
    start = known.get("start")
    vp = known.get("vp")
    begins = (number_of(scope, start) or 0) if start is not None else 0
    lowest, highest = _ends(scope, known.get("range")) or (None, None)
    if lowest is not None and highest is not None and not lowest <= begins <= highest:
        cure = f"where it begins: `start {lowest}`"
        at = (start or known["range"]).span
        scope.fault(LEVEL_NOT_ON_TRACK, at, cure, what=symbol.name, value=begins)
    return CounterKind(
        symbol.id,
        symbol.name,
        begins,
        (number_of(scope, vp) or 0) if vp is not None else 0,
        declaration.name or "",
        property_text(declaration, "icon"),
        lowest,
        highest,
        by(declaration.header),
    )


def parameter(scope: Scope, symbol: Symbol) -> ParameterKind:
    declaration = symbol.declaration
    known = properties(declaration)
    lowest, highest = _ends(scope, known.get("range")) or (0, 0)
    step = known.get("step")
    start = known.get("start")
    each, moments = _moments(scope, declaration)
    sign = declaration.name or ""
    named = _is_name(sign, symbol.id)
    return ParameterKind(
        symbol.id,
        sign if named else symbol.name,
        "" if named else sign,
        lowest,
        highest,
        (number_of(scope, step) or 1) if step is not None else 1,
        (number_of(scope, start) or 0) if start is not None else lowest,
        each,
        moments,
        "optional" not in known,
        property_text(declaration, "icon"),
        by(declaration.header),
    )


def _is_name(sign: str, id_: str) -> bool:
    """Whether `"Mining Rate"` in the header is what the track is called, and no unit as `"°C"` or
    what it counts as `"oceans"`."""
    words = sign.split()
    return fold(sign) == fold(id_.replace("-", " ")) or (
        len(sign) > _LONGEST_UNIT and all(word.isalpha() and word[0].isupper() for word in words)
    )


_LONGEST_UNIT = 4


def _ends(scope: Scope, line: Property | None) -> tuple[int, int] | None:
    """The two ends of a range, or None."""
    _hear_ends(scope, line)
    ends = ends_of(line)
    if ends is None and line is not None:
        cure = "for example `range -30 to 8`"
        scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word="range", wanted="its two ends")
    return ends


def phase(scope: Scope, symbol: Symbol) -> list[PhaseKind]:
    """`phase council, after production`."""
    known = properties(symbol.declaration)
    header = symbol.declaration.header
    if symbol.id in (*OWN_PHASES, SET_UP, GAME_END):
        scope.fault(NAME_TAKEN, header, kind="a phase", name=symbol.name, place="the game itself")
    cure = "for example `phase council, after production`"
    if len(known) != 1:
        scope.fault(CONTENT_MISSING, header, cure, kind="phase", what="beside which one it is")
        return []
    ((place, line),) = known.items()
    thing = line.things[0].thing if len(line.things) == 1 else None
    of = next((one for one in OWN_PHASES if one == _said(thing)), None)
    if of is None or place not in ("before", "after"):
        wanted = ", ".join(OWN_PHASES)
        scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word=place, wanted=f"one of {wanted}")
        return []
    assert isinstance(thing, Thing)
    hear_words(scope, thing.words)
    Bag(scope, thing.filters).close()
    side: Literal["before", "after"] = "after" if place == "after" else "before"
    return [PhaseKind(symbol.id, symbol.name, side, of, by(header))]


def _said(thing: object) -> str:
    return plain_text(thing).lower() if isinstance(thing, Thing) else ""


def _hear_ends(scope: Scope, line: Property | None) -> None:
    for listed in line.things if line is not None else ():
        things = [listed.thing, *(role.thing for role in listed.roles)]
        scope.hear(*listed.roles)
        for number in (t.number for t in things if isinstance(t, Thing) and t.number is not None):
            scope.hear_in(number, "sign" if number.signed == "-" else "")


def _moments(
    scope: Scope, declaration: Declaration
) -> tuple[graph.Effect | None, tuple[graph.Ability, ...]]:
    """What each step gives, and what is printed at single steps."""
    each: list[graph.Effect] = []
    moments: list[graph.Ability] = []
    for line in declaration.lines:
        if not isinstance(line, Moment):
            continue
        if [w.words[0].text for w in line.at.words] == ["step"]:
            scope.says(line.at, "each")
            hear_words(scope, line.at.words)
            each.append(effect(scope, line.effect))
        else:
            moments += moment(scope, line)
    return unordered(each) if each else None, tuple(moments)


# ---- groups of tags -----------------------------------------------------------------------------


def check_group(scope: Scope, symbol: Symbol) -> None:
    """`tags plant, microbe, animal`: a name for several tags, which are told by it
    wherever they are counted or recognised."""
    line = properties(symbol.declaration).get("tags")
    things = [one.thing for one in line.things] if line is not None else []
    names = [one.words[0] for one in things if isinstance(one, Thing) and len(one.words) == 1]
    found = [one for words in names for one in named(scope, words, ("tag",), groups=False)]
    if line is not None and (len(names) < len(things) or len(things) < 2):
        wanted = "two tags or more, with commas between"
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="tags", wanted=wanted)
    elif line is not None and len(set(found)) < len(found):
        scope.fault(SAID_TWICE, line.span, word="tags")
    if (other := scope.words.find(symbol.name, ("tag",))) is not None:
        place = f"{other.span.file}:{other.span.line}"
        words_ = {"kind": "a tag", "name": symbol.name, "place": place}
        scope.fault(NAME_TAKEN, symbol.span, None, None, None, None, **words_)
