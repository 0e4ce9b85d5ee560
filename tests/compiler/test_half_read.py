"""Lines of which only a part could be done are refused: no word is read and then left alone."""

from __future__ import annotations

from tests.bundled import load_text

LINES = """
spend 1 plant/heat -> gain 1 steel
steal 2 plants/heat from any player
remove 1 animal/microbe from any card
add 1 animal/microbe here
spend 1 animal/microbe here -> gain 1 heat
raise temperature/oxygen 1
requires oxygen/temperature 2
effect: opponents may not raise temperature/oxygen
effect: steel/titanium is worth 1 more
effect: you may spend heat/plants as megacredits
effect: plants is worth 1 more
effect: this card costs 1 less per city
effect: other cards cost 1 less
effect: it costs 1 less
effect: standard projects cost 1 less per science tag max
action: pay 8 with plants -> place ocean
action: add 1 animal here or remove 1 animal here -> gain 3 megacredits
action: gain 1 plant or spend 1 heat -> gain 2 heat
fund "Banker" for free
look at 2 events then take 1 of them
play 1 card from the deck for free
move 1 card from the deck to hand
gain 1 plant per event in play
gain 1 plant per 2 cities max 3
raise ocean 1
vp X
""".strip().splitlines()


def test_lines_that_would_be_half_read() -> None:
    cards = [
        f'active {number:03} "Example {number}"\n  cost 1\n  holds animal\n  {line}\n'
        for number, line in enumerate(LINES)
    ]
    found = load_text("".join(cards), name="example").diagnostics
    refused = {one.span.line for one in found if one.severity == "error"}
    assert [line for number, line in enumerate(LINES) if 4 * number + 4 not in refused] == []


def test_what_chance_decides_nobody_chooses() -> None:
    """A text that says the one is none of a card that does the other."""
    for words, line in (
        ("Let chance decide: gain 1 plant or 2 heat.", "gain 1 plant or 2 heat"),
        ("Gain 1 plant or 2 heat.", "by chance: gain 1 plant or gain 2 heat"),
    ):
        card = f'event 001 "Example"\n  cost 10\n  text "{words}"\n  {line}\n'
        assert [one.code for one in load_text(card, ("base",)).errors] == ["E2200"]
