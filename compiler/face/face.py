"""The face of a card: what stands where, as plain data.

In: a `Library` and a `Card` of it. Out: a `Face`, laid out by `compiler.face.terminal` and
`compiler.printing`. Icons and text come from one walk over the same graph.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from compiler.graph import (
    THE_CHOSEN,
    Ability,
    AreaPlace,
    Board,
    Card,
    Library,
    Per,
    Points,
    renamed,
)
from compiler.icons import (
    ARROW,
    COLON,
    COMMA,
    SLASH,
    STAR,
    Drawer,
    Icon,
    Row,
    Sign,
    condition_row,
    effect_row,
    effect_rows,
    event_row,
    measure_row,
    parted,
    rule_row,
)
from compiler.icons.measures import word
from compiler.text import Texts, flat, is_immediate
from compiler.text.events import together
from compiler.text.words import sentence
from dsl.reading.records import dataclass

DRAWN = ("track", "opens")
"""Fields that are drawn or said in a way of their own."""


@dataclass(frozen=True, slots=True)
class Panel:
    """An action or effect box. `label`: `action`, `first action`, `effect`, `moment`."""

    label: str
    row: Row
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """Empty strings and rows for what the card does not have. `text` is about the immediate
    effects in `rows`; `requirement`: what stands beside the cost, also the parties of a global
    event; `needs` what `requirement_text` asks for; `points` the figure of the badge, `per` what it
    is multiplied by, `starred` where `points_text` says more than both; `copies`: so many cards
    have this face; `track`: what the places of its own track show; `picture`: a picture of its
    own."""

    kind: str
    number: str
    set: str
    name: str
    cost: str
    tags: tuple[Icon, ...]
    holds: Icon | None
    requirement: Row
    requirement_text: str
    needs: str
    panels: tuple[Panel, ...]
    start: Row
    rows: tuple[Row, ...]
    text: str
    points: str
    per: Row
    points_text: str
    copies: int = 1
    track: Row = ()
    flavour: str = ""
    picture: str = ""
    starred: bool = False


@dataclass(frozen=True, slots=True)
class Hexagon:
    """An area of a map: what it is, what it prints, what it is called."""

    terrain: Icon
    bonus: tuple[Icon, ...]
    name: str


@dataclass(frozen=True, slots=True)
class BoardFace:
    """The summary of a board. `rows` from above; `off`: the names of areas off the planet."""

    set: str
    name: str
    rows: tuple[tuple[Hexagon, ...], ...]
    off: tuple[str, ...]
    milestones: tuple[str, ...]
    awards: tuple[str, ...]


def board_face(library: Library, board: Board, texts: Texts | None = None) -> BoardFace:
    drawer = Drawer(library, texts or Texts(library))
    drawn = (area for area in board.areas if area.drawn)
    return BoardFace(
        set=_set_name(library, board.set),
        name=board.name,
        rows=tuple(
            tuple(_hexagon(drawer, area) for area in row)
            for _, row in groupby(drawn, key=lambda area: area.row)
        ),
        off=tuple(area.name for area in board.areas if not area.drawn),
        milestones=tuple(drawer.texts.words.card(card) for card in board.milestones),
        awards=tuple(drawer.texts.words.card(card) for card in board.awards),
    )


def _hexagon(drawer: Drawer, area: AreaPlace) -> Hexagon:
    terrain = "reserved" if area.reserved else area.terrain
    bonus = tuple(icon for one in area.bonus for icon in _bonus(drawer, one))
    tags = tuple(Icon("tag", tag) for tag in area.tags)
    return Hexagon(Icon("terrain", terrain), bonus + tags, area.name)


def _bonus(drawer: Drawer, bonus: str) -> tuple[Icon, ...]:
    """The resource that is printed, or what the bonus takes and gives."""
    if bonus in drawer.texts.words.resources:
        return (drawer.resource(bonus),)
    effect = next((one.effect for one in drawer.library.bonuses if one.id == bonus), None)
    row = effect_row(drawer, effect) if effect is not None else ()
    icons = (item for item in row if isinstance(item, Icon) and item != ARROW)
    return tuple(icons) or (Icon("resource", bonus),)


def _set_name(library: Library, which: str) -> str:
    return next((one.name for one in library.sets if one.id == which), which)


def _sets(library: Library, card: Card, texts: Texts) -> str:
    """The set that the card is of, and those that it needs beside."""
    name = _set_name(library, card.set)
    others = texts.words.joined(_set_name(library, which) for which in card.needs)
    return texts.say("set-with", set=name, others=others) if others else name


def face(
    library: Library, card: Card, texts: Texts | None = None, marked: Texts | None = None
) -> Face:
    """`marked`: texts with marks, where icons shall stand inside the sentences."""
    texts = texts or Texts(library)
    said = marked or texts
    drawer = Drawer(library, texts, card.holds)
    plays = tuple(a.effect for a in card.abilities if is_immediate(a) and a.effect is not None)
    panels = tuple(panel(drawer, a, said.on(card)) for a in card.abilities if not is_immediate(a))
    plain = " ".join(filter(None, said.plain_lines(_without_track(card))))
    own_words = bool(card.texts) and texts.catalogue.language == library.language(card)
    if own_words:
        plain, panels = _in_own_words(texts, card, plain, panels)
    points, per = _badge(drawer, _drawn(card.points))
    rows = effect_rows(drawer, flat(_drawn(plays)))
    if card.measure is not None:
        fewest = (Sign(texts.say("title-fewest")),) if card.fewest else ()
        rows += ((*fewest, *measure_row(drawer, card.measure)),)
    return Face(
        kind=card.kind,
        number=card.number,
        set=_sets(library, card, texts),
        name=texts.words.card(card.id) if card.id in texts.words.cards else card.name,
        cost="" if card.cost is None else f"{card.cost}{'' if card.cheaper == 0 else '*'}",
        tags=tuple(Icon("tag", tag) for tag in card.tags),
        holds=drawer.resource(card.holds) if card.holds else None,
        requirement=_requirement(drawer, card),
        requirement_text=said.requirement(card),
        needs=texts.needs(card),
        panels=panels,
        start=(*(drawer.resource(r, str(n)) for r, n in card.start), *_fields(drawer, card)),
        rows=rows,
        text=plain,
        points=points,
        per=per,
        points_text=sentence(texts.points(card)),
        copies=card.copies,
        track=tuple(
            Sign(str(place)) if isinstance(place, int) else drawer.resource(place, "")
            for place in dict(card.fields).get("track", ())
        ),
        flavour=card.flavour,
        picture=card.picture.data if card.picture is not None else "",
        starred=not own_words and ("*" in points or STAR in per),
    )


def _drawn(root: Any) -> Any:
    """The tag that has been chosen is drawn as any tag is that the text speaks of."""
    return renamed(root, "tag", THE_CHOSEN, "")


BOXES = (
    *("first-action", "action", "once", "full", "conversion"),
    *("effect", "build", "trade", "bonus"),
)
"""Labels: a text that begins with one stands in such a box, the first that is left."""


def _in_own_words(
    texts: Texts, card: Card, plain: str, boxes: tuple[Panel, ...]
) -> tuple[str, tuple[Panel, ...]]:
    """What stands outside of the boxes, and the boxes, in the words of the author; those for which
    he wrote none keep what is written for them. Other languages than that of the set do, too."""
    made, outside = list(boxes), []
    left = list(range(len(boxes)))
    for text in card.texts:
        wanted = tuple(_boxes_of(texts, text.words))
        place = next((at for at in left if boxes[at].label in wanted), None)
        if place is None:
            outside.append(text.words)
        else:
            left.remove(place)
            made[place] = replace(boxes[place], text=text.words)
    return " ".join(outside) or plain, tuple(made)


def _boxes_of(texts: Texts, words: str) -> Iterator[str]:
    """The labels of boxes in which such a text may stand."""
    folded = words.lower()
    for label in BOXES:
        if folded.startswith(f"{texts.say(f'label-{label}')}:".lower()):
            yield label.replace("-", " ")
    if folded.startswith(texts.say("when", events="", text="").partition(" ")[0]):
        yield "effect"


def _without_track(card: Card) -> Card:
    """A track is drawn, and not said."""
    return replace(card, fields=tuple(one for one in card.fields if one[0] != "track"))


def _fields(drawer: Drawer, card: Card) -> Row:
    """What the kind of card adds and what can be drawn of it, as the sides of a factory."""
    words = drawer.texts.words
    values = [value for name, values in card.fields if name not in DRAWN for value in values]
    resources = [drawer.resource(str(v)) for v in values if v in words.resources]
    return (*resources, *(Icon("tag", str(v)) for v in values if v in words.tags))


def _requirement(drawer: Drawer, card: Card) -> Row:
    """What it asks for; of a global event the parties to which it sends delegates, in turn."""
    if card.kind == "global-event":
        sent = (party for _, values in card.fields for party in values)
        return parted(((Sign(drawer.texts.words.card(str(one))),) for one in sent), Sign("›"))
    return parted((condition_row(drawer, c) for c in card.requirements), COMMA)


def panel(drawer: Drawer, ability: Ability, said: Texts) -> Panel:
    """The box of an ability that is not immediate, `said` in these texts."""
    text = said.ability(ability)
    ability = _drawn(ability)
    if ability.rule is not None:
        only = (
            () if ability.condition is None else (*condition_row(drawer, ability.condition), COLON)
        )
        star: Row = () if ability.span == "always" else (STAR,)
        if ability.times > 1:
            star = (Sign(f"×{ability.times}"), *star)
        whose: Row = ()
        if ability.whose != "you":
            others = () if ability.whose == "all" else (STAR,)
            whose = (Icon("sign", "players"), *others, COLON)
        return Panel("effect", (*whose, *only, *rule_row(drawer, ability.rule), *star), text)
    row = effect_row(drawer, ability.effect) if ability.effect is not None else ()
    if ability.condition is not None:
        row = (*condition_row(drawer, ability.condition), COLON, *row)
    match ability.label:
        case "trigger":
            events: Row = ()
            for event in together(ability.events):
                events += (SLASH, *event_row(drawer, event)) if events else event_row(drawer, event)
            instead = any(event.would for event in ability.events)
            row = (*events, ARROW if instead else COLON, *row)
            return Panel("effect", (*_limit(drawer, ability), *row), text)
        case "first-action" | "moment":
            return Panel(ability.label.replace("-", " "), row, text)
    row = (*_limit(drawer, ability), *row) if ability.times > 1 else row
    return Panel(ability.label, row, text)


def _limit(drawer: Drawer, ability: Ability) -> Row:
    """How often in a generation, or in the game: `2× generation:`."""
    if not ability.once and ability.times == 1:
        return ()
    period = "game" if ability.once == "game" else "generation"
    return (Sign(f"{ability.times}×"), word(drawer, period), COLON)


def _badge(drawer: Drawer, points: tuple[Points, ...]) -> tuple[str, Row]:
    """The figure of the points badge and what it is multiplied by."""
    if not points:
        return "", ()
    first = points[0]
    sign = "−" if first.negative else ""
    star = "*" if first.condition is not None or len(points) > 1 else ""
    match first.amount:
        case int(n):
            return f"{sign}{n}{star}".replace("-", "−"), ()
        case Per(measure, times, each):
            return f"{sign}{times}{star}", measure_row(drawer, measure, each)
    return "?", ()
