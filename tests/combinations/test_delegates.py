"""Verbs about delegates with every quantity and every kind of player, as the other combinations.

Each line comes with what the language reference says of it: whose delegates are then in which
party, or that it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from compiler.writing import card_text
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.games.turmoil.committee import Committee
from runtime.games.turmoil.parliament import NEUTRAL
from tests.bundled import load_text
from tests.combinations import model as m
from tests.combinations.lines import CHOSEN, EACH, PLAYERS, QUANTITIES, Line
from tests.combinations.model import BLUE, ORDER, RED, TABLE, Change
from tests.combinations.play import HELPERS, PLACES, Table, cards_of, checked, sound
from tests.effort import some

PARTIES = """\
counter sway

game terraforming-mars
  delegates 7
  neutral-delegates 14
  influence sway
  first-government left

party left "Left"
  bonus: gain 1 heat

party right "Right"
  bonus: gain 1 heat

scenario "Who is where"
  players red, blue, green
  given red has 1 delegate in right, blue has 2 delegates in left, 1 neutral delegate in right
  then red has 1 delegate in right
"""
LEFT, RIGHT, CHAIR = "left", "right", "chairman"
AT_HAND = 6
"""What red can still place; of several parties and posts the first is taken."""


def lines(that: bool) -> Iterator[Line]:
    """`that`: there is `that player`."""
    for q in QUANTITIES:
        right = q.kind in ("number", "per") and q.front not in ("+4", "-4")
        placed = 1 if not q.front and not q.back else q.number if right else None
        if q.front == "all" and q.back in ("", " except 2"):
            placed = AT_HAND - (2 if q.back else 0)
        for where, party in (("a party", LEFT), ("any party", LEFT), ("right", RIGHT)):
            yield _said(f"place {q.front} delegates in {where}{q.back}", _placing(placed, party))
        if q.back:
            continue
        one = 1 if placed == 1 else None
        yield _said(f"place {q.front} delegates from the lobby in right", _placing(one, RIGHT))
        taken = {(BLUE, LEFT): -1} if q.front == "1" else None
        yield _said(f"remove {q.front} delegates from any party", taken)
    for who, whom in PLAYERS.items():
        one_of = whom in ("you", "first", *CHOSEN, *(("that",) if that else ()))
        named = one_of or who == "opponents"
        seat, party = (RED, RIGHT) if whom in ("you", "first") else (BLUE, LEFT)
        yield _said(f"remove 1 delegate of {who}", {(seat, party): -1} if named else None)
        yield _said(f"remove 1 leader of {who}", {(seat, party): -1} if named else None)
        swapped = {(BLUE, LEFT): -1, (RED, LEFT): 1} if seat == BLUE else ()
        right = named and whom != "you"
        yield _said(f"exchange a delegate of {who} for your delegate", swapped if right else None)
        known = one_of or whom in (*EACH, "most", "fewest", "described")
        told = m.told(whom, lambda world, p: {(p, LEFT): 1})
        yield Line(f"{who}: place 1 delegate in a party", told if known else None)
        counted = {"you": 1, "first": 1, "any": 3, "all": 3}.get(whom, 2)
        known = one_of or whom in EACH
        yield _said(
            f"gain 1 heat per delegate of {who}", {(RED, "heat"): counted} if known else None
        )
        yield _said(f"place 1 delegate of {who} in a party", None)
        yield _said(f"gain 1 heat per party with a delegate of {who}", None)
    for text, change in _OTHERS.items():
        yield _said(text, change)


_OTHERS: dict[str, Change | None] = {
    "remove 1 leader from any party": {(BLUE, LEFT): -1},
    "remove 1 leader": None,
    "remove 1 delegate": None,
    "remove 1 non-leader delegate from any party": {(BLUE, LEFT): -1},
    "remove 1 neutral delegate": {(TABLE, RIGHT): -1},
    "exchange a neutral delegate for your delegate": {(TABLE, RIGHT): -1, (RED, RIGHT): 1},
    "exchange the chairman for your delegate": {(TABLE, CHAIR): -1, (RED, CHAIR): 1},
    "exchange the neutral chairman for your delegate": {(TABLE, CHAIR): -1, (RED, CHAIR): 1},
    "exchange your leader for your delegate": None,
    "exchange your neutral delegate for your delegate": None,
    "exchange a neutral delegate for a delegate of an opponent": None,
    "place 1 leader in a party": None,
    "place 1 neutral delegate in a party": {(TABLE, LEFT): 1},
    "place 2 neutral delegates in right": {(TABLE, RIGHT): 2},
    "place all neutral delegates in right": None,
    "place 1 neutral delegate from the lobby in right": None,
    "place 1 delegate": None,
    "place 1 delegate in a city": None,
    "remove 2 neutral delegates": None,
    "exchange 2 neutral delegates for your delegate": None,
}


def _said(text: str, change: Change | tuple[()] | None) -> Line:
    """`()` for what is right and never possible here."""
    text = " ".join(text.split())
    if change is None:
        return Line(text, None)
    possible = None if change == () else change
    return Line(text, lambda world: possible)


def _placing(count: int | None, party: str) -> Change | tuple[()] | None:
    if count is None:
        return None
    return {(RED, party): count} if count <= AT_HAND else ()


class Chamber(Table):
    """The table with its parties; only delegates and heat are looked at."""

    @property
    def committee(self) -> Committee:
        return next(one for one in self.engine.extensions if isinstance(one, Committee))

    def _pick(self, game: Game, ask: Any) -> int:
        if ask[0] == "delegate":
            return next((i for i, one in enumerate(ask[3]) if one[1] == BLUE), 0)
        return super()._pick(game, ask)

    def seen(self, game: Game, index: int) -> dict[tuple[int, str], int]:
        now, heat = self.committee.parliament(game.state), self.program.layout.stock["heat"]
        found = {(p, "heat"): game.state.p[p][heat] for p in ORDER}
        for p, seat in (*zip(ORDER, ORDER, strict=True), (TABLE, NEUTRAL)):
            found |= {(p, LEFT): now.seated(0, seat), (p, RIGHT): now.seated(1, seat)}
            found[p, CHAIR] = int(now.chairman == seat)
        return found


@pytest.mark.parametrize("name", ["immediate", "action", "trigger"])
def test_what_is_written_is_what_happens(name: str) -> None:
    place = replace(PLACES[name], more={})
    every = list({line.text: line for line in lines(place.that is not None)}.values())
    every = every[:: some(1, 3 if name == "immediate" else 5)]
    loaded, said = checked(place, [line.text for line in every], PARTIES)
    refused = [any(one.severity == "error" for one in messages) for messages in said]
    pairs = list(zip(every, refused, strict=True))
    assert [line.text for line, no in pairs if no != (line.outcome is None)] == []

    right = [line for line in every if line.outcome is not None]
    loaded = sound(loaded)
    (scenario,) = loaded.library.scenarios
    table = Chamber(Playable(loaded.library), place, scenario.given)
    wrong = []
    for card, line in zip(cards_of(loaded), right, strict=True):
        change = table.played(table.index[card.name])
        assert line.outcome is not None
        hoped = line.outcome(table.model())
        hoped = {} if hoped is None and place.lapses else hoped
        if change != hoped:
            wrong.append(f"`{line.text}`: {change}, and not {hoped}")
    assert not wrong, "\n".join(wrong)

    texts = [card_text(loaded.library, card) for card in cards_of(loaded)]
    again = load_text("\n".join([f'set t "T"\n  uses mars\n\n{HELPERS}\n{PARTIES}', *texts]))
    assert not again.errors, again.errors[:3]
    cards = zip(right, cards_of(loaded), cards_of(again), strict=True)
    assert [line.text for line, card, same in cards if card != same] == []
