"""Lines of shared projects, tokens and global events: each place, with whoever may be meant.

What is done is said as a fact of a scenario, so that the engine is asked and the reference answers.
"""

from __future__ import annotations

from dataclasses import dataclass

from runtime.driving.scenario import Outcome, run
from tests.bundled import for_scenarios, load_text


@dataclass(frozen=True)
class Place:
    """`card` has `{line}`; what is given besides, and the act that sets it off."""

    card: str
    given: str
    act: str


NAME = '"Card {n}"'
HELPERS = """kind venture, plural ventures
  lies in a row of 2
  seats 3

kind find, plural finds
  lies on areas

event "Spade"
  cost 0
  take 1 find on an area adjacent to your tile

event "Sprout"
  cost 0
  gain 1 plant

"""
PLACES = {
    "seat": Place(
        f"venture {NAME}\n  cost 0\n  {{line}}\n",
        f"  given {NAME} in the row\n",
        f"red uses {NAME}",
    ),
    "full": Place(
        f"venture {NAME}\n  cost 0\n  full: {{line}}\n",
        f"  given {NAME} in the row, red has 1 seat on {NAME}, blue has 1 seat on {NAME}\n",
        f"red uses {NAME}",
    ),
    "token": Place(
        f"find {NAME}\n  {{line}}\n",
        f'  given red has city at C4, {NAME} at C5, red has "Spade" in hand\n',
        'red plays "Spade"',
    ),
    "token's trigger": Place(
        f"find {NAME}\n  when you gain plants: {{line}}\n",
        f'  given red has {NAME} in play, "Sprout" in hand\n',
        'red plays "Sprout"',
    ),
    "global event": Place(
        f"global event {NAME}\n  {{line}}\n",
        f"  given {NAME} is current\n",
        "the generation ends",
    ),
}
LINES: dict[str, str | None] = {
    "gain 2 steel": "red has 2 steel",
    "each player: gain 1 steel": "red has 1 steel, blue has 1 steel",
    "each opponent: gain 1 steel": "red has 0 steel, blue has 1 steel",
    "an opponent: gain 1 steel": "red has 0 steel, blue has 1 steel",
    "the first player: gain 1 steel": "red has 1 steel, blue has 0 steel",
    "the players with the fewest titanium: gain 1 steel": "red has 0 steel, blue has 1 steel",
    "that player: gain 1 steel": None,
    "gain X steel": None,
    "gain all steel": None,
    "gain up to 2 steel": None,
    "gain 1 steel per seat here": None,
    "each player: gain 1 steel per titanium": "red has 3 steel, blue has 0 steel",
}
"""What is so then; None where it is refused."""
OTHERWISE: dict[tuple[str, str], str | None] = {
    ("seat", "gain 1 steel per seat here"): "red has 1 steel",
    ("full", "gain 1 steel per seat here"): "red has 2 steel",
    ("global event", "gain 2 steel"): None,
    ("global event", "an opponent: gain 1 steel"): None,
    ("global event", "each opponent: gain 1 steel"): None,
}


def wanted(place: str, line: str) -> str | None:
    return OTHERWISE.get((place, line), LINES[line])


def tried() -> tuple[set[tuple[str, str]], dict[str, Outcome]]:
    """The lines that are refused at their place, and what comes of the others."""
    pairs = [(place, line) for place in PLACES for line in LINES]
    text, at = HELPERS, {}
    for n, (name, line) in enumerate(pairs):
        first = text.count("\n") + 1
        text += PLACES[name].card.format(n=n, line=line) + "\n"
        at |= dict.fromkeys(range(first, text.count("\n") + 1), (name, line))
    for n, (name, line) in enumerate(pairs):
        place, told = PLACES[name], wanted(name, line)
        if told is not None:
            text += f'scenario "{name}: {line}"\n  players red, blue\n{place.given.format(n=n)}'
            text += "  given red has 3 titanium\n"
            text += f"  when {place.act.format(n=n)}\n  then {told}\n\n"
    loaded = load_text(text, uses=("turmoil",), name="lines", advised=False)
    refused = {at[one.span.line] for one in loaded.errors if one.span.line in at}
    others = [one for one in loaded.errors if one.span.line not in at]
    assert not others, others
    program = for_scenarios(loaded.library)
    own = [one for one in loaded.library.scenarios if one.by.startswith("lines:")]
    return refused, {one.name: run(program, one) for one in own}


def test_lines_of_what_is_laid_out_are_done_or_refused() -> None:
    refused, outcomes = tried()
    none = {(place, line) for place in PLACES for line in LINES if wanted(place, line) is None}
    assert refused == none
    assert {name: one.failures for name, one in outcomes.items() if not one.ok} == {}
    assert len(outcomes) == len(PLACES) * len(LINES) - len(none)
