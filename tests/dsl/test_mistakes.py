"""Mistakes: each is told where it is, none hides the next, and good text around them is kept."""

from __future__ import annotations

import re

import pytest

from dsl.messages.diagnostics import Diagnostic, render
from dsl.reading.source import Source, normalise
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import parse


def read(text: str) -> tuple[tuple[Declaration, ...], tuple[Diagnostic, ...], Source]:
    source = Source("test.mars", normalise(text))
    file, found = parse(source)
    return file.declarations, found, source


def marked(source: Source, found: Diagnostic) -> str:
    return source.line(found.span.line)[found.span.column - 1 : found.span.end_column - 1]


SEVERAL = """\
event 009 "One"
  cost 14
  remove up to plants from any player
  action: spend 3 energy raise oxygen 1
  raise temperature 1

active 134 Two Words
  gain 1 plant, draw 1 card or gain 2 heat

active 038 "Three"
  cost 8
  when you play a science tag, draw 1 card
  vp 1 per
"""


def test_several_mistakes_give_several_messages() -> None:
    declarations, found, source = read(SEVERAL)
    assert [(d.code, d.span.line, marked(source, d)) for d in found] == [
        ("E0023", 3, "plants"),
        ("E0014", 4, "raise"),
        ("E0007", 7, "Two Words"),
        ("E0016", 8, "or"),
        ("E0013", 12, ","),
        ("E0021", 13, "per"),
    ]
    assert [(d.name, len(d.lines), d.partial) for d in declarations] == [
        ("One", 2, True),
        ("Three", 1, True),
    ]


def test_good_declarations_beside_a_bad_one() -> None:
    declarations, found, _ = read('tag moon\n\nactive 1 "A\n  cost 3\n\ntag sun\n')
    assert [d.words[-1].text for d in declarations] == ["moon", "sun"]
    assert [d.code for d in found] == ["E0002"]
    assert not any(d.partial for d in declarations)


def test_spans_are_those_of_the_file() -> None:
    (first, second), _, _ = read('\n# head\ntag moon\n\nactive 1 "A"\n  cost 3\n\n  gain 2 heat\n')
    assert str(first.span) == "test.mars:3:1"
    assert (second.span.line, second.span.end_line, second.span.end_column) == (5, 8, 14)
    assert (second.header.line, second.header.column, second.header.end_column) == (5, 1, 13)
    assert [(line.span.line, line.span.column) for line in second.lines] == [(6, 3), (8, 3)]


