"""Where names are declared and used, and how they are changed everywhere.

In: a place in a file. Out: the name that stands there, the places of its declaration and of all
words that mean it; the edits that give it another name, or why that cannot be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from arsia.service.project import Key, Project, State, Use, key_of
from compiler.names.folding import fold, plural
from compiler.names.kinds import KINDS
from compiler.names.vocabulary import Symbol
from compiler.names.written import property_text
from compiler.read.places import BUNDLED
from dsl.lexicon.words import RESERVED
from dsl.messages.diagnostics import Edit
from dsl.reading.source import Span, straight
from dsl.syntax.nodes import Declaration, Offered, Property, Refused, Replies, When, words_in

_INSIDE = {"area": "name", "region": "region"}
"""Named by a line of a board, by kind the word of the line."""


class Unnamable(ValueError):
    """Why a name cannot be changed so."""


def named(state: State, path: Path, line: int, column: int) -> Use | None:
    """The name that stands at the place: used there, or declared."""
    for declaration in state.declarations(path, line):
        for use in (*_declared(state, declaration), *state.uses(declaration)):
            span = use.span
            if span.line == line and span.column <= column <= span.end_column:
                if state.path(span) == path:
                    return use
    return None


def _declared(state: State, declaration: Declaration) -> Iterator[Use]:
    """The names that a declaration declares, where they stand."""
    symbol = state.desk.words.symbol(declaration)
    if symbol is not None and symbol.declaration is declaration:
        yield from _headed(state, symbol)
        for line in (*declaration.notes, *declaration.lines):
            word = next(words_in(line), None) if _is(line, "plural") else None
            if word is not None:
                yield Use(symbol, word.text, word.quoted, state.span(word.span))
        yield from _drawn(state, declaration)


def _headed(state: State, symbol: Symbol) -> Iterator[Use]:
    """The name in the header: the words behind the kind, or what stands in quotes."""
    declaration = symbol.declaration
    match = state.desk.words.kind_of(declaration)
    if match is not None and match[1]:
        words = match[1]
        first, last = state.span(words[0].span), state.span(words[-1].span)
        if first.line:
            text = " ".join(word.text for word in words)
            span = Span(first.file, first.line, first.column, last.line, last.end_column)
            yield Use(symbol, text, False, span)
    elif declaration.name:
        header = state.span(declaration.header)
        source = state.loaded.sources.get(header.file)
        text = straight(source.line(header.line)) if source is not None else ""
        at = text.find(f'"{declaration.name}"')
        if at >= 0:
            end = at + len(declaration.name) + 3
            span = Span(header.file, header.line, at + 1, header.line, end)
            yield Use(symbol, declaration.name, True, span)


def _drawn(state: State, declaration: Declaration) -> Iterator[Use]:
    """Areas and parts of a board."""
    for line in declaration.lines:
        kind = next((k for k, word in _INSIDE.items() if _is(line, word)), None)
        word = next(words_in(line), None)
        if kind is not None and word is not None:
            symbol = state.desk.words.find(word.text, (kind,))
            if symbol is not None:
                yield Use(symbol, word.text, word.quoted, state.span(word.span))


def _is(line: object, word: str) -> bool:
    return isinstance(line, Property) and line.word == word


def declaration(state: State, symbol: Symbol) -> Span:
    """Where a name is declared."""
    uses = (
        use for use in _declared(state, symbol.declaration) if key_of(use.symbol) == key_of(symbol)
    )
    return next((use.span for use in uses), state.span(symbol.declaration.header))


def everywhere(project: Project, symbol: Symbol) -> dict[Path, dict[Span, Use]]:
    """All words that mean it in the files of the set, its declaration too."""
    wanted: Key = key_of(symbol)
    found: dict[Path, dict[Span, Use]] = {}
    own = {*project.own}
    for state in project.states:
        for path, use in state.once(_uses).get(wanted, ()):
            if path in own:
                found.setdefault(path, {}).setdefault(use.span, use)
    return found


def _uses(state: State) -> dict[Key, list[tuple[Path, Use]]]:
    """All words that name something, where they stand; but for what is bundled."""
    found: dict[Key, list[tuple[Path, Use]]] = {}
    for one in _own(state):
        for use in (*_declared(state, one), *state.uses(one)):
            if (path := state.path(use.span)) is not None:
                found.setdefault(key_of(use.symbol), []).append((path, use))
    return found


def _own(state: State) -> Iterator[Declaration]:
    for _, declarations in state.desk.sets:
        for one in declarations:
            path = state.path(state.span(one.header))
            if path is not None and not path.is_relative_to(BUNDLED):
                yield one


def _answers(state: State) -> list[Span]:
    """Where it is told in scenarios what is answered, offered and refused."""
    return [span for one in _own(state) for span in _spoken(state, one)]


# ---- another name -------------------------------------------------------------------------------

_WORD = re.compile(r"[^\W\d_][\w'’€-]*")
_FIXED = ("set", "game", "number", "rule", "conversion")
"""Kinds that are known by their names elsewhere too: in folders, in the engine, in the language."""


def renamed(project: Project, state: State, symbol: Symbol, name: str) -> dict[Path, list[Edit]]:
    """The edits that call it so, by file; `symbol` is one of the state. Raises `Unnamable`."""
    home = state.path(state.span(symbol.declaration.header))
    if home is None or home not in project.own:
        where = "comes with Arsia" if home and home.is_relative_to(BUNDLED) else "is of another set"
        raise Unnamable(f"“{symbol.name}” {where} and keeps its name")
    quoted = symbol.kind in _INSIDE or not _is_identified(symbol.kind)
    name = _fit(symbol, name.strip().strip('"'), quoted)
    words = state.desk.words
    beside = words.cards if symbol.kind in words.cards else (symbol.kind,)
    other = words.find(name, beside, exact=True)
    if other is not None and key_of(other) != key_of(symbol):
        raise Unnamable(f"there is already “{other.name}”")
    edits: dict[Path, list[Edit]] = {}
    for path, uses in everywhere(project, symbol).items():
        edits[path] = [
            Edit(span, text)
            for span, use in uses.items()
            if (text := _said(symbol, use, name)) is not None
        ]
    for span, text in _in_answers(project, symbol, name):
        file = project.states[0].path(span)
        before = edits.setdefault(file, []) if file is not None else []
        if not any(_overlap(one.span, span) for one in before):
            before.append(Edit(span, text))
    return {path: each for path, each in edits.items() if each}


def _overlap(one: Span, other: Span) -> bool:
    return one.line == other.line and max(one.column, other.column) < min(
        one.end_column, other.end_column
    )


def _is_identified(kind: str) -> bool:
    row = KINDS.get(kind)
    return row is not None and (row.identified or row.loose)


def _fit(symbol: Symbol, name: str, quoted: bool) -> str:
    """The name, if it can be one."""
    if symbol.kind in _FIXED:
        raise Unnamable(f"{symbol.kind} names are fixed")
    if not name:
        raise Unnamable("a name has at least one letter")
    if quoted and ('"' in name or "\n" in name):
        raise Unnamable("a name in quotes holds no quote and stands on one line")
    if not quoted and (not _WORD.fullmatch(name) or fold(name) in RESERVED):
        raise Unnamable(f"`{name}` is no name: that is one word that the language does not use")
    return name


def _said(symbol: Symbol, use: Use, name: str) -> str | None:
    """What stands instead; nothing where it is called by another name that it keeps."""
    text = _plain(use.text)
    if text in (_plain(symbol.name), _plain(symbol.id)):
        said = name
    elif text == _plain(symbol.plural):
        said = _several(symbol, name)
    elif text == _plain(plural(symbol.name)):  # by its ending, whatever is declared
        said = plural(name)
    else:
        return None
    if use.text[:1].isupper() and not use.quoted:
        said = said[:1].upper() + said[1:]
    return f'"{said}"' if use.quoted else said


def _plain(name: str) -> str:
    return fold(name).replace("-", " ")


def _several(symbol: Symbol, name: str) -> str:
    """Its plural, which stays where another word is declared for it."""
    if fold(symbol.plural) == fold(symbol.name):
        return name
    return property_text(symbol.declaration, "plural") or plural(name)


def _in_answers(project: Project, symbol: Symbol, name: str) -> Iterator[tuple[Span, str]]:
    """What players and the game say in scenarios is text: there the name is changed as it
    stands."""
    forms = {symbol.name: name, symbol.plural: _several(symbol, name)}
    found = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w-])({found})(?![\w-])")
    for state in project.states:
        for span in state.once(_answers):
            source = state.loaded.sources[span.file]
            for number in range(span.line, span.end_line + 1):
                for match in pattern.finditer(source.line(number)):
                    first, end = match.start() + 1, match.end() + 1
                    yield Span(span.file, number, first, number, end), forms[match[1]]


def _spoken(state: State, declaration: Declaration) -> Iterator[Span]:
    for line in declaration.lines:
        match line:
            case When(answers=answers, replies=replies):
                yield from (state.span(answer.span) for answer in answers)
                yield from (state.span(reply.span) for reply in replies)
            case Replies(span=span) | Refused(span=span) | Offered(span=span):
                yield state.span(span)
