"""The gallery: all cards on one page of HTML that needs nothing besides itself.

In: a library and the pieces shown. Out: the page, or its parts for who puts new ones in place.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, FunctionLoader
from markupsafe import Markup

from compiler.printing.parts.data import PICTURES, Data, Json, Shelf, icons_in
from compiler.printing.parts.prose import words_of
from compiler.printing.parts.select import Piece
from compiler.printing.whole import write_whole

LAND = (
    '<symbol id="land" viewBox="0 0 100 40" preserveAspectRatio="none">'
    '<path d="M0 40 V22 Q18 6 34 16 T62 12 T100 20 V40 Z" fill="#c98062"/>'
    '<path d="M0 40 V24 Q30 14 60 24 T100 22 V40 Z" fill="#d98c5f"/>'
    '<path d="M0 40 V31 Q35 22 70 31 T100 29 V40 Z" fill="#bd6239"/>'
    '<path d="M0 40 V36 Q25 31 55 36 T100 35 V40 Z" fill="#7f3a22"/></symbol>'
)


Notes = Mapping[str, Sequence[str]]
"""Lines by the id of the card in the page."""


def print_gallery(
    data: Data,
    pieces: Iterable[Piece],
    path: Path,
    title: str = "",
    notes: Notes | None = None,
    legend: str = "",
) -> None:
    write_whole(path, Gallery(data).page(pieces, title, notes, legend).encode("utf-8"))


class Gallery:
    """Keeps the HTML of faces on the shelf of the data."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self._shelf = data.shelf or Shelf()

    def faces(self, pieces: Iterable[Piece]) -> tuple[Json, ...]:
        """What the cards of the page are made from, each once, in the order given."""
        return tuple(self.data.faces(dict.fromkeys(pieces)))

    def cards(self, faces: Iterable[Json]) -> dict[str, str]:
        """The HTML of each card by its id in the page."""
        return {face["key"]: self._card(face) for face in faces}

    def _card(self, face: Json) -> str:
        return self._shelf.of(partial(self._html, face), face)

    def _html(self, face: Json) -> str:
        face = deepcopy(face)
        for icon in icons_in(face):
            icon["symbol"] = symbol_id(icon["file"])
        if face["picture"]:
            face["picture"]["symbol"] = symbol_id(face["picture"]["file"])
        template = _environment().get_template("card.html.j2")
        macros = template.make_module({"words": self._words})
        return str(getattr(macros, "card")(face))  # noqa: B009 - made by Jinja

    @property
    def _words(self) -> dict[str, str]:
        return {"production": self.data.texts.say("title-production")}

    def symbols(self) -> str:
        """The drawings of all icons shown so far, to be used by their ids."""
        drawn = sorted(self.data.drawings.items())
        return LAND + "".join(symbol(*pair) for pair in drawn if pair[0].endswith(".svg"))

    def page(
        self,
        pieces: Iterable[Piece],
        title: str = "",
        notes: Notes | None = None,
        legend: str = "",
    ) -> str:
        faces = self.faces(pieces)
        return self.page_of(faces, self.cards(faces), title, notes=notes, legend=legend)

    def page_of(
        self,
        faces: Iterable[Json],
        cards: Mapping[str, str],
        title: str = "",
        live: str = "",
        mistakes: str = "",
        notes: Notes | None = None,
        legend: str = "",
    ) -> str:
        """The page with these cards in it; what can be chosen comes from the faces. `live`: a
        script that keeps the page up to date. `mistakes`: HTML shown above. `notes`: lines below
        cards, which the `legend` below all of them explains."""
        say = self.data.texts.say
        css, js = card_style() + _text("gallery.css"), _script() + live
        return (
            _environment()
            .get_template("gallery.html.j2")
            .render(
                title=title or say("cards-title"),
                lang=self.data.texts.catalogue.language,
                words=self._labels(),
                cards={key: Markup(card) for key, card in cards.items()},
                notes=notes or {},
                legend=legend,
                symbols=Markup(self.symbols()),
                css=Markup(css),
                js=Markup(js),
                policy=_policy(css, js),
                mistakes=Markup(mistakes),
                **self.filters(faces),
            )
        )

    def _labels(self) -> dict[str, str]:
        say = self.data.texts.say
        return {
            "search": say("search"),
            "hint": say("search-hint"),
            "set": say("filter-set"),
            "kind": say("filter-kind"),
            "tag": say("filter-tag"),
            "cost": say("filter-cost"),
            "all": say("filter-all"),
            "from": say("cost-from"),
            "to": say("cost-to"),
            "reset": say("reset"),
            "one": say("shown", count=1).replace("1", "{n}"),
            "other": say("shown", count=2).replace("2", "{n}"),
            "none": say("none-shown"),
            "help": say("keys-hint"),
        }

    def filters(self, faces: Iterable[Json]) -> Mapping[str, list[tuple[str, str]]]:
        """What can be chosen: only what there is."""
        faces = tuple(faces)
        tags = dict.fromkeys(
            icon["id"] for face in faces for icon in face["tags"] if icon["kind"] == "tag"
        )
        words = self.data.texts.words
        return {
            "sets": list(dict.fromkeys((face["set_id"], face["set"]) for face in faces)),
            "kinds": list(dict.fromkeys((face["kind"], face["label"]) for face in faces)),
            "tags": sorted(((tag, words.tag(tag)) for tag in tags), key=lambda pair: pair[1]),
        }


