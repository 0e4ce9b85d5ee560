"""What a noun means at its place: `plant` is a resource after `gain` and a tag in `plant tag`.

In: a `Thing` and the kinds that fit there, likeliest first. Out: a `Noun` of one of these kinds
with the identifiers it names, or None after a message that says what would fit.
"""

from __future__ import annotations

from functools import cache
from pathlib import PurePath

from compiler.lower.phrases.scope import Scope
from compiler.messages.meaning import NO_MEANING_HERE, PLURAL_GUESSED, SAID_TWICE, WHICH_ONE
from compiler.messages.names import (
    MEANINGLESS_IN_FRONT,
    NAME_MISSING,
    SAID_OF,
    TAG_MISSING,
    UNKNOWN_NAME,
    WRONG_KIND_OF_NAME,
)
from compiler.names.folding import fold, plural, singulars
from compiler.names.kinds import KINDS, PRICED, STRUCTURE
from compiler.names.vocabulary import Symbol
from compiler.names.written import properties, texts_of
from dsl.lexicon.words import DETERMINERS, FILTERS, KEYWORDS, ROLES, VERBS
from dsl.messages.diagnostics import nearest
from dsl.mistakes.habits import BOUNDS, LEVELS, ONCE, SAID
from dsl.reading.records import dataclass
from dsl.reading.source import Span
from dsl.syntax.nodes import Alternatives, Number, Thing, Word

_NARROWED = (
    *("tag", "card", "tile", "area", "production", "bonus", "requirement"),
    *("box", "effect", "standard project", "conversion", "pile"),
    *("track", "delegate", "leader", "chairman"),
)
"""Those that have names or other words in front of them."""

LANGUAGE = tuple(
    word
    for word in (*DETERMINERS, *ROLES, *FILTERS, *KEYWORDS["BOUND"], "here", "then", *VERBS)
    if len(word) > 2
)
"""Words of the language that may have been meant where a name is not known."""

_DECLARED = ("area", "tag", "tile", "bonus", "resource", "party")
"""Nouns of the language that are kinds of declaration too."""

_TWO_WORDS = {
    ("standard", "project"): "standard project",
    ("victory", "point"): "point",
    ("completed", "parameter"): "completed parameter",
    ("party", "leader"): "leader",
    ("party", "delegate"): "delegate",
}
CARD_WORDS = ("event", "automated", "active", "corporation", "prelude")
LAID_WORDS = ("factory", "module")
"""What lies on the table like a card, and is named like one."""
_DECK = (*CARD_WORDS, "card name")

_PHRASES = {
    "resource": "a resource",
    "card resource": "a resource that cards hold",
    "card name": "the name of a card",
    "area": "an area",
    "award": "an award",
    "action": "an action",
    "effect": "an effect",
}


@dataclass(frozen=True, slots=True)
class Noun:
    """`ids` are identifiers of declared names of this `kind`; `words` those in front of the noun,
    not yet understood."""

    kind: str
    ids: tuple[str, ...] = ()
    words: tuple[Alternatives, ...] = ()


def noun(scope: Scope, thing: Thing, wanted: tuple[str, ...]) -> Noun | None:
    """The thing's noun as one of the wanted kinds, or None after a message."""
    if not thing.words:
        scope.fault(NAME_MISSING, thing.span, limiting(thing), wanted=phrase(wanted))
        return None
    check_articles(scope, thing)
    own = "card" in wanted and own_kind(scope, thing)
    structure = structural(thing) if not own else None  # `leader` may be of a party or a card
    if structure is not None:
        kind, front = structure
        kind = "any resource" if kind == "resource" else kind
        if kind in wanted:
            hear_words(scope, thing.words[len(front) :])
            _check_front(scope, kind, front)
            return Noun(kind, (), front)
    return _declared(scope, thing, wanted)


def limiting(thing: Thing) -> str | None:
    """What to do with a `max 4` that stands alone, as in `1 plant per city, max 4`."""
    numbers = (thing.number, *(filter_.thing for filter_ in thing.filters))
    bounds = [number.bound for number in numbers if isinstance(number, Number) and number.bound]
    return f"`{bounds[0]} …` stands behind what it limits, without `,`" if bounds else None


