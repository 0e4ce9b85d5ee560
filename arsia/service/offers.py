"""What may stand at a place: names first, then words of the language.

In: a place in a file. Out: offers, the likeliest first. Which words there are is asked of the
grammar; which names, of the checker itself: a name that nobody has is put at the place, its
declaration is lowered, and whatever was looked for in its stead could stand there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from arsia.service.examples import usual
from arsia.service.project import Project, State
from compiler.lower.library import lowered
from compiler.lower.phrases.nouns import vocabulary_kinds
from compiler.names.collecting import collect
from compiler.names.folding import fold, plural
from compiler.names.kinds import STRUCTURE, Kind, is_flag, spread
from compiler.names.stages import declared
from compiler.names.vocabulary import Record, Symbol, Vocabulary
from compiler.read.places import bundled_sets
from compiler.read.strays import attach
from dsl.lexicon.spot import bits
from dsl.lexicon.verbs import FRAMES
from dsl.mistakes.explain import PLACEHOLDER
from dsl.reading.source import Source, Span, straight
from dsl.syntax.expected import WORDS, expected
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import parse

NOBODY = "zzyzzyva"
"""A name that nobody has."""


@dataclass(frozen=True, slots=True)
class Offer:
    """`text` instead of what the span marks, which is the part of a word before the place. `sort`:
    `name`, `verb`, `property`, `kind` or `word`."""

    text: str
    sort: str
    detail: str
    span: Span


@dataclass(frozen=True, slots=True)
class _Here:
    """The place: the lines of the declaration, which of them it is in (from 0), what stands before
    the begun word and behind it, and what is declared there."""

    lines: tuple[str, ...]
    index: int
    before: str
    behind: str
    quoted: bool
    kind: Kind | None

    @property
    def statement(self) -> list[str]:
        """The lines that the grammar needs: a header, what this line stands under, and this one."""
        if self.index == 0:
            return [self.before]
        depth = len(self.before) - len(self.before.lstrip())
        above = (one for one in reversed(self.lines[1 : self.index]) if one.strip())
        under = next((one for one in above if _depth(one) < depth), None) if depth > 2 else None
        return [PLACEHOLDER, *([under] if under is not None else []), self.before]


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def offers(project: Project, path: Path, line: int, column: int) -> list[Offer]:
    state = project.state(path, line)
    source = state.loaded.sources.get(state.names.get(path, ""))
    if source is None:
        return []
    text = straight(source.line(line))[: column - 1]
    quoted = text.count('"') % 2 == 1
    begun = text.rpartition('"')[2] if quoted else re.findall(r"[\w'’€-]*$", text)[0]
    first = column - len(begun) - (1 if quoted else 0)
    behind = _behind(straight(source.line(line))[column - 1 :], quoted)
    span = Span(source.name, line, first, line, column + (1 if behind[:1] == '"' else 0))
    here = _here(state, path, line, text[: first - 1], behind.lstrip('"'), quoted)
    found: dict[str, Offer] = {}
    for offer in _found(project, state, here, span):
        found.setdefault(offer.text, offer)
    return [*found.values()]


def _behind(rest: str, quoted: bool) -> str:
    """What stays behind the word, which goes on a little."""
    return re.sub(r'^[^"]*(?=")' if quoted else r"^[\w'’€-]+", "", rest)


def _here(state: State, path: Path, line: int, before: str, behind: str, quoted: bool) -> _Here:
    piece = state.around(path, line) if before[:1] == " " else None
    if piece is None:
        return _Here((before,), 0, before, behind, quoted, None)
    lines = tuple(piece.text.split("\n"))
    index = line - 1 - state.pieces(path).first[piece.name]
    match = state.desk.words.kind_of(piece.declaration) if piece.declaration is not None else None
    return _Here(lines, index, before, behind, quoted, match[0] if match is not None else None)


def _found(project: Project, state: State, here: _Here, span: Span) -> Iterator[Offer]:
    if not here.before:
        kinds = sorted(state.desk.words.kinds)
        yield from (Offer(kind, "kind", "a declaration", span) for kind in kinds)
        return
    terminals = expected(here.statement)
    if _SETS.search(here.before):
        yield from (Offer(name, "name", "set", span) for name in _sets(project))
        return
    if not here.before.strip():
        yield from _beginnings(state, here, terminals, span)
    elif not terminals.isdisjoint({"NAME", "STRING", "EXTREME"}):
        yield from _names(state, here, span)
    if not here.quoted and here.before.strip():
        for terminal in sorted(terminals & WORDS.keys(), key=_rank):
            sort = "verb" if terminal in ("VERB", "DOES", "DID") else "word"
            yield from (Offer(word, sort, "", span) for word in WORDS[terminal])


_SETS = re.compile(r"^ *(uses|needs) +([\w-]+ *, *)*$|, *(uses|needs) +$")
"""Where the names of sets stand."""
_LATE = ("DET", "BOUND", "DONE", "DID", "DID_NOT")
"""Words of these may stand in many places, and seldom do."""


def _rank(terminal: str) -> tuple[int, str]:
    return (_LATE.index(terminal) + 1 if terminal in _LATE else 0), terminal


def _sets(project: Project) -> Iterator[str]:
    yield from bundled_sets()
    for folder in sorted(project.root.parent.iterdir()):
        if folder != project.root and any(folder.glob("*.mars")):
            yield folder.name


# ---- the beginning of a line --------------------------------------------------------------------

_LINES = {
    "when": ("when",),
    "at": ("at",),
    "rule": ("effect:",),
    "requires": ("requires",),
    "rows": ("rows",),
    "scenario": ("given", "when", "then"),
    "scoped": ("each player:",),
}
_EFFECTS = ("may", "if", "repeatedly", "each player:")


def _beginnings(
    state: State, here: _Here, terminals: frozenset[str], span: Span
) -> Iterator[Offer]:
    """What lines of this kind of declaration begin with, the most usual first; what stands there
    already, and stands once, is not offered again."""
    if here.kind is None or "NAME" not in terminals:
        return
    kind = here.kind
    found = {one: usual(state, kind, one.text) for one in _lines_of(kind, here, span)}
    for offer in sorted(found, key=lambda one: (-found[one].count, one.sort != "verb")):
        yield replace(offer, detail=offer.detail or found[offer].example or kind.spoken)


def _lines_of(kind: Kind, here: _Here, span: Span) -> Iterator[Offer]:
    there = {line.split()[0] for number, line in enumerate(here.lines) if line.strip() and number}
    for word in kind.words_of_properties:
        if word not in there or word in ("vp", "name", "region"):
            yield Offer(word if is_flag(kind, word) else f"{word} ", "property", "", span)
    for line in kind.lines:
        if line == "effect":
            verbs = ((verb, row) for verb, row in FRAMES.items() if row.example)
            yield from (Offer(verb, "verb", row.example, span) for verb, row in verbs)
            yield from (Offer(word, "word", "", span) for word in _EFFECTS)
        else:
            yield from (
                Offer(word, "property", "", span) for word in _LINES.get(line, (f"{line}:",))
            )


# ---- names --------------------------------------------------------------------------------------


def _names(state: State, here: _Here, span: Span) -> Iterator[Offer]:
    wanted = _wanted(state, here)
    words = state.desk.words
    many = _is_many(here.before)
    known = words.named(vocabulary_kinds(wanted, words.own_kinds))
    kinds = [*dict.fromkeys("card" if one.kind in words.cards else one.kind for one in known)]

    def rank(one: Symbol) -> tuple[int, bool]:
        """By kind as they are wanted; what the set itself declares before others."""
        kind = "card" if one.kind in words.cards else one.kind
        return kinds.index(kind), one.set not in state.loaded.named

    for symbol in sorted(known, key=rank):
        text = _written(words, symbol, many)
        if text and (not here.quoted or text[0] == '"'):
            yield Offer(text, "name", symbol.kind, span)
    for noun in (kind for kind in wanted if kind in STRUCTURE and not here.quoted):
        yield Offer(plural(noun) if many else noun, "word", "", span)


_ENDS = ("", ": draw 1 card", " phase: draw 1 card", " is worth 1 more", " -> draw 1 card")
"""What may make a line whole that is not written to its end."""


def _wanted(state: State, here: _Here) -> tuple[str, ...]:
    """The kinds of name, and the nouns, that were looked for at the place."""
    name = f'"{NOBODY}"' if here.quoted else NOBODY
    for behind in dict.fromkeys((here.behind, *_ENDS)):
        lines = [*here.lines]
        lines[here.index] = here.before + name + behind
        record = _tried(state, "\n".join(lines))
        kinds = [*_looked_for(state.desk.words, record)]
        if kinds:
            return tuple(dict.fromkeys(kinds))
    return ()


def _looked_for(words: Vocabulary, record: Record) -> Iterator[str]:
    for word, wanted in record.lacking:
        if word.text == NOBODY:
            yield from wanted
    if not any(word.text == NOBODY for word, _ in record.lacking):
        for one in record.asked:
            if one.text == NOBODY and len(one.kinds) < len(words.by_kind):
                yield from one.kinds


def _tried(state: State, text: str) -> Record:
    """What is looked for when the text is lowered, in the place of what begins as it does."""
    file, _ = parse(Source("", text + "\n"))
    declarations, _ = attach(file.declarations)
    known = state.desk.words
    for parsed in declarations[:1]:
        before = list(_same(state, parsed))
        words = known.without(*before)
        set_id = next((known.of_declaration[id(one)].set for one in before), "")
        made = [spread(one, known.kinds) for one in declared(parsed)]
        words, _ = collect([(set_id, made)], words)
        with words.recorded() as record:
            for one in made:
                lowered(one, words, state.loaded.library.sets)
            return record
    return Record()


def _same(state: State, parsed: Declaration) -> Iterator[Declaration]:
    """What has the same header."""
    for known in state.desk.words.of_declaration.values():
        one = known.declaration
        if (one.words, one.number, one.name) == (parsed.words, parsed.number, parsed.name):
            yield one


def _is_many(before: str) -> bool:
    """Whether a number of more than one stands right before."""
    last = bits(straight(before))[-1:]
    return bool(last) and last[0].kind == "number" and last[0].word not in ("1", "-1", "+1")


def _written(words: Vocabulary, symbol: Symbol, many: bool) -> str:
    """As it is written in card text; empty for what has no name of its own."""
    match = words.kind_of(symbol.declaration)
    if symbol.kind in ("area", "region") or match is None or not match[1]:
        return f'"{symbol.name}"'
    if symbol.kind == "number":
        return ""
    name = " ".join(word.text for word in match[1])
    return symbol.spellings[-1] if many and fold(name) == fold(symbol.name) else name
