"""Content stays content: no Python file knows a card, none but a ruleset the vocabulary."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from compiler.graph import Card, Library
from compiler.read.places import bundled_games
from tests.bundled import bundle

ROOT = Path(__file__).parent.parent
PACKAGES = ("dsl", "compiler", "runtime", "arsia")

# vocabulary that is also a word of the language or of the engine
STRUCTURE = {"card", "special", "marker", "rating", "reserved", "production", "wild", "influence"}


def libraries() -> tuple[Library, ...]:
    return tuple(bundle(*game).library for game in bundled_games())


def cards() -> list[Card]:
    return [card for library in libraries() for card in library.cards]


@cache
def names() -> frozenset[str]:
    return frozenset(card.name for card in cards())


@cache
def slugs() -> frozenset[str]:
    return frozenset(card.id for card in cards() if "-" in card.id)


@cache
def phrases() -> tuple[tuple[str, frozenset[str]], ...]:
    """Names of several words, and these."""
    return tuple((name, frozenset(_words(name))) for name in names() if " " in name)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


@cache
def vocabulary() -> frozenset[str]:
    words: set[str] = set()
    for lib in libraries():
        kinds = (lib.resources, lib.tags, lib.terrains, lib.tiles, lib.parameters, lib.counters)
        words |= {one.id for kind in kinds for one in kind} - STRUCTURE
    return frozenset(words)


def modules() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


Told = list[tuple[int, str]]
"""What is written, with the lines."""


@cache
def told(path: Path) -> tuple[Told, Told]:
    """The strings and the identifiers; docstrings and the catalogue's examples are prose."""
    nodes = [*ast.walk(ast.parse(path.read_text("utf-8")))]
    prose = {
        id(node.value)
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts: Told = []
    names: Told = []
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)) if id(node) not in prose:
                texts.append((node.lineno, text))
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Name(id=name):
                names.append((node.lineno, name))
    return texts, names


def strings(path: Path) -> Told:
    return told(path)[0]


def identifiers(path: Path) -> Told:
    return told(path)[1]


def test_no_card_in_python() -> None:
    joined = {slug.replace("-", "_") for slug in slugs()}
    for path in modules():
        for line, text in strings(path):
            assert text not in names(), f"{path}:{line}: the card {text!r}"
            assert text not in slugs(), f"{path}:{line}: the card {text!r}"
        everything = "\n".join(text for _, text in strings(path))
        there = {*_words(everything)}
        for name, words in phrases():
            inside = words <= there and re.search(rf"\b{re.escape(name)}\b", everything)
            assert not inside, f"{path}: the card {name!r} within a text"
        for line, name in identifiers(path):
            assert name.lower().strip("_") not in joined, f"{path}:{line}: the card {name!r}"


def test_no_card_is_quoted_in_prose() -> None:
    for path in modules():
        text = path.read_text("utf-8").replace('"""', "\n")  # so that quotes pair as they are read
        quoted = set(re.findall(r'["“]([^"“”\n]+)["”]', text))
        quoted |= set(re.findall(r"`([^`\n]+)`", text)) - {name for _, name in identifiers(path)}
        assert not quoted & names(), path


def test_vocabulary_is_declared_not_built_in() -> None:
    for path in modules():
        for line, text in strings(path) if not relative(path).startswith("runtime/games/") else ():
            assert text.lower() not in vocabulary(), f"{path}:{line}: the vocabulary {text!r}"
