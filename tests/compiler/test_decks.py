"""What a set says of the decks: cards left out, and cards that take the place of others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main
from compiler.document.codec import from_json, to_json
from compiler.graph import DECK_KINDS, undealt
from compiler.read.load import Loaded
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from compiler.text.reference import standing
from runtime.driving.scenario import run
from runtime.games.base.table import dealt
from runtime.games.playable import Playable
from tests.bundled import for_scenarios, load, load_text

OLD = """set old "Old"
  uses base

event 901 "Bright Rock"
  cost 10
  tags space
  gain 2 titanium

active 902 "Rock Watch"
  cost 3
  action: gain 1 heat
  when you play "Bright Rock": gain 1 heat

scenario "The old rock brings two"
  players red, blue
  given red has "Bright Rock" in hand, red has 10 megacredits
  when red plays "Bright Rock"
  then red has 2 titanium, 0 heat
"""
NEW = """set new "New"
  uses base{uses}

event X1 "Bright Rock"
  cost 9
  copies 2
  replaces "Bright Rock"
  tags space
  gain 3 titanium

scenario "The new rock brings three"
  players red, blue
  given red has "Bright Rock" in hand, red has 10 megacredits
  when red plays "Bright Rock"
  then red has 3 titanium
"""
FAN = """set fan "Fan"
  uses base

scenario "A set that knows neither"
  players red, blue
  given red has 1 plant
  when red passes
  then red has 1 plant
