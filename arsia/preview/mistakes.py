"""Mistakes where their cards would be: a panel of the size of a card, with what is wrong.

In: what was loaded, and where the cards stand in their files. Out: the HTML of a panel for every
card with mistakes, in its place among the others, and the messages that belong to no card.
"""

from __future__ import annotations

import os
import re
from bisect import bisect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from compiler.names.kinds import KINDS
from compiler.printing import Piece, kind_of
from compiler.read.loaded import Loaded
from dsl.lexicon.spot import uncommented
from dsl.messages.diagnostics import Diagnostic
from dsl.messages.syntax import NOT_INDENTED
from dsl.reading.source import Source, straight

MISTAKEN = '<article class="card mistake"'


@dataclass(frozen=True, slots=True)
class Lines:
    """From a first to a last line of a file."""

    file: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Home:
    """Where a card is declared, and under which name."""

    file: str
    line: int
    name: str


@dataclass(slots=True)
class Block:
    """A declaration with mistakes, from its first line to the one before the next."""

    file: str
    line: int
    end: int
    header: str
    found: list[Diagnostic] = field(default_factory=list)

    @property
    def name(self) -> str:
        """In quotes, or the whole line."""
        quoted = re.search('"([^"]*)', self.header)
        return quoted[1] if quoted and quoted[1] else self.header

    @property
    def is_vocabulary(self) -> bool:
        """Whether it certainly declares something that is no card."""
        words = self.header.lower().split()
        row = KINDS.get(" ".join(words[:2])) or KINDS.get(words[0])
        return row is not None and row.card is None


def key_of(piece: Piece) -> str:
    return f"{kind_of(piece)}-{piece.id}"


def homes_of(pieces: Iterable[Piece], placed: Callable[[str], str]) -> dict[str, Home]:
    """`placed`: the place in a file, of one as the graph has it."""
    found: dict[str, Home] = {}
    for piece in pieces:
        file, _, line = placed(piece.by).rpartition(":")
        found[key_of(piece)] = Home(file, int(line or 0), piece.name)
    return found


def blocks_of(loaded: Loaded) -> tuple[Block, ...]:
    """Every declaration of the sets asked for that has errors, in order."""
    found: dict[tuple[str, int], Block] = {}
    for one in loaded.errors:
        source = loaded.sources.get(one.span.file)
        if source is None or one.span.file not in loaded.files or not one.span.line:
            continue
        block = _block(source, one)
        if block is not None:
            found.setdefault((block.file, block.line), block).found.append(one)
    return tuple(found.values())


def lines_of(source: Source) -> dict[int, Lines]:
    """The lines of each declaration, by its first; what is said above the next is not of it."""
    found: dict[int, Lines] = {}
    first = last = 0
    for number, line in enumerate([*straight(source.text).split("\n"), "end"], 1):
        if line[:1] not in ("", " ", "#"):
            if first:
                found[first] = Lines(source.name, first, last)
            first = number
        if uncommented(line):
            last = number
    return found


def _block(source: Source, one: Diagnostic) -> Block | None:
    lines = straight(source.text).split("\n")
    starts = [n for n, line in enumerate(lines, 1) if line[:1] not in ("", " ", "#")]
    at = bisect(starts, one.span.line) - 1
    # A line that lost its indentation looks like the beginning of a declaration.
    if one.tells(NOT_INDENTED) and at > 0 and starts[at] == one.span.line:
        at -= 1
    if at < 0:
        return None
    end = starts[at + 1] if at + 1 < len(starts) else len(lines) + 1
    return Block(source.name, starts[at], end, lines[starts[at] - 1].strip())


def keyed(
    blocks: Iterable[Block], now: Mapping[str, Home], before: Mapping[str, Home]
) -> dict[str, Block]:
    """The blocks that are cards, by the card that each is or was; others have a key of their own.
    One whose header cannot be read is the card of that name that is lost, or the next that is."""
    lost = {key: home for key, home in before.items() if key not in now}
    known: list[tuple[Block, str | None]] = []
    for block in blocks:
        inside = (k for k, home in now.items() if _is_in(home, block))
        named = (k for k, home in lost.items() if home.name == block.name)
        key = next(inside, None) or next(named, None)
        lost.pop(key or "", None)
        known.append((block, key))
    found: dict[str, Block] = {}
    for block, key in known:
        if key is None and not block.is_vocabulary:
            near = (k for k, home in lost.items() if home.file == block.file)
            key = next(near, None) or f"mistake-{_slug(block)}"
            lost.pop(key, None)
        if key is not None:
            found[key] = block
    return found


def _is_in(home: Home, block: Block) -> bool:
    return home.file == block.file and block.line <= home.line < block.end


def _slug(block: Block) -> str:
    return re.sub(r"\W+", "-", f"{block.file}-{block.header}".lower()).strip("-")


def placed(
    cards: Mapping[str, str],
    blocks: Mapping[str, Block],
    homes: Mapping[str, Home],
    sources: Mapping[str, Source],
    folders: Iterable[Path],
) -> dict[str, str]:
    """The cards with a panel in the place of each that has mistakes. One that was not there before
    comes in front of the card below it in its file, or at the end."""
    order, known = list(cards), dict(homes)
    for key, block in blocks.items():
        if key not in cards:
            below = (n for n, k in enumerate(order) if k in known and _is_below(known[k], block))
            order.insert(next(below, len(order)), key)
            known[key] = Home(block.file, block.line, block.name)
    panels = {
        key: within(folders, _panel(key, block, sources[block.file]))
        for key, block in blocks.items()
    }
    return {key: panels.get(key) or cards[key] for key in order}


def within(folders: Iterable[Path], text: str) -> str:
    """The text with files called by where they lie in their set."""
    for folder in folders:
        text = text.replace(escape(f"{folder}{os.sep}"), "")
    return text


def _is_below(home: Home, block: Block) -> bool:
    return home.file == block.file and home.line > block.line


def _panel(key: str, block: Block, source: Source) -> str:
    said = "".join(_message(one, source) for one in block.found)
    name, header = escape(block.name), escape(block.header.lower(), quote=True)
    return (
        f'{MISTAKEN} id="{key}" tabindex="-1" aria-label="{name}"'
        f' data-mistake data-words="{header}"><h2>{name}</h2>'
        f'<div class="paper"><div class="inner" role="alert">{said}</div></div>'
        f"<footer><span>{escape(block.file)}:{block.line}</span></footer></article>"
    )


def _message(one: Diagnostic, source: Source) -> str:
    """The message, its line with what is meant marked, and what to do."""
    text = source.line(one.span.line)
    last = one.span.end_column if one.span.end_line == one.span.line else len(text) + 1
    first, end = one.span.column - 1, max(last - 1, one.span.column)
    before, at, after = (escape(part) for part in (text[:first], text[first:end], text[end:]))
    lines = [f"<p><b>{one.code}</b> {escape(one.message)}</p>"]
    lines.append(f"<pre>{before.lstrip()}<mark>{at}</mark>{after}</pre>")
    if one.suggestion is not None:
        also = f" or <code>{escape(one.also)}</code>" if one.also is not None else ""
        lines.append(f"<p>did you mean <code>{escape(one.suggestion)}</code>{also}?</p>")
    if one.cure is not None:
        lines.append(f"<p>help: {escape(one.cure)}</p>")
    return "".join(lines)
