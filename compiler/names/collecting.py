"""From declarations to symbols: what each enters into the vocabulary, and under which names.

In: the declarations of all sets, used ones first. Out: the `Vocabulary`, and diagnostics for
headers that cannot be read or declare a thing twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import replace
from itertools import chain, count

from compiler.messages.names import (
    DECLARATION_WITHOUT_NAME,
    HEADER_WORD_TOO_MANY,
    LOOKS_THE_SAME,
    NAME_TAKEN,
    UNKNOWN_KIND,
)
from compiler.names.folding import fold, look, plural, slug
from compiler.names.kinds import KINDS, STRUCTURE, Kind, declared_kind
from compiler.names.vocabulary import CARD_KINDS, Symbol, Vocabulary
from compiler.names.written import named_places, property_text, texts_named
from dsl.lexicon.words import CARD_NUMBER
from dsl.messages.diagnostics import Diagnostic, near, report
from dsl.reading.source import Span, around
from dsl.syntax.nodes import Declaration, Property


def collect(
    sets: Iterable[tuple[str, Iterable[Declaration]]],
    known: Vocabulary | None = None,
    text: Callable[[Declaration], str] = lambda one: "",
) -> tuple[Vocabulary, list[Diagnostic]]:
    """The symbols of all sets, added to what is `known`; `sets` are set identifiers with their
    declarations, used ones first. `text`: how one is written, for messages."""
    words = known or Vocabulary()
    found: list[Diagnostic] = []
    sets = [(set_id, [*declarations]) for set_id, declarations in sets]
    for _, declarations in sets:
        words.kinds |= own_kinds(declarations)
    for set_id, declarations in sets:
        for declaration in declarations:
            _enter(words, set_id, declaration, found, text)
    found += _ambiguous(words)
    return words, found


def own_kinds(declarations: Iterable[Declaration]) -> dict[str, Kind]:
    """The kinds of cards that these declare; none that there is already."""
    made = (declared_kind(one) for one in declarations)
    return {one.words: one for one in made if one is not None and one.words not in _TAKEN}


_COUNTED = ("resource", "card resource", "tag", "tile", "parameter", "counter", "bonus", "terrain")


def _ambiguous(words: Vocabulary) -> Iterator[Diagnostic]:
    """Kinds of cards called like something else that is counted; they are then no kinds."""
    for kind in words.named(("kind",)):
        other = words.find(kind.name, _COUNTED)
        if other is not None:
            place = f"{other.span.file}:{other.span.line}"
            words_ = {"kind": f"a {other.kind}", "name": kind.name, "place": place}
            yield report(NAME_TAKEN, kind.span, None, None, None, None, **words_)
            known = words.by_kind["kind"]
            words.by_kind["kind"] = {n: s for n, s in known.items() if s is not kind}


_TAKEN = frozenset(
    {*(word for kind in KINDS for word in kind.split()), *STRUCTURE}
    - {"leader", "delegate", "chairman"}
)
"""What no kind of cards is called, since it means something else; of the posts in a party the kind
comes first."""


def _enter(
    words: Vocabulary,
    set_id: str,
    declaration: Declaration,
    found: list[Diagnostic],
    text: Callable[[Declaration], str],
) -> None:
    match = words.kind_of(declaration)
    if match is None:
        found.append(_unknown_kind(words, declaration))
        return
    kind, rest = match
    fault = _header_fault(kind, declaration, bool(rest))
    if fault is not None:
        found.append(fault)
        return
    written = " ".join(word.text for word in rest) or declaration.name or ""
    if kind.words == "kind" and written.lower() not in words.own_kinds:
        kind_, place = "a kind of cards", "the language itself"
        header = declaration.header
        found.append(report(NAME_TAKEN, header, kind=kind_, name=written, place=place))
        return
    elsewhere = _elsewhere(words, kind, set_id, written)
    if elsewhere is not None and _said(elsewhere.declaration) == _said(declaration):
        words.of_declaration[id(declaration)] = elsewhere
        return
    symbol = _symbol(words, kind, set_id, declaration, written)
    words.of_declaration[id(declaration)] = symbol
    said = property_text(declaration, "plural")
    several = (symbol.plural, said or symbol.plural) if kind.card is None else ()  # of a card one
    before = None
    if kind.words in words.replaced:
        newer = words.newer.get(fold(written))
        if newer is not None and newer.set != set_id:
            before = words.older.setdefault(fold(written), symbol)
            if before is symbol:
                return
        before = words.displace(symbol)
    before = before or words.add(symbol, written, *several, *_aliases(kind, declaration))
    if before is None and kind.words in words.cards:
        others = (other for other in words.cards if other != kind.words)
        before = words.find(written, others)
    # A set may change numbers of the game that it builds on by declaring that game again, and a
    # rule is called by nobody.
    retold = kind.words in ("game", "rule") and before is not None and before.set != set_id
    if before is not None and kind.words != "scenario" and not retold:
        where = f"{before.span.file}:{before.span.line}"
        cure = None
        if before is elsewhere and (there := text(before.declaration)):
            cure = f"there it is `{there}`; declared the same in both sets it would count as one"
        elif kind.words == "tile" and fold(before.name) != fold(symbol.name):
            cure = f"another word for it is no other tile; perhaps `counts as {before.id}`"
        words_ = {"kind": kind.spoken, "name": written, "place": where}
        found.append(report(NAME_TAKEN, declaration.header, cure, None, None, None, **words_))
        return
    found += _alike(words, _together(kind)[0], symbol)
    for kind_, name in named_places(declaration):
        called = Symbol(kind_, slug(name), name, name, set_id, declaration)
        words.add(called, name)
        found += _alike(words, kind_, called)
    if kind.words == "game":
        for line in declaration.lines:
            if isinstance(line, Property):
                word = line.word
                number = Symbol("number", slug(word), word, word, set_id, declaration)
                words.add(number, word, word.replace("-", " "))


def _alike(words: Vocabulary, kind: str, symbol: Symbol) -> Iterator[Diagnostic]:
    """A name that hardly differs to the eye from one that is there."""
    other = words.looks.setdefault((kind, look(symbol.name)), symbol)
    if fold(other.name) != fold(symbol.name):
        place = f"{other.span.file}:{other.span.line}"
        header, name = symbol.declaration.header, symbol.name
        yield report(LOOKS_THE_SAME, header, name=name, other=other.name, place=place)


_NAMES = ("also", "plural", "replaces", "name", "region")
"""Properties with names in them."""


def entered(declaration: Declaration, words: Vocabulary) -> object:
    """All of a declaration that is entered for it: two that agree in it are entered alike."""
    match = words.kind_of(declaration)
    kind = match[0] if match is not None else None
    if kind is None or (kind.words != "scenario" and kind.card in (None, "rule")):
        return declaration
    lines = (*declaration.notes, *declaration.lines)
    names = tuple(one for one in lines if isinstance(one, Property) and one.word in _NAMES)
    return replace(declaration, notes=names, lines=(), ruled=(), partial=False)


_OF_ONE_SET = ("set", "game", "board", "scenario")
"""Vocabulary that no two sets share: a game is told further, a board belongs to its set."""


def _elsewhere(words: Vocabulary, kind: Kind, set_id: str, written: str) -> Symbol | None:
    """What another set declares so; vocabulary and rules that mean the same count as one."""
    if kind.words in _OF_ONE_SET or kind.card not in (None, "rule"):
        return None
    other = words.find(written, (kind.words,), exact=True)
    return other if other is not None and other.set != set_id else None


def _said(declaration: Declaration) -> tuple[object, ...]:
    """What it says, wherever its properties stand: two that are equal mean the same."""
    lines = (*declaration.notes, *declaration.lines)
    noted = frozenset(line for line in lines if isinstance(line, Property))
    others = tuple(line for line in lines if not isinstance(line, Property))
    words = tuple(word.text for word in declaration.words)
    return words, declaration.name, noted, others, declaration.ruled, declaration.partial


_CALLED = {
    "red": "event",
    "green": "automated",
    "blue": "active",
    "ereignis": "event",
    "company": "corporation",
    "konzern": "corporation",
    "global parameter": "parameter",
}
"""What people call the kinds of cards."""
_OWN = ("token", "tokens", "deck", "pile")
"""What a kind of cards of the set's own is called."""
_COLOURED = ("event", "automated", "active", "rule")


