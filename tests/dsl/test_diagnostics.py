"""Messages: what is suggested, how it is shown."""

from __future__ import annotations

import pytest

from dsl.messages.diagnostics import near, render, report
from dsl.messages.syntax import BEFORE_ANY_DECLARATION, UNKNOWN_BEGINNING
from dsl.reading.source import Source, Span

WORDS = ("titanium", "steel", "plant", "of", "on", "from", "gain", "given", "cost", "costs")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("titanum", "titanium"),
        ("titanium", "titanium"),
        ("Titanium", "titanium"),
        ("tianitum", "titanium"),
        ("stele", "steel"),
        ("form", "from"),
        ("gian", "gain"),
        ("plan", "plant"),
        ("cots", "cost"),
        ("fo", "of"),
        ("x", None),
        ("", None),
        ("zz", None),
        ("uranium oxide", None),
    ],
)
def test_near(typed: str, meant: str | None) -> None:
    assert near(typed, WORDS) == meant


def test_near_prefers_fewer_slips_then_the_first_letter_then_order() -> None:
    assert near("cat", ["bat", "cut", "cot"]) == "cut"
    assert near("heat", ["heats", "heat"]) == "heat"


SOURCE = Source("set/a.mars", 'active 001 "Ä"\n  gian 2 plants\n')


def test_render_shows_place_line_marks_and_cure() -> None:
    span = Span("set/a.mars", 2, 3, 2, 7)
    found = report(UNKNOWN_BEGINNING, span, cure="look it up", suggestion="gain", word="gian")
    assert render([found], {"set/a.mars": SOURCE}) == (
        "set/a.mars:2:3: error E0001: no line begins with `gian`\n"
        "      gian 2 plants\n"
        "      ^^^^\n"
        "    did you mean `gain`?\n"
        "    help: look it up\n"
    )


def test_render_of_several_lines_and_of_an_unknown_source() -> None:
    long = report(BEFORE_ANY_DECLARATION, Span("set/a.mars", 1, 1, 2, 5))
    elsewhere = report(BEFORE_ANY_DECLARATION, Span("b.mars", 1, 1, 1, 2))
    shown = render([long, elsewhere], {"set/a.mars": SOURCE})
    assert '    active 001 "Ä"\n    ^^^^^^^^^^^^^^\n\n' in shown
    assert shown.endswith("b.mars:1:1: error E0004: this line stands before any declaration\n")


def test_render_in_colour_marks_only() -> None:
    found = report(BEFORE_ANY_DECLARATION, Span("set/a.mars", 1, 1, 1, 7))
    shown = render([found], {"set/a.mars": SOURCE}, colour=True)
    assert "\x1b[31merror E0004\x1b[0m" in shown
    assert "\x1b[31m^^^^^^\x1b[0m" in shown


def test_render_of_nothing() -> None:
    assert render([], {}) == ""
