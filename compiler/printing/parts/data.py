"""What the templates read: faces as JSON, and the drawings they need as files.

In: a library and its cards. Out: `Data`, plain values and SVG texts by file name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar, assert_never
from zlib import crc32

from compiler.face.face import BoardFace, Face, Hexagon, Panel, board_face, face
from compiler.graph import THE_CHOSEN, Board, Library
from compiler.icons import ARROW, Drawer, Icon, Item, Produced, Row, Sign, icon_title
from compiler.icons.items import IconKind
from compiler.printing.parts.artwork import ANY, drawing
from compiler.printing.parts.pictures import is_drawn
from compiler.printing.parts.prose import Runs, headed, runs, spoken, typographic
from compiler.printing.parts.select import Piece, kind_of
from compiler.printing.parts.style import frame, look
from compiler.text import Texts
from compiler.text.marks import Mark
from compiler.text.words import readable
from dsl.reading.drawings import Undrawable, rebuilt
from dsl.reading.pictures import bytes_of

Json = dict[str, Any]
T = TypeVar("T")

PICTURES = "pictures/"
"""Where pictures of cards lie among the drawings; they fill their place."""


class Shelf:
    """For who makes faces time and again: what was made of objects stands as long as they are the
    same ones, and all besides the cards is the same; a card that names another is a new object when
    that has another name. What is not asked for in a turn is gone."""

    def __init__(self) -> None:
        self.drawings: dict[str, str] = {}
        self._around: object = None
        self._before: dict[tuple[int, ...], tuple[object, Any]] = {}
        self._now: dict[tuple[int, ...], tuple[object, Any]] = {}

    def turn(self, library: Library, texts: Texts) -> None:
        around = replace(library, cards=(), scenarios=()), texts.catalogue
        if around != self._around:
            self._around, self.drawings, self._now = around, {}, {}
        self._before, self._now = self._now, {}

    def of(self, make: Callable[[], T], *objects: object) -> T:
        key = tuple(map(id, objects))
        found = self._now.get(key) or self._before.get(key) or (objects, make())
        self._now[key] = found
        made: T = found[1]
        return made


@dataclass(slots=True)
class Data:
    """Collects drawings while faces are turned into JSON. `shelf`: where things are kept."""

    library: Library
    texts: Texts
    drawings: dict[str, str] = field(default_factory=dict)
    inline: bool = True
    """Whether icons stand inside the sentences."""

    shelf: Shelf | None = None
    marked: Texts = field(init=False)

    def __post_init__(self) -> None:
        self.marked = Texts(self.library, self.texts.catalogue, marks=self.inline)
        if self.shelf is not None:
            self.shelf.turn(self.library, self.texts)
            self.drawings = self.shelf.drawings

    def in_words(self) -> Data:
        """The same without icons inside the sentences, for what is read as a text."""
        return Data(self.library, self.texts, self.drawings, inline=False)

    def faces(self, things: Iterable[Piece]) -> list[Json]:
        """In the order given. A card's emblem depends on the others: it is what they show least."""
        pieces, shelf = tuple(things), self.shelf or Shelf()
        faces = [shelf.of(partial(self.face_of, piece), piece) for piece in pieces]
        shown = [shelf.of(partial(_shown, one), one, _shown) for one in faces]
        known = Counter(icon for icons in shown for icon in {*icons})
        emblems = [_emblem(icons, known) for icons in shown]
        return [
            shelf.of(partial(self._data, one, emblem, piece), one, emblem)
            for one, emblem, piece in zip(faces, emblems, pieces, strict=True)
        ]

    def _data(self, one: Face | BoardFace, emblem: Icon | None, piece: Piece) -> Json:
        told = self._board(one) if isinstance(one, BoardFace) else self._face(one, emblem)
        return told | _identity(piece) | {"colour": frame(piece, self.library)}

    def face_of(self, thing: Piece) -> Face | BoardFace:
        if isinstance(thing, Board):
            return board_face(self.library, thing, self.texts)
        return face(self.library, thing, self.texts, self.marked)

    def _board(self, one: BoardFace) -> Json:
        """Every part of a card's face, empty, and the map."""
        nothing: Row = ()
        blank = Face(
            *("board", "", one.set, one.name, "", (), None, nothing, "", ""),
            *((), nothing, (), "", "", nothing, ""),
        )
        hexagons = [
            [
                {
                    "terrain": self._ground(hexagon),
                    "bonus": [self._icon(icon) for icon in hexagon.bonus],
                    "name": hexagon.name,
                }
                for hexagon in row
            ]
            for row in one.rows
        ]
        return self._face(blank, None) | {
            "board": {
                "words": {
                    "milestones": self.texts.say("milestones"),
                    "awards": self.texts.say("awards"),
                    "off": self.texts.say("off-planet"),
                },
                "rows": hexagons,
                "off": list(one.off),
                "milestones": list(one.milestones),
                "awards": list(one.awards),
            }
        }

    def _ground(self, one: Hexagon) -> Json:
        """The terrain; a badge has no letters where something else is printed on it."""
        shown, bare = self._icon(one.terrain), drawing(one.terrain, "")
        own = getattr(self._kind(one.terrain), "icon", "")
        if own or not (one.bonus or one.name) or bare == self.drawings[shown["file"]]:
            return shown
        name = f"icons/{one.terrain.kind}/{one.terrain.id}-bare.svg"
        self.drawings[name] = bare
        return shown | {"file": name}

    def _face(self, one: Face, emblem: Icon | None) -> Json:
        coin = Drawer(self.library, self.texts).resource(self.texts.words.currency, one.cost)
        held = self.texts.words.resource(one.holds.id) if one.holds else ""
        say = self.texts.say
        kind = look(one.kind, self.library)
        stamp = (Icon("sign", one.kind),) if kind.stamped else ()
        hero: Row = (one.requirement or sum(one.rows, ())) if kind.hero else ()
        worth = typographic(one.points_text)
        return {
            "kind": one.kind,
            "label": self.texts.called("kind", one.kind),
            "colour": kind.colour,
            "back": kind.back,
            "small": kind.small,
            "number": one.number,
            "copies": f"×{one.copies}" if one.copies > 1 else "",
            "set": one.set,
            "mark": initials(one.set),
            "name": one.name,
            "cost": one.cost,
            "coin": self._icon(coin),
            "tags": [self._icon(tag) for tag in (*one.tags, *stamp)],
            "requirement": self._row(() if hero else one.requirement),
            "limited": Sign("max") in one.requirement,
            "requirement_text": self.runs(one.requirement_text),
            "panels": [self._panel(panel) for panel in one.panels],
            "start": self._row(one.start),
            "track": self._row(one.track),
            "rows": [] if hero else [self._row(row) for row in one.rows if row],
            "hero": self._row(hero),
            "text": self.runs(f"{one.text} {worth}".strip() if one.starred else one.text),
            "flavour": typographic(one.flavour),
            "picture": self._picture(one),
            "holds": say("holds", thing=held) if held else "",
            "keeps": say("holds-sentence", thing=held) if held else "",
            "needs": _capital(typographic(one.needs)),
            "worth": worth.removesuffix("."),
            "points": one.points,
            "per": self._row(one.per),
            "points_text": "" if one.starred else worth,
            "emblem": self._icon(emblem) if emblem else None,
            "seed": _seed(one.name),
            "said": _said(one),
            "board": None,
        }

    def _picture(self, one: Face) -> Json | None:
        """The picture of its own, if it can be drawn."""
        if not one.picture:
            return None
        try:
            ending, content = bytes_of(one.picture)
        except Undrawable:
            return None
        name = f"{PICTURES}{sha256(content).hexdigest()[:20]}.{ending}"
        if ending != "svg" and not is_drawn(name, content):
            return None
        self.drawings[name] = content.decode() if ending == "svg" else one.picture
        inside = one.picture if ending != "svg" else ""
        return {"file": name, "inside": inside, "name": one.name}

    def _panel(self, one: Panel) -> Json:
        """`lead`: what stands before the colon, which is set bold."""
        lead, text = headed(one.text)
        return {
            "label": one.label,
            "row": self._row(one.row),
            "lead": self.runs(lead),
            "text": self.runs(text),
        }

    def runs(self, text: str) -> Runs:
        """A text with the icons of what is marked in it."""
        return runs(text, self._marked_icon)

    def _marked_icon(self, mark: Mark) -> Json:
        """Called as the text says, for whoever hears it."""
        drawer = Drawer(self.library, self.texts)
        match mark.kind:
            case "resource":
                icon = drawer.resource(mark.id, "")
            case "track":
                icon = drawer.track(mark.id)
            case kind:
                icon = Icon(kind, mark.id)
        return self._icon(icon) | {"title": mark.name}

    def row(self, row: Row) -> list[Json]:
        """Icons and signs of a row by itself."""
        return self._row(row)

    def _row(self, row: Row) -> list[Json]:
        return [self._item(item) for item in row]

    def _item(self, item: Item) -> Json:
        match item:
            case Sign(text):
                said = self.texts.catalogue.name(f"sign_{text}") if text.isalpha() else None
                shown = typographic(said or text)
                return {"is": "sign", "text": shown, "glyph": text in GLYPHS}
            case Icon():
                return self._icon(item)
            case Produced(rows):
                return {"is": "box", "rows": [self._row(row) for row in rows]}
        assert_never(item)

    def _icon(self, icon: Icon) -> Json:
        letters = self._letters(icon)
        name = f"icons/{icon.kind}/{icon.id or ANY}.svg"
        if name not in self.drawings:
            own: str = getattr(self._kind(icon), "icon", "")
            self.drawings[name] = _harmless(own) or drawing(icon, letters)
        return {
            "is": "icon",
            "kind": icon.kind,
            "id": icon.id or ANY,
            "title": icon_title(self.texts, icon),
            "file": name,
            "wide": icon == ARROW,
            "count": icon.count,
            "red": icon.red,
            "money": icon.kind == "resource" and icon.id == self.texts.words.currency,
            "letters": letters,
        }

    def plain_icon(self, kind: IconKind, which: str) -> Json:
        """The icon by itself, with its name."""
        return self._icon(Icon(kind, "" if which == ANY else which))

    def resource_icon(self, which: str) -> Json:
        return self._icon(Drawer(self.library, self.texts).resource(which))

    def _letters(self, icon: Icon) -> str:
        """The declared symbol, or the initials of the name."""
        if icon.id in ("", THE_CHOSEN):
            return "?"
        kind = self._kind(icon)
        symbol: str = getattr(kind, "symbol", "")
        return symbol or initials(kind.name if kind else readable(icon.id))

    def _kind(self, icon: Icon) -> Any:
        """What is declared of it, or None."""
        words = self.texts.words
        kinds: dict[str, Mapping[str, Any]] = {
            "resource": words.resources,
            "held": words.resources,
            "tag": words.tags,
            "tile": words.tiles,
            "terrain": words.terrains,
            "parameter": words.parameters,
            "counter": words.counters,
        }
        return kinds.get(icon.kind, {}).get(icon.id)