def check_articles(scope: Scope, thing: Thing) -> None:
    """`this this tile`, `any your tile` and `no 2 tiles` are slips, `all the cards` is none."""
    texts = [det.text.lower() for det in thing.dets]
    for index, det in enumerate(thing.dets):
        if texts.count(det.text.lower()) > 1:
            scope.fault(SAID_TWICE, thing.span, word=det.text)
        elif index and texts[0] != "all":
            scope.unclear(det.span, f"leave out `{det.text}` or `{texts[0]}`")
        elif det.text.lower() == "no" and thing.number is not None:
            scope.unclear(det.span, f"leave out `{det.text}` or the number")


def hear_words(scope: Scope, words: tuple[Alternatives, ...]) -> None:
    scope.hear(*(word for either in words for word in either.words))


def _check_front(scope: Scope, kind: str, front: tuple[Alternatives, ...]) -> None:
    """Only some nouns of the language have words in front of them."""
    for words in front:
        standard = kind == "any resource" and plain(words) in ("standard", "different")
        if kind not in _NARROWED and not standard:
            noun_ = "resource" if kind == "any resource" else kind
            needless(scope, words.words[0], noun_)


def structural(thing: Thing) -> tuple[str, tuple[Alternatives, ...]] | None:
    """A noun of the language at the end of the words, and what stands in front of it."""
    texts = [w.words[0] if len(w.words) == 1 else None for w in thing.words]
    last = texts[-1] if texts else None
    if last is None or last.quoted:
        return None
    forms = singulars(last.text)
    before = texts[-2] if len(texts) > 1 else None
    if before is not None and not before.quoted:
        for form in forms:
            two = _TWO_WORDS.get((before.text.lower(), form))
            if two is not None:
                return two, thing.words[:-2]
    for form in forms:
        if form in STRUCTURE or form == "conversion":
            return form, thing.words[:-1]
    return None


def is_tile(scope: Scope, thing: object) -> bool:
    """`a tile`, `your marker`, `a city of an opponent`: what lies on the board."""
    if not isinstance(thing, Thing):
        return False
    found = structural(thing)
    if found is not None or not thing.words:
        return found is not None and found[0] == "tile"
    return scope.words.find(thing.words[-1].words[0], ("tile",)) is not None


def _declared(scope: Scope, thing: Thing, wanted: tuple[str, ...]) -> Noun | None:
    last = thing.words[-1]
    scope.hear(*last.words)
    kinds = tuple(kind for kind in vocabulary_kinds(wanted, scope.words.own_kinds) if kind != "tag")
    if "card" in wanted:
        kind = card_word(scope, last.words[0])
        if kind is not None and len(last.words) == 1:
            return Noun("card", (kind,), thing.words[:-1])
    first = scope.words.find(last.words[0], kinds, last.words[0].quoted)
    if first is None:
        slips = [w for w in thing.words[:-1] if _is_slip(scope, w.words[0])]
        if slips:
            needless(scope, slips[0].words[0], last.words[0].text)
        else:
            unknown(scope, last.words[0], wanted)
        return None
    kind = first.kind
    _check_plural(scope, thing, first)
    ids = [first.id]
    for word in last.words[1:]:
        other = scope.words.find(word, (kind, *kinds), word.quoted)
        if other is None:
            unknown(scope, word, wanted)
            return None
        if other.kind != kind:
            words = {"kind": phrase((other.kind,)), "wanted": phrase((kind,))}
            scope.fault(
                WRONG_KIND_OF_NAME, word.span, None, None, None, None, word=word.text, **words
            )
        ids.append(other.id)
    extras = [w for w in thing.words[:-1] if kind != "resource" or plain(w) != "standard"]
    slips = [w for w in extras if _is_slip(scope, w.words[0])]
    for extra in slips or extras:
        needless(scope, extra.words[0], last.words[0].text)
    return Noun(kind, tuple(ids))


