"""Sets on disk become one library.

In: names and paths of sets, or what `compiler.read.gather` has read of them. Out: a `Loaded` with
the library, every diagnostic, and the sources that the diagnostics point into.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from compiler.advice.consequences import causes, reworded
from compiler.advice.mending import Mending
from compiler.document.invariants import verify
from compiler.graph import Library
from compiler.lower.decks import with_decks
from compiler.lower.drawings import with_drawings
from compiler.lower.library import lower
from compiler.meaning.faults import placed as placed
from compiler.messages.sets import (
    ANOTHER_GAME,
)
from compiler.names.checks import check_numbers
from compiler.names.collecting import own_kinds
from compiler.names.folding import fold
from compiler.names.kinds import KINDS
from compiler.names.vocabulary import Vocabulary
from compiler.read.elsewhere import elsewhere
from compiler.read.gather import Reading, SetText, read_sets, read_text
from compiler.read.loaded import Loaded as Loaded
from compiler.read.memory import no_collection
from compiler.read.work import Work
from compiler.reading.printed import text_faults
from dsl.lexicon.spot import uncommented
from dsl.messages.diagnostics import Diagnostic, report
from dsl.reading.source import Source
from dsl.syntax.nodes import Declaration


def load(
    sets: Sequence[str | Path] | str | Path, work: Work | None = None, beside: Sequence[Path] = ()
) -> Loaded:
    """The library of these sets, or of one, and all that they use. Faults: E3xxx and those of every
    stage. `work`: how it is done; `compiler.read.desk.Desk` does only what has changed since the
    last time. `beside`: sets that are there too, for what `needs` them (`Loaded.wanted`), and are
    not asked for."""
    with no_collection():
        return compiled(read_sets(sets, work, beside))


def load_text(text: str, uses: Sequence[str] = ("mars",), name: str = "<text>") -> Loaded:
    """The library of a text, as a set that uses bundled sets; a `set` line in it is not needed."""
    with no_collection():
        return compiled(read_text(text, uses, name))


def compiled(loader: Reading) -> Loaded:
    sets, work = list(loader.sets.values()), loader.work
    if (fault := _several_games(sets)) is not None:
        loader.found.append(fault)
        ordered = _ordered(loader)
        work.done()
        return Loaded(Library(), ordered, loader.sources)
    own = own_kinds(d for made in sets for d in made.declarations)
    kinds = {**KINDS, **own}
    for made in sets if own else ():
        made.declarations = [work.spread(d, kinds) for d in made.declarations]
    told = [(made.info.id, made.declarations) for made in sets]
    words, found = work.collected(told, lambda one: _text(loader.sources, one))
    loader.found += found
    loader.found += check_numbers(
        ((made.info.id, d) for made in sets for d in made.declarations), words.symbol
    )
    declarations = [d for made in sets for d in made.declarations]
    infos = [made.info for made in sets]
    library, found = lower(infos, declarations, words, work.lowered)
    loader.found += found
    heads = [(made.info.id, made.head) for made in sets if made.head is not None]
    library, found = with_decks(library, heads, words)
    loader.found += found
    loader.found += [placed(loader.sources, fault) for fault in work.checked(library, homes(words))]
    library, found = with_drawings(
        library, declarations, words.symbol, loader.files, loader.seen.read
    )
    loader.found += found
    folders = tuple(made.folder for made in sets if made.folder is not None)
    if not any(one.severity == "error" for one in loader.found):
        loader.found += text_faults(library, loader.sources, folders, work.place)
    known = [symbol.name for symbol in words.named(words.by_kind)]
    ordered = causes(_ordered(loader), loader.sources, map(fold, known))
    ordered = reworded(ordered, loader.sources, words.loosely())
    ordered = elsewhere(ordered, loader.sources, loader.sets, loader.seen)
    is_sound = not any(d.severity == "error" for d in ordered)
    if work.thorough and is_sound:
        verify(library)
    elif work.thorough:
        begun = {(one.header.file, one.header.line): one for one in declarations}
        known_by = (library, begun, infos, words, loader.sources, loader.named, folders)
        ordered = Mending(*known_by).of(ordered)
    files = tuple(name for name, path in loader.files.items() if _is_asked_for(loader, path))
    work.done()
    needs = tuple(sorted((group for group in loader.needs if group), key=lambda g: (len(g), g)))
    wanted, named = tuple(sorted(loader.wanted)), tuple(loader.named)
    return Loaded(library, ordered, loader.sources, folders, named, files, needs, wanted)


def _text(sources: Mapping[str, Source], declaration: Declaration) -> str:
    """How it is written, on one line."""
    numbers = range(declaration.header.line, declaration.span.end_line + 1)
    lines = (sources[declaration.header.file].line(number) for number in numbers)
    return "; ".join(text for text in (uncommented(line).strip() for line in lines) if text)


def homes(words: Vocabulary) -> dict[tuple[str, str], str]:
    """The set that declares each name, by its kind and identifier."""
    return {
        (kind, symbol.id): symbol.set
        for kind, known in words.by_kind.items()
        for symbol in known.values()
    }


def _several_games(sets: Iterable[SetText]) -> Diagnostic | None:
    """Sets of different games know nothing of each other."""
    games = [d for made in sets for d in made.declarations if d.words and d.words[0].text == "game"]
    names = {" ".join(word.text for word in d.words[1:]): d for d in games}
    if len(names) < 2:
        return None
    first, other, *_ = names
    place = names[first].header
    where = f"{place.file}:{place.line}"
    cure = f"to change numbers of that game name it: `game {first}`"
    return report(ANOTHER_GAME, names[other].header, cure, game=other, other=first, place=where)


def _is_asked_for(loader: Reading, path: Path) -> bool:
    """Whether it is one of the files of the sets asked for; a link in a folder is one of them."""
    places = loader.seen.resolved(path), loader.seen.resolved(path.parent) / path.name
    return any(place.is_relative_to(root) for place in places for root in loader.roots)


def _ordered(loader: Reading) -> tuple[Diagnostic, ...]:
    """By file as read, then by place; the same message at the same place is given once."""
    files = {name: index for index, name in enumerate(loader.sources)}
    unique = dict.fromkeys(loader.work.placed(loader.found))
    return tuple(
        sorted(unique, key=lambda d: (files.get(d.span.file, -1), d.span.line, d.span.column))
    )
