"""Messages to the author: one way to report one, one way to show it.

In: a message, a place and the words to fill in. Out: `Diagnostic` values, which every stage
collects and none raises, and their text for a terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from dsl.messages.record import CATALOGUE, Message, Severity
from dsl.reading.records import dataclass
from dsl.reading.source import Source, Span

__all__ = [
    "Diagnostic",
    "Edit",
    "Message",
    "Severity",
    "applied",
    "catalogue_markdown",
    "near",
    "nearest",
    "render",
    "report",
]


@dataclass(frozen=True, slots=True)
class Edit:
    """`text` in the place of what the span marks, which may be nothing. `begins`: it is only text
    to start from, whose values are still to be chosen; none but editors offer it."""

    span: Span
    text: str
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """`message` names the fault, `cure` what to do; `suggestion` is what was probably meant, `also`
    what may have been meant just as well. `edits`: the ways to do so, each one whole; those of the
    suggestions first."""

    code: str
    severity: Severity
    span: Span
    message: str
    cure: str | None = None
    suggestion: str | None = None
    also: str | None = None
    edits: tuple[Edit, ...] = ()

    def tells(self, *messages: Message) -> bool:
        return any(self.code == message.code for message in messages)


def report(
    message: Message,
    span: Span,
    cure: str | None = None,
    suggestion: str | Sequence[str] | None = None,
    at: Span | None = None,
    instead: str | None = None,
    **params: object,
) -> Diagnostic:
    """The message at `span`, its text filled with `params`. Of several suggestions the first two
    are kept. They are to stand in the place of `at`, as does `instead`, what the cure says; that is
    `span` where nothing is said."""
    meant = (suggestion,) if isinstance(suggestion, str) else tuple(suggestion or ())
    first, also = (*meant[:2], None, None)[:2]
    text = message.text.format(**params)
    texts = (*meant[:2], *(() if instead is None else (instead,)))
    edits = tuple(Edit(at or span, text) for text in texts)
    return Diagnostic(message.code, message.severity, span, text, cure, first, also, edits)


def applied(text: str, edit: Edit) -> str:
    """The text of the source, mended."""
    lines = text.split("\n")
    span = edit.span
    before = lines[span.line - 1][: span.column - 1]
    after = lines[span.end_line - 1][span.end_column - 1 :]
    lines[span.line - 1 : span.end_line] = (before + edit.text + after).split("\n")
    return "\n".join(lines)


# ---- suggestions --------------------------------------------------------------------------------


def near(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `word` was probably meant to be, or None. Letter case does not count."""
    return next(iter(nearest(word, candidates)), None)


def nearest(word: str, candidates: Iterable[str]) -> tuple[str, ...]:
    """The candidate that `word` was probably meant to be, and one that is as near, if there is.

    The shorter the word, the fewer slips are forgiven; two swapped neighbours are one slip."""
    typed, letters = _lowered(word)
    allowed = 0 if len(typed) < 2 else 1 if len(typed) < 5 else 2 if len(typed) < 9 else 3
    found: list[tuple[int, bool, bool, bool, int, str]] = []
    candidates = tuple(dict.fromkeys(candidates))
    for index, candidate in enumerate(candidates):
        meant, theirs = _lowered(candidate)
        if abs(len(meant) - len(typed)) > allowed:
            continue
        if (letters & ~theirs).bit_count() > allowed or (theirs & ~letters).bit_count() > allowed:
            continue  # a slip brings one other letter at most
        slips = _slips(typed, meant, allowed)
        if slips <= allowed and slips < len(typed):
            # Letters that are all there, but out of order, are the likeliest slip of all.
            ordered = sorted(meant) != sorted(typed)
            begins, ends = meant[:1] != typed[:1], meant[-1:] != typed[-1:]
            if slips < 2 or len(typed) > 5 or not begins:  # `venus` is not `minus`
                found.append((slips, ordered, begins, ends, index, candidate))
    found.sort()
    if not found and len(typed) >= 4:
        whole = [name for name in candidates if name.lower().startswith(typed)]
        return tuple(dict.fromkeys(whole))[:1]
    return tuple(one[-1] for one in found[:2] if one[0] == found[0][0])


