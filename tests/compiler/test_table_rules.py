"""Continuous effects about the table and what others do: what is written, the graph that it means,
and that the graph is written so again."""

from __future__ import annotations

import pytest

from compiler import graph as g
from tests.compiler.support import abilities, card, lines_of

CITIES = g.TileSet(("city",), "you")
ANY_CITY = g.AreaSet(beside=(g.Beside(g.TileSet(("city",))),))
RULES = {
    "effect: you may place cities adjacent to any city": g.Siting(("city",), ANY_CITY),
    "effect: you may place cities/greeneries ignoring placement rules": g.Siting(
        ("city", "greenery"), free=True
    ),
    "effect: you may place oceans on a land area": g.Siting(
        ("ocean",), g.AreaSet(terrains=("land",))
    ),
    "effect: opponents may not place cities adjacent to your city": g.Siting(
        ("city",),
        g.AreaSet(beside=(g.Beside(g.TileSet(("city",), "you")),)),
        whose="opponents",
        barred=True,
    ),
    "effect: nobody may place cities adjacent to any city": g.Siting(
        ("city",), ANY_CITY, whose="all", barred=True
    ),
    "effect: nobody may place cities": g.Siting(("city",), whose="all", barred=True),
    "effect: opponents may not place tiles": g.Siting(whose="opponents", barred=True),
    "effect: you may not play events": g.Ban(
        g.Event("play-card", cards=g.CardSet(kinds=("event",)))
    ),
    "effect: nobody may play space cards with requirements": g.Ban(
        g.Event("play-card", "all", g.CardSet(tags=("space",), has_requirements=True))
    ),
    "effect: opponents may not use standard projects": g.Ban(g.Event("project", "opponents")),
    "effect: opponents may not use actions of building cards": g.Ban(
        g.Event("project", "opponents", g.CardSet(zone="play", tags=("building",)))
    ),
    "effect: nobody may raise temperature": g.Ban(g.Event("raise", "all", parameter="temperature")),
    "effect: nobody may claim milestones": g.Ban(g.Event("claim", "all")),
    "effect: opponents may not fund awards": g.Ban(g.Event("fund", "opponents")),
    "effect: nobody may trade": g.Ban(g.Event("trade", "all")),
    "effect: you may not place colonies": g.Ban(g.Event("colony")),
    "effect: opponents may not remove your cities": g.KeptTiles(CITIES),
    "effect: opponents may not remove your tiles": g.KeptTiles(g.TileSet(whose="you")),
    "effect: ocean bonus is 3 megacredits": g.BesideWorth("ocean", "megacredit", 3),
    "effect: ocean bonus adjacent to your city is 1 megacredit more": g.BesideWorth(
        "ocean", "megacredit", 1, True, g.TileSet(("ocean",), "all", beside=CITIES)
    ),
    "effect: rating is 2 more": g.Counts("rating", 2),
    "effect: steel is worth 1 more on events per 2 cities": g.Worth(
        "steel",
        1,
        g.Per(g.Tiles(CITIES), 1, 2),
        g.CardSet(kinds=("event",)),
    ),
    'effect: you may spend heat as megacredits on the "Aquifer"/"City" standard project': g.SpendAs(
        "heat",
        "megacredit",
        cards=g.CardSet(kinds=("standard-project",), names=("aquifer", "city")),
    ),
}


@pytest.mark.parametrize("line", RULES)
def test_continuous_effects(line: str) -> None:
    assert abilities(line)[0].rule == RULES[line]
    assert lines_of(line) == [line]


def test_nobody_builds_beside_the_tile_of_a_card() -> None:
    lines = ("place this tile", "effect: opponents may not place tiles adjacent to this tile")
    rule = g.Siting(area=g.AreaSet(near="this"), whose="opponents", barred=True)
    assert card(*lines).abilities[1].rule == rule
    assert lines_of(*lines) == [*lines]


def test_opponents_may_use_an_action() -> None:
    lines = (
        "action: gain 1 plant",
        "effect: opponents may use the action of this card",
        "when an opponent uses this card: gain 1 plant",
    )
    _, shared, heard = card(*lines).abilities
    assert shared.rule == g.SharedAction()
    assert heard.events == (g.Event("project", "opponents", g.CardSet(reference="this")),)
    assert lines_of(*lines) == [*lines]


def test_every_player_may_use_an_action() -> None:
    lines = ("action: gain 1 plant", "effect: opponents may use the action of this card once each")
    assert card(*lines).abilities[1].rule == g.SharedAction(each=True)
    assert lines_of(*lines) == [*lines]
