"""Catalogues: every language says everything, with plurals and word order of its own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from compiler.graph import (
    Ability,
    CardSet,
    Compare,
    Discount,
    Event,
    Gain,
    Happened,
    Held,
    Level,
    Look,
    Pay,
    Pays,
    Per,
    Place,
    Produce,
    Remove,
    Stock,
    Tags,
    Take,
    Then,
    Tiles,
    TileSet,
)
from compiler.names.folding import slug
from compiler.printing import Data
from compiler.read.load import Loaded
from compiler.read.places import bundled_games
from compiler.text import Texts
from compiler.text.catalogue import Bundle, CatalogueError, catalogue, english, languages
from compiler.text.conditions import counts_things
from compiler.text.reference import numbers
from tests.bundled import bundle, load

FOLDER = files("compiler.text") / "locale"
OPTIONAL = ("rule-", "field-", "phase-", "sign_")
"""English takes these from the identifiers."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each message with the variables it uses."""
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_english_comes_first() -> None:
    assert languages() == ("en", "de")


@pytest.mark.parametrize("language", languages()[1:])
def test_a_language_says_all_that_english_says(language: str) -> None:
    there, ours = messages("en"), messages(language)
    assert set(there) - set(ours) == set()
    assert {name for name in set(ours) - set(there) if not name.startswith(OPTIONAL)} == set()


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return bundle(*bundled_games()[0])


@pytest.fixture(scope="module")
def german(loaded: Loaded) -> Texts:
    return Texts(loaded.library, catalogue("de", loaded.folders))


TERMS = ("standard-project", "conversion", "milestone", "award")
"""Kinds of cards whose names are words of the game; those of others are names."""


def vocabulary(loaded: Loaded) -> Iterator[str]:
    """Every message that names something that is declared."""
    library, words = loaded.library, Texts(loaded.library).words
    families = {
        "resource": library.resources,
        "tag": library.tags,
        "terrain": library.terrains,
        "tile": library.tiles,
        "track": (*library.parameters, *library.counters),
        "state": library.states,
        "element": library.elements,
        "card": [card for card in library.cards if card.kind in TERMS],
    }
    for family, kinds in families.items():
        yield from (f"{family}_{kind.id}" for kind in kinds)  # type: ignore[attr-defined]
    yield from (f"unit_{one.id}" for one in library.parameters if counts_things(words, one.id))
    yield from (f"piece_{words.piece}" for _ in range(bool(words.piece)))
    for board in library.boards:
        regions = {region for area in board.areas for region in area.regions}
        yield from (f"area_{slug(region)}" for region in regions)
    for card in library.cards:
        yield f"kind-{card.kind}"
        yield from (f"field-{name}" for name, _ in card.fields)
    for name, value in library.rules:
        if any(sign.isdigit() for sign in str(value)):
            yield f"rule-{name}"


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("sets", bundled_games())
def test_no_word_of_the_bundled_sets_is_said_in_english(
    sets: tuple[str, ...], language: str
) -> None:
    loaded = bundle(*sets)
    own, *_ = catalogue(language, loaded.folders).bundles
    assert {name for name in vocabulary(loaded) if not own.has_message(name)} == set()


HERE = CardSet("this")
PLANTS = Tags(("plant",))


REMOVED = Happened(Event("remove", of="owner", resources=("plant",)), "generation")
PER_ANIMALS = Per(Held(HERE, ("animal",)), 1, 2)
OWNER_OF_CITY = Remove("megacredit", 4, "any", up_to=True, owning=TileSet(("city",)))


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Gain("plant", 1), "erhalte 1 Pflanze"),
        (Gain("plant", 2), "erhalte 2 Pflanzen"),
        (Gain("plant", PER_ANIMALS), "erhalte 1 Pflanze für je 2 Tiere auf dieser Karte"),
        (Produce("energy", 1), "erhöhe deine Energie-Produktion um 1 Stufe"),
        (
            Produce("energy", 2, down=True, whose="any"),
            "senke die Energie-Produktion eines beliebigen Spielers um 2 Stufen",
        ),
        (
            Pays(Pay(8, ("steel",)), Place("ocean")),
            "bezahle 8 M€ (auch mit Stahl), dafür platziere ein Ozean-Plättchen",
        ),
        (
            Then((Look(1), Take(1, buy=True))),
            "sieh dir die oberste Karte des Stapels an; dann: kaufe sie (sonst wirf sie ab)",
        ),
        (
            Then((Look(4), Take(2))),
            "sieh dir die obersten 4 Karten des Stapels an; dann: nimm 2 davon "
            "und wirf den Rest ab",
        ),
        (
            OWNER_OF_CITY,
            "entferne bis zu 4 M€ von einem beliebigen Spieler, der ein Stadt-Plättchen besitzt",
        ),
        (
            Remove("megacredit", 3, "any", steal=True, players=REMOVED),
            "stiehl 3 M€ von einem beliebigen Spieler, der in dieser Generation Pflanzen von dir "
            "entfernt hat",
        ),
    ],
)
def test_german_effects(german: Texts, effect: object, text: str) -> None:
    assert german.effect(effect) == text  # type: ignore[arg-type]


