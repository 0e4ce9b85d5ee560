"""Which files are the text of some sets, and what stands in them.

In: names of bundled sets, and paths of folders or files that hold a set. Out: a `Reading` with the
declarations of each, those of the sets that they use first, and the messages on the way. A set is a
folder whose `.mars` files, taken together, hold one `set` declaration.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from compiler.graph import SetInfo
from compiler.messages.sets import (
    NO_CARD_FILE,
    NO_SET_HERE,
    SECOND_SET_IN_FOLDER,
    SETS_IN_CIRCLE,
    TWO_SETS_OF_ONE_NAME,
    UNKNOWN_SET,
    UNREADABLE_FILE,
    USES_NO_SET,
)
from compiler.names.checks import check_declaration
from compiler.names.folding import slug
from compiler.names.kinds import KINDS, kind_of
from compiler.names.vocabulary import Vocabulary
from compiler.names.written import sets_named
from compiler.read.filed import Filed, filed
from compiler.read.places import (
    BUNDLED,
    Seen,
    as_called,
    bundled,
    bundled_sets,
    is_name,
    is_there,
    set_files,
)
from compiler.read.strays import is_other_text
from compiler.read.work import Work
from dsl.messages.diagnostics import Diagnostic, near, report
from dsl.reading.files import reason
from dsl.reading.signs import shown
from dsl.reading.source import Source, Span, normalise
from dsl.syntax.nodes import Declaration

LONG_CHAIN = 9
"""Of a circle of more sets than these a message names the first and the last."""


@dataclass(slots=True)
class SetText:
    """A set as found: its folder (None for text), its declarations and the sets that it uses."""

    info: SetInfo
    folder: Path | None
    declarations: list[Declaration]
    uses: list[tuple[str, Span]]
    head: Declaration | None = None


@dataclass(frozen=True, slots=True)
class Open:
    """A set of which some used ones are still to be read."""

    made: SetText
    rest: Iterator[tuple[str, Span]]


@dataclass(slots=True)
class Reading:
    """What is read so far: sets by identifier, used ones first, and the messages on the way."""

    found: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, Source] = field(default_factory=dict)
    files: dict[str, Path] = field(default_factory=dict)  # by the name of the source
    sets: dict[str, SetText] = field(default_factory=dict)
    places: dict[Path, str] = field(default_factory=dict)
    open: list[Open] = field(default_factory=list)  # each is used by the one before
    work: Work = field(default_factory=Work)
    named: list[str] = field(default_factory=list)  # the sets asked for, and where they are
    roots: list[Path] = field(default_factory=list)
    needs: set[tuple[Path, ...]] = field(default_factory=set)
    wanted: set[Path] = field(default_factory=set)

    @property
    def seen(self) -> Seen:
        return self.work.seen


def read_sets(
    sets: Sequence[str | Path] | str | Path, work: Work | None = None, beside: Sequence[Path] = ()
) -> Reading:
    """The text of these sets and all that they use, as syntax trees."""
    if isinstance(sets, str | Path):  # one by itself, whose letters are no folders
        sets = (sets,)
    loader = Reading(work=work or Work())
    found: list[Path] = []
    for name in sets:
        folder = bundled(str(name)) if is_name(name) else Path(name)
        if folder is None or not is_there(folder):
            loader.found.append(_unknown_set(str(name), Span(str(name), 0, 0, 0, 0)))
        else:
            found.append(folder)
            loader.roots.append(loader.seen.resolved(folder))
    for folder in found:
        named = _load(loader, folder)
        if named is not None:
            loader.named.append(named)
    for folder in beside:
        _load(loader, folder)
    _leave_out(loader)
    return loader


def read_text(
    text: str,
    uses: Sequence[str] = ("mars",),
    name: str = "<text>",
    work: Work | None = None,
) -> Reading:
    """The text as a set, and what it uses, as syntax trees."""
    loader = Reading(work=work or Work())
    source = Source(name, normalise(text))
    loader.sources[name] = source
    file = filed(source)
    loader.found += file.found
    for used in uses:
        folder = bundled(used)
        if folder is None:
            loader.found.append(_unknown_set(used, Span(name, 0, 0, 0, 0)))
        else:
            _load(loader, folder)
    made = SetText(SetInfo("text", name, tuple(uses)), None, [], [])
    if file.heads:
        made = _info(file.heads[0], None)
    made.declarations = [*file.declarations]
    for head in file.heads[:1]:
        loader.found += check_declaration(head, KINDS["set"], Vocabulary())
    for used, span in made.uses:
        folder = _used(loader, made, used, span)
        if folder is not None:
            _load(loader, folder)
    loader.sets[made.info.id] = made
    _leave_out(loader)
    return loader


def _leave_out(loader: Reading) -> None:
    """What needs a set is in the game only where that is."""
    for made in loader.sets.values():
        kept = []
        for declaration in made.declarations:
            missing = [
                (name, span)
                for name, span in sets_named(declaration, "needs")
                if name not in loader.sets
            ]
            if not missing:
                kept.append(declaration)
                continue
            if loader.named and made.info.id not in loader.named:
                continue  # what others need is their own affair
            told = "; what must be so for it is `requires …`"
            found = (_place(loader, made, name, span, told) for name, span in missing)
            places = tuple(place for place in found if place is not None)
            loader.needs.add(places)
            if not _is_scenario(declaration):
                loader.wanted.update(places)
        made.declarations = kept


# ---- one set ------------------------------------------------------------------------------------


def _load(loader: Reading, folder: Path) -> str | None:
    """Read the set at a place and all that it uses; its identifier, or None after a message.
    Without recursion, so that sets may use each other in a chain of any length."""
    named = _begin(loader, folder)
    while loader.open:
        last = loader.open[-1]
        for name, span in last.rest:
            used = _used(loader, last.made, name, span)
            if used is not None:
                _begin(loader, used)
                break
        else:
            loader.open.pop()
            loader.sets[last.made.info.id] = last.made
    return named


def _begin(loader: Reading, folder: Path) -> str | None:
    """Read the set at a place alone, and leave it open if it had not been read."""
    place = loader.seen.resolved(folder)
    if place in loader.places:
        return loader.places[place]
    paths = loader.seen.files(folder) if loader.seen.is_folder(folder) else [folder]
    files = [_file(loader, path, place in loader.roots) for path in paths]
    heads = [head for file in files if file is not None for head in file.heads]
    declarations = [one for file in files if file is not None for one in file.declarations]
    span = Span(_shown(folder), 0, 0, 0, 0)
    if not heads and not declarations and None in files:
        return None  # which has been said
    if not heads:
        loader.found.append(
            report(NO_SET_HERE, span, _where_it_may_be(folder), place=as_called(folder))
        )
        return None
    if heads[1:]:
        loader.found.append(_second(heads[0].header, heads[1].header))
        return None  # whatever else is wrong may only follow from it
    loader.found += check_declaration(heads[0], KINDS["set"], Vocabulary())
    made = _info(heads[0], folder if folder.is_dir() else folder.parent)
    if made.info.id in loader.sets:
        loader.found.append(report(TWO_SETS_OF_ONE_NAME, heads[0].header, name=made.info.id))
        return None
    loader.places[place] = made.info.id
    made.declarations = declarations
    if not made.uses and _needs_a_game(made.declarations):
        loader.found.append(report(USES_NO_SET, heads[0].header, "add a line `uses base` under it"))
    loader.open.append(Open(made, iter(made.uses)))
    return made.info.id


def _where_it_may_be(place: Path) -> str:
    """What to do where no `set` was found."""
    if place.is_file() and len(set_files(place.parent)) > 1:
        return f"a set is a whole folder; name that: `{place.parent}`"
    if place.is_dir() and not set_files(place):
        others = sorted(path.name for path in place.iterdir() if path.is_file())
        found = f"; here is only `{shown(others[0])}`" if len(others) == 1 else ""
        return f"its files must end in `.mars`{found}"
    return 'one file of the set holds `set NAME "Title"` and, under it, `uses base`'


def _second(first: Span, extra: Span) -> Diagnostic:
    """Where sets stand beside each other, the folder around them was named."""
    one, other = Path(first.file).parent, Path(extra.file).parent
    apart = one != other and one not in other.parents and other not in one.parents
    cure = f"they are sets of their own: name `{one}` or `{other}` instead" if apart else None
    return report(SECOND_SET_IN_FOLDER, extra, cure, place=f"{first.file}:{first.line}")


def _needs_a_game(declarations: Iterable[Declaration]) -> bool:
    """Cards or tests, and nothing that says of which game."""
    kinds = [match[0] for match in map(kind_of, declarations) if match is not None]
    if any(kind.words == "game" for kind in kinds):
        return False
    return any(kind.card is not None or kind.words == "scenario" for kind in kinds)


def _is_scenario(declaration: Declaration) -> bool:
    kind = kind_of(declaration)
    return kind is not None and kind[0].words == "scenario"


def _info(declaration: Declaration, folder: Path | None) -> SetText:
    uses = list(sets_named(declaration, "uses"))
    words = declaration.words[1:]
    identifier = slug(" ".join(word.text for word in words) or declaration.name or "")
    info = SetInfo(identifier, declaration.name or identifier, tuple(name for name, _ in uses))
    return SetText(info, folder, [], uses, declaration)


def _used(loader: Reading, made: SetText, name: str, span: Span) -> Path | None:
    """Where a used set is, if it is not yet read."""
    open_ = [one.made.info.id for one in loader.open]
    if name in open_:
        chain = [*open_, name]
        if len(chain) > LONG_CHAIN:
            chain[2:-2] = ["…"]
        loader.found.append(report(SETS_IN_CIRCLE, span, chain=" uses ".join(chain)))
        return None
    return _place(loader, made, name, span) if name not in loader.sets else None


def _place(loader: Reading, made: SetText, name: str, span: Span, told: str = "") -> Path | None:
    """Where a set is that another one names: a folder beside that one comes before a bundled
    one. Where there is none, more is `told`."""
    beside = _parent(made.folder) / name if made.folder is not None else None
    own_set = beside is not None and loader.seen.is_folder(beside)
    folder = beside if own_set else bundled(name)
    if folder is None:
        own = f"a set of your own is a folder `{name}` beside this one{told}"
        loader.found.append(_unknown_set(name, span, own))
    return folder


def _parent(folder: Path) -> Path:
    return folder / ".." if folder.name in ("", "..") else folder.parent


def _unknown_set(
    name: str, span: Span, own: str = "a set of your own is named by its path"
) -> Diagnostic:
    known = bundled_sets()
    cure = f"bundled sets are {', '.join(known)}; {own}"
    return report(UNKNOWN_SET, span, cure, near(name, known), name=name)


def _file(loader: Reading, path: Path, own: bool) -> Filed | None:
    """What is in a file, or None after a message."""
    name = _shown(path)
    try:
        file = loader.work.file(path, name, own)
    except OSError as error:
        why, cure = reason(error)
        loader.found.append(report(UNREADABLE_FILE, Span(name, 0, 0, 0, 0), cure, reason=why))
        return None
    if file.found and is_other_text(file.source):
        cure = "hardly a line of it begins as lines of cards do; only files of cards end in `.mars`"
        loader.found.append(report(NO_CARD_FILE, Span(name, 0, 0, 0, 0), cure))
        return None
    loader.sources[name] = file.source
    loader.files[name] = path
    loader.found += file.found
    return file


def _shown(path: Path) -> str:
    """The path as messages show it: bundled sets from `cardsets` on, others as given."""
    if path.is_relative_to(BUNDLED):
        return str(path.relative_to(BUNDLED.parent))
    return shown(str(as_called(path)))
