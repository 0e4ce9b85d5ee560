"""Lines of colonies, parties and delegates, at each place where effects stand: done, or refused.

What is done is said as a fact of a scenario, so that the engine is asked and the reference answers.
"""

from __future__ import annotations

from runtime.driving.scenario import Outcome, run
from tests.bundled import for_scenarios, load_text

LINES: dict[str, tuple[str, str] | None] = {
    "place 2 delegates in a party": ("greens", "red has 3 delegates in greens"),
    "place all delegates in a party": ("greens", "red has 7 delegates in greens"),
    "place 1 delegate in any party": ("reds", "red has 1 delegate in reds"),
    "place 1 delegate from the lobby in a party": ("reds", "red has 1 delegate in reds"),
    "remove 1 delegate of an opponent from any party": ("", "blue has 0 delegates in unity"),
    "remove 1 neutral delegate from any party": ("scientists", "0 neutral delegates in scientists"),
    "exchange a neutral delegate for your delegate": (
        "scientists",
        "red has 1 delegate in scientists",
    ),
    "exchange a delegate of an opponent for your delegate": ("", "red has 1 delegate in unity"),
    "exchange the neutral chairman for your delegate": ("", "red is chairman"),
    "gain 1 heat per delegate": ("", "red has 1 heat"),
    "gain 1 heat per party with your delegate": ("", "red has 1 heat"),
    "gain 1 heat per delegate in greens": ("", "red has 1 heat"),
    "gain 1 heat per delegate of an opponent": ("", "red has 1 heat"),
    "each player: place 1 delegate in a party": ("reds, reds", "blue has 1 delegate in reds"),
    "an opponent: place 1 delegate in a party": ("reds", "blue has 1 delegate in reds"),
    "that player: gain 1 heat": None,
    "place X delegates in a party": None,
    "place up to 2 delegates in a party": None,
    "place 1 delegate per city in a party": None,
    "place 1 delegate in each party": ("", "red has 1 delegate in reds"),
    "place 2 delegates in different parties": (
        '"place 1 delegate in reds, place 1 delegate in unity"',
        "red has 1 delegate in unity",
    ),
    "place 7 delegates in different parties": None,
    "place X delegates in different parties": None,
    "place 1 delegate in another party": None,
    "place 2 delegates from the lobby in a party": None,
    "place 1 neutral delegate in a party": ("reds", "1 neutral delegate in reds"),
    "place 1 delegate of an opponent in a party": None,
    "remove 2 delegates from any party": None,
    "remove X delegates from any party": None,
    "remove all delegates from any party": None,
    "exchange 2 neutral delegates for your delegate": None,
    "raise influence 1": None,
    "lose 1 delegate": None,
    "nobody: place 1 delegate in a party": None,
    "place a colony": ('"Ganymede"', 'red has 1 colony on "Ganymede"'),
    "place a colony ignoring your colonies": ('"Luna"', 'red has 2 colonies on "Luna"'),
    "an opponent: place a colony": ('"Luna"', 'blue has 1 colony on "Luna"'),
    "trade": ('"Luna"', "red has 4 megacredits"),
    "raise a colony track 1": ('"Luna"', 'colony track 2 on "Luna"'),
    "raise a colony track 1 then lower another colony track 1": (
        '"Luna", "Ganymede"',
        'colony track 0 on "Ganymede"',
    ),
    "lower a colony track 1": ('"Ganymede"', 'colony track 0 on "Ganymede"'),
    "gain all colony bonuses": ("", "red has 2 megacredits"),
    "gain 1 heat per colony": ("", "red has 1 heat"),
    "gain 1 heat per colony in play": ("", "red has 2 heat"),
    "gain 1 heat per colony of opponents": ("", "red has 1 heat"),
    "place 2 colonies": ('"Ganymede", "Io"', 'red has 1 colony on "Io"'),
    "place X colonies": None,
    "place all colonies": None,
    "place up to 2 colonies": None,
    "place 2 colony tiles": None,
    "trade 2": None,
    "raise a colony track X": None,
    "raise a colony track 1 per city": None,
    "raise each colony track 1": ("", 'colony track 2 on "Ganymede"'),
    "raise all colony tracks 1": ("", 'colony track 2 on "Ganymede"'),
    "raise 2 colony tracks 1": None,
    "raise another colony track 1": None,
    "raise a colony track 7": None,
    "remove 1 colony of you -> place a colony on another colony tile": (
        '"Ganymede"',
        'red has no colony on "Luna", 1 colony on "Ganymede"',
    ),
    "trade with another colony tile": None,
    "raise that colony track 1": None,
    "gain 2 colony bonuses": None,
    "remove 1 colony": None,
    "move 1 colony": None,
    "nobody: place a colony": None,
    "nobody: trade": None,
}
"""What is answered, and what is so then; None where it is refused."""

GIVEN = """  players red, blue
  given the ruling party is kelvinists, the dominant party is greens
  given red has 1 delegate in greens, 1 colony on "Luna", 0 megacredits
  given blue has 1 delegate in unity, 1 colony on "Io", 1 neutral delegate in scientists
  given colony track 1 on "Ganymede"
"""


def tried() -> tuple[set[str], dict[str, Outcome]]:
    """The lines that are refused, and what comes of the others, each on a card of its own."""
    text, lines = "", {}
    for n, line in enumerate(LINES):
        lines[text.count("\n") + 3] = line
        text += f'event "Card {n}"\n  cost 0\n  {line}\n'
    for n, (line, told) in enumerate(LINES.items()):
        if told is not None:
            said = f"    answers {told[0]}\n" if told[0] else ""
            text += f'scenario "{line}"\n{GIVEN}  given red has "Card {n}" in hand\n'
            text += f'  when red plays "Card {n}"\n{said}  then {told[1]}\n'
    loaded = load_text(text, uses=("turmoil", "colonies"), name="lines", advised=False)
    refused = {lines[one.span.line] for one in loaded.errors}
    program = for_scenarios(loaded.library)
    own = [one for one in loaded.library.scenarios if one.by.startswith("lines:")]
    return refused, {one.name: run(program, one) for one in own}


def test_lines_of_expansions_are_done_or_refused() -> None:
    refused, outcomes = tried()
    assert refused == {line for line, told in LINES.items() if told is None}
    assert {name: one.failures for name, one in outcomes.items() if not one.ok} == {}
    assert {*outcomes} == LINES.keys() - refused