def _policy(css: str, js: str) -> str:
    """What the page may do: run this script, use this style sheet, ask the server it came from.
    Colours of cards stand in attributes of their own."""
    return (
        f"default-src 'none'; script-src {_digest(js)}; style-src-elem {_digest(css)};"
        " style-src-attr 'unsafe-inline'; font-src data:; img-src data:; connect-src 'self';"
        " base-uri 'none'; form-action 'none'"
    )


def _digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@cache
def card_style() -> str:
    """The style sheet of cards for any page, their fonts in it. What it needs beside it: the
    script that fits them, and the symbols."""
    return _fonts() + _text("cards.css")


@cache
def card_script() -> str:
    """`fit(card)` and what else pages with cards need. It is a module elsewhere; in one page there
    is nothing to import from."""
    return _text("cards.js").rpartition("export {")[0]


def _script() -> str:
    return '"use strict";\n' + card_script() + _text("gallery.js")


def _fonts() -> str:
    """The fonts of the printed cards, in the page: what is not there cannot be missed."""
    faces = {"Regular": "", "Bold": "font-weight: bold; ", "Italic": "font-style: italic; "}
    folder = files("compiler.printing") / "fonts"
    return "".join(
        f'@font-face {{ font-family: "Libertinus Serif"; {style}src: url(data:font/woff2;base64,'
        f"{b64encode((folder / f'LibertinusSerif-{name}.woff2').read_bytes()).decode()}) }}\n"
        for name, style in faces.items()
    )


def symbol_id(file: str) -> str:
    """`icons/tag/city.svg` -> `i-tag-city`."""
    return "i-" + re.sub(r"\W+", "-", file.removeprefix("icons/").removesuffix(".svg"))


_SVG = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_BOX = re.compile(r"\bviewBox\s*=\s*[\"']([^\"']*)[\"']")


def symbol(file: str, svg: str) -> str:
    """The drawing as a symbol; ids in it are made its own."""
    name = symbol_id(file)
    match = _SVG.search(svg)
    if match is None:
        return ""
    box = _BOX.search(match[1])
    inner = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', match[2])
    inner = re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", inner)
    inner = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', inner)
    around = box[1] if box else "0 0 100 100"
    fills = ' preserveAspectRatio="xMidYMid slice"' if file.startswith(PICTURES) else ""
    return f'<symbol id="{name}" viewBox="{around}"{fills}>{inner.strip()}</symbol>'


@cache
def _environment() -> Environment:
    made = Environment(loader=FunctionLoader(_text), autoescape=True)
    made.filters["words"] = words_of
    return made


@cache
def _text(name: str) -> str:
    return (files("compiler.printing") / "web" / name).read_text("utf-8")
