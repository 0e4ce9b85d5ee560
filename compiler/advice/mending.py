"""What is suggested for a line, followed to its end.

In: the messages of a load, and what was loaded. Out: the messages, where the suggestion for a line
makes one that is sound: one mistake behind another is mended with it, and a sentence of a printed
card becomes the lines that mean the same (`compiler.advice.rewritten`). Where no way is found,
the messages stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from compiler.advice.consequences import reworded
from compiler.advice.held import holding, is_not_all, not_all
from compiler.advice.lines import (
    Line,
    all_added,
    block_of,
    boxed,
    edited,
    indent,
    moved,
    plainly,
)
from compiler.graph import Card, Library, SetInfo, with_first_chosen
from compiler.lower.library import Part, lowered
from compiler.meaning import check_new
from compiler.meaning.faults import placed
from compiler.messages.meaning import NO_AMOUNT, NO_MEANING_HERE, NO_MEANING_YET
from compiler.messages.names import PROPERTY_MISSING
from compiler.messages.texts import TEXT_ADDS
from compiler.names.kinds import spread
from compiler.names.stages import declared
from compiler.names.vocabulary import Vocabulary
from dsl.lexicon.spot import uncommented
from dsl.messages.diagnostics import Diagnostic, Edit, report
from dsl.messages.syntax import SAID_OTHERWISE
from dsl.mistakes.unclear import OF_YOU
from dsl.reading.source import Source, Span
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import parse

if TYPE_CHECKING:  # the reader takes a while to come
    from compiler.advice.rewritten import Written

_OUTSIDE = (
    *("when ", "effect: ", "requires ", "vp ", "action: ", "once", "at "),
    *("build: ", "trade: ", "colony: ", "bonus: "),
)
"""How lines begin that are in no box of another one."""
STEPS = 4
"""So many mistakes of a line are mended one after the other."""
_JOINT = (
    r",? (?:and|or|but|then|for|per|if|unless|to|from|with|without|as|that|than|in|on)\b|[,;:] "
)
"""Where a sentence goes on that could have ended."""
_AT_LEAST_NONE = re.compile(
    r"\b(?:at least|min(?:imum)?|no (?:less|fewer) than) (?:0|zero)\b"
    r"|\b(?:0|zero) or more\b|>= ?0\b",
    re.IGNORECASE,
)
TRIED = 6
"""So many beginnings of a sentence are tried."""
LINES = 200
"""So many lines are read as sentences, too; who has more has another trouble."""
FOLLOWED = 10 * LINES
"""Of so many is seen whether what is suggested is sound."""


@dataclass(frozen=True)
class Mending:
    """`heads`: the declarations by the file and the line that they begin in; `own`: identifiers of
    the sets that are being written."""

    library: Library
    heads: Mapping[tuple[str, int], Declaration]
    infos: Sequence[SetInfo]
    words: Vocabulary
    sources: Mapping[str, Source]
    own: Sequence[str]
    folders: Sequence[Path]

    @cached_property
    def known(self) -> dict[str, str]:
        """The names that may lack their quotes or hyphens."""
        return self.words.loosely()

    def of(self, found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
        mistakes: dict[tuple[str, int], list[Diagnostic]] = {}
        for one in found:
            if one.severity == "error" and one.span.line:
                mistakes.setdefault((one.span.file, one.span.line), []).append(one)
        meant: dict[tuple[str, int], Sequence[Diagnostic]] = {}
        read = {*[*mistakes][:LINES]}
        for line in self._lines([*mistakes][:FOLLOWED]):
            place = line.file, line.number
            meant[place] = self._told(line, mistakes[place], place in read)
        for place in [*mistakes][FOLLOWED:]:
            meant[place] = (_untold(mistakes[place][0]),)
        kept: list[Diagnostic] = []
        for one in found:
            place = one.span.file, one.span.line
            if one.severity != "error" or place not in meant:
                kept.append(one)
            elif one is mistakes[place][0]:
                kept += meant[place]
        return tuple(self._with_lines(self._without_given(kept)))

    def _told(self, line: Line, found: Sequence[Diagnostic], reading: bool) -> Sequence[Diagnostic]:
        """The messages for the line, whose suggestions make a sound one."""
        one = self._mended(line, found, reading)
        told = found if one is None else (one,)

        def faults(lines: Sequence[str]) -> Sequence[Diagnostic]:
            return self._faults(line, lines)

        held = [
            holding(one, line.text, [other for other in told if other is not one], faults)
            for one in told
        ]
        if held[0] is not told[0] or is_not_all(held[0]):
            bare = self._as_found(line, found)
            return held if bare is found else self._told(line, bare, reading)
        return held

    def _as_found(self, line: Line, found: Sequence[Diagnostic]) -> Sequence[Diagnostic]:
        """Without what is said otherwise, where with that the same is wrong as before."""
        edit = next(iter(found[0].edits), None)
        if edit is None or not found[0].tells(SAID_OTHERWISE) or edit.span.line != line.number:
            return found
        before, after = (
            self._faults(line, one.split("\n"), anyhow=True)
            for one in (line.text, edited(line.text, edit))
        )
        told = [(one.code, one.message) for one in before]
        same = after and all((one.code, one.message) in told for one in after)
        is_idle = same and len(after) >= len(before) and not before[0].tells(SAID_OTHERWISE)
        return before if is_idle else found

    def _with_lines(self, found: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
        """What a printed text says and no line does is told with the lines to write: those of the
        whole text where all of it is so, else those of the sentence."""
        found = [*found]
        adds: dict[tuple[str, int], list[Diagnostic]] = {}
        for one in found:
            if one.tells(TEXT_ADDS):
                adds.setdefault((one.span.file, one.span.line), []).append(one)
        lines = {(line.file, line.number): line for line in self._lines([*adds][:LINES])}
        told: set[object] = set()
        for one in found:
            place = one.span.file, one.span.line
            if not one.tells(TEXT_ADDS) or place not in lines:
                yield one
                continue
            line = lines[place]
            whole, made = all_added(line.text, adds[place]), []
            if whole:
                made = self._beside(line, whole)
            span: object = place if made else one.span
            before = line.text[: one.span.column - 1]
            if not made and ": " not in before:  # what stands in a box is no line by itself
                made = self._beside(line, line.text[len(before) : one.span.end_column - 1])
            if span not in told:
                yield _added(one, line, made) if made else one
            if made:
                told.add(span)

    def _beside(self, line: Line, sentence: str) -> list[str]:
        """The lines that a printed sentence means, where they can stand on its card."""
        ways = self._read(line, sentence)
        there = {one.strip() for one in line.texts}
        if len(ways) != 1 or there & {*ways[0]} or self._faults(line, [line.text, *ways[0]]):
            return []
        return ways[0]

    def _without_given(self, found: Sequence[Diagnostic]) -> Iterator[Diagnostic]:
        """Without the properties that are missing only because their line is said otherwise."""
        given = {
            (one.span.file, self._header(one.span), f"`{edit.text.split()[0]}`")
            for one in found
            for edit in (one.edits if one.tells(SAID_OTHERWISE) else ())
            if edit.text.strip()
        }
        for one in found:
            place = (one.span.file, one.span.line)
            missing = [word for *at, word in given if (*at,) == place and word in one.message]
            if not missing or not one.tells(PROPERTY_MISSING):
                yield one

    def _header(self, span: Span) -> int:
        """The line where the declaration begins in which this is."""
        return block_of(self.sources[span.file].text.split("\n"), span.line).start

    def _lines(self, places: Sequence[tuple[str, int]]) -> Iterator[Line]:
        """Those of them that stand in a declaration whose name is known."""
        cut = {file: self.sources[file].text.split("\n") for file, _ in places}
        for file, number in places:
            block = block_of(cut[file], number)
            declaration = self.heads.get((file, block.start))
            symbol = self.words.symbol(declaration) if declaration is not None else None
            if declaration is not None and symbol is not None and number > block.start:
                texts = cut[file][block.start - 1 : block.stop - 1]
                yield Line(declaration, symbol, file, number, block.start, texts)

    def _mended(self, line: Line, found: Sequence[Diagnostic], reading: bool) -> Diagnostic | None:
        """The one message for the line, where its suggestion is to be another than it is. Where no
        reading is done nothing is suggested that a reader could know better."""
        if line.text.lstrip().startswith("text "):  # what is printed is as it is
            return None
        plain = plainly(line.said)
        followed, steps, left = self._followed(line, line.text, found)
        if followed and plain == line.text:
            return None if steps == 1 else _whole(found[0], line, [followed])
        if found[0].tells(SAID_OTHERWISE) and self._is_several(line, found[0]):
            return None
        said = report(SAID_OTHERWISE, found[0].span)
        odd = _is_odd(found[0]) and not OF_YOU.match(line.text.strip())
        if odd and not reading:
            return _untold(found[0])
        ways, partly = self._first_read(line, said, _sentences(line.said, found[0]) if odd else ())
        if ways:
            return _whole(said, line, *ways)
        if followed:
            return _whole(found[0], line, [followed]) if steps > 1 else None
        unmended: Sequence[Diagnostic] = ()
        if plain != line.text:
            wrong = self._faults(line, [plain])
            followed, _, unmended = self._followed(line, plain, wrong)
            if odd and wrong and not followed and ". " not in plain:  # one sentence
                sentences = [*_sentences(plain, wrong[0])][1:]
                ways, more = self._first_read(line, said, sentences)
                partly = partly or more
        if followed or ways:
            return _whole(said, line, *([[followed]] if followed else ways))
        if partly is not None:
            return partly
        if _is_odd(found[0]) and (apart := self._apart(line, said)) is not None:
            return apart
        printed = line.said.strip()[:1].isupper()
        if printed and unmended:  # small letters alone make no line of it, nor a full stop less
            by = boxed(line.said)
            span = unmended[0].span
            at = Span(span.file, line.number, span.column + by, line.number, span.end_column + by)
            return replace(unmended[0], span=at, edits=() if by else unmended[0].edits)
        if left and steps and found[0].tells(SAID_OTHERWISE) and not left[0].tells(SAID_OTHERWISE):
            return not_all(found[0], left)
        return None

    def _is_several(self, line: Line, one: Diagnostic) -> bool:
        """Whether several lines are suggested, which are sound."""
        lines = one.edits[0].text.split("\n") if one.edits else []
        return len(lines) > 1 and not self._faults(line, lines)

    def _first_read(
        self, line: Line, said: Diagnostic, sentences: Iterable[str]
    ) -> tuple[list[list[str]], Diagnostic | None]:
        """The lines, or two ways of them, that the first of these sentences means; and what is said
        of one that means something, but not on this card."""
        partly: Diagnostic | None = None
        for sentence in sentences:
            ways = self._read(line, sentence)
            printed = sentence == line.said != plainly(line.said)
            if len(ways) > 1 and not printed:
                continue  # of a slip in a line of the language no guess is made
            wrong = [one for lines in ways for one in self._faults(line, lines)]
            if ways and not wrong:
                return ways, partly
            if wrong and not any(map(_is_odd, wrong)):  # it is the card where it does not fit
                partly = partly or not_all(_whole(said, line, *ways), wrong)
        return [], partly

    def _apart(self, line: Line, said: Diagnostic) -> Diagnostic | None:
        """The sentences of a printed card one by one, which are not understood together; or those
        that are, and which is not."""
        from compiler.advice.rewritten import in_words, sentences

        card = self._card(line)
        if card is None or line.said.strip(" (")[:1].islower():
            return None
        cuts, boxed = sentences(self.library, self.own, self.folders, card, line.said)
        if not cuts:
            return self._so_far(line, said)
        made = [self._alone(line, one) for one in cuts]
        if boxed and not all(one.startswith(_OUTSIDE) for lines in made[1:] for one in lines):
            return None
        lines = [one for some in made for one in some]
        unread = [one for one, some in zip(cuts, made, strict=True) if not some]
        if unread and not lines:
            return self._so_far(line, said)
        if unread and lines:
            return replace(said, cure=f"not understood: “{unread[0]}”; else `{in_words(lines)}`")
        return _whole(said, line, lines) if lines and not self._faults(line, lines) else None

    def _so_far(self, line: Line, said: Diagnostic) -> Diagnostic | None:
        """How much is understood of sentences that speak of each other, from the first on."""
        from compiler.advice.rewritten import in_words
        from compiler.reading.spelling import cut

        cuts = cut(uncommented(line.said).strip())
        for end in range(len(cuts) - 1, 0, -1):
            made = self._alone(line, f"{indent(line.text)}{' '.join(cuts[:end])}")
            if made:
                told = f"not understood: “{cuts[end]}”; what is before it: `{in_words(made)}`"
                return replace(said, cure=told)
        if len(cuts) > 1:
            return replace(said, cure=f"not understood: “{cuts[0]}”")
        return self._begun(line, said)

    def _begun(self, line: Line, said: Diagnostic) -> Diagnostic | None:
        """How much of one sentence is understood, up to a comma or a little word."""
        from compiler.advice.rewritten import in_words

        sentence = uncommented(line.said).strip()
        for joint in [*re.finditer(_JOINT, sentence)][: -TRIED - 1 : -1]:
            head, rest = sentence[: joint.start()], sentence[joint.start() :].strip(" ,;.")
            if re.match("(?i)(?:remove|steal|take) (?!.* from )", head) and "from " in rest:
                continue  # whose it is would be lost
            made = self._alone(line, f"{indent(line.text)}{head}")
            if made and not made[0].startswith("cost "):  # by how much less is no price
                told = f"not understood: “{rest}”; what is before it: `{in_words(made)}`"
                return replace(said, cure=told)
        return None

    def _alone(self, line: Line, sentence: str) -> list[str]:
        """The lines that a sentence means by itself; none where it is not clear."""
        ways = self._read(line, sentence)
        if ways:
            return ways[0] if len(ways) == 1 and not self._faults(line, ways[0]) else []
        plain = plainly(f"{indent(line.text)}{sentence.strip()}")
        followed, *_ = self._followed(line, plain, self._faults(line, [plain]))
        return [followed] if followed else []

    def _followed(
        self, line: Line, text: str, left: Sequence[Diagnostic]
    ) -> tuple[str, int, Sequence[Diagnostic]]:
        """The line when each of its messages has been heeded, after how many, and what is wrong
        then; no line where that does not end well."""
        steps = 0
        while left and steps < STEPS:
            first = left[0]
            sure = first.suggestion is not None or len(first.edits) == 1
            edit = first.edits[0] if first.edits and sure else None
            if edit is None or edit.span.line != line.number or "\n" in edit.text:
                break
            if first.tells(NO_AMOUNT) and _AT_LEAST_NONE.search(line.said):
                break  # who says that it is always so does not mean `no`
            text, steps = edited(text, edit), steps + 1
            left = self._faults(line, [text])
        return "" if left else uncommented(text).strip(), steps, left

    def _read(self, line: Line, sentence: str) -> list[list[str]]:
        from compiler.advice.rewritten import as_ways

        card = self._card(line)
        return as_ways(self.library, self.own, self.folders, card, sentence) if card else []

    def _card(self, line: Line) -> Written | None:
        from compiler.advice.rewritten import Written

        kind = self.words.kind_of(line.declaration)
        holds = any(one.strip().startswith("holds ") for one in line.texts)
        return Written(line.symbol.set, kind[0].words, holds) if kind is not None else None

    def _faults(
        self, line: Line, lines: Sequence[str], anyhow: bool = False
    ) -> Sequence[Diagnostic]:
        """What is wrong with these lines in the place of that one; `anyhow`: also where they are
        said otherwise."""
        file, at = line.file, line.number - line.first
        indented = [f"{indent(line.text)}{one.strip()}" for one in lines]
        tried = Source(file, "\n".join([*line.texts[:at], *indented, *line.texts[at + 1 :], ""]))
        parsed, found = parse(tried)
        made = [one for one in parsed.declarations if one.header.line == 1]
        for one in declared(made[0]) if len(made) == 1 else ():
            found = (*found, *self._lowered(line, spread(one, self.words.kinds), tried))
        here = range(at + 1, at + 1 + len(lines))
        wrong = [one for one in found if one.severity == "error" and one.span.line in here]
        told = reworded(wrong, {file: tried}, self.known, not anyhow) if wrong else ()
        return [moved(one, line.first - 1) for one in told]

    def _lowered(self, line: Line, whole: Declaration, tried: Source) -> Sequence[Diagnostic]:
        """What is wrong with the declaration, or with the rule that lives on it."""
        self.words.of_declaration[id(whole)] = replace(line.symbol, declaration=whole)
        try:
            part = lowered(whole, self.words, self.infos)
            return (*part.found, *self._meant(part, tried))
        finally:
            del self.words.of_declaration[id(whole)]

    def _meant(self, part: Part, tried: Source) -> Iterator[Diagnostic]:
        """What is well said and cannot be right."""
        for card in (one for one in part.made if isinstance(one, Card)):
            for fault in check_new(self.library, with_first_chosen(card)):
                yield placed({tried.name: tried}, fault)


def _is_odd(one: Diagnostic) -> bool:
    """Whether the words are at fault, and not what they mean on this card."""
    return one.code[1] in "01" or one.tells(NO_MEANING_HERE, NO_MEANING_YET)


def _untold(one: Diagnostic) -> Diagnostic:
    """Without what is suggested."""
    return replace(one, suggestion=None, also=None, edits=())


def _sentences(line: str, found: Diagnostic) -> Iterator[str]:
    """The line as it stands, and with what was meant by its first words."""
    yield line
    edit = found.edits[0] if found.suggestion is not None else None
    if edit is not None and edit.span.line == found.span.line and "\n" not in edit.text:
        yield edited(line, edit)


def _added(one: Diagnostic, line: Line, made: Sequence[str]) -> Diagnostic:
    """The message with these lines below the text."""
    from compiler.advice.rewritten import in_words

    end = len(line.text.rstrip()) + 1
    text = "".join(f"\n{indent(line.text)}{added}" for added in made)
    at = Span(one.span.file, line.number, end, line.number, end)
    edit = Edit(at, text, begins=True)  # the text may be what is wrong
    return replace(one, cure=f"write `{in_words(made)}`", edits=(edit,))


def _whole(one: Diagnostic, line: Line, *ways: Sequence[str]) -> Diagnostic:
    """The message with these lines in the place of the whole line, or with other ones."""
    from compiler.advice.rewritten import in_place_of, in_words

    edits = tuple(in_place_of(one.span.file, line.number, line.text, lines) for lines in ways)
    at = edits[0].span if one.tells(SAID_OTHERWISE) else one.span
    first, also = (*map(in_words, ways), None)[:2]
    return replace(one, span=at, cure=None, suggestion=first, also=also, edits=edits)
