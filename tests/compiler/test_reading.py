"""Printed text read: what Arsia writes is read back to the graph that it was written from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from compiler.face.face import face
from compiler.graph import (
    Ability,
    Card,
    Counter,
    Language,
    Leaf,
    Production,
    Stock,
    Sum,
    Tags,
    Tiles,
    TileSet,
    walk,
)
from compiler.read.gather import read_text
from compiler.read.places import bundled_games
from compiler.read.workbench import Workbench
from compiler.reading.reader import Reader
from compiler.reading.spelling import cut
from compiler.reading.told import Alike, units
from compiler.text import Texts, flat, is_immediate
from compiler.text.catalogue import catalogue, languages
from compiler.text.events import together
from compiler.writing import Unwritable, card_text
from dsl.messages.diagnostics import applied
from tests.bundled import bundle, load, load_text
from tests.compiler.random_nodes import Maker
from tests.effort import some

GAMES = bundled_games()


@cache
def read_in(language: str, *game: str) -> tuple[Reader, Texts]:
    loaded = bundle(*game)
    said = catalogue(language, loaded.folders)
    return Reader(loaded.library, said), Texts(loaded.library, said)


def plain(ability: Ability) -> Ability:
    return replace(ability, events=together(ability.events))


def sentences(texts: Texts, card: Card) -> Iterator[tuple[str, str, Any]]:
    """What stands on the card, with the field that it is about and what it means."""
    on = texts.on(card)
    if card.requirements:
        yield texts.requirement(card), "requirements", card.requirements
    for ability in card.abilities:
        if not is_immediate(ability):
            yield on.ability(ability), "abilities", plain(ability)
    if card.points:
        yield texts.card(card).points, "points", card.points


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_what_is_written_is_read_back(language: str, game: tuple[str, ...]) -> None:
    reader, texts = read_in(language, *game)
    for card in texts.library.cards[:: some(1, 9)]:
        for words, field, meaning in sentences(texts, card):
            told = reader.sentence(words, card.kind)
            read = [
                plain(one.value) if isinstance(one.value, Ability) else one.value
                for one in told
                if one.field == field
            ]
            assert meaning in read, (card.name, words, read)
        effects = [one.effect for one in card.abilities if is_immediate(one) and one.effect]
        wanted = list(flat(effects))
        for words in cut(texts.on(card).sentences(effects)):
            told = reader.sentence(words, card.kind)
            parts = [list(flat([one.value.effect])) for one in told if one.field == "abilities"]  # type: ignore[attr-defined]
            found = next((part for part in parts if part == wanted[: len(part)]), None)
            assert found, (card.name, words, told)
            del wanted[: len(found)]
        before, after = texts.plain_lines(card)[:2], texts.plain_lines(card)[3:]
        for words in cut(" ".join((*before, *after))):
            assert reader.sentence(words, card.kind), (card.name, words)


@cache
def random_cards() -> tuple[Card, ...]:
    """Cards with one random effect each, of those that the language has words for and accepts."""
    library = bundle(*GAMES[0]).library
    blank = 'event "Random"\n  cost 1\n  gain 1 plant\n'
    bench = Workbench(read_text(blank, GAMES[0]))
    (piece,) = [one for one in bench.cards() if one.set == "text"]
    card = Card("random", "text", "event", "Random", cost=1)
    made: list[Card] = []
    for seed in range(some(600, 40)):
        effect = Maker(library, seed).effect()
        if any(_counts_twice(node) for node in walk(effect)):
            continue
        with suppress(Unwritable):
            text = card_text(library, replace(card, abilities=(Ability("play", effect),)))
            checked = bench.check(piece, text)
            if not any(one.severity == "error" for one in checked.diagnostics):
                made += checked.library.cards
    return tuple(made)


def _counts_twice(node: object) -> bool:
    """`titanium plus heat plus titanium`, which nobody says: how often is said by how many."""
    parts = node.parts if isinstance(node, Sum) else ()
    stocks = [one for part in parts for one in getattr(part, "resources", ())]
    return len(set(stocks)) < len(stocks)


@pytest.mark.parametrize("language", languages())
def test_what_awards_are_for_is_read_back(language: str) -> None:
    reader, texts = read_in(language, *GAMES[0])
    counted = (
        Tags(("science",), wild=False),
        Stock(("heat",)),
        Production(("plant",)),
        Counter("rating"),
    )
    for measure, fewest in product((*counted, Tiles(TileSet(("city",), "you"))), (False, True)):
        award = Card("a", "base", "award", "A", measure=measure, fewest=fewest)
        [line] = texts.card(award).lines
        told = [one.value for one in reader.sentence(line, "award")]
        assert (measure, fewest) in told, line


@pytest.mark.parametrize("language", languages())
def test_random_effects_are_read_back(language: str) -> None:
    """To the same graph, but for what words do not tell apart."""
    reader, texts = read_in(language, *GAMES[0])
    assert len(random_cards()) > some(600, 40) / 4
    for card in random_cards():
        alike = Alike(texts.words, card.holds, card.cost)
        for effect in (one.effect for one in card.abilities if one.effect is not None):
            words = texts.on(card).effect(effect)
            read = [alike(one) for one in reader.read("effect", words)]
            assert alike(effect) in read, words


@pytest.mark.parametrize("kind", get_args(Leaf), ids=lambda kind: kind.__name__)
def test_every_verb_is_read(kind: Any) -> None:
    """A new verb needs a rule in `compiler.reading.meanings`."""
    reader, texts = read_in("en", *GAMES[0])
    words = ""
    for seed in range(20):
        with suppress(KeyError):  # it cannot be said
            words = texts.effect(Maker(texts.library, seed).node(kind, 3))
        if any(isinstance(one, kind) for one in reader.read("effect", words)):
            return
    pytest.fail(f"{kind.__name__} is written and not read back: {words}")


NAMES = (
    *("tile-name", "tiles", "tile-it", "tile-this", "the-board"),
    *(
        "piece-name",
        "pieces",
        "piece-it",
        "piece-this",
        "chosen-tag",
        "chosen-resource",
        "chosen-party",
        "named-party",
        "chosen-parameter",
    ),
)
"""What `compiler.text.words` makes names with, which are read as names."""
NOT_ON_CARDS = (
    *("word-and", "word-or", "phase-place", "phase-called", "moment-set-up"),
    *("moment-game-end", "set-with", "into", "cards-in-table"),
)
"""Of pages of rules, or never said of what a card can say."""


def test_every_message_of_card_text_is_read() -> None:
    """A new message needs a rule in the module of `compiler.reading` for what it is about."""
    reader, _ = read_in("en", *GAMES[0])
    text = (files("compiler.text") / "locale" / "en.ftl").read_text("utf-8")
    of_cards = text.partition("## ---- text of cards")[2].partition("## How strong a card is")[0]
    lines = (line.partition(" = ") for line in of_cards.splitlines() if line[:1].isalpha())
    missing = {name for name, _, _ in lines} - reader.grammar.read - {*NAMES, *NOT_ON_CARDS}
    assert not missing, f"compiler/reading has no rule for {sorted(missing)}"


# ---- what authors print --------------------------------------------------------------------------


def told(*lines: str) -> list[str]:
    loaded = load_text("\n  ".join(['event 001 "Example"', "cost 10", *lines]) + "\n", ("base",))
    return [f"{one.code} {one.message}" for one in loaded.diagnostics]


def test_words_and_lines_that_agree() -> None:
    assert told('text "Gain 3 plants. Raise TR 1 step."', "gain 3 plants", "raise rating 1") == []


def test_so_many_of_them_are_counted_behind() -> None:
    look = "Look at the top 3 cards of the deck, then take 1 of them"
    each = "for each city tile you own"
    assert told(f'text "{look} {each}."', "look at 3 cards then take 1 of them per city") == []
    draw = "Draw 3 cards, then discard 1 space card of them"
    line = "draw 3 cards then discard 1 space card of them per city"
    assert told(f'text "{draw} {each}."', line) == []
    (found,) = told(f'text "{draw}."', line)
    assert found.endswith(f"The card says: Discard 1 space card of them {each}.")


def test_the_order_of_what_has_none_does_not_count() -> None:
    assert told('text "Raise TR 1 step. Gain 3 plants."', "gain 3 plants", "raise rating 1") == []


def test_a_difference_quotes_both_sides_at_the_words() -> None:
    lines = ("cost 10", 'text "Raise TR 1 step. Gain 3 plants."', "gain 2 plants", "raise rating 1")
    text = "\n  ".join(('event 001 "Example"', *lines)) + "\n"
    (found,) = load_text(text, ("base",)).diagnostics
    assert found.message == "the text says: Gain 3 plants. The card says: Gain 2 plants."
    assert (found.span.line, found.span.column, found.span.end_column) == (3, 26, 40)
    assert found.edits[0].text == "Gain 2 plants."


def test_what_only_one_side_says() -> None:
    assert told('text "Gain 3 plants. Draw 1 card."', "gain 3 plants") == [
        "E2201 the text says what no line of the card does: Draw 1 card."
    ]
    assert told('text "Gain 3 plants."', "gain 3 plants", "draw 1 card") == [
        "E2202 the text does not say what the card does: Draw 1 card."
    ]


def test_what_is_not_understood_is_a_note_and_the_rest_is_checked() -> None:
    found = told('text "Sprout two plants. Draw 2 cards."', "gain 2 plants", "draw 1 card")
    assert [one[:5] for one in found] == ["N2203", "E2200"]
    assert told('text unchecked "Sprout two plants."', "gain 2 plants") == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Remove up to 3 plants from any player.", "remove 3 plants from any player"),
        ("You may pay 2 M€ to gain 1 plant.", "pay 2 -> gain 1 plant"),
        ("Add 2 microbes to another card.", "add 2 microbes to a card"),
        ("Decrease any plant production 1 step.", "production -1 plant"),
    ],
)
def test_small_words_count(text: str, line: str) -> None:
    assert told(f'text "{text}"', line)[0][:5] == "E2200"


def test_a_sentence_that_the_next_one_changes_is_not_half_understood() -> None:
    lines = ('text "Draw 4 cards. Sell the rest for beans."', "look at 4 cards then take 1 of them")
    assert {one[:5] for one in told(*lines)} == {"N2203"}


def test_requirements_and_points_stand_elsewhere_too() -> None:
    lines = ("requires 2 science tags", "gain 2 plants", "vp 1")
    assert told('text "Gain 2 plants."', *lines) == []
    assert [one[:5] for one in told('text "Requires 3 science tags. Gain 2 plants."', *lines)] == [
        "E2200"
    ]


def wordings() -> Iterator[tuple[str, str, str]]:
    page = (Path(__file__).parents[2] / "docs" / "printed-text.md").read_text("utf-8")
    for language, first, last in (
        ("en", "<!-- wordings -->", "<!-- these were wordings -->"),
        ("de", "<!-- wordings de -->", "<!-- these were German -->"),
    ):
        _, _, rest = page.partition(first)
        for row in rest.partition(last)[0].strip().splitlines()[2:]:
            said, written = row.strip("| ").split(" | ")
            yield language, said, written


@pytest.mark.parametrize(("language", "said", "written"), [*wordings()])
def test_the_wordings_of_the_page_are_read(language: str, said: str, written: str) -> None:
    reader, texts = read_in(language, *GAMES[0])
    card = Card("", "", "active", "", holds="animal")
    readings = [
        sorted(unit.words for unit in units(texts, card, one))
        for words in reader.joined(cut(said))
        for one in (*reader.sentence(words), *reader.guessed(words)[0])
    ]
    assert sorted(cut(written)) in readings


def test_a_reminder_of_what_a_tile_does_is_no_difference() -> None:
    assert told('text "Place a greenery tile and raise oxygen 1 step."', "place greenery") == []


def test_sentences_of_a_box_are_read_together() -> None:
    text = 'text "Action: Spend 1 M€ to place an ocean tile. Steel may be used."'
    lines = [text, "action: pay 1 with steel -> place ocean"]
    loaded = load_text("\n  ".join(['active 001 "Example"', "cost 10", *lines]) + "\n", ("base",))
    assert loaded.diagnostics == ()


def test_the_reader_is_made_only_for_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compiler.reading.reader.grammar_of", None)
    assert told("gain 2 plants") == []


# ---- what is half understood, and other languages ------------------------------------------------


def test_a_number_alone_is_of_nothing() -> None:
    """Not of the temperature, and not of what the card requires."""
    assert told('text "Max 5. Gain 2 plants."', "requires temperature max 4", "gain 2 plants") == [
        "N2203 not understood, so not checked: Max 5."
    ]


def test_slips_of_the_pen_are_mended_where_the_card_bears_it_out() -> None:
    assert told('text "Inrease your steel prodution 2 steps."', "production +2 steel") == []
    found = told('text "Inrease your steel prodution 3 steps."', "production +2 steel")
    assert [one[:5] for one in found] == ["N2203"]


@pytest.mark.parametrize(
    ("text", "line", "cure"),
    [
        (
            "Requires 3 plant tags. Draw 1 card.",
            "",
            "write `requires 3 plant tags` and `draw 1 card`",
        ),
        ("Gain 2 plants. Draw 1 card.", "gain 2 plants", "write `draw 1 card`"),
        ("Discard a card to gain 2 plants.", "", "write `discard 1 card -> gain 2 plants`"),
    ],
)
def test_lines_are_told_for_what_only_the_text_says(text: str, line: str, cure: str) -> None:
    whole = f'event 001 "Example"\n  cost 1\n  text "{text}"\n' + (f"  {line}\n" if line else "")
    found = [one for one in load_text(whole).diagnostics if one.code == "E2201"]
    assert [one.cure for one in found] == [cure]
    assert not load_text(applied(whole, found[0].edits[0])).diagnostics


def test_what_stands_in_a_box_is_told_only_with_it() -> None:
    text = "Action: Spend 1 heat to gain 2 plants. Draw 1 card."
    action = "action: spend 1 heat -> gain 2 plants"
    whole = f'active 001 "Example"\n  cost 1\n  text "{text}"\n  {action}\n'
    assert [one.cure for one in load_text(whole).errors] == [None]


def test_a_remark_in_brackets_is_heard_by_itself() -> None:
    assert told('text "Raise your TR 2 steps (TR)."', "raise rating 2") == []
    found = told('text "Gain 2 plants (3 on Sundays)."', "gain 2 plants")
    assert found == ["N2203 not understood, so not checked: 3 on Sundays"]


def test_a_sentence_belongs_to_the_box_before_it() -> None:
    text = "Effect: Titanium is worth 1 MC more. Earth cards cost 2 less M€."
    loaded = load_text(
        f'active 001 "Example"\n  cost 1\n  text "{text.replace("2 less M€", "2 M€ less")}"\n'
        "  effect: titanium is worth 1 more\n  effect: earth cards cost 2 less\n",
        ("base",),
    )
    assert loaded.diagnostics == ()


GERMAN = 'set moos "Moos"\n  uses base\n  language "de"\n\nevent "Regen"\n  cost 1\n'


def test_texts_are_read_in_the_language_of_their_set(tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text(
        f'{GERMAN}  text "Erhalte 3 Pflanzen. Erhöhe deinen TF-Wert um 1."\n'
        "  gain 2 plants\n  raise rating 1\n",
        "utf-8",
    )
    loaded = load((tmp_path,))
    assert [one.message for one in loaded.diagnostics] == [
        "the text says: Erhalte 3 Pflanzen. The card says: Erhalte 2 Pflanzen."
    ]
    (card,) = (one for one in loaded.library.cards if one.set == "moos")
    german = Texts(loaded.library, catalogue("de", loaded.folders))
    assert face(loaded.library, card, german).text.startswith("Erhalte 3 Pflanzen.")
    assert face(loaded.library, card).text == "Gain 2 plants. Raise TR 1 step."


@pytest.mark.parametrize(
    ("party", "whose"),
    [
        ("greens", "der Partei Grüne"),
        ("the ruling party", "der regierenden Partei"),
        ("the chosen party", "der Wunschpartei"),
    ],
)
def test_the_policy_of_a_party_in_german(party: str, whose: str) -> None:
    chosen = "  choose a party\n" * ("chosen" in party)
    text = f'active "Amt"\n  cost 1\n{chosen}  effect: the policy of {party} is ignored\n'
    loaded = load_text(text, ("turmoil",))
    (card,) = (one for one in loaded.library.cards if one.name == "Amt")
    folders = bundle("turmoil").folders
    german = Texts(loaded.library, catalogue("de", folders))
    assert german.card(card).lines[-1] == f"Effekt: die Politik {whose} gilt nicht für dich."


def test_a_language_that_is_not_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text('set moos "Moos"\n  language "fr"\n', "utf-8")
    (found,) = load((tmp_path,)).diagnostics
    assert (found.code, found.cure) == ("E1023", '`language "en"` or `language "de"`')


@pytest.mark.parametrize("language", languages())
def test_all_wordings_are_well_formed(language: str) -> None:
    """What is none is left out without a word, and so is a second message of one name."""
    text = (files("compiler.text") / "wordings" / f"{language}.ftl").read_text("utf-8")
    body = [one for one in FluentResource(text).body if not isinstance(one, ast.BaseComment)]
    assert [one.content for one in body if isinstance(one, ast.Junk)] == []
    names = [one.id.name for one in body]
    assert len(names) == len(set(names))


def test_the_languages_of_sets_are_those_of_the_program() -> None:
    assert get_args(Language) == languages()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "line",
    [
        'gain 1 heat per 2 "Asteroid"/"Power Plant" used this game',
        "gain 1 heat per standard project with cost min 20 used this generation",
        "gain 1 heat per standard project used this game at full price",
        'gain 1 heat per time you traded with "Luna" this game',
        'if you used 2 "Asteroid" this game: gain 1 heat',
    ],
)
def test_what_was_used_is_told_by_its_name(language: str, line: str) -> None:
    reader, texts = read_in(language, "base", "colonies")
    library = load_text(f'event "Told"\n  cost 1\n  {line}\n', ("base", "colonies")).library
    effect = next(one for one in library.cards if one.name == "Told").abilities[0].effect
    told = reader.sentence(texts.sentences([effect]), "event")  # type: ignore[list-item]
    assert effect in [getattr(one.value, "effect", None) for one in told]
