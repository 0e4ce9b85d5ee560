"""Icons inside sentences: the marked text is the text, and every mark becomes an icon."""

from __future__ import annotations

from typing import Any

import pytest

from compiler.graph import Gain, Raise, Unordered
from compiler.printing import Data
from compiler.printing.parts.prose import JOINER, NO_BREAK, runs
from compiler.read.places import bundled_games
from compiler.text import CardText, Texts
from compiler.text.catalogue import catalogue, languages
from compiler.text.marks import Mark, capital, marked, pieces, plain
from tests.bundled import bundle
from tests.compiler.small_library import LIBRARY
from tests.compiler.test_text import CARD

PLANTS = marked("resource", "plant", "plants")


def test_marks_stand_around_the_name_alone() -> None:
    assert plain(f"gain 2 {PLANTS} now") == "gain 2 plants now"
    assert pieces(f"gain 2 {PLANTS}{PLANTS}") == (
        "gain 2 ",
        Mark("resource", "plant", "plants"),
        Mark("resource", "plant", "plants"),
    )
    assert pieces("") == ()


def test_a_marked_name_gets_its_capital() -> None:
    assert plain(capital(f"{PLANTS} grow")) == "Plants grow"
    assert capital("grow") == "Grow"
    assert capital("") == ""


def whole(written: CardText) -> tuple[str, ...]:
    return (written.requirement, *written.lines, written.points)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sets", bundled_games(), ids=lambda sets: str(sets[0]))
def test_without_its_marks_every_text_is_as_if_there_were_none(
    sets: tuple[str, ...], language: str
) -> None:
    loaded = bundle(*sets)
    words = catalogue(language, loaded.folders)
    said, marks = (Texts(loaded.library, words, marks=marks) for marks in (False, True))
    for card in loaded.library.cards:
        assert tuple(map(plain, whole(marks.card(card)))) == whole(said.card(card))
    assert any("\ue000" in line for card in loaded.library.cards for line in marks.card(card).lines)


def shown(text: list[Any]) -> str:
    """Icons in braces."""
    return "".join(
        run if isinstance(run, str) else f"{{{run['kind']}/{run['id']} {run['title']}}}"
        for run in text
    ).replace(NO_BREAK, "_")


def prose(text: str) -> str:
    return shown(Data(LIBRARY, Texts(LIBRARY)).runs(text))


def test_sentences_are_set_with_icons_called_as_they_say() -> None:
    texts = Texts(LIBRARY, marks=True)
    effect = Unordered((Gain("plant", 2), Gain("steel", 1), Raise("oxygen", 1)))
    assert prose(texts.sentences((effect,))) == (
        "Gain 2_{resource/plant plants} and 1_{resource/steel steel}"
        f"{JOINER}. Raise {{parameter/oxygen oxygen}} 1_step."
    )


def test_money_has_its_figure_on_it() -> None:
    texts = Texts(LIBRARY, marks=True)
    money = texts.words.money
    assert prose(f"pay {money(8)} or {money('X')}") == (
        "pay {resource/megacredit 8 M€} or {resource/megacredit X M€}"
    )
    assert prose(f"all {texts.words.resource('megacredit')}") == "all {resource/megacredit M€}"
    assert prose(money(-3)) == "{resource/megacredit −3 M€}"


def test_the_rest_of_a_compound_stays_with_its_icon() -> None:
    name = marked("tag", "plant", "Pflanzen")
    assert prose(f"ein {name}-Symbol") == (f"ein {{tag/plant Pflanzen}}{JOINER}-{JOINER}Symbol")


def test_faces_have_icons_inside_and_words_to_search() -> None:
    data = Data(LIBRARY, Texts(LIBRARY))
    (face,) = data.faces((CARD,))
    assert any(isinstance(run, dict) for run in face["text"])
    assert "pay 3 M€ to add 1 animal to this card" in face["said"]
    (worded,) = data.in_words().faces((CARD,))
    assert all(isinstance(run, str) for run in worded["text"])
    assert worded["said"] == face["said"]


def test_text_without_marks_is_one_run() -> None:
    assert runs("−12, and -3 plants", dict) == [f"−12, and −3{NO_BREAK}plants"]
    assert runs("", dict) == []
