"""The page of coverage, and that no card of the bundled sets goes without a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from arsia.coverage import constructs, is_plain, naming, page, unpinned
from compiler.graph import Card, Library
from compiler.read.places import bundled_games
from tests.bundled import bundle, load_text
from tests.generated import Generated

PAGE = Path(__file__).parents[2] / "docs" / "coverage.md"
PINNED = ("mars", "base", "corporate-era", "hellas-elysium")
"""Sets of which every card that does more than give has a scenario with a source."""


def library() -> Library:
    return bundle(*bundled_games()[0], tests=True).library


def test_the_page_on_file_is_current(generated: Generated) -> None:
    generated("docs/coverage.md", page(library()))


def test_every_card_that_does_more_than_give_has_a_scenario() -> None:
    missing = [f"{card.set} {card.number} {card.name}" for card in unpinned(library())]
    assert [one for one in missing if one.startswith(PINNED)] == []


def test_every_scenario_names_its_source() -> None:
    bare = [one.by for one in library().scenarios if one.set in PINNED and not one.source]
    assert bare == []


def made(*lines: str) -> Card:
    text = "\n".join(['active 900 "Example"', "  cost 1", *(f"  {line}" for line in lines)])
    return load_text(text + "\n").library.cards[-1]


@pytest.mark.parametrize(
    ("lines", "plain"),
    [
        (["gain 2 plants", "production -1 energy, +2 heat", "vp 1"], True),
        (["requires oxygen 5%"], True),
        (["gain 1 plant per city in play"], False),
        (["production -1 plant of any player"], False),
        (["raise temperature 1"], False),
        (["vp 1 per jovian tag"], False),
        (["effect: cards cost 1 less"], False),
        (["action: draw 1 card"], False),
    ],
)
def test_what_is_plain(lines: list[str], plain: bool) -> None:
    assert is_plain(made(*lines)) is plain


def test_constructs_of_a_card() -> None:
    card = made(
        "action: spend X energy -> gain X megacredits", "when anyone places a city: draw 1 card"
    )
    assert constructs(card) == {
        *(("ability", "action"), ("ability", "trigger"), ("event", "place")),
        *(("effect", "Spend"), ("effect", "Gain"), ("effect", "Draw")),
        *(("structure", "Pays"), ("amount", "Chosen")),
    }


def test_a_card_is_named_by_what_is_given_done_and_checked() -> None:
    found = naming(library())
    names = {one.name for one in found["olympus-conference"]}
    assert "Olympus Conference counts its own tag" in names
    assert "A rebate comes after the payment" in {one.name for one in found["optimal-aerobraking"]}


def test_a_rule_is_pinned_down_by_the_scenarios_about_it() -> None:
    text = 'rule "Old Roads"\n  at set-up: each player: gain 1 steel\n\n'
    text += 'scenario "Steel for all"\n  players red\n  source "rule Old Roads"\n'
    text += "  when the game begins\n  then red has 1 steel\n"
    library = load_text(text, uses=("base",)).library
    (rule,) = (card for card in library.cards if card.name == "Old Roads")
    assert [one.name for one in naming(library)[rule.id]] == ["Steel for all"]