def _harmless(own: str) -> str:
    """The drawing that a graph brings, which need not come from our compiler; or nothing."""
    try:
        return rebuilt(own.encode()) if own else ""
    except Undrawable:
        return ""


def _identity(piece: Piece) -> Json:
    return {"key": f"{kind_of(piece)}-{piece.id}", "set_id": piece.set}


def _capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


GLYPHS = frozenset("*:−+=/,›()…")
"""Signs that are punctuation, set larger or smaller than words."""


def initials(name: str) -> str:
    """Two letters that stand for a name: of its first words, or its first two."""
    letters = "".join(word[0] for word in name.split() if word[0].isalnum())[:2].upper()
    return letters if len(letters) > 1 else name[:2].capitalize()


def icons_in(value: object) -> Iterator[Json]:
    """Every icon of a face as data."""
    if isinstance(value, dict):
        if value.get("is") == "icon":
            yield value
        for part in value.values():
            yield from icons_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from icons_in(part)


THINGS = (
    *("delegate", "leader", "chairman", "party"),
    *("colony", "colony-bonus", "colony-track", "trade"),
)
"""Signs of what lies on the table, rather than of what is done or counted."""


def _shown(one: Face | BoardFace) -> tuple[Icon, ...]:
    """What could stand large in the picture of a card: tags, and what it is about."""
    return tuple(_largest(one)) if isinstance(one, Face) else ()


