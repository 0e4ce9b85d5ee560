"""What is suggested for a line is sound, and printed text becomes lines."""

import pytest

from dsl.messages.diagnostics import applied
from tests.bundled import load_text

CARD = """active "Old Pump"
  cost 4
  holds microbe
"""


def mended(line: str) -> tuple[str, ...]:
    """What the one message suggests, which makes a sound card."""
    text = f"{CARD}  {line}\n"
    (one,) = load_text(text, ("corporate-era",)).errors
    assert one.suggestion is not None
    whole = applied(text, one.edits[0])
    assert load_text(whole, ("corporate-era",)).errors == ()
    return tuple(each.strip() for each in whole.split("\n")[3:] if each)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (
            "Action: Spend 1 energy to gain 3 megacredits.",
            ("action: spend 1 energy -> gain 3 megacredits",),
        ),
        (
            "Increase your energy production 1 step and gain 2 plants.",
            ("production +1 energy, gain 2 plants",),
        ),
        (
            "Effect: When you play a space card, gain 2 heat.",
            ("when you play a space card: gain 2 heat",),
        ),
        (
            "Action: Reveal the top card of the deck. If it has a space tag, gain 1 titanium.",
            ("action: reveal 1 card then if it has a space tag: gain 1 titanium",),
        ),
        (
            "Effect: When an ocean is placed, gain 1 plant. When you place a city tile, gain 3 M€.",
            (
                "when anyone places an ocean: gain 1 plant",
                "when you place a city: gain 3 megacredits",
            ),
        ),
        ("Effect: Your plant tags cost 1 M€ less.", ("effect: plant tags cost 1 less",)),
        ("Take 2 steel from another player.", ("steal 2 steel from an opponent",)),
        ("1 VP for every 2 microbes on this card.", ("vp 1 per 2 microbes here",)),
        (  # all of it is done by the opponent
            "An opponent draws a card and gains 2 plants.",
            ("an opponent: draw 1 card, gain 2 plants",),
        ),
        (
            "Each opponent discards a card and loses 1 energy production.",
            ("each opponent: discard 1 card, lose 1 energy production",),
        ),
        (
            "Each opponent loses 2 plants and you gain 1 plant.",
            ("each opponent: lose 2 plants", "gain 1 plant"),
        ),
        (  # by what people say the one, by the reader the other
            "Gain 4 titanium. Take two more actions right now.",
            ("gain 4 titanium", "take 2 actions"),
        ),
    ],
)
def test_printed_text_becomes_lines(line, meant):
    assert mended(line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("action: spnd 1 enrgy -> gian 3 heat", "action: spend 1 energy -> gain 3 heat"),
        ("gian 2 plnts per microbe here", "gain 2 plants per microbe here"),
        (
            "when you are the first to pass: gain 2 plants",
            "when you pass: if no opponent passed this generation: gain 2 plants",
        ),
        (
            "when your energy production is lowered: gain 1 heat",
            "when you lose energy production: gain 1 heat",
        ),
        (
            "the next space card you play this generation costs 4 less",
            "next space card this generation: it costs 4 less",
        ),
        (
            "next standard project you use this generation costs 6 M€ less",
            "next standard project this generation: it costs 6 less",
        ),
    ],
)
def test_several_slips_are_mended_at_once(line, meant):
    assert mended(line) == (meant,)


def test_the_sentence_that_is_not_understood_is_named():
    line = "Gain 4 titanium. Ask a friend for a song. Draw a card."
    (found,) = load_text(f"{CARD}  {line}\n", ("corporate-era",)).errors
    assert found.cure == (
        "not understood: “Ask a friend for a song.”; else `gain 4 titanium` and `draw 1 card`"
    )
    assert found.edits == ()


@pytest.mark.parametrize(
    "line",
    [
        "Gain 4 titanium. Then sing it to them.",  # of what came before
        "Action: Spend 1 energy to gain 2 heat. Take two more actions right now.",  # in the box
    ],
)
def test_sentences_that_belong_together_are_not_taken_apart(line):
    (found, *_) = load_text(f"{CARD}  {line}\n", ("corporate-era",)).errors
    assert "; else" not in (found.cure or "")
    assert "titanium" not in (found.suggestion or "")


def test_how_far_sentences_that_belong_together_are_understood():
    line = "Gain 4 titanium. Then sing it to them."
    (found,) = load_text(f"{CARD}  {line}\n", ("corporate-era",)).errors
    told = "not understood: “Then sing it to them.”; what is before it: `gain 4 titanium`"
    assert found.cure == told
    assert found.edits == ()


@pytest.mark.parametrize("line", ["Sprout 2 plants now.", "Gain 2 of those things."])
def test_what_is_not_understood_is_left_as_it_was(line):
    found = load_text(f"{CARD}  {line}\n", ("corporate-era",)).errors
    assert found
    assert not any("production" in (one.suggestion or "") for one in found)


def test_what_can_mean_either_is_told_both_ways():
    found = load_text(f"{CARD}  Lose 3 heat for each city you own (max 5).\n", ("base",)).errors
    assert found[0].suggestion == "spend 3 heat per city max 5"
    assert found[0].also == "lose 3 heat per city max 5"
    assert [edit.text for edit in found[0].edits] == [found[0].suggestion, found[0].also]


def test_each_line_has_its_own():
    text = f"{CARD}  action: spnd 1 energy -> gian 3 heat\n  Gain 2 plants and 1 heat.\n"
    found = load_text(text, ("corporate-era",)).errors
    assert [one.span.line for one in found] == [4, 5]
    assert found[1].edits[0].text == "gain 2 plants, 1 heat"
