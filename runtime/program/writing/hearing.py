"""Whether a trigger hears an event, as Python expressions; what is remembered of events likewise.

In: event filters of the graph. Out: source text in which `who` has done it to `subject` with
`detail` (see `runtime.engine.base.events`), and `w` is the owner of card `c`.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.program.writing.code import Unplayable
from runtime.program.writing.expressions import Expressions
from runtime.program.writing.places import Placed

_ACTORS: dict[g.Whose, str] = {
    "you": "who == w",
    "opponents": "who != w and (who >= 0 or S.solo)",  # nobody is no opponent
    "all": "",
    "any": "",
    "chosen": "who in chosen_for(S, c)",
}
_VICTIMS: dict[g.Whose | None, str] = {
    None: "",
    "you": "subject == w",
    "opponents": "subject != w",
    "owner": "",  # remembered for each player it was done to
}


_FORMERLY: dict[g.Whose, list[str]] = {
    "you": ["subject == w"],
    "opponents": ["subject not in (-1, w)"],
    "nobody": ["subject < 0"],
    "all": [],
    "any": [],
}
"""Whose a tile was that is gone."""

_OF_RESOURCES = ("gain", "produce", "unproduce", "remove", "spend", "lose")


def hears(expressions: Expressions, event: g.Event) -> str:
    """Whether the owner `w` of card `c` hears the event done by player `who` to `subject` with
    `detail` (see `runtime.engine.base.events`)."""
    lay = expressions.layout
    terms = _hears_players(event)
    if event.cards is not None:
        static = lay.cards(replace(event.cards, zone="", on=None))
        if not _is_heard(event.cards):
            raise Unplayable("such cards in a `when …`")
        if event.cards.reference == "this":
            terms.append("subject == c")
        elif static != (1 << len(expressions.library.cards)) - 1:
            terms.append(f"({static} >> subject) & 1")
        if event.cards.other:
            terms.append("subject != c")
        if event.cards.marked is not None:
            owners = expressions.seats(event.cards.marked)
            terms.append(f"marked(S, {owners}, {event.cards.marks}) >> subject & 1")
        if event.cards.on is not None:
            there = expressions.areas_of(event.cards.on)
            terms.append(f"detail >= 0 and {there} >> detail & 1")
    if event.kind == "project" and event.cards is None:  # not the action of a card
        terms.append("detail >= 0")
    elif event.kind == "project" and event.cards is not None and event.cards.zone == "play":
        terms.append("detail < 0")
    if event.kind == "play-tag" and event.tags:
        fields = tuple(lay.tag[name] for name in event.tags)
        heard = f"detail in {fields}"
        if any(rule.tag in event.tags for rule in expressions.as_others):
            heard = f"({heard} or is_as(S, who, detail, {fields}))"
        terms.append(heard)
    if event.kind in _OF_RESOURCES and event.resources:
        terms.append(f"detail in {tuple(lay.resource[name] for name in event.resources)}")
    elif event.kind == "remove" and not event.production:
        terms.append("detail >= -1")
    if event.placing:
        terms.append("subject < 0")
        if not event.each:  # once for each tile
            known = [lay.resource[name] for name in event.resources or lay.stock]
            terms.append(f"not ~subject & {sum(1 << one for one in known)}")
    if event.kind == "add" and event.resources:
        terms.append(f"({lay.cards(g.CardSet(holds=event.resources))} >> subject) & 1")
    if event.kind == "place" and event.tiles is not None:
        terms += _hears_tile(expressions, event.tiles, "subject", "detail")
    if event.kind == "lift" and event.tiles is not None:
        tiles = event.tiles
        terms += _FORMERLY[tiles.whose]
        if tiles.at == "this":
            terms.append("detail[2] >> c & 1")
        tiles = replace(tiles, whose="all", at="")
        terms += _hears_tile(expressions, tiles, "detail[1]", "detail[0]")
    if event.colonies is not None:
        if (told := expressions.measures.get(g.Event)) is None:
            raise Unplayable("colony tiles in a `when …`")
        terms.append(told(event, expressions))
    if event.standing:
        terms.append(f"subject in party_that_is(S, {event.standing!r})")
    if event.parameter:
        terms.append(f"subject == {expressions.track(event.parameter)}")
    elif event.kind == "raise":  # parameters are numbered before the tracks of players
        terms.append(f"subject < {len(expressions.library.parameters)}")
    if isinstance(event.level, int):
        terms += _comes_to(expressions, event, event.level)
    if event.cost_min is not None:
        dear = sum(
            1 << i
            for i, card in enumerate(expressions.library.cards)
            if (card.cost or 0) >= event.cost_min
        )
        terms.append(f"({dear} >> subject) & 1")
    if event.full:
        costs = [card.cost or 0 for card in expressions.library.cards]
        terms.append(f"detail >= {costs}[subject]")
    if event.phase:
        terms.append(f"subject == {event.phase!r}")
    return " and ".join(terms) or "True"


def once(event: g.Event, library: g.Library) -> g.Event:
    """How it is remembered that a track has come to a value: of each player what is the player's
    own, of the table for all."""
    common = any(kind.id == event.parameter for kind in library.parameters)
    return replace(event, who="all" if common else "you")


def _comes_to(expressions: Expressions, event: g.Event, level: int) -> list[str]:
    """From below it, and for the first time in the game."""
    known = once(event, expressions.library)
    field, lay = expressions.history(known, "game"), expressions.layout
    if known.who == "all":
        now, seat = f"S.g[{lay.level[event.parameter]}]", "0"
    else:
        now, seat = f"S.p[who][{lay.counter[event.parameter]}]", "who"
    return [f"detail < {level} <= {now}", f"not S.p[{seat}][{field}]"]


def _hears_players(event: g.Event) -> list[str]:
    if event.who not in _ACTORS or event.of not in _VICTIMS:
        raise Unplayable("such players in a `when …`")
    return [term for term in (_ACTORS[event.who], _VICTIMS[event.of]) if term]


def _hears_tile(expressions: Expressions, tiles: g.TileSet, area: str, kind: str) -> list[str]:
    """`area`, `kind`: where the tile is, or was, and of what kind."""
    if tiles.at or tiles.whose not in ("all", "any"):
        raise Unplayable("such tiles in a `when …`")
    terms = []
    if tiles.tiles:
        terms.append(f"{kind} in {expressions.layout.kinds(tiles.tiles)}")
    if tiles.but:
        terms.append(f"{kind} not in {expressions.layout.kinds(tiles.but)}")
    if tiles.on is not None:
        terms.append(f"({_areas_heard(expressions, tiles.on, Placed(kind, area))} >> {area}) & 1")
    if tiles.neighbours is not None:
        near = expressions.next_to(tiles.neighbours, f"(1 << {area})")
        terms.append(f"({near} >> {area}) & 1")
    return terms


def _areas_heard(expressions: Expressions, areas: g.AreaSet, placed: Placed) -> str:
    """By what lay there before the tile was placed."""
    around = areas.beside or areas.leads or areas.lying or areas.row_of
    if areas.empty or areas.by_it:
        raise Unplayable("such areas in a `when …`")
    if around:
        return expressions.areas_of(areas, placed=placed)
    return str(expressions.fixed_areas(areas))


def _is_heard(cards: g.CardSet) -> bool:
    """Whether all that is said of the cards is known when an event is raised."""
    known = (
        cards.zone in ("", "play", "areas")
        and cards.whose == "you"
        and cards.reference in ("", "this")
    )
    counted = cards.resources or cards.resources_max is not None
    return known and not counted and cards.used is None and not cards.at