def test_german_gives_to_somebody(german: Texts) -> None:
    given = (Event("gain", who, resources=("steel",), placing=True) for who in ("you", "opponent"))
    assert [german.event(one) for one in given] == [
        "dir das Legen eines Plättchens Stahl bringt",
        "einem Gegner das Legen eines Plättchens Stahl bringt",
    ]


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (Compare(PLANTS, "min", 1), "du 1 Pflanzen-Symbol hast"),
        (Compare(PLANTS, "min", 3), "du 3 Pflanzen-Symbole hast"),
        (Compare(Level("oxygen"), "max", 6), "Sauerstoff höchstens 6\u00a0% beträgt"),
        (Compare(Level("ocean"), "min", 1), "es mindestens 1 Ozean gibt"),
        (Compare(Tiles(TileSet(("city",))), "min", 2), "es 2 Stadt-Plättchen im Spiel gibt"),
        (Compare(Stock(("heat",), "opponents"), "min", 2), "deine Gegner 2 Wärme haben"),
    ],
)
def test_german_conditions_have_their_verb_last(
    german: Texts, condition: Compare, text: str
) -> None:
    assert german.condition(condition) == text


def test_german_events_and_rules(german: Texts) -> None:
    event = Event("play-tag", tags=("animal", "plant"))
    assert german.event(event) == "du ein Tier- oder Pflanzen-Symbol spielst"
    rule = Discount(2, CardSet(tags=("space",)), per_tag=True)
    assert german.rule(rule) == "Karten kosten 2 M€ weniger pro Weltraum-Symbol darauf"


def test_printed_faces_are_german_throughout(loaded: Loaded, german: Texts) -> None:
    wanted = ("ants", "builder", "tharsis-republic")
    cards = [card for card in loaded.library.cards if card.id in wanted]
    faces = Data(loaded.library, german).faces(cards)
    builder, republic, ants = (
        next(face for face in faces if face["key"].endswith(end))
        for end in ("builder", "republic", "ants")
    )
    assert builder["name"] == "Baumeister"
    assert builder["label"] == "Meilenstein"
    assert republic["panels"][0]["lead"] == ["Erste Aktion:"]
    assert ants["holds"] == "für Mikroben"
    assert ants["tags"][0]["title"] == "Mikroben-Symbol"


def test_a_set_brings_its_own_names(tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text(
        'set fan "Fan"\n  uses mars\n\ntag moon\n\nautomated "Crater"\n  cost 3\n  tags moon\n'
        "  gain 1 plant per moon tag\n",
        "utf-8",
    )
    (tmp_path / "de.ftl").write_text("tag_moon = Mond\ncard_crater = Krater\n", "utf-8")
    loaded = load([tmp_path])
    assert loaded.diagnostics == ()
    texts = Texts(loaded.library, catalogue("de", loaded.folders))
    (card,) = [card for card in loaded.library.cards if card.set == "fan"]
    itself = "(diese Karte zählt mit)"
    assert texts.card(card).lines == (f"Erhalte 1 Pflanze pro Mond-Symbol bei dir {itself}.",)
    assert texts.words.card(card.id) == "Krater"


def test_an_unknown_message_is_a_fault() -> None:
    with pytest.raises(CatalogueError, match="no message 'no-such-thing'"):
        english().say("no-such-thing")
    with pytest.raises(CatalogueError, match="gain"):
        english().say("gain")


def test_cubes_are_not_called_tiles_in_german() -> None:
    loaded = bundle("tinyforming")
    texts = Texts(loaded.library, catalogue("de", loaded.folders))
    assert texts.effect(Place("city")) == "platziere ein Stadt-Klötzchen"
    said = " ".join(line for card in loaded.library.cards for line in texts.card(card).lines)
    assert "Plättchen" not in said
    assert ("Spieler", "1 bis 2") in set(numbers(texts))


def test_who_reaches_a_level_is_said_with_the_verb_of_the_person(german: Texts) -> None:
    def said(event: Event) -> str:
        return german.ability(Ability("trigger", Gain("heat", 1), (event,)))

    mine, anybodys = (Event("raise", one, parameter="rating", level=25) for one in ("you", "all"))
    assert "erreichst:" in said(mine)
    assert "erreicht:" in said(anybodys)


APART = """\
greeting = { hello }, { -who } { AN($thing) }{ $number ->
    [one]  of one
   *[other] of { $number }
}
hello = Hello
 again
-who = { -name } and all
-name = Mars
twice = no end of it {
twice = said
twice = never
round = { round }
"""


def test_messages_are_parsed_with_what_they_refer_to() -> None:
    """Each by itself when it is asked for, and it says the same as among all others."""
    whole = Bundle("en", ())
    whole.add_resource(FluentParser().parse(APART))
    for name in ("greeting", "twice"):
        said = [
            one.format_pattern(one.get_message(name).value, {"thing": "ocean", "number": 2})
            for one in (Bundle("en", (APART,)), whole)
            if one.has_message(name)
        ]
        assert len(said) == 2, name
        assert said[0][0] == said[1][0]
    assert Bundle("en", (APART,)).has_message("round")  # which asks for itself
    assert not Bundle("en", (APART,)).has_message("again")
