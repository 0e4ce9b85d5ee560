"""What the templates read: faces as JSON, and the drawings they need as files.

In: a library and its cards. Out: `Data`, plain values and SVG texts by file name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never
from zlib import crc32

from compiler.face import Face, face
from compiler.graph import Card, Library
from compiler.icons import Drawer, Icon, Item, Produced, Row, Sign
from compiler.printing.artwork import ANY, drawing
from compiler.text import Texts
from compiler.text.words import readable

Json = dict[str, Any]


@dataclass(slots=True)
class Data:
    """Collects drawings while faces are turned into JSON."""

    library: Library
    texts: Texts
    drawings: dict[str, str] = field(default_factory=dict)

    def faces(self, cards: Iterable[Card]) -> list[Json]:
        faces = [face(self.library, card) for card in cards]
        known = Counter(icon for one in faces for icon in set(_shown(one)))
        return [self._face(one, _emblem(one, known)) for one in faces]

    def _face(self, one: Face, emblem: Icon | None) -> Json:
        coin = Drawer(self.library, self.texts).resource(self.texts.words.currency, one.cost)
        held = self.texts.words.resource(one.holds.id) if one.holds else ""
        return {
            "kind": one.kind,
            "number": one.number,
            "set": one.set,
            "name": one.name,
            "cost": one.cost,
            "coin": self._icon(coin),
            "tags": [self._icon(tag) for tag in one.tags],
            "requirement": self._row(one.requirement),
            "limited": Sign("max") in one.requirement,
            "requirement_text": one.requirement_text,
            "panels": [{"row": self._row(p.row), "text": p.text} for p in one.panels],
            "start": self._row(one.start),
            "rows": [self._row(row) for row in one.rows],
            "text": one.text,
            "holds": held,
            "points": one.points,
            "per": self._row(one.per),
            "points_text": one.points_text,
            "emblem": self._icon(emblem) if emblem else None,
            "seed": _seed(one.name),
        }

    def _row(self, row: Row) -> list[Json]:
        return [self._item(item) for item in row]

    def _item(self, item: Item) -> Json:
        match item:
            case Sign(text):
                return {"is": "sign", "text": text}
            case Icon():
                return self._icon(item)
            case Produced(rows):
                return {"is": "box", "rows": [self._row(row) for row in rows]}
        assert_never(item)

    def _icon(self, icon: Icon) -> Json:
        letters = self._letters(icon)
        name = f"icons/{icon.kind}/{icon.id or ANY}.svg"
        self.drawings.setdefault(name, drawing(icon, letters))
        return {
            "is": "icon",
            "kind": icon.kind,
            "name": icon.id or ANY,
            "file": name,
            "count": icon.count,
            "red": icon.red,
            "money": icon.kind == "resource" and icon.id == self.texts.words.currency,
            "letters": letters,
        }

    def _letters(self, icon: Icon) -> str:
        """The declared symbol, or the initials of the name."""
        words = self.texts.words
        if not icon.id:
            return "?"
        kinds: dict[str, Mapping[str, Any]] = {
            "resource": words.resources,
            "held": words.resources,
            "tag": words.tags,
            "tile": words.tiles,
            "parameter": words.parameters,
            "counter": words.counters,
        }
        kind = kinds.get(icon.kind, {}).get(icon.id)
        symbol: str = getattr(kind, "symbol", "")
        name: str = kind.name if kind else readable(icon.id)
        initials = "".join(word[0] for word in name.split())[:2].upper()
        return symbol or (initials if len(initials) > 1 else name[:2].capitalize())


def _shown(one: Face) -> Iterator[Icon]:
    """What could stand large in the picture of a card: tags, and what it is about."""
    yield from one.tags
    for row in (*one.rows, *(p.row for p in one.panels), one.requirement, one.per):
        for icon in _icons(row):
            if icon.kind != "sign":
                yield Icon(icon.kind, icon.id)


def _emblem(one: Face, known: Counter[Icon]) -> Icon | None:
    """What sets the card apart: of all it shows, the thing shown by the fewest others."""
    return min(_shown(one), key=lambda icon: known[icon], default=None)


def _icons(row: Row) -> Iterator[Icon]:
    for item in row:
        match item:
            case Icon():
                yield item
            case Produced(rows):
                for inner in rows:
                    yield from _icons(inner)


def _seed(name: str) -> list[float]:
    """Five numbers from 0 to 1, always the same for a name."""
    return [crc32(f"{name}{n}".encode()) % 1000 / 1000 for n in range(5)]