def _check_plural(scope: Scope, thing: Thing, symbol: Symbol) -> None:
    """`3 helium`, of which texts will say `3 heliums`, where the set itself declares it."""
    counted = symbol.kind in ("resource", "card resource")
    if not counted or thing.number is None or (thing.number.value or 0) < 2:
        return
    word = thing.words[-1].words[0]
    one, many = fold(symbol.name), fold(symbol.plural)
    own = PurePath(thing.span.file).parent == PurePath(symbol.span.file).parent
    if own and fold(word.text) == one != many:
        cure = f"if that is wrong: `{symbol.kind} {symbol.id}, plural {symbol.id}`"
        scope.fault(PLURAL_GUESSED, word.span, cure, plural=symbol.plural)


def _is_slip(scope: Scope, word: Word) -> bool:
    """A word that nothing declares, but nearly one of the language."""
    if word.quoted or scope.words.find(word, tuple(scope.words.by_kind)) is not None:
        return False
    return bool(nearest(word.text, LANGUAGE))


@cache
def vocabulary_kinds(wanted: tuple[str, ...], own: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of declaration among the wanted kinds; `own`: kinds of cards that sets declare."""
    kinds: list[str] = []
    for kind in wanted:
        if kind in ("standard project", "conversion", "milestone", "award"):
            kinds.append(kind)
        elif kind == "card name":
            kinds += (*CARD_WORDS, *LAID_WORDS, "project", *own)
        elif kind not in STRUCTURE or kind in _DECLARED:
            kinds.append(kind)
    return tuple(kinds)


def card_word(scope: Scope, word: Word) -> str | None:
    """`event`, `corporations`, `leaders` …: a kind of card, declared ones included."""
    if word.quoted:
        return None
    own = scope.words.find(word, ("kind",))
    if own is not None:
        return own.id
    return next((form for form in singulars(word.text) if form in CARD_WORDS), None)


def own_kind(scope: Scope, thing: object) -> Symbol | None:
    """The kind of cards of a set that is the noun: `a find`, `2 leaders`."""
    word = thing.words[-1].words[0] if isinstance(thing, Thing) and thing.words else None
    if word is None or word.quoted:
        return None
    post = isinstance(thing, Thing) and [*map(plain, thing.words[-2:-1])] == ["party"]
    return scope.words.find(word, ("kind",)) if not post else None  # a party leader is no card


OTHER = (
    "a card counts its own tags too: `per building tag beyond 1` leaves the first one out, "
    "`per other card` the card itself"
)
KIND_IS_NO_TAG = "the kind of a card stands before its name, and is no tag"
_EARNED = (
    "points that come in while the game goes on are kept somewhere: `place 1 marker here`, and on "
    "a line of its own `vp 1 per marker here`; or `raise glory 1`, with `counter glory` and its "
    "line `vp 1` in the set"
)
_GOALS = (
    "a milestone is claimed, an award is funded; none joins while the game goes on: those of the "
    "board, and what the `game` names with `milestones` and `awards`, are there from the beginning"
)
_COUNTED = "players are not counted, but what they have: `1 per city of opponents`"
_ELSEWHERE = {
    **dict.fromkeys(("milestone", "milestones", "award", "awards"), _GOALS),
    **{"once": ONCE, "other": OTHER, "player": _COUNTED, "opponent": _COUNTED},
}
"""What is said of these words where they mean nothing."""


def unknown(scope: Scope, word: Word, wanted: tuple[str, ...]) -> None:
    """Report a name that is not known, or that names something else."""
    kinds = vocabulary_kinds(wanted, scope.words.own_kinds)
    scope.words.lacks(word, wanted)
    other = scope.words.find(word, tuple(scope.words.by_kind))
    meant = _meant(scope, word, wanted)
    cure = _ELSEWHERE.get(fold(word.text))
    if fold(word.text) == "production" and "resource" in wanted:
        cure = "the brown box begins with its word: `production +1 energy`"
    elif singulars(word.text)[-1] in ("vp", "point") and "resource" in wanted:
        cure = _EARNED
    elif fold(word.text) in LEVELS:
        cure = BOUNDS
    elif "tag" in wanted and card_word(scope, word) is not None:
        cure = KIND_IS_NO_TAG
    if cure is not None:
        scope.fault(UNKNOWN_NAME, word.span, cure, word=word.text, wanted=phrase(wanted))
    elif other is not None and other.kind in ("parameter", "counter") and "resource" in wanted:
        cure = f"it goes in steps: `raise {word.text} 1`"
        words = {"word": word.text, "kind": phrase((other.kind,)), "wanted": phrase(wanted)}
        scope.fault(WRONG_KIND_OF_NAME, word.span, cure, meant, None, None, **words)
    elif other is not None and other.kind == "tag" and "tag" in wanted:
        scope.fault(TAG_MISSING, word.span, None, f"{word.text} tag", word=word.text)
    elif other is not None:
        told = _where_said(word, other, wanted) or _known(scope, kinds, meant)
        words = {"word": word.text, "kind": phrase((other.kind,)), "wanted": phrase(wanted)}
        scope.fault(WRONG_KIND_OF_NAME, word.span, told, meant, None, None, **words)
    else:
        told = _known(scope, kinds, meant)
        scope.fault(UNKNOWN_NAME, word.span, told, meant, word=word.text, wanted=phrase(wanted))


def _where_said(word: Word, other: Symbol, wanted: tuple[str, ...]) -> str | None:
    """How one speaks of what was taken for a resource, or for an area."""
    kind = "cards" if other.kind == "bonus" and "card" in singulars(word.text) else other.kind
    kind = "area" if "terrain" in wanted and kind in ("kind", "tile") else kind
    told = kind == "area" or "resource" in wanted
    return SAID_OF.get(kind, "").format(other.word) or None if told else None


def _known(scope: Scope, kinds: tuple[str, ...], meant: tuple[str, ...]) -> str | None:
    """What could stand there, where nothing is like what does, and where it is not much."""
    known = [one.word for one in scope.words.named(kinds)] if scope.words.few(kinds) else []
    return f"known here: {', '.join(known)}" if not meant and 0 < len(known) <= 16 else None


def _meant(scope: Scope, word: Word, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """What is valid at the place and nearly written so: a noun of the language, a declared name, or
    a word of the language that is misspelt."""
    if word.text in SAID:
        return (SAID[word.text],)
    if any(form in (*STRUCTURE, "player", "opponent") for form in singulars(word.text)):
        return ()  # known, and no slip
    if not word.quoted and scope.words.find(word, tuple(scope.words.by_kind)) is not None:
        return ()  # known, and no slip
    if word.quoted:
        known = scope.words.named(vocabulary_kinds(wanted, scope.words.own_kinds))
        return nearest(word.text, [one.name for one in known if one.name != word.text])
    names = scope.words.spellings(vocabulary_kinds(wanted, scope.words.own_kinds))
    nouns = [w for w in wanted if w in STRUCTURE]
    players = ("opponents",) if "card" in wanted else ()
    forms = (form for noun_ in nouns for form in (noun_, plural(noun_)))
    candidates = (*forms, *players, *names, *LANGUAGE)
    return nearest(word.text, [one for one in candidates if one != word.text])


RANKED = ("lowest", "highest", "most", "fewest", "chosen")
"""Words that are known in front of some nouns, and no slips."""


def needless(scope: Scope, word: Word, noun_: str) -> None:
    """Report a word in front of a noun that says nothing about it."""
    if fold(word.text) == fold(noun_):
        scope.fault(SAID_TWICE, word.span, instead="", word=word.text)
    elif fold(word.text).endswith("'s") or fold(word.text).endswith("s'"):
        cure = f"whose it is stands behind: `{noun_} of opponents`, `steal … from any opponent`"
        scope.fault(MEANINGLESS_IN_FRONT, word.span, cure, word=word.text, noun=noun_)
    elif fold(word.text) == "adjacent":
        cure = f"it comes after: `{noun_} adjacent to it`"
        scope.fault(MEANINGLESS_IN_FRONT, word.span, cure, word=word.text, noun=noun_)
    elif fold(word.text) == "other":
        cure = f"`{noun_} beyond 1` leaves one of them out"
        scope.fault(MEANINGLESS_IN_FRONT, word.span, cure, word=word.text, noun=noun_)
    elif word.quoted or scope.words.find(word, tuple(scope.words.by_kind)) is not None:
        cure = "join things with `,`, `or`, `plus`"
        scope.fault(MEANINGLESS_IN_FRONT, word.span, cure, word=word.text, noun=noun_)
    else:
        known = fold(word.text) in RANKED
        meant = () if known else nearest(word.text, [one for one in LANGUAGE if one != word.text])
        scope.fault(MEANINGLESS_IN_FRONT, word.span, None, meant, word=word.text, noun=noun_)


def _spoken(kind: str) -> str:
    if kind in _PHRASES:
        return _PHRASES[kind]
    return KINDS[kind].spoken if kind in KINDS else f"a {kind}"


def phrase(wanted: tuple[str, ...]) -> str:
    """`a resource, a tag or an area`."""
    if len(wanted) > 6:
        return f"something that {'has a price' if wanted == PRICED else 'can be counted'}"
    silent = {"any resource"} | ({"card name"} if "card" in wanted else set())
    spoken = [kind for kind in wanted if kind not in silent] or ["resource"]
    parts = list(dict.fromkeys(_spoken(kind) for kind in spoken))
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} or {parts[-1]}"


def only(scope: Scope, found: Noun | None, span: Span) -> str:
    """The one name that a noun is, empty where it has none: `2 plants/heat` would leave open which
    of them."""
    if found is not None and len(found.ids) > 1:
        scope.fault(WHICH_ONE, span, "who is to choose is asked with `or`: `2 plants or 2 heat`")
    return found.ids[0] if found is not None and found.ids else ""


def is_plural(scope: Scope, thing: Thing) -> bool:
    """The noun stands in the plural: `2 cities`, and not `1 city`."""
    word = thing.words[-1].words[0] if thing.words else None
    if word is None or word.quoted:
        return False
    written = fold(word.text)
    if structural(thing) is not None:
        return written.endswith("s") and written != "bonus"
    symbol = scope.words.find(written, tuple(scope.words.by_kind))
    return symbol is not None and written == fold(symbol.plural) != fold(symbol.name)


def named(
    scope: Scope, words: Alternatives, kinds: tuple[str, ...], groups: bool = True
) -> tuple[str, ...]:
    """The identifiers of alternatives that must all be of these kinds; faulty ones are reported.
    `groups`: the name of a group of tags stands for all of them."""
    ids: list[str] = []
    scope.hear(*words.words)
    for word in words.words:
        group = scope.words.find(word, ("tag group",), word.quoted) if groups else None
        if group is not None and kinds == ("tag",):
            ids += tags_of(scope, group)
            continue
        known = vocabulary_kinds(kinds, scope.words.own_kinds)
        symbol = scope.words.find(word, known, word.quoted)
        if symbol is None:
            unknown(scope, word, kinds)
        else:
            ids.append(symbol.id)
    return tuple(ids)


def tags_of(scope: Scope, group: Symbol) -> list[str]:
    """The tags that belong to a group; what is no tag is told where the group is declared."""
    line = properties(group.declaration).get("tags")
    found = (scope.words.find(text, ("tag",)) for text in (texts_of(line) if line else ()))
    return [symbol.id for symbol in found if symbol is not None]


def in_front(scope: Scope, found: Noun, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The identifiers of the noun and of the names in front of it: `plant/microbe tag`."""
    ids = found.ids
    for words in found.words:
        more = named(scope, words, kinds)
        for word in words.words if ids else ():
            scope.fault(
                SAID_TWICE if set(more) & set(ids) else NO_MEANING_HERE, word.span, word=word.text
            )
        ids += more
    return ids


def plain(words: Alternatives) -> str:
    """The text of a single word, folded; empty for alternatives."""
    return fold(words.words[0].text) if len(words.words) == 1 else ""
