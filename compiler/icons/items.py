"""Icons, signs and boxes: what a face is made of, and how vocabulary is drawn.

In: a `Library`. Out: `Icon`, `Sign` and `Produced` items, plain data that a printed or a terminal
face lays out, and the `Drawer` that makes them from ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from compiler.graph import (
    ANY,
    THE_CHOSEN,
    Library,
    Whose,
)
from compiler.text import Texts
from dsl.reading.records import dataclass

IconKind = Literal["resource", "held", "tag", "tile", "terrain", "parameter", "counter", "sign"]


@dataclass(frozen=True, slots=True)
class Icon:
    """`count` is a figure, `X`, or empty for none said. `red`: bordered, of any player."""

    kind: IconKind
    id: str
    count: str = "1"
    red: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A few letters between the icons: `/`, `:`, `max`."""

    text: str


@dataclass(frozen=True, slots=True)
class Produced:
    """The production box, a row for each resource."""

    rows: tuple[tuple[Icon | Sign, ...], ...]


Item = Icon | Sign | Produced
Row = tuple[Item, ...]

MINUS = Sign("−")
SLASH = Sign("/")
COLON = Sign(":")
COMMA = Sign(",")
STAR = Sign("*")
ARROW = Icon("sign", "arrow")
CARD = Icon("sign", "card")


def parted(parts: Iterable[Row], sign: Sign) -> Row:
    """The rows behind one another, with the sign between them."""
    row: list[Item] = []
    for part in parts:
        row += [sign, *part] if row else part
    return tuple(row)


def is_other(whose: Whose | None) -> bool:
    return whose not in (None, "you")


@dataclass(frozen=True, slots=True)
class Drawer:
    """Draws the nodes of one library. `holds`: what the card itself can hold."""

    library: Library
    texts: Texts
    holds: str = ""

    @property
    def currency(self) -> str:
        return self.texts.words.currency

    def resource(self, resource: str, count: str = "1", red: bool = False) -> Icon:
        kind = self.texts.words.resources.get(resource)
        if kind is None and resource == THE_CHOSEN:
            return Icon("resource", "", count, red)
        on_card = resource == ANY or (kind is not None and kind.kept == "card")
        return Icon("held" if on_card else "resource", resource, count, red)

    def resources(self, resources: Iterable[str], red: bool = False) -> Row:
        return parted(((self.resource(r, red=red),) for r in resources), SLASH)

    def track(self, track: str, count: str = "1") -> Icon:
        shared = track == THE_CHOSEN or track in self.texts.words.parameters
        kind: IconKind = "parameter" if shared else "counter"
        return Icon(kind, track, count)

    def money(self, amount: int) -> Icon:
        return self.resource(self.currency, str(amount))

    def tags(self, tags: Iterable[str], red: bool = False) -> Row:
        return parted(((Icon("tag", tag, red=red),) for tag in tags), SLASH)
