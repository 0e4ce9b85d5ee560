"""The formatter: one way to write a thing."""

from __future__ import annotations

import pytest

from dsl.reading.source import Source, normalise
from dsl.syntax.format import format_source


def formatted(text: str) -> str:
    return format_source(Source("test.mars", normalise(text)))


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("tags  city ,building", "  tags city, building"),
        (
            "gain 1 plant or(draw 1 card , gain 2 heat )",
            "  gain 1 plant or (draw 1 card, gain 2 heat)",
        ),
        (
            "when you play a plant / animal tag :gain 1 plant",
            "  when you play a plant/animal tag: gain 1 plant",
        ),
        ("spend 1 heat→gain 1 plant", "  spend 1 heat -> gain 1 plant"),
        ("production \u22122 heat", "  production -2 heat"),
        ("copy “A  b”", '  copy "A  b"'),
        ("cost 3   #  why ", "  cost 3  #  why"),
        ("each   player:vp -1", "  each player: vp -1"),
        ("then red may choose city  at C4", '  then red may choose "city at C4"'),
        ('then red may  not choose "C4"', '  then red may not choose "C4"'),
        (
            "when red passes\n      answers  a b ,“c, d” # e",
            '  when red passes\n    answers a b, "c, d"  # e',
        ),
        ("at  0 : place ocean", "  at 0: place ocean"),
    ],
)
def test_line(written: str, canonical: str) -> None:
    assert formatted(f'active 001 "A"\n    {written}\n') == f'active 001 "A"\n{canonical}\n'


def test_header() -> None:
    assert formatted("resource  gas “Gas” ,worth 2 on space cards") == (
        'resource gas "Gas", worth 2 on space cards\n'
    )


def test_rows_of_a_board_are_a_honeycomb() -> None:
    text = 'board red "A"\n  rows   # drawn\n  .s  ~\n     # between\n  ^ . *cc  # last\n'
    assert formatted(text) == (
        'board red "A"\n  rows  # drawn\n      .s  ~\n  # between\n    ^   .   *cc  # last\n'
    )


def test_blank_lines_and_comments() -> None:
    head, card = "# head\n", '# about a\nactive 1 "A"\n'
    text = f"\n\n{head}\n\ntag moon\ntag sun\n{card} cost 3\n\n\n # in\n vp 1\ntag star\n\n"
    body = "  cost 3\n\n  # in\n  vp 1\n"
    assert formatted(text) == f"{head}\ntag moon\ntag sun\n\n{card}{body}\ntag star\n"


def test_a_declaration_with_a_mistake_is_left_alone() -> None:
    text = 'active 1 "A"\n    cost   3\n    gain 1 plant draw 1 card   # no\n\ntag   moon\n'
    assert formatted(text) == text.replace("tag   moon", "tag moon")


def test_nothing() -> None:
    assert formatted("") == ""
    assert formatted("\n\n") == ""
