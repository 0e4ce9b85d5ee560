"""Markers and seats, what a card remembers, what changes places, and what has not happened, as
people say it.

In: the messages at the end of `compiler/text/wordings`. Out: rules that give the same nodes as
those of the other modules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    THE_CHOSEN,
    AreaSet,
    CardSet,
    ChoosePlayer,
    Compare,
    Completed,
    Event,
    ExchangeOwn,
    ExchangeStock,
    Happened,
    KeptTiles,
    Not,
    Recurring,
    Seats,
    Tags,
    Then,
    When,
    changed,
)
from compiler.reading.meanings.everybody import THEIRS
from compiler.reading.meanings.measures import markers_of
from compiler.reading.parsing.grammar import Grammar

THIS = CardSet("this")


def marked(g: Grammar) -> None:
    g.say("thing", "markers-yours-here", lambda: markers_of("you", THIS))
    g.say("thing", "seats-here", lambda: Seats("you"))
    g.say("card-filter", "marked-yours", lambda: (("marked", "you"), ("marks", 1)))
    g.say("on-area", "on-tile", _on_tile, tile="one-tile")
    both = {"one": "resource", "other": "resource"}
    g.say("leaf", "swap-stocks", lambda one, other: ExchangeOwn(one, other), **both)
    swapped = {"noun": "resource", "whom": "person"}
    g.say("leaf", "swap-stock", lambda noun, whom: ExchangeStock(noun, whom), **swapped)
    g.say("rule", "kept-tiles", lambda tiles: KeptTiles(tiles), tiles="a-tile")
    _chosen(g)
    _happened(g)


def _on_tile(tile: Any) -> Any:
    """`place a vault on one of your cities`; on an ocean may be on an area kept for one."""
    return AreaSet(holding=tile, empty=False) if not tile.at and tile.whose != "all" else None


def _chosen(g: Grammar) -> None:
    g.say("tag-a", "the-chosen-tag", lambda: (THE_CHOSEN,))
    g.say("had", "tags-chosen", lambda: Tags((THE_CHOSEN,)))
    g.say("then", "choose-and", _choose_and, whom="some-player", what="step")


def _choose_and(whom: Any, what: Any) -> Any:
    """`Choose an opponent and gain 1 heat for each plant they have.`"""
    among, players = whom
    if among not in ("any", "opponent"):
        return None

    def of_that(node: Any) -> Any:
        theirs = getattr(node, "whose", "") == THEIRS
        return replace(node, whose="that") if theirs else node

    of_them = changed(what, of_that)
    return Then((ChoosePlayer(among, players=players), of_them)) if of_them != what else None


def _happened(g: Grammar) -> None:
    g.say("clause", "nothing-placed", _not_placed, tiles="tiles", period="period")
    g.say(
        "clause", "completed-many", lambda value: Compare(Completed(), "min", value), value="whole"
    )
    parity: dict[str, Any] = {"yes": Recurring(2), "no": Not(Recurring(2))}
    g.say("if", "in-parity", lambda yes, text: When(parity[yes], text), text="effect")
    either = {"text": "effect", "other": "effect"}
    g.say("open", "in-parities", lambda yes, text, other: When(parity[yes], text, other), **either)


def _not_placed(tiles: Any, period: Any) -> Any:
    """`if no city was placed this generation`"""
    return Not(Happened(Event("place", "all", tiles=tiles), period)) if period else None
