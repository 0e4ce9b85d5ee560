"""Whatever is typed: no exception, places within the text, and the formatter keeps the meaning."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dsl.lexicon.words import BASES, PLAYERS, RESERVED, SCOPES
from dsl.messages.diagnostics import render
from dsl.reading.source import Source, Span, normalise
from dsl.syntax.format import format_source
from dsl.syntax.parser import parse

words = st.sampled_from(
    [*sorted(RESERVED), *sorted(BASES), *PLAYERS, *SCOPES, "it is refused", "answers", "rows"]
)
names = st.sampled_from(["plant", "cost", "M€", "Łódź", "city", "steel", "CEO's", '"A b"', "“C”"])
marks = st.sampled_from([",", ":", "->", "→", "(", ")", "/", '"', "#", "-", "+2", "3X", "X", "11%"])
lines = st.lists(words | names | marks | st.integers(0, 50).map(str), max_size=9).map(" ".join)
indented = st.tuples(st.integers(0, 6), lines).map(lambda pair: " " * pair[0] + pair[1])
cards = st.lists(indented, max_size=8).map(lambda body: 'active 001 "A"\n  ' + "\n".join(body))


def check(text: str) -> None:
    source = Source("fuzz.mars", normalise(text))
    file, found = parse(source)
    for diagnostic in found:
        check_span(diagnostic.span, source)
    for declaration in file.declarations:
        for node in (declaration, *declaration.notes, *declaration.lines):
            check_span(node.span, source)
    render(found, {source.name: source})
    formatted = Source(source.name, format_source(source))
    assert format_source(formatted) == formatted.text
    if not found:
        assert parse(formatted) == (file, ())


def check_span(span: Span, source: Source) -> None:
    """A message at the end of a line may point one column past it."""
    rows = source.text.split("\n")
    assert 1 <= span.line <= span.end_line <= len(rows)
    assert 1 <= span.column <= len(rows[span.line - 1]) + 1
    assert 1 <= span.end_column <= len(rows[span.end_line - 1]) + 2
    assert (span.line, span.column) < (span.end_line, span.end_column)


@given(st.text())
def test_any_text(text: str) -> None:
    check(text)


@given(st.lists(cards, max_size=3).map("\n".join))
def test_words_of_the_language_in_any_order(text: str) -> None:
    check(text)


@given(st.text(alphabet=' \n#":,->()/abX19', max_size=60).map('active 1 "A"\n  '.__add__))
def test_marks_in_any_order(text: str) -> None:
    check(text)
