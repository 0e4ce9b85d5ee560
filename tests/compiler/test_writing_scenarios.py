"""Scenarios written back as text: text, graph, text, graph is the same, in canonical form."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.graph import Scenario
from compiler.read.places import bundled_games
from compiler.writing import scenario_text
from dsl.reading.source import Source
from dsl.syntax.format import format_source
from tests.bundled import bundle, load_text
from tests.effort import some

ALL_FORMS = """
scenario "all forms"
  players red, blue
  board tharsis
  turns counted
  source "a ruling"
  skipped "not yet"
  blue answers anything
  given the deck begins with "Ants", "Comet", generation 3, red has passed, it is blue's turn
  given red has used "Inventors' Guild", blue has claimed "Mayor", red has funded "Banker"
  given red has "Mining Rights" at H6, 3 plants, 2 heat, 24 rating, no "Fish" in hand
  given red has "Trees" on "Mining Rights", no "Ants" on "Mining Rights"
  given market has "Birds", the discards have 2 cards, no city at C4
  when production ends
  when research ends
    answers yes, discard "Fish"
    red answers "Birds", 2 megacredits
    chance answers nothing, "Comet"
  when blue ends the turn
  then red has max 3 plants, 5 milestone points, 0 award points, no "Banker"
  then the game is not over, it is not red's turn, blue has no victory
  then red may not choose "C4"
  then it is refused: "so"
  then the game is over
"""


def there_and_back(scenarios: tuple[Scenario, ...], sets: tuple[str, ...]) -> None:
    library = bundle(*sets, tests=True).library
    texts = [scenario_text(library, replace(one, name=f"again: {one.name}")) for one in scenarios]
    text = "\n".join(texts)
    assert format_source(Source("text", text)) == text
    made = load_text(text, uses=sets)
    assert [one.message for one in made.errors] == []
    again = [one for one in made.library.scenarios if one.name.startswith("again: ")]
    for before, after in zip(scenarios, again, strict=True):
        assert replace(after, name=before.name, set=before.set) == before


@pytest.mark.parametrize("sets", bundled_games(), ids=lambda sets: str(sets[0]))
def test_every_bundled_scenario(sets: tuple[str, ...]) -> None:
    """What a set says that knows no newer card of a name is told without those."""
    library = bundle(*sets, tests=True).library
    newer = {card.set for card in library.cards if card.replaces}
    older = tuple(name for name in sets if name not in newer)
    of_newer = [bool(newer & {one.set, *one.needs}) for one in library.scenarios]
    for names, whether in ((older, False), (sets, True)):
        told = zip(library.scenarios, of_newer, strict=True)
        if scenarios := tuple(one for one, new in told if new == whether):
            there_and_back(scenarios[:: some(1, 9)], names)


def test_all_forms() -> None:
    made = load_text(ALL_FORMS, uses=("corporate-era",))
    assert [one.message for one in made.errors] == []
    there_and_back(made.library.scenarios[-1:], ("corporate-era",))