@pytest.mark.parametrize(
    ("line", "code", "suggestion"),
    [
        ("remvoe 1 animal from any card -> add 1 animal here", "E0001", "remove"),
        ("whne you place a city: gain 1 plant", "E0001", "when"),
        ("add 1 animal here form any card", "E0019", "from"),
        ("remove 1 animal frmo any card", "E0019", "from"),
        ("action: plaec city", "E0019", "place"),
        ("when you plya a card: gain 1 plant", "E0024", "play"),
        ("gain 1 plant thn draw 1 card", "E0019", "then"),
        ("if you rasied rating: gain 1 plant", "E0019", "raised"),
        ("effect: cards csot 1 less", "E0019", "cost"),
        ("then red may chose city", "E0019", "choose"),
    ],
)
def test_a_misspelt_word_is_recognised(line: str, code: str, suggestion: str) -> None:
    _, found, _ = read(f'active 1 "A"\n  {line}\n')
    assert [(d.code, d.suggestion) for d in found] == [(code, suggestion)]


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("action spend 1 heat -> gain 1 plant", "E0013", "spend"),
        ("effect you may spend heat as steel", "E0013", "you"),
        ("if 3 plant tags production +4 plants", "E0013", "production"),
        ("that player lose 1 heat", "E0013", "lose"),
        ('then it is refused "why"', "E0013", '"why"'),
        ("when you play a card:", "E0022", ""),
        ("gain 1 plant draw 1 card", "E0015", "draw"),
        ("gain 1 plant may draw 1 card", "E0015", "may"),
        ("production -1 energy +2 heat", "E0008", "+2"),
        ("given red has 3 heat blue has 2 heat", "E0008", "blue"),
        ('given red has "A" in play blue has 2 heat', "E0008", "blue"),
        ("then red 3 heat", "E0033", "3"),
        ("red has 3 heat", "E0033", "red"),
        ("then it refused", "E0033", "refused"),
        ("effect: may spend heat as steel", "E0033", "may"),
        ("effect: steel worth 1 more", "E0033", "worth"),
        ("if you did not raised rating: gain 1 plant", "E0019", "raised"),
        ("2 plants", "E0017", "2"),
        ("+2 plants", "E0017", "+2"),
        ("action: production energy", "E0023", "production"),
        ("effect: cards cost less", "E0023", "less"),
        ("tags, plant", "E0019", ","),
        ("gain 1 plant.", "E0003", "."),
        ("spend 1 heat => gain 1 plant", "E0003", "="),
        ("gain [1 plant]", "E0003", "["),
        ("gain 1 plant)", "E0012", ")"),
        ("gain 1 plant or (gain 1 heat", "E0011", "("),
        ("holds draw", "E0020", "draw"),
        ("requires", "E0021", "requires"),
        ("steal 1 heat from", "E0021", "from"),
        ('copy "A', "E0002", '"A'),
    ],
)
def test_the_word_at_fault_is_marked(line: str, code: str, words: str) -> None:
    _, found, source = read(f'active 1 "A"\n  {line}\n')
    assert [(d.code, marked(source, d)) for d in found] == [(code, words)]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("  cost 3\n  gain 1 plant\n", ["E0004"]),
        ("gain 2 plants\n", ["E0005"]),
        ("action: gain 2 plants\n", ["E0005"]),
        ('"Name" active 3\n', ["E0006"]),
        ('active 1 "A":\n  cost 3\n', ["E0025"]),
        ('active 1 "A"\n    cost 3\n  gain 1 plant\n    gain 2 heat\n', ["E0009", "E0010"]),
        ('active 1 "A"\n  cost 3\n     gain 1 plant\n     gain 2 heat\n  vp\n', ["E0010"]),
        ('scenario "A"\n  when red passes\n  answers 3\n', ["E0010"]),
        ('scenario "A"\n  red passes\n    answers 3\n', ["E0010"]),
        ('scenario "A"\n  whne red passes\n    answers 3\n', ["E0001"]),
        ('scenario "A"\n  when red passes\n    gain 1 plant\n    answers 3\n', ["E0027"]),
        ('scenario "A"\n  when red passes\n    answers\n', ["E0018"]),
    ],
)
def test_indentation_and_headers(text: str, codes: list[str]) -> None:
    assert [d.code for d in read(text)[1]] == codes


def test_a_line_with_wrong_indentation_is_still_read() -> None:
    (card,), found, source = read('active 1 "A"\n  cost 3\n      gain 1 plant draw 1 card\n')
    assert [(d.code, marked(source, d)) for d in found] == [
        ("E0010", "gain 1 plant draw 1 card"),
        ("E0015", "draw"),
    ]
    assert len(card.lines) == 1


LINES = [line for line in SEVERAL.splitlines() if line.startswith("  ")]


@pytest.mark.parametrize("cut", range(1, 40))
def test_no_message_names_a_terminal(cut: int) -> None:
    text = SEVERAL + "\n".join(f'active {n} "A"\n{line[:cut]}\n' for n, line in enumerate(LINES))
    _, found, source = read(text)
    shown = re.sub(r"[EWN]\d{4}", "", render(found, {source.name: source}))
    without_sources = re.sub(r"(?m)^    (?!help|did).*$", "", shown)
    assert not re.search(r"\b_?[A-Z]{2,}", without_sources)
