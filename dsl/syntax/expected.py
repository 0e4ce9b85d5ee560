"""Which words of the language may stand at a place, as the grammar has it.

In: lines up to the place. Out: the terminals that the parser would take there, and the words of
each; names, numbers and texts are terminals without words.
"""

from __future__ import annotations

from collections.abc import Iterable

from lark import Token, UnexpectedInput
from lark.indenter import DedentError

from dsl.lexicon.words import DID, DOES, DONE, KEYWORDS, PHRASES, RANKS, SCOPES, VERBS
from dsl.reading.source import straight
from dsl.syntax.parser import ONE_AT_A_TIME, reader

WORDS: dict[str, tuple[str, ...]] = {
    **{name: tuple(words) for name, words in KEYWORDS.items()},
    **{name: tuple(words) for name, words in PHRASES.items()},
    "VERB": VERBS,
    "DOES": tuple(DOES),
    "DID": tuple(DID),
    "DONE": tuple(DONE),
    "RANK": RANKS,
    "SCOPE": SCOPES,
    "NEXT": ("next",),
    "_ARROW": ("->",),
}
"""The words of terminals."""


def expected(lines: Iterable[str]) -> frozenset[str]:
    """The terminals that may come next; none where what stands before cannot be read. The first
    line is the header of a declaration."""
    text = straight("\n".join(lines))
    with ONE_AT_A_TIME:
        builder, parser = reader()
        builder.begin("", 0)
        reading = parser.parse_interactive(text)
        try:
            for _ in reading.iter_parse():
                pass
        except UnexpectedInput as error:
            if not _is_end(error):
                return frozenset()
        except DedentError:
            return frozenset()
        return frozenset(reading.accepts())  # type: ignore[no-untyped-call]


def _is_end(error: UnexpectedInput) -> bool:
    """What is made up behind the last line, and of course does not fit."""
    token = getattr(error, "token", None)
    return isinstance(token, Token) and token.type in ("_DEDENT", "$END")