@lru_cache(maxsize=50_000)
def _lowered(word: str) -> tuple[str, int]:
    """With its letters as bits, so that most words are told apart at a glance."""
    lowered, letters = word.lower(), 0
    for letter in lowered:
        letters |= 1 << ord(letter) % 63
    return lowered, letters


def _slips(a: str, b: str, most: int) -> int:
    """How many letters are missing, too many, wrong or swapped with their neighbour; or more than
    `most`."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, last, row = row, before, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if last and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most and min(before) > most:
            return most + 1
    return row[-1]


WIDEST = 160
"""Characters of a line that are shown with a message: a document may be a single line."""


# ---- showing ------------------------------------------------------------------------------------

_WORDS: dict[Severity, str] = {"error": "error", "warning": "warning", "note": "note"}
_COLOURS: dict[Severity, str] = {"error": "31", "warning": "33", "note": "36"}


def render(
    diagnostics: Iterable[Diagnostic], sources: Mapping[str, Source], colour: bool = False
) -> str:
    """The messages as text, in the order given, each with its source line; `""` for none.

    `sources` holds the sources by the file name of the spans; a message about a source that is
    not there is shown without its line."""
    blocks = [_block(d, sources.get(d.span.file), colour) for d in diagnostics]
    return "\n\n".join(blocks) + "\n" if blocks else ""


def _block(diagnostic: Diagnostic, source: Source | None, colour: bool) -> str:
    paint = _COLOURS[diagnostic.severity] if colour else ""
    word = _painted(f"{_WORDS[diagnostic.severity]} {diagnostic.code}", paint)
    place = f"{diagnostic.span}: " if diagnostic.span.line else ""
    if not place and diagnostic.span.file:
        place = f"{diagnostic.span.file}: "
    lines = [f"{place}{word}: {diagnostic.message}"]
    if source is not None and diagnostic.span.line:
        lines += _marked(diagnostic.span, source, paint)
    if diagnostic.suggestion is not None:
        also = f" or `{diagnostic.also}`" if diagnostic.also is not None else ""
        lines.append(f"    did you mean `{diagnostic.suggestion}`{also}?")
    if diagnostic.cure is not None:
        lines.append(f"    help: {diagnostic.cure}")
    return "\n".join(lines)


def _marked(span: Span, source: Source, paint: str) -> list[str]:
    """The line of the span and the marks under it; of several lines the first."""
    text = source.line(span.line)
    last = span.end_column if span.end_line == span.line else len(text) + 1
    first = max(0, span.column - 1 - WIDEST // 3) if len(text) > WIDEST else 0
    before, shown = "…" if first else "", text[first : first + WIDEST]
    after = "…" if first + WIDEST < len(text) else ""
    gap = " " * (span.column - 1 - first + len(before))
    marks = "^" * max(1, min(last, first + WIDEST + 1) - span.column)
    return [f"    {before}{shown}{after}", f"    {gap}{_painted(marks, paint)}"]


def _painted(text: str, paint: str) -> str:
    return f"\x1b[{paint}m{text}\x1b[0m" if paint else text


# ---- the reference page -------------------------------------------------------------------------


def catalogue_markdown() -> str:
    """`docs/diagnostics.md`: every record, by code."""
    parts = ["# Messages\n", _INTRODUCTION]
    for one in sorted(CATALOGUE.values(), key=lambda one: (one.code[1:], one.code)):
        parts.append(f"## {one.code}: {one.text}\n\n{one.why}\n")
        parts.append(f"Wrong:\n\n```mars\n{one.bad.rstrip()}\n```\n")
        parts.append(f"Right:\n\n```mars\n{one.good.rstrip()}\n```\n")
    return "\n".join(parts)


_INTRODUCTION = """\
Every message has a code that never changes its meaning. `E` is an error, `W` a warning, `N` a note
of the author to himself. The first digit is the stage: 0 the text, 1 names and kinds, 2 meaning,
3 sets and files, 4 scenarios, 5 the engine. Words in `{}` are filled in.
"""