def _largest(one: Face) -> Iterator[Icon]:
    yield from one.tags
    for row in (*one.rows, *(p.row for p in one.panels), one.requirement, one.per):
        for icon in _icons(row):
            if icon.kind != "sign" or icon.id in THINGS:
                yield Icon(icon.kind, icon.id)
    if one.start:
        yield from (Icon(icon.kind, icon.id) for icon in _icons(one.start))


def _emblem(shown: Iterable[Icon], known: Counter[Icon]) -> Icon | None:
    """What sets the card apart: of all it shows, the thing shown by the fewest others; a sign where
    there is nothing else."""
    return min(shown, key=lambda icon: (icon.kind == "sign", known[icon]), default=None)


def _icons(row: Row) -> Iterator[Icon]:
    for item in row:
        match item:
            case Icon():
                yield item
            case Produced(rows):
                for inner in rows:
                    yield from _icons(inner)


def _said(one: Face) -> str:
    """All that the card says, in words."""
    panels = (panel.text for panel in one.panels)
    return spoken(one.name, one.number, one.requirement_text, *panels, one.text, one.points_text)


def strings_in(value: object) -> Iterator[str]:
    """Every string of a face as data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_in(part)


def _seed(name: str) -> list[float]:
    """Five numbers from 0 to 1, always the same for a name."""
    return [crc32(f"{name}{n}".encode()) % 1000 / 1000 for n in range(5)]
