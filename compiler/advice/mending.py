"""What is suggested for a line, followed to its end.

In: the messages of a load, and what was loaded. Out: the messages, where the suggestion for a line
makes one that is sound: one mistake behind another is mended with it, and a sentence of a printed
card becomes the lines that mean the same (`compiler.advice.rewritten`). Where no way is found,
the messages stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from compiler.advice.consequences import reworded
from compiler.graph import Library, SetInfo
from compiler.lower.library import lowered
from compiler.messages.meaning import NO_MEANING_HERE, NO_MEANING_YET
from compiler.names.kinds import spread
from compiler.names.vocabulary import Vocabulary
from dsl.messages.diagnostics import Diagnostic, Edit, applied, report
from dsl.messages.syntax import SAID_OTHERWISE
from dsl.reading.source import Source, Span
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import parse

STEPS = 4
"""So many mistakes of a line are mended one after the other."""
LINES = 200
"""So many lines are tried; who has more has another trouble."""


@dataclass(frozen=True, slots=True)
class Mending:
    """`own`: identifiers of the sets that are being written."""

    library: Library
    declarations: Sequence[Declaration]
    infos: Sequence[SetInfo]
    words: Vocabulary
    sources: Mapping[str, Source]
    own: Sequence[str]
    folders: Sequence[Path]

    def of(self, found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
        lines: dict[tuple[str, int], list[Diagnostic]] = {}
        for one in found:
            if one.severity == "error" and one.span.line:
                lines.setdefault((one.span.file, one.span.line), []).append(one)
        heads = {(one.header.file, one.header.line): one for one in self.declarations}
        meant: dict[tuple[str, int], Diagnostic] = {}
        for line, mistakes in [*lines.items()][:LINES]:
            block = _block(self.sources[line[0]], line[1])
            declaration = heads.get((line[0], block.start))
            if declaration is not None and self.words.symbol(declaration) is not None:
                told = self._mended(declaration, block, line, mistakes)
                if told is not None:
                    meant[line] = told
        kept: list[Diagnostic] = []
        for one in found:
            instead = meant.get((one.span.file, one.span.line), one)
            if one.severity != "error":
                kept.append(one)
            elif instead not in kept:
                kept.append(instead)
        return tuple(kept)

    def _mended(
        self,
        declaration: Declaration,
        block: range,
        at: tuple[str, int],
        found: Sequence[Diagnostic],
    ) -> Diagnostic | None:
        """The one message for the line, where its suggestion is to be another than it is."""
        file, number = at
        line = self.sources[file].line(number)
        plain = _plain(line)
        is_odd = found[0].code[1] in "01" or found[0].tells(NO_MEANING_HERE, NO_MEANING_YET)
        followed, steps = self._followed(declaration, block, at, line, found)
        if followed and plain == line:
            return None if steps == 1 else _whole(found[0], line, number, [followed])
        said = report(SAID_OTHERWISE, found[0].span, found[0].cure)
        for sentence in _sentences(line, found[0]) if is_odd else ():
            lines = self._read(declaration, block, at, sentence)
            if lines and not self._faults(declaration, block, at, lines):
                return _whole(said, line, number, lines)
        if followed or plain == line:
            return _whole(found[0], line, number, [followed]) if steps > 1 and followed else None
        left = self._faults(declaration, block, at, [plain])
        followed, _ = self._followed(declaration, block, at, plain, left)
        return _whole(said, line, number, [followed]) if followed else None

    def _followed(
        self,
        declaration: Declaration,
        block: range,
        at: tuple[str, int],
        text: str,
        left: Sequence[Diagnostic],
    ) -> tuple[str, int]:
        """The line when each of its messages has been heeded, and after how many; no line where
        that does not end well."""
        steps = 0
        while left and steps < STEPS:
            edit = left[0].edits[0] if left[0].edits and left[0].suggestion is not None else None
            if edit is None or edit.span.line != at[1] or "\n" in edit.text:
                break
            text, steps = _edited(text, edit), steps + 1
            left = self._faults(declaration, block, at, [text])
        return "" if left else text.strip(), steps

    def _read(
        self, declaration: Declaration, block: range, at: tuple[str, int], line: str
    ) -> list[str]:
        from compiler.advice.rewritten import Written, as_lines

        kind, symbol = self.words.kind_of(declaration), self.words.symbol(declaration)
        if kind is None or symbol is None:
            return []
        texts = (self.sources[at[0]].line(one).strip() for one in block)
        held = any(one.startswith("holds ") for one in texts)
        card = Written(symbol.set, kind[0].words, held)
        return as_lines(self.library, self.own, self.folders, card, line)

    def _faults(
        self, declaration: Declaration, block: range, at: tuple[str, int], lines: Sequence[str]
    ) -> Sequence[Diagnostic]:
        """What is wrong with these lines in the place of that one."""
        file, number = at
        source = self.sources[file]
        first, last = declaration.header.line, declaration.span.end_line
        before = [source.line(one) for one in range(first, number)]
        after = [source.line(one) for one in range(number + 1, last + 1)]
        tried = Source(
            file, "\n".join([*before, *_indented(source.line(number), lines), *after, ""])
        )
        parsed, found = parse(tried)
        made = [one for one in parsed.declarations if one.header.line == 1]
        symbol = self.words.symbol(declaration)
        if len(made) == 1 and symbol is not None:
            whole = spread(made[0], self.words.kinds)
            self.words.of_declaration[id(whole)] = replace(symbol, declaration=whole)
            try:
                found = (*found, *lowered(whole, self.words, self.infos).found)
            finally:
                del self.words.of_declaration[id(whole)]
        known = [one.name for one in self.words.named(self.words.by_kind)]
        here = range(number - block.start + 1, number - block.start + 1 + len(lines))
        wrong = [one for one in found if one.severity == "error" and one.span.line in here]
        told = reworded(wrong, {file: tried}, known)
        return [_moved(one, block.start - 1) for one in told]


def _block(source: Source, number: int) -> range:
    """The lines of the declaration that the line stands in."""
    lines = source.text.split("\n")
    first, last = number, number + 1
    while first > 1 and lines[first - 1][:1] in ("", " ", "#"):
        first -= 1
    while last <= len(lines) and lines[last - 1][:1] in ("", " ", "#"):
        last += 1
    return range(first, last)


def _plain(line: str) -> str:
    """Without the capitals and the full stop of a sentence."""
    text = line.partition("#")[0].rstrip().removesuffix(".")
    return re.sub(r"(^ +|: )([A-Z])(?=[a-z])", lambda begun: begun[1] + begun[2].lower(), text)


def _sentences(line: str, found: Diagnostic) -> Iterator[str]:
    """The line as it stands, and with what was meant by its first words."""
    yield line
    edit = found.edits[0] if found.suggestion is not None else None
    if edit is not None and edit.span.line == found.span.line and "\n" not in edit.text:
        yield _edited(line, edit)


def _edited(line: str, edit: Edit) -> str:
    alone = replace(edit, span=replace(edit.span, line=1, end_line=1))
    return applied(line, alone)


def _moved(one: Diagnostic, by: int) -> Diagnostic:
    def span(at: Span) -> Span:
        return replace(at, line=at.line + by, end_line=at.end_line + by)

    edits = tuple(replace(edit, span=span(edit.span)) for edit in one.edits)
    return replace(one, span=span(one.span), edits=edits)


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def _indented(line: str, lines: Sequence[str]) -> list[str]:
    return [f"{_indent(line)}{one.strip()}" for one in lines]


def _whole(one: Diagnostic, line: str, number: int, lines: Sequence[str]) -> Diagnostic:
    """The message with these lines in the place of the whole line."""
    end = len(line.partition("#")[0].rstrip()) + 1
    span = replace(one.span, line=number, column=len(_indent(line)) + 1, end_line=number)
    span = replace(span, end_column=end)
    edit = Edit(span, f"\n{_indent(line)}".join(lines))
    at = span if one.tells(SAID_OTHERWISE) else one.span
    return replace(one, span=at, suggestion="` and `".join(lines), also=None, edits=(edit,))
