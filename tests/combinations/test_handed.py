"""Cards that go from player to player: each quantity, each kind of player, as other combinations.

What is in play lies before somebody else then, what is in hand goes into another hand; `take` is
the same the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from compiler.read.load import Loaded
from compiler.reading.reader import Reader
from compiler.reading.told import Alike
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from compiler.writing import card_text
from runtime.driving.game import Game
from runtime.games.playable import Playable
from tests.bundled import load_text
from tests.combinations import model as m
from tests.combinations.lines import (
    ALL,
    CHOSEN,
    NUMBER,
    PLAYERS,
    QUANTITIES,
    SMALL,
    UP_TO,
    Line,
    Outcome,
    Quantity,
    X,
)
from tests.combinations.model import BLUE, GREEN, ORDER, RED, Change, Player, World
from tests.combinations.play import HELPERS, PLACES, Place, Table, cards_of, checked, sound
from tests.effort import some

FINDS, NEST, HAND, THIS = "finds", "nest", "hand", "this card"
WORLD: World = {
    **{(RED, FINDS): 2, (BLUE, FINDS): 3, (GREEN, FINDS): 1},
    **{(RED, NEST): 1, (BLUE, NEST): 1, (GREEN, NEST): 1},
    **{(RED, HAND): 6, (BLUE, HAND): 2, (GREEN, HAND): 0},
}
GIVEN = {
    "move {q} finds to {p}": FINDS,
    "move {q} microbe cards to {p}": NEST,
    "move {q} cards from hand to {p}": HAND,
    "move {q} random cards from hand to {p}": HAND,
    "move {q} cards from hand to the hand of {p}": HAND,
}
TAKEN = {"take {q} finds of {p}{b}": FINDS}


def lines(that: bool) -> Iterator[Line]:
    """`that`: there is `that player`."""
    for who, whom in PLAYERS.items():
        one = whom in (*CHOSEN, "first", *(("that",) if that else ()))
        for q in QUANTITIES if who == "an opponent" else FEW:
            for text, what in GIVEN.items():
                if q.back:
                    continue
                given = _given(text, what, whom, q) if one else None
                yield Line(_said(text, q, who), given)
            for text, what in TAKEN.items():
                yield Line(_said(text, q, who), _taken(what, whom, q) if one else None)
        moved = {(p, THIS): 1 for p in (_someone(whom),) if p != RED} if one else None
        yield Line(f"move this card to {who}", None if moved is None else _always(moved))
        for text in WRONG:
            yield Line(text.format(p=who), None)


FEW = (SMALL, NUMBER, X, ALL, UP_TO)
"""All quantities are tried with one player."""

ONE = ("", "your", "another")
"""Before what is given these are one of them."""

WRONG = (
    "move 1 city to {p}",
    "move 1 find adjacent to your tile to {p}",
    "move 1 card from the event pile to {p}",
    "take 1 card of {p}",
    "take 1 find from {p}",
    "take 1 random find of {p}",
    "buy 1 find of {p}",
)


def _said(text: str, q: Quantity, who: str) -> str:
    return " ".join(text.format(q=q.front, b=q.back, p=who).split())


def _always(change: Change) -> Outcome:
    return lambda world: change


def _someone(whom: str) -> Player:
    player = m.chosen(m.meant(whom, WORLD))
    assert player is not None
    return player


def _given(text: str, what: str, whom: str, q: Quantity) -> Outcome | None:
    random, hand = "random" in text, "from hand" in text
    if q.front in ONE and not (q.front == "another" and hand):
        q = SMALL
    elif q.front == "another 4" and not hand:
        q = NUMBER
    right = ("number", "X") if random else ("number", "X", "all", "up to")
    return _brought(RED, _someone(whom), what, q) if _fits(q, right) else None


def _taken(what: str, whom: str, q: Quantity) -> Outcome | None:
    right = _fits(q, ("number", "X", "per"))
    return _brought(_someone(whom), RED, what, q) if right else None


def _fits(q: Quantity, kinds: tuple[str, ...]) -> bool:
    return q.kind in kinds and q.front not in ("+4", "-4")


def _brought(source: Player, to: Player, what: str, q: Quantity) -> Outcome | None:
    """So many must be there; `all` and `up to` are as many as there are. Nothing changes where they
    are already."""
    there = WORLD[source, what]
    count = {"all": there, "up to": min(there, q.number)}.get(q.kind, q.number)
    if q.kind == "X" and 2 * q.number <= there:
        count = 2 * q.number
    if count > there:
        return lambda world: None
    return _always({} if source == to else {(source, what): -count, (to, what): count})


class Hands(Table):
    """The table with finds before everybody; it is looked at who has what."""

    def __init__(self, engine: Playable, place: Place) -> None:
        super().__init__(engine, place)
        state = self.game.state
        for p, find in zip((BLUE, BLUE, BLUE, GREEN), state.aside, strict=True):
            engine.zones.lay_down(state, p, find)
        state.aside = ()

    def seen(self, game: Game, index: int) -> dict[tuple[int, str], int]:
        state = game.state
        finds, nests = (sum(1 << card for card in those) for those in (self.finds, self.nests))
        found = {}
        for p in ORDER:
            found[p, FINDS] = (state.play[p] & finds).bit_count()
            found[p, NEST] = (state.play[p] & nests).bit_count()
            found[p, HAND] = (state.hand[p] & ~(1 << index) & ~(1 << self.spark)).bit_count()
            found[p, THIS] = state.play[p] >> index & 1 if p != RED else 0
        return found


@pytest.mark.parametrize("name", ["immediate", "action", "trigger"])
def test_what_is_written_is_what_happens(name: str) -> None:
    place = replace(PLACES[name], more={})
    every = list({line.text: line for line in lines(place.that is not None)}.values())
    every = every[:: some(1, 3 if name == "immediate" else 5)]
    loaded, said = checked(place, [line.text for line in every])
    refused = [any(one.severity == "error" for one in messages) for messages in said]
    pairs = list(zip(every, refused, strict=True))
    assert [line.text for line, no in pairs if no != (line.outcome is None)] == []

    right = [line for line in every if line.outcome is not None]
    loaded = sound(loaded)
    table = Hands(Playable(loaded.library), place)
    wrong = []
    for card, line in zip(cards_of(loaded), right, strict=True):
        change = table.played(table.index[card.name])
        assert line.outcome is not None
        hoped = line.outcome(WORLD)
        hoped = {} if hoped is None and place.lapses else hoped
        if change != hoped:
            wrong.append(f"`{line.text}`: {change}, and not {hoped}")
    assert not wrong, "\n".join(wrong)
    if name == "immediate":
        _reads_back(loaded, right)


def _reads_back(loaded: Loaded, right: list[Line]) -> None:
    """The card text is the same cards, and the printed text the same effects."""
    cards = cards_of(loaded)
    texts = [card_text(loaded.library, card) for card in cards]
    again = load_text("\n".join([f'set t "T"\n  uses mars\n\n{HELPERS}\n', *texts]))
    assert not again.errors, again.errors[:3]
    pairs = zip(right, cards, cards_of(again), strict=True)
    assert [line.text for line, card, same in pairs if card != same] == []
    wrong = []
    for language in languages():
        said = catalogue(language, loaded.folders)
        told, reader = Texts(loaded.library, said), Reader(loaded.library, said)
        for card in cards:
            alike = Alike(told.words, card.holds, card.cost)
            for effect in (one.effect for one in card.abilities if one.effect):
                words = told.on(card).effect(effect)
                if alike(effect) not in [alike(one) for one in reader.read("effect", words)]:
                    wrong.append(words)
    assert not wrong, "\n".join(wrong)