"""


def left_out(*lines: str) -> tuple[set[str], Loaded]:
    text = "\n".join(('set text "Text"', "  uses corporate-era", *(f"  {one}" for one in lines)))
    loaded = load_text(f'{text}\n\nevent T1 "Own"\n  cost 1\n  gain 1 plant\n', uses=())
    return set(loaded.library.sets[-1].without), loaded


def cards(loaded: Loaded, **wanted: object) -> set[str]:
    return {
        card.id
        for card in loaded.library.cards
        if all(getattr(card, name) == value for name, value in wanted.items())
    }


def test_named_and_described_cards_are_left_out() -> None:
    gone, loaded = left_out('without "Ants", events of corporate-era', 'without "Comet"')
    assert gone == {"ants", "comet"} | cards(loaded, set="corporate-era", kind="event")


def test_each_pile_is_for_itself() -> None:
    gone, loaded = left_out("only cards of base, corporations of corporate-era")
    deck = {c.id for c in loaded.library.cards if c.kind in DECK_KINDS and c.set == "corporate-era"}
    assert gone == deck | cards(loaded, set="base", kind="corporation")


def test_the_own_cards_stay() -> None:
    gone, loaded = left_out("only earth cards, events")
    deck = [card for card in loaded.library.cards if card.kind in DECK_KINDS]
    kept = {c.id for c in deck if "earth" in c.tags or c.kind == "event" or c.set == "text"}
    assert gone == {card.id for card in deck} - kept
    assert "own" not in gone


def test_a_list_of_sets_goes_on() -> None:
    gone, loaded = left_out("only cards of base, corporate-era")
    assert gone == set()
    assert left_out("only cards of base/corporate-era")[0] == set()
    assert left_out("only cards of base")[0] == {
        c.id for c in loaded.library.cards if c.kind in DECK_KINDS and c.set == "corporate-era"
    }


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('without "Antz"', "E1010"),
        ('without "Greenery"', "E1011"),
        ("without 3 cards", "E2006"),
        ("only cards of bass", "E1010"),
        ("only cards in hand", "E2006"),
        ("only cards with 2 animals", "E2006"),
        ("only microbe cards of hellas", "E1010"),
        ("without cards with cost min 90", "E2006"),
        ('without "Ants" if 3 plants', "E2006"),
        ("without", "E1023"),
        ("only", "E1023"),
    ],
)
def test_what_is_refused(line: str, code: str) -> None:
    assert [one.code for one in left_out(line)[1].diagnostics] == [code]


def test_only_of_sets(tmp_path: Path) -> None:
    """The words belong to the set, not to a card."""
    loaded = load_text('event T1 "Own"\n  cost 1\n  without "Ants"\n  gain 1 plant\n')
    assert [one.code for one in loaded.diagnostics] == ["E1020"]


def test_the_rules_page_says_what_is_left_out() -> None:
    for lines, english, german in (
        (['without "Ants", "Comet"'], "Not dealt: Comet, Ants.", "Nicht ausgeteilt: "),
        (["only events"], "cards of other sets are not dealt.", "werden nicht ausgeteilt."),
    ):
        library = left_out(*lines)[1].library
        for language, text in (("en", english), ("de", german)):
            told = dict(standing(Texts(library, catalogue(language))))
            assert any(text in one for one in told.values())


# ---- replacements -------------------------------------------------------------------------------


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    for name, text in (("old", OLD), ("new", NEW.format(uses="")), ("fan", FAN)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "set.mars").write_text(text)
    return tmp_path


@pytest.mark.parametrize("order", [("old", "new"), ("new", "old")])
def test_the_newer_takes_the_place_of_the_older(sets: Path, order: tuple[str, str]) -> None:
    loaded = load([sets / name for name in order])
    assert [one.message for one in loaded.diagnostics] == []
    library = loaded.library
    assert undealt(library) == {"bright-rock"}
    watch = next(card for card in library.cards if card.name == "Rock Watch")
    assert watch.abilities[1].events[0].cards is not None
    assert watch.abilities[1].events[0].cards.names == ("new-bright-rock",)
    program = Playable(library)
    names = [program.library.cards[i].id for i in dealt(program.library, ("event",))]
    assert [name for name in names if "bright" in name] == ["new-bright-rock", "new-bright-rock#2"]
    assert from_json(to_json(library)) == library
    for scenario in library.scenarios:
        if scenario.set in ("old", "new"):
            assert not run(program, scenario).failures, scenario.name


def test_alone_it_is_a_card_like_others(sets: Path) -> None:
    library = load([sets / "new"]).library
    assert not undealt(library)
    assert library.cards[-1].id == "new-bright-rock"  # as beside the other


def test_a_scenario_means_the_card_that_its_set_knows(sets: Path) -> None:
    (sets / "new" / "set.mars").write_text(NEW.format(uses=", old"))
    rock = OLD.partition("\n\nscenario")[2].replace("2 titanium, 0 heat", "3 titanium")
    (sets / "fan" / "set.mars").write_text(f'set fan "F"\n  uses new\n\nscenario{rock}')
    library = load([sets / "fan"]).library
    program = for_scenarios(library)
    told = [one for one in library.scenarios if one.set in ("old", "new", "fan")]
    assert not [failed for one in told for failed in run(program, one).failures]


def test_another_name_must_be_known(sets: Path) -> None:
    text = 'set text "T"\n  uses base\n\nevent 1 "New"\n  cost 1\n  replaces "{}"\n  gain 1 plant\n'
    loaded = load_text(text.format("Nothing"), uses=())
    assert [one.code for one in loaded.diagnostics] == ["E1010"]
    library = load_text(text.format("Comet"), uses=()).library
    assert undealt(library) == {"comet"}


@pytest.mark.parametrize("kind", ["event", "automated"])
def test_a_place_is_taken_once(kind: str, sets: Path) -> None:
    other = NEW.format(uses="").replace("set new", "set other").replace("event", kind)
    (sets / "other").mkdir()
    (sets / "other" / "set.mars").write_text(other.partition("\n\nscenario")[0])
    loaded = load([sets / "old", sets / "new", sets / "other"])
    assert [one.code for one in loaded.errors] == ["E1004"]


def test_the_face_and_a_document_say_it(sets: Path) -> None:
    library = load([sets / "new"]).library
    card = library.cards[-1]
    for language, text in (("en", "older “Bright Rock”"), ("de", "ältere Karte „Bright Rock“")):
        assert any(text in one for one in Texts(library, catalogue(language)).card(card).lines)
    made = CliRunner().invoke(main, ["build", str(sets / "new"), "-o", str(sets / "out")])
    assert made.exit_code == 0, made.output
    for path in (sets / "out").rglob("*.json"):
        assert "replaces" in json.dumps(json.loads(path.read_text())) or "card" not in path.name
        checked = CliRunner().invoke(main, ["check", str(path)])
        assert checked.exit_code == 0, checked.output
