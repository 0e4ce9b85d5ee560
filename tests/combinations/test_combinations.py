"""What is written is what happens, or is refused: every combination, and nothing in between.

The lines are made in `tests.combinations.lines`, with what the reference says of each; here the
checker refuses those that mean nothing, the others are played, and written as English, German, card
text and JSON. `ARSIA_FULL=1` tries the whole product, else each place gets a part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from compiler.document.codec import from_json, to_json
from compiler.face.face import face
from compiler.read.load import Loaded
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from compiler.writing import card_text
from runtime.games.playable import Playable
from tests.bundled import load_text
from tests.combinations import lines
from tests.combinations.lines import Line
from tests.combinations.model import RED, Change, World
from tests.combinations.play import HELPERS, PLACES, Place, Table, cards_of, checked, sound
from tests.effort import FULL

FEW = (lines.NUMBER, lines.X, lines.ALL, lines.UP_TO, lines.PER)
"""What every place is tried with; all quantities are tried in one."""

ADDRESSED = ("immediate", "action", "trigger")
"""The places where more are tried of whom a line may concern."""

INCOME = ("megacredits", "pay", "place")


def lines_of(place: Place) -> Iterator[Line]:
    everything = FULL or place.name == "immediate"
    yield from part_of(lines.counted(lines.QUANTITIES if everything else FEW), 2, place.name)
    if place.act != "project" or FULL:
        every = 3 if everything else 4 if place.name in ADDRESSED else 6
        yield from part_of(lines.addressed(place.that is not None), every, place.name)
    if everything and place.name != "cost":
        yield from lines.single()


def part_of(made: Iterable[Line], every: int, place: str) -> list[Line]:
    """One of so many where not everything is tried: others at each place, of each row and column of
    the product as many."""
    several = list(made)
    return several if FULL else Random(place).sample(several, len(several) // every)


def wanted(place: Place) -> list[Line]:
    """Each line once, with what is expected of it at this place."""
    found = {}
    for line in lines_of(place):
        if not place.holds and (" here" in line.text or " each card" in line.text):
            continue  # the card holds nothing
        if place.act == "phase" and any(word in line.text for word in INCOME):
            continue  # the income of the phase comes between; nobody produces anything else in it
        if place.name == "cost" and ":" in line.text:
            continue  # it reaches over the arrow
        if place.name == "cost" and not line.costs:
            line = Line(line.text, None)
        elif place.name == "cost" and line.paid is not None:
            line = replace(line, outcome=line.paid)
        if place.act == "project" and "this card" in line.text:
            line = Line(line.text, None)
        found[line.text] = line
    return list(found.values())


def expected(place: Place, line: Line, world: World) -> Change | None:
    assert line.outcome is not None
    change = line.outcome(world)
    if change is None:
        return dict(place.more) if place.lapses else None
    change = dict(change)
    for key, n in place.more.items():
        change[key] = change.get(key, 0) + n
    return {key: n for key, n in change.items() if n}


@cache
def clean(name: str) -> tuple[Loaded, list[Line], list[str]]:
    """The set of the lines that check clean at a place, these lines as their cards stand, and what
    is wrong with those or with the others."""
    place = PLACES[name]
    everything = wanted(place)
    loaded, said = checked(place, [line.text for line in everything])
    right, wrong = [], []
    for line, messages in zip(everything, said, strict=True):
        errors = [one for one in messages if one.severity == "error"]
        if errors and line.outcome is not None:
            wrong.append(f"`{line.text}` is refused: {errors[0].code} {errors[0].message}")
        elif not errors and line.outcome is None:
            wrong.append(f"`{line.text}` checks clean, and nothing says what it does")
        elif not errors:
            right.append(line)
    return sound(loaded), right, wrong


@pytest.mark.parametrize("place", PLACES.values(), ids=lambda place: place.name)
def test_what_is_written_is_what_happens(place: Place) -> None:
    loaded, right, found = clean(place.name)
    wrong = [*found]
    table = Table(Playable(loaded.library), place)
    for card, line in zip(cards_of(loaded), right, strict=True):
        change = table.played(table.index[card.name])
        hoped = expected(place, line, table.model())
        if change is not None and hoped is not None:
            change = _told(line, change, hoped)
        if change != hoped:
            wrong.append(f"`{line.text}`: {change}, and not {hoped}")
    assert not wrong, "\n".join(wrong)


def _told(line: Line, change: Change, hoped: Change) -> Change:
    """Which cards are discarded is not told, nor what areas and played events bring besides."""
    if line.text.startswith("place"):
        return {key: n for key, n in change.items() if key in hoped}
    silent = {"science in hand", "events"} - {what for _, what in hoped}
    return {key: n for key, n in change.items() if key[1] not in silent}


@pytest.mark.parametrize("place", ["immediate", "action", "trigger"])
def test_what_is_printed_reads_back(place: str) -> None:
    loaded, right, _ = clean(place)
    library, cards = loaded.library, cards_of(loaded)
    assert from_json(to_json(library)) == library
    texts = [card_text(library, card) for card in cards]
    again = load_text(f'set t "T"\n  uses mars\n\n{HELPERS}\n' + "\n".join(texts))
    assert not again.errors, again.errors[:3]
    pairs = zip(right, cards, cards_of(again), strict=True)
    assert [line.text for line, card, same in pairs if card != same] == []
    english, german = Texts(library), Texts(library, catalogue("de", loaded.folders))
    for card in cards:
        for said in (english, german):
            assert all(said.effect(one.effect) for one in card.abilities if one.effect)
        assert face(library, card)


def test_faces_tell_quantities_and_players_apart() -> None:
    """Two lines that do different things are not printed alike."""
    place = PLACES["immediate"]
    loaded, right, _ = clean(place.name)
    english = Texts(loaded.library)
    told: dict[str, set[str]] = {}
    meant: dict[str, set[str]] = {}
    world = Table(Playable(loaded.library), place).model()
    for line, card in zip(right, cards_of(loaded), strict=True):
        text = " ".join(english.effect(one.effect) for one in card.abilities if one.effect)
        told.setdefault(text, set()).add(line.text)
        assert line.outcome is not None
        meant.setdefault(text, set()).add(str(sorted((line.outcome(world) or {}).items())))
    assert {text: told[text] for text, outcomes in meant.items() if len(outcomes) > 1} == {}


REFUSED = {
    "standing rule": 'active 1 "A"\n  cost 0\n  effect: {line}\n',
    "requirement": 'active 1 "A"\n  cost 0\n  requires {line}\n',
    "points": 'active 1 "A"\n  cost 0\n  vp {line}\n',
    "others' points": 'active 1 "A"\n  cost 0\n  each player: vp {line}\n',
    "scenario": 'scenario "A"\n  players red, blue\n  given {line}\n',
    "award": 'award "A"\n  most {line}\n',
    "award for the fewest": 'award "A"\n  fewest {line}\n',
}
"""Where no effect stands."""


@pytest.mark.parametrize("place", REFUSED)
def test_an_effect_is_refused_where_none_stands(place: str) -> None:
    some = [line for line in lines.counted(FEW) if line.outcome is not None]
    for line in part_of(some, 15, place):
        text = REFUSED[place].format(line=line.text)
        assert load_text(text, advised=False).errors, line.text


NOT_TRIED = {
    "party": "counter sway\n\ngame terraforming-mars\n  delegates 7\n  neutral-delegates 14\n"
    '  influence sway\n  first-government green\n\nparty green "Green"\n  action: {line}\n',
    "colony": 'colony "Moon"\n  track 0, 1, 2, 2, 3, 3, 4\n  build: {line}\n  trade: draw X cards\n'
    "  colony: gain 1 heat\n",
}
"""Places that are not played against the model: what stands there is checked."""


@pytest.mark.parametrize("place", NOT_TRIED)
def test_lines_at_other_places_are_checked_all_the_same(place: str) -> None:
    for line in part_of(lines.counted(FEW), 12, place):
        if " here" in line.text or " each card" in line.text:
            continue
        text = NOT_TRIED[place].format(line=line.text)
        loaded = load_text(f"kind find, lies on areas\n\n{text}", advised=False)
        refused = bool(loaded.errors)
        nobodys = "the owner of this card" in line.text  # who owns a party or a colony tile?
        assert refused == (line.outcome is None or nobodys), line.text


def test_the_acting_player_is_the_first() -> None:
    """The model rests on it."""
    loaded, _ = checked(PLACES["immediate"], ["gain 1 heat"])
    assert Table(Playable(loaded.library), PLACES["immediate"]).game.state.g[4] == RED
