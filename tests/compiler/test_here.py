"""What is said to lie here, or under this tile, is refused where nothing ever does."""

from __future__ import annotations

import pytest

from tests.bundled import load_text

PARTY = 'party greens "Greens"\n  bonus: gain 1 plant\n'
USES = ("corporate-era", "colonies", "turmoil")


def told(text: str) -> list[str]:
    return [one.code for one in load_text(text, USES).errors]


@pytest.mark.parametrize(
    "text",
    [
        f"{PARTY}  action: move 1 card from hand to here\n",
        f"{PARTY}  action: place 1 marker here\n",
        'global event "A"\n  each player: move 1 card from hand to here\n',
        'colony "A"\n  track 0, 1\n  build: move 1 card from hand to here\n',
        'colony "A"\n  track 0, 1\n  colony: gain 1 heat per marker here\n',
        'rule "A"\n  when anyone places a city: that player: place 1 marker here\n',
        'rule "A"\n  each player: vp 1 per marker here\n',
        "tile pond\n  areas land\n  vp 1 per marker here\n",
        "tile pond\n  areas land\n  vp 1 per card here\n",
        "tile pond\n  areas land\n  place 1 marker here\n",
        'event "A"\n  cost 1\n  gain all bonuses under this tile\n',
        'event "A"\n  cost 1\n  gain 1 plant per plant bonus under this tile\n',
    ],
)
def test_nothing_lies_there(text: str) -> None:
    assert {*told(text)} & {"E2033", "E2014"}


def test_what_lies_there_is_counted() -> None:
    assert told('active "A"\n  cost 1\n  place 1 marker here\n  vp 1 per marker here\n') == []
    assert told("tile pond\n  areas land\n  vp 1 per ocean adjacent to it\n") == []
    assert (
        told('active "A"\n  cost 1\n  place this tile\n  gain all bonuses under this tile\n') == []
    )


@pytest.mark.parametrize(
    "line",
    [
        "gain all bonuses under this tile on mars",
        "gain 1 plant per plant bonus under this tile on mars",
        "place city then gain all bonuses under it on mars",
    ],
)
def test_where_a_tile_lies_is_said_once(line: str) -> None:
    found = load_text(f'active "A"\n  cost 1\n  place this tile\n  {line}\n', USES).errors
    assert [one.cure for one in found] == ["where that tile lies is known: leave it out"]
