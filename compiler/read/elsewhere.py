"""Names that a set does not know because another one declares them.

In: the messages of a load, and what was read. Out: the same messages; those about a word that a
bundled set of the same game declares say which set that is, and what to write.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from compiler.advice.consequences import marked
from compiler.messages.names import UNKNOWN_NAME
from compiler.names.folding import fold, singulars
from compiler.names.kinds import KINDS
from compiler.read.places import Seen, bundled, bundled_sets, by_game
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.files import decoded
from dsl.reading.source import Source, normalise


def elsewhere(
    found: Sequence[Diagnostic], sources: Mapping[str, Source], sets: Iterable[str], seen: Seen
) -> tuple[Diagnostic, ...]:
    """`sets`: those that were read, by name."""
    if not any(one.tells(UNKNOWN_NAME) for one in found):
        return tuple(found)
    others: dict[str, str] = {}
    for word, name in _declared(set(sets), seen):
        if others.get(word) != word:  # of several, the set that is called so
            others[word] = name
    return tuple(_told(one, sources, others) if one.tells(UNKNOWN_NAME) else one for one in found)


def _told(one: Diagnostic, sources: Mapping[str, Source], others: Mapping[str, str]) -> Diagnostic:
    forms = singulars(marked(one, sources))
    name = next((others[form] for form in forms if form in others), None)
    if name is None:
        return one
    cure = (
        f"the set `{name}` has it: write `uses {name}` in the head of this set, or `needs {name}`"
    )
    return replace(
        one, cure=f"{cure} under what is only for games with it", suggestion=None, edits=()
    )


def _declared(here: set[str], seen: Seen) -> Iterator[tuple[str, str]]:
    """What the bundled sets declare that belong to the game and are not read, with the set."""
    game = next((game for game in by_game(bundled_sets()) if here & {*game}), ())
    for name in reversed([str(one) for one in game if one not in here]):
        folder = bundled(name)
        for path in seen.files(folder) if folder is not None else ():
            yield from ((word, name) for word in _headed(seen.read(path)))


@lru_cache(256)
def _headed(data: bytes) -> tuple[str, ...]:
    """The names of the declarations in a file, folded."""
    return tuple(map(fold, _names(normalise(decoded(data)))))


def _names(text: str) -> Iterator[str]:
    """In quotes, and the last word before these and the notes."""
    for line in text.split("\n"):
        if line[:1] not in ("", " ", "#"):
            head = line.partition(",")[0].split('"')
            yield from head[1:2]
            words = head[0].split()
            yield from words[-1:] if " ".join(words) not in KINDS else ()
