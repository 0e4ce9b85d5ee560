"""A set that is begun: what can be asked of who begins it, and the file that comes of it.

In: answers to three questions: what is it called, what does it build on, what is its first card.
Out: a folder with one file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from unicodedata import normalize

from arsia.preview.faces import Json
from compiler.names.kinds import KINDS, Kind
from compiler.read.places import BUNDLED, bundled_games, bundled_sets, by_game, closure, set_files
from compiler.text.catalogue import english
from dsl.reading.source import read

_SET = re.compile(r'^set +(\S+)(?: +"([^"\n]*)")?', re.MULTILINE)
_BEGUN = {"cost": "  cost 10\n", "start": "  start 40 {}\n", "most": "  most tiles\n"}
"""Lines to begin with, by the property that a kind needs; `{}`: money."""


class Unclear(ValueError):
    """An answer that cannot be; says why."""


def heading(folder: Path) -> tuple[str, str]:
    """What a set is called in files, and by people; else what its folder is."""
    for path in set_files(folder):
        if (head := _SET.search(_text(path))) is not None:
            return head[1], head[2] or head[1]
    return folder.name, folder.name


def kinds(sets: Iterable[str | Path]) -> list[Json]:
    """The kinds of card that a set beside these can begin with, those of which there are most in
    their game first: such as there are in what it builds on, since others never come into play."""
    given = tuple(sets)
    games = by_game(tuple(dict.fromkeys((*given, *bundled_sets()))))
    game = next(one for one in games if {*given} & {*one})
    number = Counter(_kinds_in(game))
    there = {*_kinds_in(one for each in given for one in closure(each))}
    known = [kind for kind in KINDS.values() if _can_begin(kind) and number[kind.words]]
    known.sort(key=lambda kind: -number[kind.words])
    if known[0].words in there:  # else they are bare rules, which fit any card of the game
        known = [kind for kind in known if kind.words in there]
    money = _money(one for one in game if isinstance(one, str))
    return [
        {
            "id": kind.words,
            "name": english().say(f"kind-{kind.card}"),
            "text": "".join(_BEGUN[word].format(money) for word in kind.needs),
        }
        for kind in known
    ]


@cache
def uses() -> tuple[Json, ...]:
    """The sets that one can build on, each with the number of its game, that of most sets first,
    and the kinds of card that it brings; what is bundled stays as it is."""
    return tuple(
        {"id": name, "name": heading(BUNDLED / name)[1], "game": number, "kinds": kinds([name])}
        for number, game in enumerate(bundled_games())
        for name in game
    )


def _money(sets: Iterable[str]) -> str:
    """What corporations begin with most often."""
    return Counter(word for one in sets for word in _begun_with(one)).most_common(1)[0][0]


@cache
def _begun_with(name: str) -> tuple[str, ...]:
    texts = map(_text, set_files(BUNDLED / name))
    return tuple(w for one in texts for w in re.findall(r"^  start \d+ (\w+)", one, re.MULTILINE))


def _can_begin(kind: Kind) -> bool:
    return kind.card is not None and {*kind.needs} <= _BEGUN.keys()


_HEADER = re.compile(r'^([a-z]+(?: [a-z]+)?)\b[^"\n]*"', re.MULTILINE)


def _kinds_in(sets: Iterable[str | Path]) -> Iterator[str]:
    for one in sets:
        folder = BUNDLED / one if isinstance(one, str) else one
        for path in set_files(folder):
            for words in _headers(path) if path.is_relative_to(BUNDLED) else _read(path):
                yield words if words in KINDS else words.partition(" ")[0]


def _read(path: Path) -> tuple[str, ...]:
    return tuple(_HEADER.findall(_text(path)))


_headers = cache(_read)
"""What is bundled stays as it is."""


def _text(path: Path) -> str:
    try:
        return read(path, path.name).text
    except OSError:
        return ""


# ---- the new set --------------------------------------------------------------------------------


def begun(name: str, uses: Iterable[str], kind: str, card: str) -> tuple[str, str]:
    """The identifier of the set, and the text of its file. Raises Unclear."""
    name, card, uses = name.strip(), card.strip(), [*uses]
    for text in (name, card):
        if not text or len(text) > 60 or re.search(r'["\x00-\x1f\x7f\ud800-\udfff]', text):
            raise Unclear("a name has letters, at most 60, and no quotes")
    if not uses or not {*uses} <= {*bundled_sets()}:
        raise Unclear("say what the set builds on")
    if not any({*uses} <= {*game} for game in bundled_games()):
        raise Unclear("these belong to different games: a set builds on those of one")
    known = {one["id"]: one["text"] for one in kinds(uses)}
    if kind not in known:
        raise Unclear(f"a card is one of {', '.join(known)}")
    head = f'set {identifier(name)} "{name}"\n  uses {", ".join(uses)}\n'
    return identifier(name), f'{head}\n{kind} "{card}"\n{known[kind]}'


def identifier(name: str) -> str:
    """A name as files and lines of cards have it: small letters, digits, hyphens."""
    letters = "".join(sign for sign in normalize("NFKD", name) if sign.isascii() and sign != "'")
    plain = "-".join(re.findall(r"[a-z0-9]+", letters.lower()))
    found = plain if re.match("[a-z]", plain) else f"cards-{plain}".rstrip("-")
    return f"my-{found}" if found in bundled_sets() else found