def _unknown_kind(words: Vocabulary, declaration: Declaration) -> Diagnostic:
    word = declaration.words[0].text if declaration.words else ""
    two = " ".join(one.text for one in declaration.words[:2])
    of_two = [kind for kind in KINDS if " " in kind and " " in two]
    meant = _CALLED.get(two.lower()) or _CALLED.get(word.lower()) or near(two, of_two)
    meant = meant or (near(word, words.kinds) if word.lower() != "card" else None)
    known = (
        "event (red), automated (green), active (blue), "
        + ", ".join([kind for kind in CARD_KINDS if kind not in _COLOURED][:5])
        + " …, or of vocabulary: resource, tag, tile, parameter …"
    )
    header = declaration.header
    at = header.start(len(word))
    cure = f"kinds are {known}"
    if word.lower() in _OWN or (declaration.name and len(declaration.words) == 1):
        meant = None if word.lower() in _OWN else meant
        own = declaration.words[-1].text.lower().removesuffix("s")
        cure += f"; one that a set adds is declared before its cards: `kind {own}, plural {own}s`"
    is_card = two.lower().endswith(" card")
    several = len(declaration.words) > 1
    if (
        meant is not None
        and several
        and (
            is_card
            or two.lower() in _CALLED
            or (" " in meant and " " in two and near(two, (meant,)))
        )
    ):
        at = around(header, declaration.words[1].span)
    return report(UNKNOWN_KIND, header, None if meant else cure, meant, at, word=word)


