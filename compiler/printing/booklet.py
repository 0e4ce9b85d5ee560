"""The reference booklet and the one-page summary of icons and rules.

In: a library and the pieces that are printed. Out: PDF.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from compiler.graph import Card
from compiler.printing.paper import PAPERS, Paper
from compiler.printing.parts.data import Data, Json, icons_in
from compiler.printing.parts.prose import typographic
from compiler.printing.parts.select import Piece
from compiler.printing.setting import Warnings, setting
from compiler.printing.whole import write_whole
from compiler.text import reference

COLUMNS = ("number", "name", "cost", "tags", "needs", "text", "points")
GROUPS = ("resource", "held", "tag", "tile", "terrain", "parameter", "counter", "sign")
SIGNS = ("red-frame", "production-box", "asterisk", "arrow-means", "colon-means", "max-means")


def print_booklet(
    data: Data, pieces: Iterable[Piece], path: Path, paper: Paper = "a4", title: str = ""
) -> Warnings:
    """A table: number, name, cost, tags, requirement, text, points."""
    cards = dict.fromkeys(piece for piece in pieces if isinstance(piece, Card))
    say = data.texts.say
    document = {
        "title": title or say("reference-title"),
        "lang": data.texts.catalogue.language,
        "page": PAPERS[paper],
        "words": [say(f"column-{column}") for column in COLUMNS],
        "faces": data.in_words().faces(cards),
    }
    _print("booklet.typ", document, data, path)
    return ()


def print_summary(data: Data, pieces: Iterable[Piece], path: Path, paper: Paper = "a4") -> Warnings:
    """One page: every icon that these pieces show, and the rules behind the vocabulary."""
    document = summary_document(data, pieces) | {"page": PAPERS[paper]}
    _print("summary.typ", document, data, path)
    return ()


def summary_document(data: Data, pieces: Iterable[Piece]) -> dict[str, Any]:
    say = data.texts.say
    used = {
        (icon["kind"], icon["id"]): icon for face in data.faces(pieces) for icon in icons_in(face)
    }
    groups = [
        {
            "title": say(f"group-{kind}"),
            "icons": [data.plain_icon(*key) for key in used if key[0] == kind],
        }
        for kind in GROUPS
    ]
    return {
        "title": say("summary-title"),
        "lang": data.texts.catalogue.language,
        "groups": [group for group in groups if group["icons"]],
        "signs": [say(sign) for sign in SIGNS],
        "rules_title": say("rules-title"),
        "rules": [list(pair) for pair in reference.numbers(data.texts)],
        "things": list(_things(data)),
        "standing_title": say("standing-title"),
        "standing": [[name, typographic(text)] for name, text in reference.standing(data.texts)],
    }


def _things(data: Data) -> Iterator[Json]:
    """Tracks, tiles and what everybody may do, with their rules."""
    library, texts = data.library, data.texts
    for parameter in library.parameters:
        yield data.plain_icon("parameter", parameter.id) | {
            "text": typographic(reference.parameter(texts, parameter))
        }
    for tile in library.tiles:
        yield data.plain_icon("tile", tile.id) | {"text": typographic(reference.tile(texts, tile))}
    for counter in library.counters:
        if text := reference.counter(texts, counter):
            yield data.plain_icon("counter", counter.id) | {"text": typographic(text)}
    for resource in library.resources:
        if text := reference.resource(texts, resource):
            icon = data.resource_icon(resource.id)
            yield icon | {"text": typographic(text)}


def _print(template: str, document: dict[str, Any], data: Data, path: Path) -> None:
    with setting(template, document, data.drawings) as set_:
        write_whole(path, set_.of(len(document.get("faces", ())), tagged=True)[0])
