"""The page that follows one line of a card from text to the played game: each piece is real.

`pytest -m generated --update-goldens` writes the pieces anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from compiler.document.codec import cards_to_json
from compiler.face.face import face
from compiler.face.terminal import show_face
from compiler.footprint.atoms import Footprint
from compiler.footprint.effects import footprint
from compiler.graph import Card, Effect
from compiler.icons import effect_row
from compiler.icons.items import Drawer, Item
from compiler.read.load import Loaded
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from compiler.writing import card_text
from dsl.lexicon.spot import bits
from dsl.reading.source import Source
from dsl.syntax.parser import parse
from runtime.driving.game import Game
from runtime.games.playable import Playable
from tests.bundled import load_text
from tests.generated import Generated
from tests.runtime.support import give, put_in_play

PAGE = Path(__file__).parents[2] / "docs" / "journey.md"
PIECE = r"<!-- piece: {} -->\n```\w*\n(.*?)```"
NAMES = re.findall(
    PIECE.format(r"([\w ]+)").replace("(.*?)", ".*?"), PAGE.read_text("utf-8"), re.DOTALL
)
CARD = """\
active Z01 "Trout Pond"
  cost 8
  tags animal
  holds animal
  action: spend 2 heat -> add 1 animal here
"""
LINE = CARD.splitlines()[-1].strip()


@cache
def loaded(*uses: str) -> Loaded:
    return load_text(CARD, uses)


def card() -> Card:
    return loaded("mars").library.cards[-1]


def effect() -> Effect:
    found = card().abilities[0].effect
    assert found is not None
    return found


def words() -> Iterator[str]:
    for bit in bits(LINE):
        yield f"{bit.kind:8}{bit.text}"


def tree() -> Iterator[str]:
    file, _ = parse(Source("text", CARD))
    yield from drawn("", file.declarations[0].lines[-1])


def drawn(name: str, node: Any, deep: int = 0) -> Iterator[str]:
    """A node and what is set in it, without the places."""
    indent = "  " * deep
    if not is_dataclass(node):
        yield f"{indent}{name}{node!r}"
        return
    yield f"{indent}{name}{type(node).__name__}"
    for field in fields(node):
        content = getattr(node, field.name)
        if field.name == "span" or content in (None, (), "", False):
            continue
        for part in content if isinstance(content, tuple) else (content,):
            yield from drawn(f"{field.name}: ", part, deep + 1)


def graph() -> Iterator[str]:
    (made,) = cards_to_json([card()], ["mars"], places=False)["cards"]
    yield json.dumps(made["abilities"][0], indent=1)


def touched() -> Iterator[str]:
    one = footprint(effect(), loaded("mars").library)
    for field in fields(Footprint):
        for atom in sorted(getattr(one, field.name)):
            yield f"{field.name:8}{' '.join(atom) if isinstance(atom, tuple) else atom}"


def said() -> Iterator[str]:
    library = loaded("mars").library
    for language in ("en", "de"):
        texts = Texts(library, catalogue(language, loaded("mars").folders))
        yield texts.ability(card().abilities[0])


def icons() -> Iterator[str]:
    library = loaded("mars").library
    yield from map(plain, effect_row(Drawer(library, Texts(library)), effect()))


def plain(item: Item) -> str:
    return repr(item)


def panel() -> Iterator[str]:
    (one,) = face(loaded("mars").library, card()).panels
    yield f"label: {one.label}"
    yield f"text: {one.text}"


def printed() -> Iterator[str]:
    console = Console(width=60, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(show_face(loaded("mars").library, card()))
    yield from (line.rstrip() for line in capture.get().splitlines())


def code() -> Iterator[str]:
    """The functions of the action and of its two halves."""
    engine = Playable(loaded("mars").library)
    number = engine.program.operations.number(effect())
    assert number is not None
    for op in (number, *engine.program.operations.parts[number]):
        pattern = rf"^def \w+_{op}\(.*?(?=^def |\Z)"
        for found in re.findall(pattern, engine.program.source, re.DOTALL | re.MULTILINE):
            yield found.rstrip() + "\n"


@cache
def played() -> tuple[str, ...]:
    """What the option says, and what the log says once it is taken."""
    game = Game(Playable(loaded("base").library), ["red", "blue"], 1)
    while game.state.ask is not None and game.state.ask[0] != "menu":
        game.choose(0)
    assert game.decision is not None
    put_in_play(game, game.decision.player, card().id)
    give(game, game.decision.player, heat=5)
    (option,) = (one for one in game.decision.options if card().name in one.text)
    before = len(game.log)
    game.choose(option.index)
    return (f"{option.id}: {option.text}", *game.log[before:])


PIECES = {
    "card": lambda: CARD.splitlines(),
    "words": words,
    "tree": tree,
    "graph": graph,
    "footprint": touched,
    "card text": lambda: card_text(loaded("mars").library, card()).splitlines()[-1:],
    "sentences": said,
    "icons": icons,
    "panel": panel,
    "face": printed,
    "code": code,
    "option": lambda: played()[:1],
    "log": lambda: played()[1:],
}


def test_every_piece_is_on_the_page_in_this_order() -> None:
    assert list(PIECES) == NAMES


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_real(name: str, generated: Generated) -> None:
    page = PAGE.read_text("utf-8")
    real = "\n".join(PIECES[name]()).rstrip("\n") + "\n"
    found = re.search(PIECE.format(name), page, re.DOTALL)
    assert found is not None
    generated("docs/journey.md", page[: found.start(1)] + real + page[found.end(1) :])


def test_every_file_of_the_way_is_there() -> None:
    for name in re.findall(
        r"`((?:dsl|compiler|runtime|grammar)/[\w/.]+)`", PAGE.read_text("utf-8")
    ):
        assert (PAGE.parents[1] / name).exists(), name