def _quoted(declaration: Declaration) -> Span | None:
    """Where the name in quotes stands, right behind the words."""
    if not declaration.name or not declaration.words or declaration.number:
        return None
    end = declaration.words[-1].span.end()
    column = end.column + 1 + len(declaration.name) + len('""')
    return Span(end.file, end.line, end.column + 1, end.line, column)


def _lettered(plain: str) -> str:
    """An identifier that begins with a letter: `3d-print` is `print-3d`. Empty for no such."""
    words = plain.split("-")
    turned = sorted(words, key=lambda word: word[:1].isdigit())
    return "-".join(turned) if not turned[0][:1].isdigit() else ""


def _header_fault(kind: Kind, declaration: Declaration, identified: bool) -> Diagnostic | None:
    if kind.identified and not identified:
        plain = _lettered(slug(declaration.name or ""))
        cure = f"write it without quotes: `{kind.words} {plain}`" if plain else None
        if declaration.name and declaration.name[:1].isdigit():
            cure = "it begins with a letter" + (f", `{kind.words} {plain}`" if plain else "")
        return report(
            DECLARATION_WITHOUT_NAME,
            declaration.header,
            cure,
            at=_quoted(declaration),
            instead=plain or None,
            kind=kind.words,
            what="a name of one word",
        )
    if kind.loose:
        return None
    if not kind.identified and identified:
        word = declaration.words[-1]
        named = {"kind": kind.spoken, "word": word.text}
        if declaration.name and word.text.lower() in ("card", "tile"):  # `active card "Deep Well"`
            at = around(declaration.header, word.span)
            return report(HEADER_WORD_TOO_MANY, word.span, None, kind.words, at, **named)
        quoted = None if declaration.name else f'"{word.text.title()}"'
        cure = f"write the name in quotes: {kind.words} {quoted}"
        if declaration.name:
            cure = "a card's number begins with a capital or a digit and has a digit in it: `001`, "
            cure += "`P06`, `Pf56`, `B11a`, `CORP-05`"
        code = word.text[:1].upper() + word.text[1:]
        unnumbered = declaration.name and not declaration.number
        meant = code if unnumbered and re.fullmatch(CARD_NUMBER, code) else None
        return report(HEADER_WORD_TOO_MANY, word.span, cure, meant, None, quoted, **named)
    if kind.name == "needed" and not declaration.name:
        return report(
            DECLARATION_WITHOUT_NAME, declaration.header, kind=kind.words, what="a name in quotes"
        )
    return None


def _symbol(
    words: Vocabulary, kind: Kind, set_id: str, declaration: Declaration, written: str
) -> Symbol:
    identifier = slug(written) or f"{slug(kind.words)}-{len(words.of_declaration)}"
    name = written
    if kind.identified:
        name = written.replace("-", " ")
    elif kind.loose:
        name = declaration.name or written
    if kind.card is not None:
        if slug(property_text(declaration, "replaces")) == identifier:
            identifier = f"{set_id}-{identifier}"  # whether or not the older one is there
        identifier = _free_id(words.ids, identifier, set_id, slug(kind.words))
    elif kind.words not in _NEVER_NAMED:
        taken = {symbol.id for symbol in words.named(_together(kind))}
        identifier = _free_id(taken, identifier, set_id, slug(kind.words))
    several = property_text(declaration, "plural")
    several = (several.replace("-", " ") if kind.identified else several) or plural(name)
    number, word = declaration.number or "", kind.identified
    symbol = Symbol(kind.words, identifier, name, several, set_id, declaration, number, word)
    if kind.card is not None:
        words.ids[identifier] = symbol
    return symbol


_NEVER_NAMED = ("game", "set", "scenario")
"""No line names these; a game is even declared again."""


_SHARED = (("resource", "card resource"), ("parameter", "counter"))


def _together(kind: Kind) -> tuple[str, ...]:
    """The kinds of which the graph tells no two apart but by their identifiers."""
    if kind.card is not None or kind.words == "scenario":
        return (kind.words if kind.card is None else "card",)
    return next((kinds for kinds in _SHARED if kind.words in kinds), (kind.words,))


def _free_id(taken: Container[str], identifier: str, set_id: str, kind: str) -> str:
    """An identifier: the slug, with set or kind in front where that is taken."""
    last = f"{set_id}-{kind}-{identifier}"
    more = (f"{last}-{number}" for number in count(2))
    options = chain((identifier, f"{set_id}-{identifier}", last), more)
    return next(option for option in options if option not in taken)


def _aliases(kind: Kind, declaration: Declaration) -> list[str]:
    """Other names of it: `also`, except of a terrain, and what stands in quotes in the header."""
    named = declaration.name and (kind.identified or kind.loose)
    names = [declaration.name or ""] if named else []
    if kind.words == "parameter":
        names = []  # its unit
    if kind.words != "terrain":
        names += texts_named(declaration, "also")
    if kind.card is not None:
        names += texts_named(declaration, "replaces")
    return names
